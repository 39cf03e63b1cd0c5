//===- KernelMemory.cpp - What kernels load and store ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelMemory.h"
#include "Launch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Flat/FlatView.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

UnitView UnitView::get(OpBuilder &builder, Location loc, Value buffer,
                       const Storage &storage) {
  IndexBuilder index(builder, loc);
  FlatView flat = FlatView::get(builder, loc, buffer);
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
  OpFoldResult first = metadata.getConstifiedMixedOffset();
  OpFoldResult begin = index.sub(first, flat.offset);
  OpFoldResult size = index.add(
      begin, memref::DimOp::create(builder, loc, flat.view, 0).getResult());
  Value view = getMemoryView(builder, loc, buffer, size);
  OpFoldResult count = index.constant(storage.count);
  UnitView units{castToUnitBuffer(builder, loc, view, storage),
                 index.mul(first, count),
                 {}};
  for (OpFoldResult stride : flat.strides)
    units.strides.push_back(index.mul(stride, count));
  return units;
}

Value mlir::pad::buildSelect(OpBuilder &builder, Location loc, Type type,
                             Condition condition,
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

OpFoldResult KernelMemory::getAddress(Value array) {
  OpFoldResult bytes =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, array)
          .getResult();
  return wide.div(bytes, wide.constant(unitBytes));
}

void KernelMemory::enterLaunch() {
  sourceAddress = getAddress(source);
  resultAddress = getAddress(result);
}

Value KernelMemory::load(OpFoldResult at) {
  return memref::LoadOp::create(builder, loc, source, wide.materialize(at));
}

void KernelMemory::store(Value value, OpFoldResult at) {
  memref::StoreOp::create(builder, loc, value, result, wide.materialize(at));
}

OpFoldResult KernelMemory::getSourceMisalignment(OpFoldResult at) {
  return wide.modPowerOfTwo(wide.add(sourceAddress, at), lanes);
}

OpFoldResult KernelMemory::getResultMisalignment(OpFoldResult at) {
  return wide.modPowerOfTwo(wide.add(resultAddress, at), lanes);
}

Value KernelMemory::loadAligned(OpFoldResult at) {
  return vector::LoadOp::create(builder, loc, vectorType, source,
                                wide.materialize(at), /*nontemporal=*/false,
                                llvm::Align(kVectorBytes));
}

Condition KernelMemory::canLoadShifted(OpFoldResult at, OpFoldResult shift) {
  OpFoldResult first = wide.sub(at, shift);
  OpFoldResult end = wide.add(
      first, wide.select(wide.equal(shift, wide.constant(0)),
                         wide.constant(lanes), wide.constant(2 * lanes)));
  return wide.conjunction(wide.lessEqual(wide.constant(0), first),
                          wide.lessEqual(end, sourceEnd));
}

Value KernelMemory::loadShifted(OpFoldResult at, OpFoldResult shift) {
  OpFoldResult first = wide.sub(at, shift);
  Value low = loadAligned(first);
  return buildSelect(
      builder, loc, vectorType, wide.equal(shift, wide.constant(0)),
      [&] { return low; },
      [&] {
        Value high = loadAligned(wide.add(first, wide.constant(lanes)));
        IndexBuilder number(builder, loc, builder.getI32Type());
        OpFoldResult bytes =
            number.mul(castTo(number, shift), number.constant(unitBytes));
        return shiftVector(builder, loc, low, high, number.materialize(bytes),
                           unitBytes);
      });
}

Value KernelMemory::loadVector(OpFoldResult at) {
  OpFoldResult shift = getSourceMisalignment(at);
  return buildSelect(
      builder, loc, vectorType, canLoadShifted(at, shift),
      [&] { return loadShifted(at, shift); },
      [&] {
        SmallVector<Value> units;
        for (int64_t k = 0; k < lanes; ++k)
          units.push_back(load(wide.add(at, wide.constant(k))));
        return vector::FromElementsOp::create(builder, loc, vectorType, units)
            .getResult();
      });
}

CachedVector KernelMemory::getEmptyCache() {
  IndexBuilder half(builder, loc, builder.getI64Type());
  Value zero = half.materialize(half.constant(0));
  return {half.materialize(half.constant(-lanes)), zero, zero};
}

