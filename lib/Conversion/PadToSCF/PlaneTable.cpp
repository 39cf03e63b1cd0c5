//===- PlaneTable.cpp - Planes of tiny rows by a table --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlaneTable.h"
#include "StackMemory.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::pad;

/// x86-64 from SSSE3 on and AArch64 have an instruction that permutes so many
/// bytes; LLVM makes it of an element by element `vector.from_elements`.
static constexpr int64_t kVectorBytes = 16;

/// The table is no larger than for planes of so many units and so many steps.
static constexpr int64_t kMaxUnits = 512, kMaxSteps = 64;

/// Planes for which a table pays.
static constexpr int64_t kMinPlanes = 64;

/// What fits the memory of the table.
static constexpr int64_t kMaxOffset = 32767;

/// The name of the attribute on the memory that tables share.
static constexpr StringLiteral kTableAttrName = "pad.table";

bool PlaneTable::isPossible(OpBuilder &builder, const FlatPad &pad,
                            int64_t vectorBytes) {
  if (!isOnThreadOfFunction(builder) || pad.extension.isFill() ||
      pad.axes.size() < 3 || vectorBytes < kVectorBytes ||
      pad.storage.unitBytes != 1)
    return false;
  // Rows of a known size have better code.
  const FlatAxis &row = pad.axes.back();
  std::optional<int64_t> n = getConstantIntValue(row.sourceExtent);
  std::optional<int64_t> m = getConstantIntValue(row.resultExtent);
  int64_t width = kVectorBytes / pad.storage.unitBytes;
  return !(n && m) && n.value_or(0) * pad.storage.count <= width;
}

PlaneTable::PlaneTable(OpBuilder &builder, const FlatPad &pad, Condition isUsed)
    : builder(builder), loc(pad.loc), index(builder, pad.loc), pad(pad),
      rows(pad.axes[pad.axes.size() - 2]), row(pad.axes.back()),
      width(kVectorBytes / pad.storage.unitBytes) {
  OpFoldResult one = index.constant(1);
  OpFoldResult vector = index.constant(width);
  OpFoldResult rowUnits = index.mul(row.sourceExtent, pad.pixel);
  pitch = index.mul(row.resultExtent, pad.pixel);
  units = index.mul(rows.resultExtent, pitch);
  sourceUnits =
      index.add(index.mul(index.sub(rows.sourceExtent, one), rows.sourceStride),
                rowUnits);

  auto require = [&](Condition condition) {
    isUsed = index.conjunction(isUsed, condition);
  };
  // Longer rows are as good by vectors of their own.
  require(index.lessEqual(pitch, index.constant(width * 3 / 4)));
  require(index.lessEqual(vector, sourceUnits));
  require(index.lessEqual(rowUnits, rows.sourceStride));
  require(index.lessEqual(units, index.constant(kMaxUnits)));
  require(index.lessEqual(sourceUnits, index.constant(kMaxOffset)));
  require(index.lessEqual(index.mul(units, index.constant(kMinPlanes)),
                          index.sub(pad.resultEnd, pad.resultOffset)));
  allocate();
  auto ifOp = scf::IfOp::create(
      builder, loc, index.materialize(isUsed),
      [&](OpBuilder &, Location) {
        writeOffsets();
        scf::YieldOp::create(builder, loc, writeSteps());
      },
      [&](OpBuilder &, Location) {
        scf::YieldOp::create(builder, loc,
                             index.materialize(index.constant(0)));
      });
  steps = ifOp.getResult(0);
}

