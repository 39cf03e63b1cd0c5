//===- StaticNest.cpp - Rows of known borders -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowNest.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
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

bool mlir::pad::areBordersFew(IndexBuilder &index, const FlatAdjoint &adjoint) {
  int64_t count = 1;
  for (const OuterAxis &axis : adjoint.outer) {
    IndexRange single =
        getElementsShownOnce(index, adjoint.extension, axis.axis);
    if (axis.axis.isUnpadded())
      continue;
    std::optional<int64_t> n = getConstantIntValue(axis.axis.resultExtent);
    std::optional<int64_t> begin = getConstantIntValue(single.begin);
    std::optional<int64_t> end = getConstantIntValue(single.end);
    if (!n || !begin || !end || !getConstantIntValue(axis.axis.sourceExtent) ||
        !getConstantIntValue(axis.axis.low))
      return false;
    // Far below where a sum of these overflows.
    if (std::abs(*getConstantIntValue(axis.axis.low)) > extentLimit / 2)
      return false;
    int64_t borders = *begin + (*n - *end);
    if (borders >= kMaxRows)
      return false;
    for (int64_t k = 0; k < borders; ++k)
      if (!getKnownPositions(adjoint.extension, axis.axis,
                             k < *begin ? k : *end + k - *begin, kMaxRows))
        return false;
    count *= borders + 1;
    if (count > kMaxRows)
      return false;
  }
  return true;
}

namespace {

class StaticNest {
public:
  StaticNest(OpBuilder &builder, const FlatAdjoint &adjoint, RowSums &rows)
      : builder(builder), loc(adjoint.loc), index(builder, loc),
        adjoint(adjoint), rows(rows) {
    for (const OuterAxis &axis : adjoint.outer)
      shownOnce.push_back(
          getElementsShownOnce(index, adjoint.extension, axis.axis));
  }

  /// As buildStaticNest.
  void build(int64_t nontemporalBytes) {
    auto buildAll = [&] {
      buildAxis(0, {adjoint.sourceOffset, {}}, adjoint.resultOffset);
    };
    chooseStreamed(nontemporalBytes);
    if (!streamed)
      return buildAll();
    auto buildInLines = [&] {
      std::optional<size_t> staged = std::exchange(streamed, std::nullopt);
      rows.setNontemporal(true);
      buildAll();
      rows.setNontemporal(false);
      LLVM::FenceOp::create(builder, loc, LLVM::AtomicOrdering::seq_cst);
      streamed = staged;
    };
    if (!rows.fillsLines())
      return buildStaged();
    buildIf(builder, loc, rows.beginsWithLine(), buildInLines,
            [&] { buildStaged(); });
  }

  /// Builds all rows, in parts that are put together in the caches.
  void buildStaged() {
    auto type = MemRefType::get(
        *getConstantIntValue(adjoint.outer[*streamed].resultStride),
        adjoint.unit);
    stage = memref::AllocOp::create(
        builder, loc, type, builder.getI64IntegerAttr(RowSums::lineBytes));
    buildAxis(0, {adjoint.sourceOffset, {}}, adjoint.resultOffset);
    memref::DeallocOp::create(builder, loc, stage);
    LLVM::FenceOp::create(builder, loc, LLVM::AtomicOrdering::seq_cst);
  }

private:
  /// Sets `streamed` to the outermost axis whose elements are small enough.
  void chooseStreamed(int64_t nontemporalBytes) {
    for (auto [k, axis] : llvm::enumerate(adjoint.outer)) {
      std::optional<int64_t> n = getConstantIntValue(axis.axis.resultExtent);
      std::optional<int64_t> stride = getConstantIntValue(axis.resultStride);
      if (!n || !stride)
        return;
      int64_t bytes = *stride * adjoint.unitBytes;
      if (k == 0 && (nontemporalBytes == 0 || *n * bytes < nontemporalBytes))
        return;
      if (bytes < kMinStageBytes)
        return;
      if (bytes <= kMaxStageBytes) {
        streamed = k;
        return;
      }
    }
  }

  PaddedRow::Term shift(const PaddedRow::Term &term, OpFoldResult distance) {
    PaddedRow::Term shifted;
    if (term.terms.empty())
      shifted.offset = index.add(term.offset, distance);
    for (const PaddedRow::Term &part : term.terms)
      shifted.terms.push_back(shift(part, distance));
    return shifted;
  }

  /// Builds the inner axes of the element of axis `k` at `resultOffset`.
  void buildElement(size_t k, const PaddedRow::Term &term,
                    OpFoldResult resultOffset) {
    if (streamed != k)
      return buildAxis(k + 1, term, resultOffset);
    rows.writeTo(stage);
    buildAxis(k + 1, term, index.constant(0));
    rows.writeTo(adjoint.result);
    rows.stream(stage, resultOffset,
                *getConstantIntValue(adjoint.outer[k].resultStride));
  }

