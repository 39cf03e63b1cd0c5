//===- pad-c/Pad.h - C interface of pad ---------------------------*- C -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers the dialect, passes and pipelines of pad with MLIR's C interface,
// and builds and reads its operations.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_C_PAD_H
#define PAD_C_PAD_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Declares mlirGetDialectHandle__pad__(), for the dialect alone.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Pad, pad);

/// Adds the dialect to `registry`, with the external models of its operations,
/// and upstream's dialects with their extensions, which the pipelines need.
MLIR_CAPI_EXPORTED void
mlirPadRegisterAllDialects(MlirDialectRegistry registry);

/// Registers every pass and pipeline of pad by its name, for
/// mlirParsePassPipeline and mlirOpPassManagerAddPipeline.
MLIR_CAPI_EXPORTED void mlirPadRegisterAllPasses(void);

//===----------------------------------------------------------------------===//
// Modes
//===----------------------------------------------------------------------===//

/// The attribute for the mode that is called `name` in the assembly, such as
/// "reflect"; null if there is no such mode.
MLIR_CAPI_EXPORTED MlirAttribute mlirPadModeAttrGet(MlirContext context,
                                                    MlirStringRef name);

MLIR_CAPI_EXPORTED bool mlirAttributeIsAPadMode(MlirAttribute attribute);

/// The name of a mode.
MLIR_CAPI_EXPORTED MlirStringRef
mlirPadModeAttrGetName(MlirAttribute attribute);

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// How much to pad on one side of one axis: the index `value`, or `constant`
/// if `value` is null. A negative amount crops.
typedef struct MlirPadAmount {
  int64_t constant;
  MlirValue value;
} MlirPadAmount;

/// The operands and attributes of a new `pad.pad`, `pad.adjoint` or
/// `pad.fill_border`. Members that are zero or null are absent.
typedef struct MlirPadPadInfo {
  /// The name of the mode, such as "reflect".
  MlirStringRef mode;
  /// A ranked tensor.
  MlirValue source;
  /// `amountCount` amounts before and after each axis in `axes`, or each axis
  /// of the source if `axes` is null.
  intptr_t amountCount;
  const MlirPadAmount *low;
  const MlirPadAmount *high;
  const int64_t *axes;
  /// The fill of constant mode; zero if null.
  MlirValue value;
  /// The type of the result; inferred if null.
  MlirType resultType;
} MlirPadPadInfo;

/// Builds a `pad.pad` that is in no block yet and belongs to the caller. If the
/// pad is not valid, emits an error at `location` and returns null.
MLIR_CAPI_EXPORTED MlirOperation mlirPadPadCreate(MlirLocation location,
                                                  const MlirPadPadInfo *info);

/// As mlirPadPadCreate, a `pad.adjoint`, which has no value.
MLIR_CAPI_EXPORTED MlirOperation
mlirPadAdjointCreate(MlirLocation location, const MlirPadPadInfo *info);

/// As mlirPadPadCreate, a `pad.fill_border` of the source, which may also be a
/// memref. If the source is a tensor, the result has its type;
/// `info->resultType` is ignored.
MLIR_CAPI_EXPORTED MlirOperation
mlirPadFillBorderCreate(MlirLocation location, const MlirPadPadInfo *info);

MLIR_CAPI_EXPORTED bool mlirOperationIsAPadPad(MlirOperation op);
MLIR_CAPI_EXPORTED bool mlirOperationIsAPadPadInto(MlirOperation op);
MLIR_CAPI_EXPORTED bool mlirOperationIsAPadAdjoint(MlirOperation op);
MLIR_CAPI_EXPORTED bool mlirOperationIsAPadAdjointInto(MlirOperation op);

MLIR_CAPI_EXPORTED bool mlirOperationIsAPadFillBorder(MlirOperation op);

// These take one of the five.

/// The name of the mode.
MLIR_CAPI_EXPORTED MlirStringRef mlirPadGetMode(MlirOperation op);

/// The operand that is padded, added up, or has the border.
MLIR_CAPI_EXPORTED MlirValue mlirPadGetSource(MlirOperation op);

/// The fill of constant mode; null if the pad has no value.
MLIR_CAPI_EXPORTED MlirValue mlirPadGetValue(MlirOperation op);

/// The number of axes that the pad names, which is the number of its low and of
/// its high amounts.
MLIR_CAPI_EXPORTED intptr_t mlirPadGetAxisCount(MlirOperation op);

/// The axis, in [0, rank), that the amounts at `position` are for.
MLIR_CAPI_EXPORTED int64_t mlirPadGetAxis(MlirOperation op, intptr_t position);

/// The amounts at `position`, which is less than the number of axes.
MLIR_CAPI_EXPORTED MlirPadAmount mlirPadGetLow(MlirOperation op,
                                               intptr_t position);
MLIR_CAPI_EXPORTED MlirPadAmount mlirPadGetHigh(MlirOperation op,
                                                intptr_t position);

#ifdef __cplusplus
}
#endif

#endif // PAD_C_PAD_H
