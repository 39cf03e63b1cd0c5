//===- FusePad.cpp - Fusion of pads into their consumers ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives each consumer of a pad only the part of it that it reads. Where the
// part of the consumer that reads no padding is known at compile time, the
// consumer is cut there and the middle reads the source itself; otherwise, or
// with sizes given, it is tiled, and the loops over its tiles are peeled.
//
//===----------------------------------------------------------------------===//

#include "ConsumerCuts.h"
#include "ExpandColumns.h"
#include "FuseAdjoints.h"
#include "FusionCost.h"
#include "MovePads.h"
#include "SimplifyTiles.h"
#include "TileConsumer.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/ViewLikeInterfaceUtils.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "pad/Fusion/Passes.h"
#include "pad/Utils/Border.h"

namespace mlir::pad {
#define GEN_PASS_DEF_FUSEPADPASS
#include "pad/Fusion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;
using linalg::LinalgOp;

/// The elementwise ops, each read once, that compute `source` or a source of
/// these.
static llvm::SmallDenseSet<Operation *> getElementwiseProducers(Value source) {
  llvm::SmallDenseSet<Operation *> producers;
  SmallVector<Value> values = {source};
  while (!values.empty()) {
    auto op = values.pop_back_val().getDefiningOp<LinalgOp>();
    if (!op || !linalg::isElementwise(op) || !op->hasOneUse())
      continue;
    producers.insert(op);
    llvm::append_range(values, op.getDpsInputs());
  }
  return producers;
}

/// Makes slices of slices of `pad`, which cutting leaves, slices of `pad`.
/// Slices of destinations stay, to be written in place.
static void mergeSlices(RewriterBase &rewriter, PadOp pad) {
  SmallVector<tensor::ExtractSliceOp> slices;
  auto collect = [&](Operation *source) {
    for (Operation *user : source->getUsers())
      if (auto slice = dyn_cast<tensor::ExtractSliceOp>(user))
        slices.push_back(slice);
  };
  collect(pad);
  while (!slices.empty()) {
    tensor::ExtractSliceOp slice = slices.pop_back_val();
    auto outer = slice.getSource().getDefiningOp<tensor::ExtractSliceOp>();
    if (outer) {
      SmallVector<OpFoldResult> offsets, sizes, strides;
      rewriter.setInsertionPoint(slice);
      if (failed(affine::mergeOffsetsSizesAndStrides(
              rewriter, slice.getLoc(), outer, slice, outer.getDroppedDims(),
              offsets, sizes, strides)))
        continue;
      slice = rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(
          slice, slice.getType(), outer.getSource(), offsets, sizes, strides);
      if (outer->use_empty())
        rewriter.eraseOp(outer);
    }
    collect(slice);
  }
}

/// Cuts `consumer` at `cuts`: the middle part along one axis along the next.
/// Its parts read slices of each pad that it has read.
static void cutConsumer(RewriterBase &rewriter, LinalgOp consumer,
                        ArrayRef<Cut> cuts) {
  llvm::SmallSetVector<PadOp, 4> pads;
  for (Value input : consumer.getDpsInputs()) {
    if (auto slice = input.getDefiningOp<tensor::ExtractSliceOp>())
      input = slice.getSource();
    if (auto pad = input.getDefiningOp<PadOp>())
      pads.insert(pad);
  }
  auto middle = cast<TilingInterface>(consumer.getOperation());
  auto split = [&](const Cut &cut, int64_t position) {
    rewriter.setInsertionPoint(middle);
    auto parts = linalg::splitOp(rewriter, middle, cut.dim,
                                 rewriter.getIndexAttr(position));
    assert(parts.first && parts.second && "a loop has one cut inside of it");
    return parts;
  };
  for (const Cut &cut : cuts) {
    if (cut.end != cut.count)
      middle = split(cut, cut.end).first;
    if (cut.begin != 0)
      middle = split(cut, cut.begin).second;
  }
  for (PadOp pad : pads)
    mergeSlices(rewriter, pad);
}

/// Makes every slice of `pad` a pad of its own.
static void fuseSlices(RewriterBase &rewriter, PadOp pad) {
  for (Operation *user : llvm::make_early_inc_range(pad->getUsers())) {
    auto slice = dyn_cast<tensor::ExtractSliceOp>(user);
    if (!slice)
      continue;
    rewriter.setInsertionPoint(slice);
    FailureOr<TilingResult> tile = tensor::replaceExtractSliceWithTiledProducer(
        rewriter, slice, cast<OpResult>(pad.getResult()));
    if (failed(tile))
      continue;
    rewriter.replaceOp(slice, tile->tiledValues.front());
  }
}

/// Sizes of tiles for the loops of `consumer`: those given, or else some rows,
/// which stay in a cache, or where that cannot be a size for each padded axis
/// that leaves some tiles without padding. Empty if it is not known which loops
/// those are.
static SmallVector<OpFoldResult>
chooseTileSizes(PadOp pad, const Consumer &consumer, ArrayRef<int64_t> given) {
  constexpr int64_t numRows = 32, defaultSize = 32;
  MLIRContext *context = pad.getContext();
  LinalgOp op = consumer.op;
  SmallVector<int64_t> sizes(op.getNumLoops(), 0);
  if (!given.empty()) {
    for (auto [size, known] : llvm::zip(sizes, given))
      size = known;
    return getAsIndexOpFoldResult(context, sizes);
  }
  SmallVector<int64_t> counts = op.getStaticLoopRanges();
  SmallVector<int64_t> axes = getPaddedAxes(pad);
  bool inRows = isReadInRows(pad, consumer);
  if (inRows) {
    axes.pop_back();
    // A tile has one plane, unless the consumer sums up planes.
    for (int64_t axis : llvm::seq(axes.front()))
      if (std::optional<AxisAccess> access = getAccess(consumer, axis))
        sizes[access->dim] = 1;
  }
  for (int64_t axis : axes) {
    std::optional<AxisAccess> access = getAccess(consumer, axis);
    if (!access)
      return {};
    int64_t count = counts[access->dim], most = inRows ? numRows : defaultSize;
    sizes[access->dim] = ShapedType::isDynamic(count)
                             ? most
                             : std::clamp<int64_t>(count / 4, 1, most);
  }
  return getAsIndexOpFoldResult(context, sizes);
}

/// The most positions that `pad` adds or crops at an end; those that are not
/// known do not count.
static int64_t getWidth(PadOp pad) {
  int64_t width = 0;
  for (OpFoldResult amount :
       llvm::concat<OpFoldResult>(pad.getMixedLow(), pad.getMixedHigh()))
    width = std::max(width, std::abs(getConstantIntValue(amount).value_or(0)));
  return width;
}

/// The pads in `root`. Of those that one operation reads, the widest comes
/// first: the parts of the operation that are cut for it need fewer cuts for
/// the others.
static SmallVector<PadOp> collectPads(Operation *root) {
  llvm::MapVector<Operation *, SmallVector<PadOp>> pads;
  root->walk([&](PadOp pad) {
    Operation *reader = pad;
    for (Operation *user : pad->getUsers())
      reader = user;
    if (isa<tensor::ExtractSliceOp>(reader) && !reader->use_empty())
      reader = *reader->user_begin();
    SmallVector<PadOp> &group = pads[reader];
    group.insert(llvm::upper_bound(group, pad,
                                   [](PadOp a, PadOp b) {
                                     return getWidth(a) > getWidth(b);
                                   }),
                 pad);
  });
  SmallVector<PadOp> sorted;
  for (auto &[reader, group] : pads)
    llvm::append_range(sorted, group);
  return sorted;
}

namespace {

/// Whether a pad is fused, and the reason.
struct Decision {
  bool isFused;
  std::string text;

