//===- Arguments.cpp - Amounts, axes and modes from Python ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "mlir/IR/Diagnostics.h"
#include "pad/Runtime/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::python;

static int64_t parseInteger(nb::handle handle) {
  int overflow = 0;
  long long number =
      PyLong_CheckExact(handle.ptr())
          ? PyLong_AsLongLongAndOverflow(handle.ptr(), &overflow)
          : PyLong_AsLongLongAndOverflow(
                nb::steal(check(PyNumber_Index(handle.ptr()))).ptr(),
                &overflow);
  if (number == -1 && PyErr_Occurred())
    throw nb::python_error();
  // MLIR's mark of a dynamic number is no amount.
  if (overflow != 0 || ShapedType::isDynamic(number))
    throw nb::value_error("an amount or axis is not in (-2^63, 2^63)");
  return number;
}

static bool isInteger(nb::handle handle) {
  return PyLong_CheckExact(handle.ptr()) ||
         (PyIndex_Check(handle.ptr()) && !PySequence_Check(handle.ptr()));
}

/// Reads a list of integers, or one that stands for `count`.
static SmallVector<int64_t, 6> parseIntegers(nb::handle handle, size_t count) {
  if (isInteger(handle))
    return SmallVector<int64_t, 6>(count, parseInteger(handle));
  constexpr const char *problem =
      "amounts and axes are integers or sequences of integers";
  nb::object list = nb::steal(check(PySequence_Fast(handle.ptr(), problem)));
  SmallVector<nb::object, 6> items;
  for (PyObject *item : ArrayRef(PySequence_Fast_ITEMS(list.ptr()),
                                 PySequence_Fast_GET_SIZE(list.ptr()))) {
    if (!PyIndex_Check(item))
      throw nb::type_error(problem);
    items.push_back(nb::borrow(item));
  }
  // An item's __index__ may change the list.
  return llvm::map_to_vector<6>(items, parseInteger);
}

/// Reads `count` pairs if `handle` is a tuple or list of just these; this is
/// how most callers of numpy.pad give widths.
static bool parsePairs(nb::handle handle, size_t count, Amounts &amounts) {
  auto getItems = [](nb::handle list) -> ArrayRef<PyObject *> {
    if (!PyTuple_Check(list.ptr()) && !PyList_Check(list.ptr()))
      return {};
    return ArrayRef(PySequence_Fast_ITEMS(list.ptr()),
                    PySequence_Fast_GET_SIZE(list.ptr()));
  };
  ArrayRef<PyObject *> pairs = getItems(handle);
  if (pairs.size() != count)
    return false;
  for (PyObject *pair : pairs) {
    ArrayRef<PyObject *> items = getItems(pair);
    if (items.size() != 2 || !isInteger(items[0]) || !isInteger(items[1]))
      return false;
  }
  // An item's __index__ may change the lists.
  SmallVector<std::pair<nb::object, nb::object>, 6> numbers;
  for (PyObject *pair : pairs)
    numbers.emplace_back(nb::borrow(getItems(pair)[0]),
                         nb::borrow(getItems(pair)[1]));
  for (const auto &[low, high] : numbers) {
    amounts.low.push_back(parseInteger(low));
    amounts.high.push_back(parseInteger(high));
  }
  return true;
}

static PadMode parseMode(nb::handle handle) {
  if (!PyUnicode_Check(handle.ptr()))
    throw nb::type_error(
        nb::str("the mode is {!r}, expected a string").format(handle).c_str());
  Py_ssize_t size;
  const char *name = PyUnicode_AsUTF8AndSize(handle.ptr(), &size);
  if (!name)
    throw nb::python_error();
  if (std::optional<PadMode> mode = symbolizePadMode(StringRef(name, size)))
    return *mode;
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '\'' << name << "' is not a mode of padding, expected ";
  for (uint32_t mode = 0; auto known = symbolizePadMode(mode); ++mode)
    os << (mode == 0 ? "" : ", ") << stringifyPadMode(*known);
  throw nb::value_error(text.c_str());
}

Amounts python::parseAmounts(nb::handle low, nb::handle high, nb::handle mode,
                             nb::handle axes, size_t rank) {
  Amounts amounts;
  bool isNumPys = high.is_none() || PyUnicode_Check(high.ptr());
  bool isModeInHigh = isNumPys && !high.is_none();
  if (isModeInHigh && !mode.is_none())
    throw nb::type_error("the mode is given twice, as 'high' and as 'mode'");
  if (isModeInHigh)
    mode = high;
  amounts.mode = mode.is_none() ? static_cast<PadMode>(0) : parseMode(mode);

  size_t count = rank;
  if (!axes.is_none()) {
    amounts.axes = parseIntegers(axes, /*count=*/1);
    count = amounts.axes->size();
  }
  if (!isNumPys) {
    amounts.low = parseIntegers(low, count);
    amounts.high = parseIntegers(high, count);
  } else if (isInteger(low)) {
    amounts.low.assign(count, parseInteger(low));
    amounts.high = amounts.low;
  } else if (!parsePairs(low, count, amounts)) {
    nb::object pairs =
        nb::module_::import_("pad._widths").attr("get_pairs")(low, count);
    if (!parsePairs(pairs, count, amounts))
      throw nb::type_error("the widths are no pairs of integers");
  }
  return amounts;
}

void python::checkShape(
    llvm::function_ref<LogicalResult(llvm::function_ref<InFlightDiagnostic()>)>
        verify) {
  // Made where there is something to say.
  std::optional<MLIRContext> context;
  std::optional<ErrorCapture> errors;
  if (succeeded(verify([&] {
        context.emplace(MLIRContext::Threading::DISABLED);
        errors.emplace(&*context);
        return emitError(UnknownLoc::get(&*context));
      })))
    return;
  std::string text = "the arrays do not fit the amounts";
  if (errors)
    text = llvm::toString(errors->take(text));
  throw nb::value_error(text.c_str());
}
