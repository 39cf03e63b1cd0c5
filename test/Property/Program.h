//===- Program.h - Random programs of pads ----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program is a function that pads and slices a tensor up to four times, or
// takes the adjoint of a pad of it, with all its numbers, of which some are
// known at compile time and some are not. It is legal: none of its pads breaks
// a constraint of docs/Semantics.md, not even one that can only be seen at run
// time.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_PROPERTY_PROGRAM_H
#define PAD_TEST_PROPERTY_PROGRAM_H

#include "Support/Harness.h"
#include "pad/Oracle/Oracle.h"
#include <optional>
#include <string>
#include <vector>

namespace property {

using mlir::pad::oracle::Mode;
using Amounts = std::vector<int64_t>;

/// Where a number, a list or an element stands.
enum class Form {
  /// In an attribute or a type.
  Static,
  /// In an operation that makes constants.
  Constant,
  /// In an argument of the function.
  Argument
};

struct Number {
  int64_t value = 0;
  Form form = Form::Static;
};
using Numbers = std::vector<Number>;

/// The values of `numbers`.
Amounts getValues(const Numbers &numbers);

/// How a list of integers becomes a tensor.
struct List {
  /// Static: from elements, each in a form of its own. Otherwise all at once.
  Form form = Form::Argument;
  /// "i32", "i64" or "index".
  std::string type;
  /// Whether the type of the operand has the length.
  bool hasLength = true;
};

/// One operation. What is padded or sliced is the result of the step before.
struct Step {
  enum class Kind {
    Pad,
    DynamicPad,
    Border,
    Adjoint,
    Slice,
    Cast
  } kind = Kind::Pad;

  /// Of a pad, a border or an adjoint: one amount for each of `axes`, or for
  /// each axis without them.
  Mode mode = Mode::Constant;
  Numbers low, high;
  std::optional<Amounts> axes;
  /// The element that fills, if there is one, which is not Static.
  std::optional<Form> fill;
  std::vector<char> fillBytes;
  /// Of a dynamic pad.
  List pads, axesList;

  /// Of a slice.
  Numbers offsets, sizes;
  Amounts strides;

  /// The extents of the result; those with the form Static stand in its type.
  /// Of a slice, axes may be missing whose size is the static number 1.
  Numbers shape;
};

struct Program {
  unsigned seed = 0;
  padtest::Results results = padtest::Results::IntoGarbage;
  /// The element type as MLIR writes it.
  std::string type;
  /// Where the tensor comes from; Static: one element that is repeated.
  Form source = Form::Argument;
  Numbers sourceShape;
  std::vector<char> sourceBytes;
  std::vector<Step> steps;
  /// The steps whose results are those of the function.
  std::vector<size_t> returned;
};

/// The program that `seed` stands for.
Program draw(mlir::MLIRContext &context, unsigned seed);

/// An argument of a function.
struct Input {
  /// The element type.
  std::string type;
  Amounts shape;
  std::vector<char> bytes;
};

/// A function and what it is called with.
struct Function {
  std::string text;
  std::vector<Input> inputs;
};

/// `program` as a function called `name`.
Function print(mlir::MLIRContext &context, const Program &program,
               const std::string &name);

/// Whether there are constants of the element type `type`.
bool canBeConstant(const std::string &type);

/// An operation that makes the element `bytes` of such a type.
std::string printConstant(mlir::Type type, const std::vector<char> &bytes);

/// A tensor with its elements.
struct Tensor {
  Amounts shape;
  std::vector<char> bytes;
};

/// Whether adjoints are taken of tensors of `type`: no sum is a NaN, whose bits
/// are not defined, not even of sums.
bool canHaveAdjoints(const std::string &type);

/// What each step gives, by the oracle. Elements have `elementSize` bytes.
std::vector<Tensor> evaluate(const Program &program, size_t elementSize);

/// The amounts for every axis in order, of `amounts` for `axes` if there are
/// any.
Amounts spread(const Numbers &amounts, const std::optional<Amounts> &axes,
               size_t rank);

} // namespace property

#endif // PAD_TEST_PROPERTY_PROGRAM_H
