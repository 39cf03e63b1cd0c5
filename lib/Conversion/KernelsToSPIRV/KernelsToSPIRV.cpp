//===- KernelsToSPIRV.cpp - GPU modules to SPIR-V binaries ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/KernelsToSPIRV/KernelsToSPIRV.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/XeVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVM/ModuleToObject.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/RegisterTargetPassConfigCallback.h"
#include "llvm/Target/TargetMachine.h"
#include <mutex>

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTKERNELSTOSPIRVPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

static constexpr StringLiteral kTriple = "spirv64-unknown-unknown";

/// Not each LLVM has the backend: all are taken that there are.
static void initializeBackends() {
  static const bool initialized = [] {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargets();
    llvm::InitializeAllTargetMCs();
    llvm::InitializeAllAsmPrinters();
    return true;
  }();
  (void)initialized;
}

namespace {

/// Gives the blocks of a function numbers that no earlier function at its
/// address had. LLVM 22's backend keeps the identifiers of blocks in a map of
/// the process, by the function's address and the block's number, and never
/// clears it (LLVM #160613): a function where an earlier module had one would
/// take its identifiers. The map is not locked either, so users hold `mutex`.
struct RenumberBlocks final : llvm::MachineFunctionPass {
  static char ID;
  static std::mutex mutex;

  RenumberBlocks() : MachineFunctionPass(ID) {}

  bool runOnMachineFunction(llvm::MachineFunction &function) final {
    static llvm::DenseMap<const llvm::MachineFunction *, unsigned> used;
    unsigned &end = used[&function];
    while (function.getNumBlockIDs() < end)
      function.addToMBBNumbering(nullptr);
    for (llvm::MachineBasicBlock &block : function) {
      function.removeFromMBBNumbering(block.getNumber());
      block.setNumber(function.addToMBBNumbering(&block));
    }
    end = function.getNumBlockIDs();
    return true;
  }
};

char RenumberBlocks::ID = 0;
std::mutex RenumberBlocks::mutex;

/// Compiles a module to a SPIR-V binary. The compiler of the device optimizes
/// it.
class SPIRVWriter final : public LLVM::ModuleToObject {
public:
  explicit SPIRVWriter(Operation &module)
      : ModuleToObject(module, kTriple, /*chip=*/"", /*features=*/"",
                       /*optLevel=*/0) {}

protected:
  FailureOr<SmallVector<char, 0>>
  moduleToObject(llvm::Module &module) override {
    FailureOr<llvm::TargetMachine *> machine = getOrCreateTargetMachine();
    if (failed(machine))
      return failure();
    std::lock_guard<std::mutex> lock(RenumberBlocks::mutex);
    llvm::RegisterTargetPassConfigCallback renumber(
        [](llvm::TargetMachine &, llvm::PassManagerBase &,
           llvm::TargetPassConfig *config) {
          config->insertPass(&llvm::MachineSanitizerBinaryMetadataID,
                             new RenumberBlocks);
        });
    SmallVector<char, 0> binary;
    llvm::raw_svector_ostream os(binary);
    llvm::legacy::PassManager passes;
    if ((*machine)->addPassesToEmitFile(passes, os, /*DwoOut=*/nullptr,
                                        llvm::CodeGenFileType::ObjectFile))
      return failure();
    passes.run(module);
    return binary;
  }
};

struct ConvertKernelsToSPIRVPass final
    : pad::impl::ConvertKernelsToSPIRVPassBase<ConvertKernelsToSPIRVPass> {
  using Base::Base;

  LogicalResult compile(gpu::GPUModuleOp module) {
    auto binary = SPIRVWriter(*module).run();
    if (!binary)
      return module.emitError("cannot be compiled to SPIR-V");
    SmallVector<gpu::KernelMetadataAttr> kernels;
    for (auto function : module.getOps<LLVM::LLVMFuncOp>())
      if (function->hasAttr(gpu::GPUDialect::getKernelFuncAttrName()))
        kernels.push_back(gpu::KernelMetadataAttr::get(
            function.getSymNameAttr(), function.getFunctionType()));
    OpBuilder builder(module);
    auto object = gpu::ObjectAttr::get(
        xevm::XeVMTargetAttr::get(&getContext()),
        gpu::CompilationTarget::Binary,
        builder.getStringAttr(StringRef(binary->data(), binary->size())),
        /*properties=*/nullptr,
        gpu::KernelTableAttr::get(&getContext(), kernels));
    gpu::BinaryOp::create(builder, module.getLoc(), module.getName(),
                          /*offloadingHandler=*/nullptr,
                          ArrayRef<Attribute>{object});
    module.erase();
    return success();
  }

  void runOnOperation() final {
    initializeBackends();
    for (auto module :
         llvm::make_early_inc_range(getOperation().getOps<gpu::GPUModuleOp>()))
      if (failed(compile(module)))
        return signalPassFailure();
  }
};

} // namespace
