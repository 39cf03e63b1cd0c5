//===- BubbleUpPads.cpp - Moving periodic pads before their producers -----===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A periodic pad, one in a mode that repeats the source, of the result of a
// linalg operation that is translation-invariant along the padded axis is that
// operation on a wider periodic pad of its operands: the border is recomputed
// instead of copied. In a chain of stencils the halo of a tile is then made of
// rows next to the tile. Each element is computed from the same numbers in the
// same order, so the bits are the same.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/Extension.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/Destination.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// The one axis of `operand`, of `op`, on which loop `dim` moves by unit steps,
/// or -1 if the operand does not depend on that loop. Fails if the operand is
/// read in another way, as with a stride or along two axes.
static FailureOr<int64_t> getAxisOfLoop(linalg::LinalgOp op, OpOperand &operand,
                                        unsigned dim) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  AffineExpr loop = getAffineDimExpr(dim, op.getContext());
  int64_t found = -1;
  for (auto [axis, position] : llvm::enumerate(map.getResults())) {
    if (!position.isFunctionOfDim(dim))
      continue;
    AffineExpr rest = simplifyAffineExpr(position - loop, map.getNumDims(),
                                         map.getNumSymbols());
    if (found >= 0 || rest.isFunctionOfDim(dim))
      return failure();
    found = axis;
  }
  return found;
}

namespace {

/// Extends values, each of which is a window of a sequence with the given
/// period along an axis, by `before` positions in front of it and `after`
/// behind it. Plans all of them before it builds any.
class PeriodicExtension {
public:
  PeriodicExtension(PadMode mode, int64_t period, int64_t before, int64_t after)
      : mode(mode), period(period), before(before), after(after) {}

  /// The reason why the result of `op` cannot be extended along `axis` by
  /// another `op` on extended operands, or null.
  const char *planOp(linalg::LinalgOp op, int64_t axis);

  /// Another `op`, in front of it, that computes more along `axis`. Expects
  /// that planOp found nothing that keeps it from that.
  Value buildOp(RewriterBase &rewriter, linalg::LinalgOp op, int64_t axis);

private:
  /// How a value is extended.
  enum class Kind {
    /// A tensor.empty: a larger one.
    Empty,
    /// A periodic pad along the axis: by larger amounts.
    WidenPad,
    /// A pad along other axes: of its source, extended.
    PadExtendedSource,
    /// The result of a linalg operation: of its operands, extended.
    Recompute,
    /// One period of any origin: by a new pad.
    Pad,
  };
  using Part = std::pair<Value, int64_t>;

  const char *plan(Value value, int64_t axis);
  std::optional<Kind> planProducer(Value value, int64_t axis);
  Value build(RewriterBase &rewriter, Value value, int64_t axis);
  Value buildEmpty(RewriterBase &rewriter, Value init, int64_t axis);
  Value buildPad(RewriterBase &rewriter, PadOp pad, Value source, int64_t axis,
                 int64_t moreBefore, int64_t moreAfter);

  /// Whether the sum is in range.
  static bool canAdd(int64_t a, int64_t b) {
    int64_t sum;
    return !llvm::AddOverflow(a, b, sum);
  }

  PadMode mode;
  int64_t period, before, after;
  llvm::SmallDenseMap<Part, Kind> kinds;
};

} // namespace

const char *PeriodicExtension::planOp(linalg::LinalgOp op, int64_t axis) {
  if (!op.hasPureTensorSemantics() || op.getNumDpsInits() != 1)
    return "the producer does not have one result on tensors";
  if (!isMemoryEffectFree(op))
    return "the producer has side effects";
  OpOperand &init = *op.getDpsInitOperand(0);
  auto loop =
      dyn_cast<AffineDimExpr>(op.getMatchingIndexingMap(&init).getResult(axis));
  if (!loop)
    return "the axis is not a loop of the producer";
  unsigned dim = loop.getPosition();
  if (op.getIteratorTypesArray()[dim] != utils::IteratorType::parallel)
    return "the axis is not a parallel loop of the producer";
  bool readsIndex = false;
  op.walk([&](linalg::IndexOp index) { readsIndex |= index.getDim() == dim; });
  if (readsIndex)
    return "the producer depends on the index along the axis";

  for (OpOperand &operand : op->getOpOperands()) {
    FailureOr<int64_t> axisOfLoop = getAxisOfLoop(op, operand, dim);
    if (failed(axisOfLoop))
      return "an operand is not read by unit steps along the axis";
    if (*axisOfLoop < 0)
      continue;
    if (&operand == &init && isOverwritten(op, init)) {
      auto type = cast<RankedTensorType>(init.get().getType());
      if (type.isDynamicDim(axis))
        return "an extent along the axis is dynamic";
      continue;
    }
    if (const char *obstacle = plan(operand.get(), *axisOfLoop))
      return obstacle;
  }
  return nullptr;
}

