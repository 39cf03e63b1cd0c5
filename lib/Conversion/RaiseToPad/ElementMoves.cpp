//===- ElementMoves.cpp - Operations that move elements -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementMoves.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Tosa/Utils/ConversionUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/KnownBounds.h"
#include <functional>

using namespace mlir;
using namespace mlir::pad;

/// The extents of `value`, of which those are known that are static.
static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// Whether two tensors are equally long along `axis`.
static bool areEquallyLong(Value a, Value b, int64_t axis) {
  return isKnown({a, axis}, ValueBoundsConstraintSet::EQ, {b, axis});
}

/// The indices [offset, offset + size) as what is read along one axis.
static std::optional<IndexTable> getRange(int64_t offset, int64_t size) {
  if (size < 0 || size > maxTableSize)
    return std::nullopt;
  return llvm::to_vector(llvm::seq(offset, offset + size));
}

/// The indices `size` - 1 down to 0.
static IndexTable getReversed(int64_t size) {
  return llvm::to_vector(llvm::reverse(llvm::seq(size)));
}

FailureOr<Gather> mlir::pad::getIdentityGather(Value value) {
  Gather gather;
  for (int64_t extent : getShape(value)) {
    if (ShapedType::isDynamic(extent)) {
      gather.push_back(std::nullopt);
      continue;
    }
    gather.push_back(getRange(0, extent));
    if (!gather.back())
      return failure();
  }
  return gather;
}

/// Whether a slice along `axis` of `value` is all of it.
static bool isWholeAxis(Value value, int64_t axis, OpFoldResult offset,
                        OpFoldResult size) {
  return isZeroInteger(offset) &&
         isKnown(size, ValueBoundsConstraintSet::EQ, {value, axis});
}

FailureOr<Gather> mlir::pad::getSliceGather(Value value,
                                            ArrayRef<OpFoldResult> offsets,
                                            ArrayRef<OpFoldResult> sizes) {
  Gather gather;
  for (auto [axis, extent] : llvm::enumerate(getShape(value))) {
    if (ShapedType::isDynamic(extent)) {
      if (!isWholeAxis(value, axis, offsets[axis], sizes[axis]))
        return failure();
      gather.push_back(std::nullopt);
      continue;
    }
    std::optional<int64_t> offset = getKnownIndex(offsets[axis]);
    std::optional<int64_t> size = getKnownIndex(sizes[axis]);
    if (!offset || !size)
      return failure();
    gather.push_back(getRange(*offset, *size));
    if (!gather.back())
      return failure();
  }
  return gather;
}

