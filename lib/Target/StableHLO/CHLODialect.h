//===- CHLODialect.h - Elementwise functions that are read ------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_STABLEHLO_CHLODIALECT_H
#define PAD_LIB_TARGET_STABLEHLO_CHLODIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "CHLODialect.h.inc"

#define GET_OP_CLASSES
#include "CHLOOps.h.inc"

namespace mlir::pad::stablehlo_import {

/// The error of an operation of a dialect that is read, which is not known and
/// not in its generic form.
ParseResult refuseUnknown(OpAsmParser &parser, OperationState &state);

} // namespace mlir::pad::stablehlo_import

#endif // PAD_LIB_TARGET_STABLEHLO_CHLODIALECT_H
