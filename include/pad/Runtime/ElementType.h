//===- ElementType.h - Layout of elements in memory -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bytes of one element of a memref, on which compiled code and its callers
// agree.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_ELEMENTTYPE_H
#define PAD_RUNTIME_ELEMENTTYPE_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/APInt.h"
#include <optional>

namespace mlir::pad {

/// The bytes of one element: `parts` numbers (two for a complex), each of
/// `bits` bits in the low end of `partBytes` bytes in the byte order of the
/// host. Spare bits are zero.
struct ElementStorage {
  unsigned parts = 1;
  unsigned bits = 0;
  unsigned partBytes = 0;

  /// The storage of `type`: index and references to strings (64 bits), integers
  /// of up to 8 and of 16, 32 and 64 bits, floats of 4 to 128 bits, and complex
  /// numbers of floats of 16 to 64 bits. Nothing for any other type.
  static std::optional<ElementStorage> get(Type type);

  /// Bytes from one element to the next.
  unsigned getBytes() const { return parts * partBytes; }

  /// Whether there are spare bits.
  bool hasSpareBits() const { return bits < 8 * partBytes; }

  /// Reads the number at `bytes`; spare bits are ignored.
  llvm::APInt load(const char *bytes) const;

  /// Clears the spare bits of `count` elements at `bytes`.
  void clearSpareBits(char *bytes, size_t count) const;
};

} // namespace mlir::pad

#endif // PAD_RUNTIME_ELEMENTTYPE_H
