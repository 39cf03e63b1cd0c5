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

namespace {

/// A dynamic extent is max(n + low + high, 0), of which linear constraints say
/// everything if it is known which of the two is larger.
struct PadOpInterface final
    : ValueBoundsOpInterface::ExternalModel<PadOpInterface, PadOp> {
  void populateBoundsForShapedValueDim(Operation *op, Value value, int64_t dim,
                                       ValueBoundsConstraintSet &cstr) const {
    auto padOp = cast<PadOp>(op);
    OpFoldResult low = padOp.getLowPerAxis()[dim];
    OpFoldResult high = padOp.getHighPerAxis()[dim];
    AffineExpr extent = cstr.getExpr(padOp.getSource(), dim);
    AffineExpr sum = extent + cstr.getExpr(low) + cstr.getExpr(high);

    std::optional<int64_t> change = getChange(low, high);
    if (change && *change >= 0) {
      cstr.bound(value)[dim] == sum;
      return;
    }
    // As exact as reifyResultShapes.
    int64_t n = padOp.getSourceType().getDimSize(dim);
    if (change && !ShapedType::isDynamic(n)) {
      cstr.bound(value)[dim] == std::max<int64_t>(n + *change, 0);
      return;
    }
    cstr.bound(value)[dim] >= sum;
    cstr.bound(value)[dim] >= 0;
    if (change)
      cstr.bound(value)[dim] <= extent;
  }
};

} // namespace

void mlir::pad::registerValueBoundsOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PadDialect *) {
    PadOp::attachInterface<PadOpInterface>(*context);
  });
}
