//===- Arguments.h - Amounts, axes and modes from Python --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_PYTHON_ARGUMENTS_H
#define PAD_LIB_PYTHON_ARGUMENTS_H

#include "NumPy.h"
#include "pad/IR/Pad.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::pad::python {

/// The mode, amounts and axes of a call.
struct Amounts {
  PadMode mode;
  SmallVector<int64_t, 6> low, high;
  /// None are all axes.
  std::optional<SmallVector<int64_t, 6>> axes;

  std::optional<ArrayRef<int64_t>> getAxes() const {
    return axes ? std::optional<ArrayRef<int64_t>>(*axes) : std::nullopt;
  }
};

/// Reads the arguments of a call on an array of `rank` axes. `high` and `mode`
/// may be missing: then `low` has the widths as numpy.pad takes them, and a
/// `high` that is a string is the mode.
Amounts parseAmounts(nb::handle low, nb::handle high, nb::handle mode,
                     nb::handle axes, size_t rank);

/// Throws ValueError with the error that `verify` emits. A failure without an
/// error is a bug of `verify`.
void checkShape(
    llvm::function_ref<LogicalResult(llvm::function_ref<InFlightDiagnostic()>)>
        verify);

} // namespace mlir::pad::python

#endif // PAD_LIB_PYTHON_ARGUMENTS_H
