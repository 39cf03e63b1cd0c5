//===- DestinationChain.cpp - The ops that compute one array --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DestinationChain.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/Destination.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::pad;
using linalg::LinalgOp;

/// The operand whose buffer bufferization gives to `value`; null if there is
/// none. For a loop, it is the initial value, if the loop yields the array that
/// it carries.
static OpOperand *getDestination(Value value) {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return nullptr;
  if (auto border = dyn_cast<FillBorderOp>(result.getOwner()))
    return &border.getSourceMutable();
  if (auto loop = dyn_cast<scf::ForOp>(result.getOwner())) {
    Value yielded = loop.getYieldedValues()[result.getResultNumber()];
    while (yielded != loop.getTiedLoopRegionIterArg(result)) {
      OpOperand *destination = getDestination(yielded);
      if (!destination)
        return nullptr;
      yielded = destination->get();
    }
    return loop.getTiedLoopInit(result);
  }
  auto op = dyn_cast<DestinationStyleOpInterface>(result.getOwner());
  return op && op.hasPureTensorSemantics() ? op.getTiedOpOperand(result)
                                           : nullptr;
}

/// Whether nothing is needed of the elements of `init`, the destination of an
/// op.
static bool needsNothing(OpOperand &init) {
  if (isa<PadIntoOp, AdjointIntoOp>(init.getOwner()) ||
      init.get().getDefiningOp<tensor::EmptyOp>())
    return true;
  auto op = dyn_cast<LinalgOp>(init.getOwner());
  return op && isOverwritten(op, init);
}

/// Whether bufferization has to copy `value` before an op changes it.
static bool isReadOnly(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return isConstantTensor(value);
}

/// Whether `op` may read an element of `input` and write one of its result
/// there: it reads no other element of `input` for that.
static bool canUpdate(LinalgOp op, OpOperand *input) {
  if (op.getNumDpsInits() != 1 || op.getNumParallelLoops() != op.getNumLoops())
    return false;
  OpOperand *init = op.getDpsInitOperand(0);
  if (op.payloadUsesValueFromOperand(init))
    return false;
  AffineMap map = op.getMatchingIndexingMap(init);
  return map.isPermutation() &&
         input->get().getType() == init->get().getType() &&
         llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
           return operand.get() != input->get() ||
                  op.getMatchingIndexingMap(&operand) == map;
         });
}

static OpFoldResult addIndices(OpBuilder &builder, Location loc, OpFoldResult a,
                               OpFoldResult b) {
  AffineExpr x, y;
  bindSymbols(builder.getContext(), x, y);
  return affine::makeComposedFoldedAffineApply(builder, loc, x + y, {a, b});
}

/// Continues the chain with the op that computes `value` for `user`. Returns
/// the reason why that is impossible, or an empty text.
StringRef DestinationChain::extend(Value value, Operation *user,
                                   bool allowOtherUsers, const Arrays &arrays) {
  constexpr StringLiteral hasOtherUsers =
      "a tensor that it is computed in has other users";
  Operation *op = value.getDefiningOp();
  if (!op)
    return "it is an argument of a block";
  if (op->getBlock() != user->getBlock())
    return "it is computed in another block";
  bool isArray = arrays.contains(op);
  if (!allowOtherUsers && !isArray &&
      !llvm::all_of(value.getUsers(), [&](Operation *o) { return o == user; }))
    return hasOtherUsers;
  if (auto type = dyn_cast<RankedTensorType>(value.getType());
      !type || llvm::is_contained(type.getShape(), 0))
    return "it is empty";
  if (isArray || isa<PadOp, AdjointOp, tensor::ConcatOp>(op)) {
    ops.push_back(op);
    return {};
  }
  if (auto cast = dyn_cast<tensor::CastOp>(op)) {
    ops.push_back(op);
    return extend(cast.getSource(), op, /*allowOtherUsers=*/false, arrays);
  }
  OpOperand *destination = getDestination(value);
  if (!destination)
    return "no op with a destination computes it";
  ops.push_back(op);
  // A sum that is added to a sum goes where that one is.
  if (auto linalgOp = dyn_cast<LinalgOp>(op))
    for (OpOperand *input : linalgOp.getDpsInputOperands())
      if (canUpdate(linalgOp, input)) {
        DestinationChain longer = *this;
        if (!longer.extend(input->get(), op, false, arrays).empty())
          continue;
        *this = std::move(longer);
        updates.emplace_back(destination, input);
        return {};
      }
  Value array = destination->get();
  bool isEmptyArray = arrays.contains(array.getDefiningOp());
  copiesInit = !isEmptyArray && !needsNothing(*destination);
  if (!isEmptyArray && (!copiesInit || isReadOnly(array))) {
    init = destination;
    return {};
  }
  if (!isEmptyArray && !array.hasOneUse())
    return hasOtherUsers;
  return extend(array, op, /*allowOtherUsers=*/false, arrays);
}

