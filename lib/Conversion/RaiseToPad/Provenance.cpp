//===- Provenance.cpp - Where the elements of a tensor come from ----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Provenance.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Tosa/Utils/ConversionUtils.h"
#include "mlir/IR/Matchers.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Extension.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

Provenance::Provenance(Operation *root, Unknowns unknowns, int64_t &budget)
    : root(root), unknowns(unknowns), explorer(budget),
      rank(getShape(root->getResult(0)).size()) {}

FailureOr<std::vector<Piece>> Provenance::getPieces() {
  SmallVector<Linear> indices;
  for (int64_t extent : getShape(root->getResult(0))) {
    Bounds bounds{0, std::nullopt};
    if (!ShapedType::isDynamic(extent))
      bounds.max = extent - 1;
    all.bounds.push_back(bounds);
    indices.push_back(Linear::variable(explorer.addVariable(bounds)));
    if (extent == 0)
      explorer.fail("a result without elements");
  }
  for (unsigned axis : llvm::seq(rank))
    if (!all.bounds[axis].max)
      all.constraints.push_back(explorer.sub(
          explorer.sub(getExtent(root->getResult(0), axis), 1), indices[axis]));
  if (explorer.hasFailed())
    return mlir::failure();
  std::vector<Piece> pieces;
  // The tensors that are on the way of each piece so far.
  std::optional<SmallVector<Value>> common;
  LogicalResult result = explorer.explore(all, [&] {
    trail.clear();
    known.clear();
    depth = 0;
    cannotOccur = false;
    MaybeElement element = readThrough(root->getResult(0), indices);
    if (cannotOccur)
      return;
    if (!element)
      return explorer.fail(reason.empty() ? "not a movement" : reason);
    // Elements that some run-time values leave unwritten may be any.
    Value tensor = element->reading.tensor;
    if (tensor && tensor.getDefiningOp<tensor::EmptyOp>() &&
        explorer.isRestricted(all, rank))
      return;
    if (!followsSums && !keepTensorsOnWayOf(*element, common))
      return explorer.fail("elements of several tensors");
    pieces.push_back({explorer.getDomain(), std::move(*element), trail});
  });
  if (failed(result))
    return mlir::failure();
  return pieces;
}

bool Provenance::keepTensorsOnWayOf(
    const Element &element, std::optional<SmallVector<Value>> &tensors) const {
  // One element can be the value around a pad.
  if (element.reading.isOneElement())
    return true;
  SmallVector<Value> onWay = llvm::map_to_vector(
      trail, [](const Reading &reading) { return reading.tensor; });
  if (!tensors)
    tensors = std::move(onWay);
  else
    llvm::erase_if(*tensors, [&](Value tensor) {
      return !llvm::is_contained(onWay, tensor);
    });
  return !tensors->empty();
}

StringRef Provenance::getFailure() const { return explorer.getFailure(); }

std::nullopt_t Provenance::leave(StringRef why) {
  if (reason.empty())
    reason = why.str();
  return std::nullopt;
}

bool Provenance::isInScope(Value value) const {
  return value.getParentRegion()->isAncestor(root->getParentRegion());
}

bool Provenance::dependsOnIndices(const Linear &number) const {
  return llvm::any_of(llvm::seq<unsigned>(rank), [&](unsigned variable) {
    return number.getFactor(variable) != 0;
  });
}

//===----------------------------------------------------------------------===//
// Variables and extents
//===----------------------------------------------------------------------===//

Linear Provenance::getVariable(Value value, int64_t axis) {
  auto [it, isNew] = symbolNumbers.try_emplace({value, axis});
  if (isNew) {
    // An extent is not negative.
    Bounds bounds;
    if (axis >= 0)
      bounds.min = 0;
    it->second = explorer.addVariable(bounds);
    symbols.push_back({value, axis});
  }
  return Linear::variable(it->second);
}

Linear Provenance::getExtent(Value tensor, int64_t axis) {
  int64_t extent = getShape(tensor)[axis];
  if (!ShapedType::isDynamic(extent))
    return extent;
  if (auto result = dyn_cast<OpResult>(tensor)) {
    // In blocks that are not reached, tensors may be made of themselves.
    bool isFirst = open.insert({tensor, axis}).second;
    MaybeLinear known =
        isFirst ? getExtentOfResult(result, axis) : std::nullopt;
    if (isFirst)
      open.erase({tensor, axis});
    if (known)
      return *known;
  } else if (auto it = calls.find(tensor.getParentBlock()->getParentOp());
             it != calls.end()) {
    Value operand =
        it->second->getOperand(cast<BlockArgument>(tensor).getArgNumber());
    if (isInScope(operand))
      return getExtent(operand, axis);
  }
  if (!isInScope(tensor) || tensor.getDefiningOp() == root)
    explorer.fail("an extent that is not known");
  return getVariable(tensor, axis);
}

