//===- PadToLLVM.h - pad.report to LLVM -------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_PADTOLLVM_PADTOLLVM_H
#define PAD_CONVERSION_PADTOLLVM_PADTOLLVM_H

namespace mlir {
class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;

namespace pad {

/// Collects the pattern that turns `pad.report` into a call of `dprintf`.
void populatePadToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                         RewritePatternSet &patterns);

/// Attaches the interface through which upstream's `--convert-to-llvm` finds
/// the patterns.
void registerConvertPadToLLVMInterface(DialectRegistry &registry);

} // namespace pad
} // namespace mlir

#endif // PAD_CONVERSION_PADTOLLVM_PADTOLLVM_H
