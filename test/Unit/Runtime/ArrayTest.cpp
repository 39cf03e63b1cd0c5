//===- ArrayTest.cpp - Arrays, their comparison and their text ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Array.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "pad/IR/Pad.h"
#include "pad/Runtime/Compare.h"
#include "pad/Runtime/Print.h"
#include "gtest/gtest.h"
#include <cmath>
#include <limits>
#include <numeric>

using namespace mlir;
using namespace mlir::pad;

namespace {

class ArrayTest : public testing::Test {
protected:
  ArrayTest() : builder(&context) {}

  /// An array of `type` with these elements, whose storage is that of `T`.
  template <typename T>
  Array makeArray(Type type, ArrayRef<int64_t> shape, ArrayRef<T> elements) {
    Array array = llvm::cantFail(Array::create(type, shape));
    EXPECT_EQ(array.getSizeInBytes(), elements.size() * sizeof(T));
    llvm::copy(elements, reinterpret_cast<T *>(array.getData()));
    return array;
  }

  Array makeFloats(ArrayRef<float> elements) {
    return makeArray<float>(builder.getF32Type(), elements.size(), elements);
  }

  Array makeBytes(Type type, ArrayRef<uint8_t> elements) {
    return makeArray<uint8_t>(type, elements.size(), elements);
  }

  std::string print(const Array &array) {
    std::string text;
    llvm::raw_string_ostream os(text);
    printArray(array, os);
    return text;
  }

  std::string compare(const Array &actual, const Array &expected,
                      double tolerance = 0) {
    return llvm::toString(compareArrays(actual, expected, tolerance));
  }

  MLIRContext context;
  Builder builder;
};

//===----------------------------------------------------------------------===//
// Array
//===----------------------------------------------------------------------===//

TEST_F(ArrayTest, Storage) {
  auto expect = [](Type type, unsigned parts, unsigned bits, unsigned bytes) {
    std::optional<ElementStorage> storage = ElementStorage::get(type);
    ASSERT_TRUE(storage.has_value());
    EXPECT_EQ(storage->parts, parts);
    EXPECT_EQ(storage->bits, bits);
    EXPECT_EQ(storage->partBytes, bytes);
  };
  expect(builder.getI1Type(), 1, 1, 1);
  expect(builder.getIntegerType(2), 1, 2, 1);
  expect(builder.getIntegerType(4, false), 1, 4, 1);
  expect(builder.getIndexType(), 1, 64, 8);
  expect(builder.getBF16Type(), 1, 16, 2);
  expect(Float4E2M1FNType::get(&context), 1, 4, 1);
  expect(Float80Type::get(&context), 1, 80, 16);
  expect(ComplexType::get(builder.getF64Type()), 2, 64, 8);
  EXPECT_FALSE(ElementStorage::get(builder.getIntegerType(24)));
  EXPECT_FALSE(ElementStorage::get(ComplexType::get(builder.getI32Type())));
}

TEST_F(ArrayTest, CreateChecksSizes) {
  Type f64 = builder.getF64Type();
  for (llvm::SmallVector<int64_t> shape :
       {llvm::SmallVector<int64_t>{int64_t(1) << 61},
        {int64_t(1) << 32, int64_t(1) << 32},
        {-1},
        {std::numeric_limits<int64_t>::max(), 2}}) {
    llvm::Expected<Array> array = Array::create(f64, shape);
    ASSERT_FALSE(static_cast<bool>(array));
    EXPECT_TRUE(StringRef(llvm::toString(array.takeError()))
                    .starts_with("not enough memory for an array of type "));
  }
  llvm::Expected<Array> none = Array::create(builder.getNoneType(), {});
  ASSERT_FALSE(static_cast<bool>(none));
  EXPECT_EQ(llvm::toString(none.takeError()),
            "arrays of none are not supported");
  Array empty = llvm::cantFail(
      Array::create(f64, {std::numeric_limits<int64_t>::max(), 0, 4}));
  EXPECT_EQ(empty.getNumElements(), 0);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(
                llvm::cantFail(Array::create(f64, {3})).getData()) %
                64,
            0u);
}

