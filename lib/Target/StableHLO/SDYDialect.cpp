//===- SDYDialect.cpp - Shardings over no devices -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SDYDialect.h"
#include "CHLODialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "pad/Utils/FrontEnds.h"

using namespace mlir;
using namespace mlir::pad::stablehlo_import;

#include "SDYDialect.cpp.inc"

#define GET_OP_CLASSES
#include "SDYOps.cpp.inc"

void SDYDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "SDYOps.cpp.inc"
      >();
}

std::optional<Dialect::ParseOpHook>
SDYDialect::getParseOperationHook(StringRef name) const {
  return refuseUnknown;
}

/// Parses `close`, behind what stands for no axes.
static ParseResult parseNoAxes(OpAsmParser &parser,
                               function_ref<ParseResult()> parseOptionalClose) {
  SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parseOptionalClose()))
    return success();
  return parser.emitError(loc)
         << "has axes, which are not known here; "
         << pad::getDialectAdvice(SDYDialect::getDialectNamespace());
}

// sdy.mesh @empty_mesh = <[]>
ParseResult MeshOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  return failure(
      parser.parseSymbolName(name, SymbolTable::getSymbolAttrName(),
                             result.attributes) ||
      parser.parseEqual() || parser.parseLess() || parser.parseLSquare() ||
      parseNoAxes(parser, [&] { return parser.parseOptionalRSquare(); }) ||
      parser.parseGreater() || parser.parseOptionalAttrDict(result.attributes));
}

void MeshOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getSymName());
  printer << " = <[]>";
  printer.printOptionalAttrDict((*this)->getAttrs(), {getSymNameAttrName()});
}

// sdy.sharding_constraint %x <@empty_mesh, [{}, {}]> : tensor<3x2xui32>
ParseResult ShardingConstraintOp::parse(OpAsmParser &parser,
                                        OperationState &result) {
  OpAsmParser::UnresolvedOperand operand;
  FlatSymbolRefAttr mesh;
  Type type;
  auto parseAxes = [&]() -> ParseResult {
    return failure(parser.parseLBrace() || parseNoAxes(parser, [&] {
                     return parser.parseOptionalRBrace();
                   }));
  };
  if (parser.parseOperand(operand) || parser.parseLess() ||
      parser.parseAttribute(mesh, "mesh", result.attributes) ||
      parser.parseComma() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseAxes) ||
      parser.parseGreater() ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  result.addTypes(type);
  return parser.resolveOperand(operand, type, result.operands);
}

void ShardingConstraintOp::print(OpAsmPrinter &printer) {
  int64_t rank = getOperand().getType().getRank();
  printer << ' ' << getOperand() << " <" << getMeshAttr() << ", [";
  llvm::interleaveComma(llvm::seq(rank), printer,
                        [&](int64_t) { printer << "{}"; });
  printer << "]>";
  printer.printOptionalAttrDict((*this)->getAttrs(), {getMeshAttrName()});
  printer << " : " << getOperand().getType();
}
