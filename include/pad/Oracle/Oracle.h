//===- Oracle.h - The definition of padding, executed -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the definitions of docs/Semantics.md element by element, for
// comparison with the lowerings. It shares no code with them, not even the
// index map, and needs neither MLIR nor LLVM. It is written to be read, not to
// be fast.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_ORACLE_ORACLE_H
#define PAD_ORACLE_ORACLE_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir::pad::oracle {

/// How an axis is extended beyond its ends.
enum class Mode { Constant, Edge, Reflect, Symmetric, Wrap };

/// All modes, for loops over them.
inline constexpr Mode allModes[] = {Mode::Constant, Mode::Edge, Mode::Reflect,
                                    Mode::Symmetric, Mode::Wrap};

/// The keyword of `mode` in the assembly of the dialect.
const char *getName(Mode mode);

/// The mode of that keyword, if there is one.
std::optional<Mode> parseMode(const std::string &name);

/// Which element of an axis of extent `n` stands at position `i` of the axis
/// extended to all integers: an index in [0, n), or nothing where the position
/// is filled. Filled are the positions outside of [0, n) in constant mode, and
/// all positions of an empty axis. Expects 0 <= n < 2^61.
std::optional<int64_t> getSourceIndex(Mode mode, int64_t i, int64_t n);

/// a - b modulo 2^64, as a number in [-2^63, 2^63): the position in the source
/// of position `a` of a pad by `b`, whatever the amount is.
int64_t wrappingSub(int64_t a, int64_t b);

/// The extents n + low + high of the result, modulo 2^64 as a number in
/// [-2^63, 2^63), and 0 where that is negative. Expects one amount of either
/// sign for each axis in `low` and in `high`.
std::vector<int64_t> getResultShape(const std::vector<int64_t> &sourceShape,
                                    const std::vector<int64_t> &low,
                                    const std::vector<int64_t> &high);

/// The number of elements of an array of extents `shape`: 1 for rank 0.
int64_t getNumElements(const std::vector<int64_t> &shape);

/// Writes result[o] = E(o - low) for every index `o` of `result`, whatever its
/// extents.
///
/// `source` and `result` are dense row-major arrays of elements of
/// `elementSize` bytes (any number, at least 1), of extents `sourceShape` and
/// `resultShape`; they do not overlap and may be null if they have no elements.
/// `low` has one amount for each axis. `value` points at the one element that
/// fills in constant mode; without it, zero bytes fill. In the other modes
/// `value` is ignored, and the whole result is zero bytes if the source has no
/// elements.
void padInto(Mode mode, const void *source,
             const std::vector<int64_t> &sourceShape, size_t elementSize,
             const std::vector<int64_t> &low, const void *value, void *result,
             const std::vector<int64_t> &resultShape);

/// The bytes of the padded array, which has the extents of getResultShape. See
/// padInto for the arguments.
std::vector<uint8_t> pad(Mode mode, const void *source,
                         const std::vector<int64_t> &sourceShape,
                         size_t elementSize, const std::vector<int64_t> &low,
                         const std::vector<int64_t> &high,
                         const void *value = nullptr);

/// Keeps the inside of `array` and overwrites the border by the extension of
/// the inside: an element with index `i` becomes the one with index low + E(i -
/// low) along each axis, where E is the mode's for the inside's extent. The
/// inside is [low, extent - high); negative amounts count as 0, and where these
/// exceed the extent the inside is empty, so that the whole array is filled,
/// with zero bytes unless the mode is constant. See padInto for the other
/// arguments.
void fillBorder(Mode mode, void *array, const std::vector<int64_t> &shape,
                size_t elementSize, const std::vector<int64_t> &low,
                const std::vector<int64_t> &high, const void *value = nullptr);

/// Writes result[o] = source[offsets + o * strides] for every index `o` of
/// `result`. See padInto for the arrays. There is an offset and a stride for
/// each axis; all elements that are read must lie in the source.
void sliceInto(const void *source, const std::vector<int64_t> &sourceShape,
               size_t elementSize, const std::vector<int64_t> &offsets,
               const std::vector<int64_t> &strides, void *result,
               const std::vector<int64_t> &resultShape);

} // namespace mlir::pad::oracle

#endif // PAD_ORACLE_ORACLE_H
