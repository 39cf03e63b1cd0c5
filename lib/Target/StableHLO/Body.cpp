//===- Body.cpp - Bodies of elementwise operations ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/TypeUtilities.h"
#include "pad/IR/Constants.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

/// The scalar of `op`, of rank 0; null if its value is not known.
static TypedAttr getScalar(ConstantOp op) {
  auto elements = dyn_cast<DenseElementsAttr>(op.getValue());
  if (!elements || !elements.isSplat())
    return {};
  return dyn_cast<TypedAttr>(elements.getSplatValue<Attribute>());
}

SmallVector<Value> stablehlo_import::computeBody(ImplicitLocOpBuilder &builder,
                                                 Region &body,
                                                 ValueRange arguments) {
  IRMapping scalars;
  scalars.map(body.getArguments(), arguments);
  auto lookUp = [&](ValueRange values) {
    return llvm::map_to_vector(values, [&](Value value) {
      if (body.isAncestor(value.getParentRegion()))
        return scalars.lookupOrNull(value);
      return extractScalar(builder, value);
    });
  };
  for (Operation &op : body.front().without_terminator()) {
    Value result;
    if (auto constant = dyn_cast<ConstantOp>(op)) {
      if (TypedAttr scalar = getScalar(constant))
        result = createConstant(builder, builder.getLoc(), scalar);
    } else if (op.getNumOperands() > 0 && op.getNumResults() == 1) {
      SmallVector<Value> operands = lookUp(op.getOperands());
      if (llvm::all_of(operands, [](Value value) { return !!value; }))
        result = computeElement(builder, &op, operands);
    }
    if (!result)
      return {};
    scalars.map(op.getResult(0), result);
  }
  SmallVector<Value> results = lookUp(body.front().back().getOperands());
  if (llvm::is_contained(results, Value()))
    return {};
  return results;
}

FailureOr<bool> stablehlo_import::isKnownBody(Region &body, TypeRange arguments,
                                              TypeRange results) {
  auto isScalar = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getRank() == 0;
  };
  auto areOf = [&](TypeRange types, TypeRange expected) {
    return llvm::equal(types, expected, [&](Type type, Type element) {
      return isScalar(type) && getElementTypeOrSelf(type) == element;
    });
  };
  Operation &end = body.front().back();
  if (!isa<ReturnOp>(end) || !areOf(body.getArgumentTypes(), arguments) ||
      !areOf(end.getOperandTypes(), results))
    return false;
  for (Operation &op : body.front().without_terminator()) {
    if (!llvm::all_of(op.getOperandTypes(), isScalar) ||
        !llvm::all_of(op.getResultTypes(), isScalar))
      return false;
    if (isa<func::CallOp>(op))
      return false;
    if (op.getNumOperands() > 0 && op.getNumResults() == 1 &&
        failed(checkElementTypes(&op)))
      return failure();
  }
  return canBuild(body.getLoc(), arguments,
                  [&](ImplicitLocOpBuilder &builder, ValueRange scalars) {
                    return !computeBody(builder, body, scalars).empty();
                  });
}

bool stablehlo_import::canBuild(
    Location loc, TypeRange elements,
    function_ref<bool(ImplicitLocOpBuilder &, ValueRange)> build) {
  OwningOpRef<ModuleOp> scratch = ModuleOp::create(loc);
  ImplicitLocOpBuilder builder =
      ImplicitLocOpBuilder::atBlockBegin(loc, scratch->getBody());
  SmallVector<Value> scalars = llvm::map_to_vector(elements, [&](Type type) {
    return UnrealizedConversionCastOp::create(builder, type, ValueRange())
        .getResult(0);
  });
  return build(builder, scalars);
}
