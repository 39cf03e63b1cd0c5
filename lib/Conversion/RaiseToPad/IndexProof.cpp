//===- IndexProof.cpp - Proving index maps equal --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexProof.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IntegerSet.h"
#include "pad/IR/Extension.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::pad;

/// A map of more pieces than this is not looked at, nor one with constants
/// beyond these, so that nothing overflows.
static constexpr size_t maxPieces = 32;
static constexpr int64_t maxConstant = int64_t(1) << 40;
static constexpr int64_t maxFactor = int64_t(1) << 8;

namespace {

/// Affine expressions that must not be negative.
using Constraints = SmallVector<AffineExpr>;

/// `value` where the constraints hold.
template <typename T>
struct Piece {
  Constraints constraints;
  T value;
};

/// A value by pieces that cover all cases. None, if it is not known.
template <typename T>
using Pieces = SmallVector<Piece<T>>;

/// Arithmetic on indices by pieces, for Extension.
class PieceArith {
public:
  using Index = Pieces<AffineExpr>;
  using Condition = Pieces<bool>;

  explicit PieceArith(MLIRContext *context) : context(context) {}

  Index constant(int64_t c) {
    return {{{}, getAffineConstantExpr(c, context)}};
  }

  /// A variable of its own for each key.
  Index variable(Value key) {
    auto [it, isNew] = variables.try_emplace(key, variables.size());
    return {{{}, getAffineDimExpr(it->second, context)}};
  }

  Index add(const Index &a, const Index &b) {
    return combine(a, b, [](AffineExpr x, AffineExpr y) { return x + y; });
  }
  Index sub(const Index &a, const Index &b) {
    return combine(a, b, [](AffineExpr x, AffineExpr y) { return x - y; });
  }
  Index mul(const Index &a, const Index &b) {
    return combine(a, b, [](AffineExpr x, AffineExpr y) {
      auto isFactor = [](AffineExpr e) {
        auto constant = dyn_cast<AffineConstantExpr>(e);
        return constant && std::abs(constant.getValue()) <= maxFactor;
      };
      return isFactor(x) || isFactor(y) ? x * y : AffineExpr();
    });
  }
  Index min(const Index &a, const Index &b) {
    return select(lessThan(a, b), a, b);
  }
  Index max(const Index &a, const Index &b) {
    return select(lessThan(a, b), b, a);
  }
  /// Not affine.
  Index floorMod(const Index &, const Index &) { return {}; }

  Condition lessThan(const Index &a, const Index &b) {
    return compare(a, b, /*yes=*/[](AffineExpr x, AffineExpr y) {
      return Constraints{y - x - 1};
    });
  }
  Condition equal(const Index &a, const Index &b) {
    Condition less = lessThan(a, b), more = lessThan(b, a);
    // Equal is neither less nor more.
    Condition result;
    for (const Piece<bool> &x : less)
      for (const Piece<bool> &y : more)
        addPiece(result, x.constraints, y.constraints, !x.value && !y.value);
    return result;
  }
  Condition negation(Condition condition) {
    for (Piece<bool> &piece : condition)
      piece.value = !piece.value;
    return condition;
  }

  Index select(const Condition &condition, const Index &a, const Index &b) {
    Index result;
    for (const Piece<bool> &choice : condition) {
      const Index &chosen = choice.value ? a : b;
      if (chosen.empty())
        return {};
      for (const Piece<AffineExpr> &piece : chosen)
        addPiece(result, choice.constraints, piece.constraints, piece.value);
    }
    return limit(std::move(result));
  }

  /// Whether no integers satisfy all constraints.
  bool isImpossible(ArrayRef<AffineExpr> constraints) {
    if (constraints.empty())
      return false;
    SmallVector<bool> areEqualities(constraints.size(), false);
    return FlatLinearValueConstraints(
               IntegerSet::get(variables.size(), /*symbolCount=*/0, constraints,
                               areEqualities))
        .isIntegerEmpty();
  }

private:
  /// Adds a piece, unless it is never the case.
  template <typename T>
  void addPiece(Pieces<T> &pieces, const Constraints &a, const Constraints &b,
                T value) {
    Constraints both = a;
    llvm::append_range(both, b);
    if (!isImpossible(both))
      pieces.push_back({std::move(both), std::move(value)});
  }

  template <typename T>
  Pieces<T> limit(Pieces<T> pieces) {
    if (pieces.size() > maxPieces)
      return {};
    return pieces;
  }

  /// Whether nothing that is computed from a few of these overflows.
  bool isSmall(AffineExpr value) {
    SmallVector<int64_t> row;
    if (failed(getFlattenedAffineExpr(value, variables.size(),
                                      /*numSymbols=*/0, &row)))
      return false;
    return std::abs(row.pop_back_val()) <= maxConstant &&
           llvm::all_of(row,
                        [](int64_t c) { return std::abs(c) <= maxFactor; });
  }

