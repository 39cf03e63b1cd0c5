//===- VectorBytes.cpp - The vectors of a target --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/VectorBytes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/TargetParser/RISCVISAInfo.h"
#include "llvm/TargetParser/RISCVTargetParser.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;

/// One register of AVX2, and two of SSE, NEON and SVE of 128 bits.
static constexpr int64_t kDefaultVectorBytes = 32;

/// The largest value of `vector-bytes`.
static constexpr int64_t kMaxVectorBytes = 128;

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
                             kMaxVectorBytes);
}

int64_t mlir::pad::getVectorBytes(Operation *op, int64_t option) {
  auto module = op->getParentOfType<ModuleOp>();
  if (option != 0 || !module)
    return option != 0 ? option : kDefaultVectorBytes;
  llvm::Triple triple;
  StringRef chip;
  ArrayRef<StringAttr> features;
  if (auto target = module->getAttrOfType<LLVM::TargetAttr>(
          LLVM::LLVMDialect::getTargetAttrName())) {
    triple = llvm::Triple(target.getTriple().getValue());
    chip = target.getChip();
    if (target.getFeatures())
      features = target.getFeatures().getFeatures();
  } else if (auto name = module->getAttrOfType<StringAttr>(
                 LLVM::LLVMDialect::getTargetTripleAttrName())) {
    triple = llvm::Triple(name.getValue());
  }
  if (triple.isRISCV())
    return getRISCVVectorBytes(triple, chip, features);
  return kDefaultVectorBytes;
}
