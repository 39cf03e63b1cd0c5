//===- Pad.h - The pad dialect ----------------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect, its operations and the helpers that their users need.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_PAD_H
#define PAD_IR_PAD_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "pad/IR/PadDialect.h.inc"
#include "pad/IR/PadEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "pad/IR/PadAttributes.h.inc"

#define GET_TYPEDEF_CLASSES
#include "pad/IR/PadTypes.h.inc"

namespace mlir::pad {

/// Maps each of `axes` into [0, rank); without a list, all axes in order.
/// Expects what (C4) demands.
SmallVector<int64_t> normalizeAxes(std::optional<ArrayRef<int64_t>> axes,
                                   int64_t rank);

/// Spreads amounts for `axes` (in [0, rank)) over all axes; the others get the
/// index attribute 0.
SmallVector<OpFoldResult> spreadOverAxes(ArrayRef<OpFoldResult> amounts,
                                         ArrayRef<int64_t> axes, int64_t rank,
                                         MLIRContext *context);

/// No array has so many positions along an axis.
inline constexpr int64_t extentLimit = int64_t(1) << 62;

/// `sign * (low + high)` where it is known, and where its sum with an extent is
/// known not to wrap; `sign` is 1, -1 or 0.
std::optional<int64_t> getChange(OpFoldResult low, OpFoldResult high,
                                 int64_t sign = 1);

/// A diagnostic for an `emit` below that says nothing. An empty one, as it is
/// by default, takes no text.
InFlightDiagnostic getSilentDiagnostic(MLIRContext *context);

/// The extents that `source` has after a pad by static amounts, of which
/// ShapedType::kDynamic stands for a dynamic one. Checks (C3) to (C6); `emit`
/// is called at most once, and only if one of them fails.
FailureOr<SmallVector<int64_t>>
inferPaddedShape(function_ref<InFlightDiagnostic()> emit,
                 ArrayRef<int64_t> source, ArrayRef<int64_t> staticLow,
                 ArrayRef<int64_t> staticHigh,
                 std::optional<ArrayRef<int64_t>> axes);

/// Checks (C3) to (C7) and (C10), as far as the static extents and amounts
/// tell, of a pad of `source` to extents `result`; dynamic ones are
/// ShapedType::kDynamic. `emit` is called at most once, and only on failure.
LogicalResult verifyPaddedShape(function_ref<InFlightDiagnostic()> emit,
                                PadMode mode, ArrayRef<int64_t> source,
                                ArrayRef<int64_t> staticLow,
                                ArrayRef<int64_t> staticHigh,
                                std::optional<ArrayRef<int64_t>> axes,
                                ArrayRef<int64_t> result);

/// As inferPaddedShape, of an adjoint: the extents that `padded` has without
/// the amounts. Checks (C3) to (C5) and the part of (C13) on extents.
FailureOr<SmallVector<int64_t>>
inferUnpaddedShape(function_ref<InFlightDiagnostic()> emit,
                   ArrayRef<int64_t> padded, ArrayRef<int64_t> staticLow,
                   ArrayRef<int64_t> staticHigh,
                   std::optional<ArrayRef<int64_t>> axes);

/// As verifyPaddedShape, of an adjoint of `padded` to extents `result`: checks
/// (C3) to (C5) and (C13).
LogicalResult verifyUnpaddedShape(function_ref<InFlightDiagnostic()> emit,
                                  PadMode mode, ArrayRef<int64_t> padded,
                                  ArrayRef<int64_t> staticLow,
                                  ArrayRef<int64_t> staticHigh,
                                  std::optional<ArrayRef<int64_t>> axes,
                                  ArrayRef<int64_t> result);

/// Checks (C3) to (C5), (C14) and (C15), as far as the static extents and
/// amounts tell, of a border in an array with extents `shape`; dynamic ones are
/// ShapedType::kDynamic. `emit` is called at most once, and only on failure.
LogicalResult verifyBorder(function_ref<InFlightDiagnostic()> emit,
                           PadMode mode, ArrayRef<int64_t> shape,
                           ArrayRef<int64_t> staticLow,
                           ArrayRef<int64_t> staticHigh,
                           std::optional<ArrayRef<int64_t>> axes);

/// Whether the elements of `type` can be added: integers, indices, floats and
/// complex numbers of floats.
bool isAddable(Type type);

/// The reason why `text` cannot be a string ("is not UTF-8"), or null.
const char *findStringProblem(StringRef text);

} // namespace mlir::pad

#include "pad/IR/PadInterfaces.h.inc"

#define GET_OP_CLASSES
#include "pad/IR/PadOps.h.inc"

namespace mlir::pad {

/// The extents of the result of `op`, a pad or an adjoint on tensors: an
/// attribute where its type says it, otherwise max(n + sign * (low + high), 0).
ReifiedRankedShapedTypeDims reifyShape(OpBuilder &builder,
                                       PadWindowOpInterface op);

/// Builds the form with a destination of `op`, a pad or an adjoint, from
/// `source` into `init`.
Operation *createInto(OpBuilder &builder, PadWindowOpInterface op, Value source,
                      Value init);

} // namespace mlir::pad

#endif // PAD_IR_PAD_H
