//===- LinalgElement.cpp - One element of a linalg op ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Flat/LinalgElement.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

SmallVector<OpFoldResult> mlir::pad::getLoopExtents(OpBuilder &builder,
                                                    linalg::LinalgOp op) {
  return llvm::map_to_vector(op.createLoopRanges(builder, op.getLoc()),
                             [](const Range &range) { return range.size; });
}

bool mlir::pad::isContiguous(AffineMap map, unsigned loop) {
  for (auto [axis, expr] : llvm::enumerate(map.getResults())) {
    if (!expr.isFunctionOfDim(loop))
      continue;
    AffineExpr rest =
        simplifyAffineExpr(expr - getAffineDimExpr(loop, map.getContext()),
                           map.getNumDims(), map.getNumSymbols());
    if (axis + 1 != map.getNumResults() || rest.isFunctionOfDim(loop))
      return false;
  }
  return true;
}

int64_t mlir::pad::getNumberBits(Type type) {
  bool isNumber = isa<FloatType>(type) || type.isSignlessInteger();
  int64_t bits = isNumber ? type.getIntOrFloatBitWidth() : 0;
  return llvm::is_contained({8, 16, 32, 64}, bits) ? bits : 0;
}

/// Whether `op` is a constant, or computes each lane of a vector in an
/// instruction or few: beside square roots and functions of a library, borders
/// cost nothing.
static bool isComputedInVectors(Operation *op) {
  if (isa<math::AbsFOp, math::AbsIOp, math::CopySignOp>(op))
    return true;
  return isa<arith::ArithDialect>(op->getDialect()) &&
         (isa<arith::ConstantOp>(op) ||
          OpTrait::hasElementwiseMappableTraits(op));
}

namespace {

/// Where the elements of an operand for a row are.
enum class InRow { Neighbours, One, Apart };

} // namespace

/// Where the elements of `operand` for all of `loop` are.
static InRow getPlaces(linalg::LinalgOp op, OpOperand &operand, unsigned loop) {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  if (!type || !map.isFunctionOfDim(loop))
    return InRow::One;
  return isContiguous(map, loop) && type.isLastDimUnitStride()
             ? InRow::Neighbours
             : InRow::Apart;
}

int64_t mlir::pad::getRowLanes(linalg::LinalgOp op, unsigned row,
                               int64_t bytes) {
  int64_t bits = 0;
  for (OpOperand &operand : op->getOpOperands()) {
    int64_t own = getNumberBits(getElementTypeOrSelf(operand.get().getType()));
    if (own == 0 || getPlaces(op, operand, row) == InRow::Apart)
      return 0;
    bits += own;
  }
  for (Operation &inner : op.getBlock()->without_terminator())
    if (!isComputedInVectors(&inner))
      return 0;
  int64_t lanes = llvm::PowerOf2Ceil(8 * bytes * op->getNumOperands() / bits);
  Value result = op.getDpsInits().front();
  return std::min(lanes,
                  8 * bytes / getNumberBits(getElementTypeOrSelf(result)));
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// The element of `operand`, a memref of `op`, at `positions`, one in each
/// loop.
static SmallVector<Value> getOperandIndices(IndexBuilder &index,
                                            linalg::LinalgOp op,
                                            OpOperand &operand,
                                            ArrayRef<OpFoldResult> positions) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<Value> indices;
  for (unsigned k = 0; k < map.getNumResults(); ++k)
    indices.push_back(index.materialize(affine::makeComposedFoldedAffineApply(
        index.getBuilder(), index.getLoc(), map.getSubMap(k), positions)));
  return indices;
}

/// `value` in all lanes, if there are any and it is a number.
Value LinalgElement::broadcast(Value value) {
  if (lanes == 0 || isa<VectorType>(value.getType()))
    return value;
  return vector::BroadcastOp::create(
      builder, loc, VectorType::get({lanes}, value.getType()), value);
}

