//===- Operators.cpp - The operations that are imported -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Operators.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::openvino_import;

namespace {

struct Entry {
  StringRef type;
  /// The opsets that changed it, with spaces between them.
  StringRef versions;
  Importer import;
};

} // namespace

template <FailureOr<Value> (*import)(FoldingBuilder &, const Layer &,
                                     ArrayRef<Value>, Arithmetic),
          Arithmetic op>
static FailureOr<Value> importFor(FoldingBuilder &builder, const Layer &layer,
                                  ArrayRef<Value> inputs) {
  return import(builder, layer, inputs, op);
}

static constexpr Entry kOperations[] = {
    {"Add", "opset1", importFor<importArithmetic, Arithmetic::Add>},
    {"Broadcast", "opset1 opset3", importBroadcast},
    {"Ceiling", "opset1", importCeiling},
    {"Clamp", "opset1", importClamp},
    {"Concat", "opset1", importConcat},
    {"Convert", "opset1", importConvert},
    {"Divide", "opset1", importDivide},
    {"Equal", "opset1", importFor<importArithmetic, Arithmetic::Equal>},
    {"Floor", "opset1", importFloor},
    {"FloorMod", "opset1", importFor<importArithmetic, Arithmetic::Modulo>},
    {"Gather", "opset1 opset7 opset8", importGather},
    {"Greater", "opset1", importFor<importGreater, Arithmetic::Less>},
    {"GreaterEqual", "opset1",
     importFor<importGreater, Arithmetic::LessOrEqual>},
    {"Less", "opset1", importFor<importArithmetic, Arithmetic::Less>},
    {"LessEqual", "opset1",
     importFor<importArithmetic, Arithmetic::LessOrEqual>},
    {"LogicalAnd", "opset1", importFor<importArithmetic, Arithmetic::And>},
    {"LogicalNot", "opset1", importLogicalNot},
    {"LogicalOr", "opset1", importFor<importArithmetic, Arithmetic::Or>},
    {"LogicalXor", "opset1 opset2",
     importFor<importArithmetic, Arithmetic::Xor>},
    {"Maximum", "opset1", importFor<importArithmetic, Arithmetic::Max>},
    {"Minimum", "opset1", importFor<importArithmetic, Arithmetic::Min>},
    {"Mod", "opset1", importFor<importArithmetic, Arithmetic::Remainder>},
    {"Multiply", "opset1", importFor<importArithmetic, Arithmetic::Mul>},
    {"Negative", "opset1", importNegative},
    {"NotEqual", "opset1", importNotEqual},
    {"Pad", "opset1 opset12", importPad},
    {"Reshape", "opset1", importReshape},
    {"Select", "opset1", importSelect},
    {"ShapeOf", "opset1 opset3", importShapeOf},
    {"Slice", "opset8", importSlice},
    {"Squeeze", "opset1", importSqueeze},
    {"StridedSlice", "opset1", importStridedSlice},
    {"Subtract", "opset1", importFor<importArithmetic, Arithmetic::Sub>},
    {"Transpose", "opset1", importTranspose},
    {"Unsqueeze", "opset1", importUnsqueeze},
};

Importer openvino_import::findImporter(StringRef type, StringRef version) {
  for (const Entry &operation : kOperations) {
    SmallVector<StringRef> versions;
    operation.versions.split(versions, ' ');
    if (operation.type == type && llvm::is_contained(versions, version))
      return operation.import;
  }
  return nullptr;
}

LogicalResult openvino_import::expectInputs(const Layer &layer,
                                            ArrayRef<Value> inputs,
                                            size_t least, size_t most) {
  if (inputs.size() >= least && inputs.size() <= most)
    return success();
  InFlightDiagnostic diag = layer.emitError() << "has " << inputs.size()
                                              << " inputs, expected " << least;
  if (least != most)
    diag << " to " << most;
  return diag;
}
