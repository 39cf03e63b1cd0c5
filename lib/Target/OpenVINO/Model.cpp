//===- Model.cpp - The layers of an OpenVINO model ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::openvino_import;

/// Versions of the format that are known here.
static constexpr int kOldestVersion = 10;
static constexpr int kNewestVersion = 11;

//===----------------------------------------------------------------------===//
// Layer
//===----------------------------------------------------------------------===//

Layer::Layer(pugi::xml_node node, Location loc)
    : node(node),
      loc(NameLoc::get(StringAttr::get(loc.getContext(), describe()), loc)) {
  for (auto [kind, ports] :
       {std::pair("input", &inputs), std::pair("output", &outputs)})
    for (pugi::xml_node port : node.child(kind).children("port")) {
      ports->emplace_back();
      ports->back().id = port.attribute("id").value();
      ports->back().names = port.attribute("names").value();
    }
}

std::optional<StringRef> Layer::getData(StringRef name) const {
  pugi::xml_attribute attribute =
      node.child("data").attribute(name.str().c_str());
  if (!attribute)
    return std::nullopt;
  return StringRef(attribute.value());
}

std::string Layer::describe() const {
  return ("layer '" + getName() + "' (" + getType() + ")").str();
}

InFlightDiagnostic Layer::emitError() const {
  InFlightDiagnostic diag = mlir::emitError(loc);
  return std::move(diag << describe() << ": ");
}

//===----------------------------------------------------------------------===//
// Model
//===----------------------------------------------------------------------===//

namespace {

/// Finds lines and columns of offsets, fast if they ascend.
class LineCounter {
public:
  LineCounter(llvm::MemoryBufferRef buffer, MLIRContext *context)
      : text(buffer.getBuffer()),
        path(StringAttr::get(context, buffer.getBufferIdentifier())) {}

  Location locate(ptrdiff_t offset) {
    if (offset < static_cast<ptrdiff_t>(position)) {
      position = 0;
      line = column = 1;
    }
    for (; position < text.size() && static_cast<ptrdiff_t>(position) < offset;
         ++position) {
      ++column;
      if (text[position] == '\n') {
        ++line;
        column = 1;
      }
    }
    return FileLineColLoc::get(path, line, column);
  }

private:
  StringRef text;
  StringAttr path;
  size_t position = 0;
  unsigned line = 1;
  unsigned column = 1;
};

} // namespace

std::unique_ptr<Model> Model::parse(llvm::MemoryBufferRef buffer,
                                    MLIRContext *context) {
  std::unique_ptr<Model> model(new Model());
  if (failed(model->readNet(buffer, context)))
    return nullptr;
  return model;
}

/// Finds the port that an end of `edge` names: of `layers`, whose identifiers
/// `indices` maps to their positions.
static FailureOr<std::pair<size_t, size_t>>
findPort(pugi::xml_node edge, StringRef end, std::vector<Layer> &layers,
         SmallVector<Port> Layer::*ports,
         const llvm::StringMap<size_t> &indices, LineCounter &lines) {
  StringRef layer = edge.attribute((end + "-layer").str().c_str()).value();
  StringRef port = edge.attribute((end + "-port").str().c_str()).value();
  auto index = indices.find(layer);
  if (index == indices.end())
    return emitError(lines.locate(edge.offset_debug()))
           << "edge names layer '" << layer << "', which does not exist";
  Layer &found = layers[index->second];
  for (auto [position, candidate] : llvm::enumerate(found.*ports))
    if (candidate.id == port)
      return std::pair(index->second, position);
  return found.emitError() << "edge names port '" << port
                           << "', which does not exist";
}

LogicalResult Model::readNet(llvm::MemoryBufferRef buffer,
                             MLIRContext *context) {
  LineCounter lines(buffer, context);
  pugi::xml_parse_result parsed =
      document.load_buffer(buffer.getBufferStart(), buffer.getBufferSize(),
                           pugi::parse_default, pugi::encoding_utf8);
  if (!parsed)
    return emitError(lines.locate(parsed.offset))
           << "file is not XML, or is truncated or corrupt: "
           << parsed.description();
  pugi::xml_node net = document.child("net");
  if (!net)
    return emitError(lines.locate(0)) << "file has no 'net', expected an "
                                         "OpenVINO model";
  Location netLoc = lines.locate(net.offset_debug());
  StringRef version = net.attribute("version").value();
  int number;
  if (version.getAsInteger(10, number) || number < kOldestVersion ||
      number > kNewestVersion)
    return emitError(netLoc)
           << "model has the IR version '" << version << "', expected one from "
           << kOldestVersion << " to " << kNewestVersion;
  if (net.child("pre-process"))
    return emitError(netLoc) << "model has a 'pre-process', which is not "
                                "supported";

  llvm::StringMap<size_t> indices;
  for (pugi::xml_node node : net.child("layers").children("layer")) {
    layers.emplace_back(node, lines.locate(node.offset_debug()));
    StringRef id = node.attribute("id").value();
    if (!indices.try_emplace(id, layers.size() - 1).second)
      return layers.back().emitError()
             << "id '" << id << "' is that of another layer too";
  }
  for (pugi::xml_node edge : net.child("edges").children("edge")) {
    auto from = findPort(edge, "from", layers, &Layer::outputs, indices, lines);
    if (failed(from))
      return failure();
    auto to = findPort(edge, "to", layers, &Layer::inputs, indices, lines);
    if (failed(to))
      return failure();
    Port &input = layers[to->first].inputs[to->second];
    if (input.isConnected)
      return layers[to->first].emitError()
             << "input " << to->second << " has more than one edge";
    input.isConnected = true;
    std::tie(input.fromLayer, input.fromPort) = *from;
  }
  for (const Layer &layer : layers)
    for (auto [position, input] : llvm::enumerate(layer.inputs))
      if (!input.isConnected)
        return layer.emitError() << "input " << position << " has no edge";
  return success();
}

FailureOr<SmallVector<size_t>> Model::sort() const {
  SmallVector<size_t> missing;
  SmallVector<SmallVector<size_t, 2>> users(layers.size());
  for (auto [index, layer] : llvm::enumerate(layers)) {
    missing.push_back(layer.inputs.size());
    for (const Port &input : layer.inputs)
      users[input.fromLayer].push_back(index);
  }
  SmallVector<size_t> order;
  SmallVector<size_t> ready;
  for (size_t first : llvm::seq(layers.size())) {
    if (missing[first] == 0 && layers[first].inputs.empty())
      ready.push_back(first);
    while (!ready.empty()) {
      size_t index = ready.pop_back_val();
      order.push_back(index);
      for (size_t user : users[index])
        if (--missing[user] == 0)
          ready.push_back(user);
    }
  }
  for (auto [layer, count] : llvm::zip_equal(layers, missing))
    if (count != 0)
      return layer.emitError() << "is in a cycle, or comes after one";
  return order;
}
