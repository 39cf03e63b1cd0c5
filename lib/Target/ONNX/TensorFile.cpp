//===- TensorFile.cpp - Array files of ONNX -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Target/ONNX/TensorFile.h"
#include "Protobuf.h"
#include "TensorData.h"
#include "pad/IR/Pad.h"
#include "pad/Runtime/Diagnostics.h"
#include "pad/Runtime/Error.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

llvm::Expected<Array> mlir::pad::decodeTensorProto(StringRef bytes,
                                                   Type elementType,
                                                   StringRef folder) {
  onnx::TensorProto tensor;
  if (!parseMessage(bytes, tensor))
    return createError() << "not a TensorProto, or truncated or corrupt";
  MLIRContext *context = elementType.getContext();
  Location loc = UnknownLoc::get(context);
  ErrorCapture errors(context);
  FailureOr<TensorData> data = readTensorData(
      tensor, folder, context, [&] { return mlir::emitError(loc); });
  if (failed(data))
    return errors.take("not a TensorProto");

  Type actual = data->type.getElementType();
  if (actual.isUnsignedInteger() &&
      elementType.isSignlessInteger(actual.getIntOrFloatBitWidth()))
    actual = elementType;
  llvm::Expected<Array> array = Array::create(actual, data->type.getShape());
  if (array && array->holdsStrings())
    for (auto [position, string] : llvm::enumerate(data->strings))
      array->setString(position, string);
  else if (array)
    llvm::copy(unpackElements(data->packed, data->type), array->getData());
  return array;
}

llvm::Error mlir::pad::encodeTensorProto(const Array &array,
                                         llvm::raw_ostream &os) {
  const ElementType *type = findElementType(array.getElementType());
  if (!type)
    return createError() << "a TensorProto has no elements of type "
                         << array.getElementType();
  onnx::TensorProto tensor;
  tensor.set_data_type(type->number);
  for (int64_t extent : array.getShape())
    tensor.add_dims(extent);
  if (array.holdsStrings()) {
    for (int64_t i = 0, e = array.getNumElements(); i != e; ++i)
      tensor.add_string_data(array.getString(i).str());
  } else {
    tensor.set_raw_data(
        packElements(StringRef(array.getData(), array.getSizeInBytes()),
                     array.getElementType()));
  }
  os << tensor.SerializeAsString();
  return llvm::Error::success();
}
