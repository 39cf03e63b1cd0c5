//===- pad-translate.cpp - The translation driver -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "pad/Version.h"
#include "llvm/Support/CommandLine.h"
#ifdef PAD_HAS_ONNX
#include "pad/Target/ONNX/ONNX.h"
#endif
#ifdef PAD_HAS_OPENVINO
#include "pad/Target/OpenVINO/OpenVINO.h"
#endif

int main(int argc, char **argv) {
  llvm::cl::AddExtraVersionPrinter(
      [](llvm::raw_ostream &os) { os << "pad " PAD_VERSION "\n"; });
#ifdef PAD_HAS_ONNX
  mlir::pad::registerImportONNX();
#endif
#ifdef PAD_HAS_OPENVINO
  mlir::pad::registerImportOpenVINO();
#endif
  return mlir::failed(mlir::mlirTranslateMain(
      argc, argv, "Translation driver from model files to pad\n"));
}
