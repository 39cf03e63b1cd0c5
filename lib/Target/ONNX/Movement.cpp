//===- Movement.cpp - Operators that move elements ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tensor that is a list of scalars stays one when its elements are moved to
// places that are known.
//
//===----------------------------------------------------------------------===//

#include "Operators.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

FailureOr<Value> onnx_import::importIdentity(Node &node) {
  if (failed(node.expectInputs(1, 1)))
    return failure();
  return node.getInput(0);
}

//===----------------------------------------------------------------------===//
// Transpose
//===----------------------------------------------------------------------===//

FailureOr<Value> onnx_import::importTranspose(Node &node) {
  FoldingBuilder &builder = node.getBuilder();
  if (failed(node.expectInputs(1, 1)))
    return failure();
  Value data = node.getInput(0);
  RankedTensorType type = node.getInputType(0);
  SmallVector<int64_t> permutation =
      llvm::to_vector(llvm::reverse(llvm::seq(type.getRank())));
  if (failed(node.getAttr("perm", permutation)))
    return failure();
  if (static_cast<int64_t>(permutation.size()) != type.getRank() ||
      !isPermutationVector(permutation))
    return node.emitError() << "'perm' is not a permutation of the "
                            << type.getRank() << " axes of the data";

  if (isListOfScalars(data))
    return builder.moveScalars(
        data, applyPermutation(type.getShape(), permutation),
        [&](ArrayRef<int64_t> indices) {
          SmallVector<int64_t> source(indices.size());
          for (auto [to, from] : llvm::enumerate(permutation))
            source[from] = indices[to];
          return source;
        });
  // linalg.transpose has no form without axes.
  if (isIdentityPermutation(permutation))
    return data;
  SmallVector<OpFoldResult> extents = builder.getExtents(data);
  Value init = tensor::EmptyOp::create(
      builder, applyPermutation(ArrayRef<OpFoldResult>(extents), permutation),
      type.getElementType());
  return linalg::TransposeOp::create(builder, data, init, permutation)
      ->getResult(0);
}

//===----------------------------------------------------------------------===//
// Concat
//===----------------------------------------------------------------------===//

