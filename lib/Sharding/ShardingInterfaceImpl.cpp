//===- ShardingInterfaceImpl.cpp - Pads on several ranks ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The external models with which upstream's --sharding-propagation and
// --shard-partition take pads and adjoints. Source and result are divided along
// the same axes of the grid. A rank gets what its part of the result is made of
// from the ranks that own it, and pads it or adds it up.
//
//===----------------------------------------------------------------------===//

#include "Exchange.h"
#include "LocalOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MPI/IR/MPI.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/Interfaces/ShardingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "pad/IR/Pad.h"
#include "pad/Sharding/Sharding.h"
#include "pad/Utils/DynamicAmounts.h"

using namespace mlir;
using namespace mlir::pad;

using shard::Sharding;
using shard::ShardingOption;

//===----------------------------------------------------------------------===//
// Propagation
//===----------------------------------------------------------------------===//

/// The sharding of a tensor of `type` under `option`: `annotated`, the sharding
/// in the IR, if it divides by the same axes of the grid; else a balanced one.
static Sharding getAnnotation(Operation *op, RankedTensorType type,
                              const ShardingOption &option,
                              FailureOr<std::pair<bool, Sharding>> annotated) {
  SymbolTableCollection symbols;
  shard::GridOp grid = shard::getGrid(op, option.grid, symbols);
  Sharding balanced = getBalancedSharding(type.getShape(), option.grid, grid,
                                          option.shardingArray);
  if (succeeded(annotated) && annotated->second.equalSplitAxes(balanced))
    return annotated->second;
  return balanced;
}

/// The operand that `op` writes to, and makes its result of; null if the result
/// is new.
static OpOperand *getWrittenOperand(Operation *op) {
  if (isa<FillBorderOp>(op))
    return &op->getOpOperand(0);
  if (auto destination = dyn_cast<DestinationStyleOpInterface>(op))
    return destination.getDpsInitOperand(0);
  return nullptr;
}

/// Whether an operand is a list of amounts or axes, which every rank has.
static bool isList(OpOperand &operand) {
  return isa<DynamicPadOp>(operand.getOwner()) &&
         operand.getOperandNumber() != 0 &&
         isa<RankedTensorType>(operand.get().getType());
}

/// Calls `visitOperand` with each operand and then `visitResult` with each
/// result that is a tensor, and with the sharding that it has under `option`.
template <typename OperandVisitor, typename ResultVisitor>
static void forEachAnnotation(Operation *op, const ShardingOption &option,
                              OperandVisitor visitOperand,
                              ResultVisitor visitResult) {
  // A destination is divided as the result that it becomes.
  OpOperand *written = getWrittenOperand(op);
  auto getResultAnnotation = [&](OpResult result) {
    auto annotated = shard::getSharding(result);
    if (failed(annotated) && written)
      annotated = shard::getSharding(*written);
    return getAnnotation(op, cast<RankedTensorType>(result.getType()), option,
                         annotated);
  };
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (!type)
      continue;
    if (isList(operand))
      visitOperand(operand,
                   Sharding::get(option.grid, shard::GridAxesAttr::get(
                                                  op->getContext(), {})));
    else if (&operand == written)
      visitOperand(operand, getResultAnnotation(op->getResult(0)));
    else
      visitOperand(operand, getAnnotation(op, type, option,
                                          shard::getSharding(operand)));
  }
  for (OpResult result : op->getResults())
    visitResult(result, getResultAnnotation(result));
}

//===----------------------------------------------------------------------===//
// Partition
//===----------------------------------------------------------------------===//

/// Checks that parts of this rank's `source` can be sent for `op`: MPI knows
/// the element type, and can count the bytes of the longest message. Messages
/// of unknown length are checked at run time.
static LogicalResult checkMessages(Operation *op, Value source,
                                   ArrayRef<AxisPartition> partitions) {
  auto type = cast<RankedTensorType>(source.getType());
  Type elementType = type.getElementType();
  if (!isa<IntegerType, FloatType, IndexType, ComplexType>(elementType))
    return op->emitOpError() << "elements of type " << elementType
                             << " cannot be sent to another rank";
  int64_t bytes = Exchange::getElementBytes(op, elementType);
  SmallVector<int64_t> shape(type.getShape());
  for (const AxisPartition &partition : partitions)
    shape[partition.axis] =
        partition.isKnown() ? partition.getMaxOverlap() : ShapedType::kDynamic;
  for (int64_t extent : shape)
    if (!ShapedType::isDynamic(extent) &&
        llvm::MulOverflow(bytes, extent, bytes))
      bytes = std::numeric_limits<int64_t>::max();
  if (bytes > Exchange::kMaxMessageBytes)
    return op->emitOpError()
           << "a message of " << bytes << " bytes, MPI counts up to "
           << Exchange::kMaxMessageBytes;
  return success();
}

