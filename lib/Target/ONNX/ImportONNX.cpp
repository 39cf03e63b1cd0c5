//===- ImportONNX.cpp - ONNX models to MLIR -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a model file and imports its graph: inputs, initializers, nodes in
// their order, outputs. Operators.h has the importers of nodes.
//
//===----------------------------------------------------------------------===//

#include "../Utils/FileLoc.h"
#include "../Utils/MainFunction.h"
#include "Operators.h"
#include "Protobuf.h"
#include "TensorData.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "pad/IR/Constants.h"
#include "pad/Target/ONNX/ONNX.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

/// The newest version of ONNX's own operators whose rules are known here.
static constexpr int64_t kNewestOpset = 28;

/// The domain of ONNX Runtime's operators. Those that are imported have the
/// rules of version kRuntimeOpset of ONNX's operators of the same name.
static constexpr StringLiteral kRuntimeDomain = "com.microsoft";
static constexpr int64_t kRuntimeOpset = 18;

/// The importer of the operator of `node`, or null.
static Importer findImporter(const onnx::NodeProto &node) {
  if (isOwnDomain(node.domain()))
    return findImporter(node.op_type());
  return node.domain() == kRuntimeDomain ? findRuntimeImporter(node.op_type())
                                         : nullptr;
}

namespace {

/// Imports the graph of one model.
class GraphImporter {
public:
  GraphImporter(const onnx::ModelProto &model, StringRef path, Location loc)
      : model(model), graph(model.graph()),
        folder(llvm::sys::path::parent_path(path)), loc(loc), main(loc) {}

  OwningOpRef<ModuleOp> import();

private:
  InFlightDiagnostic emitError() { return mlir::emitError(loc); }

  LogicalResult readOpset();
  LogicalResult checkOperators();
  LogicalResult importInputs();
  LogicalResult importInitializers();
  LogicalResult importNode(const onnx::NodeProto &proto);
  LogicalResult importOutputs();
  /// Checks that the model declares `port` as `actual`, which messages call
  /// `origin`, as far as types tell. Returns the declared type.
  FailureOr<ShapedType> checkDeclaration(const onnx::ValueInfoProto &port,
                                         RankedTensorType actual,
                                         StringRef origin, EmitFn emitError);
  /// Asserts that the output `value` has the extents of `declared` that are
  /// known.
  void assertExtents(StringRef name, Value value, ArrayRef<int64_t> declared);

  /// Gives the value of the name `name` to the nodes that follow.
  LogicalResult define(StringRef name, Value value);

  const onnx::ModelProto &model;
  const onnx::GraphProto &graph;
  StringRef folder;
  Location loc;
  MainFunction main;
  int64_t opset = 0;
  llvm::StringMap<Value> values;
};

} // namespace

//===----------------------------------------------------------------------===//
// The model
//===----------------------------------------------------------------------===//

LogicalResult GraphImporter::readOpset() {
  for (const onnx::OperatorSetIdProto &set : model.opset_import()) {
    if (!isOwnDomain(set.domain()))
      continue;
    if (opset != 0 && opset != set.version())
      return emitError() << "model imports both opset " << opset << " and "
                         << set.version();
    opset = set.version();
    if (opset < 1 || opset > kNewestOpset)
      return emitError() << "model imports opset " << opset
                         << ", expected one in [1, " << kNewestOpset << "]";
  }
  // Models could not say so before IR version 3.
  if (opset == 0 && model.ir_version() < 3)
    opset = 1;
  bool hasOwnOperators = llvm::any_of(
      graph.node(), [](auto &node) { return isOwnDomain(node.domain()); });
  if (opset == 0 && (hasOwnOperators || graph.node().empty()))
    return emitError() << "model does not import any opset of the domain "
                          "'ai.onnx', expected one";
  return success();
}

