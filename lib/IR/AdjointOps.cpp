//===- AdjointOps.cpp - Gradients of pads ---------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builders and interface methods of `pad.adjoint` and `pad.adjoint_into`. The
// constraints are in PadVerifier.cpp.
//
//===----------------------------------------------------------------------===//

#include "ResultType.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/TypeUtilities.h"
#include "pad/IR/Extension.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// AdjointOp
//===----------------------------------------------------------------------===//

void AdjointOp::build(OpBuilder &builder, OperationState &state,
                      Type resultType, PadMode mode, Value source,
                      ArrayRef<OpFoldResult> low, ArrayRef<OpFoldResult> high,
                      DenseI64ArrayAttr axes) {
  auto [staticLow, dynamicLow] = decomposeMixedValues(low);
  auto [staticHigh, dynamicHigh] = decomposeMixedValues(high);
  state.addOperands(source);
  state.addOperands(dynamicLow);
  state.addOperands(dynamicHigh);
  Properties &properties = state.getOrAddProperties<Properties>();
  properties.mode = PadModeAttr::get(builder.getContext(), mode);
  properties.static_low = builder.getDenseI64ArrayAttr(staticLow);
  properties.static_high = builder.getDenseI64ArrayAttr(staticHigh);
  properties.axes = axes;
  llvm::copy(ArrayRef<int32_t>{1, static_cast<int32_t>(dynamicLow.size()),
                               static_cast<int32_t>(dynamicHigh.size())},
             properties.operandSegmentSizes.begin());
  state.addTypes(resultType);
}

void AdjointOp::build(OpBuilder &, OperationState &state, TypeRange resultTypes,
                      ValueRange operands,
                      ArrayRef<NamedAttribute> attributes) {
  state.addOperands(operands);
  state.addAttributes(attributes);
  state.addTypes(resultTypes);
}

LogicalResult AdjointOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &types) {
  return inferResultType(location, adaptor, inferUnpaddedShape, types);
}

bool AdjointOp::isCompatibleReturnTypes(TypeRange inferred, TypeRange actual) {
  return PadOp::isCompatibleReturnTypes(inferred, actual);
}

LogicalResult
AdjointOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &reified) {
  reified = reifyShape(builder, *this);
  return success();
}

void AdjointOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "adjoint");
}

Speculation::Speculatability AdjointOp::getSpeculatability() {
  SmallVector<OpFoldResult> lows = getLowPerAxis(), highs = getHighPerAxis();
  for (int64_t axis : llvm::seq(getRank())) {
    OpFoldResult low = lows[axis], high = highs[axis];
    // (C13) speaks of extents that are not known.
    if (!getConstantIntValue(low) || !getConstantIntValue(high))
      return Speculation::NotSpeculatable;
    bool canBeEmpty = Extension::get(getMode()).isFill() ||
                      (isZeroInteger(low) && isZeroInteger(high));
    int64_t extent = getResultType().getDimSize(axis);
    if (getSourceType().isDynamicDim(axis)
            ? !ShapedType::isDynamic(extent) || !canBeEmpty ||
                  getChange(low, high, -1).value_or(-1) < 0
            : extent == 0 && !canBeEmpty)
      return Speculation::NotSpeculatable;
  }
  return Speculation::Speculatable;
}

//===----------------------------------------------------------------------===//
// AdjointIntoOp
//===----------------------------------------------------------------------===//

void AdjointIntoOp::build(OpBuilder &builder, OperationState &state,
                          PadMode mode, Value source, Value init,
                          ArrayRef<OpFoldResult> low,
                          ArrayRef<OpFoldResult> high, DenseI64ArrayAttr axes) {
  auto [staticLow, dynamicLow] = decomposeMixedValues(low);
  auto [staticHigh, dynamicHigh] = decomposeMixedValues(high);
  Type resultType =
      isa<RankedTensorType>(init.getType()) ? init.getType() : Type();
  build(builder, state, resultType,
        PadModeAttr::get(builder.getContext(), mode), source, init, dynamicLow,
        dynamicHigh, builder.getDenseI64ArrayAttr(staticLow),
        builder.getDenseI64ArrayAttr(staticHigh), axes);
}

void AdjointIntoOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (hasPureTensorSemantics())
    return;
  effects.emplace_back(MemoryEffects::Read::get(), &getSourceMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getInitMutable());
}

LogicalResult
AdjointIntoOp::reifyResultShapes(OpBuilder &builder,
                                 ReifiedRankedShapedTypeDims &reified) {
  if (!getResult())
    return failure();
  reified.push_back(tensor::getMixedSizes(builder, getLoc(), getInit()));
  return success();
}

void AdjointIntoOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (Value result = getResult())
    setName(result, "adjoint");
}
