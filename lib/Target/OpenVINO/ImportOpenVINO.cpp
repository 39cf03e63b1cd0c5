//===- ImportOpenVINO.cpp - OpenVINO models to MLIR -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Imports the layers of a model, each after the layers of its inputs.
//
//===----------------------------------------------------------------------===//

#include "../Utils/DataFile.h"
#include "../Utils/FileLoc.h"
#include "../Utils/MainFunction.h"
#include "../Utils/PackedData.h"
#include "Model.h"
#include "Operators.h"
#include "Types.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "pad/IR/Constants.h"
#include "pad/Target/OpenVINO/OpenVINO.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::openvino_import;

namespace {

/// Imports the layers of one model.
class LayerImporter {
public:
  LayerImporter(const Model &model, StringRef weights, Location loc)
      : model(model), weights(weights), loc(loc), main(loc),
        values(model.getLayers().size()) {}

  OwningOpRef<ModuleOp> import();

private:
  LogicalResult checkOperations();
  LogicalResult importLayer(size_t index);
  FailureOr<Value> importParameter(const Layer &layer);
  FailureOr<Value> importConst(FoldingBuilder &builder, const Layer &layer);
  LogicalResult addResults();

  /// The type that the layer's attributes `element_type` and `shape` name.
  FailureOr<RankedTensorType> readType(const Layer &layer);

  const Model &model;
  StringRef weights;
  Location loc;
  MainFunction main;
  /// The values of each layer, one for each of its outputs.
  SmallVector<SmallVector<Value>> values;
};

} // namespace

/// Whether operation `type` of opset `version` is imported.
static bool isSupported(StringRef type, StringRef version) {
  if (version == "opset1" &&
      llvm::is_contained({"Parameter", "Const", "Result", "Split"}, type))
    return true;
  return findImporter(type, version);
}

LogicalResult LayerImporter::checkOperations() {
  // Each operation once, with the layer that uses it first.
  llvm::StringSet<> seen;
  std::string unsupported;
  llvm::raw_string_ostream list(unsupported);
  llvm::ListSeparator separator;
  for (const Layer &layer : model.getLayers()) {
    std::string name = (layer.getVersion() + "." + layer.getType()).str();
    if (!isSupported(layer.getType(), layer.getVersion()) &&
        seen.insert(name).second)
      list << separator << name << " in layer '" << layer.getName() << "'";
  }
  if (!unsupported.empty())
    return emitError(loc) << "model has operations that are not supported: "
                          << unsupported;
  return success();
}

FailureOr<RankedTensorType> LayerImporter::readType(const Layer &layer) {
  auto emit = [&] { return layer.emitError(); };
  std::optional<StringRef> element = layer.getData("element_type");
  std::optional<StringRef> shape = layer.getData("shape");
  if (!element || !shape)
    return layer.emitError()
           << "attribute '" << (element ? "shape" : "element_type")
           << "' is missing";
  FailureOr<Type> elementType =
      convertElementType(*element, main.getContext(), emit);
  if (failed(elementType))
    return failure();
  FailureOr<SmallVector<int64_t>> extents = convertShape(*shape, emit);
  if (failed(extents))
    return failure();
  return RankedTensorType::get(*extents, *elementType);
}

/// The first of the names in `names`, where a comma that is part of one comes
/// after a backslash, or else `otherwise`.
static std::string getTensorName(StringRef names, StringRef otherwise) {
  std::string name;
  for (size_t i = 0; i < names.size() && names[i] != ','; ++i) {
    if (names[i] == '\\' && i + 1 < names.size() && names[i + 1] == ',')
      ++i;
    name += names[i];
  }
  return name.empty() ? otherwise.str() : name;
}

FailureOr<Value> LayerImporter::importParameter(const Layer &layer) {
  FailureOr<RankedTensorType> type = readType(layer);
  if (failed(type))
    return failure();
  if (layer.outputs.size() != 1 || !layer.inputs.empty())
    return layer.emitError()
           << "has " << layer.inputs.size() << " inputs and "
           << layer.outputs.size() << " outputs, expected 0 and 1";
  return main.addArgument(
      getTensorName(layer.outputs[0].names, layer.getName()), *type);
}

FailureOr<Value> LayerImporter::importConst(FoldingBuilder &builder,
                                            const Layer &layer) {
  FailureOr<RankedTensorType> type = readType(layer);
  if (failed(type))
    return failure();
  uint64_t offset = 0, size = 0;
  for (auto [name, number] :
       {std::pair("offset", &offset), std::pair("size", &size)}) {
    std::optional<StringRef> text = layer.getData(name);
    if (!text || text->getAsInteger(10, *number))
      return layer.emitError()
             << "attribute '" << name << "' is '" << text.value_or("")
             << "', expected a number of bytes";
  }
  if (!type->hasStaticShape())
    return layer.emitError()
           << "has type " << *type << ", expected one of known shape";
  std::optional<int64_t> expected = getPackedSize(*type);
  // OpenVINO's converter writes one byte where there are none.
  if (expected == 0)
    size = 0;
  if (!expected || size != static_cast<uint64_t>(*expected)) {
    InFlightDiagnostic diag = layer.emitError();
    diag << "has " << size << " bytes of type " << *type << ", expected ";
    if (!expected)
      return diag << "a smaller one";
    return diag << *expected;
  }
  if (!weights.data())
    return layer.emitError()
           << "the file of constants is missing, expected it beside the model "
              "with the extension '.bin'";
  if (offset > weights.size() || size > weights.size() - offset)
    return layer.emitError()
           << "has " << size << " bytes at " << offset
           << ", but the file of constants has " << weights.size();
  return createConstant(builder, builder.getLoc(),
                        makeElements(weights.substr(offset, size), *type));
}

