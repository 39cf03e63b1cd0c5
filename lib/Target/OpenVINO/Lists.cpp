//===- Lists.cpp - Operations that move elements of lists -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These take lists of scalars, as the amounts of pads are, and constants for
// the places that elements come from. Squeeze, Unsqueeze and ShapeOf take any
// tensor.
//
//===----------------------------------------------------------------------===//

#include "Operators.h"
#include "Types.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::openvino_import;

/// The positions that are taken along each axis.
using Picks = SmallVector<SmallVector<int64_t>>;

static RankedTensorType getTensorType(Value tensor) {
  return cast<RankedTensorType>(tensor.getType());
}

FailureOr<SmallVector<OpFoldResult>>
openvino_import::getIndexList(FoldingBuilder &builder, const Layer &layer,
                              ArrayRef<Value> inputs, unsigned index) {
  RankedTensorType type = getTensorType(inputs[index]);
  if (!isa<IntegerType>(type.getElementType()) ||
      type.getElementType().isInteger(1) || type.getRank() > 1 ||
      !type.hasStaticShape() || type.getNumElements() > kMaxScalars)
    return layer.emitError()
           << "input " << index << " has type " << type
           << ", expected a list of integers of known length of at most "
           << kMaxScalars;
  Value wide = castElements(builder, inputs[index], builder.getI64Type());
  return llvm::map_to_vector(builder.getScalars(wide), [&](Value scalar) {
    return builder.toIndex(scalar);
  });
}

/// The same where the elements must be known.
static FailureOr<SmallVector<int64_t>> getConstantList(FoldingBuilder &builder,
                                                       const Layer &layer,
                                                       ArrayRef<Value> inputs,
                                                       unsigned index) {
  FailureOr<SmallVector<OpFoldResult>> list =
      getIndexList(builder, layer, inputs, index);
  if (failed(list))
    return failure();
  std::optional<SmallVector<int64_t>> constants = getConstantIntValues(*list);
  if (!constants)
    return layer.emitError()
           << "input " << index
           << " is not known before the model runs, expected a constant";
  return *constants;
}

/// Checks that each of `axes` lies in [-rank, rank), and counts from the front.
static LogicalResult countFromFront(const Layer &layer,
                                    MutableArrayRef<int64_t> axes,
                                    int64_t rank) {
  for (int64_t &axis : axes) {
    if (axis < -rank || axis >= rank)
      return layer.emitError()
             << "axis " << axis << " is out of range, expected "
             << "one in [" << -rank << ", " << rank << ")";
    axis += axis < 0 ? rank : 0;
  }
  return success();
}

/// Reads the axis that input `index` is.
static FailureOr<int64_t> getAxis(FoldingBuilder &builder, const Layer &layer,
                                  ArrayRef<Value> inputs, unsigned index) {
  FailureOr<SmallVector<int64_t>> axes =
      getConstantList(builder, layer, inputs, index);
  if (failed(axes) ||
      failed(countFromFront(layer, *axes, getTensorType(inputs[0]).getRank())))
    return failure();
  if (axes->size() != 1)
    return layer.emitError() << "has " << axes->size() << " axes, expected 1";
  return axes->front();
}

/// Checks that the data are a list of scalars.
static LogicalResult expectScalars(const Layer &layer, Value data) {
  if (isListOfScalars(data))
    return success();
  return layer.emitError() << "input has type " << data.getType()
                           << ", expected scalars, at most " << kMaxScalars;
}

/// All positions of each axis of `data`.
static Picks pickAll(Value data) {
  Picks picks;
  for (int64_t extent : getTensorType(data).getShape())
    picks.push_back(llvm::to_vector(llvm::seq(extent)));
  return picks;
}

static Value take(FoldingBuilder &builder, Value data, const Picks &picks) {
  SmallVector<int64_t> shape;
  for (ArrayRef<int64_t> positions : picks)
    shape.push_back(positions.size());
  return builder.moveScalars(data, shape, [&](ArrayRef<int64_t> indices) {
    SmallVector<int64_t> source;
    for (auto [positions, i] : llvm::zip_equal(picks, indices))
      source.push_back(positions[i]);
    return source;
  });
}

/// `data` as a tensor of `shape`, which has as many elements.
static Value reshape(FoldingBuilder &builder, Value data,
                     ArrayRef<OpFoldResult> shape) {
  return builder.reshape(data, shape, "the number of elements changes");
}
static Value reshape(FoldingBuilder &builder, Value data,
                     ArrayRef<int64_t> shape) {
  return reshape(builder, data,
                 getAsIndexOpFoldResult(builder.getContext(), shape));
}

