//===- ArrayCalls.cpp - Pads of NumPy's arrays ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArrayCalls.h"
#include "Arguments.h"
#include "ElementNames.h"
#include "StridedCall.h"
#include "pad/IR/Extension.h"
#include <atomic>
#include <thread>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::python;

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

static std::atomic<unsigned> threadCount =
    std::max(std::thread::hardware_concurrency(), 1u);

void python::setThreadCount(int64_t count) {
  if (count < 1 || count > 1024)
    throw nb::value_error("expected from 1 to 1024 threads");
  threadCount = count;
}

unsigned python::getThreadCount() { return threadCount; }

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

static Buffer getBuffer(PyArrayObject *array) {
  int rank = PyArray_NDIM(array);
  return {PyArray_BYTES(array),
          {PyArray_DIMS(array), PyArray_DIMS(array) + rank},
          {PyArray_STRIDES(array), PyArray_STRIDES(array) + rank}};
}

static bool isPlain(nb::handle handle) { return PyArray_Check(handle.ptr()); }

/// Whether `handle` is an array of another library, which NumPy would copy or
/// refuse.
static bool isForeign(nb::handle handle) {
  return !isPlain(handle) && PyObject_HasAttrString(handle.ptr(), "__dlpack__");
}

/// `handle` as an array, as numpy.asarray has it.
static nb::object asPlain(nb::handle handle) {
  if (isPlain(handle))
    return nb::borrow(handle);
  return nb::steal(check(PyArray_FROM_O(handle.ptr())));
}

/// Elements are moved as bytes, which references to objects cannot be.
static void checkElements(PyArrayObject *array) {
  if (PyDataType_FLAGCHK(PyArray_DESCR(array), NPY_ITEM_REFCOUNT))
    throw nb::type_error("arrays of Python's objects are not supported");
}

static nb::object createArray(PyArrayObject *like, ArrayRef<int64_t> shape) {
  PyArray_Descr *type = PyArray_DESCR(like);
  Py_INCREF(type);
  bool isFortran =
      PyArray_IS_F_CONTIGUOUS(like) && !PyArray_IS_C_CONTIGUOUS(like);
  return nb::steal(check(PyArray_NewFromDescr(
      &PyArray_Type, type, shape.size(), shape.data(), /*strides=*/nullptr,
      /*data=*/nullptr, isFortran ? NPY_ARRAY_F_CONTIGUOUS : 0,
      /*obj=*/nullptr)));
}

/// The bytes from the first that a buffer has to the one behind its last.
static std::pair<const char *, const char *> getRange(const Buffer &buffer,
                                                      int64_t elementBytes) {
  const char *begin = buffer.data, *end = buffer.data + elementBytes;
  for (auto [extent, stride] : llvm::zip_equal(buffer.shape, buffer.strides)) {
    if (extent == 0)
      return {begin, begin};
    (stride < 0 ? begin : end) += (extent - 1) * stride;
  }
  return {begin, end};
}

static bool mayOverlap(PyArrayObject *a, PyArrayObject *b) {
  auto [aBegin, aEnd] = getRange(getBuffer(a), PyArray_ITEMSIZE(a));
  auto [bBegin, bEnd] = getRange(getBuffer(b), PyArray_ITEMSIZE(b));
  return aBegin < bEnd && bBegin < aEnd;
}

/// Throws if `array` cannot be written, or writes of one element are seen in
/// another one.
static void checkWritable(PyArrayObject *array) {
  if (!PyArray_ISWRITEABLE(array))
    throw nb::value_error("the array that is to be written is read-only");
  Buffer buffer = getBuffer(array);
  // Longer strides step over the whole reach of the shorter ones.
  SmallVector<std::pair<int64_t, int64_t>, 6> axes;
  for (auto [extent, stride] : llvm::zip_equal(buffer.shape, buffer.strides)) {
    if (extent == 0)
      return;
    if (extent > 1)
      axes.emplace_back(std::abs(stride), extent);
  }
  llvm::sort(axes);
  int64_t reach = PyArray_ITEMSIZE(array);
  bool isSure = true;
  for (auto [stride, extent] : axes) {
    isSure &= stride >= reach;
    reach += (extent - 1) * stride;
  }
  if (!isSure && nb::cast<bool>(nb::module_::import_("pad._arrays")
                                    .attr("overlaps_itself")(nb::handle(
                                        reinterpret_cast<PyObject *>(array)))))
    throw nb::value_error("the array that is to be written overlaps itself");
}

