//===- pad-translate.cpp - The translation driver -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "pad/Target/StableHLO/StableHLO.h"
#include "pad/Version.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"
#ifdef PAD_HAS_ONNX
#include "pad/Target/ONNX/ONNX.h"
#endif
#ifdef PAD_HAS_OPENVINO
#include "pad/Target/OpenVINO/OpenVINO.h"
#endif

/// Whether `argument` names a translation, asks for a text, or is a file of
/// arguments.
static bool saysWhatToDo(llvm::StringRef argument) {
  if (argument.starts_with("@"))
    return true;
  llvm::StringRef name = argument.ltrim('-');
  return name.size() < argument.size() &&
         (name == "h" || name.starts_with("help") || name == "version" ||
          name.starts_with("import-"));
}

int main(int argc, char **argv) {
  llvm::cl::AddExtraVersionPrinter(
      [](llvm::raw_ostream &os) { os << "pad " PAD_VERSION "\n"; });
  std::string translations = " --import-stablehlo";
  mlir::pad::registerImportStableHLO();
#ifdef PAD_HAS_ONNX
  mlir::pad::registerImportONNX();
  translations += " --import-onnx";
#endif
#ifdef PAD_HAS_OPENVINO
  mlir::pad::registerImportOpenVINO();
  translations += " --import-openvino";
#endif
  // The error of LLVM is printed once for each translation.
  if (llvm::none_of(llvm::ArrayRef(argv, argc).drop_front(), saysWhatToDo)) {
    llvm::errs() << "pad-translate: error: no translation is given, expected "
                    "one of"
                 << translations << '\n';
    return 1;
  }
  return mlir::failed(mlir::mlirTranslateMain(
      argc, argv, "Translation driver from model files to pad\n"));
}
