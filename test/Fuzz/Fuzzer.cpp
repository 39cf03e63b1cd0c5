//===- Fuzzer.cpp - libFuzzer's way in ------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzTargets.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  mlir::pad::PAD_FUZZ_TARGET(
      llvm::StringRef(reinterpret_cast<const char *>(data), size));
  return 0;
}

/// LLVM's allocators poison what they have not handed out only where they are
/// compiled with the sanitizer, which libLLVM is not.
extern "C" const char *__asan_default_options() {
  return "allow_user_poisoning=0";
}
