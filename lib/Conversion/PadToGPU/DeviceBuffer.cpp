//===- DeviceBuffer.cpp - Copies of buffers on the device ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceBuffer.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::pad;

/// The type of `buffer` with the identity layout.
static MemRefType getDenseType(Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  return MemRefType::get(type.getShape(), type.getElementType(),
                         MemRefLayoutAttrInterface(), type.getMemorySpace());
}

static SmallVector<Value> getDynamicSizes(OpBuilder &builder, Location loc,
                                          Value buffer) {
  SmallVector<Value> sizes;
  auto type = cast<MemRefType>(buffer.getType());
  for (auto [axis, size] : llvm::enumerate(type.getShape()))
    if (ShapedType::isDynamic(size))
      sizes.push_back(memref::DimOp::create(builder, loc, buffer, axis));
  return sizes;
}

/// Calls `body` with `buffer` or, if that has gaps, with memory of the host
/// that has none.
static void withDense(OpBuilder &builder, Location loc, Value buffer,
                      function_ref<void(Value)> body) {
  if (cast<MemRefType>(buffer.getType()).getLayout().isIdentity())
    return body(buffer);
  Value dense = memref::AllocOp::create(builder, loc, getDenseType(buffer),
                                        getDynamicSizes(builder, loc, buffer));
  body(dense);
  memref::DeallocOp::create(builder, loc, dense);
}

static void copyTo(OpBuilder &builder, Location loc, Value to, Value from) {
  gpu::MemcpyOp::create(builder, loc, /*asyncToken=*/Type(),
                        /*asyncDependencies=*/ValueRange(), to, from);
}

DeviceBuffer::DeviceBuffer(OpBuilder &builder, Location loc, Value host)
    : loc(loc), host(host),
      copy(gpu::AllocOp::create(builder, loc, getDenseType(host),
                                /*asyncToken=*/Type(),
                                /*asyncDependencies=*/ValueRange(),
                                getDynamicSizes(builder, loc, host),
                                /*symbolOperands=*/ValueRange())
               .getMemref()) {}

void DeviceBuffer::copyToDevice(OpBuilder &builder) const {
  withDense(builder, loc, host, [&](Value dense) {
    if (dense != host)
      memref::CopyOp::create(builder, loc, host, dense);
    copyTo(builder, loc, copy, dense);
  });
}

void DeviceBuffer::copyToHost(OpBuilder &builder) const {
  withDense(builder, loc, host, [&](Value dense) {
    copyTo(builder, loc, dense, copy);
    if (dense != host)
      memref::CopyOp::create(builder, loc, dense, host);
  });
}

void DeviceBuffer::free(OpBuilder &builder) const {
  gpu::DeallocOp::create(builder, loc, /*asyncToken=*/Type(),
                         /*asyncDependencies=*/ValueRange(), copy);
}