//===----------------------------------------------------------------------===//
// Compare
//===----------------------------------------------------------------------===//

TEST_F(ArrayTest, CompareIsOfBits) {
  float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(compare(makeFloats({1, nan}), makeFloats({1, nan})), "");
  EXPECT_EQ(compare(makeFloats({1, 2, 3}), makeFloats({1, 4, 5})),
            "first difference at [1]: 2.0, expected 4.0");
  EXPECT_EQ(compare(makeFloats({-0.0f}), makeFloats({0.0f})),
            "first difference at [0]: -0.0, expected 0.0");
  EXPECT_EQ(compare(makeFloats({nan}), makeFloats({-nan})),
            "first difference at [0]: nan (0x7FC00000), expected nan "
            "(0xFFC00000)");
}

TEST_F(ArrayTest, CompareNamesTheIndex) {
  Type i32 = builder.getI32Type();
  EXPECT_EQ(compare(makeArray<int32_t>(i32, {2, 2}, {1, 2, 3, 4}),
                    makeArray<int32_t>(i32, {2, 2}, {1, 2, -3, 4})),
            "first difference at [1, 0]: 3, expected -3");
  EXPECT_EQ(compare(makeArray<int32_t>(i32, {}, {1}),
                    makeArray<int32_t>(i32, {}, {2})),
            "first difference at []: 1, expected 2");
}

TEST_F(ArrayTest, CompareChecksTypes) {
  Type i32 = builder.getI32Type();
  Array row = makeArray<int32_t>(i32, {1, 2}, {1, 2});
  EXPECT_EQ(compare(row, makeArray<int32_t>(i32, {2, 1}, {1, 2})),
            "type 1x2xi32, expected 2x1xi32");
  EXPECT_EQ(
      compare(row, makeArray<float>(builder.getF32Type(), {1, 2}, {1, 2})),
      "type 1x2xi32, expected 1x2xf32");
}

TEST_F(ArrayTest, CompareWithTolerance) {
  float nan = std::numeric_limits<float>::quiet_NaN();
  float inf = std::numeric_limits<float>::infinity();
  Array expected = makeFloats({0, 100, nan, inf, -0.0f});
  EXPECT_EQ(compare(makeFloats({0.0009f, 100.1f, -nan, inf, 0.0f}), expected,
                    /*tolerance=*/0.001),
            "");
  EXPECT_EQ(compare(makeFloats({0.0011f, 100, nan, inf, 0}), expected, 0.001),
            "first difference at [0]: 0.0011, expected 0.0");
  EXPECT_EQ(compare(makeFloats({0, 100.2f, nan, inf, 0}), expected, 0.001),
            "first difference at [1]: 100.2, expected 100.0");
  EXPECT_EQ(compare(makeFloats({0, 100, 1, inf, 0}), expected, 0.001),
            "first difference at [2]: 1.0, expected nan");
  EXPECT_EQ(compare(makeFloats({0, 100, nan, -inf, 0}), expected, 0.001),
            "first difference at [3]: -inf, expected inf");
  Type complex = ComplexType::get(builder.getF32Type());
  EXPECT_EQ(compare(makeArray<float>(complex, {1}, {1, 2}),
                    makeArray<float>(complex, {1}, {1, 2.5f}), 0.001),
            "first difference at [0]: 1.0+2.0j, expected 1.0+2.5j");
}

//===----------------------------------------------------------------------===//
// Print
//===----------------------------------------------------------------------===//

TEST_F(ArrayTest, PrintShapes) {
  Type i32 = builder.getI32Type();
  EXPECT_EQ(print(makeArray<int32_t>(i32, {}, {-7})), "-7\n");
  EXPECT_EQ(print(makeArray<int32_t>(i32, {3}, {1, -20, 3})),
            "[  1 -20   3]\n");
  EXPECT_EQ(print(makeArray<int32_t>(i32, {2, 2}, {1, 2, 3, 44})),
            "[[ 1  2]\n [ 3 44]]\n");
  EXPECT_EQ(print(makeArray<int32_t>(i32, {2, 1, 2}, {1, 2, 3, 4})),
            "[[[1 2]]\n\n [[3 4]]]\n");
  EXPECT_EQ(print(makeArray<int32_t>(i32, {0, 3}, {})), "[]\n");
}

