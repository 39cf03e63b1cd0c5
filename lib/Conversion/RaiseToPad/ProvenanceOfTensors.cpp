//===- ProvenanceOfTensors.cpp - Operations that move elements ------------===//
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
#include "pad/Utils/SignCast.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

bool mlir::pad::getAmounts(Operation *op, SmallVector<OpFoldResult> &low,
                           SmallVector<OpFoldResult> &high) {
  if (auto pad = dyn_cast<tensor::PadOp>(op)) {
    low = pad.getMixedLowPad();
    high = pad.getMixedHighPad();
  } else if (auto pad = dyn_cast<PadOp>(op)) {
    low = pad.getLowPerAxis();
    high = pad.getHighPerAxis();
  } else if (auto pad = dyn_cast<tosa::PadOp>(op)) {
    SmallVector<int64_t> amounts;
    Operation *padding = pad.getPadding().getDefiningOp();
    // tosa writes an amount that is not known as -1.
    if (!padding || !tosa::getConstShapeValues(padding, amounts) ||
        llvm::any_of(amounts, [](int64_t amount) { return amount < 0; }))
      return false;
    Builder builder(op);
    for (size_t k = 0; k < amounts.size(); k += 2) {
      low.push_back(builder.getIndexAttr(amounts[k]));
      high.push_back(builder.getIndexAttr(amounts[k + 1]));
    }
  } else {
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

bool Provenance::isInBounds(Value tensor, Indices indices) {
  for (auto [axis, index] : llvm::enumerate(indices)) {
    Linear last = explorer.sub(getExtent(tensor, axis), 1);
    for (const Linear &distance : {index, explorer.sub(last, index)}) {
      std::optional<bool> known = explorer.isKnown(distance);
      if (known == true)
        continue;
      // An index that depends on run-time values, or is read where they say, is
      // in bounds by contract: no program may read out of bounds.
      if (distance.factors.size() <= rank && !explorer.isRestricted(all, rank))
        explorer.fail("an index that may be out of bounds");
      if (known == false)
        cannotOccur = true;
      if (known || explorer.hasFailed())
        return false;
      explorer.assume(distance);
    }
  }
  return true;
}

std::optional<Element> Provenance::read(Value tensor, Indices indices) {
  explorer.takeSteps();
  if (explorer.hasFailed() || cannotOccur ||
      !isa<RankedTensorType>(tensor.getType()))
    return leave("a tensor without a rank");
  llvm::scope_exit leaveDepth([&] { --depth; });
  if (++depth > maxDepth)
    return leave("a longer chain than is followed");
  if (!isInBounds(tensor, indices))
    return std::nullopt;
  bool inScope = isInScope(tensor);
  if (inScope)
    trail.push_back({tensor, llvm::to_vector(indices)});
  if (inScope && tensor == termSource)
    return Element{{tensor, llvm::to_vector(indices)}, {}, {}, {}};
  size_t mark = trail.size();
  if (MaybeElement element = readThrough(tensor, indices))
    return element;
  if (explorer.hasFailed() || cannotOccur)
    return std::nullopt;
  leaveTrail(mark);
  if (!inScope && !matchPattern(tensor, m_Constant()))
    return std::nullopt;
  return Element{{tensor, llvm::to_vector(indices)}, {}, {}, {}};
}

std::optional<Element> Provenance::readThrough(Value tensor, Indices indices) {
  if (auto result = dyn_cast<OpResult>(tensor))
    return readResult(result, indices);
  auto argument = cast<BlockArgument>(tensor);
  auto it = calls.find(argument.getOwner()->getParentOp());
  if (it == calls.end() || !argument.getOwner()->isEntryBlock())
    return std::nullopt;
  // The caller is read as if nothing of its callee had been.
  auto [function, call] = *it;
  calls.erase(it);
  auto calleeKnown = std::exchange(known, KnownIndices());
  MaybeElement element =
      read(call->getOperand(argument.getArgNumber()), indices);
  known = std::move(calleeKnown);
  calls[function] = call;
  return element;
}

std::optional<Element> Provenance::readResult(OpResult result,
                                              Indices indices) {
  DenseElementsAttr elements;
  if (matchPattern(result, m_Constant(&elements))) {
    Type type = elements.getElementType();
    if (elements.isSplat() &&
        (type.isSignlessIntOrIndex() || isa<FloatType>(type)))
      return Element{{}, elements.getSplatValue<Attribute>(), {}, {}};
    return std::nullopt;
  }
  return llvm::TypeSwitch<Operation *, MaybeElement>(result.getOwner())
      .Case([&](tensor::ExtractSliceOp op) -> MaybeElement {
        auto offsets = readIndices(op.getMixedOffsets());
        if (!offsets)
          return std::nullopt;
        llvm::SmallBitVector dropped = op.getDroppedDims();
        SmallVector<Linear> moved;
        for (auto [axis, offset] : llvm::enumerate(*offsets)) {
          MaybeLinear stride = readFoldResult(op.getMixedStrides()[axis]);
          if (!stride || !stride->isConstant())
            return leave("a stride that is not constant");
          Linear index = dropped.test(axis) ? Linear() : indices.front();
          if (!dropped.test(axis))
            indices = indices.drop_front();
          moved.push_back(explorer.add(offset, explorer.mul(index, *stride)));
        }
        return read(op.getSource(), moved);
      })
      .Case<tensor::InsertSliceOp>(
          [&](auto op) { return readInserted(op, indices); })
      .Case([&](tensor::ConcatOp op) {
        return readConcatenated(op.getInputs(), op.getDim(), indices);
      })
      .Case([&](tensor::CastOp op) { return read(op.getSource(), indices); })
      .Case([&](UnrealizedConversionCastOp op) -> MaybeElement {
        return isSignCast(op) ? read(op.getOperand(0), indices) : std::nullopt;
      })
      .Case<tensor::CollapseShapeOp, tensor::ExpandShapeOp>([&](auto op) {
        return readReshaped(op.getSrc(), op.getType(), indices);
      })
      .Case([&](tensor::SplatOp op) { return readScalar(op.getInput()); })
      .Case([&](tensor::GenerateOp op) {
        return readBody(op, indices,
                        op.getBody().front().getTerminator()->getOperand(0));
      })
      .Case<tensor::PadOp, PadOp>([&](auto op) { return readPad(op, indices); })
      .Case(
          [&](linalg::LinalgOp op) { return readLinalg(op, result, indices); })
      .Case<func::CallOp, scf::IfOp, arith::SelectOp>(
          [&](auto) { return readControlFlow(result, indices); })
      .Default([&](Operation *op) -> MaybeElement {
        if (isa_and_nonnull<tosa::TosaDialect>(op->getDialect()))
          return readTosa(result, indices);
        return std::nullopt;
      });
}

std::optional<Element>
Provenance::readConcatenated(ValueRange inputs, int64_t axis, Indices indices) {
  SmallVector<Linear> moved = llvm::to_vector(indices);
  for (Value input : inputs.drop_back()) {
    if (!isa<RankedTensorType>(input.getType()))
      return std::nullopt;
    Linear extent = getExtent(input, axis);
    if (explorer.lessThan(moved[axis], extent))
      return read(input, moved);
    moved[axis] = explorer.sub(moved[axis], extent);
  }
  return read(inputs.back(), moved);
}

std::optional<Element> Provenance::readInserted(Operation *inserted,
                                                Indices indices) {
  auto op = cast<tensor::InsertSliceOp>(inserted);
  auto offsets = readIndices(op.getMixedOffsets());
  auto sizes = readIndices(op.getMixedSizes());
  if (!offsets || !sizes || !op.hasUnitStride())
    return leave("an insertion with strides");
  llvm::SmallBitVector dropped = op.getDroppedDims();
  SmallVector<Linear> moved;
  for (auto [axis, offset] : llvm::enumerate(*offsets)) {
    if (dropped.test(axis))
      continue;
    // The source is as long as its slice.
    Linear extent = getExtent(op.getSource(), moved.size());
    if (extent != (*sizes)[axis]) {
      explorer.assume(explorer.sub(extent, (*sizes)[axis]));
      explorer.assume(explorer.sub((*sizes)[axis], extent));
    }
    moved.push_back(explorer.sub(indices[axis], offset));
  }
  for (auto [axis, offset] : llvm::enumerate(*offsets)) {
    Linear index = explorer.sub(indices[axis], offset);
    if (!explorer.isNonNegative(index) ||
        !explorer.lessThan(index, (*sizes)[axis]))
      return read(op.getDest(), indices);
  }
  return read(op.getSource(), moved);
}

std::optional<Element> Provenance::readReshaped(Value source, Type type,
                                                Indices indices) {
  auto result = dyn_cast<RankedTensorType>(type);
  if (!result || !isa<RankedTensorType>(source.getType()))
    return std::nullopt;
  ArrayRef<int64_t> from = getShape(source), to = result.getShape();
  SmallVector<Linear> moved(from.size());
  // Of the axes of the result from `j` on, the position that is not yet spread
  // over axes of the source, and how many there are of it.
  size_t j = to.size();
  Linear position;
  int64_t count = 1;
  for (size_t i = from.size(); i-- > 0;) {
    if (ShapedType::isDynamic(from[i])) {
      while (j > 0 && to[j - 1] == 1)
        --j;
      if (count != 1 || j == 0 || !ShapedType::isDynamic(to[j - 1]))
        return leave("a reshape of extents that are not known");
      moved[i] = indices[--j];
      continue;
    }
    while (from[i] != 0 && count % from[i] != 0) {
      if (j == 0 || ShapedType::isDynamic(to[j - 1]))
        return leave("a reshape of extents that are not known");
      --j;
      position = explorer.add(position, explorer.mul(indices[j], count));
      if (llvm::MulOverflow(count, to[j], count))
        return std::nullopt;
    }
    if (from[i] == 0)
      return std::nullopt;
    MaybeLinear outer = explorer.floorDiv(position, from[i]);
    if (!outer)
      return std::nullopt;
    moved[i] = explorer.sub(position, explorer.mul(*outer, from[i]));
    position = *outer;
    count /= from[i];
  }
  while (j > 0 && to[j - 1] == 1)
    --j;
  if (j != 0)
    return leave("a reshape of extents that are not known");
  return read(source, moved);
}

std::optional<Element> Provenance::readPad(Operation *op, Indices indices) {
  Value source = op->getOperand(0);
  SmallVector<OpFoldResult> low, high;
  if (!isa<RankedTensorType>(source.getType()) || !getAmounts(op, low, high))
    return leave("amounts that are not known");
  auto lows = readIndices(low);
  if (!lows)
    return leave("amounts that are not known");
  SmallVector<Linear> moved;
  for (auto [index, amount] : llvm::zip_equal(indices, *lows))
    moved.push_back(explorer.sub(index, amount));
  auto pad = dyn_cast<PadOp>(op);
  if (pad && !Extension::get(pad.getMode()).isFill()) {
    for (auto [axis, index] : llvm::enumerate(moved)) {
      Linear extent = getExtent(source, axis);
      Linear last = explorer.sub(explorer.sub(extent, 1), index);
      if (explorer.isTrue(index) && explorer.isTrue(last))
        continue;
      if (!extent.isConstant())
        return leave("a pad of an extent that is not known");
      index =
          Extension::get(pad.getMode()).getSourceIndex(explorer, index, extent);
    }
    return read(source, moved);
  }
  for (auto [axis, index] : llvm::enumerate(moved)) {
    if (explorer.isNonNegative(index) &&
        explorer.lessThan(index, getExtent(source, axis)))
      continue;
    if (auto body = dyn_cast<tensor::PadOp>(op))
      return readBody(op, indices,
                      body.getRegion().front().getTerminator()->getOperand(0));
    if (auto tosaPad = dyn_cast<tosa::PadOp>(op))
      return read(tosaPad.getPadConst(), {Linear(0)});
    if (pad.getValue())
      return readScalar(pad.getValue());
    if (Attribute zero = getZeroAttr(pad.getType().getElementType()))
      return Element{{}, zero, {}, {}};
    return std::nullopt;
  }
  return read(source, moved);
}

std::optional<Element>
Provenance::readLinalg(linalg::LinalgOp op, OpResult result, Indices indices) {
  AffineMap map =
      op.getMatchingIndexingMap(op.getDpsInitOperand(result.getResultNumber()));
  if (followsSums && op.getNumReductionLoops() > 0)
    return readReduction(op, indices);
  // Loops that the result does not have make one turn.
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  bool isMovement = map.isProjectedPermutation() && !computing.contains(op);
  for (unsigned loop : llvm::seq(op.getNumLoops()))
    isMovement &= map.isFunctionOfDim(loop) || extents[loop] == 1;
  if (!isMovement)
    return leave("a body that computes");
  SmallVector<Linear> loops(op.getNumLoops());
  for (auto [index, expr] : llvm::zip_equal(indices, map.getResults()))
    loops[cast<AffineDimExpr>(expr).getPosition()] = index;
  MaybeElement element = readBody(
      op, loops,
      op.getBlock()->getTerminator()->getOperand(result.getResultNumber()));
  if (!element && !explorer.hasFailed() && !cannotOccur)
    computing.insert(op);
  return element;
}

std::optional<Element> Provenance::readBody(Operation *op, Indices indices,
                                            Value yielded) {
  auto outerKnown = std::exchange(known, KnownIndices());
  auto outer = std::exchange(bodies[op], llvm::to_vector(indices));
  MaybeElement element = readScalar(yielded);
  if (outer.empty())
    bodies.erase(op);
  else
    bodies[op] = std::move(outer);
  known = std::move(outerKnown);
  return element;
}

/// The function that `call` calls, if its body is one block.
static func::FuncOp getCallee(func::CallOp call) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  return callee && callee.getBody().hasOneBlock() ? callee : func::FuncOp();
}

std::optional<Element> Provenance::readControlFlow(OpResult result,
                                                   Indices indices) {
  Operation *op = result.getOwner();
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    if (!select.getCondition().getType().isInteger(1))
      return std::nullopt;
    std::optional<bool> condition = readCondition(select.getCondition());
    if (!condition)
      return std::nullopt;
    return read(*condition ? select.getTrueValue() : select.getFalseValue(),
                indices);
  }
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    std::optional<bool> condition = readCondition(branch.getCondition());
    if (!condition)
      return std::nullopt;
    Block *taken = *condition ? branch.thenBlock() : branch.elseBlock();
    return read(taken->getTerminator()->getOperand(result.getResultNumber()),
                indices);
  }
  func::FuncOp callee = getCallee(cast<func::CallOp>(op));
  if (!callee || callee->isAncestor(root) || calls.contains(callee))
    return leave("a call of a function that is not known");
  calls[callee] = op;
  auto callerKnown = std::exchange(known, KnownIndices());
  MaybeElement element =
      read(callee.getBody().front().getTerminator()->getOperand(
               result.getResultNumber()),
           indices);
  known = std::move(callerKnown);
  calls.erase(callee);
  return element;
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

