//===- assert.h - Assertions without NDEBUG's other effects -----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What LLVM's headers declare depends on NDEBUG, so it has to be defined where
// LLVM was built with it. With PAD_ENABLE_ASSERTIONS this header stands before
// the C library's, and turns `assert` on nonetheless. As the C library's, it may
// be included several times.
//
//===----------------------------------------------------------------------===//

#pragma push_macro("NDEBUG")
#undef NDEBUG
#include_next <assert.h>
#pragma pop_macro("NDEBUG")
