//===- RowKernel.cpp - The kernel that writes a pad row by row ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"
#include "Launch.h"
#include "ShiftedLoad.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::pad;

/// Sums of three such numbers and a few vectors fit 32 bits.
static constexpr int64_t kMaxSmallIndex = int64_t(1) << 29;

Condition mlir::pad::hasSmallIndices(IndexBuilder &index, const FlatPad &pad) {
  Condition isSmall = true;
  OpFoldResult limit = index.constant(kMaxSmallIndex);
  OpFoldResult least = index.constant(-kMaxSmallIndex);
  auto check = [&](OpFoldResult number) {
    isSmall = index.conjunction(isSmall, index.lessEqual(number, limit));
    isSmall = index.conjunction(isSmall, index.lessEqual(least, number));
  };
  OpFoldResult outer = index.constant(1);
  for (const FlatAxis &axis : pad.axes) {
    for (OpFoldResult number : {axis.sourceExtent, axis.resultExtent, axis.low})
      check(number);
    if (&axis != &pad.axes.back())
      outer = index.mul(outer, axis.resultExtent);
  }
  // Buffers of that size exist, so no product wraps.
  check(outer);
  check(pad.pixel);
  const FlatAxis &row = pad.axes.back();
  for (OpFoldResult number : {row.sourceExtent, row.resultExtent, row.low})
    check(index.mul(number, pad.pixel));
  return isSmall;
}

namespace {

/// A row of the result and the row of the source that it shows. All are units
/// from the begin of the flat arrays, of the index type.
struct Row {
  OpFoldResult source;
  OpFoldResult result;
  /// Whether there is such a row of the source; else the row is filled.
  Condition isInside;
};

/// What threads ask of a row that they write in vectors; positions are units
/// from the begin of the row.
struct VectorRow {
  Row row;
  /// Vectors begin at this many units before multiples of their length.
  OpFoldResult misalignment;
  /// Units from an aligned vector of the source to what a vector shows.
  OpFoldResult shift;
  /// The part that can be loaded in vectors.
  OpFoldResult begin, end;
};

/// Builds the body of the launch.
class RowKernel {
public:
  RowKernel(OpBuilder &builder, const FlatPad &pad, KernelPlan plan)
      : builder(builder), loc(pad.loc), pad(pad), plan(plan),
        wide(builder, loc),
        index(builder, loc,
              plan.isFlat ? builder.getI32Type() : builder.getI64Type()),
        lanes(plan.isFlat ? kVectorBytes / pad.storage.unitBytes : 1),
        vectorType(plan.isFlat ? VectorType::get({lanes}, pad.storage.unit)
                               : VectorType()) {}

  void build();

private:
  void buildRows(const Launch &launch, const Row &outer, OpFoldResult count);
  Row enterOuterAxes(Row row, OpFoldResult step);
  Row enterAxis(const Row &row, const FlatAxis &axis, OpFoldResult position);
  void buildUnits(const Launch &launch, const Row &row);
  void buildVectors(const Launch &launch, const Row &row);
  VectorRow getVectorRow(const Row &row);
  void buildBorderVector(const Row &row, OpFoldResult begin);
  void storeVector(Value vector, const Row &row, OpFoldResult begin);
  Value loadInside(const VectorRow &row, OpFoldResult begin);
  Value gather(const Row &row, OpFoldResult begin);
  Value gatherFilled(const Row &row, OpFoldResult begin);
  Value getFillVector(OpFoldResult begin);
  Value getFill(OpFoldResult position);

  /// The source index at `position` of `axis`, and whether there is one.
  std::pair<OpFoldResult, Condition> map(const FlatAxis &axis,
                                         OpFoldResult position);

  Value load(OpFoldResult address) {
    return memref::LoadOp::create(builder, loc, pad.source,
                                  wide.materialize(address));
  }
  void store(Value unit, OpFoldResult address) {
    memref::StoreOp::create(builder, loc, unit, pad.result,
                            wide.materialize(address));
  }
  /// The value of one of two bodies, of type `type`.
  Value select(Type type, Condition condition, function_ref<Value()> thenBody,
               function_ref<Value()> elseBody);

  /// `number` with 64 bits, or in the type that the arithmetic of maps has.
  OpFoldResult widen(OpFoldResult number) { return castTo(wide, number); }
  OpFoldResult narrow(OpFoldResult number) { return castTo(index, number); }

  OpBuilder &builder;
  Location loc;
  const FlatPad &pad;
  KernelPlan plan;
  /// Where in an array something is, and all else.
  IndexBuilder wide, index;
  /// Units that a thread writes at a time.
  int64_t lanes;
  VectorType vectorType;

