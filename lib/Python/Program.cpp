//===- Program.cpp - Programs on arrays -----------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "ElementNames.h"
#include "HostDialects.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "pad/Pipelines/Pipelines.h"
#include "pad/Runtime/Error.h"
#include "pad/Target/MLIR/ReadMLIR.h"
#include "pad/Target/StableHLO/StableHLO.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::python;

/// Throws ValueError if `error`, of compiling, is one.
static void throwIf(llvm::Error error) {
  if (error)
    throw nb::value_error(llvm::toString(std::move(error)).c_str());
}

/// Sets the options that `text` names.
static llvm::Error setOptions(PadCompilePipelineOptions &options,
                              StringRef text) {
  options.runtimeChecks = true;
  std::string problem;
  llvm::raw_string_ostream os(problem);
  // Why a value is refused, LLVM's parsers write to stderr alone.
  if (failed(options.parseFromString(text, os)))
    return createError() << "options '" << text << "': "
                         << (problem.empty()
                                 ? "a value is not valid, see stderr"
                                 : StringRef(problem).trim());
  if (options.outParams)
    return createError() << "options '" << text
                         << "': out-params is for callers in C";
  return llvm::Error::success();
}

/// The function to call: `name`, or the only public one.
static llvm::Expected<std::string> findFunction(ModuleOp module,
                                                StringRef name) {
  if (!name.empty())
    return name.str();
  SmallVector<StringRef> names;
  for (auto function : module.getOps<func::FuncOp>())
    if (function.isPublic() && !function.isExternal())
      names.push_back(function.getSymName());
  if (names.size() == 1)
    return names.front().str();
  return createError() << "the module has " << names.size()
                       << " public functions, expected one, or the name of "
                          "one as 'function'";
}

Program::Program(const std::string &text, const std::string &function,
                 const std::string &options) {
  auto compile = [&]() -> llvm::Error {
    registerHostDialects(registry);
    registerStableHLO(registry);
    context = std::make_unique<MLIRContext>(registry,
                                            MLIRContext::Threading::DISABLED);
    auto module = readMLIR(
        llvm::MemoryBuffer::getMemBufferCopy(text, "program"), context.get());
    if (!module)
      return module.takeError();
    auto found = findFunction(**module, function);
    if (!found)
      return found.takeError();
    name = *found;
    PadCompilePipelineOptions pipeline;
    if (llvm::Error error = setOptions(pipeline, options))
      return error;
    auto created = Executor::create(std::move(*module), pipeline);
    if (!created)
      return created.takeError();
    executor = std::move(*created);
    auto signature = executor->getSignature(name);
    return signature ? llvm::Error::success() : signature.takeError();
  };
  llvm::Error error = llvm::Error::success();
  {
    nb::gil_scoped_release released;
    llvm::Error result = compile();
    error = std::move(result);
  }
  throwIf(std::move(error));
  const Signature &signature = *executor->getSignature(name);
  for (const Port &port : signature.inputs)
    inputTypes.push_back(getNumPyType(port.type.getElementType()));
  for (const Port &port : signature.results)
    resultTypes.push_back(getNumPyType(port.type.getElementType()));
}

std::string Program::getSignature() const {
  const Signature &signature = *executor->getSignature(name);
  std::string text;
  llvm::raw_string_ostream os(text);
  auto print = [&](ArrayRef<Port> ports) {
    os << '(';
    llvm::interleaveComma(ports, os,
                          [&](const Port &port) { os << port.type; });
    os << ')';
  };
  print(signature.inputs);
  os << " -> ";
  print(signature.results);
  return text;
}

/// An array of bools whose bytes are 0 and 1; in NumPy, each byte but 0 is
/// true.
static nb::object asTruthValues(nb::object array) {
  auto getBytes = [&] {
    return MutableArrayRef<char>(PyArray_BYTES(asArray(array)),
                                 PyArray_SIZE(asArray(array)));
  };
  auto isTruthValue = [](char byte) { return byte == 0 || byte == 1; };
  if (llvm::all_of(getBytes(), isTruthValue))
    return array;
  array = nb::steal(check(PyArray_NewCopy(asArray(array), NPY_CORDER)));
  for (char &byte : getBytes())
    byte = byte != 0;
  return array;
}

