//===- ValueBoundsOpInterfaceImpl.cpp - Extents of pads -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

/// Bounds the extent of `value`, max(extent + added, 0). Linear constraints
/// express it exactly if one of the two operands is known to be the larger one.
/// `change` is `added` if it is a known number.
static void boundExtent(ValueBoundsConstraintSet &cstr, Value value,
                        int64_t axis, AffineExpr extent, AffineExpr added,
                        std::optional<int64_t> change) {
  if (change && *change >= 0) {
    cstr.bound(value)[axis] == extent + added;
    return;
  }
  // As exact as reifyResultShapes.
  if (auto known = dyn_cast<AffineConstantExpr>(extent); known && change) {
    cstr.bound(value)[axis] == std::max<int64_t>(known.getValue() + *change, 0);
    return;
  }
  cstr.bound(value)[axis] >= extent + added;
  cstr.bound(value)[axis] >= 0;
  if (change)
    cstr.bound(value)[axis] <= extent;
}

namespace {

template <typename OpTy>
struct WindowOpInterface final
    : ValueBoundsOpInterface::ExternalModel<WindowOpInterface<OpTy>, OpTy> {
  void populateBoundsForShapedValueDim(Operation *op, Value value, int64_t dim,
                                       ValueBoundsConstraintSet &cstr) const {
    auto window = cast<PadWindowOpInterface>(op);
    int64_t sign = window.getChangeSign();
    OpFoldResult low = window.getLowPerAxis()[dim];
    OpFoldResult high = window.getHighPerAxis()[dim];
    boundExtent(cstr, value, dim, cstr.getExpr(window.getSource(), dim),
                (cstr.getExpr(low) + cstr.getExpr(high)) * sign,
                getChange(low, high, sign));
  }
};

} // namespace

void mlir::pad::registerValueBoundsOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PadDialect *) {
    PadOp::attachInterface<WindowOpInterface<PadOp>>(*context);
    FillBorderOp::attachInterface<WindowOpInterface<FillBorderOp>>(*context);
    AdjointOp::attachInterface<WindowOpInterface<AdjointOp>>(*context);
  });
}
