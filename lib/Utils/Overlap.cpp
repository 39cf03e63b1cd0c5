//===- Overlap.cpp - Elements that two views have in common ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/Overlap.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "pad/IR/KnownBounds.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

using Variable = ValueBoundsConstraintSet::Variable;

/// `view` and the views that it is made of, the array itself last.
static SmallVector<Value> getViews(Value view) {
  SmallVector<Value> views = {view};
  while (auto op = views.back().getDefiningOp<ViewLikeOpInterface>()) {
    // Views in blocks that are not reached may be made of themselves.
    if (op.getViewDest() != views.back() ||
        llvm::is_contained(views, op.getViewSource()))
      break;
    views.push_back(op.getViewSource());
  }
  return views;
}

/// Truncates `views` after the first `memref.reinterpret_cast`: its source may
/// have other elements.
static void keepElements(SmallVector<Value> &views) {
  for (size_t i : llvm::seq(views.size()))
    if (views[i].getDefiningOp<memref::ReinterpretCastOp>())
      return views.truncate(i + 1);
}

/// The last of `views` that has the same elements as the first one.
static Value skipReshapes(ArrayRef<Value> views) {
  for (Value view : views)
    if (!isa_and_present<memref::CastOp, memref::CollapseShapeOp,
                         memref::ExpandShapeOp, memref::TransposeOp>(
            view.getDefiningOp()))
      return view;
  return views.back();
}

/// The sum of two indices; nothing if it is not known.
static std::optional<OpFoldResult> add(OpFoldResult a, OpFoldResult b) {
  if (isZeroInteger(a))
    return b;
  if (isZeroInteger(b))
    return a;
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  int64_t sum;
  if (!x || !y || llvm::AddOverflow(*x, *y, sum))
    return std::nullopt;
  return Builder(a.getContext()).getIndexAttr(sum);
}

/// The elements of `views.front()` as a slice of `root`, one of the views, if
/// they are subviews with unit strides.
static std::optional<HyperrectangularSlice> getSlice(ArrayRef<Value> views,
                                                     Value root) {
  SmallVector<OpFoldResult> offsets, sizes;
  for (Value view : views) {
    if (view == root)
      break;
    if (view.getDefiningOp<memref::CastOp>())
      continue;
    auto slice = view.getDefiningOp<memref::SubViewOp>();
    if (!slice || !slice.hasUnitStride())
      return std::nullopt;
    // The innermost of several subviews has the sizes. An axis that a subview
    // drops has its offset there, and one element.
    SmallVector<OpFoldResult> innerOffsets = slice.getMixedOffsets();
    SmallVector<OpFoldResult> innerSizes = slice.getMixedSizes();
    if (!sizes.empty()) {
      llvm::SmallBitVector dropped = slice.getDroppedDims();
      int64_t inner = 0;
      for (int64_t axis : llvm::seq<int64_t>(0, innerOffsets.size())) {
        if (dropped.test(axis))
          continue;
        std::optional<OpFoldResult> offset =
            add(innerOffsets[axis], offsets[inner]);
        if (!offset)
          return std::nullopt;
        innerOffsets[axis] = *offset;
        innerSizes[axis] = sizes[inner++];
      }
    }
    offsets = std::move(innerOffsets);
    sizes = std::move(innerSizes);
  }
  if (sizes.empty())
    return std::nullopt;
  return HyperrectangularSlice(offsets, sizes);
}

bool mlir::pad::areViewsOfOneArray(Value a, Value b) {
  return getViews(a).back() == getViews(b).back();
}

/// The function that `array` is an argument of; null if it is none.
static FunctionOpInterface getFunction(Value array) {
  auto argument = dyn_cast<BlockArgument>(array);
  return argument && argument.getOwner()->isEntryBlock()
             ? dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
             : FunctionOpInterface();
}

