//===- TensorOpVerification.cpp - Run-time checks beside pads -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks operations on tensors that upstream's --generate-runtime-verification
// passes over, and whose loops read or write beyond an array if extents that
// types leave open do not fit.
//
//===----------------------------------------------------------------------===//

#include "TensorOpVerification.h"
#include "RuntimeOpChecks.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/RuntimeVerifiableOpInterface.h"
#include "pad/Utils/DynamicAmounts.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

static constexpr int64_t maxIndex = std::numeric_limits<int64_t>::max();

/// Whether `size` is the extent of an array, and so is not negative.
static bool isDim(OpFoldResult size) {
  auto value = dyn_cast<Value>(size);
  return value &&
         isa_and_present<tensor::DimOp, memref::DimOp>(value.getDefiningOp());
}

/// Checks a number of axis `axis`, which `name` says in messages.
static void requireNotNegative(Checks &checks, int64_t axis, StringRef name,
                               OpFoldResult size) {
  if (!isDim(size))
    checks.require(checks.index.lessEqual(0, size),
                   Message() << "axis " << Twine(axis) << ": " << name << " "
                             << size << " is negative, expected at least 0");
}

/// Checks `extent` of operand `operand` against that of operand 0.
static void requireSame(Checks &checks, int64_t axis, unsigned operand,
                        OpFoldResult extent, OpFoldResult expected) {
  checks.require(checks.index.equal(extent, expected),
                 Message() << "axis " << Twine(axis) << ": extent " << extent
                           << " of operand " << Twine(operand)
                           << " does not match extent " << expected
                           << " of operand 0");
}

namespace {

/// The product of extents, and whether it is less than 2^63.
struct Product {
  OpFoldResult value;
  Condition fits = true;
  /// The factors, with signs between them.
  Message text;
};

} // namespace

/// Multiplies `extents`, which are not negative.
static Product multiply(IndexBuilder &index, ArrayRef<OpFoldResult> extents) {
  // The numbers that are known are one factor, the last: no code divides by it.
  SmallVector<OpFoldResult> unknown;
  int64_t known = 1;
  Product product;
  for (auto [position, extent] : llvm::enumerate(extents)) {
    product.text << (position == 0 ? "" : " x ") << extent;
    std::optional<int64_t> number = getConstantIntValue(extent);
    if (!number)
      unknown.push_back(extent);
    else if (llvm::MulOverflow(known, *number, known))
      product.fits = false;
  }
  if (llvm::any_of(extents, isZeroInteger)) {
    product.value = index.constant(0);
    product.fits = true;
    return product;
  }
  product.value = index.constant(1);
  if (known != 1 || unknown.empty())
    unknown.push_back(index.constant(known));
  for (OpFoldResult extent : unknown) {
    if (!isOneInteger(product.value)) {
      OpFoldResult limit =
          index.div(index.constant(maxIndex), index.max(extent, 1));
      product.fits = index.conjunction(product.fits,
                                       index.lessEqual(product.value, limit));
    }
    product.value = index.mul(product.value, extent);
  }
  return product;
}

/// The tensor of the same extents from which `tensor` is computed element by
/// element. A check that asks for these keeps no op of the chain.
static Value getElementwiseSource(Value tensor) {
  // The limit is for long chains, and for the circles of unreachable blocks.
  for (int step = 0; step < 64; ++step) {
    Operation *op = tensor.getDefiningOp();
    // By a scalar condition it is a whole tensor that is selected.
    if (!op || !OpTrait::hasElementwiseMappableTraits(op) ||
        !isa<RankedTensorType>(op->getOperand(0).getType()))
      break;
    tensor = op->getOperand(0);
  }
  return tensor;
}

static void checkElementwise(Operation *op, Checks &checks) {
  // By a scalar condition it is a whole tensor that is selected.
  if (op->getNumOperands() < 2 ||
      !llvm::all_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>))
    return;
  Value first = getElementwiseSource(op->getOperand(0));
  SmallVector<OpFoldResult> expected;
  for (OpOperand &operand : op->getOpOperands().drop_front()) {
    Value source = getElementwiseSource(operand.get());
    if (source == first)
      continue;
    if (expected.empty())
      expected = checks.getSizes(first);
    for (auto [axis, extent, other] :
         llvm::enumerate(checks.getSizes(source), expected))
      requireSame(checks, axis, operand.getOperandNumber(), extent, other);
  }
}

