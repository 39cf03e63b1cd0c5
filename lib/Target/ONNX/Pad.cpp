//===- Pad.cpp - Pad of every version -------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Version 1 has the attribute `paddings`, version 2 calls it `pads`, and since
// version 11 pads and value are inputs. The versions after that add element
// types, the input `axes` and the mode `wrap`.
//
// A negative pad crops first, and the pad does not see cropped elements: a
// slice, and then a pad that does not crop.
//
// ONNX Runtime's own Pad, com.microsoft.Pad, is version 18, and its amounts may
// also be a matrix of one row.
//
//===----------------------------------------------------------------------===//

#include "../Utils/CreatePad.h"
#include "Operators.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

static constexpr int64_t kVersions[] = {1, 2, 11, 13, 18, 19, 21, 23, 24, 25};
static constexpr int64_t kFirstWithInputs = 11;
static constexpr int64_t kFirstWithAxes = 18;

namespace {

/// A mode and the first version that has it.
struct Mode {
  PadMode mode;
  int64_t firstVersion;
};

/// How much a node pads, for each axis of its data in order.
struct Amounts {
  SmallVector<OpFoldResult> low;
  SmallVector<OpFoldResult> high;
};

} // namespace

static constexpr Mode kModes[] = {{PadMode::Constant, 1},
                                  {PadMode::Reflect, 1},
                                  {PadMode::Edge, 1},
                                  {PadMode::Wrap, 19}};

//===----------------------------------------------------------------------===//
// Reading the node
//===----------------------------------------------------------------------===//

static FailureOr<PadMode> readMode(Node &node) {
  StringRef name = "constant";
  if (failed(node.getAttr("mode", name)))
    return failure();
  int64_t version = getVersion(kVersions, node.getOpset());
  for (const Mode &mode : kModes)
    if (mode.firstVersion <= version && stringifyPadMode(mode.mode) == name)
      return mode.mode;
  InFlightDiagnostic diag = node.emitError()
                            << node.nameVersion(kVersions) << " has no mode '"
                            << name << "', expected one of";
  for (const Mode &mode : kModes)
    if (mode.firstVersion <= version)
      diag << " '" << stringifyPadMode(mode.mode) << "'";
  return failure();
}

/// Reads the begins and then the ends of each axis named.
static FailureOr<SmallVector<OpFoldResult>> readPads(Node &node) {
  int64_t version = getVersion(kVersions, node.getOpset());
  SmallVector<OpFoldResult> pads;
  if (version < kFirstWithInputs) {
    StringRef name = version == 1 ? "paddings" : "pads";
    SmallVector<int64_t> list;
    if (!node.hasAttr(name))
      return node.emitError() << "attribute '" << name << "' is missing";
    if (failed(node.getAttr(name, list)))
      return failure();
    pads = getAsIndexOpFoldResult(node.getBuilder().getContext(), list);
  } else {
    FailureOr<SmallVector<OpFoldResult>> list = node.getIndexList(1);
    if (failed(list))
      return failure();
    pads = std::move(*list);
  }
  if (failed(checkAmounts(pads, [&] { return node.emitError(); })))
    return failure();
  return pads;
}

/// Reads the axes that the pads are for, each in [0, rank) where it is known.
static FailureOr<SmallVector<OpFoldResult>> readAxes(Node &node, int64_t rank) {
  FoldingBuilder &builder = node.getBuilder();
  if (!node.getInput(3))
    return llvm::map_to_vector(llvm::seq(rank), [&](int64_t axis) {
      return OpFoldResult(builder.getIndexAttr(axis));
    });
  FailureOr<SmallVector<OpFoldResult>> axes = node.getIndexList(3);
  if (failed(axes))
    return failure();
  if (failed(node.normalizeAxes(*axes, rank)))
    return failure();
  return axes;
}

/// Reads the amounts and gives each to its axis.
static FailureOr<Amounts> readAmounts(Node &node, int64_t rank) {
  FailureOr<SmallVector<OpFoldResult>> pads = readPads(node);
  if (failed(pads))
    return failure();
  FailureOr<SmallVector<OpFoldResult>> axes = readAxes(node, rank);
  if (failed(axes))
    return failure();
  if (pads->size() != 2 * axes->size())
    return node.emitError()
           << "has " << pads->size() << " pads, expected " << 2 * axes->size()
           << ", two for each axis that is padded";

  IndexBuilder index = node.getBuilder().index();
  Amounts amounts{SmallVector<OpFoldResult>(rank, index.constant(0)),
                  SmallVector<OpFoldResult>(rank, index.constant(0))};
  ArrayRef<OpFoldResult> begins(*pads), ends(*pads);
  for (auto [entry, begin, end] :
       llvm::zip_equal(*axes, begins.take_front(axes->size()),
                       ends.drop_front(axes->size())))
    for (int64_t axis : llvm::seq(rank)) {
      Condition named = index.equal(entry, axis);
      amounts.low[axis] = index.select(named, begin, amounts.low[axis]);
      amounts.high[axis] = index.select(named, end, amounts.high[axis]);
    }
  return amounts;
}

