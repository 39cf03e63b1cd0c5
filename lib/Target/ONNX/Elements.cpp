//===- Elements.cpp - Operators on single elements ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Utils/Broadcast.h"
#include "Operators.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "pad/IR/Constants.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

static constexpr StringLiteral kNoShape =
    "inputs cannot be broadcast to a common shape";

FailureOr<Value> onnx_import::importCast(Node &node) {
  if (failed(node.expectInputs(1, 1)))
    return failure();
  // How to round to floats of 8 bits, which are not cast here.
  int64_t saturate = 1;
  StringRef roundMode = "up";
  if (failed(node.getAttr("saturate", saturate)) ||
      failed(node.getAttr("round_mode", roundMode)))
    return failure();

  FailureOr<const ElementType *> to;
  auto emit = [&] { return node.emitError(); };
  if (!node.hasAttr("to"))
    return node.emitError() << "attribute 'to' is missing";
  if (node.getOpset() < 6) {
    StringRef name;
    if (failed(node.getAttr("to", name)))
      return failure();
    to = getElementType(name, emit);
  } else {
    int64_t number = 0;
    if (failed(node.getAttr("to", number)))
      return failure();
    to = getElementType(number, emit);
  }
  if (failed(to))
    return failure();
  Type elementType = (*to)->convert(node.getBuilder());
  RankedTensorType type = node.getInputType(0);
  if (!canCast(type.getElementType(), elementType))
    return node.emitError() << "cast from " << type.getElementType() << " to "
                            << elementType << " is not supported";
  return castElements(node.getBuilder(), node.getInput(0), elementType);
}

/// Applies `op` to inputs `lhs` and input `index`.
static FailureOr<Value> apply(Node &node, Arithmetic op, Value lhs,
                              unsigned index) {
  Value rhs = node.getInput(index);
  Type element = cast<RankedTensorType>(lhs.getType()).getElementType();
  if (!isDefinedOn(op, element))
    return node.emitError()
           << "arithmetic on " << element << " is not supported";
  if (node.getInputType(index).getElementType() != element)
    return node.emitError()
           << "input " << index << " has type " << rhs.getType()
           << ", expected elements of type " << element;
  auto divisors =
      dyn_cast_or_null<DenseIntElementsAttr>(getConstantElements(rhs));
  if (isDivision(op) && divisors &&
      llvm::any_of(divisors, [](const APInt &d) { return d.isZero(); }))
    return node.emitError() << "divides by zero";
  Value result = applyArithmetic(node.getBuilder(), op, lhs, rhs, kNoShape);
  if (!result)
    return node.emitError()
           << "inputs of types " << lhs.getType() << " and " << rhs.getType()
           << " cannot be broadcast to a common shape";
  return result;
}

/// Checks that there are two inputs, broadcast as they are since version 7:
/// before, one side was, and only if told to.
static LogicalResult expectTwoInputs(Node &node) {
  if (failed(node.expectInputs(2, 2)))
    return failure();
  int64_t broadcast = 0;
  SmallVector<int64_t> consumed;
  if (node.getOpset() < 7 &&
      (failed(node.getAttr("broadcast", broadcast)) ||
       failed(node.getAttr("consumed_inputs", consumed))))
    return failure();
  if (broadcast != 0)
    return node.emitError()
           << "attribute 'broadcast' of opset " << node.getOpset()
           << " is not supported, expected opset 7 or newer";
  return success();
}

FailureOr<Value> onnx_import::importArithmetic(Node &node, Arithmetic op) {
  if (failed(expectTwoInputs(node)))
    return failure();
  return apply(node, op, node.getInput(0), 1);
}

FailureOr<Value> onnx_import::importGreater(Node &node, Arithmetic less) {
  if (failed(expectTwoInputs(node)))
    return failure();
  return apply(node, less, node.getInput(1), 0);
}

/// Reads the hint to optimizers that operators had before version 6.
static LogicalResult skipConsumedInputs(Node &node) {
  SmallVector<int64_t> consumed;
  return node.getOpset() < 6 ? node.getAttr("consumed_inputs", consumed)
                             : success();
}

FailureOr<Value> onnx_import::importModulo(Node &node) {
  int64_t hasSignOfDividend = 0;
  if (failed(node.expectInputs(2, 2)) ||
      failed(node.getAttr("fmod", hasSignOfDividend)))
    return failure();
  if (!hasSignOfDividend &&
      isa<FloatType>(node.getInputType(0).getElementType()))
    return node.emitError() << "inputs have type " << node.getInputType(0)
                            << ", expected integers, or 'fmod' of 1";
  return apply(node,
               hasSignOfDividend ? Arithmetic::Remainder : Arithmetic::Modulo,
               node.getInput(0), 1);
}

