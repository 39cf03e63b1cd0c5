//===- Optimize.cpp - Optimization of LLVM IR -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Optimize.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;

/// Whether the code of `value` may end in a selection of one of its operands.
static bool isSelection(const llvm::Value *value) {
  if (isa<llvm::SelectInst, llvm::MinMaxIntrinsic>(value))
    return true;
  auto *call = dyn_cast<llvm::IntrinsicInst>(value);
  return call && llvm::is_contained(
                     {llvm::Intrinsic::maximum, llvm::Intrinsic::minimum,
                      llvm::Intrinsic::maxnum, llvm::Intrinsic::minnum,
                      llvm::Intrinsic::maximumnum, llvm::Intrinsic::minimumnum},
                     call->getIntrinsicID());
}

/// Keeps code generation from storing under a mask where a selection of vectors
/// replaces one of its operands in memory. A freeze has no instruction:
///
///   %x = load <8 x float>, ptr %p
///   %y = select <8 x i1> %c, <8 x float> %x, <8 x float> %z
///   store <8 x float> %y, ptr %p
///   ->
///   %l = load <8 x float>, ptr %p
///   %x = freeze <8 x float> %l
///   %y = select <8 x i1> %c, <8 x float> %x, <8 x float> %z
///   store <8 x float> %y, ptr %p
static void freezeReplacedVectors(llvm::Module &module) {
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      auto *store = dyn_cast<llvm::StoreInst>(&instruction);
      if (!store || !store->getValueOperand()->getType()->isVectorTy() ||
          !isSelection(store->getValueOperand()))
        continue;
      auto *selection = cast<llvm::Instruction>(store->getValueOperand());
      for (llvm::Value *operand : selection->operands()) {
        auto *load = dyn_cast<llvm::LoadInst>(operand);
        if (!load || load->getPointerOperand() != store->getPointerOperand())
          continue;
        llvm::IRBuilder<> builder(load->getNextNode());
        llvm::Value *frozen = builder.CreateFreeze(load);
        load->replaceUsesWithIf(
            frozen, [&](llvm::Use &use) { return use.getUser() != frozen; });
      }
    }
}

/// Whether `machine` is an x86 with the masked stores of AVX alone. AMD
/// processors take some 9 cycles for each of them.
static bool hasSlowMaskedStores(const llvm::TargetMachine &machine) {
  return machine.getTargetTriple().isX86() &&
         machine.getMCSubtargetInfo()->checkFeatures("-avx512vl");
}

std::function<llvm::Error(llvm::Module *)>
mlir::pad::makeOptimizer(unsigned optLevel, llvm::TargetMachine *machine) {
  if (optLevel == 0)
    return nullptr;
  auto optimize = makeOptimizingTransformer(optLevel, /*sizeLevel=*/0, machine);
  return [=](llvm::Module *module) -> llvm::Error {
    if (llvm::Error error = optimize(module))
      return error;
    if (hasSlowMaskedStores(*machine))
      freezeReplacedVectors(*module);
    return llvm::Error::success();
  };
}
