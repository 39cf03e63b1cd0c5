//===- ComputeIntoPads.cpp - Pads around what is computed -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A padded array is its inside and its border. Where ops with a destination
// compute the inside, their destination becomes a slice of the padded array,
// and the pad fills the border.
//
//===----------------------------------------------------------------------===//

#include "DestinationChain.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {
#define GEN_PASS_DEF_COMPUTEINTOPADSPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;
using linalg::LinalgOp;

/// The operand that is the destination of the source of `insert`, if that is
/// the slice of `array` in which it is inserted.
static OpOperand *getSlicedDestination(tensor::InsertSliceOp insert,
                                       Value array) {
  auto source = dyn_cast<OpResult>(insert.getSource());
  auto op = source ? dyn_cast<DestinationStyleOpInterface>(source.getOwner())
                   : nullptr;
  OpOperand *init = op ? op.getTiedOpOperand(source) : nullptr;
  auto slice =
      init ? init->get().getDefiningOp<tensor::ExtractSliceOp>() : nullptr;
  if (!slice || slice.getSource() != array ||
      op->getBlock() != insert->getBlock() ||
      !slice.isSameAs(insert, std::equal_to<OpFoldResult>()))
    return nullptr;
  return init;
}

/// Clones each `linalg.fill` that several ops take as their destination, in
/// full or a slice of it, for each of them: bufferization would copy it.
static void cloneFills(RewriterBase &rewriter, Operation *root) {
  SmallVector<linalg::FillOp> fills;
  root->walk([&](linalg::FillOp fill) { fills.push_back(fill); });
  for (linalg::FillOp fill : fills) {
    if (!fill.hasPureTensorSemantics() || fill->use_empty() ||
        !fill.getDpsInitOperand(0)->get().getDefiningOp<tensor::EmptyOp>())
      continue;
    // A slice belongs to the op that inserts it.
    bool isShared = llvm::count_if(fill->getUsers(), [](Operation *user) {
                      return !isa<tensor::ExtractSliceOp>(user);
                    }) > 1;
    for (OpOperand &use : llvm::make_early_inc_range(fill->getUses())) {
      auto user = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
      if (!user || !user.isDpsInit(&use) ||
          (!isShared && user->getBlock() == fill->getBlock()))
        continue;
      OpOperand *ofSlice = nullptr;
      if (auto insert = dyn_cast<tensor::InsertSliceOp>(use.getOwner())) {
        ofSlice = getSlicedDestination(insert, fill->getResult(0));
        if (!ofSlice)
          continue;
      }
      rewriter.setInsertionPoint(ofSlice ? ofSlice->getOwner() : user);
      Operation *clone = rewriter.clone(*fill);
      rewriter.modifyOpInPlace(user, [&] { use.set(clone->getResult(0)); });
      if (!ofSlice)
        continue;
      Operation *slice = rewriter.clone(*ofSlice->get().getDefiningOp());
      rewriter.modifyOpInPlace(
          slice, [&] { slice->setOperand(0, clone->getResult(0)); });
      rewriter.modifyOpInPlace(ofSlice->getOwner(),
                               [&] { ofSlice->set(slice->getResult(0)); });
    }
    if (fill->use_empty())
      rewriter.eraseOp(fill);
  }
}

/// Gives each `linalg.fill` that an op takes as its destination an array of its
/// own: CSE merges fills of one `tensor.empty`, and bufferization would then
/// copy the array.
static void separateFills(RewriterBase &rewriter, Operation *root) {
  root->walk([&](linalg::FillOp fill) {
    if (!fill.hasPureTensorSemantics())
      return;
    auto empty =
        fill.getDpsInitOperand(0)->get().getDefiningOp<tensor::EmptyOp>();
    bool isDestination = llvm::any_of(fill->getUses(), [](OpOperand &use) {
      auto user = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
      return user && user.isDpsInit(&use);
    });
    if (!empty || empty->hasOneUse() || !isDestination)
      return;
    rewriter.setInsertionPoint(fill);
    auto array = bufferization::AllocTensorOp::create(
        rewriter, fill.getLoc(), empty.getType(), empty.getDynamicSizes());
    rewriter.modifyOpInPlace(
        fill, [&] { fill.getOutputsMutable().assign(array.getResult()); });
  });
}