std::optional<DestinationChain>
DestinationChain::find(Value value, Operation *user, const Arrays &arrays,
                       bool allowOtherUsers, StringRef *reason) {
  DestinationChain chain;
  StringRef problem = chain.extend(value, user, allowOtherUsers, arrays);
  if (reason)
    *reason = problem;
  if (!problem.empty())
    return std::nullopt;
  return chain;
}

RankedTensorType DestinationChain::getType() const {
  if (init)
    return cast<RankedTensorType>(init->get().getType());
  if (auto concat = dyn_cast<tensor::ConcatOp>(getFirst()))
    return tensor::ConcatOp::inferResultType(concat.getDim(),
                                             concat->getOperandTypes());
  return cast<RankedTensorType>(getFirst()->getResult(0).getType());
}

/// The extents of each part of `concat`, which differ along its axis alone. The
/// extents of a part that is computed later, in its place, are built before
/// that.
static SmallVector<SmallVector<OpFoldResult>>
getPartSizes(OpBuilder &builder, tensor::ConcatOp concat,
             const DestinationChain::Arrays &arrays) {
  SmallVector<SmallVector<OpFoldResult>> sizes;
  for (Value part : concat.getInputs()) {
    auto chain = DestinationChain::find(part, concat, arrays);
    sizes.push_back(
        chain ? chain->getSizes(builder, arrays)
              : tensor::getMixedSizes(builder, concat.getLoc(), part));
  }
  for (int64_t axis : llvm::seq(concat.getRank())) {
    if (axis == static_cast<int64_t>(concat.getDim()))
      continue;
    auto isKnown = [&](ArrayRef<OpFoldResult> part) {
      return getConstantIntValue(part[axis]).has_value();
    };
    auto *known = llvm::find_if(sizes, isKnown);
    OpFoldResult size = known == sizes.end() ? sizes[0][axis] : (*known)[axis];
    for (SmallVector<OpFoldResult> &part : sizes)
      part[axis] = size;
  }
  return sizes;
}

