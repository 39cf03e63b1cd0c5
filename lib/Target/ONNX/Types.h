//===- Types.h - Element types and shapes of ONNX ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one place that knows the element types of ONNX. They are known by number,
// since the packaged ONNX is older than some of them.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_ONNX_TYPES_H
#define PAD_LIB_TARGET_ONNX_TYPES_H

#include "../Utils/CreatePad.h"
#include <onnx/onnx_pb.h>

namespace mlir::pad::onnx_import {

/// The field of a TensorProto that holds elements when `raw_data` does not.
enum class DataField { Float, Int32, String, Int64, Double, UInt64 };

/// An element type of ONNX.
struct ElementType {
  /// Its number in TensorProto.DataType.
  int32_t number;
  /// Its name in ONNX's type strings.
  StringRef name;
  DataField field;
  /// The first version of Pad that has the type.
  int64_t firstPadVersion;
  /// The type in MLIR.
  Type (*convert)(Builder &);
};

/// The element type of this number. Fails with a message on one that is
/// unknown.
FailureOr<const ElementType *> getElementType(int64_t number, EmitFn emitError);

/// The same for a type by its name, in any case.
FailureOr<const ElementType *> getElementType(StringRef name, EmitFn emitError);

/// The element type whose counterpart in MLIR is `type`, or null.
const ElementType *findElementType(Type type);

/// The shape that has the extents `dims`, of which those not given are dynamic.
FailureOr<SmallVector<int64_t>>
convertDims(ArrayRef<std::optional<int64_t>> dims, EmitFn emitError);

/// The type of a graph's input or output. Dimensions that are symbolic or not
/// given are dynamic. Null, without an error, if not even the rank is given.
FailureOr<RankedTensorType> convertTensorType(const onnx::TypeProto &type,
                                              MLIRContext *context,
                                              EmitFn emitError);

} // namespace mlir::pad::onnx_import

#endif // PAD_LIB_TARGET_ONNX_TYPES_H
