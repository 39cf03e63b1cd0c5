//===- DeviceBuffer.h - Copies of buffers on the device --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where kernels cannot use memory of the host, an op gets copies of its buffers
// in memory of the device, and its result is copied back.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_DEVICEBUFFER_H
#define LIB_CONVERSION_PADTOGPU_DEVICEBUFFER_H

#include "mlir/IR/Builders.h"

namespace mlir::pad {

/// A device copy of a memref on the host, of any layout. The copy has the
/// identity layout.
class DeviceBuffer {
public:
  /// Builds the allocation of the copy.
  DeviceBuffer(OpBuilder &builder, Location loc, Value host);

  Value getCopy() const { return copy; }

  /// Builds copies of the elements to the device, and back.
  void copyToDevice(OpBuilder &builder) const;
  void copyToHost(OpBuilder &builder) const;

  void free(OpBuilder &builder) const;

private:
  Location loc;
  Value host, copy;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_DEVICEBUFFER_H
