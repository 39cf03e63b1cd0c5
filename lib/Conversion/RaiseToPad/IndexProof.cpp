//===- IndexProof.cpp - Index maps by proof -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexProof.h"
#include "mlir/Analysis/Presburger/IntegerRelation.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
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

/// A sum of multiples of variables, of which the first is 1.
class Affine {
public:
  Affine(int64_t constant = 0) : coefficients{constant} {}
  static Affine variable(unsigned number) {
    Affine result;
    result.coefficients.resize(number + 1);
    result.coefficients[number] = 1;
    return result;
  }

  Affine plus(const Affine &other, int64_t factor = 1) const {
    Affine result = *this;
    size_t size = std::max(coefficients.size(), other.coefficients.size());
    result.coefficients.resize(size);
    for (auto [number, coefficient] : llvm::enumerate(other.coefficients))
      result.coefficients[number] += factor * coefficient;
    return result;
  }
  Affine minus(const Affine &other) const { return plus(other, -1); }

  std::optional<int64_t> getConstant() const {
    if (llvm::any_of(llvm::drop_begin(coefficients),
                     [](int64_t c) { return c != 0; }))
      return std::nullopt;
    return coefficients.front();
  }

  /// Whether nothing that is computed from a few of these overflows.
  bool isSmall() const {
    return llvm::all_of(llvm::enumerate(coefficients), [](auto c) {
      return std::abs(c.value()) <= (c.index() == 0 ? maxConstant : maxFactor);
    });
  }

  /// The coefficients of `count` variables and then the constant.
  SmallVector<int64_t> getRow(unsigned count) const {
    SmallVector<int64_t> row = llvm::to_vector(llvm::drop_begin(coefficients));
    row.resize(count);
    row.push_back(coefficients.front());
    return row;
  }

private:
  SmallVector<int64_t> coefficients;
};

/// What must not be negative.
using Constraints = SmallVector<Affine>;

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
  using Index = Pieces<Affine>;
  using Condition = Pieces<bool>;

  Index constant(int64_t c) { return affine(Affine(c)); }
  Index affine(const Affine &value) { return {{{}, value}}; }

  /// A variable of its own for each key.
  Index variable(Value key) {
    auto [it, isNew] = variables.try_emplace(key, variables.size() + 1);
    return affine(Affine::variable(it->second));
  }

  Index add(const Index &a, const Index &b) {
    return combine(a, b, [](const Affine &x, const Affine &y) {
      return std::optional<Affine>(x.plus(y));
    });
  }
  Index sub(const Index &a, const Index &b) {
    return combine(a, b, [](const Affine &x, const Affine &y) {
      return std::optional<Affine>(x.minus(y));
    });
  }
  Index mul(const Index &a, const Index &b) {
    return combine(a, b, [](const Affine &x, const Affine &y) {
      std::optional<Affine> product;
      auto isFactor = [](std::optional<int64_t> c) {
        return c && std::abs(*c) <= maxFactor;
      };
      if (std::optional<int64_t> c = y.getConstant(); isFactor(c))
        product = Affine().plus(x, *c);
      else if (std::optional<int64_t> c = x.getConstant(); isFactor(c))
        product = Affine().plus(y, *c);
      return product;
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
    return compare(a, b, /*yes=*/[](const Affine &x, const Affine &y) {
      return Constraints{y.minus(x).plus(Affine(-1))};
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
      for (const Piece<Affine> &piece : chosen)
        addPiece(result, choice.constraints, piece.constraints, piece.value);
    }
    return limit(std::move(result));
  }

  /// Whether no integers satisfy all constraints.
  bool isImpossible(ArrayRef<Affine> constraints) {
    presburger::IntegerPolyhedron set(
        presburger::PresburgerSpace::getSetSpace(variables.size()));
    for (const Affine &constraint : constraints)
      set.addInequality(constraint.getRow(variables.size()));
    return set.isIntegerEmpty();
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

  Index combine(
      const Index &a, const Index &b,
      llvm::function_ref<std::optional<Affine>(const Affine &, const Affine &)>
          function) {
    Index result;
    for (const Piece<Affine> &x : a)
      for (const Piece<Affine> &y : b) {
        std::optional<Affine> value = function(x.value, y.value);
        if (!value || !value->isSmall())
          return {};
        addPiece(result, x.constraints, y.constraints, *value);
      }
    return limit(std::move(result));
  }

  Condition
  compare(const Index &a, const Index &b,
          llvm::function_ref<Constraints(const Affine &, const Affine &)> yes) {
    Condition result;
    for (const Piece<Affine> &x : a)
      for (const Piece<Affine> &y : b) {
        Constraints both = x.constraints;
        llvm::append_range(both, y.constraints);
        addPiece(result, both, yes(x.value, y.value), true);
        addPiece(result, both, {x.value.minus(y.value)}, false);
      }
    return limit(std::move(result));
  }

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
static Constraints join(std::initializer_list<ArrayRef<Affine>> constraints) {
  Constraints all;
  for (ArrayRef<Affine> some : constraints)
    llvm::append_range(all, some);
  return all;
}

ModeSet mlir::pad::proveModes(const ReadAxis &read) {
  ModeSet proved;
  PieceArith arith;
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
  Affine extent = n.front().value, offset = i.front().value;
  auto atLeast = [](const Affine &a, const Affine &b) { return a.minus(b); };

  // Where the body is run; an axis that it is run for is not empty, or what it
  // reads is out of bounds.
  Constraints run = {atLeast(o.front().value, Affine(0)),
                     atLeast(end.front().value, offset.plus(Affine(1))),
                     atLeast(extent, Affine(1))};
  SmallVector<Constraints> cases = {run};
  if (!read.insideMatters)
    cases = {join({run, {atLeast(Affine(-1), offset)}}),
             join({run, {atLeast(offset, extent)}})};

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
      Affine distance = side == Extension::Side::Before
                            ? Affine(-1).minus(offset)
                            : offset.minus(extent);
      Affine far = distance.minus(reach.front().value);
      within.push_back(Affine(-1).minus(far));
      beyond.push_back({far});
    }
    for (const Constraints &some : cases)
      for (const Piece<Affine> &is : actual) {
        for (const Constraints &far : beyond)
          if (!arith.isImpossible(join(
                  {some,
                   far,
                   is.constraints,
                   {is.value, atLeast(extent.plus(Affine(-1)), is.value)}})))
            return;
        for (const Piece<Affine> &should : expected)
          for (const Affine &difference :
               {is.value.minus(should.value), should.value.minus(is.value)})
            if (!arith.isImpossible(join({some,
                                          within,
                                          is.constraints,
                                          should.constraints,
                                          {difference.plus(Affine(-1))}})))
              return;
      }
    proved.insert(mode);
  });
  return proved;
}
