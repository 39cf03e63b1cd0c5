//===- Random.h - Numbers drawn the same everywhere -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A seed stands for the same numbers on every machine, which is not so with the
// distributions of the standard library.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_SUPPORT_RANDOM_H
#define PAD_TEST_SUPPORT_RANDOM_H

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace padtest {

/// Draws numbers.
class Random {
public:
  explicit Random(unsigned seed) : engine(seed) {}

  /// A number in [first, last].
  int64_t between(int64_t first, int64_t last) {
    return first + static_cast<int64_t>(engine() % (last - first + 1));
  }

  bool flip() { return between(0, 1) != 0; }

  /// True in `percent` of 100 cases.
  bool chance(int percent) { return between(1, 100) <= percent; }

  /// One of `choices`, which has an element.
  template <typename Range>
  auto &pick(Range &&choices) {
    return *(std::begin(choices) + between(0, std::size(choices) - 1));
  }

  /// `count` axes of `rank`, all distinct, in any order, each from the front or
  /// from the back.
  std::vector<int64_t> axes(size_t rank, size_t count) {
    std::vector<int64_t> axes(rank);
    for (size_t i = 0; i != rank; ++i)
      axes[i] = i;
    for (size_t i = rank; i > 1; --i)
      std::swap(axes[i - 1], axes[between(0, i - 1)]);
    axes.resize(count);
    for (int64_t &axis : axes)
      if (flip())
        axis -= rank;
    return axes;
  }

private:
  std::mt19937 engine;
};

} // namespace padtest

#endif // PAD_TEST_SUPPORT_RANDOM_H
