//===- CheckAllocationSizes.cpp - Overflow checks of allocations ----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "pad/Utils/IndexBuilder.h"
#include "pad/Workarounds/Passes.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CHECKALLOCATIONSIZESPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// How many bytes the elements of an array of `type` at `op` are apart; 0 if
/// that is not known.
static int64_t getElementBytes(Operation *op, Type type) {
  if (!type.isIntOrIndexOrFloat() &&
      !isa<ComplexType, VectorType, DataLayoutTypeInterface>(type))
    return 0;
  // LLVM has vector<1xf32> for vector<f32>, of which upstream's data layout
  // asks for a last axis.
  if (auto vectorType = dyn_cast<VectorType>(type);
      vectorType && vectorType.getRank() == 0)
    type = VectorType::get({1}, vectorType.getElementType());
  DataLayout layout = DataLayout::closest(op);
  llvm::TypeSize size = layout.getTypeSize(type);
  // Integers of no bits have no alignment.
  if (size.isScalable() || size.isZero())
    return 0;
  return llvm::alignTo(size.getFixedValue(), layout.getTypeABIAlignment(type));
}

/// The element type of `type` if it is a memref whose elements have a size that
/// depends on the target: LLVM aligns integers of more than 64 bits to 4 bytes
/// without a data layout, and the targets that have one to 16.
static Type getElementOfUnknownSize(Type type) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  auto integer =
      memref ? dyn_cast<IntegerType>(memref.getElementType()) : IntegerType();
  if (!integer || integer.getWidth() <= 64)
    return {};
  uint64_t bytes = llvm::divideCeil(integer.getWidth(), 8);
  return llvm::alignTo(bytes, 4) == llvm::alignTo(bytes, 16) ? Type() : integer;
}

/// Fails, after an error, if the module of `root` has no data layout, and
/// `root` memrefs of elements whose size depends on it.
static LogicalResult checkElements(Operation *root) {
  StringRef layout = LLVM::LLVMDialect::getDataLayoutAttrName();
  for (Operation *op = root; op; op = op->getParentOp())
    if (op->hasAttr(layout))
      return success();
  WalkResult result = root->walk([&](Operation *op) -> WalkResult {
    for (Type type :
         llvm::concat<Type>(SmallVector<Type>(op->getOperandTypes()),
                            SmallVector<Type>(op->getResultTypes())))
      if (Type element = getElementOfUnknownSize(type))
        return op->emitOpError()
               << "has elements of " << element
               << ", whose size depends on the target, expected a module with '"
               << layout << "'";
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// The message with which the program stops. Names no location, so that buffers
/// of one type share the text.
static std::string getMessage(MemRefType type) {
  std::string message;
  llvm::raw_string_ostream(message)
      << "buffer of type " << type << " is too large to address";
  return message;
}

namespace {

struct CheckAllocationSizesPass final
    : pad::impl::CheckAllocationSizesPassBase<CheckAllocationSizesPass> {
  using Base::Base;

  void runOnOperation() final {
    if (failed(checkElements(getOperation())))
      return signalPassFailure();
    getOperation()->walk([&](memref::AllocOp op) {
      if (!op.getDynamicSizes().empty())
        check(op);
    });
  }

private:
  void check(memref::AllocOp op) {
    MemRefType type = op.getType();
    if (llvm::is_contained(type.getShape(), 0))
      return;
    int64_t known = getElementBytes(op, type.getElementType());
    if (known == 0)
      return;
    bool overflows = false;
    for (int64_t extent : type.getShape())
      overflows |= !ShapedType::isDynamic(extent) &&
                   llvm::MulOverflow(known, extent, known);

    // A negative extent is a very large one here.
    OpBuilder builder(op);
    Location loc = op.getLoc();
    IndexBuilder index(builder, loc);
    Value zero = index.materialize(index.constant(0));
    // Then only an array without elements fits.
    Value bytes = index.materialize(index.constant(
        overflows ? std::numeric_limits<int64_t>::min() : known));
    Condition fits = true;
    for (Value extent : op.getDynamicSizes()) {
      auto product =
          arith::MulUIExtendedOp::create(builder, loc, bytes, extent);
      fits = index.conjunction(fits,
                               index.equal(OpFoldResult(product.getHigh()), 0));
      bytes = product.getLow();
    }
    fits = index.conjunction(fits, index.lessEqual(zero, bytes));
    cf::AssertOp::create(builder, loc, index.materialize(fits),
                         getMessage(type));
    ++numChecked;
  }
};

} // namespace
