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
      .Case("Cast", importCast)
      .Case("Concat", importConcat)
      .Case("Constant", importConstant)
      .Case("ConstantOfShape", importConstantOfShape)
      .Case("Div", importFor<importArithmetic, Arithmetic::Div>)
      .Case("Flatten", importFlatten)
      .Case("Gather", importGather)
      .Case("Identity", importIdentity)
      .Case("Max", importFor<importExtremum, Arithmetic::Max>)
      .Case("Min", importFor<importExtremum, Arithmetic::Min>)
      .Case("Mod", importModulo)
      .Case("Mul", importFor<importArithmetic, Arithmetic::Mul>)
      .Case("Neg", importNegation)
      .Case("Pad", importPad)
      .Case("Range", importRange)
      .Case("Reshape", importReshape)
      .Case("Shape", importShape)
      .Case("Slice", importSlice)
      .Case("Squeeze", importSqueeze)
      .Case("Sub", importFor<importArithmetic, Arithmetic::Sub>)
      .Case("Transpose", importTranspose)
      .Case("Unsqueeze", importUnsqueeze)
      .Default(nullptr);
}
