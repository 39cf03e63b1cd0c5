//===- ReduceWindow.cpp - Reductions of windows ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sums.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

Lowered stablehlo_import::lowerReduceWindow(ImplicitLocOpBuilder &builder,
                                            ReduceWindowOp op) {
  if (op.getInputs().size() != 2 || op.getNumResults() != 1)
    return Value();
  RankedTensorType source = getType(op.getInputs()[0]);
  RankedTensorType start = getType(op.getInputs()[1]);
  Type element = source.getElementType();
  int64_t rank = source.getRank();
  if (start.getRank() != 0 || start.getElementType() != element)
    return op.emitOpError()
           << "starts with " << start
           << ", expected a scalar of the elements of " << source;
  if (getResultType(op).getElementType() != element)
    return op.emitOpError() << "gives " << getResultType(op)
                            << ", expected elements of " << source;
  auto extents =
      getFactors(op, op.getWindowDimensions(), "window_dimensions", rank);
  auto strides = getFactors(op, op.getWindowStrides(), "window_strides", rank);
  auto dilation =
      getFactors(op, op.getWindowDilations(), "window_dilations", rank);
  auto between = getFactors(op, op.getBaseDilations(), "base_dilations", rank);
  auto padding = getPadding(op, op.getPadding(), rank);
  if (failed(extents) || failed(strides) || failed(dilation) ||
      failed(between) || failed(padding))
    return failure();
  FailureOr<bool> isKnown =
      isKnownBody(op.getBody(), {element, element}, element);
  if (failed(isKnown))
    return failure();
  if (!isOnNumbers(op) || !*isKnown)
    return Value();
  Value init = extractScalar(builder, op.getInputs()[1]);
  for (int64_t &factor : *between)
    --factor;
  FailureOr<Value> padded =
      padConstant(builder, op, op.getInputs()[0], init, padding->first,
                  padding->second, *between);
  if (failed(padded))
    return failure();

  // A tensor without elements of its own has the extents of a window, as in
  // upstream's poolings.
  Position place, ofWindow;
  SmallVector<int64_t> shape, windowShape;
  for (int64_t axis = 0; axis < rank; ++axis) {
    Windows windows{(*extents)[axis], (*strides)[axis], (*dilation)[axis]};
    shape.push_back(windows.getCount(getType(*padded).getDimSize(axis)));
    AffineExpr loop = builder.getAffineDimExpr(axis);
    if (windows.extent == 1) {
      place.push_back(loop * windows.stride);
      continue;
    }
    ofWindow.push_back(builder.getAffineDimExpr(rank + ofWindow.size()));
    windowShape.push_back(windows.extent);
    place.push_back(windows.getPlace(loop, ofWindow.back()));
  }
  if (failed(checkShape(op, shape)))
    return failure();
  Value window = tensor::EmptyOp::create(builder, windowShape, element);
  return createSum(
      builder, getType(*padded).clone(shape), getSumType(op.getBody(), element),
      init, ofWindow.size(), {*padded, window}, {place, ofWindow},
      [&](ImplicitLocOpBuilder &at, ValueRange elements, Value sum) {
        return combine(at, op.getBody(), sum, elements[0]);
      });
}
