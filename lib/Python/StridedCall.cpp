//===- StridedCall.cpp - An operation on buffers with strides -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StridedCall.h"
#include "pad/IR/Extension.h"
#include "pad/Runtime/Error.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>
#include <system_error>
#include <thread>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::python;

/// Results of fewer bytes are written by one thread, and no thread writes fewer
/// than `kThreadBytes`.
static constexpr int64_t kParallelBytes = int64_t(8) << 20;
static constexpr int64_t kThreadBytes = int64_t(1) << 20;

/// A kernel has a bit for each axis, and takes long to compile for many.
static constexpr size_t kMaxRank = 16;

namespace {

/// A call whose axes change: which of them have amounts stays, also in a part
/// for which an amount becomes 0.
struct Call : public StridedCall {
  explicit Call(const StridedCall &call) : StridedCall(call) {
    for (auto [before, after] : llvm::zip_equal(low, high))
      isPadded.push_back(before != 0 || after != 0);
  }

  bool hasSource() const { return operation != ArrayOp::FillBorder; }

  bool fills() const {
    return operation != ArrayOp::Adjoint && Extension::get(mode).isFill();
  }

  bool hasAmounts() const { return llvm::is_contained(isPadded, true); }

  /// Calls `function` on the buffers that there are.
  void forEachBuffer(llvm::function_ref<void(Buffer &)> function) {
    if (hasSource())
      function(source);
    function(result);
  }

  SmallVector<bool, 6> isPadded;
};

} // namespace

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// The largest power of two that divides `bytes` and the strides of `buffer`.
static uint64_t getCommonDivisor(const Buffer &buffer, uint64_t bytes) {
  for (auto [extent, stride] : llvm::zip_equal(buffer.shape, buffer.strides))
    if (extent > 1)
      bytes |= static_cast<uint64_t>(stride);
  return bytes & -bytes;
}

/// Whether parts of `bytes` bytes can be read at `data`. Sixteen bytes need no
/// more than eight.
static bool isAlignedTo(const char *data, uint64_t bytes) {
  return reinterpret_cast<uintptr_t>(data) % std::min<uint64_t>(bytes, 8) == 0;
}

bool python::isAligned(const Buffer &buffer, int64_t elementBytes) {
  uint64_t bytes = elementBytes & -elementBytes;
  return isAlignedTo(buffer.data, bytes) &&
         getCommonDivisor(buffer, elementBytes) == bytes;
}

/// The type and the bytes of the widest parts in which elements can be moved.
static std::pair<StringRef, int64_t> getPart(Call &call) {
  static constexpr StringLiteral names[] = {"i8", "i16", "i32", "i64",
                                            "complex<f64>"};
  uint64_t bytes = 16 | call.elementBytes;
  call.forEachBuffer(
      [&](Buffer &buffer) { bytes = getCommonDivisor(buffer, bytes); });
  call.forEachBuffer([&](Buffer &buffer) {
    while (!isAlignedTo(buffer.data, bytes))
      bytes /= 2;
  });
  return {names[llvm::Log2_64(bytes)], bytes};
}

