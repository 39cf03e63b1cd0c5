//===- PadToGPU.cpp - Pads on memrefs to GPU kernels ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToGPU/PadToGPU.h"
#include "Kernels.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/Storage.h"
#include "pad/IR/FillBorder.h"
#include "pad/Utils/AdjointAsCrop.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Overlap.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Copies of buffers on the device
//===----------------------------------------------------------------------===//

/// The type of `buffer` with the identity layout.
static MemRefType getDenseType(Value buffer) {
  return MemRefType::Builder(cast<MemRefType>(buffer.getType())).setLayout({});
}

static SmallVector<Value> getDynamicSizes(OpBuilder &builder, Location loc,
                                          Value buffer) {
  return decomposeMixedValues(memref::getMixedSizes(builder, loc, buffer))
      .second;
}

/// Calls `body` with `buffer` or, if that has gaps, with memory of the host
/// that has none.
static void withDense(OpBuilder &builder, Location loc, Value buffer,
                      function_ref<void(Value)> body) {
  if (cast<MemRefType>(buffer.getType()).getLayout().isIdentity())
    return body(buffer);
  Value dense = memref::AllocOp::create(builder, loc, getDenseType(buffer),
                                        getDynamicSizes(builder, loc, buffer));
  body(dense);
  memref::DeallocOp::create(builder, loc, dense);
}

static void copyTo(OpBuilder &builder, Location loc, Value to, Value from) {
  gpu::MemcpyOp::create(builder, loc, /*asyncToken=*/Type(),
                        /*asyncDependencies=*/ValueRange(), to, from);
}

/// Replaces `buffers`, memrefs of `op` on the host, by copies in memory of the
/// device. `op` reads the first one and writes the last one, or reads and
/// writes the only one.
///
///   %copy = gpu.alloc ... // for each buffer
///   gpu.memcpy %first_copy, %first
///   op %first_copy, %last_copy
///   gpu.memcpy %last, %last_copy
///   gpu.dealloc %copy     // for each buffer
static void moveToDevice(RewriterBase &rewriter, Operation *op,
                         ArrayRef<OpOperand *> buffers) {
  Location loc = op->getLoc();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  SmallVector<Value> copies;
  for (OpOperand *buffer : buffers)
    copies.push_back(
        gpu::AllocOp::create(rewriter, loc, getDenseType(buffer->get()),
                             /*asyncToken=*/Type(),
                             /*asyncDependencies=*/ValueRange(),
                             getDynamicSizes(rewriter, loc, buffer->get()),
                             /*symbolOperands=*/ValueRange())
            .getMemref());
  Value source = buffers.front()->get(), result = buffers.back()->get();
  withDense(rewriter, loc, source, [&](Value dense) {
    if (dense != source)
      memref::CopyOp::create(rewriter, loc, source, dense);
    copyTo(rewriter, loc, copies.front(), dense);
  });
  rewriter.modifyOpInPlace(op, [&] {
    for (auto [buffer, copy] : llvm::zip_equal(buffers, copies))
      buffer->set(copy);
  });
  rewriter.setInsertionPointAfter(op);
  withDense(rewriter, loc, result, [&](Value dense) {
    copyTo(rewriter, loc, dense, copies.back());
    if (dense != result)
      memref::CopyOp::create(rewriter, loc, dense, result);
  });
  for (Value copy : copies)
    gpu::DeallocOp::create(rewriter, loc, /*asyncToken=*/Type(),
                           /*asyncDependencies=*/ValueRange(), copy);
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

bool mlir::pad::becomesKernels(Operation *op) {
  if (!isa<PadIntoOp, FillBorderOp, AdjointIntoOp>(op) ||
      !isa<MemRefType>(op->getOperand(0).getType()) || isInKernel(op))
    return false;
  auto adjoint = dyn_cast<AdjointIntoOp>(op);
  return !adjoint || isCrop(adjoint) || canAddInKernels(adjoint);
}

/// Fails, with a reason, if `op` does not become kernels, or if these cannot
/// move the elements of `buffers`, which are of one type.
static LogicalResult canBeLaunched(PatternRewriter &rewriter, Operation *op,
                                   ValueRange buffers) {
  if (!becomesKernels(op))
    return rewriter.notifyMatchFailure(op, "not on memrefs, or in a kernel");
  Type elementType = getElementTypeOrSelf(buffers.front().getType());
  if (isa<StringType>(elementType))
    return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
      diag << "elements of type " << elementType
           << " refer to memory of the host";
    });
  if (!getStorage(elementType))
    return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
      diag << "element type " << elementType << " has no known size in memory";
    });
  for (Type type : buffers.getTypes())
    if (!cast<MemRefType>(type).isStrided())
      return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
        diag << "layout of " << type << " has no strides";
      });
  return success();
}

