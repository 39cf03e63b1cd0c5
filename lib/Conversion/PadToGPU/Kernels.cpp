//===- Kernels.cpp - Which kernels an op has ------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "KernelBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "pad/Flat/FlatAdjoint.h"
#include "pad/Flat/FlatView.h"
#include "pad/Utils/AxisBorders.h"
#include "pad/Utils/Border.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

/// Sums of three such numbers and a few vectors fit 32 bits.
static constexpr int64_t kMaxSmallIndex = int64_t(1) << 29;

/// The storage of elements as kernels move them: units are integers of their
/// size. Bits are shifted, and a device need not have floats of 64 bits to move
/// them.
static Storage getIntegerStorage(Type elementType) {
  Storage storage = *getStorage(elementType);
  storage.unit =
      IntegerType::get(elementType.getContext(), 8 * storage.unitBytes);
  return storage;
}

//===----------------------------------------------------------------------===//
// Arrays in elements
//===----------------------------------------------------------------------===//

/// The units of `buffer`, which has strides: a view of rank 1 of all its
/// memory, the offset of the first element in it, and the strides. An element
/// may have several units, so the view has no offset, which would count
/// elements.
static FlatView getUnitBuffer(OpBuilder &builder, Location loc, Value buffer,
                              const Storage &storage) {
  IndexBuilder index(builder, loc);
  FlatView flat = FlatView::get(builder, loc, buffer);
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
  OpFoldResult first = metadata.getConstifiedMixedOffset();
  OpFoldResult begin = index.sub(first, flat.offset);
  OpFoldResult size = index.add(
      begin, memref::DimOp::create(builder, loc, flat.view, 0).getResult());
  Value view = getMemoryView(builder, loc, buffer, size);
  OpFoldResult count = index.constant(storage.count);
  FlatView units{castToUnitBuffer(builder, loc, view, storage),
                 {},
                 index.mul(first, count)};
  for (OpFoldResult stride : flat.strides)
    units.strides.push_back(index.mul(stride, count));
  return units;
}

/// `spec`, a pad or an adjoint, with the axes and strides that it has. The
/// row's positions are of one element.
static FlatPad getElementPad(OpBuilder &builder, const PadSpec &spec,
                             const Storage &storage) {
  Location loc = spec.loc;
  FlatPad pad(loc, spec.mode, storage);
  FlatView source = getUnitBuffer(builder, loc, spec.source, storage);
  FlatView result = getUnitBuffer(builder, loc, spec.init, storage);
  pad.source = source.view;
  pad.result = result.view;
  pad.sourceOffset = source.offset;
  pad.resultOffset = result.offset;
  pad.unitsPerPosition = IndexBuilder(builder, loc).constant(storage.count);
  auto sourceSizes = memref::getMixedSizes(builder, loc, spec.source);
  auto resultSizes = memref::getMixedSizes(builder, loc, spec.init);
  for (auto [sourceExtent, resultExtent, low, high, sourceStride,
             resultStride] :
       llvm::zip_equal(sourceSizes, resultSizes, spec.low, spec.high,
                       source.strides, result.strides))
    pad.axes.push_back({sourceExtent, resultExtent, low, high, sourceStride,
                        resultStride,
                        /*sourceIsDense=*/false, /*resultIsDense=*/false});
  return pad;
}

//===----------------------------------------------------------------------===//
// Kernels of pads and of adjoints
//===----------------------------------------------------------------------===//

/// Builds the kernel of a pad or an adjoint, of which `pad.facts` hold.
using BuildKernel = function_ref<void(const FlatPad &pad)>;

/// Builds the kernel of `pad`, of which `facts` hold too. Emits a remark: all
/// facts of the kernel, and how its threads write.
static void buildKernel(FlatPad pad, Facts facts, BuildKernel build) {
  pad.facts = pad.facts | facts;
  StringRef how = !pad.has(Facts::Rows) ? "element by element"
                  : pad.has(Facts::VectorsCrossRows)
                      ? "vectors of 16 bytes "
                        "across the ends of rows"
                      : "rows in vectors of 16 bytes";
  StringRef where = pad.has(Facts::InPlace) ? "all faces of the border, " : "";
  remark::passed(pad.loc,
                 remark::RemarkOpts::name("convert-pad-to-gpu").category("pad"))
      << (stringifyFacts(pad.facts) + ": " + where + how).str();
  build(pad);
}

