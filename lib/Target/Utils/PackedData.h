//===- PackedData.h - Elements in the data of models ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models keep elements in little-endian byte order. Elements of less than a
// byte share bytes, the first in the lowest bits; a bool has a byte of its own.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_UTILS_PACKEDDATA_H
#define PAD_LIB_TARGET_UTILS_PACKEDDATA_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::pad {

/// How many bits an element of `type` has in the data of a model.
unsigned getPackedBits(Type type);

/// How many bytes the elements of `type` have, or nothing if that is out of
/// range.
std::optional<int64_t> getPackedSize(RankedTensorType type);

/// The elements of `type` out of packed data of the right size, as they lie in
/// memory: each in whole bytes, in the byte order of the host, with its spare
/// bits zero.
std::string unpackElements(StringRef packed, RankedTensorType type);

/// The reverse: elements of type `elementType` out of memory.
std::string packElements(StringRef bytes, Type elementType);

/// Packed data of the right size as an attribute of `type`.
DenseElementsAttr makeElements(StringRef packed, RankedTensorType type);

} // namespace mlir::pad

#endif // PAD_LIB_TARGET_UTILS_PACKEDDATA_H
