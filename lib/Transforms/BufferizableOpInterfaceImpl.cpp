//===- BufferizableOpInterfaceImpl.cpp - Buffers for pads -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace mlir::pad;

namespace {

/// `pad.pad_into` reads its source, and writes its destination without reading
/// it. It may visit the source in any order, so the two never share a buffer.
struct PadIntoBufferizableOpInterface final
    : DstBufferizableOpInterfaceExternalModel<PadIntoBufferizableOpInterface,
                                              PadIntoOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    return &operand == &cast<PadIntoOp>(op).getSourceMutable();
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto padInto = cast<PadIntoOp>(op);
    if (!padInto.hasPureTensorSemantics())
      return success();
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    FailureOr<Value> source =
        getBuffer(rewriter, padInto.getSource(), options, state);
    if (failed(source))
      return failure();
    FailureOr<Value> init =
        getBuffer(rewriter, padInto.getInit(), options, state);
    if (failed(init))
      return failure();
    PadIntoOp::create(rewriter, op->getLoc(), padInto.getMode(), *source, *init,
                      padInto.getMixedLow(), padInto.getMixedHigh(),
                      padInto.getValue(), padInto.getAxesAttr());
    replaceOpWithBufferizedValues(rewriter, op, *init);
    return success();
  }
};

} // namespace

void mlir::pad::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PadDialect *) {
    PadIntoOp::attachInterface<PadIntoBufferizableOpInterface>(*context);
  });
}