  /// Null stands for a result that is not affine.
  Index
  combine(const Index &a, const Index &b,
          llvm::function_ref<AffineExpr(AffineExpr, AffineExpr)> function) {
    Index result;
    for (const Piece<AffineExpr> &x : a)
      for (const Piece<AffineExpr> &y : b) {
        AffineExpr value = function(x.value, y.value);
        if (!value || !isSmall(value))
          return {};
        addPiece(result, x.constraints, y.constraints,
                 simplifyAffineExpr(value, variables.size(), /*numSymbols=*/0));
      }
    return limit(std::move(result));
  }

  Condition
  compare(const Index &a, const Index &b,
          llvm::function_ref<Constraints(AffineExpr, AffineExpr)> yes) {
    Condition result;
    for (const Piece<AffineExpr> &x : a)
      for (const Piece<AffineExpr> &y : b) {
        Constraints both = x.constraints;
        llvm::append_range(both, y.constraints);
        addPiece(result, both, yes(x.value, y.value), true);
        addPiece(result, both, {x.value - y.value}, false);
      }
    return limit(std::move(result));
  }

  MLIRContext *context;
  DenseMap<Value, unsigned> variables;
};

/// Reads the index map of one axis from the body of a `tensor.pad`.
class MapReader {
public:
  MapReader(PieceArith &arith, const ReadAxis &axis)
      : arith(arith), axis(axis) {}

  PieceArith::Index read(OpFoldResult value) {
    if (std::optional<int64_t> constant = getConstantIntValue(value)) {
      if (std::abs(*constant) > maxConstant)
        return {};
      return arith.constant(*constant);
    }
    return readValue(cast<Value>(value));
  }

  PieceArith::Index readExtent() {
    int64_t extent =
        cast<RankedTensorType>(axis.source.getType()).getDimSize(axis.axis);
    if (ShapedType::isDynamic(extent))
      return arith.variable(axis.source);
    if (extent > maxConstant)
      return {};
    return arith.constant(extent);
  }

private:
  PieceArith::Index readValue(Value value) {
    // However the amounts are computed, they are what the axis is padded by.
    if (isAmount(value, axis.low) || isAmount(value, axis.high))
      return arith.variable(value);
    Operation *op = value.getDefiningOp();
    if (!op)
      return arith.variable(value);
    return llvm::TypeSwitch<Operation *, PieceArith::Index>(op)
        .Case([&](arith::AddIOp op) {
          return arith.add(read(OpFoldResult(op.getLhs())),
                           read(OpFoldResult(op.getRhs())));
        })
        .Case([&](arith::SubIOp op) {
          return arith.sub(read(OpFoldResult(op.getLhs())),
                           read(OpFoldResult(op.getRhs())));
        })
        .Case([&](arith::MulIOp op) {
          return arith.mul(read(OpFoldResult(op.getLhs())),
                           read(OpFoldResult(op.getRhs())));
        })
        .Case([&](arith::MinSIOp op) {
          return arith.min(read(OpFoldResult(op.getLhs())),
                           read(OpFoldResult(op.getRhs())));
        })
        .Case([&](arith::MaxSIOp op) {
          return arith.max(read(OpFoldResult(op.getLhs())),
                           read(OpFoldResult(op.getRhs())));
        })
        .Case([&](arith::SelectOp op) {
          return arith.select(readCondition(op.getCondition()),
                              read(OpFoldResult(op.getTrueValue())),
                              read(OpFoldResult(op.getFalseValue())));
        })
        .Case([&](affine::AffineApplyOp op) {
          return readExpr(op.getMap(), 0, op.getMapOperands());
        })
        .Case([&](affine::AffineMinOp op) {
          return readAll(op.getMap(), op.getOperands(),
                         [&](auto &a, auto &b) { return arith.min(a, b); });
        })
        .Case([&](affine::AffineMaxOp op) {
          return readAll(op.getMap(), op.getOperands(),
                         [&](auto &a, auto &b) { return arith.max(a, b); });
        })
        .Case([&](tensor::DimOp op) {
          if (op.getSource() == axis.source &&
              op.getConstantIndex() == axis.axis)
            return readExtent();
          return arith.variable(op.getResult());
        })
        .Default([&](Operation *op) -> PieceArith::Index {
          // What is computed in front of the pad has one value.
          if (op->getParentRegion()->isProperAncestor(
                  cast<BlockArgument>(axis.argument).getOwner()->getParent()))
            return arith.variable(value);
          return {};
        });
  }

  static bool isAmount(Value value, OpFoldResult amount) {
    return value == dyn_cast<Value>(amount) && !getConstantIntValue(amount);
  }

