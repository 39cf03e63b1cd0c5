//===- PadDialect.cpp - The pad dialect -----------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers the ops, attributes, types and interfaces of the dialect.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Transforms/InliningUtils.h"
#include "pad/IR/Pad.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::pad;

#include "pad/IR/PadDialect.cpp.inc"
#include "pad/IR/PadEnums.cpp.inc"
#include "pad/IR/PadInterfaces.cpp.inc"

static ParseResult parsePadMode(AsmParser &parser, PadMode &mode) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  (void)parser.parseOptionalKeyword(&keyword);
  if (std::optional<PadMode> symbol = symbolizePadMode(keyword)) {
    mode = *symbol;
    return success();
  }
  InFlightDiagnostic error = parser.emitError(loc, "expected a mode: ");
  llvm::interleaveComma(llvm::seq<uint64_t>(0, getMaxEnumValForPadMode() + 1),
                        error, [&](uint64_t value) {
                          error
                              << stringifyPadMode(static_cast<PadMode>(value));
                        });
  return error;
}

static void printPadMode(AsmPrinter &printer, PadMode mode) {
  printer << stringifyPadMode(mode);
}

#define GET_ATTRDEF_CLASSES
#include "pad/IR/PadAttributes.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "pad/IR/PadTypes.cpp.inc"

namespace {

/// Pads have no regions and touch no symbols: they can be inlined anywhere.
struct PadInlinerInterface final : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
};

} // namespace

void PadDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "pad/IR/PadAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "pad/IR/PadOps.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "pad/IR/PadTypes.cpp.inc"
      >();
  addInterfaces<PadInlinerInterface>();
}

LogicalResult PadDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  if (attribute.getName() == getVectorBytesAttrName()) {
    auto bytes = dyn_cast<IntegerAttr>(attribute.getValue());
    if (!bytes || !bytes.getType().isSignlessInteger(64) ||
        bytes.getInt() < 1 || bytes.getInt() > kMaxVectorBytes ||
        !llvm::isPowerOf2_64(bytes.getInt()))
      return op->emitOpError()
             << "attribute '" << getVectorBytesAttrName() << "' is "
             << attribute.getValue() << ", expected a power of two from 1 to "
             << kMaxVectorBytes << " as i64";
    return success();
  }
  if (attribute.getName() != getFactsAttrName())
    return success();
  if (!isa<FactsAttr>(attribute.getValue()))
    return op->emitOpError()
           << "attribute '" << getFactsAttrName() << "' is "
           << attribute.getValue() << ", expected #pad.facts<...>";
  if (!isa<PadIntoOp, AdjointIntoOp>(op) ||
      !isa<MemRefType>(op->getOperand(0).getType()))
    return op->emitOpError() << "has attribute '" << getFactsAttrName()
                             << "', expected a pad.pad_into or a "
                                "pad.adjoint_into on memrefs";
  return success();
}

LogicalResult FactsAttr::verify(function_ref<InFlightDiagnostic()> emit,
                                Facts value) {
  auto has = [&](Facts some) { return bitEnumContainsAny(value, some); };
  constexpr Facts ofRows = Facts::PastCaches | Facts::InChunks | Facts::Chunk |
                           Facts::UnitBorders | Facts::FewBorders |
                           Facts::WholeLines | Facts::VectorsCrossRows;
  constexpr Facts ofAllAxes =
      Facts::DisjointBorders | Facts::DisjointRowBorders;
  if (has(Facts::Rows) && has(Facts::Elements))
    return emit() << "facts have both 'rows' and 'elements'";
  if (has(Facts::Rows) && !has(Facts::Fits))
    return emit() << "facts have 'rows', expected 'fits' with it";
  if (!has(Facts::Rows) && has(ofRows))
    return emit() << "facts have '" << stringifyFacts(value & ofRows)
                  << "', expected 'rows' with it";
  if (has(Facts::PastCaches) && !has(Facts::WithinReach | Facts::FewBorders))
    return emit() << "facts have 'past_caches', expected 'within_reach' or "
                     "'few_borders' with it";
  if (has(Facts::UnitBorders) && !bitEnumContainsAll(value, ofAllAxes))
    return emit() << "facts have 'unit_borders', expected '"
                  << stringifyFacts(ofAllAxes) << "' with it";
  return success();
}

Operation *PadDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location loc) {
  auto text = dyn_cast<StringAttr>(value);
  if (!text || !isa<StringType>(type))
    return nullptr;
  return StringOp::create(builder, loc, type, text.getValue());
}
