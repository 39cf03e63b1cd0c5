//===- Operators.h - The operators that are imported ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function for each operator. It builds the node's computation and returns
// its value, or emits an error that names the node.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_ONNX_OPERATORS_H
#define PAD_LIB_TARGET_ONNX_OPERATORS_H

#include "../Utils/Elementwise.h"
#include "Node.h"

namespace mlir::pad::onnx_import {

/// Imports a node of an operator. All supported operators have one result.
using Importer = FailureOr<Value> (*)(Node &);

/// The importer of the operator `name` of ONNX's own domain, or null.
Importer findImporter(StringRef name);

/// The importer of the operator `name` of ONNX Runtime's domain,
/// `com.microsoft`, or null.
Importer findRuntimeImporter(StringRef name);

// Pad.cpp
FailureOr<Value> importPad(Node &node);
FailureOr<Value> importRuntimePad(Node &node);

// Constants.cpp
FailureOr<Value> importConstant(Node &node);
FailureOr<Value> importConstantOfShape(Node &node);
FailureOr<Value> importRange(Node &node);

// Elements.cpp
FailureOr<Value> importCast(Node &node);
FailureOr<Value> importArithmetic(Node &node, Arithmetic op);
FailureOr<Value> importCeil(Node &node);
FailureOr<Value> importClip(Node &node);
FailureOr<Value> importExtremum(Node &node, Arithmetic op);
FailureOr<Value> importFloor(Node &node);
FailureOr<Value> importGreater(Node &node, Arithmetic less);
FailureOr<Value> importModulo(Node &node);
FailureOr<Value> importNegation(Node &node);
FailureOr<Value> importNot(Node &node);
FailureOr<Value> importWhere(Node &node);

// Lists.cpp
FailureOr<Value> importReduction(Node &node, Arithmetic op);
FailureOr<Value> importScatterElements(Node &node);

// Shapes.cpp
FailureOr<Value> importExpand(Node &node);
FailureOr<Value> importFlatten(Node &node);
FailureOr<Value> importShape(Node &node);
FailureOr<Value> importReshape(Node &node);
FailureOr<Value> importSqueeze(Node &node);
FailureOr<Value> importUnsqueeze(Node &node);

// Movement.cpp
FailureOr<Value> importConcat(Node &node);
FailureOr<Value> importGather(Node &node);
FailureOr<Value> importIdentity(Node &node);
FailureOr<Value> importSlice(Node &node);
FailureOr<Value> importTranspose(Node &node);

} // namespace mlir::pad::onnx_import

#endif // PAD_LIB_TARGET_ONNX_OPERATORS_H
