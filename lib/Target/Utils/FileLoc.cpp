//===- FileLoc.cpp - Locations in files without lines ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FileLoc.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::pad;

Location mlir::pad::getFileLoc(StringRef path, MLIRContext *context) {
  return NameLoc::get(StringAttr::get(context, path));
}

FileErrorPrinter::FileErrorPrinter(MLIRContext *context)
    : ScopedDiagnosticHandler(context, [](Diagnostic &diagnostic) {
        auto file = dyn_cast<NameLoc>(diagnostic.getLocation());
        if (!file || !isa<UnknownLoc>(file.getChildLoc()) ||
            diagnostic.getSeverity() != DiagnosticSeverity::Error)
          return failure();
        llvm::errs() << file.getName().getValue() << ": error: " << diagnostic
                     << '\n';
        return success();
      }) {}
