//===- Gather.cpp - Vectors unit by unit ----------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gather.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

Value mlir::pad::buildGather(
    IndexBuilder &index, VectorType type, ArrayRef<Value> state,
    function_ref<Value(OpFoldResult, GatherState &)> unit) {
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  int64_t lanes = type.getNumElements();
  SmallVector<Value> inits = {createZero(builder, loc, type)};
  llvm::append_range(inits, state);
  auto loop =
      scf::ForOp::create(builder, loc, index.materialize(index.constant(0)),
                         index.materialize(index.constant(lanes)),
                         index.materialize(index.constant(1)), inits);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  auto now = loop.getRegionIterArgs();
  GatherState moving(llvm::drop_begin(now));
  Value value = unit(loop.getInductionVar(), moving);
  // Registers cannot be indexed: units enter at the end and move down.
  auto moved = llvm::to_vector(llvm::seq<int64_t>(1, lanes + 1));
  Value entering = vector::BroadcastOp::create(builder, loc, type, value);
  SmallVector<Value> results = {
      vector::ShuffleOp::create(builder, loc, now.front(), entering, moved)};
  llvm::append_range(results, moving);
  scf::YieldOp::create(builder, loc, results);
  return loop.getResult(0);
}

Value mlir::pad::gatherRow(
    IndexBuilder &index, VectorType type, OpFoldResult begin,
    OpFoldResult count, OpFoldResult block, ArrayRef<Value> state,
    function_ref<Value(OpFoldResult, OpFoldResult, GatherState &)> unit) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult last = index.sub(count, one);
  OpFoldResult first = index.clamp(begin, zero, last);
  OpFoldResult position = index.div(first, block);
  OpFoldResult part = index.sub(first, index.mul(position, block));
  GatherState inits(state);
  inits.push_back(index.materialize(position));
  inits.push_back(index.materialize(part));
  return buildGather(
      index, type, inits, [&](OpFoldResult lane, GatherState &state) {
        OpFoldResult part = state.pop_back_val();
        OpFoldResult position = state.pop_back_val();
        if (isOneInteger(block))
          part = zero;
        Value value = unit(position, part, state);
        // One unit on, if that is in the row.
        OpFoldResult at = index.add(begin, lane);
        Condition isNext = index.conjunction(index.lessEqual(zero, at),
                                             index.lessThan(at, last));
        OpFoldResult next = index.add(part, one);
        Condition isEnd = index.equal(next, block);
        part = index.select(isNext, index.select(isEnd, zero, next), part);
        position = index.select(index.conjunction(isNext, isEnd),
                                index.add(position, one), position);
        state.push_back(index.materialize(position));
        state.push_back(index.materialize(part));
        return value;
      });
}
