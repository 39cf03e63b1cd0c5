//===- ShardedModel.cpp - A model that runs on several ranks --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShardedModel.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Shard/Transforms/Passes.h"
#include "pad/Runtime/Compile.h"
#include "pad/Runtime/Diagnostics.h"
#include "pad/Runtime/Error.h"
#include "pad/Sharding/Passes.h"
#include "pad/Sharding/ShardLayout.h"

using namespace mlir;
using namespace mlir::pad;

llvm::Error mlir::pad::stripShardings(ModuleOp module) {
  PassManager pm(module->getContext(), ModuleOp::getOperationName());
  pm.addPass(createStripShardingsPass());
  return runPasses(pm, module);
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

/// The sharding of an argument: what its user says.
static shard::Sharding getArgumentSharding(BlockArgument argument) {
  for (Operation *user : argument.getUsers())
    if (auto op = dyn_cast<shard::ShardOp>(user))
      return op.getSharding();
  return {};
}

/// The sharding of a result, taken from the returned value.
static shard::Sharding getResultSharding(Value result) {
  if (auto op = result.getDefiningOp<shard::ShardOp>())
    return op.getSharding();
  return {};
}

llvm::Expected<ShardedModel>
ShardedModel::create(ModuleOp module, StringRef entry, Ranks &ranks) {
  auto grids = module.getOps<shard::GridOp>();
  if (grids.empty())
    return createError() << "the module has no shard.grid, started on "
                         << ranks.getSize() << " ranks";
  for (shard::GridOp grid : grids) {
    int64_t size = 1;
    for (int64_t extent : grid.getShape())
      size *= extent;
    if (ShapedType::isDynamicShape(grid.getShape()) ||
        size != ranks.getSize()) {
      ErrorStream error = createError()
                          << "grid '" << grid.getSymName() << "' has shape ";
      llvm::interleave(
          grid.getShape(), [&](int64_t extent) { error << extent; },
          [&] { error << 'x'; });
      return error << ", started on " << ranks.getSize() << " ranks";
    }
  }

  ShardedModel model(ranks);
  model.annotated = module.clone();
  PassManager propagation(module->getContext(), ModuleOp::getOperationName());
  propagation.nest<func::FuncOp>().addPass(shard::createShardingPropagation());
  if (llvm::Error error = runPasses(propagation, *model.annotated))
    return std::move(error);
  model.grid = *model.annotated->getOps<shard::GridOp>().begin();
  auto function = model.annotated->lookupSymbol<func::FuncOp>(entry);
  if (!function || function.isExternal())
    return createError() << "no function '" << entry << "' to divide";
  model.inputTypes = llvm::to_vector(function.getArgumentTypes());
  model.resultTypes = llvm::to_vector(function.getResultTypes());
  for (BlockArgument argument : function.getArguments())
    model.inputShardings.push_back(getArgumentSharding(argument));
  for (Value result : function.front().getTerminator()->getOperands())
    model.resultShardings.push_back(getResultSharding(result));

  model.local = module.clone();
  PadShardPipelineOptions options;
  options.mpi = ranks.getImplementation().str();
  PassManager pm(module->getContext(), ModuleOp::getOperationName());
  buildPadShardPipeline(pm, options);
  if (llvm::Error error = runPasses(pm, *model.local))
    return std::move(error);
  return model;
}

Signature ShardedModel::getSignature(const Signature &localSignature) const {
  Signature signature = localSignature;
  auto setTypes = [](MutableArrayRef<Port> ports, ArrayRef<Type> types) {
    for (auto [port, type] : llvm::zip_equal(ports, types))
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        port.type = tensor;
  };
  setTypes(signature.inputs, inputTypes);
  setTypes(signature.results, resultTypes);
  return signature;
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// The layout of an array of `type` under `sharding`, and of `shape` if that is
/// known.
static llvm::Expected<ShardLayout> getLayout(Type type,
                                             const shard::Sharding &sharding,
                                             shard::GridOp grid,
                                             ArrayRef<int64_t> shape = {}) {
  ErrorCapture errors(grid.getContext());
  auto emitError = [&] { return grid.emitError(); };
  ArrayRef<int64_t> known;
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    known = tensor.getShape();
  auto layout = ShardLayout::get(known, sharding, grid, emitError);
  if (failed(layout) || failed(layout->setShape(shape, emitError)))
    return errors.take("the array cannot be divided");
  return *layout;
}

namespace {

/// A box in an array.
struct Part {
  SmallVector<int64_t> offsets, shape;
};

} // namespace

static Part getPart(const ShardLayout &layout, int64_t rank, int64_t numAxes) {
  Part part;
  for (int64_t axis : llvm::seq(numAxes)) {
    ArrayRef<int64_t> offsets = layout.getOffsets(axis);
    int64_t shard = layout.getShard(rank, axis);
    part.offsets.push_back(offsets[shard]);
    part.shape.push_back(offsets[shard + 1] - offsets[shard]);
  }
  return part;
}

/// Calls `visit` with the places of each row of `part` in the whole array of
/// extents `shape` and in the part, and with its length, in elements.
static void forEachRow(const Part &part, ArrayRef<int64_t> shape,
                       function_ref<void(int64_t, int64_t, int64_t)> visit) {
  if (shape.empty())
    return visit(0, 0, 1);
  int64_t row = part.shape.back(), numRows = 1;
  for (int64_t extent : ArrayRef(part.shape).drop_back())
    numRows *= extent;
  for (int64_t i = 0; row != 0 && i < numRows; ++i) {
    int64_t place = part.offsets.back(), stride = shape.back(), rest = i;
    for (int64_t axis = shape.size() - 2; axis >= 0; --axis) {
      place += (part.offsets[axis] + rest % part.shape[axis]) * stride;
      rest /= part.shape[axis];
      stride *= shape[axis];
    }
    visit(place, i * row, row);
  }
}

llvm::Expected<SmallVector<Array>>
ShardedModel::getParts(ArrayRef<Array> inputs) {
  SmallVector<Array> parts;
  for (size_t k = 0; k != inputs.size(); ++k) {
    const Array &input = inputs[k];
    auto layout =
        getLayout(inputTypes[k], inputShardings[k], grid, input.getShape());
    if (!layout)
      return layout.takeError();
    Part part = getPart(*layout, ranks->getRank(), input.getRank());
    auto array = Array::create(input.getElementType(), part.shape);
    if (!array)
      return array.takeError();
    size_t bytes = input.getStorage().getBytes();
    forEachRow(part, input.getShape(),
               [&](int64_t from, int64_t to, int64_t length) {
                 std::memcpy(array->getData() + to * bytes,
                             input.getData() + from * bytes, length * bytes);
               });
    parts.push_back(std::move(*array));
  }
  return parts;
}

SmallVector<int64_t> ShardedModel::gatherShape(ShardLayout &layout,
                                               ArrayRef<int64_t> part) {
  SmallVector<int64_t> shape(part);
  MutableArrayRef<char> bytes(reinterpret_cast<char *>(shape.data()),
                              shape.size() * sizeof(int64_t));
  if (ranks->getRank() != 0) {
    if (layout.isFirstCopy(ranks->getRank()))
      ranks->send(bytes, 0);
    return shape;
  }
  SmallVector<SmallVector<int64_t>> sizes;
  for (int64_t axis : llvm::seq<int64_t>(part.size()))
    sizes.emplace_back(layout.getNumShards(axis));
  for (int rank = 0; rank < ranks->getSize(); ++rank) {
    if (!layout.isFirstCopy(rank))
      continue;
    if (rank != 0)
      ranks->receive(bytes, rank);
    for (auto [axis, size] : llvm::enumerate(shape))
      sizes[axis][layout.getShard(rank, axis)] = size;
  }
  for (auto [axis, extents] : llvm::enumerate(sizes)) {
    layout.setSizes(axis, extents);
    shape[axis] = layout.getOffsets(axis).back();
  }
  return shape;
}

llvm::Expected<SmallVector<Array>>
ShardedModel::gather(ArrayRef<Array> results) {
  SmallVector<Array> wholes;
  for (auto [result, sharding, type] :
       llvm::zip_equal(results, resultShardings, resultTypes)) {
    auto layout = getLayout(type, sharding, grid);
    if (!layout)
      return layout.takeError();
    if (result.holdsStrings() && ranks->getSize() > 1)
      return createError() << "strings cannot be sent to another rank";
    SmallVector<int64_t> shape = gatherShape(*layout, result.getShape());
    if (ranks->getRank() != 0) {
      if (layout->isFirstCopy(ranks->getRank()))
        ranks->send(ArrayRef(result.getData(), result.getSizeInBytes()), 0);
      continue;
    }

    auto whole = Array::create(result.getElementType(), shape);
    if (!whole)
      return whole.takeError();
    size_t bytes = result.getStorage().getBytes();
    for (int rank = 0; rank < ranks->getSize(); ++rank) {
      if (!layout->isFirstCopy(rank))
        continue;
      Part part = getPart(*layout, rank, shape.size());
      auto array = Array::create(result.getElementType(), part.shape);
      if (!array)
        return array.takeError();
      if (rank != 0)
        ranks->receive(
            MutableArrayRef(array->getData(), array->getSizeInBytes()), rank);
      const char *data = rank == 0 ? result.getData() : array->getData();
      forEachRow(part, shape, [&](int64_t to, int64_t from, int64_t length) {
        std::memcpy(whole->getData() + to * bytes, data + from * bytes,
                    length * bytes);
      });
    }
    wholes.push_back(std::move(*whole));
  }
  return wholes;
}
