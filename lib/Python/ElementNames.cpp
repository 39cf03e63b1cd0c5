//===- ElementNames.cpp - Types of NumPy and of MLIR ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementNames.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/raw_ostream.h"
#include <cfloat>
#include <nanobind/stl/string.h>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::python;

namespace {

/// NumPy's name of a type, and MLIR's. Types that NumPy itself does not have
/// come from the package ml_dtypes.
struct Name {
  StringLiteral numPy, mlir;
  /// Whether compiled code adds up such elements.
  bool isAddable = true;
};

} // namespace

static constexpr Name kNames[] = {
    // A sum of truth values is not what `+` of NumPy gives.
    {"bool", "i1", /*isAddable=*/false},
    {"int8", "i8"},
    {"int16", "i16"},
    {"int32", "i32"},
    {"int64", "i64"},
    {"uint8", "ui8"},
    {"uint16", "ui16"},
    {"uint32", "ui32"},
    {"uint64", "ui64"},
    {"float16", "f16"},
    {"float32", "f32"},
    {"float64", "f64"},
    {"complex64", "complex<f32>"},
    {"complex128", "complex<f64>"},
#if LDBL_MANT_DIG == 64
    {"longdouble", "f80"},
#else
    {"longdouble", "f128"},
#endif
    {"bfloat16", "bf16"},
    {"float8_e3m4", "f8E3M4"},
    {"float8_e4m3", "f8E4M3"},
    {"float8_e4m3b11fnuz", "f8E4M3B11FNUZ"},
    {"float8_e4m3fn", "f8E4M3FN"},
    {"float8_e4m3fnuz", "f8E4M3FNUZ"},
    {"float8_e5m2", "f8E5M2"},
    {"float8_e5m2fnuz", "f8E5M2FNUZ"},
    {"float8_e8m0fnu", "f8E8M0FNU", /*isAddable=*/false},
    // Elements of fewer bits are a byte each, whose other bits are zero.
    {"int2", "i2", /*isAddable=*/false},
    {"int4", "i4", /*isAddable=*/false},
    {"uint2", "ui2", /*isAddable=*/false},
    {"uint4", "ui4", /*isAddable=*/false},
    {"float4_e2m1fn", "f4E2M1FN", /*isAddable=*/false},
    {"float6_e2m3fn", "f6E2M3FN", /*isAddable=*/false},
    {"float6_e3m2fn", "f6E3M2FN", /*isAddable=*/false},
};

StringRef python::getAddableType(PyArray_Descr *type) {
  // Sums of integers wrap, with and without a sign.
  if (PyTypeNum_ISINTEGER(type->type_num)) {
    static constexpr StringLiteral integers[] = {"i8", "i16", "i32", "i64"};
    for (auto [bits, name] : llvm::enumerate(integers))
      if (PyDataType_ELSIZE(type) == npy_intp(1) << bits)
        return name;
  }
  nb::object object = nb::borrow(reinterpret_cast<PyObject *>(type));
  std::string name = type->type_num == NPY_LONGDOUBLE
                         ? "longdouble"
                         : nb::cast<std::string>(object.attr("name"));
  for (const Name &known : kNames)
    if (known.numPy == name && known.isAddable)
      return known.mlir;
  throw nb::type_error(
      ("elements of type " + name + " cannot be added").c_str());
}

nb::object python::getNumPyType(Type type) {
  std::string name;
  llvm::raw_string_ostream(name) << type;
  StringRef spelled = name;
  if (type.isIndex())
    spelled = "i64";
  // An integer with a sign is called si8.
  spelled.consume_front("s");
  for (const Name &known : kNames) {
    if (known.mlir != spelled)
      continue;
    nb::module_ numPy = nb::module_::import_("numpy");
    if (nb::hasattr(numPy, known.numPy.data()))
      return numPy.attr("dtype")(numPy.attr(known.numPy.data()));
    return numPy.attr("dtype")(
        nb::module_::import_("ml_dtypes").attr(known.numPy.data()));
  }
  throw nb::type_error(("NumPy has no type for elements of " + name).c_str());
}
