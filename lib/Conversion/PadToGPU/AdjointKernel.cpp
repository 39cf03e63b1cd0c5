//===- AdjointKernel.cpp - A kernel of an adjoint -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AdjointKernel.h"
#include "Gather.h"
#include "KernelMemory.h"
#include "Launch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Flat/Storage.h"
#include "pad/Utils/AxisBorders.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

std::optional<UnitNumber> UnitNumber::get(Type elementType) {
  std::optional<Storage> storage = getStorage(elementType);
  auto complexType = dyn_cast<ComplexType>(elementType);
  Type number = complexType ? complexType.getElementType() : elementType;
  if (!storage || storage->count != (complexType ? 2 : 1))
    return std::nullopt;
  Type unit =
      IntegerType::get(elementType.getContext(), 8 * storage->unitBytes);
  std::optional<Addition> addition =
      Addition::get(isa<FloatType>(number) ? number : unit);
  if (!addition)
    return std::nullopt;
  return UnitNumber(number, unit, storage->unitBytes, storage->count,
                    *addition);
}

/// `scalar`, or a vector of it in the shape of `like`.
static Type getTypeLike(Type like, Type scalar) {
  if (auto vectorType = dyn_cast<VectorType>(like))
    return vectorType.clone(scalar);
  return scalar;
}

Value UnitNumber::extend(OpBuilder &builder, Location loc, Value value) const {
  if (!isa<FloatType>(number))
    return value;
  // Short floats are extended from their bits.
  if (!addition.isWider())
    value = arith::BitcastOp::create(
        builder, loc, getTypeLike(value.getType(), number), value);
  return addition.extend(builder, loc, value);
}