/// The next elements of `operand`, or the one that is the same for all.
Value LinalgElement::load(OpOperand &operand) {
  if (op.isScalar(&operand))
    return operand.get();
  SmallVector<Value> indices = getOperandIndices(index, op, operand, positions);
  if (lanes == 0 || getPlaces(op, operand, row) == InRow::One)
    return memref::LoadOp::create(builder, loc, operand.get(), indices);
  Type element = getElementTypeOrSelf(operand.get().getType());
  return vector::LoadOp::create(builder, loc, VectorType::get({lanes}, element),
                                operand.get(), indices);
}

SmallVector<Value> LinalgElement::buildBody(ValueRange outputs) {
  IRMapping mapping;
  for (OpOperand *input : op.getDpsInputOperands())
    mapping.map(op.getMatchingBlockArgument(input), load(*input));
  mapping.map(op.getRegionOutputArgs(), outputs);
  for (Operation &inner : op.getBlock()->without_terminator()) {
    if (auto indexOp = dyn_cast<linalg::IndexOp>(inner)) {
      mapping.map(indexOp.getResult(),
                  index.materialize(positions[indexOp.getDim()]));
      continue;
    }
    if (lanes == 0 || isa<arith::ConstantOp>(inner)) {
      builder.clone(inner, mapping);
      continue;
    }
    SmallVector<Value> operands;
    for (Value operand : inner.getOperands())
      operands.push_back(broadcast(mapping.lookupOrDefault(operand)));
    SmallVector<Type> types(inner.getResultTypes());
    for (Type &type : types)
      type = VectorType::get({lanes}, type);
    mapping.map(inner.getResults(),
                clone(builder, &inner, types, operands)->getResults());
  }
  return llvm::map_to_vector(
      op.getBlock()->getTerminator()->getOperands(),
      [&](Value value) { return broadcast(mapping.lookupOrDefault(value)); });
}

SmallVector<Value> LinalgElement::buildSums(ArrayRef<unsigned> loops,
                                            ArrayRef<OpFoldResult> places,
                                            ValueRange inits) {
  if (!loops.empty()) {
    Value zero = index.materialize(index.constant(0));
    Value extent = index.materialize(extents[loops.front()]);
    Value one = index.materialize(index.constant(1));
    auto loop = scf::ForOp::create(
        builder, loc, zero, extent, one, inits,
        [&](OpBuilder &, Location, Value position, ValueRange sums) {
          positions[loops.front()] = position;
          scf::YieldOp::create(builder, loc,
                               buildSums(loops.drop_front(), places, sums));
        });
    return SmallVector<Value>(loop.getResults());
  }
  if (lanes == 0)
    return buildBody(inits);
  SmallVector<Value> results;
  for (auto [place, init] : llvm::zip_equal(places, inits)) {
    positions[row] = place;
    results.push_back(buildBody(init).front());
  }
  return results;
}

SmallVector<Value> LinalgElement::build() {
  SmallVector<Value> inits;
  for (OpOperand &output : op.getDpsInitsMutable())
    inits.push_back(load(output));
  return buildSums(sumLoops, /*places=*/{}, inits);
}

SmallVector<Value> LinalgElement::build(ArrayRef<OpFoldResult> places) {
  SmallVector<Value> inits;
  for (OpFoldResult place : places) {
    positions[row] = place;
    inits.push_back(load(*op.getDpsInitOperand(0)));
  }
  return buildSums(sumLoops, places, inits);
}

void LinalgElement::storeElement(OpOperand &output, Value value) {
  SmallVector<Value> indices = getOperandIndices(index, op, output, positions);
  if (isa<VectorType>(value.getType()))
    vector::StoreOp::create(builder, loc, value, output.get(), indices);
  else
    memref::StoreOp::create(builder, loc, value, output.get(), indices);
}

void LinalgElement::store() {
  for (auto [output, value] : llvm::zip_equal(op.getDpsInitsMutable(), build()))
    storeElement(output, value);
}

void LinalgElement::store(Value vector, OpFoldResult place) {
  positions[row] = place;
  storeElement(*op.getDpsInitOperand(0), vector);
}
