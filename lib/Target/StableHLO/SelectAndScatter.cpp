//===- SelectAndScatter.cpp - The way back of poolings --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a pooling by maximum goes to the element that each window
// selects:
//
//   for each window w of tensor:
//     for each place p of w inside tensor:
//       if nothing is selected or not select(tensor[selected], tensor[p]):
//         selected = p
//     result[selected] = scatter(result[selected], source[w])
//
//===----------------------------------------------------------------------===//

#include "Sums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pad/Utils/IndexBuilder.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

/// Nested loops from 0 to `extents` that carry `inits`, and their results.
static SmallVector<Value>
buildLoops(ImplicitLocOpBuilder &builder, ArrayRef<int64_t> extents,
           ValueRange inits,
           function_ref<SmallVector<Value>(ImplicitLocOpBuilder &, ValueRange,
                                           ValueRange)>
               body) {
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantIndexOp::create(builder, number);
  };
  SmallVector<Value> ends = llvm::map_to_vector(extents, constant);
  SmallVector<Value> zeros(ends.size(), constant(0)),
      ones(ends.size(), constant(1));
  return scf::buildLoopNest(builder, builder.getLoc(), zeros, ends, ones, inits,
                            [&](OpBuilder &at, Location loc, ValueRange place,
                                ValueRange carried) {
                              ImplicitLocOpBuilder inside(loc, at);
                              SmallVector<Value> next =
                                  body(inside, place, carried);
                              return scf::ValueVector(next.begin(), next.end());
                            })
      .results;
}

Lowered stablehlo_import::lowerSelectAndScatter(ImplicitLocOpBuilder &builder,
                                                SelectAndScatterOp op) {
  RankedTensorType type = getType(op.getTensor());
  RankedTensorType ofSource = getType(op.getSource());
  RankedTensorType ofInit = getType(op.getInit());
  Type element = type.getElementType();
  int64_t rank = type.getRank();
  if (ofSource.getElementType() != element || ofInit.getRank() != 0 ||
      ofInit.getElementType() != element || ofSource.getRank() != rank)
    return op.emitOpError()
           << "has " << ofSource << " and " << ofInit << " for " << type
           << ", expected as many axes, a scalar, and the same elements";
  auto extents =
      getFactors(op, op.getWindowDimensions(), "window_dimensions", rank);
  auto strides = getFactors(op, op.getWindowStrides(), "window_strides", rank);
  auto padding = getPadding(op, op.getPadding(), rank);
  if (failed(extents) || failed(strides) || failed(padding) ||
      (type.hasStaticShape() && failed(checkShape(op, type.getShape()))))
    return failure();
  FailureOr<bool> isSelectKnown =
      isKnownBody(op.getSelect(), {element, element}, builder.getI1Type());
  FailureOr<bool> isScatterKnown =
      isKnownBody(op.getScatter(), {element, element}, element);
  if (failed(isSelectKnown) || failed(isScatterKnown))
    return failure();
  if (!isOnNumbers(op) || !*isSelectKnown || !*isScatterKnown)
    return Value();
  ArrayRef<int64_t> low = padding->first, high = padding->second;
  for (int64_t axis = 0; axis < rank; ++axis) {
    Windows windows{(*extents)[axis], (*strides)[axis], /*dilation=*/1};
    int64_t count =
        windows.getCount(type.getDimSize(axis) + low[axis] + high[axis]);
    if (ofSource.getDimSize(axis) != count)
      return op.emitOpError() << "has axis " << axis << " of " << ofSource
                              << ", expected the extent " << count;
  }

  // Found, the selected element, and its place.
  SmallVector<Value> none(rank + 2, arith::ConstantIndexOp::create(builder, 0));
  none[0] = arith::ConstantIntOp::create(builder, 0, /*width=*/1);
  none[1] = createZeroElement(builder, element);
  auto select = [&](ValueRange window, ImplicitLocOpBuilder &at,
                    ValueRange offset, ValueRange selected) {
    IndexBuilder index(at, at.getLoc());
    Condition isInside = true;
    SmallVector<Value> place;
    for (int64_t axis = 0; axis < rank; ++axis) {
      OpFoldResult begin = index.mul(OpFoldResult(window[axis]),
                                     index.constant((*strides)[axis]));
      OpFoldResult position =
          index.add(begin, index.sub(OpFoldResult(offset[axis]),
                                     index.constant(low[axis])));
      if (low[axis] > 0)
        isInside = index.conjunction(isInside, index.lessEqual(0, position));
      if (high[axis] > 0)
        isInside = index.conjunction(
            isInside, index.lessThan(position, type.getDimSize(axis)));
      place.push_back(index.materialize(position));
    }
    return buildIf(
        at, index.materialize(isInside), selected,
        [&](ImplicitLocOpBuilder &at) {
          Value candidate =
              tensor::ExtractOp::create(at, op.getTensor(), place);
          Value isKept = arith::AndIOp::create(
              at, selected[0],
              computeBody(at, op.getSelect(), {selected[1], candidate})[0]);
          SmallVector<Value> next = {
              arith::ConstantIntOp::create(at, 1, /*width=*/1), candidate};
          llvm::append_range(next, place);
          for (size_t i = 1; i < next.size(); ++i)
            next[i] = arith::SelectOp::create(at, isKept, selected[i], next[i]);
          return next;
        });
  };
  Value empty = tensor::EmptyOp::create(builder, type.getShape(), element);
  Value init = linalg::FillOp::create(
                   builder, extractScalar(builder, op.getInit()), empty)
                   .getResult(0);
  return buildLoops(
             builder, ofSource.getShape(), init,
             [&](ImplicitLocOpBuilder &at, ValueRange window,
                 ValueRange carried) {
               SmallVector<Value> selected =
                   buildLoops(at, *extents, none,
                              [&](ImplicitLocOpBuilder &inner,
                                  ValueRange offset, ValueRange before) {
                                return select(window, inner, offset, before);
                              });
               auto place = ArrayRef(selected).drop_front(2);
               return buildIf(
                   at, selected[0], carried,
                   [&](ImplicitLocOpBuilder &at) -> SmallVector<Value> {
                     Value sum =
                         tensor::ExtractOp::create(at, carried[0], place);
                     Value added =
                         tensor::ExtractOp::create(at, op.getSource(), window);
                     sum = computeBody(at, op.getScatter(), {sum, added})[0];
                     return {
                         tensor::InsertOp::create(at, sum, carried[0], place)};
                   });
             })
      .front();
}
