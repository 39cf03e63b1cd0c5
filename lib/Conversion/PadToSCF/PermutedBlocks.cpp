//===- PermutedBlocks.cpp - Blocks as permutations of bytes ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PermutedBlocks.h"
#include "Vectors.h"
#include "VersionLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Flat/FlatView.h"
#include "pad/Utils/VectorBytes.h"

using namespace mlir;
using namespace mlir::pad;

/// The vectors that fill what is between blocks.
static constexpr int64_t kFillBytes = 16;

//===----------------------------------------------------------------------===//
// The leaf
//===----------------------------------------------------------------------===//

void PermutedBlocks::build(OpFoldResult source, OpFoldResult result) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  auto getPlane = [&](OpFoldResult o) {
    return index.offset(result, o, planes.resultStride);
  };
  if (pad.extension.isFill()) {
    Inside inside = planes.getInside(index);
    auto fill = [&](OpFoldResult begin, OpFoldResult end) {
      if (!planes.resultIsDense)
        return buildLoop(index, begin, end, one, [&](OpFoldResult o) {
          runs.fill(getPlane(o), planeUnits);
        });
      OpFoldResult to = getPlane(begin);
      runs.fill(to, index.mul(index.sub(end, begin), planeUnits));
    };
    fill(zero, inside.begin);
    fill(inside.end, planes.resultExtent);
  }
  if (hasAllRows.isTrue())
    return buildAxis(planes, source, result);
  auto select = [&](OpFoldResult FlatAxis::*number) {
    return index.select(hasAllRows, planes.*number, rows.*number);
  };
  FlatAxis axis = {select(&FlatAxis::sourceExtent),
                   select(&FlatAxis::resultExtent),
                   select(&FlatAxis::low),
                   select(&FlatAxis::high),
                   select(&FlatAxis::sourceStride),
                   index.select(hasAllRows, planes.resultStride, rowUnits)};
  buildLoop(index, zero, index.select(hasAllRows, one, planes.resultExtent),
            one, [&](OpFoldResult o) {
              OpFoldResult i = getShownIndex(index, pad, planes, o);
              OpFoldResult plane = index.offset(source, i, planes.sourceStride);
              OpFoldResult from = index.select(hasAllRows, source, plane);
              buildAxis(axis, from, getPlane(o));
            });
}

void PermutedBlocks::buildAxis(const FlatAxis &axis, OpFoldResult source,
                               OpFoldResult result) {
  OpFoldResult zero = index.constant(0), one = index.constant(1),
               step = planesPerBlock;
  Inside inside = axis.getInside(index);
  OpFoldResult ofPair = index.mul(step, 2);
  OpFoldResult numPairs =
      index.ceilDiv(index.sub(inside.end, inside.begin), ofPair);
  OpFoldResult numBorderPairs = zero;
  if (!pad.extension.isFill())
    numBorderPairs =
        index.max(inside.begin, index.sub(axis.resultExtent, inside.end));
  OpFoldResult sourceStep = getByteCount(index.mul(axis.sourceStride, step));
  OpFoldResult resultStep = getByteCount(index.mul(axis.resultStride, step));
  // The last iteration writes the inside.
  auto buildPairs = [&] {
    buildLoop(
        index, zero, index.add(numBorderPairs, one), one, [&](OpFoldResult k) {
          Condition isInside = index.equal(k, numBorderPairs);
          OpFoldResult first = index.select(isInside, inside.begin, k);
          OpFoldResult second =
              index.sub(inside.end, index.mul(numPairs, step));
          second =
              index.select(isInside, second,
                           index.sub(index.sub(axis.resultExtent, one), k));
          OpFoldResult positions[] = {first, second};
          SmallVector<OpFoldResult> sources, results;
          for (OpFoldResult o : positions) {
            OpFoldResult i = getShownIndex(index, pad, axis, o);
            // As numbers that loops carry, addresses stay in registers, where
            // bases and offsets do not.
            sources.push_back(getAddress(
                index, pad.source, index.offset(source, i, axis.sourceStride),
                pad.storage.unitBytes));
            results.push_back(getAddress(
                index, pad.result, index.offset(result, o, axis.resultStride),
                pad.storage.unitBytes));
          }
          // An address counts the pairs: one register less.
          OpFoldResult numBlocks = index.select(isInside, numPairs, one);
          OpFoldResult end =
              index.add(results[0], index.mul(numBlocks, resultStep));
          Value lower = index.materialize(results[0]);
          Value upper = index.materialize(end);
          Value distance = index.materialize(resultStep);
          scf::ForOp::create(
              builder, loc, lower, upper, distance,
              ValueRange{index.materialize(sources[0]),
                         index.materialize(sources[1]),
                         index.materialize(results[1])},
              [&](OpBuilder &, Location, Value first, ValueRange others) {
                buildBlocks({{others[0], first}, {others[1], others[2]}});
                auto advance = [&](Value address, OpFoldResult step) {
                  return index.materialize(index.add(address, step));
                };
                scf::YieldOp::create(builder, loc,
                                     {advance(others[0], sourceStep),
                                      advance(others[1], sourceStep),
                                      advance(others[2], resultStep)});
              });
        });
  };
  buildOutlined(builder, loc, "pad_permuted_blocks", buildPairs);
}

