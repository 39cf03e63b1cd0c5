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

namespace mlir::pad::onnx_import {

/// Reads `tensor`. Data outside of the model must be in a file inside of
/// `folder`. Nothing is allocated for elements that are not there.
FailureOr<DenseElementsAttr> readTensor(const onnx::TensorProto &tensor,
                                        StringRef folder, MLIRContext *context,
                                        EmitFn emitError);

} // namespace mlir::pad::onnx_import

#endif // PAD_LIB_TARGET_ONNX_TENSORDATA_H
