//===- Movement.cpp - Slices, insertions, pads and gathers ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/IndexBuilder.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

LogicalResult stablehlo_import::checkCount(Operation *op,
                                           ArrayRef<int64_t> numbers,
                                           StringRef name, int64_t rank) {
  if (static_cast<int64_t>(numbers.size()) == rank)
    return success();
  return op->emitOpError() << "has " << numbers.size() << " numbers in '"
                           << name << "', expected " << rank;
}

static Value moveByMap(ImplicitLocOpBuilder &builder, RankedTensorType type,
                       Value operand, ArrayRef<AffineExpr> position) {
  auto map = AffineMap::get(type.getRank(), 0, position, builder.getContext());
  return createElements(
      builder, type, operand, map,
      [](ImplicitLocOpBuilder &, ValueRange elements) { return elements[0]; });
}

/// The scalar in `tensor`, of rank 0, as an index in [0, last]; null, after an
/// error, if it is no integer.
static Value getStart(ImplicitLocOpBuilder &builder, Operation *op,
                      Value tensor, int64_t last) {
  auto type = getType(tensor);
  if (type.getRank() != 0 || !isa<IntegerType>(type.getElementType())) {
    op->emitOpError() << "starts at " << type << ", expected an integer";
    return {};
  }
  Value scalar = extractScalar(builder, tensor);
  IndexBuilder index(builder, builder.getLoc());
  return index.materialize(index.clamp(
      castToIndex(builder, scalar), index.constant(0), index.constant(last)));
}

//===----------------------------------------------------------------------===//
// Moves along whole axes
//===----------------------------------------------------------------------===//

static Lowered lower(ImplicitLocOpBuilder &builder, BroadcastOp op) {
  RankedTensorType source = getType(op.getOperand()), type = getResultType(op);
  ArrayRef<int64_t> axes = op.getBroadcastDimensions();
  if (failed(checkCount(op, axes, "dims", source.getRank())) ||
      failed(checkAxes(op, axes, "dims", type.getRank())))
    return failure();
  if (!source.hasStaticShape() || !type.hasStaticShape())
    return Value();
  SmallVector<AffineExpr> position;
  for (auto [extent, axis] : llvm::zip(source.getShape(), axes)) {
    if (extent != 1 && extent != type.getDimSize(axis))
      return op.emitOpError() << "broadcasts an axis of " << source << " to "
                              << type.getDimSize(axis) << " elements";
    position.push_back(extent == 1 ? builder.getAffineConstantExpr(0)
                                   : builder.getAffineDimExpr(axis));
  }
  return moveByMap(builder, type, op.getOperand(), position);
}

Value stablehlo_import::reverse(ImplicitLocOpBuilder &builder, Value source,
                                ArrayRef<int64_t> axes) {
  RankedTensorType type = getType(source);
  SmallVector<AffineExpr> position;
  for (int64_t axis = 0; axis < type.getRank(); ++axis) {
    AffineExpr forwards = builder.getAffineDimExpr(axis);
    position.push_back(llvm::is_contained(axes, axis)
                           ? type.getDimSize(axis) - 1 - forwards
                           : forwards);
  }
  return moveByMap(builder, type, source, position);
}

static Lowered lower(ImplicitLocOpBuilder &builder, ReverseOp op) {
  RankedTensorType type = getType(op.getOperand());
  if (failed(checkAxes(op, op.getDimensions(), "dims", type.getRank())))
    return failure();
  if (!type.hasStaticShape())
    return Value();
  return reverse(builder, op.getOperand(), op.getDimensions());
}

static Lowered lower(ImplicitLocOpBuilder &builder, TransposeOp op) {
  RankedTensorType type = getType(op.getOperand());
  ArrayRef<int64_t> axes = op.getPermutation();
  if (failed(checkCount(op, axes, "dims", type.getRank())) ||
      failed(checkAxes(op, axes, "dims", type.getRank())))
    return failure();
  if (!type.hasStaticShape())
    return Value();
  Value empty = tensor::EmptyOp::create(
      builder, applyPermutation(type.getShape(), axes), type.getElementType());
  return linalg::TransposeOp::create(builder, op.getOperand(), empty, axes)
      ->getResult(0);
}

