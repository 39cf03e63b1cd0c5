//===- VectorBytes.cpp - The vectors of a target --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/VectorBytes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "pad/IR/Pad.h"
#include "llvm/TargetParser/RISCVISAInfo.h"
#include "llvm/TargetParser/RISCVTargetParser.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/TargetParser/X86TargetParser.h"

using namespace mlir;
using namespace mlir::pad;

/// One register of AVX2, and two of SSE, NEON and SVE of 128 bits.
static constexpr int64_t kDefaultVectorBytes = 32;

/// One register of the length that all processors with `features` and those of
/// `chip` have. Groups of registers are reversed in five times the time.
/// Without vectors, LLVM makes scalars of them: the fewer the better.
static int64_t getRISCVVectorBytes(const llvm::Triple &triple, StringRef chip,
                                   ArrayRef<StringAttr> features) {
  unsigned registerBits = triple.isArch64Bit() ? 64 : 32;
  llvm::SmallVector<std::string> ofChip;
  llvm::RISCV::getFeaturesForCPU(chip, ofChip, /*NeedPlus=*/true);
  std::vector<std::string> all(ofChip.begin(), ofChip.end());
  for (StringAttr feature : features)
    all.push_back(feature.str());
  auto info = llvm::RISCVISAInfo::parseFeatures(registerBits, all);
  if (!info) {
    llvm::consumeError(info.takeError());
    return registerBits / 8;
  }
  return std::clamp<int64_t>((*info)->getMinVLen() / 8, registerBits / 8,
                             PadDialect::kMaxVectorBytes);
}

namespace {

/// The target that a module names; parts that it does not name are empty.
struct ModuleTarget {
  llvm::Triple triple;
  StringRef chip;
  ArrayRef<StringAttr> features;

  static ModuleTarget get(Operation *op);
};

} // namespace

ModuleTarget ModuleTarget::get(Operation *op) {
  ModuleTarget target;
  auto module = op->getParentOfType<ModuleOp>();
  if (!module)
    return target;
  if (auto attr = module->getAttrOfType<LLVM::TargetAttr>(
          LLVM::LLVMDialect::getTargetAttrName())) {
    target.triple = llvm::Triple(attr.getTriple().getValue());
    target.chip = attr.getChip();
    if (attr.getFeatures())
      target.features = attr.getFeatures().getFeatures();
  } else if (auto name = module->getAttrOfType<StringAttr>(
                 LLVM::LLVMDialect::getTargetTripleAttrName())) {
    target.triple = llvm::Triple(name.getValue());
  }
  return target;
}

LogicalResult
mlir::pad::verifyVectorBytes(function_ref<InFlightDiagnostic()> emit,
                             int64_t option) {
  if (option == 0 || (option >= 1 && option <= PadDialect::kMaxVectorBytes &&
                      llvm::isPowerOf2_64(option)))
    return success();
  return emit() << "'vector-bytes' is " << option
                << ", expected 0 or a power of two from 1 to "
                << PadDialect::kMaxVectorBytes;
}

int64_t mlir::pad::getVectorBytes(Operation *op, int64_t option) {
  if (auto ofFacts =
          op->getAttrOfType<IntegerAttr>(PadDialect::getVectorBytesAttrName()))
    return ofFacts.getInt();
  if (option != 0)
    return option;
  ModuleTarget target = ModuleTarget::get(op);
  if (target.triple.isRISCV())
    return getRISCVVectorBytes(target.triple, target.chip, target.features);
  return kDefaultVectorBytes;
}

/// Whether the target of the module that `op` is in is of x86-64 and has
/// `feature`.
static bool hasX86Feature(Operation *op, StringRef feature) {
  ModuleTarget target = ModuleTarget::get(op);
  if (target.triple.getArch() != llvm::Triple::x86_64)
    return false;
  bool has = false;
  if (llvm::X86::parseArchX86(target.chip, /*Only64Bit=*/true) !=
      llvm::X86::CK_None) {
    SmallVector<StringRef> ofChip;
    llvm::X86::getFeaturesForCPU(target.chip, ofChip);
    has = llvm::is_contained(ofChip, feature);
  }
  for (StringAttr attr : target.features)
    if (attr.getValue().drop_front() == feature)
      has = attr.getValue().front() == '+';
  return has;
}

bool mlir::pad::hasLanePermutations(Operation *op) {
  return hasX86Feature(op, "avx512vbmi");
}

/// Whether that target is a Zen of AMD, which alone have CLZERO.
static bool isAMD(Operation *op) { return hasX86Feature(op, "clzero"); }

/// Whether that is one of them with vectors of 64 bytes.
static bool isAMDWithWideVectors(Operation *op) {
  return isAMD(op) && hasX86Feature(op, "avx512f");
}

// Zen 4 has no AVX-VNNI.
bool mlir::pad::storesLinesWhole(Operation *op) {
  return isAMDWithWideVectors(op) && hasX86Feature(op, "avxvnni");
}

bool mlir::pad::prefetchesStores(Operation *op) { return !isAMD(op); }

int64_t mlir::pad::getPermutedStoreBytes(Operation *op) {
  return storesLinesWhole(op) ? 64 : kDefaultVectorBytes;
}

int64_t mlir::pad::getWideVectorBytes(Operation *op, int64_t option) {
  return option == 0 && isAMDWithWideVectors(op) ? 64
                                                 : getVectorBytes(op, option);
}
