//===- RowKernel.cpp - The kernel of a pad --------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One `gpu.launch` over the rows of a result, or of the faces of a border. The
// index maps of the outer axes are evaluated once for a row, and the map of the
// row for each unit or vector that a thread writes.
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "Kernels.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// A row of the result and the row of the source that it shows. All are units
/// from the begin of the flat arrays, of the index type.
struct KernelRow {
  OpFoldResult source;
  OpFoldResult result;
  /// Whether there is such a row of the source; else the row is filled.
  Condition isInside = true;
};

/// Builds the launch of a pad: one of the first three functions.
class RowKernel : KernelBuilder {
public:
  RowKernel(OpBuilder &builder, const FlatPad &pad)
      : KernelBuilder(builder, pad, pad.has(Facts::SmallIndices)) {}

  void buildRows();
  void buildAcrossRows();
  void buildBorder();

private:
  void enterLaunch(const Inside &inside);
  KernelRow getFirstRow();
  OpFoldResult countRows(IndexBuilder &index);
  std::pair<OpFoldResult, Condition> map(const FlatAxis &axis,
                                         OpFoldResult position);
  KernelRow enterAxis(const KernelRow &row, const FlatAxis &axis,
                      OpFoldResult position);
  KernelRow enterAxes(KernelRow row, ArrayRef<OpFoldResult> positions);
  KernelRow getRow(OpFoldResult number);
  void buildRow(const KernelRow &row, const ThreadSteps &along);
  void buildUnits(const KernelRow &row, const ThreadSteps &along);
  void buildVectors(const KernelRow &row, const ThreadSteps &along);
  Value getFill(OpFoldResult part);
  Value getFillVector(OpFoldResult begin);
  Value getUnit(const KernelRow &row, OpFoldResult position, OpFoldResult part);
  void buildBorderVector(const KernelRow &row, OpFoldResult begin);
  Value gatherRows(OpFoldResult begin, OpFoldResult count);
  void buildFace(const ThreadSteps &threads);

  /// Values in the launch: the units of the row before the source's first one,
  /// and the units that lie inside of the source.
  OpFoldResult lowUnits, insideBegin, insideEnd;
};

} // namespace

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Sets the members that describe the row inside of the launch; `inside` is
/// the inside of the row.
void RowKernel::enterLaunch(const Inside &inside) {
  const FlatAxis &axis = pad.axes.back();
  unitsPerPosition = narrow(pad.unitsPerPosition);
  rowUnits = index.mul(narrow(axis.resultExtent), unitsPerPosition);
  lowUnits = index.mul(narrow(axis.low), unitsPerPosition);
  insideBegin = index.mul(narrow(inside.begin), unitsPerPosition);
  insideEnd = index.mul(narrow(inside.end), unitsPerPosition);
  if (pad.has(Facts::Rows))
    readAddresses();
}

/// The row at position 0 of all axes.
KernelRow RowKernel::getFirstRow() {
  KernelRow row{pad.sourceOffset, pad.resultOffset};
  if (!pad.has(Facts::Rows) && !pad.extension.isFill())
    for (const FlatAxis &axis : pad.axes)
      row.isInside = wide.conjunction(
          row.isInside, wide.lessThan(wide.constant(0), axis.sourceExtent));
  return row;
}

OpFoldResult RowKernel::countRows(IndexBuilder &index) {
  OpFoldResult rows = index.constant(1);
  for (OpFoldResult extent : getOuterExtents())
    rows = index.mul(rows, castIndex(index, extent));
  return rows;
}

/// The source index at `position` of `axis`, and whether there is one.
std::pair<OpFoldResult, Condition> RowKernel::map(const FlatAxis &axis,
                                                  OpFoldResult position) {
  if (pad.has(Facts::Rows) && axis.isUnpadded())
    return {position, true};
  OpFoldResult n = narrow(axis.sourceExtent);
  OpFoldResult i = index.sub(position, narrow(axis.low));
  if (pad.extension.isFill())
    return {i, index.isIn({index.constant(0), n}, i)};
  if (pad.has(Facts::WithinReach))
    return {pad.extension.getSourceIndexWithinReach(index, i, n), true};
  // The row of an empty source is filled.
  if (!pad.has(Facts::Rows))
    n = index.max(n, 1);
  return {pad.extension.getSourceIndex(index, i, n), true};
}

