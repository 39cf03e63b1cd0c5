//===- ProvenanceOfIndices.cpp - Indices that elements are read at --------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Provenance.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "pad/IR/Constants.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::pad;

/// The integer that `attribute` is; true is 1.
static std::optional<int64_t> getInteger(Attribute attribute) {
  auto integer = dyn_cast_or_null<IntegerAttr>(attribute);
  if (!integer || integer.getValue().getBitWidth() > 64)
    return std::nullopt;
  if (integer.getType().isInteger(1))
    return integer.getValue().getZExtValue();
  return integer.getValue().getSExtValue();
}

std::optional<Linear> Provenance::readFoldResult(OpFoldResult value) {
  if (auto attribute = dyn_cast<Attribute>(value)) {
    std::optional<int64_t> constant = getInteger(attribute);
    return constant ? MaybeLinear(*constant) : std::nullopt;
  }
  return readIndex(cast<Value>(value));
}

std::optional<SmallVector<Linear>>
Provenance::readIndices(ArrayRef<OpFoldResult> values) {
  SmallVector<Linear> indices;
  for (OpFoldResult value : values) {
    MaybeLinear index = readFoldResult(value);
    if (!index)
      return leave("amounts that are not known");
    indices.push_back(*index);
  }
  return indices;
}

std::optional<SmallVector<Linear>> Provenance::readIndices(ValueRange values) {
  return readIndices(getAsOpFoldResult(values));
}

void Provenance::leaveTrail(size_t mark) {
  trail.truncate(std::min(mark, trail.size()));
}

std::optional<Linear> Provenance::readIndexTensor(Value tensor,
                                                  Indices indices) {
  size_t mark = trail.size();
  MaybeLinear index = toIndex(read(tensor, indices));
  leaveTrail(mark);
  return index;
}

std::optional<bool> Provenance::readCondition(Value value) {
  MaybeLinear condition = readIndex(value);
  if (condition && condition->isConstant())
    return condition->constant != 0;
  return leave("a condition that is not known");
}

/// Numbers of 64 bits that are not known are taken to be smaller than this:
/// memory has fewer elements.
static constexpr int64_t kUnknownLimit = int64_t(1) << 48;

bool Provenance::holds(Type type, const Linear &number) {
  if (type.isInteger(1)) {
    Bounds range = explorer.getRange(number);
    return range.min && range.max && *range.min >= -1 && *range.max <= 1;
  }
  if (type.isIndex() || type.getIntOrFloatBitWidth() >= 64) {
    Bounds range = explorer.getRange(number, {-kUnknownLimit, kUnknownLimit});
    return range.min && range.max;
  }
  Bounds range = explorer.getRange(number);
  unsigned width = type.getIntOrFloatBitWidth();
  int64_t end = int64_t(1) << (width - 1);
  if (range.min && range.max && *range.min >= -end && *range.max < end)
    return true;
  // Front ends count extents in 32 bits: those of arrays that they compile fit.
  auto isExtent = [&](auto term) {
    auto [variable, factor] = term;
    return factor == 0 ||
           (variable >= rank && symbols[variable - rank].second >= 0);
  };
  if (width < 32 || !llvm::all_of(llvm::enumerate(number.factors), isExtent))
    return false;
  explorer.assume(explorer.sub(end - 1, number));
  explorer.assume(explorer.add(number, end));
  return true;
}

std::optional<Linear> Provenance::readIndex(Value value) {
  explorer.takeSteps();
  if (explorer.hasFailed() || !value.getType().isIntOrIndex())
    return std::nullopt;
  if (auto it = known.find(value); it != known.end())
    return it->second;
  llvm::scope_exit leaveDepth([&] { --depth; });
  if (++depth > maxDepth)
    return leave("a longer chain than is followed");
  size_t mark = trail.size();
  MaybeLinear index = readIndexAnew(value);
  leaveTrail(mark);
  if (index && !holds(value.getType(), *index))
    index = std::nullopt;
  known[value] = index;
  return index;
}

