//===- Protobuf.h - Parses messages -----------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_ONNX_PROTOBUF_H
#define PAD_LIB_TARGET_ONNX_PROTOBUF_H

#include "mlir/Support/LLVM.h"
#include <google/protobuf/message_lite.h>
#include <google/protobuf/stubs/logging.h>

namespace mlir::pad::onnx_import {

/// Parses `bytes` as `message`, and says nothing about it on standard error.
/// Messages of 2 GiB or more are refused.
inline bool parseMessage(StringRef bytes,
                         google::protobuf::MessageLite &message) {
  google::protobuf::LogSilencer silencer;
  return bytes.size() <= std::numeric_limits<int>::max() &&
         message.ParseFromArray(bytes.data(), bytes.size());
}

} // namespace mlir::pad::onnx_import

#endif // PAD_LIB_TARGET_ONNX_PROTOBUF_H
