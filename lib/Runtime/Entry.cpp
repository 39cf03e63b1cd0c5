//===- Entry.cpp - Wrappers to call functions by --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Entry.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "pad/Runtime/Error.h"
#include "llvm/Support/DynamicLibrary.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Unsupported modules
//===----------------------------------------------------------------------===//

/// Fails if a value of `module` is a static tensor that cannot be addressed:
/// the size of its buffer would wrap around.
static llvm::Error checkSizes(ModuleOp module) {
  auto isTooLarge = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape() &&
           ElementStorage::get(tensor.getElementType()) &&
           !Array::countElements(tensor.getElementType(), tensor.getShape());
  };
  Type tooLarge;
  module.walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      if (isTooLarge(type))
        tooLarge = type;
    for (Region &region : op->getRegions())
      for (Type type : region.getArgumentTypes())
        if (isTooLarge(type))
          tooLarge = type;
    return tooLarge ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (!tooLarge)
    return llvm::Error::success();
  return createError() << "type " << tooLarge << " is too large to address";
}

/// Fails if `module` uses a function that is only declared and that this
/// process does not have.
static llvm::Error checkDeclarations(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>())
    if (function.isExternal() &&
        !SymbolTable::symbolKnownUseEmpty(function, module) &&
        !llvm::sys::DynamicLibrary::SearchForAddressOfSymbol(
            function.getSymName().str()))
      return createError() << "function '" << function.getSymName()
                           << "' is declared and called, but not defined";
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

/// A tensor type as it is, a scalar as a tensor of rank 0; null for types that
/// are neither or that no array has.
static RankedTensorType getPortType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (ElementStorage::get(tensor ? tensor.getElementType() : type))
    return tensor ? tensor : RankedTensorType::get({}, type);
  return {};
}

/// The types that a port can have, for the error that `type` is none of them.
static StringRef getExpectedTypes(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  Type elementType = tensor ? tensor.getElementType() : type;
  // The kind is right.
  if (isa<IntegerType>(elementType))
    return "integers of 1 to 8, 16, 32 or 64 bits";
  if (isa<ComplexType>(elementType))
    return "complex numbers of f16, bf16, f32 or f64";
  return "a ranked tensor or a scalar of integers, index, floats, complex "
         "numbers or strings";
}

/// Appends a port for each of `types` to `ports`. Returns the problem of the
/// first type that cannot be a port.
static std::string
collectPorts(StringRef kind, TypeRange types,
             llvm::function_ref<StringAttr(unsigned)> getName,
             llvm::SmallVectorImpl<Port> &ports) {
  for (auto [position, type] : llvm::enumerate(types)) {
    Port port;
    if (StringAttr name = getName(position))
      port.name = name.str();
    port.type = getPortType(type);
    if (!port.type) {
      std::string problem;
      llvm::raw_string_ostream(problem)
          << formatPort(kind, position, port) << " has type " << type
          << ", expected " << getExpectedTypes(type);
      return problem;
    }
    ports.push_back(std::move(port));
  }
  return {};
}

static EntryPoint getEntryPoint(func::FuncOp function) {
  constexpr StringLiteral nameAttr = "pad.name";
  EntryPoint entry;
  entry.problem = collectPorts(
      "input", function.getArgumentTypes(),
      [&](unsigned i) {
        return function.getArgAttrOfType<StringAttr>(i, nameAttr);
      },
      entry.signature.inputs);
  if (entry.problem.empty())
    entry.problem = collectPorts(
        "result", function.getResultTypes(),
        [&](unsigned i) {
          return function.getResultAttrOfType<StringAttr>(i, nameAttr);
        },
        entry.signature.results);
  return entry;
}

/// Lets the module call a copy of `function` from now on, so that `function`
/// itself can change its type.
static void separateFromCallers(func::FuncOp function, SymbolTable &symbols) {
  ModuleOp module = function->getParentOfType<ModuleOp>();
  if (SymbolTable::symbolKnownUseEmpty(function, module))
    return;
  func::FuncOp copy = function.clone();
  copy.setPrivate();
  // The table gives the copy a name of its own.
  StringAttr name = symbols.insert(copy);
  (void)SymbolTable::replaceAllSymbolUses(function.getSymNameAttr(), name,
                                          module);
}

/// Turns scalar arguments and results of `function` into tensors of rank 0.
static void turnScalarsIntoTensors(func::FuncOp function,
                                   const Signature &signature) {
  Location loc = function.getLoc();
  OpBuilder builder(function.getContext());
  builder.setInsertionPointToStart(&function.getBody().front());
  for (auto [argument, port] :
       llvm::zip_equal(function.getArguments(), signature.inputs)) {
    if (isa<RankedTensorType>(argument.getType()))
      continue;
    argument.setType(port.type);
    auto scalar =
        tensor::ExtractOp::create(builder, loc, argument, ValueRange());
    argument.replaceAllUsesExcept(scalar, scalar);
  }
  function.walk([&](func::ReturnOp returnOp) {
    builder.setInsertionPoint(returnOp);
    for (auto [operand, port] :
         llvm::zip_equal(returnOp->getOpOperands(), signature.results))
      if (!isa<RankedTensorType>(operand.get().getType()))
        operand.set(tensor::FromElementsOp::create(builder, returnOp.getLoc(),
                                                   port.type, operand.get()));
  });
  auto getType = [](const Port &port) -> Type { return port.type; };
  function.setFunctionType(FunctionType::get(
      function.getContext(), llvm::map_to_vector(signature.inputs, getType),
      llvm::map_to_vector(signature.results, getType)));
}

/// Callers keep their inputs.
static void protectArguments(func::FuncOp function) {
  for (unsigned argument : llvm::seq(function.getNumArguments()))
    function.setArgAttr(argument,
                        bufferization::BufferizationDialect::kWritableAttrName,
                        BoolAttr::get(function.getContext(), false));
}

llvm::Expected<llvm::StringMap<EntryPoint>>
mlir::pad::prepareEntryPoints(ModuleOp module) {
  if (llvm::Error error = checkSizes(module))
    return std::move(error);
  if (llvm::Error error = checkDeclarations(module))
    return std::move(error);
  module.getContext()
      ->loadDialect<bufferization::BufferizationDialect,
                    tensor::TensorDialect>();
  llvm::StringMap<EntryPoint> entryPoints;
  SymbolTable symbols(module);
  for (auto function : llvm::to_vector(module.getOps<func::FuncOp>())) {
    if (!function.isPublic() || function.isExternal())
      continue;
    EntryPoint entry = getEntryPoint(function);
    if (entry.problem.empty()) {
      separateFromCallers(function, symbols);
      turnScalarsIntoTensors(function, entry.signature);
      protectArguments(function);
    }
    entryPoints[function.getSymName()] = std::move(entry);
  }
  return entryPoints;
}