Value UnitNumber::round(OpBuilder &builder, Location loc, Value sum) const {
  Type type = getTypeLike(sum.getType(), unit);
  if (isa<FloatType>(number)) {
    Type bits = getTypeLike(
        type, builder.getIntegerType(number.getIntOrFloatBitWidth()));
    sum = arith::BitcastOp::create(builder, loc, bits,
                                   addition.round(builder, loc, sum));
    if (bits != type)
      sum = arith::ExtUIOp::create(builder, loc, type, sum);
    return sum;
  }
  // Spare bits of the storage are zero.
  if (isa<IndexType>(number) || number.getIntOrFloatBitWidth() == 8 * bytes)
    return sum;
  APInt mask = APInt::getLowBitsSet(8 * bytes, number.getIntOrFloatBitWidth());
  TypedAttr attr = builder.getIntegerAttr(unit, mask);
  if (auto vectorType = dyn_cast<VectorType>(type))
    attr = DenseElementsAttr::get(vectorType, attr);
  return arith::AndIOp::create(builder, loc, sum,
                               arith::ConstantOp::create(builder, loc, attr));
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

namespace {

/// Builds the body of the launch. Elements and positions have the type of
/// `index`; offsets in arrays have the type of `wide`.
class AdjointKernel {
public:
  AdjointKernel(OpBuilder &builder, const KernelAdjoint &adjoint)
      : builder(builder), loc(adjoint.loc), adjoint(adjoint),
        wide(builder, loc), index(builder, loc, getIndexType()),
        memory(builder, loc, adjoint.source, adjoint.result, adjoint.sourceEnd,
               adjoint.number.getUnit(), adjoint.number.getBytes()) {}

  void build();

private:
  using Numbers = SmallVector<OpFoldResult>;

  /// An extension that holds its last element has no end, which 32 bits cannot
  /// express.
  Type getIndexType() {
    bool isSmall = adjoint.has(Facts::SmallIndices) &&
                   (adjoint.has(Facts::DisjointBorders) ||
                    adjoint.extension.beyond == Extension::Beyond::Repeat);
    return isSmall ? builder.getI32Type() : builder.getI64Type();
  }

  void enterLaunch();
  void buildRow(const ThreadSteps &along, const Numbers &outer);
  void buildUnits(const ThreadSteps &along, const Numbers &outer);
  Value copyOrSum(const Numbers &outer, OpFoldResult begin);
  Value sumUnit(const Numbers &outer, OpFoldResult position, OpFoldResult part);
  Value sumVector(const Numbers &outer, OpFoldResult position,
                  OpFoldResult part);
  void buildBorderVector(const Numbers &outer, OpFoldResult row,
                         OpFoldResult begin);
  Value sum(ArrayRef<AdjointAxis> ofAxes, ArrayRef<OpFoldResult> elements,
            Type type, function_ref<Value(OpFoldResult)> load);

  /// Where the source is at `positions` of the first axes.
  OpFoldResult getSource(ArrayRef<OpFoldResult> positions);
  /// Where the result is at `elements` of the first axes.
  OpFoldResult getResult(ArrayRef<OpFoldResult> elements);

  OpFoldResult narrow(OpFoldResult number) { return castTo(index, number); }

  OpBuilder &builder;
  Location loc;
  const KernelAdjoint &adjoint;
  IndexBuilder wide, index;
  KernelMemory memory;

  /// Values in the launch: the axes, the ranges of their elements that are
  /// shown once, the units of a position of the row, and the units of the row.
  SmallVector<AdjointAxis> axes;
  SmallVector<IndexRange> shownOnce;
  OpFoldResult block, rowUnits;
};

} // namespace

void AdjointKernel::build() {
  SmallVector<OpFoldResult> extents;
  for (const OuterAxis &each : ArrayRef(adjoint.axes).drop_back())
    extents.push_back(each.axis.resultExtent);
  OpFoldResult steps =
      wide.mul(adjoint.axes.back().axis.resultExtent, adjoint.block);
  // A row may begin and end in the middle of a vector.
  int64_t lanes = memory.getLanes();
  if (adjoint.has(Facts::Rows))
    steps = wide.div(wide.add(steps, wide.constant(2 * lanes - 2)),
                     wide.constant(lanes));
  Numbers elements;
  auto enterPlane = [&](ArrayRef<OpFoldResult> outer) {
    elements.assign(outer.begin(), outer.end());
  };
  auto buildElements = [&](OpFoldResult around, const ThreadSteps &along) {
    Numbers outer = elements;
    if (around)
      outer.push_back(around);
    if (adjoint.has(Facts::Rows))
      buildRow(along, outer);
    else
      buildUnits(along, outer);
  };
  buildRowLaunch(index, extents, steps,
                 {[&] { enterLaunch(); }, enterPlane, buildElements});
}

void AdjointKernel::enterLaunch() {
  for (const OuterAxis &each : adjoint.axes) {
    auto [m, n, low] = each.axis;
    AdjointAxis axis = {narrow(m), {}, narrow(low)};
    // The same number, for the axis to be seen not to be padded.
    axis.resultExtent = m == n ? axis.sourceExtent : narrow(n);
    axes.push_back(axis);
    if (adjoint.has(Facts::Rows))
      shownOnce.push_back(getElementsShownOnce(index, adjoint.extension, axis));
  }
  block = narrow(adjoint.block);
  rowUnits = index.mul(axes.back().resultExtent, block);
  if (adjoint.has(Facts::Rows))
    memory.enterLaunch();
}

OpFoldResult AdjointKernel::getSource(ArrayRef<OpFoldResult> positions) {
  OpFoldResult place = adjoint.sourceOffset;
  for (auto [position, axis] : llvm::zip(positions, adjoint.axes))
    place =
        wide.add(place, wide.mul(castTo(wide, position), axis.sourceStride));
  return place;
}

OpFoldResult AdjointKernel::getResult(ArrayRef<OpFoldResult> elements) {
  OpFoldResult place = adjoint.resultOffset;
  for (auto [element, axis] : llvm::zip(elements, adjoint.axes))
    place = wide.add(place, wide.mul(castTo(wide, element), axis.resultStride));
  return place;
}

/// The sum along the first axes, `ofAxes`: `load` gives the term at an offset
/// of the source. Units are of type `type`, or a vector of it.
Value AdjointKernel::sum(ArrayRef<AdjointAxis> ofAxes,
                         ArrayRef<OpFoldResult> elements, Type type,
                         function_ref<Value(OpFoldResult)> load) {
  const Addition &addition = adjoint.number.getAddition();
  Value zero =
      createZero(builder, loc, getTypeLike(type, addition.getSumType()));
  auto term = [&](ArrayRef<OpFoldResult> positions) {
    return adjoint.number.extend(builder, loc, load(getSource(positions)));
  };
  SmallVector<bool> isShownOnce(ofAxes.size(), false);
  Value sum =
      buildSum(index, adjoint.extension, ofAxes, isShownOnce, elements,
               addition, zero, term, adjoint.has(Facts::DisjointBorders));
  return adjoint.number.round(builder, loc, sum);
}

Value AdjointKernel::sumUnit(const Numbers &outer, OpFoldResult position,
                             OpFoldResult part) {
  Numbers elements = outer;
  elements.push_back(position);
  return sum(axes, elements, adjoint.number.getUnit(), [&](OpFoldResult place) {
    return memory.load(wide.add(place, castTo(wide, part)));
  });
}

Value AdjointKernel::sumVector(const Numbers &outer, OpFoldResult position,
                               OpFoldResult part) {
  Numbers elements = outer;
  elements.push_back(position);
  return sum(axes, elements, memory.getVectorType(), [&](OpFoldResult place) {
    return memory.loadVector(wide.add(place, castTo(wide, part)));
  });
}

void AdjointKernel::buildUnits(const ThreadSteps &along, const Numbers &outer) {
  along.forEach(index, rowUnits, [&](OpFoldResult unit) {
    OpFoldResult position = index.div(unit, block);
    OpFoldResult part = index.sub(unit, index.mul(position, block));
    Numbers elements = outer;
    elements.push_back(position);
    memory.store(sumUnit(outer, position, part),
                 wide.add(getResult(elements), castTo(wide, part)));
  });
}

void AdjointKernel::buildRow(const ThreadSteps &along, const Numbers &outer) {
  OpFoldResult row = getResult(outer);
  OpFoldResult misalignment = narrow(memory.getResultMisalignment(row));
  OpFoldResult lanes = index.constant(memory.getLanes());
  OpFoldResult steps =
      index.div(index.add(index.add(rowUnits, misalignment),
                          index.constant(memory.getLanes() - 1)),
                lanes);
  OpFoldResult first = index.mul(shownOnce.back().begin, block);
  OpFoldResult last = index.mul(shownOnce.back().end, block);
  along.forEach(index, steps, [&](OpFoldResult step) {
    OpFoldResult begin = index.sub(index.mul(step, lanes), misalignment);
    OpFoldResult end = index.add(begin, lanes);
    Condition isInterior = index.conjunction(index.lessEqual(first, begin),
                                             index.lessEqual(end, last));
    buildIf(
        builder, loc, isInterior,
        [&] {
          memory.storeVector(copyOrSum(outer, begin),
                             wide.add(row, castTo(wide, begin)));
        },
        [&] { buildBorderVector(outer, row, begin); });
  });
}

/// Writes what of the vector at unit `begin` lies in the row at `row`, where
/// not all units are shown once. Within a position vectors are added.
void AdjointKernel::buildBorderVector(const Numbers &outer, OpFoldResult row,
                                      OpFoldResult begin) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult lanes = index.constant(memory.getLanes());
  OpFoldResult position = index.div(index.max(begin, zero), block);
  OpFoldResult part = index.sub(begin, index.mul(position, block));
  Condition isInPosition = index.conjunction(
      index.lessEqual(lanes, block),
      index.conjunction(index.lessEqual(zero, begin),
                        index.lessEqual(index.add(part, lanes), block)));
  buildIf(
      builder, loc, isInPosition,
      [&] {
        memory.storeVector(sumVector(outer, position, part),
                           wide.add(row, castTo(wide, begin)));
      },
      [&] {
        Value vector = gatherRow(
            index, memory.getVectorType(), begin, rowUnits, block, {},
            [&](OpFoldResult position, OpFoldResult part, GatherState &) {
              return sumUnit(outer, position, part);
            });
        memory.storePart(index, vector, row, begin, rowUnits);
      });
}