TEST_F(ArrayTest, PrintSummarizesLargeArrays) {
  std::vector<int32_t> elements(2000);
  std::iota(elements.begin(), elements.end(), 0);
  Type i32 = builder.getI32Type();
  EXPECT_EQ(print(makeArray<int32_t>(i32, {2000}, elements)),
            "[   0    1    2 ... 1997 1998 1999]\n");
  EXPECT_EQ(print(makeArray<int32_t>(i32, {4, 500}, elements)),
            "[[   0    1    2 ...  497  498  499]\n"
            " [ 500  501  502 ...  997  998  999]\n"
            " [1000 1001 1002 ... 1497 1498 1499]\n"
            " [1500 1501 1502 ... 1997 1998 1999]]\n");
  EXPECT_EQ(print(makeArray<int32_t>(i32, {500, 4}, elements)),
            "[[   0    1    2    3]\n"
            " [   4    5    6    7]\n"
            " [   8    9   10   11]\n"
            " ...\n"
            " [1988 1989 1990 1991]\n"
            " [1992 1993 1994 1995]\n"
            " [1996 1997 1998 1999]]\n");
}

TEST_F(ArrayTest, PrintFloats) {
  float inf = std::numeric_limits<float>::infinity();
  EXPECT_EQ(print(makeFloats({0, -0.0f, 1.5f, -2})), "[ 0.0 -0.0  1.5 -2.0]\n");
  EXPECT_EQ(print(makeFloats({0.1f, 16777216, 1e20f, 1e-20f})),
            "[       0.1 16777216.0      1e+20      1e-20]\n");
  EXPECT_EQ(print(makeFloats({inf, -inf, std::nanf("")})),
            "[ inf -inf  nan]\n");
  EXPECT_EQ(
      print(makeArray<double>(builder.getF64Type(), {2}, {0.1, 1.0 / 3.0})),
      "[               0.1 0.3333333333333333]\n");
  EXPECT_EQ(
      print(makeArray<uint16_t>(builder.getF16Type(), {2}, {0x3c00, 0x2e66})),
      "[1.0 0.1]\n");
  EXPECT_EQ(
      print(makeArray<uint16_t>(builder.getBF16Type(), {2}, {0x3f80, 0x3dcd})),
      "[1.0 0.1]\n");
}

TEST_F(ArrayTest, PrintSmallTypes) {
  EXPECT_EQ(print(makeBytes(builder.getI1Type(), {0, 1})), "[false  true]\n");
  EXPECT_EQ(print(makeBytes(builder.getIntegerType(4), {7, 15})), "[ 7 -1]\n");
  EXPECT_EQ(print(makeBytes(builder.getIntegerType(4, false), {7, 15})),
            "[ 7 15]\n");
  EXPECT_EQ(print(makeBytes(builder.getIntegerType(2), {1, 2})), "[ 1 -2]\n");
  EXPECT_EQ(print(makeBytes(builder.getIntegerType(8, false), {255})),
            "[255]\n");
  // The numbers that ml_dtypes gives for these bytes.
  EXPECT_EQ(print(makeBytes(Float8E4M3FNType::get(&context),
                            {0x38, 0xc0, 0x7f, 0x01})),
            "[  1.0  -2.0   nan 0.002]\n");
  EXPECT_EQ(print(makeBytes(Float8E5M2Type::get(&context), {0x3c, 0xfc})),
            "[ 1.0 -inf]\n");
  EXPECT_EQ(print(makeBytes(Float8E4M3FNUZType::get(&context), {0x40, 0x80})),
            "[1.0 nan]\n");
  EXPECT_EQ(print(makeBytes(Float8E5M2FNUZType::get(&context), {0x40, 0xc4})),
            "[ 1.0 -2.0]\n");
  EXPECT_EQ(print(makeBytes(Float8E8M0FNUType::get(&context), {0x7f, 0x80})),
            "[1.0 2.0]\n");
  EXPECT_EQ(print(makeBytes(Float4E2M1FNType::get(&context), {0x2, 0xc, 0x1})),
            "[ 1.0 -2.0  0.5]\n");
  EXPECT_EQ(print(makeArray<float>(ComplexType::get(builder.getF32Type()), {2},
                                   {1, -2, 0.5f, 0})),
            "[1.0-2.0j 0.5+0.0j]\n");
}