SmallVector<OpFoldResult>
DestinationChain::getSizes(OpBuilder &builder, const Arrays &arrays) const {
  OpBuilder::InsertionGuard guard(builder);
  Operation *first = getFirst();
  builder.setInsertionPoint(first);
  if (auto concat = dyn_cast<tensor::ConcatOp>(first)) {
    auto parts = getPartSizes(builder, concat, arrays);
    SmallVector<OpFoldResult> sizes = parts.front();
    int64_t dim = concat.getDim();
    for (ArrayRef<OpFoldResult> part : ArrayRef(parts).drop_front())
      sizes[dim] = addIndices(builder, concat.getLoc(), sizes[dim], part[dim]);
    return sizes;
  }
  if (auto pad = dyn_cast<PadWindowOpInterface>(first); pad && !init)
    return reifyShape(builder, pad)[0];
  Value array = init ? init->get() : first->getResult(0);
  if (auto alloc = array.getDefiningOp<bufferization::AllocTensorOp>())
    return getMixedValues(alloc.getType().getShape(), alloc.getDynamicSizes(),
                          builder.getContext());
  if (auto empty = array.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes();
  return tensor::getMixedSizes(builder, first->getLoc(), array);
}

Value mlir::pad::castTo(OpBuilder &builder, Type type, Value value) {
  if (value.getType() == type)
    return value;
  return tensor::CastOp::create(builder, value.getLoc(), type, value);
}

/// Builds the insertions of the parts of `concat` into `destination`.
static SmallVector<tensor::InsertSliceOp>
insertParts(OpBuilder &builder, tensor::ConcatOp concat, Value destination,
            const DestinationChain::Arrays &arrays) {
  Location loc = concat.getLoc();
  int64_t dim = concat.getDim(), rank = concat.getRank();
  SmallVector<OpFoldResult> offsets(rank, builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(rank, builder.getIndexAttr(1));
  SmallVector<tensor::InsertSliceOp> inserts;
  auto parts = getPartSizes(builder, concat, arrays);
  for (auto [part, sizes] : llvm::zip_equal(concat.getInputs(), parts)) {
    // A slice behind the last element is not valid.
    if (isZeroInteger(sizes[dim]))
      continue;
    Type type = tensor::ExtractSliceOp::inferResultType(
        cast<RankedTensorType>(destination.getType()), sizes);
    inserts.push_back(
        tensor::InsertSliceOp::create(builder, loc, castTo(builder, type, part),
                                      destination, offsets, sizes, strides));
    destination = inserts.back().getResult();
    offsets[dim] = addIndices(builder, loc, offsets[dim], sizes[dim]);
  }
  return inserts;
}

void DestinationChain::setDestination(RewriterBase &rewriter, Value destination,
                                      Arrays &arrays) {
  OpBuilder::InsertionGuard guard(rewriter);
  Operation *first = getFirst();
  rewriter.setInsertionPoint(first);
  SmallVector<tensor::InsertSliceOp> inserts;
  for (Operation *op : llvm::reverse(ops))
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
      inserts.push_back(insert);

  auto setOperand = [&](OpOperand *operand, Value value) {
    rewriter.modifyOpInPlace(operand->getOwner(), [&] { operand->set(value); });
  };
  Value value = destination;
  if (init) {
    value = castTo(rewriter, init->get().getType(), value);
    if (copiesInit)
      value =
          linalg::CopyOp::create(rewriter, first->getLoc(), init->get(), value)
              ->getResult(0);
    setOperand(init, value);
  } else {
    if (auto concat = dyn_cast<tensor::ConcatOp>(first)) {
      llvm::append_range(inserts, insertParts(rewriter, concat, value, arrays));
      if (!inserts.empty())
        value = inserts.back().getResult();
    } else if (auto pad = dyn_cast<PadWindowOpInterface>(first)) {
      value = createInto(rewriter, pad, pad.getSource(), value)->getResult(0);
    }
    arrays.erase(first);
    rewriter.replaceOp(first,
                       castTo(rewriter, first->getResult(0).getType(), value));
  }
  for (auto [operand, input] : updates)
    setOperand(operand, input->get());
  for (tensor::InsertSliceOp insert : inserts)
    computeInPlace(rewriter, insert, arrays);
}

LogicalResult DestinationChain::moveBefore(RewriterBase &rewriter,
                                           OpOperand &use,
                                           const Arrays &arrays) {
  Operation *op = use.getOwner();
  llvm::SetVector<Operation *> moved;
  moved.insert(getFirst());
  auto isMoved = [&](Value operand) {
    return moved.contains(operand.getDefiningOp());
  };
  for (Operation *next = getFirst()->getNextNode(); next != op;
       next = next->getNextNode()) {
    bool usesMoved = next->walk([&](Operation *nested) {
                           return llvm::any_of(nested->getOperands(), isMoved)
                                      ? WalkResult::interrupt()
                                      : WalkResult::advance();
                         })
                         .wasInterrupted();
    if (usesMoved)
      moved.insert(next);
  }
  auto isMovable = [&](Operation *member) {
    return arrays.contains(member) || isMemoryEffectFree(member);
  };
  bool usesOther = llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
    return &operand != &use && isMoved(operand.get());
  });
  if (usesOther || !llvm::all_of(moved, isMovable))
    return failure();
  for (Operation *member : moved)
    rewriter.moveOpBefore(member, op);
  return success();
}

void mlir::pad::computeInPlace(RewriterBase &rewriter,
                               tensor::InsertSliceOp insert,
                               DestinationChain::Arrays &arrays, Order order) {
  auto chain = DestinationChain::find(insert.getSource(), insert, arrays);
  if (!chain)
    return;
  // A slice has each element once.
  for (auto [step, size] :
       llvm::zip_equal(insert.getStaticStrides(), insert.getStaticSizes()))
    if ((step == 0 || ShapedType::isDynamic(step)) && size != 0 && size != 1)
      return;
  // Bufferization needs the slice to be of the array into which it is inserted.
  bool comesLater = llvm::all_of(insert->getOpOperands(), [&](OpOperand &o) {
    Operation *op = o.get().getDefiningOp();
    return &o == &insert.getSourceMutable() || !op ||
           op->getBlock() != insert->getBlock() ||
           op->isBeforeInBlock(chain->getFirst());
  });
  if (!comesLater &&
      (order == Order::Kept ||
       failed(chain->moveBefore(rewriter, insert.getSourceMutable(), arrays))))
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(chain->getFirst());
  Value slice = tensor::ExtractSliceOp::create(
      rewriter, insert.getLoc(), insert.getSourceType(), insert.getDest(),
      insert.getMixedOffsets(), insert.getMixedSizes(),
      insert.getMixedStrides());
  chain->setDestination(rewriter, slice, arrays);
}
