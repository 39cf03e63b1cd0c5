//===- MoveHalvesAsIntegers.cpp - 16-bit floats moved as integers ---------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_MOVEHALVESASINTEGERSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

/// The integers that a 16-bit float or a struct of such, as complex numbers
/// are, occupies; null for all other types.
static Type getBits(Type type) {
  MLIRContext *context = type.getContext();
  if (isa<BFloat16Type, Float16Type>(type))
    return IntegerType::get(context, 16);
  auto structType = dyn_cast<LLVM::LLVMStructType>(type);
  if (!structType || structType.isIdentified() || structType.isOpaque() ||
      structType.getBody().empty())
    return nullptr;
  SmallVector<Type> fields;
  for (Type field : structType.getBody()) {
    if (!isa<BFloat16Type, Float16Type>(field))
      return nullptr;
    fields.push_back(getBits(field));
  }
  return LLVM::LLVMStructType::getLiteral(context, fields);
}

/// `value` as `type`, which has as many bits in as many fields.
static Value castBits(OpBuilder &builder, Value value, Type type) {
  Location loc = value.getLoc();
  auto structType = dyn_cast<LLVM::LLVMStructType>(type);
  if (!structType)
    return LLVM::BitcastOp::create(builder, loc, type, value);
  Value result = LLVM::PoisonOp::create(builder, loc, type);
  for (auto [position, field] : llvm::enumerate(structType.getBody())) {
    int64_t at = position;
    Value part = LLVM::ExtractValueOp::create(builder, loc, value, at);
    part = LLVM::BitcastOp::create(builder, loc, field, part);
    result = LLVM::InsertValueOp::create(builder, loc, result, part, at);
  }
  return result;
}

namespace {

struct MoveHalvesAsIntegersPass final
    : pad::impl::MoveHalvesAsIntegersPassBase<MoveHalvesAsIntegersPass> {
  using Base::Base;

  void runOnOperation() final {
    integersOf.clear();
    getOperation()->walk([&](LLVM::LLVMFuncOp function) {
      if (!function.isExternal())
        for (BlockArgument argument : function.getArguments())
          retypeParameter(argument);
    });
    getOperation()->walk([&](Operation *op) {
      if (auto load = dyn_cast<LLVM::LoadOp>(op))
        retypeResult(load.getRes());
      else if (auto store = dyn_cast<LLVM::StoreOp>(op))
        retypeOperand(store.getValueMutable());
      else if (auto select = dyn_cast<LLVM::SelectOp>(op))
        retypeSelect(select);
      else if (auto branch = dyn_cast<BranchOpInterface>(op))
        retypeSuccessors(branch);
    });
    // Terminators hand integers on by now, also to blocks that came before.
    getOperation()->walk([&](LLVM::LLVMFuncOp function) {
      for (Block &block : llvm::drop_begin(function.getBody()))
        for (BlockArgument argument : block.getArguments())
          retypeResult(argument);
    });
    getOperation()->walk([&](LLVM::FPExtOp op) { extendAsInteger(op); });
  }

private:
  /// Makes `operand` integers if it is 16-bit floats.
  void retypeOperand(OpOperand &operand) {
    Type bits = getBits(operand.get().getType());
    if (!bits)
      return;
    Value integers = integersOf.lookup(operand.get());
    if (!integers) {
      OpBuilder builder(operand.getOwner());
      integers = castBits(builder, operand.get(), bits);
    }
    operand.set(integers);
    ++numMoves;
  }

  /// Makes `value` integers if it is 16-bit floats, and floats of them for its
  /// users.
  void retypeResult(Value value) {
    Type type = value.getType(), bits = getBits(type);
    if (!bits)
      return;
    value.setType(bits);
    castForUses(value, type, getUses(value));
    ++numMoves;
  }

  /// Casts `parameter`, whose type callers know, to integers for its users.
  void retypeParameter(BlockArgument parameter) {
    Type type = parameter.getType(), bits = getBits(type);
    if (!bits || parameter.use_empty())
      return;
    OpBuilder builder = OpBuilder::atBlockBegin(parameter.getOwner());
    SmallVector<OpOperand *> uses = getUses(parameter);
    castForUses(castBits(builder, parameter, bits), type, uses);
    ++numMoves;
  }

  static SmallVector<OpOperand *> getUses(Value value) {
    return llvm::to_vector(
        llvm::map_range(value.getUses(), [](OpOperand &use) { return &use; }));
  }

  /// Makes each of `uses` one of `value` as `type`, from where it is used: what
  /// goes from one block to the next are integers.
  void castForUses(Value value, Type type, ArrayRef<OpOperand *> uses) {
    for (OpOperand *use : uses) {
      OpBuilder builder(use->getOwner());
      use->set(castBits(builder, value, type));
      integersOf[use->get()] = value;
    }
  }

  void retypeSelect(LLVM::SelectOp select) {
    if (!getBits(select.getRes().getType()))
      return;
    retypeOperand(select.getTrueValueMutable());
    retypeOperand(select.getFalseValueMutable());
    retypeResult(select.getRes());
  }

  void retypeSuccessors(BranchOpInterface branch) {
    for (unsigned successor : llvm::seq(branch->getNumSuccessors()))
      for (OpOperand &operand :
           branch.getSuccessorOperands(successor).getMutableForwardedOperands())
        retypeOperand(operand);
  }

  /// Replaces the extension of a bf16 by a shift: it is the upper half of an
  /// f32.
  void extendAsInteger(LLVM::FPExtOp op) {
    if (!op.getArg().getType().isBF16())
      return;
    OpBuilder builder(op);
    Location loc = op.getLoc();
    Value half = integersOf.lookup(op.getArg());
    if (!half)
      half = castBits(builder, op.getArg(), builder.getI16Type());
    Value word = LLVM::ZExtOp::create(builder, loc, builder.getI32Type(), half);
    Value bits = LLVM::ConstantOp::create(builder, loc, builder.getI32Type(),
                                          /*value=*/16);
    word = LLVM::ShlOp::create(builder, loc, word, bits);
    Value single = castBits(builder, word, builder.getF32Type());
    if (op.getType() != single.getType())
      single = LLVM::FPExtOp::create(builder, loc, op.getType(), single);
    op.replaceAllUsesWith(single);
    op.erase();
    ++numMoves;
  }

  /// The integers that floats have been cast from.
  DenseMap<Value, Value> integersOf;
};

} // namespace