/// `out`, checked as far as its extents do not matter, or nothing.
static nb::object getOut(nb::handle out, PyArrayObject *like) {
  if (out.is_none())
    return {};
  if (!isPlain(out))
    throw nb::type_error("'out' is not an array like the source");
  PyArrayObject *array = asArray(out);
  if (!PyArray_EquivTypes(PyArray_DESCR(array), PyArray_DESCR(like)))
    throw nb::type_error(
        nb::str("'out' has elements of type {}, expected {}")
            .format(
                nb::handle(reinterpret_cast<PyObject *>(PyArray_DESCR(array))),
                nb::handle(reinterpret_cast<PyObject *>(PyArray_DESCR(like))))
            .c_str());
  if (PyArray_NDIM(array) != PyArray_NDIM(like))
    throw nb::value_error(nb::str("'out' has {} axes, expected {}")
                              .format(PyArray_NDIM(array), PyArray_NDIM(like))
                              .c_str());
  checkWritable(array);
  return nb::borrow(out);
}

/// Throws the current error, of NumPy, as one that names the fill.
[[noreturn]] static void throwFillError(PyArrayObject *like) {
  nb::python_error error;
  for (PyObject *type :
       {PyExc_ValueError, PyExc_TypeError, PyExc_OverflowError}) {
    if (!error.type().is(type))
      continue;
    PyErr_Format(type, "'value' is no element of type %S: %S",
                 PyArray_DESCR(like), error.value().ptr());
    throw nb::python_error();
  }
  throw error;
}

/// The fill, as one element.
class FillValue {
public:
  FillValue(PyArrayObject *like, PadMode mode, nb::handle value) {
    bool isZero =
        PyLong_CheckExact(value.ptr()) && PyObject_Not(value.ptr()) == 1;
    if (!Extension::get(mode).isFill()) {
      if (!isZero && !value.is_none())
        throw nb::value_error(("'value' is given in mode " +
                               stringifyPadMode(mode).str() +
                               ", which does not fill")
                                  .c_str());
      return;
    }
    size_t bytes = PyArray_ITEMSIZE(like);
    if (bytes > sizeof(inplace)) {
      large = std::make_unique<std::max_align_t[]>(
          bytes / sizeof(std::max_align_t) + 1);
      data = reinterpret_cast<char *>(large.get());
    }
    std::memset(data, 0, bytes);
    // Zero is not zero bits in every type: the text of a number is not.
    int type = PyArray_TYPE(like);
    if (value.is_none() ||
        (isZero && (PyTypeNum_ISNUMBER(type) || type == NPY_VOID)))
      return;
    if (PyArray_Pack(PyArray_DESCR(like), data, value.ptr()) < 0)
      throwFillError(like);
  }

  char *get() { return data; }

private:
  alignas(16) char inplace[64];
  std::unique_ptr<std::max_align_t[]> large;
  char *data = inplace;
};

