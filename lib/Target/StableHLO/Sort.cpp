//===- Sort.cpp - Sorts along an axis -------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lines along an axis are sorted all at once: neighbouring slices across
// them exchange the elements that are not in order. For the first k of n
// elements that is k n exchanges of slices, which is for medians and the like
// of few numbers.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pad/Utils/IndexBuilder.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

/// The most exchanges of a sort, each of slices.
static constexpr int64_t kMaxExchanges = 1 << 20;

/// The axis of `op`; a number below 0 counts from the last one.
static int64_t getAxis(SortOp op) {
  int64_t axis = op.getDimension();
  return axis < 0 ? axis + getType(op.getInputs()[0]).getRank() : axis;
}

/// Fails, after an error, unless the tensors have one shape with the axis, and
/// the types of the results.
static LogicalResult check(SortOp op) {
  if (op.getInputs().empty() ||
      op.getResultTypes() != op.getInputs().getTypes())
    return op.emitOpError()
           << "gives (" << op.getResultTypes() << "), expected ("
           << op.getInputs().getTypes() << "), one tensor or several";
  RankedTensorType first = getType(op.getInputs()[0]);
  for (Value input : op.getInputs())
    if (getType(input).getShape() != first.getShape())
      return op.emitOpError() << "has operands of " << first << " and "
                              << input.getType() << ", expected one shape";
  return checkAxes(op, getAxis(op), "dimension", first.getRank());
}

/// Puts the elements of the slices at `k` and behind it in order:
///
///   %a = tensor.extract_slice %x[..., %k, ...]
///   %b = tensor.extract_slice %x[..., %k + 1, ...]
///   %c:2 = linalg.generic ins(%a, %b) outs(%a, %b) // %b, %a if %b < %a
///   %y = tensor.insert_slice %c#0 into %x[..., %k, ...]
///   %z = tensor.insert_slice %c#1 into %y[..., %k + 1, ...]
static SmallVector<Value> exchange(ImplicitLocOpBuilder &builder, SortOp op,
                                   ValueRange tensors, OpFoldResult k) {
  IndexBuilder index(builder, builder.getLoc());
  RankedTensorType type = getType(tensors.front());
  int64_t rank = type.getRank(), axis = getAxis(op);
  SmallVector<OpFoldResult> ones(rank, index.constant(1));
  SmallVector<OpFoldResult> sizes = toIndices(builder, type.getShape());
  sizes[axis] = index.constant(1);
  auto getOffsets = [&](OpFoldResult position) {
    SmallVector<OpFoldResult> offsets(rank, index.constant(0));
    offsets[axis] = position;
    return offsets;
  };
  SmallVector<OpFoldResult> offsets[] = {getOffsets(k),
                                         getOffsets(index.add(k, 1))};
  // The first of each tensor and the second of each, by turns.
  SmallVector<Value> slices;
  for (Value tensor : tensors)
    for (ArrayRef<OpFoldResult> at : offsets)
      slices.push_back(
          tensor::ExtractSliceOp::create(builder, tensor, at, sizes, ones));
  SmallVector<AffineMap> maps(2 * slices.size(),
                              builder.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      builder, ValueRange(slices).getTypes(), slices, slices, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        ImplicitLocOpBuilder at(loc, nested);
        ValueRange elements = arguments.take_front(slices.size());
        SmallVector<Value> reversed, results;
        for (size_t number = 0; number < elements.size(); number += 2) {
          reversed.push_back(elements[number + 1]);
          reversed.push_back(elements[number]);
        }
        // Equal elements stay as they are, which makes the sort a stable one.
        Value isLess = computeBody(at, op.getComparator(), reversed)[0];
        for (auto [element, other] : llvm::zip_equal(elements, reversed))
          results.push_back(
              arith::SelectOp::create(at, isLess, other, element));
        linalg::YieldOp::create(at, results);
      });
  SmallVector<Value> sorted;
  for (auto [number, tensor] : llvm::enumerate(tensors)) {
    Value result = tensor;
    for (size_t side : {0, 1})
      result = tensor::InsertSliceOp::create(
          builder, generic.getResult(2 * number + side), result, offsets[side],
          sizes, ones);
    sorted.push_back(result);
  }
  return sorted;
}