/// Makes strides count elements. Elements that are moved in several parts
/// become an axis without amounts.
static void turnIntoElements(Call &call, StringRef type, int64_t bytes) {
  int64_t parts = call.elementBytes / bytes;
  call.forEachBuffer([&](Buffer &buffer) {
    for (auto [extent, stride] : llvm::zip_equal(buffer.shape, buffer.strides))
      stride = extent > 1 ? stride / bytes : 1;
    if (parts != 1) {
      buffer.shape.push_back(parts);
      buffer.strides.push_back(1);
    }
  });
  if (parts != 1) {
    call.low.push_back(0);
    call.high.push_back(0);
    call.isPadded.push_back(false);
  }
  call.elementType = type;
  call.elementBytes = bytes;
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

/// Puts the axes in the order of the result's strides, the longest first. Axes
/// that are added up keep their order, which sums depend on.
static void sortAxes(Call &call) {
  size_t rank = call.low.size();
  SmallVector<size_t, 6> order(rank);
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](size_t a, size_t b) {
    return std::pair(-std::abs(call.result.strides[a]), a) <
           std::pair(-std::abs(call.result.strides[b]), b);
  });
  if (call.operation == ArrayOp::Adjoint) {
    auto isAdded = [&](size_t axis) { return call.isPadded[axis]; };
    SmallVector<size_t, 6> added(llvm::make_filter_range(order, isAdded));
    if (!llvm::is_sorted(added))
      return;
  }
  auto permute = [&](auto &list) {
    auto old = list;
    for (auto [to, from] : llvm::zip_equal(list, order))
      to = old[from];
  };
  call.forEachBuffer([&](Buffer &buffer) {
    permute(buffer.shape);
    permute(buffer.strides);
  });
  permute(call.low);
  permute(call.high);
  permute(call.isPadded);
}

static void eraseAxis(Call &call, size_t axis) {
  auto erase = [&](auto &list) { list.erase(list.begin() + axis); };
  call.forEachBuffer([&](Buffer &buffer) {
    erase(buffer.shape);
    erase(buffer.strides);
  });
  erase(call.low);
  erase(call.high);
  erase(call.isPadded);
}

/// Whether a step along `axis` is as many steps along the next one as that has
/// positions, in both buffers.
static bool isContinued(Call &call, size_t axis) {
  bool isContinued = true;
  call.forEachBuffer([&](Buffer &buffer) {
    if (buffer.strides[axis] !=
        buffer.strides[axis + 1] * buffer.shape[axis + 1])
      isContinued = false;
  });
  return isContinued;
}

/// Drops axes of one position, and joins axes that are one axis in memory:
///
///   4x8x5x6, amounts for axis 1  ->  4x8x30, amounts for axis 1
///
/// An axis that is filled is joined with the elements behind it, too.
static void joinAxes(Call &call) {
  for (size_t axis = call.low.size(); axis-- > 0;)
    if (!call.isPadded[axis] && call.result.shape[axis] == 1)
      eraseAxis(call, axis);
  for (size_t axis = call.low.size(); axis-- > 0;) {
    if (axis + 1 == call.low.size() || call.isPadded[axis + 1] ||
        (call.isPadded[axis] && !call.fills()) || !isContinued(call, axis))
      continue;
    int64_t extent = call.result.shape[axis + 1], low, high;
    if (llvm::MulOverflow(call.low[axis], extent, low) ||
        llvm::MulOverflow(call.high[axis], extent, high))
      continue;
    call.low[axis] = low;
    call.high[axis] = high;
    call.forEachBuffer([&](Buffer &buffer) {
      buffer.shape[axis] *= extent;
      buffer.strides[axis] = buffer.strides[axis + 1];
    });
    eraseAxis(call, axis + 1);
  }
}

