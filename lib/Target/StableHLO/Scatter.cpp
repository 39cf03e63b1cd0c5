//===- Scatter.cpp - Updates at computed places ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Windows are combined with the tensor one after the other, in loops over the
// places. A window that is not inside is left out, as by XLA.
//
//===----------------------------------------------------------------------===//

#include "IndexVectors.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Constants.h"
#include "pad/Utils/IndexBuilder.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

namespace {

/// A scatter of windows into one tensor.
class Scatter {
public:
  Scatter(ImplicitLocOpBuilder &builder, ScatterOp op)
      : builder(builder), index(builder, builder.getLoc()), op(op),
        numbers(op.getScatterDimensionNumbers()), tensor(op.getInputs()[0]),
        indices(op.getInputs()[1]), updates(op.getInputs()[2]),
        vectors{getType(indices), numbers.getIndexVectorDim(),
                numbers.getScatterDimsToOperandDims(),
                numbers.getInputBatchingDims(),
                numbers.getScatterIndicesBatchingDims()} {}

  /// Fails, after an error, unless the numbers fit the types.
  LogicalResult check();
  /// Builds the loops and returns their result.
  Value build();

private:
  Value buildLoops(Value result, SmallVector<OpFoldResult> place, size_t next);
  Value buildUpdate(Value result, ArrayRef<OpFoldResult> place);
  OpFoldResult getStart(ArrayRef<OpFoldResult> place, int64_t number);

  ImplicitLocOpBuilder &builder;
  IndexBuilder index;
  ScatterOp op;
  ScatterAttr numbers;
  Value tensor, indices, updates;
  IndexVectors vectors;
  /// The extents of a window along each axis of the tensor, and the axes of the
  /// updates that are not of windows.
  SmallVector<int64_t> sizes, batchAxes;
};

} // namespace

LogicalResult Scatter::check() {
  RankedTensorType type = getType(tensor), ofIndices = getType(indices);
  RankedTensorType ofUpdates = getType(updates);
  ArrayRef<int64_t> windowDims = numbers.getUpdateWindowDims();
  SmallVector<int64_t> ofOne(numbers.getInsertedWindowDims());
  llvm::append_range(ofOne, vectors.batching);
  if (failed(checkWindowAxes(op, windowDims, "update_window_dims",
                             ofUpdates.getRank())) ||
      failed(checkAxes(op, ofOne,
                       "inserted_window_dims and input_batching_dims",
                       type.getRank())) ||
      failed(vectors.check(op, type, "scatter_dims_to_operand_dims",
                           "scatter_indices_batching_dims")))
    return failure();
  if (ofUpdates.getElementType() != type.getElementType() ||
      getResultType(op) != type ||
      static_cast<int64_t>(windowDims.size() + ofOne.size()) !=
          type.getRank() ||
      static_cast<int64_t>(windowDims.size()) + ofIndices.getRank() -
              vectors.hasVectors() !=
          ofUpdates.getRank())
    return op.emitOpError() << "gives " << getResultType(op) << " of " << type
                            << ", " << ofIndices << " and " << ofUpdates
                            << ", which do not fit its numbers";
  const int64_t *nextWindow = windowDims.begin();
  for (int64_t axis = 0; axis < type.getRank(); ++axis)
    sizes.push_back(llvm::is_contained(ofOne, axis)
                        ? 1
                        : ofUpdates.getDimSize(*nextWindow++));
  for (int64_t axis = 0; axis < ofUpdates.getRank(); ++axis)
    if (!llvm::is_contained(windowDims, axis))
      batchAxes.push_back(axis);
  for (auto [place, axis] : llvm::enumerate(batchAxes)) {
    int64_t ofIndex =
        place + (static_cast<int64_t>(place) >= vectors.vectorDim);
    if (ofUpdates.getDimSize(axis) != ofIndices.getDimSize(ofIndex))
      return op.emitOpError()
             << "has axis " << axis << " of " << ofUpdates << " for axis "
             << ofIndex << " of " << ofIndices << ", expected one extent";
  }
  for (auto [axis, size] : llvm::enumerate(sizes))
    if (size > type.getDimSize(axis))
      return op.emitOpError()
             << "has windows of " << size << " elements along axis " << axis
             << " of " << type;
  return success();
}

Value Scatter::build() {
  if (getType(updates).getNumElements() == 0)
    return tensor;
  return buildLoops(tensor, {}, 0);
}

/// Builds the loops over the batch axes from number `next` on, for `place`
/// along those before.
Value Scatter::buildLoops(Value result, SmallVector<OpFoldResult> place,
                          size_t next) {
  if (next == batchAxes.size())
    return buildUpdate(result, place);
  int64_t extent = getType(updates).getDimSize(batchAxes[next]);
  if (extent == 1) {
    place.push_back(index.constant(0));
    return buildLoops(result, place, next + 1);
  }
  Value zero = index.materialize(index.constant(0));
  Value end = index.materialize(index.constant(extent));
  Value one = index.materialize(index.constant(1));
  auto loop = scf::ForOp::create(builder, zero, end, one, ValueRange(result));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  place.push_back(OpFoldResult(loop.getInductionVar()));
  Value updated = buildLoops(loop.getRegionIterArg(0), place, next + 1);
  scf::YieldOp::create(builder, updated);
  return loop.getResult(0);
}