/// Whether the op of `use` only reads elements of the tensor, at any strides.
static bool isRead(OpOperand &use) {
  if (auto op = dyn_cast<LinalgOp>(use.getOwner()))
    return op.isDpsInput(&use);
  if (auto pad = dyn_cast<PadWindowOpInterface>(use.getOwner()))
    return !isa<FillBorderOp>(use.getOwner()) &&
           &use == &pad.getSourceMutable();
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(use.getOwner()))
    return &use == &insert.getSourceMutable();
  return isa<tensor::ExtractOp, tensor::DimOp, tensor::ConcatOp>(
      use.getOwner());
}

/// Whether the op of `use` is the end of a function.
static bool isReturned(OpOperand &use) {
  return use.getOwner()->hasTrait<OpTrait::ReturnLike>() &&
         isa<FunctionOpInterface>(use.getOwner()->getParentOp());
}

/// Whether `op`, a pad or a slice, adds elements of `value` or none.
static bool addsOnly(Operation *op, Value value) {
  auto pad = dyn_cast<PadOp>(op);
  if (!pad)
    return true;
  if (pad.getMode() != PadMode::Constant)
    return false;
  if (pad.getValue())
    return pad.getValue() == value;
  Attribute constant = getConstantScalar(value);
  return constant && constant == getZeroAttr(value.getType());
}

/// Replaces `op`, a pad or a slice with unit steps, if its source is inserted,
/// with known steps of 1 or more, into an array of the value that fills the
/// border, by an insertion into an array of the size of the result. Amounts may
/// crop.
///
/// %f = linalg.fill ins(%v) outs(%e)
/// %s = tensor.insert_slice %x into %f[o] [n] [t]
/// %0 = pad.pad constant %s low[l] high[h] value(%v)
///   -> %g = linalg.fill ins(%v) outs(%a)
///      %y = tensor.extract_slice %x[begin] [m] [1]
///      %0 = tensor.insert_slice %y into %g[o + l + begin * t] [m] [t]
static bool insertIntoFill(RewriterBase &rewriter, Operation *op) {
  auto insert = op->getOperand(0).getDefiningOp<tensor::InsertSliceOp>();
  auto fill =
      insert ? insert.getDest().getDefiningOp<linalg::FillOp>() : nullptr;
  if (!fill || !insert->hasOneUse() || insert->getBlock() != op->getBlock() ||
      !addsOnly(op, fill.getInputs().front()) ||
      insert.getSourceType().getRank() != insert.getType().getRank() ||
      llvm::any_of(insert.getStaticStrides(),
                   [](int64_t step) { return step <= 0; }))
    return false;
  Location loc = op->getLoc();
  rewriter.setInsertionPoint(op);
  IndexBuilder index(rewriter, loc);
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(rewriter, loc, fill.getOutputs().front());
  auto pad = dyn_cast<PadOp>(op);
  SmallVector<OpFoldResult> low, high;
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    if (!slice.hasUnitStride() || slice.getDroppedDims().any())
      return false;
    for (auto [extent, offset, size] : llvm::zip_equal(
             extents, slice.getMixedOffsets(), slice.getMixedSizes())) {
      low.push_back(index.sub(zero, offset));
      high.push_back(index.sub(index.add(offset, size), extent));
      extent = size;
    }
  } else {
    low = pad.getLowPerAxis();
    high = pad.getHighPerAxis();
    for (auto [axis, extent] : llvm::enumerate(extents))
      extent =
          type.isDynamicDim(axis)
              ? index.max(index.add(index.add(extent, low[axis]), high[axis]),
                          zero)
              : index.constant(type.getDimSize(axis));
  }
  auto isNotNegative = [](OpFoldResult amount) {
    std::optional<int64_t> constant = getConstantIntValue(amount);
    return constant && *constant >= 0;
  };
  // Where nothing is inserted, slices begin at an element all the same.
  auto within = [&](OpFoldResult position, OpFoldResult extent) {
    return index.min(position, index.max(index.sub(extent, one), zero));
  };
  SmallVector<OpFoldResult> begins, offsets = insert.getMixedOffsets();
  SmallVector<OpFoldResult> sizes = insert.getMixedSizes();
  bool isEmpty = llvm::any_of(sizes, isZeroInteger) ||
                 llvm::any_of(extents, isZeroInteger);
  for (auto [axis, step] : llvm::enumerate(insert.getStaticStrides())) {
    OpFoldResult first = index.add(offsets[axis], low[axis]);
    OpFoldResult size = sizes[axis], stride = index.constant(step);
    // The first element of %x that is not before `position`.
    auto find = [&](OpFoldResult position) {
      OpFoldResult distance = index.sub(position, first);
      OpFoldResult rounded = index.add(distance, index.sub(stride, one));
      return index.min(index.div(index.max(rounded, zero), stride), size);
    };
    OpFoldResult begin = isNotNegative(low[axis]) ? zero : find(zero);
    bool isWithin =
        isNotNegative(high[axis]) && (!pad || pad.hasComputedExtent(axis));
    OpFoldResult end = isWithin ? size : find(extents[axis]);
    begins.push_back(begin);
    offsets[axis] = index.offset(first, begin, stride);
    if (begin == zero && end == size)
      continue;
    sizes[axis] = index.max(index.sub(end, begin), zero);
    begins.back() = within(begin, size);
    offsets[axis] = within(offsets[axis], extents[axis]);
    isEmpty |= isZeroInteger(sizes[axis]);
  }
  Value result = tensor::EmptyOp::create(
      rewriter, loc, extents, type.getElementType(), type.getEncoding());
  result = linalg::FillOp::create(rewriter, loc, fill.getInputs(), result)
               .getResult(0);
  if (!isEmpty) {
    Value source = insert.getSource();
    SmallVector<OpFoldResult> ones(sizes.size(), one);
    if (!llvm::all_of(begins, isZeroInteger) || sizes != insert.getMixedSizes())
      source = tensor::ExtractSliceOp::create(rewriter, loc, source, begins,
                                              sizes, ones);
    result =
        tensor::InsertSliceOp::create(rewriter, loc, source, result, offsets,
                                      sizes, insert.getMixedStrides());
  }
  rewriter.replaceOp(op, castTo(rewriter, type, result));
  rewriter.eraseOp(insert);
  return true;
}