FailureOr<Value> onnx_import::importConcat(Node &node) {
  FoldingBuilder &builder = node.getBuilder();
  unsigned count = node.getNumInputs();
  if (failed(node.expectInputs(std::max(count, 1u), kAnyNumber)))
    return failure();
  int64_t axis = 1;
  if (node.getOpset() >= 4 && !node.hasAttr("axis"))
    return node.emitError() << "attribute 'axis' is missing";
  RankedTensorType type = node.getInputType(0);
  if (failed(node.getAttr("axis", axis)) ||
      failed(node.normalizeAxis(axis, type.getRank())))
    return failure();

  // The result is as long as all inputs together, and as precise as any of them
  // on the other axes.
  SmallVector<int64_t> shape = llvm::to_vector(type.getShape());
  for (unsigned index : llvm::seq(1u, count)) {
    RankedTensorType other = node.getInputType(index);
    bool fits = other.getElementType() == type.getElementType() &&
                other.getRank() == type.getRank();
    for (int64_t i = 0; fits && i < type.getRank(); ++i) {
      int64_t extent = other.getDimSize(i);
      if (i == axis) {
        bool known =
            !ShapedType::isDynamic(shape[i]) && !ShapedType::isDynamic(extent);
        if (!known)
          shape[i] = ShapedType::kDynamic;
        else
          fits = !llvm::AddOverflow(shape[i], extent, shape[i]);
      } else if (ShapedType::isDynamic(shape[i])) {
        shape[i] = extent;
      } else {
        fits = ShapedType::isDynamic(extent) || extent == shape[i];
      }
    }
    if (!fits)
      return node.emitError()
             << "input " << index << " has type " << other
             << ", which does not fit " << type << " along axis " << axis;
  }
  if (failed(node.expectReasonable(shape)))
    return failure();

  if (llvm::all_of(node.getInputs(), isListOfScalars) &&
      ShapedType::getNumElements(shape) <= kMaxScalars) {
    // For each index of the axes before `axis`, the blocks of the inputs follow
    // one another.
    int64_t outer =
        ShapedType::getNumElements(ArrayRef(shape).take_front(axis));
    SmallVector<Value> scalars;
    for (int64_t i : llvm::seq(outer))
      for (Value input : node.getInputs()) {
        int64_t size =
            cast<RankedTensorType>(input.getType()).getNumElements() / outer;
        for (int64_t position : llvm::seq(i * size, (i + 1) * size))
          scalars.push_back(builder.getScalar(input, position));
      }
    return builder.fromScalars(shape, type.getElementType(), scalars);
  }
  SmallVector<OpFoldResult> extents = builder.getExtents(node.getInput(0));
  for (auto [position, input] : llvm::enumerate(node.getInputs().drop_front()))
    for (auto [i, extent] : llvm::enumerate(builder.getExtents(input)))
      if (static_cast<int64_t>(i) != axis)
        builder.assertThat(builder.index().equal(extent, extents[i]),
                           "axis " + Twine(i) + ": inputs 0 and " +
                               Twine(position + 1) + " differ in extent");
  // Nothing can be put into a tensor that is known to be empty.
  if (llvm::is_contained(shape, 0)) {
    for (Value input : node.getInputs().drop_front())
      extents[axis] =
          builder.index().add(extents[axis], builder.getExtents(input)[axis]);
    return tensor::EmptyOp::create(builder, extents, type.getElementType())
        .getResult();
  }
  SmallVector<Value> parts;
  for (Value input : node.getInputs())
    if (cast<RankedTensorType>(input.getType()).getDimSize(axis) != 0)
      parts.push_back(input);
  return builder.createOrFold<tensor::ConcatOp>(type.clone(shape), axis, parts);
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

FailureOr<Value> onnx_import::importGather(Node &node) {
  FoldingBuilder &builder = node.getBuilder();
  if (failed(node.expectInputs(2, 2)))
    return failure();
  Value data = node.getInput(0), indices = node.getInput(1);
  RankedTensorType type = node.getInputType(0);
  RankedTensorType indexType = node.getInputType(1);
  if (!indexType.getElementType().isSignlessInteger(32) &&
      !indexType.getElementType().isSignlessInteger(64))
    return node.emitError() << "indices have type " << indexType
                            << ", expected integers of type int32 or int64";
  int64_t axis = 0;
  if (failed(node.getAttr("axis", axis)) ||
      failed(node.normalizeAxis(axis, type.getRank())))
    return failure();

  // The shape of the indices takes the place of the axis.
  auto replaceAxis = [&](const auto &list, const auto &replacement) {
    auto result = llvm::to_vector(ArrayRef(list).take_front(axis));
    llvm::append_range(result, replacement);
    llvm::append_range(result, ArrayRef(list).drop_front(axis + 1));
    return result;
  };
  SmallVector<int64_t> shape =
      replaceAxis(type.getShape(), indexType.getShape());
  if (failed(node.expectReasonable(shape)))
    return failure();

  SmallVector<int64_t> known;
  int64_t extent = type.getDimSize(axis);
  if (isListOfScalars(indices))
    for (Value scalar : builder.getScalars(indices)) {
      std::optional<int64_t> index =
          getConstantIntValue(builder.toIndex(scalar));
      if (!index || ShapedType::isDynamic(extent))
        break;
      if (*index < -extent || *index >= extent)
        return node.emitError() << "index " << *index << " is out of range for "
                                << "axis " << axis << " of " << type;
      known.push_back(*index < 0 ? *index + extent : *index);
    }
  int64_t indexRank = indexType.getRank();
  bool isKnown =
      indexType.hasStaticShape() &&
      static_cast<int64_t>(known.size()) == indexType.getNumElements();
  if (isListOfScalars(data) && isKnown &&
      ShapedType::getNumElements(shape) <= kMaxScalars) {
    SmallVector<int64_t> strides = computeStrides(indexType.getShape());
    return builder.moveScalars(data, shape, [&](ArrayRef<int64_t> at) {
      SmallVector<int64_t> source = llvm::to_vector(at.take_front(axis));
      source.push_back(known[linearize(at.slice(axis, indexRank), strides)]);
      llvm::append_range(source, at.drop_front(axis + indexRank));
      return source;
    });
  }

  SmallVector<OpFoldResult> extents = builder.getExtents(data);
  return builder.generate(
      replaceAxis(extents, builder.getExtents(indices)), type.getElementType(),
      [&](FoldingBuilder &nested, ValueRange at) -> Value {
        IndexBuilder index = nested.index();
        OpFoldResult zero = index.constant(0);
        OpFoldResult i = nested.toIndex(tensor::ExtractOp::create(
            nested, indices, at.slice(axis, indexRank)));
        Condition isNegative = index.lessThan(i, zero);
        i = index.select(isNegative, index.add(i, extents[axis]), i);
        nested.assertThat(index.isIn({zero, extents[axis]}, i),
                          "axis " + Twine(axis) + ": index is out of range");
        SmallVector<Value> source = llvm::to_vector(at.take_front(axis));
        source.push_back(index.materialize(i));
        llvm::append_range(source, at.drop_front(axis + indexRank));
        return tensor::ExtractOp::create(nested, data, source);
      });
}

//===----------------------------------------------------------------------===//
// Slice
//===----------------------------------------------------------------------===//

/// A step that is longer than any axis in memory.
static constexpr int64_t kMaxStep = int64_t(1) << 48;

namespace {

/// The slice of one axis: elements `start`, `start + step`, ...
struct AxisSlice {
  OpFoldResult start;
  OpFoldResult size;
  OpFoldResult step;
};

} // namespace

/// The slice that the operator Slice takes of an axis of `extent` elements. As
/// in Python, `start` and `end` count from the back if they are negative, and
/// are then clamped to the axis; unlike in Python, a start before the axis is
/// its first element even if `step` is negative.
static AxisSlice makeSlice(IndexBuilder index, OpFoldResult start,
                           OpFoldResult end, OpFoldResult step,
                           OpFoldResult extent) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  // Steps beyond any extent, of which some tools use the largest number.
  step = index.clamp(step, index.constant(-kMaxStep), index.constant(kMaxStep));
  Condition isForward = index.lessThan(zero, step);
  OpFoldResult last = index.select(isForward, extent, index.sub(extent, one));
  auto clamp = [&](OpFoldResult i, OpFoldResult low) {
    Condition isNegative = index.lessThan(i, zero);
    i = index.select(isNegative, index.add(i, extent), i);
    return index.clamp(i, low, last);
  };
  start = clamp(start, zero);
  end = clamp(end, index.select(isForward, zero, index.constant(-1)));
  auto difference = [&](OpFoldResult a, OpFoldResult b) {
    OpFoldResult ifForward = index.sub(a, b);
    return index.select(isForward, ifForward, index.sub(b, a));
  };
  OpFoldResult distance = difference(end, start);
  OpFoldResult size = index.max(difference(step, zero), one);
  distance = index.max(distance, zero);
  OpFoldResult count =
      index.div(index.add(distance, index.sub(size, one)), size);
  return {start, count, step};
}

