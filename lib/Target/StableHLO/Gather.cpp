//===- Gather.cpp - Slices at computed places -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexVectors.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pad/Utils/IndexBuilder.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

/// The numbers below `count` that are in neither list.
static SmallVector<int64_t> without(int64_t count, ArrayRef<int64_t> left,
                                    ArrayRef<int64_t> alsoLeft = {}) {
  SmallVector<int64_t> kept;
  for (int64_t number = 0; number < count; ++number)
    if (!llvm::is_contained(left, number) &&
        !llvm::is_contained(alsoLeft, number))
      kept.push_back(number);
  return kept;
}

static IndexVectors getIndexVectors(GatherOp op) {
  GatherAttr numbers = op.getDimensionNumbers();
  return {getType(op.getStartIndices()), numbers.getIndexVectorDim(),
          numbers.getStartIndexMap(), numbers.getOperandBatchingDims(),
          numbers.getStartIndicesBatchingDims()};
}

static LogicalResult checkGather(GatherOp op, const IndexVectors &vectors) {
  GatherAttr numbers = op.getDimensionNumbers();
  RankedTensorType source = getType(op.getOperand());
  RankedTensorType indices = getType(op.getStartIndices());
  RankedTensorType type = getResultType(op);
  ArrayRef<int64_t> sizes = op.getSliceSizes();
  if (failed(checkCount(op, sizes, "slice_sizes", source.getRank())) ||
      failed(checkWindowAxes(op, numbers.getOffsetDims(), "offset_dims",
                             type.getRank())) ||
      failed(checkAxes(op, numbers.getCollapsedSliceDims(),
                       "collapsed_slice_dims", source.getRank())) ||
      failed(checkAxes(op, numbers.getOperandBatchingDims(),
                       "operand_batching_dims", source.getRank())) ||
      failed(vectors.check(op, source, "start_index_map",
                           "start_indices_batching_dims")))
    return failure();
  SmallVector<int64_t> batch = without(indices.getRank(), vectors.vectorDim);
  SmallVector<int64_t> window =
      without(source.getRank(), numbers.getCollapsedSliceDims(),
              numbers.getOperandBatchingDims());
  // The shape: batch axes of the indices, and axes of the window at offsetDims.
  SmallVector<int64_t> expected;
  auto nextBatch = batch.begin();
  auto nextWindow = window.begin();
  for (int64_t axis = 0; axis < type.getRank(); ++axis) {
    bool isOffset = llvm::is_contained(numbers.getOffsetDims(), axis);
    if (isOffset ? nextWindow == window.end() : nextBatch == batch.end())
      break;
    expected.push_back(isOffset ? sizes[*nextWindow++]
                                : indices.getDimSize(*nextBatch++));
  }
  if (nextBatch != batch.end() || nextWindow != window.end() ||
      ArrayRef(expected) != type.getShape() ||
      type.getElementType() != source.getElementType())
    return op.emitOpError()
           << "gives " << type << ", expected " << batch.size()
           << " axes of the indices and " << window.size() << " of the slices";
  for (auto [axis, size] : llvm::enumerate(sizes)) {
    bool isOne = llvm::is_contained(numbers.getCollapsedSliceDims(),
                                    static_cast<int64_t>(axis)) ||
                 llvm::is_contained(numbers.getOperandBatchingDims(),
                                    static_cast<int64_t>(axis));
    if (size < 0 || size > source.getDimSize(axis) || (isOne && size != 1))
      return op.emitOpError() << "takes " << size << " elements along axis "
                              << axis << " of " << source;
  }
  return success();
}

Lowered stablehlo_import::lowerGather(ImplicitLocOpBuilder &builder,
                                      GatherOp op) {
  RankedTensorType source = getType(op.getOperand());
  RankedTensorType indices = getType(op.getStartIndices());
  RankedTensorType type = getResultType(op);
  if (!source.hasStaticShape() || !indices.hasStaticShape() ||
      !type.hasStaticShape())
    return Value();
  IndexVectors vectors = getIndexVectors(op);
  if (failed(checkGather(op, vectors)))
    return failure();
  GatherAttr numbers = op.getDimensionNumbers();
  SmallVector<int64_t> batchAxes =
      without(type.getRank(), numbers.getOffsetDims());
  SmallVector<int64_t> window =
      without(source.getRank(), numbers.getCollapsedSliceDims(),
              numbers.getOperandBatchingDims());
  return createElements(
      builder, type, {}, {}, [&](ImplicitLocOpBuilder &at, ValueRange) {
        IndexBuilder index(at, at.getLoc());
        SmallVector<Value> place;
        for (int64_t axis = 0; axis < type.getRank(); ++axis)
          place.push_back(linalg::IndexOp::create(at, axis));
        // The position in the indices, without vectorDim.
        SmallVector<Value> batch = llvm::map_to_vector(
            batchAxes, [&](int64_t axis) { return place[axis]; });
        SmallVector<OpFoldResult> position(source.getRank(), index.constant(0));
        for (auto [number, axis] : llvm::enumerate(vectors.map)) {
          Value start = tensor::ExtractOp::create(
              at, op.getStartIndices(),
              vectors.getPosition<Value>(
                  batch, index.materialize(index.constant(number))));
          int64_t last = source.getDimSize(axis) - op.getSliceSizes()[axis];
          position[axis] = index.clamp(castToIndex(at, start),
                                       index.constant(0), index.constant(last));
        }
        for (auto [ours, theirs] :
             llvm::zip_equal(vectors.batching, vectors.ofBatching))
          position[ours] = batch[vectors.getBatchAxis(theirs)];
        for (auto [offset, axis] : llvm::zip(numbers.getOffsetDims(), window))
          position[axis] = index.add(position[axis], place[offset]);
        SmallVector<Value> values = llvm::map_to_vector(
            position, [&](OpFoldResult p) { return index.materialize(p); });
        return tensor::ExtractOp::create(at, op.getOperand(), values)
            .getResult();
      });
}