static void check(tensor::PadOp pad, Checks &checks) {
  SmallVector<OpFoldResult> lows = pad.getMixedLowPad();
  SmallVector<OpFoldResult> highs = pad.getMixedHighPad();
  for (auto [axis, low, high] : llvm::enumerate(lows, highs)) {
    requireNotNegative(checks, axis, "low", low);
    requireNotNegative(checks, axis, "high", high);
  }
  checks.requireExtents(pad.getSource(), lows, highs,
                        getClaimedSizes(checks.index, pad.getResultType()),
                        PadMode::Constant, "result");
}

/// Whether `size` elements at a distance of `stride` stay within `extent` from
/// the one at `offset` on, which does.
static Condition staysInside(IndexBuilder &index, OpFoldResult extent,
                             OpFoldResult offset, OpFoldResult size,
                             OpFoldResult stride) {
  // Quotients, as products may wrap. A divisor of a case that is not the one of
  // `stride` is 1.
  OpFoldResult steps = index.sub(size, 1);
  std::optional<int64_t> known = getConstantIntValue(stride);
  Condition up = false, down = false;
  if (!known || *known > 0) {
    OpFoldResult room = index.sub(index.sub(extent, 1), offset);
    up = index.lessEqual(steps, index.div(room, index.max(stride, 1)));
    up = index.conjunction(index.lessThan(0, stride), up);
  }
  if (!known || *known < 0) {
    OpFoldResult distance = index.sub(0, index.max(stride, -maxIndex));
    down = index.lessEqual(steps, index.div(offset, index.max(distance, 1)));
    down = index.conjunction(index.lessThan(stride, 0), down);
  }
  Condition isZero = index.equal(stride, 0);
  return index.disjunction(isZero, index.disjunction(up, down));
}

template <typename OpTy>
static void checkInsertion(OpTy insert, Checks &checks) {
  IndexBuilder &index = checks.index;
  SmallVector<OpFoldResult> source = checks.getSizes(insert.getSource());
  SmallVector<OpFoldResult> extents = checks.getSizes(insert.getDest());
  llvm::SmallBitVector dropped = insert.getDroppedDims();
  unsigned sourceAxis = 0;
  for (auto [axis, extent, offset, size, stride] :
       llvm::enumerate(extents, insert.getMixedOffsets(),
                       insert.getMixedSizes(), insert.getMixedStrides())) {
    requireNotNegative(checks, axis, "size", size);
    Condition begins = index.isIn({index.constant(0), extent}, offset);
    Condition fits = index.conjunction(
        begins, staysInside(index, extent, offset, size, stride));
    checks.require(index.disjunction(index.lessEqual(size, 0), fits),
                   Message()
                       << "axis " << Twine(axis) << ": size " << size
                       << " at offset " << offset << " with stride " << stride
                       << " is not inside the destination extent " << extent);
    if (dropped.test(axis))
      continue;
    OpFoldResult sourceExtent = source[sourceAxis++];
    checks.require(index.equal(sourceExtent, size),
                   Message()
                       << "axis " << Twine(axis) << ": source extent "
                       << sourceExtent << " does not match size " << size);
  }
}

static void check(tensor::InsertSliceOp insert, Checks &checks) {
  checkInsertion(insert, checks);
}
static void check(tensor::ParallelInsertSliceOp insert, Checks &checks) {
  checkInsertion(insert, checks);
}

static void check(bufferization::MaterializeInDestinationOp op,
                  Checks &checks) {
  SmallVector<OpFoldResult> extents = checks.getSizes(op.getDest());
  for (auto [axis, extent, expected] :
       llvm::enumerate(extents, checks.getSizes(op.getSource())))
    requireSame(checks, axis, /*operand=*/1, extent, expected);
}

