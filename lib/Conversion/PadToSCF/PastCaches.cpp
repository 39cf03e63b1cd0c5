//===- PastCaches.cpp - Rows in whole lines past the caches ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A store brings the line that it writes into the cache. If the result is
// larger than the cache, the line is read for nothing; non-temporal stores save
// that. These are fast only if they write whole lines, and no line is written
// both ways. So a line with parts of several runs, such as the end of a row and
// the begin of the next one, is assembled in memory that stays in the cache,
// and stored as a whole.
//
//===----------------------------------------------------------------------===//

#include "RowRuns.h"
#include "VersionLowering.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

/// The name of the attribute on the memory that buffers share.
static constexpr StringLiteral kLineAttrName = "pad.line";

namespace {

/// Builds runs whose first stores, of at most a line, go to a buffer, and all
/// others, in whole lines, past the caches.
class LineRuns final : public RunBuilder {
public:
  /// A line is a multiple of a vector of `vectorUnits` units.
  LineRuns(OpBuilder &builder, const FlatPad &pad, int64_t vectorUnits);

  /// The units of the line of `offset` that lie before it are not written.
  void begin(OpFoldResult offset) final;
  /// Writes the units of the last, incomplete line.
  void end() final;

private:
  void buildRun(const BlockRun &run) final;
  void store(Value value, OpFoldResult offset) final;

  /// Builds a run of at most a line or, if `isLong` holds, of a line or more,
  /// where no position lies in two lines.
  void buildLines(const BlockRun &run, Condition isLong);
  /// Stores the line that is complete in the buffer.
  void flush();

  /// The numbers of the state.
  enum { Line, OffsetInLine, NumNumbers };
  Value loadState(int64_t which);
  void storeState(int64_t which, OpFoldResult value);
  Value loadBuffer(int64_t position);
  void storeVector(Value vector, OpFoldResult offset);
  /// Stores the units of the line at `offset` from `begin` on, up to `end`.
  void storeUnits(OpFoldResult offset, OpFoldResult begin, OpFoldResult end);

  /// Where the first unit of the result's memref lies.
  Value address;
  /// The line before, the line, and the one after.
  Value buffer;
  /// The offset of the line in the result, and the offset of the next store
  /// within the line.
  Value state;
  /// The offset of the first unit that is written.
  OpFoldResult first;

  /// The run: the offset that its stores count from, and the line and the
  /// offset within it that it starts at.
  OpFoldResult runOffset, line, offsetInLine;
  /// The offset of its first unit in the buffer, or null where its stores are
  /// whole vectors of lines, and go to the result.
  OpFoldResult bufferOffset;
};

} // namespace

LineRuns::LineRuns(OpBuilder &builder, const FlatPad &pad, int64_t vectorUnits)
    : RunBuilder(builder, pad, vectorUnits) {
  lineUnits = kLineBytes / pad.storage.unitBytes;
  auto allocate = [&](int64_t count, Type type) {
    return getStackMemory(builder, loc, MemRefType::get({count}, type),
                          kLineAttrName, kLineBytes);
  };
  address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, pad.result);
  buffer = allocate(3 * lineUnits, pad.storage.unit);
  state = allocate(NumNumbers, builder.getIndexType());
}

void LineRuns::begin(OpFoldResult offset) {
  first = offset;
  OpFoldResult bytes = index.constant(pad.storage.unitBytes);
  OpFoldResult address =
      index.add(OpFoldResult(this->address), index.mul(offset, bytes));
  OpFoldResult offsetInLine =
      index.div(index.modPowerOfTwo(address, kLineBytes), bytes);
  storeState(Line, index.sub(offset, offsetInLine));
  storeState(OffsetInLine, offsetInLine);
}

void LineRuns::end() {
  OpFoldResult line = loadState(Line);
  OpFoldResult begin = index.sub(first, line);
  storeUnits(line, begin, loadState(OffsetInLine));
}

