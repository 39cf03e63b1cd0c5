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

MlirOperation mlirPadPadCreate(MlirLocation location,
                               const MlirPadPadInfo *info) {
  Location loc = unwrap(location);
  MlirOperation null = {nullptr};
  auto emit = [&] { return emitError(loc); };

  StringRef name = unwrap(info->mode);
  std::optional<PadMode> mode = symbolizePadMode(name);
  if (!mode) {
    emit() << "'" << name << "' is not a mode of padding";
    return null;
  }
  Value source = unwrap(info->source);
  auto sourceType =
      source ? dyn_cast<RankedTensorType>(source.getType()) : nullptr;
  if (!sourceType) {
    InFlightDiagnostic diag = emit() << "the source of a pad is ";
    if (source)
      diag << source.getType() << ", expected a ranked tensor";
    else
      diag << "null, expected a ranked tensor";
    return null;
  }

  for (const MlirPadAmount *amounts : {info->low, info->high})
    for (const MlirPadAmount &amount : ArrayRef(amounts, info->amountCount))
      if (!amount.value.ptr && ShapedType::isDynamic(amount.constant)) {
        emit() << "a constant amount is " << amount.constant
               << ", expected one above -2^63";
        return null;
      }

  loc->getContext()->loadDialect<PadDialect>();
  OpBuilder builder(loc->getContext());
  SmallVector<OpFoldResult> low =
      unwrapAmounts(builder, info->low, info->amountCount);
  SmallVector<OpFoldResult> high =
      unwrapAmounts(builder, info->high, info->amountCount);
  DenseI64ArrayAttr axesAttr;
  std::optional<ArrayRef<int64_t>> axes;
  if (info->axes) {
    axes = ArrayRef<int64_t>(info->axes, info->amountCount);
    axesAttr = builder.getDenseI64ArrayAttr(*axes);
  }

  Type resultType = unwrap(info->resultType);
  if (!resultType) {
    FailureOr<SmallVector<int64_t>> shape = inferPaddedShape(
        emit, sourceType.getShape(), decomposeMixedValues(low).first,
        decomposeMixedValues(high).first, axes);
    if (failed(shape))
      return null;
    resultType = sourceType.clone(*shape);
  }
  PadOp op = PadOp::create(builder, loc, resultType, *mode, source, low, high,
                           unwrap(info->value), axesAttr);
  if (failed(verify(op))) {
    op->erase();
    return null;
  }
  return wrap(op.getOperation());
}

bool mlirOperationIsAPadPad(MlirOperation op) { return isa<PadOp>(unwrap(op)); }

bool mlirOperationIsAPadPadInto(MlirOperation op) {
  return isa<PadIntoOp>(unwrap(op));
}

/// Calls `function` with the `pad.pad` or `pad.pad_into` that `op` is.
template <typename Function>
static auto visitPad(MlirOperation op, Function function) {
  if (auto pad = dyn_cast<PadOp>(unwrap(op)))
    return function(pad);
  return function(cast<PadIntoOp>(unwrap(op)));
}

static MlirPadAmount wrapAmount(OpFoldResult amount) {
  MlirPadAmount wrapped = {0, wrap(Value())};
  if (auto value = dyn_cast<Value>(amount))
    wrapped.value = wrap(value);
  else
    wrapped.constant = *getConstantIntValue(amount);
  return wrapped;
}

MlirStringRef mlirPadGetMode(MlirOperation op) {
  return visitPad(
      op, [](auto pad) { return wrap(stringifyPadMode(pad.getMode())); });
}

MlirValue mlirPadGetSource(MlirOperation op) {
  return visitPad(op, [](auto pad) { return wrap(Value(pad.getSource())); });
}

MlirValue mlirPadGetValue(MlirOperation op) {
  return visitPad(op, [](auto pad) { return wrap(Value(pad.getValue())); });
}

intptr_t mlirPadGetAxisCount(MlirOperation op) {
  return visitPad(
      op, [](auto pad) -> intptr_t { return pad.getStaticLow().size(); });
}

int64_t mlirPadGetAxis(MlirOperation op, intptr_t position) {
  return visitPad(
      op, [&](auto pad) -> int64_t { return pad.getPaddedAxes()[position]; });
}

MlirPadAmount mlirPadGetLow(MlirOperation op, intptr_t position) {
  return visitPad(
      op, [&](auto pad) { return wrapAmount(pad.getMixedLow()[position]); });
}

MlirPadAmount mlirPadGetHigh(MlirOperation op, intptr_t position) {
  return visitPad(
      op, [&](auto pad) { return wrapAmount(pad.getMixedHigh()[position]); });
}
