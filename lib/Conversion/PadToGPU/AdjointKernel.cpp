//===- AdjointKernel.cpp - A kernel of an adjoint -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "Kernels.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "pad/Flat/Storage.h"
#include "pad/Utils/AxisSum.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// The number that elements of `elementType` are made of.
static Type getNumber(Type elementType) {
  auto complexType = dyn_cast<ComplexType>(elementType);
  return complexType ? complexType.getElementType() : elementType;
}

/// How kernels add the numbers of elements of `elementType`; nullopt if they
/// cannot.
static std::optional<Addition> getKernelAddition(Type elementType) {
  std::optional<Storage> storage = getStorage(elementType);
  if (!storage || storage->count != (isa<ComplexType>(elementType) ? 2 : 1))
    return std::nullopt;
  Type number = getNumber(elementType);
  if (!isa<FloatType>(number))
    number = IntegerType::get(elementType.getContext(), 8 * storage->unitBytes);
  return Addition::get(number);
}

bool mlir::pad::canAddInKernels(AdjointIntoOp op) {
  auto isStrided = [](Value buffer) {
    return cast<MemRefType>(buffer.getType()).isStrided();
  };
  return isStrided(op.getSource()) && isStrided(op.getInit()) &&
         getKernelAddition(op.getInitType().getElementType());
}

