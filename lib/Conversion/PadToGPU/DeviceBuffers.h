//===- DeviceBuffers.h - Copies of buffers on the device --------*- C++ -*-===//
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

#ifndef LIB_CONVERSION_PADTOGPU_DEVICEBUFFERS_H
#define LIB_CONVERSION_PADTOGPU_DEVICEBUFFERS_H

#include "mlir/IR/Builders.h"

namespace mlir::pad {

/// Device copies of the buffers of one op, which reads `source` and overwrites
/// `init` completely. Both are memrefs on the host, of any layout. The copies
/// have the identity layout.
class DeviceBuffers {
public:
  /// Builds the allocation of both and the copy of the source.
  DeviceBuffers(OpBuilder &builder, Location loc, Value source, Value init);

  Value getSource() const { return source; }
  Value getInit() const { return init; }

  /// Builds what copies the result back and frees both.
  void copyBack(OpBuilder &builder) const;

private:
  Location loc;
  Value hostInit, source, init;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_DEVICEBUFFERS_H
