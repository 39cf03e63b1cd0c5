//===- Elements.cpp - Element types and their elements --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/Elements.h"
#include "pad/IR/Pad.h"
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

std::vector<char> padtest::makeElements(mlir::Type type, size_t count,
                                        uint32_t seed) {
  ElementStorage storage = *ElementStorage::get(type);
  std::vector<char> bytes(count * storage.getBytes());
  uint32_t state = seed * 2654435761u + 1;
  auto draw = [&] {
    state = state * 1664525u + 1013904223u;
    return state >> 16;
  };
  if (mlir::isa<StringType>(type)) {
    static constexpr const char *words[] = {
        nullptr, "", "pad", "edge", "wrap", "reflect", "a longer string, "};
    for (size_t i = 0; i != count; ++i) {
      const char *word = words[draw() % std::size(words)];
      std::memcpy(&bytes[i * sizeof(word)], &word, sizeof(word));
    }
    return bytes;
  }
  for (char &byte : bytes) {
    constexpr unsigned char special[] = {0x00, 0x01, 0x7f, 0x80, 0x81, 0xff};
    unsigned random = draw();
    byte = static_cast<char>(random % 2 == 0
                                 ? special[random / 2 % std::size(special)]
                                 : random >> 8);
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
  for (size_t at = 0; at != bytes.size(); at += storage.partBytes) {
    // What looks random gives a sign, 11 bits and a power of two.
    uint32_t random = (static_cast<uint32_t>(at) + seed) * 2654435761u;
    random ^= random >> 15;
    random *= 2246822519u;
    double magnitude = (random >> 8) % 2048 / double(64 << random % 4);
    llvm::APFloat value(random >> 31 ? -magnitude : magnitude);
    bool losesInfo;
    value.convert(floatType.getFloatSemantics(),
                  llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    llvm::APInt bits = value.bitcastToAPInt();
    std::memcpy(&bytes[at], bits.getRawData(), storage.partBytes);
  }
  return bytes;
}
