//===- FlatPadVersion.cpp - A flat pad as an operation --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a flat pad into the IR, as a version that `--version-pads` builds, and
// reads it back for the loops.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/FlatPad.h"
#include "pad/Flat/FlatView.h"

using namespace mlir;
using namespace mlir::pad;

Facts mlir::pad::getFacts(Operation *op) {
  auto facts = op->getAttrOfType<FactsAttr>(PadDialect::getFactsAttrName());
  return facts ? facts.getValue() : Facts(0);
}

void mlir::pad::setFacts(Operation *op, Facts facts) {
  op->setDiscardableAttr(PadDialect::getFactsAttrName(),
                         FactsAttr::get(op->getContext(), facts));
}

bool mlir::pad::isVersion(Operation *op) {
  return bitEnumContainsAny(getFacts(op), Facts::Elements | Facts::Rows);
}

Value mlir::pad::buildVersionView(OpBuilder &builder, Location loc, Value array,
                                  OpFoldResult offset,
                                  SmallVector<OpFoldResult> sizes,
                                  SmallVector<OpFoldResult> strides,
                                  OpFoldResult unitsPerPosition) {
  // Extents of an array that no memory holds may have a product that wraps;
  // getViewSize gives a negative one its largest value. The least number would
  // be a stride that is not known.
  IndexBuilder index(builder, loc);
  OpFoldResult rowSize = getViewSize(index, unitsPerPosition);
  for (OpFoldResult &size : sizes)
    size = getViewSize(index, size);
  for (OpFoldResult &stride : strides)
    if (getConstantIntValue(stride) == ShapedType::kDynamic)
      stride = getViewSize(index, stride);
  // Positions of a row lie without gaps, though a type may not tell.
  strides.back() = rowSize;
  sizes.push_back(rowSize);
  strides.push_back(index.constant(1));
  return memref::ReinterpretCastOp::create(builder, loc, array, offset, sizes,
                                           strides);
}

PadSpec FlatPad::getVersion(OpBuilder &builder, Value value) const {
  OpFoldResult zero = builder.getIndexAttr(0);
  PadSpec version{loc, mode, {}, {}, {}, {}, value};
  SmallVector<OpFoldResult> sourceSizes, sourceStrides, resultSizes,
      resultStrides;
  for (const FlatAxis &axis : axes) {
    version.low.push_back(axis.low);
    version.high.push_back(axis.high);
    sourceSizes.push_back(axis.sourceExtent);
    sourceStrides.push_back(axis.sourceStride);
    resultSizes.push_back(axis.resultExtent);
    resultStrides.push_back(axis.resultStride);
  }
  version.low.push_back(zero);
  version.high.push_back(zero);
  version.source =
      buildVersionView(builder, loc, source, sourceOffset, sourceSizes,
                       sourceStrides, unitsPerPosition);
  version.init = buildVersionView(builder, loc, result, resultOffset,
                                  resultSizes, resultStrides, unitsPerPosition);
  return version;
}

void FlatPad::build(OpBuilder &builder, const PadSpec &version,
                    Facts facts) const {
  auto isDense = [&](bool FlatAxis::*isAxisDense) {
    return llvm::all_of(
        axes, [&](const FlatAxis &axis) { return axis.*isAxisDense; });
  };
  facts = facts | Facts::Fits | Facts::Rows;
  if (isDense(&FlatAxis::sourceIsDense))
    facts = facts | Facts::DenseSource;
  if (isDense(&FlatAxis::resultIsDense))
    facts = facts | Facts::DenseResult;
  setFacts(version.build(builder), facts);
}

memref::ReinterpretCastOp mlir::pad::getVersionView(Value buffer) {
  while (auto cast = buffer.getDefiningOp<memref::CastOp>())
    buffer = cast.getSource();
  return buffer.getDefiningOp<memref::ReinterpretCastOp>();
}

/// Reads the numbers of an array that `cast` views, but for its end and the
/// flat view; `isDense` says that its axes have no gaps.
static FlatBuffer readShape(memref::ReinterpretCastOp cast, bool isDense) {
  SmallVector<OpFoldResult> sizes = cast.getConstifiedMixedSizes();
  FlatBuffer flat;
  flat.offset = cast.getConstifiedMixedOffset();
  flat.strides = cast.getConstifiedMixedStrides();
  for (size_t k : llvm::seq(sizes.size() - 1)) {
    std::optional<int64_t> size = getConstantIntValue(sizes[k + 1]);
    std::optional<int64_t> inner = getConstantIntValue(flat.strides[k + 1]);
    flat.isDense.push_back(
        isDense || (size && inner &&
                    getConstantIntValue(flat.strides[k]) == *size * *inner));
  }
  flat.isDense.back() = true;
  return flat;
}

