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
  // A count below the width of a block is left to single units.
  auto buildBlocks = [&](int64_t width) {
    OpFoldResult last = index.sub(count, index.constant(width));
    buildLoop(index, zero, count, index.constant(width),
              [&](OpFoldResult unit) {
                body(width == 1 ? unit : index.min(unit, last), width);
              });
  };
  if (maxWidth == 1)
    return buildBlocks(1);
  buildIf(
      builder, loc, index.lessEqual(index.constant(maxWidth), count),
      [&] { buildBlocks(maxWidth); }, [&] { buildBlocks(1); });
}

void RowSums::forEachPair(OpFoldResult count, int64_t maxWidth,
                          BlockBody body) {
  if (getConstantIntValue(count) || maxWidth == 1)
    return forEachBlock(count, maxWidth, body);
  OpFoldResult zero = index.constant(0);
  std::function<void(int64_t)> buildPair = [&](int64_t width) {
    buildIf(
        builder, loc, index.lessEqual(index.constant(width), count),
        [&] {
          body(zero, width);
          if (width > 1)
            body(index.sub(count, index.constant(width)), width);
        },
        [&] {
          if (width > 1)
            buildPair(width / 2);
        });
  };
  OpFoldResult last = index.sub(count, index.constant(maxWidth));
  buildIf(
      builder, loc, index.lessEqual(index.constant(maxWidth), count),
      [&] {
        buildLoop(
            index, zero, count, index.constant(maxWidth),
            [&](OpFoldResult unit) { body(index.min(unit, last), maxWidth); });
      },
      [&] { buildPair(maxWidth / 2); });
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

Value RowSums::loadParts(Value buffer, OpFoldResult offset,
                         ArrayRef<OpFoldResult> units, int64_t width) {
  Value all;
  for (OpFoldResult unit : units) {
    Value part = loadUnits(buffer, index.add(offset, unit), width);
    all = all ? concatenate(all, part) : part;
  }
  return all;
}

Value RowSums::loadTerm(const PaddedRow::Term &term,
                        ArrayRef<OpFoldResult> units, int64_t width) {
  if (term.terms.empty())
    return adjoint.addition.extend(
        builder, loc, loadParts(adjoint.source, term.offset, units, width));
  Value sum;
  for (const PaddedRow::Term &part : term.terms) {
    Value next = loadTerm(part, units, width);
    sum = sum ? adjoint.addition.add(builder, loc, sum, next) : next;
  }
  return sum;
}

Value RowSums::loadSums(const PaddedRow &row, ArrayRef<OpFoldResult> units,
                        int64_t width) {
  if (row.memory)
    return loadParts(row.memory, row.term.offset, units, width);
  return loadTerm(row.term, units, width);
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

Value RowSums::concatenate(Value first, Value second) {
  int64_t size = 2 * cast<VectorType>(first.getType()).getNumElements();
  return vector::ShuffleOp::create(builder, loc, first, second,
                                   llvm::to_vector(llvm::seq(size)));
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

void RowSums::copyOwn(const PaddedRow &row, OpFoldResult resultOffset,
                      OpFoldResult begin, OpFoldResult end) {
  OpFoldResult from =
      index.add(begin, index.mul(adjoint.row.low, adjoint.block));
  OpFoldResult size = index.sub(end, begin);
  OpFoldResult to = index.add(resultOffset, begin);
  // One row of the source moves as bits.
  bool isCopy = row.isOne();
  auto forEach = isCopy ? &RowSums::forEachPair : &RowSums::forEachBlock;
  (this->*forEach)(size, isCopy ? copyUnits : sumUnits,
                   [&](OpFoldResult position, int64_t width) {
                     OpFoldResult at = index.add(from, position);
                     OpFoldResult place = index.add(to, position);
                     if (!isCopy)
                       return storeSums(loadSums(row, at, width), place);
                     storeUnits(loadUnits(adjoint.source,
                                          index.add(row.term.offset, at),
                                          width),
                                target, place);
                   });
}

void RowSums::fillZero(Value memory, OpFoldResult offset, OpFoldResult size) {
  Type unit = cast<MemRefType>(memory.getType()).getElementType();
  forEachBlock(size, unit == sumType ? sumUnits : copyUnits,
               [&](OpFoldResult position, int64_t width) {
                 Type type = unit;
                 if (width != 1)
                   type = VectorType::get(width, type);
                 storeUnits(createZero(builder, loc, type), memory,
                            index.add(offset, position));
               });
}

void RowSums::addBorder(const PaddedRow &row, OpFoldResult resultOffset,
                        const AxisBorder &border) {
  OpFoldResult low = adjoint.row.low, block = adjoint.block;
  OpFoldResult begin = border.shown.begin, end = border.shown.end;
  OpFoldResult count = index.sub(end, begin);
  bool isBefore = border.side == Side::Before;
  OpFoldResult first = border.begin;
  // Adds `width` units of the border, from `position` on, to units of the row
  // from `element` on. `unit` is the offset of both within an element.
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
  // Positions ascend, as processors prefetch them; the elements were just
  // copied.
  OpFoldResult lastElement = index.sub(end, index.constant(1));
  forEachBlock(count, /*maxWidth=*/1, [&](OpFoldResult k, int64_t) {
    forEachBlock(block, sumUnits, [&](OpFoldResult unit, int64_t width) {
      add(index.sub(lastElement, k), index.add(first, k), unit, width,
          /*isReversed=*/false);
    });
  });
}

void RowSums::addHeldBorder(const PaddedRow &row, OpFoldResult resultOffset,
                            const AxisBorder &border) {
  OpFoldResult block = adjoint.block, one = index.constant(1);
  OpFoldResult element = border.shown.begin;
  // The positions of the border and the position of the element, in order.
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
  IndexRange own = getIdentityElements(index, adjoint.row);
  OpFoldResult block = adjoint.block;
  copyOwn(row, resultOffset, index.mul(own.begin, block),
          index.mul(own.end, block));
  OpFoldResult zero = index.constant(0), n = adjoint.row.resultExtent;
  Condition isCropped = index.negation(
      index.conjunction(index.equal(own.begin, zero), index.equal(own.end, n)));
  buildIf(
      builder, loc, isCropped,
      [&] {
        fillZero(target, resultOffset, index.mul(own.begin, block));
        fillZero(target, index.add(resultOffset, index.mul(own.end, block)),
                 index.mul(index.sub(n, own.end), block));
      },
      [] {});
  SmallVector<AxisBorder> borders =
      getBorders(index, adjoint.extension, adjoint.row);
  auto buildBorders = [&] {
    for (const AxisBorder &border : borders)
      buildIf(
          builder, loc, index.lessThan(zero, border.amount),
          [&] {
            if (border.step == 0)
              addHeldBorder(row, resultOffset, border);
            else
              addBorder(row, resultOffset, border);
          },
          [] {});
  };
  buildIf(
      builder, loc, canAddEnds(borders),
      [&] {
        addEnds({{row, resultOffset}}, borders);
      },
      buildBorders);
}

//===----------------------------------------------------------------------===//
// Sums of rows
//===----------------------------------------------------------------------===//

Value RowSums::allocateSums(OpFoldResult size) {
  auto type = MemRefType::get({ShapedType::kDynamic}, sumType);
  return memref::AllocOp::create(builder, loc, type, index.materialize(size));
}

Value RowSums::loadTerms(Value memory, const Terms &terms, OpFoldResult unit,
                         int64_t width) {
  auto load = [&](OpFoldResult begin) {
    Value term = loadUnits(memory, index.add(begin, unit), width);
    if (memory == adjoint.source)
      term = adjoint.addition.extend(builder, loc, term);
    return term;
  };
  OpFoldResult one = index.constant(1);
  auto loop = scf::ForOp::create(builder, loc, index.materialize(one),
                                 index.materialize(terms.count),
                                 index.materialize(one), load(terms.begin));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value term = load(index.add(
      terms.begin, index.mul(loop.getInductionVar(), terms.distance)));
  scf::YieldOp::create(
      builder, loc,
      adjoint.addition.add(builder, loc, loop.getRegionIterArg(0), term));
  return loop.getResult(0);
}

void RowSums::addTerms(Value source, const Terms &terms, Value sums,
                       OpFoldResult place, OpFoldResult size) {
  buildIf(
      builder, loc, index.lessThan(index.constant(0), terms.count),
      [&] {
        forEachBlock(size, sumUnits, [&](OpFoldResult unit, int64_t width) {
          storeUnits(loadTerms(source, terms, unit, width), sums,
                     index.add(place, unit));
        });
      },
      [&] { fillZero(sums, place, size); });
}
