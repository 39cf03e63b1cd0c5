//===- NpyTest.cpp - Reading and writing .npy -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files of every element type there and back, headers as NumPy and ml_dtypes
// write them, and files that are damaged in every place.
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Npy.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir;
using namespace mlir::pad;

namespace {

/// A file of version 1.0 with this dictionary and data.
std::string makeFile(StringRef dict, StringRef data) {
  std::string file = "\x93NUMPY\x01";
  file += '\0';
  file += static_cast<char>(dict.size() & 0xff);
  file += static_cast<char>(dict.size() >> 8);
  return file + dict.str() + data.str();
}

/// A file with a header as NumPy writes it, but for the padding.
std::string makeFile(StringRef descr, StringRef shape, StringRef data,
                     bool fortranOrder = false) {
  return makeFile(("{'descr': '" + descr +
                   "', 'fortran_order': " + (fortranOrder ? "True" : "False") +
                   ", 'shape': " + shape + ", }\n")
                      .str(),
                  data);
}

class NpyTest : public testing::Test {
protected:
  NpyTest() : builder(&context) {}

  /// The error that reading `file` gives, empty if none.
  std::string readError(StringRef file, Type type) {
    llvm::Expected<Array> array = decodeNpy(file, type);
    return array ? "" : llvm::toString(array.takeError());
  }

  /// The bytes of the elements in `file`.
  std::string read(StringRef file, Type type) {
    llvm::Expected<Array> array = decodeNpy(file, type);
    if (!array) {
      ADD_FAILURE() << llvm::toString(array.takeError());
      return "";
    }
    return std::string(array->getData(), array->getSizeInBytes());
  }

  std::string write(const Array &array) {
    std::string file;
    llvm::raw_string_ostream os(file);
    llvm::cantFail(encodeNpy(array, os));
    return file;
  }

  Array makeArray(Type type, ArrayRef<int64_t> shape, unsigned seed) {
    Array array = llvm::cantFail(Array::create(type, shape));
    std::mt19937 random(seed);
    for (char &byte :
         llvm::MutableArrayRef<char>(array.getData(), array.getSizeInBytes()))
      byte = static_cast<char>(random());
    array.getStorage().clearSpareBits(array.getData(), array.getNumElements());
    return array;
  }

  /// Every type that the format has, and how its files call it.
  llvm::SmallVector<std::pair<Type, std::string>> getTypes() {
    return {{builder.getI1Type(), "|b1"},
            {builder.getIndexType(), "<i8"},
            {builder.getIntegerType(2), "<V1"},
            {builder.getIntegerType(2, false), "<V1"},
            {builder.getIntegerType(4), "<V1"},
            {builder.getIntegerType(4, false), "<V1"},
            {builder.getIntegerType(8), "|i1"},
            {builder.getIntegerType(8, true), "|i1"},
            {builder.getIntegerType(8, false), "|u1"},
            {builder.getIntegerType(16), "<i2"},
            {builder.getIntegerType(16, false), "<u2"},
            {builder.getIntegerType(32), "<i4"},
            {builder.getIntegerType(32, false), "<u4"},
            {builder.getIntegerType(64), "<i8"},
            {builder.getIntegerType(64, false), "<u8"},
            {builder.getF16Type(), "<f2"},
            {builder.getBF16Type(), "<V2"},
            {builder.getF32Type(), "<f4"},
            {builder.getF64Type(), "<f8"},
            {Float80Type::get(&context), "<f16"},
            {Float128Type::get(&context), "<V16"},
            {Float8E4M3FNType::get(&context), "<V1"},
            {Float8E4M3FNUZType::get(&context), "<V1"},
            {Float8E5M2Type::get(&context), "<V1"},
            {Float8E5M2FNUZType::get(&context), "<V1"},
            {Float8E8M0FNUType::get(&context), "<V1"},
            {Float8E4M3Type::get(&context), "<V1"},
            {Float6E2M3FNType::get(&context), "<V1"},
            {Float6E3M2FNType::get(&context), "<V1"},
            {Float4E2M1FNType::get(&context), "<V1"},
            {ComplexType::get(builder.getF32Type()), "<c8"},
            {ComplexType::get(builder.getF64Type()), "<c16"}};
  }

