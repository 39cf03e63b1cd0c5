//===- RowNest.cpp - The rows of an adjoint -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowNest.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// As many rows are written out, of the borders and of what is between them,
/// each of which is the sum of at most as many.
static constexpr int64_t kMaxRows = 16;

/// What goes past the caches is put together in parts of so many bytes: more
/// than the lines at their ends are worth, and what the caches keep.
static constexpr int64_t kMinStageBytes = 1 << 12, kMaxStageBytes = 1 << 16;

/// Whether borders are written out, row by row.
static bool areBordersFew(IndexBuilder &index, const FlatAdjoint &adjoint) {
  int64_t count = 1;
  for (const OuterAxis &axis : adjoint.outer) {
    ElementRange single =
        getSingleElements(index, adjoint.extension, axis.axis);
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

class RowNest {
public:
  RowNest(OpBuilder &builder, const FlatAdjoint &adjoint, RowSums &rows)
      : builder(builder), loc(adjoint.loc), index(builder, loc),
        adjoint(adjoint), rows(rows) {
    for (const OuterAxis &axis : adjoint.outer)
      singles.push_back(getSingleElements(index, adjoint.extension, axis.axis));
  }

  /// Builds all rows. Results of at least `nontemporalBytes` bytes, if that is
  /// not 0, go past the caches, in parts that are put together in memory that
  /// stays in them.
  void buildStatic(int64_t nontemporalBytes) {
    auto buildAll = [&] {
      buildStaticAxis(0, {adjoint.sourceOffset, {}}, adjoint.resultOffset);
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
    buildStaticAxis(0, {adjoint.sourceOffset, {}}, adjoint.resultOffset);
    memref::DeallocOp::create(builder, loc, stage);
    LLVM::FenceOp::create(builder, loc, LLVM::AtomicOrdering::seq_cst);
  }

  /// Builds the rows of the elements in `ranges` of the outermost axes, all of
  /// which have borders that areBordersApart holds for. An element that is
  /// shown several times is added up in memory, axis by axis.
  void buildDynamic(ArrayRef<ElementRange> ranges) {
    OpFoldResult size = index.constant(0);
    for (auto [k, axis] : llvm::enumerate(adjoint.outer)) {
      places.push_back(size);
      if (axis.axis.isUnpadded() || k + 1 == adjoint.outer.size())
        continue;
      Condition isUnpadded = index.conjunction(
          index.equal(axis.axis.sourceExtent, axis.axis.resultExtent),
          index.equal(axis.axis.low, index.constant(0)));
      size = index.add(
          size, index.select(isUnpadded, index.constant(0), axis.sourceStride));
    }
    // Rows beyond reach are added up before they are read.
    isRowApart = rows.isKnown()
                     ? Condition(true)
                     : areBordersApart(index, adjoint.extension, adjoint.row);
    farRow = size;
    farSums = index.add(size, adjoint.row.sourceExtent);
    if (!isRowApart.isTrue())
      size = index.select(isRowApart, size,
                          index.add(farSums, adjoint.row.resultExtent));
    bool hasBorders = !isConstantIntValue(size, 0);
    if (hasBorders)
      sums = rows.allocateSums(size);
    buildDynamicAxis(0, ranges, getOnePart(false, adjoint.sourceOffset),
                     adjoint.resultOffset);
    if (hasBorders)
      memref::DeallocOp::create(builder, loc, sums);
    places.clear();
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

  void forEach(ElementRange range, function_ref<void(OpFoldResult)> body) {
    if (isEqualConstantIntOrValue(range.begin, range.end))
      return;
    auto loop = scf::ForOp::create(builder, loc, index.materialize(range.begin),
                                   index.materialize(range.end),
                                   index.materialize(index.constant(1)));
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    body(loop.getInductionVar());
  }

  PaddedRow::Term shift(const PaddedRow::Term &term, OpFoldResult distance) {
    PaddedRow::Term shifted;
    if (term.terms.empty())
      shifted.offset = index.add(term.offset, distance);
    for (const PaddedRow::Term &part : term.terms)
      shifted.terms.push_back(shift(part, distance));
    return shifted;
  }

  /// Builds what is inside of element `resultOffset` of axis `k`.
  void buildStaticElement(size_t k, const PaddedRow::Term &term,
                          OpFoldResult resultOffset) {
    if (streamed != k)
      return buildStaticAxis(k + 1, term, resultOffset);
    rows.writeTo(stage);
    buildStaticAxis(k + 1, term, index.constant(0));
    rows.writeTo(adjoint.result);
    rows.stream(stage, resultOffset,
                *getConstantIntValue(adjoint.outer[k].resultStride));
  }

  void buildStaticAxis(size_t k, const PaddedRow::Term &term,
                       OpFoldResult resultOffset) {
    if (k == adjoint.outer.size())
      return rows.buildRow({term, {}, {}}, resultOffset);
    const OuterAxis &axis = adjoint.outer[k];
    auto moveTo = [&](OpFoldResult element) {
      return index.add(resultOffset, index.mul(element, axis.resultStride));
    };
    auto getSingle = [&](OpFoldResult position) {
      return shift(term, index.mul(position, axis.sourceStride));
    };
    ElementRange single = singles[k];
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
          buildStaticElement(k, terms.front(), to);
        else
          buildStaticElement(k, {{}, terms}, to);
      }
    };
    if (!axis.axis.isUnpadded())
      buildBorder(0, *getConstantIntValue(singles[k].begin));
    forEach(single, [&](OpFoldResult e) {
      buildStaticElement(k, getSingle(index.add(e, axis.axis.low)), moveTo(e));
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
      const OuterAxis &axis, ElementRange &single,
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

  /// The sum of parts of the source, or of `sums`.
  struct Part {
    Condition isSum;
    Terms terms;
  };

  Part getOnePart(Condition isSum, OpFoldResult offset) {
    return {isSum, {offset, index.constant(0), index.constant(1)}};
  }

  /// The parts of `part`, which is one, that element `e` of axis `k` is shown
  /// in. If they are rows, these are added up when they are read, and else now.
  Part buildPart(size_t k, const Part &part, OpFoldResult e) {
    const OuterAxis &axis = adjoint.outer[k];
    auto moveTo = [&](OpFoldResult position) {
      return index.add(part.terms.begin,
                       index.mul(position, axis.sourceStride));
    };
    OpFoldResult own = moveTo(index.add(e, axis.axis.low));
    Condition isSingle = index.conjunction(index.lessEqual(singles[k].begin, e),
                                           index.lessThan(e, singles[k].end));
    if (axis.axis.isUnpadded() || isSingle.isTrue())
      return getOnePart(part.isSum, own);
    auto getTerms = [&]() -> Terms {
      Progression positions =
          getProgression(index, adjoint.extension, axis.axis, e);
      return {moveTo(positions.begin),
              index.mul(positions.distance, axis.sourceStride),
              positions.count};
    };
    if (k + 1 == adjoint.outer.size())
      return {part.isSum, getTerms()};
    auto ifOp = scf::IfOp::create(
        builder, loc, TypeRange{builder.getI1Type(), builder.getIndexType()},
        index.materialize(isSingle), /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    auto yield = [&](Condition isSum, OpFoldResult offset) {
      scf::YieldOp::create(
          builder, loc,
          ValueRange{index.materialize(isSum), index.materialize(offset)});
    };
    builder.setInsertionPointToStart(ifOp.thenBlock());
    yield(part.isSum, own);
    builder.setInsertionPointToStart(ifOp.elseBlock());
    addTerms({part.isSum, getTerms()}, places[k], axis.sourceStride);
    yield(true, places[k]);
    return getOnePart(Condition(ifOp.getResult(0)),
                      OpFoldResult(ifOp.getResult(1)));
  }

  /// Adds up `part` to `size` sums from `place` on.
  void addTerms(const Part &part, OpFoldResult place, OpFoldResult size) {
    auto add = [&](Value memory) {
      return
          [&, memory] { rows.addTerms(memory, part.terms, sums, place, size); };
    };
    buildIf(builder, loc, part.isSum, add(sums), add(adjoint.source));
  }

  void buildNearRow(const Part &part, OpFoldResult resultOffset) {
    auto build = [&](Value memory) {
      return [&, memory] {
        rows.buildRow({{part.terms.begin, {}}, memory, part.terms},
                      resultOffset);
      };
    };
    OpFoldResult count = part.terms.count;
    auto buildTerms = [&] {
      buildIf(builder, loc, part.isSum, build(sums), build(adjoint.source));
    };
    Condition isOne = index.conjunction(index.negation(part.isSum),
                                        index.equal(count, index.constant(1)));
    buildIf(builder, loc, isOne, build({}), [&] {
      buildIf(builder, loc, index.lessThan(index.constant(0), count),
              buildTerms, [&] {
                rows.fillZero(resultOffset, index.mul(adjoint.row.resultExtent,
                                                      adjoint.block));
              });
    });
  }

  void buildFarRow(const Part &part, OpFoldResult resultOffset) {
    addTerms(part, farRow, adjoint.row.sourceExtent);
    rows.buildFarRow(sums, farRow, farSums, resultOffset);
  }

  void buildDynamicAxis(size_t k, ArrayRef<ElementRange> ranges,
                        const Part &part, OpFoldResult resultOffset) {
    if (k == adjoint.outer.size())
      return buildIf(
          builder, loc, isRowApart, [&] { buildNearRow(part, resultOffset); },
          [&] { buildFarRow(part, resultOffset); });
    const OuterAxis &axis = adjoint.outer[k];
    ElementRange range =
        k < ranges.size()
            ? ranges[k]
            : ElementRange{index.constant(0), axis.axis.resultExtent};
    auto buildElement = [&](OpFoldResult e) {
      buildDynamicAxis(
          k + 1, ranges, buildPart(k, part, e),
          index.add(resultOffset, index.mul(e, axis.resultStride)));
    };
    bool isPlane = k + 1 == adjoint.outer.size() && k >= ranges.size() &&
                   !axis.axis.isUnpadded();
    Condition isEven = isPlane ? isEvenPlane(k, part) : Condition(false);
    if (isEven.isFalse())
      return forEach(range, buildElement);
    buildIf(
        builder, loc, isEven,
        [&] { buildEvenRows(axis, part.terms.begin, resultOffset); }, [] {});
    // Of these the elements that the borders show are left.
    SmallVector<AxisBorder> borders =
        getBorders(index, adjoint.extension, axis.axis);
    OpFoldResult zero = index.constant(0), count = zero;
    SmallVector<OpFoldResult> begins;
    for (const AxisBorder &border : borders) {
      begins.push_back(count);
      OpFoldResult shown = index.sub(border.shown.end, border.shown.begin);
      count = index.add(count, index.select(index.lessThan(zero, border.amount),
                                            shown, zero));
    }
    forEach({zero, index.select(isEven, count, range.end)},
            [&](OpFoldResult e) {
              OpFoldResult shown = e;
              for (auto [border, begin] : llvm::zip_equal(borders, begins))
                shown = index.select(
                    index.lessThan(e, begin), shown,
                    index.add(border.shown.begin, index.sub(e, begin)));
              buildElement(index.select(isEven, shown, e));
            });
  }

  /// Whether buildEvenRows takes the elements of axis `k` of `part`: each is
  /// shown at its own position.
  Condition isEvenPlane(size_t k, const Part &part) {
    const AdjointAxis &axis = adjoint.outer[k].axis;
    Condition isEven = index.conjunction(isRowApart, rows.isEven());
    isEven = index.conjunction(isEven, index.negation(part.isSum));
    ElementRange own = getOwnElements(index, axis);
    isEven = index.conjunction(
        isEven, index.conjunction(index.equal(own.begin, index.constant(0)),
                                  index.equal(own.end, axis.resultExtent)));
    ElementRange range = getEvenRange(axis);
    return index.conjunction(
        isEven, index.lessEqual(index.constant(rows.getNumEvenRows()),
                                index.sub(range.end, range.begin)));
  }

  /// The elements of `axis`, each shown at its own position, without those that
  /// its borders show at its ends.
  ElementRange getEvenRange(const AdjointAxis &axis) {
    OpFoldResult zero = index.constant(0), n = axis.resultExtent;
    ElementRange range = {zero, n};
    for (const AxisBorder &border :
         getBorders(index, adjoint.extension, axis)) {
      Condition isPadded = index.lessThan(zero, border.amount);
      auto isCut = [&](OpFoldResult end, OpFoldResult shown) {
        return index.conjunction(isPadded, index.equal(end, shown));
      };
      range.begin = index.select(isCut(zero, border.shown.begin),
                                 border.shown.end, range.begin);
      range.end = index.select(isCut(n, border.shown.end), border.shown.begin,
                               range.end);
    }
    return range;
  }

  /// Writes all rows of a plane that its borders do not show at its ends as if
  /// each were shown at its own position alone, several at a time. The last
  /// ones are written again where they are fewer.
  void buildEvenRows(const OuterAxis &axis, OpFoldResult from,
                     OpFoldResult to) {
    int64_t count = rows.getNumEvenRows();
    ElementRange range = getEvenRange(axis.axis);
    OpFoldResult last = index.sub(range.end, index.constant(count));
    rows.forEachEvenWidth([&](int64_t width) {
      buildLoop(index, range.begin, range.end, index.constant(count),
                [&](OpFoldResult e) {
                  e = index.min(e, last);
                  OpFoldResult position = index.add(e, axis.axis.low);
                  RowSums::Move move = {
                      index.add(from, index.mul(position, axis.sourceStride)),
                      index.add(to, index.mul(e, axis.resultStride))};
                  SmallVector<RowSums::Move> moves;
                  for (int64_t row = 0; row < count; ++row) {
                    moves.push_back(move);
                    move = {index.add(move.sourceOffset, axis.sourceStride),
                            index.add(move.resultOffset, axis.resultStride)};
                  }
                  rows.buildEvenRows(moves, width);
                });
    });
  }

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const FlatAdjoint &adjoint;
  RowSums &rows;
  SmallVector<ElementRange> singles;
  /// The axis whose elements are put together in `stage`, if there is one.
  std::optional<size_t> streamed;
  Value stage;
  /// Memory for sums, and for each axis where those of an element of it are.
  Value sums;
  SmallVector<OpFoldResult> places;
  /// Whether the row has borders that areBordersApart holds for; where it has
  /// not, where a row and its sums are put.
  Condition isRowApart = true;
  OpFoldResult farRow, farSums;
};

} // namespace

/// Builds an `scf.parallel` over chunks of the outermost axes.
static void buildChunks(IndexBuilder &index, const FlatAdjoint &adjoint,
                        RowNest &nest, int64_t chunkBytes) {
  OpBuilder &builder = index.getBuilder();
  Location loc = adjoint.loc;
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  SmallVector<OpFoldResult> ends, steps;
  SmallVector<Value> begins, endValues, stepValues;
  Condition isWhole = false;
  for (const OuterAxis &axis : ArrayRef(adjoint.outer).take_front(2)) {
    OpFoldResult n = axis.axis.resultExtent;
    OpFoldResult bytes =
        index.mul(axis.resultStride, index.constant(adjoint.unitBytes));
    OpFoldResult step =
        index.div(index.constant(chunkBytes), index.max(bytes, one));
    // Behind an axis with several elements in a chunk, all.
    step = index.select(isWhole, n, index.min(step, n));
    step = index.max(step, one);
    isWhole = index.disjunction(isWhole, index.lessThan(one, step));
    ends.push_back(n);
    steps.push_back(step);
    begins.push_back(index.materialize(zero));
    endValues.push_back(index.materialize(n));
    stepValues.push_back(index.materialize(step));
  }
  auto loop =
      scf::ParallelOp::create(builder, loc, begins, endValues, stepValues);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  SmallVector<ElementRange> ranges;
  for (auto [begin, end, step] :
       llvm::zip_equal(loop.getInductionVars(), ends, steps))
    ranges.push_back(
        {OpFoldResult(begin), index.min(end, index.add(begin, step))});
  nest.buildDynamic(ranges);
}

/// Whether borders of all axes but the row are written out, and the row is not
/// one that may have borders beyond reach.
static bool isWrittenOut(IndexBuilder &index, const FlatAdjoint &adjoint,
                         const RowSums &rows) {
  return areBordersFew(index, adjoint) &&
         (rows.isKnown() ||
          areBordersApart(index, adjoint.extension, adjoint.row).isTrue());
}

Condition
mlir::pad::canBuildRowNest(IndexBuilder &index, const FlatAdjoint &adjoint,
                           RowSums &rows,
                           const ConvertAdjointToSCFPassOptions &options) {
  Condition can = true;
  auto requireApart = [&](const AdjointAxis &axis) {
    can =
        index.conjunction(can, areBordersApart(index, adjoint.extension, axis));
  };
  // What is not written out is added up in memory.
  bool isChunked = options.parallel && !adjoint.outer.empty();
  bool isInMemory = isChunked || !isWrittenOut(index, adjoint, rows);
  if (!rows.isKnown())
    requireApart(adjoint.row);
  if (isInMemory)
    can = index.disjunction(can, rows.canBuildFarRow());
  if (isInMemory)
    for (const OuterAxis &axis : adjoint.outer)
      requireApart(axis.axis);
  return can;
}

void mlir::pad::buildRowNest(OpBuilder &builder, const FlatAdjoint &adjoint,
                             RowSums &rows,
                             const ConvertAdjointToSCFPassOptions &options) {
  IndexBuilder index(builder, adjoint.loc);
  RowNest nest(builder, adjoint, rows);
  auto buildWhole = [&] {
    if (isWrittenOut(index, adjoint, rows))
      nest.buildStatic(options.nontemporalBytes);
    else
      nest.buildDynamic({});
  };
  if (!options.parallel || adjoint.outer.empty())
    return buildWhole();
  const OuterAxis &outermost = adjoint.outer.front();
  OpFoldResult bytes =
      index.mul(index.mul(outermost.axis.resultExtent, outermost.resultStride),
                index.constant(adjoint.unitBytes));
  buildIf(
      builder, adjoint.loc,
      index.lessEqual(index.constant(options.parallelBytes), bytes),
      [&] { buildChunks(index, adjoint, nest, options.parallelChunkBytes); },
      buildWhole);
}
