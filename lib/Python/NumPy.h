//===- NumPy.h - NumPy's and Python's interfaces in C -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// NumPy's functions are a table that one file of the library loads, Module.cpp,
// which defines PAD_IMPORT_NUMPY.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_PYTHON_NUMPY_H
#define PAD_LIB_PYTHON_NUMPY_H

#include <nanobind/nanobind.h>

#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#define NPY_TARGET_VERSION NPY_2_0_API_VERSION
#define PY_ARRAY_UNIQUE_SYMBOL pad_numpy_api
#ifndef PAD_IMPORT_NUMPY
#define NO_IMPORT_ARRAY
#endif
#include <numpy/arrayobject.h>

namespace mlir::pad::python {

namespace nb = nanobind;

/// Throws the exception that a function of Python's has set.
template <typename T>
T *check(T *object) {
  if (!object)
    throw nb::python_error();
  return object;
}

inline PyArrayObject *asArray(nb::handle handle) {
  return reinterpret_cast<PyArrayObject *>(handle.ptr());
}

} // namespace mlir::pad::python

#endif // PAD_LIB_PYTHON_NUMPY_H
