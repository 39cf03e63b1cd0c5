//===- pad.c - Test of the C interface ------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds, reads and lowers pads in C. What is expected is in pad.test.
//
//===----------------------------------------------------------------------===//

#include "pad-c/Pad.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"

#include <inttypes.h>
#include <stdio.h>

static MlirStringRef text(const char *characters) {
  return mlirStringRefCreateFromCString(characters);
}

static void print(MlirStringRef string, void *userData) {
  (void)userData;
  fwrite(string.data, 1, string.length, stdout);
}

static MlirLogicalResult printDiagnostic(MlirDiagnostic diagnostic,
                                         void *userData) {
  printf("diagnostic: ");
  mlirDiagnosticPrint(diagnostic, print, userData);
  printf("\n");
  return mlirLogicalResultSuccess();
}

static void printAmount(const char *name, MlirPadAmount amount) {
  printf(" %s ", name);
  if (mlirValueIsNull(amount.value))
    printf("%" PRId64, amount.constant);
  else
    mlirValuePrint(amount.value, print, NULL);
}

/// Prints what can be asked of a pad.
static void query(MlirOperation op) {
  printf("mode ");
  print(mlirPadGetMode(op), NULL);
  printf(", source ");
  mlirValuePrint(mlirPadGetSource(op), print, NULL);
  MlirValue value = mlirPadGetValue(op);
  printf(", value ");
  if (mlirValueIsNull(value))
    printf("none");
  else
    mlirValuePrint(value, print, NULL);
  printf("\n");
  for (intptr_t i = 0; i < mlirPadGetAxisCount(op); ++i) {
    printf("  axis %" PRId64 ":", mlirPadGetAxis(op, i));
    printAmount("low", mlirPadGetLow(op, i));
    printf(",");
    printAmount("high", mlirPadGetHigh(op, i));
    printf("\n");
  }
}

