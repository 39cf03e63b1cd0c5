//===- CHLODialect.cpp - Elementwise functions that are read --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CHLODialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace mlir::pad::stablehlo_import;

#include "CHLODialect.cpp.inc"

#define GET_OP_CLASSES
#include "CHLOOps.cpp.inc"

void CHLODialect::initialize() {
  allowUnknownOperations();
  addOperations<
#define GET_OP_LIST
#include "CHLOOps.cpp.inc"
      >();
}

ParseResult mlir::pad::stablehlo_import::refuseUnknown(OpAsmParser &parser,
                                                       OperationState &) {
  return parser.emitError(parser.getNameLoc())
         << "is not known here; pad-translate leaves it as it is in its "
            "generic form (--mlir-print-op-generic, or "
            "get_asm(print_generic_op_form=True) in Python)";
}

std::optional<Dialect::ParseOpHook>
CHLODialect::getParseOperationHook(StringRef name) const {
  return [](OpAsmParser &parser, OperationState &) -> ParseResult {
    return parser.emitError(parser.getNameLoc())
           << "is not known here; jax.export writes what it is composed of";
  };
}
