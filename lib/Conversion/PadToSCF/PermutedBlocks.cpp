//===- PermutedBlocks.cpp - Blocks as permutations of bytes ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PermutedBlocks.h"
#include "RowPattern.h"
#include "StackMemory.h"
#include "Vectors.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::pad;

/// The vectors that fill what is between blocks.
static constexpr int64_t kFillBytes = 16;

//===----------------------------------------------------------------------===//
// The leaf
//===----------------------------------------------------------------------===//

void PermutedBlocks::build(OpFoldResult source, OpFoldResult result) {
  OpFoldResult zero = index.constant(0), step = planesPerBlock;
  auto getPlane = [&](OpFoldResult o) {
    return getOffset(index, result, o, planeUnits);
  };
  Inside part = {zero, planes.resultExtent};
  if (pad.extension.isFill()) {
    part = planes.getInside(index);
    auto fill = [&](OpFoldResult begin, OpFoldResult end) {
      runs.fill(getPlane(begin), index.mul(index.sub(end, begin), planeUnits));
    };
    fill(zero, part.begin);
    fill(part.end, planes.resultExtent);
  }
  buildLoop(index, part.begin, part.end, step, [&](OpFoldResult begin) {
    // The last block ends with the last plane.
    OpFoldResult o = index.min(begin, index.sub(part.end, step));
    OpFoldResult i = getShownIndex(index, pad, planes, o);
    OpFoldResult from = getOffset(index, source, i, planes.sourceStride);
    if (hasAllRows.isTrue())
      return buildBlock(from, getPlane(o));
    buildLoop(index, zero, rows.resultExtent, rowsPerBlock,
              [&](OpFoldResult row) {
                OpFoldResult begin =
                    index.select(hasAllRows, zero, getRowSource(row));
                buildBlock(index.add(from, begin),
                           getOffset(index, getPlane(o), row, rowUnits));
              });
  });
}

Value PermutedBlocks::getBytes(Value vector) {
  auto type = VectorType::get(kVectorBytes, builder.getI8Type());
  if (vector.getType() == type)
    return vector;
  return vector::BitCastOp::create(builder, loc, type, vector);
}

Value PermutedBlocks::loadBytes(OpFoldResult offset) {
  return getBytes(loadVector(index, pad.source, offset, width));
}

void PermutedBlocks::buildBlock(OpFoldResult source, OpFoldResult result) {
  OpFoldResult zero = index.constant(0), one = index.constant(1),
               vector = index.constant(width);
  auto unitsType = VectorType::get(width, pad.storage.unit);
  auto bytesType = VectorType::get(kVectorBytes, builder.getI8Type());
  Value fill;
  if (pad.extension.isFill())
    fill = getBytes(repeatUnits(index, pad.fill, width));
  buildLoop(index, zero, numVectors, one, [&](OpFoldResult k) {
    Value which =
        loadVector(index, bytes, index.mul(k, kVectorBytes), kVectorBytes);
    OpFoldResult at = index.mul(k, 2);
    OpFoldResult second = loadUnit(index, offsets, index.add(at, one));
    OpFoldResult place =
        index.min(index.mul(k, vector), index.sub(units, vector));
    auto permute = [&](OpFoldResult offset) -> Value {
      return LLVM::CallIntrinsicOp::create(
                 builder, loc, bytesType,
                 builder.getStringAttr("llvm.x86.avx512.permvar.qi.512"),
                 ValueRange{loadBytes(index.add(source, offset)), which})
          .getResult(0);
    };
    auto write = [&](Value permuted) {
      if (unitsType != bytesType)
        permuted = vector::BitCastOp::create(builder, loc, unitsType, permuted);
      storeAt(index, permuted, pad.result, index.add(result, place));
    };
    Value first = permute(loadUnit(index, offsets, at));
    buildIf(
        builder, loc, index.lessThan(second, zero), [&] { write(first); },
        [&] {
          Value isInFirst = arith::CmpIOp::create(
              builder, loc, arith::CmpIPredicate::sge, which,
              arith::ConstantOp::create(
                  builder, loc,
                  DenseElementsAttr::get(bytesType,
                                         builder.getI8IntegerAttr(0))));
          Value other = fill ? fill : permute(second);
          write(arith::SelectOp::create(builder, loc, isInFirst, first, other));
        });
  });
}

//===----------------------------------------------------------------------===//
// The way to write rows
//===----------------------------------------------------------------------===//

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

static StringRef getPermutedBlocksProblem(PadIntoOp op, const FlatPad &shape,
                                          int64_t) {
  if (!shape.has(Facts::LanePermutations))
    return "lanes are not permuted";
  // A block is written with its inside, by one thread.
  if (shape.has(Facts::InPlace))
    return "in place";
  if (!isOnThreadOfFunction(op->getBlock()))
    return "around threads there is no memory for a table";
  return PermutedBlocks::getProblem(shape, shape.storage.count);
}

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <lane_permutations|...>}
//   -> %there = ... // makes a table, see PermutedBlocks
//      scf.if %there {
//        scf.for %o = ... { ... } // see PermutedBlocks
//      } else {
//        pad.pad_into m ins(%s) outs(%r) {pad.facts = <...>}
//      }
static std::string buildPermutedBlocks(OpBuilder &builder, PadIntoOp op,
                                       const FlatPad &outer, int64_t) {
  FlatPad pad = outer;
  Condition areUnpadded = removeOuterBorders(builder, pad);
  // Whole planes of fill alone; small vectors have less code.
  RunBuilder runs(builder, pad, kFillBytes / pad.storage.unitBytes);
  PermutedBlocks leaf(builder, pad, runs);
  Condition isThere = leaf.buildTable(areUnpadded);
  buildIf(
      builder, pad.loc, isThere,
      [&] { RowNest(builder, pad, runs, leaf).build(); },
      [&] {
        setFacts(builder.clone(*op), pad.facts & ~Facts::LanePermutations);
      });
  return ("planes or rows of up to " + Twine(PermutedBlocks::kMaxVectors) +
          " vectors of " + Twine(PermutedBlocks::kVectorBytes) +
          " bytes as permutations of their bytes, if they are many")
      .str();
}

const RowLowering mlir::pad::kPermutedBlocks{
    "permuted-blocks", getPermutedBlocksProblem, buildPermutedBlocks};
