//===- LinalgToGPU.cpp - Linalg ops on memrefs to GPU kernels -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Remarks.h"
#include "pad/Conversion/PadToGPU/PadToGPU.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTLINALGTOGPUPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// An op that adds up in fewer threads is left to the host.
static constexpr int64_t kMinSums = 1024;

/// Whether all devices have numbers of `type` in memory.
static bool isDeviceNumber(Type type) {
  return isa<IndexType, Float16Type, Float32Type, Float64Type>(type) ||
         llvm::any_of(std::array{8, 16, 32, 64},
                      [&](unsigned width) { return type.isInteger(width); });
}

/// Whether kernels can use `buffer`: it has numbers and strides, and does not
/// lie on the stack of the host.
static bool isDeviceBuffer(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  if (!type || !type.isStrided() || !isDeviceNumber(type.getElementType()))
    return false;
  Value root = memref::skipViewLikeOps(cast<MemrefValue>(buffer));
  return !root.getDefiningOp<memref::AllocaOp>();
}

/// Whether all devices compute `op` as the host does. Those of the math dialect
/// are calls of libraries that differ.
static bool isDeviceOp(Operation &op) {
  auto isNumber = [](Type type) {
    return type.isInteger(1) || isDeviceNumber(type);
  };
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return isDeviceBuffer(load.getMemRef());
  return isa<linalg::YieldOp, linalg::IndexOp>(op) ||
         (isa<arith::ArithDialect>(op.getDialect()) &&
          !isa<arith::RemFOp>(op) &&
          llvm::all_of(op.getOperandTypes(), isNumber) &&
          llvm::all_of(op.getResultTypes(), isNumber));
}

/// Why `op` does not become a kernel, if so.
static std::optional<StringRef> getObstacle(linalg::LinalgOp op) {
  if (op->getParentOfType<gpu::LaunchOp>() ||
      op->getParentOfType<gpu::GPUFuncOp>())
    return "it is in a kernel";
  SmallVector<unsigned> sums;
  op.getReductionDims(sums);
  if (op.getNumParallelLoops() == 0 ||
      op.getNumParallelLoops() + sums.size() != op.getNumLoops())
    return "it has no parallel loop, or loops of another kind";
  for (OpOperand &output : op.getDpsInitsMutable())
    if (llvm::any_of(sums, [&](unsigned k) {
          return op.getMatchingIndexingMap(&output).isFunctionOfDim(k);
        }))
      return "a loop that is not parallel writes more than one element";
  for (Value operand : op->getOperands())
    if (isa<MemRefType>(operand.getType()) ? !isDeviceBuffer(operand)
                                           : !isDeviceNumber(operand.getType()))
      return "an operand is on the stack, or not of numbers of 8 to 64 bits";
  if (!llvm::all_of(*op.getBlock(), isDeviceOp))
    return "its body is more than arithmetic on numbers of 8 to 64 bits";
  int64_t threads = 1;
  for (auto [extent, iterator] :
       llvm::zip_equal(op.getStaticLoopRanges(), op.getIteratorTypesArray()))
    if (linalg::isParallelIterator(iterator))
      threads = ShapedType::isDynamic(extent) || threads >= kMinSums
                    ? kMinSums
                    : threads * extent;
  if (!sums.empty() && threads < kMinSums)
    return "it adds up to few elements";
  return std::nullopt;
}

/// The name and category of the remarks of this pass.
static remark::RemarkOpts getRemark() {
  return remark::RemarkOpts::name("convert-linalg-to-gpu").category("pad");
}

/// Replaces `op` by kernels, together with a border around what it writes.
static void replaceByKernels(linalg::LinalgOp op, RewriterBase &rewriter) {
  std::optional<BorderAround> border = findBorder(rewriter, op);
  if (border) {
    rewriter.setInsertionPoint(border->op);
    if (buildLinalgKernels(rewriter, op, *border)) {
      remark::passed(op.getLoc(), getRemark())
          << "kernels, which fill the border";
      rewriter.eraseOp(border->op);
      return rewriter.eraseOp(op);
    }
  }
  rewriter.setInsertionPoint(op);
  remark::passed(op.getLoc(), getRemark()) << "kernels";
  buildLinalgKernels(rewriter, op);
  rewriter.eraseOp(op);
}

namespace {

struct ConvertLinalgToGPUPass final
    : pad::impl::ConvertLinalgToGPUPassBase<ConvertLinalgToGPUPass> {
  using Base::Base;

  void runOnOperation() final {
    SmallVector<linalg::LinalgOp> ops;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics())
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::LinalgOp op : ops) {
      if (std::optional<StringRef> obstacle = getObstacle(op)) {
        remark::missed(op.getLoc(), getRemark())
            << remark::reason("left to the host: {0}", *obstacle);
        continue;
      }
      replaceByKernels(op, rewriter);
      ++numLowered;
    }
  }
};

} // namespace
