//===- FrontEnds.cpp - Advice on modules of front ends --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/FrontEnds.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
using namespace mlir::pad;

/// The dialects that getDialectAdvice has an advice of its own for.
static constexpr StringLiteral frontEndDialects[] = {"stablehlo",
                                                     "chlo",
                                                     "mhlo",
                                                     "vhlo",
                                                     "sdy",
                                                     "torch",
                                                     "torch_c",
                                                     "tm_tensor",
                                                     "tm_tensor_ext",
                                                     "util",
                                                     "hal",
                                                     "flow",
                                                     "stream",
                                                     "vm",
                                                     "iree_linalg_ext",
                                                     "iree_encoding",
                                                     "iree_codegen",
                                                     "iree_tensor_ext"};

StringRef mlir::pad::getDialectAdvice(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Cases({"stablehlo", "chlo"},
             "translate it with pad-translate --import-stablehlo")
      .Case("mhlo", "lower it to stablehlo or to linalg on tensors first, with "
                    "stablehlo-opt, torch-mlir-opt or jaxlib")
      .Case("vhlo", "print text, as jax.jit(f).lower(x).as_text() does, or "
                    "translate it to stablehlo first, with "
                    "stablehlo-translate --deserialize")
      .Case("sdy", "print it without shardings, as "
                   "jax.jit(f).lower(x).as_text() does without in_shardings")
      .Cases({"torch", "torch_c"},
             "export with output_type=\"linalg-on-tensors\", or lower it to "
             "linalg on tensors first, with torch-mlir-opt")
      .Cases({"tm_tensor", "tm_tensor_ext"},
             "torch-mlir lowers it on memrefs only; leave out what it writes "
             "as scatter, sort, scan or attention")
      .Cases({"util", "hal", "flow", "stream", "vm", "iree_linalg_ext",
              "iree_encoding", "iree_codegen", "iree_tensor_ext"},
             "IREE runs it: raise pads in its generic form (iree-compile "
             "--compile-to=input --mlir-print-op-generic) with pad-opt "
             "--allow-unregistered-dialect, and go on with iree-compile")
      .Default("lower it with the tool that wrote it to upstream's dialects "
               "first, such as linalg on tensors");
}

StringRef mlir::pad::getBytecodeAdvice(StringRef message) {
  if (!llvm::Regex("unknown (attribute|type) code|is newer than")
           .match(message))
    return "";
  return "the bytecode is of another version of MLIR; write text, which all "
         "versions read, or the bytecode of LLVM " LLVM_VERSION_STRING;
}

/// Calls `getAdvice` with each error of `context` from now on, and adds what it
/// returns, if anything, to the error in place of its notes.
static void addAdvice(MLIRContext *context,
                      std::function<std::string(StringRef)> getAdvice) {
  context->getDiagEngine().registerHandler([=](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
      return failure();
    std::string message = diagnostic.str();
    std::string advice = getAdvice(message);
    if (advice.empty() || StringRef(message).ends_with(advice))
      return failure();
    // MLIR's own advice is on options of mlir-opt.
    auto [reason, hint] = StringRef(message).split("If this is intended");
    emitError(diagnostic.getLocation()) << reason.rtrim(". ") << ": " << advice;
    return success();
  });
}

void mlir::pad::registerFrontEndAdvice(DialectRegistry &registry) {
  for (StringRef name : frontEndDialects) {
    // A parser asks for the dialect just before it reports that there is none.
    auto load = [name](MLIRContext *context) -> Dialect * {
      if (!context->allowsUnregisteredDialects())
        addAdvice(context, [name](StringRef message) -> std::string {
          bool isOfName =
              message.contains(("`" + name + "' not found").str()) ||
              message.starts_with(
                  ("dialect '" + name + "' is unknown").str()) ||
              (message.contains(("\"" + name + "\"").str()) &&
               message.contains("unregistered dialect")) ||
              message.starts_with(
                  "operation being parsed with an unregistered");
          if (!isOfName || message.contains("is not known here"))
            return "";
          return ("the dialect '" + name + "' is not known here; " +
                  getDialectAdvice(name))
              .str();
        });
      return nullptr;
    };
    registry.insert(TypeID::get<Dialect>(), name, load);
  }
  registry.addExtension(+[](MLIRContext *context, func::FuncDialect *) {
    addAdvice(context, [](StringRef message) {
      return getBytecodeAdvice(message).str();
    });
  });
}
