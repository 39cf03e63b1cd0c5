//===- KernelBuilder.cpp - Loops and memory of a kernel -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

SmallVector<OpFoldResult> KernelBuilder::getOuterExtents() {
  return llvm::map_to_vector(
      ArrayRef(pad.axes).drop_back(),
      [](const FlatAxis &axis) { return axis.resultExtent; });
}

SmallVector<OpFoldResult>
KernelBuilder::delinearize(OpFoldResult number,
                           ArrayRef<OpFoldResult> extents) {
  SmallVector<OpFoldResult> indices(extents.size());
  for (size_t k = extents.size(); k-- > 0;) {
    indices[k] = number;
    if (k == 0)
      break;
    OpFoldResult extent = narrow(extents[k]);
    number = index.div(number, extent);
    indices[k] = index.sub(indices[k], index.mul(number, extent));
  }
  return indices;
}

std::pair<OpFoldResult, OpFoldResult>
KernelBuilder::getPosition(OpFoldResult unit) {
  OpFoldResult position = index.div(unit, unitsPerPosition);
  return {position, index.sub(unit, index.mul(position, unitsPerPosition))};
}

OpFoldResult KernelBuilder::getMaxVectors(OpFoldResult units) {
  return wide.div(wide.add(units, wide.constant(2 * lanes - 2)), lanes);
}

OpFoldResult KernelBuilder::countRowSteps() {
  OpFoldResult units =
      wide.mul(pad.axes.back().resultExtent, pad.unitsPerPosition);
  return pad.has(Facts::Rows) ? getMaxVectors(units) : units;
}

OpFoldResult KernelBuilder::countVectors(OpFoldResult units,
                                         OpFoldResult misalignment) {
  return index.ceilDiv(index.add(units, misalignment), lanes);
}

void KernelBuilder::buildRowLaunch(
    function_ref<void()> enterLaunch,
    function_ref<void(ArrayRef<OpFoldResult>)> enterPlane,
    function_ref<void(ArrayRef<OpFoldResult>, const ThreadSteps &)> buildRow) {
  OpFoldResult rowSteps = countRowSteps();
  SmallVector<OpFoldResult> extents = getOuterExtents();
  bool isOneRow = extents.empty();
  OpFoldResult around = isOneRow ? wide.constant(1) : extents.pop_back_val();
  OpFoldResult planes = wide.constant(1);
  for (OpFoldResult extent : extents)
    planes = wide.mul(planes, extent);
  auto build = [&](Launch &launch) {
    enterLaunch();
    auto buildPlane = [&](OpFoldResult plane) {
      SmallVector<OpFoldResult> outer = delinearize(plane, extents);
      enterPlane(outer);
      launch.getSteps(index, gpu::Dimension::y)
          .forEach(index, narrow(around), [&](OpFoldResult row) {
            buildRow(isOneRow ? outer : append(outer, row),
                     launch.getSteps(index, gpu::Dimension::x));
          });
    };
    launch.getSteps(index, gpu::Dimension::z)
        .forEach(index, narrow(planes), buildPlane);
  };
  Launch(builder, loc, {rowSteps, around, planes}, build);
}

void KernelBuilder::forEachVector(const ThreadSteps &along,
                                  OpFoldResult misalignment,
                                  OpFoldResult innerBegin,
                                  OpFoldResult innerEnd,
                                  function_ref<void(OpFoldResult)> buildInner,
                                  function_ref<void(OpFoldResult)> buildOther) {
  OpFoldResult zero = index.constant(0), width = index.constant(lanes);
  OpFoldResult count = countVectors(rowUnits, misalignment);
  // The first vector that begins at `innerBegin` or later, and the first one
  // that ends after `innerEnd`.
  OpFoldResult first = countVectors(index.max(innerBegin, zero), misalignment);
  OpFoldResult last =
      index.div(index.add(index.max(innerEnd, zero), misalignment), width);
  first = index.min(first, count);
  last = index.clamp(last, first, count);
  // Loops whose end is another in each thread are unrolled by ptxas so that the
  // threads of a warp part; so all go as far, and ask for each step.
  auto forEachStep = [&](OpFoldResult begin, OpFoldResult end,
                         function_ref<void(OpFoldResult)> body) {
    ThreadSteps{begin, along.stride}.forEach(index, end, [&](OpFoldResult k) {
      OpFoldResult step = index.add(k, along.first);
      buildIf(index, index.lessThan(step, end), [&] { body(step); });
    });
  };
  auto getBegin = [&](OpFoldResult step) {
    return index.sub(index.mul(step, width), misalignment);
  };
  forEachStep(first, last,
              [&](OpFoldResult step) { buildInner(getBegin(step)); });
  OpFoldResult inner = index.sub(last, first);
  forEachStep(zero, index.sub(count, inner), [&](OpFoldResult k) {
    Condition isBefore = index.lessThan(k, first);
    OpFoldResult step = index.select(isBefore, k, index.add(k, inner));
    buildOther(getBegin(step));
  });
}