/// What a `linalg.generic` that moves elements reads of `source`, which is set.
static FailureOr<Gather> getGenericGather(linalg::GenericOp op, Value &source) {
  if (op.getNumResults() != 1 || op.getNumLoops() != op.getNumParallelLoops() ||
      !op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isIdentity())
    return failure();
  auto resultType = dyn_cast<RankedTensorType>(op.getResult(0).getType());
  if (!resultType)
    return failure();
  Value yielded = op.getBody()->getTerminator()->getOperand(0);

  // For each axis of the source whether it is read as a whole, and otherwise
  // what is read of it where the result has an extent.
  SmallVector<bool> isWhole;
  SmallVector<std::function<FailureOr<IndexTable>(int64_t)>> indices;
  if (auto argument = dyn_cast<BlockArgument>(yielded)) {
    if (argument.getOwner() != op.getBody() ||
        argument.getArgNumber() >= op.getNumDpsInputs())
      return failure();
    OpOperand *operand = op.getDpsInputOperand(argument.getArgNumber());
    source = operand->get();
    for (auto [axis, expr] :
         llvm::enumerate(op.getMatchingIndexingMap(operand).getResults())) {
      isWhole.push_back(expr == getAffineDimExpr(axis, op.getContext()));
      AffineMap map = AffineMap::get(op.getNumLoops(), 0, expr);
      indices.push_back(
          [map, axis = axis](int64_t size) -> FailureOr<IndexTable> {
            for (unsigned dim : llvm::seq(map.getNumDims()))
              if (dim != axis && map.isFunctionOfDim(dim))
                return failure();
            if (size > maxTableSize)
              return failure();
            IndexTable table;
            SmallVector<int64_t> position(map.getNumDims(), 0);
            for (int64_t k : llvm::seq(size)) {
              position[axis] = k;
              table.push_back(map.compose(position).front());
            }
            return table;
          });
    }
  } else if (auto read = yielded.getDefiningOp<tensor::ExtractOp>()) {
    source = read.getTensor();
    if (op.getBody()->getParent()->isAncestor(source.getParentRegion()))
      return failure();
    for (auto [axis, index] : llvm::enumerate(read.getIndices())) {
      auto isArgument = [axis = axis](Value value) {
        auto indexOp = value.getDefiningOp<linalg::IndexOp>();
        return indexOp && indexOp.getDim() == axis;
      };
      isWhole.push_back(isArgument(index) &&
                        areEquallyLong(op.getResult(0), source, axis));
      indices.push_back([=, index = index](int64_t size) {
        return tabulate(index, size, isArgument);
      });
    }
  } else {
    return failure();
  }

  if (static_cast<int64_t>(indices.size()) != resultType.getRank())
    return failure();
  Gather gather;
  for (auto [axis, extent] : llvm::enumerate(getShape(source))) {
    int64_t size = resultType.getDimSize(axis);
    if (ShapedType::isDynamic(extent) && isWhole[axis]) {
      gather.push_back(std::nullopt);
      continue;
    }
    if (ShapedType::isDynamic(size))
      return failure();
    FailureOr<IndexTable> table = indices[axis](size);
    if (failed(table))
      return failure();
    gather.push_back(std::move(*table));
  }
  return gather;
}

FailureOr<Gather> mlir::pad::getGather(Operation *op, Value &source) {
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    source = slice.getSource();
    if (!slice.hasUnitStride() ||
        slice.getType().getRank() != slice.getSourceType().getRank())
      return failure();
    return getSliceGather(source, slice.getMixedOffsets(),
                          slice.getMixedSizes());
  }
  if (auto cast = dyn_cast<tensor::CastOp>(op)) {
    source = cast.getSource();
    if (!isa<RankedTensorType>(source.getType()) ||
        !isa<RankedTensorType>(cast.getType()) ||
        getShape(source) != getShape(cast))
      return failure();
    return getIdentityGather(source);
  }
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    return getGenericGather(generic, source);
  if (auto slice = dyn_cast<tosa::SliceOp>(op)) {
    source = slice.getInput1();
    SmallVector<int64_t> starts, sizes;
    Operation *start = slice.getStart().getDefiningOp();
    Operation *size = slice.getSize().getDefiningOp();
    if (!isa<RankedTensorType>(source.getType()) || !start || !size ||
        !tosa::getConstShapeValues(start, starts) ||
        !tosa::getConstShapeValues(size, sizes))
      return failure();
    return getSliceGather(source,
                          getAsIndexOpFoldResult(op->getContext(), starts),
                          getAsIndexOpFoldResult(op->getContext(), sizes));
  }
  if (auto reverse = dyn_cast<tosa::ReverseOp>(op)) {
    source = reverse.getInput1();
    if (!isa<RankedTensorType>(source.getType()))
      return failure();
    int64_t extent = getShape(source)[reverse.getAxis()];
    FailureOr<Gather> gather = getIdentityGather(source);
    if (failed(gather) || ShapedType::isDynamic(extent))
      return failure();
    (*gather)[reverse.getAxis()] = getReversed(extent);
    return gather;
  }
  return failure();
}

ValueRange mlir::pad::getConcatenated(Operation *op, int64_t &axis) {
  if (auto concat = dyn_cast<tensor::ConcatOp>(op)) {
    axis = concat.getDim();
    return concat.getInputs();
  }
  if (auto concat = dyn_cast<tosa::ConcatOp>(op)) {
    axis = concat.getAxis();
    return concat.getInput1();
  }
  return {};
}
