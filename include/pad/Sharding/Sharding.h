//===- Sharding.h - Pads on several ranks -----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_SHARDING_SHARDING_H
#define PAD_SHARDING_SHARDING_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::pad {

/// Attaches the external models with which upstream's `--sharding-propagation`
/// and `--shard-partition` take pads, borders and adjoints on tensors. Each
/// rank sends the elements that other ranks show, by ops of the `mpi` dialect,
/// and then pads or adds up its own and the received elements.
void registerShardingInterfaceExternalModels(DialectRegistry &registry);

} // namespace mlir::pad

#endif // PAD_SHARDING_SHARDING_H
