//===- Sums.cpp - Sums over axes and windows ------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sums.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

Type stablehlo_import::getSumType(Type element) {
  bool isNarrow =
      isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
  return isNarrow ? Float32Type::get(element.getContext()) : element;
}

Type stablehlo_import::getSumType(Region &body, Type element) {
  Block &block = body.front();
  auto add = dyn_cast<AddOp>(block.front());
  bool isSum = add && block.back().getOperands() == add->getResults() &&
               llvm::all_of(block.getArguments(), [&](Value argument) {
                 return llvm::is_contained(add->getOperands(), argument);
               });
  return isSum ? getSumType(element) : element;
}

Value stablehlo_import::combine(ImplicitLocOpBuilder &builder, Region &body,
                                Value sum, Value element) {
  if (sum.getType() == element.getType())
    return computeBody(builder, body, {sum, element}).front();
  return arith::AddFOp::create(builder, sum,
                               castElement(builder, element, sum.getType()));
}

Value stablehlo_import::roundSums(ImplicitLocOpBuilder &builder,
                                  RankedTensorType type, Value sums) {
  if (sums.getType() == type)
    return sums;
  return createElements(
      builder, type, sums, builder.getMultiDimIdentityMap(type.getRank()),
      [&](ImplicitLocOpBuilder &at, ValueRange elements) {
        return castElement(at, elements[0], type.getElementType());
      });
}

Value stablehlo_import::createSum(
    ImplicitLocOpBuilder &builder, RankedTensorType type, Type sumType,
    Value start, int64_t numSummed, ValueRange inputs,
    ArrayRef<Position> positions,
    function_ref<Value(ImplicitLocOpBuilder &, ValueRange, Value)> add) {
  int64_t rank = type.getRank(), numLoops = rank + numSummed;
  // Upstream refuses windows that do not fit, of which there are none.
  if (type.getNumElements() == 0)
    return tensor::EmptyOp::create(builder, type.getShape(),
                                   type.getElementType());
  Value empty = tensor::EmptyOp::create(builder, type.getShape(), sumType);
  start = castElement(builder, start, sumType);
  Value filled = linalg::FillOp::create(builder, start, empty).getResult(0);
  SmallVector<AffineMap> maps;
  for (const Position &position : positions)
    maps.push_back(AffineMap::get(numLoops, /*symbolCount=*/0, position,
                                  builder.getContext()));
  Position own;
  for (int64_t axis = 0; axis < rank; ++axis)
    own.push_back(builder.getAffineDimExpr(axis));
  maps.push_back(AffineMap::get(numLoops, 0, own, builder.getContext()));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  iterators.resize(numLoops, utils::IteratorType::reduction);
  Value sums = linalg::GenericOp::create(
                   builder, empty.getType(), inputs, filled, maps, iterators,
                   [&](OpBuilder &nested, Location loc, ValueRange arguments) {
                     ImplicitLocOpBuilder at(loc, nested);
                     linalg::YieldOp::create(
                         at, add(at, arguments.drop_back(), arguments.back()));
                   })
                   .getResult(0);
  return roundSums(builder, type, sums);
}

Value stablehlo_import::createSumOfProducts(ImplicitLocOpBuilder &builder,
                                            ArrayRef<int64_t> shape,
                                            Type element, int64_t numSummed,
                                            Value lhs, Value rhs,
                                            ArrayRef<Position> positions) {
  return createSum(
      builder, RankedTensorType::get(shape, element), getSumType(element),
      createZeroElement(builder, element), numSummed, {lhs, rhs}, positions,
      [](ImplicitLocOpBuilder &at, ValueRange elements, Value sum) {
        return addProduct(at, sum, elements[0], elements[1]);
      });
}

bool stablehlo_import::isOnNumbers(Operation *op) {
  auto isKnown = [](Type type) {
    auto tensor = cast<RankedTensorType>(type);
    return tensor.hasStaticShape() && isReal(tensor.getElementType());
  };
  return llvm::all_of(op->getOperandTypes(), isKnown) &&
         llvm::all_of(op->getResultTypes(), isKnown);
}

LogicalResult stablehlo_import::checkShape(Operation *op,
                                           ArrayRef<int64_t> shape) {
  RankedTensorType type = getResultType(op);
  if (type.getShape() == shape)
    return success();
  return op->emitOpError() << "gives " << type << ", expected "
                           << type.clone(shape);
}

FailureOr<SmallVector<int64_t>>
stablehlo_import::getFactors(Operation *op,
                             std::optional<ArrayRef<int64_t>> attribute,
                             StringRef name, int64_t count) {
  if (!attribute)
    return SmallVector<int64_t>(count, 1);
  if (failed(checkCount(op, *attribute, name, count)))
    return failure();
  for (int64_t factor : *attribute)
    if (factor < 1 || factor >= kWindowLimit)
      return op->emitOpError() << "has " << factor << " in '" << name
                               << "', expected 1 to " << kWindowLimit - 1;
  return llvm::to_vector(*attribute);
}

FailureOr<std::pair<SmallVector<int64_t>, SmallVector<int64_t>>>
stablehlo_import::getPadding(Operation *op,
                             std::optional<DenseIntElementsAttr> attribute,
                             int64_t count) {
  SmallVector<int64_t> low(count, 0), high(count, 0);
  if (!attribute)
    return std::pair(low, high);
  if (attribute->getType().getShape() != ArrayRef<int64_t>{count, 2})
    return op->emitOpError()
           << "has a 'padding' of " << attribute->getType() << ", expected "
           << attribute->getType().clone({count, 2});
  auto amounts = attribute->getValues<int64_t>();
  for (int64_t amount : amounts)
    if (amount <= -kWindowLimit || amount >= kWindowLimit)
      return op->emitOpError()
             << "has " << amount << " in 'padding', expected "
             << 1 - kWindowLimit << " to " << kWindowLimit - 1;
  for (int64_t axis = 0; axis < count; ++axis) {
    low[axis] = amounts[2 * axis];
    high[axis] = amounts[2 * axis + 1];
  }
  return std::pair(low, high);
}
