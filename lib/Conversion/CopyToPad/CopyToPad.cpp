//===- CopyToPad.cpp - Strided copies to pads by nothing ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/CopyToPad/CopyToPad.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/FlatPad.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Overlap.h"

using namespace mlir;
using namespace mlir::pad;

/// The `linalg.fill` that has filled all of an array just before `op` copies
/// `source`, which is not in this array, to `slice`, every few elements of it;
/// null if there is none.
static linalg::FillOp findFill(Operation *op, Value source,
                               memref::SubViewOp slice) {
  Operation *before = op->getPrevNode();
  while (before && isMemoryEffectFree(before))
    before = before->getPrevNode();
  auto fill = dyn_cast_if_present<linalg::FillOp>(before);
  if (!slice || slice.hasUnitStride() || !fill ||
      slice.getDroppedDims().any() ||
      fill.getOutputs().front() != slice.getSource() ||
      !slice.getSourceType().getLayout().isIdentity() ||
      areKnownToOverlap(source, slice.getSource()))
    return {};
  return fill;
}

/// The part of `array` from `begin` on, of `size` elements along the first
/// axis; without this axis if `size` is null.
static Value getPart(IndexBuilder &index, Value array, OpFoldResult begin,
                     OpFoldResult size) {
  OpBuilder &builder = index.getBuilder();
  auto type = cast<MemRefType>(array.getType());
  SmallVector<OpFoldResult> offsets(type.getRank(), index.constant(0));
  SmallVector<OpFoldResult> ones(type.getRank(), index.constant(1));
  SmallVector<OpFoldResult> sizes =
      memref::getMixedSizes(builder, index.getLoc(), array);
  offsets[0] = begin;
  sizes[0] = size ? size : index.constant(1);
  if (size)
    return memref::SubViewOp::create(builder, index.getLoc(), array, offsets,
                                     sizes, ones);
  return memref::SubViewOp::create(
      builder, index.getLoc(),
      memref::SubViewOp::inferRankReducedResultType(
          type.getShape().drop_front(), type, offsets, sizes, ones),
      array, offsets, sizes, ones);
}

/// A pad that pads nothing, in the mode whose loops are the shortest; `value`
/// is what is between elements of `target`, if anything is known of it.
static PadIntoOp createCopy(OpBuilder &builder, Location loc, Value source,
                            Value target, Value value) {
  SmallVector<OpFoldResult> nothing(
      cast<MemRefType>(source.getType()).getRank(), builder.getIndexAttr(0));
  return PadIntoOp::create(
      builder, loc, value ? PadMode::Constant : PadMode::Edge, source, target,
      nothing, nothing, value, DenseI64ArrayAttr());
}

/// The most bytes between rows that are filled one by one. More are better
/// filled with the whole plane.
static constexpr int64_t kMaxBytesBetweenRows = 2048;

/// Whether all numbers of `slice` are known, its steps are positive, it has
/// elements, and its rows lie close together.
static bool hasCloseRows(memref::SubViewOp slice) {
  MemRefType type = slice.getSourceType();
  std::optional<Storage> storage = getStorage(type.getElementType());
  ArrayRef<int64_t> sizes = slice.getStaticSizes();
  ArrayRef<int64_t> steps = slice.getStaticStrides();
  auto isKnownAndPositive = [](int64_t number) { return number > 0; };
  if (!storage || !type.hasStaticShape() ||
      ShapedType::isDynamicShape(slice.getStaticOffsets()) ||
      !llvm::all_of(sizes, isKnownAndPositive) ||
      !llvm::all_of(steps, isKnownAndPositive))
    return false;
  int64_t pitch =
      sizes.size() == 1 ? 0 : steps[sizes.size() - 2] * type.getShape().back();
  int64_t written = (sizes.back() - 1) * steps.back() + 1;
  return (pitch - written) * storage->count * storage->unitBytes <=
         kMaxBytesBetweenRows;
}