  /// Of the row: units in a position and in all of them, those before the
  /// source's first, and the part that lies inside of the source.
  OpFoldResult pixel, rowUnits, sourceUnits, lowUnits, insideBegin, insideEnd;
  /// The addresses of the arrays, in units.
  OpFoldResult sourceAddress, resultAddress;
};

} // namespace

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void RowKernel::build() {
  const FlatAxis &axis = pad.axes.back();
  size_t rank = pad.axes.size();
  OpFoldResult one = wide.constant(1), zero = wide.constant(0);
  OpFoldResult units = wide.mul(axis.resultExtent, pad.pixel);
  OpFoldResult outer = one, around = one;
  if (rank > 1)
    around = pad.axes[rank - 2].resultExtent;
  for (const FlatAxis &each :
       ArrayRef(pad.axes).drop_back(std::min(rank, size_t(2))))
    outer = wide.mul(outer, each.resultExtent);
  Inside inside = axis.getInside(wide);

  // A row may begin and end in the middle of a vector.
  OpFoldResult steps = wide.div(wide.add(units, wide.constant(2 * lanes - 2)),
                                wide.constant(lanes));
  Launch(builder, loc, {steps, around, outer}, [&](const Launch &launch) {
    pixel = narrow(pad.pixel);
    rowUnits = narrow(units);
    sourceUnits = index.mul(narrow(axis.sourceExtent), pixel);
    lowUnits = index.mul(narrow(axis.low), pixel);
    insideBegin = index.mul(narrow(inside.begin), pixel);
    insideEnd = index.mul(narrow(inside.end), pixel);
    if (plan.isFlat) {
      auto getAddress = [&](Value array) {
        OpFoldResult bytes =
            memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, array)
                .getResult();
        return wide.div(bytes, wide.constant(pad.storage.unitBytes));
      };
      sourceAddress = getAddress(pad.source);
      resultAddress = getAddress(pad.result);
    }
    Row row{pad.sourceOffset, pad.resultOffset, true};
    if (!plan.isFlat && !pad.extension.isFill())
      for (const FlatAxis &each : pad.axes)
        row.isInside = wide.conjunction(row.isInside,
                                        wide.lessThan(zero, each.sourceExtent));
    launch.forEachStep(
        index, gpu::Dimension::z, narrow(outer), [&](OpFoldResult step) {
          buildRows(launch, enterOuterAxes(row, step), narrow(around));
        });
  });
}

/// The row at `step` of the axes outside of the last two, all as one.
Row RowKernel::enterOuterAxes(Row row, OpFoldResult step) {
  for (size_t k = pad.axes.size(); k-- > 0;) {
    if (k + 2 >= pad.axes.size())
      continue;
    const FlatAxis &axis = pad.axes[k];
    OpFoldResult position = step;
    if (k > 0) {
      OpFoldResult extent = narrow(axis.resultExtent);
      step = index.div(position, extent);
      position = index.sub(position, index.mul(step, extent));
    }
    row = enterAxis(row, axis, position);
  }
  return row;
}

void RowKernel::buildRows(const Launch &launch, const Row &outer,
                          OpFoldResult count) {
  size_t rank = pad.axes.size();
  launch.forEachStep(index, gpu::Dimension::y, count, [&](OpFoldResult step) {
    Row row = outer;
    if (rank > 1)
      row = enterAxis(row, pad.axes[rank - 2], step);
    if (plan.isFlat)
      buildVectors(launch, row);
    else
      buildUnits(launch, row);
  });
}

Row RowKernel::enterAxis(const Row &row, const FlatAxis &axis,
                         OpFoldResult position) {
  auto [source, isInside] = map(axis, position);
  return {wide.add(row.source, wide.mul(widen(source), axis.sourceStride)),
          wide.add(row.result, wide.mul(widen(position), axis.resultStride)),
          index.conjunction(row.isInside, isInside)};
}

std::pair<OpFoldResult, Condition> RowKernel::map(const FlatAxis &axis,
                                                  OpFoldResult position) {
  if (plan.isFlat && axis.isUnpadded())
    return {position, true};
  OpFoldResult n = narrow(axis.sourceExtent);
  OpFoldResult i = index.sub(position, narrow(axis.low));
  if (pad.extension.isFill())
    return {i, index.conjunction(index.lessEqual(index.constant(0), i),
                                 index.lessThan(i, n))};
  if (plan.isWithinReach)
    return {pad.extension.getSourceIndexWithinReach(index, i, n), true};
  // The row of an empty source is filled.
  if (!plan.isFlat)
    n = index.max(n, index.constant(1));
  return {pad.extension.getSourceIndex(index, i, n), true};
}