  void report(Location loc) const {
    auto options = remark::RemarkOpts::name("fuse-pad").category("pad");
    if (isFused)
      remark::passed(loc, options) << text;
    else
      remark::missed(loc, options) << remark::reason("{0}", text);
  }
};

/// The uses of a pad: consumers that read it, and slices.
struct PadUses {
  SmallVector<Consumer> consumers;
  /// Whether other operations read slices of it, and how many elements of these
  /// are written.
  bool hasSlices = false;
  int64_t written = 0;
};

struct FusePadPass final : pad::impl::FusePadPassBase<FusePadPass> {
  using Base::Base;

  void runOnOperation() final {
    Operation *root = getOperation();
    for (int64_t size : tileSizes)
      if (size < 0) {
        emitError(root->getLoc()) << "'tile-sizes' has the entry " << size
                                  << ", expected sizes of at least 0";
        return signalPassFailure();
      }
    FusedAdjoints adjoints = fuseAdjoints(root, tileSizes);
    numFused += adjoints.fused;
    numLeft += adjoints.left;
    if (!hasPads(root))
      return;
    RewritePatternSet columns(&getContext());
    populateExpandColumnsPatterns(columns);
    if (failed(
            applyPatternsGreedily(root, std::move(columns),
                                  GreedyRewriteConfig().enableFolding(false))))
      return signalPassFailure();
    FailureOr<unsigned> moved = movePads(root);
    if (failed(moved))
      return signalPassFailure();
    numMoved += *moved;

    for (PadOp pad : collectPads(root)) {
      if (fusePad(pad) && pad->use_empty())
        pad.erase();
    }
    SmallVector<FillBorderOp> borders;
    root->walk([&](FillBorderOp border) { borders.push_back(border); });
    for (FillBorderOp border : borders)
      fuseBorder(border);
    if (failed(peelPadTiles(root)))
      return signalPassFailure();
  }

private:
  /// Gives what reads `pad` the parts that it reads, and reports that. Returns
  /// false with nothing changed if that is not possible for all of them, or if
  /// to write the pad is expected to take no longer.
  bool fusePad(PadOp pad) {
    std::optional<PadUses> uses = findUses(pad);
    Decision decision =
        uses ? fuse(pad, *uses)
             : Decision{false, "left alone: a consumer is no linalg "
                               "operation on tensors, or which part it "
                               "reads is not known"};
    decision.report(pad.getLoc());
    ++(decision.isFused ? numFused : numLeft);
    return decision.isFused;
  }

