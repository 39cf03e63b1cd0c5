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

/// `pad.pad` reads its source and writes a new tensor, which it turns into the
/// destination of a `pad.pad_into`.
struct PadBufferizableOpInterface final
    : BufferizableOpInterface::ExternalModel<PadBufferizableOpInterface,
                                             PadOp> {
  bool bufferizesToAllocation(Operation *, Value) const { return true; }

  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return true;
  }

  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }

  AliasingValueList getAliasingValues(Operation *, OpOperand &,
                                      const AnalysisState &) const {
    return {};
  }

  FailureOr<BufferLikeType>
  getBufferType(Operation *op, Value value, const BufferizationOptions &options,
                const BufferizationState &state,
                SmallVector<Value> &invocationStack) const {
    // The new buffer is where the source is.
    auto pad = cast<PadOp>(op);
    FailureOr<BufferLikeType> source = bufferization::getBufferType(
        pad.getSource(), options, state, invocationStack);
    if (failed(source))
      return failure();
    return cast<BufferLikeType>(getMemRefTypeWithStaticIdentityLayout(
        pad.getResultType(), cast<BaseMemRefType>(*source).getMemorySpace()));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto pad = cast<PadOp>(op);
    FailureOr<Value> init = allocateTensorForShapedValue(
        rewriter, pad.getLoc(), pad.getResult(), options, state,
        /*copy=*/false);
    if (failed(init))
      return failure();
    rewriter.replaceOpWithNewOp<PadIntoOp>(
        pad, pad.getMode(), pad.getSource(), *init, pad.getMixedLow(),
        pad.getMixedHigh(), pad.getValue(), pad.getAxesAttr());
    return success();
  }
};

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
    PadOp::attachInterface<PadBufferizableOpInterface>(*context);
    PadIntoOp::attachInterface<PadIntoBufferizableOpInterface>(*context);
  });
}
