//===- Elements.cpp - Operations on amounts -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operations with which converted models compute the amounts of their pads.
// Arithmetic (Elementwise.h) takes tensors of any shape; movement takes lists
// of scalars.
//
//===----------------------------------------------------------------------===//

#include "../Utils/Broadcast.h"
#include "../Utils/Elementwise.h"
#include "Operators.h"
#include "Types.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Constants.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::openvino_import;

static constexpr StringLiteral kNoShape =
    "inputs cannot be broadcast to a common shape";

static Type getElement(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getElementType();
}

/// A constant tensor without axes.
static Value createScalar(FoldingBuilder &builder, TypedAttr value) {
  Value scalar = arith::ConstantOp::create(builder, value);
  return builder.fromScalars({}, value.getType(), scalar);
}

/// Applies `op` to two inputs, broadcast as NumPy does.
static FailureOr<Value> apply(FoldingBuilder &builder, const Layer &layer,
                              Arithmetic op, Value lhs, Value rhs) {
  StringRef broadcast = layer.getData("auto_broadcast").value_or("numpy");
  if (broadcast != "numpy" && broadcast != "none")
    return layer.emitError() << "attribute 'auto_broadcast' is '" << broadcast
                             << "', expected 'numpy' or 'none'";
  Type element = getElement(lhs);
  bool isDefined = isDefinedOn(op, element) &&
                   !(op == Arithmetic::Modulo && isa<FloatType>(element));
  if (!isDefined || getElement(rhs) != element)
    return layer.emitError() << "arithmetic on " << lhs.getType() << " and "
                             << rhs.getType() << " is not supported";
  auto divisors =
      dyn_cast_or_null<DenseIntElementsAttr>(getConstantElements(rhs));
  if (isDivision(op) && divisors &&
      llvm::any_of(divisors, [](const APInt &d) { return d.isZero(); }))
    return layer.emitError() << "divides by zero";
  Value result = applyArithmetic(builder, op, lhs, rhs, kNoShape);
  if (!result)
    return layer.emitError() << kNoShape;
  return result;
}

FailureOr<Value> openvino_import::importArithmetic(FoldingBuilder &builder,
                                                   const Layer &layer,
                                                   ArrayRef<Value> inputs,
                                                   Arithmetic op) {
  if (failed(expectInputs(layer, inputs, 2, 2)))
    return failure();
  return apply(builder, layer, op, inputs[0], inputs[1]);
}

FailureOr<Value> openvino_import::importGreater(FoldingBuilder &builder,
                                                const Layer &layer,
                                                ArrayRef<Value> inputs,
                                                Arithmetic less) {
  if (failed(expectInputs(layer, inputs, 2, 2)))
    return failure();
  return apply(builder, layer, less, inputs[1], inputs[0]);
}

/// Integers are rounded down if the layer does not say otherwise.
FailureOr<Value> openvino_import::importDivide(FoldingBuilder &builder,
                                               const Layer &layer,
                                               ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 2, 2)))
    return failure();
  Value dividend = inputs[0];
  bool roundsDown = layer.getData("m_pythondiv").value_or("true") == "true";
  if (roundsDown && isa<IntegerType>(getElement(dividend))) {
    FailureOr<Value> rest =
        apply(builder, layer, Arithmetic::Modulo, dividend, inputs[1]);
    if (failed(rest))
      return failure();
    dividend =
        applyArithmetic(builder, Arithmetic::Sub, dividend, *rest, kNoShape);
  }
  return apply(builder, layer, Arithmetic::Div, dividend, inputs[1]);
}

FailureOr<Value> openvino_import::importNegative(FoldingBuilder &builder,
                                                 const Layer &layer,
                                                 ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 1, 1)))
    return failure();
  // -0.0 - x has the other sign also where x is a zero.
  Type element = getElement(inputs[0]);
  TypedAttr zero = isa<FloatType>(element)
                       ? TypedAttr(FloatAttr::get(element, -0.0))
                       : cast<TypedAttr>(builder.getZeroAttr(element));
  return apply(builder, layer, Arithmetic::Sub, createScalar(builder, zero),
               inputs[0]);
}

FailureOr<Value> openvino_import::importLogicalNot(FoldingBuilder &builder,
                                                   const Layer &layer,
                                                   ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 1, 1)))
    return failure();
  return apply(builder, layer, Arithmetic::Xor, inputs[0],
               createScalar(builder, builder.getBoolAttr(true)));
}

FailureOr<Value> openvino_import::importNotEqual(FoldingBuilder &builder,
                                                 const Layer &layer,
                                                 ArrayRef<Value> inputs) {
  FailureOr<Value> equal =
      importArithmetic(builder, layer, inputs, Arithmetic::Equal);
  if (failed(equal))
    return failure();
  return importLogicalNot(builder, layer, *equal);
}

/// Rounds floats to integral values; integers are unchanged.
template <typename OpTy>
static FailureOr<Value> importRounding(FoldingBuilder &builder,
                                       const Layer &layer,
                                       ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 1, 1)))
    return failure();
  Type element = getElement(inputs[0]);
  if (!hasArithmetic(element))
    return layer.emitError()
           << "rounding of " << element << " is not supported";
  if (isa<IntegerType>(element))
    return inputs[0];
  return mapElements(builder, inputs[0], element, /*message=*/"",
                     [](FoldingBuilder &at, ValueRange scalars) {
                       return at.createOrFold<OpTy>(scalars[0]);
                     });
}

FailureOr<Value> openvino_import::importCeiling(FoldingBuilder &builder,
                                                const Layer &layer,
                                                ArrayRef<Value> inputs) {
  return importRounding<math::CeilOp>(builder, layer, inputs);
}

