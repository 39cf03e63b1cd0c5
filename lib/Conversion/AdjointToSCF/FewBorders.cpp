//===- FewBorders.cpp - Rows of few known borders -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rows.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/FlatView.h"
#include "pad/Flat/Storage.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// The largest number of rows, of the borders and the row loop between them,
/// that are written out, and of terms of each.
static constexpr int64_t kMaxRows = 16;

/// Non-temporal results are assembled in parts of this size: large enough that
/// incomplete lines at their ends do not count, small enough to stay in the
/// caches.
static constexpr int64_t kMinStageBytes = 1 << 12, kMaxStageBytes = 1 << 16;

/// The positions of element `e`, or nullopt if there are too many.
static std::optional<SmallVector<int64_t>>
getPositions(const FlatAdjoint &adjoint, const OuterAxis &axis, int64_t e) {
  return getKnownPositions(adjoint.extension, axis, e, kMaxRows);
}

bool mlir::pad::areBordersFew(IndexBuilder &index, const FlatAdjoint &adjoint) {
  int64_t count = 1;
  for (const OuterAxis &axis : adjoint.outer) {
    if (axis.isUnpadded())
      continue;
    std::optional<int64_t> n = getConstantIntValue(axis.resultExtent);
    std::optional<int64_t> low = getConstantIntValue(axis.low);
    // Far below where a sum of these overflows.
    if (!n || !low || std::abs(*low) > extentLimit / 2 ||
        !getConstantIntValue(axis.sourceExtent))
      return false;
    IndexRange shownOnce = getElementsShownOnce(index, adjoint.extension, axis);
    std::optional<int64_t> begin = getConstantIntValue(shownOnce.begin);
    std::optional<int64_t> end = getConstantIntValue(shownOnce.end);
    if (!begin || !end)
      return false;
    int64_t borders = *begin + (*n - *end);
    if (borders >= kMaxRows)
      return false;
    for (int64_t k = 0; k < borders; ++k)
      if (!getPositions(adjoint, axis, k < *begin ? k : *end + k - *begin))
        return false;
    count *= borders + 1;
    if (count > kMaxRows)
      return false;
  }
  return true;
}

std::optional<size_t> mlir::pad::getStagedAxis(const FlatAdjoint &adjoint) {
  for (auto [k, axis] : llvm::enumerate(adjoint.outer)) {
    std::optional<int64_t> stride = getConstantIntValue(axis.resultStride);
    if (!stride || !getConstantIntValue(axis.resultExtent))
      return std::nullopt;
    int64_t bytes = *stride * adjoint.unitBytes;
    if (bytes < kMinStageBytes)
      return std::nullopt;
    if (bytes <= kMaxStageBytes)
      return k;
  }
  return std::nullopt;
}

bool mlir::pad::canBeWholeLines(const std::optional<KnownRow> &known,
                                const FlatAdjoint &adjoint,
                                int64_t vectorBytes) {
  return known && known->size * adjoint.unitBytes % kLineBytes == 0 &&
         known->width * adjoint.unitBytes == vectorBytes;
}

