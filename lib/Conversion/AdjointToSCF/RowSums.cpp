//===- RowSums.cpp - One row of an adjoint --------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Zero.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

using Side = Extension::Side;

/// As many blocks of a static size are written out, and more are a loop.
static constexpr int64_t kMaxBlocks = 16;

/// As many terms of a sum are written out.
static constexpr int64_t kMaxTerms = 16;

RowSums::RowSums(OpBuilder &builder, const FlatAdjoint &adjoint,
                 int64_t vectorBytes)
    : builder(builder), loc(adjoint.loc), index(builder, loc), adjoint(adjoint),
      target(adjoint.result), sumType(adjoint.addition.getSumType()),
      copyUnits(std::max<int64_t>(vectorBytes / adjoint.unitBytes, 1)),
      sumUnits(std::max<int64_t>(
          8 * vectorBytes / sumType.getIntOrFloatBitWidth(), 1)),
      known(KnownRow::get(adjoint, builder, copyUnits)) {}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void RowSums::forEachBlock(OpFoldResult count, int64_t maxWidth,
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
  // A count below the width of a block is left to blocks of a quarter.
  std::function<void(int64_t)> buildBlocks = [&](int64_t width) {
    auto buildAll = [&] {
      OpFoldResult last = index.sub(count, index.constant(width));
      buildLoop(index, zero, count, index.constant(width),
                [&](OpFoldResult unit) {
                  body(width == 1 ? unit : index.min(unit, last), width);
                });
    };
    if (width == 1)
      return buildAll();
    buildIf(builder, loc, index.lessEqual(index.constant(width), count),
            buildAll, [&] { buildBlocks(std::max<int64_t>(width / 4, 1)); });
  };
  buildBlocks(maxWidth);
}

Value RowSums::loadUnits(Value buffer, OpFoldResult offset, int64_t width) {
  Value at = index.materialize(offset);
  if (width == 1)
    return memref::LoadOp::create(builder, loc, buffer, at);
  auto type = VectorType::get(
      width, cast<MemRefType>(buffer.getType()).getElementType());
  return vector::LoadOp::create(builder, loc, type, buffer, at);
}

void RowSums::storeUnits(Value value, Value buffer, OpFoldResult offset) {
  Value at = index.materialize(offset);
  if (isa<VectorType>(value.getType()) && isNontemporal)
    vector::StoreOp::create(builder, loc, value, buffer, at,
                            /*nontemporal=*/true,
                            llvm::MaybeAlign(copyUnits * adjoint.unitBytes));
  else if (isa<VectorType>(value.getType()))
    vector::StoreOp::create(builder, loc, value, buffer, at);
  else
    memref::StoreOp::create(builder, loc, value, buffer, at);
}

Value RowSums::loadTerm(const PaddedRow::Term &term, OpFoldResult unit,
                        int64_t width) {
  if (term.terms.empty())
    return adjoint.addition.extend(
        builder, loc,
        loadUnits(adjoint.source, index.add(term.offset, unit), width));
  Value sum;
  for (const PaddedRow::Term &part : term.terms) {
    Value next = loadTerm(part, unit, width);
    sum = sum ? adjoint.addition.add(builder, loc, sum, next) : next;
  }
  return sum;
}

Value RowSums::loadSums(const PaddedRow &row, OpFoldResult unit,
                        int64_t width) {
  if (row.sums)
    return loadUnits(row.sums, unit, width);
  return loadTerm(row.term, unit, width);
}

Value RowSums::getUnits(Value sums) {
  Value elements = adjoint.addition.round(builder, loc, sums);
  Type unit = adjoint.unit;
  if (auto vectorType = dyn_cast<VectorType>(elements.getType()))
    unit = vectorType.clone(unit);
  if (elements.getType() != unit)
    elements = arith::BitcastOp::create(builder, loc, unit, elements);
  return elements;
}

void RowSums::storeSums(Value sums, OpFoldResult offset) {
  storeUnits(getUnits(sums), target, offset);
}