namespace {

/// The amounts of a pad, constants of at least 0 for each axis.
struct Amounts {
  SmallVector<int64_t> low, high;
};

struct ComputeIntoPadsPass final
    : pad::impl::ComputeIntoPadsPassBase<ComputeIntoPadsPass> {
  using Base::Base;

  void runOnOperation() final {
    IRRewriter rewriter(&getContext());
    // In blocks that are not reached, arrays may be made of themselves.
    (void)eraseUnreachableBlocks(rewriter, getOperation()->getRegions());
    cloneFills(rewriter, getOperation());
    getOperation()->walk(
        [&](tensor::ExtractSliceOp slice) { insertIntoFill(rewriter, slice); });
    SmallVector<PadOp> pads;
    getOperation()->walk([&](PadOp pad) { pads.push_back(pad); });
    for (PadOp pad : pads) {
      if (!pad.getSource().getDefiningOp() || insertIntoFill(rewriter, pad))
        continue;
      Location loc = pad.getLoc();
      StringRef reason = computeInto(rewriter, pad);
      auto options =
          remark::RemarkOpts::name("compute-into-pads").category("pad");
      if (reason.empty()) {
        ++numFilled;
        remark::passed(loc, options) << "the source is computed in the result";
      } else {
        ++numLeft;
        remark::missed(loc, options)
            << remark::reason("the source is copied: {0}", reason);
      }
    }
    SmallVector<tensor::ConcatOp> concats;
    getOperation()->walk([&](tensor::ConcatOp concat) {
      if (llvm::any_of(concat.getInputs(), [&](Value part) {
            return DestinationChain::find(part, concat, arrays).has_value();
          }))
        concats.push_back(concat);
    });
    for (tensor::ConcatOp concat : concats)
      computeParts(rewriter, concat);
    getOperation()->walk([&](tensor::InsertSliceOp insert) {
      computeInPlace(rewriter, insert, arrays, Order::Kept);
    });
    separateFills(rewriter, getOperation());
  }

private:
  StringRef computeInto(RewriterBase &rewriter, PadOp pad);
  Value createArray(OpBuilder &builder, Location loc,
                    ArrayRef<OpFoldResult> extents, Type elementType);
  void padParts(RewriterBase &rewriter, PadOp pad, tensor::ConcatOp concat,
                const Amounts &border);
  void computeParts(RewriterBase &rewriter, tensor::ConcatOp concat);

  /// Arrays that are padded, or put together of parts.
  DestinationChain::Arrays arrays;
};

} // namespace