Value RowKernel::select(Type type, Condition condition,
                        function_ref<Value()> thenBody,
                        function_ref<Value()> elseBody) {
  if (!condition.value)
    return condition.isTrue() ? thenBody() : elseBody();
  auto ifOp = scf::IfOp::create(builder, loc, type, condition.value,
                                /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  for (auto [block, body] : {std::pair(ifOp.thenBlock(), thenBody),
                             std::pair(ifOp.elseBlock(), elseBody)}) {
    builder.setInsertionPointToEnd(block);
    scf::YieldOp::create(builder, loc, body());
  }
  return ifOp.getResult(0);
}

//===----------------------------------------------------------------------===//
// Unit by unit
//===----------------------------------------------------------------------===//

Value RowKernel::getFill(OpFoldResult position) {
  int64_t count = pad.fill.size();
  OpFoldResult phase = index.modPowerOfTwo(position, count);
  Value fill = pad.fill.front();
  for (int64_t k = 1; k < count; ++k) {
    Condition isHere = index.equal(phase, index.constant(k));
    fill = arith::SelectOp::create(builder, loc, index.materialize(isHere),
                                   pad.fill[k], fill);
  }
  return fill;
}

void RowKernel::buildUnits(const Launch &launch, const Row &row) {
  const FlatAxis &axis = pad.axes.back();
  launch.forEachStep(
      index, gpu::Dimension::x, rowUnits, [&](OpFoldResult unit) {
        OpFoldResult position = index.div(unit, pixel);
        OpFoldResult part = index.sub(unit, index.mul(position, pixel));
        Row here = enterAxis(row, axis, position);
        Value value = select(
            pad.storage.unit, here.isInside,
            [&] { return load(wide.add(here.source, widen(part))); },
            [&] { return getFill(part); });
        store(value, wide.add(here.result, widen(part)));
      });
}

//===----------------------------------------------------------------------===//
// Vector by vector
//===----------------------------------------------------------------------===//

VectorRow RowKernel::getVectorRow(const Row &row) {
  auto getMisalignment = [&](OpFoldResult address) {
    return wide.modPowerOfTwo(address, lanes);
  };
  OpFoldResult misalignment =
      getMisalignment(wide.add(resultAddress, row.result));
  // Where the first element of a row would be that had no border.
  OpFoldResult source = wide.sub(row.source, widen(lowUnits));
  OpFoldResult shift =
      getMisalignment(wide.sub(wide.add(sourceAddress, source), misalignment));
  // All that is loaded lies in the array: one aligned vector, or two.
  OpFoldResult zero = wide.constant(0);
  OpFoldResult second =
      wide.select(wide.equal(shift, zero), zero, wide.constant(lanes));
  OpFoldResult begin = wide.sub(shift, source);
  OpFoldResult end =
      wide.sub(wide.sub(wide.add(pad.sourceEnd, shift), source), second);
  return {row, narrow(misalignment), shift,
          narrow(wide.max(begin, widen(insideBegin))),
          narrow(wide.min(end, widen(insideEnd)))};
}

void RowKernel::buildVectors(const Launch &launch, const Row &row) {
  VectorRow vectors = getVectorRow(row);
  OpFoldResult count = index.constant(lanes);
  OpFoldResult steps =
      index.div(index.add(index.add(rowUnits, vectors.misalignment),
                          index.constant(lanes - 1)),
                count);
  launch.forEachStep(index, gpu::Dimension::x, steps, [&](OpFoldResult step) {
    OpFoldResult begin =
        index.sub(index.mul(step, count), vectors.misalignment);
    OpFoldResult end = index.add(begin, count);
    Condition isInside = index.conjunction(
        row.isInside, index.conjunction(index.lessEqual(vectors.begin, begin),
                                        index.lessEqual(end, vectors.end)));
    buildIf(
        builder, loc, isInside,
        [&] { storeVector(loadInside(vectors, begin), row, begin); },
        [&] { buildBorderVector(row, begin); });
  });
}

void RowKernel::storeVector(Value vector, const Row &row, OpFoldResult begin) {
  vector::StoreOp::create(builder, loc, vector, pad.result,
                          wide.materialize(wide.add(row.result, widen(begin))),
                          /*nontemporal=*/false, llvm::Align(kVectorBytes));
}

Value RowKernel::loadInside(const VectorRow &row, OpFoldResult begin) {
  OpFoldResult source = wide.sub(
      wide.add(row.row.source, widen(index.sub(begin, lowUnits))), row.shift);
  auto loadVector = [&](OpFoldResult at) -> Value {
    return vector::LoadOp::create(
        builder, loc, vectorType, pad.source, wide.materialize(at),
        /*nontemporal=*/false, llvm::Align(kVectorBytes));
  };
  Value low = loadVector(source);
  return select(
      vectorType, wide.equal(row.shift, wide.constant(0)), [&] { return low; },
      [&] {
        Value high = loadVector(wide.add(source, wide.constant(lanes)));
        OpFoldResult bytes =
            index.mul(narrow(row.shift), index.constant(pad.storage.unitBytes));
        return shiftVector(builder, loc, low, high, index.materialize(bytes),
                           pad.storage.unitBytes);
      });
}

/// Writes what of a vector lies in the row, where that is not all of the
/// source.
void RowKernel::buildBorderVector(const Row &row, OpFoldResult begin) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult end = index.add(begin, index.constant(lanes));
  Value vector;
  if (!pad.extension.isFill()) {
    vector = gather(row, begin);
  } else {
    Condition isOutside =
        index.disjunction(index.negation(row.isInside),
                          index.disjunction(index.lessEqual(end, insideBegin),
                                            index.lessEqual(insideEnd, begin)));
    vector = select(
        vectorType, isOutside, [&] { return getFillVector(begin); },
        [&] { return gatherFilled(row, begin); });
  }
  Condition isWhole = index.conjunction(index.lessEqual(zero, begin),
                                        index.lessEqual(end, rowUnits));
  auto buildPart = [&] {
    for (int64_t k = 0; k < lanes; ++k) {
      OpFoldResult unit = index.add(begin, index.constant(k));
      Condition isInRow = index.conjunction(index.lessEqual(zero, unit),
                                            index.lessThan(unit, rowUnits));
      buildIf(
          builder, loc, isInRow,
          [&] {
            store(vector::ExtractOp::create(builder, loc, vector, k),
                  wide.add(row.result, widen(unit)));
          },
          [] {});
    }
  };
  buildIf(
      builder, loc, isWhole, [&] { storeVector(vector, row, begin); },
      buildPart);
}

