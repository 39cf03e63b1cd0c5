//===- PermutationTable.cpp - The table of permuted blocks ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PermutedBlocks.h"
#include "ShortRows.h"
#include "Vectors.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// A block of several planes has at most so many vectors. Fewer where the
/// border comes from the far end of the source, so that a vector that has the
/// end of one plane and the beginning of the next one would have bytes of four
/// places.
static constexpr int64_t kVectorsPerGroup = 4, kVectorsPerWrappedGroup = 3;

/// Where the border comes from the far end, a plane of more vectors is likely
/// to have one with bytes of three places, unless its rows are short.
static constexpr int64_t kMaxVectorsOfWrapped = 16;

/// The least number of blocks that a table is made for.
static constexpr int64_t kMinBlocksOfTable = 16;

/// The vectors of short rows.
static constexpr int64_t kShortRowBytes = 32;

/// Units of the source are numbered in 16 bits, as many at a time.
static constexpr int64_t kUnitsAtATime = 32;

/// The number of a unit that is filled, larger than all others.
static constexpr int64_t kFilled = 1 << 14;

/// A number larger than those of all units, the fill, too.
static constexpr int64_t kNone = (1 << 15) - 1;

/// The time of an entry, of one with fill, of a second vector of the source and
/// of a store of short rows or of a whole vector of VectorRows, in quarters of
/// the last. Stores of short rows with fill take half of it.
static constexpr int64_t kVectorCost = 3, kFilledVectorCost = 6,
                         kSecondVectorCost = 2, kStoreCost = 4;

/// A byte of an entry: bits 0 to 5 are the lane, bit 6 is one bit of the
/// offsets, bit 7 is set for the second vector or the fill.
static constexpr int64_t kOffsetBit = 64, kSecondBit = 128;

StringRef PermutedBlocks::getProblem(const FlatPad &pad, int64_t elementUnits,
                                     TypeRange arrays) {
  if (pad.axes.size() < 2 || pad.axes.back().isKnown())
    return "rows are of a known size, or alone";
  if (pad.axes.size() == 2 &&
      (pad.extension.isFill() ||
       getConstantIntValue(pad.staticUnitsPerPosition) == elementUnits))
    return "one plane does not repeat, and rows of elements are no blocks";
  if (pad.isWithinReach.isFalse())
    return "borders are out of reach";
  for (Type type : arrays)
    if (cast<MemRefType>(type).getMemorySpace())
      return "arrays in a memory space have no plain addresses";
  if (!pad.storage.unit.isIntOrFloat() ||
      !llvm::isPowerOf2_64(pad.storage.unitBytes) ||
      pad.storage.unitBytes > 8 || !llvm::isPowerOf2_64(pad.storage.count) ||
      pad.storage.count * pad.storage.unitBytes > kVectorBytes)
    return "the bytes of elements are no lanes of a vector";
  return "";
}

PermutedBlocks::PermutedBlocks(RunBuilder &runs, int64_t storeBytes,
                               int64_t rowVectorBytes)
    : RowLeaf(runs), row(pad.axes.back()),
      width(kVectorBytes / pad.storage.unitBytes), storeBytes(storeBytes),
      rowVectorBytes(rowVectorBytes),
      bytesType(VectorType::get(kVectorBytes, builder.getI8Type())) {
  rows = pad.axes[pad.axes.size() - 2];
  rowUnits = index.mul(row.resultExtent, pad.unitsPerPosition);
  planeUnits = index.mul(rows.resultExtent, rowUnits);
  planes = pad.getAxisAroundPlanes(index, index.constant(0), planeUnits);
  auto allocate = [&](int64_t size, Type type) {
    return getStackMemory(builder, loc, MemRefType::get({size}, type),
                          "pad.permutation", kVectorBytes);
  };
  int64_t mostUnits = kMaxVectors * width;
  // Other sizes, so that no two share memory.
  unitsOfRow = allocate(mostUnits + kUnitsAtATime, builder.getI16Type());
  unitsOfBlock = allocate(mostUnits + 2 * kUnitsAtATime, builder.getI16Type());
  bytes = allocate(kMaxVectors * kVectorBytes, builder.getI8Type());
}

