//===- Rewrites.h - What is done to programs first --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The passes that programs go through before they are lowered.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_PROPERTY_REWRITES_H
#define PAD_TEST_PROPERTY_REWRITES_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"

namespace property {

struct Rewrite {
  /// "fused".
  const char *name;
  mlir::LogicalResult (*run)(mlir::ModuleOp);
};

/// All there are; the first does nothing.
llvm::ArrayRef<Rewrite> getRewrites();

/// How many pads vectors of their sources have replaced in what was rewritten.
size_t countPadsReadAsVectors();

} // namespace property

#endif // PAD_TEST_PROPERTY_REWRITES_H
