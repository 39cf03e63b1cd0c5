//===- Compile.cpp - Compilation of modules to machine code ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Compile.h"
#include "Optimize.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/OpenMP/OpenMPDialect.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "pad/Runtime/Diagnostics.h"
#include "pad/Runtime/Error.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;

llvm::Error mlir::pad::runPasses(PassManager &pm, ModuleOp module) {
  ErrorCapture errors(module.getContext());
  if (failed(pm.run(module)))
    return errors.take("the module cannot be lowered to LLVM");
  return llvm::Error::success();
}

/// Loads the runtime library of OpenMP, if `module` calls it.
static llvm::Error loadOpenMP(ModuleOp module) {
  bool isCalled =
      module
          .walk([](Operation *op) {
            return isa_and_present<omp::OpenMPDialect>(op->getDialect())
                       ? WalkResult::interrupt()
                       : WalkResult::advance();
          })
          .wasInterrupted();
  if (!isCalled)
    return llvm::Error::success();
  std::string reason;
  for (const char *library : {PAD_OPENMP_LIBRARY, "libomp.so.5"})
    if (!llvm::sys::DynamicLibrary::LoadLibraryPermanently(library, &reason))
      return llvm::Error::success();
  return pad::createError()
         << "parallel code needs the OpenMP runtime of LLVM, "
            "Debian's package libomp-22-dev: "
         << reason;
}

/// Fails if `module` has a splat constant so large that its translation to LLVM
/// IR, which writes out every element, would not end. Splats of zero bits are
/// not written out; of an empty array, the extents that are not 0 are.
static llvm::Error checkConstants(ModuleOp module) {
  constexpr int64_t limit = int64_t(1) << 28;
  for (auto global : module.getOps<LLVM::GlobalOp>()) {
    auto elements =
        dyn_cast_or_null<DenseElementsAttr>(global.getValueOrNull());
    if (!elements || !(elements.isSplat() || elements.empty()))
      continue;
    if (isa<IntegerType>(elements.getElementType()) && elements.isSplat() &&
        elements.getSplatValue<APInt>().isZero())
      continue;
    int64_t count = 1;
    for (int64_t extent : elements.getType().getShape())
      if (extent > 1 &&
          (llvm::MulOverflow(count, extent, count) || count > limit))
        return pad::createError()
               << "constant of type " << elements.getType()
               << " is too large, expected at most " << limit << " elements";
  }
  return llvm::Error::success();
}

/// Fails if `module` has an operation that the pipeline left as it was. The
/// translation to LLVM IR would stop at the cast in front of it, which is in no
/// program:
///
///   %0 = builtin.unrealized_conversion_cast %x : .. to memref<4x5xf32>
///   linalg.softmax dimension(1) ins(%0 : memref<4x5xf32>) outs(..)
static llvm::Error checkLowered(ModuleOp module) {
  Operation *left = nullptr;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    // Modules in it are not translated: of sequences of transforms.
    if (isa<ModuleOp>(op) && op != module)
      return WalkResult::skip();
    Dialect *dialect = op->getDialect();
    if (dialect &&
        dialect->getRegisteredInterface<LLVMTranslationDialectInterface>())
      return WalkResult::advance();
    left = op;
    return WalkResult::interrupt();
  });
  if (!left)
    return llvm::Error::success();
  pad::ErrorCapture errors(module.getContext());
  left->emitOpError("is not lowered to LLVM by this pipeline");
  return errors.take("");
}

/// Fails if `module` cannot be translated to LLVM IR.
static llvm::Error checkTranslatable(ModuleOp module) {
  if (llvm::Error error = checkLowered(module))
    return error;
  return checkConstants(module);
}

/// LLVM 22 has a member, LLVM 23 a function.
static StringRef getKey(const llvm::SubtargetFeatureKV &feature) {
#if LLVM_VERSION_MAJOR < 23
  return feature.Key;
#else
  return feature.key();
#endif
}

/// Fails if LLVM has no such target, or the target no such processor or
/// feature. Its own functions print a warning instead.
static llvm::Error checkTarget(const pad::CodeTarget &target) {
  llvm::Triple triple(target.triple);
  std::string reason;
  const llvm::Target *known =
      llvm::TargetRegistry::lookupTarget(triple, reason);
  if (!known)
    return pad::createError() << "target '" << target.triple << "': " << reason;
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      known->createMCSubtargetInfo(triple, "", ""));
  if (!target.cpu.empty() && !info->isCPUStringValid(target.cpu))
    return pad::createError() << "target '" << target.triple
                              << "' has no processor '" << target.cpu << "'";
  llvm::SubtargetFeatures features(target.features);
  for (const std::string &feature : features.getFeatures()) {
    StringRef name = llvm::SubtargetFeatures::StripFlag(feature);
    if (llvm::none_of(info->getAllProcessorFeatures(),
                      [&](const auto &entry) { return name == getKey(entry); }))
      return pad::createError() << "target '" << target.triple
                                << "' has no feature '" << name << "'";
  }
  return llvm::Error::success();
}

/// Makes `builder` one of position-independent code.
static void setCodeGeneration(llvm::orc::JITTargetMachineBuilder &builder,
                              unsigned optLevel) {
  assert(optLevel <= 3 && "optimization levels are 0 to 3");
  builder.setCodeGenOptLevel(*llvm::CodeGenOpt::getLevel(optLevel));
  builder.setRelocationModel(llvm::Reloc::PIC_);
  // SSE4a has no encoding of AVX. On a Zen 3, an `insertq` between
  // instructions of AVX that leave upper halves of registers set takes 125 ns.
  if (builder.getTargetTriple().isX86())
    builder.addFeatures({"-sse4a"});
}