TEST_F(ArrayTest, StringsAreReferences) {
  context.loadDialect<PadDialect>();
  Type type = StringType::get(&context);
  Array array = llvm::cantFail(Array::create(type, {2, 2}));
  EXPECT_TRUE(array.holdsStrings());
  EXPECT_FALSE(makeFloats({1}).holdsStrings());
  EXPECT_EQ(array.getSizeInBytes(), 4 * sizeof(char *));
  for (int64_t i : llvm::seq(4))
    EXPECT_EQ(array.getString(i), "");
  EXPECT_EQ(print(array), "[[\"\" \"\"]\n [\"\" \"\"]]\n");

  std::string text = "text";
  array.setString(1, text);
  array.setString(2, "a longer one");
  array.setString(2, "");
  text = "another";
  EXPECT_EQ(array.getString(1), "text");
  EXPECT_EQ(array.getString(2), "");
  const char *null;
  std::memcpy(&null, array.getElement(2), sizeof(null));
  EXPECT_EQ(null, nullptr);
}

TEST_F(ArrayTest, StringsOfOthersAreCopied) {
  context.loadDialect<PadDialect>();
  char owned[] = "owned";
  const char *references[] = {owned, nullptr, owned, ""};
  Array array = llvm::cantFail(Array::create(StringType::get(&context), {4}));
  std::memcpy(array.getData(), references, sizeof(references));
  Array expected =
      llvm::cantFail(Array::create(StringType::get(&context), {4}));
  expected.setString(0, "owned");
  expected.setString(2, "owned");
  EXPECT_EQ(compare(array, expected), "");

  array.copyStrings();
  array.copyStrings();
  owned[0] = 'd';
  EXPECT_EQ(compare(array, expected), "");
  expected.setString(3, "x");
  EXPECT_EQ(compare(array, expected),
            "first difference at [3]: \"\", expected \"x\"");
}

TEST_F(ArrayTest, PrintStrings) {
  context.loadDialect<PadDialect>();
  Array array =
      llvm::cantFail(Array::create(StringType::get(&context), {2, 2}));
  array.setString(0, "a\"b\\");
  array.setString(1, "\t\x7f");
  array.setString(2, "\xc3\xa9");
  EXPECT_EQ(print(array), "[[\"a\\\"b\\\\\" \"\\09\\7F\"]\n"
                          " [\"\xc3\xa9\" \"\"]]\n");
}

TEST_F(ArrayTest, PrintEveryByteOfEveryFloat) {
  for (Type type : {Type(Float8E4M3FNType::get(&context)),
                    Type(Float8E5M2Type::get(&context)),
                    Type(Float8E4M3FNUZType::get(&context)),
                    Type(Float8E5M2FNUZType::get(&context)),
                    Type(Float8E8M0FNUType::get(&context)),
                    Type(Float8E4M3Type::get(&context)),
                    Type(Float8E3M4Type::get(&context)),
                    Type(Float8E4M3B11FNUZType::get(&context))})
    for (unsigned bits = 0; bits != 256; ++bits) {
      Array array = makeBytes(type, {static_cast<uint8_t>(bits)});
      std::string text = formatElement(array, 0);
      llvm::APFloat value = getFloat(type, llvm::APInt(8, bits));
      if (!value.isFinite()) {
        EXPECT_EQ(text, value.isNaN()        ? "nan"
                        : value.isNegative() ? "-inf"
                                             : "inf");
        continue;
      }
      llvm::APFloat back(value.getSemantics());
      llvm::cantFail(
          back.convertFromString(text, llvm::APFloat::rmNearestTiesToEven));
      EXPECT_TRUE(back.bitwiseIsEqual(value)) << text;
    }
}

} // namespace
