//===- FusePad.cpp - Fusion of pads into their consumers ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives each user of a pad only the part of it that it reads. Where the part of
// the user that reads no padding is known at compile time, the user is cut
// there and the middle reads the source itself; otherwise, or with sizes given,
// it is tiled, and the loops over its tiles are peeled.
//
//===----------------------------------------------------------------------===//

#include "FuseAdjoints.h"
#include "FusionCost.h"
#include "MovePads.h"
#include "SimplifyTiles.h"
#include "TileConsumer.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/ViewLikeInterfaceUtils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/Border.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::pad {
#define GEN_PASS_DEF_FUSEPADPASS
#include "pad/Fusion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;
using linalg::LinalgOp;

namespace {

/// How a user walks along one axis of a pad: at iteration i of its loop `dim`
/// it reads the positions scale * i + first to scale * i + last.
struct AxisAccess {
  unsigned dim = 0;
  int64_t scale = 1;
  int64_t first = 0, last = 0;
};

/// An operation that reads a pad, maybe more than once, itself or slices of it
/// that are shifted by constants.
struct User {
  LinalgOp op;
  SmallVector<OpOperand *> operands;
};

} // namespace

/// How the loops of `user` go along the positions `expr` of an axis; nullopt if
/// they are not one parallel loop and any number of others around its position.
static std::optional<AxisAccess> getAccess(LinalgOp user, AffineExpr expr) {
  SmallVector<int64_t> factors;
  unsigned numLoops = user.getNumLoops();
  if (failed(getFlattenedAffineExpr(expr, numLoops, 0, &factors)) ||
      factors.size() != numLoops + 1)
    return std::nullopt;
  SmallVector<int64_t> counts = user.getStaticLoopRanges();
  SmallVector<utils::IteratorType> types = user.getIteratorTypesArray();
  AxisAccess access;
  access.first = access.last = factors.back();
  bool isParallel = false;
  for (unsigned dim = 0; dim != numLoops; ++dim) {
    if (factors[dim] == 0)
      continue;
    if (factors[dim] < 0)
      return std::nullopt;
    if (linalg::isParallelIterator(types[dim])) {
      if (isParallel)
        return std::nullopt;
      isParallel = true;
      access.dim = dim;
      access.scale = factors[dim];
    } else if (ShapedType::isDynamic(counts[dim])) {
      return std::nullopt;
    } else {
      access.last += factors[dim] * (counts[dim] - 1);
    }
  }
  if (!isParallel)
    return std::nullopt;
  return access;
}

/// How the owner of `operand`, a pad or a shifted slice of one, walks along
/// `axis` of the pad; nullopt as above.
static std::optional<AxisAccess> getAccess(OpOperand *operand, int64_t axis) {
  auto op = cast<LinalgOp>(operand->getOwner());
  AffineMap map = op.getMatchingIndexingMap(operand);
  std::optional<AxisAccess> access = getAccess(op, map.getResult(axis));
  auto slice = operand->get().getDefiningOp<tensor::ExtractSliceOp>();
  if (!access || !slice)
    return access;
  access->first += slice.getStaticOffset(axis);
  access->last += slice.getStaticOffset(axis);
  return access;
}

/// How `user` walks along `axis` of what it reads, all operands together;
/// nullopt if they do not go together.
static std::optional<AxisAccess> getAccess(const User &user, int64_t axis) {
  std::optional<AxisAccess> all;
  for (OpOperand *operand : user.operands) {
    std::optional<AxisAccess> access = getAccess(operand, axis);
    if (!access)
      return std::nullopt;
    if (!all) {
      all = access;
      continue;
    }
    if (access->dim != all->dim || access->scale != all->scale)
      return std::nullopt;
    all->first = std::min(all->first, access->first);
    all->last = std::max(all->last, access->last);
  }
  return all;
}

/// The axes of `pad` that have any amounts.
static SmallVector<int64_t> getPaddedAxes(PadOp pad) {
  SmallVector<int64_t> axes;
  for (auto [axis, low, high] :
       llvm::enumerate(pad.getLowPerAxis(), pad.getHighPerAxis()))
    if (!isZeroInteger(low) || !isZeroInteger(high))
      axes.push_back(axis);
  return axes;
}