  /// The consumers of `pad`; nullopt if a user cannot be given a part of it.
  std::optional<PadUses> findUses(PadOp pad) {
    PadUses uses;
    auto addConsumer = [&](OpOperand &use) {
      auto op = dyn_cast<LinalgOp>(use.getOwner());
      if (!op || !op.hasPureTensorSemantics() || !op.isDpsInput(&use))
        return false;
      auto *known =
          llvm::find_if(uses.consumers, [&](const Consumer &consumer) {
            return consumer.op == op;
          });
      if (known == uses.consumers.end())
        uses.consumers.push_back({op, {&use}});
      else
        known->operands.push_back(&use);
      return true;
    };
    for (OpOperand &use : pad->getUses()) {
      Operation *user = use.getOwner();
      if (isOffsetSlice(user, pad)) {
        for (OpOperand &sliceUse : user->getUses())
          if (!addConsumer(sliceUse))
            return std::nullopt;
      } else if (auto slice =
                     dyn_cast<tensor::ExtractSliceOp>(use.getOwner())) {
        std::optional<int64_t> written = countWritten(pad, slice);
        if (!written)
          return std::nullopt;
        uses.written += *written;
        uses.hasSlices = true;
      } else if (!addConsumer(use)) {
        return std::nullopt;
      }
    }
    return uses;
  }

  /// Cuts the consumers of `pad`, or tiles the only one.
  Decision fuse(PadOp pad, const PadUses &uses) {
    ArrayRef<Consumer> consumers = uses.consumers;
    if ((consumers.empty() && !uses.hasSlices) || getPaddedAxes(pad).empty())
      return {false, "left alone: nothing reads it, or it pads nothing"};
    if (llvm::any_of(consumers, [](const Consumer &consumer) {
          return isKnownEmpty(consumer.op);
        }))
      return {false, "left alone: a consumer has no iterations"};
    if (!llvm::all_of(consumers, [](const Consumer &consumer) {
          return readsForwards(consumer.op);
        }))
      return {false, "left alone: a consumer reads backwards, or at quotients "
                     "or remainders of its loops"};
    bool isOnlyReader = consumers.size() == 1 && !uses.hasSlices;
    bool inRows = !always && isOnlyReader && exceedsCache(pad) &&
                  isReadInRows(pad, consumers.front());
    if ((tileSizes.empty() && !inRows) || consumers.empty())
      if (std::optional<Decision> decision = cutConsumers(pad, uses))
        return *decision;
    // Each of several consumers would have its own tiles written.
    if (!isOnlyReader)
      return {false, "left alone: its consumers read no less than all of it, "
                     "or where to cut them is not known"};
    const Consumer &consumer = consumers.front();
    if (consumer.operands.size() != 1 && tileSizes.empty() && !always)
      return {false, "left alone: each of several slices would have its own "
                     "tiles written"};
    bool isUnknown = llvm::any_of(getPaddedAxes(pad), [&](int64_t axis) {
      return pad.getResultType().isDynamicDim(axis);
    });
    if (tileSizes.empty() && !always && isUnknown && isComputedInPlace(pad))
      return {false,
              "left alone: its source is computed in it, and writing its "
              "border is expected to take less than tiles of unknown "
              "extents"};
    SmallVector<OpFoldResult> sizes = chooseTileSizes(pad, consumer, tileSizes);
    if (llvm::all_of(sizes, isZeroInteger))
      return {false, "left alone: which loops of its consumer to tile is not "
                     "known"};
    IRRewriter rewriter(&getContext());
    llvm::SmallDenseSet<Operation *> producers =
        getElementwiseProducers(pad.getSource());
    producers.insert(pad);
    if (failed(tileConsumer(
            rewriter, cast<TilingInterface>(*consumer.op), sizes,
            [&](Operation *op) { return producers.contains(op); })))
      return {false, "left alone: its consumer cannot be tiled"};
    replaceSlices(rewriter, pad);
    return {true, "fused into tiles of its consumer"};
  }

