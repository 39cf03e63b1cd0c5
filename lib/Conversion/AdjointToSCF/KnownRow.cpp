//===- KnownRow.cpp - Rows of known extents -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rows.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/Zero.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

/// Beyond these a row is written as runs.
static constexpr int64_t kMaxVectors = 8, kMaxTermsOfUnit = 4;

std::optional<KnownRow> KnownRow::get(IndexBuilder &index,
                                      const FlatAdjoint &adjoint,
                                      int64_t vectorBytes) {
  int64_t maxWidth = vectorBytes / adjoint.unitBytes;
  // `vector.shuffle` needs vectors, and loads of one unit are scalars.
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
  IndexRange shownOnce = getElementsShownOnce(index, adjoint.extension, axis);
  int64_t begin = *getConstantIntValue(shownOnce.begin) * *block;
  int64_t end = *getConstantIntValue(shownOnce.end) * *block;

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
    if (!positions)
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
// Constant shuffles
//===----------------------------------------------------------------------===//

namespace {

/// Units that are added up as one vector, one in each lane; -1 is none.
using Lanes = SmallVector<int64_t>;

/// Builds one row.
class KnownRowBuilder {
public:
  KnownRowBuilder(RowBuilder &rows, const RowSum &row)
      : rows(rows), known(*rows.known), row(row),
        isSum(!rows.isOfUnits(row.row)) {}

  void build();

private:
  Value load(int64_t unit, int64_t width);
  Value gather(ArrayRef<int64_t> places);
  Value extend(ArrayRef<int64_t> places);
  Value addUp(ArrayRef<int64_t> units);

  RowBuilder &rows;
  const KnownRow &known;
  const RowSum &row;
  /// Whether vectors hold sums and not units.
  bool isSum;
  /// The vectors that were loaded, by their first unit and their size.
  std::map<std::pair<int64_t, int64_t>, Value> loaded;
};

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
      int64_t lane = (unit + row.identity) / 2;
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

/// `width` units of the padded row from `unit` on.
Value KnownRowBuilder::load(int64_t unit, int64_t width) {
  Value &value = loaded[{unit, width}];
  int64_t last = known.paddedSize - width;
  if (value)
    return value;
  IndexBuilder &index = rows.index;
  // The vectors at both ends cover the row: others are shuffles of these, so
  // that no sum is added up twice.
  if (isSum && last <= width && unit != 0 && unit != last) {
    SmallVector<int64_t> mask;
    for (int64_t at = unit; at < unit + width; ++at)
      mask.push_back(at < width ? at : at + width - last);
    Value first = load(0, width);
    value = rows.shuffle(first, load(last, width), mask);
  } else if (isSum) {
    value = rows.loadSums(row.row, index.constant(unit), width);
  } else {
    value =
        rows.loadUnits(row.row.array, index.add(row.row.offset, unit), width);
  }
  return value;
}

/// The units at `places` of the padded row, -1 for any.
Value KnownRowBuilder::gather(ArrayRef<int64_t> places) {
  int64_t width = known.width, size = known.paddedSize;
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
    return load(first, width);
  // Otherwise, the lanes are shuffled from several loads.
  SmallVector<int64_t> sorted(places), begins;
  llvm::sort(sorted);
  for (int64_t place : sorted)
    if (place >= 0 && (begins.empty() || place >= begins.back() + width))
      begins.push_back(std::min(place, size - width));
  // Two vectors, and the lane of one or the other that each place is.
  Value lanes = load(begins.front(), width), other = lanes;
  SmallVector<int64_t> mask(places.size(), -1);
  for (auto [number, begin] : llvm::enumerate(begins)) {
    if (number > 1) {
      // The two operands of a shuffle have as many lanes.
      SmallVector<int64_t> full(mask);
      full.resize(width, -1);
      lanes = rows.shuffle(lanes, other, full);
      for (auto [lane, source] : llvm::enumerate(mask))
        source = source < 0 ? -1 : static_cast<int64_t>(lane);
    }
    if (number > 0)
      other = load(begin, width);
    int64_t firstLane = number > 0 ? width : 0;
    for (auto [place, source] : llvm::zip_equal(places, mask))
      if (source < 0 && place >= begin && place < begin + width)
        source = firstLane + place - begin;
  }
  return rows.shuffle(lanes, other, mask);
}

/// The bf16 units at `places` of the padded row, -1 for any, as sums, whose
/// lower halves are zero. Expects isOneWindow.
Value KnownRowBuilder::extend(ArrayRef<int64_t> places) {
  // Shuffles put the bits where they belong, with zeros before them.
  Value window = load(0, known.window);
  auto type = cast<VectorType>(window.getType());
  int64_t zero = type.getNumElements();
  SmallVector<int64_t> mask;
  for (int64_t place : places) {
    mask.push_back(place < 0 ? -1 : zero);
    mask.push_back(place);
  }
  Value bits =
      rows.shuffle(window, createZero(rows.builder, rows.loc, type), mask);
  return vector::BitCastOp::create(rows.builder, rows.loc,
                                   VectorType::get(places.size(), rows.sumType),
                                   bits);
}

/// The sums at `units` of the row, -1 for any.
Value KnownRowBuilder::addUp(ArrayRef<int64_t> units) {
  const Addition &addition = rows.adjoint.addition;
  size_t count = 0;
  for (int64_t unit : units)
    if (unit >= 0)
      count = std::max(count, known.sums.at(unit).size());
  Value sum;
  for (size_t k = 0; k < count; ++k) {
    SmallVector<int64_t> places(units.size(), -1);
    // Indices of lanes of `sum`, followed by lanes of `sum` plus the next
    // terms.
    SmallVector<int64_t> mask(units.size(), -1);
    for (auto [lane, unit] : llvm::enumerate(units)) {
      if (unit < 0)
        continue;
      KnownRow::Terms terms = known.sums.at(unit);
      // A sum of two is the same either way, and that at the identity position
      // comes in order.
      if (terms.size() == 2 && terms[1] == unit + known.identity)
        std::swap(terms[0], terms[1]);
      mask[lane] = lane;
      if (k >= terms.size())
        continue;
      places[lane] = terms[k];
      mask[lane] += units.size();
    }
    Value next;
    if (!isSum && known.isOneWindow() && addition.isBF16()) {
      next = extend(places);
    } else {
      next = gather(places);
      if (!isSum)
        next = addition.extend(rows.builder, rows.loc, next);
    }
    if (!sum) {
      sum = next;
      continue;
    }
    next = rows.add(sum, next);
    bool isAll = llvm::all_of(llvm::zip_equal(units, places), [](auto entry) {
      return std::get<0>(entry) < 0 || std::get<1>(entry) >= 0;
    });
    sum = isAll ? next : rows.shuffle(sum, next, mask);
  }
  return sum;
}

void KnownRowBuilder::build() {
  IndexBuilder &index = rows.index;
  const Addition &addition = rows.adjoint.addition;
  int64_t width = known.width;
  bool isDense = isSum || !addition.isWider();
  SmallVector<Value> vectors;
  for (int64_t begin : known.vectors)
    vectors.push_back(load(begin + known.identity, width));
  for (const Lanes &units : getGroups(known, isDense, addition.isBF16())) {
    if (llvm::all_of(units, [](int64_t unit) { return unit < 0; }))
      continue;
    Value sums = addUp(units);
    if (!isDense) {
      sums = rows.round(sums);
      SmallVector<int64_t> mask(width, -1);
      std::iota(mask.begin(), mask.begin() + units.size(), 0);
      sums = rows.shuffle(sums, sums, mask);
    }
    for (auto [begin, vector] : llvm::zip_equal(known.vectors, vectors)) {
      SmallVector<int64_t> mask = llvm::to_vector(llvm::seq(width));
      bool isMixed = false;
      for (auto [lane, unit] : llvm::enumerate(units)) {
        if (unit < begin || unit >= begin + width)
          continue;
        mask[unit - begin] = width + lane;
        isMixed = true;
      }
      if (isMixed)
        vector = rows.shuffle(vector, sums, mask);
    }
  }
  // Non-temporal stores have to be in the order of addresses.
  bool isMiddleBuilt = false;
  auto buildMiddle = [&] {
    if (!std::exchange(isMiddleBuilt, true))
      rows.copyRow(row, index.constant(known.middleBegin),
                   index.constant(known.middleEnd));
  };
  for (auto [begin, vector] : llvm::zip_equal(known.vectors, vectors)) {
    if (begin >= known.middleEnd)
      buildMiddle();
    rows.store(isSum ? rows.round(vector) : vector, row.to,
               index.constant(begin));
  }
  buildMiddle();
}

void mlir::pad::buildKnownRow(RowBuilder &rows, const RowSum &row) {
  KnownRowBuilder(rows, row).build();
}