/// Where `user` of `pad` is to be cut, outermost axis first; nullopt if that is
/// not known at compile time or leaves no middle.
static std::optional<SmallVector<Cut>> getCuts(PadOp pad, User &user) {
  SmallVector<int64_t> counts = user.op.getStaticLoopRanges();
  SmallVector<Cut> cuts;
  for (int64_t axis : getPaddedAxes(pad)) {
    std::optional<AxisAccess> access = getAccess(user, axis);
    std::optional<int64_t> low = getConstantIntValue(pad.getLowPerAxis()[axis]);
    int64_t n = pad.getSourceType().getDimSize(axis);
    if (!access || !low || ShapedType::isDynamic(n) ||
        ShapedType::isDynamic(counts[access->dim]))
      return std::nullopt;
    Cut cut{axis, access->dim, 0, 0, counts[access->dim]};
    // scale * i + first >= low and scale * i + last <= low + n - 1.
    cut.begin = std::max<int64_t>(
        llvm::divideCeilSigned(*low - access->first, access->scale), 0);
    cut.end = std::min(
        llvm::divideFloorSigned(*low + n - 1 - access->last, access->scale) + 1,
        cut.count);
    if (cut.begin >= cut.end)
      return std::nullopt;
    cuts.push_back(cut);
  }
  return cuts;
}

/// How many elements of `pad` are written for `operand` of a user that is cut
/// at `cuts`: those of its borders, unless they show nothing outside of the
/// source.
static int64_t countWritten(PadOp pad, OpOperand *operand, ArrayRef<Cut> cuts) {
  SmallVector<std::pair<int64_t, int64_t>> ranges;
  for (const Cut &cut : cuts)
    ranges.push_back({0, cut.count});
  int64_t written = 0;
  auto countPart = [&] {
    SmallVector<int64_t> extents =
        llvm::to_vector(pad.getResultType().getShape());
    bool isInside = true;
    for (auto [cut, range] : llvm::zip_equal(cuts, ranges)) {
      auto [begin, end] = range;
      if (begin == end)
        return;
      AxisAccess access = *getAccess(operand, cut.axis);
      int64_t first = access.scale * begin + access.first;
      int64_t last = access.scale * (end - 1) + access.last;
      int64_t low = *getConstantIntValue(pad.getLowPerAxis()[cut.axis]);
      int64_t n = pad.getSourceType().getDimSize(cut.axis);
      isInside &= first >= low && last < low + n;
      extents[cut.axis] = last - first + 1;
    }
    if (!isInside)
      written += ShapedType::getNumElements(extents);
  };
  for (auto [cut, range] : llvm::zip_equal(cuts, ranges)) {
    range = {0, cut.begin};
    countPart();
    range = {cut.end, cut.count};
    countPart();
    range = {cut.begin, cut.end};
  }
  return written;
}

/// How many elements of `pad` are written for `slice` of it, which cutting a
/// user of another pad has left; nullopt if that is not known at compile time.
static std::optional<int64_t> countWritten(PadOp pad,
                                           tensor::ExtractSliceOp slice) {
  RankedTensorType type = slice.getType();
  if (!slice.hasUnitStride() || type.getRank() != pad.getRank() ||
      !type.hasStaticShape())
    return std::nullopt;
  bool isInside = true;
  SmallVector<OpFoldResult> lows = pad.getLowPerAxis();
  for (auto [axis, offset] : llvm::enumerate(slice.getStaticOffsets())) {
    std::optional<int64_t> low = getConstantIntValue(lows[axis]);
    int64_t n = pad.getSourceType().getDimSize(axis);
    if (!low || ShapedType::isDynamic(offset) || ShapedType::isDynamic(n))
      return std::nullopt;
    isInside &= offset >= *low && offset + type.getDimSize(axis) <= *low + n;
  }
  return isInside ? 0 : type.getNumElements();
}

/// Makes slices of slices of `pad`, which cutting leaves, slices of `pad`.
/// Those of destinations have to stay, to be written in place.
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