/// Reads starts, ends, axes and steps into lists of the same length: attributes
/// before version 10 and inputs since. Axes and steps that are left out are
/// empty.
static LogicalResult readSlice(Node &node, SmallVector<OpFoldResult> &starts,
                               SmallVector<OpFoldResult> &ends,
                               SmallVector<OpFoldResult> &axes,
                               SmallVector<OpFoldResult> &steps) {
  if (node.getOpset() < 10) {
    SmallVector<int64_t> startList, endList, axisList;
    if (failed(node.expectInputs(1, 1)) ||
        failed(node.getAttr("starts", startList)) ||
        failed(node.getAttr("ends", endList)) ||
        failed(node.getAttr("axes", axisList)))
      return failure();
    MLIRContext *context = node.getBuilder().getContext();
    starts = getAsIndexOpFoldResult(context, startList);
    ends = getAsIndexOpFoldResult(context, endList);
    axes = getAsIndexOpFoldResult(context, axisList);
    return success();
  }
  if (failed(node.expectInputs(3, 5)))
    return failure();
  // The list that is known to be so long tells the lengths of the others.
  for (unsigned known : llvm::seq(1u, 5u)) {
    Value list = node.getInput(known);
    auto type = list ? node.getInputType(known) : RankedTensorType();
    if (type && type.getRank() == 1 && type.hasStaticShape())
      for (unsigned index : llvm::seq(1u, 5u))
        node.fixLength(index, type.getDimSize(0));
  }
  for (auto [index, list] : {std::pair(1, &starts), std::pair(2, &ends),
                             std::pair(3, &axes), std::pair(4, &steps)}) {
    if (!node.getInput(index))
      continue;
    FailureOr<SmallVector<OpFoldResult>> values = node.getIndexList(index);
    if (failed(values))
      return failure();
    *list = std::move(*values);
  }
  return success();
}

