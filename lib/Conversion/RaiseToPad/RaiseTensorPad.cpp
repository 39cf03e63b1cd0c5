//===- RaiseTensorPad.cpp - tensor.pad to pads ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The body of a `tensor.pad` is run for each index of the result that lies
// outside of the source. One that does not use its indices is a value; one that
// reads the source where a mode maps the indices to is that mode.
//
//===----------------------------------------------------------------------===//

#include "IndexProof.h"
#include "IndexTable.h"
#include "Patterns.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "pad/IR/Pad.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::pad;

bool mlir::pad::isPaddable(RankedTensorType source, RankedTensorType result) {
  return BaseMemRefType::isValidElementType(source.getElementType()) &&
         source.getElementType() == result.getElementType() &&
         source.getRank() == result.getRank() &&
         source.getEncoding() == result.getEncoding();
}

/// Whether a pad that is not to be folded is certain to stay when its amounts
/// become known.
static bool staysWhenFolded(tensor::PadOp op) {
  return llvm::any_of(
      llvm::concat<const int64_t>(op.getStaticLow(), op.getStaticHigh()),
      [](int64_t amount) {
        return amount != 0 && !ShapedType::isDynamic(amount);
      });
}

/// Collects the operations of `body` that `value` is computed by, operands
/// first. Fails if one of them cannot be run outside of the body, as a read of
/// a tensor cannot, which may be empty where nothing is filled.
static LogicalResult
collectComputation(Value value, Block &body,
                   llvm::SmallSetVector<Operation *, 4> &computation) {
  if (value.getParentBlock() != &body)
    return success();
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumRegions() != 0 || !isPure(op) ||
      llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>))
    return failure();
  for (Value operand : op->getOperands())
    if (failed(collectComputation(operand, body, computation)))
      return failure();
  computation.insert(op);
  return success();
}

/// The modes that `read` is the map of: by evaluating it at each index, or by
/// proof if extent or amounts are not known.
static ModeSet getAxisModes(const ReadAxis &read) {
  int64_t extent =
      cast<RankedTensorType>(read.source.getType()).getDimSize(read.axis);
  std::optional<int64_t> low = getConstantIntValue(read.low);
  std::optional<int64_t> high = getConstantIntValue(read.high);
  if (ShapedType::isDynamic(extent) || !low || !high)
    return proveModes(read);
  FailureOr<IndexTable> table =
      tabulate(read.index, extent + *low + *high,
               [&](Value value) { return value == read.argument; });
  if (failed(table))
    return ModeSet();
  return getModes(*table, *low, extent, [&](int64_t position) {
    return read.insideMatters || position < *low || position >= *low + extent;
  });
}

namespace {

// tensor.pad %x low[l] high[h] { yield %v }
//   -> pad.pad constant %x low[l] high[h] value(%v)
struct RaiseConstantTensorPad final : OpRewritePattern<tensor::PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const final {
    if (!isPaddable(op.getSourceType(), op.getResultType()))
      return rewriter.notifyMatchFailure(op, "types that cannot be padded");
    if (op.getNofold() && !staysWhenFolded(op))
      return rewriter.notifyMatchFailure(op, "may become one to be kept");
    Block &body = *op.getBody();
    Value value = cast<tensor::YieldOp>(body.getTerminator()).getValue();
    llvm::SmallSetVector<Operation *, 4> computation;
    if (failed(collectComputation(value, body, computation)))
      return rewriter.notifyMatchFailure(op, "the body uses its indices");
    for (Operation *inner : computation)
      rewriter.moveOpBefore(inner, op);
    rewriter.replaceOpWithNewOp<PadOp>(
        op, op.getResultType(), PadMode::Constant, op.getSource(),
        op.getMixedLowPad(), op.getMixedHighPad(), value, DenseI64ArrayAttr());
    return success();
  }
};

// tensor.pad %x low[l] high[h] { yield %x[E(indices - l)] }, E of mode m
//   -> pad.pad m %x low[l] high[h]
struct RaiseIndexTensorPad final : OpRewritePattern<tensor::PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const final {
    if (!isPaddable(op.getSourceType(), op.getResultType()))
      return rewriter.notifyMatchFailure(op, "types that cannot be padded");
    Block &body = *op.getBody();
    auto read = cast<tensor::YieldOp>(body.getTerminator())
                    .getValue()
                    .getDefiningOp<tensor::ExtractOp>();
    if (!read || read.getTensor() != op.getSource())
      return rewriter.notifyMatchFailure(op, "the body does not read");

    SmallVector<OpFoldResult> lows = op.getMixedLowPad();
    SmallVector<OpFoldResult> highs = op.getMixedHighPad();
    auto isPadded = [&](int64_t axis) {
      return !isZeroInteger(lows[axis]) || !isZeroInteger(highs[axis]);
    };
    int64_t rank = op.getSourceType().getRank();
    int64_t paddedAxes = llvm::count_if(llvm::seq(rank), isPadded);
    if (paddedAxes == 0)
      return rewriter.notifyMatchFailure(op, "pads nothing");
    ModeSet modes = ModeSet::all();
    for (int64_t axis : llvm::seq(rank)) {
      Value index = read.getIndices()[axis];
      BlockArgument argument = body.getArgument(axis);
      if (!isPadded(axis)) {
        if (index != argument)
          return rewriter.notifyMatchFailure(op, "changes an unpadded index");
        continue;
      }
      // An index inside is looked at if another axis can be outside.
      modes.intersect(getAxisModes({op.getSource(), axis, lows[axis],
                                    highs[axis], argument, index,
                                    /*insideMatters=*/paddedAxes > 1}));
    }
    std::optional<PadMode> mode = modes.first();
    if (!mode)
      return rewriter.notifyMatchFailure(op, "the indices are of no mode");
    rewriter.replaceOpWithNewOp<PadOp>(op, op.getResultType(), *mode,
                                       op.getSource(), lows, highs,
                                       /*value=*/Value(), DenseI64ArrayAttr());
    return success();
  }
};

} // namespace

void mlir::pad::populateRaiseTensorPadPatterns(RewritePatternSet &patterns,
                                               PatternBenefit benefit) {
  patterns.add<RaiseConstantTensorPad, RaiseIndexTensorPad>(
      patterns.getContext(), benefit);
}