Value PermutedBlocks::splat(OpFoldResult number, int64_t lanes) {
  Type type = builder.getI16Type();
  Value scalar =
      arith::IndexCastOp::create(builder, loc, type, index.materialize(number));
  return vector::BroadcastOp::create(builder, loc, VectorType::get(lanes, type),
                                     scalar);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// Whether a border continues with the far end of the source.
static bool isWrapped(const FlatPad &pad) {
  return pad.extension.getStepBeyond() > 0;
}

/// Whether the positions of `axis`, which have `units` each, lie side by side
/// in the result.
static Condition lieSideBySide(IndexBuilder &index, const FlatAxis &axis,
                               OpFoldResult units) {
  return axis.resultIsDense ? Condition(true)
                            : index.equal(axis.resultStride, units);
}

OpFoldResult PermutedBlocks::choosePlanes() {
  OpFoldResult one = index.constant(1);
  if (pad.axes.size() == 2)
    return one;
  int64_t vectors = isWrapped(pad) ? kVectorsPerWrappedGroup : kVectorsPerGroup;
  OpFoldResult group =
      index.div(index.constant(vectors * width), index.max(planeUnits, one));
  group = index.min(group, index.div(planes.resultExtent, kMinBlocksOfTable));
  // Planes are side by side if each has the same source.
  Condition areSideBySide = planes.isUnpadded(index);
  areSideBySide = index.conjunction(
      areSideBySide,
      index.equal(index.mul(rows.sourceExtent, rows.sourceStride),
                  planes.sourceStride));
  areSideBySide = index.conjunction(areSideBySide,
                                    lieSideBySide(index, planes, planeUnits));
  Condition areGrouped = index.conjunction(hasAllRows, areSideBySide);
  return index.select(areGrouped, index.max(group, one), one);
}

Condition PermutedBlocks::isLikelyComplete() {
  if (!isWrapped(pad))
    return true;
  // A vector of the result shows parts of so many rows and of one more, which
  // may come from the other end of the plane.
  OpFoldResult numRows = index.ceilDiv(index.constant(width - 1),
                                       index.max(rowUnits, index.constant(1)));
  OpFoldResult shown =
      index.mul(numRows, index.mul(row.sourceExtent, pad.unitsPerPosition));
  Condition areFew = index.lessEqual(shown, index.constant(width));
  return index.disjunction(
      areFew, index.lessEqual(planeUnits,
                              index.constant(kMaxVectorsOfWrapped * width)));
}

Condition PermutedBlocks::isLikelyFaster() {
  if (!areVectorRows(pad, kShortRowBytes / pad.storage.unitBytes))
    return true;
  Condition isShort = index.lessThan(row.sourceExtent, width);
  // Vectors of 32 bytes, and rows without a border, are as fast.
  if (rowVectorBytes < kVectorBytes || row.isUnpadded())
    return isShort;
  OpFoldResult numRows = index.mul(rowsPerBlock, planesPerBlock);
  OpFoldResult stores = index.mul(numRows, index.ceilDiv(rowUnits, width));
  OpFoldResult cost = index.mul(
      numVectors, pad.extension.isFill() ? kFilledVectorCost
                                         : kVectorCost + kSecondVectorCost);
  return index.disjunction(isShort,
                           index.lessThan(cost, index.mul(stores, kStoreCost)));
}

Condition PermutedBlocks::buildTable(Condition isFit) {
  OpFoldResult zero = index.constant(0), one = index.constant(1),
               vector = index.constant(width),
               most = index.constant(kMaxVectors * width);
  OpFoldResult resultUnits = planeUnits;
  for (const FlatAxis &axis : ArrayRef(pad.axes).drop_back(2))
    resultUnits = index.mul(resultUnits, axis.resultExtent);
  // One row of elements is as fast by short rows, and one that is filled is in
  // no block.
  if (!pad.extension.isFill() &&
      getConstantIntValue(pad.staticUnitsPerPosition) != pad.storage.count) {
    Condition isLikely = isLikelyComplete();
    hasAllRows = index.conjunction(isLikely, index.lessEqual(planeUnits, most));
  }
  rowsPerBlock = index.select(hasAllRows, rows.resultExtent, one);
  auto setPlanes = [&](OpFoldResult number) {
    planesPerBlock = number;
    units = index.mul(index.mul(rowUnits, rowsPerBlock), planesPerBlock);
    numVectors = index.ceilDiv(units, width);
  };
  auto choose = [&]() -> SmallVector<OpFoldResult> {
    setPlanes(choosePlanes());
    OpFoldResult last = index.mul(
        index.select(hasAllRows, index.sub(rows.sourceExtent, one), zero),
        rows.sourceStride);
    last =
        index.offset(last, index.sub(planesPerBlock, one), planes.sourceStride);
    sourceUnits = index.offset(last, row.sourceExtent, pad.unitsPerPosition);
    Condition isSuitable = hasAllRows.isTrue() ? isLikelyComplete() : true;
    isSuitable = index.conjunction(isSuitable, isLikelyFaster());
    for (auto [less, more] :
         std::initializer_list<std::pair<OpFoldResult, OpFoldResult>>{
             {vector, units},
             {units, most},
             {vector, sourceUnits},
             {sourceUnits, index.constant(kFilled)},
             {index.mul(units, kMinBlocksOfTable), resultUnits}})
      isSuitable = index.conjunction(isSuitable, index.lessEqual(less, more));
    OpFoldResult found =
        buildChoice(
            index, isSuitable,
            [&]() -> SmallVector<OpFoldResult> {
              return {index.select(fillTable(), one, zero)};
            },
            [&]() -> SmallVector<OpFoldResult> { return {zero}; })
            .front();
    return {planesPerBlock, found};
  };
  // Small results and wide borders take one branch.
  Condition areMany = index.conjunction(isFit, pad.isWithinReach);
  areMany = index.conjunction(areMany, lieSideBySide(index, rows, rowUnits));
  areMany = index.conjunction(
      areMany, index.lessEqual(kMinBlocksOfTable * width, resultUnits));
  SmallVector<OpFoldResult> chosen =
      buildChoice(index, areMany, choose, [&]() -> SmallVector<OpFoldResult> {
        return {one, zero};
      });
  setPlanes(chosen[0]);
  return index.equal(chosen[1], one);
}

Condition PermutedBlocks::fillTable() {
  buildRowUnits();
  buildBlockUnits();
  auto [numFromTwo, numMissing] = buildEntries();
  OpFoldResult storesOfRow =
      index.ceilDiv(rowUnits, kShortRowBytes / pad.storage.unitBytes);
  OpFoldResult stores =
      index.mul(index.mul(rowsPerBlock, planesPerBlock), storesOfRow);
  OpFoldResult cost = index.mul(
      numVectors, pad.extension.isFill() ? kFilledVectorCost : kVectorCost);
  if (!pad.extension.isFill())
    cost = index.add(cost, index.mul(numFromTwo, kSecondVectorCost));
  // Short rows have no vectors for positions of several elements.
  Condition isFaster = index.lessThan(cost, index.mul(stores, kStoreCost));
  isFaster = index.disjunction(
      isFaster, index.lessThan(pad.storage.count, pad.unitsPerPosition));
  return index.conjunction(isFaster, index.equal(numMissing, 0));
}

void PermutedBlocks::buildRowUnits() {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Inside inside = row.getInside(index);
  buildLoop(index, zero, row.resultExtent, one, [&](OpFoldResult o) {
    OpFoldResult i = index.sub(o, row.low);
    Condition isFilled = false;
    if (pad.extension.isFill()) {
      isFilled = index.lessThan(o, inside.begin);
      isFilled = index.disjunction(isFilled, index.lessEqual(inside.end, o));
    } else {
      i = row.getSourceWithinReach(index, pad.extension, o);
    }
    buildLoop(index, zero, pad.unitsPerPosition, one, [&](OpFoldResult k) {
      auto getUnit = [&](OpFoldResult position) {
        return index.add(index.mul(position, pad.unitsPerPosition), k);
      };
      OpFoldResult unit =
          index.select(isFilled, index.constant(kFilled), getUnit(i));
      Value number = arith::IndexCastOp::create(
          builder, loc, builder.getI16Type(), index.materialize(unit));
      storeAt(index, number, unitsOfRow, getUnit(o));
    });
  });
}

void PermutedBlocks::buildBlockUnits() {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Inside inside = rows.getInside(index);
  buildLoop(index, zero, planesPerBlock, one, [&](OpFoldResult plane) {
    buildLoop(index, zero, rowsPerBlock, one, [&](OpFoldResult o) {
      OpFoldResult i = getShownIndex(index, pad, rows, o);
      OpFoldResult from =
          index.select(hasAllRows, index.mul(i, rows.sourceStride), zero);
      from = index.offset(from, plane, planes.sourceStride);
      if (pad.extension.isFill())
        from =
            index.select(index.isIn(inside, o), from, index.constant(kFilled));
      OpFoldResult to =
          index.mul(index.add(index.mul(plane, rowsPerBlock), o), rowUnits);
      Value begin = splat(from, kUnitsAtATime);
      // The next row overwrites what is written beyond this one.
      buildLoop(index, zero, rowUnits, index.constant(kUnitsAtATime),
                [&](OpFoldResult k) {
                  Value numbers =
                      loadVector(index, unitsOfRow, k, kUnitsAtATime);
                  numbers = arith::AddIOp::create(builder, loc, numbers, begin);
                  if (pad.extension.isFill())
                    numbers = arith::MinUIOp::create(
                        builder, loc, numbers,
                        splat(index.constant(kFilled), kUnitsAtATime));
                  storeAt(index, numbers, unitsOfBlock, index.add(to, k));
                });
    });
  });
}

std::pair<OpFoldResult, OpFoldResult> PermutedBlocks::buildEntries() {
  OpFoldResult zero = index.constant(0), one = index.constant(1),
               vector = index.constant(width);
  OpFoldResult lastSource = index.sub(sourceUnits, vector);
  auto getLeast = [&](Value numbers) -> OpFoldResult {
    Value number = vector::ReductionOp::create(
        builder, loc, vector::CombiningKind::MINSI, numbers);
    return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                      number)
        .getResult();
  };
  auto areAll = [&](Value lanes) -> Condition {
    return Value(vector::ReductionOp::create(
        builder, loc, vector::CombiningKind::AND, lanes));
  };
  auto select = [&](Value mask, Value numbers, Value others) -> Value {
    return arith::SelectOp::create(builder, loc, mask, numbers, others);
  };
  auto subtract = [&](Value numbers, OpFoldResult begin) -> Value {
    return arith::SubIOp::create(builder, loc, numbers, splat(begin, width));
  };

  Value start = index.materialize(zero), end = index.materialize(numVectors);
  auto loop = scf::ForOp::create(
      builder, loc, start, end, index.materialize(one),
      ValueRange{start, start},
      [&](OpBuilder &, Location, Value k, ValueRange args) {
        OpFoldResult place = index.mul(OpFoldResult(k), vector);
        place = index.min(place, index.sub(units, vector));
        Value numbers = loadVector(index, unitsOfBlock, place, width);
        auto compare = [&](arith::CmpIPredicate predicate,
                           OpFoldResult number) -> Value {
          return arith::CmpIOp::create(builder, loc, predicate, numbers,
                                       splat(number, width));
        };
        OpFoldResult first = index.min(getLeast(numbers), lastSource);
        Value isInFirst =
            compare(arith::CmpIPredicate::slt, index.add(first, vector));
        OpFoldResult second = index.constant(-1);
        Condition isFromTwo = false, isComplete = true;
        OpFoldResult bias = index.constant(kSecondBit / pad.storage.unitBytes);
        Value others = splat(bias, width);
        if (pad.extension.isFill()) {
          isComplete = areAll(arith::OrIOp::create(
              builder, loc, isInFirst,
              compare(arith::CmpIPredicate::sge, index.constant(kFilled))));
        } else {
          isFromTwo = index.negation(areAll(isInFirst));
          Value none = splat(index.constant(kNone), width);
          OpFoldResult least = getLeast(select(isInFirst, none, numbers));
          OpFoldResult begin = index.min(least, lastSource);
          second = index.select(isFromTwo, getByteCount(begin), second);
          isComplete = areAll(
              compare(arith::CmpIPredicate::slt, index.add(begin, vector)));
          others = subtract(numbers, index.sub(begin, bias));
        }
        Value which =
            getLanes(select(isInFirst, subtract(numbers, first), others));
        Value entry = addOffsets(which, getByteCount(first), second);
        storeAt(index, entry, bytes, index.mul(OpFoldResult(k), kVectorBytes));
        auto count = [&](OpFoldResult sum, Condition condition) {
          return index.materialize(
              index.add(sum, index.select(condition, one, zero)));
        };
        scf::YieldOp::create(builder, loc,
                             {count(args[0], isFromTwo),
                              count(args[1], index.negation(isComplete))});
      });
  return {loop.getResult(0), loop.getResult(1)};
}

