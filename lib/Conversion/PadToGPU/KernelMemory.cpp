//===- KernelMemory.cpp - What kernels load and store ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelMemory.h"
#include "Launch.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

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

Value KernelMemory::loadShifted(OpFoldResult at, OpFoldResult shift) {
  Value low = loadAligned(at);
  return buildSelect(
      builder, loc, vectorType, wide.equal(shift, wide.constant(0)),
      [&] { return low; },
      [&] {
        Value high = loadAligned(wide.add(at, wide.constant(lanes)));
        IndexBuilder number(builder, loc, builder.getI32Type());
        OpFoldResult bytes =
            number.mul(castTo(number, shift), number.constant(unitBytes));
        return shiftVector(builder, loc, low, high, number.materialize(bytes),
                           unitBytes);
      });
}

Value KernelMemory::loadVector(OpFoldResult at) {
  OpFoldResult zero = wide.constant(0), width = wide.constant(lanes);
  OpFoldResult shift = getSourceMisalignment(at);
  OpFoldResult first = wide.sub(at, shift);
  OpFoldResult end = wide.add(first, wide.select(wide.equal(shift, zero), width,
                                                 wide.constant(2 * lanes)));
  Condition isInArray = wide.conjunction(wide.lessEqual(zero, first),
                                         wide.lessEqual(end, sourceEnd));
  return buildSelect(
      builder, loc, vectorType, isInArray,
      [&] { return loadShifted(first, shift); },
      [&] {
        SmallVector<Value> units;
        for (int64_t k = 0; k < lanes; ++k)
          units.push_back(load(wide.add(at, wide.constant(k))));
        return vector::FromElementsOp::create(builder, loc, vectorType, units)
            .getResult();
      });
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
