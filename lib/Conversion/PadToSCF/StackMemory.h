//===- StackMemory.h - Memory for what is put together ----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_STACKMEMORY_H
#define LIB_CONVERSION_PADTOSCF_STACKMEMORY_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::pad {

/// Whether code in `block` runs on the thread of its function.
bool isOnThreadOfFunction(Block *block);

/// Memory of `type`, a static memref, `alignment` bytes aligned: on a thread of
/// a function at its beginning, where neither loops around a pad nor a variable
/// frame cost anything, and shared by all requests with the attribute `name`;
/// else at the insertion point of `builder`.
Value getStackMemory(OpBuilder &builder, Location loc, MemRefType type,
                     StringRef name, int64_t alignment);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_STACKMEMORY_H