/// `row`, at position 0 of `axis`, moved to `position`.
KernelRow RowKernel::enterAxis(const KernelRow &row, const FlatAxis &axis,
                               OpFoldResult position) {
  auto [source, isInside] = map(axis, position);
  return {wide.offset(row.source, widen(source), axis.sourceStride),
          wide.offset(row.result, widen(position), axis.resultStride),
          index.conjunction(row.isInside, isInside)};
}

/// `row`, at position 0 of the first axes, moved to their `positions`.
KernelRow RowKernel::enterAxes(KernelRow row,
                               ArrayRef<OpFoldResult> positions) {
  for (auto [axis, position] : llvm::zip(pad.axes, positions))
    row = enterAxis(row, axis, position);
  return row;
}

KernelRow RowKernel::getRow(OpFoldResult number) {
  SmallVector<OpFoldResult> positions = delinearize(number, getOuterExtents());
  return enterAxes(getFirstRow(), positions);
}

void RowKernel::buildRow(const KernelRow &row, const ThreadSteps &along) {
  if (pad.has(Facts::Rows))
    buildVectors(row, along);
  else
    buildUnits(row, along);
}

/// Builds the launch that writes the pad row by row.
void RowKernel::buildRows() {
  Inside inside = pad.axes.back().getInside(wide);
  KernelRow first, plane;
  auto enter = [&] {
    enterLaunch(inside);
    first = getFirstRow();
  };
  auto enterPlane = [&](ArrayRef<OpFoldResult> outer) {
    plane = enterAxes(first, outer);
  };
  buildRowLaunch(enter, enterPlane,
                 [&](ArrayRef<OpFoldResult> outer, const ThreadSteps &along) {
                   KernelRow row = plane;
                   if (!outer.empty())
                     row = enterAxis(row, pad.axes[outer.size() - 1],
                                     outer.back());
                   buildRow(row, along);
                 });
}

/// The unit `part` of a position that is filled.
Value RowKernel::getFill(OpFoldResult part) {
  int64_t count = pad.fill.size();
  OpFoldResult phase = index.modPowerOfTwo(part, count);
  Value fill = pad.fill.front();
  for (int64_t k = 1; k < count; ++k) {
    Value isHere = index.materialize(index.equal(phase, k));
    fill = arith::SelectOp::create(builder, loc, isHere, pad.fill[k], fill);
  }
  return fill;
}

void RowKernel::buildUnits(const KernelRow &row, const ThreadSteps &along) {
  forEachUnit(along, [&](OpFoldResult position, OpFoldResult part) {
    KernelRow here = enterAxis(row, pad.axes.back(), position);
    Value value = buildSelect(
        index, here.isInside,
        [&] { return load(wide.add(here.source, widen(part))); },
        [&] { return getFill(part); });
    store(value, wide.add(here.result, widen(part)));
  });
}

//===----------------------------------------------------------------------===//
// Rows in vectors of 16 bytes
//===----------------------------------------------------------------------===//

