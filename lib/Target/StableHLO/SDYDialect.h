//===- SDYDialect.h - Shardings over no devices -----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_STABLEHLO_SDYDIALECT_H
#define PAD_LIB_TARGET_STABLEHLO_SDYDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "SDYDialect.h.inc"

#define GET_OP_CLASSES
#include "SDYOps.h.inc"

#endif // PAD_LIB_TARGET_STABLEHLO_SDYDIALECT_H