std::optional<Element> Provenance::readArgument(BlockArgument argument) {
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto it = bodies.find(parent); it != bodies.end()) {
    SmallVector<Linear> indices = it->second;
    auto op = dyn_cast<linalg::LinalgOp>(parent);
    if (!op)
      return Element{{}, {}, {}, indices[argument.getArgNumber()]};
    OpOperand &operand = op->getOpOperand(argument.getArgNumber());
    if (!isa<ShapedType>(operand.get().getType()))
      return readScalar(operand.get());
    AffineMap map = op.getMatchingIndexingMap(&operand);
    SmallVector<Linear> moved;
    for (AffineExpr expr : map.getResults()) {
      MaybeLinear index = readExpr(expr, map.getNumDims(), indices);
      if (!index)
        return std::nullopt;
      moved.push_back(*index);
    }
    return read(operand.get(), moved);
  }
  if (auto it = calls.find(parent);
      it != calls.end() && argument.getOwner()->isEntryBlock()) {
    auto [function, call] = *it;
    calls.erase(it);
    auto calleeKnown = std::exchange(known, KnownIndices());
    MaybeElement element =
        readScalar(call->getOperand(argument.getArgNumber()));
    known = std::move(calleeKnown);
    calls[function] = call;
    return element;
  }
  if (isInScope(argument))
    return Element{{}, {}, argument, {}};
  return leave("a body that computes");
}