FailureOr<Value> openvino_import::importFloor(FoldingBuilder &builder,
                                              const Layer &layer,
                                              ArrayRef<Value> inputs) {
  return importRounding<math::FloorOp>(builder, layer, inputs);
}

/// The bound `number` of a Clamp of `element`: the nearest integer inside of
/// the range if it is an integer type.
static TypedAttr getBound(FoldingBuilder &builder, Type element, double number,
                          bool isLow) {
  if (isa<FloatType>(element))
    return FloatAttr::get(element, number);
  unsigned width = element.getIntOrFloatBitWidth();
  llvm::APSInt integer(width, element.isUnsignedInteger());
  bool isExact;
  // Numbers out of range saturate.
  APFloat(number).convertToInteger(
      integer, isLow ? APFloat::rmTowardPositive : APFloat::rmTowardNegative,
      &isExact);
  return IntegerAttr::get(builder.getIntegerType(width), integer);
}

FailureOr<Value> openvino_import::importClamp(FoldingBuilder &builder,
                                              const Layer &layer,
                                              ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 1, 1)))
    return failure();
  Value result = inputs[0];
  Type element = getElement(result);
  if (!hasArithmetic(element) || element.isUnsignedInteger())
    return layer.emitError()
           << "clamping of " << element << " is not supported";
  for (auto [name, op] :
       {std::pair("min", Arithmetic::Max), std::pair("max", Arithmetic::Min)}) {
    std::optional<StringRef> text = layer.getData(name);
    double number = 0;
    if (!text || text->getAsDouble(number))
      return layer.emitError() << "attribute '" << name << "' is '"
                               << text.value_or("") << "', expected a number";
    TypedAttr bound = getBound(builder, element, number, op == Arithmetic::Max);
    result = applyArithmetic(builder, op, result, createScalar(builder, bound),
                             /*message=*/"");
  }
  return result;
}

FailureOr<Value> openvino_import::importConvert(FoldingBuilder &builder,
                                                const Layer &layer,
                                                ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 1, 1)))
    return failure();
  std::optional<StringRef> name = layer.getData("destination_type");
  if (!name)
    return layer.emitError() << "attribute 'destination_type' is missing";
  FailureOr<Type> to = convertElementType(*name, builder.getContext(),
                                          [&] { return layer.emitError(); });
  if (failed(to))
    return failure();
  Type from = getElement(inputs[0]);
  if (!canCast(from, *to))
    return layer.emitError() << "conversion from " << from << " to " << *to
                             << " is not supported";
  return castElements(builder, inputs[0], *to);
}

FailureOr<Value> openvino_import::importSelect(FoldingBuilder &builder,
                                               const Layer &layer,
                                               ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 3, 3)))
    return failure();
  Type element = getElement(inputs[1]);
  if (!getElement(inputs[0]).isInteger(1) || getElement(inputs[2]) != element)
    return layer.emitError()
           << "inputs have types " << inputs[0].getType() << ", "
           << inputs[1].getType() << " and " << inputs[2].getType()
           << ", expected bools and two of one element type";
  Value result = mapElements(builder, inputs, element, kNoShape,
                             [](FoldingBuilder &at, ValueRange scalars) {
                               return at.createOrFold<arith::SelectOp>(
                                   scalars[0], scalars[1], scalars[2]);
                             });
  if (!result)
    return layer.emitError() << kNoShape;
  return result;
}

/// Checks that `data` becomes an array of `shape` if axes of one element are
/// repeated; extents that are not known are checked at run time.
static LogicalResult checkFits(FoldingBuilder &builder, const Layer &layer,
                               Value data, ArrayRef<OpFoldResult> shape) {
  SmallVector<OpFoldResult> extents = builder.getExtents(data);
  if (extents.size() > shape.size())
    return layer.emitError() << "data have rank " << extents.size()
                             << ", expected at most " << shape.size();
  IndexBuilder index = builder.index();
  for (auto [extent, wanted] :
       llvm::zip_equal(extents, shape.take_back(extents.size()))) {
    Condition isRepeated = index.equal(extent, 1);
    Condition fits =
        index.disjunction(isRepeated, index.equal(extent, wanted));
    if (fits.isFalse())
      return layer.emitError()
             << "data have an extent of " << *getConstantIntValue(extent)
             << ", expected 1 or " << *getConstantIntValue(wanted);
    builder.assertThat(fits, "data do not fit the shape to broadcast to");
  }
  return success();
}

FailureOr<Value> openvino_import::importBroadcast(FoldingBuilder &builder,
                                                  const Layer &layer,
                                                  ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 2, 2)))
    return failure();
  StringRef mode = layer.getData("mode").value_or("numpy");
  if (mode != "numpy" && mode != "bidirectional")
    return layer.emitError() << "attribute 'mode' is '" << mode
                             << "', expected 'numpy' or 'bidirectional'";
  FailureOr<SmallVector<OpFoldResult>> shape =
      getIndexList(builder, layer, inputs, 1);
  if (failed(shape))
    return failure();
  for (OpFoldResult &extent : *shape)
    extent = builder.index().max(extent, builder.getIndexAttr(0));
  if (mode == "numpy" && failed(checkFits(builder, layer, inputs[0], *shape)))
    return failure();
  Value result = mapElements(
      builder, inputs[0], getElement(inputs[0]), kNoShape,
      [](FoldingBuilder &, ValueRange scalars) { return scalars[0]; }, *shape);
  if (!result)
    return layer.emitError() << kNoShape;
  return result;
}