void RowKernel::buildVectors(const KernelRow &row, const ThreadSteps &along) {
  // Vectors begin at this many units before multiples of their length.
  OpFoldResult misalignment = getResultMisalignment(row.result);
  // Unit 0 of the row would show this place if the inside began there.
  OpFoldResult source = wide.sub(row.source, widen(lowUnits));
  // All source vectors of a row are shifted alike against aligned ones.
  OpFoldResult shift = getSourceMisalignment(wide.sub(source, misalignment));
  // Vectors in [loadable, loadableEnd) lie inside, and the one or two aligned
  // vectors that a load is of lie in the source.
  OpFoldResult zero = wide.constant(0);
  OpFoldResult second =
      wide.select(wide.equal(shift, zero), zero, wide.constant(lanes));
  OpFoldResult loadable = wide.sub(shift, source);
  OpFoldResult loadableEnd =
      wide.sub(wide.sub(wide.add(pad.sourceEnd, shift), source), second);
  misalignment = narrow(misalignment);
  loadable = narrow(wide.max(loadable, widen(insideBegin)));
  loadableEnd = narrow(wide.min(loadableEnd, widen(insideEnd)));

  // A row that is filled has no vectors of the source.
  loadableEnd = index.select(row.isInside, loadableEnd, index.constant(0));
  auto buildLoaded = [&](OpFoldResult begin) {
    OpFoldResult place =
        wide.add(row.source, widen(index.sub(begin, lowUnits)));
    Value vector = loadShifted(place, shift);
    storeVector(vector, wide.add(row.result, widen(begin)));
  };
  forEachVector(along, misalignment, loadable, loadableEnd, buildLoaded,
                [&](OpFoldResult begin) { buildBorderVector(row, begin); });
}

Value RowKernel::getFillVector(OpFoldResult begin) {
  if (pad.fill.size() == 1)
    return vector::BroadcastOp::create(builder, loc, vectorType, pad.fill[0]);
  SmallVector<Value> units;
  for (int64_t k = 0; k < lanes; ++k)
    units.push_back(getFill(index.add(begin, k)));
  return vector::FromElementsOp::create(builder, loc, vectorType, units);
}

/// The unit `part` of `position` in `row`.
Value RowKernel::getUnit(const KernelRow &row, OpFoldResult position,
                         OpFoldResult part) {
  auto [source, isInside] = map(pad.axes.back(), position);
  OpFoldResult place = wide.add(
      row.source, widen(index.add(index.mul(source, unitsPerPosition), part)));
  return buildSelect(
      index, index.conjunction(row.isInside, isInside),
      [&] { return load(place); }, [&] { return getFill(part); });
}

/// Writes the units of the vector at unit `begin` that lie in the row; not all
/// of them are in the inside.
///
///   %vector = scf.if %isFilled { fill } else { gather }
///   scf.if %isWhole { vector.store %vector } else { memref.store ... }
void RowKernel::buildBorderVector(const KernelRow &row, OpFoldResult begin) {
  OpFoldResult end = index.add(begin, lanes);
  Condition isOutside = index.negation(row.isInside);
  if (pad.extension.isFill()) {
    Condition isInBorder = index.lessEqual(end, insideBegin);
    isInBorder =
        index.disjunction(isInBorder, index.lessEqual(insideEnd, begin));
    isOutside = index.disjunction(isOutside, isInBorder);
  }
  auto gather = [&] {
    return gatherRow(begin, [&](OpFoldResult position, OpFoldResult part) {
      return getUnit(row, position, part);
    });
  };
  Value vector = buildSelect(
      index, isOutside, [&] { return getFillVector(begin); }, gather);
  storePart(vector, row.result, begin, rowUnits);
}

//===----------------------------------------------------------------------===//
// Vectors that cross the ends of rows
//===----------------------------------------------------------------------===//

