//===- Model.h - The layers of an OpenVINO model ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the XML of a model into layers that know where their inputs come from.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_OPENVINO_MODEL_H
#define PAD_LIB_TARGET_OPENVINO_MODEL_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <pugixml.hpp>

namespace mlir::pad::openvino_import {

/// One end of an edge.
struct Port {
  std::string id;
  /// Names that OpenVINO gives to the tensor, separated by commas.
  std::string names;
  /// For an input, the layer and the port there that it comes from.
  size_t fromLayer = 0;
  size_t fromPort = 0;
  bool isConnected = false;
};

class Layer {
public:
  Layer(pugi::xml_node node, Location loc);

  StringRef getName() const { return node.attribute("name").value(); }
  StringRef getType() const { return node.attribute("type").value(); }
  StringRef getVersion() const { return node.attribute("version").value(); }
  Location getLoc() const { return loc; }

  /// The attribute `name` of the layer's `data`, or nothing.
  std::optional<StringRef> getData(StringRef name) const;

  /// An error that starts with the layer's name.
  InFlightDiagnostic emitError() const;

  SmallVector<Port> inputs;
  SmallVector<Port> outputs;

private:
  /// How messages call the layer.
  std::string describe() const;

  pugi::xml_node node;
  Location loc;
};

/// A model whose layers are all connected.
class Model {
public:
  /// Reads `buffer`. On failure returns null, after an error.
  static std::unique_ptr<Model> parse(llvm::MemoryBufferRef buffer,
                                      MLIRContext *context);

  /// All layers as the file lists them.
  ArrayRef<Layer> getLayers() const { return layers; }

  /// The indices of all layers, each after the layers of its inputs. Fails,
  /// with an error, on a cycle.
  FailureOr<SmallVector<size_t>> sort() const;

private:
  Model() = default;

  LogicalResult readNet(llvm::MemoryBufferRef buffer, MLIRContext *context);

  pugi::xml_document document;
  std::vector<Layer> layers;
};

} // namespace mlir::pad::openvino_import

#endif // PAD_LIB_TARGET_OPENVINO_MODEL_H
