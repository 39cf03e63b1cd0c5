//===- ValueBoundsOpInterfaceImplTest.cpp - Extents of pads ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What analyses of bounds know of the extents of pads, and what they must not.
//
//===----------------------------------------------------------------------===//

#include "IRTest.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

using Bounds = ValueBoundsConstraintSet;
using Variable = Bounds::Variable;

class ValueBoundsTest : public IRTest {
protected:
  /// A pad of one dynamic axis.
  Value pad(Value source, OpFoldResult low, OpFoldResult high) {
    return PadOp::create(builder, loc, PadMode::Constant, source, {low},
                         {high});
  }
  OpFoldResult amount(int64_t value) { return builder.getIndexAttr(value); }

  /// The extent of `padded` minus that of `source`, if it is always the same.
  FailureOr<int64_t> getChange(Value padded, Value source) {
    AffineExpr a, b;
    bindDims(&context, a, b);
    return Bounds::computeConstantBound(
        presburger::BoundType::EQ,
        Variable(AffineMap::get(2, 0, a - b),
                 {Variable(padded, 0), Variable(source, 0)}));
  }

  /// Whether the extent of `padded` is certain to relate to that of `source`.
  bool holds(Value padded, Bounds::ComparisonOperator comparison,
             Value source) {
    return Bounds::compare(Variable(padded, 0), comparison,
                           Variable(source, 0));
  }
};

} // namespace

TEST_F(ValueBoundsTest, ExtentThatGrows) {
  Value source = createTensor({ShapedType::kDynamic});
  FailureOr<int64_t> change =
      getChange(pad(source, amount(1), amount(2)), source);
  ASSERT_TRUE(succeeded(change));
  EXPECT_EQ(*change, 3);

  change = getChange(pad(source, amount(5), amount(-5)), source);
  ASSERT_TRUE(succeeded(change));
  EXPECT_EQ(*change, 0);

  // Constants count as the numbers that they are.
  change = getChange(pad(source, createIndexConstant(4), amount(-1)), source);
  ASSERT_TRUE(succeeded(change));
  EXPECT_EQ(*change, 3);
}

TEST_F(ValueBoundsTest, ExtentOfAnAxisThatIsNotPadded) {
  Value source = createTensor({ShapedType::kDynamic, 4});
  Value padded = PadOp::create(builder, loc, PadMode::Edge, source,
                               getAmounts({1}), getAmounts({1}), Value(), {1});
  FailureOr<int64_t> change = getChange(padded, source);
  ASSERT_TRUE(succeeded(change));
  EXPECT_EQ(*change, 0);
}

/// max(n - 2, 0) is not n - 2, but lies between n - 2 and n.
TEST_F(ValueBoundsTest, ExtentThatMayBeClamped) {
  Value source = createTensor({ShapedType::kDynamic});
  Value padded = pad(source, amount(1), amount(-3));
  EXPECT_TRUE(failed(getChange(padded, source)));
  EXPECT_TRUE(holds(padded, Bounds::LE, source));
  EXPECT_FALSE(holds(padded, Bounds::LT, source));

  Value grown = pad(padded, amount(2), amount(0));
  EXPECT_TRUE(holds(grown, Bounds::GE, source));
  EXPECT_FALSE(holds(grown, Bounds::LE, source));
  EXPECT_FALSE(holds(grown, Bounds::EQ, source));
}

TEST_F(ValueBoundsTest, ExtentByAnUnknownAmount) {
  Value source = createTensor({ShapedType::kDynamic});
  Value low = createIndex();
  Value padded = pad(source, low, amount(1));
  // Of an amount of which nothing is known only the sum is a bound.
  EXPECT_FALSE(holds(padded, Bounds::GE, source));
  AffineExpr n, l;
  bindDims(&context, n, l);
  Variable sum(AffineMap::get(2, 0, n + l + 1),
               {Variable(source, 0), Variable(low)});
  EXPECT_TRUE(Bounds::compare(Variable(padded, 0), Bounds::GE, sum));
  EXPECT_FALSE(Bounds::compare(Variable(padded, 0), Bounds::EQ, sum));
  EXPECT_TRUE(Bounds::compare(Variable(padded, 0), Bounds::GE,
                              Variable(builder.getIndexAttr(0))));
}

TEST_F(ValueBoundsTest, ExtentOfADestination) {
  Value source = createTensor({ShapedType::kDynamic});
  Value init = createTensor({ShapedType::kDynamic});
  auto into = PadIntoOp::create(builder, loc, PadMode::Edge, source, init,
                                getAmounts({1}), getAmounts({1}),
                                /*value=*/Value(),
                                /*axes=*/DenseI64ArrayAttr());
  EXPECT_TRUE(holds(into.getResult(), Bounds::EQ, init));
  EXPECT_FALSE(holds(into.getResult(), Bounds::GE, source));
}

/// An adjoint takes the amounts away: negative ones make its result larger.
TEST_F(ValueBoundsTest, ExtentOfAnAdjoint) {
  Value source = createTensor({ShapedType::kDynamic});
  auto adjoint = [&](int64_t low, int64_t high) -> Value {
    return AdjointOp::create(builder, loc, source.getType(), PadMode::Wrap,
                             source, {amount(low)}, {amount(high)},
                             DenseI64ArrayAttr());
  };
  FailureOr<int64_t> change = getChange(adjoint(-1, -2), source);
  ASSERT_TRUE(succeeded(change));
  EXPECT_EQ(*change, 3);

  // max(m - 2, 0).
  Value smaller = adjoint(1, 1);
  EXPECT_TRUE(failed(getChange(smaller, source)));
  EXPECT_TRUE(holds(smaller, Bounds::LE, source));
  EXPECT_FALSE(holds(smaller, Bounds::LT, source));
}
