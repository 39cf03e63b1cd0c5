//===- VectorBytes.h - The vectors of a target ------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_VECTORBYTES_H
#define PAD_UTILS_VECTORBYTES_H

#include "mlir/IR/Operation.h"

namespace mlir::pad {

/// Fails, after an error, unless `option` is a value of `vector-bytes`.
LogicalResult verifyVectorBytes(function_ref<InFlightDiagnostic()> emit,
                                int64_t option);

/// The size in bytes of the vectors that `op` is lowered to: the one that its
/// facts hold for, in `pad.vector_bytes`; or `option`, the value of
/// `vector-bytes`; or if that is 0 the size that suits the target of the
/// module, `llvm.target` or `llvm.target_triple`. docs/Performance.md lists
/// them.
int64_t getVectorBytes(Operation *op, int64_t option);

/// The size in bytes of vectors that gain from being wide although they are
/// stored to two lines of a cache: as `getVectorBytes`, but without an `option`
/// 64 on AMD's processors that have AVX-512.
int64_t getWideVectorBytes(Operation *op, int64_t option);

/// Whether the target of the module that `op` is in permutes the bytes of a
/// vector of 64 by indices known at run time, as AVX-512 VBMI does.
bool hasLanePermutations(Operation *op);

/// Whether that target stores 64 bytes in one piece, also where they lie in two
/// lines of a cache, for which others take longer than for two stores of 32:
/// AMD's processors from Zen 5 on.
bool storesLinesWhole(Operation *op);

/// The bytes in which that target stores permuted vectors fastest.
int64_t getPermutedStoreBytes(Operation *op);

/// Whether stores to memory are faster on that target if their lines are
/// prefetched: not on AMD's processors, which do so themselves.
bool prefetchesStores(Operation *op);

} // namespace mlir::pad

#endif // PAD_UTILS_VECTORBYTES_H