std::optional<Linear> Provenance::readIndexAnew(Value value) {
  Attribute attribute;
  if (matchPattern(value, m_Constant(&attribute))) {
    std::optional<int64_t> constant = getInteger(attribute);
    return constant ? MaybeLinear(*constant) : std::nullopt;
  }
  if (auto argument = dyn_cast<BlockArgument>(value))
    return toIndex(readArgument(argument));
  auto result = cast<OpResult>(value);
  bool inScope = isInScope(value);
  bool isLinear =
      isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::IndexCastOp,
          arith::ExtSIOp, tensor::DimOp, affine::AffineApplyOp>(
          result.getOwner());
  MaybeLinear index;
  if (!inScope || isLinear || unknowns == Unknowns::Split)
    index = readComputed(result);
  else
    madeOpaque = true;
  if (!index && inScope && !explorer.hasFailed())
    return getVariable(value);
  return index;
}

std::optional<Linear> Provenance::toIndex(const MaybeElement &element) {
  if (!element)
    return std::nullopt;
  if (element->number)
    return element->number;
  if (element->scalar && isa<BlockArgument>(element->scalar))
    return getVariable(element->scalar);
  if (element->scalar)
    return readIndex(element->scalar);
  if (element->reading.tensor)
    return lookUp(element->reading);
  std::optional<int64_t> constant = getInteger(element->constant);
  return constant ? MaybeLinear(*constant) : std::nullopt;
}

std::optional<Linear> Provenance::readComputed(OpResult result) {
  Operation *op = result.getOwner();
  SmallVector<Linear, 2> operands;
  auto readOperands = [&] {
    for (Value operand : op->getOperands())
      if (MaybeLinear index = readIndex(operand))
        operands.push_back(*index);
    return operands.size() == op->getNumOperands();
  };
  return llvm::TypeSwitch<Operation *, MaybeLinear>(op)
      .Case([&](linalg::IndexOp op) -> MaybeLinear {
        auto it = bodies.find(op->getParentOfType<linalg::LinalgOp>());
        if (it == bodies.end())
          return std::nullopt;
        return it->second[op.getDim()];
      })
      .Case([&](tensor::DimOp op) -> MaybeLinear {
        std::optional<int64_t> axis = op.getConstantIndex();
        auto type = dyn_cast<RankedTensorType>(op.getSource().getType());
        if (!type || !axis || *axis < 0 || *axis >= type.getRank())
          return std::nullopt;
        return getExtent(op.getSource(), *axis);
      })
      .Case([&](tensor::ExtractOp op) -> MaybeLinear {
        auto indices = readIndices(op.getIndices());
        if (!indices)
          return std::nullopt;
        return readIndexTensor(op.getTensor(), *indices);
      })
      .Case([&](arith::SelectOp op) { return readSelect(op); })
      .Case([&](scf::IfOp op) -> MaybeLinear {
        std::optional<bool> condition = readCondition(op.getCondition());
        if (!condition)
          return std::nullopt;
        return readIndex((*condition ? op.thenBlock() : op.elseBlock())
                             ->getTerminator()
                             ->getOperand(result.getResultNumber()));
      })
      .Case([&](arith::CmpIOp op) -> MaybeLinear {
        if (op.getLhs().getType().isInteger(1))
          return readFolded(result);
        return readComparison(op);
      })
      .Case([&](affine::AffineApplyOp op) {
        return readAll(op.getMap(), op.getMapOperands(), /*isMin=*/true);
      })
      .Case([&](affine::AffineMinOp op) {
        return readAll(op.getMap(), op.getOperands(), /*isMin=*/true);
      })
      .Case([&](affine::AffineMaxOp op) {
        return readAll(op.getMap(), op.getOperands(), /*isMin=*/false);
      })
      .Case<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::MinSIOp,
            arith::MaxSIOp>([&](Operation *op) -> MaybeLinear {
        if (!readOperands() || op->getResult(0).getType().isInteger(1))
          return readFolded(result);
        const Linear &a = operands[0], &b = operands[1];
        if (isa<arith::AddIOp>(op))
          return explorer.add(a, b);
        if (isa<arith::SubIOp>(op))
          return explorer.sub(a, b);
        if (isa<arith::MinSIOp>(op))
          return explorer.min(a, b);
        if (isa<arith::MaxSIOp>(op))
          return explorer.max(a, b);
        if (a.isConstant() || b.isConstant())
          return explorer.mul(a, b);
        return readFolded(result);
      })
      .Case<arith::IndexCastOp, arith::ExtSIOp, arith::TruncIOp,
            arith::IndexCastUIOp, arith::ExtUIOp>(
          [&](Operation *op) -> MaybeLinear {
            bool isUnsigned = isa<arith::IndexCastUIOp, arith::ExtUIOp>(op);
            if (!readOperands() || result.getType().isInteger(1) ||
                op->getOperand(0).getType().isInteger(1) ||
                (isUnsigned && !explorer.isTrue(operands[0])))
              return readFolded(result);
            return operands[0];
          })
      .Case([&](math::AbsIOp op) -> MaybeLinear {
        if (!readOperands())
          return std::nullopt;
        const Linear &a = operands[0];
        return explorer.isNonNegative(a) ? a : explorer.mul(a, -1);
      })
      .Case<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp,
            arith::FloorDivSIOp, arith::CeilDivSIOp>(
          [&](Operation *op) { return readDivision(op); })
      .Default([&](Operation *) { return readFolded(result); });
}

