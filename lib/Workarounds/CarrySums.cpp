//===- CarrySums.cpp - Sums that loops carry ------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Flat/LinalgElement.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Overlap.h"
#include "pad/Utils/VectorBytes.h"
#include "pad/Utils/Zero.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CARRYSUMSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;
using linalg::LinalgOp;

/// Sums that are added up at the same time: an addition takes as long as four.
static constexpr int64_t kMaxSums = 4;

/// Whether the loops of `op` that add up are `numInner` loops from the
/// innermost one, none of them is one of the results, and each result is alone
/// in its array.
static bool addsUp(LinalgOp op, unsigned numInner) {
  if (!op.hasPureBufferSemantics() || op.getNumReductionLoops() == 0)
    return false;
  SmallVector<unsigned> sumLoops;
  op.getReductionDims(sumLoops);
  if (sumLoops.front() + sumLoops.size() + numInner != op.getNumLoops())
    return false;
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    return llvm::none_of(sumLoops,
                         [&](unsigned k) { return map.isFunctionOfDim(k); }) &&
           llvm::none_of(op->getOpOperands(), [&](OpOperand &other) {
             return &other != &output &&
                    isa<MemRefType>(other.get().getType()) &&
                    areViewsOfOneArray(other.get(), output.get());
           });
  });
}

namespace {

/// Builds loops that carry the sums of an op.
class SumLoops {
public:
  SumLoops(RewriterBase &rewriter, LinalgOp op)
      : index(rewriter, op.getLoc()), op(op),
        extents(getLoopExtents(rewriter, op)), lastLoop(op.getNumLoops() - 1) {}

  /// Builds loops over elements.
  void buildElements() {
    LinalgElement element(index.getBuilder(), op, extents);
    buildOuterLoops(element, 0, op.getNumParallelLoops(),
                    [&] { element.store(); });
  }

  /// Builds loops over rows of vectors of `lanes` elements along the last loop.
  /// If types tell the extent of a row, it is not less.
  void buildRows(int64_t lanes);

private:
  void buildOuterLoops(LinalgElement &element, unsigned loop, unsigned end,
                       function_ref<void()> body);
  void buildKnownRow(LinalgElement &element, int64_t extent, int64_t lanes);
  void buildUnknownRow(LinalgElement &element, int64_t lanes);
  /// Builds `count` vectors of `lanes` elements from `begin` on, the last of
  /// which ends no later than `end`.
  void buildVectors(LinalgElement &element, OpFoldResult begin, int64_t count,
                    int64_t lanes, OpFoldResult end);

  IndexBuilder index;
  LinalgOp op;
  SmallVector<OpFoldResult> extents;
  unsigned lastLoop;
};

} // namespace

/// Builds the loops from `loop` to `end`, around `body`.
void SumLoops::buildOuterLoops(LinalgElement &element, unsigned loop,
                               unsigned end, function_ref<void()> body) {
  if (loop == end)
    return body();
  buildLoop(index, index.constant(0), extents[loop], index.constant(1),
            [&](OpFoldResult position) {
              element.setPosition(loop, position);
              buildOuterLoops(element, loop + 1, end, body);
            });
}

void SumLoops::buildVectors(LinalgElement &element, OpFoldResult begin,
                            int64_t count, int64_t lanes, OpFoldResult end) {
  SmallVector<OpFoldResult> places;
  for (int64_t k : llvm::seq(count)) {
    OpFoldResult place = index.add(begin, k * lanes);
    places.push_back(index.min(place, index.sub(end, lanes)));
  }
  for (auto [place, vector] : llvm::zip_equal(places, element.build(places)))
    element.store(vector, place);
}

/// The last vector ends with the row. If it has elements of the vector before,
/// both are added up in the same loop, from the same elements.
void SumLoops::buildKnownRow(LinalgElement &element, int64_t extent,
                             int64_t lanes) {
  int64_t count = llvm::divideCeil(extent, lanes);
  int64_t last = count % kMaxSums;
  if (last == 1 && extent % lanes != 0 && count > 1)
    last += kMaxSums;
  int64_t first = (count - last) * lanes;
  OpFoldResult end = index.constant(extent);
  buildLoop(index, index.constant(0), index.constant(first),
            index.constant(kMaxSums * lanes), [&](OpFoldResult begin) {
              buildVectors(element, begin, kMaxSums, lanes, end);
            });
  if (last > 0)
    buildVectors(element, index.constant(first), last, lanes, end);
}

