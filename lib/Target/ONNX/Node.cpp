//===- Node.cpp - A node of an ONNX graph ---------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

int64_t onnx_import::getVersion(ArrayRef<int64_t> versions, int64_t opset) {
  const int64_t *next = llvm::upper_bound(versions, opset);
  return next == versions.begin() ? 0 : next[-1];
}

std::string onnx_import::nameNode(const onnx::NodeProto &node) {
  // Names of nodes are optional; names of their outputs are unique.
  if (node.name().empty() && node.output_size() > 0)
    return "the node that makes '" + node.output(0) + "'";
  return "node '" + node.name() + "'";
}

/// The same with its operator.
static std::string nameWithOperator(const onnx::NodeProto &node) {
  return nameNode(node) + " (" + node.op_type() + ")";
}

Node::Node(const onnx::NodeProto &proto, int64_t opset, StringRef folder,
           SmallVector<Value> inputs, const OpBuilder &builder, Location loc)
    : proto(proto), opset(opset), folder(folder), inputs(std::move(inputs)),
      fileLoc(loc),
      builder(NameLoc::get(StringAttr::get(builder.getContext(),
                                           nameWithOperator(proto)),
                           loc),
              builder) {}

std::string Node::nameVersion(ArrayRef<int64_t> versions) const {
  if (!isOwn())
    return proto.domain() + "." + proto.op_type();
  return (proto.op_type() + " version " + Twine(getVersion(versions, opset)) +
          " (opset " + Twine(opset) + ")")
      .str();
}

