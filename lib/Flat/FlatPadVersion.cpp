//===- FlatPadVersion.cpp - Flat pads and adjoints as operations ----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a flat pad into the IR, as a version that `--version-pads` builds, and
// reads it back for the loops. The operands of adjoints are read and written in
// the same way.
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

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

PadSpec FlatArrays::buildVersion(OpBuilder &builder, ArrayRef<FlatAxis> axes,
                                 OpFoldResult unitsPerPosition) const {
  IndexBuilder index(builder, loc);
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  // Extents of an array that no memory holds may have a product that wraps;
  // getViewSize gives a negative one its largest value. The least number would
  // be a stride that is not known.
  OpFoldResult units = getViewSize(index, unitsPerPosition);
  SmallVector<FlatAxis> all(axes);
  // Positions of a row lie without gaps, though a type may not tell.
  all.back().sourceStride = all.back().resultStride = units;
  all.push_back({units, units, zero, zero, one, one});
  auto buildView = [&](Value array, OpFoldResult offset,
                       OpFoldResult FlatAxis::*extent,
                       OpFoldResult FlatAxis::*stride) -> Value {
    SmallVector<OpFoldResult> sizes, strides;
    for (const FlatAxis &axis : all) {
      sizes.push_back(getViewSize(index, axis.*extent));
      bool isUnknown =
          getConstantIntValue(axis.*stride) == ShapedType::kDynamic;
      strides.push_back(isUnknown ? getViewSize(index, axis.*stride)
                                  : axis.*stride);
    }
    return memref::ReinterpretCastOp::create(builder, loc, array, offset, sizes,
                                             strides);
  };
  PadSpec version{loc, mode, {}, {}, {}, {}, {}};
  version.source = buildView(source, sourceOffset, &FlatAxis::sourceExtent,
                             &FlatAxis::sourceStride);
  version.init = buildView(result, resultOffset, &FlatAxis::resultExtent,
                           &FlatAxis::resultStride);
  for (const FlatAxis &axis : all) {
    version.low.push_back(axis.low);
    version.high.push_back(axis.high);
  }
  return version;
}

/// The view that `buffer`, an operand of a version, is; null if it is none.
static memref::ReinterpretCastOp getView(Value buffer) {
  while (auto cast = buffer.getDefiningOp<memref::CastOp>())
    buffer = cast.getSource();
  return buffer.getDefiningOp<memref::ReinterpretCastOp>();
}

static memref::ReinterpretCastOp getResultView(PadWindowOpInterface version) {
  auto op = cast<DestinationStyleOpInterface>(version.getOperation());
  return getView(op.getDpsInitOperand(0)->get());
}

FailureOr<SmallVector<FlatAxis>>
FlatArrays::readAxes(PadWindowOpInterface version) {
  memref::ReinterpretCastOp sourceView = getView(version.getSource());
  memref::ReinterpretCastOp resultView = getResultView(version);
  SmallVector<OpFoldResult> lows = version.getLowPerAxis();
  SmallVector<OpFoldResult> highs = version.getHighPerAxis();
  int64_t rank = version.getRank();
  if (!sourceView || !resultView || rank < 2 || !isZeroInteger(lows.back()) ||
      !isZeroInteger(highs.back()))
    return failure();

  facts = getFacts(version);
  sourceOffset = sourceView.getConstifiedMixedOffset();
  resultOffset = resultView.getConstifiedMixedOffset();
  SmallVector<FlatAxis> axes;
  for (auto [sourceExtent, resultExtent, low, high, sourceStride,
             resultStride] :
       llvm::zip_equal(sourceView.getConstifiedMixedSizes(),
                       resultView.getConstifiedMixedSizes(), lows, highs,
                       sourceView.getConstifiedMixedStrides(),
                       resultView.getConstifiedMixedStrides()))
    axes.push_back(
        {sourceExtent, resultExtent, low, high, sourceStride, resultStride});
  // The row is dense by its definition, though a type may not tell.
  for (int64_t k = 0; k < rank - 2; ++k) {
    FlatAxis &axis = axes[k], &inner = axes[k + 1];
    axis.sourceIsDense = has(Facts::DenseSource) ||
                         spansInnerAxis(axis.sourceStride, inner.sourceExtent,
                                        inner.sourceStride);
    axis.resultIsDense = has(Facts::DenseResult) ||
                         spansInnerAxis(axis.resultStride, inner.resultExtent,
                                        inner.resultStride);
  }
  return axes;
}