FailureOr<Value> onnx_import::importSlice(Node &node) {
  FoldingBuilder &builder = node.getBuilder();
  IndexBuilder index = builder.index();
  SmallVector<OpFoldResult> starts, ends, axes, steps;
  if (failed(readSlice(node, starts, ends, axes, steps)))
    return failure();
  Value data = node.getInput(0);
  RankedTensorType type = node.getInputType(0);
  if (axes.empty())
    for (size_t axis : llvm::seq(starts.size()))
      axes.push_back(index.constant(axis));
  if (steps.empty())
    steps.assign(starts.size(), index.constant(1));
  if (ends.size() != starts.size() || axes.size() != starts.size() ||
      steps.size() != starts.size())
    return node.emitError()
           << "has " << starts.size() << " starts, " << ends.size() << " ends, "
           << axes.size() << " axes and " << steps.size()
           << " steps, expected as many of each";

  if (failed(node.normalizeAxes(axes, type.getRank())))
    return failure();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  for (auto [position, step] : llvm::enumerate(steps)) {
    Condition isZero = index.equal(step, zero);
    if (isZero.isTrue())
      return node.emitError() << "step " << position << " is 0";
    builder.assertThat(index.negation(isZero),
                       "step " + Twine(position) + " is 0");
  }

  SmallVector<OpFoldResult> extents = builder.getExtents(data);
  SmallVector<AxisSlice> slices;
  for (auto [k, extent] : llvm::enumerate(extents)) {
    // An axis that is not sliced is taken from its start to its end.
    OpFoldResult start = zero, end = extent, step = one;
    Condition isSliced = false;
    for (auto [position, axis] : llvm::enumerate(axes)) {
      Condition isAxis = index.equal(axis, k);
      start = index.select(isAxis, starts[position], start);
      end = index.select(isAxis, ends[position], end);
      step = index.select(isAxis, steps[position], step);
      isSliced = index.disjunction(isSliced, isAxis);
    }
    slices.push_back(isSliced.isFalse()
                         ? AxisSlice{zero, extent, one}
                         : makeSlice(index, start, end, step, extent));
  }
  auto list = [&](auto field) { return llvm::map_to_vector(slices, field); };
  SmallVector<OpFoldResult> offsets = list([](AxisSlice s) { return s.start; });
  SmallVector<OpFoldResult> sizes = list([](AxisSlice s) { return s.size; });
  SmallVector<int64_t> shape = decomposeMixedValues(sizes).first;

  SmallVector<OpFoldResult> strides = list([](AxisSlice s) { return s.step; });
  std::optional<SmallVector<int64_t>> first = getConstantIntValues(offsets);
  std::optional<SmallVector<int64_t>> by = getConstantIntValues(strides);
  if (isListOfScalars(data) && first && by &&
      !ShapedType::isDynamicShape(shape))
    return builder.moveScalars(data, shape, [&](ArrayRef<int64_t> indices) {
      SmallVector<int64_t> source;
      for (auto [start, step, i] : llvm::zip_equal(*first, *by, indices))
        source.push_back(start + i * step);
      return source;
    });
  if (by && llvm::all_of(*by, [](int64_t step) { return step > 0; }))
    return builder.slice(data, offsets, sizes, strides);
  return builder.generate(
      sizes, type.getElementType(),
      [&](FoldingBuilder &nested, ValueRange at) -> Value {
        IndexBuilder index = nested.index();
        SmallVector<Value> source;
        for (auto [slice, i] : llvm::zip_equal(slices, at))
          source.push_back(index.materialize(index.add(
              slice.start, index.mul(OpFoldResult(Value(i)), slice.step))));
        return tensor::ExtractOp::create(nested, data, source);
      });
}