Value RowKernel::getFillVector(OpFoldResult begin) {
  if (pad.fill.size() == 1)
    return vector::BroadcastOp::create(builder, loc, vectorType,
                                       pad.fill.front());
  SmallVector<Value> units;
  for (int64_t k = 0; k < lanes; ++k)
    units.push_back(getFill(index.add(begin, index.constant(k))));
  return vector::FromElementsOp::create(builder, loc, vectorType, units);
}

/// The units from `begin` on, in the row or beside it, of a mode that fills.
Value RowKernel::gatherFilled(const Row &row, OpFoldResult begin) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult last = index.sub(sourceUnits, index.constant(1));
  SmallVector<Value> units;
  for (int64_t k = 0; k < lanes; ++k) {
    OpFoldResult unit = index.add(begin, index.constant(k));
    OpFoldResult source = index.sub(unit, lowUnits);
    // There is a row, so that a load does no harm.
    Value value =
        load(wide.add(row.source, widen(index.clamp(source, zero, last))));
    Condition isInside = index.conjunction(index.lessEqual(insideBegin, unit),
                                           index.lessThan(unit, insideEnd));
    units.push_back(arith::SelectOp::create(
        builder, loc, index.materialize(isInside), value, getFill(unit)));
  }
  return vector::FromElementsOp::create(builder, loc, vectorType, units);
}

/// As gatherFilled, of any other mode: beside the row is what its ends show.
Value RowKernel::gather(const Row &row, OpFoldResult begin) {
  const FlatAxis &axis = pad.axes.back();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult last = index.sub(rowUnits, one);
  OpFoldResult first = index.clamp(begin, zero, last);
  OpFoldResult position = index.div(first, pixel);
  OpFoldResult part = index.sub(first, index.mul(position, pixel));
  SmallVector<Value> units;
  for (int64_t k = 0; k < lanes; ++k) {
    if (k > 0) {
      // One unit on, if that is in the row.
      OpFoldResult unit = index.add(begin, index.constant(k));
      Condition isInRow = index.conjunction(index.lessThan(zero, unit),
                                            index.lessEqual(unit, last));
      OpFoldResult next = index.add(part, one);
      Condition isNext = index.equal(next, pixel);
      part = index.select(isInRow, index.select(isNext, zero, next), part);
      OpFoldResult nextPosition =
          index.select(isNext, index.add(position, one), position);
      position = index.select(isInRow, nextPosition, position);
    }
    OpFoldResult source =
        index.add(index.mul(map(axis, position).first, pixel), part);
    units.push_back(load(wide.add(row.source, widen(source))));
  }
  return vector::FromElementsOp::create(builder, loc, vectorType, units);
}

void mlir::pad::buildRowKernel(OpBuilder &builder, const FlatPad &pad,
                               KernelPlan plan) {
  RowKernel(builder, pad, plan).build();
}