/// Whether 32 bits suffice for the indices of `pad`.
static Condition areIndicesSmall(IndexBuilder &index, const FlatPad &pad) {
  if (pad.has(Facts::SmallIndices))
    return true;
  Condition isSmall = true;
  OpFoldResult limit = index.constant(kMaxSmallIndex);
  OpFoldResult least = index.constant(-kMaxSmallIndex);
  auto check = [&](OpFoldResult number) {
    isSmall = index.conjunction(isSmall, index.lessEqual(number, limit));
    isSmall = index.conjunction(isSmall, index.lessEqual(least, number));
  };
  auto getNumbers = [](const FlatAxis &axis) {
    return std::array{axis.sourceExtent, axis.resultExtent, axis.low};
  };
  for (const FlatAxis &axis : pad.axes)
    llvm::for_each(getNumbers(axis), check);
  // Buffers of that size exist, so no product wraps.
  OpFoldResult outer = index.constant(1);
  for (const FlatAxis &axis : ArrayRef(pad.axes).drop_back())
    outer = index.mul(outer, axis.resultExtent);
  check(outer);
  check(pad.unitsPerPosition);
  for (OpFoldResult number : getNumbers(pad.axes.back()))
    check(index.mul(number, pad.unitsPerPosition));
  return isSmall;
}

/// Builds the kernels that write `pad`, of getElementPad, unit by unit.
static void buildElementKernels(OpBuilder &builder, const FlatPad &pad,
                                BuildKernel build) {
  constexpr Facts elements = Facts::Elements;
  IndexBuilder index(builder, pad.loc);
  buildIf(
      index, areIndicesSmall(index, pad),
      [&] { buildKernel(pad, elements | Facts::SmallIndices, build); },
      [&] { buildKernel(pad, elements, build); });
}

/// The facts of all kernels that write rows in vectors.
static constexpr Facts kRowFacts =
    Facts::Fits | Facts::Rows | Facts::SmallIndices;

//===----------------------------------------------------------------------===//
// Pads
//===----------------------------------------------------------------------===//

/// Longer rows have nine tenths of their bytes in whole vectors.
static constexpr int64_t kMaxRowBytes = 160;

/// The rows that a vector has units of, at most, where extents are known.
static constexpr int64_t kMaxKnownRowsOfVector = 8;

/// Units of a result that 32 bits count, with a few vectors more.
static constexpr int64_t kMaxUnits = int64_t(1) << 30;

/// Whether vectors of the result of `pad` should begin in one row and end in
/// another: rows are short and lie without a gap, so that vectors that end with
/// a row would be few and not whole, and integers of 32 bits count the units of
/// the result. Rows have half a vector at least if their extent is not known.
static Condition shouldVectorsCrossRows(IndexBuilder &index,
                                        const FlatPad &pad) {
  // The rows of a border are those of its faces, which lie apart.
  if (pad.has(Facts::InPlace) || pad.axes.size() == 1 || !pad.hasDenseResult())
    return false;
  int64_t lanes = kVectorBytes / pad.storage.unitBytes;
  OpFoldResult rowUnits =
      index.mul(pad.axes.back().resultExtent, pad.unitsPerPosition);
  int64_t least = getConstantIntValue(rowUnits)
                      ? llvm::divideCeil(lanes - 1, kMaxKnownRowsOfVector - 1)
                      : lanes / 2;
  Condition isShort = index.lessEqual(least, rowUnits);
  isShort = index.conjunction(
      isShort, index.lessEqual(rowUnits, kMaxRowBytes / pad.storage.unitBytes));
  OpFoldResult units = rowUnits;
  for (const FlatAxis &axis : ArrayRef(pad.axes).drop_back())
    units = index.mul(units, axis.resultExtent);
  return index.conjunction(isShort, index.lessEqual(units, kMaxUnits));
}

/// Builds the kernels of `spec`, of which `known` holds.
static void buildPadKernels(OpBuilder &builder, const PadSpec &spec,
                            Facts known) {
  constexpr Facts within = Facts::WithinReach | Facts::RowWithinReach;
  Type elementType = getElementTypeOrSelf(spec.source.getType());
  Storage storage = getIntegerStorage(elementType);
  Value fill = spec.value;
  if (!fill)
    fill = createZero(builder, spec.loc, elementType);
  if (isa<IndexType>(elementType))
    fill = arith::IndexCastOp::create(builder, spec.loc, storage.unit, fill);
  // Decisions about loops say nothing about kernels.
  known = known & (Facts::Fits | within | Facts::InPlace | Facts::SmallIndices);
  FailureOr<FlatPad> inElements = FlatPad::get(builder, spec, known);
  assert(succeeded(inElements) && "has a storage and strides");
  inElements->storage = storage;
  FlatPad flat = inElements->getInUnits(builder, fill);
  auto build = [&](const FlatPad &pad) { buildPadKernel(builder, pad); };
  IndexBuilder index(builder, spec.loc);
  Condition isFlat =
      index.conjunction(flat.preconditionsHold, areIndicesSmall(index, flat));
  auto buildRows = [&] {
    auto buildWithinReach = [&] {
      Facts facts = kRowFacts | within;
      buildIf(
          index, shouldVectorsCrossRows(index, flat),
          [&] { buildKernel(flat, facts | Facts::VectorsCrossRows, build); },
          [&] { buildKernel(flat, facts, build); });
    };
    buildIf(index, flat.isWithinReach, buildWithinReach,
            [&] { buildKernel(flat, kRowFacts, build); });
  };
  auto buildElements = [&] {
    FlatPad pad = getElementPad(builder, spec, storage);
    pad.fill = flat.fill;
    pad.facts = flat.facts;
    buildElementKernels(builder, pad, build);
  };
  buildIf(index, isFlat, buildRows, buildElements);
}