/// The index that number `number` of the vector at `place` is.
OpFoldResult Scatter::getStart(ArrayRef<OpFoldResult> place, int64_t number) {
  RankedTensorType type = getType(indices);
  SmallVector<OpFoldResult> position =
      vectors.getPosition<OpFoldResult>(place, index.constant(number));
  std::optional<SmallVector<int64_t>> known = getConstantIntValues(position);
  DenseElementsAttr constant = getConstantElements(indices);
  if (known && constant) {
    int64_t flat = 0;
    for (auto [extent, at] : llvm::zip_equal(type.getShape(), *known))
      flat = flat * extent + at;
    APInt value = *(constant.value_begin<APInt>() + flat);
    bool isUnsigned = type.getElementType().isUnsignedInteger() ||
                      type.getElementType().isInteger(1);
    if (value.getBitWidth() < 64 || !isUnsigned)
      return index.constant(isUnsigned ? value.getZExtValue()
                                       : value.getSExtValue());
  }
  SmallVector<Value> at = llvm::map_to_vector(
      position, [&](OpFoldResult k) { return index.materialize(k); });
  return OpFoldResult(
      castToIndex(builder, tensor::ExtractOp::create(builder, indices, at)));
}

/// Combines the window at `place` with `result`.
Value Scatter::buildUpdate(Value result, ArrayRef<OpFoldResult> place) {
  RankedTensorType type = getType(tensor);
  SmallVector<OpFoldResult> starts(type.getRank(), index.constant(0));
  Condition isInside = true;
  for (auto [number, axis] : llvm::enumerate(vectors.map)) {
    starts[axis] = getStart(place, number);
    int64_t last = type.getDimSize(axis) - sizes[axis];
    Condition isNotBefore = index.lessEqual(0, starts[axis]);
    Condition isInAxis =
        index.conjunction(isNotBefore, index.lessEqual(starts[axis], last));
    isInside = index.conjunction(isInside, isInAxis);
  }
  for (auto [ours, theirs] :
       llvm::zip_equal(vectors.batching, vectors.ofBatching))
    starts[ours] = place[vectors.getBatchAxis(theirs)];
  if (isInside.isFalse())
    return result;

  auto buildWindow = [&]() -> Value {
    auto getOnes = [&](size_t count) {
      return SmallVector<OpFoldResult>(count, index.constant(1));
    };
    RankedTensorType ofUpdates = getType(updates);
    SmallVector<int64_t> shape, updateSizes(ofUpdates.getRank(), 1);
    for (int64_t axis : numbers.getUpdateWindowDims()) {
      updateSizes[axis] = ofUpdates.getDimSize(axis);
      shape.push_back(updateSizes[axis]);
    }
    auto windowType = RankedTensorType::get(shape, type.getElementType());
    Value window = updates;
    if (!batchAxes.empty()) {
      SmallVector<OpFoldResult> offsets(ofUpdates.getRank(), index.constant(0));
      for (auto [axis, position] : llvm::zip_equal(batchAxes, place))
        offsets[axis] = position;
      window = tensor::ExtractSliceOp::create(
          builder, windowType, updates, offsets,
          toIndices(builder, updateSizes), getOnes(offsets.size()));
    }
    // The update itself needs nothing of the tensor.
    Region &body = op.getUpdateComputation();
    if (body.front().back().getOperand(0) != body.getArgument(1)) {
      Value current = tensor::ExtractSliceOp::create(
          builder, windowType, result, starts, toIndices(builder, sizes),
          getOnes(starts.size()));
      AffineMap id = builder.getMultiDimIdentityMap(shape.size());
      window =
          createElements(builder, windowType, {current, window}, {id, id},
                         [&](ImplicitLocOpBuilder &at, ValueRange elements) {
                           return computeBody(at, body, elements)[0];
                         });
    }
    return tensor::InsertSliceOp::create(builder, window, result, starts,
                                         toIndices(builder, sizes),
                                         getOnes(starts.size()));
  };
  if (isInside.isTrue())
    return buildWindow();
  return buildIf(builder, index.materialize(isInside), result,
                 [&](ImplicitLocOpBuilder &) -> SmallVector<Value> {
                   return {buildWindow()};
                 })
      .front();
}

Lowered stablehlo_import::lowerScatter(ImplicitLocOpBuilder &builder,
                                       ScatterOp op) {
  if (op.getInputs().size() != 3 || op.getNumResults() != 1)
    return Value();
  for (Value operand : op.getInputs())
    if (!getType(operand).hasStaticShape())
      return Value();
  Type element = getType(op.getInputs()[0]).getElementType();
  FailureOr<bool> isKnown =
      isKnownBody(op.getUpdateComputation(), {element, element}, element);
  if (failed(isKnown))
    return failure();
  if (!*isKnown)
    return Value();
  Scatter scatter(builder, op);
  if (failed(scatter.check()))
    return failure();
  return scatter.build();
}