/// Sets the end of the array that `cast` views, and its flat view.
static void buildView(OpBuilder &builder, Location loc,
                      memref::ReinterpretCastOp cast, FlatBuffer &flat) {
  // Folds of upstream look through a view of a view.
  auto array = cast.getSource().getDefiningOp<memref::ReinterpretCastOp>();
  if (array && array.getType().getRank() == 1 &&
      array.getType().getLayout().isIdentity()) {
    flat.view = array;
    flat.end = array.getConstifiedMixedSizes().front();
    return;
  }
  IndexBuilder index(builder, loc);
  OpFoldResult one = index.constant(1), last = flat.offset;
  for (auto [size, stride] :
       llvm::zip_equal(cast.getConstifiedMixedSizes(), flat.strides))
    last = index.add(last, index.mul(index.sub(size, one), stride));
  flat.end = index.add(last, one);
  flat.view = getMemoryView(builder, loc, cast.getSource(), flat.end);
}

FlatBuffer mlir::pad::readVersionView(OpBuilder &builder, Location loc,
                                      memref::ReinterpretCastOp view,
                                      bool isDense) {
  FlatBuffer flat = readShape(view, isDense);
  buildView(builder, loc, view, flat);
  return flat;
}

FailureOr<FlatPad> FlatPad::getShape(PadIntoOp op) {
  memref::ReinterpretCastOp sourceView = getVersionView(op.getSource());
  memref::ReinterpretCastOp resultView = getVersionView(op.getInit());
  std::optional<Storage> storage =
      getStorage(op.getSourceType().getElementType());
  SmallVector<OpFoldResult> lows = op.getLowPerAxis();
  SmallVector<OpFoldResult> highs = op.getHighPerAxis();
  if (!storage || !sourceView || !resultView || op.getRank() < 2 ||
      !isZeroInteger(lows.back()) || !isZeroInteger(highs.back()))
    return failure();

  FlatPad pad(op.getLoc(), op.getMode(), *storage);
  pad.facts = getFacts(op);
  FlatBuffer source = readShape(sourceView, pad.has(Facts::DenseSource));
  FlatBuffer result = readShape(resultView, pad.has(Facts::DenseResult));
  pad.setBuffers(source, result);
  SmallVector<OpFoldResult> sourceSizes = sourceView.getConstifiedMixedSizes();
  SmallVector<OpFoldResult> resultSizes = resultView.getConstifiedMixedSizes();
  // Of numbers that are known, the builder builds nothing.
  OpBuilder builder(op.getContext());
  IndexBuilder index(builder, pad.loc);
  for (size_t k : llvm::seq(op.getRank() - 1)) {
    FlatAxis axis{sourceSizes[k],    resultSizes[k],    lows[k],
                  highs[k],          source.strides[k], result.strides[k],
                  source.isDense[k], result.isDense[k]};
    if (!pad.has(Facts::WithinReach) && getConstantIntValue(axis.low) &&
        getConstantIntValue(axis.high) &&
        getConstantIntValue(axis.sourceExtent))
      pad.isWithinReach = index.conjunction(
          pad.isWithinReach, axis.isWithinReach(index, pad.extension));
    pad.axes.push_back(axis);
  }
  pad.unitsPerPosition = pad.staticUnitsPerPosition = resultSizes.back();
  // A row that may turn out not to be padded has its position from a select.
  auto position = dyn_cast<Value>(pad.unitsPerPosition);
  auto select =
      position ? position.getDefiningOp<arith::SelectOp>() : arith::SelectOp();
  if (select && getConstantIntValue(select.getFalseValue())) {
    pad.staticUnitsPerPosition = getAsOpFoldResult(select.getFalseValue());
    pad.rowFoldedIntoPosition = select.getCondition();
  }
  return pad;
}

FailureOr<FlatPad> FlatPad::read(OpBuilder &builder, PadIntoOp op) {
  FailureOr<FlatPad> pad = getShape(op);
  if (failed(pad))
    return failure();
  memref::ReinterpretCastOp sourceView = getVersionView(op.getSource());
  memref::ReinterpretCastOp resultView = getVersionView(op.getInit());
  FlatBuffer source = readVersionView(builder, pad->loc, sourceView,
                                      pad->has(Facts::DenseSource));
  FlatBuffer result = readVersionView(builder, pad->loc, resultView,
                                      pad->has(Facts::DenseResult));
  pad->setBuffers(source, result);
  IndexBuilder index(builder, pad->loc);
  pad->computeReach(index);
  // A row in place has few elements to write, which no test is worth.
  if (pad->has(Facts::InPlace))
    pad->isRowWithinReach = pad->has(Facts::RowWithinReach);
  return pad;
}
