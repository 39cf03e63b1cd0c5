//===- StackMemory.cpp - Memory for what is put together ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackMemory.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::pad;

/// The function that runs the code in `block` on one thread, or nullptr.
static FunctionOpInterface getFunction(Block *block) {
  Operation *op = block->getParentOp();
  while (isa_and_nonnull<scf::ForOp, scf::WhileOp, scf::IfOp,
                         scf::IndexSwitchOp, scf::ExecuteRegionOp>(op))
    op = op->getParentOp();
  return dyn_cast_if_present<FunctionOpInterface>(op);
}

bool mlir::pad::isOnThreadOfFunction(Block *block) {
  return getFunction(block) != nullptr;
}

Value mlir::pad::getStackMemory(OpBuilder &builder, Location loc,
                                MemRefType type, StringRef name,
                                int64_t alignment) {
  OpBuilder::InsertionGuard guard(builder);
  FunctionOpInterface function = getFunction(builder.getInsertionBlock());
  if (function) {
    Block &entry = function.getFunctionBody().front();
    for (Operation &op : entry) {
      auto alloca = dyn_cast<memref::AllocaOp>(op);
      if (!alloca)
        break;
      if (alloca.getType() == type && alloca->hasAttr(name))
        return alloca;
    }
    builder.setInsertionPointToStart(&entry);
  }
  auto alloca = memref::AllocaOp::create(builder, loc, type,
                                         builder.getI64IntegerAttr(alignment));
  if (function)
    alloca->setAttr(name, builder.getUnitAttr());
  return alloca;
}
