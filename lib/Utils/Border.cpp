//===- Border.cpp - The parts of an array with a border -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/Border.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/KnownBounds.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether `low` and `high`, if they are constants, are known to be no more
/// than `extent` together.
static bool isKnownToHold(OpFoldResult extent, OpFoldResult low,
                          OpFoldResult high) {
  using Bounds = ValueBoundsConstraintSet;
  std::optional<int64_t> before = getConstantIntValue(low);
  std::optional<int64_t> after = getConstantIntValue(high);
  int64_t sum;
  if (!before || !after || llvm::AddOverflow(*before, *after, sum))
    return false;
  if (std::optional<int64_t> constant = getConstantIntValue(extent))
    return *constant >= sum;
  MLIRContext *context = extent.getContext();
  return isKnown(
      Bounds::Variable(extent), Bounds::GE,
      Bounds::Variable(IntegerAttr::get(IndexType::get(context), sum)));
}

Border::Border(OpBuilder &builder, FillBorderOp op) : builder(builder), op(op) {
  Location loc = op.getLoc();
  IndexBuilder index(builder, loc);
  OpFoldResult zero = index.constant(0);
  SmallVector<OpFoldResult> extents =
      getMixedSizes(builder, loc, op.getSource());
  bool isEmpty = llvm::any_of(extents, isZeroInteger);
  for (auto [axis, extent, low, high] :
       llvm::enumerate(extents, op.getLowPerAxis(), op.getHighPerAxis())) {
    // No sum here wraps: an extent is not negative, and no amount is from here
    // on.
    low = isEmpty ? zero : index.max(low, zero);
    high = isEmpty ? zero : index.max(high, zero);
    if (isZeroInteger(low) && isZeroInteger(high)) {
      axes.push_back({low, high, zero, extent, zero, extent});
      continue;
    }
    lastAxis = axis;
    if (isKnownToHold(extent, low, high)) {
      axes.push_back({low, high, low, index.sub(extent, index.add(low, high)),
                      high, extent, /*beginsWithin=*/!isZeroInteger(high)});
      continue;
    }
    OpFoldResult begin = index.min(low, extent);
    OpFoldResult size =
        index.max(index.sub(index.sub(extent, begin), high), zero);
    axes.push_back({low, high, begin, size,
                    index.sub(extent, index.add(begin, size)), extent});
  }
}

Border::Window Border::getWindow(int64_t axis, Part part) {
  IndexBuilder index(builder, op.getLoc());
  const auto &[low, high, begin, size, sizeAfter, extent, beginsWithin] =
      axes[axis];
  OpFoldResult zero = index.constant(0);
  // A window without the inside is the pad with that cropped.
  OpFoldResult crop = index.sub(zero, size);
  switch (part) {
  case Part::Whole:
    return {zero, extent, low, high};
  case Part::Before:
    return {zero, begin, low, crop};
  case Part::Inside:
    return {begin, size, zero, zero};
  case Part::After:
    return {index.add(begin, size), sizeAfter, crop, high};
  }
  llvm_unreachable("unknown part");
}

SmallVector<Border::Window> Border::getInside() {
  return llvm::map_to_vector(llvm::seq(getRank()), [&](int64_t axis) {
    return getWindow(axis, Part::Inside);
  });
}

SmallVector<Border::Window> Border::getFace(int64_t faceAxis, Part part) {
  return llvm::map_to_vector(llvm::seq(getRank()), [&](int64_t axis) {
    return getWindow(axis, axis < faceAxis    ? Part::Inside
                           : axis == faceAxis ? part
                                              : Part::Whole);
  });
}

/// Whether `part`, a window of each axis, is known to have no elements.
static bool isKnownToBeEmpty(ArrayRef<Border::Window> part) {
  return llvm::any_of(part, [&](const Border::Window &window) {
    return isZeroInteger(window.size);
  });
}

Border::Slice Border::getSlice(ArrayRef<Window> part) {
  IndexBuilder index(builder, op.getLoc());
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Slice slice;
  for (auto [axis, window] : llvm::zip_equal(axes, part)) {
    slice.sizes.push_back(window.size);
    slice.strides.push_back(one);
    // Also an empty slice begins at an element.
    OpFoldResult begin = window.begin;
    if (!isZeroInteger(begin) && !axis.beginsWithin)
      begin = index.min(begin, index.max(index.sub(axis.extent, one), zero));
    slice.offsets.push_back(begin);
  }
  return slice;
}

Value Border::extract(Value array, const Slice &slice) {
  if (op.isOnTensor())
    return tensor::ExtractSliceOp::create(
        builder, op.getLoc(), array, slice.offsets, slice.sizes, slice.strides);
  return memref::SubViewOp::create(builder, op.getLoc(), array, slice.offsets,
                                   slice.sizes, slice.strides);
}

std::optional<PadSpec> Border::getPad(Value array, ArrayRef<Window> part) {
  IndexBuilder index(builder, op.getLoc());
  if (isKnownToBeEmpty(part))
    return std::nullopt;
  Slice slice = getSlice(part);
  SmallVector<OpFoldResult> low, high;
  for (const Window &window : part) {
    low.push_back(window.low);
    high.push_back(window.high);
  }
  Value source = extract(array, getSlice(getInside())), init;
  if (auto type = dyn_cast<RankedTensorType>(array.getType()))
    init = tensor::EmptyOp::create(builder, op.getLoc(), slice.sizes,
                                   type.getElementType(), type.getEncoding());
  else
    init = extract(array, slice);
  return PadSpec{op.getLoc(), op.getMode(), source,       init,
                 low,         high,         op.getValue()};
}

