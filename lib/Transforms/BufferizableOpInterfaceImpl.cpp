//===- BufferizableOpInterfaceImpl.cpp - Bufferization of pads ------------===//
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

/// `pad.pad` and `pad.adjoint` read their source and write a new tensor, which
/// becomes the destination of `pad.pad_into` or `pad.adjoint_into`.
template <typename OpTy>
struct PadBufferizableOpInterface final
    : BufferizableOpInterface::ExternalModel<PadBufferizableOpInterface<OpTy>,
                                             OpTy> {
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
    auto pad = cast<OpTy>(op);
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
    auto pad = cast<OpTy>(op);
    FailureOr<Value> init = allocateTensorForShapedValue(
        rewriter, pad.getLoc(), pad.getResult(), options, state,
        /*copy=*/false);
    if (failed(init))
      return failure();
    rewriter.replaceOp(pad, createInto(rewriter, pad, pad.getSource(), *init));
    return success();
  }
};

/// These read their source, and write their destination without reading it.
/// They may visit the source in any order, so the two never share a buffer.
template <typename OpTy>
struct IntoBufferizableOpInterface final
    : DstBufferizableOpInterfaceExternalModel<IntoBufferizableOpInterface<OpTy>,
                                              OpTy> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    return &operand == &cast<OpTy>(op).getSourceMutable();
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto into = cast<OpTy>(op);
    if (!into.hasPureTensorSemantics())
      return success();
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    FailureOr<Value> source =
        getBuffer(rewriter, into.getSource(), options, state);
    if (failed(source))
      return failure();
    FailureOr<Value> init = getBuffer(rewriter, into.getInit(), options, state);
    if (failed(init))
      return failure();
    createInto(rewriter, into, *source, *init);
    replaceOpWithBufferizedValues(rewriter, op, *init);
    return success();
  }
};

/// `pad.fill_border` updates the array: the result is in its buffer.
struct BorderBufferizableOpInterface final
    : BufferizableOpInterface::ExternalModel<BorderBufferizableOpInterface,
                                             FillBorderOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return true;
  }

  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return true;
  }

  AliasingValueList getAliasingValues(Operation *op, OpOperand &,
                                      const AnalysisState &) const {
    return {{op->getResult(0), BufferRelation::Equivalent}};
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto border = cast<FillBorderOp>(op);
    if (!border.isOnTensor())
      return success();
    FailureOr<Value> buffer =
        getBuffer(rewriter, border.getSource(), options, state);
    if (failed(buffer))
      return failure();
    FillBorderOp::create(rewriter, op->getLoc(), border.getMode(), *buffer,
                         border.getMixedLow(), border.getMixedHigh(),
                         border.getValue(), border.getAxesAttr());
    replaceOpWithBufferizedValues(rewriter, op, *buffer);
    return success();
  }
};

} // namespace

void mlir::pad::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PadDialect *) {
    PadOp::attachInterface<PadBufferizableOpInterface<PadOp>>(*context);
    PadIntoOp::attachInterface<IntoBufferizableOpInterface<PadIntoOp>>(
        *context);
    FillBorderOp::attachInterface<BorderBufferizableOpInterface>(*context);
    AdjointOp::attachInterface<PadBufferizableOpInterface<AdjointOp>>(*context);
    AdjointIntoOp::attachInterface<IntoBufferizableOpInterface<AdjointIntoOp>>(
        *context);
  });
}
