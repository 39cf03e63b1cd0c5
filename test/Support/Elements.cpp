//===- Elements.cpp - Element types and their elements --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/Elements.h"
#include "pad/IR/Pad.h"
#include <algorithm>
#include <cstring>
#include <iterator>

using namespace mlir::pad;

llvm::ArrayRef<const char *> padtest::getElementTypes() {
  // A new type is a line here.
  static constexpr const char *types[] = {
      "!pad.string",
      "bf16",
      "f16",
      "f32",
      "f64",
      "i1",
      "i2",
      "i4",
      "i8",
      "i16",
      "i32",
      "i64",
      "ui2",
      "ui4",
      "ui8",
      "ui16",
      "ui32",
      "ui64",
      "complex<f32>",
      "complex<f64>",
      "f8E4M3FN",
      "f8E4M3FNUZ",
      "f8E5M2",
      "f8E5M2FNUZ",
      "f8E8M0FNU",
      "f4E2M1FN",
      // ONNX does not have these.
      "si8",
      "i5",
      "index",
      "f128",
      "complex<bf16>",
  };
  return types;
}

llvm::ArrayRef<const char *> padtest::getNumberTypes() {
  return getElementTypes().drop_front();
}

/// Draws a number of 16 bits and changes `state`, from which the next follows.
static uint32_t draw(uint32_t &state) {
  state = state * 1664525u + 1013904223u;
  return state >> 16;
}

/// Bytes of which one half is what is special in numbers.
static std::vector<char> drawBytes() {
  constexpr unsigned char special[] = {0x00, 0x01, 0x7f, 0x80, 0x81, 0xff};
  std::vector<char> bytes(65521);
  uint32_t state = 1;
  for (char &byte : bytes) {
    unsigned random = draw(state);
    byte = static_cast<char>(random % 2 == 0
                                 ? special[random / 2 % std::size(special)]
                                 : random >> 8);
  }
  return bytes;
}

std::vector<char> padtest::makeElements(mlir::Type type, size_t count,
                                        uint32_t seed) {
  ElementStorage storage = *ElementStorage::get(type);
  std::vector<char> bytes(count * storage.getBytes());
  uint32_t state = seed * 2654435761u + 1;
  if (mlir::isa<StringType>(type)) {
    static constexpr const char *words[] = {
        nullptr, "", "pad", "edge", "wrap", "reflect", "a longer string, "};
    for (size_t i = 0; i != count; ++i) {
      const char *word = words[draw(state) % std::size(words)];
      std::memcpy(&bytes[i * sizeof(word)], &word, sizeof(word));
    }
    return bytes;
  }
  // From somewhere in bytes that are drawn once.
  static const std::vector<char> pool = drawBytes();
  for (size_t at = draw(state) % pool.size(), i = 0; i != bytes.size();
       at = 0) {
    size_t chunk = std::min(pool.size() - at, bytes.size() - i);
    std::memcpy(&bytes[i], &pool[at], chunk);
    i += chunk;
  }
  storage.clearSpareBits(bytes.data(), count);
  return bytes;
}

std::vector<char> padtest::makeNumbers(mlir::Type type, size_t count,
                                       uint32_t seed) {
  std::vector<char> bytes = makeElements(type, count, seed);
  mlir::Type part = type;
  if (auto complexType = mlir::dyn_cast<mlir::ComplexType>(type))
    part = complexType.getElementType();
  auto floatType = mlir::dyn_cast<mlir::FloatType>(part);
  if (!floatType)
    return bytes;
  ElementStorage storage = *ElementStorage::get(type);
  const llvm::fltSemantics &format = floatType.getFloatSemantics();
  for (size_t at = 0; at != bytes.size(); at += storage.partBytes) {
    // Of few bits all numbers are drawn.
    if (floatType.getWidth() <= 8 &&
        llvm::APFloat(format, storage.load(&bytes[at])).isFinite())
      continue;
    // What looks random gives a sign, 11 bits and a power of two.
    uint32_t random = (static_cast<uint32_t>(at) + seed) * 2654435761u;
    random ^= random >> 15;
    random *= 2246822519u;
    double magnitude = (random >> 8) % 2048 / double(64 << random % 4);
    llvm::APFloat value(random >> 31 ? -magnitude : magnitude);
    bool losesInfo;
    value.convert(format, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    llvm::APInt bits = value.bitcastToAPInt();
    std::memcpy(&bytes[at], bits.getRawData(), storage.partBytes);
  }
  return bytes;
}
