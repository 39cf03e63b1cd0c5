//===- PadOpsTest.cpp - Pads built from C++ -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The builders, the inference of types and the reification of shapes, as a C++
// user calls them.
//
//===----------------------------------------------------------------------===//

#include "IRTest.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

class PadOpsTest : public IRTest {};

/// The one message that `action` emits, or nothing.
template <typename Action>
std::string getMessage(MLIRContext &context, Action action) {
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message += diagnostic.str();
    return success();
  });
  action();
  return message;
}

} // namespace

TEST_F(PadOpsTest, BuilderInfersTheType) {
  Value source = createTensor({3, 2});
  auto pad = PadOp::create(builder, loc, PadMode::Reflect, source,
                           getAmounts({1, 0}), getAmounts({2, -1}));
  EXPECT_EQ(pad.getResultType(), getTensorType({6, 1}));
  EXPECT_FALSE(pad.getAxes().has_value());
  EXPECT_FALSE(pad.getValue());
  EXPECT_TRUE(succeeded(verify(pad)));
}

TEST_F(PadOpsTest, OnlyIntegersHaveARange) {
  auto getWidth = [&](Type element) {
    auto pad = PadOp::create(
        builder, loc, PadMode::Constant,
        createValue(RankedTensorType::get({3}, element)), getAmounts({1}),
        getAmounts({2}));
    std::optional<unsigned> width;
    pad.inferResultRanges(
        ConstantIntRanges::constant(APInt(16, 7)),
        [&](Value, const ConstantIntRanges &range) {
          width = range.umax().getBitWidth();
        });
    return width;
  };
  EXPECT_EQ(getWidth(builder.getI16Type()), 16u);
  EXPECT_EQ(getWidth(builder.getF32Type()), std::nullopt);
  EXPECT_EQ(getWidth(StringType::get(&context)), std::nullopt);
  EXPECT_EQ(getWidth(ComplexType::get(builder.getF32Type())), std::nullopt);
}

TEST_F(PadOpsTest, BuilderTakesDynamicAmounts) {
  Value source = createTensor({3, ShapedType::kDynamic});
  Value amount = createIndex();
  auto pad = PadOp::create(builder, loc, PadMode::Constant, source,
                           {amount, builder.getIndexAttr(1)},
                           {builder.getIndexAttr(2), builder.getIndexAttr(3)},
                           createElement());
  EXPECT_EQ(pad.getResultType(),
            getTensorType({ShapedType::kDynamic, ShapedType::kDynamic}));
  ASSERT_EQ(pad.getLow().size(), 1u);
  EXPECT_EQ(pad.getLow()[0], amount);
  EXPECT_EQ(pad.getStaticLow(), (ArrayRef<int64_t>{ShapedType::kDynamic, 1}));
  EXPECT_TRUE(pad.getValue());
  EXPECT_TRUE(succeeded(verify(pad)));
}

TEST_F(PadOpsTest, BuilderTakesAxes) {
  Value source = createTensor({3, 2, 5});
  auto pad =
      PadOp::create(builder, loc, PadMode::Wrap, source, getAmounts({4, 1}),
                    getAmounts({0, 1}), /*value=*/Value(), {-1, 0});
  EXPECT_EQ(pad.getResultType(), getTensorType({5, 2, 9}));
  EXPECT_EQ(pad.getPaddedAxes(), (SmallVector<int64_t>{2, 0}));
  SmallVector<OpFoldResult> low = pad.getLowPerAxis();
  EXPECT_EQ(getConstantIntValues(low), (SmallVector<int64_t>{1, 0, 4}));
  EXPECT_TRUE(succeeded(verify(pad)));
}

TEST_F(PadOpsTest, BuilderKeepsTheEncoding) {
  Attribute encoding = builder.getStringAttr("encoding");
  auto type = RankedTensorType::get({3}, builder.getF32Type(), encoding);
  auto pad = PadOp::create(builder, loc, PadMode::Edge, createValue(type),
                           getAmounts({1}), getAmounts({1}));
  EXPECT_EQ(pad.getResultType().getEncoding(), encoding);
}

TEST_F(PadOpsTest, DestinationsHaveTheResultThatTheirFormHas) {
  Value source = createTensor({3}), init = createTensor({5});
  auto onTensors = PadIntoOp::create(
      builder, loc, PadMode::Edge, source, init, getAmounts({1}),
      getAmounts({1}), /*value=*/Value(), /*axes=*/DenseI64ArrayAttr());
  EXPECT_EQ(onTensors.getResult().getType(), init.getType());

  Type f32 = builder.getF32Type();
  auto onBuffers = PadIntoOp::create(
      builder, loc, PadMode::Edge, createValue(MemRefType::get({3}, f32)),
      createValue(MemRefType::get({5}, f32)), getAmounts({1}), getAmounts({1}),
      /*value=*/Value(), /*axes=*/DenseI64ArrayAttr());
  EXPECT_FALSE(onBuffers.getResult());
}

