//===- CreatePad.h - Building pads in importers -----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds `pad.pad` from the numbers of a model, which may be anything: pads
// that the op's verifier would refuse are refused here, in the importer's
// words.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_UTILS_CREATEPAD_H
#define PAD_LIB_TARGET_UTILS_CREATEPAD_H

#include "FoldingBuilder.h"
#include "mlir/IR/Diagnostics.h"
#include "pad/IR/Pad.h"

namespace mlir::pad {

/// Creates the diagnostic of a failure.
using EmitFn = function_ref<InFlightDiagnostic()>;

/// Checks that amounts that are known are small enough for sums of them and
/// extents not to overflow.
LogicalResult checkAmounts(ArrayRef<OpFoldResult> amounts, EmitFn emitError);

/// Pads every axis of `source`, by amounts that were checked, to the type that
/// follows from them.
FailureOr<Value> createPad(FoldingBuilder &builder, PadMode mode, Value source,
                           ArrayRef<OpFoldResult> low,
                           ArrayRef<OpFoldResult> high, Value value,
                           EmitFn emitError);

} // namespace mlir::pad

#endif // PAD_LIB_TARGET_UTILS_CREATEPAD_H