/// Builds a loop that carries `tensors`, around `body`.
static SmallVector<Value>
carry(ImplicitLocOpBuilder &builder, OpFoldResult end, ValueRange tensors,
      function_ref<SmallVector<Value>(Value, ValueRange)> body) {
  IndexBuilder index(builder, builder.getLoc());
  Value zero = index.materialize(index.constant(0));
  Value last = index.materialize(end);
  Value one = index.materialize(index.constant(1));
  auto loop = scf::ForOp::create(builder, zero, last, one, tensors);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  scf::YieldOp::create(builder,
                       body(loop.getInductionVar(), loop.getRegionIterArgs()));
  return llvm::to_vector_of<Value>(loop.getResults());
}

/// How many of the first elements along its axis a result of `op` is read of.
static int64_t getReadCount(SortOp op) {
  int64_t axis = getAxis(op), count = 0;
  int64_t extent = getType(op.getInputs()[0]).getDimSize(axis);
  for (Operation *user : op->getUsers()) {
    auto slice = dyn_cast<SliceOp>(user);
    if (!slice || axis >= static_cast<int64_t>(slice.getLimitIndices().size()))
      return extent;
    count = std::max(count, slice.getLimitIndices()[axis]);
  }
  return std::min(count, extent);
}

std::string stablehlo_import::getExtentProblem(SortOp op) {
  int64_t extent = getType(op.getInputs()[0]).getDimSize(getAxis(op));
  if (ShapedType::isDynamic(extent))
    return "";
  int64_t count = getReadCount(op);
  if (extent <= kMaxExchanges / std::max<int64_t>(count, 1))
    return "";
  return llvm::formatv("of {0} elements along its axis, {1} of which are read, "
                       "expected a product of at most {2}",
                       extent, count, kMaxExchanges);
}

LoweredResults stablehlo_import::lowerSort(ImplicitLocOpBuilder &builder,
                                           SortOp op) {
  if (failed(check(op)))
    return failure();
  RankedTensorType type = getType(op.getInputs()[0]);
  SmallVector<Type> elements;
  for (Value input : op.getInputs())
    elements.append(2, getType(input).getElementType());
  FailureOr<bool> isKnown =
      isKnownBody(op.getComparator(), elements, builder.getI1Type());
  if (failed(isKnown))
    return failure();
  if (!*isKnown || !type.hasStaticShape() || !getExtentProblem(op).empty())
    return SmallVector<Value>();
  // Upstream has no slices of tensors without elements.
  if (type.getNumElements() == 0)
    return llvm::to_vector(op.getInputs());
  IndexBuilder index(builder, builder.getLoc());
  int64_t last = type.getDimSize(getAxis(op)) - 1;
  // The least of those that are left moves to their beginning.
  return carry(builder, index.constant(std::min(getReadCount(op), last)),
               op.getInputs(), [&](Value done, ValueRange tensors) {
                 return carry(builder, index.sub(last, done), tensors,
                              [&](Value k, ValueRange inner) {
                                return exchange(builder, op, inner,
                                                index.sub(last - 1, k));
                              });
               });
}

LoweredResults stablehlo_import::lowerTopK(ImplicitLocOpBuilder &builder,
                                           TopKOp op) {
  RankedTensorType type = getType(op.getOperand());
  int64_t axis = type.getRank() - 1, count = op.getK();
  if (axis < 0 || count < 0 || count > type.getDimSize(axis))
    return op.emitOpError()
           << "takes " << count << " elements along the last axis of " << type;
  if (!type.hasStaticShape())
    return SmallVector<Value>();
  auto places = IotaOp::create(builder, type.clone(builder.getI32Type()), axis);
  auto sort = SortOp::create(builder, TypeRange{type, places.getType()},
                             ValueRange{op.getOperand(), places}, axis,
                             builder.getBoolAttr(true));
  {
    OpBuilder::InsertionGuard guard(builder);
    auto number = RankedTensorType::get({}, type.getElementType());
    auto place = RankedTensorType::get({}, builder.getI32Type());
    Location loc = op.getLoc();
    Block *body = builder.createBlock(&sort.getComparator(), {},
                                      {number, number, place, place},
                                      {loc, loc, loc, loc});
    auto isGreater = CompareOp::create(
        builder, place.clone(builder.getI1Type()), body->getArgument(0),
        body->getArgument(1), Direction::GT,
        ComparisonAttr::get(builder.getContext(), Comparison::TOTALORDER));
    ReturnOp::create(builder, isGreater.getResult());
  }
  SmallVector<int64_t> zeros(axis + 1, 0), ones(axis + 1, 1);
  SmallVector<int64_t> shape = llvm::to_vector(type.getShape());
  shape[axis] = count;
  SmallVector<Value> results;
  for (Value sorted : sort.getResults())
    results.push_back(SliceOp::create(builder, getType(sorted).clone(shape),
                                      sorted, zeros, shape, ones));
  return results;
}
