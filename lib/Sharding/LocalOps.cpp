//===- LocalOps.cpp - What one rank does of a pad -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LocalOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/RuntimeVerifiableOpInterface.h"
#include "pad/IR/Pad.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::pad;

LocalOp::LocalOp(IndexBuilder &indices, Value source,
                 ArrayRef<OpFoldResult> lows, ArrayRef<OpFoldResult> highs)
    : indices(indices), source(source), sizes(lows.size()) {
  for (auto [low, high] : llvm::zip_equal(lows, highs))
    axes.push_back({low, high, /*needed=*/{}});
}

void LocalOp::setAxis(AxisShards &axis, OpFoldResult shard) {
  int64_t position = axis.getPlan().axis;
  axes[position] = axis.getLocalAxis(shard);
  sizes[position] = axis.getResultSize(shard);
  isCut |= axis.getPlan().isCut();
}

/// Builds the local adjoint. If it has more elements than this rank's part
/// (`isCut`), the part is sliced out of it.
static Value createAdjoint(PadWindowOpInterface op, const LocalOp &result,
                           ArrayRef<OpFoldResult> lows,
                           ArrayRef<OpFoldResult> highs) {
  IndexBuilder &indices = result.indices;
  OpBuilder &builder = indices.getBuilder();
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(result.type);
  if (!result.isCut)
    return AdjointOp::create(builder, loc, type, op.getMode(), result.source,
                             lows, highs, /*axes=*/DenseI64ArrayAttr());
  SmallVector<OpFoldResult> extents, offsets, sizes;
  for (auto [position, axis] : llvm::enumerate(result.axes)) {
    OpFoldResult size = result.sizes[position];
    if (!type.isDynamicDim(position))
      size = indices.constant(type.getDimSize(position));
    else if (!size) {
      OpFoldResult sourceSize =
          tensor::getMixedSize(builder, loc, result.source, position);
      size = indices.sub(sourceSize, indices.add(axis.low, axis.high));
    }
    sizes.push_back(size);
    extents.push_back(axis.extent ? axis.extent : size);
    offsets.push_back(axis.offset ? axis.offset : indices.constant(0));
  }
  Value adjoint = AdjointOp::create(
      builder, loc, type.clone(decomposeMixedValues(extents).first),
      op.getMode(), result.source, lows, highs, /*axes=*/DenseI64ArrayAttr());
  SmallVector<OpFoldResult> strides(sizes.size(), indices.constant(1));
  Value part = tensor::ExtractSliceOp::create(builder, loc, adjoint, offsets,
                                              sizes, strides);
  if (part.getType() != type)
    part = tensor::CastOp::create(builder, loc, type, part);
  return part;
}

Value mlir::pad::createLocalOp(Operation *operation, const LocalOp &result,
                               const IRMapping &local) {
  OpBuilder &builder = result.indices.getBuilder();
  Location loc = operation->getLoc();
  auto lows = llvm::map_to_vector(
      result.axes, [](const LocalAxis &axis) { return axis.low; });
  auto highs = llvm::map_to_vector(
      result.axes, [](const LocalAxis &axis) { return axis.high; });
  auto createPad = [&](auto op) -> Value {
    return PadOp::create(builder, loc, result.type, op.getMode(), result.source,
                         lows, highs, local.lookupOrDefault(op.getValue()),
                         /*axes=*/DenseI64ArrayAttr());
  };
  auto createPadInto = [&](auto op, Value init) {
    return PadIntoOp::create(builder, loc, op.getMode(), result.source, init,
                             lows, highs, local.lookupOrDefault(op.getValue()),
                             /*axes=*/DenseI64ArrayAttr())
        .getResult();
  };
  return TypeSwitch<Operation *, Value>(operation)
      .Case<PadOp, DynamicPadOp>(createPad)
      .Case([&](PadIntoOp op) {
        return createPadInto(op, local.lookup(op.getInit()));
      })
      .Case([&](FillBorderOp op) -> Value {
        Value array = local.lookup(op.getSource());
        if (result.source != array)
          return createPadInto(op, array);
        // The border needs no elements of other ranks: fill it in place.
        return FillBorderOp::create(builder, loc, op.getMode(), array, lows,
                                    highs, local.lookupOrDefault(op.getValue()),
                                    /*axes=*/DenseI64ArrayAttr())
            .getResult();
      })
      .Case(
          [&](AdjointOp op) { return createAdjoint(op, result, lows, highs); })
      .Case([&](AdjointIntoOp op) -> Value {
        Value init = local.lookup(op.getInit());
        if (!result.isCut)
          return AdjointIntoOp::create(builder, loc, op.getMode(),
                                       result.source, init, lows, highs,
                                       /*axes=*/DenseI64ArrayAttr())
              .getResult();
        SmallVector<OpFoldResult> sizes =
            tensor::getMixedSizes(builder, loc, init);
        OpFoldResult zero = builder.getIndexAttr(0);
        OpFoldResult one = builder.getIndexAttr(1);
        return tensor::InsertSliceOp::create(
            builder, loc, createAdjoint(op, result, lows, highs), init,
            SmallVector<OpFoldResult>(sizes.size(), zero), sizes,
            SmallVector<OpFoldResult>(sizes.size(), one));
      });
}

/// The text that upstream's --generate-runtime-verification prints for
/// `message`.
static std::string getErrorMessage(Operation *op, StringRef message) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "ERROR: Runtime op verification failed\n";
  op->print(os, OpPrintingFlags().assumeVerified().useLocalScope());
  os << "\n^ " << message << "\nLocation: " << op->getLoc();
  return text;
}

void mlir::pad::checkAtRunTime(IndexBuilder &indices, Operation *op,
                               const IRMapping &local,
                               ArrayRef<std::unique_ptr<AxisShards>> shards) {
  if (!isa<RuntimeVerifiableOpInterface>(op))
    return;
  OpBuilder &builder = indices.getBuilder();
  Location loc = op->getLoc();
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  // No rank has the whole arrays, but the checks only read their extents.
  IRMapping whole = local;
  SmallVector<Operation *> arrays;
  auto setArray = [&](Value array, bool isResult) {
    auto sizes = tensor::getMixedSizes(builder, loc, local.lookup(array));
    for (auto &axis : shards)
      sizes[axis->getPlan().axis] =
          isResult ? axis->getResultExtent() : axis->getSourceExtent();
    auto type = cast<RankedTensorType>(array.getType());
    for (auto [size, extent] : llvm::zip_equal(sizes, type.getShape()))
      if (!ShapedType::isDynamic(extent))
        size = indices.constant(extent);
    arrays.push_back(
        tensor::EmptyOp::create(builder, loc, sizes, type.getElementType()));
    whole.map(array, arrays.back()->getResult(0));
  };
  setArray(op->getOperand(0), /*isResult=*/false);
  if (destination)
    setArray(destination.getDpsInitOperand(0)->get(), /*isResult=*/true);
  Operation *copy = builder.clone(*op, whole);
  cast<RuntimeVerifiableOpInterface>(copy).generateRuntimeVerification(
      builder, loc, getErrorMessage);
  copy->erase();
  for (Operation *array : llvm::reverse(arrays))
    if (array->use_empty())
      array->erase();
}
