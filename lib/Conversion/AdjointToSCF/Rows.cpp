//===- Rows.cpp - Vectors of the rows of an adjoint -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Flat/Storage.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Zero.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// As many blocks of a static size are written out, and more are a loop.
static constexpr int64_t kMaxBlocks = 16;

RowBuilder::RowBuilder(OpBuilder &builder, const FlatAdjoint &adjoint,
                       int64_t vectorBytes)
    : builder(builder), loc(adjoint.loc), index(builder, loc), adjoint(adjoint),
      sumType(adjoint.addition.getSumType()),
      known(KnownRow::get(index, adjoint, vectorBytes)),
      copyUnits(std::max<int64_t>(vectorBytes / adjoint.unitBytes, 1)),
      sumUnits(std::max<int64_t>(
          8 * vectorBytes / sumType.getIntOrFloatBitWidth(), 1)) {}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void RowBuilder::forEachBlock(OpFoldResult count, int64_t maxWidth,
                              BlockBody body) {
  OpFoldResult zero = index.constant(0);
  if (std::optional<int64_t> known = getConstantIntValue(count)) {
    if (*known <= 0)
      return;
    int64_t width =
        std::min<int64_t>(maxWidth, llvm::bit_floor<uint64_t>(*known));
    int64_t end = *known - *known % width;
    if (*known > kMaxBlocks * width)
      buildLoop(index, zero, index.constant(end), index.constant(width),
                [&](OpFoldResult unit) { body(unit, width); });
    else
      for (int64_t begin = 0; begin < end; begin += width)
        body(index.constant(begin), width);
    if (end < *known)
      body(index.constant(*known - width), width);
    return;
  }
  // A count below the width of a block is left to single units.
  auto buildBlocks = [&](int64_t width) {
    OpFoldResult last = index.sub(count, width);
    buildLoop(index, zero, count, index.constant(width),
              [&](OpFoldResult unit) {
                body(width == 1 ? unit : index.min(unit, last), width);
              });
  };
  if (maxWidth == 1)
    return buildBlocks(1);
  buildIf(
      index, index.lessEqual(maxWidth, count), [&] { buildBlocks(maxWidth); },
      [&] { buildBlocks(1); });
}