Value RowSums::reverse(Value vector) {
  auto type = dyn_cast<VectorType>(vector.getType());
  if (!type)
    return vector;
  SmallVector<int64_t> mask =
      llvm::to_vector(llvm::reverse(llvm::seq(type.getNumElements())));
  return vector::ShuffleOp::create(builder, loc, vector, vector, mask);
}

//===----------------------------------------------------------------------===//
// The row
//===----------------------------------------------------------------------===//

ElementRange RowSums::getOwn() {
  const AdjointAxis &row = adjoint.row;
  OpFoldResult zero = index.constant(0), n = row.resultExtent;
  OpFoldResult begin = index.clamp(index.sub(zero, row.low), zero, n);
  return {begin, index.clamp(index.sub(row.sourceExtent, row.low), begin, n)};
}

SmallVector<RowSums::Border> RowSums::getBorders() {
  const AdjointAxis &row = adjoint.row;
  OpFoldResult n = row.resultExtent;
  OpFoldResult high = index.sub(index.sub(row.sourceExtent, row.low), n);
  SmallVector<Border> borders;
  for (auto [side, amount] :
       {std::pair(Side::Before, row.low), std::pair(Side::After, high)}) {
    Extension::Neighbour neighbour = adjoint.extension.getNeighbour(side);
    if (neighbour.fills || index.lessEqual(amount, index.constant(0)).isTrue())
      continue;
    borders.push_back(
        {side, amount, neighbour.step,
         getShownElements(index, adjoint.extension, side, amount, n)});
  }
  return borders;
}

Condition RowSums::canBuildRow() {
  if (known)
    return true;
  const AdjointAxis &row = adjoint.row;
  OpFoldResult zero = index.constant(0);
  // No sum of these wraps.
  OpFoldResult limit = index.constant(extentLimit / 2);
  Condition can =
      index.conjunction(index.lessThan(row.low, limit),
                        index.lessThan(index.sub(zero, limit), row.low));
  ElementRange own = getOwn();
  SmallVector<Border> borders = getBorders();
  for (const Border &border : borders) {
    Condition isAbsent = index.lessEqual(border.amount, zero);
    Condition fits = index.conjunction(
        adjoint.extension.isWithinReach(index, border.side, border.amount,
                                        row.resultExtent),
        index.conjunction(index.lessEqual(own.begin, border.shown.begin),
                          index.lessEqual(border.shown.end, own.end)));
    can = index.conjunction(can, index.disjunction(isAbsent, fits));
  }
  if (borders.size() < 2)
    return can;
  Condition meetNowhere = index.disjunction(
      index.lessEqual(borders[0].shown.end, borders[1].shown.begin),
      index.lessEqual(borders[1].shown.end, borders[0].shown.begin));
  for (const Border &border : borders)
    meetNowhere =
        index.disjunction(meetNowhere, index.lessEqual(border.amount, zero));
  return index.conjunction(can, meetNowhere);
}

void RowSums::copyOwn(const PaddedRow &row, OpFoldResult resultOffset,
                      OpFoldResult begin, OpFoldResult end) {
  OpFoldResult from =
      index.add(begin, index.mul(adjoint.row.low, adjoint.block));
  OpFoldResult size = index.sub(end, begin);
  OpFoldResult to = index.add(resultOffset, begin);
  // One row of the source moves as bits.
  bool isCopy = !row.sums && row.term.terms.empty();
  forEachBlock(size, isCopy ? copyUnits : sumUnits,
               [&](OpFoldResult position, int64_t width) {
                 OpFoldResult at = index.add(from, position);
                 OpFoldResult place = index.add(to, position);
                 if (!isCopy)
                   return storeSums(loadSums(row, at, width), place);
                 storeUnits(loadUnits(adjoint.source,
                                      index.add(row.term.offset, at), width),
                            target, place);
               });
}

void RowSums::fillZero(OpFoldResult resultOffset, OpFoldResult size) {
  forEachBlock(size, copyUnits, [&](OpFoldResult position, int64_t width) {
    Type type = adjoint.unit;
    if (width != 1)
      type = VectorType::get(width, type);
    storeUnits(createZero(builder, loc, type), target,
               index.add(resultOffset, position));
  });
}