const char *PeriodicExtension::plan(Value value, int64_t axis) {
  int64_t extent = cast<RankedTensorType>(value.getType()).getDimSize(axis);
  if (ShapedType::isDynamic(extent))
    return "an extent along the axis is dynamic";
  if (!canAdd(extent, before) || !canAdd(extent + before, after))
    return "an extent would be out of range";
  std::optional<Kind> kind = planProducer(value, axis);
  if (!kind && extent == period)
    kind = Kind::Pad;
  if (!kind)
    return "an operand does not have the period of the result";
  kinds[{value, axis}] = *kind;
  return nullptr;
}

/// How `value` is extended by way of its producer. Fails if the operands of the
/// producer are not known to have the period, or if it has other users and
/// would be computed twice.
std::optional<PeriodicExtension::Kind>
PeriodicExtension::planProducer(Value value, int64_t axis) {
  if (value.getDefiningOp<tensor::EmptyOp>())
    return Kind::Empty;
  if (auto pad = value.getDefiningOp<PadOp>()) {
    std::optional<int64_t> low = getConstantIntValue(pad.getLowPerAxis()[axis]);
    std::optional<int64_t> high =
        getConstantIntValue(pad.getHighPerAxis()[axis]);
    if (!low || !high || !canAdd(*low, before) || !canAdd(*high, after))
      return std::nullopt;
    if (Extension::get(pad.getMode()).repeatsSource() &&
        pad.getSourceType().getDimSize(axis) == period)
      return Kind::WidenPad;
    if (*low == 0 && *high == 0 && pad->hasOneUse() &&
        !plan(pad.getSource(), axis))
      return Kind::PadExtendedSource;
    return std::nullopt;
  }
  auto op = value.getDefiningOp<linalg::LinalgOp>();
  // A fill costs nothing to recompute.
  if (op && (op->hasOneUse() || isa<linalg::FillOp>(op)) && !planOp(op, axis))
    return Kind::Recompute;
  return std::nullopt;
}

Value PeriodicExtension::buildOp(RewriterBase &rewriter, linalg::LinalgOp op,
                                 int64_t axis) {
  OpOperand &init = *op.getDpsInitOperand(0);
  unsigned dim =
      cast<AffineDimExpr>(op.getMatchingIndexingMap(&init).getResult(axis))
          .getPosition();
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    int64_t axisOfLoop = *getAxisOfLoop(op, operand, dim);
    if (axisOfLoop < 0)
      operands.push_back(operand.get());
    else if (&operand == &init && isOverwritten(op, init))
      operands.push_back(buildEmpty(rewriter, init.get(), axis));
    else
      operands.push_back(build(rewriter, operand.get(), axisOfLoop));
  }
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  Type type = operands[init.getOperandNumber()].getType();
  return clone(rewriter, op.getOperation(), type, operands)->getResult(0);
}

/// `value` extended along `axis`. An operation that takes the place of another
/// is inserted in front of it, a new pad or tensor.empty where the rewriter is.
Value PeriodicExtension::build(RewriterBase &rewriter, Value value,
                               int64_t axis) {
  switch (kinds.at({value, axis})) {
  case Kind::Empty:
    return buildEmpty(rewriter, value, axis);
  case Kind::WidenPad: {
    auto pad = value.getDefiningOp<PadOp>();
    return buildPad(rewriter, pad, pad.getSource(), axis, before, after);
  }
  case Kind::PadExtendedSource: {
    auto pad = value.getDefiningOp<PadOp>();
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(pad);
    Value source = build(rewriter, pad.getSource(), axis);
    return buildPad(rewriter, pad, source, axis, 0, 0);
  }
  case Kind::Recompute:
    return buildOp(rewriter, value.getDefiningOp<linalg::LinalgOp>(), axis);
  case Kind::Pad:
    return PadOp::create(
        rewriter, value.getLoc(), mode, value, {rewriter.getIndexAttr(before)},
        {rewriter.getIndexAttr(after)}, /*value=*/Value(), axis);
  }
  llvm_unreachable("unknown kind");
}