/// Fills `count` parts of `array` along its first axis, from `at` on.
static void fillParts(IndexBuilder &index, Value value, Value array,
                      OpFoldResult at, OpFoldResult count) {
  if (!isZeroInteger(count))
    linalg::FillOp::create(index.getBuilder(), index.getLoc(), value,
                           getPart(index, array, at, count));
}

/// Copies `row`, of `size` elements, one at least, to every `step`-th element
/// of `run` from `at` on, with `value` between them. All but the last one are a
/// pad behind each element:
///
///   pad.pad_into constant ins(%row : memref<?x1>) outs(%run : memref<?x2>)
///     low[0, 0] high[0, 1] value(%v)
static void spreadRow(IndexBuilder &index, Value value, Value row,
                      OpFoldResult size, Value run, OpFoldResult at,
                      OpFoldResult step) {
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  if (isOneInteger(step)) {
    createCopy(builder, loc, row, getPart(index, run, at, size),
               /*value=*/{});
    return;
  }
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult last = index.sub(size, one);
  auto expand = [&](Value array, OpFoldResult at, OpFoldResult width) {
    SmallVector<OpFoldResult> shape{last, width};
    ReassociationIndices axes{0, 1};
    return memref::ExpandShapeOp::create(
        builder, loc, decomposeMixedValues(shape).first,
        getPart(index, array, at, index.mul(last, width)), axes, shape);
  };
  if (!isZeroInteger(last))
    PadIntoOp::create(builder, loc, PadMode::Constant, expand(row, zero, one),
                      expand(run, at, step), {zero, zero},
                      {zero, index.sub(step, one)}, value, DenseI64ArrayAttr());
  Value element =
      memref::LoadOp::create(builder, loc, row, index.materialize(last));
  memref::StoreOp::create(
      builder, loc, element, run,
      index.materialize(index.add(at, index.mul(last, step))));
}

/// Writes `array`, a plane or a row without gaps, from its begin to its end:
/// the elements of `source`, at least one, to the slice that the lists
/// describe, `value` elsewhere:
///
///   linalg.fill ins(%v) outs(before the first row)
///   scf.for %j = ... {
///     ... // spreadRow
///     linalg.fill ins(%v) outs(up to the next row)
///   }
///   ... // the last row, and what is behind it
static void spreadRows(IndexBuilder &index, Value value, Value array,
                       Value source, ArrayRef<OpFoldResult> offsets,
                       ArrayRef<OpFoldResult> sizes,
                       ArrayRef<OpFoldResult> steps) {
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult extent = memref::getMixedSize(builder, loc, array, 0);
  // The elements of the first row, and from each row to the next one.
  OpFoldResult begin = offsets.back(), pitch = zero, rows = one, all = extent;
  Value run = array;
  if (sizes.size() == 2) {
    OpFoldResult columns = memref::getMixedSize(builder, loc, array, 1);
    begin = index.add(index.mul(offsets[0], columns), begin);
    pitch = index.mul(steps[0], columns);
    rows = sizes[0];
    all = index.mul(extent, columns);
    run = memref::CollapseShapeOp::create(builder, loc, array,
                                          ReassociationIndices{0, 1});
  }
  OpFoldResult written =
      index.add(index.mul(index.sub(sizes.back(), one), steps.back()), one);
  auto buildRow = [&](OpFoldResult row) {
    OpFoldResult at = index.add(begin, index.mul(row, pitch));
    spreadRow(index, value,
              sizes.size() == 1 ? source : getPart(index, source, row, {}),
              sizes.back(), run, at, steps.back());
    return index.add(at, written);
  };
  fillParts(index, value, run, zero, begin);
  OpFoldResult last = index.sub(rows, one);
  buildLoop(index, zero, last, one, [&](OpFoldResult row) {
    fillParts(index, value, run, buildRow(row), index.sub(pitch, written));
  });
  OpFoldResult end = buildRow(last);
  fillParts(index, value, run, end, index.sub(all, end));
}