/// Copies `size` units from the beginning of `stage`, whose address is one of a
/// line, to the result at `offset`: whole lines past the caches.
static void streamStage(RowBuilder &rows, Value stage, OpFoldResult offset,
                        int64_t size) {
  IndexBuilder &index = rows.index;
  const FlatAdjoint &adjoint = rows.adjoint;
  int64_t lineUnits = kLineBytes / adjoint.unitBytes;
  int64_t maxWidth = std::min(rows.copyUnits, lineUnits);
  Destination to{adjoint.result, offset}, past{adjoint.result, offset, true};
  // Units in front of the first whole line, and where the last one ends.
  OpFoldResult address =
      getAddress(index, adjoint.result, offset, adjoint.unitBytes);
  OpFoldResult head =
      index.div(index.modPowerOfTwo(index.sub(0, address), kLineBytes),
                index.constant(adjoint.unitBytes));
  OpFoldResult all = index.constant(size);
  OpFoldResult rest = index.modPowerOfTwo(index.sub(all, head), lineUnits);
  OpFoldResult end = index.sub(all, rest);
  auto copy = [&](OpFoldResult begin, OpFoldResult count) {
    rows.forEachBlock(count, maxWidth,
                      [&](OpFoldResult position, int64_t width) {
                        OpFoldResult at = index.add(begin, position);
                        rows.store(rows.loadUnits(stage, at, width), to, at);
                      });
  };
  copy(index.constant(0), head);
  buildLoop(index, head, end, index.constant(lineUnits),
            [&](OpFoldResult line) {
              for (int64_t unit = 0; unit < lineUnits; unit += maxWidth) {
                OpFoldResult at = index.add(line, unit);
                rows.store(rows.loadUnits(stage, at, maxWidth), past, at);
              }
            });
  copy(end, rest);
}

namespace {

class FewBorders {
public:
  explicit FewBorders(RowBuilder &rows)
      : rows(rows), index(rows.index), adjoint(rows.adjoint) {}

  void build() {
    OpBuilder &builder = rows.builder;
    bool isPastCaches = adjoint.has(Facts::PastCaches);
    bool isInLines = adjoint.has(Facts::WholeLines);
    if (isPastCaches && !isInLines) {
      stagedAxis = getStagedAxis(adjoint);
      auto type = MemRefType::get(getStageUnits(), adjoint.unit);
      stage = memref::AllocOp::create(builder, rows.loc, type,
                                      builder.getI64IntegerAttr(kLineBytes));
    }
    buildAxis(0, {adjoint.source, adjoint.sourceOffset, {}},
              {adjoint.result, adjoint.resultOffset, isInLines});
    if (stage)
      memref::DeallocOp::create(builder, rows.loc, stage);
    if (isPastCaches)
      LLVM::FenceOp::create(builder, rows.loc, LLVM::AtomicOrdering::seq_cst);
  }

private:
  int64_t getStageUnits() {
    return *getConstantIntValue(adjoint.outer[*stagedAxis].resultStride);
  }

  /// `row` with all of its summands `distance` units further on.
  RowTerms shift(RowTerms row, OpFoldResult distance) {
    if (row.summands.empty())
      row.offset = index.add(row.offset, distance);
    for (RowTerms &summand : row.summands)
      summand = shift(std::move(summand), distance);
    return row;
  }

  /// Builds the inner axes of an element of axis `k`, which begins with the sum
  /// of `row` at `to`.
  void buildElement(size_t k, const RowTerms &row, const Destination &to) {
    if (stagedAxis != k)
      return buildAxis(k + 1, row, to);
    buildAxis(k + 1, row, {stage, index.constant(0)});
    streamStage(rows, stage, to.offset, getStageUnits());
  }

  /// Builds the elements of axis `k`, the first of which would begin with the
  /// sum of `row` at `to` if the axis had no border.
  void buildAxis(size_t k, const RowTerms &row, const Destination &to) {
    if (k == adjoint.outer.size())
      return buildRow(rows, {row, to});
    const OuterAxis &axis = adjoint.outer[k];
    auto moveTo = [&](OpFoldResult element) {
      Destination moved = to;
      moved.offset = index.offset(to.offset, element, axis.resultStride);
      return moved;
    };
    auto getRow = [&](OpFoldResult position) {
      return shift(row, index.mul(position, axis.sourceStride));
    };
    const IndexRange shownOnce =
        getElementsShownOnce(index, adjoint.extension, axis);
    IndexRange left = shownOnce;
    llvm::SmallDenseSet<int64_t> written;
    if (k + 1 == adjoint.outer.size() && row.summands.empty() &&
        !to.isNontemporal)
      written =
          buildPacked(axis, left, [&](OpFoldResult e, OpFoldResult position) {
            return RowSum{getRow(position), moveTo(e)};
          });
    auto buildBorder = [&](OpFoldResult begin, OpFoldResult end) {
      if (axis.isUnpadded())
        return;
      for (int64_t e = *getConstantIntValue(begin);
           e < *getConstantIntValue(end); ++e) {
        if (written.contains(e))
          continue;
        std::vector<RowTerms> terms;
        SmallVector<int64_t> positions = *getPositions(adjoint, axis, e);
        for (int64_t o : positions)
          terms.push_back(getRow(index.constant(o)));
        Destination element = moveTo(index.constant(e));
        if (terms.empty())
          rows.fillZero(element, axis.resultStride);
        else if (terms.size() == 1)
          buildElement(k, terms.front(), element);
        else
          buildElement(k, {{}, {}, terms}, element);
      }
    };
    buildBorder(index.constant(0), shownOnce.begin);
    buildLoop(index, left.begin, left.end, index.constant(1),
              [&](OpFoldResult e) {
                auto row = getRow(index.add(e, axis.low));
                buildElement(k, row, moveTo(e));
              });
    buildBorder(shownOnce.end, axis.resultExtent);
  }