nb::object Program::asInput(nb::handle array, size_t position,
                            Type element) const {
  nb::object type = inputTypes[position];
  nb::object given = nb::steal(check(PyArray_FROM_O(array.ptr())));
  PyArray_Descr *actual = PyArray_DESCR(asArray(given));
  auto *expected = reinterpret_cast<PyArray_Descr *>(type.ptr());
  // An integer without a sign in MLIR is one with or without in NumPy. Python's
  // numbers are converted to the expected type if that is of their kind.
  bool isSame =
      actual->type_num == expected->type_num ||
      (!PyLong_Check(array.ptr()) && PyTypeNum_ISINTEGER(actual->type_num) &&
       PyTypeNum_ISINTEGER(expected->type_num) &&
       PyDataType_ELSIZE(actual) == PyDataType_ELSIZE(expected));
  bool isNumber =
      PyLong_Check(array.ptr()) ||
      (PyFloat_Check(array.ptr()) && !element.isIntOrIndex()) ||
      (PyComplex_Check(array.ptr()) && PyTypeNum_ISCOMPLEX(expected->type_num));
  if (!isSame && !isNumber)
    throw nb::type_error(
        nb::str("argument {} has elements of type {}, expected {}")
            .format(position, nb::handle(reinterpret_cast<PyObject *>(actual)),
                    type)
            .c_str());
  // NumPy ignores the spare bits of an element, which compiled code expects to
  // be zero.
  ElementStorage storage = *ElementStorage::get(element);
  bool isCleared = storage.hasSpareBits() && !element.isInteger(1);
  // From a number itself, NumPy finds out whether the type holds it.
  nb::object input = nb::steal(check(PyArray_FromAny(
      isSame ? given.ptr() : array.ptr(),
      check(PyArray_DescrNewByteorder(isSame ? actual : expected, NPY_NATIVE)),
      /*min_depth=*/0, /*max_depth=*/0,
      NPY_ARRAY_C_CONTIGUOUS | NPY_ARRAY_ALIGNED | NPY_ARRAY_FORCECAST |
          (isCleared ? NPY_ARRAY_ENSURECOPY : 0),
      /*context=*/nullptr)));
  if (isCleared)
    storage.clearSpareBits(PyArray_BYTES(asArray(input)),
                           PyArray_SIZE(asArray(input)));
  return element.isInteger(1) ? asTruthValues(std::move(input)) : input;
}

nb::object Program::call(nb::args arguments) {
  const Signature &signature = *executor->getSignature(name);
  if (arguments.size() != signature.inputs.size())
    throw nb::type_error(
        nb::str("{}() takes {} arrays, given {}")
            .format(name.c_str(), signature.inputs.size(), arguments.size())
            .c_str());
  std::vector<nb::object> keep;
  std::vector<Array> inputs;
  for (auto [position, port] : llvm::enumerate(signature.inputs))
    keep.push_back(
        asInput(arguments[position], position, port.type.getElementType()));
  // An argument's __array__ may have changed arrays before it.
  for (auto [position, port] : llvm::enumerate(signature.inputs)) {
    Type element = port.type.getElementType();
    keep[position] = asInput(keep[position], position, element);
    PyArrayObject *array = asArray(keep[position]);
    inputs.push_back(Array::borrow(
        element, ArrayRef<int64_t>(PyArray_DIMS(array), PyArray_NDIM(array)),
        PyArray_BYTES(array)));
  }
  std::string problem;
  SmallVector<Array> results;
  {
    nb::gil_scoped_release released;
    std::lock_guard<std::mutex> lock(mutex);
    auto called = executor->call(name, inputs);
    if (called)
      results = std::move(*called);
    else
      problem = llvm::toString(called.takeError());
  }
  if (!problem.empty())
    throw nb::value_error(problem.c_str());

  nb::list list;
  for (auto [result, type] : llvm::zip_equal(results, resultTypes)) {
    auto owned = std::make_unique<Array>(std::move(result));
    Py_INCREF(type.ptr());
    nb::object array = nb::steal(check(PyArray_NewFromDescr(
        &PyArray_Type, reinterpret_cast<PyArray_Descr *>(type.ptr()),
        owned->getRank(), owned->getShape().data(), /*strides=*/nullptr,
        owned->getData(), NPY_ARRAY_CARRAY, /*obj=*/nullptr)));
    nb::capsule owner(owned.release(), [](void *array) noexcept {
      delete static_cast<Array *>(array);
    });
    if (PyArray_SetBaseObject(asArray(array), owner.release().ptr()) < 0)
      throw nb::python_error();
    list.append(array);
  }
  if (results.empty())
    return nb::none();
  if (results.size() == 1)
    return list[0];
  return nb::tuple(list);
}
