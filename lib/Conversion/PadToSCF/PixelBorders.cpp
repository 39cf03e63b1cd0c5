//===- PixelBorders.cpp - Borders of pixels of any size -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PixelBorders.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::pad;

PixelBorders::PixelBorders(OpBuilder &builder, const FlatPad &pad,
                           const Inside &inside, int64_t vectorUnits)
    : builder(builder), index(builder, pad.loc), pad(pad), inside(inside),
      vectorUnits(vectorUnits) {
  const FlatAxis &row = pad.axes.back();
  OpFoldResult vector = index.constant(vectorUnits);
  OpFoldResult after = row.getCountAfter(index, inside);
  auto isVector = [&](OpFoldResult pixels) {
    return index.lessEqual(vector, index.mul(pixels, pad.pixel));
  };
  // Both vectors lie in the row: that of the source pixel next to the inside
  // of the border before, to the right of the pixel, and its mirror image.
  OpFoldResult widest = index.max(inside.begin, after);
  Condition fits =
      index.conjunction(isVector(index.sub(row.sourceExtent, widest)),
                        isVector(index.sub(inside.end, inside.begin)));
  possible = index.conjunction(index.lessEqual(pad.pixel, vector), fits);
  // The pixels that the types tell of have vectors of their own.
  if (getConstantIntValue(pad.innerPixel))
    possible = index.conjunction(possible, pad.isMerged);
}

void PixelBorders::build(OpFoldResult source, OpFoldResult result) {
  const FlatAxis &row = pad.axes.back();
  auto getSource = [&](OpFoldResult position) {
    OpFoldResult i = row.getSourceWithinReach(index, pad.extension, position);
    return index.add(source, index.mul(i, pad.pixel));
  };
  OpFoldResult step =
      index.mul(index.constant(*pad.extension.getStepBeyond()), pad.pixel);
  copyVectors(getSource(index.constant(0)), step, result, pad.pixel,
              inside.begin);

  // From the last pixel on backwards, each at the end of its vector.
  OpFoldResult zero = index.constant(0);
  OpFoldResult last = index.sub(row.resultExtent, index.constant(1));
  OpFoldResult offset = index.sub(pad.pixel, index.constant(vectorUnits));
  copyVectors(index.add(getSource(last), offset), index.sub(zero, step),
              index.add(index.add(result, index.mul(last, pad.pixel)), offset),
              index.sub(zero, pad.pixel), row.getCountAfter(index, inside));
}

void PixelBorders::copyVectors(OpFoldResult from, OpFoldResult fromStep,
                               OpFoldResult to, OpFoldResult toStep,
                               OpFoldResult count) {
  buildLoop(
      index, index.constant(0), count, index.constant(1), [&](OpFoldResult k) {
        auto getOffset = [&](OpFoldResult begin, OpFoldResult step) {
          return index.materialize(index.add(begin, index.mul(k, step)));
        };
        auto type = VectorType::get(vectorUnits, pad.storage.unit);
        Value vector = vector::LoadOp::create(
            builder, pad.loc, type, pad.source, getOffset(from, fromStep));
        vector::StoreOp::create(builder, pad.loc, vector, pad.result,
                                getOffset(to, toStep));
      });
}