FailureOr<Value> openvino_import::importShapeOf(FoldingBuilder &builder,
                                                const Layer &layer,
                                                ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 1, 1)))
    return failure();
  FailureOr<Type> element = convertElementType(
      layer.getData("output_type").value_or("i64"), builder.getContext(),
      [&] { return layer.emitError(); });
  if (failed(element))
    return failure();
  if (!element->isSignlessInteger(32) && !element->isSignlessInteger(64))
    return layer.emitError() << "attribute 'output_type' is " << *element
                             << ", expected i32 or i64";
  SmallVector<Value> scalars;
  for (OpFoldResult extent : builder.getExtents(inputs[0]))
    scalars.push_back(builder.fromIndex(extent, *element));
  return builder.fromScalars({static_cast<int64_t>(scalars.size())}, *element,
                             scalars);
}

FailureOr<Value> openvino_import::importGather(FoldingBuilder &builder,
                                               const Layer &layer,
                                               ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 3, 3)) ||
      failed(expectScalars(layer, inputs[0])))
    return failure();
  FailureOr<int64_t> axis = getAxis(builder, layer, inputs, 2);
  FailureOr<SmallVector<int64_t>> indices =
      getConstantList(builder, layer, inputs, 1);
  if (failed(axis) || failed(indices))
    return failure();
  StringRef batches = layer.getData("batch_dims").value_or("0");
  if (batches != "0")
    return layer.emitError()
           << "attribute 'batch_dims' is '" << batches << "', expected '0'";
  // Only version 8 counts from the back.
  int64_t extent = getTensorType(inputs[0]).getDimSize(*axis);
  int64_t least = layer.getVersion() == "opset8" ? -extent : 0;
  for (int64_t &index : *indices) {
    if (index < least || index >= extent)
      return layer.emitError()
             << "index " << index << " is out of range, "
             << "expected one in [" << least << ", " << extent << ")";
    index += index < 0 ? extent : 0;
  }
  Picks picks = pickAll(inputs[0]);
  picks[*axis] = *indices;
  Value result = take(builder, inputs[0], picks);
  if (getTensorType(inputs[1]).getRank() == 1)
    return result;
  SmallVector<int64_t> shape =
      llvm::to_vector(getTensorType(result).getShape());
  shape.erase(shape.begin() + *axis);
  return reshape(builder, result, shape);
}

FailureOr<Value> openvino_import::importConcat(FoldingBuilder &builder,
                                               const Layer &layer,
                                               ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 1, kMaxScalars)))
    return failure();
  StringRef axis = layer.getData("axis").value_or("");
  SmallVector<Value> scalars;
  RankedTensorType type = getTensorType(inputs[0]);
  for (Value input : inputs) {
    RankedTensorType other = getTensorType(input);
    if (failed(expectScalars(layer, input)))
      return failure();
    if (other.getRank() != 1 || (axis != "0" && axis != "-1") ||
        other.getElementType() != type.getElementType())
      return layer.emitError()
             << "joins " << type << " and " << other << " along axis '" << axis
             << "', expected lists of one type along axis 0";
    llvm::append_range(scalars, builder.getScalars(input));
  }
  return builder.fromScalars({static_cast<int64_t>(scalars.size())},
                             type.getElementType(), scalars);
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// The positions that a slice takes of an axis of `extent`, as in Python; start
/// and stop are null where they are left out.
static SmallVector<int64_t> slice(int64_t extent, std::optional<int64_t> start,
                                  std::optional<int64_t> stop, int64_t step) {
  int64_t low = step > 0 ? 0 : -1, high = step > 0 ? extent : extent - 1;
  auto clamp = [&](std::optional<int64_t> i, int64_t otherwise) {
    if (!i)
      return otherwise;
    return std::clamp(*i < 0 ? *i + extent : *i, low, high);
  };
  int64_t first = clamp(start, step > 0 ? low : high);
  int64_t end = clamp(stop, step > 0 ? high : low);
  step = std::clamp(step, -kMaxScalars - 1, kMaxScalars + 1);
  SmallVector<int64_t> positions;
  for (int64_t i = first; step > 0 ? i < end : i > end; i += step)
    positions.push_back(i);
  return positions;
}

/// Reads the lists of integers that are the inputs from 1 on.
static FailureOr<SmallVector<SmallVector<int64_t>>>
getConstantLists(FoldingBuilder &builder, const Layer &layer,
                 ArrayRef<Value> inputs) {
  SmallVector<SmallVector<int64_t>> lists;
  for (unsigned index : llvm::seq<unsigned>(1, inputs.size())) {
    FailureOr<SmallVector<int64_t>> list =
        getConstantList(builder, layer, inputs, index);
    if (failed(list))
      return failure();
    lists.push_back(*list);
    if (list->size() != lists[0].size())
      return layer.emitError()
             << "input " << index << " has " << list->size()
             << " elements, expected as many as input 1, " << lists[0].size();
  }
  return lists;
}

