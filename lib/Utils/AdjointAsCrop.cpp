//===- AdjointAsCrop.cpp - Adjoints that add nothing ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/AdjointAsCrop.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Extension.h"
#include "pad/Utils/IndexBuilder.h"

using namespace mlir;
using namespace mlir::pad;

bool mlir::pad::isCrop(AdjointIntoOp op) {
  auto isNotPositive = [](OpFoldResult amount) {
    std::optional<int64_t> known = getConstantIntValue(amount);
    return known && *known <= 0;
  };
  // The extents alone say where the source ends.
  ShapedType source = op.getSourceType(), init = op.getInitType();
  for (auto [axis, low, high] :
       llvm::enumerate(op.getLowPerAxis(), op.getHighPerAxis())) {
    if (Extension::get(op.getMode()).isFill())
      return true;
    int64_t m = source.getDimSize(axis), n = init.getDimSize(axis);
    bool fits = !ShapedType::isDynamic(m) && !ShapedType::isDynamic(n) &&
                getConstantIntValue(low) && getConstantIntValue(high) &&
                m == n + *getConstantIntValue(low) + *getConstantIntValue(high);
    if (!isNotPositive(low) || !isNotPositive(high) || !fits)
      return false;
  }
  return true;
}

PadIntoOp mlir::pad::buildCrop(OpBuilder &builder, AdjointIntoOp op) {
  IndexBuilder index(builder, op.getLoc());
  SmallVector<OpFoldResult> low, high;
  for (auto [l, h] : llvm::zip_equal(op.getMixedLow(), op.getMixedHigh())) {
    low.push_back(index.sub(0, l));
    high.push_back(index.sub(0, h));
  }
  return PadIntoOp::create(builder, op.getLoc(), PadMode::Constant,
                           op.getSource(), op.getInit(), low, high, Value(),
                           op.getAxesAttr());
}
