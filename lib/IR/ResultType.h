//===- ResultType.h - The types that pads and adjoints have -----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_IR_RESULTTYPE_H
#define LIB_IR_RESULTTYPE_H

#include "pad/IR/Pad.h"

namespace mlir::pad {

/// Adds the type of the result of a pad or an adjoint on tensors, whose extents
/// `inferShape` infers: inferPaddedShape or inferUnpaddedShape. Without a
/// location nothing is reported.
template <typename Adaptor, typename Infer>
LogicalResult inferResultType(std::optional<Location> location, Adaptor adaptor,
                              Infer inferShape, SmallVectorImpl<Type> &types) {
  auto sourceType = dyn_cast<RankedTensorType>(adaptor.getSource().getType());
  if (!sourceType)
    return failure();
  auto emit = [&] {
    return location ? mlir::emitError(*location)
                    : getSilentDiagnostic(sourceType.getContext());
  };
  FailureOr<SmallVector<int64_t>> shape =
      inferShape(emit, sourceType.getShape(), adaptor.getStaticLow(),
                 adaptor.getStaticHigh(), adaptor.getAxes());
  if (failed(shape))
    return failure();
  types.push_back(sourceType.clone(*shape));
  return success();
}

} // namespace mlir::pad

#endif // LIB_IR_RESULTTYPE_H
