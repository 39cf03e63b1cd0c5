//===- MainFunction.h - The function of an imported model -------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds a module with one function `@main` that has the inputs and outputs of
// a model.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_UTILS_MAINFUNCTION_H
#define PAD_LIB_TARGET_UTILS_MAINFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::pad {

class MainFunction {
public:
  /// Starts a module at `loc`. Loads the dialects that importers build.
  explicit MainFunction(Location loc);

  /// Adds to `registry` the dialects that importers build.
  static void registerDialects(DialectRegistry &registry);

  MLIRContext *getContext() { return builder.getContext(); }

  /// Builds at the end of the function.
  OpBuilder &getBuilder() { return builder; }

  /// Adds an argument that the model calls `name`.
  Value addArgument(StringRef name, Type type);

  /// Adds a result that the model calls `name`.
  void addResult(StringRef name, Value value);

  /// Returns the results from `@main`, drops unused ops, and hands the module
  /// over. Null, after an error, if it does not verify.
  OwningOpRef<ModuleOp> finish();

private:
  OwningOpRef<ModuleOp> module;
  OpBuilder builder;
  func::FuncOp function;
  SmallVector<StringAttr> argumentNames;
  SmallVector<StringAttr> resultNames;
  SmallVector<Value> results;
};

} // namespace mlir::pad

#endif // PAD_LIB_TARGET_UTILS_MAINFUNCTION_H
