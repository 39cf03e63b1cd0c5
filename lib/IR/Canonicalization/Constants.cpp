//===- Constants.cpp - Patterns for pads of constants ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates a pad of a constant, element by element, on the bits that the
// attribute holds, and sees where all elements of a result are the same or
// where there are none.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Extension.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// A pad of a constant makes a constant of at most this many elements, or of
/// as many as the source stores: a small constant stays small.
static constexpr int64_t maxEvaluatedElements = int64_t(1) << 16;

/// Stands for an element that is filled.
static constexpr int64_t filled = -1;

/// For each element of the result in order, which element of the source it is.
static SmallVector<int64_t> mapElements(PadOp op) {
  Extension extension = Extension::get(op.getMode());
  ConstantArith arith;
  SmallVector<OpFoldResult> lows = op.getLowPerAxis();
  SmallVector<int64_t> elements = {0};
  for (int64_t axis : llvm::seq(op.getRank())) {
    int64_t n = op.getSourceType().getDimSize(axis);
    int64_t low = *getConstantIntValue(lows[axis]);
    SmallVector<int64_t> positions;
    for (int64_t o : llvm::seq(op.getResultType().getDimSize(axis))) {
      int64_t i = o - low;
      bool fills = extension.isFill() && (i < 0 || i >= n);
      positions.push_back(fills ? filled
                                : extension.getSourceIndex(arith, i, n));
    }
    SmallVector<int64_t> next;
    next.reserve(elements.size() * positions.size());
    for (int64_t element : elements)
      for (int64_t position : positions)
        next.push_back(element == filled || position == filled
                           ? filled
                           : element * n + position);
    elements = std::move(next);
  }
  return elements;
}

/// The constant of `type` with element `source[elements[i]]` at i, or the
/// scalar `fill` where `elements[i]` is `filled`.
static DenseElementsAttr gather(DenseElementsAttr source, ShapedType type,
                                ArrayRef<int64_t> elements, Attribute fill) {
  auto at = [&](int64_t element) { return source.isSplat() ? 0 : element; };

  if (auto strings = dyn_cast<DenseStringElementsAttr>(source)) {
    StringRef fillString = fill ? cast<StringAttr>(fill).getValue() : "";
    ArrayRef<StringRef> data = strings.getRawStringData();
    return DenseElementsAttr::get(
        type, ArrayRef<StringRef>(llvm::map_to_vector(elements, [&](int64_t e) {
          return e == filled ? fillString : data[at(e)];
        })));
  }

  auto oneFill = DenseElementsAttr::get(
      RankedTensorType::get({1}, type.getElementType()), fill);
  // Bits are packed.
  if (type.getElementType().isInteger(1)) {
    bool fillBit = *oneFill.value_begin<bool>();
    auto bits = source.getValues<bool>();
    SmallVector<bool> gathered = llvm::map_to_vector(elements, [&](int64_t e) {
      return e == filled ? fillBit : bits[at(e)];
    });
    return DenseElementsAttr::get(type, gathered);
  }

  // Every other element is a number of bytes.
  ArrayRef<char> fillBytes = oneFill.getRawData(), data = source.getRawData();
  size_t size = fillBytes.size();
  SmallVector<char> gathered;
  gathered.reserve(elements.size() * size);
  for (int64_t e : elements)
    llvm::append_range(gathered, e == filled ? fillBytes
                                             : data.slice(at(e) * size, size));
  return DenseElementsAttr::getFromRawBuffer(type, gathered);
}

//===----------------------------------------------------------------------===//
// Splats
//===----------------------------------------------------------------------===//

/// The extents of the result.
static SmallVector<OpFoldResult> reifyShape(PatternRewriter &rewriter,
                                            PadOp op) {
  ReifiedRankedShapedTypeDims shape;
  [[maybe_unused]] LogicalResult reified =
      op.reifyResultShapes(rewriter, shape);
  assert(succeeded(reified) && "a pad knows its shape");
  return shape[0];
}

