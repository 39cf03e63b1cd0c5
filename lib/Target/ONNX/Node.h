//===- Node.h - A node of an ONNX graph -------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A node as the importer of its operator sees it: checked access to inputs and
// attributes, errors that name the node, and a builder.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_ONNX_NODE_H
#define PAD_LIB_TARGET_ONNX_NODE_H

#include "../Utils/FoldingBuilder.h"
#include "Types.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::pad::onnx_import {

/// Stands for as many inputs as a node likes.
constexpr unsigned kAnyNumber = std::numeric_limits<unsigned>::max();

/// Whether `domain` is that of ONNX's own operators: the empty name or its
/// alias.
inline bool isOwnDomain(StringRef domain) {
  return domain.empty() || domain == "ai.onnx";
}

class Node {
public:
  /// A node of a graph that imports version `opset` of ONNX's own operators, or
  /// a node of another domain whose operator has the rules of that version;
  /// `inputs` are its operands, null where it leaves one out, and `folder` is
  /// the model's. Ops that it builds have the file's location `loc` with the
  /// node's name.
  Node(const onnx::NodeProto &proto, int64_t opset, StringRef folder,
       SmallVector<Value> inputs, const OpBuilder &builder, Location loc);

  FoldingBuilder &getBuilder() { return builder; }
  int64_t getOpset() const { return opset; }
  /// Whether the operator is one of ONNX's own.
  bool isOwn() const { return isOwnDomain(proto.domain()); }
  StringRef getFolder() const { return folder; }

  /// How the operator and its version are called in messages. `versions` are
  /// all of the operator's in ascending order.
  std::string nameVersion(ArrayRef<int64_t> versions) const;

  /// An error that starts with the node's name.
  InFlightDiagnostic emitError();

  //===--- Inputs ---------------------------------------------------------===//

  unsigned getNumInputs() const { return inputs.size(); }
  ArrayRef<Value> getInputs() const { return inputs; }

  /// Input `index`, or null if it is left out.
  Value getInput(unsigned index) const {
    return index < inputs.size() ? inputs[index] : Value();
  }
  RankedTensorType getInputType(unsigned index) const {
    return cast<RankedTensorType>(inputs[index].getType());
  }

  /// Replaces input `index`, which is there.
  void setInput(unsigned index, Value input) { inputs[index] = input; }

  /// Adds an input after all others, null for none.
  void addInput(Value input) { inputs.push_back(input); }

  /// Checks that there are at least `required` inputs, none of those left out,
  /// and at most `most`.
  LogicalResult expectInputs(unsigned required, unsigned most);

  /// Makes input `index`, if it is there and a list of unknown length, one of
  /// `length` elements, which is asserted at run time.
  void fixLength(unsigned index, int64_t length);

  /// The elements of input `index`, which must be a list of integers of known
  /// length; a scalar is a list of one.
  FailureOr<SmallVector<OpFoldResult>> getIndexList(unsigned index);
  /// The same where the elements must be known.
  FailureOr<SmallVector<int64_t>> getConstantList(unsigned index);

  /// Checks that `shape` is one that a tensor may have.
  LogicalResult expectReasonable(ArrayRef<int64_t> shape);

  //===--- Attributes -----------------------------------------------------===//

  bool hasAttr(StringRef name) const { return findAttr(name); }

  /// Read the attribute `name` into `value`, which stays as it is if there is
  /// no such attribute. Fails, with an error, on one of another type.
  LogicalResult getAttr(StringRef name, int64_t &value);
  LogicalResult getAttr(StringRef name, float &value);
  LogicalResult getAttr(StringRef name, StringRef &value);
  LogicalResult getAttr(StringRef name, SmallVector<int64_t> &value);
  LogicalResult getAttr(StringRef name, SmallVector<float> &value);
  LogicalResult getAttr(StringRef name, SmallVector<StringRef> &value);
  LogicalResult getAttr(StringRef name, const onnx::TensorProto *&value);

  /// Reads an axis of a tensor of rank `rank`, counting from the back if it is
  /// negative, and maps it into [0, rank).
  LogicalResult normalizeAxis(int64_t &axis, int64_t rank);

  /// The same for the list `axes`, in which no axis may be repeated. Axes that
  /// are not known are checked at run time.
  LogicalResult normalizeAxes(MutableArrayRef<OpFoldResult> axes, int64_t rank);

  /// Checks that no attribute was left unread: one that the operator does not
  /// have in this version may mean anything.
  LogicalResult expectNoOtherAttrs();

private:
  const onnx::AttributeProto *findAttr(StringRef name) const;
  /// The attribute of this name and type, null if there is none.
  FailureOr<const onnx::AttributeProto *>
  readAttr(StringRef name, onnx::AttributeProto::AttributeType type);

  const onnx::NodeProto &proto;
  int64_t opset;
  StringRef folder;
  SmallVector<Value> inputs;
  Location fileLoc;
  FoldingBuilder builder;
  llvm::SmallPtrSet<const onnx::AttributeProto *, 4> attrsRead;
};

/// The largest of `versions`, which ascend, that is at most `opset`.
int64_t getVersion(ArrayRef<int64_t> versions, int64_t opset);

/// How messages call a node.
std::string nameNode(const onnx::NodeProto &node);

} // namespace mlir::pad::onnx_import

#endif // PAD_LIB_TARGET_ONNX_NODE_H
