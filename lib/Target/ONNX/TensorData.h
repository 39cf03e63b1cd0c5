//===- TensorData.h - Constants of ONNX -------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the elements of a TensorProto: raw bytes, typed fields, packed elements
// of less than a byte, and files next to the model.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_ONNX_TENSORDATA_H
#define PAD_LIB_TARGET_ONNX_TENSORDATA_H

#include "../Utils/PackedData.h"
#include "Types.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::pad::onnx_import {

/// The data of a tensor, packed as in `raw_data`.
struct TensorData {
  RankedTensorType type;
  /// The elements of a tensor of strings, in the TensorProto; it has no other
  /// data.
  SmallVector<StringRef> strings;
  /// The data: in the TensorProto, or in one of the two below.
  StringRef packed;
  std::unique_ptr<std::string> converted;
  std::unique_ptr<llvm::MemoryBuffer> file;
};

/// Reads the data of `tensor`, which must outlive them. Data outside of the
/// model must be in a file inside of `folder`. Nothing is allocated for
/// elements that are not there.
FailureOr<TensorData> readTensorData(const onnx::TensorProto &tensor,
                                     StringRef folder, MLIRContext *context,
                                     EmitFn emitError);

/// The same as an attribute.
FailureOr<DenseElementsAttr> readTensor(const onnx::TensorProto &tensor,
                                        StringRef folder, MLIRContext *context,
                                        EmitFn emitError);

} // namespace mlir::pad::onnx_import

#endif // PAD_LIB_TARGET_ONNX_TENSORDATA_H