  PieceArith::Condition readCondition(Value value) {
    auto cmp = value.getDefiningOp<arith::CmpIOp>();
    if (!cmp || !cmp.getLhs().getType().isIndex())
      return {};
    PieceArith::Index a = read(OpFoldResult(cmp.getLhs()));
    PieceArith::Index b = read(OpFoldResult(cmp.getRhs()));
    switch (cmp.getPredicate()) {
    case arith::CmpIPredicate::slt:
      return arith.lessThan(a, b);
    case arith::CmpIPredicate::sgt:
      return arith.lessThan(b, a);
    case arith::CmpIPredicate::sle:
      return arith.negation(arith.lessThan(b, a));
    case arith::CmpIPredicate::sge:
      return arith.negation(arith.lessThan(a, b));
    case arith::CmpIPredicate::eq:
      return arith.equal(a, b);
    case arith::CmpIPredicate::ne:
      return arith.negation(arith.equal(a, b));
    case arith::CmpIPredicate::ult:
    case arith::CmpIPredicate::ule:
    case arith::CmpIPredicate::ugt:
    case arith::CmpIPredicate::uge:
      return {};
    }
    llvm_unreachable("unknown predicate");
  }

  /// Result `number` of `map`.
  PieceArith::Index readExpr(AffineMap map, unsigned number,
                             ValueRange operands) {
    return readExpr(map.getResult(number), map.getNumDims(), operands);
  }

  PieceArith::Index readExpr(AffineExpr expr, unsigned numDims,
                             ValueRange operands) {
    if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
      if (std::abs(constant.getValue()) > maxConstant)
        return {};
      return arith.constant(constant.getValue());
    }
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      return read(OpFoldResult(operands[dim.getPosition()]));
    if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
      return read(OpFoldResult(operands[numDims + symbol.getPosition()]));
    auto binary = cast<AffineBinaryOpExpr>(expr);
    PieceArith::Index a = readExpr(binary.getLHS(), numDims, operands);
    PieceArith::Index b = readExpr(binary.getRHS(), numDims, operands);
    if (binary.getKind() == AffineExprKind::Add)
      return arith.add(a, b);
    if (binary.getKind() == AffineExprKind::Mul)
      return arith.mul(a, b);
    return {};
  }

  /// The results of `map` put together.
  template <typename Function>
  PieceArith::Index readAll(AffineMap map, ValueRange operands,
                            Function function) {
    PieceArith::Index result = readExpr(map, 0, operands);
    for (unsigned number : llvm::seq<unsigned>(1, map.getNumResults())) {
      PieceArith::Index next = readExpr(map, number, operands);
      result = function(result, next);
    }
    return result;
  }

  PieceArith &arith;
  const ReadAxis &axis;
};

} // namespace

/// All of `constraints`.
static Constraints
join(std::initializer_list<ArrayRef<AffineExpr>> constraints) {
  Constraints all;
  for (ArrayRef<AffineExpr> some : constraints)
    llvm::append_range(all, some);
  return all;
}

ModeSet mlir::pad::proveModes(const ReadAxis &read) {
  ModeSet proved;
  PieceArith arith(read.index.getContext());
  MapReader reader(arith, read);
  PieceArith::Index n = reader.readExtent();
  PieceArith::Index o = reader.read(read.argument);
  PieceArith::Index low = reader.read(read.low);
  PieceArith::Index high = reader.read(read.high);
  PieceArith::Index actual = reader.read(read.index);
  PieceArith::Index i = arith.sub(o, low);
  PieceArith::Index end = arith.add(n, high);
  if (n.size() != 1 || i.size() != 1 || end.size() != 1 || actual.empty())
    return proved;
  AffineExpr extent = n.front().value, offset = i.front().value;

  // Where the body is run; an axis that it is run for is not empty, or what it
  // reads is out of bounds.
  Constraints run = {o.front().value, end.front().value - offset - 1,
                     extent - 1};
  SmallVector<Constraints> cases = {run};
  if (!read.insideMatters)
    cases = {join({run, {-offset - 1}}), join({run, {offset - extent}})};

  forEachIndexMode([&](PadMode mode) {
    Extension extension = Extension::get(mode);
    PieceArith::Index expected =
        extension.getSourceIndexWithinReach(arith, i, n);
    if (expected.empty())
      return;
    // Beyond its reach a mode is not affine, and is only this map if the map is
    // out of bounds there.
    Constraints within;
    SmallVector<Constraints> beyond;
    for (Extension::Side side :
         {Extension::Side::Before, Extension::Side::After}) {
      if (!extension.getNeighbour(side).reach)
        continue;
      PieceArith::Index reach = extension.getReach(arith, side, n);
      if (reach.size() != 1)
        return;
      // How far the position is from the source at this side, less 1.
      AffineExpr distance =
          side == Extension::Side::Before ? -offset - 1 : offset - extent;
      AffineExpr far = distance - reach.front().value;
      within.push_back(-far - 1);
      beyond.push_back({far});
    }
    for (const Constraints &some : cases)
      for (const Piece<AffineExpr> &is : actual) {
        for (const Constraints &far : beyond)
          if (!arith.isImpossible(join({some,
                                        far,
                                        is.constraints,
                                        {is.value, extent - 1 - is.value}})))
            return;
        for (const Piece<AffineExpr> &should : expected)
          for (AffineExpr difference :
               {is.value - should.value, should.value - is.value})
            if (!arith.isImpossible(join({some,
                                          within,
                                          is.constraints,
                                          should.constraints,
                                          {difference - 1}})))
              return;
      }
    proved.insert(mode);
  });
  return proved;
}
