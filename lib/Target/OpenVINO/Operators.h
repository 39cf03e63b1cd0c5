//===- Operators.h - The operations that are imported -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_OPENVINO_OPERATORS_H
#define PAD_LIB_TARGET_OPENVINO_OPERATORS_H

#include "../Utils/FoldingBuilder.h"
#include "Model.h"

namespace mlir::pad::openvino_import {

/// Pad of opset1 and opset12, which differ in what their documents promise.
FailureOr<Value> importPad(FoldingBuilder &builder, const Layer &layer,
                           ArrayRef<Value> inputs);

} // namespace mlir::pad::openvino_import

#endif // PAD_LIB_TARGET_OPENVINO_OPERATORS_H