LogicalResult GraphImporter::checkOperators() {
  // Each operator once, with the node that uses it first.
  llvm::StringSet<> seen;
  std::string unsupported;
  llvm::raw_string_ostream list(unsupported);
  llvm::ListSeparator separator;
  for (const onnx::NodeProto &node : graph.node()) {
    if (findImporter(node))
      continue;
    std::string name = node.op_type();
    if (!isOwnDomain(node.domain()))
      name = node.domain() + "." + name;
    if (seen.insert(name).second)
      list << separator << name << " in " << nameNode(node);
  }
  if (!unsupported.empty())
    return emitError() << "model has operators that are not supported: "
                       << unsupported;
  return success();
}

LogicalResult GraphImporter::define(StringRef name, Value value) {
  if (name.empty())
    return emitError() << "a value has no name, expected one";
  if (!values.try_emplace(name, value).second)
    return emitError() << "name '" << name
                       << "' is given to more than one value";
  return success();
}

//===----------------------------------------------------------------------===//
// The graph
//===----------------------------------------------------------------------===//

LogicalResult GraphImporter::importInputs() {
  llvm::StringSet<> initialized;
  for (const onnx::TensorProto &tensor : graph.initializer())
    initialized.insert(tensor.name());
  for (const onnx::ValueInfoProto &input : graph.input()) {
    auto emit = [&] {
      return std::move(emitError() << "input '" << input.name() << "': ");
    };
    FailureOr<RankedTensorType> type =
        convertTensorType(input.type(), main.getContext(), emit);
    if (failed(type))
      return failure();
    // An initializer is the default of an input that nobody passes.
    if (initialized.contains(input.name()))
      continue;
    if (!*type)
      return emit() << "has no rank, expected a shape; set one with the "
                       "exporter or in the model's graph, with a symbolic "
                       "dimension where the extent is not known";
    if (failed(define(input.name(), main.addArgument(input.name(), *type))))
      return failure();
  }
  return success();
}

LogicalResult GraphImporter::importInitializers() {
  if (graph.sparse_initializer_size() > 0)
    return emitError() << "initializer '"
                       << graph.sparse_initializer(0).values().name()
                       << "' is sparse, expected a dense tensor";
  llvm::StringMap<const onnx::ValueInfoProto *> inputs;
  for (const onnx::ValueInfoProto &input : graph.input())
    inputs[input.name()] = &input;
  for (const onnx::TensorProto &tensor : graph.initializer()) {
    auto emit = [&] {
      return std::move(emitError()
                       << "initializer '" << tensor.name() << "': ");
    };
    FailureOr<DenseElementsAttr> elements =
        readTensor(tensor, folder, main.getContext(), emit);
    if (failed(elements))
      return failure();
    if (const onnx::ValueInfoProto *input = inputs.lookup(tensor.name()))
      if (failed(checkDeclaration(*input,
                                  cast<RankedTensorType>(elements->getType()),
                                  "has", emit)))
        return failure();
    Value constant = createConstant(main.getBuilder(), loc, *elements);
    if (failed(define(tensor.name(), constant)))
      return failure();
  }
  return success();
}

LogicalResult GraphImporter::importNode(const onnx::NodeProto &proto) {
  SmallVector<Value> inputs;
  for (const std::string &name : proto.input()) {
    inputs.push_back(values.lookup(name));
    if (name.empty() || inputs.back())
      continue;
    InFlightDiagnostic diag = emitError();
    diag << nameNode(proto) << ": input '" << name << "' ";
    for (const onnx::NodeProto &later : graph.node())
      if (llvm::is_contained(later.output(), name))
        return diag << "is made by " << nameNode(later)
                    << ", which does not come before it: the graph is not "
                       "sorted or has a cycle";
    return diag << "is not defined";
  }
  Node node(proto, isOwnDomain(proto.domain()) ? opset : kRuntimeOpset, folder,
            std::move(inputs), main.getBuilder(), loc);
  if (proto.output_size() != 1)
    return node.emitError()
           << "has " << proto.output_size() << " outputs, expected 1";
  FailureOr<Value> result = findImporter(proto)(node);
  if (failed(result) || failed(node.expectNoOtherAttrs()))
    return failure();
  return define(proto.output(0), *result);
}

