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

namespace {

class RowNest {
public:
  RowNest(OpBuilder &builder, const FlatAdjoint &adjoint, RowSums &rows)
      : builder(builder), loc(adjoint.loc), index(builder, loc),
        adjoint(adjoint), rows(rows) {
    for (const OuterAxis &axis : adjoint.outer)
      singles.push_back(getSingleElements(index, adjoint.extension, axis.axis));
  }

  /// Whether borders are written out, row by row.
  bool areBordersFew() {
    int64_t count = 1;
    for (auto [axis, single] : llvm::zip_equal(adjoint.outer, singles)) {
      if (axis.axis.isUnpadded())
        continue;
      std::optional<int64_t> n = getConstantIntValue(axis.axis.resultExtent);
      std::optional<int64_t> begin = getConstantIntValue(single.begin);
      std::optional<int64_t> end = getConstantIntValue(single.end);
      if (!n || !begin || !end ||
          !getConstantIntValue(axis.axis.sourceExtent) ||
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

  /// Builds the rows of the elements in `ranges` of the outermost axes.
  void buildDynamic(ArrayRef<ElementRange> ranges) {
    bool hasBorders = llvm::any_of(adjoint.outer, [](const OuterAxis &axis) {
      return !axis.axis.isUnpadded();
    });
    Value sums = hasBorders ? rows.allocateSums() : Value();
    buildDynamicAxis(ranges, sums, adjoint.sourceOffset, adjoint.resultOffset,
                     /*isSingle=*/true);
    if (sums)
      memref::DeallocOp::create(builder, loc, sums);
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
      return rows.buildRow({term, {}}, resultOffset);
    const OuterAxis &axis = adjoint.outer[k];
    auto moveTo = [&](OpFoldResult element) {
      return index.add(resultOffset, index.mul(element, axis.resultStride));
    };
    auto buildBorder = [&](int64_t begin, int64_t end) {
      for (int64_t e = begin; e < end; ++e) {
        std::vector<PaddedRow::Term> terms;
        SmallVector<int64_t> positions =
            *getKnownPositions(adjoint.extension, axis.axis, e, kMaxRows);
        for (int64_t o : positions)
          terms.push_back(
              shift(term, index.mul(index.constant(o), axis.sourceStride)));
        OpFoldResult to = moveTo(index.constant(e));
        if (terms.empty())
          rows.fillZero(to, axis.resultStride);
        else if (terms.size() == 1)
          buildStaticElement(k, terms.front(), to);
        else
          buildStaticElement(k, {{}, terms}, to);
      }
    };
    ElementRange single = singles[k];
    if (!axis.axis.isUnpadded())
      buildBorder(0, *getConstantIntValue(single.begin));
    forEach(single, [&](OpFoldResult e) {
      OpFoldResult position = index.add(e, axis.axis.low);
      buildStaticElement(k, shift(term, index.mul(position, axis.sourceStride)),
                         moveTo(e));
    });
    if (!axis.axis.isUnpadded())
      buildBorder(*getConstantIntValue(single.end),
                  *getConstantIntValue(axis.axis.resultExtent));
  }

  /// `isSingle` holds if all elements so far are shown once, and then
  /// `sourceOffset` is where.
  void buildDynamicAxis(ArrayRef<ElementRange> ranges, Value sums,
                        OpFoldResult sourceOffset, OpFoldResult resultOffset,
                        Condition isSingle) {
    size_t k = elements.size();
    if (k == adjoint.outer.size())
      return buildDynamicRow(sums, sourceOffset, resultOffset, isSingle);
    const OuterAxis &axis = adjoint.outer[k];
    ElementRange range =
        k < ranges.size()
            ? ranges[k]
            : ElementRange{index.constant(0), axis.axis.resultExtent};
    forEach(range, [&](OpFoldResult e) {
      elements.push_back(e);
      Condition isStillSingle = isSingle;
      if (!axis.axis.isUnpadded())
        isStillSingle = index.conjunction(
            isSingle, index.conjunction(index.lessEqual(singles[k].begin, e),
                                        index.lessThan(e, singles[k].end)));
      OpFoldResult position = index.add(e, axis.axis.low);
      buildDynamicAxis(
          ranges, sums,
          index.add(sourceOffset, index.mul(position, axis.sourceStride)),
          index.add(resultOffset, index.mul(e, axis.resultStride)),
          isStillSingle);
      elements.pop_back();
    });
  }

  void buildDynamicRow(Value sums, OpFoldResult sourceOffset,
                       OpFoldResult resultOffset, Condition isSingle) {
    if (isSingle.isTrue())
      return rows.buildRow({{sourceOffset, {}}, {}}, resultOffset);
    SmallVector<AdjointAxis> axes;
    for (const OuterAxis &axis : adjoint.outer)
      axes.push_back(axis.axis);
    auto ifOp = scf::IfOp::create(builder, loc, index.materialize(isSingle),
                                  /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(ifOp.thenBlock());
    rows.buildRow({{sourceOffset, {}}, {}}, resultOffset);
    builder.setInsertionPointToStart(ifOp.elseBlock());
    SmallVector<bool> noneIsSingle(axes.size(), false);
    rows.addRows(sums, [&](Value zero, function_ref<Value(OpFoldResult)> load) {
      return buildSum(
          index, adjoint.extension, axes, noneIsSingle, elements,
          adjoint.addition, zero, [&](ArrayRef<OpFoldResult> position) {
            OpFoldResult offset = adjoint.sourceOffset;
            for (auto [at, axis] : llvm::zip_equal(position, adjoint.outer))
              offset = index.add(offset, index.mul(at, axis.sourceStride));
            return load(offset);
          });
    });
    rows.buildRow({{}, sums}, resultOffset);
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
  /// Those of the loops that are being built.
  SmallVector<OpFoldResult> elements;
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

void mlir::pad::buildRowNest(OpBuilder &builder, const FlatAdjoint &adjoint,
                             RowSums &rows,
                             const ConvertAdjointToSCFPassOptions &options) {
  RowNest nest(builder, adjoint, rows);
  auto buildWhole = [&] {
    if (nest.areBordersFew())
      nest.buildStatic(options.nontemporalBytes);
    else
      nest.buildDynamic({});
  };
  if (!options.parallel || adjoint.outer.empty())
    return buildWhole();
  IndexBuilder index(builder, adjoint.loc);
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