  MLIRContext context;
  Builder builder;
};

TEST_F(NpyTest, RoundTripsEveryType) {
  for (auto [type, descr] : getTypes())
    for (llvm::SmallVector<int64_t> shape :
         {llvm::SmallVector<int64_t>{}, {1}, {7}, {2, 3}, {0, 3}, {2, 1, 3}}) {
      Array array = makeArray(type, shape, /*seed=*/shape.size());
      std::string file = write(array);
      EXPECT_TRUE(StringRef(file).contains(("'" + descr + "'")));
      // Data is aligned, as NumPy maps it.
      EXPECT_EQ((file.size() - array.getSizeInBytes()) % 64, 0u);
      llvm::Expected<Array> back = decodeNpy(file, type);
      ASSERT_TRUE(static_cast<bool>(back)) << llvm::toString(back.takeError());
      EXPECT_EQ(back->getType(), array.getType());
      EXPECT_EQ(StringRef(back->getData(), back->getSizeInBytes()),
                StringRef(array.getData(), array.getSizeInBytes()));
    }
}

TEST_F(NpyTest, WritesWhatNumPyWrites) {
  Array array = makeArray(builder.getF32Type(), {2, 3}, /*seed=*/1);
  std::string dict =
      "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }";
  dict.append(117 - dict.size(), ' ');
  EXPECT_EQ(write(array),
            makeFile(dict + "\n", StringRef(array.getData(), 24)));
}

TEST_F(NpyTest, LongHeaderIsVersion2) {
  // No shape is so long; the reader takes any padding.
  std::string dict = "{'descr': '|u1', 'fortran_order': False, 'shape': (2,)}";
  dict.append(70000, ' ');
  std::string file = "\x93NUMPY\x02";
  for (size_t byte : {size_t(0), dict.size() & 0xff, dict.size() >> 8 & 0xff,
                      dict.size() >> 16, size_t(0)})
    file += static_cast<char>(byte);
  EXPECT_EQ(read(file + dict + "ab", builder.getIntegerType(8, false)), "ab");
  file[6] = 3;
  EXPECT_EQ(read(file + dict + "ab", builder.getIntegerType(8, false)), "ab");
}

TEST_F(NpyTest, ReadsBothByteOrders) {
  EXPECT_EQ(read(makeFile(">i2", "(2,)", "abcd"), builder.getI16Type()),
            "badc");
  EXPECT_EQ(read(makeFile("=i2", "(2,)", "abcd"), builder.getI16Type()),
            "abcd");
  // Each part of a complex number is turned around by itself.
  EXPECT_EQ(read(makeFile(">c8", "()", "abcdefgh"),
                 ComplexType::get(builder.getF32Type())),
            "dcbahgfe");
}

TEST_F(NpyTest, ReadsFortranOrder) {
  Type i8 = builder.getI8Type();
  EXPECT_EQ(read(makeFile("|i1", "(2, 3)", "adbecf", true), i8), "abcdef");
  EXPECT_EQ(read(makeFile("|i1", "(2, 1, 3)", "adbecf", true), i8), "abcdef");
  EXPECT_EQ(read(makeFile("|i1", "(3,)", "abc", true), i8), "abc");
  EXPECT_EQ(read(makeFile("|i1", "()", "a", true), i8), "a");
  EXPECT_EQ(read(makeFile("|i1", "(2, 0)", "", true), i8), "");
}

TEST_F(NpyTest, ReadsWhatTheTypeStandsFor) {
  // Signless integers have either sign, the others their own.
  EXPECT_EQ(read(makeFile("|u1", "()", "a"), builder.getI8Type()), "a");
  EXPECT_EQ(read(makeFile("<u8", "()", "abcdefgh"), builder.getIndexType()),
            "abcdefgh");
  EXPECT_EQ(
      readError(makeFile("|u1", "()", "a"), builder.getIntegerType(8, true)),
      "elements are uint8, expected si8");
  EXPECT_EQ(
      readError(makeFile("|i1", "()", "a"), builder.getIntegerType(8, false)),
      "elements are int8, expected ui8");
  // As ml_dtypes calls it.
  EXPECT_EQ(read(makeFile("<f1", "()", "a"), Float8E5M2Type::get(&context)),
            "a");
  EXPECT_EQ(
      readError(makeFile("<f1", "()", "a"), Float8E4M3FNType::get(&context)),
      "elements are float8, expected f8E4M3FN");
  // NumPy has a name for these, so bytes without one are something else.
  EXPECT_EQ(readError(makeFile("|V1", "()", "a"), builder.getI8Type()),
            "elements are untyped bytes 'V1', expected i8");
  EXPECT_EQ(readError(makeFile("<U1", "()", "abcd"), builder.getI32Type()),
            "elements are string 'U1', expected i32");
  EXPECT_EQ(readError(makeFile("|b1", "()", "a"), builder.getI8Type()),
            "elements are bool, expected i8");
  EXPECT_EQ(readError(makeFile("<c8", "()", "abcdefgh"), builder.getI64Type()),
            "elements are complex64, expected i64");
}

TEST_F(NpyTest, SpareBits) {
  using namespace std::string_literals;
  Type i1 = builder.getI1Type(), i4 = builder.getIntegerType(4);
  EXPECT_EQ(read(makeFile("|b1", "(3,)", "\0\1\2"s), i1), "\0\1\1"s);
  // -1 as one version of ml_dtypes stores it, and as another does.
  EXPECT_EQ(read(makeFile("|V1", "(3,)", "\x0f\xff\x07"), i4), "\x0f\x0f\x07");
  EXPECT_EQ(readError(makeFile("|V1", "(2,)", "\x0f\x1f"), i4),
            "element 1 is the byte 0x1F, which is no value of i4");
  EXPECT_EQ(readError(makeFile("|V1", "(1,)", "\xff"),
                      builder.getIntegerType(4, false)),
            "element 0 is the byte 0xFF, which is no value of ui4");
  EXPECT_EQ(readError(makeFile("|V1", "(1,)", "\xff"),
                      Float4E2M1FNType::get(&context)),
            "element 0 is the byte 0xFF, which is no value of f4E2M1FN");
}

TEST_F(NpyTest, AcceptsAnyPythonDictionary) {
  Type i8 = builder.getI8Type();
  for (StringRef dict :
       {"{\"shape\":(2,),\"descr\":\"|i1\",\"fortran_order\":False}",
        " { 'fortran_order' : False , 'shape' : ( 2 ) , 'descr' : '|i1' } \n",
        "{'descr': '|i1', 'fortran_order': False, 'shape': (2L,), }"})
    EXPECT_EQ(read(makeFile(dict, "ab"), i8), "ab");
}

TEST_F(NpyTest, RejectsBadHeaders) {
  Type i8 = builder.getI8Type();
  std::string head = "{'descr': '|i1', 'fortran_order': False, ";
  std::pair<std::string, std::string> cases[] = {
      {"", "header does not start with '{'"},
      {"{'descr' '|i1'}", "header has no key and ':' at \"'|i1'}\""},
      {"{'descr': '|i1' 'shape': ()}",
       "header has no ',' or '}' at \"'shape': ()}\""},
      {head + "'shape': ()} ()", "header goes on after its '}'"},
      {head + "}", "header has no 'shape'"},
      {"{'fortran_order': False, 'shape': (), }", "header has no 'descr'"},
      {"{'descr': '|i1', 'shape': ()}", "header has no 'fortran_order'"},
      {head + "'descr': '|i1', 'shape': ()}", "header has 'descr' twice"},
      {head + "'shapes': ()}", "header has an unknown key \"shapes\""},
      {"{'descr': [('a', '<f4')], }",
       "'descr' is not a plain element type at \"[('a', '<f4')], }\""},
      {"{'descr': '|i', }",
       "'descr' is not a plain element type at \"'|i', }\""},
      {"{'descr': 'i14', }",
       "'descr' is not a plain element type at \"'i14', }\""},
      {"{'descr': '<m8[s]', }",
       "'descr' is not a plain element type at \"'<m8[s]', }\""},
      {"{'fortran_order': 0, }",
       "'fortran_order' is not True or False at \"0, }\""},
      {head + "'shape': 3}", "'shape' is not a tuple of extents at \"3}\""},
      {head + "'shape': (-3,)}",
       "'shape' is not a tuple of extents at \"-3,)}\""},
      {head + "'shape': (99999999999999999999,)}",
       "'shape' is not a tuple of extents at \"99999999999999999999\""},
      {head + "'shape': (1 2)}",
       "'shape' is not a tuple of extents at \"2)}\""},
  };
  for (const auto &[dict, message] : cases)
    EXPECT_EQ(readError(makeFile(dict, "a"), i8), message) << dict;
  std::string ones = "(";
  for (int i = 0; i != 65; ++i)
    ones += "1,";
  EXPECT_EQ(readError(makeFile("|i1", ones + ")", "a"), i8),
            "'shape' has 65 extents, expected at most 64");
}

TEST_F(NpyTest, RejectsWrongSizesWithoutAllocating) {
  Type f64 = builder.getF64Type();
  EXPECT_EQ(readError(makeFile("<f8", "(2,)", "12345678"), f64),
            "file ends within the elements: 2xf64 in a file with 8 bytes of "
            "data");
  EXPECT_EQ(readError(makeFile("<f8", "(1000000000000,)", ""), f64),
            "file ends within the elements: 1000000000000xf64 in a file with 0 "
            "bytes of data");
  // 2^61 elements of 8 bytes are 0 bytes modulo 2^64.
  EXPECT_EQ(readError(makeFile("<f8", "(2305843009213693952,)", ""), f64),
            "file ends within the elements: 2305843009213693952xf64 in a file "
            "with 0 bytes of data");
  EXPECT_EQ(readError(makeFile("<f8", "(4294967296, 4294967296)", ""), f64),
            "file ends within the elements: 4294967296x4294967296xf64 in a "
            "file with 0 bytes of data");
  EXPECT_EQ(readError(makeFile("<f8", "()", "123456789"), f64),
            "file goes on after the elements: f64 in a file with 9 bytes of "
            "data");
  // No element at all, whatever the other extents.
  EXPECT_EQ(read(makeFile("<f8", "(0, 9223372036854775807, 4)", ""), f64), "");
}

TEST_F(NpyTest, RejectsOtherFiles) {
  Type i8 = builder.getI8Type();
  EXPECT_EQ(readError("", i8),
            "not an .npy file: it does not start with \\x93NUMPY");
  EXPECT_EQ(readError("PK\3\4", i8),
            "not an .npy file: it does not start with \\x93NUMPY");
  std::string file = makeFile("|i1", "()", "a");
  file[6] = 4;
  EXPECT_EQ(readError(file, i8), "unknown version 4.0 of the .npy format, "
                                 "expected 1.0, 2.0 or 3.0");
}

TEST_F(NpyTest, RejectsTypesWithoutAForm) {
  std::string file = makeFile("|i1", "()", "a");
  for (auto [type, name] :
       {std::pair<Type, StringRef>(builder.getIntegerType(24), "i24"),
        {FloatTF32Type::get(&context), "tf32"},
        {ComplexType::get(builder.getBF16Type()), "complex<bf16>"},
        {builder.getNoneType(), "none"}})
    EXPECT_EQ(readError(file, type),
              ("the .npy format has no elements of type " + name).str());
  Array array = makeArray(ComplexType::get(builder.getBF16Type()), {}, 0);
  std::string text;
  llvm::raw_string_ostream os(text);
  EXPECT_EQ(llvm::toString(encodeNpy(array, os)),
            "the .npy format has no elements of type complex<bf16>");
  EXPECT_EQ(text, "");
}

TEST_F(NpyTest, TruncatedAnywhereIsAnError) {
  for (auto [type, descr] : getTypes()) {
    std::string file = write(makeArray(type, {2, 3}, /*seed=*/7));
    for (size_t size : llvm::seq<size_t>(0, file.size()))
      EXPECT_NE(readError(StringRef(file).take_front(size), type), "") << size;
    EXPECT_NE(readError(file + "x", type), "");
  }
}

TEST_F(NpyTest, DamagedAnywhereIsAnErrorOrTheSameShape) {
  for (auto [type, descr] : getTypes()) {
    std::string file = write(makeArray(type, {2, 3}, /*seed=*/7));
    for (size_t position : llvm::seq<size_t>(0, file.size()))
      for (unsigned flip : {0x01, 0x02, 0x10, 0x20, 0x80, 0xff}) {
        std::string damaged = file;
        damaged[position] ^= static_cast<char>(flip);
        llvm::Expected<Array> array = decodeNpy(damaged, type);
        if (!array) {
          EXPECT_NE(llvm::toString(array.takeError()), "");
          continue;
        }
        // Six elements in another shape are the most that can go unnoticed.
        EXPECT_EQ(array->getNumElements(), 6) << position;
      }
  }
}

} // namespace