/// Reads every operation in `block` that is a pad.
static void queryBlock(MlirBlock block) {
  for (MlirOperation op = mlirBlockGetFirstOperation(block);
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    if (mlirOperationIsAPadPad(op) || mlirOperationIsAPadPadInto(op) ||
        mlirOperationIsAPadAdjoint(op) || mlirOperationIsAPadFillBorder(op))
      query(op);
}

static void testModes(MlirContext context) {
  printf("modes\n");
  MlirAttribute wrap = mlirPadModeAttrGet(context, text("wrap"));
  mlirAttributePrint(wrap, print, NULL);
  printf(" %d ", mlirAttributeIsAPadMode(wrap));
  print(mlirPadModeAttrGetName(wrap), NULL);
  printf("\nno such mode: %d\n",
         mlirAttributeIsNull(mlirPadModeAttrGet(context, text("mirror"))));
  printf("unit: %d\n", mlirAttributeIsAPadMode(mlirUnitAttrGet(context)));
}

static void testParsed(MlirContext context) {
  printf("parsed\n");
  MlirModule module = mlirModuleCreateParse(
      context,
      text("func.func @f(%x: tensor<3x?xf32>, %y: tensor<3x9xf32>, %l: index,"
           "             %v: f32) {\n"
           "  %0 = pad.pad constant %x low[%l] high[-2] axes [-1] value(%v)"
           "         : tensor<3x?xf32> to tensor<3x?xf32>\n"
           "  %1 = pad.pad_into edge ins(%x : tensor<3x?xf32>)"
           "         outs(%y : tensor<3x9xf32>) low[0, 1] high[0, 2]"
           "         -> tensor<3x9xf32>\n"
           "  %2 = pad.fill_border wrap %y low[1, 2] high[%l, 0]"
           "         : tensor<3x9xf32>\n"
           "  return\n"
           "}\n"));
  MlirOperation func = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  queryBlock(mlirRegionGetFirstBlock(mlirOperationGetRegion(func, 0)));
  mlirModuleDestroy(module);
}

/// Builds pads on the arguments of @g, then lowers it.
static void testBuilt(MlirContext context) {
  printf("built\n");
  MlirModule module = mlirModuleCreateParse(
      context, text("func.func @g(%x: tensor<3x4xf32>, %l: index, %v: f32) {\n"
                    "  return\n"
                    "}\n"));
  MlirOperation func = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(func, 0));
  MlirOperation terminator = mlirBlockGetTerminator(block);
  MlirLocation loc = mlirLocationFileLineColGet(context, text("pad.c"), 7, 1);

  MlirPadAmount low[] = {{0, mlirBlockGetArgument(block, 1)}, {-1, {NULL}}};
  MlirPadAmount high[] = {{2, {NULL}}, {3, {NULL}}};
  int64_t axes[] = {-1, 0};
  MlirPadPadInfo info = {.mode = text("constant"),
                         .source = mlirBlockGetArgument(block, 0),
                         .amountCount = 2,
                         .low = low,
                         .high = high,
                         .axes = axes,
                         .value = mlirBlockGetArgument(block, 2)};
  mlirBlockInsertOwnedOperationBefore(block, terminator,
                                      mlirPadPadCreate(loc, &info));

  // All axes, with a result type that says more than is inferred.
  int64_t extents[] = {7, 6};
  MlirPadPadInfo typed = {
      .mode = text("reflect"),
      .source = mlirBlockGetArgument(block, 0),
      .amountCount = 2,
      .low = low,
      .high = high,
      .resultType = mlirRankedTensorTypeGet(2, extents, mlirF32TypeGet(context),
                                            mlirAttributeGetNull())};
  mlirBlockInsertOwnedOperationBefore(block, terminator,
                                      mlirPadPadCreate(loc, &typed));
  // What is inferred of the adjoint is smaller.
  MlirPadPadInfo adjoint = info;
  adjoint.value.ptr = NULL;
  MlirOperation built = mlirPadAdjointCreate(loc, &adjoint);
  printf("adjoint: %d, into: %d\n", mlirOperationIsAPadAdjoint(built),
         mlirOperationIsAPadAdjointInto(built));
  mlirBlockInsertOwnedOperationBefore(block, terminator, built);
  // A border has no negative amounts.
  MlirPadAmount nothing[] = {{0, {NULL}}, {0, {NULL}}};
  MlirPadPadInfo border = info;
  border.low = nothing;
  mlirBlockInsertOwnedOperationBefore(block, terminator,
                                      mlirPadFillBorderCreate(loc, &border));
  queryBlock(block);
  mlirOperationPrint(mlirModuleGetOperation(module), print, NULL);
  printf("verified: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));

  // Each of these is an error and builds nothing.
  MlirPadPadInfo wrong = typed;
  wrong.mode = text("mirror");
  printf("null: %d\n", mlirOperationIsNull(mlirPadPadCreate(loc, &wrong)));
  wrong = typed;
  wrong.source = mlirBlockGetArgument(block, 2);
  printf("null: %d\n", mlirOperationIsNull(mlirPadPadCreate(loc, &wrong)));
  wrong = typed;
  wrong.source.ptr = NULL;
  printf("null: %d\n", mlirOperationIsNull(mlirPadPadCreate(loc, &wrong)));
  wrong = typed;
  wrong.amountCount = 1;
  wrong.resultType.ptr = NULL;
  printf("null: %d\n", mlirOperationIsNull(mlirPadPadCreate(loc, &wrong)));
  wrong = typed;
  wrong.value = mlirBlockGetArgument(block, 2);
  printf("null: %d\n", mlirOperationIsNull(mlirPadPadCreate(loc, &wrong)));
  wrong = typed;
  MlirPadAmount extreme[] = {{INT64_MIN, {NULL}}, {0, {NULL}}};
  wrong.low = extreme;
  printf("null: %d\n", mlirOperationIsNull(mlirPadPadCreate(loc, &wrong)));
  wrong = typed;
  wrong.value = mlirBlockGetArgument(block, 2);
  printf("null: %d\n", mlirOperationIsNull(mlirPadAdjointCreate(loc, &wrong)));
  wrong = border;
  wrong.source = mlirBlockGetArgument(block, 2);
  printf("null: %d\n",
         mlirOperationIsNull(mlirPadFillBorderCreate(loc, &wrong)));

  // A pass and a pipeline with an option, by name.
  MlirPassManager pm = mlirPassManagerCreate(context);
  MlirOpPassManager opm = mlirPassManagerGetAsOpPassManager(pm);
  bool parsed = mlirLogicalResultIsSuccess(mlirOpPassManagerAddPipeline(
      opm, text("lower-dynamic-pad,pad-to-llvm{path=linalg}"), print, NULL));
  bool ran = parsed && mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(
                           pm, mlirModuleGetOperation(module)));
  printf("parsed: %d, ran: %d\n", parsed, ran);
  mlirPassManagerDestroy(pm);
  for (MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    print(mlirIdentifierStr(mlirOperationGetName(op)), NULL);
    printf("\n");
  }
  mlirModuleDestroy(module);
}

int main(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirPadRegisterAllDialects(registry);
  mlirPadRegisterAllPasses();
  MlirContext context =
      mlirContextCreateWithRegistry(registry, /*threadingEnabled=*/false);
  mlirDialectRegistryDestroy(registry);
  mlirContextAttachDiagnosticHandler(context, printDiagnostic, NULL, NULL);

  testModes(context);
  testParsed(context);
  testBuilt(context);
  mlirContextDestroy(context);

  // The dialect alone, through its handle.
  MlirContext small = mlirContextCreate();
  MlirDialectHandle handle = mlirGetDialectHandle__pad__();
  mlirDialectHandleRegisterDialect(handle, small);
  MlirDialect dialect = mlirDialectHandleLoadDialect(handle, small);
  printf("dialect ");
  print(mlirDialectGetNamespace(dialect), NULL);
  printf("\n");
  mlirContextDestroy(small);
  return 0;
}