FailureOr<ShapedType>
GraphImporter::checkDeclaration(const onnx::ValueInfoProto &port,
                                RankedTensorType actual, StringRef origin,
                                EmitFn emitError) {
  FailureOr<RankedTensorType> ranked =
      convertTensorType(port.type(), main.getContext(), emitError);
  if (failed(ranked))
    return failure();
  ShapedType declared;
  if (*ranked)
    declared = *ranked;
  else
    declared = UnrankedTensorType::get(
        (*getElementType(port.type().tensor_type().elem_type(), emitError))
            ->convert(main.getBuilder()));
  if (declared.getElementType() == actual.getElementType() &&
      succeeded(verifyCompatibleShape(declared, actual)))
    return declared;
  emitError() << "is declared as " << declared << ", but " << origin << " "
              << actual;
  return failure();
}

void GraphImporter::assertExtents(StringRef name, Value value,
                                  ArrayRef<int64_t> declared) {
  OpBuilder &builder = main.getBuilder();
  FoldingBuilder checks(
      NameLoc::get(builder.getStringAttr("output '" + name + "'"), loc),
      builder);
  for (auto [axis, extent, expected] :
       llvm::enumerate(checks.getExtents(value), declared))
    if (!ShapedType::isDynamic(expected))
      checks.assertThat(
          checks.index().equal(extent, builder.getIndexAttr(expected)),
          "axis " + Twine(axis) + " has another extent than " +
              Twine(expected) + ", as which it is declared");
}

LogicalResult GraphImporter::importOutputs() {
  if (graph.output_size() == 0)
    return emitError() << "graph has no outputs";
  for (const onnx::ValueInfoProto &output : graph.output()) {
    auto emit = [&] {
      return std::move(emitError() << "output '" << output.name() << "': ");
    };
    Value value = values.lookup(output.name());
    if (!value)
      return emit() << "is not computed by any node";
    if (output.has_type()) {
      FailureOr<ShapedType> declared =
          checkDeclaration(output, cast<RankedTensorType>(value.getType()),
                           "the graph computes", emit);
      if (failed(declared))
        return failure();
      if (declared->hasRank())
        assertExtents(output.name(), value, declared->getShape());
    }
    main.addResult(output.name(), value);
  }
  return success();
}

OwningOpRef<ModuleOp> GraphImporter::import() {
  if (failed(readOpset()) || failed(checkOperators()) ||
      failed(importInputs()) || failed(importInitializers()))
    return {};
  for (const onnx::NodeProto &node : graph.node())
    if (failed(importNode(node)))
      return {};
  if (failed(importOutputs()))
    return {};
  return main.finish();
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> mlir::pad::importONNX(llvm::MemoryBufferRef buffer,
                                            MLIRContext *context) {
  StringRef path = buffer.getBufferIdentifier();
  Location loc = getFileLoc(path, context);
  onnx::ModelProto model;
  if (!parseMessage(buffer.getBuffer(), model)) {
    emitError(loc) << "file is not an ONNX model, or is truncated or corrupt";
    return {};
  }
  if (!model.has_graph()) {
    emitError(loc) << "model has no graph";
    return {};
  }
  return GraphImporter(model, path, loc).import();
}

OwningOpRef<ModuleOp> mlir::pad::importONNX(StringRef path,
                                            MLIRContext *context) {
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> buffer =
      llvm::MemoryBuffer::getFile(path);
  if (!buffer) {
    emitError(getFileLoc(path, context))
        << "file cannot be read: " << buffer.getError().message();
    return {};
  }
  return importONNX((*buffer)->getMemBufferRef(), context);
}

void mlir::pad::registerImportONNX() {
  TranslateToMLIRRegistration registration(
      "import-onnx", "import an ONNX model",
      [](llvm::SourceMgr &sources, MLIRContext *context) {
        FileErrorPrinter printer(context);
        return OwningOpRef<Operation *>(importONNX(
            sources.getMemoryBuffer(sources.getMainFileID())->getMemBufferRef(),
            context));
      },
      MainFunction::registerDialects);
}