TEST_F(PadOpsTest, InferPaddedShape) {
  constexpr int64_t dynamic = ShapedType::kDynamic;
  auto infer = [&](ArrayRef<int64_t> source, ArrayRef<int64_t> low,
                   ArrayRef<int64_t> high,
                   std::optional<ArrayRef<int64_t>> axes = std::nullopt) {
    return inferPaddedShape([&] { return emitError(loc); }, source, low, high,
                            axes);
  };
  using Shape = SmallVector<int64_t>;
  EXPECT_EQ(*infer({}, {}, {}), Shape());
  EXPECT_EQ(*infer({3, dynamic}, {1, 1}, {dynamic, 1}),
            (Shape{dynamic, dynamic}));
  int64_t last[] = {-1};
  EXPECT_EQ(*infer({3, 4}, {-4}, {0}, last), (Shape{3, 0}));

  EXPECT_EQ(getMessage(context,
                       [&] {
                         (void)infer({3}, {1, 2}, {0});
                       }),
            "'low' has 2 amounts, expected 1, one for each axis of the source");
  EXPECT_EQ(getMessage(context, [&] { (void)infer({3}, {-4}, {0}); }),
            "axis 0: result extent 3 - low 4 + high 0 = -1 is negative");
  int64_t repeated[] = {0, -1};
  EXPECT_EQ(
      getMessage(context,
                 [&] {
                   (void)infer({3}, {1, 1}, {0, 0}, repeated);
                 }),
      "axis 0 is repeated in 'axes', as 0 at position 0 and as -1 at position "
      "1");
}

TEST_F(PadOpsTest, VerifyPaddedShape) {
  auto isValid = [&](PadMode mode, ArrayRef<int64_t> source,
                     ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                     ArrayRef<int64_t> result) {
    // A rewrite that asks says nothing.
    return succeeded(verifyPaddedShape(
        [&] { return getSilentDiagnostic(&context); }, mode, source, low, high,
        /*axes=*/std::nullopt, result));
  };
  EXPECT_TRUE(isValid(PadMode::Edge, {3}, {1}, {1}, {5}));
  EXPECT_TRUE(isValid(PadMode::Edge, {3}, {1}, {1}, {ShapedType::kDynamic}));
  EXPECT_FALSE(isValid(PadMode::Edge, {3}, {1}, {1}, {6}));
  EXPECT_TRUE(isValid(PadMode::Constant, {0}, {1}, {1}, {2}));
  EXPECT_FALSE(isValid(PadMode::Edge, {0}, {1}, {1}, {2}));
  EXPECT_TRUE(isValid(PadMode::Edge, {0, 3}, {1, 0}, {1, -3}, {2, 0}));
}

TEST_F(PadOpsTest, InferReturnTypesOfAnotherRank) {
  Value source = createTensor({3, 2});
  auto pad = PadOp::create(builder, loc, PadMode::Edge, source,
                           getAmounts({1, 1}), getAmounts({1, 1}));
  SmallVector<Type> types;
  EXPECT_TRUE(succeeded(PadOp::inferReturnTypes(
      &context, loc, pad->getOperands(), pad->getAttrDictionary(),
      pad->getPropertiesStorage(), /*regions=*/{}, types)));
  ASSERT_EQ(types.size(), 1u);
  EXPECT_EQ(types[0], pad.getResultType());

  auto isCompatible = [&](ArrayRef<int64_t> shape) {
    return PadOp::isCompatibleReturnTypes(pad.getResultType(),
                                          getTensorType(shape));
  };
  EXPECT_TRUE(isCompatible({5, 4}));
  EXPECT_TRUE(isCompatible({5, ShapedType::kDynamic}));
  EXPECT_FALSE(isCompatible({5, 5}));
  EXPECT_FALSE(isCompatible({5}));
}

/// Static extents are attributes; dynamic ones values, also where a constant
/// is known, for otherwise an op that is built with them has another type.
TEST_F(PadOpsTest, ReifiedShapes) {
  Value source = createTensor({3, ShapedType::kDynamic, 4});
  Value amount = createIndexConstant(2);
  auto pad =
      PadOp::create(builder, loc, PadMode::Constant, source,
                    {builder.getIndexAttr(1), builder.getIndexAttr(-5), amount},
                    {builder.getIndexAttr(1), builder.getIndexAttr(5),
                     builder.getIndexAttr(0)});
  ReifiedRankedShapedTypeDims shape;
  ASSERT_TRUE(succeeded(pad.reifyResultShapes(builder, shape)));
  ASSERT_EQ(shape.size(), 1u);
  ASSERT_EQ(shape[0].size(), 3u);
  EXPECT_TRUE(isa<Attribute>(shape[0][0]));
  EXPECT_EQ(getConstantIntValue(shape[0][0]), 5);
  EXPECT_TRUE(isa<Value>(shape[0][1]));
  EXPECT_TRUE(isa<Value>(shape[0][2]));
  EXPECT_EQ(getConstantIntValue(shape[0][2]), 6);
}
