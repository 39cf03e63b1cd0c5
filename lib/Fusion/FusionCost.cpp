//===- FusionCost.cpp - Whether a pad is worth fusing ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pad that stays in a cache is written at 10 ps a byte, and a consumer that
// is cut has other costs: parts at the ends of rows that are narrower than a
// vector, pads of a few elements for each part, and planes of the source that
// lie a multiple of a page apart, which the padded ones do not. The numbers are
// the larger ones of an Intel Xeon and an AMD EPYC with AVX-512, see
// docs/Performance.md.
//
//===----------------------------------------------------------------------===//

#include "FusionCost.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;
using linalg::LinalgOp;

/// Times in picoseconds. To write a byte and read it again, where the pad stays
/// in a cache, and where it does not or its memory is new to the process:
static constexpr double kCachedByte = 10, kUncachedByte = 80;
/// An element that is read in a part narrower than a vector, where the consumer
/// keeps a sum in memory and where it does not:
static constexpr double kNarrowSum = 8000, kNarrowRead = 600;
/// The memory and the loops of one more pad:
static constexpr double kPart = 100'000;

/// Bytes of a pad that takes as long as one that does not stay in a cache,
/// since `malloc` gets its memory from the system and gives it back.
static constexpr int64_t kCacheBytes = 128 << 10;
/// Elements of a vector.
static constexpr int64_t kVector = 16;
/// Bytes after which the sets of a cache come again, and how many lines of one
/// set are kept.
static constexpr int64_t kPageBytes = 4096, kWays = 8;

/// The bytes of an element; 8 for types of other sizes.
static int64_t getElementBytes(PadOp pad) {
  Type type = pad.getResultType().getElementType();
  return type.isIntOrFloat() ? llvm::divideCeil(type.getIntOrFloatBitWidth(), 8)
                             : 8;
}

/// The outermost loop of `op` that `expr` is made of.
static std::optional<unsigned> getOutermostLoop(LinalgOp op, AffineExpr expr) {
  for (unsigned dim : llvm::seq(op.getNumLoops()))
    if (expr.isFunctionOfDim(dim))
      return dim;
  return std::nullopt;
}

/// An axis whose positions the owner of `operand` reads inside of its loop
/// along rows, and which lie a multiple of a page apart in the source of `pad`
/// only.
static std::optional<int64_t> findAxisOfPages(PadOp pad, OpOperand *operand) {
  auto op = cast<LinalgOp>(operand->getOwner());
  AffineMap map = op.getMatchingIndexingMap(operand);
  ArrayRef<int64_t> source = pad.getSourceType().getShape();
  ArrayRef<int64_t> result = pad.getResultType().getShape();
  int64_t rank = pad.getRank();
  if (rank == 0)
    return std::nullopt;
  std::optional<unsigned> row = getOutermostLoop(op, map.getResult(rank - 1));
  int64_t near = getElementBytes(pad), far = near;
  for (int64_t axis = rank - 2; axis >= 0; --axis) {
    near *= source[axis + 1];
    far *= result[axis + 1];
    std::optional<unsigned> loop = getOutermostLoop(op, map.getResult(axis));
    if (row && loop && *loop > *row && source[axis] >= kWays &&
        near % kPageBytes == 0 && far % kPageBytes != 0)
      return axis;
  }
  return std::nullopt;
}

/// How many elements `read` takes in parts that are narrower than a vector.
/// Loops of unknown length count as one.
static int64_t countNarrow(int64_t rank, const CutRead &read) {
  auto op = cast<LinalgOp>(read.operand->getOwner());
  int64_t iterations = 1;
  for (int64_t count : op.getStaticLoopRanges())
    if (!ShapedType::isDynamic(count))
      iterations *= count;
  int64_t narrow = 0;
  for (const Cut &cut : read.cuts)
    if (cut.axis == rank - 1)
      for (int64_t width : {cut.begin, cut.count - cut.end})
        if (width < kVector)
          narrow += width * (iterations / cut.count);
  return narrow;
}

/// The bytes of `pad`, which has a static shape.
static int64_t getBytes(PadOp pad) {
  return ShapedType::getNumElements(pad.getResultType().getShape()) *
         getElementBytes(pad);
}

bool mlir::pad::isComputedInPlace(PadOp pad) {
  Operation *producer = pad.getSource().getDefiningOp();
  auto isUsedByPad = [&](Operation *user) {
    return user == pad || isa<tensor::DimOp>(user);
  };
  auto isNotNegative = [](OpFoldResult amount) {
    return getConstantIntValue(amount).value_or(-1) >= 0;
  };
  return isa_and_present<DestinationStyleOpInterface, LoopLikeOpInterface,
                         tensor::ConcatOp>(producer) &&
         llvm::all_of(pad.getSource().getUsers(), isUsedByPad) &&
         producer->getBlock() == pad->getBlock() &&
         llvm::all_of(pad.getLowPerAxis(), isNotNegative) &&
         llvm::all_of(pad.getHighPerAxis(), isNotNegative);
}

bool mlir::pad::exceedsCache(PadOp pad) {
  return pad.getResultType().hasStaticShape() && getBytes(pad) >= kCacheBytes;
}

bool mlir::pad::isSmallPart(PadOp pad, int64_t numElements) {
  return numElements * getElementBytes(pad) < kCacheBytes &&
         numElements <= pad.getResultType().getNumElements() / 2;
}

std::string mlir::pad::getReasonNotToCut(PadOp pad, ArrayRef<CutRead> reads) {
  int64_t bytes = getBytes(pad);
  double ofByte = exceedsCache(pad) ? kUncachedByte : kCachedByte;
  // Then the border alone is written, in memory that the source needs anyway.
  bool isInPlace = isComputedInPlace(pad);
  if (isInPlace) {
    bytes -= pad.getSourceType().getNumElements() * getElementBytes(pad);
    ofByte = kCachedByte;
  }
  double written = bytes * ofByte;
  double cut = 0;
  int64_t narrow = 0, parts = 0;
  for (const CutRead &read : reads) {
    if (std::optional<int64_t> axis = findAxisOfPages(pad, read.operand))
      return ("the positions along axis " + Twine(*axis) +
              " of the source lie a multiple of 4096 bytes apart, in the same "
              "sets of a cache, and those of the pad do not")
          .str();
    int64_t count = countNarrow(pad.getRank(), read);
    bool hasSums =
        cast<LinalgOp>(read.operand->getOwner()).getNumReductionLoops() != 0;
    cut += count * (hasSums ? kNarrowSum : kNarrowRead);
    narrow += count;
    for (const Cut &at : read.cuts)
      parts += (at.begin != 0) + (at.end != at.count);
  }
  cut += parts * kPart;
  if (cut < written)
    return "";
  return ("writing " + Twine(isInPlace ? "the " : "its ") + Twine(bytes) +
          " bytes " + (isInPlace ? "of its border " : "") +
          "is expected to take less than " + Twine(parts) + " more pads and " +
          Twine(narrow) +
          " elements that are read in parts narrower than a vector")
      .str();
}