FailureOr<Value> openvino_import::importSlice(FoldingBuilder &builder,
                                              const Layer &layer,
                                              ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 4, 5)) ||
      failed(expectScalars(layer, inputs[0])))
    return failure();
  auto lists = getConstantLists(builder, layer, inputs);
  if (failed(lists))
    return failure();
  if (lists->size() == 3)
    lists->push_back(
        llvm::to_vector(llvm::seq<int64_t>(0, lists->front().size())));
  if (failed(countFromFront(layer, (*lists)[3],
                            getTensorType(inputs[0]).getRank())))
    return failure();
  Picks picks = pickAll(inputs[0]);
  for (auto [start, stop, step, axis] :
       llvm::zip_equal((*lists)[0], (*lists)[1], (*lists)[2], (*lists)[3])) {
    if (step == 0)
      return layer.emitError() << "step of axis " << axis << " is 0";
    picks[axis] =
        slice(getTensorType(inputs[0]).getDimSize(axis), start, stop, step);
  }
  return take(builder, inputs[0], picks);
}

/// Whether position `index` of the mask `name` is set.
static bool isMasked(const Layer &layer, StringRef name, size_t index) {
  SmallVector<StringRef> bits;
  layer.getData(name).value_or("").split(bits, ',');
  return index < bits.size() && bits[index].trim() == "1";
}

FailureOr<Value> openvino_import::importStridedSlice(FoldingBuilder &builder,
                                                     const Layer &layer,
                                                     ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 3, 4)) ||
      failed(expectScalars(layer, inputs[0])))
    return failure();
  auto lists = getConstantLists(builder, layer, inputs);
  if (failed(lists))
    return failure();
  RankedTensorType type = getTensorType(inputs[0]);
  size_t count = lists->front().size();
  if (count > static_cast<size_t>(type.getRank()))
    return layer.emitError() << "slices " << count << " axes of " << type;
  Picks picks = pickAll(inputs[0]);
  SmallVector<int64_t> shape;
  for (size_t axis = 0; axis != picks.size(); ++axis) {
    SmallVector<int64_t> &positions = picks[axis];
    for (StringRef name : {"new_axis_mask", "ellipsis_mask"})
      if (isMasked(layer, name, axis))
        return layer.emitError()
               << "attribute '" << name << "' is set, expected 0";
    int64_t step = axis < count && lists->size() == 3 ? (*lists)[2][axis] : 1;
    if (step == 0)
      return layer.emitError() << "step of axis " << axis << " is 0";
    // A mask of 1 leaves the bound out.
    auto bound = [&](unsigned list, StringRef mask) {
      return axis < count && !isMasked(layer, mask, axis)
                 ? std::optional<int64_t>((*lists)[list][axis])
                 : std::nullopt;
    };
    bool shrinks = axis < count && isMasked(layer, "shrink_axis_mask", axis);
    std::optional<int64_t> start = bound(0, "begin_mask");
    positions = slice(type.getDimSize(axis), start,
                      shrinks ? std::nullopt : bound(1, "end_mask"),
                      shrinks ? 1 : step);
    if (!shrinks) {
      shape.push_back(positions.size());
      continue;
    }
    if (positions.empty())
      return layer.emitError() << "axis " << axis << " has no such element";
    positions.resize(1);
  }
  return reshape(builder, take(builder, inputs[0], picks), shape);
}

FailureOr<SmallVector<Value>>
openvino_import::importSplit(FoldingBuilder &builder, const Layer &layer,
                             ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 2, 2)) ||
      failed(expectScalars(layer, inputs[0])))
    return failure();
  FailureOr<int64_t> axis = getAxis(builder, layer, inputs, 1);
  if (failed(axis))
    return failure();
  int64_t count = layer.outputs.size();
  int64_t extent = getTensorType(inputs[0]).getDimSize(*axis);
  if (count == 0 || extent % count != 0)
    return layer.emitError() << "splits " << extent << " elements into "
                             << count << " parts, expected equal ones";
  SmallVector<Value> parts;
  for (int64_t part : llvm::seq(count)) {
    Picks picks = pickAll(inputs[0]);
    int64_t size = extent / count;
    picks[*axis] = llvm::to_vector(llvm::seq(part * size, (part + 1) * size));
    parts.push_back(take(builder, inputs[0], picks));
  }
  return parts;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

