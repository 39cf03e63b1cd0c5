//===- main.c - Embedding pad in a program in C ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a function, pads its argument by what a pad says, and lowers it to the
// LLVM dialect.
//
//===----------------------------------------------------------------------===//

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"
#include "pad-c/Pad.h"

#include <stdio.h>

static void print(MlirStringRef text, void *userData) {
  (void)userData;
  fwrite(text.data, 1, text.length, stdout);
}

int main(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirPadRegisterAllDialects(registry);
  mlirPadRegisterAllPasses();
  MlirContext context =
      mlirContextCreateWithRegistry(registry, /*threadingEnabled=*/false);
  mlirDialectRegistryDestroy(registry);

  MlirModule module = mlirModuleCreateParse(
      context, mlirStringRefCreateFromCString(
                   "func.func @border(%x: tensor<2x3xf32>) -> tensor<2x6xf32> {"
                   "  %0 = tensor.empty() : tensor<2x6xf32>"
                   "  return %0 : tensor<2x6xf32>"
                   "}"));
  MlirOperation func = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(func, 0));

  // The last axis, by one on the left and by two on the right.
  MlirPadAmount low = {.constant = 1}, high = {.constant = 2};
  int64_t axis = -1;
  MlirPadPadInfo info = {.mode = mlirStringRefCreateFromCString("symmetric"),
                         .source = mlirBlockGetArgument(block, 0),
                         .amountCount = 1,
                         .low = &low,
                         .high = &high,
                         .axes = &axis};
  MlirOperation pad = mlirPadPadCreate(mlirLocationUnknownGet(context), &info);
  if (mlirOperationIsNull(pad))
    return 1;
  MlirOperation terminator = mlirBlockGetTerminator(block);
  mlirBlockInsertOwnedOperationBefore(block, terminator, pad);
  mlirOperationSetOperand(terminator, 0, mlirOperationGetResult(pad, 0));
  mlirOperationPrint(func, print, NULL);
  printf("\n");

  MlirPassManager pm = mlirPassManagerCreate(context);
  MlirLogicalResult result = mlirOpPassManagerAddPipeline(
      mlirPassManagerGetAsOpPassManager(pm),
      mlirStringRefCreateFromCString("pad-to-llvm{out-params}"), print, NULL);
  if (mlirLogicalResultIsSuccess(result))
    result = mlirPassManagerRunOnOp(pm, mlirModuleGetOperation(module));
  if (mlirLogicalResultIsSuccess(result))
    mlirOperationPrint(mlirModuleGetOperation(module), print, NULL);
  mlirPassManagerDestroy(pm);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return mlirLogicalResultIsSuccess(result) ? 0 : 1;
}
