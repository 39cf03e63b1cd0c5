//===- ReadMLIR.cpp - Reading MLIR, with advice on failure ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Target/MLIR/ReadMLIR.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Parser/Parser.h"
#include "pad/Runtime/Diagnostics.h"
#include "pad/Runtime/Error.h"
#include "pad/Runtime/Nesting.h"
#include "pad/Target/StableHLO/StableHLO.h"
#include "pad/Utils/FrontEnds.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::pad;

/// The dialect that `message`, an error of a parser of `text`, says is unknown;
/// empty if it is another error.
static std::string findUnknownDialect(StringRef message, StringRef text) {
  SmallVector<StringRef> parts;
  // Dialect `torch' not found for custom op 'torch.operator'
  if (llvm::Regex("Dialect `([^']+)' not found").match(message, &parts))
    return parts[1].str();
  // `!"torch"<"vtensor<[4],f32>">` type created with unregistered dialect
  if (llvm::Regex("[!#]\"([^\"]+)\"<.*created with unregistered dialect")
          .match(message, &parts))
    return parts[1].str();
  // dialect 'vhlo' is unknown, in bytecode
  if (llvm::Regex("dialect '([^']+)' is unknown").match(message, &parts))
    return parts[1].str();
  // FILE:LINE:COLUMN: operation being parsed with an unregistered dialect: the
  // place is behind its name.
  if (!llvm::Regex(":([0-9]+):([0-9]+): operation being parsed with an "
                   "unregistered dialect")
           .match(message, &parts))
    return "";
  size_t line, column;
  if (parts[1].getAsInteger(10, line) || parts[2].getAsInteger(10, column))
    return "";
  for (; line > 1; --line)
    text = text.split('\n').second;
  StringRef before = text.split('\n').first.take_front(column - 1).rtrim();
  before.consume_back("\"");
  return before.rsplit('"').second.split('.').first.str();
}

/// The error `message` of a parser of `text` in one line, with advice where
/// there is any.
static llvm::Error explain(StringRef message, StringRef text) {
  std::string dialect = findUnknownDialect(message, text);
  if (!dialect.empty())
    return createError()
           << message.split("If this is intended").first.rtrim(". ")
           << ": the dialect '" << dialect << "' is not known here; "
           << getDialectAdvice(dialect);
  StringRef advice = getBytecodeAdvice(message);
  if (isBytecode(llvm::MemoryBufferRef(text, "")) && !advice.empty())
    return createError() << message << ": " << advice;
  return createError() << message;
}

llvm::Expected<OwningOpRef<ModuleOp>>
mlir::pad::readMLIR(std::unique_ptr<llvm::MemoryBuffer> source,
                    MLIRContext *context) {
  std::string name = source->getBufferIdentifier().str();
  StringRef text = source->getBuffer();
  if (!isBytecode(source->getMemBufferRef()))
    if (llvm::Error error = checkNesting(text))
      return createError() << name << ": " << llvm::toString(std::move(error));
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(source), llvm::SMLoc());
  ErrorCapture errors(context);
  auto module = parseSourceFile<ModuleOp>(sources, context);
  if (!module)
    return explain(llvm::toString(errors.take(name + ": not an MLIR module")),
                   text);
  if (failed(lowerStableHLO(*module)) || failed(refuseStableHLO(*module)))
    return errors.take(name);
  return module;
}