void RowSums::addBorder(const PaddedRow &row, OpFoldResult resultOffset,
                        const Border &border) {
  OpFoldResult low = adjoint.row.low, block = adjoint.block;
  OpFoldResult begin = border.shown.begin, end = border.shown.end;
  OpFoldResult count = index.sub(end, begin);
  bool isBefore = border.side == Side::Before;
  OpFoldResult first =
      isBefore ? index.constant(0) : index.add(low, adjoint.row.resultExtent);
  // Adds to `width` units of elements from `element` on, `unit` units after
  // where it begins, those of the border that begin at `position`.
  auto add = [&](OpFoldResult element, OpFoldResult position, OpFoldResult unit,
                 int64_t width, bool isReversed) {
    auto at = [&](OpFoldResult place) {
      return index.add(index.mul(place, block), unit);
    };
    Value own = loadSums(row, at(index.add(element, low)), width);
    Value other = loadSums(row, at(position), width);
    if (isReversed)
      other = reverse(other);
    Value sum = isBefore ? adjoint.addition.add(builder, loc, other, own)
                         : adjoint.addition.add(builder, loc, own, other);
    storeSums(sum, index.add(resultOffset, at(element)));
  };
  if (border.step > 0)
    return forEachBlock(index.mul(count, block), sumUnits,
                        [&](OpFoldResult unit, int64_t width) {
                          add(begin, first, unit, width,
                              /*isReversed=*/false);
                        });

  OpFoldResult last = index.add(first, index.sub(count, index.constant(1)));
  if (isOneInteger(block))
    return forEachBlock(count, sumUnits, [&](OpFoldResult k, int64_t width) {
      // The last of `width` elements is at the first of as
      // many positions.
      OpFoldResult position =
          index.sub(last, index.add(k, index.constant(width - 1)));
      add(index.add(begin, k), position, index.constant(0), width,
          /*isReversed=*/true);
    });
  forEachBlock(count, /*maxWidth=*/1, [&](OpFoldResult k, int64_t) {
    forEachBlock(block, sumUnits, [&](OpFoldResult unit, int64_t width) {
      add(index.add(begin, k), index.sub(last, k), unit, width,
          /*isReversed=*/false);
    });
  });
}

void RowSums::addHeldBorder(const PaddedRow &row, OpFoldResult resultOffset,
                            const Border &border) {
  OpFoldResult block = adjoint.block, one = index.constant(1);
  OpFoldResult element = border.shown.begin;
  // The positions of the border and that of the element, in order.
  OpFoldResult begin = border.side == Side::Before
                           ? index.constant(0)
                           : index.add(element, adjoint.row.low);
  OpFoldResult count = index.add(border.amount, one);
  OpFoldResult to = index.add(resultOffset, index.mul(element, block));
  forEachBlock(block, sumUnits, [&](OpFoldResult unit, int64_t width) {
    auto load = [&](OpFoldResult k) {
      OpFoldResult position = index.mul(index.add(begin, k), block);
      return loadSums(row, index.add(position, unit), width);
    };
    Value sum = load(index.constant(0));
    std::optional<int64_t> known = getConstantIntValue(count);
    if (known && *known <= kMaxTerms) {
      for (int64_t k = 1; k < *known; ++k)
        sum = adjoint.addition.add(builder, loc, sum, load(index.constant(k)));
    } else {
      auto loop = scf::ForOp::create(builder, loc, index.materialize(one),
                                     index.materialize(count),
                                     index.materialize(one), sum);
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(loop.getBody());
      Value next = adjoint.addition.add(builder, loc, loop.getRegionIterArg(0),
                                        load(loop.getInductionVar()));
      scf::YieldOp::create(builder, loc, next);
      sum = loop.getResult(0);
    }
    storeSums(sum, index.add(to, unit));
  });
}