Value PermutedBlocks::getLanes(Value numbers) {
  // The number of byte k of a unit is `unitBytes` times that of the unit and k.
  int64_t size = pad.storage.unitBytes;
  uint64_t mask = llvm::maxUIntN(8 * size), order = 0x0706050403020100 & mask;
  auto unitsType = VectorType::get(width, builder.getIntegerType(8 * size));
  if (size == 1)
    numbers = arith::TruncIOp::create(builder, loc, unitsType, numbers);
  else if (size > 2)
    numbers = arith::ExtUIOp::create(builder, loc, unitsType, numbers);
  numbers = arith::MulIOp::create(
      builder, loc, numbers, splatConstant(unitsType, size * (mask / 255)));
  return getBytes(arith::AddIOp::create(builder, loc, numbers,
                                        splatConstant(unitsType, order)));
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

/// The bits of the first offset; the second one has as many above them.
static constexpr int64_t kBitsOfOffset = 32;

Value PermutedBlocks::addOffsets(Value which, OpFoldResult first,
                                 OpFoldResult second) {
  Type type = builder.getI64Type();
  auto cast = [&](OpFoldResult offset) -> Value {
    return arith::IndexCastOp::create(builder, loc, type,
                                      index.materialize(offset));
  };
  Value shift = arith::ConstantOp::create(
      builder, loc, builder.getI64IntegerAttr(kBitsOfOffset));
  Value offsets = cast(first);
  offsets = arith::OrIOp::create(
      builder, loc, offsets,
      arith::ShLIOp::create(builder, loc, cast(second), shift));
  Value lanes = vector::BitCastOp::create(
      builder, loc, VectorType::get(kVectorBytes, builder.getI1Type()),
      vector::BroadcastOp::create(builder, loc, VectorType::get(1, type),
                                  offsets));
  Value bit = splatByte(kOffsetBit);
  Value bits = arith::SelectOp::create(builder, loc, lanes, bit, splatByte(0));
  return arith::OrIOp::create(builder, loc, which, bits);
}

std::pair<OpFoldResult, OpFoldResult> PermutedBlocks::loadOffsets(Value entry) {
  Type type = builder.getI64Type();
  Value bits =
      arith::AndIOp::create(builder, loc, entry, splatByte(kOffsetBit));
  Value lanes = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne,
                                      bits, splatByte(0));
  Value offsets = vector::ExtractOp::create(
      builder, loc,
      vector::BitCastOp::create(builder, loc, VectorType::get(1, type), lanes),
      0);
  Value shift = arith::ConstantOp::create(
      builder, loc, builder.getI64IntegerAttr(kBitsOfOffset));
  Value first = arith::ExtUIOp::create(
      builder, loc, type,
      arith::TruncIOp::create(builder, loc,
                              builder.getIntegerType(kBitsOfOffset), offsets));
  Value second = arith::ShRSIOp::create(builder, loc, offsets, shift);
  auto cast = [&](Value offset) -> OpFoldResult {
    return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                      offset)
        .getResult();
  };
  return {cast(first), cast(second)};
}

Value PermutedBlocks::splatConstant(VectorType type, int64_t number) {
  return arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(
          type, builder.getIntegerAttr(type.getElementType(), number)));
}

Value PermutedBlocks::splatByte(int64_t byte) {
  return splatConstant(bytesType, byte);
}

Value PermutedBlocks::getBytes(Value vector) {
  if (vector.getType() == bytesType)
    return vector;
  return vector::BitCastOp::create(builder, loc, bytesType, vector);
}
