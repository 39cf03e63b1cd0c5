//===- Types.h - Element types and shapes of OpenVINO -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_OPENVINO_TYPES_H
#define PAD_LIB_TARGET_OPENVINO_TYPES_H

#include "../Utils/CreatePad.h"

namespace mlir::pad::openvino_import {

/// The element type that OpenVINO calls `name`. Fails with a message on one
/// that is unknown or has no counterpart.
FailureOr<Type> convertElementType(StringRef name, MLIRContext *context,
                                   EmitFn emitError);

/// The shape that OpenVINO writes as `text`: extents with commas between them,
/// of which `?` and ranges such as `1..3` are dynamic.
FailureOr<SmallVector<int64_t>> convertShape(StringRef text, EmitFn emitError);

} // namespace mlir::pad::openvino_import

#endif // PAD_LIB_TARGET_OPENVINO_TYPES_H