/// The unit that lies `misalignment` units into `cache`.
Value KernelMemory::extract(const CachedVector &cache,
                            OpFoldResult misalignment) {
  IndexBuilder half(builder, loc, builder.getI64Type());
  int64_t halfLanes = lanes / 2;
  Condition isLow = wide.lessThan(misalignment, wide.constant(halfLanes));
  Value bits = arith::SelectOp::create(builder, loc, wide.materialize(isLow),
                                       cache.low, cache.high);
  if (halfLanes == 1)
    return bits;
  OpFoldResult shift =
      half.mul(castTo(half, wide.modPowerOfTwo(misalignment, halfLanes)),
               half.constant(8 * unitBytes));
  bits = arith::ShRUIOp::create(builder, loc, bits, half.materialize(shift));
  return arith::TruncIOp::create(builder, loc, unit, bits);
}

Value KernelMemory::loadUnitCached(CachedVector &cache, OpFoldResult at) {
  IndexBuilder half(builder, loc, builder.getI64Type());
  OpFoldResult misalignment = getSourceMisalignment(at);
  OpFoldResult first = wide.sub(at, misalignment);
  OpFoldResult end = wide.add(first, wide.constant(lanes));
  Condition isInSource = wide.conjunction(
      wide.lessEqual(wide.constant(0), first), wide.lessEqual(end, sourceEnd));
  Type i64 = half.getType();
  Value begin = half.materialize(castTo(half, first));
  auto yield = [&](Block *block, ArrayRef<Value> values) {
    builder.setInsertionPointToEnd(block);
    scf::YieldOp::create(builder, loc, values);
  };
  OpBuilder::InsertionGuard guard(builder);
  auto ifInSource =
      scf::IfOp::create(builder, loc, TypeRange{i64, i64, i64, unit},
                        wide.materialize(isInSource), /*withElseRegion=*/true);
  builder.setInsertionPointToEnd(ifInSource.thenBlock());
  Condition isCached = half.equal(cache.begin, begin);
  auto ifCached = scf::IfOp::create(builder, loc, TypeRange{i64, i64, i64},
                                    half.materialize(isCached),
                                    /*withElseRegion=*/true);
  yield(ifCached.thenBlock(), cache.getValues());
  builder.setInsertionPointToEnd(ifCached.elseBlock());
  Value halves = vector::BitCastOp::create(
      builder, loc, VectorType::get({2}, i64), loadAligned(first));
  Value low = vector::ExtractOp::create(builder, loc, halves, 0);
  Value high = vector::ExtractOp::create(builder, loc, halves, 1);
  yield(ifCached.elseBlock(), {begin, low, high});
  builder.setInsertionPointToEnd(ifInSource.thenBlock());
  CachedVector loaded = CachedVector::get(ifCached.getResults());
  SmallVector<Value> values = loaded.getValues();
  values.push_back(extract(loaded, misalignment));
  yield(ifInSource.thenBlock(), values);
  // At an end of the source, the vector has bytes beside the array.
  builder.setInsertionPointToEnd(ifInSource.elseBlock());
  values = cache.getValues();
  values.push_back(load(at));
  yield(ifInSource.elseBlock(), values);
  cache = CachedVector::get(ifInSource.getResults());
  return ifInSource.getResult(3);
}

void KernelMemory::storeVector(Value vector, OpFoldResult at) {
  vector::StoreOp::create(builder, loc, vector, result, wide.materialize(at),
                          /*nontemporal=*/false, llvm::Align(kVectorBytes));
}

void KernelMemory::storePart(IndexBuilder &index, Value vector,
                             OpFoldResult row, OpFoldResult begin,
                             OpFoldResult count) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult end = index.add(begin, index.constant(lanes));
  Condition isWhole = index.conjunction(index.lessEqual(zero, begin),
                                        index.lessEqual(end, count));
  auto getPlace = [&](OpFoldResult unit) {
    return wide.add(row, castTo(wide, unit));
  };
  auto buildUnits = [&] {
    for (int64_t k = 0; k < lanes; ++k) {
      OpFoldResult unit = index.add(begin, index.constant(k));
      Condition isIn = index.conjunction(index.lessEqual(zero, unit),
                                         index.lessThan(unit, count));
      buildIf(
          builder, loc, isIn,
          [&] {
            store(vector::ExtractOp::create(builder, loc, vector, k),
                  getPlace(unit));
          },
          [] {});
    }
  };
  buildIf(
      builder, loc, isWhole, [&] { storeVector(vector, getPlace(begin)); },
      buildUnits);
}