FailureOr<Value> openvino_import::importTranspose(FoldingBuilder &builder,
                                                  const Layer &layer,
                                                  ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 2, 2)) ||
      failed(expectScalars(layer, inputs[0])))
    return failure();
  FailureOr<SmallVector<int64_t>> order =
      getConstantList(builder, layer, inputs, 1);
  if (failed(order))
    return failure();
  RankedTensorType type = getTensorType(inputs[0]);
  if (order->empty())
    order = llvm::to_vector(llvm::reverse(llvm::seq(type.getRank())));
  if (static_cast<int64_t>(order->size()) != type.getRank() ||
      !isPermutationVector(*order))
    return layer.emitError() << "input 1 is not a permutation of the "
                             << type.getRank() << " axes of the data";
  return builder.moveScalars(inputs[0],
                             applyPermutation(type.getShape(), *order),
                             [&](ArrayRef<int64_t> indices) {
                               SmallVector<int64_t> source(indices.size());
                               for (auto [to, from] : llvm::enumerate(*order))
                                 source[from] = indices[to];
                               return source;
                             });
}

FailureOr<Value> openvino_import::importReshape(FoldingBuilder &builder,
                                                const Layer &layer,
                                                ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 2, 2)) ||
      failed(expectScalars(layer, inputs[0])))
    return failure();
  FailureOr<SmallVector<int64_t>> shape =
      getConstantList(builder, layer, inputs, 1);
  if (failed(shape))
    return failure();
  RankedTensorType type = getTensorType(inputs[0]);
  int64_t known = 1;
  int64_t *inferred = nullptr;
  for (auto [axis, extent] : llvm::enumerate(*shape)) {
    if (extent == 0 && layer.getData("special_zero") == "true" &&
        static_cast<int64_t>(axis) < type.getRank())
      extent = type.getDimSize(axis);
    if (extent == -1 && !inferred)
      inferred = &extent;
    else if (extent < 0 || extent > kMaxScalars || known > kMaxScalars)
      return layer.emitError() << "extent " << extent << " of axis " << axis
                               << " is out of range";
    else
      known *= extent;
  }
  if (inferred)
    *inferred = known == 0 ? 0 : type.getNumElements() / known;
  if (ShapedType::getNumElements(*shape) != type.getNumElements())
    return layer.emitError()
           << "cannot reshape " << type << " to " << type.clone(*shape);
  return reshape(builder, inputs[0], *shape);
}

/// Marks `axes`, which lie in [-rank, rank), in `marked`.
static LogicalResult markAxes(const Layer &layer, int64_t rank,
                              ArrayRef<int64_t> axes,
                              SmallVectorImpl<bool> &marked) {
  SmallVector<int64_t> normalized(axes);
  if (failed(countFromFront(layer, normalized, rank)))
    return failure();
  marked.assign(rank, false);
  for (int64_t axis : normalized) {
    if (marked[axis])
      return layer.emitError() << "axis " << axis << " is repeated";
    marked[axis] = true;
  }
  return success();
}

/// Without axes, all axes of extent 1 are removed.
FailureOr<Value> openvino_import::importSqueeze(FoldingBuilder &builder,
                                                const Layer &layer,
                                                ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 1, 2)))
    return failure();
  RankedTensorType type = getTensorType(inputs[0]);
  SmallVector<bool> isGone;
  if (inputs.size() == 1) {
    if (!type.hasStaticShape())
      return layer.emitError() << "data have type " << type
                               << ", expected a known shape without axes";
    for (int64_t extent : type.getShape())
      isGone.push_back(extent == 1);
  } else {
    FailureOr<SmallVector<int64_t>> axes =
        getConstantList(builder, layer, inputs, 1);
    if (failed(axes) || failed(markAxes(layer, type.getRank(), *axes, isGone)))
      return failure();
  }
  SmallVector<OpFoldResult> shape;
  for (auto [axis, extent] : llvm::enumerate(builder.getExtents(inputs[0]))) {
    if (!isGone[axis])
      shape.push_back(extent);
    else if (getConstantIntValue(extent).value_or(1) != 1)
      return layer.emitError()
             << "axis " << axis << " has the extent "
             << *getConstantIntValue(extent) << ", expected 1";
  }
  return reshape(builder, inputs[0], shape);
}

FailureOr<Value> openvino_import::importUnsqueeze(FoldingBuilder &builder,
                                                  const Layer &layer,
                                                  ArrayRef<Value> inputs) {
  if (failed(expectInputs(layer, inputs, 2, 2)))
    return failure();
  FailureOr<SmallVector<int64_t>> axes =
      getConstantList(builder, layer, inputs, 1);
  if (failed(axes))
    return failure();
  int64_t rank = getTensorType(inputs[0]).getRank() + axes->size();
  if (rank > kMaxRank)
    return layer.emitError()
           << "result has rank " << rank << ", expected at most " << kMaxRank;
  SmallVector<bool> isNew;
  if (failed(markAxes(layer, rank, *axes, isNew)))
    return failure();
  SmallVector<OpFoldResult> extents = builder.getExtents(inputs[0]), shape;
  auto next = extents.begin();
  for (bool inserted : isNew)
    shape.push_back(inserted ? OpFoldResult(builder.getIndexAttr(1)) : *next++);
  return reshape(builder, inputs[0], shape);
}
