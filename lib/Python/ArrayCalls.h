//===- ArrayCalls.h - Pads of NumPy's arrays --------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of the package that take arrays; Module.cpp has their
// descriptions. They throw Python's exceptions.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_PYTHON_ARRAYCALLS_H
#define PAD_LIB_PYTHON_ARRAYCALLS_H

#include "NumPy.h"
#include <cstdint>
#include <vector>

namespace mlir::pad::python {

nb::object callPad(nb::handle x, nb::handle low, nb::handle high,
                   nb::handle mode, nb::handle axes, nb::handle value,
                   nb::handle out);

nb::object callAdjoint(nb::handle g, nb::handle low, nb::handle high,
                       nb::handle mode, nb::handle axes, nb::handle out);

nb::object callFillBorder(nb::handle x, nb::handle low, nb::handle high,
                          nb::handle mode, nb::handle axes, nb::handle value);

/// The result of a pad of an array of extents `shape` without the array: its
/// extents, the name of the mode, and a low and a high amount for each axis.
nb::tuple inferPad(const std::vector<int64_t> &shape, nb::handle low,
                   nb::handle high, nb::handle mode, nb::handle axes);

/// As inferPad, of an adjoint.
nb::tuple inferAdjoint(const std::vector<int64_t> &shape, nb::handle low,
                       nb::handle high, nb::handle mode, nb::handle axes);

/// How many threads a call may use.
void setThreadCount(int64_t count);
unsigned getThreadCount();

} // namespace mlir::pad::python

#endif // PAD_LIB_PYTHON_ARRAYCALLS_H