  void buildAxis(size_t k, const PaddedRow::Term &term,
                 OpFoldResult resultOffset) {
    if (k == adjoint.outer.size())
      return rows.buildRow({term, {}}, resultOffset);
    const OuterAxis &axis = adjoint.outer[k];
    auto moveTo = [&](OpFoldResult element) {
      return index.add(resultOffset, index.mul(element, axis.resultStride));
    };
    auto getSingle = [&](OpFoldResult position) {
      return shift(term, index.mul(position, axis.sourceStride));
    };
    IndexRange single = shownOnce[k];
    llvm::SmallDenseSet<int64_t> written;
    if (k + 1 == adjoint.outer.size() && term.terms.empty())
      written = buildPackedRows(
          axis, single, [&](OpFoldResult e, OpFoldResult position) {
            return RowSums::Move{getSingle(position).offset, moveTo(e)};
          });
    auto buildBorder = [&](int64_t begin, int64_t end) {
      for (int64_t e = begin; e < end; ++e) {
        if (written.contains(e))
          continue;
        std::vector<PaddedRow::Term> terms;
        for (int64_t o : getPositions(axis, e))
          terms.push_back(getSingle(index.constant(o)));
        OpFoldResult to = moveTo(index.constant(e));
        if (terms.empty())
          rows.fillZero(to, axis.resultStride);
        else if (terms.size() == 1)
          buildElement(k, terms.front(), to);
        else
          buildElement(k, {{}, terms}, to);
      }
    };
    if (!axis.axis.isUnpadded())
      buildBorder(0, *getConstantIntValue(shownOnce[k].begin));
    buildLoop(index, single.begin, single.end, index.constant(1),
              [&](OpFoldResult e) {
                buildElement(k, getSingle(index.add(e, axis.axis.low)),
                             moveTo(e));
              });
    if (!axis.axis.isUnpadded())
      buildBorder(*getConstantIntValue(single.end),
                  *getConstantIntValue(axis.axis.resultExtent));
  }

  /// The positions of element `e`, where areBordersFew holds.
  SmallVector<int64_t> getPositions(const OuterAxis &axis, int64_t e) {
    return *getKnownPositions(adjoint.extension, axis.axis, e, kMaxRows);
  }

  /// Writes rows that are shown once several at a time, as far as that can be:
  /// rows of `single`, from which they are taken, and of the borders, which are
  /// returned. The rows that are left have to be written after them.
  llvm::SmallDenseSet<int64_t> buildPackedRows(
      const OuterAxis &axis, IndexRange &single,
      function_ref<RowSums::Move(OpFoldResult, OpFoldResult)> getMove) {
    int64_t count = rows.getNumPackedRows();
    std::optional<int64_t> begin = getConstantIntValue(single.begin);
    std::optional<int64_t> end = getConstantIntValue(single.end);
    std::optional<int64_t> n = getConstantIntValue(axis.axis.resultExtent);
    if (count < 2 || !begin || !end || !n)
      return {};
    int64_t low = *getConstantIntValue(axis.axis.low);
    // Behind each there is a row in both arrays.
    auto isInside = [&](int64_t e, int64_t position) {
      return e + 1 < *n &&
             position + 1 < *getConstantIntValue(axis.axis.sourceExtent);
    };
    while (*begin < *end && !isInside(*end - 1, *end - 1 + low))
      --*end;
    int64_t last = *end - (*end - *begin) % count;
    SmallVector<std::pair<int64_t, int64_t>> others;
    auto addOthers = [&](int64_t first, int64_t next) {
      for (int64_t e = first; e < next; ++e) {
        SmallVector<int64_t> positions = getPositions(axis, e);
        if (positions.size() == 1 && isInside(e, positions.front()))
          others.emplace_back(e, positions.front());
      }
    };
    if (!axis.axis.isUnpadded())
      addOthers(0, *begin);
    addOthers(last, axis.axis.isUnpadded() ? *end : *n);
    buildLoop(index, single.begin, index.constant(last), index.constant(count),
              [&](OpFoldResult first) {
                SmallVector<RowSums::Move> moves;
                for (int64_t row = 0; row < count; ++row) {
                  OpFoldResult e = index.add(first, index.constant(row));
                  moves.push_back(getMove(e, index.add(e, axis.axis.low)));
                }
                rows.buildPackedRows(moves);
              });
    single.begin = index.constant(*end);
    llvm::SmallDenseSet<int64_t> written;
    SmallVector<RowSums::Move> moves;
    for (auto [e, position] : others) {
      written.insert(e);
      moves.push_back(getMove(index.constant(e), index.constant(position)));
    }
    for (size_t at = 0; at < moves.size(); at += count)
      rows.buildPackedRows(ArrayRef(moves).slice(
          at, std::min<size_t>(count, moves.size() - at)));
    return written;
  }

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const FlatAdjoint &adjoint;
  RowSums &rows;
  SmallVector<IndexRange> shownOnce;
  /// The axis whose elements are put together in `stage`, if there is one.
  std::optional<size_t> streamed;
  Value stage;
};

} // namespace

void mlir::pad::buildStaticNest(OpBuilder &builder, const FlatAdjoint &adjoint,
                                RowSums &rows, int64_t nontemporalBytes) {
  StaticNest(builder, adjoint, rows).build(nontemporalBytes);
}
