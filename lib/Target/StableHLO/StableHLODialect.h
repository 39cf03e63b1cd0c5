//===- StableHLODialect.h - Operations that are read ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_STABLEHLO_STABLEHLODIALECT_H
#define PAD_LIB_TARGET_STABLEHLO_STABLEHLODIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "StableHLODialect.h.inc"
#include "StableHLOEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "StableHLOAttributes.h.inc"

#define GET_OP_CLASSES
#include "StableHLOOps.h.inc"

#endif // PAD_LIB_TARGET_STABLEHLO_STABLEHLODIALECT_H