/// Finds the layout of a buffer. Strides of axes with at most one position mean
/// nothing, and become the strides of a dense buffer.
static Layout normalizeStrides(Buffer &buffer) {
  bool isDense = true;
  int64_t stride = 1;
  for (size_t axis = buffer.shape.size(); axis-- > 0;) {
    if (buffer.shape[axis] <= 1)
      buffer.strides[axis] = stride;
    isDense &= buffer.strides[axis] == stride;
    stride *= buffer.shape[axis];
  }
  if (isDense)
    return Layout::Dense;
  return buffer.strides.back() == 1 ? Layout::Rows : Layout::Strided;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// The words of a memref descriptor.
static SmallVector<int64_t, 16> getDescriptor(const void *data,
                                              ArrayRef<int64_t> shape,
                                              ArrayRef<int64_t> strides) {
  auto address = reinterpret_cast<int64_t>(data);
  SmallVector<int64_t, 16> words = {address, address, /*offset=*/0};
  llvm::append_range(words, shape);
  llvm::append_range(words, strides);
  return words;
}

static void runKernel(Kernel kernel, const Call &call) {
  SmallVector<int64_t, 12> amounts;
  for (const auto *list : {&call.low, &call.high})
    for (auto [amount, isPadded] : llvm::zip_equal(*list, call.isPadded))
      if (isPadded)
        amounts.push_back(amount);
  auto source =
      getDescriptor(call.source.data, call.source.shape, call.source.strides);
  auto result =
      getDescriptor(call.result.data, call.result.shape, call.result.strides);
  auto list = getDescriptor(amounts.data(), amounts.size(), /*strides=*/1);
  auto value = getDescriptor(call.value, {}, {});
  kernel(source.data(), result.data(), list.data(), value.data());
}

/// The part of `call` that writes positions [begin, end) of `axis`. A slice of
/// a pad is a pad.
static Call getSlice(const Call &call, size_t axis, int64_t begin,
                     int64_t end) {
  Call slice = call;
  auto cut = [&](Buffer &buffer) {
    buffer.data += begin * buffer.strides[axis] * call.elementBytes;
    buffer.shape[axis] = end - begin;
  };
  cut(slice.result);
  if (call.isPadded[axis]) {
    slice.low[axis] = call.low[axis] - begin;
    slice.high[axis] =
        (end - begin) - call.source.shape[axis] - slice.low[axis];
  } else if (call.hasSource()) {
    cut(slice.source);
  }
  return slice;
}

namespace {

/// How a call is divided among threads.
struct Division {
  /// The axis that is cut, if there is more than one part.
  size_t axis = 0;
  int64_t parts = 1;
};

} // namespace

/// Divides a call of enough bytes along an axis of which parts of the result
/// depend on nothing that another part writes: the first with as many positions
/// as there are parts, or the longest.
static Division divide(const Call &call, unsigned threads) {
  int64_t bytes = call.elementBytes;
  for (int64_t extent : call.result.shape)
    bytes *= extent;
  int64_t parts = std::min<int64_t>(threads, bytes / kThreadBytes);
  Division division;
  if (bytes < kParallelBytes)
    return division;
  for (size_t axis = 0; axis != call.low.size(); ++axis) {
    int64_t possible = std::min(parts, call.result.shape[axis]);
    if ((call.operation == ArrayOp::Pad || !call.isPadded[axis]) &&
        possible > division.parts)
      division = {axis, possible};
  }
  return division;
}

static void runOnThreads(Kernel kernel, const Call &call, Division division) {
  if (division.parts == 1)
    return runKernel(kernel, call);
  int64_t extent = call.result.shape[division.axis];
  SmallVector<std::thread> workers;
  for (int64_t part = 0; part != division.parts; ++part) {
    Call slice = getSlice(call, division.axis, extent * part / division.parts,
                          extent * (part + 1) / division.parts);
    try {
      if (part + 1 != division.parts) {
        workers.emplace_back([kernel, slice] { runKernel(kernel, slice); });
        continue;
      }
    } catch (const std::system_error &) {
      // There are no more threads to be had.
    }
    runKernel(kernel, slice);
  }
  for (std::thread &worker : workers)
    worker.join();
}

/// Runs a call whose elements are moved or added as a whole, or whose value has
/// equal parts.
static llvm::Error runParts(Call call, StringRef type, int64_t bytes,
                            unsigned threads) {
  if (llvm::is_contained(call.result.shape, 0))
    return llvm::Error::success();
  turnIntoElements(call, type, bytes);
  sortAxes(call);
  joinAxes(call);
  size_t rank = call.low.size();
  if (rank == 0) {
    std::memcpy(call.result.data, call.source.data, call.elementBytes);
    return llvm::Error::success();
  }
  if (rank > kMaxRank)
    return createError() << "the arrays have " << rank
                         << " axes that no fewer can stand for, expected at "
                            "most "
                         << kMaxRank;
  Division division = divide(call, threads);
  auto getLayout = [&](Buffer &buffer) {
    Layout layout = normalizeStrides(buffer);
    // Parts of a dense buffer have gaps unless its first axis is cut.
    return layout == Layout::Dense && division.axis != 0 ? Layout::Rows
                                                         : layout;
  };
  KernelKind kind = {call.operation,
                     call.mode,
                     call.hasSource() ? getLayout(call.source) : Layout::Dense,
                     getLayout(call.result),
                     call.elementType,
                     static_cast<int64_t>(rank),
                     /*paddedAxes=*/0};
  for (size_t axis = 0; axis != rank; ++axis)
    kind.paddedAxes |= uint64_t(call.isPadded[axis]) << axis;
  llvm::Expected<Kernel> kernel = getKernel(kind);
  if (!kernel)
    return kernel.takeError();
  runOnThreads(*kernel, call, division);
  return llvm::Error::success();
}

/// Copies `source` to `result`, of the same extents.
static llvm::Error runCopy(const Call &call, const Buffer &source,
                           const Buffer &result, unsigned threads) {
  // Without amounts, all modes are the same.
  Call copy = call;
  copy.operation = ArrayOp::Pad;
  copy.mode = static_cast<PadMode>(0);
  copy.source = source;
  copy.result = result;
  copy.low.assign(call.low.size(), 0);
  copy.high = copy.low;
  copy.isPadded.assign(call.low.size(), false);
  auto [type, bytes] = getPart(copy);
  return runParts(copy, type, bytes, threads);
}

/// Fills with elements that have several parts: copies one element everywhere
/// that the mode fills, and the source to where it is shown.
static llvm::Error runFill(const Call &call, unsigned threads) {
  auto fill = [&](const Buffer &result) {
    Buffer value = {call.value, result.shape, result.strides};
    llvm::fill(value.strides, 0);
    return runCopy(call, value, result, threads);
  };
  auto cut = [](Buffer &buffer, size_t axis, int64_t begin, int64_t end) {
    buffer.data += begin * buffer.strides[axis];
    buffer.shape[axis] = std::max<int64_t>(end - begin, 0);
  };
  if (!call.hasSource()) {
    for (size_t axis = 0; axis != call.low.size(); ++axis) {
      int64_t extent = call.result.shape[axis];
      for (auto [begin, end] : {std::pair<int64_t, int64_t>(0, call.low[axis]),
                                {extent - call.high[axis], extent}}) {
        Buffer border = call.result;
        cut(border, axis, begin, end);
        if (llvm::Error error = fill(border))
          return error;
      }
    }
    return llvm::Error::success();
  }
  if (llvm::Error error = fill(call.result))
    return error;
  Buffer source = call.source, result = call.result;
  for (size_t axis = 0; axis != call.low.size(); ++axis) {
    // Position o of the result shows o - low.
    int64_t low = call.low[axis];
    int64_t begin = std::max<int64_t>(low, 0), end;
    if (llvm::AddOverflow(source.shape[axis], low, end))
      end = result.shape[axis];
    end = std::min(result.shape[axis], end);
    cut(result, axis, begin, end);
    cut(source, axis, begin - low, end - low);
  }
  return runCopy(call, source, result, threads);
}

llvm::Error python::run(const StridedCall &strided, unsigned threads) {
  Call call(strided);
  if (llvm::is_contained(call.result.shape, 0) || call.elementBytes == 0)
    return llvm::Error::success();
  if (!call.hasAmounts())
    return call.hasSource() ? runCopy(call, call.source, call.result, threads)
                            : llvm::Error::success();
  if (!call.elementType.empty())
    return runParts(call, call.elementType, call.elementBytes, threads);
  auto [type, bytes] = getPart(call);
  StringRef value(call.value, call.elementBytes);
  if (call.fills() && value.drop_front(bytes) != value.drop_back(bytes))
    return runFill(call, threads);
  return runParts(call, type, bytes, threads);
}