static Lowered lower(ImplicitLocOpBuilder &builder, ReshapeOp op) {
  RankedTensorType source = getType(op.getOperand()), type = getResultType(op);
  if (!source.hasStaticShape() || !type.hasStaticShape())
    return Value();
  if (source.getNumElements() != type.getNumElements())
    return op.emitOpError() << "gives " << type << " of " << source;
  if (source == type)
    return op.getOperand();
  if (auto groups = getReassociationIndicesForReshape(source, type)) {
    if (source.getRank() > type.getRank())
      return tensor::CollapseShapeOp::create(builder, type, op.getOperand(),
                                             *groups)
          .getResult();
    return tensor::ExpandShapeOp::create(builder, type, op.getOperand(),
                                         *groups)
        .getResult();
  }
  // By a list of the elements.
  auto all = [](int64_t rank) {
    return rank == 0 ? SmallVector<ReassociationIndices>()
                     : SmallVector<ReassociationIndices>{
                           llvm::to_vector<2>(llvm::seq<int64_t>(0, rank))};
  };
  auto list =
      RankedTensorType::get(source.getNumElements(), source.getElementType());
  Value value = op.getOperand();
  if (source.getRank() > 1)
    value = tensor::CollapseShapeOp::create(builder, list, value,
                                            all(source.getRank()));
  return tensor::ExpandShapeOp::create(builder, type, value,
                                       all(type.getRank()))
      .getResult();
}

//===----------------------------------------------------------------------===//
// Slices, concatenations and pads
//===----------------------------------------------------------------------===//

/// Whether there are no elements. Upstream refuses slices of none at an end.
static bool isEmpty(ArrayRef<int64_t> shape) {
  return llvm::is_contained(shape, 0);
}

static Value extract(ImplicitLocOpBuilder &builder, Value source,
                     ArrayRef<OpFoldResult> offsets, ArrayRef<int64_t> sizes,
                     ArrayRef<int64_t> strides) {
  if (isEmpty(sizes))
    return tensor::EmptyOp::create(builder, sizes,
                                   getType(source).getElementType());
  return tensor::ExtractSliceOp::create(builder, source, offsets,
                                        toIndices(builder, sizes),
                                        toIndices(builder, strides));
}

static Lowered lower(ImplicitLocOpBuilder &builder, SliceOp op) {
  RankedTensorType source = getType(op.getOperand());
  int64_t rank = source.getRank();
  if (failed(checkCount(op, op.getStartIndices(), "start_indices", rank)) ||
      failed(checkCount(op, op.getLimitIndices(), "limit_indices", rank)) ||
      failed(checkCount(op, op.getStrides(), "strides", rank)))
    return failure();
  SmallVector<int64_t> sizes;
  for (auto [axis, start, limit, stride] : llvm::enumerate(
           op.getStartIndices(), op.getLimitIndices(), op.getStrides())) {
    int64_t extent = source.getDimSize(axis);
    bool fits = ShapedType::isDynamic(extent) || limit <= extent;
    if (start < 0 || limit < start || !fits || stride < 1)
      return op.emitOpError()
             << "takes " << start << ':' << limit << ':' << stride
             << " along axis " << axis << " of " << source;
    sizes.push_back(llvm::divideCeil(limit - start, stride));
  }
  return extract(builder, op.getOperand(),
                 toIndices(builder, op.getStartIndices()), sizes,
                 op.getStrides());
}

static Lowered lower(ImplicitLocOpBuilder &builder, ConcatenateOp op) {
  if (op.getInputs().empty())
    return op.emitOpError() << "has no operands";
  RankedTensorType first = getType(op.getInputs()[0]);
  int64_t axis = op.getDimension();
  if (failed(checkAxes(op, axis, "dim", first.getRank())))
    return failure();
  for (Value input : op.getInputs()) {
    RankedTensorType type = getType(input);
    bool fits = type.getRank() == first.getRank() &&
                type.getElementType() == first.getElementType();
    for (int64_t other = 0; fits && other < type.getRank(); ++other)
      fits = other == axis ||
             succeeded(verifyCompatibleShape({type.getDimSize(other)},
                                             {first.getDimSize(other)}));
    if (!fits)
      return op.emitOpError() << "has operands of " << first << " and " << type
                              << ", expected one shape but for axis " << axis;
  }
  // Slices of nothing, as of a pad on one side, are not kept.
  SmallVector<Value> parts =
      llvm::filter_to_vector(op.getInputs(), [&](Value input) {
        return getType(input).getDimSize(axis) != 0;
      });
  if (parts.empty())
    return op.getInputs()[0];
  // Nor is what is empty along another axis.
  if (isEmpty(getType(parts[0]).getShape())) {
    RankedTensorType type =
        tensor::ConcatOp::inferResultType(axis, ValueRange(parts).getTypes());
    return tensor::EmptyOp::create(builder, type.getShape(),
                                   type.getElementType())
        .getResult();
  }
  return tensor::ConcatOp::create(builder, axis, parts).getResult();
}