/// The vector from unit `begin` of a row on, where the row is shown once.
Value AdjointKernel::copyOrSum(const Numbers &outer, OpFoldResult begin) {
  OpFoldResult unit = index.add(begin, index.mul(axes.back().low, block));
  auto load = [&](OpFoldResult place) {
    return memory.loadVector(wide.add(place, castTo(wide, unit)));
  };
  ArrayRef<AdjointAxis> outerAxes = ArrayRef(axes).drop_back();
  Condition isShownOnce = true;
  Numbers positions;
  for (auto [element, axis, single] :
       llvm::zip(outer, outerAxes, ArrayRef(shownOnce))) {
    positions.push_back(index.add(element, axis.low));
    if (!axis.isUnpadded())
      isShownOnce = index.conjunction(
          isShownOnce, index.conjunction(index.lessEqual(single.begin, element),
                                         index.lessThan(element, single.end)));
  }
  Type type = memory.getVectorType();
  return buildSelect(
      builder, loc, type, isShownOnce,
      [&] { return load(getSource(positions)); },
      [&] { return sum(outerAxes, outer, type, load); });
}

void mlir::pad::buildAdjointKernel(OpBuilder &builder,
                                   const KernelAdjoint &adjoint) {
  AdjointKernel(builder, adjoint).build();
}
