//===- RowNest.cpp - Loops around the rows of a pad -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowNest.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

class RowNest {
public:
  RowNest(OpBuilder &builder, const FlatPad &pad, RowWriter &writer)
      : builder(builder), index(builder, pad.loc), pad(pad), writer(writer) {
    // A row has no gaps; that was checked.
    for (size_t k = 0; k + 1 < pad.axes.size(); ++k)
      if (!pad.axes[k].resultIsDense)
        denseAxis = k + 1;
  }

  /// Builds the positions of the axes from `k` on.
  void build(size_t k, OpFoldResult source, OpFoldResult result,
             Condition isInside);

private:
  void buildAxis(size_t k, OpFoldResult source, OpFoldResult result,
                 Condition isInside);
  /// Builds the positions `part` of axis `k`.
  void buildPart(size_t k, OpFoldResult source, OpFoldResult result,
                 Condition isInside, const Inside &part);
  /// Fills `count` positions of axis `k`, the first one at `result`.
  void buildFill(size_t k, OpFoldResult result, OpFoldResult count);

  /// The source index of position `o` of axis `k`.
  OpFoldResult getSourceIndex(size_t k, OpFoldResult o);

  OpFoldResult getOffset(OpFoldResult begin, OpFoldResult position,
                         OpFoldResult stride) {
    return index.add(begin, index.mul(position, stride));
  }

  OpBuilder &builder;
  IndexBuilder index;
  const FlatPad &pad;
  RowWriter &writer;
  /// What is inside of the axes before this one has no gaps.
  size_t denseAxis = 0;
};

} // namespace

void RowNest::build(size_t k, OpFoldResult source, OpFoldResult result,
                    Condition isInside) {
  if (k == denseAxis)
    writer.begin(result);
  buildAxis(k, source, result, isInside);
  if (k == denseAxis)
    writer.end();
}

void RowNest::buildAxis(size_t k, OpFoldResult source, OpFoldResult result,
                        Condition isInside) {
  if (writer.buildAxis(k, source, result, isInside))
    return;
  const FlatAxis &axis = pad.axes[k];
  if (k + 1 == pad.axes.size())
    return writer.buildRow(source, result);

  OpFoldResult zero = index.constant(0);
  bool fills = pad.extension.isFill() && !writer.fillsRowByRow();
  if (!fills && !writer.buildsInside(k))
    return buildPart(k, source, result, isInside, {zero, axis.resultExtent});
  Inside inside = axis.getInside(index);
  if (fills)
    buildFill(k, result, inside.begin);
  else
    buildPart(k, source, result, isInside, {zero, inside.begin});
  if (writer.buildsInside(k))
    writer.buildInside(k, source, result);
  else
    buildPart(k, source, result, isInside, inside);
  if (fills)
    buildFill(k, getOffset(result, inside.end, axis.resultStride),
              axis.getCountAfter(index, inside));
  else
    buildPart(k, source, result, isInside, {inside.end, axis.resultExtent});
}

void RowNest::buildPart(size_t k, OpFoldResult source, OpFoldResult result,
                        Condition isInside, const Inside &part) {
  const FlatAxis &axis = pad.axes[k];
  bool fillsRows = pad.extension.isFill() && writer.fillsRowByRow();
  Inside inside = part;
  if (fillsRows)
    inside = axis.getInside(index);
  buildLoop(
      index, part.begin, part.end, index.constant(1), [&](OpFoldResult o) {
        Condition isInsideHere = isInside;
        if (fillsRows && !axis.isUnpadded())
          isInsideHere = index.conjunction(
              isInside, index.conjunction(index.lessEqual(inside.begin, o),
                                          index.lessThan(o, inside.end)));
        build(k + 1, getOffset(source, getSourceIndex(k, o), axis.sourceStride),
              getOffset(result, o, axis.resultStride), isInsideHere);
      });
}

OpFoldResult RowNest::getSourceIndex(size_t k, OpFoldResult o) {
  const FlatAxis &axis = pad.axes[k];
  OpFoldResult i = index.sub(o, axis.low), n = axis.sourceExtent;
  if (pad.extension.isFill() || axis.isNeverExtended())
    return i;
  auto getNear = [&] {
    return pad.extension.getSourceIndexWithinReach(index, i, n);
  };
  auto getFar = [&] { return pad.extension.getSourceIndex(index, i, n); };
  // A division takes as long as a short row, but not as a plane.
  if (pad.isWithinReach.isTrue())
    return getNear();
  if (pad.isWithinReach.isFalse() || k + 2 < pad.axes.size())
    return getFar();
  auto build = [&](auto get) {
    return [&, get](OpBuilder &, Location loc) {
      scf::YieldOp::create(builder, loc, index.materialize(get()));
    };
  };
  return scf::IfOp::create(builder, pad.loc, pad.isWithinReach.value,
                           build(getNear), build(getFar))
      .getResult(0);
}

void RowNest::buildFill(size_t k, OpFoldResult result, OpFoldResult count) {
  const FlatAxis &axis = pad.axes[k];
  if (k >= denseAxis)
    return writer.buildFill(result, index.mul(count, axis.resultStride));
  buildLoop(index, index.constant(0), count, index.constant(1),
            [&](OpFoldResult o) {
              OpFoldResult begin = getOffset(result, o, axis.resultStride);
              const FlatAxis &inner = pad.axes[k + 1];
              if (k + 1 < denseAxis)
                return buildFill(k + 1, begin, inner.resultExtent);
              bool isRow = k + 2 == pad.axes.size();
              writer.begin(begin);
              writer.buildFill(
                  begin, index.mul(inner.resultExtent,
                                   isRow ? pad.pixel : inner.resultStride));
              writer.end();
            });
}

void mlir::pad::buildRowNest(OpBuilder &builder, const FlatPad &pad,
                             RowWriter &writer) {
  buildRowNest(builder, pad, writer, 0, pad.sourceOffset, pad.resultOffset,
               /*isInside=*/true);
}

void mlir::pad::buildRowNest(OpBuilder &builder, const FlatPad &pad,
                             RowWriter &writer, size_t k, OpFoldResult source,
                             OpFoldResult result, Condition isInside) {
  RowNest(builder, pad, writer).build(k, source, result, isInside);
}