std::optional<Linear> Provenance::getExtentOfResult(OpResult result,
                                                    int64_t axis) {
  Operation *op = result.getOwner();
  auto ofOperand = [&](Value operand) -> MaybeLinear {
    if (!isa<RankedTensorType>(operand.getType()))
      return std::nullopt;
    return getExtent(operand, axis);
  };
  if (auto empty = dyn_cast<tensor::EmptyOp>(op))
    return readFoldResult(empty.getMixedSizes()[axis]);
  if (auto generated = dyn_cast<tensor::GenerateOp>(op))
    return readFoldResult(
        generated
            .getDynamicExtents()[generated.getType().getDynamicDimIndex(axis)]);
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    for (unsigned k : llvm::seq(dropped.size()))
      if (!dropped.test(k) && axis-- == 0)
        return readFoldResult(slice.getMixedSizes()[k]);
  }
  if (auto expanded = dyn_cast<tensor::ExpandShapeOp>(op))
    return readFoldResult(expanded.getMixedOutputShape()[axis]);
  if (auto collapsed = dyn_cast<tensor::CollapseShapeOp>(op)) {
    MaybeLinear product = Linear(1);
    ReassociationIndices group = collapsed.getReassociationIndices()[axis];
    for (int64_t from : group) {
      Linear extent = getExtent(collapsed.getSrc(), from);
      if (!extent.isConstant() && !product->isConstant())
        return std::nullopt;
      product = explorer.mul(*product, extent);
    }
    return product;
  }
  if (isa<tensor::CastOp, tosa::ReverseOp, tosa::IdentityOp>(op))
    return ofOperand(op->getOperand(0));
  if (auto inserted = dyn_cast<tensor::InsertSliceOp>(op))
    return ofOperand(inserted.getDest());
  if (auto destination = dyn_cast<DestinationStyleOpInterface>(op))
    return ofOperand(destination.getTiedOpOperand(result)->get());
  if (isa<tensor::ConcatOp, tosa::ConcatOp>(op)) {
    int64_t along = isa<tensor::ConcatOp>(op)
                        ? cast<tensor::ConcatOp>(op).getDim()
                        : cast<tosa::ConcatOp>(op).getAxis();
    Linear sum;
    for (Value operand : op->getOperands()) {
      MaybeLinear extent = ofOperand(operand);
      if (!extent)
        return std::nullopt;
      sum = explorer.add(sum, *extent);
      if (axis != along)
        break;
    }
    return sum;
  }
  SmallVector<OpFoldResult> low, high;
  if (!getAmounts(op, low, high))
    return std::nullopt;
  MaybeLinear before = readFoldResult(low[axis]);
  MaybeLinear after = readFoldResult(high[axis]);
  MaybeLinear extent = ofOperand(op->getOperand(0));
  if (!before || !after || !extent)
    return std::nullopt;
  Linear sum = explorer.add(*extent, explorer.add(*before, *after));
  // An extent of `pad.pad` is 0 where the sum is negative.
  if (isa<PadOp>(op) && explorer.getRange(sum).min.value_or(-1) < 0)
    return std::nullopt;
  return sum;
}

OpFoldResult Provenance::build(OpBuilder &builder, Location loc,
                               const Linear &number) {
  AffineExpr expr = builder.getAffineConstantExpr(number.constant);
  SmallVector<OpFoldResult> operands;
  for (auto [variable, factor] : llvm::enumerate(number.factors)) {
    if (factor == 0)
      continue;
    auto [value, axis] = symbols[variable - rank];
    expr = expr + builder.getAffineSymbolExpr(operands.size()) * factor;
    if (axis >= 0)
      operands.push_back(tensor::getMixedSize(builder, loc, value, axis));
    else if (value.getType().isIndex())
      operands.push_back(value);
    else
      operands.push_back(arith::IndexCastOp::create(
                             builder, loc, builder.getIndexType(), value)
                             .getResult());
  }
  return affine::makeComposedFoldedAffineApply(builder, loc, expr, operands);
}
