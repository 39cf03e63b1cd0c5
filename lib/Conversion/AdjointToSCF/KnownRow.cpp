//===- KnownRow.cpp - Rows of known extents -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnownRow.h"
#include "RowSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/Zero.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::pad;

/// Beyond these a row is written as runs.
static constexpr int64_t kMaxVectors = 8, kMaxTermsOfUnit = 4;

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

std::optional<KnownRow> KnownRow::get(const FlatAdjoint &adjoint,
                                      OpBuilder &builder, int64_t maxWidth) {
  // Loads of one unit are no vectors, which have lanes.
  if (maxWidth < 2)
    return std::nullopt;
  const AdjointAxis &axis = adjoint.row;
  std::optional<int64_t> n = getConstantIntValue(axis.resultExtent);
  std::optional<int64_t> m = getConstantIntValue(axis.sourceExtent);
  std::optional<int64_t> low = getConstantIntValue(axis.low);
  std::optional<int64_t> block = getConstantIntValue(adjoint.block);
  if (!n || !m || !low || !block || *n * *block < 2 || *low < 0 ||
      *low > *m - *n)
    return std::nullopt;
  IndexBuilder index(builder, adjoint.loc);
  IndexRange single = getElementsShownOnce(index, adjoint.extension, axis);
  int64_t begin = *getConstantIntValue(single.begin) * *block;
  int64_t end = *getConstantIntValue(single.end) * *block;

  KnownRow row{*n * *block, *m * *block, *low * *block, 0, 0, {}, {}, 0, 0};
  row.width = std::min<int64_t>(maxWidth, llvm::bit_floor<uint64_t>(row.size));
  row.window =
      std::min<int64_t>(maxWidth, llvm::bit_floor<uint64_t>(row.paddedSize));
  int64_t front = llvm::divideCeil(begin, row.width);
  int64_t back = llvm::divideCeil(row.size - end, row.width);
  row.middleBegin = front * row.width;
  row.middleEnd = row.size - back * row.width;
  if (front + back > kMaxVectors)
    return std::nullopt;
  if (row.middleBegin < row.middleEnd) {
    for (int64_t k = 0; k < front; ++k)
      row.vectors.push_back(k * row.width);
    for (int64_t k = back; k > 0; --k)
      row.vectors.push_back(row.size - k * row.width);
  } else {
    for (int64_t unit = 0; unit < row.size; unit += row.width)
      row.vectors.push_back(std::min(unit, row.size - row.width));
    row.middleBegin = row.middleEnd = row.size;
  }

  auto addElement = [&](int64_t element) {
    auto positions = getKnownPositions(adjoint.extension, axis, element,
                                       /*maxCount=*/kMaxTermsOfUnit);
    if (!positions || positions->empty())
      return false;
    for (int64_t unit = 0; positions->size() > 1 && unit < *block; ++unit)
      for (int64_t position : *positions)
        row.sums[element * *block + unit].push_back(position * *block + unit);
    return true;
  };
  for (int64_t element = 0; element < *n; ++element) {
    if (element * *block == begin)
      element = end / *block;
    if (element < *n && !addElement(element))
      return std::nullopt;
  }
  return row;
}

//===----------------------------------------------------------------------===//
// The code
//===----------------------------------------------------------------------===//

namespace {

/// Units that are added up as one vector, one in each lane; -1 is none.
using Lanes = SmallVector<int64_t>;

} // namespace

/// The vectors in which the sums of `row` are added up: as few as possible if
/// sums have a wider type (`isDense`), else one for each vector of the row,
/// with each sum in its lane.
static SmallVector<Lanes> getGroups(const KnownRow &row, bool isDense,
                                    bool isBF16) {
  SmallVector<Lanes> groups;
  if (isDense) {
    for (int64_t begin : row.vectors) {
      Lanes lanes(row.width, -1);
      for (auto &[unit, terms] : row.sums)
        if (begin <= unit && unit < begin + row.width)
          lanes[unit - begin] = unit;
      groups.push_back(lanes);
    }
    return groups;
  }
  if (isBF16 && row.isOneWindow()) {
    // Each in the lane that it is in as it is read, if that is free.
    Lanes lanes(row.window / 2, -1);
    for (auto &[unit, terms] : row.sums) {
      int64_t lane = (unit + row.own) / 2;
      while (lanes[lane] >= 0)
        lane = (lane + 1) % lanes.size();
      lanes[lane] = unit;
    }
    groups.push_back(lanes);
    return groups;
  }
  for (auto &[unit, terms] : row.sums) {
    if (groups.empty() ||
        static_cast<int64_t>(groups.back().size()) == row.width)
      groups.emplace_back();
    groups.back().push_back(unit);
  }
  if (!groups.empty())
    groups.back().resize(llvm::bit_ceil(groups.back().size()), -1);
  return groups;
}

