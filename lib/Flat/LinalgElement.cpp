//===- LinalgElement.cpp - One element of a linalg op ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Flat/LinalgElement.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::pad;

Value LinalgElement::load(OpOperand &operand) {
  if (op.isScalar(&operand))
    return operand.get();
  return memref::LoadOp::create(builder, loc, operand.get(),
                                getIndices(operand));
}

SmallVector<Value> LinalgElement::buildBody(ValueRange outputs) {
  IRMapping mapping;
  for (OpOperand *input : op.getDpsInputOperands())
    mapping.map(op.getMatchingBlockArgument(input), load(*input));
  mapping.map(op.getRegionOutputArgs(), outputs);
  for (Operation &inner : op.getBlock()->without_terminator()) {
    if (auto indexOp = dyn_cast<linalg::IndexOp>(inner))
      mapping.map(indexOp.getResult(),
                  index.materialize(positions[indexOp.getDim()]));
    else
      builder.clone(inner, mapping);
  }
  return llvm::map_to_vector(
      op.getBlock()->getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookupOrDefault(value); });
}

SmallVector<Value> LinalgElement::buildSums(ArrayRef<unsigned> loops,
                                            ValueRange inits) {
  if (loops.empty())
    return buildBody(inits);
  auto loop = scf::ForOp::create(
      builder, loc, index.materialize(index.constant(0)),
      index.materialize(extents[loops.front()]),
      index.materialize(index.constant(1)), inits,
      [&](OpBuilder &, Location, Value position, ValueRange sums) {
        positions[loops.front()] = position;
        scf::YieldOp::create(builder, loc, buildSums(loops.drop_front(), sums));
      });
  return SmallVector<Value>(loop.getResults());
}

SmallVector<Value> LinalgElement::build() {
  SmallVector<Value> inits;
  for (OpOperand &output : op.getDpsInitsMutable())
    inits.push_back(load(output));
  return buildSums(sumLoops, inits);
}

void LinalgElement::store() {
  for (auto [output, value] : llvm::zip_equal(op.getDpsInitsMutable(), build()))
    memref::StoreOp::create(builder, loc, value, output.get(),
                            getIndices(output));
}