void KernelBuilder::forEachUnit(
    const ThreadSteps &along,
    function_ref<void(OpFoldResult, OpFoldResult)> body) {
  along.forEach(index, rowUnits, [&](OpFoldResult unit) {
    auto [position, part] = getPosition(unit);
    body(position, part);
  });
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void KernelBuilder::readAddresses() {
  auto getAddress = [&](Value array) {
    OpFoldResult bytes =
        memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, array)
            .getResult();
    return wide.div(bytes, pad.storage.unitBytes);
  };
  sourceAddress = getAddress(pad.source);
  resultAddress = getAddress(pad.result);
}

Value KernelBuilder::load(OpFoldResult at) {
  return memref::LoadOp::create(builder, loc, pad.source, wide.materialize(at));
}

void KernelBuilder::store(Value value, OpFoldResult at) {
  memref::StoreOp::create(builder, loc, value, pad.result,
                          wide.materialize(at));
}

OpFoldResult KernelBuilder::getSourceMisalignment(OpFoldResult at) {
  return wide.modPowerOfTwo(wide.add(sourceAddress, at), lanes);
}

OpFoldResult KernelBuilder::getResultMisalignment(OpFoldResult at) {
  return wide.modPowerOfTwo(wide.add(resultAddress, at), lanes);
}

Value KernelBuilder::loadAligned(OpFoldResult at) {
  return vector::LoadOp::create(builder, loc, vectorType, pad.source,
                                wide.materialize(at), /*nontemporal=*/false,
                                llvm::Align(kVectorBytes));
}

/// The vector that begins `shift` bytes into `low`, where `high` follows `low`
/// in memory. A GPU loads 16 bytes at once at multiples of 16 alone; sixteen
/// bytes elsewhere lie in two such vectors. `low` and `high` are of one type,
/// of kVectorBytes bytes; `shift` is an i32 in [0, kVectorBytes), a multiple of
/// `unitBytes`, which is 1, 2, 4 or 8.
static Value shiftVector(OpBuilder &builder, Location loc, Value low,
                         Value high, Value shift, int64_t unitBytes) {
  Type i32 = builder.getI32Type(), i64 = builder.getI64Type();
  constexpr int64_t wordBytes = 4, count = kVectorBytes / wordBytes;
  auto wordsType = VectorType::get({count}, i32);
  SmallVector<Value> words;
  for (Value vector : {low, high}) {
    Value asWords = vector::BitCastOp::create(builder, loc, wordsType, vector);
    for (int64_t k = 0; k < count; ++k)
      words.push_back(vector::ExtractOp::create(builder, loc, asWords, k));
  }
  auto getConstant = [&](int64_t c) -> Value {
    return arith::ConstantIntOp::create(builder, loc, i32, c);
  };
  auto isSet = [&](int64_t bit) -> Value {
    Value masked = arith::AndIOp::create(builder, loc, shift, getConstant(bit));
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, masked,
                                 getConstant(0));
  };

  // By whole words, as the bits of the shift say; `needed` are read later.
  int64_t needed = count + (unitBytes < wordBytes);
  for (int64_t bytes = kVectorBytes / 2;
       bytes >= std::max(wordBytes, unitBytes); bytes /= 2) {
    int64_t by = bytes / wordBytes;
    // Shifts that are left to do read up to `by - 1` words more.
    int64_t left = unitBytes > wordBytes ? 0 : by - 1;
    Value condition = isSet(bytes);
    SmallVector<Value> shifted;
    for (int64_t k = 0; k < needed + left; ++k)
      shifted.push_back(arith::SelectOp::create(builder, loc, condition,
                                                words[k + by], words[k]));
    words = std::move(shifted);
  }

  // By the bytes of a word: each new word is cut out of two.
  if (unitBytes < wordBytes) {
    Value bytes =
        arith::AndIOp::create(builder, loc, shift, getConstant(wordBytes - 1));
    Value bits = arith::ShLIOp::create(builder, loc, bytes, getConstant(3));
    bits = arith::ExtUIOp::create(builder, loc, i64, bits);
    Value half = arith::ConstantIntOp::create(builder, loc, i64, 32);
    for (int64_t k = 0; k < count; ++k) {
      Value upper = arith::ExtUIOp::create(builder, loc, i64, words[k + 1]);
      Value lower = arith::ExtUIOp::create(builder, loc, i64, words[k]);
      upper = arith::ShLIOp::create(builder, loc, upper, half);
      Value pair = arith::OrIOp::create(builder, loc, upper, lower);
      pair = arith::ShRUIOp::create(builder, loc, pair, bits);
      words[k] = arith::TruncIOp::create(builder, loc, i32, pair);
    }
  }
  words.resize(count);
  Value result = vector::FromElementsOp::create(builder, loc, wordsType, words);
  return vector::BitCastOp::create(builder, loc, low.getType(), result);
}

