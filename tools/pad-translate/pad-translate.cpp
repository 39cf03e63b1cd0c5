//===- pad-translate.cpp - The translation driver -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "pad/Target/ONNX/ONNX.h"
#include "pad/Target/OpenVINO/OpenVINO.h"

int main(int argc, char **argv) {
  mlir::pad::registerImportONNX();
  mlir::pad::registerImportOpenVINO();
  return mlir::failed(mlir::mlirTranslateMain(
      argc, argv, "Translation driver from model files to pad\n"));
}