void RowBuilder::copyUnitsOf(Value array, OpFoldResult from,
                             const Destination &to, OpFoldResult begin,
                             OpFoldResult count) {
  // All loads precede the stores: a load waits for an earlier store to the same
  // offset in a page.
  auto copyAt = [&](ArrayRef<OpFoldResult> positions, int64_t width) {
    SmallVector<Value> blocks;
    for (OpFoldResult position : positions)
      blocks.push_back(loadUnits(array, index.add(from, position), width));
    for (auto [block, position] : llvm::zip_equal(blocks, positions))
      store(block, to, index.add(begin, position));
  };
  if (getConstantIntValue(count) || copyUnits == 1)
    return forEachBlock(
        count, copyUnits,
        [&](OpFoldResult position, int64_t width) { copyAt(position, width); });
  OpFoldResult zero = index.constant(0);
  std::function<void(int64_t)> buildPair = [&](int64_t width) {
    OpFoldResult step = index.constant(width), last = index.sub(count, step);
    auto buildBlocks = [&] {
      if (width == copyUnits)
        return buildBlocksByTwo(
            index, last, width,
            [&](OpFoldResult unit) {
              copyAt({unit, index.add(unit, step)}, width);
            },
            [&](OpFoldResult unit) { copyAt(unit, width); });
      copyAt(zero, width);
      if (width > 1)
        copyAt(last, width);
    };
    buildIf(index, index.lessEqual(step, count), buildBlocks, [&] {
      if (width > 1)
        buildPair(width / 2);
    });
  };
  buildPair(copyUnits);
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

Value RowBuilder::loadUnits(Value array, OpFoldResult offset, int64_t width) {
  Value at = index.materialize(offset);
  if (width == 1)
    return memref::LoadOp::create(builder, loc, array, at);
  auto type = VectorType::get(
      width, cast<MemRefType>(array.getType()).getElementType());
  return vector::LoadOp::create(builder, loc, type, array, at);
}

Value RowBuilder::loadUnits(Value array, OpFoldResult offset,
                            ArrayRef<OpFoldResult> units, int64_t width) {
  Value first = loadUnits(array, index.add(offset, units.front()), width);
  if (units.size() == 1)
    return first;
  assert(units.size() == 2 && "one vector, or two side by side");
  Value second = loadUnits(array, index.add(offset, units.back()), width);
  return shuffle(first, second, llvm::to_vector(llvm::seq(2 * width)));
}

Value RowBuilder::loadSums(const RowTerms &row, ArrayRef<OpFoldResult> units,
                           int64_t width) {
  if (row.summands.empty()) {
    Value loaded = loadUnits(row.array, row.offset, units, width);
    return hasUnits(row.array) ? adjoint.addition.extend(builder, loc, loaded)
                               : loaded;
  }
  Value sum;
  for (const RowTerms &summand : row.summands) {
    Value next = loadSums(summand, units, width);
    sum = sum ? add(sum, next) : next;
  }
  return sum;
}

void RowBuilder::store(Value vector, const Destination &to, OpFoldResult unit) {
  Value at = index.materialize(index.add(to.offset, unit));
  auto type = dyn_cast<VectorType>(vector.getType());
  if (!type)
    memref::StoreOp::create(builder, loc, vector, to.array, at);
  else if (!to.isNontemporal)
    vector::StoreOp::create(builder, loc, vector, to.array, at);
  else
    vector::StoreOp::create(
        builder, loc, vector, to.array, at, /*nontemporal=*/true,
        llvm::MaybeAlign(
            std::min(type.getNumElements() * adjoint.unitBytes, kLineBytes)));
}

void RowBuilder::fillZero(const Destination &to, OpFoldResult size) {
  Type unit = cast<MemRefType>(to.array.getType()).getElementType();
  forEachBlock(size, unit == sumType ? sumUnits : copyUnits,
               [&](OpFoldResult position, int64_t width) {
                 Type type = unit;
                 if (width != 1)
                   type = VectorType::get(width, type);
                 store(createZero(builder, loc, type), to, position);
               });
}

void RowBuilder::copyRow(const RowSum &row, OpFoldResult begin,
                         OpFoldResult end) {
  OpFoldResult from = index.offset(begin, adjoint.row.low, adjoint.block);
  OpFoldResult size = index.sub(end, begin);
  if (!isOfUnits(row.row))
    return forEachBlock(
        size, sumUnits, [&](OpFoldResult position, int64_t width) {
          Value sums = loadSums(row.row, index.add(from, position), width);
          storeSums(sums, row.to, index.add(begin, position));
        });
  // Bits are moved.
  from = index.add(row.row.offset, from);
  copyUnitsOf(row.row.array, from, row.to, begin, size);
}

Value RowBuilder::addUp(OpFoldResult count,
                        function_ref<Value(OpFoldResult)> load) {
  Value one = index.materialize(index.constant(1));
  Value end = index.materialize(count);
  auto loop = scf::ForOp::create(
      builder, loc, one, end, one, load(index.constant(0)),
      [&](OpBuilder &, Location, Value k, ValueRange sums) {
        scf::YieldOp::create(builder, loc, add(sums.front(), load(k)));
      });
  return loop.getResult(0);
}

Value RowBuilder::round(Value sums) {
  Value elements = adjoint.addition.round(builder, loc, sums);
  Type unit = adjoint.unit;
  if (auto vectorType = dyn_cast<VectorType>(elements.getType()))
    unit = vectorType.clone(unit);
  if (elements.getType() != unit)
    elements = arith::BitcastOp::create(builder, loc, unit, elements);
  return elements;
}

Value RowBuilder::shuffle(Value a, Value b, ArrayRef<int64_t> lanes) {
  return vector::ShuffleOp::create(builder, loc, a, b, lanes);
}

Value RowBuilder::reverse(Value vector) {
  auto type = dyn_cast<VectorType>(vector.getType());
  if (!type)
    return vector;
  return shuffle(
      vector, vector,
      llvm::to_vector(llvm::reverse(llvm::seq(type.getNumElements()))));
}

Value RowBuilder::allocateSums(OpFoldResult size) {
  auto type = MemRefType::get({ShapedType::kDynamic}, sumType);
  return memref::AllocOp::create(builder, loc, type, index.materialize(size));
}

//===----------------------------------------------------------------------===//
// Pairs of 16-bit units
//===----------------------------------------------------------------------===//

Value RowBuilder::createBits(ArrayRef<uint32_t> lanes) {
  auto type = VectorType::get(lanes.size(), builder.getI32Type());
  return arith::ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, lanes));
}

Value RowBuilder::getPairs(Value units) {
  int64_t count = cast<VectorType>(units.getType()).getNumElements() / 2;
  return vector::BitCastOp::create(
      builder, loc, VectorType::get(count, builder.getI32Type()), units);
}

Value RowBuilder::takeHalves(Value pairs, ArrayRef<int64_t> places) {
  SmallVector<uint32_t> shifts, upper(places.size(), 0xffff0000);
  for (int64_t place : places)
    shifts.push_back(place % 2 ? 0 : 16);
  Value bits = arith::ShLIOp::create(builder, loc, pairs, createBits(shifts));
  bits = arith::AndIOp::create(builder, loc, bits, createBits(upper));
  return arith::BitcastOp::create(
      builder, loc, VectorType::get(places.size(), sumType), bits);
}
