//===- RaiseAdjoint.cpp - Sums of elements to adjoints of pads ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a pad is written as slices of the gradient of its result,
// reversed or summed up, padded with zeros and added. Each part of the result
// is a sum of elements of some tensor on the way. The result is the adjoint of
// a pad if each of these elements is at a position that shows the element of
// the result, and if all positions are in some sum, once.
//
//===----------------------------------------------------------------------===//

#include "IndexModes.h"
#include "Patterns.h"
#include "Provenance.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/Zero.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

bool mlir::pad::isSumOfParts(Operation *op) {
  auto sum = dyn_cast<linalg::GenericOp>(op);
  if (!sum || sum.getNumDpsInputs() != 2 || sum.getNumDpsInits() != 1)
    return false;
  Operation *add =
      sum.getBody()->getTerminator()->getOperand(0).getDefiningOp();
  return isa_and_nonnull<arith::AddFOp, arith::AddIOp>(add) &&
         llvm::any_of(sum.getInputs(), [](Value input) {
           return isa_and_nonnull<tensor::PadOp, PadOp, tensor::InsertSliceOp,
                                  func::CallOp>(input.getDefiningOp());
         });
}

FailureOr<bool> mlir::pad::findAddedZero(ArrayRef<Piece> pieces, Type type) {
  auto addsZero = [](const Piece &piece) { return piece.element.addsZero; };
  if (!isa<FloatType>(type) || llvm::none_of(pieces, addsZero))
    return false;
  for (const Piece &piece : pieces)
    if (!addsZero(piece) &&
        (!piece.element.constant ||
         matchPattern(piece.element.constant, m_NegZeroFloat())))
      return failure();
  return true;
}

Value mlir::pad::addZero(OpBuilder &builder, Value value, Operation *op) {
  auto addsZero = [](Operation *user) {
    auto add = dyn_cast<arith::AddFOp>(user);
    return add && matchPattern(add.getRhs(), m_PosZeroFloat());
  };
  if (!op->use_empty() && llvm::all_of(op->getUsers(), [&](Operation *user) {
        return isa<AdjointOp>(user) && llvm::all_of(user->getUsers(), addsZero);
      }))
    return value;
  auto type = cast<RankedTensorType>(value.getType());
  Value zero;
  if (type.hasStaticShape()) {
    zero = arith::ConstantOp::create(builder, op->getLoc(),
                                     builder.getZeroAttr(type));
  } else {
    auto [sizes, extents] = decomposeMixedValues(
        tensor::getMixedSizes(builder, op->getLoc(), value));
    zero = tensor::SplatOp::create(
        builder, op->getLoc(), type,
        createZero(builder, op->getLoc(), type.getElementType()), extents);
  }
  return arith::AddFOp::create(builder, op->getLoc(), value, zero);
}

namespace {

/// One mode and the amounts along the axes.
struct FoundAdjoint {
  PadMode mode;
  SmallVector<OpFoldResult> low, high;
};

} // namespace

/// The number of indices in `piece`; null if it is not a box.
static std::optional<int64_t> getVolume(const Piece &piece, size_t rank) {
  if (!piece.domain.constraints.empty() || piece.domain.bounds.size() != rank)
    return std::nullopt;
  int64_t volume = 1;
  for (const Bounds &bounds : piece.domain.bounds)
    if (!bounds.min || !bounds.max ||
        llvm::MulOverflow(volume, *bounds.max - *bounds.min + 1, volume))
      return std::nullopt;
  return volume;
}

/// Whether two elements of one tensor are apart along an axis, for all of the
/// domain.
static bool areApart(IndexExplorer &explorer, const Reading &a,
                     const Reading &b) {
  return llvm::any_of(llvm::zip_equal(a.indices, b.indices), [&](auto pair) {
    Linear distance = explorer.sub(std::get<0>(pair), std::get<1>(pair));
    return explorer.isTrue(explorer.sub(distance, 1)) ||
           explorer.isTrue(explorer.sub(explorer.mul(distance, -1), 1));
  });
}

