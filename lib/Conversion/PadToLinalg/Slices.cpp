//===- Slices.cpp - Slices and destinations of pads -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Slices.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

std::optional<OpFoldResult> mlir::pad::getSliceStart(IndexBuilder &index,
                                                     OpFoldResult start,
                                                     OpFoldResult extent) {
  if (isZeroInteger(extent) || index.lessEqual(extent, start).isTrue())
    return std::nullopt;
  if (isZeroInteger(start))
    return start;
  OpFoldResult last = index.sub(extent, 1);
  return index.min(start, index.max(last, 0));
}

tensor::EmptyOp mlir::pad::createDestination(OpBuilder &builder,
                                             PadWindowOpInterface op) {
  Location loc = op.getLoc();
  IndexBuilder index(builder, loc);
  auto type = cast<RankedTensorType>(op.getWrittenType());
  SmallVector<OpFoldResult> shape;
  for (auto [axis, extent, low, high] : llvm::enumerate(
           type.getShape(), op.getLowPerAxis(), op.getHighPerAxis())) {
    if (!ShapedType::isDynamic(extent)) {
      shape.push_back(builder.getIndexAttr(extent));
      continue;
    }
    OpFoldResult size =
        tensor::getMixedSize(builder, loc, op.getSource(), axis);
    size = isa<PadOp>(op) ? index.add(index.add(size, low), high)
                          : index.sub(index.sub(size, low), high);
    // A dynamic extent is a value, also where it is known.
    shape.push_back(index.materialize(index.max(size, 0)));
  }
  return tensor::EmptyOp::create(builder, loc, shape, type.getElementType(),
                                 type.getEncoding());
}
