//===- PackFunctionBoundaries.cpp - Arguments, results without gaps -------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "pad/Workarounds/Passes.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::pad {
#define GEN_PASS_DEF_PACKFUNCTIONBOUNDARIESPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

static bool hasIdentityLayout(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return type && type.getLayout().isIdentity();
}

/// The buffer that `value` is under another type.
static Value skipCasts(Value value) {
  while (auto cast = value.getDefiningOp<memref::CastOp>())
    value = cast.getSource();
  return value;
}

/// Whether `value`, of the identity layout by its type, may have gaps by the
/// type that it is cast from.
static bool mayHaveGaps(Value value) {
  while (auto cast = value.getDefiningOp<memref::CastOp>()) {
    value = cast.getSource();
    auto type = dyn_cast<MemRefType>(value.getType());
    if (type && !hasIdentityLayout(value))
      return !memref::isStaticShapeAndContiguousRowMajor(type);
  }
  return false;
}

namespace {

struct PackFunctionBoundariesPass final
    : pad::impl::PackFunctionBoundariesPassBase<PackFunctionBoundariesPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](func::ReturnOp op) {
      auto function = op->getParentOfType<func::FuncOp>();
      bool sharesResults =
          outParams && function.isPublic() &&
          !llvm::hasSingleElement(function.getOps<func::ReturnOp>());
      llvm::SmallPtrSet<Value, 4> returned;
      for (OpOperand &operand : op->getOpOperands()) {
        bool isFirst = returned.insert(skipCasts(operand.get())).second;
        if (hasIdentityLayout(operand.get()) &&
            (!isFirst || sharesResults || mayHaveGaps(operand.get())))
          pack(operand);
      }
    });
    getOperation()->walk([&](func::CallOp op) {
      for (OpOperand &operand : op->getOpOperands())
        if (hasIdentityLayout(operand.get()) && mayHaveGaps(operand.get()))
          pack(operand);
    });
  }

private:
  void pack(OpOperand &operand) {
    OpBuilder builder(operand.getOwner());
    Location loc = operand.getOwner()->getLoc();
    Value value = skipCasts(operand.get());
    auto type = cast<MemRefType>(operand.get().getType());
    SmallVector<Value> extents;
    for (auto [axis, extent] : llvm::enumerate(type.getShape()))
      if (ShapedType::isDynamic(extent))
        extents.push_back(memref::DimOp::create(builder, loc, value, axis));
    Value packed = memref::AllocOp::create(builder, loc, type, extents);
    memref::CopyOp::create(builder, loc, value, packed);
    operand.set(packed);
    ++numCopied;
  }
};

} // namespace