/// The source with `interior` elements of `value` between two of its own along
/// each axis: an insertion with steps into a filled tensor.
static Value spread(ImplicitLocOpBuilder &builder, Value source,
                    ArrayRef<int64_t> interior, Value value) {
  IndexBuilder index(builder, builder.getLoc());
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(builder, builder.getLoc(), source);
  SmallVector<OpFoldResult> shape, steps;
  for (auto [extent, between] : llvm::zip(extents, interior)) {
    steps.push_back(index.constant(between + 1));
    // (n - 1) * step + 1, and 0 for n = 0.
    OpFoldResult length = index.sub(index.mul(extent, steps.back()), between);
    shape.push_back(index.max(length, 0));
  }
  Value empty =
      tensor::EmptyOp::create(builder, shape, getType(source).getElementType());
  Value filled = linalg::FillOp::create(builder, value, empty).getResult(0);
  if (isEmpty(getType(source).getShape()))
    return filled;
  SmallVector<OpFoldResult> offsets(shape.size(), index.constant(0));
  return tensor::InsertSliceOp::create(builder, source, filled, offsets,
                                       extents, steps);
}

FailureOr<Value> stablehlo_import::padConstant(
    ImplicitLocOpBuilder &builder, Operation *op, Value source, Value value,
    ArrayRef<int64_t> low, ArrayRef<int64_t> high, ArrayRef<int64_t> interior) {
  constexpr int64_t limit = int64_t(1) << 31;
  for (int64_t between : interior)
    if (between < 0 || between >= limit)
      return op->emitOpError() << "has an interior padding of " << between
                               << ", expected 0 to " << limit - 1;
  auto isZero = [](int64_t number) { return number == 0; };
  if (!llvm::all_of(interior, isZero))
    source = spread(builder, source, interior, value);
  if (llvm::all_of(low, isZero) && llvm::all_of(high, isZero))
    return source;
  RankedTensorType type = getType(source);
  FailureOr<SmallVector<int64_t>> shape = inferPaddedShape(
      [&] { return op->emitOpError(); }, type.getShape(), low, high,
      /*axes=*/std::nullopt);
  if (failed(shape))
    return failure();
  return pad::PadOp::create(builder, type.clone(*shape), PadMode::Constant,
                            source, toIndices(builder, low),
                            toIndices(builder, high), value,
                            /*axes=*/DenseI64ArrayAttr())
      .getResult();
}

static Lowered lower(ImplicitLocOpBuilder &builder,
                     stablehlo_import::PadOp op) {
  RankedTensorType source = getType(op.getOperand());
  RankedTensorType valueType = getType(op.getPaddingValue());
  int64_t rank = source.getRank();
  if (failed(checkCount(op, op.getEdgePaddingLow(), "low", rank)) ||
      failed(checkCount(op, op.getEdgePaddingHigh(), "high", rank)) ||
      failed(checkCount(op, op.getInteriorPadding(), "interior", rank)))
    return failure();
  if (valueType.getRank() != 0 ||
      valueType.getElementType() != source.getElementType())
    return op.emitOpError() << "pads " << source << " with " << valueType
                            << ", expected a scalar of its elements";
  Value value = extractScalar(builder, op.getPaddingValue());
  return padConstant(builder, op, op.getOperand(), value,
                     op.getEdgePaddingLow(), op.getEdgePaddingHigh(),
                     op.getInteriorPadding());
}

/// The offsets of a part of `sizes` elements of `whole`, moved inside.
static FailureOr<SmallVector<OpFoldResult>>
getOffsets(ImplicitLocOpBuilder &builder, Operation *op, RankedTensorType whole,
           ValueRange starts, ArrayRef<int64_t> sizes) {
  if (static_cast<int64_t>(starts.size()) != whole.getRank())
    return op->emitOpError()
           << "has " << starts.size() << " numbers where it starts, expected "
           << whole.getRank();
  SmallVector<OpFoldResult> offsets;
  for (auto [axis, start, size] : llvm::enumerate(starts, sizes)) {
    if (size < 0 || size > whole.getDimSize(axis))
      return op->emitOpError() << "has " << size << " elements along axis "
                               << axis << " of " << whole;
    Value offset = getStart(builder, op, start, whole.getDimSize(axis) - size);
    if (!offset)
      return failure();
    offsets.push_back(getAsOpFoldResult(offset));
  }
  return offsets;
}

