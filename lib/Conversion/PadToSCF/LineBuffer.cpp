//===- LineBuffer.cpp - Whole lines past the caches -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LineBuffer.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::pad;

/// The name of the attribute on the memory that buffers share.
static constexpr StringLiteral kLineAttrName = "pad.line";

/// The numbers of the state.
enum { Line, OffsetInLine, NumNumbers };

LineBuffer::LineBuffer(OpBuilder &builder, const FlatPad &pad,
                       int64_t vectorUnits)
    : PadBuilder(builder, pad), vectorUnits(vectorUnits),
      size(kLineBytes / pad.storage.unitBytes) {
  auto allocate = [&](int64_t count, Type type) {
    return getStackMemory(builder, loc, MemRefType::get({count}, type),
                          kLineAttrName, kLineBytes);
  };
  address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, pad.result);
  buffer = allocate(3 * size, pad.storage.unit);
  state = allocate(NumNumbers, builder.getIndexType());
}

void LineBuffer::begin(OpFoldResult offset) {
  first = offset;
  OpFoldResult bytes = index.constant(pad.storage.unitBytes);
  OpFoldResult address =
      index.add(OpFoldResult(this->address), index.mul(offset, bytes));
  OpFoldResult offsetInLine =
      index.div(index.modPowerOfTwo(address, kLineBytes), bytes);
  storeState(Line, index.sub(offset, offsetInLine));
  storeState(OffsetInLine, offsetInLine);
}

void LineBuffer::end() {
  OpFoldResult line = loadState(Line);
  storeUnits(line, index.sub(first, line), getOffsetInLine());
}

OpFoldResult LineBuffer::getOffsetInLine() { return loadState(OffsetInLine); }

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

OpFoldResult LineBuffer::beginRun(OpFoldResult offset) {
  runOffset = offset;
  offsetInLine = getOffsetInLine();
  line = loadState(Line);
  bufferOffset = offsetInLine;
  return offsetInLine;
}

void LineBuffer::flush() {
  buildIf(
      index, index.lessThan(line, first),
      [&] { storeUnits(line, index.sub(first, line), index.constant(size)); },
      [&] {
        for (int64_t k = 0; k < size; k += vectorUnits)
          storeVector(loadBuffer(size + k), index.add(line, k));
      });
}

void LineBuffer::advance() {
  for (int64_t k = 0; k < size; k += vectorUnits)
    storeAt(index, loadBuffer(2 * size + k), buffer, index.constant(size + k));
}

void LineBuffer::storeLines() { bufferOffset = nullptr; }

void LineBuffer::restartAtLineBegin(OpFoldResult units) {
  bufferOffset = index.sub(0, units);
}

void LineBuffer::endRun(OpFoldResult count) {
  OpFoldResult end = index.add(offsetInLine, count);
  OpFoldResult newOffset = index.modPowerOfTwo(end, size);
  storeState(Line, index.add(line, index.sub(end, newOffset)));
  storeState(OffsetInLine, newOffset);
}

void LineBuffer::store(Value value, OpFoldResult offset) {
  OpFoldResult position = index.sub(offset, runOffset);
  if (!bufferOffset)
    return storeVector(value,
                       index.add(index.add(line, offsetInLine), position));
  storeAt(index, value, buffer,
          index.add(index.add(position, bufferOffset), size));
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Value LineBuffer::loadState(int64_t which) {
  return loadUnit(index, state, index.constant(which));
}

void LineBuffer::storeState(int64_t which, OpFoldResult value) {
  storeAt(index, value, state, index.constant(which));
}

Value LineBuffer::loadBuffer(int64_t position) {
  return loadVector(index, buffer, index.constant(position), vectorUnits);
}

void LineBuffer::storeVector(Value vector, OpFoldResult offset) {
  int64_t bytes = cast<VectorType>(vector.getType()).getNumElements() *
                  pad.storage.unitBytes;
  vector::StoreOp::create(builder, loc, vector, pad.result,
                          index.materialize(offset), /*nontemporal=*/true,
                          llvm::Align(bytes));
}

void LineBuffer::storeUnits(OpFoldResult offset, OpFoldResult begin,
                            OpFoldResult end) {
  // LLVM would turn a loop without a condition into a call of memcpy, or unroll
  // it.
  buildLoop(index, index.constant(0), index.constant(size), index.constant(1),
            [&](OpFoldResult k) {
              Condition isPart = index.isIn({begin, end}, k);
              buildIf(index, isPart, [&] {
                Value unit = loadUnit(index, buffer, index.add(k, size));
                storeAt(index, unit, pad.result, index.add(offset, k));
              });
            });
}