/// Whether `value` can be computed in front of the operation whose body `block`
/// is: purely, and of nothing that the body is given. A read of a tensor cannot
/// be moved, since it may be out of bounds where nothing is filled.
static bool isInvariant(Value value, Region *region,
                        llvm::SmallPtrSetImpl<Operation *> &seen) {
  if (!region->isAncestor(value.getParentRegion()))
    return true;
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumRegions() != 0 || isa<linalg::IndexOp>(op) ||
      !isPure(op) ||
      llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>))
    return false;
  return !seen.insert(op).second ||
         llvm::all_of(op->getOperands(), [&](Value operand) {
           return isInvariant(operand, region, seen);
         });
}

std::optional<Element> Provenance::readScalar(Value value) {
  explorer.takeSteps();
  if (explorer.hasFailed())
    return std::nullopt;
  llvm::scope_exit leaveDepth([&] { --depth; });
  if (++depth > maxDepth)
    return leave("a longer chain than is followed");
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant)))
    return Element{{}, constant, {}, {}};
  if (auto argument = dyn_cast<BlockArgument>(value))
    return readArgument(argument);
  if (isInScope(value))
    return Element{{}, {}, value, {}};
  Operation *op = value.getDefiningOp();
  if (followsSums && isa<arith::AddFOp, arith::AddIOp>(op)) {
    size_t begin = trail.size();
    MaybeElement first = readScalar(op->getOperand(0));
    if (MaybeElement sum =
            addTo(first, begin, [&] { return readScalar(op->getOperand(1)); }))
      return sum;
    leaveTrail(begin);
  }
  if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
    auto indices = readIndices(extract.getIndices());
    if (!indices)
      return leave("indices that are not known");
    return read(extract.getTensor(), *indices);
  }
  std::optional<bool> condition;
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    if ((condition = readCondition(select.getCondition())))
      return readScalar(*condition ? select.getTrueValue()
                                   : select.getFalseValue());
    return std::nullopt;
  }
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    unsigned number = cast<OpResult>(value).getResultNumber();
    if ((condition = readCondition(branch.getCondition())))
      return readScalar((*condition ? branch.thenBlock() : branch.elseBlock())
                            ->getTerminator()
                            ->getOperand(number));
    return std::nullopt;
  }
  llvm::SmallPtrSet<Operation *, 8> seen;
  if (root->isAncestor(op) && root->getNumRegions() == 1 &&
      isInvariant(value, &root->getRegion(0), seen))
    return Element{{}, {}, value, {}};
  if (value.getType().isIntOrIndex())
    if (MaybeLinear number = readIndex(value))
      return Element{{}, {}, {}, number};
  return leave("a body that computes");
}