/// The amounts of `pad` if they are constants of at least 0, whose sums with
/// an extent do not wrap.
static std::optional<Amounts> getBorder(PadOp pad) {
  Amounts border;
  for (auto [low, high] :
       llvm::zip_equal(pad.getLowPerAxis(), pad.getHighPerAxis())) {
    std::optional<int64_t> l = getConstantIntValue(low);
    std::optional<int64_t> h = getConstantIntValue(high);
    if (!l || !h || *l < 0 || *h < 0 || !getChange(low, high))
      return std::nullopt;
    border.low.push_back(*l);
    border.high.push_back(*h);
  }
  return border;
}

/// Whether a pad of a tensor of type `source` by `border` is certain to have
/// the extents that `result` says.
static bool haveExtents(RankedTensorType source, const Amounts &border,
                        RankedTensorType result) {
  for (auto [n, low, high, m] : llvm::zip_equal(source.getShape(), border.low,
                                                border.high, result.getShape()))
    if (!ShapedType::isDynamic(m) &&
        (ShapedType::isDynamic(n) || n + low + high != m))
      return false;
  return true;
}

/// Builds an array of its own. `tensor.empty`s of one type would become one by
/// CSE, and so would the fills of their slices.
Value ComputeIntoPadsPass::createArray(OpBuilder &builder, Location loc,
                                       ArrayRef<OpFoldResult> extents,
                                       Type elementType) {
  SmallVector<int64_t> shape;
  SmallVector<Value> dynamic;
  dispatchIndexOpFoldResults(extents, dynamic, shape);
  auto array = bufferization::AllocTensorOp::create(
      builder, loc, RankedTensorType::get(shape, elementType), dynamic);
  arrays.insert(array);
  return array;
}

/// Whether each part of `concat` is padded in its place: the parts have to lie
/// along an axis without a border.
static bool canPadParts(tensor::ConcatOp concat, const Amounts &border) {
  int64_t dim = concat.getDim();
  return border.low[dim] == 0 && border.high[dim] == 0;
}

/// Pads each part of `concat`, the source of `pad`, in its place: the border of
/// a part that is copied is written with it.
///
/// %s = tensor.concat dim(0) %x, %y
/// %0 = pad.pad m %s low[0, l] high[0, h]
///   -> %a = bufferization.alloc_tensor
///      %t = tensor.extract_slice %a[0, 0]
///      %p = pad.pad_into m ins(%x) outs(%t) low[0, l] high[0, h]
///      %b = tensor.insert_slice %p into %a[0, 0]
///      and the same with %y
void ComputeIntoPadsPass::padParts(RewriterBase &rewriter, PadOp pad,
                                   tensor::ConcatOp concat,
                                   const Amounts &border) {
  Location loc = pad.getLoc();
  rewriter.setInsertionPoint(pad);
  SmallVector<PadOp> parts;
  SmallVector<Value> results;
  for (Value part : concat.getInputs()) {
    parts.push_back(PadOp::create(
        rewriter, loc, pad.getMode(), part,
        getAsIndexOpFoldResult(&getContext(), border.low),
        getAsIndexOpFoldResult(&getContext(), border.high), pad.getValue()));
    results.push_back(parts.back().getResult());
  }
  auto padded =
      tensor::ConcatOp::create(rewriter, loc, concat.getDim(), results);
  rewriter.replaceOp(pad,
                     castTo(rewriter, pad.getResultType(), padded.getResult()));
  rewriter.eraseOp(concat);
  for (PadOp part : parts)
    (void)computeInto(rewriter, part);
  computeParts(rewriter, padded);
}

/// Computes the parts of `concat` in their places, and copies those that
/// nothing computes for it alone.
void ComputeIntoPadsPass::computeParts(RewriterBase &rewriter,
                                       tensor::ConcatOp concat) {
  auto chain = DestinationChain::find(concat.getResult(), concat, arrays,
                                      /*allowOtherUsers=*/true);
  if (!chain || concat.getResultType().getEncoding())
    return;
  SmallVector<OpFoldResult> sizes = chain->getSizes(rewriter, arrays);
  rewriter.setInsertionPoint(concat);
  Value array = createArray(rewriter, concat.getLoc(), sizes,
                            chain->getType().getElementType());
  chain->setDestination(rewriter, array, arrays);
}