void RowSums::buildRow(const PaddedRow &row, OpFoldResult resultOffset) {
  if (known)
    return buildKnownRow(row, resultOffset);
  ElementRange own = getOwn();
  OpFoldResult block = adjoint.block;
  copyOwn(row, resultOffset, index.mul(own.begin, block),
          index.mul(own.end, block));
  fillZero(resultOffset, index.mul(own.begin, block));
  fillZero(index.add(resultOffset, index.mul(own.end, block)),
           index.mul(index.sub(adjoint.row.resultExtent, own.end), block));
  for (const Border &border : getBorders()) {
    Condition isPadded = index.lessThan(index.constant(0), border.amount);
    OpBuilder::InsertionGuard guard(builder);
    if (!isPadded.isTrue()) {
      auto ifOp = scf::IfOp::create(builder, loc, isPadded.value,
                                    /*withElseRegion=*/false);
      builder.setInsertionPointToStart(ifOp.thenBlock());
    }
    if (border.step == 0)
      addHeldBorder(row, resultOffset, border);
    else
      addBorder(row, resultOffset, border);
  }
}

//===----------------------------------------------------------------------===//
// Sums of rows
//===----------------------------------------------------------------------===//

Value RowSums::allocateSums() {
  OpFoldResult size = index.mul(adjoint.row.sourceExtent, adjoint.block);
  auto type = MemRefType::get({ShapedType::kDynamic}, sumType);
  return memref::AllocOp::create(builder, loc, type, index.materialize(size));
}

void RowSums::addRows(
    Value sums,
    function_ref<Value(Value, function_ref<Value(OpFoldResult)>)> buildTerms) {
  forEachBlock(index.mul(adjoint.row.sourceExtent, adjoint.block), sumUnits,
               [&](OpFoldResult unit, int64_t width) {
                 Type type = sumType;
                 if (width != 1)
                   type = VectorType::get(width, type);
                 Value zero = createZero(builder, loc, type);
                 auto load = [&](OpFoldResult offset) {
                   return loadTerm({offset, {}}, unit, width);
                 };
                 storeUnits(buildTerms(zero, load), sums, unit);
               });
}

bool RowSums::fillsLines() {
  return known && known->size * adjoint.unitBytes % lineBytes == 0 &&
         known->width == copyUnits &&
         isConstantIntValue(adjoint.resultOffset, 0);
}

Condition RowSums::beginsWithLine() {
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, loc, adjoint.result);
  return index.equal(index.modPowerOfTwo(address, lineBytes),
                     index.constant(0));
}

void RowSums::stream(Value buffer, OpFoldResult resultOffset, int64_t size) {
  int64_t lineUnits = lineBytes / adjoint.unitBytes;
  // Units in front of the first whole line, and where the last one ends.
  Value pointer = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, loc, adjoint.result);
  OpFoldResult address = index.add(
      pointer, index.mul(resultOffset, index.constant(adjoint.unitBytes)));
  OpFoldResult head = index.div(
      index.modPowerOfTwo(index.sub(index.constant(0), address), lineBytes),
      index.constant(adjoint.unitBytes));
  OpFoldResult all = index.constant(size);
  OpFoldResult rest = index.modPowerOfTwo(index.sub(all, head), lineUnits);
  OpFoldResult end = index.sub(all, rest);
  auto copy = [&](OpFoldResult begin, OpFoldResult count) {
    forEachBlock(count, std::min(copyUnits, lineUnits),
                 [&](OpFoldResult position, int64_t width) {
                   OpFoldResult at = index.add(begin, position);
                   storeUnits(loadUnits(buffer, at, width), adjoint.result,
                              index.add(resultOffset, at));
                 });
  };
  copy(index.constant(0), head);
  int64_t width = std::min(copyUnits, lineUnits);
  auto loop = scf::ForOp::create(builder, loc, index.materialize(head),
                                 index.materialize(end),
                                 index.materialize(index.constant(lineUnits)));
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    for (int64_t unit = 0; unit < lineUnits; unit += width) {
      OpFoldResult at = index.add(loop.getInductionVar(), index.constant(unit));
      Value units = loadUnits(buffer, at, width);
      Value to = index.materialize(index.add(resultOffset, at));
      vector::StoreOp::create(builder, loc, units, adjoint.result, to,
                              /*nontemporal=*/true,
                              llvm::MaybeAlign(width * adjoint.unitBytes));
    }
  }
  copy(end, rest);
}