static void check(tensor::ConcatOp concat, Checks &checks) {
  IndexBuilder &index = checks.index;
  SmallVector<OpFoldResult> claimed =
      getClaimedSizes(index, concat.getResultType());
  int64_t concatAxis = concat.getDim();
  OpFoldResult sum = index.constant(0);
  SmallVector<OpFoldResult> first;
  for (auto [operand, input] : llvm::enumerate(concat.getInputs())) {
    SmallVector<OpFoldResult> extents = checks.getSizes(input);
    sum = index.add(sum, extents[concatAxis]);
    if (operand == 0)
      first = extents;
    for (auto [axis, extent, expected, result] :
         llvm::enumerate(extents, first, claimed)) {
      if (static_cast<int64_t>(axis) == concatAxis)
        continue;
      if (operand != 0)
        requireSame(checks, axis, operand, extent, expected);
      else if (result)
        checks.require(index.equal(extent, result),
                       Message() << "axis " << Twine(axis) << ": result extent "
                                 << result << " does not match extent "
                                 << extent << " of operand 0");
    }
  }
  if (OpFoldResult result = claimed[concatAxis])
    checks.require(index.equal(sum, result),
                   Message()
                       << "axis " << Twine(concatAxis) << ": result extent "
                       << result << " does not match the sum " << sum
                       << " of the extents of the operands");
}

static void check(tensor::ExpandShapeOp expand, Checks &checks) {
  IndexBuilder &index = checks.index;
  SmallVector<OpFoldResult> extents = expand.getMixedOutputShape();
  for (auto [axis, extent] : llvm::enumerate(extents))
    requireNotNegative(checks, axis, "result extent", extent);
  SmallVector<OpFoldResult> source = checks.getSizes(expand.getSrc());
  for (auto [axis, n, group] :
       llvm::enumerate(source, expand.getReassociationIndices())) {
    Product product =
        multiply(index, llvm::map_to_vector(group, [&](int64_t result) {
                   return extents[result];
                 }));
    checks.require(
        index.conjunction(product.fits, index.equal(n, product.value)),
        Message() << "axis " << Twine(axis) << " of the source: extent " << n
                  << " does not match the result extents " << product.text);
  }
}

static void check(tensor::ReshapeOp reshape, Checks &checks) {
  auto source = dyn_cast<RankedTensorType>(reshape.getSource().getType());
  auto result = dyn_cast<RankedTensorType>(reshape.getResult().getType());
  if (!source || !result)
    return;
  IndexBuilder &index = checks.index;
  SmallVector<OpFoldResult> extents = getClaimedSizes(index, result);
  for (auto [axis, extent] : llvm::enumerate(extents)) {
    if (extent)
      continue;
    extent = readEntry(index, reshape.getShape(), index.constant(axis));
    requireNotNegative(checks, axis, "result extent", extent);
  }
  Product product = multiply(index, extents);
  Product elements = multiply(index, checks.getSizes(reshape.getSource()));
  checks.require(index.conjunction(product.fits,
                                   index.equal(elements.value, product.value)),
                 Message() << elements.value
                           << " elements of the source do not fill"
                           << " the result extents " << product.text);
}

/// Checks `packed` against the extents that `unpacked` has in the tiles of
/// `op`.
template <typename OpTy>
static void checkPacked(OpTy op, Value unpacked, Value packed, Checks &checks) {
  IndexBuilder &index = checks.index;
  SmallVector<OpFoldResult> expected = linalg::PackOp::getResultShape(
      index.getBuilder(), index.getLoc(), checks.getSizes(unpacked),
      op.getMixedTiles(), op.getInnerDimsPos(), op.getOuterDimsPerm());
  for (auto [axis, extent, fitting] :
       llvm::enumerate(checks.getSizes(packed), expected))
    checks.require(index.equal(extent, fitting),
                   Message()
                       << "axis " << Twine(axis) << ": packed extent " << extent
                       << " does not match the " << fitting << " of the tiles");
}