/// Reads the value that fills; null if the node has none.
static FailureOr<Value> readValue(Node &node, Type elementType) {
  FoldingBuilder &builder = node.getBuilder();
  if (getVersion(kVersions, node.getOpset()) < kFirstWithInputs) {
    float value = 0;
    if (!node.hasAttr("value"))
      return Value();
    if (failed(node.getAttr("value", value)))
      return failure();
    APFloat converted(value);
    bool losesInfo;
    converted.convert(cast<FloatType>(elementType).getFloatSemantics(),
                      APFloat::rmNearestTiesToEven, &losesInfo);
    return arith::ConstantOp::create(builder,
                                     FloatAttr::get(elementType, converted))
        .getResult();
  }
  if (!node.getInput(2))
    return Value();
  RankedTensorType type = node.getInputType(2);
  if (type.getElementType() != elementType)
    return node.emitError() << "value has type " << type
                            << ", expected that of the data, " << elementType;
  if (type.hasStaticShape() ? type.getNumElements() != 1 : type.getRank() > 1)
    return node.emitError()
           << "value has type " << type << ", expected a single element";
  if (!type.hasStaticShape())
    builder.assertThat(
        builder.index().equal(builder.getExtents(node.getInput(2)).front(),
                              builder.getIndexAttr(1)),
        "value has not one element");
  return builder.getScalar(node.getInput(2), 0);
}

/// Checks the types of the inputs `pads` and `axes` of data of rank `rank`. The
/// length of one list determines the length of the other.
static LogicalResult checkLists(Node &node, int64_t rank) {
  RankedTensorType pads = node.getInputType(1);
  if (!pads.getElementType().isSignlessInteger(64) || pads.getRank() != 1)
    return node.emitError()
           << "pads have type " << pads << ", expected a list of type int64";
  int64_t amounts = pads.getDimSize(0), count = rank;
  if (node.getInput(3)) {
    RankedTensorType axes = node.getInputType(3);
    if ((!axes.getElementType().isSignlessInteger(32) &&
         !axes.getElementType().isSignlessInteger(64)) ||
        axes.getRank() != 1)
      return node.emitError() << "axes have type " << axes
                              << ", expected a list of type int32 or int64";
    count = axes.getDimSize(0);
    if (ShapedType::isDynamic(count) && !ShapedType::isDynamic(amounts))
      count = amounts / 2;
    if (count > rank)
      return node.emitError() << "has " << count << " axes, expected at most "
                              << rank << ", one for each axis of the data";
  }
  if (ShapedType::isDynamic(count))
    return success();
  if (!ShapedType::isDynamic(amounts) && amounts != 2 * count)
    return node.emitError()
           << "has " << amounts << " pads, expected " << 2 * count
           << ", two for each axis that is padded";
  node.fixLength(1, 2 * count);
  node.fixLength(3, count);
  return success();
}

/// Checks that this version of Pad has the element type of the data.
static LogicalResult checkElementType(Node &node, Type elementType) {
  const ElementType *type = findElementType(elementType);
  if (type && type->firstPadVersion <= getVersion(kVersions, node.getOpset()))
    return success();
  InFlightDiagnostic diag = node.emitError()
                            << node.nameVersion(kVersions) << " has no type ";
  if (!type)
    return diag << elementType;
  diag << type->name;
  if (node.isOwn())
    diag << ", expected version " << type->firstPadVersion << " or newer";
  return diag;
}

//===----------------------------------------------------------------------===//
// Building the pad
//===----------------------------------------------------------------------===//

/// Whether amounts on the two sides of an axis may crop on one and pad on the
/// other, so that the order makes a difference.
static bool mayMixSigns(OpFoldResult low, OpFoldResult high) {
  std::optional<int64_t> l = getConstantIntValue(low);
  std::optional<int64_t> h = getConstantIntValue(high);
  auto mayBe = [](std::optional<int64_t> amount, bool negative) {
    return !amount || (negative ? *amount < 0 : *amount > 0);
  };
  return (mayBe(l, true) && mayBe(h, false)) ||
         (mayBe(l, false) && mayBe(h, true));
}