std::optional<Linear> Provenance::readSelect(arith::SelectOp op) {
  // (n == 1 ? 0 : i) is i where i < n: it needs no cases.
  auto comparison = op.getCondition().getDefiningOp<arith::CmpIOp>();
  if (comparison && comparison.getPredicate() == arith::CmpIPredicate::eq &&
      op.getFalseValue().getDefiningOp<linalg::IndexOp>()) {
    MaybeLinear x = readIndex(comparison.getLhs());
    MaybeLinear y = readIndex(comparison.getRhs());
    MaybeLinear equal = readIndex(op.getTrueValue());
    MaybeLinear other = readIndex(op.getFalseValue());
    if (x && y && equal && other &&
        explorer.areEqualWhere(*x, *y, *equal, *other))
      return other;
  }
  std::optional<bool> condition = readCondition(op.getCondition());
  if (!condition)
    return std::nullopt;
  return readIndex(*condition ? op.getTrueValue() : op.getFalseValue());
}

std::optional<Linear> Provenance::readDivision(Operation *op) {
  MaybeLinear a = readIndex(op->getOperand(0));
  MaybeLinear b = readIndex(op->getOperand(1));
  if (!a || !b || !b->isConstant() || b->constant <= 0 ||
      op->getOperand(0).getType().isInteger(1))
    return readFolded(op->getResult(0));
  int64_t divisor = b->constant;
  if (isa<arith::FloorDivSIOp>(op))
    return explorer.floorDiv(*a, divisor);
  if (isa<arith::CeilDivSIOp>(op))
    return explorer.floorDiv(explorer.add(*a, divisor - 1), divisor);
  bool isUnsigned = isa<arith::DivUIOp, arith::RemUIOp>(op);
  if (isUnsigned && !explorer.isTrue(*a))
    return readFolded(op->getResult(0));
  MaybeLinear quotient = divideToZero(*a, *b);
  if (!quotient || isa<arith::DivSIOp, arith::DivUIOp>(op))
    return quotient;
  return explorer.sub(*a, explorer.mul(*quotient, divisor));
}

std::optional<Linear> Provenance::divideToZero(const Linear &a,
                                               const Linear &b) {
  if (!b.isConstant() || b.constant <= 0)
    return std::nullopt;
  int64_t sign = explorer.isNonNegative(a) ? 1 : -1;
  MaybeLinear quotient = explorer.floorDiv(explorer.mul(a, sign), b.constant);
  return quotient ? MaybeLinear(explorer.mul(*quotient, sign)) : std::nullopt;
}