/// Whether `scalar` can be the only element of a new tensor of `type`.
static bool canSplat(RankedTensorType type, OpFoldResult scalar) {
  if (!scalar)
    return false;
  auto attribute = dyn_cast<Attribute>(scalar);
  if (!attribute)
    return true;
  // A constant needs a static type; failing that, the scalar has to be one that
  // there are constants of.
  Type element = type.getElementType();
  if (isa<DenseElementsAttr>(attribute))
    return false;
  return type.hasStaticShape() || element.isIntOrIndex() ||
         isa<FloatType, StringType>(element);
}

/// The value of `scalar`, with which canSplat agrees.
static Value materializeScalar(PatternRewriter &rewriter, Location loc,
                               OpFoldResult scalar) {
  if (auto value = dyn_cast<Value>(scalar))
    return value;
  return createConstant(rewriter, loc,
                        cast<TypedAttr>(cast<Attribute>(scalar)));
}

/// Replaces `op` by the tensor of its type whose elements all are `scalar`.
/// Expects canSplat.
static void replaceWithSplat(PatternRewriter &rewriter, PadOp op,
                             OpFoldResult scalar) {
  RankedTensorType type = op.getResultType();
  auto attribute = dyn_cast<Attribute>(scalar);
  // Upstream's fold of a slice takes the bytes of a constant, and crashes where
  // strings have none.
  if (attribute && type.hasStaticShape() &&
      !isa<StringType>(type.getElementType())) {
    rewriter.replaceOp(op,
                       createConstant(rewriter, op.getLoc(),
                                      DenseElementsAttr::get(type, attribute)));
    return;
  }
  Value element = materializeScalar(rewriter, op.getLoc(), scalar);
  rewriter.replaceOpWithNewOp<tensor::SplatOp>(
      op, element, type, decomposeMixedValues(reifyShape(rewriter, op)).second);
}

/// The one element that `tensor` is known to consist of, or null.
static OpFoldResult getSplatScalar(Value tensor) {
  if (DenseElementsAttr elements = getConstantElements(tensor)) {
    if (elements.isSplat() && elements.getNumElements() > 0)
      return elements.getSplatValue<Attribute>();
    return {};
  }
  Value scalar;
  if (auto splat = tensor.getDefiningOp<tensor::SplatOp>())
    scalar = splat.getInput();
  else if (auto fill = tensor.getDefiningOp<linalg::FillOp>())
    scalar = fill.value();
  if (!scalar)
    return {};
  if (Attribute constant = getConstantScalar(scalar))
    return constant;
  return scalar;
}

/// Whether an index mode may have to fill a result with zero because an axis of
/// the source is empty at run time, as (C10) forbids.
static bool mayMissSource(PadOp op) {
  for (auto [axis, low, high] :
       llvm::enumerate(op.getLowPerAxis(), op.getHighPerAxis())) {
    int64_t n = op.getSourceType().getDimSize(axis);
    bool isEmptyToo = areCrops(low, high) && op.hasComputedExtent(axis);
    if ((ShapedType::isDynamic(n) || n == 0) && !isEmptyToo)
      return true;
  }
  return false;
}

/// The number of elements, or nullopt if 64 bits do not hold it.
static std::optional<int64_t> countElements(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t extent : shape)
    if (llvm::MulOverflow(count, extent, count))
      return std::nullopt;
  return count;
}

/// Whether the result is certain to show nothing outside of the source.
static bool onlyCrops(PadOp op) {
  for (auto [axis, low, high] :
       llvm::enumerate(op.getLowPerAxis(), op.getHighPerAxis()))
    if (!areCrops(low, high) || !op.hasComputedExtent(axis))
      return false;
  return true;
}

