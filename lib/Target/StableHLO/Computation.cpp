//===- Computation.cpp - Elementwise operations and reductions ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "pad/Utils/Addition.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

bool stablehlo_import::isReal(Type type) {
  return isa<FloatType, IntegerType>(type) && Addition::get(type);
}

LogicalResult stablehlo_import::checkAxes(Operation *op, ArrayRef<int64_t> axes,
                                          StringRef name, int64_t rank) {
  llvm::SmallDenseSet<int64_t> seen;
  for (int64_t axis : axes)
    if (axis < 0 || axis >= rank || !seen.insert(axis).second)
      return op->emitOpError()
             << "has " << axis << " in '" << name
             << "', expected different numbers from 0 to " << rank - 1;
  return success();
}

LogicalResult stablehlo_import::checkWindowAxes(Operation *op,
                                                ArrayRef<int64_t> axes,
                                                StringRef name, int64_t rank) {
  if (!llvm::is_sorted(axes))
    return op->emitOpError() << "has [" << axes << "] in '" << name
                             << "', expected ascending numbers";
  return checkAxes(op, axes, name, rank);
}

/// `tensor.empty` of the shape of `like`, for a result of `type`.
static Value createEmpty(ImplicitLocOpBuilder &builder, RankedTensorType type,
                         Value like) {
  SmallVector<Value> extents;
  for (int64_t axis = 0; axis < type.getRank(); ++axis)
    if (type.isDynamicDim(axis))
      extents.push_back(tensor::DimOp::create(builder, like, axis));
  return tensor::EmptyOp::create(builder, type, extents);
}

Value stablehlo_import::createElements(
    ImplicitLocOpBuilder &builder, RankedTensorType type, ValueRange inputs,
    ArrayRef<AffineMap> inputMaps,
    function_ref<Value(ImplicitLocOpBuilder &, ValueRange)> element,
    Value like) {
  SmallVector<AffineMap> maps(inputMaps);
  maps.push_back(builder.getMultiDimIdentityMap(type.getRank()));
  return linalg::GenericOp::create(
             builder, TypeRange(type), inputs,
             ValueRange(createEmpty(builder, type, like)), maps,
             SmallVector<utils::IteratorType>(type.getRank(),
                                              utils::IteratorType::parallel),
             [&](OpBuilder &nested, Location loc, ValueRange arguments) {
               ImplicitLocOpBuilder at(loc, nested);
               linalg::YieldOp::create(at, element(at, arguments.drop_back()));
             })
      .getResult(0);
}

/// Whether computeElement knows `op` for operands of `elements`.
static bool isKnownFor(Operation *op, TypeRange elements) {
  return canBuild(op->getLoc(), elements,
                  [&](ImplicitLocOpBuilder &builder, ValueRange scalars) {
                    return !!computeElement(builder, op, scalars);
                  });
}

static SmallVector<Type> getElementTypes(TypeRange types) {
  return llvm::map_to_vector(
      types, [](Type type) { return getElementTypeOrSelf(type); });
}

LogicalResult stablehlo_import::checkElementTypes(Operation *op) {
  SmallVector<Type> types = getElementTypes(op->getOperandTypes());
  types.push_back(getElementTypeOrSelf(op->getResult(0).getType()));
  ArrayRef<Type> same = types;
  Type condition;
  if (isa<ConvertOp, BitcastConvertOp, RealOp, ImagOp>(op) ||
      (isa<AbsOp>(op) && isa<ComplexType>(types[0])))
    same = {};
  else if (isa<CompareOp, IsFiniteOp>(op))
    condition = types.back(), same = same.drop_back();
  else if (isa<SelectOp>(op))
    condition = types.front(), same = same.drop_front();
  if (condition && !condition.isInteger(1))
    return op->emitOpError()
           << "has a condition of " << condition << ", expected 'i1'";
  for (Type type : same)
    if (type != same.front())
      return op->emitOpError() << "has elements of " << same.front() << " and "
                               << type << ", expected one type";
  return success();
}

/// Operands have the shape of the result; conditions and limits may be scalars.
static Lowered lowerElementwise(ImplicitLocOpBuilder &builder, Operation *op) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  // A gather that has no form has operands of several types.
  if (op->getNumRegions() > 0 ||
      isa<GatherOp, DynamicSliceOp, DynamicUpdateSliceOp>(op))
    return Value();
  if (failed(checkElementTypes(op)))
    return failure();
  if (!isKnownFor(op, getElementTypes(op->getOperandTypes())))
    return Value();
  SmallVector<AffineMap> maps;
  Value like;
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    auto operandType = cast<RankedTensorType>(operand.getType());
    bool isScalar = operandType.getRank() == 0 && isa<SelectOp, ClampOp>(op);
    if (!isScalar &&
        failed(verifyCompatibleShape(operandType.getShape(), type.getShape())))
      return op->emitOpError()
             << "operand " << number << " has the shape of " << operandType
             << ", expected that of the result, " << type;
    if (!isScalar)
      like = operand;
    maps.push_back(isScalar
                       ? AffineMap::get(type.getRank(), 0, builder.getContext())
                       : builder.getMultiDimIdentityMap(type.getRank()));
  }
  // All operands are scalars only if the result is one.
  return createElements(
      builder, type, op->getOperands(), maps,
      [&](ImplicitLocOpBuilder &at, ValueRange elements) {
        return computeElement(at, op, elements);
      },
      like);
}