Condition PlaneTable::isThere() {
  return index.lessThan(index.constant(0), steps);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void PlaneTable::allocate() {
  auto allocate = [&](int64_t size, unsigned bits) {
    auto type = MemRefType::get({size}, builder.getIntegerType(bits));
    return getStackMemory(builder, loc, type, kTableAttrName, kVectorBytes);
  };
  offsets = allocate(kMaxUnits, 16);
  places = allocate(2 * kMaxSteps, 16);
  lanes = allocate(kMaxSteps * kVectorBytes, 8);
}

void PlaneTable::writeOffsets() {
  auto getSource = [&](OpFoldResult position, const FlatAxis &axis) {
    return axis.getSourceWithinReach(index, pad.extension, position);
  };
  forEach(rows.resultExtent, [&](OpFoldResult y) {
    OpFoldResult from = index.mul(getSource(y, rows), rows.sourceStride);
    OpFoldResult to = index.mul(y, pitch);
    forEach(row.resultExtent, [&](OpFoldResult x) {
      OpFoldResult unit =
          index.add(from, index.mul(getSource(x, row), pad.pixel));
      OpFoldResult position = index.add(to, index.mul(x, pad.pixel));
      for (int64_t k : llvm::seq(pad.storage.count))
        storeNumber(index.add(unit, index.constant(k)), offsets,
                    index.add(position, index.constant(k)));
    });
  });
}

Value PlaneTable::writeSteps() {
  Value zero = index.materialize(index.constant(0));
  auto loop = scf::WhileOp::create(
      builder, loc, TypeRange{zero.getType(), zero.getType()},
      ValueRange{zero, zero},
      [&](OpBuilder &, Location, ValueRange args) {
        // With more steps than rows, writing row by row is as good.
        OpFoldResult room =
            index.min(rows.resultExtent, index.constant(kMaxSteps));
        Condition hasMore = index.conjunction(index.lessThan(args[0], units),
                                              index.lessThan(args[1], room));
        scf::ConditionOp::create(builder, loc, index.materialize(hasMore),
                                 args);
      },
      [&](OpBuilder &, Location, ValueRange args) {
        Value begin = writeStep(args[0], args[1]);
        Value step = index.materialize(index.add(args[1], index.constant(1)));
        scf::YieldOp::create(builder, loc, ValueRange{begin, step});
      });
  Condition isWhole = index.equal(loop.getResult(0), units);
  return index.materialize(
      index.select(isWhole, loop.getResult(1), index.constant(0)));
}

std::pair<Value, Value> PlaneTable::findWindow(Value begin) {
  // The end, and the first and last unit in the source.
  SmallVector<Value> init{begin, index.materialize(sourceUnits),
                          index.materialize(index.constant(-1))};
  SmallVector<Type> types(5, builder.getIndexType());
  auto loop = scf::WhileOp::create(
      builder, loc, types, init,
      [&](OpBuilder &, Location, ValueRange args) {
        OpFoldResult end = args[0], first = args[1], last = args[2];
        OpFoldResult nearest =
            index.min(end, index.sub(units, index.constant(1)));
        OpFoldResult unit = loadNumber(offsets, nearest);
        OpFoldResult newFirst = index.min(first, unit);
        OpFoldResult newLast = index.max(last, unit);
        OpFoldResult vector = index.constant(width);
        Condition fits =
            index.conjunction(index.lessThan(end, units),
                              index.lessThan(end, index.add(begin, vector)));
        fits = index.conjunction(
            fits, index.lessThan(newLast, index.add(newFirst, vector)));
        scf::ConditionOp::create(builder, loc, index.materialize(fits),
                                 ValueRange{args[0], args[1], args[2],
                                            index.materialize(newFirst),
                                            index.materialize(newLast)});
      },
      [&](OpBuilder &, Location, ValueRange args) {
        Value end = index.materialize(index.add(args[0], index.constant(1)));
        scf::YieldOp::create(builder, loc, ValueRange{end, args[3], args[4]});
      });
  return {loop.getResult(0), loop.getResult(1)};
}

Value PlaneTable::writeStep(Value begin, Value step) {
  auto [end, first] = findWindow(begin);
  OpFoldResult from =
      index.min(first, index.sub(sourceUnits, index.constant(width)));
  OpFoldResult place = index.mul(step, index.constant(2));
  storeNumber(begin, places, place);
  storeNumber(from, places, index.add(place, index.constant(1)));

  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult bytes = index.constant(pad.storage.unitBytes);
  forEach(index.constant(width), [&](OpFoldResult k) {
    // Those from `end` on mean nothing.
    OpFoldResult position =
        index.min(index.add(begin, k), index.sub(units, one));
    OpFoldResult unit = loadNumber(offsets, position);
    OpFoldResult lane =
        index.clamp(index.sub(unit, from), zero, index.constant(width - 1));
    OpFoldResult to = index.add(index.mul(step, index.constant(kVectorBytes)),
                                index.mul(k, bytes));
    for (int64_t byte : llvm::seq(pad.storage.unitBytes)) {
      OpFoldResult which =
          index.add(index.mul(lane, bytes), index.constant(byte));
      storeNumber(which, lanes, index.add(to, index.constant(byte)));
    }
  });
  return end;
}

//===----------------------------------------------------------------------===//
// Planes
//===----------------------------------------------------------------------===//

void PlaneTable::buildPlane(OpFoldResult source, OpFoldResult result) {
  auto byteType = VectorType::get(kVectorBytes, builder.getI8Type());
  auto unitType = VectorType::get(width, pad.storage.unit);
  auto cast = [&](Value vector, VectorType type) -> Value {
    if (vector.getType() == type)
      return vector;
    return vector::BitCastOp::create(builder, loc, type, vector);
  };
  forEach(steps, [&](OpFoldResult step) {
    OpFoldResult place = index.mul(step, index.constant(2));
    OpFoldResult to = loadNumber(places, place);
    OpFoldResult from = loadNumber(places, index.add(place, index.constant(1)));
    Value which = vector::LoadOp::create(
        builder, loc, byteType, lanes,
        index.materialize(index.mul(step, index.constant(kVectorBytes))));
    Value loaded =
        vector::LoadOp::create(builder, loc, unitType, pad.source,
                               index.materialize(index.add(source, from)));
    Value bytes = permute(cast(loaded, byteType), which);
    vector::StoreOp::create(builder, loc, cast(bytes, unitType), pad.result,
                            index.materialize(index.add(result, to)));
  });
}

Value PlaneTable::permute(Value vector, Value lanes) {
  auto type = cast<VectorType>(vector.getType());
  SmallVector<Value> bytes;
  for (int64_t k : llvm::seq(type.getNumElements())) {
    Value lane = vector::ExtractOp::create(builder, loc, lanes, k);
    Value position = arith::IndexCastUIOp::create(builder, loc,
                                                  builder.getIndexType(), lane);
    bytes.push_back(vector::ExtractOp::create(builder, loc, vector, position));
  }
  return vector::FromElementsOp::create(builder, loc, type, bytes);
}

OpFoldResult PlaneTable::loadNumber(Value memory, OpFoldResult position) {
  Value number =
      memref::LoadOp::create(builder, loc, memory, index.materialize(position));
  return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                    number)
      .getResult();
}

void PlaneTable::storeNumber(OpFoldResult value, Value memory,
                             OpFoldResult position) {
  Type type = cast<MemRefType>(memory.getType()).getElementType();
  Value number =
      arith::IndexCastOp::create(builder, loc, type, index.materialize(value));
  memref::StoreOp::create(builder, loc, number, memory,
                          index.materialize(position));
}

void PlaneTable::forEach(OpFoldResult count,
                         function_ref<void(OpFoldResult)> body) {
  buildLoop(index, index.constant(0), count, index.constant(1), body);
}