llvm::Expected<llvm::orc::JITTargetMachineBuilder>
mlir::pad::detectHost(unsigned optLevel) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (builder)
    setCodeGeneration(*builder, optLevel);
  return builder;
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
mlir::pad::createHostMachine(unsigned optLevel) {
  auto builder = detectHost(optLevel);
  if (!builder)
    return builder.takeError();
  return builder->createTargetMachine();
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
mlir::pad::createMachine(const CodeTarget &target, unsigned optLevel) {
  if (target.triple.empty())
    return createHostMachine(optLevel);
  llvm::InitializeAllTargetInfos();
  llvm::InitializeAllTargets();
  llvm::InitializeAllTargetMCs();
  llvm::InitializeAllAsmPrinters();
  if (llvm::Error error = checkTarget(target))
    return std::move(error);
  llvm::Triple triple(target.triple);
  llvm::orc::JITTargetMachineBuilder builder(triple);
  builder.setCPU(target.cpu);
  // As for clang, RISC-V is rv64gc unless a processor is named.
  if (triple.isRISCV64() && target.cpu.empty())
    builder.addFeatures({"+m", "+a", "+f", "+d", "+c"});
  setCodeGeneration(builder, optLevel);
  builder.addFeatures(llvm::SubtargetFeatures(target.features).getFeatures());
  auto machine = builder.createTargetMachine();
  if (!machine)
    return machine.takeError();
  // Sizes of arrays, and arguments of malloc, are integers of 64 bits.
  unsigned bytes = (*machine)->createDataLayout().getPointerSize();
  if (bytes != sizeof(int64_t))
    return pad::createError()
           << "target '" << target.triple << "' has pointers of " << bytes
           << " bytes, expected 8";
  return machine;
}

/// The translation to LLVM IR folds sizes by the layout of the module: those of
/// integers above 64 bits depend on the target.
static void setDataLayout(ModuleOp module, const llvm::TargetMachine &machine) {
  MLIRContext *context = module.getContext();
  context->loadDialect<LLVM::LLVMDialect>();
  module->setAttr(
      LLVM::LLVMDialect::getDataLayoutAttrName(),
      StringAttr::get(context,
                      machine.createDataLayout().getStringRepresentation()));
}

void mlir::pad::setTarget(ModuleOp module, const llvm::TargetMachine &machine) {
  setDataLayout(module, machine);
  MLIRContext *context = module.getContext();
  module->setAttr(
      LLVM::LLVMDialect::getTargetAttrName(),
      LLVM::TargetAttr::get(
          context, StringAttr::get(context, machine.getTargetTriple().str()),
          StringAttr::get(context, machine.getTargetCPU()),
          LLVM::TargetFeaturesAttr::get(context,
                                        machine.getTargetFeatureString())));
}

llvm::Expected<llvm::SmallVector<char, 0>>
mlir::pad::emitObject(ModuleOp module, llvm::TargetMachine &machine,
                      unsigned optLevel) {
  if (llvm::Error error = checkTranslatable(module))
    return std::move(error);
  setDataLayout(module, machine);
  llvm::LLVMContext context;
  ErrorCapture errors(module.getContext());
  auto translated = translateModuleToLLVMIR(module, context);
  if (!translated)
    return errors.take("the module cannot be translated to LLVM IR");
  translated->setTargetTriple(machine.getTargetTriple());
  if (auto optimize = makeOptimizer(optLevel, &machine))
    if (llvm::Error error = optimize(translated.get()))
      return std::move(error);
  llvm::SmallVector<char, 0> object;
  llvm::raw_svector_ostream os(object);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, os, /*DwoOut=*/nullptr,
                                  llvm::CodeGenFileType::ObjectFile))
    return createError() << "the target has no format of objects";
  passes.run(*translated);
  return object;
}

/// Whether `module` has vectors of pointers, as those of strings are. At level
/// 0, LLVM 23 aborts where null pointers are stored as a vector:
///
///   store <4 x ptr> zeroinitializer, ptr %p
static bool hasVectorsOfPointers(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        return llvm::any_of(op->getResultTypes(),
                            [](Type type) {
                              auto vector = dyn_cast<VectorType>(type);
                              return vector && isa<LLVM::LLVMPointerType>(
                                                   vector.getElementType());
                            })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

llvm::Expected<std::unique_ptr<ExecutionEngine>>
mlir::pad::compileForHost(ModuleOp module, unsigned optLevel,
                          ArrayRef<StringRef> libraries) {
  if (llvm::Error error = checkTranslatable(module))
    return std::move(error);
  if (llvm::Error error = loadOpenMP(module))
    return std::move(error);
  unsigned codeLevel =
      optLevel == 0 && hasVectorsOfPointers(module) ? 1 : optLevel;
  auto machine = createHostMachine(codeLevel);
  if (!machine)
    return machine.takeError();
  setDataLayout(module, **machine);

  auto optimize = makeOptimizer(optLevel, machine->get());
  ExecutionEngineOptions options;
  if (optimize)
    options.transformer = optimize;
  options.jitCodeGenOptLevel = *llvm::CodeGenOpt::getLevel(codeLevel);
  options.sharedLibPaths = libraries;
  options.enableGDBNotificationListener = false;
  options.enablePerfNotificationListener = false;
  ErrorCapture errors(module.getContext());
  auto engine = ExecutionEngine::create(module, options, std::move(*machine));
  if (!engine) {
    std::string message = llvm::toString(engine.takeError());
    return errors.take(message);
  }
  return engine;
}