/// The vector from unit `begin` of the result on, which has `count` units.
/// Lanes beside the result repeat the unit at its end.
///
///   %source0, %source1 = ...  // of the row of the first lane, and the next
///   scf.for %lane = %c0 to %lanes {
///     %unit = ... %begin + %lane
///     %isPast = %begin1 <= %unit
///     %source = arith.select %isPast, %source1, %source0
///   }
Value RowKernel::gatherRows(OpFoldResult begin, OpFoldResult count) {
  // A vector that begins with the last unit of a row has units of
  // (lanes - 1) / rowUnits more, rounded up. Rows that are not known have half
  // a vector at least.
  int64_t rowsOfVector = 3;
  if (std::optional<int64_t> units = getConstantIntValue(rowUnits))
    rowsOfVector = 1 + llvm::divideCeil(lanes - 1, *units);
  OpFoldResult zero = index.constant(0), last = index.sub(count, 1);
  OpFoldResult number = index.div(index.clamp(begin, zero, last), rowUnits);
  SmallVector<std::pair<KernelRow, OpFoldResult>> rows;
  for (int64_t k = 0; k < rowsOfVector; ++k) {
    OpFoldResult here = index.add(number, k);
    rows.push_back({getRow(here), index.mul(here, rowUnits)});
  }
  return buildGather([&](OpFoldResult lane) {
    OpFoldResult unit = index.clamp(index.add(begin, lane), zero, last);
    auto [row, rowBegin] = rows.front();
    for (auto [next, nextBegin] : llvm::drop_begin(rows)) {
      Condition isPast = index.lessEqual(nextBegin, unit);
      row.source = wide.select(isPast, next.source, row.source);
      if (pad.extension.isFill()) {
        Condition isInNext = index.conjunction(isPast, next.isInside);
        row.isInside = index.disjunction(
            isInNext, index.conjunction(index.negation(isPast), row.isInside));
      }
      rowBegin = index.select(isPast, nextBegin, rowBegin);
    }
    auto [position, part] = getPosition(index.sub(unit, rowBegin));
    return getUnit(row, position, part);
  });
}

/// Builds the launch that writes the result as one array, since a row of nine
/// bytes has no whole vector. A thread divides to find the row where its vector
/// begins, and goes on from there unit by unit.
void RowKernel::buildAcrossRows() {
  OpFoldResult one = wide.constant(1);
  OpFoldResult rows = countRows(wide);
  OpFoldResult units = wide.mul(
      rows, wide.mul(pad.axes.back().resultExtent, pad.unitsPerPosition));
  OpFoldResult steps = getMaxVectors(units);
  Inside inside = pad.axes.back().getInside(wide);
  Launch(builder, loc, {steps, one, one}, [&](Launch &launch) {
    enterLaunch(inside);
    OpFoldResult count = narrow(units), width = index.constant(lanes);
    OpFoldResult misalignment = narrow(getResultMisalignment(pad.resultOffset));
    OpFoldResult vectors = countVectors(count, misalignment);
    launch.getSteps(index, gpu::Dimension::x)
        .forEach(index, vectors, [&](OpFoldResult step) {
          OpFoldResult begin = index.sub(index.mul(step, width), misalignment);
          storePart(gatherRows(begin, count), pad.resultOffset, begin, count);
        });
  });
}

//===----------------------------------------------------------------------===//
// The faces of a border
//===----------------------------------------------------------------------===//

/// The most threads of one face, a power of two: they keep every device busy.
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
  OpFoldResult zero = index.constant(0);
  OpFoldResult ofAxis = index.div(number, 2);
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
      OpFoldResult own = index.select(isBefore, before, after);
      return index.select(isThis, own, index.select(isEarlier, earlier, later));
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

/// Builds the launch that writes all faces of the border, since a launch costs
/// more than most faces. A face is the same pad with other amounts and extents:
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

/// Builds the loops of `threads` over the rows of this face. Divides the
/// threads among rows and the steps in a row; both parts are powers of two.
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
  Condition isEmpty = index.equal(rowUnits, zero);
  OpFoldResult rows = index.select(isEmpty, zero, countRows(index));
  ThreadSteps{firstRow, inColumn}.forEach(
      index, rows, [&](OpFoldResult row) { buildRow(getRow(row), along); });
}

void mlir::pad::buildPadKernel(OpBuilder &builder, const FlatPad &pad) {
  RowKernel kernel(builder, pad);
  if (pad.has(Facts::InPlace))
    kernel.buildBorder();
  else if (pad.has(Facts::VectorsCrossRows))
    kernel.buildAcrossRows();
  else
    kernel.buildRows();
}
