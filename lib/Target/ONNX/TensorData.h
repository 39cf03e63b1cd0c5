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

#include "Types.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::pad::onnx_import {

/// The elements of a tensor as they lie in memory: each in whole bytes, in the
/// byte order of the host, and with its spare bits zero.
struct TensorElements {
  RankedTensorType type;
  /// The bytes: of the TensorProto, or of one of the two below.
  StringRef bytes;
  std::unique_ptr<std::string> converted;
  std::unique_ptr<llvm::MemoryBuffer> file;
};

/// Reads the elements of `tensor`, which must outlive them. Data outside of the
/// model must be in a file inside of `folder`. Nothing is allocated for
/// elements that are not there.
FailureOr<TensorElements> readElements(const onnx::TensorProto &tensor,
                                       StringRef folder, MLIRContext *context,
                                       EmitFn emitError);

/// The same as an attribute.
FailureOr<DenseElementsAttr> readTensor(const onnx::TensorProto &tensor,
                                        StringRef folder, MLIRContext *context,
                                        EmitFn emitError);

/// The form that `bytes`, elements of `type` as they lie in memory, have in
/// `raw_data`.
std::string packElements(StringRef bytes, const ElementType &type);

} // namespace mlir::pad::onnx_import

#endif // PAD_LIB_TARGET_ONNX_TENSORDATA_H