Value RowSums::gatherKnown(ArrayRef<int64_t> places, int64_t width,
                           int64_t size, function_ref<Value(int64_t)> load) {
  // A load, if the lanes that matter are in order.
  int64_t lane =
      llvm::find_if(places, [](int64_t p) { return p >= 0; }) - places.begin();
  int64_t first = places[lane] - lane;
  auto isInOrder = [&](size_t k) {
    return places[k] < 0 || places[k] == first + static_cast<int64_t>(k);
  };
  if (static_cast<int64_t>(places.size()) == width && first >= 0 &&
      first + width <= size &&
      llvm::all_of(llvm::seq(places.size()), isInOrder))
    return load(first);
  // Else lanes of as many loads as are needed.
  SmallVector<int64_t> sorted(places), begins;
  llvm::sort(sorted);
  for (int64_t place : sorted)
    if (place >= 0 && (begins.empty() || place >= begins.back() + width))
      begins.push_back(std::min(place, size - width));
  Value lanes = load(begins.front());
  SmallVector<int64_t> mask(places.size());
  for (auto [place, source] : llvm::zip_equal(places, mask))
    source = place >= begins.front() && place < begins.front() + width
                 ? place - begins.front()
                 : -1;
  for (int64_t begin : ArrayRef(begins).drop_front()) {
    // The two operands of a shuffle have as many lanes.
    if (begin != begins[1]) {
      for (auto [k, source] : llvm::enumerate(mask))
        source = source < 0 ? -1 : static_cast<int64_t>(k);
    }
    for (auto [place, source] : llvm::zip_equal(places, mask))
      if (place >= begin && place < begin + width && source < 0)
        source = width + place - begin;
    if (begin == begins.back())
      return vector::ShuffleOp::create(builder, loc, lanes, load(begin), mask);
    SmallVector<int64_t> full(mask);
    full.resize(width, -1);
    lanes = vector::ShuffleOp::create(builder, loc, lanes, load(begin), full);
  }
  return vector::ShuffleOp::create(builder, loc, lanes, lanes, mask);
}

Value RowSums::extendKnown(ArrayRef<int64_t> places, Value window) {
  // Shuffles put the bits where they belong, with zeros before them.
  auto type = cast<VectorType>(window.getType());
  int64_t zero = type.getNumElements();
  SmallVector<int64_t> mask;
  for (int64_t place : places) {
    mask.push_back(place < 0 ? -1 : zero);
    mask.push_back(place);
  }
  Value bits = vector::ShuffleOp::create(builder, loc, window,
                                         createZero(builder, loc, type), mask);
  return vector::BitCastOp::create(
      builder, loc, VectorType::get(places.size(), sumType), bits);
}

