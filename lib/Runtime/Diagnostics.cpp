//===- Diagnostics.cpp - Diagnostics of MLIR as llvm::Error ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Diagnostics.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "pad/Runtime/Error.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Prints the names in `loc`, the outermost last: the locations of importers of
/// formats without lines.
static void printNames(Location loc, llvm::raw_ostream &os) {
  if (auto name = dyn_cast<NameLoc>(loc)) {
    printNames(name.getChildLoc(), os);
    os << name.getName().getValue() << ": ";
  }
}

static std::string formatDiagnostic(Diagnostic &diagnostic) {
  std::string message;
  llvm::raw_string_ostream os(message);
  Location loc = diagnostic.getLocation();
  if (auto file = loc->findInstanceOf<FileLineColLoc>())
    os << file.getFilename().getValue() << ':' << file.getLine() << ':'
       << file.getColumn() << ": ";
  else
    printNames(loc, os);
  std::string text = diagnostic.str();
  llvm::replace(text, '\n', ' ');
  os << text;
  return message;
}

ErrorCapture::ErrorCapture(MLIRContext *context)
    : handler(context, [this](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
          return failure();
        if (message.empty())
          message = formatDiagnostic(diagnostic);
        return success();
      }) {}

llvm::Error ErrorCapture::take(StringRef fallback) const {
  return createError() << (message.empty() ? fallback : StringRef(message));
}
