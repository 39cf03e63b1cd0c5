//===- ElementNames.h - Types of NumPy and of MLIR --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_PYTHON_ELEMENTNAMES_H
#define PAD_LIB_PYTHON_ELEMENTNAMES_H

#include "NumPy.h"
#include "mlir/IR/Types.h"

namespace mlir::pad::python {

/// MLIR's name of the type that is added like `type`, as a literal. Throws
/// TypeError if there is none.
StringRef getAddableType(PyArray_Descr *type);

/// NumPy's type for elements of `type`, as an array of a program has them;
/// throws TypeError if there is none.
nb::object getNumPyType(Type type);

} // namespace mlir::pad::python

#endif // PAD_LIB_PYTHON_ELEMENTNAMES_H
