//===- ElementType.cpp - Layout of elements in memory ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/ElementType.h"
#include "mlir/IR/BuiltinTypes.h"
#include "pad/IR/Pad.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// The storage of an integer or float of `bits` bits in a power of two of
/// bytes.
static ElementStorage getScalarStorage(unsigned bits) {
  unsigned bytes = llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8));
  return {/*parts=*/1, bits, bytes};
}

std::optional<ElementStorage> ElementStorage::get(Type type) {
  if (type.isIndex() || isa<StringType>(type))
    return getScalarStorage(64);
  if (auto integer = dyn_cast<IntegerType>(type)) {
    unsigned width = integer.getWidth();
    if ((width >= 1 && width <= 8) || width == 16 || width == 32 || width == 64)
      return getScalarStorage(width);
    return std::nullopt;
  }
  // tf32 is a format to compute with: nothing lowers its loads and stores.
  if (auto floating = dyn_cast<FloatType>(type)) {
    if (floating.isTF32())
      return std::nullopt;
    return getScalarStorage(floating.getWidth());
  }
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (!isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(
            complex.getElementType()))
      return std::nullopt;
    ElementStorage storage =
        getScalarStorage(complex.getElementType().getIntOrFloatBitWidth());
    storage.parts = 2;
    return storage;
  }
  return std::nullopt;
}

llvm::APInt ElementStorage::load(const char *bytes) const {
  llvm::APInt number(8 * partBytes, 0);
  llvm::LoadIntFromMemory(number, reinterpret_cast<const uint8_t *>(bytes),
                          partBytes);
  return number.trunc(bits);
}

void ElementStorage::clearSpareBits(char *bytes, size_t count) const {
  if (!hasSpareBits())
    return;
  for (size_t part = 0, end = count * parts; part != end; ++part) {
    uint8_t *number = reinterpret_cast<uint8_t *>(bytes) + part * partBytes;
    llvm::APInt value(8 * partBytes, 0);
    llvm::LoadIntFromMemory(value, number, partBytes);
    value.clearHighBits(8 * partBytes - bits);
    llvm::StoreIntToMemory(value, number, partBytes);
  }
}
