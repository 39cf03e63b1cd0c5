//===- StringToLLVM.h - Strings to pointers ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_STRINGTOLLVM_STRINGTOLLVM_H
#define PAD_CONVERSION_STRINGTOLLVM_STRINGTOLLVM_H

namespace mlir {
class ConversionTarget;
class LLVMTypeConverter;
class RewritePatternSet;

namespace pad {

/// Collects the patterns that turn strings into pointers, and teaches
/// `converter` the type. Globals of strings have to become LLVM's: `target`
/// lets no other stay.
void populateStringToLLVMConversionPatterns(ConversionTarget &target,
                                            LLVMTypeConverter &converter,
                                            RewritePatternSet &patterns);

} // namespace pad
} // namespace mlir

#endif // PAD_CONVERSION_STRINGTOLLVM_STRINGTOLLVM_H
