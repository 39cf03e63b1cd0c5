//===- HostFunctions.cpp - Functions that compiled code calls -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/HostFunctions.h"
#include "pad/Runtime/Descriptor.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include <cstring>

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

namespace {

/// A memref of any rank, as an argument.
struct UnrankedMemRef {
  int64_t rank;
  const int64_t *descriptor;

  ArrayRef<int64_t> getShape() const { return {descriptor + 3, size_t(rank)}; }
  ArrayRef<int64_t> getStrides() const {
    return {descriptor + 3 + rank, size_t(rank)};
  }
};

} // namespace

/// Copies elements of the extents `shape`, of which there is none that is 0,
/// from strides `from` to strides `to`, in elements.
static void copyElements(size_t elementBytes, ArrayRef<int64_t> shape,
                         const char *source, ArrayRef<int64_t> from,
                         char *result, ArrayRef<int64_t> to) {
  if (shape.empty() || (shape.size() == 1 && from[0] == 1 && to[0] == 1)) {
    std::memcpy(result, source,
                elementBytes * (shape.empty() ? 1 : shape.front()));
    return;
  }
  int64_t bytes = elementBytes;
  for (int64_t i = 0; i != shape.front(); ++i)
    copyElements(elementBytes, shape.drop_front(),
                 source + i * from.front() * bytes, from.drop_front(),
                 result + i * to.front() * bytes, to.drop_front());
}

/// Copies a memref to another one of the same extents.
static void copyStrided(int64_t elementBytes, const UnrankedMemRef *source,
                        const UnrankedMemRef *result) {
  ArrayRef<int64_t> shape = source->getShape();
  if (!llvm::is_contained(shape, 0))
    copyElements(
        elementBytes, shape, getFirstElement(source->descriptor, elementBytes),
        source->getStrides(),
        const_cast<char *>(getFirstElement(result->descriptor, elementBytes)),
        result->getStrides());
}

//===----------------------------------------------------------------------===//
// Floats of 16 bits
//===----------------------------------------------------------------------===//

// A float of 16 bits is passed and returned in the low bits of the register of
// an f32.

static const llvm::fltSemantics &getHalf() { return APFloat::IEEEhalf(); }
static const llvm::fltSemantics &getBFloat() { return APFloat::BFloat(); }

/// Rounds to the nearest value, and ties to even.
template <const llvm::fltSemantics &semantics(), typename From>
static float truncateFloat(From value) {
  APFloat rounded(value);
  bool losesInfo;
  rounded.convert(semantics(), APFloat::rmNearestTiesToEven, &losesInfo);
  return llvm::bit_cast<float>(
      static_cast<uint32_t>(rounded.bitcastToAPInt().getZExtValue()));
}

static float extendHalf(float bits) {
  APFloat value(getHalf(), APInt(32, llvm::bit_cast<uint32_t>(bits)).trunc(16));
  bool losesInfo;
  value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToFloat();
}

llvm::orc::SymbolMap
mlir::pad::getHostFunctions(llvm::orc::MangleAndInterner mangle) {
  llvm::orc::SymbolMap symbols;
  auto add = [&](StringRef name, auto *function) {
    symbols[mangle(name)] = {llvm::orc::ExecutorAddr::fromPtr(function),
                             llvm::JITSymbolFlags::Exported |
                                 llvm::JITSymbolFlags::Callable};
  };
  add("memrefCopy", &copyStrided);
  add("__extendhfsf2", &extendHalf);
  add("__truncsfhf2", &truncateFloat<getHalf, float>);
  add("__truncdfhf2", &truncateFloat<getHalf, double>);
  add("__truncsfbf2", &truncateFloat<getBFloat, float>);
  add("__truncdfbf2", &truncateFloat<getBFloat, double>);
  return symbols;
}
