//===- TensorFile.h - Array files of ONNX -----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads and writes `.pb`: a serialized TensorProto, in which ONNX keeps the
// inputs and outputs of its tests.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TARGET_ONNX_TENSORFILE_H
#define PAD_TARGET_ONNX_TENSORFILE_H

#include "pad/Runtime/Array.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::pad {

/// Reads the TensorProto that `bytes` are, whose elements are expected to be of
/// type `elementType`. A signless integer type takes signed and unsigned
/// elements of its width. External data lie in `folder`.
llvm::Expected<Array> decodeTensorProto(StringRef bytes, Type elementType,
                                        StringRef folder);

/// Writes `array` as a TensorProto. Fails, with nothing written, if ONNX has no
/// name for the element type.
llvm::Error encodeTensorProto(const Array &array, llvm::raw_ostream &os);

} // namespace mlir::pad

#endif // PAD_TARGET_ONNX_TENSORFILE_H