Border::Faces Border::getFaces(int64_t beginAxis, int64_t endAxis) {
  auto isUnknown = [&](int64_t axis) {
    return !getConstantIntValue(axes[axis].low) ||
           !getConstantIntValue(axes[axis].high);
  };
  Faces faces;
  llvm::copy_if(llvm::seq(beginAxis, endAxis),
                std::back_inserter(faces.loopAxes), isUnknown);
  // Two faces are not worth a loop.
  if (faces.loopAxes.size() < 2)
    faces.loopAxes.clear();
  for (int64_t axis : llvm::seq(beginAxis, endAxis))
    if (!llvm::is_contained(faces.loopAxes, axis))
      for (Part part : {Part::Before, Part::After})
        faces.single.push_back(getFace(axis, part));
  return faces;
}

SmallVector<Border::Window> Border::getFace(ArrayRef<int64_t> faceAxes,
                                            OpFoldResult face) {
  IndexBuilder index(builder, op.getLoc());
  auto select = [&](Condition condition, const Window &a, const Window &b) {
    return Window{index.select(condition, a.begin, b.begin),
                  index.select(condition, a.size, b.size),
                  index.select(condition, a.low, b.low),
                  index.select(condition, a.high, b.high)};
  };
  SmallVector<Window> part;
  // The number of the face before the inside of the next one of `faceAxes`.
  int64_t before = 0, end = 2 * faceAxes.size();
  for (int64_t axis : llvm::seq(getRank())) {
    // The faces of earlier axes have the whole of this one.
    Condition isEarlier = before == end;
    if (before != 0 && before != end)
      isEarlier = index.lessThan(face, before);
    Window whole = getWindow(axis, Part::Whole);
    Window window = select(isEarlier, whole, getWindow(axis, Part::Inside));
    if (llvm::is_contained(faceAxes, axis))
      for (Part side : {Part::Before, Part::After}) {
        Condition isThis = index.equal(face, before++);
        window = select(isThis, getWindow(axis, side), window);
      }
    part.push_back(window);
  }
  return part;
}

void Border::buildFaces(int64_t beginAxis, int64_t endAxis,
                        function_ref<void(const PadSpec &)> build) {
  Faces faces = getFaces(beginAxis, endAxis);
  auto buildFace = [&](ArrayRef<Window> face) {
    if (std::optional<PadSpec> pad = getPad(op.getSource(), face))
      build(*pad);
  };
  llvm::for_each(faces.single, buildFace);
  IndexBuilder index(builder, op.getLoc());
  buildLoop(index, index.constant(0), index.constant(2 * faces.loopAxes.size()),
            index.constant(1), [&](OpFoldResult face) {
              buildFace(getFace(faces.loopAxes, face));
            });
}

Value Border::insertFaces() {
  Location loc = op.getLoc();
  Value array = op.getSource();
  Faces faces = getFaces(0, getRank());
  // All reads come before the first write: bufferization does not see that a
  // face and the inside do not overlap.
  SmallVector<Value> pads;
  for (ArrayRef<Window> face : faces.single) {
    std::optional<PadSpec> pad = getPad(array, face);
    pads.push_back(pad ? pad->build(builder).getResult() : Value());
  }
  for (auto [pad, face] : llvm::zip_equal(pads, faces.single))
    if (pad)
      array = insert(pad, array, face);
  if (faces.loopAxes.empty())
    return array;
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  auto buildFace = [&](OpBuilder &, Location, Value number,
                       ValueRange carried) {
    SmallVector<Window> face = getFace(faces.loopAxes, OpFoldResult(number));
    Value result = carried.front();
    if (std::optional<PadSpec> pad = getPad(result, face))
      result = insert(pad->build(builder).getResult(), result, face);
    scf::YieldOp::create(builder, loc, result);
  };
  Value first = constant(0), end = constant(2 * faces.loopAxes.size());
  auto loop = scf::ForOp::create(builder, loc, first, end, constant(1), array,
                                 buildFace);
  return loop.getResult(0);
}

PadOp Border::buildPadOfInside(Value array) {
  IndexBuilder index(builder, op.getLoc());
  SmallVector<Window> whole;
  for (int64_t axis : llvm::seq(getRank()))
    whole.push_back(getWindow(axis, Part::Whole));
  if (isKnownToBeEmpty(whole))
    return nullptr;
  SmallVector<OpFoldResult> low, high;
  for (const Axis &axis : axes) {
    low.push_back(axis.low);
    high.push_back(axis.high);
  }
  return PadOp::create(builder, op.getLoc(), array.getType(), op.getMode(),
                       extract(array, getSlice(getInside())), low, high,
                       op.getValue(), DenseI64ArrayAttr());
}

Value Border::insert(Value value, Value array, ArrayRef<Window> part) {
  Slice slice = getSlice(part);
  return tensor::InsertSliceOp::create(builder, op.getLoc(), value, array,
                                       slice.offsets, slice.sizes,
                                       slice.strides);
}