/// Whether the memory of `array`, which is no view, is reached by `array` and
/// its views alone.
static bool isNoAlias(Value array) {
  FunctionOpInterface function = getFunction(array);
  return function ? bool(function.getArgAttr(
                        cast<BlockArgument>(array).getArgNumber(),
                        LLVM::LLVMDialect::getNoAliasAttrName()))
                  : bool(array.getDefiningOp<memref::AllocOp>());
}

bool mlir::pad::areKnownToBeDisjoint(Value a, Value b) {
  a = getViews(a).back();
  b = getViews(b).back();
  auto isArray = [](Value array) {
    return getFunction(array) ||
           isa_and_present<memref::AllocOp, memref::GetGlobalOp>(
               array.getDefiningOp());
  };
  return a != b && isArray(a) && isArray(b) && (isNoAlias(a) || isNoAlias(b));
}

/// The elements of `a` and `b` as slices of the innermost array of which both
/// are views, if they are subviews of it with unit strides.
static std::optional<std::pair<HyperrectangularSlice, HyperrectangularSlice>>
getSlices(ArrayRef<Value> aViews, ArrayRef<Value> bViews) {
  for (Value root : aViews) {
    if (!llvm::is_contained(bViews, root))
      continue;
    auto a = getSlice(aViews, root), b = getSlice(bViews, root);
    if (!a || !b)
      return std::nullopt;
    return std::pair(*a, *b);
  }
  return std::nullopt;
}

bool mlir::pad::areKnownToBeEqual(Value a, Value b) {
  if (a == b)
    return true;
  auto slices = getSlices(getViews(a), getViews(b));
  if (!slices)
    return false;
  auto areEqual = [](ArrayRef<OpFoldResult> some,
                     ArrayRef<OpFoldResult> others) {
    return llvm::all_of(llvm::zip_equal(some, others), [](auto numbers) {
      auto [one, other] = numbers;
      return isKnown(Variable(one), ValueBoundsConstraintSet::EQ,
                     Variable(other));
    });
  };
  const HyperrectangularSlice &first = slices->first, &second = slices->second;
  return areEqual(first.getMixedOffsets(), second.getMixedOffsets()) &&
         areEqual(first.getMixedSizes(), second.getMixedSizes());
}

/// Whether the slice of unit strides has position `at` of `axis`.
static bool isKnownToBeIn(OpFoldResult at, const HyperrectangularSlice &slice,
                          int64_t axis) {
  OpFoldResult offset = slice.getMixedOffsets()[axis];
  AffineExpr begin, size;
  bindSymbols(at.getContext(), begin, size);
  return isKnown(Variable(offset), ValueBoundsConstraintSet::LE,
                 Variable(at)) &&
         isKnown(Variable(at), ValueBoundsConstraintSet::LT,
                 Variable(AffineMap::get(0, 2, begin + size),
                          {Variable(offset),
                           Variable(slice.getMixedSizes()[axis])}));
}

bool mlir::pad::areKnownToOverlap(Value a, Value b) {
  for (Value view : {a, b})
    if (llvm::is_contained(cast<MemRefType>(view.getType()).getShape(), 0))
      return false;
  SmallVector<Value> aViews = getViews(a), bViews = getViews(b);
  keepElements(aViews);
  keepElements(bViews);
  if (llvm::is_contained(aViews, skipReshapes(bViews)) ||
      llvm::is_contained(bViews, skipReshapes(aViews)))
    return true;
  auto slices = getSlices(aViews, bViews);
  if (!slices)
    return false;
  const HyperrectangularSlice &first = slices->first, &second = slices->second;
  return llvm::all_of(llvm::seq<int64_t>(first.getMixedOffsets().size()),
                      [&](int64_t axis) {
                        OpFoldResult begin = first.getMixedOffsets()[axis];
                        OpFoldResult other = second.getMixedOffsets()[axis];
                        // Neither is empty.
                        return isKnownToBeIn(begin, first, axis) &&
                               isKnownToBeIn(other, second, axis) &&
                               (isKnownToBeIn(begin, second, axis) ||
                                isKnownToBeIn(other, first, axis));
                      });
}