/// `scalar`, or a vector of it in the shape of `like`.
static Type getTypeLike(Type like, Type scalar) {
  if (auto vectorType = dyn_cast<VectorType>(like))
    return vectorType.clone(scalar);
  return scalar;
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

namespace {

/// Builds the launch of an adjoint. Elements and positions have the type of
/// `index`.
class AdjointKernel : KernelBuilder {
public:
  AdjointKernel(OpBuilder &builder, const FlatPad &adjoint, Type elementType)
      : KernelBuilder(builder, adjoint, hasSmallIndices(adjoint)),
        number(getNumber(elementType)),
        addition(*getKernelAddition(elementType)) {}

  void build();

private:
  /// An extension that holds its last element has no end, which 32 bits cannot
  /// express.
  static bool hasSmallIndices(const FlatPad &adjoint) {
    return adjoint.has(Facts::SmallIndices) &&
           (adjoint.has(Facts::DisjointBorders) ||
            adjoint.extension.beyond == Extension::Beyond::Repeat);
  }

  void enterLaunch();
  void buildRow(const ThreadSteps &along, ArrayRef<OpFoldResult> outer);
  void buildUnits(const ThreadSteps &along, ArrayRef<OpFoldResult> outer);
  Value copyOrSum(ArrayRef<OpFoldResult> outer, OpFoldResult begin);
  void buildBorderVector(ArrayRef<OpFoldResult> outer, OpFoldResult row,
                         OpFoldResult begin);
  Value extend(Value value);
  Value round(Value sum);
  Value sum(ArrayRef<OpFoldResult> elements, OpFoldResult unit, Type type);

  /// Where an array that begins at `begin` is at `indices` of the first axes.
  OpFoldResult getPlace(OpFoldResult begin, OpFoldResult FlatAxis::*stride,
                        ArrayRef<OpFoldResult> indices);
  OpFoldResult getSource(ArrayRef<OpFoldResult> positions) {
    return getPlace(pad.sourceOffset, &FlatAxis::sourceStride, positions);
  }
  OpFoldResult getResult(ArrayRef<OpFoldResult> elements) {
    return getPlace(pad.resultOffset, &FlatAxis::resultStride, elements);
  }

  /// The number that elements are made of, and how it is added.
  Type number;
  Addition addition;

  /// Values in the launch: the axes, and the ranges of their elements that are
  /// shown once.
  SmallVector<AdjointAxis> axes;
  SmallVector<IndexRange> shownOnce;
};

} // namespace

void AdjointKernel::build() {
  auto build = [&](ArrayRef<OpFoldResult> outer, const ThreadSteps &along) {
    if (pad.has(Facts::Rows))
      buildRow(along, outer);
    else
      buildUnits(along, outer);
  };
  buildRowLaunch([&] { enterLaunch(); }, [](ArrayRef<OpFoldResult>) {}, build);
}

void AdjointKernel::enterLaunch() {
  for (const FlatAxis &wideAxis : pad.axes) {
    OpFoldResult m = wideAxis.sourceExtent, n = wideAxis.resultExtent;
    AdjointAxis axis = {narrow(m), {}, narrow(wideAxis.low)};
    // The same number, for the axis to be seen not to be padded.
    axis.resultExtent = m == n ? axis.sourceExtent : narrow(n);
    axes.push_back(axis);
    if (pad.has(Facts::Rows))
      shownOnce.push_back(getElementsShownOnce(index, pad.extension, axis));
  }
  unitsPerPosition = narrow(pad.unitsPerPosition);
  rowUnits = index.mul(axes.back().resultExtent, unitsPerPosition);
  if (pad.has(Facts::Rows))
    readAddresses();
}

/// `value`, a unit or a vector of units, as a sum.
Value AdjointKernel::extend(Value value) {
  if (!isa<FloatType>(number))
    return value;
  // Short floats are extended from their bits.
  if (!addition.isWider())
    value = arith::BitcastOp::create(
        builder, loc, getTypeLike(value.getType(), number), value);
  return addition.extend(builder, loc, value);
}

/// The unit, or vector of units, that is nearest to `sum`.
Value AdjointKernel::round(Value sum) {
  const Storage &storage = pad.storage;
  Type type = getTypeLike(sum.getType(), storage.unit);
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
  int64_t bits = 8 * storage.unitBytes;
  if (isa<IndexType>(number) || number.getIntOrFloatBitWidth() == bits)
    return sum;
  APInt mask = APInt::getLowBitsSet(bits, number.getIntOrFloatBitWidth());
  TypedAttr attr = builder.getIntegerAttr(storage.unit, mask);
  if (auto vectorType = dyn_cast<VectorType>(type))
    attr = DenseElementsAttr::get(vectorType, attr);
  return arith::AndIOp::create(builder, loc, sum,
                               arith::ConstantOp::create(builder, loc, attr));
}

OpFoldResult AdjointKernel::getPlace(OpFoldResult begin,
                                     OpFoldResult FlatAxis::*stride,
                                     ArrayRef<OpFoldResult> indices) {
  for (auto [i, axis] : llvm::zip(indices, pad.axes))
    begin = wide.offset(begin, widen(i), axis.*stride);
  return begin;
}

Value AdjointKernel::sum(ArrayRef<OpFoldResult> elements, OpFoldResult unit,
                         Type type) {
  Value zero =
      createZero(builder, loc, getTypeLike(type, addition.getSumType()));
  auto term = [&](ArrayRef<OpFoldResult> positions) {
    OpFoldResult place = getSource(positions);
    place = wide.add(place, widen(unit));
    return extend(type == vectorType ? loadVector(place) : load(place));
  };
  SmallVector<bool> isShownOnce(elements.size(), false);
  Value sum =
      buildSum(index, pad.extension, ArrayRef(axes).take_front(elements.size()),
               isShownOnce, elements, addition, zero, term,
               pad.has(Facts::DisjointBorders));
  return round(sum);
}

void AdjointKernel::buildUnits(const ThreadSteps &along,
                               ArrayRef<OpFoldResult> outer) {
  forEachUnit(along, [&](OpFoldResult position, OpFoldResult part) {
    SmallVector<OpFoldResult> elements = append(outer, position);
    Value value = sum(elements, part, pad.storage.unit);
    OpFoldResult place = getResult(elements);
    store(value, wide.add(place, widen(part)));
  });
}

void AdjointKernel::buildRow(const ThreadSteps &along,
                             ArrayRef<OpFoldResult> outer) {
  OpFoldResult row = getResult(outer);
  OpFoldResult misalignment = narrow(getResultMisalignment(row));
  OpFoldResult first = index.mul(shownOnce.back().begin, unitsPerPosition);
  OpFoldResult last = index.mul(shownOnce.back().end, unitsPerPosition);
  auto buildInner = [&](OpFoldResult begin) {
    Value vector = copyOrSum(outer, begin);
    storeVector(vector, wide.add(row, widen(begin)));
  };
  forEachVector(
      along, misalignment, first, last, buildInner,
      [&](OpFoldResult begin) { buildBorderVector(outer, row, begin); });
}

/// Writes what of the vector at unit `begin` lies in the row at `row`, where
/// not all units are shown once. Within a position vectors are added.
void AdjointKernel::buildBorderVector(ArrayRef<OpFoldResult> outer,
                                      OpFoldResult row, OpFoldResult begin) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult count = index.constant(lanes);
  OpFoldResult position = index.div(index.max(begin, zero), unitsPerPosition);
  OpFoldResult part = index.sub(begin, index.mul(position, unitsPerPosition));
  Condition mayFit = index.lessEqual(count, unitsPerPosition);
  Condition isInPosition = index.lessEqual(zero, begin);
  isInPosition = index.conjunction(
      isInPosition, index.lessEqual(index.add(part, count), unitsPerPosition));
  isInPosition = index.conjunction(mayFit, isInPosition);
  buildIf(
      index, isInPosition,
      [&] {
        Value vector = sum(append(outer, position), part, vectorType);
        storeVector(vector, wide.add(row, widen(begin)));
      },
      [&] {
        Value vector =
            gatherRow(begin, [&](OpFoldResult position, OpFoldResult part) {
              return sum(append(outer, position), part, pad.storage.unit);
            });
        storePart(vector, row, begin, rowUnits);
      });
}

/// The vector from unit `begin` of a row on, where the row is shown once.
Value AdjointKernel::copyOrSum(ArrayRef<OpFoldResult> outer,
                               OpFoldResult begin) {
  OpFoldResult unit =
      index.add(begin, index.mul(axes.back().low, unitsPerPosition));
  Condition isShownOnce = true;
  SmallVector<OpFoldResult> positions;
  for (auto [element, axis, single] : llvm::zip(outer, axes, shownOnce)) {
    positions.push_back(index.add(element, axis.low));
    if (!axis.isUnpadded())
      isShownOnce = index.conjunction(isShownOnce, index.isIn(single, element));
  }
  return buildSelect(
      index, isShownOnce,
      [&] {
        OpFoldResult place = getSource(positions);
        return loadVector(wide.add(place, widen(unit)));
      },
      [&] { return sum(outer, unit, vectorType); });
}

void mlir::pad::buildAdjointKernel(OpBuilder &builder, const FlatPad &adjoint,
                                   Type elementType) {
  AdjointKernel(builder, adjoint, elementType).build();
}