namespace {

/// How a plane with interior padding is written.
enum class PlaneOrder {
  /// All of it is filled, then its elements are copied.
  FillFirst,
  /// From its begin to its end; expects that hasCloseRows holds.
  Ascending,
};

} // namespace

/// Fills `array`, which has no gaps, with `value` and copies `source` to the
/// slice of it that the lists describe. A plane is written while the caches
/// have room for it:
///
///   scf.for %i = ... {
///     linalg.fill ins(%v) outs(%plane)
///     pad.pad_into constant ins(%x) outs(%slice) low[0, 0] high[0, 0]
///     value(%v)
///   }
static void fillAndCopy(IndexBuilder &index, Value value, Value array,
                        Value source, ArrayRef<OpFoldResult> offsets,
                        ArrayRef<OpFoldResult> sizes,
                        ArrayRef<OpFoldResult> steps, PlaneOrder order) {
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  bool isAscending = order == PlaneOrder::Ascending;
  bool areNeighbours = isOneInteger(steps[0]);
  if (sizes.size() > 2 &&
      (isAscending || (isZeroInteger(offsets[0]) && areNeighbours))) {
    OpFoldResult zero = index.constant(0), one = index.constant(1);
    OpFoldResult extent = memref::getMixedSize(builder, loc, array, 0);
    fillParts(index, value, array, zero, offsets[0]);
    buildLoop(index, zero, sizes[0], one, [&](OpFoldResult i) {
      OpFoldResult at = index.add(offsets[0], index.mul(i, steps[0]));
      // In this order, whatever the compiler.
      Value to = getPart(index, array, at, {});
      Value from = getPart(index, source, i, {});
      fillAndCopy(index, value, to, from, offsets.drop_front(),
                  sizes.drop_front(), steps.drop_front(), order);
      if (areNeighbours)
        return;
      OpFoldResult next = index.add(at, one);
      fillParts(index, value, array, next,
                index.min(index.sub(steps[0], one), index.sub(extent, next)));
    });
    OpFoldResult end = index.add(offsets[0], index.mul(sizes[0], steps[0]));
    if (!areNeighbours)
      end = index.min(end, extent);
    return fillParts(index, value, array, end, index.sub(extent, end));
  }
  if (isAscending)
    return spreadRows(index, value, array, source, offsets, sizes, steps);
  Value run = memref::CollapseShapeOp::create(
      builder, loc, array,
      ReassociationIndices(llvm::to_vector(llvm::seq<int64_t>(sizes.size()))));
  linalg::FillOp::create(builder, loc, value, run);
  Value slice =
      memref::SubViewOp::create(builder, loc, array, offsets, sizes, steps);
  setFacts(createCopy(builder, loc, source, slice, value), Facts::Filled);
}

/// Replaces `op`, which copies `source`, with its axes in the order
/// `permutation` if there is one, to `target`. Erases `op` if they are the same
/// elements, as where what is inserted into a tensor is there already.
static LogicalResult replaceCopy(PatternRewriter &rewriter, Operation *op,
                                 Value source, Value target,
                                 const ConvertCopyToPadPassOptions &options,
                                 ArrayRef<int64_t> permutation = {}) {
  auto sourceType = dyn_cast<MemRefType>(source.getType());
  auto targetType = dyn_cast<MemRefType>(target.getType());
  if (!sourceType || !targetType)
    return rewriter.notifyMatchFailure(op, "not on memrefs with a rank");
  Type type = sourceType.getElementType();
  if (type != targetType.getElementType())
    return rewriter.notifyMatchFailure(op, "converts elements");
  if (!type.isIntOrIndexOrFloat() && !isa<ComplexType>(type))
    return rewriter.notifyMatchFailure(op, "elements without a zero");
  if (permutation.empty() && areKnownToBeEqual(source, target)) {
    rewriter.eraseOp(op);
    return success();
  }
  if (areKnownToOverlap(source, target))
    return rewriter.notifyMatchFailure(op, "a pad may not overlap its source");
  if (!permutation.empty())
    source = memref::TransposeOp::create(
        rewriter, op->getLoc(), source,
        AffineMapAttr::get(
            AffineMap::getPermutationMap(permutation, op->getContext())));
  auto slice = target.getDefiningOp<memref::SubViewOp>();
  linalg::FillOp fill =
      options.fillPlanes ? findFill(op, source, slice) : nullptr;
  if (fill) {
    IndexBuilder index(rewriter, op->getLoc());
    fillAndCopy(
        index, fill.getInputs().front(), slice.getSource(), source,
        slice.getMixedOffsets(), slice.getMixedSizes(), slice.getMixedStrides(),
        hasCloseRows(slice) ? PlaneOrder::Ascending : PlaneOrder::FillFirst);
    rewriter.eraseOp(fill);
    rewriter.eraseOp(op);
    return success();
  }
  createCopy(rewriter, op->getLoc(), source, target, /*value=*/{});
  rewriter.eraseOp(op);
  return success();
}