LogicalResult LayerImporter::importLayer(size_t index) {
  const Layer &layer = model.getLayers()[index];
  SmallVector<Value> inputs;
  for (const Port &input : layer.inputs)
    inputs.push_back(values[input.fromLayer][input.fromPort]);
  FoldingBuilder builder(layer.getLoc(), main.getBuilder());
  StringRef type = layer.getType();
  // Arguments are in the order of the file and exist already.
  if (type == "Parameter")
    return success();
  if (type == "Result") {
    if (inputs.size() != 1 || !layer.outputs.empty())
      return layer.emitError()
             << "has " << inputs.size() << " inputs and "
             << layer.outputs.size() << " outputs, expected 1 and 0";
    return success();
  }
  if (type == "Split") {
    FailureOr<SmallVector<Value>> parts = importSplit(builder, layer, inputs);
    if (failed(parts))
      return failure();
    values[index] = *parts;
    return success();
  }
  if (layer.outputs.size() != 1)
    return layer.emitError()
           << "has " << layer.outputs.size() << " outputs, expected 1";
  FailureOr<Value> value =
      type == "Const"
          ? importConst(builder, layer)
          : findImporter(type, layer.getVersion())(builder, layer, inputs);
  if (failed(value))
    return failure();
  values[index] = {*value};
  return success();
}

LogicalResult LayerImporter::addResults() {
  bool any = false;
  for (const Layer &layer : model.getLayers()) {
    if (layer.getType() != "Result")
      continue;
    any = true;
    const Port &input = layer.inputs[0];
    StringRef names =
        model.getLayers()[input.fromLayer].outputs[input.fromPort].names;
    main.addResult(getTensorName(names, layer.getName()),
                   values[input.fromLayer][input.fromPort]);
  }
  if (!any)
    return emitError(loc) << "model has no results";
  return success();
}

OwningOpRef<ModuleOp> LayerImporter::import() {
  if (failed(checkOperations()))
    return {};
  for (auto [index, layer] : llvm::enumerate(model.getLayers())) {
    if (layer.getType() != "Parameter")
      continue;
    FailureOr<Value> argument = importParameter(layer);
    if (failed(argument))
      return {};
    values[index] = {*argument};
  }
  FailureOr<SmallVector<size_t>> order = model.sort();
  if (failed(order))
    return {};
  for (size_t index : *order)
    if (failed(importLayer(index)))
      return {};
  if (failed(addResults()))
    return {};
  return main.finish();
}

//===----------------------------------------------------------------------===//
// The files
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> mlir::pad::importOpenVINO(llvm::MemoryBufferRef buffer,
                                                StringRef weights,
                                                MLIRContext *context) {
  std::unique_ptr<Model> model = Model::parse(buffer, context);
  if (!model)
    return {};
  Location loc = getFileLoc(buffer.getBufferIdentifier(), context);
  return LayerImporter(*model, weights, loc).import();
}

/// Imports `buffer` with the file of constants that lies next to it. A model
/// without constants has none.
static OwningOpRef<ModuleOp> importWithWeights(llvm::MemoryBufferRef buffer,
                                               MLIRContext *context) {
  StringRef path = buffer.getBufferIdentifier();
  SmallString<128> name(llvm::sys::path::filename(path));
  llvm::sys::path::replace_extension(name, ".bin");
  auto emit = [&] { return emitError(getFileLoc(path, context)); };
  auto file = findDataFile(llvm::sys::path::parent_path(path), name);
  if (!file && file.getError() == std::errc::no_such_file_or_directory)
    return importOpenVINO(buffer, /*weights=*/StringRef(), context);
  if (file && !*file) {
    emit() << "constants are in '" << name
           << "', expected a file inside of the model's folder";
    return {};
  }
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> weights =
      file ? llvm::MemoryBuffer::getFile((*file)->path, /*IsText=*/false,
                                         /*RequiresNullTerminator=*/false)
           : file.getError();
  if (!weights) {
    emit() << "file of constants '" << name
           << "' cannot be read: " << weights.getError().message();
    return {};
  }
  return importOpenVINO(buffer, (*weights)->getBuffer(), context);
}

OwningOpRef<ModuleOp> mlir::pad::importOpenVINO(StringRef path,
                                                MLIRContext *context) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer) {
    emitError(getFileLoc(path, context))
        << "file cannot be read: " << buffer.getError().message();
    return {};
  }
  return importWithWeights((*buffer)->getMemBufferRef(), context);
}

void mlir::pad::registerImportOpenVINO() {
  TranslateToMLIRRegistration registration(
      "import-openvino", "import an OpenVINO model, an .xml with its .bin",
      [](llvm::SourceMgr &sources, MLIRContext *context) {
        FileErrorPrinter printer(context);
        return OwningOpRef<Operation *>(importWithWeights(
            sources.getMemoryBuffer(sources.getMainFileID())->getMemBufferRef(),
            context));
      },
      MainFunction::registerDialects);
}
