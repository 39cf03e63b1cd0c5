//===- Operators.h - The operations that are imported -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function for each operation with inputs. It builds the layer's
// computation and returns its value, or emits an error that names the layer.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_OPENVINO_OPERATORS_H
#define PAD_LIB_TARGET_OPENVINO_OPERATORS_H

#include "../Utils/Elementwise.h"
#include "Model.h"

namespace mlir::pad::openvino_import {

/// Imports a layer with these inputs.
using Importer = FailureOr<Value> (*)(FoldingBuilder &, const Layer &,
                                      ArrayRef<Value> inputs);

/// The importer of the operation `type` of opset `version`, or null. Split is
/// not among them.
Importer findImporter(StringRef type, StringRef version);

/// Checks that there are at least `least` inputs and at most `most`.
LogicalResult expectInputs(const Layer &layer, ArrayRef<Value> inputs,
                           size_t least, size_t most);

/// The elements of input `index`, which must be a list of integers of known
/// length; a scalar is a list of one.
FailureOr<SmallVector<OpFoldResult>> getIndexList(FoldingBuilder &builder,
                                                  const Layer &layer,
                                                  ArrayRef<Value> inputs,
                                                  unsigned index);

// Elements.cpp
FailureOr<Value> importArithmetic(FoldingBuilder &builder, const Layer &layer,
                                  ArrayRef<Value> inputs, Arithmetic op);
FailureOr<Value> importBroadcast(FoldingBuilder &builder, const Layer &layer,
                                 ArrayRef<Value> inputs);
FailureOr<Value> importCeiling(FoldingBuilder &builder, const Layer &layer,
                               ArrayRef<Value> inputs);
FailureOr<Value> importClamp(FoldingBuilder &builder, const Layer &layer,
                             ArrayRef<Value> inputs);
FailureOr<Value> importConvert(FoldingBuilder &builder, const Layer &layer,
                               ArrayRef<Value> inputs);
FailureOr<Value> importDivide(FoldingBuilder &builder, const Layer &layer,
                              ArrayRef<Value> inputs);
FailureOr<Value> importFloor(FoldingBuilder &builder, const Layer &layer,
                             ArrayRef<Value> inputs);
/// With the inputs exchanged, as `a > b` is `b < a`.
FailureOr<Value> importGreater(FoldingBuilder &builder, const Layer &layer,
                               ArrayRef<Value> inputs, Arithmetic less);
FailureOr<Value> importLogicalNot(FoldingBuilder &builder, const Layer &layer,
                                  ArrayRef<Value> inputs);
FailureOr<Value> importNegative(FoldingBuilder &builder, const Layer &layer,
                                ArrayRef<Value> inputs);
FailureOr<Value> importNotEqual(FoldingBuilder &builder, const Layer &layer,
                                ArrayRef<Value> inputs);
FailureOr<Value> importSelect(FoldingBuilder &builder, const Layer &layer,
                              ArrayRef<Value> inputs);

// Lists.cpp
FailureOr<Value> importConcat(FoldingBuilder &builder, const Layer &layer,
                              ArrayRef<Value> inputs);
FailureOr<Value> importGather(FoldingBuilder &builder, const Layer &layer,
                              ArrayRef<Value> inputs);
FailureOr<Value> importReshape(FoldingBuilder &builder, const Layer &layer,
                               ArrayRef<Value> inputs);
FailureOr<Value> importShapeOf(FoldingBuilder &builder, const Layer &layer,
                               ArrayRef<Value> inputs);
FailureOr<Value> importSlice(FoldingBuilder &builder, const Layer &layer,
                             ArrayRef<Value> inputs);
FailureOr<Value> importSqueeze(FoldingBuilder &builder, const Layer &layer,
                               ArrayRef<Value> inputs);
FailureOr<Value> importStridedSlice(FoldingBuilder &builder, const Layer &layer,
                                    ArrayRef<Value> inputs);
FailureOr<Value> importTranspose(FoldingBuilder &builder, const Layer &layer,
                                 ArrayRef<Value> inputs);
FailureOr<Value> importUnsqueeze(FoldingBuilder &builder, const Layer &layer,
                                 ArrayRef<Value> inputs);
/// One value for each part.
FailureOr<SmallVector<Value>> importSplit(FoldingBuilder &builder,
                                          const Layer &layer,
                                          ArrayRef<Value> inputs);

// Pad.cpp
/// Pad of opset1 and opset12, whose documents differ about negative amounts.
FailureOr<Value> importPad(FoldingBuilder &builder, const Layer &layer,
                           ArrayRef<Value> inputs);

} // namespace mlir::pad::openvino_import

#endif // PAD_LIB_TARGET_OPENVINO_OPERATORS_H
