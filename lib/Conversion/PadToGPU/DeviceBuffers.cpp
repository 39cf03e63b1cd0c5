//===- DeviceBuffers.cpp - Copies of buffers on the device ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceBuffers.h"
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

/// Allocates memory of the device for a copy of `buffer`.
static Value allocate(OpBuilder &builder, Location loc, Value buffer) {
  return gpu::AllocOp::create(builder, loc, getDenseType(buffer),
                              /*asyncToken=*/Type(),
                              /*asyncDependencies=*/ValueRange(),
                              getDynamicSizes(builder, loc, buffer),
                              /*symbolOperands=*/ValueRange())
      .getMemref();
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

static void copy(OpBuilder &builder, Location loc, Value to, Value from) {
  gpu::MemcpyOp::create(builder, loc, /*asyncToken=*/Type(),
                        /*asyncDependencies=*/ValueRange(), to, from);
}

static void release(OpBuilder &builder, Location loc, Value buffer) {
  gpu::DeallocOp::create(builder, loc, /*asyncToken=*/Type(),
                         /*asyncDependencies=*/ValueRange(), buffer);
}

DeviceBuffers::DeviceBuffers(OpBuilder &builder, Location loc, Value hostSource,
                             Value hostInit)
    : loc(loc), hostInit(hostInit), source(allocate(builder, loc, hostSource)),
      init(allocate(builder, loc, hostInit)) {
  withDense(builder, loc, hostSource, [&](Value dense) {
    if (dense != hostSource)
      memref::CopyOp::create(builder, loc, hostSource, dense);
    copy(builder, loc, source, dense);
  });
}

void DeviceBuffers::copyBack(OpBuilder &builder) const {
  withDense(builder, loc, hostInit, [&](Value dense) {
    copy(builder, loc, dense, init);
    if (dense != hostInit)
      memref::CopyOp::create(builder, loc, dense, hostInit);
  });
  release(builder, loc, source);
  release(builder, loc, init);
}