namespace {

/// A pattern that replaces an op on memrefs by kernels.
template <typename OpTy>
struct LaunchPattern : OpRewritePattern<OpTy> {
  LaunchPattern(MLIRContext *context, bool copyBuffers, PatternBenefit benefit)
      : OpRewritePattern<OpTy>(context, benefit), copyBuffers(copyBuffers) {}

  /// Replaces `op` by kernels on its `buffers`, or on copies of them.
  LogicalResult replaceByKernels(PatternRewriter &rewriter, OpTy op,
                                 ArrayRef<OpOperand *> buffers) const {
    if (copyBuffers) {
      for (OpOperand *buffer : buffers)
        if (cast<MemRefType>(buffer->get().getType()).getMemorySpace())
          return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
            diag << buffer->get().getType() << " is not memory of the host";
          });
      moveToDevice(rewriter, op, buffers);
    }
    buildKernels(rewriter, op);
    rewriter.eraseOp(op);
    return success();
  }

  bool copyBuffers;
};

// pad.fill_border m %a low[l] high[h]
//   -> gpu.launch over the faces of the border of %a
struct LaunchFillBorder final : LaunchPattern<FillBorderOp> {
  using LaunchPattern::LaunchPattern;

  LogicalResult matchAndRewrite(FillBorderOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBeLaunched(rewriter, op, op.getSource())))
      return failure();
    return replaceByKernels(rewriter, op, &op.getSourceMutable());
  }
};

// pad.pad_into m ins(%x : memref) outs(%y : memref) low[l] high[h]
//   -> gpu.launch over the rows of %y
// pad.pad_into m ins(inside of %y) outs(%y) low[l] high[h]
//   -> pad.fill_border m %y low[l] high[h]
struct LaunchPadInto final : LaunchPattern<PadIntoOp> {
  using LaunchPattern::LaunchPattern;

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBeLaunched(rewriter, op, {op.getSource(), op.getInit()})))
      return failure();
    if (createBorder(rewriter, op)) {
      rewriter.eraseOp(op);
      return success();
    }
    if (areKnownToOverlap(op.getSource(), op.getInit()))
      return rewriter.notifyMatchFailure(
          op, "source and destination overlap, and the source is not known to "
              "be the inside of the destination");
    return replaceByKernels(rewriter, op,
                            {&op.getSourceMutable(), &op.getInitMutable()});
  }
};

// pad.adjoint_into m ins(%g : memref) outs(%y : memref) low[l] high[h]
//   -> gpu.launch over the rows of %y
// pad.adjoint_into m ins(%g) outs(%y), each element shown at most once
//   -> pad.pad_into constant ins(%g) outs(%y) low[-l] high[-h]
struct LaunchAdjointInto final : LaunchPattern<AdjointIntoOp> {
  using LaunchPattern::LaunchPattern;

  LogicalResult matchAndRewrite(AdjointIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (!becomesKernels(op))
      return rewriter.notifyMatchFailure(
          op, "not on memrefs, in a kernel, or elements cannot be added");
    if (areKnownToOverlap(op.getSource(), op.getInit()))
      return rewriter.notifyMatchFailure(op, "source and destination overlap");
    if (isCrop(op)) {
      buildCrop(rewriter, op);
      rewriter.eraseOp(op);
      return success();
    }
    return replaceByKernels(rewriter, op,
                            {&op.getSourceMutable(), &op.getInitMutable()});
  }
};

} // namespace

void mlir::pad::populatePadToGPUPatterns(
    RewritePatternSet &patterns, const ConvertPadToGPUPassOptions &options,
    PatternBenefit benefit) {
  patterns.add<LaunchFillBorder, LaunchPadInto, LaunchAdjointInto>(
      patterns.getContext(), options.hostBuffers, benefit);
}
