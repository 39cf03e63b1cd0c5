//===- PackedData.cpp - Elements in the data of models --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackedData.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

unsigned mlir::pad::getPackedBits(Type type) {
  if (auto complexType = dyn_cast<ComplexType>(type))
    return 2 * getPackedBits(complexType.getElementType());
  return type.isInteger(1) ? 8 : type.getIntOrFloatBitWidth();
}

std::optional<int64_t> mlir::pad::getPackedSize(RankedTensorType type) {
  int64_t bits;
  if (llvm::MulOverflow<int64_t>(type.getNumElements(),
                                 getPackedBits(type.getElementType()), bits))
    return std::nullopt;
  return llvm::divideCeil(bits, 8);
}

/// Swaps the bytes of every number where the host is big-endian.
static void swapToHost(std::string &bytes, Type elementType) {
  if (auto complexType = dyn_cast<ComplexType>(elementType))
    elementType = complexType.getElementType();
  size_t size = getPackedBits(elementType) / 8;
  if (llvm::endianness::native == llvm::endianness::big)
    for (auto part = bytes.begin(); part != bytes.end(); part += size)
      std::reverse(part, part + size);
}

std::string mlir::pad::unpackElements(StringRef packed, RankedTensorType type) {
  Type elementType = type.getElementType();
  int64_t bits = getPackedBits(elementType);
  std::string bytes;
  if (bits < 8) {
    int64_t count = type.getNumElements();
    bytes.reserve(count);
    for (int64_t bit = 0; bit < count * bits; bit += bits)
      bytes.push_back((static_cast<uint8_t>(packed[bit / 8]) >> (bit % 8)) &
                      ((1 << bits) - 1));
    return bytes;
  }
  bytes = packed;
  swapToHost(bytes, elementType);
  // Any byte that is not zero is true.
  if (elementType.isInteger(1))
    for (char &byte : bytes)
      byte = byte != 0;
  return bytes;
}

std::string mlir::pad::packElements(StringRef bytes, Type elementType) {
  unsigned bits = getPackedBits(elementType);
  std::string packed;
  if (bits >= 8) {
    packed = bytes;
    swapToHost(packed, elementType);
    return packed;
  }
  packed.resize(llvm::divideCeil(bytes.size() * bits, 8));
  for (auto [position, byte] : llvm::enumerate(bytes))
    packed[position * bits / 8] |= byte << (position * bits % 8);
  return packed;
}

DenseElementsAttr mlir::pad::makeElements(StringRef packed,
                                          RankedTensorType type) {
  Type elementType = type.getElementType();
  std::string unpacked;
  // Large data that lie in the model as they lie in memory are not copied here.
  if (getPackedBits(elementType) < 8 || elementType.isInteger(1) ||
      llvm::endianness::native == llvm::endianness::big) {
    unpacked = unpackElements(packed, type);
    packed = unpacked;
  }
  // Attributes pack bools in a way of their own.
  if (elementType.isInteger(1))
    return DenseElementsAttr::get(
        type,
        ArrayRef(reinterpret_cast<const bool *>(packed.data()), packed.size()));
  return DenseElementsAttr::getFromRawBuffer(
      type, ArrayRef(packed.data(), packed.size()));
}