/// An empty tensor as `init`, and longer along `axis`.
Value PeriodicExtension::buildEmpty(RewriterBase &rewriter, Value init,
                                    int64_t axis) {
  auto type = cast<RankedTensorType>(init.getType());
  Location loc = init.getLoc();
  auto empty = init.getDefiningOp<tensor::EmptyOp>();
  SmallVector<OpFoldResult> sizes =
      empty ? empty.getMixedSizes()
            : tensor::getMixedSizes(rewriter, loc, init);
  sizes[axis] = rewriter.getIndexAttr(type.getDimSize(axis) + before + after);
  return tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType(),
                                 type.getEncoding());
}

/// `pad` of another source, by so much more along `axis`.
Value PeriodicExtension::buildPad(RewriterBase &rewriter, PadOp pad,
                                  Value source, int64_t axis,
                                  int64_t moreBefore, int64_t moreAfter) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(pad);
  auto add = [&](SmallVector<OpFoldResult> amounts, int64_t more) {
    amounts[axis] =
        rewriter.getIndexAttr(*getConstantIntValue(amounts[axis]) + more);
    return amounts;
  };
  return PadOp::create(rewriter, pad.getLoc(), pad.getMode(), source,
                       add(pad.getLowPerAxis(), moreBefore),
                       add(pad.getHighPerAxis(), moreAfter), pad.getValue());
}

namespace {

// pad.pad wrap (op (pad.pad wrap %x low[a, e] high[b, f])) low[c, g] high[d, h]
//   -> pad.pad wrap (op' (pad.pad wrap %x low[a + c, e] high[b + d, f]))
//          low[0, g] high[0, h]
//
// An operand that is read elementwise along the axis needs no pad, but gets
// one. Rows of the border are recomputed, so that nothing reads rows of the
// result of `op` at its other end.
struct BubbleUpPad final : OpRewritePattern<PadOp> {
  BubbleUpPad(MLIRContext *context, ArrayRef<int64_t> axes,
              PatternBenefit benefit)
      : OpRewritePattern(context, benefit), axes(axes) {}

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    if (!Extension::get(op.getMode()).repeatsSource())
      return rewriter.notifyMatchFailure(
          op, "the source is not a period of its extension");
    auto producer = op.getSource().getDefiningOp<linalg::LinalgOp>();
    if (!producer)
      return rewriter.notifyMatchFailure(
          op, "source is not the result of a linalg op");
    if (!producer->hasOneUse())
      return rewriter.notifyMatchFailure(op, "the source has other users");
    std::optional<ArrayRef<int64_t>> chosen;
    if (!axes.empty())
      chosen = axes;
    const char *obstacle = "none of the axes is padded";
    for (int64_t axis : normalizeAxes(chosen, op.getRank()))
      if (0 <= axis && axis < op.getRank() &&
          !(obstacle = moveAxis(rewriter, op, producer, axis, obstacle)))
        return success();
    return rewriter.notifyMatchFailure(op, obstacle);
  }

private:
  /// Moves the padding of `op` along `axis`. If that is impossible, changes
  /// nothing and returns the reason, which is `otherwise` for an axis that is
  /// not padded.
  static const char *moveAxis(PatternRewriter &rewriter, PadOp op,
                              linalg::LinalgOp producer, int64_t axis,
                              const char *otherwise) {
    SmallVector<OpFoldResult> lows = op.getLowPerAxis();
    SmallVector<OpFoldResult> highs = op.getHighPerAxis();
    std::optional<int64_t> low = getConstantIntValue(lows[axis]);
    std::optional<int64_t> high = getConstantIntValue(highs[axis]);
    if (low == 0 && high == 0)
      return otherwise;
    if (!low || !high)
      return "an amount along the axis is dynamic";
    if (*low < 0 || *high < 0)
      return "the axis is cropped";
    int64_t extent = op.getSourceType().getDimSize(axis);
    if (ShapedType::isDynamic(extent))
      return "an extent along the axis is dynamic";
    PeriodicExtension extension(op.getMode(), extent, *low, *high);
    if (const char *obstacle = extension.planOp(producer, axis))
      return obstacle;

    Value extended = extension.buildOp(rewriter, producer, axis);
    lows[axis] = highs[axis] = rewriter.getIndexAttr(0);
    rewriter.replaceOpWithNewOp<PadOp>(op, op.getResultType(), op.getMode(),
                                       extended, lows, highs, op.getValue(),
                                       /*axes=*/DenseI64ArrayAttr());
    return nullptr;
  }

  SmallVector<int64_t> axes;
};

} // namespace

void mlir::pad::populateBubbleUpPadsPatterns(RewritePatternSet &patterns,
                                             ArrayRef<int64_t> axes,
                                             PatternBenefit benefit) {
  patterns.add<BubbleUpPad>(patterns.getContext(), axes, benefit);
}