/// Cuts `user` at `cuts`: the middle part along one axis along the next.
static LogicalResult cutUser(RewriterBase &rewriter, LinalgOp user,
                             ArrayRef<Cut> cuts) {
  auto middle = cast<TilingInterface>(user.getOperation());
  for (const Cut &cut : cuts) {
    rewriter.setInsertionPoint(middle);
    if (cut.end != cut.count) {
      auto parts = linalg::splitOp(rewriter, middle, cut.dim,
                                   rewriter.getIndexAttr(cut.end));
      if (!parts.first)
        return failure();
      middle = parts.first;
    }
    rewriter.setInsertionPoint(middle);
    if (cut.begin != 0) {
      auto parts = linalg::splitOp(rewriter, middle, cut.dim,
                                   rewriter.getIndexAttr(cut.begin));
      if (!parts.second)
        return failure();
      middle = parts.second;
    }
  }
  return success();
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

/// Whether a tile of `pad` for `user` can be some rows, padded as a whole: it
/// reads the pad once, and rows are not all that is padded.
static bool isReadInRows(PadOp pad, const User &user) {
  SmallVector<int64_t> axes = getPaddedAxes(pad);
  return user.operands.size() == 1 && axes.size() > 1 &&
         axes.back() == pad.getRank() - 1;
}

/// Sizes of tiles for the loops of `user`: those given, or else some rows,
/// which stay in a cache, or where that cannot be a size for each padded axis
/// that leaves some tiles without padding. Empty if it is not known which loops
/// those are.
static SmallVector<OpFoldResult> chooseTileSizes(PadOp pad, User &user,
                                                 ArrayRef<int64_t> given) {
  constexpr int64_t numRows = 8, defaultSize = 32;
  MLIRContext *context = pad.getContext();
  SmallVector<int64_t> sizes(user.op.getNumLoops(), 0);
  if (!given.empty()) {
    for (auto [size, known] : llvm::zip(sizes, given))
      size = known;
    return getAsIndexOpFoldResult(context, sizes);
  }
  SmallVector<int64_t> counts = user.op.getStaticLoopRanges();
  SmallVector<int64_t> axes = getPaddedAxes(pad);
  bool inRows = isReadInRows(pad, user);
  if (inRows)
    axes.pop_back();
  for (int64_t axis : axes) {
    std::optional<AxisAccess> access = getAccess(user, axis);
    if (!access)
      return {};
    int64_t count = counts[access->dim], most = inRows ? numRows : defaultSize;
    sizes[access->dim] = ShapedType::isDynamic(count)
                             ? most
                             : std::clamp<int64_t>(count / 4, 1, most);
  }
  return getAsIndexOpFoldResult(context, sizes);
}

/// What computes `source` element by element, and what computes that, as far as
/// there are no other users.
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

namespace {

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
    FailureOr<unsigned> moved = movePads(root);
    if (failed(moved))
      return signalPassFailure();
    numMoved += *moved;

    SmallVector<PadOp> pads;
    root->walk([&](PadOp pad) { pads.push_back(pad); });
    for (PadOp pad : pads)
      collectShifts(pad);
    for (PadOp pad : pads) {
      bool isFused = succeeded(fusePad(pad));
      reportFusion(pad, isFused);
      numFused += isFused;
      numLeft += !isFused;
      if (isFused && pad->use_empty())
        pad.erase();
    }
    SmallVector<FillBorderOp> borders;
    root->walk([&](FillBorderOp border) { borders.push_back(border); });
    for (FillBorderOp border : borders)
      numFused += succeeded(fuseBorder(border));
    if (failed(peelPadTiles(root)))
      return signalPassFailure();
  }

private:
  /// What fusePad has decided of `pad`, and why.
  void reportFusion(PadOp pad, bool isFused) {
    auto options = remark::RemarkOpts::name("fuse-pad").category("pad");
    if (isFused)
      remark::passed(pad.getLoc(), options) << decision;
    else
      remark::missed(pad.getLoc(), options) << remark::reason("{0}", decision);
  }

  /// Gives the users of `pad` the parts that they read. Fails with nothing
  /// changed if that is not possible for all of them, or if to write the pad is
  /// expected to take no longer.
  LogicalResult fusePad(PadOp pad) {
    decision = "left alone: a consumer is no linalg operation on tensors, or "
               "which part it reads is not known";
    SmallVector<User> users;
    int64_t sliced = 0;
    bool hasSlices = false;
    auto addUser = [&](OpOperand &use) {
      auto op = dyn_cast<LinalgOp>(use.getOwner());
      if (!op || !op.hasPureTensorSemantics() || !op.isDpsInput(&use))
        return failure();
      auto known =
          llvm::find_if(users, [&](const User &user) { return user.op == op; });
      if (known == users.end())
        users.push_back({op, {&use}});
      else
        known->operands.push_back(&use);
      return success();
    };
    for (OpOperand &use : pad->getUses()) {
      if (shifts.contains(use.getOwner()) && isShift(use.getOwner(), pad)) {
        for (OpOperand &sliceUse : use.getOwner()->getUses())
          if (failed(addUser(sliceUse)))
            return failure();
        continue;
      }
      if (auto slice = dyn_cast<tensor::ExtractSliceOp>(use.getOwner())) {
        std::optional<int64_t> written = countWritten(pad, slice);
        if (!written)
          return failure();
        sliced += *written;
        hasSlices = true;
        continue;
      }
      if (failed(addUser(use)))
        return failure();
    }
    if ((users.empty() && !hasSlices) || getPaddedAxes(pad).empty()) {
      decision = "left alone: nothing reads it, or it pads nothing";
      return failure();
    }
    bool inRows = !always && users.size() == 1 && !hasSlices && isFar(pad) &&
                  isReadInRows(pad, users.front());
    if ((tileSizes.empty() && !inRows) || users.empty()) {
      std::optional<bool> isCut = cutUsers(pad, users, sliced);
      if (isCut)
        return success(*isCut);
    }
    // Each of several users would have its own tiles written.
    if (users.size() != 1 || hasSlices) {
      decision = "left alone: its consumers read no less than all of it, or "
                 "where to cut them is not known";
      return failure();
    }
    if (users.front().operands.size() != 1 && tileSizes.empty() && !always) {
      decision = "left alone: each of several slices would have its own tiles "
                 "written";
      return failure();
    }
    SmallVector<OpFoldResult> sizes =
        chooseTileSizes(pad, users.front(), tileSizes);
    if (llvm::all_of(sizes, isZeroInteger))
      return failure();
    IRRewriter rewriter(&getContext());
    llvm::SmallDenseSet<Operation *> producers =
        getElementwiseProducers(pad.getSource());
    producers.insert(pad);
    if (failed(
            tileConsumer(rewriter, users.front().op, sizes, [&](Operation *op) {
              return producers.contains(op);
            })))
      return failure();
    replaceSlices(rewriter, pad);
    decision = "fused into tiles of its consumer";
    return success();
  }

  /// Gives the user of `border`, if it has one alone, what it reads of the pad
  /// of the inside. Fails with nothing changed if the pad would be written.
  LogicalResult fuseBorder(FillBorderOp border) {
    llvm::SmallDenseSet<Operation *> readers;
    for (Operation *user : border->getUsers())
      if (isa<tensor::ExtractSliceOp>(user))
        readers.insert(user->user_begin(), user->user_end());
      else
        readers.insert(user);
    if (!border.isOnTensor() || readers.size() != 1)
      return failure();
    IRRewriter rewriter(border);
    PadOp pad = Border(rewriter, border).buildPadOfInside(border.getSource());
    if (!pad)
      return failure();
    rewriter.replaceAllUsesWith(border.getResult(), pad.getResult());
    collectShifts(pad);
    Operation *inside = pad.getSource().getDefiningOp();
    LogicalResult isFused = fusePad(pad);
    rewriter.replaceAllUsesWith(pad.getResult(), border.getResult());
    rewriter.eraseOp(pad);
    if (inside->use_empty())
      rewriter.eraseOp(inside);
    if (border->use_empty())
      rewriter.eraseOp(border);
    return isFused;
  }

  /// Makes slices of `pad`, and slices of these, pads of their own.
  static void replaceSlices(RewriterBase &rewriter, PadOp pad) {
    mergeSlices(rewriter, pad);
    fuseSlices(rewriter, pad);
  }

  /// Cuts `users`, or with nothing changed returns false if that is expected to
  /// take longer than to write the pad, and nullopt if one of them cannot be
  /// cut or all of them write no less than the pad, with the `written` elements
  /// for its slices.
  std::optional<bool> cutUsers(PadOp pad, MutableArrayRef<User> users,
                               int64_t written) {
    if (!pad.getResultType().hasStaticShape())
      return std::nullopt;
    SmallVector<SmallVector<Cut>> allCuts;
    for (User &user : users) {
      auto cuts = getCuts(pad, user);
      if (!cuts)
        return std::nullopt;
      for (OpOperand *operand : user.operands)
        written += countWritten(pad, operand, *cuts);
      allCuts.push_back(*cuts);
    }
    if (written >= pad.getResultType().getNumElements())
      return std::nullopt;
    SmallVector<CutRead> reads;
    for (auto [user, cuts] : llvm::zip_equal(users, allCuts))
      for (OpOperand *operand : user.operands)
        reads.push_back({operand, cuts});
    std::string reason = always ? "" : getReasonNotToCut(pad, reads);
    if (!reason.empty()) {
      decision = "left alone: " + reason;
      return false;
    }
    IRRewriter rewriter(&getContext());
    for (auto [user, cuts] : llvm::zip_equal(users, allCuts))
      if (failed(cutUser(rewriter, user.op, cuts)))
        return std::nullopt;
    replaceSlices(rewriter, pad);
    decision = "fused: consumers are cut where they begin and end to read "
               "padding";
    return true;
  }

  /// A stencil may read slices of a pad that are shifted against each other.
  /// Collects those of `pad`, before others come from cutting.
  void collectShifts(PadOp pad) {
    for (Operation *user : pad->getUsers())
      if (isShift(user, pad))
        shifts.insert(user);
  }

  static bool isShift(Operation *op, PadOp pad) {
    auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
    return slice && slice.hasUnitStride() &&
           slice.getType().getRank() == pad.getRank() &&
           llvm::none_of(slice.getStaticOffsets(), ShapedType::isDynamic) &&
           llvm::all_of(slice->getUsers(), llvm::IsaPred<LinalgOp>);
  }

  /// Those of all pads; some may have been replaced by others since.
  llvm::SmallDenseSet<Operation *> shifts;
  /// What fusePad has decided last.
  std::string decision;
};

} // namespace
