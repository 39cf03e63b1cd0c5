//===- LineBuffer.cpp - Whole lines past the caches -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LineBuffer.h"
#include "StackMemory.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::pad;

/// The name of the attribute on the memory that buffers share.
static constexpr StringLiteral kLineAttrName = "pad.line";

/// The longest run, and how much the buffer has when lines leave it: with more,
/// reading does not overlap with writing past the caches.
static constexpr int64_t kMaxRunBytes = 1024, kMaxKeptBytes = 512;

/// What the state has.
enum { Line, Place, NumNumbers };

LineBuffer::LineBuffer(OpBuilder &builder, const FlatPad &pad,
                       const Stream &stream, int64_t vectorUnits)
    : builder(builder), index(builder, pad.loc), pad(pad), stream(stream),
      vectorUnits(vectorUnits), size(Stream::lineBytes / pad.storage.unitBytes),
      maxRun(kMaxRunBytes / pad.storage.unitBytes),
      maxKept(kMaxKeptBytes / pad.storage.unitBytes) {
  auto allocate = [&](int64_t count, Type type) {
    return getStackMemory(builder, pad.loc, MemRefType::get({count}, type),
                          kLineAttrName, Stream::lineBytes);
  };
  buffer = allocate(maxKept + maxRun + size, pad.storage.unit);
  state = allocate(NumNumbers, builder.getIndexType());
}

void LineBuffer::begin(OpFoldResult offset) {
  first = offset;
  OpFoldResult bytes = index.constant(pad.storage.unitBytes);
  OpFoldResult address =
      index.add(OpFoldResult(stream.address), index.mul(offset, bytes));
  OpFoldResult place =
      index.div(index.modPowerOfTwo(address, Stream::lineBytes), bytes);
  storeState(Line, index.sub(offset, place));
  storeState(Place, place);
}

void LineBuffer::end() { storeUnits(loadState(Place)); }

void LineBuffer::beginRun(OpFoldResult offset) {
  runOffset = offset;
  runPlace = loadState(Place);
}

void LineBuffer::endRun(OpFoldResult count) {
  OpFoldResult place = index.add(runPlace, count);
  storeState(Place, place);
  buildIf(
      builder, pad.loc, index.lessEqual(index.constant(maxKept), place),
      [&] { flush(place); }, [] {});
}

void LineBuffer::flush(OpFoldResult place) {
  OpFoldResult line = loadState(Line), step = index.constant(size);
  OpFoldResult rest = index.modPowerOfTwo(place, size);
  OpFoldResult end = index.sub(place, rest);
  auto move = [&](OpFoldResult from, Value to, OpFoldResult at, bool isStream) {
    for (int64_t k = 0; k < size; k += vectorUnits) {
      OpFoldResult unit = index.constant(k);
      auto type = VectorType::get(vectorUnits, pad.storage.unit);
      Value vector =
          vector::LoadOp::create(builder, pad.loc, type, buffer,
                                 index.materialize(index.add(from, unit)));
      vector::StoreOp::create(
          builder, pad.loc, vector, to, index.materialize(index.add(at, unit)),
          isStream,
          isStream ? llvm::Align(vectorUnits * pad.storage.unitBytes)
                   : llvm::MaybeAlign());
    }
  };
  // A line that begins before the result is not stored as a whole.
  Condition isCut = index.lessThan(line, first);
  buildIf(
      builder, pad.loc, isCut, [&] { storeUnits(step); }, [] {});
  buildLoop(index, index.select(isCut, step, index.constant(0)), end, step,
            [&](OpFoldResult k) {
              move(k, pad.result, index.add(line, k), /*isStream=*/true);
            });
  move(end, buffer, index.constant(0), /*isStream=*/false);
  storeState(Line, index.add(line, end));
  storeState(Place, rest);
}

void LineBuffer::store(Value value, OpFoldResult offset) {
  Value at =
      index.materialize(index.add(runPlace, index.sub(offset, runOffset)));
  if (isa<VectorType>(value.getType()))
    vector::StoreOp::create(builder, pad.loc, value, buffer, at);
  else
    memref::StoreOp::create(builder, pad.loc, value, buffer, at);
}

Value LineBuffer::loadState(int64_t which) {
  return memref::LoadOp::create(builder, pad.loc, state,
                                index.materialize(index.constant(which)));
}

void LineBuffer::storeState(int64_t which, OpFoldResult value) {
  memref::StoreOp::create(builder, pad.loc, index.materialize(value), state,
                          index.materialize(index.constant(which)));
}

void LineBuffer::storeUnits(OpFoldResult end) {
  OpFoldResult line = loadState(Line);
  OpFoldResult begin = index.max(index.sub(first, line), index.constant(0));
  buildLoop(index, begin, end, index.constant(1), [&](OpFoldResult k) {
    Value unit =
        memref::LoadOp::create(builder, pad.loc, buffer, index.materialize(k));
    memref::StoreOp::create(builder, pad.loc, unit, pad.result,
                            index.materialize(index.add(line, k)));
  });
}