static Lowered lower(ImplicitLocOpBuilder &builder, DynamicSliceOp op) {
  RankedTensorType source = getType(op.getOperand());
  if (failed(checkCount(op, op.getSliceSizes(), "sizes", source.getRank())))
    return failure();
  if (!source.hasStaticShape())
    return Value();
  auto offsets =
      getOffsets(builder, op, source, op.getStartIndices(), op.getSliceSizes());
  if (failed(offsets))
    return failure();
  return extract(builder, op.getOperand(), *offsets, op.getSliceSizes(),
                 SmallVector<int64_t>(source.getRank(), 1));
}

static Lowered lower(ImplicitLocOpBuilder &builder, DynamicUpdateSliceOp op) {
  RankedTensorType whole = getType(op.getOperand());
  RankedTensorType part = getType(op.getUpdate());
  if (part.getRank() != whole.getRank() ||
      part.getElementType() != whole.getElementType())
    return op.emitOpError() << "writes " << part << " into " << whole;
  if (!whole.hasStaticShape() || !part.hasStaticShape())
    return Value();
  auto offsets =
      getOffsets(builder, op, whole, op.getStartIndices(), part.getShape());
  if (failed(offsets))
    return failure();
  if (isEmpty(part.getShape()))
    return op.getOperand();
  return tensor::InsertSliceOp::create(
             builder, op.getUpdate(), op.getOperand(), *offsets,
             toIndices(builder, part.getShape()),
             SmallVector<OpFoldResult>(whole.getRank(),
                                       builder.getIndexAttr(1)))
      .getResult();
}

/// A constant list of up to 16 integers that `op` makes of constants, such as
/// the place of an update; null for others.
static Value foldToList(ImplicitLocOpBuilder &builder, Operation *op) {
  constexpr int64_t most = 16;
  auto broadcast = dyn_cast<BroadcastOp>(op);
  auto concatenate = dyn_cast<ConcatenateOp>(op);
  bool isOfScalar = broadcast && broadcast.getBroadcastDimensions().empty() &&
                    getType(broadcast.getOperand()).getRank() == 0;
  bool isOfLists = concatenate && concatenate.getDimension() == 0;
  if (!isOfScalar && !isOfLists && !isa<ReshapeOp>(op))
    return {};
  RankedTensorType type = getResultType(op);
  SmallVector<Attribute> elements;
  if (!type.hasStaticShape() || type.getRank() > 1 ||
      type.getNumElements() > most || !isa<IntegerType>(type.getElementType()))
    return {};
  for (Value operand : op->getOperands()) {
    DenseElementsAttr constant = getConstantElements(operand);
    if (!constant || constant.getElementType() != type.getElementType() ||
        constant.getNumElements() > most ||
        (isOfLists && constant.getType().getRank() != 1))
      return {};
    llvm::append_range(elements, constant.getValues<Attribute>());
  }
  if (isOfScalar)
    elements.resize(type.getNumElements(), elements.front());
  if (static_cast<int64_t>(elements.size()) != type.getNumElements())
    return {};
  return createConstant(builder, builder.getLoc(),
                        DenseElementsAttr::get(type, elements));
}

Lowered stablehlo_import::lowerMovement(ImplicitLocOpBuilder &builder,
                                        Operation *op) {
  if (Value constant = foldToList(builder, op))
    return constant;
  return TypeSwitch<Operation *, Lowered>(op)
      .Case<BroadcastOp, ReverseOp, TransposeOp, ReshapeOp, SliceOp,
            ConcatenateOp, stablehlo_import::PadOp, DynamicSliceOp,
            DynamicUpdateSliceOp>(
          [&](auto known) { return lower(builder, known); })
      .Case([&](GatherOp gather) { return lowerGather(builder, gather); })
      .Case([&](ScatterOp scatter) { return lowerScatter(builder, scatter); })
      .Default([](Operation *) { return Value(); });
}
