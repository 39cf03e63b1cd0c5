//===- Operators.cpp - The operators that are imported --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Operators.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

/// Gives an importer of several operators the one that it is for.
template <FailureOr<Value> (*import)(Node &, Arithmetic), Arithmetic op>
static FailureOr<Value> importFor(Node &node) {
  return import(node, op);
}

Importer onnx_import::findImporter(StringRef name) {
  return llvm::StringSwitch<Importer>(name)
      .Case("Add", importFor<importArithmetic, Arithmetic::Add>)
      .Case("And", importFor<importArithmetic, Arithmetic::And>)
      .Case("Cast", importCast)
      .Case("Ceil", importCeil)
      .Case("Clip", importClip)
      .Case("Concat", importConcat)
      .Case("Constant", importConstant)
      .Case("ConstantOfShape", importConstantOfShape)
      .Case("Div", importFor<importArithmetic, Arithmetic::Div>)
      .Case("Equal", importFor<importArithmetic, Arithmetic::Equal>)
      .Case("Expand", importExpand)
      .Case("Flatten", importFlatten)
      .Case("Floor", importFloor)
      .Case("Gather", importGather)
      .Case("Greater", importFor<importGreater, Arithmetic::Less>)
      .Case("GreaterOrEqual", importFor<importGreater, Arithmetic::LessOrEqual>)
      .Case("Identity", importIdentity)
      .Case("Less", importFor<importArithmetic, Arithmetic::Less>)
      .Case("LessOrEqual", importFor<importArithmetic, Arithmetic::LessOrEqual>)
      .Case("Max", importFor<importExtremum, Arithmetic::Max>)
      .Case("Min", importFor<importExtremum, Arithmetic::Min>)
      .Case("Mod", importModulo)
      .Case("Mul", importFor<importArithmetic, Arithmetic::Mul>)
      .Case("Neg", importNegation)
      .Case("Not", importNot)
      .Case("Or", importFor<importArithmetic, Arithmetic::Or>)
      .Case("Pad", importPad)
      .Case("Range", importRange)
      .Case("ReduceMax", importFor<importReduction, Arithmetic::Max>)
      .Case("ReduceMin", importFor<importReduction, Arithmetic::Min>)
      .Case("ReduceProd", importFor<importReduction, Arithmetic::Mul>)
      .Case("ReduceSum", importFor<importReduction, Arithmetic::Add>)
      .Case("Reshape", importReshape)
      .Case("ScatterElements", importScatterElements)
      .Case("Shape", importShape)
      .Case("Slice", importSlice)
      .Case("Squeeze", importSqueeze)
      .Case("Sub", importFor<importArithmetic, Arithmetic::Sub>)
      .Case("Transpose", importTranspose)
      .Case("Unsqueeze", importUnsqueeze)
      .Case("Where", importWhere)
      .Case("Xor", importFor<importArithmetic, Arithmetic::Xor>)
      .Default(nullptr);
}

Importer onnx_import::findRuntimeImporter(StringRef name) {
  return name == "Pad" ? importRuntimePad : nullptr;
}
