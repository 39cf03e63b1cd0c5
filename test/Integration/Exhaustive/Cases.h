//===- Cases.h - The pads that are run --------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every small pad of one axis, a sample of pads of two and three, and the sizes
// at which rows that are known at run time only are written in another way.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_EXHAUSTIVE_CASES_H
#define PAD_TEST_EXHAUSTIVE_CASES_H

#include "pad/Oracle/Oracle.h"
#include <optional>
#include <string>
#include <vector>

namespace exhaustive {

using mlir::pad::oracle::Mode;
using Amounts = std::vector<int64_t>;

/// One pad with all its numbers.
struct Pad {
  Mode mode = Mode::Constant;
  /// The element type as MLIR writes it.
  std::string type;
  Amounts shape;
  /// One entry for each of `axes`, or for each axis if there are none.
  Amounts low, high;
  std::optional<Amounts> axes;
  /// Whether there is a value to fill with.
  bool hasValue = false;

  /// The amounts for every axis in order.
  Amounts spread(const Amounts &amounts) const;
  Amounts getLowPerAxis() const { return spread(low); }
  Amounts getHighPerAxis() const { return spread(high); }

  /// The axes that make the pad illegal if all its numbers are known at compile
  /// time: those with a negative extent or, if there are none and something is
  /// read, those that are empty.
  std::vector<size_t> getIllegalAxes() const;
};

/// Which numbers of a pad are only known at run time.
struct Unknowns {
  std::vector<bool> shape, low, high;

  /// All of the numbers of `pad`, or none.
  static Unknowns get(const Pad &pad, bool unknown);
};

/// A function and the pads that it is called for, which differ in what is
/// unknown alone.
struct Program {
  Unknowns unknowns;
  std::vector<Pad> pads;
  /// What the pad is marked with for a test that changes it, as attributes are
  /// written: "tiles = array<i64: 2>".
  std::string attributes = {};
  /// Whether the function computes the adjoint of the pad: its argument has the
  /// shape of the padded array, and its result that of the source.
  bool isAdjoint = false;
  /// Whether it fills the border of an array that has the shape of the padded
  /// one, by the amounts of the pad.
  bool isBorder = false;

  /// The function, called `name`. Its arguments are the source, the unknown
  /// amounts, low ones first, and the value if there is one.
  std::string print(const std::string &name) const;
};

/// Every `step`th of `all`.
template <typename T>
std::vector<T> takeEvery(size_t step, const std::vector<T> &all) {
  std::vector<T> some;
  for (size_t k = 0; k < all.size(); k += step)
    some.push_back(all[k]);
  return some;
}

/// All pads of one axis: all modes, extents 0 to 5, amounts -6 to 7. In
/// constant mode with a value where the extent is odd.
std::vector<Pad> getPadsOfOneAxis();

/// Pads of many planes of short rows, and of rows of pixels: all modes, elements
/// of 1 to 8 bytes, rows from a part of a vector to some.
std::vector<Pad> getPadsOfPlanes();

/// Pads of two axes of every type that is added up in another way.
std::vector<Pad> getPadsOfAddedTypes();

/// The adjoints of those of `programs` whose elements the oracle can add, of
/// the pads among theirs that have an adjoint: no extent is negative.
std::vector<Program> getAdjoints(std::vector<Program> programs);

/// The borders of those of `programs` of which no known amount is negative.
/// Unknown ones may be, and may be more than there is of an axis.
std::vector<Program> getBorders(std::vector<Program> programs);

/// A program for each of `pads` that is legal at compile time.
std::vector<Program> getStaticPrograms(const std::vector<Pad> &pads);

/// Programs that leave everything about `pads` to run time.
std::vector<Program> getDynamicPrograms(const std::vector<Pad> &pads);

/// `count` pads of two and three axes of any type, drawn with `seed`, whose
/// extents and amounts are in the ranges of getPadsOfOneAxis. With `legal`,
/// those that are legal at compile time alone.
std::vector<Pad> samplePads(unsigned seed, size_t count, bool legal);

/// `count` programs of such pads, each with `padsEach` pads, with all numbers
/// unknown or with any of them.
std::vector<Program> samplePrograms(unsigned seed, size_t count,
                                    size_t padsEach, bool allUnknown);

} // namespace exhaustive

#endif // PAD_TEST_EXHAUSTIVE_CASES_H
