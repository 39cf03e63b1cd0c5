//===- Pad.cpp - C interface of pad ---------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad-c/Pad.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Verifier.h"
#include "pad/InitAll.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::pad;

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Pad, pad, PadDialect)

void mlirPadRegisterAllDialects(MlirDialectRegistry registry) {
  pad::registerAllDialects(*unwrap(registry));
}

void mlirPadRegisterAllPasses() { pad::registerAllPasses(); }

//===----------------------------------------------------------------------===//
// Modes
//===----------------------------------------------------------------------===//

MlirAttribute mlirPadModeAttrGet(MlirContext context, MlirStringRef name) {
  std::optional<PadMode> mode = symbolizePadMode(unwrap(name));
  if (!mode)
    return wrap(Attribute());
  unwrap(context)->loadDialect<PadDialect>();
  return wrap(PadModeAttr::get(unwrap(context), *mode));
}

bool mlirAttributeIsAPadMode(MlirAttribute attribute) {
  return isa_and_present<PadModeAttr>(unwrap(attribute));
}

MlirStringRef mlirPadModeAttrGetName(MlirAttribute attribute) {
  return wrap(
      stringifyPadMode(cast<PadModeAttr>(unwrap(attribute)).getValue()));
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// `count` amounts as C++ has them.
static SmallVector<OpFoldResult>
unwrapAmounts(Builder &builder, const MlirPadAmount *amounts, intptr_t count) {
  return llvm::map_to_vector(ArrayRef<MlirPadAmount>(amounts, count),
                             [&](const MlirPadAmount &amount) -> OpFoldResult {
                               if (Value value = unwrap(amount.value))
                                 return value;
                               return builder.getIndexAttr(amount.constant);
                             });
}

namespace {

/// The operands and attributes of a new pad or adjoint.
struct Parts {
  PadMode mode;
  Value source;
  SmallVector<OpFoldResult> low, high;
  DenseI64ArrayAttr axes;
  Type resultType;
};

} // namespace

/// Infers the extents of the result, as inferPaddedShape; none for a border,
/// whose source may be a memref.
using InferShape = function_ref<FailureOr<SmallVector<int64_t>>(
    function_ref<InFlightDiagnostic()>, ArrayRef<int64_t>, ArrayRef<int64_t>,
    ArrayRef<int64_t>, std::optional<ArrayRef<int64_t>>)>;

/// Reads `info` and checks what no verifier can. Emits an error at `loc` on
/// failure.
static FailureOr<Parts> getParts(OpBuilder &builder, Location loc,
                                 const MlirPadPadInfo *info,
                                 InferShape inferShape) {
  auto emit = [&] { return emitError(loc); };
  StringRef name = unwrap(info->mode);
  std::optional<PadMode> mode = symbolizePadMode(name);
  if (!mode) {
    emit() << "'" << name << "' is not a mode of padding";
    return failure();
  }
  Value source = unwrap(info->source);
  Type type = source ? source.getType() : Type();
  if (!isa_and_present<RankedTensorType>(type) &&
      !(isa_and_present<MemRefType>(type) && !inferShape)) {
    InFlightDiagnostic diag = emit() << "the source of a pad is ";
    if (source)
      diag << type << ", expected a ranked tensor";
    else
      diag << "null, expected a ranked tensor";
    if (!inferShape)
      diag << " or memref";
    return failure();
  }

  for (const MlirPadAmount *amounts : {info->low, info->high})
    for (const MlirPadAmount &amount : ArrayRef(amounts, info->amountCount))
      if (!amount.value.ptr && ShapedType::isDynamic(amount.constant)) {
        emit() << "a constant amount is " << amount.constant
               << ", expected one above -2^63";
        return failure();
      }

  loc->getContext()->loadDialect<PadDialect>();
  Parts parts{*mode,
              source,
              unwrapAmounts(builder, info->low, info->amountCount),
              unwrapAmounts(builder, info->high, info->amountCount),
              {},
              {}};
  std::optional<ArrayRef<int64_t>> axes;
  if (info->axes) {
    axes = ArrayRef<int64_t>(info->axes, info->amountCount);
    parts.axes = builder.getDenseI64ArrayAttr(*axes);
  }
  if (Type resultType = unwrap(info->resultType)) {
    parts.resultType = resultType;
    return parts;
  }
  if (!inferShape)
    return parts;
  auto sourceType = cast<RankedTensorType>(type);
  FailureOr<SmallVector<int64_t>> shape = inferShape(
      emit, sourceType.getShape(), decomposeMixedValues(parts.low).first,
      decomposeMixedValues(parts.high).first, axes);
  if (failed(shape))
    return failure();
  parts.resultType = sourceType.clone(*shape);
  return parts;
}

/// `op`, or null if it does not verify.
static MlirOperation verifyBuilt(Operation *op) {
  if (succeeded(verify(op)))
    return wrap(op);
  op->erase();
  return {nullptr};
}

MlirOperation mlirPadPadCreate(MlirLocation location,
                               const MlirPadPadInfo *info) {
  Location loc = unwrap(location);
  OpBuilder builder(loc->getContext());
  FailureOr<Parts> parts = getParts(builder, loc, info, inferPaddedShape);
  if (failed(parts))
    return {nullptr};
  return verifyBuilt(PadOp::create(builder, loc, parts->resultType, parts->mode,
                                   parts->source, parts->low, parts->high,
                                   unwrap(info->value), parts->axes));
}

MlirOperation mlirPadAdjointCreate(MlirLocation location,
                                   const MlirPadPadInfo *info) {
  Location loc = unwrap(location);
  OpBuilder builder(loc->getContext());
  if (info->value.ptr) {
    emitError(loc) << "a value is given to an adjoint, which has none";
    return {nullptr};
  }
  FailureOr<Parts> parts = getParts(builder, loc, info, inferUnpaddedShape);
  if (failed(parts))
    return {nullptr};
  return verifyBuilt(AdjointOp::create(builder, loc, parts->resultType,
                                       parts->mode, parts->source, parts->low,
                                       parts->high, parts->axes));
}

MlirOperation mlirPadFillBorderCreate(MlirLocation location,
                                      const MlirPadPadInfo *info) {
  Location loc = unwrap(location);
  OpBuilder builder(loc->getContext());
  FailureOr<Parts> parts = getParts(builder, loc, info, /*inferShape=*/nullptr);
  if (failed(parts))
    return {nullptr};
  return verifyBuilt(
      FillBorderOp::create(builder, loc, parts->mode, parts->source, parts->low,
                           parts->high, unwrap(info->value), parts->axes));
}

bool mlirOperationIsAPadPad(MlirOperation op) { return isa<PadOp>(unwrap(op)); }

bool mlirOperationIsAPadPadInto(MlirOperation op) {
  return isa<PadIntoOp>(unwrap(op));
}

bool mlirOperationIsAPadAdjoint(MlirOperation op) {
  return isa<AdjointOp>(unwrap(op));
}

bool mlirOperationIsAPadAdjointInto(MlirOperation op) {
  return isa<AdjointIntoOp>(unwrap(op));
}

static MlirPadAmount wrapAmount(OpFoldResult amount) {
  MlirPadAmount wrapped = {0, wrap(Value())};
  if (auto value = dyn_cast<Value>(amount))
    wrapped.value = wrap(value);
  else
    wrapped.constant = *getConstantIntValue(amount);
  return wrapped;
}

bool mlirOperationIsAPadFillBorder(MlirOperation op) {
  return isa<FillBorderOp>(unwrap(op));
}

static PadWindowOpInterface unwrapWindow(MlirOperation op) {
  return cast<PadWindowOpInterface>(unwrap(op));
}

MlirStringRef mlirPadGetMode(MlirOperation op) {
  return wrap(stringifyPadMode(unwrapWindow(op).getMode()));
}

MlirValue mlirPadGetSource(MlirOperation op) {
  return wrap(unwrapWindow(op).getSource());
}

MlirValue mlirPadGetValue(MlirOperation op) {
  return wrap(unwrapWindow(op).getValue());
}

intptr_t mlirPadGetAxisCount(MlirOperation op) {
  return unwrapWindow(op).getStaticLow().size();
}

int64_t mlirPadGetAxis(MlirOperation op, intptr_t position) {
  return unwrapWindow(op).getPaddedAxes()[position];
}

MlirPadAmount mlirPadGetLow(MlirOperation op, intptr_t position) {
  return wrapAmount(unwrapWindow(op).getMixedLow()[position]);
}

MlirPadAmount mlirPadGetHigh(MlirOperation op, intptr_t position) {
  return wrapAmount(unwrapWindow(op).getMixedHigh()[position]);
}