void PermutedBlocks::buildBlocks(ArrayRef<Block> blocks) {
  OpFoldResult zero = index.constant(0), vector = index.constant(kVectorBytes);
  OpFoldResult last = index.sub(getByteCount(units), vector);
  Value fill;
  if (pad.extension.isFill())
    fill = getBytes(repeatUnits(index, pad.fill, width));
  buildLoop(
      index, zero, index.mul(numVectors, vector), vector, [&](OpFoldResult k) {
        Value entry = loadVector(index, bytes, k, kVectorBytes);
        auto permute = [&](OpFoldResult address) -> Value {
          Value source =
              LLVM::LoadOp::create(builder, loc, bytesType, getPointer(address),
                                   /*alignment=*/1);
          return LLVM::CallIntrinsicOp::create(
                     builder, loc, bytesType,
                     builder.getStringAttr("llvm.x86.avx512.permvar.qi.512"),
                     ValueRange{source, entry})
              .getResult(0);
        };
        auto write = [&](const Block &block, Value permuted) {
          OpFoldResult at = index.add(block.result, index.min(k, last));
          if (pad.prefetchesResult)
            LLVM::Prefetch::create(builder, loc,
                                   getPointer(index.add(at, kPrefetchedBytes)),
                                   /*rw=*/1, /*hint=*/3, /*cache=*/1);
          for (int64_t begin = 0; begin < kVectorBytes; begin += storeBytes) {
            auto lanes = llvm::seq<int64_t>(begin, begin + storeBytes);
            Value part = vector::ShuffleOp::create(
                builder, loc, permuted, permuted, llvm::to_vector(lanes));
            LLVM::StoreOp::create(builder, loc, part,
                                  getPointer(index.add(at, begin)),
                                  /*alignment=*/1);
          }
        };
        std::pair<OpFoldResult, OpFoldResult> offsets = loadOffsets(entry);
        auto writeFromOne = [&] {
          for (const Block &block : blocks)
            write(block, permute(index.add(block.source, offsets.first)));
        };
        auto writeFromTwo = [&] {
          Value isSecond = arith::CmpIOp::create(
              builder, loc, arith::CmpIPredicate::slt, entry, splatByte(0));
          for (const Block &block : blocks) {
            Value first = permute(index.add(block.source, offsets.first));
            Value second =
                fill ? fill : permute(index.add(block.source, offsets.second));
            write(block, arith::SelectOp::create(builder, loc, isSecond, second,
                                                 first));
          }
        };
        if (fill)
          return writeFromTwo();
        buildIf(index, index.lessThan(offsets.second, zero), writeFromOne,
                writeFromTwo);
      });
}

Value PermutedBlocks::getPointer(OpFoldResult address) {
  Value number = arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                            index.materialize(address));
  return LLVM::IntToPtrOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext()), number);
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
  // A block is written with its inside, by one thread.
  if (shape.has(Facts::InPlace))
    return "in place";
  if (!isOnThreadOfFunction(op->getBlock()))
    return "around threads there is no memory for a table";
  return PermutedBlocks::getProblem(
      shape, shape.storage.count,
      {op.getSource().getType(), op.getInit().getType()});
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
  PermutedBlocks leaf(runs, getPermutedStoreBytes(op),
                      getWideVectorBytes(op, /*option=*/0));
  Condition isThere = leaf.buildTable(areUnpadded);
  IndexBuilder index(builder, pad.loc);
  buildIf(
      index, isThere, [&] { RowNest(leaf).build(); },
      [&] {
        setFacts(builder.clone(*op), pad.facts & ~Facts::LanePermutations);
      });
  return ("planes or rows of up to " + Twine(PermutedBlocks::kMaxVectors) +
          " vectors of " + Twine(PermutedBlocks::kVectorBytes) +
          " bytes as permutations of their bytes, if they are many")
      .str();
}

const VersionLowering mlir::pad::kPermutedBlocks{
    "permuted-blocks", Facts::Rows | Facts::LanePermutations,
    lowerRows<buildPermutedBlocks, getPermutedBlocksProblem>};