  /// Writes rows that are shown once several at a time, as far as that can be:
  /// rows of `shownOnce`, from which they are taken, and of the borders, which
  /// are returned. The rows that are left have to be written after them.
  llvm::SmallDenseSet<int64_t>
  buildPacked(const OuterAxis &axis, IndexRange &shownOnce,
              function_ref<RowSum(OpFoldResult, OpFoldResult)> getRow) {
    int64_t count = getNumPackedRows(rows);
    std::optional<int64_t> n = getConstantIntValue(axis.resultExtent);
    if (count < 2 || !n)
      return {};
    int64_t begin = *getConstantIntValue(shownOnce.begin);
    int64_t end = *getConstantIntValue(shownOnce.end);
    int64_t low = *getConstantIntValue(axis.low);
    int64_t m = *getConstantIntValue(axis.sourceExtent);
    // Behind each there is a row in both arrays.
    auto isInside = [&](int64_t e, int64_t position) {
      return e + 1 < *n && position + 1 < m;
    };
    while (begin < end && !isInside(end - 1, end - 1 + low))
      --end;
    int64_t last = end - (end - begin) % count;
    llvm::SmallDenseSet<int64_t> written;
    SmallVector<RowSum> others;
    for (auto [first, next] : {std::pair<int64_t, int64_t>(0, begin),
                               std::pair<int64_t, int64_t>(last, *n)})
      for (int64_t e = first; e < next; ++e) {
        SmallVector<int64_t> positions = *getPositions(adjoint, axis, e);
        if (positions.size() != 1 || !isInside(e, positions.front()))
          continue;
        // Stores run over the beginning of the next row.
        assert((e + 1 != begin || begin == last) &&
               "the row in front of those of the loop is a sum");
        written.insert(e);
        others.push_back(
            getRow(index.constant(e), index.constant(positions.front())));
      }
    buildLoop(index, shownOnce.begin, index.constant(last),
              index.constant(count), [&](OpFoldResult first) {
                SmallVector<RowSum> packed;
                for (int64_t row = 0; row < count; ++row) {
                  OpFoldResult e = index.add(first, row);
                  packed.push_back(getRow(e, index.add(e, axis.low)));
                }
                buildPackedRows(rows, packed);
              });
    shownOnce = {index.constant(end), shownOnce.end};
    for (ArrayRef<RowSum> left = others; !left.empty();
         left = left.drop_front(std::min<size_t>(count, left.size())))
      buildPackedRows(rows, left.take_front(count));
    return written;
  }

  RowBuilder &rows;
  IndexBuilder &index;
  const FlatAdjoint &adjoint;
  /// The axis whose elements are put together in `stage`, if there is one.
  std::optional<size_t> stagedAxis;
  Value stage;
};

} // namespace

void mlir::pad::buildFewBorders(RowBuilder &rows) { FewBorders(rows).build(); }
