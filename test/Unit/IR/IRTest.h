//===- IRTest.h - What tests of IR start from -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A context with the dialects, a module, and values of any type to build on.
//
//===----------------------------------------------------------------------===//

#ifndef TEST_UNIT_IR_IRTEST_H
#define TEST_UNIT_IR_IRTEST_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "pad/IR/Pad.h"
#include "pad/IR/ValueBoundsOpInterfaceImpl.h"
#include "gtest/gtest.h"

namespace mlir::pad {

class IRTest : public ::testing::Test {
protected:
  IRTest()
      : context(getRegistry()), builder(&context),
        loc(builder.getUnknownLoc()) {
    context.loadAllAvailableDialects();
    // Values without an op that makes them.
    context.allowUnregisteredDialects();
    module = ModuleOp::create(loc);
    builder.setInsertionPointToStart(module->getBody());
  }

  static DialectRegistry getRegistry() {
    DialectRegistry registry;
    registry.insert<affine::AffineDialect, arith::ArithDialect, PadDialect,
                    tensor::TensorDialect>();
    arith::registerValueBoundsOpInterfaceExternalModels(registry);
    tensor::registerValueBoundsOpInterfaceExternalModels(registry);
    registerValueBoundsOpInterfaceExternalModels(registry);
    return registry;
  }

  /// A value of which nothing but the type is known.
  Value createValue(Type type) {
    OperationState state(loc, "test.value");
    state.addTypes(type);
    return builder.create(state)->getResult(0);
  }

  RankedTensorType getTensorType(ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, builder.getF32Type());
  }
  Value createTensor(ArrayRef<int64_t> shape) {
    return createValue(getTensorType(shape));
  }
  Value createElement() { return createValue(builder.getF32Type()); }
  Value createIndex() { return createValue(builder.getIndexType()); }
  Value createIndexConstant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  SmallVector<OpFoldResult> getAmounts(ArrayRef<int64_t> amounts) {
    return getAsIndexOpFoldResult(&context, amounts);
  }

  MLIRContext context;
  OpBuilder builder;
  Location loc;
  OwningOpRef<ModuleOp> module;
};

} // namespace mlir::pad

#endif // TEST_UNIT_IR_IRTEST_H
