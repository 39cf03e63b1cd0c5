//===- BorderFaces.cpp - The faces of a border in one launch --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A launch costs more than most faces, so one launch writes all of them:
// threads that differ along y write different faces. A face is the same pad
// with other amounts and extents, so one kernel serves every face, and selects
// the numbers of its own.
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"

using namespace mlir;
using namespace mlir::pad;

/// Threads of one face, at most: enough to keep every device busy, and a power
/// of two.
static constexpr int64_t kMaxFaceThreads = int64_t(1) << 18;

/// The inside of `axis`, within the result also where extents contradict
/// amounts. Expects a low amount that is not negative.
static Inside getInsideOfBorder(IndexBuilder &index, const FlatAxis &axis) {
  return {index.min(axis.low, axis.resultExtent),
          index.min(index.add(axis.low, axis.sourceExtent), axis.resultExtent)};
}

/// Face `number` of the border of `pad`: an even number is the face before the
/// inside along padded axis `number / 2`, an odd one the face after it. The
/// face has the inside of earlier axes, and all of later ones.
static FlatPad getFace(IndexBuilder &index, const FlatPad &pad,
                       OpFoldResult number) {
  OpFoldResult zero = index.constant(0), two = index.constant(2);
  OpFoldResult ofAxis = index.div(number, two);
  Condition isBefore = index.equal(index.modPowerOfTwo(number, 2), zero);
  FlatPad face = pad;
  int64_t count = 0;
  for (FlatAxis &axis : face.axes) {
    if (axis.isUnpadded())
      continue;
    Inside inside = getInsideOfBorder(index, axis);
    OpFoldResult k = index.constant(count++);
    Condition isThis = index.equal(ofAxis, k);
    Condition isEarlier = index.lessThan(k, ofAxis);
    auto select = [&](OpFoldResult before, OpFoldResult after,
                      OpFoldResult earlier, OpFoldResult later) {
      return index.select(isThis, index.select(isBefore, before, after),
                          index.select(isEarlier, earlier, later));
    };
    OpFoldResult begin = select(zero, inside.end, inside.begin, zero);
    OpFoldResult end =
        select(inside.begin, axis.resultExtent, inside.end, axis.resultExtent);
    axis.low = index.sub(axis.low, begin);
    axis.resultExtent = index.sub(end, begin);
    axis.high =
        index.sub(axis.resultExtent, index.add(axis.low, axis.sourceExtent));
    face.resultOffset =
        index.offset(face.resultOffset, begin, axis.resultStride);
  }
  return face;
}

/// The launch, of which every thread is one of a face:
///
///   gpu.launch blocks(...) threads(...) {
///     scf.for %face = ... {                     // along y
///       %begin, %extent, ... = arith.select ... // the numbers of the face
///       scf.for %row = ... {
///         scf.for %step = ... {                 // along x
void RowKernel::buildBorder() {
  OpFoldResult all = pad.unitsPerPosition, inside = pad.unitsPerPosition;
  int64_t paddedAxes = 0;
  for (const FlatAxis &axis : pad.axes) {
    paddedAxes += !axis.isUnpadded();
    auto [begin, end] = getInsideOfBorder(wide, axis);
    all = wide.mul(all, axis.resultExtent);
    inside = wide.mul(inside, wide.sub(end, begin));
  }
  if (paddedAxes == 0)
    return;
  // No face has more units than the border.
  OpFoldResult threads = ceilPowerOfTwo(wide, wide.sub(all, inside),
                                        kStepsPerThread * kMaxFaceThreads);
  OpFoldResult faces = wide.constant(2 * paddedAxes);
  auto build = [&](Launch &launch) {
    launch.getSteps(index, gpu::Dimension::y)
        .forEach(index, narrow(faces), [&](OpFoldResult number) {
          FlatPad face = getFace(wide, pad, widen(number));
          RowKernel(builder, face)
              .buildFace(launch.getSteps(index, gpu::Dimension::x));
        });
  };
  Launch(builder, loc, {threads, faces, wide.constant(1)}, build);
}

/// Divides `threads` among rows and the steps in a row; both parts are powers
/// of two.
void RowKernel::buildFace(const ThreadSteps &threads) {
  enterLaunch(pad.axes.back().getInside(wide));
  OpFoldResult zero = index.constant(0);
  OpFoldResult inRow =
      index.min(ceilPowerOfTwo(index, narrow(countRowSteps()), kMaxFaceThreads),
                threads.stride);
  OpFoldResult inColumn = index.div(threads.stride, inRow);
  OpFoldResult firstRow = index.div(threads.first, inRow);
  ThreadSteps along{index.sub(threads.first, index.mul(firstRow, inRow)),
                    inRow};
  // Vectors expect that a row has a unit.
  OpFoldResult rows =
      index.select(index.equal(rowUnits, zero), zero, countRows(index));
  ThreadSteps{firstRow, inColumn}.forEach(index, rows, [&](OpFoldResult row) {
    buildRow(pad.axes.size() == 1 ? getFirstRow() : getRow(row), along);
  });
}