/// The amounts of all axes, low and then high, by the values of this rank.
static SmallVector<OpFoldResult> getLocalAmounts(IndexBuilder &indices,
                                                 DynamicPadOp op,
                                                 const IRMapping &local) {
  return readAmounts(indices, op.getSourceType().getRank(),
                     local.lookup(op.getPads()),
                     local.lookupOrNull(op.getAxes()));
}
static SmallVector<OpFoldResult> getLocalAmounts(IndexBuilder &,
                                                 PadWindowOpInterface op,
                                                 const IRMapping &local) {
  SmallVector<OpFoldResult> amounts = op.getLowPerAxis();
  llvm::append_range(amounts, op.getHighPerAxis());
  for (OpFoldResult &amount : amounts)
    if (auto value = dyn_cast<Value>(amount))
      amount = local.lookup(value);
  return amounts;
}

static AxisPartition::Kind getKind(Operation *op) {
  if (isa<AdjointOp, AdjointIntoOp>(op))
    return AxisPartition::Kind::Adjoint;
  return isa<FillBorderOp>(op) ? AxisPartition::Kind::Border
                               : AxisPartition::Kind::Pad;
}

namespace {

template <typename OpTy>
struct PadShardingInterface
    : public shard::ShardingInterface::ExternalModel<PadShardingInterface<OpTy>,
                                                     OpTy> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *op) const {
    return SmallVector<utils::IteratorType>(
        cast<OpTy>(op).getSourceType().getRank(),
        utils::IteratorType::parallel);
  }

  /// Along every axis, source and result are divided alike.
  SmallVector<AffineMap> getIndexingMaps(Operation *op) const {
    MLIRContext *context = op->getContext();
    unsigned rank = cast<OpTy>(op).getSourceType().getRank();
    SmallVector<AffineMap> maps;
    auto addMap = [&](Type type, bool isDivided) {
      maps.push_back(isDivided && isa<RankedTensorType>(type)
                         ? AffineMap::getMultiDimIdentityMap(rank, context)
                         : AffineMap::get(rank, 0, context));
    };
    for (OpOperand &operand : op->getOpOperands())
      addMap(operand.get().getType(), !isList(operand));
    for (Type type : op->getResultTypes())
      addMap(type, true);
    return maps;
  }

  FailureOr<std::vector<Sharding>>
  getShardingAnnotations(Operation *op, const ShardingOption &option) const {
    std::vector<Sharding> shardings(op->getNumOperands() + op->getNumResults());
    forEachAnnotation(
        op, option,
        [&](OpOperand &operand, const Sharding &sharding) {
          shardings[operand.getOperandNumber()] = sharding;
        },
        [&](OpResult result, const Sharding &sharding) {
          shardings[op->getNumOperands() + result.getResultNumber()] = sharding;
        });
    return shardings;
  }

  LogicalResult addShardingAnnotations(Operation *op, OpBuilder &builder,
                                       const ShardingOption &option) const {
    forEachAnnotation(
        op, option,
        [&](OpOperand &operand, const Sharding &sharding) {
          shard::maybeInsertSourceShardingAnnotation(sharding, operand,
                                                     builder);
        },
        [&](OpResult result, const Sharding &sharding) {
          shard::maybeInsertTargetShardingAnnotation(sharding, result, builder);
        });
    return success();
  }

  LogicalResult partition(Operation *operation, ArrayRef<Value> operands,
                          ArrayRef<Sharding> operandShardings,
                          ArrayRef<Sharding> resultShardings,
                          IRMapping &partitionMap,
                          SymbolTableCollection &symbols,
                          OpBuilder &builder) const {
    auto op = cast<OpTy>(operation);
    auto emitError = [&] { return op.emitOpError(); };
    for (auto [number, operand] : llvm::enumerate(operands))
      if (!operand)
        return emitError() << "operand " << number
                           << ": partitioning has no messages that bring it "
                              "into its sharding";
    Sharding sourceSharding = operandShardings.front();
    Sharding resultSharding = resultShardings.front();
    IRMapping local;
    local.map(op->getOperands(), operands);
    shard::GridOp grid = shard::getGridOrNull(
        op, (sourceSharding ? sourceSharding : resultSharding).getGridAttr(),
        symbols);
    ArrayRef<int64_t> sourceShape = op.getSourceType().getShape();
    auto resultType = cast<RankedTensorType>(op->getResult(0).getType());
    auto sourceLayout =
        ShardLayout::get(sourceShape, sourceSharding, grid, emitError);
    if (failed(sourceLayout))
      return failure();
    auto resultLayout = ShardLayout::get(resultType.getShape(), resultSharding,
                                         grid, emitError);
    if (failed(resultLayout))
      return failure();
    IndexBuilder indices(builder, op.getLoc());
    size_t numAxes = sourceShape.size();
    SmallVector<OpFoldResult> amounts = getLocalAmounts(indices, op, local);
    ArrayRef<OpFoldResult> lows = ArrayRef(amounts).take_front(numAxes);
    ArrayRef<OpFoldResult> highs = ArrayRef(amounts).drop_front(numAxes);
    auto partitions = planPartition(getKind(op), op.getMode(), lows, highs,
                                    *sourceLayout, *resultLayout, emitError);
    if (failed(partitions))
      return failure();

    Value source = local.lookup(op.getSource());
    // A rank has all elements of an axis that is not divided, unless it
    // receives parts of them along other axes.
    bool needsOthers = llvm::any_of(*partitions, [](const AxisPartition &axis) {
      return axis.numShards > 1 && !axis.isLocal();
    });
    if (!needsOthers)
      llvm::erase_if(*partitions, [](const AxisPartition &axis) {
        return axis.numShards == 1;
      });
    if (needsOthers && failed(checkMessages(op, source, *partitions)))
      return failure();

    LocalOp result(indices, source, lows, highs);
    result.type = resultSharding
                      ? shard::shardType(resultType, grid, resultSharding)
                      : resultType;
    std::vector<std::unique_ptr<AxisShards>> shards;
    SmallVector<AxisShards *> exchanged;
    if (!partitions->empty()) {
      GridRank rank(indices, grid);
      for (const AxisPartition &axis : *partitions) {
        shards.push_back(AxisShards::create(rank, axis, source));
        if (!axis.isLocal())
          exchanged.push_back(shards.back().get());
      }
      checkAtRunTime(indices, op, local, shards);
      for (auto &axis : shards)
        result.setAxis(*axis, rank.getShard(axis->getPlan()));
      if (!exchanged.empty())
        result.source = Exchange(rank, source, exchanged).getShares();
    } else {
      checkAtRunTime(indices, op, local, shards);
    }
    partitionMap.map(op->getResult(0), createLocalOp(op, result, local));
    return success();
  }
};

} // namespace

void mlir::pad::registerShardingInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PadDialect *) {
    AdjointIntoOp::attachInterface<PadShardingInterface<AdjointIntoOp>>(
        *context);
    AdjointOp::attachInterface<PadShardingInterface<AdjointOp>>(*context);
    DynamicPadOp::attachInterface<PadShardingInterface<DynamicPadOp>>(*context);
    FillBorderOp::attachInterface<PadShardingInterface<FillBorderOp>>(*context);
    PadOp::attachInterface<PadShardingInterface<PadOp>>(*context);
    PadIntoOp::attachInterface<PadShardingInterface<PadIntoOp>>(*context);
    // Dialects of the generated ops, which upstream's passes do not declare as
    // dependent.
    context->loadDialect<
        arith::ArithDialect, bufferization::BufferizationDialect,
        cf::ControlFlowDialect, memref::MemRefDialect, mpi::MPIDialect,
        scf::SCFDialect, shard::ShardDialect, tensor::TensorDialect>();
  });
}
