//===- Element.cpp - Elements and fill values -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Element.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "pad/Oracle/Adjoint.h"
#include "pad/Runtime/Error.h"
#include "pad/Runtime/Nesting.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include <cstring>
#include <random>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

/// Parses `text` as a number of `type`, which the workload calls `name`.
static llvm::Expected<llvm::APInt> parseValue(Type type, StringRef name,
                                              StringRef text) {
  auto fail = [&] {
    return createError() << "value=" << text << " is not a number of type "
                         << name;
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
    return createError() << "value= needs integers or floats";

  // Integers without a sign, such as i8, are read as signed or unsigned.
  unsigned bits = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  bool isUnsigned = type.isUnsignedInteger() || name.starts_with("u");
  bool isSigned = type.isSignedInteger();
  llvm::APInt lowest = isUnsigned ? llvm::APInt::getZero(bits)
                                  : llvm::APInt::getSignedMinValue(bits);
  llvm::APInt highest = isSigned ? llvm::APInt::getSignedMaxValue(bits)
                                 : llvm::APInt::getMaxValue(bits);
  auto failRange = [&] {
    return fail() << ", expected an integer from "
                  << llvm::toString(lowest, /*Radix=*/10, !isUnsigned) << " to "
                  << llvm::toString(highest, /*Radix=*/10, isSigned);
  };
  StringRef digits = text;
  bool negative = digits.consume_front("-");
  llvm::APInt magnitude;
  if (digits.getAsInteger(/*Radix=*/0, magnitude) ||
      magnitude.getActiveBits() > bits)
    return failRange();
  magnitude = magnitude.zextOrTrunc(bits);
  // The magnitude of the lowest number is, without a sign, the number itself.
  if (magnitude.ugt(negative ? -lowest : highest))
    return failRange();
  return negative ? -magnitude : magnitude;
}

llvm::Expected<Element> Element::create(const Workload &workload,
                                        MLIRContext *context) {
  Element element;
  std::string name = workload.getMLIRType();
  if (llvm::Error error = checkNesting(name))
    return createError() << "element type: "
                         << llvm::toString(std::move(error));
  {
    ScopedDiagnosticHandler quiet(context, [](Diagnostic &) {});
    element.type = parseType(name, context);
  }
  if (!element.type)
    return createError() << '\'' << workload.type << "' is not an element type";
  auto storage = ElementStorage::get(element.type);
  if (!storage)
    return createError() << "arrays of " << workload.type
                         << " cannot be measured";
  element.storage = *storage;
  if (workload.isAdjoint && !oracle::parseNumber(name))
    return createError() << "arrays of " << workload.type
                         << " have no adjoint to compare with";
  if (!workload.value.empty()) {
    auto value = parseValue(element.type, workload.type, workload.value);
    if (!value)
      return value.takeError();
    element.value = *value;
  }
  return element;
}

std::vector<char> Element::getValueBytes() const {
  std::vector<char> bytes(getBytes(), 0);
  if (value)
    llvm::StoreIntToMemory(value->zext(8 * storage.partBytes),
                           reinterpret_cast<uint8_t *>(bytes.data()),
                           storage.partBytes);
  return bytes;
}

void Element::makeNormal(char *data, int64_t count) const {
  if (!isa<FloatType, ComplexType>(type))
    return;
  // The bits of the exponent follow the sign.
  auto change = [&](char *number, unsigned bit, bool set) {
    char mask = static_cast<char>(1 << bit % 8);
    number[bit / 8] = set ? number[bit / 8] | mask : number[bit / 8] & ~mask;
  };
  for (int64_t part = 0; part < count * storage.parts; ++part) {
    char *number = data + part * storage.partBytes;
    change(number, storage.bits - 2, false);
    change(number, storage.bits - 3, true);
  }
}

void Element::randomize(char *data, int64_t count) const {
  std::mt19937_64 random(/*seed=*/count);
  size_t size = count * getBytes();
  for (size_t position = 0; position < size; position += sizeof(uint64_t)) {
    uint64_t word = random();
    std::memcpy(data + position, &word,
                std::min(sizeof(word), size - position));
  }
  storage.clearSpareBits(data, count);
}