InFlightDiagnostic Node::emitError() {
  InFlightDiagnostic diag = mlir::emitError(fileLoc);
  return std::move(diag << nameWithOperator(proto) << ": ");
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

LogicalResult Node::expectInputs(unsigned required, unsigned most) {
  // Optional inputs at the end may also be left out by an empty name.
  while (inputs.size() > most && !inputs.back())
    inputs.pop_back();
  if (inputs.size() < required || inputs.size() > most) {
    InFlightDiagnostic diag = emitError() << "has " << inputs.size()
                                          << " inputs, expected " << required;
    if (most == kAnyNumber)
      diag << " or more";
    else if (most != required)
      diag << " to " << most;
    return diag;
  }
  for (unsigned index : llvm::seq(required))
    if (!inputs[index])
      return emitError() << "input " << index << " is missing";
  return success();
}

void Node::fixLength(unsigned index, int64_t length) {
  if (getInput(index) && getInputType(index).getRank() == 1)
    inputs[index] =
        builder.fixLength(inputs[index], length, "input " + Twine(index));
}

FailureOr<SmallVector<OpFoldResult>> Node::getIndexList(unsigned index) {
  RankedTensorType type = getInputType(index);
  if (!type.getElementType().isSignlessInteger(32) &&
      !type.getElementType().isSignlessInteger(64))
    return emitError() << "input " << index << " has type " << type
                       << ", expected integers of type int32 or int64";
  if (type.getRank() > 1)
    return emitError() << "input " << index << " has type " << type
                       << ", expected a list";
  if (!type.hasStaticShape() || type.getNumElements() > kMaxScalars)
    return emitError() << "input " << index << " has type " << type
                       << ", expected a list of known length of at most "
                       << kMaxScalars;
  return llvm::map_to_vector(
      builder.getScalars(inputs[index]),
      [&](Value scalar) { return builder.toIndex(scalar); });
}

FailureOr<SmallVector<int64_t>> Node::getConstantList(unsigned index) {
  FailureOr<SmallVector<OpFoldResult>> list = getIndexList(index);
  if (failed(list))
    return failure();
  SmallVector<int64_t> constants;
  for (OpFoldResult element : *list) {
    std::optional<int64_t> constant = getConstantIntValue(element);
    if (!constant)
      return emitError() << "input " << index
                         << " is not known before the model runs, expected a "
                            "constant";
    constants.push_back(*constant);
  }
  return constants;
}

LogicalResult Node::expectReasonable(ArrayRef<int64_t> shape) {
  if (isReasonableShape(shape))
    return success();
  return emitError() << "result of " << shape.size()
                     << " axes is out of range, expected at most " << kMaxRank
                     << " axes and fewer than 2^63 elements";
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

const onnx::AttributeProto *Node::findAttr(StringRef name) const {
  for (const onnx::AttributeProto &attr : proto.attribute())
    if (attr.name() == name)
      return &attr;
  return nullptr;
}

FailureOr<const onnx::AttributeProto *>
Node::readAttr(StringRef name, onnx::AttributeProto::AttributeType type) {
  const onnx::AttributeProto *attr = findAttr(name);
  if (!attr)
    return attr;
  // Models before IR version 2 do not tell the type.
  using Attr = onnx::AttributeProto;
  bool matches = attr->type() == type;
  if (attr->type() == Attr::UNDEFINED)
    matches = (type == Attr::INT && attr->has_i()) ||
              (type == Attr::FLOAT && attr->has_f()) ||
              (type == Attr::STRING && attr->has_s()) ||
              (type == Attr::TENSOR && attr->has_t()) ||
              (type == Attr::INTS && attr->ints_size() > 0) ||
              (type == Attr::FLOATS && attr->floats_size() > 0) ||
              (type == Attr::STRINGS && attr->strings_size() > 0);
  if (!matches) {
    emitError() << "attribute '" << name << "' has type "
                << Attr::AttributeType_Name(attr->type()) << ", expected "
                << Attr::AttributeType_Name(type);
    return failure();
  }
  attrsRead.insert(attr);
  return attr;
}

LogicalResult Node::getAttr(StringRef name, int64_t &value) {
  FailureOr<const onnx::AttributeProto *> attr =
      readAttr(name, onnx::AttributeProto::INT);
  if (succeeded(attr) && *attr)
    value = (*attr)->i();
  return attr;
}

LogicalResult Node::getAttr(StringRef name, float &value) {
  FailureOr<const onnx::AttributeProto *> attr =
      readAttr(name, onnx::AttributeProto::FLOAT);
  if (succeeded(attr) && *attr)
    value = (*attr)->f();
  return attr;
}

LogicalResult Node::getAttr(StringRef name, StringRef &value) {
  FailureOr<const onnx::AttributeProto *> attr =
      readAttr(name, onnx::AttributeProto::STRING);
  if (succeeded(attr) && *attr)
    value = (*attr)->s();
  return attr;
}

LogicalResult Node::getAttr(StringRef name, SmallVector<int64_t> &value) {
  FailureOr<const onnx::AttributeProto *> attr =
      readAttr(name, onnx::AttributeProto::INTS);
  if (succeeded(attr) && *attr)
    value.assign((*attr)->ints().begin(), (*attr)->ints().end());
  return attr;
}

LogicalResult Node::getAttr(StringRef name, SmallVector<float> &value) {
  FailureOr<const onnx::AttributeProto *> attr =
      readAttr(name, onnx::AttributeProto::FLOATS);
  if (succeeded(attr) && *attr)
    value.assign((*attr)->floats().begin(), (*attr)->floats().end());
  return attr;
}

LogicalResult Node::getAttr(StringRef name, SmallVector<StringRef> &value) {
  FailureOr<const onnx::AttributeProto *> attr =
      readAttr(name, onnx::AttributeProto::STRINGS);
  if (succeeded(attr) && *attr)
    value.assign((*attr)->strings().begin(), (*attr)->strings().end());
  return attr;
}

LogicalResult Node::getAttr(StringRef name, const onnx::TensorProto *&value) {
  FailureOr<const onnx::AttributeProto *> attr =
      readAttr(name, onnx::AttributeProto::TENSOR);
  if (succeeded(attr) && *attr)
    value = &(*attr)->t();
  return attr;
}

LogicalResult Node::normalizeAxis(int64_t &axis, int64_t rank) {
  if (axis < -rank || axis >= rank)
    return emitError() << "axis " << axis << " is out of range, expected one "
                       << "in [" << -rank << ", " << rank << ")";
  if (axis < 0)
    axis += rank;
  return success();
}

LogicalResult Node::normalizeAxes(MutableArrayRef<OpFoldResult> axes,
                                  int64_t rank) {
  IndexBuilder index = builder.index();
  OpFoldResult zero = index.constant(0), end = index.constant(rank);
  for (auto [i, axis] : llvm::enumerate(axes)) {
    std::optional<int64_t> known = getConstantIntValue(axis);
    if (known) {
      if (failed(normalizeAxis(*known, rank)))
        return failure();
      axis = index.constant(*known);
    } else {
      Condition isNegative = index.lessThan(axis, zero);
      axis = index.select(isNegative, index.add(axis, end), axis);
      builder.assertThat(index.isIn({zero, end}, axis),
                         "entry " + Twine(i) +
                             " of 'axes' is out of range for rank " +
                             Twine(rank));
    }
    for (auto [j, before] : llvm::enumerate(axes.take_front(i))) {
      Condition isRepeated = index.equal(axis, before);
      if (isRepeated.isTrue() && known)
        return emitError() << "axis " << *known << " is repeated in 'axes'";
      builder.assertThat(index.negation(isRepeated),
                         "entries " + Twine(j) + " and " + Twine(i) +
                             " of 'axes' name the same axis");
    }
  }
  return success();
}

LogicalResult Node::expectNoOtherAttrs() {
  for (const onnx::AttributeProto &attr : proto.attribute())
    if (!attrsRead.contains(&attr))
      return emitError() << "attribute '" << attr.name()
                         << "' is not expected by " << proto.op_type()
                         << " in opset " << opset;
  return success();
}