/// Computes the source of `pad` in its result. Returns why not, or an empty
/// text. Changes nothing in that case; extents that it asked for stay unused.
///
/// %s = linalg.op ins(...) outs(%e)
/// %0 = pad.pad m %s low[l] high[h]
///   -> %a = bufferization.alloc_tensor
///      %t = tensor.extract_slice %a[l] [n] [1]
///      %s = linalg.op ins(...) outs(%t)
///      %b = tensor.insert_slice %s into %a[l] [n] [1]
///      %0 = pad.fill_border m %b low[l] high[h]
StringRef ComputeIntoPadsPass::computeInto(RewriterBase &rewriter, PadOp pad) {
  Value source = pad.getSource();
  std::optional<Amounts> border = getBorder(pad);
  if (!border)
    return "an amount is not a constant of at least 0";
  if (pad.getResultType().getEncoding())
    return "its type has an encoding";
  StringRef reason;
  auto chain = DestinationChain::find(source, pad, arrays,
                                      /*allowOtherUsers=*/true, &reason);
  if (!chain)
    return reason;
  RankedTensorType type = chain->getType();
  if (!haveExtents(type, *border, pad.getResultType()))
    return "its extents may contradict those of the result";

  Operation *producer = source.getDefiningOp();
  bool hasOtherUsers = !llvm::hasSingleElement(source.getUsers());
  if (hasOtherUsers) {
    if (!llvm::all_of(source.getUses(), isRead))
      return "another user needs it by itself";
    if (!llvm::all_of(pad->getUses(), [](OpOperand &use) {
          return isRead(use) || isReturned(use);
        }))
      return "the result is needed by itself, and other users read the source";
    if (pad.getValue() && !DominanceInfo(producer->getParentOp())
                               .dominates(pad.getValue(), producer))
      return "the fill value is computed after it, and it has other users";
  }

  if (auto concat = dyn_cast<tensor::ConcatOp>(producer);
      concat && !hasOtherUsers && canPadParts(concat, *border)) {
    padParts(rewriter, pad, concat, *border);
    return {};
  }

  Location loc = pad.getLoc();
  SmallVector<OpFoldResult> sizes = chain->getSizes(rewriter, arrays);
  rewriter.setInsertionPoint(chain->getFirst());
  SmallVector<OpFoldResult> extents;
  AffineExpr n = rewriter.getAffineSymbolExpr(0);
  for (auto [size, low, high] :
       llvm::zip_equal(sizes, border->low, border->high))
    extents.push_back(affine::makeComposedFoldedAffineApply(
        rewriter, loc, n + low + high, {size}));
  // Upstream refuses slices of an array without elements.
  if (llvm::any_of(extents, isZeroInteger))
    return "it has no elements";
  Value empty = createArray(rewriter, loc, extents, type.getElementType());
  SmallVector<OpFoldResult> low =
      getAsIndexOpFoldResult(&getContext(), border->low);
  SmallVector<OpFoldResult> high =
      getAsIndexOpFoldResult(&getContext(), border->high);
  SmallVector<OpFoldResult> strides(sizes.size(), rewriter.getIndexAttr(1));
  auto slice =
      tensor::ExtractSliceOp::create(rewriter, loc, empty, low, sizes, strides);
  chain->setDestination(rewriter, slice, arrays);

  // Other users read the inside after the border is filled, which one-shot
  // bufferization could not tell from a conflict otherwise.
  source = pad.getSource();
  if (hasOtherUsers)
    rewriter.setInsertionPointAfterValue(source);
  else
    rewriter.setInsertionPoint(pad);
  Value inside = castTo(rewriter, slice.getType(), source);
  auto array = tensor::InsertSliceOp::create(rewriter, loc, inside, empty, low,
                                             sizes, strides);
  auto filled = FillBorderOp::create(rewriter, loc, pad.getMode(), array, low,
                                     high, pad.getValue(), DenseI64ArrayAttr());
  if (hasOtherUsers) {
    Value read = tensor::ExtractSliceOp::create(
        rewriter, loc, filled.getResult(), low, sizes, strides);
    read = castTo(rewriter, source.getType(), read);
    rewriter.replaceUsesWithIf(source, read, [&](OpOperand &use) {
      Operation *user = use.getOwner();
      return user != pad && user != array && user != inside.getDefiningOp();
    });
  }
  rewriter.replaceOp(pad,
                     castTo(rewriter, pad.getResultType(), filled.getResult()));
  return {};
}
