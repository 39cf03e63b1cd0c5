//===- Oracle.cpp - The definition of padding, executed -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See the header. Whoever changes a formula here changes docs/Semantics.md.
//
//===----------------------------------------------------------------------===//

#include "pad/Oracle/Oracle.h"

#include <algorithm>
#include <cassert>
#include <cstring>

using namespace mlir::pad::oracle;

/// The remainder of a floor division: in [0, b) for b > 0.
static int64_t floorMod(int64_t a, int64_t b) {
  int64_t remainder = a % b;
  return remainder < 0 ? remainder + b : remainder;
}

/// a + b modulo 2^64, as a number in [-2^63, 2^63).
static int64_t wrappingAdd(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) +
                              static_cast<uint64_t>(b));
}

int64_t mlir::pad::oracle::wrappingSub(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) -
                              static_cast<uint64_t>(b));
}

const char *mlir::pad::oracle::getName(Mode mode) {
  switch (mode) {
  case Mode::Constant:
    return "constant";
  case Mode::Edge:
    return "edge";
  case Mode::Reflect:
    return "reflect";
  case Mode::Symmetric:
    return "symmetric";
  case Mode::Wrap:
    return "wrap";
  }
  return nullptr;
}

std::optional<Mode> mlir::pad::oracle::parseMode(const std::string &name) {
  for (Mode mode : allModes)
    if (name == getName(mode))
      return mode;
  return std::nullopt;
}

std::optional<int64_t> mlir::pad::oracle::getSourceIndex(Mode mode, int64_t i,
                                                         int64_t n) {
  assert(n >= 0 && "an extent is not negative");
  if (n == 0)
    return std::nullopt;
  switch (mode) {
  case Mode::Constant: {
    if (0 <= i && i < n)
      return i;
    return std::nullopt;
  }
  case Mode::Edge:
    return std::clamp<int64_t>(i, 0, n - 1);
  case Mode::Reflect: {
    if (n == 1)
      return 0;
    int64_t period = 2 * (n - 1);
    int64_t m = floorMod(i, period);
    return m < n ? m : period - m;
  }
  case Mode::Symmetric: {
    int64_t period = 2 * n;
    int64_t m = floorMod(i, period);
    return m < n ? m : period - 1 - m;
  }
  case Mode::Wrap:
    return floorMod(i, n);
  }
  return std::nullopt;
}

std::vector<int64_t>
mlir::pad::oracle::getResultShape(const std::vector<int64_t> &sourceShape,
                                  const std::vector<int64_t> &low,
                                  const std::vector<int64_t> &high) {
  assert(low.size() == sourceShape.size() &&
         high.size() == sourceShape.size() && "one amount for each axis");
  std::vector<int64_t> shape;
  for (size_t axis = 0; axis < sourceShape.size(); ++axis)
    shape.push_back(std::max<int64_t>(
        wrappingAdd(wrappingAdd(sourceShape[axis], low[axis]), high[axis]), 0));
  return shape;
}