/// The adjoint of a pad that `pieces`, sums of elements of `source`, are.
static std::optional<FoundAdjoint> findAdjoint(Provenance &provenance,
                                               ArrayRef<Piece> pieces,
                                               Value source,
                                               RankedTensorType type) {
  IndexExplorer &explorer = provenance.getExplorer();
  bool isFloat = isa<FloatType>(type.getElementType());
  auto sourceType = cast<RankedTensorType>(source.getType());
  std::vector<ReadAxis> axes;
  for (unsigned axis : llvm::seq<unsigned>(type.getRank()))
    axes.push_back({axis,
                    type.getDimSize(axis),
                    sourceType.getDimSize(axis),
                    /*begin=*/0,
                    {}});
  int64_t numTerms = 0;
  for (const Piece &piece : pieces) {
    const Element &element = piece.element;
    SmallVector<Reading> terms = llvm::to_vector(element.addends);
    if (element.reading.tensor)
      terms.push_back(element.reading);
    else if (!matchPattern(element.constant, m_PosZeroFloat()) &&
             !matchPattern(element.constant, m_Zero()))
      return std::nullopt;
    // The sum of two floats is the same in both orders.
    if (isFloat && terms.size() > 2)
      return std::nullopt;
    std::optional<int64_t> volume = getVolume(piece, axes.size());
    int64_t product;
    if (!volume || llvm::MulOverflow<int64_t>(*volume, terms.size(), product) ||
        llvm::AddOverflow(numTerms, product, numTerms))
      return std::nullopt;
    if (!llvm::all_of(
            terms, [&](const Reading &term) { return term.tensor == source; }))
      return std::nullopt;
    explorer.enter(piece.domain);
    for (const Reading &term : terms) {
      auto isApart = [&](const Reading &other) {
        return &term == &other || areApart(explorer, term, other);
      };
      if (!llvm::all_of(terms, isApart))
        return std::nullopt;
      for (ReadAxis &axis : axes)
        axis.addRun(piece.domain, term.indices[axis.axis],
                    Linear::variable(axis.axis), axes.size());
    }
  }
  // No position is in two sums, so all of them are in one.
  if (numTerms != sourceType.getNumElements())
    return std::nullopt;
  std::optional<FoundAdjoint> found;
  forEachIndexMode([&](PadMode mode) {
    FoundAdjoint adjoint{mode, {}, {}};
    bool isPadded = false;
    for (const ReadAxis &axis : axes) {
      std::optional<AxisFit> fit = fitAxis(explorer, axis, mode);
      if (found || !fit || !fit->low.isConstant())
        return;
      isPadded |= fit->mode.has_value();
      Builder builder(type.getContext());
      int64_t low = fit->low.constant;
      adjoint.low.push_back(builder.getIndexAttr(low));
      adjoint.high.push_back(builder.getIndexAttr(axis.total.constant -
                                                  axis.extent.constant - low));
    }
    if (isPadded)
      found = adjoint;
  });
  return found;
}

Value mlir::pad::buildAdjoint(OpBuilder &builder, Operation *root,
                              ArrayRef<Piece> pieces, int64_t &budget) {
  auto type = cast<RankedTensorType>(root->getResult(0).getType());
  if (!type.hasStaticShape() || !isAddable(type.getElementType()))
    return {};
  const Piece &longest =
      *llvm::max_element(pieces, [](const Piece &a, const Piece &b) {
        return a.element.addends.size() < b.element.addends.size();
      });
  // The farthest tensor first, from which the terms come by several ways.
  llvm::SmallSetVector<Value, 8> sources;
  for (const Reading &reading : llvm::reverse(longest.trail)) {
    auto sourceType = cast<RankedTensorType>(reading.tensor.getType());
    if (sourceType.hasStaticShape() && sourceType.getRank() == type.getRank() &&
        sourceType.getElementType() == type.getElementType() &&
        !reading.tensor.hasOneUse())
      sources.insert(reading.tensor);
  }
  for (Value source : sources) {
    Provenance provenance(root, Provenance::Unknowns::Opaque, budget);
    provenance.followSums(source);
    FailureOr<std::vector<Piece>> terms = provenance.getPieces();
    if (failed(terms))
      continue;
    if (auto found = findAdjoint(provenance, *terms, source, type))
      return AdjointOp::create(builder, root->getLoc(), type, found->mode,
                               source, found->low, found->high,
                               DenseI64ArrayAttr());
  }
  return {};
}