static void check(linalg::PackOp pack, Checks &checks) {
  if (pack.hasPureTensorSemantics())
    checkPacked(pack, pack.getSource(), pack.getDest(), checks);
}
static void check(linalg::UnPackOp unpack, Checks &checks) {
  if (unpack.hasPureTensorSemantics())
    checkPacked(unpack, unpack.getDest(), unpack.getSource(), checks);
}

/// Checks the extents of an op that makes a tensor, the last operands of it.
static void checkNewTensor(Operation *op, Checks &checks) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  ValueRange sizes = op->getOperands().take_back(type.getNumDynamicDims());
  for (auto [axis, extent] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(extent))
      continue;
    requireNotNegative(checks, axis, "extent", sizes.front());
    sizes = sizes.drop_front();
  }
}

static void check(tensor::EmptyOp op, Checks &checks) {
  checkNewTensor(op, checks);
}
static void check(tensor::GenerateOp op, Checks &checks) {
  checkNewTensor(op, checks);
}
static void check(tensor::SplatOp op, Checks &checks) {
  checkNewTensor(op, checks);
}

namespace {

/// The checks of an operation that `check` has an overload for, or that is
/// elementwise.
template <typename OpTy>
struct Verification final
    : RuntimeVerifiableOpInterface::ExternalModel<Verification<OpTy>, OpTy> {
  void generateRuntimeVerification(Operation *op, OpBuilder &builder,
                                   Location loc,
                                   MessageGenerator generateMessage) const {
    // scf.forall.in_parallel takes nothing but insertions.
    if constexpr (std::is_same_v<OpTy, tensor::ParallelInsertSliceOp>)
      builder.setInsertionPoint(op->getParentOp());
    Checks checks(builder, op, generateMessage);
    if constexpr (OpTy::template hasTrait<OpTrait::Elementwise>())
      checkElementwise(op, checks);
    else
      check(cast<OpTy>(op), checks);
  }
};

} // namespace

/// Attaches our model where upstream has none of its own, as a later version
/// may. If that one is attached after ours, the interface map keeps ours.
template <typename OpTy>
static void attach(MLIRContext *context) {
  RegisteredOperationName name =
      *RegisteredOperationName::lookup(OpTy::getOperationName(), context);
  if (!name.hasInterface<RuntimeVerifiableOpInterface>())
    OpTy::template attachInterface<Verification<OpTy>>(*context);
}

/// Attaches models to those of a dialect's operations that are elementwise.
template <typename... Ops>
static void attachToElementwise(MLIRContext *context) {
  (
      [&] {
        if constexpr (Ops::template hasTrait<OpTrait::Elementwise>())
          attach<Ops>(context);
      }(),
      ...);
}

void mlir::pad::registerTensorOpVerification(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PadDialect *,
                            bufferization::BufferizationDialect *) {
    attach<bufferization::MaterializeInDestinationOp>(context);
  });
  registry.addExtension(
      +[](MLIRContext *context, PadDialect *, arith::ArithDialect *) {
        attachToElementwise<
#define GET_OP_LIST
#include "mlir/Dialect/Arith/IR/ArithOps.cpp.inc"
            >(context);
      });
  registry.addExtension(
      +[](MLIRContext *context, PadDialect *, linalg::LinalgDialect *) {
        attach<linalg::PackOp>(context);
        attach<linalg::UnPackOp>(context);
      });
  registry.addExtension(
      +[](MLIRContext *context, PadDialect *, math::MathDialect *) {
        attachToElementwise<
#define GET_OP_LIST
#include "mlir/Dialect/Math/IR/MathOps.cpp.inc"
            >(context);
      });
  registry.addExtension(
      +[](MLIRContext *context, PadDialect *, tensor::TensorDialect *) {
        attach<tensor::ConcatOp>(context);
        attach<tensor::EmptyOp>(context);
        attach<tensor::ExpandShapeOp>(context);
        attach<tensor::GenerateOp>(context);
        attach<tensor::InsertSliceOp>(context);
        attach<tensor::PadOp>(context);
        attach<tensor::ParallelInsertSliceOp>(context);
        attach<tensor::ReshapeOp>(context);
        attach<tensor::SplatOp>(context);
      });
}