/// Slices off `data` what negative amounts crop, on the axes where something
/// that was cropped could be seen again, and leaves the other amounts.
static FailureOr<Value> cropFirst(Node &node, Value data, Amounts &amounts) {
  FoldingBuilder &builder = node.getBuilder();
  IndexBuilder index = builder.index();
  OpFoldResult zero = index.constant(0);
  SmallVector<OpFoldResult> sizes = builder.getExtents(data);
  SmallVector<OpFoldResult> offsets(sizes.size(), zero);
  bool crops = false;
  for (auto [axis, low, high] : llvm::enumerate(amounts.low, amounts.high)) {
    if (!mayMixSigns(low, high))
      continue;
    crops = true;
    // One after the other, as the two together may be less than any number.
    OpFoldResult cropped = index.min(low, zero);
    OpFoldResult left = index.add(sizes[axis], cropped);
    OpFoldResult rest = index.add(left, index.min(high, zero));
    if (getConstantIntValue(rest).value_or(0) < 0)
      return node.emitError()
             << "axis " << axis << " has the extent "
             << *getConstantIntValue(sizes[axis]) << ", of which the pads "
             << *getConstantIntValue(low) << " and "
             << *getConstantIntValue(high) << " crop more";
    Condition fits = index.lessEqual(zero, rest);
    if (!isZeroInteger(cropped))
      fits = index.conjunction(index.lessEqual(zero, left), fits);
    builder.assertThat(fits, "axis " + Twine(axis) +
                                 ": the pads crop more than there is");
    offsets[axis] = index.sub(zero, cropped);
    sizes[axis] = rest;
    low = index.max(low, zero);
    high = index.max(high, zero);
  }
  if (!crops)
    return data;
  SmallVector<OpFoldResult> strides(sizes.size(), index.constant(1));
  return builder.slice(data, offsets, sizes, strides);
}

/// Whether nothing is known of the elements of a list of integers.
static bool isOpaque(Value list) {
  return list && !matchPattern(list, m_Constant()) &&
         !list.getDefiningOp<tensor::FromElementsOp>();
}

/// Builds a pad by lists that are not known. It does not crop first, so it is
/// for fills only.
static FailureOr<Value> createDynamicPad(Node &node, Value value) {
  RankedTensorType type = node.getInputType(0);
  Value axes = node.getInput(3);
  SmallVector<int64_t> shape(type.getRank(), ShapedType::kDynamic);
  if (axes && !isOpaque(axes)) {
    // Only the axes that are named change their extent.
    FailureOr<SmallVector<OpFoldResult>> named = readAxes(node, type.getRank());
    if (failed(named))
      return failure();
    std::optional<SmallVector<int64_t>> known = getConstantIntValues(*named);
    for (int64_t axis : llvm::seq(known ? type.getRank() : 0))
      if (!llvm::is_contained(*known, axis))
        shape[axis] = type.getDimSize(axis);
  }
  return DynamicPadOp::create(node.getBuilder(), type.clone(shape),
                              PadMode::Constant, node.getInput(0),
                              node.getInput(1), axes, value)
      .getResult();
}

FailureOr<Value> onnx_import::importPad(Node &node) {
  int64_t version = getVersion(kVersions, node.getOpset());
  unsigned required = version < kFirstWithInputs ? 1 : 2;
  unsigned most = version < kFirstWithInputs ? 1
                  : version < kFirstWithAxes ? 3
                                             : 4;
  if (failed(node.expectInputs(required, most)))
    return failure();
  Value data = node.getInput(0);
  RankedTensorType type = node.getInputType(0);
  if (failed(checkElementType(node, type.getElementType())))
    return failure();
  FailureOr<PadMode> mode = readMode(node);
  if (failed(mode))
    return failure();
  FailureOr<Value> value = readValue(node, type.getElementType());
  if (failed(value))
    return failure();
  if (version >= kFirstWithInputs) {
    if (failed(checkLists(node, type.getRank())))
      return failure();
    if (*mode == PadMode::Constant &&
        (isOpaque(node.getInput(1)) || isOpaque(node.getInput(3))))
      return createDynamicPad(node, *value);
  }
  FailureOr<Amounts> amounts = readAmounts(node, type.getRank());
  if (failed(amounts))
    return failure();

  // A fill is the same whether it crops before or after; the value is of no
  // meaning in the other modes.
  if (*mode != PadMode::Constant) {
    FailureOr<Value> cropped = cropFirst(node, data, *amounts);
    if (failed(cropped))
      return failure();
    data = *cropped;
    value = Value();
  }
  return createPad(node.getBuilder(), *mode, data, amounts->low, amounts->high,
                   *value, [&] { return node.emitError(); });
}

FailureOr<Value> onnx_import::importRuntimePad(Node &node) {
  if (failed(node.expectInputs(2, 4)))
    return failure();
  RankedTensorType pads = node.getInputType(1);
  if (pads.getRank() == 2 && pads.getDimSize(0) == 1) {
    FoldingBuilder &builder = node.getBuilder();
    node.setInput(1, builder.reshape(node.getInput(1),
                                     builder.getExtents(node.getInput(1))[1],
                                     "pads are not one row"));
  }
  return importPad(node);
}
