//===- SignCast.cpp - Integers of another sign ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/SignCast.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

bool mlir::pad::isSignCast(Operation *op) {
  if (!isa_and_present<UnrealizedConversionCastOp>(op) ||
      op->getNumOperands() != 1 || op->getNumResults() != 1)
    return false;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return from && to && from.getShape() == to.getShape() &&
         from.getElementType().isInteger() &&
         to.getElementType().isInteger(from.getElementTypeBitWidth());
}