/// The elements behind the last whole vector are added up before the others, in
/// a vector that ends with the row, and stored behind them:
///
///   %last = scf.if %hasRest -> vector<8xf32> { ... } else { ... }
///   scf.for ... { ... } // four vectors at a time
///   scf.for ... { ... } // one at a time
///   scf.if %hasRest { vector.store %last }
void SumLoops::buildUnknownRow(LinalgElement &element, int64_t lanes) {
  OpFoldResult extent = extents[lastLoop], end = index.sub(extent, lanes);
  OpFoldResult rest = index.modPowerOfTwo(extent, lanes);
  OpFoldResult whole = index.sub(extent, rest);
  OpFoldResult ofFour =
      index.sub(whole, index.modPowerOfTwo(whole, kMaxSums * lanes));
  Condition hasRest = index.lessThan(0, rest);
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  Value last =
      scf::IfOp::create(
          builder, loc, index.materialize(hasRest),
          [&](OpBuilder &, Location) {
            scf::YieldOp::create(builder, loc, element.build(end));
          },
          [&](OpBuilder &, Location) {
            Type element = getElementTypeOrSelf(op.getDpsInits().front());
            scf::YieldOp::create(
                builder, loc,
                createZero(builder, loc, VectorType::get({lanes}, element)));
          })
          .getResult(0);
  auto buildVectorLoop = [&](OpFoldResult from, OpFoldResult to,
                             int64_t count) {
    buildLoop(index, from, to, index.constant(count * lanes),
              [&](OpFoldResult begin) {
                buildVectors(element, begin, count, lanes, extent);
              });
  };
  buildVectorLoop(index.constant(0), ofFour, kMaxSums);
  buildVectorLoop(ofFour, whole, 1);
  buildIf(index, hasRest, [&] { element.store(last, end); });
}

void SumLoops::buildRows(int64_t lanes) {
  OpBuilder &builder = index.getBuilder();
  unsigned numOuter = op.getNumParallelLoops() - 1;
  OpFoldResult extent = extents[lastLoop];
  int64_t known = op.getStaticLoopRanges()[lastLoop];
  LinalgElement vectors(builder, op, extents, lastLoop, lanes);
  if (!ShapedType::isDynamic(known))
    return buildOuterLoops(vectors, 0, numOuter,
                           [&] { buildKnownRow(vectors, known, lanes); });
  LinalgElement element(builder, op, extents);
  buildIf(
      index, index.lessEqual(lanes, extent),
      [&] {
        buildOuterLoops(vectors, 0, numOuter,
                        [&] { buildUnknownRow(vectors, lanes); });
      },
      [&] {
        buildOuterLoops(element, 0, numOuter, [&] {
          buildOuterLoops(element, lastLoop, lastLoop + 1,
                          [&] { element.store(); });
        });
      });
}

/// Lowers `op` to loops that carry its sums, if it is of that kind, and returns
/// whether it is.
static bool carrySums(RewriterBase &rewriter, LinalgOp op,
                      int64_t vectorBytes) {
  rewriter.setInsertionPoint(op);
  if (addsUp(op, /*numInner=*/0)) {
    SumLoops(rewriter, op).buildElements();
    rewriter.eraseOp(op);
    return true;
  }
  if (!addsUp(op, /*numInner=*/1) || op.getNumDpsInits() != 1)
    return false;
  unsigned row = op.getNumLoops() - 1;
  int64_t lanes = getRowLanes(op, row, getVectorBytes(op, vectorBytes));
  int64_t extent = op.getStaticLoopRanges()[row];
  if (!ShapedType::isDynamic(extent))
    lanes = std::min<int64_t>(lanes, llvm::bit_floor(uint64_t(extent)));
  AffineMap result = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (lanes < 2 || !result.isFunctionOfDim(row))
    return false;
  SumLoops(rewriter, op).buildRows(lanes);
  rewriter.eraseOp(op);
  return true;
}

namespace {

struct CarrySumsPass final : pad::impl::CarrySumsPassBase<CarrySumsPass> {
  using Base::Base;

  void runOnOperation() final {
    if (failed(verifyVectorBytes([&] { return getOperation()->emitError(); },
                                 vectorBytes)))
      return signalPassFailure();
    SmallVector<LinalgOp> ops;
    getOperation()->walk([&](LinalgOp op) { ops.push_back(op); });
    IRRewriter rewriter(&getContext());
    for (LinalgOp op : ops)
      numLowered += carrySums(rewriter, op, vectorBytes);
  }
};

} // namespace