namespace {

template <typename Copy>
struct CopyPattern : OpRewritePattern<Copy> {
  CopyPattern(MLIRContext *context, const ConvertCopyToPadPassOptions &options,
              PatternBenefit benefit)
      : OpRewritePattern<Copy>(context, benefit), options(options) {}

  ConvertCopyToPadPassOptions options;
};

// linalg.copy ins(%x : memref) outs(%y : memref)
//   -> pad.pad_into edge ins(%x) outs(%y) low[0] high[0]
struct LinalgCopyToPad final : CopyPattern<linalg::CopyOp> {
  using CopyPattern::CopyPattern;

  LogicalResult matchAndRewrite(linalg::CopyOp op,
                                PatternRewriter &rewriter) const final {
    return replaceCopy(rewriter, op, op.getInputs().front(),
                       op.getOutputs().front(), options);
  }
};

// memref.copy %x, %y, one of which has a layout
//   -> pad.pad_into edge ins(%x) outs(%y) low[0] high[0]
struct MemRefCopyToPad final : CopyPattern<memref::CopyOp> {
  using CopyPattern::CopyPattern;

  LogicalResult matchAndRewrite(memref::CopyOp op,
                                PatternRewriter &rewriter) const final {
    auto isIdentity = [](Value value) {
      auto type = dyn_cast<MemRefType>(value.getType());
      return type && type.getLayout().isIdentity();
    };
    if (!options.contiguous && isIdentity(op.getSource()) &&
        isIdentity(op.getTarget()))
      return rewriter.notifyMatchFailure(op, "one run for a memcpy");
    return replaceCopy(rewriter, op, op.getSource(), op.getTarget(), options);
  }
};

// linalg.transpose ins(%x : memref) outs(%y : memref) permutation = [1, 0]
//   -> %t = memref.transpose %x (a, b) -> (b, a)
//      pad.pad_into edge ins(%t) outs(%y) low[0, 0] high[0, 0]
struct LinalgTransposeToPad final : CopyPattern<linalg::TransposeOp> {
  using CopyPattern::CopyPattern;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const final {
    auto type = dyn_cast<MemRefType>(op.getInput().getType());
    if (!type || !type.isStrided() || type.getRank() == 0)
      return rewriter.notifyMatchFailure(op, "not on memrefs with strides");
    // LLVM vectorizes loops over elements that are neighbours in both.
    if (type.getShape().back() == 1 ||
        type.getDimSize(op.getPermutation().back()) == 1)
      return rewriter.notifyMatchFailure(op, "a last axis has one element");
    return replaceCopy(rewriter, op, op.getInput(), op.getInit(), options,
                       op.getPermutation());
  }
};

} // namespace

void mlir::pad::populateCopyToPadPatterns(
    RewritePatternSet &patterns, const ConvertCopyToPadPassOptions &options,
    PatternBenefit benefit) {
  patterns.add<LinalgCopyToPad, MemRefCopyToPad, LinalgTransposeToPad>(
      patterns.getContext(), options, benefit);
}