Value KernelBuilder::loadShifted(OpFoldResult at, OpFoldResult shift) {
  OpFoldResult first = wide.sub(at, shift);
  Value low = loadAligned(first);
  return buildSelect(
      index, wide.equal(shift, 0), [&] { return low; },
      [&] {
        Value high = loadAligned(wide.add(first, lanes));
        IndexBuilder number(builder, loc, builder.getI32Type());
        OpFoldResult bytes = number.mul(castIndex(number, shift),
                                        number.constant(pad.storage.unitBytes));
        return shiftVector(builder, loc, low, high, number.materialize(bytes),
                           pad.storage.unitBytes);
      });
}

Value KernelBuilder::loadVector(OpFoldResult at) {
  OpFoldResult shift = getSourceMisalignment(at);
  // The aligned vectors that loadShifted loads lie in [first, end).
  OpFoldResult first = wide.sub(at, shift);
  OpFoldResult end =
      wide.add(first, wide.select(wide.equal(shift, 0), wide.constant(lanes),
                                  wide.constant(2 * lanes)));
  Condition areInSource = wide.lessEqual(0, first);
  areInSource =
      wide.conjunction(areInSource, wide.lessEqual(end, pad.sourceEnd));
  return buildSelect(
      index, areInSource, [&] { return loadShifted(at, shift); },
      [&] {
        SmallVector<Value> units;
        for (int64_t k = 0; k < lanes; ++k)
          units.push_back(load(wide.add(at, k)));
        return vector::FromElementsOp::create(builder, loc, vectorType, units)
            .getResult();
      });
}

void KernelBuilder::storeVector(Value vector, OpFoldResult at) {
  vector::StoreOp::create(builder, loc, vector, pad.result,
                          wide.materialize(at),
                          /*nontemporal=*/false, llvm::Align(kVectorBytes));
}

void KernelBuilder::storePart(Value vector, OpFoldResult row,
                              OpFoldResult begin, OpFoldResult count) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult end = index.add(begin, lanes);
  Condition isWhole = index.lessEqual(zero, begin);
  isWhole = index.conjunction(isWhole, index.lessEqual(end, count));
  auto getPlace = [&](OpFoldResult unit) { return wide.add(row, widen(unit)); };
  auto buildUnits = [&] {
    for (int64_t k = 0; k < lanes; ++k) {
      OpFoldResult unit = index.add(begin, k);
      Condition isIn = index.isIn({zero, count}, unit);
      buildIf(index, isIn, [&] {
        Value value = vector::ExtractOp::create(builder, loc, vector, k);
        store(value, getPlace(unit));
      });
    }
  };
  buildIf(
      index, isWhole, [&] { storeVector(vector, getPlace(begin)); },
      buildUnits);
}

//===----------------------------------------------------------------------===//
// Vectors unit by unit
//===----------------------------------------------------------------------===//

Value KernelBuilder::buildGather(function_ref<Value(OpFoldResult)> unit) {
  // Up to four loads are issued before the first is used.
  int64_t together = std::min<int64_t>(lanes, 4);
  auto getUnits = [&](OpFoldResult first) {
    SmallVector<Value> units;
    for (int64_t k = 0; k < together; ++k)
      units.push_back(unit(index.add(first, k)));
    return units;
  };
  if (together == lanes)
    return vector::FromElementsOp::create(builder, loc, vectorType,
                                          getUnits(index.constant(0)));
  // Registers cannot be indexed: units enter at the end and move down.
  auto moved = llvm::to_vector(llvm::seq<int64_t>(together, lanes + together));
  Value zero = index.materialize(index.constant(0));
  Value end = index.materialize(index.constant(lanes));
  Value step = index.materialize(index.constant(together));
  auto loop = scf::ForOp::create(
      builder, loc, zero, end, step, createZero(builder, loc, vectorType),
      [&](OpBuilder &, Location, Value first, ValueRange vectors) {
        Value entering = vector::FromElementsOp::create(
            builder, loc, VectorType::get({together}, pad.storage.unit),
            getUnits(first));
        Value vector = vector::ShuffleOp::create(builder, loc, vectors.front(),
                                                 entering, moved);
        scf::YieldOp::create(builder, loc, vector);
      });
  return loop.getResult(0);
}

Value KernelBuilder::gatherRow(
    OpFoldResult begin, function_ref<Value(OpFoldResult, OpFoldResult)> unit) {
  return buildGather([&](OpFoldResult lane) {
    OpFoldResult at = index.add(begin, lane);
    at = index.clamp(at, index.constant(0), index.sub(rowUnits, 1));
    auto [position, part] = getPosition(at);
    return unit(position, part);
  });
}