int64_t mlir::pad::oracle::getNumElements(const std::vector<int64_t> &shape) {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

namespace {
/// Writes the elements of a pad one after the other.
struct PadWriter {
  /// For each axis and each index along it in the result, the offset in the
  /// source of the index that is read; none if the index is filled.
  std::vector<std::vector<std::optional<int64_t>>> reads;
  const uint8_t *source;
  const uint8_t *fill;
  size_t elementSize;
  uint8_t *result;

  /// Writes all indices of the axes from `axis` on. `from` is the sum of the
  /// offsets along the axes before `axis`.
  void write(size_t axis, std::optional<int64_t> from) {
    if (axis == reads.size()) {
      std::memcpy(result,
                  from ? source + static_cast<size_t>(*from) * elementSize
                       : fill,
                  elementSize);
      result += elementSize;
      return;
    }
    for (std::optional<int64_t> read : reads[axis])
      write(axis + 1, from && read ? std::optional<int64_t>(*from + *read)
                                   : std::nullopt);
  }
};
} // namespace

void mlir::pad::oracle::padInto(Mode mode, const void *source,
                                const std::vector<int64_t> &sourceShape,
                                size_t elementSize,
                                const std::vector<int64_t> &low,
                                const void *value, void *result,
                                const std::vector<int64_t> &resultShape) {
  assert(low.size() == sourceShape.size() &&
         resultShape.size() == sourceShape.size() && "ranks are the same");
  const std::vector<uint8_t> zero(elementSize, 0);
  const void *fill = mode == Mode::Constant && value ? value : zero.data();

  if (getNumElements(resultShape) == 0)
    return;

  PadWriter writer{{},
                   static_cast<const uint8_t *>(source),
                   static_cast<const uint8_t *>(fill),
                   elementSize,
                   static_cast<uint8_t *>(result)};
  writer.reads.resize(resultShape.size());
  int64_t stride = 1;
  for (size_t axis = resultShape.size(); axis-- > 0;) {
    for (int64_t o = 0; o < resultShape[axis]; ++o) {
      std::optional<int64_t> index =
          getSourceIndex(mode, wrappingSub(o, low[axis]), sourceShape[axis]);
      if (index)
        *index *= stride;
      writer.reads[axis].push_back(index);
    }
    stride *= sourceShape[axis];
  }
  writer.write(0, 0);
}

std::vector<uint8_t>
mlir::pad::oracle::pad(Mode mode, const void *source,
                       const std::vector<int64_t> &sourceShape,
                       size_t elementSize, const std::vector<int64_t> &low,
                       const std::vector<int64_t> &high, const void *value) {
  std::vector<int64_t> resultShape = getResultShape(sourceShape, low, high);
  std::vector<uint8_t> result(static_cast<size_t>(getNumElements(resultShape)) *
                              elementSize);
  padInto(mode, source, sourceShape, elementSize, low, value, result.data(),
          resultShape);
  return result;
}

void mlir::pad::oracle::fillBorder(Mode mode, void *array,
                                   const std::vector<int64_t> &shape,
                                   size_t elementSize,
                                   const std::vector<int64_t> &low,
                                   const std::vector<int64_t> &high,
                                   const void *value) {
  size_t rank = shape.size();
  assert(low.size() == rank && high.size() == rank && "one for each axis");
  const std::vector<uint8_t> zero(elementSize, 0);
  const void *fill = mode == Mode::Constant && value ? value : zero.data();
  uint8_t *bytes = static_cast<uint8_t *>(array);

  // No element of the inside is written, and no other one is read.
  for (int64_t position = 0; position < getNumElements(shape); ++position) {
    bool filled = false, isInside = true;
    int64_t rest = position, from = 0, stride = 1;
    for (size_t axis = rank; axis-- > 0;) {
      // Clamped to the axis, so that no amount overflows.
      int64_t begin = std::clamp<int64_t>(low[axis], 0, shape[axis]);
      int64_t end =
          shape[axis] - std::clamp<int64_t>(high[axis], 0, shape[axis]);
      int64_t i = rest % shape[axis];
      rest /= shape[axis];
      isInside &= begin <= i && i < end;
      std::optional<int64_t> index =
          getSourceIndex(mode, i - begin, std::max<int64_t>(end - begin, 0));
      filled |= !index;
      from += (begin + index.value_or(0)) * stride;
      stride *= shape[axis];
    }
    if (!isInside)
      std::memcpy(bytes + static_cast<size_t>(position) * elementSize,
                  filled ? fill
                         : bytes + static_cast<size_t>(from) * elementSize,
                  elementSize);
  }
}

void mlir::pad::oracle::sliceInto(const void *source,
                                  const std::vector<int64_t> &sourceShape,
                                  size_t elementSize,
                                  const std::vector<int64_t> &offsets,
                                  const std::vector<int64_t> &strides,
                                  void *result,
                                  const std::vector<int64_t> &resultShape) {
  assert(offsets.size() == sourceShape.size() &&
         strides.size() == sourceShape.size() &&
         resultShape.size() == sourceShape.size() && "ranks are the same");
  int64_t count = getNumElements(resultShape);
  for (int64_t position = 0; position < count; ++position) {
    int64_t rest = position, sourcePosition = 0, sourceStride = 1;
    for (size_t axis = resultShape.size(); axis-- > 0;) {
      int64_t o = rest % resultShape[axis];
      rest /= resultShape[axis];
      int64_t i = offsets[axis] + o * strides[axis];
      assert(0 <= i && i < sourceShape[axis] && "a slice is within its source");
      sourcePosition += i * sourceStride;
      sourceStride *= sourceShape[axis];
    }
    std::memcpy(static_cast<uint8_t *>(result) +
                    static_cast<size_t>(position) * elementSize,
                static_cast<const uint8_t *>(source) +
                    static_cast<size_t>(sourcePosition) * elementSize,
                elementSize);
  }
}
