//===- CreatePad.cpp - Building pads in importers -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CreatePad.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

LogicalResult mlir::pad::checkAmounts(ArrayRef<OpFoldResult> amounts,
                                      EmitFn emitError) {
  constexpr int64_t limit = int64_t(1) << 61;
  for (OpFoldResult entry : amounts) {
    int64_t amount = getConstantIntValue(entry).value_or(0);
    if (amount <= -limit || amount >= limit) {
      emitError() << "pad " << amount
                  << " is out of range, expected one of fewer than 2^61 "
                     "elements";
      return failure();
    }
  }
  return success();
}

FailureOr<Value> mlir::pad::createPad(FoldingBuilder &builder, PadMode mode,
                                      Value source, ArrayRef<OpFoldResult> low,
                                      ArrayRef<OpFoldResult> high, Value value,
                                      EmitFn emitError) {
  auto type = cast<RankedTensorType>(source.getType());
  FailureOr<SmallVector<int64_t>> shape = inferPaddedShape(
      emitError, type.getShape(), decomposeMixedValues(low).first,
      decomposeMixedValues(high).first, /*axes=*/std::nullopt);
  if (failed(shape))
    return failure();
  if (!isReasonableShape(*shape)) {
    emitError() << "result of type " << type.clone(*shape)
                << " is out of range, expected fewer than 2^63 elements";
    return failure();
  }
  bool readsForCertain = llvm::all_of(*shape, [](int64_t extent) {
    return !ShapedType::isDynamic(extent) && extent > 0;
  });
  if (mode != PadMode::Constant && readsForCertain)
    for (auto [axis, extent] : llvm::enumerate(type.getShape()))
      if (extent == 0) {
        emitError() << "axis " << axis
                    << " is empty where it is extended, and mode '"
                    << stringifyPadMode(mode) << "' has nothing to fill from";
        return failure();
      }
  return PadOp::create(builder, type.clone(*shape), mode, source, low, high,
                       value, /*axes=*/DenseI64ArrayAttr())
      .getResult();
}