namespace {

// pad.pad m (arith.constant dense<[1, 2]>) low[1] high[0]
//   -> arith.constant dense<[m, 1, 2]>
struct EvaluateConstant final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    DenseElementsAttr source = getConstantElements(op.getSource());
    if (!source)
      return rewriter.notifyMatchFailure(op, "source is not a dense constant");
    RankedTensorType type = op.getResultType();
    if (!op.getLow().empty() || !op.getHigh().empty() || !type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "shape is dynamic");
    if (source.getNumElements() == 0)
      return rewriter.notifyMatchFailure(op, "source has no elements");
    int64_t stored = source.isSplat() ? 1 : source.getNumElements();
    std::optional<int64_t> count = countElements(type.getShape());
    if (!count || *count > std::max(stored, maxEvaluatedElements))
      return rewriter.notifyMatchFailure(op, "result has too many elements");
    OpFoldResult fill = getFillScalar(op);
    if (isa_and_present<Value>(fill))
      return rewriter.notifyMatchFailure(op, "value is not a constant");
    rewriter.replaceOp(
        op, createConstant(rewriter, op.getLoc(),
                           gather(source, type, mapElements(op),
                                  dyn_cast_or_null<Attribute>(fill))));
    return success();
  }
};

// pad.pad m (tensor.splat %v)
//   -> tensor.splat %v
//
// In constant mode that takes a pad by the same value, or one that only crops.
struct FoldSplatSource final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    OpFoldResult scalar = getSplatScalar(op.getSource());
    if (!scalar)
      return rewriter.notifyMatchFailure(op, "source is not a splat");
    if (op.getMode() == PadMode::Constant) {
      if (getFillScalar(op) != scalar && !onlyCrops(op))
        return rewriter.notifyMatchFailure(op,
                                           "value is not that of the splat");
    } else if (mayMissSource(op)) {
      return rewriter.notifyMatchFailure(op, "source may be empty");
    }
    if (!canSplat(op.getResultType(), scalar))
      return rewriter.notifyMatchFailure(op, "no constant of such a scalar");
    replaceWithSplat(rewriter, op, scalar);
    return success();
  }
};

// pad.pad m %x low[-1] high[-3] : tensor<4xf32> to tensor<0xf32>
//   -> tensor.empty
struct FoldEmptyResult final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    RankedTensorType type = op.getResultType();
    if (!llvm::is_contained(type.getShape(), 0))
      return rewriter.notifyMatchFailure(op, "result may have elements");
    rewriter.replaceOpWithNewOp<tensor::EmptyOp>(op, reifyShape(rewriter, op),
                                                 type.getElementType(),
                                                 type.getEncoding());
    return success();
  }
};

// pad.pad constant %x low[5] high[0] value(%v) : tensor<4xf32> to tensor<5xf32>
//   -> tensor.splat %v
struct FoldUnseenSource final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    if (op.getMode() != PadMode::Constant)
      return rewriter.notifyMatchFailure(op, "mode reads the source");
    bool isUnseen = false;
    for (auto [n, extent, low] :
         llvm::zip_equal(op.getSourceType().getShape(),
                         op.getResultType().getShape(), op.getLowPerAxis())) {
      std::optional<int64_t> l = getConstantIntValue(low);
      bool endsBefore = l && !ShapedType::isDynamic(extent) && *l >= extent;
      bool beginsBehind = l && !ShapedType::isDynamic(n) && *l <= -n;
      isUnseen |= n == 0 || endsBefore || beginsBehind;
    }
    if (!isUnseen)
      return rewriter.notifyMatchFailure(op, "source may be seen");
    OpFoldResult scalar = getFillScalar(op);
    if (!canSplat(op.getResultType(), scalar))
      return rewriter.notifyMatchFailure(op, "no constant of such a scalar");
    replaceWithSplat(rewriter, op, scalar);
    return success();
  }
};

} // namespace

void mlir::pad::populateConstantPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.addWithLabel<EvaluateConstant>({"pad-constant-source"}, context);
  patterns.addWithLabel<FoldSplatSource>({"pad-splat-source"}, context);
  patterns.addWithLabel<FoldEmptyResult>({"pad-empty-result"}, context);
  patterns.addWithLabel<FoldUnseenSource>({"pad-unseen-source"}, context);
}