FailureOr<Value> onnx_import::importNegation(Node &node) {
  if (failed(node.expectInputs(1, 1)) || failed(skipConsumedInputs(node)))
    return failure();
  FoldingBuilder &builder = node.getBuilder();
  Type element = node.getInputType(0).getElementType();
  if (!hasArithmetic(element) || element.isUnsignedInteger())
    return node.emitError()
           << "arithmetic on " << element << " is not supported";
  // -0.0 - x has the other sign also where x is a zero.
  auto zero = isa<FloatType>(element)
                  ? TypedAttr(FloatAttr::get(element, -0.0))
                  : cast<TypedAttr>(builder.getZeroAttr(element));
  Value scalar = arith::ConstantOp::create(builder, zero);
  return applyArithmetic(builder, Arithmetic::Sub,
                         builder.fromScalars({}, element, scalar),
                         node.getInput(0), /*message=*/"");
}

FailureOr<Value> onnx_import::importExtremum(Node &node, Arithmetic op) {
  unsigned count = node.getNumInputs();
  if (failed(node.expectInputs(std::max(count, 1u), kAnyNumber)) ||
      failed(skipConsumedInputs(node)))
    return failure();
  Value result = node.getInput(0);
  for (unsigned index = 1; index < count; ++index) {
    FailureOr<Value> next = apply(node, op, result, index);
    if (failed(next))
      return failure();
    result = *next;
  }
  return result;
}

FailureOr<Value> onnx_import::importClip(Node &node) {
  bool areInputs = node.getOpset() >= 11;
  if (failed(node.expectInputs(1, areInputs ? 3 : 1)) ||
      failed(skipConsumedInputs(node)))
    return failure();
  if (!areInputs)
    for (StringRef name : {"min", "max"}) {
      float bound = 0;
      if (failed(node.getAttr(name, bound)))
        return failure();
      auto element = dyn_cast<FloatType>(node.getInputType(0).getElementType());
      node.addInput(
          node.hasAttr(name) && element
              ? arith::ConstantOp::create(
                    node.getBuilder(),
                    DenseElementsAttr::get(RankedTensorType::get({}, element),
                                           FloatAttr::get(element, bound)))
              : Value());
    }
  Value result = node.getInput(0);
  for (auto [index, op] :
       {std::pair(1, Arithmetic::Max), std::pair(2, Arithmetic::Min)}) {
    if (!node.getInput(index))
      continue;
    if (node.getInputType(index).getRank() != 0)
      return node.emitError()
             << "input " << index << " has type " << node.getInputType(index)
             << ", expected a scalar";
    FailureOr<Value> next = apply(node, op, result, index);
    if (failed(next))
      return failure();
    result = *next;
  }
  return result;
}

/// Rounds floats to integers.
template <typename OpTy>
static FailureOr<Value> importRounding(Node &node) {
  if (failed(node.expectInputs(1, 1)) || failed(skipConsumedInputs(node)))
    return failure();
  Type element = node.getInputType(0).getElementType();
  if (!hasArithmetic(element) || !isa<FloatType>(element))
    return node.emitError() << "rounding of " << element << " is not supported";
  return mapElements(node.getBuilder(), node.getInput(0), element,
                     /*message=*/"",
                     [](FoldingBuilder &at, ValueRange scalars) {
                       return at.createOrFold<OpTy>(scalars[0]);
                     });
}

FailureOr<Value> onnx_import::importCeil(Node &node) {
  return importRounding<math::CeilOp>(node);
}

FailureOr<Value> onnx_import::importFloor(Node &node) {
  return importRounding<math::FloorOp>(node);
}

FailureOr<Value> onnx_import::importNot(Node &node) {
  if (failed(node.expectInputs(1, 1)))
    return failure();
  FoldingBuilder &builder = node.getBuilder();
  node.addInput(arith::ConstantOp::create(
      builder, DenseElementsAttr::get(
                   RankedTensorType::get({}, builder.getI1Type()), true)));
  return apply(node, Arithmetic::Xor, node.getInput(0), 1);
}

FailureOr<Value> onnx_import::importWhere(Node &node) {
  if (failed(node.expectInputs(3, 3)))
    return failure();
  Type element = node.getInputType(1).getElementType();
  if (!node.getInputType(0).getElementType().isInteger(1) ||
      node.getInputType(2).getElementType() != element)
    return node.emitError()
           << "inputs have types " << node.getInputType(0) << ", "
           << node.getInputType(1) << " and " << node.getInputType(2)
           << ", expected bools and two of one element type";
  Value result =
      mapElements(node.getBuilder(), node.getInputs(), element, kNoShape,
                  [](FoldingBuilder &at, ValueRange scalars) {
                    return at.createOrFold<arith::SelectOp>(
                        scalars[0], scalars[1], scalars[2]);
                  });
  if (!result)
    return node.emitError() << kNoShape;
  return result;
}