/// Throws if code of the caller that was called for an argument, like the
/// __index__ of an amount, gave `array` another rank or `type`.
static void checkUnchanged(PyArrayObject *array, size_t rank,
                           PyArray_Descr *type) {
  if (size_t(PyArray_NDIM(array)) != rank || PyArray_DESCR(array) != type)
    throw nb::value_error("the array changed while the arguments were read");
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Spreads amounts for axes over all axes.
static SmallVector<int64_t, 6> spread(ArrayRef<int64_t> amounts,
                                      const Amounts &all, size_t rank) {
  SmallVector<int64_t, 6> spread(rank, 0);
  for (auto [axis, amount] :
       llvm::zip_equal(normalizeAxes(all.getAxes(), rank), amounts))
    spread[axis] = amount;
  return spread;
}

/// Runs an operation whose arguments are checked, without the interpreter's
/// lock.
static void runCall(ArrayOp operation, const Amounts &amounts,
                    StringRef elementType, PyArrayObject *source,
                    PyArrayObject *result, char *value) {
  size_t rank = PyArray_NDIM(result);
  StridedCall call = {operation,
                      amounts.mode,
                      elementType,
                      PyArray_ITEMSIZE(result),
                      source ? getBuffer(source) : Buffer(),
                      getBuffer(result),
                      spread(amounts.low, amounts, rank),
                      spread(amounts.high, amounts, rank),
                      value};
  std::string message;
  {
    nb::gil_scoped_release released;
    if (llvm::Error error = run(call, threadCount))
      message = llvm::toString(std::move(error));
  }
  if (!message.empty())
    throw std::runtime_error(message);
}

/// Has another library's arrays turned into NumPy's, and the result back.
static nb::object callForeign(const char *name, nb::handle array,
                              nb::handle out, nb::object arguments) {
  return nb::module_::import_("pad._arrays")
      .attr("call_foreign")(name, array, out, arguments);
}

/// The extents of `out` if that is not null, else the extents that `infer`
/// gives for `amounts` and `shape`. Throws ValueError if `verify` refuses them.
static SmallVector<int64_t> getResultShape(decltype(inferPaddedShape) infer,
                                           decltype(verifyPaddedShape) verify,
                                           const Amounts &amounts,
                                           ArrayRef<int64_t> shape,
                                           const nb::object &out) {
  SmallVector<int64_t> resultShape;
  checkShape([&](llvm::function_ref<InFlightDiagnostic()> emit) {
    if (out) {
      resultShape.assign(PyArray_DIMS(asArray(out)),
                         PyArray_DIMS(asArray(out)) + shape.size());
    } else {
      auto inferred =
          infer(emit, shape, amounts.low, amounts.high, amounts.getAxes());
      if (failed(inferred))
        return failure();
      resultShape = std::move(*inferred);
    }
    return verify(emit, amounts.mode, shape, amounts.low, amounts.high,
                  amounts.getAxes(), resultShape);
  });
  return resultShape;
}

nb::object python::callPad(nb::handle x, nb::handle low, nb::handle high,
                           nb::handle mode, nb::handle axes, nb::handle value,
                           nb::handle out) {
  if (isForeign(x))
    return callForeign("pad", x, out,
                       nb::make_tuple(low, high, mode, axes, value));
  nb::object source = asPlain(x);
  PyArrayObject *array = asArray(source);
  checkElements(array);
  size_t rank = PyArray_NDIM(array);
  PyArray_Descr *type = PyArray_DESCR(array);
  Amounts amounts = parseAmounts(low, high, mode, axes, rank);
  FillValue fill(array, amounts.mode, value);
  checkUnchanged(array, rank, type);
  ArrayRef<int64_t> shape(PyArray_DIMS(array), rank);
  nb::object result = getOut(out, array);
  SmallVector<int64_t> resultShape = getResultShape(
      inferPaddedShape, verifyPaddedShape, amounts, shape, result);
  if (!result)
    result = createArray(array, resultShape);
  else if (mayOverlap(array, asArray(result))) {
    source = nb::steal(check(PyArray_NewCopy(array, NPY_ANYORDER)));
    array = asArray(source);
  }
  runCall(ArrayOp::Pad, amounts, /*elementType=*/{}, array, asArray(result),
          fill.get());
  return result;
}

/// `handle` in the byte order and at addresses that compiled code adds at,
/// itself if it has them.
static nb::object asAddable(nb::handle handle) {
  PyArrayObject *array = asArray(handle);
  if (PyArray_ISNBO(PyArray_DESCR(array)->byteorder) &&
      isAligned(getBuffer(array), PyArray_ITEMSIZE(array)))
    return nb::borrow(handle);
  PyArray_Descr *native =
      check(PyArray_DescrNewByteorder(PyArray_DESCR(array), NPY_NATIVE));
  return nb::steal(check(PyArray_FromArray(
      array, native,
      NPY_ARRAY_C_CONTIGUOUS | NPY_ARRAY_ALIGNED | NPY_ARRAY_ENSURECOPY)));
}

nb::object python::callAdjoint(nb::handle g, nb::handle low, nb::handle high,
                               nb::handle mode, nb::handle axes,
                               nb::handle out) {
  if (isForeign(g))
    return callForeign("adjoint", g, out,
                       nb::make_tuple(low, high, mode, axes));
  nb::object given = asPlain(g);
  checkElements(asArray(given));
  StringRef elementType = getAddableType(PyArray_DESCR(asArray(given)));
  size_t rank = PyArray_NDIM(asArray(given));
  PyArray_Descr *type = PyArray_DESCR(asArray(given));
  Amounts amounts = parseAmounts(low, high, mode, axes, rank);
  checkUnchanged(asArray(given), rank, type);
  ArrayRef<int64_t> shape(PyArray_DIMS(asArray(given)), rank);
  nb::object wanted = getOut(out, asArray(given));
  SmallVector<int64_t> resultShape = getResultShape(
      inferUnpaddedShape, verifyUnpaddedShape, amounts, shape, wanted);
  nb::object source = asAddable(given), result = wanted;
  if (!result || mayOverlap(asArray(source), asArray(result)) ||
      !asAddable(result).is(result))
    result = createArray(asArray(source), resultShape);
  runCall(ArrayOp::Adjoint, amounts, elementType, asArray(source),
          asArray(result), /*value=*/nullptr);
  if (!wanted && given.is(source))
    return result;
  if (wanted.is(result))
    return result;
  // In the byte order of the argument, or into the array that is given.
  if (!wanted)
    wanted = createArray(asArray(given), resultShape);
  if (PyArray_CopyInto(asArray(wanted), asArray(result)) < 0)
    throw nb::python_error();
  return wanted;
}

nb::object python::callFillBorder(nb::handle x, nb::handle low, nb::handle high,
                                  nb::handle mode, nb::handle axes,
                                  nb::handle value) {
  if (isForeign(x))
    return callForeign("fill_border", x, nb::none(),
                       nb::make_tuple(low, high, mode, axes, value));
  if (!isPlain(x))
    throw nb::type_error("expected an array, whose border is filled in place");
  PyArrayObject *array = asArray(x);
  checkElements(array);
  size_t rank = PyArray_NDIM(array);
  PyArray_Descr *type = PyArray_DESCR(array);
  Amounts amounts = parseAmounts(low, high, mode, axes, rank);
  FillValue fill(array, amounts.mode, value);
  checkUnchanged(array, rank, type);
  checkWritable(array);
  checkShape([&](llvm::function_ref<InFlightDiagnostic()> emit) {
    return verifyBorder(emit, amounts.mode,
                        ArrayRef<int64_t>(PyArray_DIMS(array), rank),
                        amounts.low, amounts.high, amounts.getAxes());
  });
  runCall(ArrayOp::FillBorder, amounts, /*elementType=*/{},
          /*source=*/nullptr, array, fill.get());
  return nb::borrow(x);
}

/// The extents of a result, and the mode and the amounts of all axes.
static nb::tuple inferCall(decltype(inferPaddedShape) infer,
                           decltype(verifyPaddedShape) verify,
                           const std::vector<int64_t> &shape, nb::handle low,
                           nb::handle high, nb::handle mode, nb::handle axes) {
  Amounts amounts = parseAmounts(low, high, mode, axes, shape.size());
  SmallVector<int64_t> resultShape =
      getResultShape(infer, verify, amounts, shape, /*out=*/{});
  auto asTuple = [](ArrayRef<int64_t> numbers) {
    nb::list list;
    for (int64_t number : numbers)
      list.append(number);
    return nb::tuple(list);
  };
  StringRef name = stringifyPadMode(amounts.mode);
  return nb::make_tuple(asTuple(resultShape), nb::str(name.data(), name.size()),
                        asTuple(spread(amounts.low, amounts, shape.size())),
                        asTuple(spread(amounts.high, amounts, shape.size())));
}

nb::tuple python::inferPad(const std::vector<int64_t> &shape, nb::handle low,
                           nb::handle high, nb::handle mode, nb::handle axes) {
  return inferCall(inferPaddedShape, verifyPaddedShape, shape, low, high, mode,
                   axes);
}

nb::tuple python::inferAdjoint(const std::vector<int64_t> &shape,
                               nb::handle low, nb::handle high, nb::handle mode,
                               nb::handle axes) {
  return inferCall(inferUnpaddedShape, verifyUnpaddedShape, shape, low, high,
                   mode, axes);
}
