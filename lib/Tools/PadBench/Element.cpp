//===- Element.cpp - Elements and the value that fills --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Element.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/APFloat.h"
#include <cstring>
#include <random>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

/// The bytes of an element of `type` in a memref, or 0 if it has spare bits
/// that make a comparison of bytes meaningless.
static unsigned getElementBytes(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * getElementBytes(complex.getElementType());
  if (type.isIndex())
    return 8;
  if (type.isInteger(1))
    return 1;
  if (!type.isIntOrFloat())
    return 0;
  unsigned bits = type.getIntOrFloatBitWidth();
  return bits % 8 == 0 && llvm::isPowerOf2_32(bits) ? bits / 8 : 0;
}

static llvm::Expected<llvm::APInt> parseValue(Type type, StringRef text) {
  auto fail = [&] {
    return llvm::createStringError("value=" + text +
                                   " is not a number of the element type");
  };
  if (auto floatType = dyn_cast<FloatType>(type)) {
    llvm::APFloat number(floatType.getFloatSemantics());
    auto status =
        number.convertFromString(text, llvm::APFloat::rmNearestTiesToEven);
    if (!status) {
      llvm::consumeError(status.takeError());
      return fail();
    }
    return number.bitcastToAPInt();
  }
  if (!type.isIntOrIndex())
    return llvm::createStringError("value= needs integers or floats");
  unsigned bits = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  StringRef digits = text;
  bool negative = digits.consume_front("-");
  llvm::APInt magnitude;
  if (digits.getAsInteger(/*Radix=*/0, magnitude) ||
      magnitude.getActiveBits() > bits)
    return fail();
  magnitude = magnitude.zextOrTrunc(bits);
  return negative ? -magnitude : magnitude;
}

llvm::Expected<Element> Element::create(const Workload &workload,
                                        MLIRContext *context) {
  Element element;
  std::string name = workload.getMLIRType();
  {
    ScopedDiagnosticHandler quiet(context, [](Diagnostic &) {});
    element.type = parseType(name, context);
  }
  if (!element.type)
    return llvm::createStringError("'" + workload.type +
                                   "' is not an element type");
  element.bytes = getElementBytes(element.type);
  if (element.bytes == 0)
    return llvm::createStringError(
        "element type " + workload.type +
        " is not measured: expected one bit, or 1, 2, 4, 8, 16, ... bytes");
  if (!workload.value.empty()) {
    auto value = parseValue(element.type, workload.value);
    if (!value)
      return value.takeError();
    element.value = *value;
  }
  return element;
}

std::vector<char> Element::getValueBytes() const {
  std::vector<char> bytes(this->bytes, 0);
  if (value)
    for (auto [position, byte] : llvm::enumerate(bytes))
      byte = static_cast<char>(value->extractBitsAsZExtValue(
          std::min<unsigned>(8, value->getBitWidth() - 8 * position),
          8 * position));
  if (llvm::sys::IsBigEndianHost)
    std::reverse(bytes.begin(), bytes.end());
  return bytes;
}

void Element::randomize(char *data, int64_t count) const {
  std::mt19937_64 random(/*seed=*/count);
  size_t size = count * bytes;
  for (size_t position = 0; position < size; position += sizeof(uint64_t)) {
    uint64_t word = random();
    std::memcpy(data + position, &word,
                std::min(sizeof(word), size - position));
  }
  if (type.isInteger(1))
    for (size_t position = 0; position < size; ++position)
      data[position] &= 1;
}