std::optional<Linear> Provenance::readComparison(arith::CmpIOp op) {
  MaybeLinear a = readIndex(op.getLhs()), b = readIndex(op.getRhs());
  if (!a || !b)
    return std::nullopt;
  auto isUnsignedLess = [&](const Linear &x, const Linear &y) {
    bool xIsLow = explorer.isNonNegative(x);
    bool yIsLow = explorer.isNonNegative(y);
    return xIsLow == yIsLow ? explorer.lessThan(x, y) : xIsLow;
  };
  switch (op.getPredicate()) {
  case arith::CmpIPredicate::slt:
    return explorer.lessThan(*a, *b);
  case arith::CmpIPredicate::sgt:
    return explorer.lessThan(*b, *a);
  case arith::CmpIPredicate::sle:
    return !explorer.lessThan(*b, *a);
  case arith::CmpIPredicate::sge:
    return !explorer.lessThan(*a, *b);
  case arith::CmpIPredicate::eq:
    return !explorer.lessThan(*a, *b) && !explorer.lessThan(*b, *a);
  case arith::CmpIPredicate::ne:
    return explorer.lessThan(*a, *b) || explorer.lessThan(*b, *a);
  case arith::CmpIPredicate::ult:
    return isUnsignedLess(*a, *b);
  case arith::CmpIPredicate::ugt:
    return isUnsignedLess(*b, *a);
  case arith::CmpIPredicate::ule:
    return !isUnsignedLess(*b, *a);
  case arith::CmpIPredicate::uge:
    return !isUnsignedLess(*a, *b);
  }
  llvm_unreachable("unknown predicate");
}

std::optional<Linear> Provenance::readAll(AffineMap map, ValueRange operands,
                                          bool isMin) {
  auto indices = readIndices(operands);
  if (!indices)
    return std::nullopt;
  MaybeLinear all;
  for (AffineExpr expr : map.getResults()) {
    MaybeLinear next = readExpr(expr, map.getNumDims(), *indices);
    if (!next)
      return std::nullopt;
    if (all)
      next = isMin ? explorer.min(*all, *next) : explorer.max(*all, *next);
    all = next;
  }
  return all;
}

std::optional<Linear> Provenance::readExpr(AffineExpr expr, unsigned numDims,
                                           Indices operands) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return operands[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return operands[numDims + symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  MaybeLinear a = readExpr(binary.getLHS(), numDims, operands);
  MaybeLinear b = readExpr(binary.getRHS(), numDims, operands);
  if (!a || !b)
    return std::nullopt;
  if (binary.getKind() == AffineExprKind::Add)
    return explorer.add(*a, *b);
  if (binary.getKind() == AffineExprKind::Mul) {
    if (a->isConstant() || b->isConstant())
      return explorer.mul(*a, *b);
    return std::nullopt;
  }
  if (!b->isConstant() || b->constant <= 0)
    return std::nullopt;
  bool isCeil = binary.getKind() == AffineExprKind::CeilDiv;
  MaybeLinear quotient = explorer.floorDiv(
      isCeil ? explorer.add(*a, b->constant - 1) : *a, b->constant);
  if (!quotient || binary.getKind() != AffineExprKind::Mod)
    return quotient;
  return explorer.sub(*a, explorer.mul(*quotient, *b));
}

std::optional<Linear> Provenance::readFolded(OpResult result) {
  // Operations of these dialects fold to a constant where all their operands
  // are constants, and are not changed by the attempt.
  Operation *op = result.getOwner();
  if (!isa_and_nonnull<arith::ArithDialect, affine::AffineDialect,
                       index::IndexDialect, math::MathDialect>(
          op->getDialect()) ||
      op->getNumRegions() != 0)
    return std::nullopt;
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    MaybeLinear index = readIndex(operand);
    if (!index)
      return std::nullopt;
    // One index of the root after the other.
    int64_t value = index->constant;
    for (auto [variable, factor] : llvm::enumerate(index->factors)) {
      if (factor == 0)
        continue;
      if (variable >= rank)
        return std::nullopt;
      value += factor * explorer.pin(variable);
    }
    operands.push_back(IntegerAttr::get(operand.getType(), value));
  }
  SmallVector<Attribute> results =
      foldToConstants(op, operands, [&](Value other) -> Attribute {
        for (auto [operand, attribute] :
             llvm::zip_equal(op->getOperands(), operands))
          if (operand == other)
            return attribute;
        return {};
      });
  if (results.empty())
    return std::nullopt;
  std::optional<int64_t> constant =
      getInteger(results[result.getResultNumber()]);
  return constant ? MaybeLinear(*constant) : std::nullopt;
}
