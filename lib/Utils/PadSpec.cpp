//===- PadSpec.cpp - A pad that is not an operation -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/PadSpec.h"

using namespace mlir;
using namespace mlir::pad;

PadSpec PadSpec::get(PadIntoOp op) {
  return {op.getLoc(),        op.getMode(),        op.getSource(), op.getInit(),
          op.getLowPerAxis(), op.getHighPerAxis(), op.getValue()};
}

PadIntoOp PadSpec::build(OpBuilder &builder) const {
  return PadIntoOp::create(builder, loc, mode, source, init, low, high, value,
                           DenseI64ArrayAttr());
}
