//===- PermutedBlocks.cpp - Blocks as permutations of bytes ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PermutationTable.h"
#include "RowNest.h"
#include "RowPattern.h"
#include "StackMemory.h"

using namespace mlir;
using namespace mlir::pad;

/// The vectors that fill what is between blocks.
static constexpr int64_t kFillBytes = 16;

namespace {

/// Writes all planes that lie side by side, block by block.
class PermutedBlocks final : public RowLeaf {
public:
  PermutedBlocks(OpBuilder &builder, const FlatPad &pad,
                 PermutationTable &table, RunBuilder &runs)
      : index(builder, pad.loc), pad(pad), table(table), runs(runs) {}

  size_t getAxis() const final {
    return pad.axes.size() > 2 ? pad.axes.size() - 3 : 0;
  }

  void build(OpFoldResult source, OpFoldResult result) final;

private:
  IndexBuilder index;
  const FlatPad &pad;
  PermutationTable &table;
  RunBuilder &runs;
};

} // namespace

void PermutedBlocks::build(OpFoldResult source, OpFoldResult result) {
  const FlatAxis &planes = table.planes;
  OpFoldResult zero = index.constant(0), step = table.planesPerBlock;
  auto getPlane = [&](OpFoldResult o) {
    return index.add(result, index.mul(o, table.planeUnits));
  };
  Inside part = {zero, planes.resultExtent};
  if (pad.extension.isFill()) {
    part = planes.getInside(index);
    auto fill = [&](OpFoldResult begin, OpFoldResult end) {
      runs.fill(getPlane(begin),
                index.mul(index.sub(end, begin), table.planeUnits));
    };
    fill(zero, part.begin);
    fill(part.end, planes.resultExtent);
  }
  buildLoop(index, part.begin, part.end, step, [&](OpFoldResult begin) {
    // The last block ends with the last plane.
    OpFoldResult o = index.min(begin, index.sub(part.end, step));
    OpFoldResult i = pad.extension.isFill()
                         ? index.sub(o, planes.low)
                         : planes.getSourceWithinReach(index, pad.extension, o);
    OpFoldResult from = index.add(source, index.mul(i, planes.sourceStride));
    if (table.hasAllRows.isTrue())
      return table.buildBlock(from, getPlane(o));
    buildLoop(index, zero, table.rows.resultExtent, table.rowsPerBlock,
              [&](OpFoldResult row) {
                OpFoldResult begin = index.select(table.hasAllRows, zero,
                                                  table.getRowSource(row));
                table.buildBlock(
                    index.add(from, begin),
                    index.add(getPlane(o), index.mul(row, table.rowUnits)));
              });
  });
}

/// Removes the borders of `pad` along axes outside of planes, which would have
/// more code than they are worth, and returns whether there are none.
static Condition removeOuterBorders(OpBuilder &builder, FlatPad &pad) {
  IndexBuilder index(builder, pad.loc);
  OpFoldResult zero = index.constant(0);
  Condition areNone = true;
  for (size_t k = 0; k + 3 < pad.axes.size(); ++k) {
    FlatAxis &axis = pad.axes[k];
    for (OpFoldResult amount : {axis.low, axis.high})
      areNone = index.conjunction(areNone, index.equal(amount, zero));
    axis.low = axis.high = zero;
    axis.resultExtent = axis.sourceExtent;
  }
  return areNone;
}

namespace {

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <lane_permutations|...>}
//   -> %there = ... // makes a table, see PermutationTable
//      scf.if %there {
//        scf.for %o = ... { ... } // see PermutedBlocks
//      } else {
//        pad.pad_into m ins(%s) outs(%r) {pad.facts = <...>}
//      }
struct LowerToPermutedBlocks final : OpRewritePattern<PadIntoOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBeLowered(rewriter, op)))
      return failure();
    if (!bitEnumContainsAll(getFacts(op),
                            Facts::Rows | Facts::LanePermutations))
      return rewriter.notifyMatchFailure(op, "lanes are not permuted");
    FailureOr<FlatPad> shape = FlatPad::getShape(op);
    if (failed(shape))
      return rewriter.notifyMatchFailure(op, kRowsProblem);
    StringRef problem = PermutationTable::getProblem(*shape);
    // A block is written with its inside, by one thread.
    if (shape->has(Facts::InPlace))
      problem = "in place";
    else if (!isOnThreadOfFunction(rewriter))
      problem = "around threads there is no memory for a table";
    if (!problem.empty())
      return rewriter.notifyMatchFailure(op, problem);
    reportLoops(
        op, "planes or rows of up to " + Twine(PermutationTable::kMaxVectors) +
                " vectors of " + Twine(PermutationTable::kVectorBytes) +
                " bytes as permutations of their bytes, if they are many");
    replaceByLoops(rewriter, op, [&] {
      Value fill;
      if (shape->extension.isFill())
        fill = getFill(rewriter, op);
      FlatPad pad = FlatPad::read(rewriter, op)->getInUnits(rewriter, fill);
      Condition areUnpadded = removeOuterBorders(rewriter, pad);
      PermutationTable table(rewriter, pad);
      Condition isThere = table.build(areUnpadded);
      buildIf(
          rewriter, pad.loc, isThere,
          [&] {
            // Whole planes of fill alone; small vectors have less code.
            RunBuilder runs(rewriter, pad, kFillBytes / pad.storage.unitBytes);
            PermutedBlocks leaf(rewriter, pad, table, runs);
            RowNest(rewriter, pad, runs, leaf).build();
          },
          [&] {
            setFacts(rewriter.clone(*op),
                     getFacts(op) & ~Facts::LanePermutations);
          });
    });
    return success();
  }
};

} // namespace

void mlir::pad::populatePermutedBlocksPattern(RewritePatternSet &patterns,
                                              PatternBenefit benefit) {
  patterns.addWithLabel<LowerToPermutedBlocks>({"permuted-blocks"},
                                               patterns.getContext(), benefit);
}