void mlir::pad::buildKernels(OpBuilder &builder, PadIntoOp op) {
  buildPadKernels(builder, PadSpec::get(op), getFacts(op));
}

/// The border is the pad of the inside into the whole array, in place.
void mlir::pad::buildKernels(OpBuilder &builder, FillBorderOp op) {
  Border border(builder, op);
  if (border.getLastAxis() < 0)
    return;
  if (std::optional<PadSpec> pad = border.getPad(
          op.getSource(), border.getFace(/*axis=*/0, Border::Part::Whole)))
    buildPadKernels(builder, *pad, Facts::InPlace);
}

//===----------------------------------------------------------------------===//
// Adjoints
//===----------------------------------------------------------------------===//

/// `flat` as integers of `storage`. High amounts are not set.
static FlatPad getRowAdjoint(OpBuilder &builder, const FlatAdjoint &flat,
                             const Storage &storage) {
  IndexBuilder index(builder, flat.loc);
  FlatPad pad(flat.loc, flat.mode, {storage.unit, storage.unitBytes, 1});
  pad.source = castToUnitBuffer(builder, flat.loc, flat.source, pad.storage);
  pad.result = castToUnitBuffer(builder, flat.loc, flat.result, pad.storage);
  pad.sourceOffset = flat.sourceOffset;
  pad.resultOffset = flat.resultOffset;
  pad.unitsPerPosition = flat.block;
  SmallVector<OuterAxis> axes = flat.outer;
  axes.push_back({flat.row, flat.block, flat.block});
  pad.sourceEnd = flat.block;
  for (const OuterAxis &axis : axes) {
    pad.axes.push_back({axis.sourceExtent, axis.resultExtent, axis.low,
                        /*high=*/{}, axis.sourceStride, axis.resultStride});
    pad.sourceEnd = index.mul(pad.sourceEnd, axis.sourceExtent);
  }
  pad.sourceEnd = index.add(flat.sourceOffset, pad.sourceEnd);
  return pad;
}

void mlir::pad::buildKernels(OpBuilder &builder, AdjointIntoOp op) {
  ShapedType initType = op.getInitType();
  if (llvm::is_contained(initType.getShape(), 0))
    return;
  constexpr Facts disjoint = Facts::DisjointBorders | Facts::DisjointRowBorders;
  Location loc = op.getLoc();
  Type elementType = initType.getElementType();
  Storage storage = getIntegerStorage(elementType);
  auto build = [&](const FlatPad &pad) {
    buildAdjointKernel(builder, pad, elementType);
  };
  auto buildElements = [&] {
    PadSpec spec{loc,          op.getMode(),       op.getSource(),
                 op.getInit(), op.getLowPerAxis(), op.getHighPerAxis(),
                 /*value=*/{}};
    buildElementKernels(builder, getElementPad(builder, spec, storage), build);
  };
  FailureOr<FlatAdjoint> flat = FlatAdjoint::get(builder, op);
  if (failed(flat))
    return buildElements();
  IndexBuilder index(builder, loc);
  FlatPad pad = getRowAdjoint(builder, *flat, storage);
  Condition disjointBorders = true;
  for (const FlatAxis &axis : pad.axes)
    disjointBorders = index.conjunction(
        disjointBorders,
        hasDisjointBorders(index, pad.extension,
                           {axis.sourceExtent, axis.resultExtent, axis.low}));
  Condition isFlat =
      index.conjunction(flat->isFlat, areIndicesSmall(index, pad));
  auto buildRows = [&] {
    buildIf(
        index, disjointBorders,
        [&] { buildKernel(pad, kRowFacts | disjoint, build); },
        [&] { buildKernel(pad, kRowFacts, build); });
  };
  buildIf(index, isFlat, buildRows, buildElements);
}