void LineRuns::buildRun(const BlockRun &run) {
  if (isZeroInteger(run.count))
    return;
  // Runs of a line or more, if no position lies in two lines.
  int64_t units = run.units;
  int64_t positions = lineUnits / units;
  Condition isLong = false;
  if (positions * units == lineUnits) {
    isLong = index.lessEqual(positions, run.count);
    if (units != 1)
      isLong = index.conjunction(
          isLong,
          index.equal(index.modPowerOfTwo(loadState(OffsetInLine), units), 0));
  }
  if (units == 1)
    return buildLines(run, run.hasLine ? true : isLong);
  buildIf(
      index, isLong, [&] { buildLines(run, true); },
      [&] {
        OpFoldResult most = index.constant(positions);
        buildLoop(index, index.constant(0), run.count, most,
                  [&](OpFoldResult k) {
                    auto build = [&](OpFoldResult block, int64_t width) {
                      return run.body(index.add(k, block), width);
                    };
                    BlockRun part = run;
                    part.offset = index.add(run.offset, index.mul(k, units));
                    part.count = index.min(most, index.sub(run.count, k));
                    part.body = build;
                    buildLines(part, false);
                  });
      });
}

void LineRuns::buildLines(const BlockRun &run, Condition isLong) {
  int64_t positions = lineUnits / run.units;
  OpFoldResult step = index.constant(positions);
  OpFoldResult units = index.constant(run.units);
  OpFoldResult unitsOfRun = index.mul(run.count, units);
  auto buildLine = [&](OpFoldResult position) {
    for (int64_t k = 0; k < positions; k += run.maxWidth)
      storeBlocks(run, index.add(position, k), run.maxWidth);
  };
  // Whole lines, and in the buffer the last line of the run, which overlaps
  // them.
  auto buildRest = [&] {
    OpFoldResult begin = index.sub(step, index.div(offsetInLine, units));
    OpFoldResult whole = index.div(index.sub(run.count, begin), step);
    OpFoldResult end = index.add(begin, index.mul(whole, step));
    bufferOffset = nullptr;
    buildLoop(index, begin, end, step, buildLine);
    bufferOffset = index.sub(0, index.mul(end, units));
    buildLine(index.sub(run.count, step));
  };
  // Moves what the run has after the line to the front.
  auto advance = [&] {
    for (int64_t k = 0; k < lineUnits; k += vectorUnits)
      storeAt(index, loadBuffer(2 * lineUnits + k), buffer,
              index.constant(lineUnits + k));
  };

  runOffset = run.offset;
  offsetInLine = loadState(OffsetInLine);
  line = loadState(Line);
  bufferOffset = offsetInLine;
  buildIf(
      index, isLong, [&] { buildLine(index.constant(0)); },
      [&] { buildBlocks(run); });
  Condition fillsLine =
      index.lessEqual(lineUnits, index.add(offsetInLine, unitsOfRun));
  buildIf(index, isLong.isTrue() ? isLong : fillsLine, [&] {
    flush();
    buildIf(index, isLong, buildRest, advance);
  });
  OpFoldResult end = index.add(offsetInLine, unitsOfRun);
  OpFoldResult newOffset = index.modPowerOfTwo(end, lineUnits);
  storeState(Line, index.add(line, index.sub(end, newOffset)));
  storeState(OffsetInLine, newOffset);
}

void LineRuns::flush() {
  buildIf(
      index, index.lessThan(line, first),
      [&] {
        storeUnits(line, index.sub(first, line), index.constant(lineUnits));
      },
      [&] {
        for (int64_t k = 0; k < lineUnits; k += vectorUnits) {
          Value vector = loadBuffer(lineUnits + k);
          storeVector(vector, index.add(line, k));
        }
      });
}

void LineRuns::store(Value value, OpFoldResult offset) {
  OpFoldResult position = index.sub(offset, runOffset);
  if (!bufferOffset)
    return storeVector(value,
                       index.add(index.add(line, offsetInLine), position));
  storeAt(index, value, buffer,
          index.add(index.add(position, bufferOffset), lineUnits));
}

Value LineRuns::loadState(int64_t which) {
  return loadUnit(index, state, index.constant(which));
}

void LineRuns::storeState(int64_t which, OpFoldResult value) {
  storeAt(index, value, state, index.constant(which));
}

Value LineRuns::loadBuffer(int64_t position) {
  return loadVector(index, buffer, index.constant(position), vectorUnits);
}

void LineRuns::storeVector(Value vector, OpFoldResult offset) {
  int64_t bytes = cast<VectorType>(vector.getType()).getNumElements() *
                  pad.storage.unitBytes;
  vector::StoreOp::create(builder, loc, vector, pad.result,
                          index.materialize(offset), /*nontemporal=*/true,
                          llvm::Align(bytes));
}