  /// If `border` has a single consumer, gives it the part that it reads of the
  /// pad of the inside. Changes nothing if the pad would be written.
  void fuseBorder(FillBorderOp border) {
    llvm::SmallDenseSet<Operation *> readers;
    for (Operation *user : border->getUsers())
      if (isa<tensor::ExtractSliceOp>(user))
        readers.insert(user->user_begin(), user->user_end());
      else
        readers.insert(user);
    if (!border.isOnTensor() || readers.size() != 1)
      return;
    IRRewriter rewriter(border);
    PadOp pad = Border(rewriter, border).buildPadOfInside(border.getSource());
    if (!pad)
      return;
    rewriter.replaceAllUsesWith(border.getResult(), pad.getResult());
    Operation *inside = pad.getSource().getDefiningOp();
    fusePad(pad);
    rewriter.replaceAllUsesWith(pad.getResult(), border.getResult());
    rewriter.eraseOp(pad);
    if (inside->use_empty())
      rewriter.eraseOp(inside);
    if (border->use_empty())
      rewriter.eraseOp(border);
  }

  /// Makes slices of `pad`, and slices of these, pads of their own.
  static void replaceSlices(RewriterBase &rewriter, PadOp pad) {
    mergeSlices(rewriter, pad);
    fuseSlices(rewriter, pad);
  }

  /// Cuts the consumers of `pad`, unless that is expected to take longer than
  /// to write the pad; nullopt if one of them cannot be cut, or if all write no
  /// less than the pad.
  std::optional<Decision> cutConsumers(PadOp pad, const PadUses &uses) {
    if (!pad.getResultType().hasStaticShape())
      return std::nullopt;
    int64_t written = uses.written;
    SmallVector<SmallVector<Cut>> allCuts;
    for (const Consumer &consumer : uses.consumers) {
      std::optional<SmallVector<Cut>> found = getCuts(pad, consumer);
      if (!found)
        return std::nullopt;
      SmallVector<Cut> &cuts = allCuts.emplace_back(*found);
      keepWhole(cuts);
      int64_t whole = countWritten(pad, consumer, cuts);
      if (isSmallPart(pad, whole)) {
        written += whole;
        continue;
      }
      cuts = *found;
      written += countWritten(pad, consumer, cuts);
    }
    if (written >= pad.getResultType().getNumElements())
      return std::nullopt;
    SmallVector<CutRead> reads;
    for (auto [consumer, cuts] : llvm::zip_equal(uses.consumers, allCuts))
      for (OpOperand *operand : consumer.operands)
        reads.push_back({operand, cuts});
    std::string reason = always ? "" : getReasonNotToCut(pad, reads);
    if (!reason.empty())
      return Decision{false, "left alone: " + reason};
    IRRewriter rewriter(&getContext());
    for (auto [consumer, cuts] : llvm::zip_equal(uses.consumers, allCuts))
      cutConsumer(rewriter, consumer.op, cuts);
    replaceSlices(rewriter, pad);
    return Decision{true, "fused: consumers are cut where they begin and end "
                          "to read padding"};
  }

  /// Whether `op` is a slice of `pad` at constant offsets, as stencils read,
  /// and parts of a consumer that was cut for another pad.
  static bool isOffsetSlice(Operation *op, PadOp pad) {
    auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
    return slice && slice.hasUnitStride() &&
           slice.getType().getRank() == pad.getRank() &&
           llvm::none_of(slice.getStaticOffsets(), ShapedType::isDynamic) &&
           llvm::all_of(slice->getUsers(), llvm::IsaPred<LinalgOp>);
  }
};

} // namespace
