//===- DynamicAmounts.cpp - Amounts and axes from tensors -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An axis that no entry of `axes` names is not padded; of several entries for
// one axis the last holds.
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/DynamicAmounts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

OpFoldResult mlir::pad::readEntry(IndexBuilder &index, Value list,
                                  OpFoldResult position) {
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  auto read = [&](OpBuilder &nested) {
    Value entry = tensor::ExtractOp::create(nested, loc, list,
                                            index.materialize(position));
    if (entry.getType().isIndex())
      return entry;
    return arith::IndexCastOp::create(nested, loc, nested.getIndexType(), entry)
        .getResult();
  };
  Condition exists =
      index.lessThan(position, tensor::getMixedSize(builder, loc, list, 0));
  if (exists.isTrue())
    return read(builder);
  if (exists.isFalse())
    return index.constant(0);
  return scf::IfOp::create(
             builder, loc, exists.value,
             [&](OpBuilder &nested, Location) {
               scf::YieldOp::create(nested, loc, read(nested));
             },
             [&](OpBuilder &nested, Location) {
               Value zero = arith::ConstantIndexOp::create(nested, loc, 0);
               scf::YieldOp::create(nested, loc, zero);
             })
      .getResult(0);
}

/// The amounts of all axes, low and then high, after entry `position` of
/// `count` is put into `amounts`.
static SmallVector<OpFoldResult> placeEntry(IndexBuilder &index, int64_t rank,
                                            Value pads, Value axes,
                                            OpFoldResult position,
                                            OpFoldResult count,
                                            ArrayRef<OpFoldResult> amounts) {
  OpFoldResult axis = readEntry(index, axes, position);
  Condition isNegative = index.lessThan(axis, 0);
  axis = index.select(isNegative, index.add(axis, rank), axis);
  OpFoldResult low = readEntry(index, pads, position);
  OpFoldResult high = readEntry(index, pads, index.add(count, position));
  SmallVector<OpFoldResult> placed(amounts);
  for (int64_t d : llvm::seq(rank)) {
    Condition isAxis = index.equal(axis, d);
    placed[d] = index.select(isAxis, low, placed[d]);
    placed[rank + d] = index.select(isAxis, high, placed[rank + d]);
  }
  return placed;
}

SmallVector<OpFoldResult> mlir::pad::readAmounts(IndexBuilder &index,
                                                 int64_t rank, Value pads,
                                                 Value axes) {
  SmallVector<OpFoldResult> amounts;
  if (!axes) {
    for (int64_t position : llvm::seq(2 * rank))
      amounts.push_back(readEntry(index, pads, index.constant(position)));
    return amounts;
  }

  amounts.assign(2 * rank, index.constant(0));
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  OpFoldResult count = tensor::getMixedSize(builder, loc, axes, 0);
  // More axes than there are is an error when the code runs.
  std::optional<int64_t> known = getConstantIntValue(count);
  if (known && *known <= rank) {
    for (int64_t position : llvm::seq(*known))
      amounts = placeEntry(index, rank, pads, axes, index.constant(position),
                           count, amounts);
    return amounts;
  }

  auto materialize = [&](ArrayRef<OpFoldResult> indices) {
    return llvm::map_to_vector(
        indices, [&](OpFoldResult i) { return index.materialize(i); });
  };
  Value first = index.materialize(index.constant(0));
  Value end = index.materialize(count);
  Value one = index.materialize(index.constant(1));
  auto loop =
      scf::ForOp::create(builder, loc, first, end, one, materialize(amounts));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  SmallVector<OpFoldResult> placed =
      placeEntry(index, rank, pads, axes, loop.getInductionVar(), count,
                 getAsOpFoldResult(loop.getRegionIterArgs()));
  // A source of rank 0 has no amounts, and its loop a terminator.
  if (rank > 0)
    scf::YieldOp::create(builder, loc, materialize(placed));
  return getAsOpFoldResult(loop.getResults());
}