void LineRuns::storeUnits(OpFoldResult offset, OpFoldResult begin,
                          OpFoldResult end) {
  // LLVM would turn a loop without a condition into a call of memcpy, or unroll
  // it.
  buildLoop(index, index.constant(0), index.constant(lineUnits),
            index.constant(1), [&](OpFoldResult k) {
              Condition isPart = index.isIn({begin, end}, k);
              buildIf(index, isPart, [&] {
                Value unit = loadUnit(index, buffer, index.add(k, lineUnits));
                storeAt(index, unit, pad.result, index.add(offset, k));
              });
            });
}

//===----------------------------------------------------------------------===//
// The way to write rows
//===----------------------------------------------------------------------===//

/// How far ahead a source is prefetched, and how long its rows are at most.
static constexpr int64_t kBytesAhead = 4 * 1024;

/// Prefetches the source of a row some rows after that at `source`, if rows are
/// short, and else the end of the next one. Processors prefetch what is read in
/// ascending order. A row that begins with the end of its source, as in mode
/// `wrap`, is not: a short one takes up to four times as long without this.
///
///   scf.for %k = %c0 to %n step %line {
///     memref.prefetch %s[%row + %k + %ahead], read, locality<3>, data
///   }
static void prefetchSource(IndexBuilder &index, const FlatPad &pad,
                           OpFoldResult source) {
  OpFoldResult ahead = index.constant(kBytesAhead / pad.storage.unitBytes);
  OpFoldResult row =
      index.mul(pad.axes.back().sourceExtent, pad.unitsPerPosition);
  Condition isShort = index.lessEqual(row, ahead);
  OpFoldResult begin = index.add(
      source, index.select(isShort, ahead, index.sub(index.mul(row, 2), 1)));
  OpFoldResult last = index.sub(pad.sourceEnd, 1);
  buildLoop(
      index, index.constant(0), index.select(isShort, row, index.constant(1)),
      index.constant(kLineBytes / pad.storage.unitBytes), [&](OpFoldResult k) {
        prefetchAt(index, pad.source, index.min(index.add(begin, k), last),
                   /*isWrite=*/false);
      });
}

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <rows|past_caches|...>}
//   -> %line = memref.alloca() {alignment = 64 : i64, pad.line}
//      scf.for %o = ... {
//        ... // runs, whose stores go to %line or are non-temporal
//      }
//      llvm.fence seq_cst
static std::string buildPastCaches(OpBuilder &builder, PadIntoOp,
                                   const FlatPad &pad, int64_t vectorUnits) {
  IndexBuilder index(builder, pad.loc);
  vectorUnits = std::min(vectorUnits, kLineBytes / pad.storage.unitBytes);
  LineRuns runs(builder, pad, vectorUnits);
  bool beginsWithEnd =
      pad.extension.getNeighbour(Extension::Side::Before).nearest.scale != 0;
  auto buildNest = [&](RowLeaf &&leaf) {
    RowNest nest(leaf);
    if (beginsWithEnd)
      nest.prefetch = [&](OpFoldResult source, OpFoldResult) {
        prefetchSource(index, pad, source);
      };
    nest.build();
  };
  // Runs that are in lines are much code, which runs of unknown sizes share.
  if (pad.extension.isFill() ||
      (getConstantIntValue(pad.unitsPerPosition) &&
       getConstantIntValue(pad.axes.back().resultExtent)))
    buildNest(ThreeRuns(runs));
  else
    buildNest(RunByRun(runs));
  // The fence orders the stores before later reads of the result. Weaker
  // fences do not order non-temporal stores on x86-64.
  LLVM::FenceOp::create(builder, pad.loc, LLVM::AtomicOrdering::seq_cst);
  return "non-temporal stores of lines of " + std::to_string(kLineBytes) +
         " bytes";
}

static StringRef getPastCachesProblem(PadIntoOp, const FlatPad &,
                                      int64_t vectorUnits) {
  return vectorUnits < 2 ? "vectors of one unit are no vectors" : "";
}

const VersionLowering mlir::pad::kPastCaches{
    "past-caches", Facts::Rows | Facts::PastCaches,
    lowerRows<buildPastCaches, getPastCachesProblem>};