Value RowSums::addKnown(ArrayRef<int64_t> units, bool isSum,
                        function_ref<Value(int64_t, int64_t)> load) {
  const Addition &addition = adjoint.addition;
  size_t count = 0;
  for (int64_t unit : units)
    if (unit >= 0)
      count = std::max(count, known->sums.at(unit).size());
  Value sum;
  for (size_t k = 0; k < count; ++k) {
    SmallVector<int64_t> places(units.size(), -1);
    // Indices of lanes of `sum`, followed by lanes of `sum` plus the next
    // terms.
    SmallVector<int64_t> mask(units.size(), -1);
    for (auto [lane, unit] : llvm::enumerate(units)) {
      if (unit < 0)
        continue;
      KnownRow::Terms terms = known->sums.at(unit);
      // A sum of two is the same either way, and the unit's own comes in order.
      if (terms.size() == 2 && terms[1] == unit + known->own)
        std::swap(terms[0], terms[1]);
      mask[lane] = lane;
      if (k >= terms.size())
        continue;
      places[lane] = terms[k];
      mask[lane] += units.size();
    }
    Value next;
    if (!isSum && known->isOneWindow() && addition.isBF16()) {
      next = extendKnown(places, load(0, known->window));
    } else {
      next =
          gatherKnown(places, known->width, known->paddedSize,
                      [&](int64_t unit) { return load(unit, known->width); });
      if (!isSum)
        next = addition.extend(builder, loc, next);
    }
    if (!sum) {
      sum = next;
      continue;
    }
    next = addition.add(builder, loc, sum, next);
    bool isAll = llvm::all_of(llvm::zip_equal(units, places), [](auto entry) {
      return std::get<0>(entry) < 0 || std::get<1>(entry) >= 0;
    });
    sum = isAll ? next
                : vector::ShuffleOp::create(builder, loc, sum, next, mask)
                      .getResult();
  }
  return sum;
}

void RowSums::buildKnownRow(const PaddedRow &row, OpFoldResult resultOffset) {
  int64_t width = known->width;
  bool isSum = !row.isOne();
  std::map<std::pair<int64_t, int64_t>, Value> loaded;
  std::function<Value(int64_t, int64_t)> load = [&](int64_t unit,
                                                    int64_t width) -> Value {
    Value &value = loaded[{unit, width}];
    int64_t last = known->paddedSize - width;
    if (value)
      return value;
    // Each sum once, where the ends of the row have all of them.
    if (isSum && last <= width && unit != 0 && unit != last) {
      SmallVector<int64_t> mask;
      for (int64_t at = unit; at < unit + width; ++at)
        mask.push_back(at < width ? at : at + width - last);
      value = vector::ShuffleOp::create(builder, loc, load(0, width),
                                        load(last, width), mask);
    } else {
      value = isSum
                  ? loadSums(row, index.constant(unit), width)
                  : loadUnits(adjoint.source,
                              index.add(row.term.offset, index.constant(unit)),
                              width);
    }
    return value;
  };
  bool isDense = isSum || !adjoint.addition.isWider();
  SmallVector<Value> vectors;
  for (int64_t begin : known->vectors)
    vectors.push_back(load(begin + known->own, width));
  for (const Lanes &units :
       getGroups(*known, isDense, adjoint.addition.isBF16())) {
    if (llvm::all_of(units, [](int64_t unit) { return unit < 0; }))
      continue;
    Value sums = addKnown(units, isSum, load);
    if (!isDense) {
      sums = getUnits(sums);
      SmallVector<int64_t> mask(width, -1);
      std::iota(mask.begin(), mask.begin() + units.size(), 0);
      sums = vector::ShuffleOp::create(builder, loc, sums, sums, mask);
    }
    for (auto [begin, vector] : llvm::zip_equal(known->vectors, vectors)) {
      SmallVector<int64_t> mask = llvm::to_vector(llvm::seq(width));
      bool isMixed = false;
      for (auto [lane, unit] : llvm::enumerate(units)) {
        if (unit < begin || unit >= begin + width)
          continue;
        mask[unit - begin] = width + lane;
        isMixed = true;
      }
      if (isMixed)
        vector = vector::ShuffleOp::create(builder, loc, vector, sums, mask);
    }
  }
  // Non-temporal stores have to be in the order of addresses.
  bool isMiddleBuilt = false;
  auto buildMiddle = [&] {
    if (!std::exchange(isMiddleBuilt, true))
      copyOwn(row, resultOffset, index.constant(known->middleBegin),
              index.constant(known->middleEnd));
  };
  for (auto [begin, vector] : llvm::zip_equal(known->vectors, vectors)) {
    if (begin >= known->middleEnd)
      buildMiddle();
    OpFoldResult at = index.add(resultOffset, index.constant(begin));
    if (isSum)
      storeSums(vector, at);
    else
      storeUnits(vector, target, at);
  }
  buildMiddle();
}
