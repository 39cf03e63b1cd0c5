//===- Computation.cpp - Elementwise operations and reductions ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

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

/// It is built once, in a module of its own.
bool stablehlo_import::isKnownFor(Operation *op, TypeRange elements) {
  OwningOpRef<ModuleOp> scratch = ModuleOp::create(op->getLoc());
  ImplicitLocOpBuilder builder =
      ImplicitLocOpBuilder::atBlockBegin(op->getLoc(), scratch->getBody());
  SmallVector<Value> scalars = llvm::map_to_vector(elements, [&](Type type) {
    return UnrealizedConversionCastOp::create(builder, type, ValueRange())
        .getResult(0);
  });
  return !!computeElement(builder, op, scalars);
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
  if (isa<ConvertOp, BitcastConvertOp>(op) ||
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
  if (!type.hasStaticShape() || !isa<FloatType, IntegerType>(element))
    return Value();
  return createElements(
      builder, type, {}, {}, [&](ImplicitLocOpBuilder &at, ValueRange) {
        Value index = linalg::IndexOp::create(at, op.getIotaDimension());
        Value number = arith::IndexCastOp::create(at, at.getI64Type(), index);
        return castElement(at, number, element);
      });
}

static Lowered lowerReduce(ImplicitLocOpBuilder &builder, ReduceOp op) {
  Operation *combiner = getCombiner(op.getBody(), op.getInputs());
  if (!combiner)
    return Value();
  Value input = op.getInputs()[0], init = op.getInputs()[1];
  auto inputType = cast<RankedTensorType>(input.getType());
  auto initType = cast<RankedTensorType>(init.getType());
  auto type = cast<RankedTensorType>(op.getResult(0).getType());
  if (initType.getRank() != 0 ||
      initType.getElementType() != inputType.getElementType())
    return op.emitOpError()
           << "starts with " << initType
           << ", expected a scalar of the elements of " << inputType;
  Type element = initType.getElementType();
  if (failed(checkElementTypes(combiner)))
    return failure();
  if (!isKnownFor(combiner, {element, element}) || !type.hasStaticShape())
    return Value();
  SmallVector<utils::IteratorType> iterators(inputType.getRank(),
                                             utils::IteratorType::parallel);
  SmallVector<AffineExpr> kept,
      position(inputType.getRank(), builder.getAffineConstantExpr(0));
  SmallVector<int64_t> shape;
  if (failed(
          checkAxes(op, op.getDimensions(), "dimensions", inputType.getRank())))
    return failure();
  for (int64_t axis : op.getDimensions())
    iterators[axis] = utils::IteratorType::reduction;
  bool isOfOne = true;
  for (auto [axis, iterator] : llvm::enumerate(iterators)) {
    int64_t extent = inputType.getDimSize(axis);
    if (iterator == utils::IteratorType::reduction) {
      isOfOne &= extent == 1;
      continue;
    }
    position[axis] = builder.getAffineDimExpr(shape.size());
    kept.push_back(builder.getAffineDimExpr(axis));
    shape.push_back(extent);
  }
  if (failed(verifyCompatibleShape(shape, type.getShape())) ||
      type.getElementType() != inputType.getElementType())
    return op.emitOpError()
           << "gives " << type << ", expected " << inputType.clone(shape);
  Value start = tensor::ExtractOp::create(builder, init, ValueRange());
  // One element is combined with the first: no axis is reduced. JAX asks so
  // whether indices are valid.
  if (isOfOne)
    return createElements(
        builder, type, input,
        AffineMap::get(shape.size(), 0, position, builder.getContext()),
        [&](ImplicitLocOpBuilder &at, ValueRange elements) {
          return computeElement(at, combiner, {start, elements[0]});
        });
  Value filled =
      linalg::FillOp::create(builder, start, createEmpty(builder, type, {}))
          .getResult(0);
  return linalg::GenericOp::create(
             builder, TypeRange(type), ValueRange(input), ValueRange(filled),
             {builder.getMultiDimIdentityMap(inputType.getRank()),
              AffineMap::get(inputType.getRank(), 0, kept,
                             builder.getContext())},
             iterators,
             [&](OpBuilder &nested, Location loc, ValueRange arguments) {
               ImplicitLocOpBuilder at(loc, nested);
               linalg::YieldOp::create(
                   at,
                   computeElement(at, combiner, {arguments[1], arguments[0]}));
             })
      .getResult(0);
}

Lowered stablehlo_import::lowerComputation(ImplicitLocOpBuilder &builder,
                                           Operation *op) {
  if (auto iota = dyn_cast<IotaOp>(op))
    return lowerIota(builder, iota);
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return lowerReduce(builder, reduce);
  return lowerElementwise(builder, op);
}