static Lowered lowerIota(ImplicitLocOpBuilder &builder, IotaOp op) {
  auto type = cast<RankedTensorType>(op.getResult().getType());
  Type element = type.getElementType();
  if (op.getIotaDimension() >= static_cast<uint64_t>(type.getRank()))
    return op.emitOpError() << "has dimension " << op.getIotaDimension()
                            << ", expected one of " << type;
  if (!type.hasStaticShape() || !isReal(element))
    return Value();
  return createElements(
      builder, type, {}, {}, [&](ImplicitLocOpBuilder &at, ValueRange) {
        Value index = linalg::IndexOp::create(at, op.getIotaDimension());
        Value number = arith::IndexCastOp::create(at, at.getI64Type(), index);
        return castElement(at, number, element);
      });
}

LoweredResults stablehlo_import::lowerReduce(ImplicitLocOpBuilder &builder,
                                             ReduceOp op) {
  size_t count = op.getNumResults();
  if (count == 0 || op.getInputs().size() != 2 * count)
    return op.emitOpError()
           << "has " << op.getInputs().size() << " operands and " << count
           << " results, expected twice as many operands";
  ValueRange inputs = op.getInputs().take_front(count);
  ValueRange inits = op.getInputs().drop_front(count);
  RankedTensorType first = getType(inputs.front());
  SmallVector<Type> elements;
  for (auto [input, init] : llvm::zip_equal(inputs, inits)) {
    elements.push_back(getType(input).getElementType());
    if (getType(init).getRank() != 0 ||
        getType(init).getElementType() != elements.back())
      return op.emitOpError()
             << "starts with " << init.getType()
             << ", expected a scalar of the elements of " << input.getType();
    if (failed(
            verifyCompatibleShape(first.getShape(), getType(input).getShape())))
      return op.emitOpError() << "has operands of " << first << " and "
                              << input.getType() << ", expected one shape";
  }
  if (failed(checkAxes(op, op.getDimensions(), "dimensions", first.getRank())))
    return failure();
  SmallVector<utils::IteratorType> iterators(first.getRank(),
                                             utils::IteratorType::parallel);
  for (int64_t axis : op.getDimensions())
    iterators[axis] = utils::IteratorType::reduction;
  SmallVector<AffineExpr> kept,
      position(first.getRank(), builder.getAffineConstantExpr(0));
  SmallVector<int64_t> shape;
  bool isOfOne = true;
  for (auto [axis, iterator] : llvm::enumerate(iterators)) {
    int64_t extent = first.getDimSize(axis);
    if (iterator == utils::IteratorType::reduction) {
      isOfOne &= extent == 1;
      continue;
    }
    position[axis] = builder.getAffineDimExpr(shape.size());
    kept.push_back(builder.getAffineDimExpr(axis));
    shape.push_back(extent);
  }
  for (auto [result, element] : llvm::zip_equal(op.getResults(), elements)) {
    RankedTensorType type = getType(result);
    if (failed(verifyCompatibleShape(shape, type.getShape())) ||
        type.getElementType() != element)
      return op.emitOpError() << "gives " << type << ", expected "
                              << RankedTensorType::get(shape, element);
  }
  SmallVector<Type> both = elements;
  llvm::append_range(both, elements);
  FailureOr<bool> isKnown = isKnownBody(op.getBody(), both, elements);
  if (failed(isKnown))
    return failure();
  bool hasUnknownExtent = llvm::any_of(op.getResultTypes(), [](Type type) {
    return !cast<RankedTensorType>(type).hasStaticShape();
  });
  if (!*isKnown || hasUnknownExtent || ShapedType::isDynamicShape(shape))
    return SmallVector<Value>();
  SmallVector<Value> starts;
  for (Value init : inits)
    starts.push_back(extractScalar(builder, init));
  // One element is combined with the first: no axis is reduced. JAX asks so
  // whether indices are valid.
  if (isOfOne && count == 1) {
    Value result = createElements(
        builder, getType(op.getResult(0)), inputs.front(),
        AffineMap::get(shape.size(), 0, position, builder.getContext()),
        [&](ImplicitLocOpBuilder &at, ValueRange arguments) {
          return computeBody(at, op.getBody(), {starts[0], arguments[0]})[0];
        });
    return SmallVector<Value>{result};
  }
  SmallVector<Value> filled;
  for (auto [start, element] : llvm::zip_equal(starts, elements)) {
    Type type = count == 1 ? getSumType(op.getBody(), element) : element;
    Value empty = tensor::EmptyOp::create(builder, shape, type);
    filled.push_back(linalg::FillOp::create(
                         builder, castElement(builder, start, type), empty)
                         .getResult(0));
  }
  SmallVector<AffineMap> maps(count,
                              builder.getMultiDimIdentityMap(first.getRank()));
  maps.append(count,
              AffineMap::get(first.getRank(), 0, kept, builder.getContext()));
  auto generic = linalg::GenericOp::create(
      builder, TypeRange(filled), inputs, filled, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        ImplicitLocOpBuilder at(loc, nested);
        if (count == 1) {
          linalg::YieldOp::create(
              at, combine(at, op.getBody(), arguments[1], arguments[0]));
          return;
        }
        SmallVector<Value> ordered =
            llvm::to_vector(arguments.take_back(count));
        llvm::append_range(ordered, arguments.take_front(count));
        linalg::YieldOp::create(at, computeBody(at, op.getBody(), ordered));
      });
  if (count == 1)
    return SmallVector<Value>{
        roundSums(builder, getType(op.getResult(0)), generic.getResult(0))};
  return llvm::to_vector_of<Value>(generic.getResults());
}

Lowered stablehlo_import::lowerComputation(ImplicitLocOpBuilder &builder,
                                           Operation *op) {
  if (auto iota = dyn_cast<IotaOp>(op))
    return lowerIota(builder, iota);
  return lowerElementwise(builder, op);
}