/// Builds the flat array that `view` shows. Returns it and the offset after its
/// last unit.
static std::pair<Value, OpFoldResult>
buildArray(OpBuilder &builder, Location loc, memref::ReinterpretCastOp view) {
  // Folds of upstream look through a view of a view.
  auto array = view.getSource().getDefiningOp<memref::ReinterpretCastOp>();
  if (array && array.getType().getRank() == 1 &&
      array.getType().getLayout().isIdentity())
    return {array, array.getConstifiedMixedSizes().front()};
  IndexBuilder index(builder, loc);
  OpFoldResult last = view.getConstifiedMixedOffset();
  for (auto [size, stride] : llvm::zip_equal(view.getConstifiedMixedSizes(),
                                             view.getConstifiedMixedStrides()))
    last = index.add(last, index.mul(index.sub(size, 1), stride));
  OpFoldResult end = index.add(last, 1);
  return {getMemoryView(builder, loc, view.getSource(), end), end};
}

std::pair<OpFoldResult, OpFoldResult>
FlatArrays::readArrays(OpBuilder &builder, PadWindowOpInterface version) {
  OpFoldResult sourceEnd, resultEnd;
  std::tie(source, sourceEnd) =
      buildArray(builder, loc, getView(version.getSource()));
  std::tie(result, resultEnd) =
      buildArray(builder, loc, getResultView(version));
  return {sourceEnd, resultEnd};
}

//===----------------------------------------------------------------------===//
// Pads
//===----------------------------------------------------------------------===//

PadSpec FlatPad::getVersion(OpBuilder &builder, Value value) const {
  PadSpec version = buildVersion(builder, axes, unitsPerPosition);
  version.value = value;
  return version;
}

void FlatPad::build(OpBuilder &builder, const PadSpec &version,
                    Facts facts) const {
  facts = facts | Facts::Fits | Facts::Rows;
  if (llvm::all_of(axes,
                   [](const FlatAxis &axis) { return axis.sourceIsDense; }))
    facts = facts | Facts::DenseSource;
  if (hasDenseResult())
    facts = facts | Facts::DenseResult;
  setFacts(version.build(builder), facts);
}

FailureOr<FlatPad> FlatPad::getShape(PadIntoOp op) {
  std::optional<Storage> storage =
      getStorage(op.getSourceType().getElementType());
  if (!storage)
    return failure();
  FlatPad pad(op.getLoc(), op.getMode(), *storage);
  FailureOr<SmallVector<FlatAxis>> axes = pad.readAxes(op);
  if (failed(axes))
    return failure();
  OpFoldResult position = axes->pop_back_val().resultExtent;
  pad.axes = std::move(*axes);
  // Of numbers that are known, the builder builds nothing.
  OpBuilder builder(op.getContext());
  IndexBuilder index(builder, pad.loc);
  for (const FlatAxis &axis : pad.axes)
    if (!pad.has(Facts::WithinReach) && getConstantIntValue(axis.low) &&
        getConstantIntValue(axis.high) &&
        getConstantIntValue(axis.sourceExtent))
      pad.isWithinReach = index.conjunction(
          pad.isWithinReach, axis.isWithinReach(index, pad.extension));
  pad.unitsPerPosition = pad.staticUnitsPerPosition = position;
  // A row has no gaps.
  pad.axes.back().sourceStride = pad.axes.back().resultStride = position;
  // A row that may turn out not to be padded has its position from a select.
  auto value = dyn_cast<Value>(position);
  auto select =
      value ? value.getDefiningOp<arith::SelectOp>() : arith::SelectOp();
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
  std::tie(pad->sourceEnd, pad->resultEnd) = pad->readArrays(builder, op);
  IndexBuilder index(builder, pad->loc);
  pad->computeReach(index);
  // A row in place has few elements to write, which no test is worth.
  if (pad->has(Facts::InPlace))
    pad->isRowWithinReach = pad->has(Facts::RowWithinReach);
  return pad;
}
