//===- ControlFlow.cpp - Loops and choices --------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operations of the bodies move into the regions of `scf` as they are.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "pad/IR/Constants.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

SmallVector<Value> stablehlo_import::buildIf(
    ImplicitLocOpBuilder &builder, Value condition, ValueRange values,
    function_ref<SmallVector<Value>(ImplicitLocOpBuilder &)> build) {
  auto choice = scf::IfOp::create(builder, values.getTypes(), condition,
                                  /*addThenBlock=*/true, /*addElseBlock=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(choice.thenBlock());
  scf::YieldOp::create(builder, build(builder));
  builder.setInsertionPointToEnd(choice.elseBlock());
  scf::YieldOp::create(builder, values);
  return choice.getResults();
}

/// Fails, after an error, unless `region` of `op` takes `arguments` and returns
/// values of the types `results`.
static LogicalResult checkRegion(Operation *op, Region &region,
                                 TypeRange arguments, TypeRange results) {
  if (region.getArgumentTypes() != arguments)
    return op->emitOpError()
           << "has a region of the arguments (" << region.getArgumentTypes()
           << "), expected (" << arguments << ')';
  auto end = dyn_cast<ReturnOp>(region.front().back());
  if (!end || end->getOperandTypes() != results)
    return op->emitOpError()
           << "has a region that does not return (" << results << ')';
  return success();
}

/// Moves the operations of `region` to the end of `block`, with `arguments` for
/// those of the region, and returns the results of the region.
static SmallVector<Value> moveOperations(Region &region, Block *block,
                                         ValueRange arguments) {
  for (auto [argument, value] :
       llvm::zip_equal(region.getArguments(), arguments))
    argument.replaceAllUsesWith(value);
  Operation *end = &region.front().back();
  SmallVector<Value> results = llvm::to_vector(end->getOperands());
  end->erase();
  block->getOperations().splice(block->end(), region.front().getOperations());
  return results;
}

/// Moves the operations of `region` into `block`, which a `scf.yield` of the
/// results of the region ends.
static void moveAndYield(ImplicitLocOpBuilder &builder, Region &region,
                         Block *block, ValueRange arguments) {
  SmallVector<Value> results = moveOperations(region, block, arguments);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(block);
  scf::YieldOp::create(builder, results);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Whether `value` is a constant, which may be lowered already, whose elements
/// are 1.
static bool isOne(Value value) {
  Attribute attribute = getConstantElements(value);
  if (auto constant = value.getDefiningOp<ConstantOp>())
    attribute = constant.getValue();
  auto elements = dyn_cast_if_present<DenseIntElementsAttr>(attribute);
  return elements && elements.isSplat() &&
         elements.getSplatValue<APInt>().isOne();
}

/// The place in the carried values of the number that a loop counts by 1 as
/// long as it is less than another, which is not carried or does not change;
/// nullopt for other loops. JAX writes `fori_loop` and `scan` so.
static std::optional<unsigned> findCounter(WhileOp op) {
  Block &condition = op.getCond().front(), &body = op.getBody().front();
  auto compare = condition.back().getOperand(0).getDefiningOp<CompareOp>();
  auto counter =
      compare ? dyn_cast<BlockArgument>(compare.getLhs()) : BlockArgument();
  if (!counter || counter.getOwner() != &condition ||
      compare.getRhs().getType() != counter.getType() ||
      getType(counter).getRank() != 0 ||
      compare.getComparisonDirection() != Direction::LT ||
      !getElementTypeOrSelf(counter.getType()).isSignlessInteger() ||
      getElementTypeOrSelf(counter.getType()).isInteger(1))
    return std::nullopt;
  for (Operation &other : condition.without_terminator())
    if (&other != compare && !isa<ConstantOp>(other))
      return std::nullopt;
  unsigned place = counter.getArgNumber();
  Operation *end = &body.back();
  auto limit = dyn_cast<BlockArgument>(compare.getRhs());
  if (limit && limit.getOwner() == &condition &&
      end->getOperand(limit.getArgNumber()) !=
          body.getArgument(limit.getArgNumber()))
    return std::nullopt;
  auto next = end->getOperand(place).getDefiningOp<AddOp>();
  Value own = body.getArgument(place);
  bool isNext = next && ((next.getLhs() == own && isOne(next.getRhs())) ||
                         (next.getRhs() == own && isOne(next.getLhs())));
  return isNext ? std::optional(place) : std::nullopt;
}

/// `index` as a tensor of `type`, of rank 0.
static Value toTensor(ImplicitLocOpBuilder &builder, Value index, Type type) {
  Value number =
      arith::IndexCastOp::create(builder, getElementTypeOrSelf(type), index);
  return tensor::FromElementsOp::create(builder, type, number);
}

/// A loop that counts from the value carried at `place`:
///
///   stablehlo.while(%i = %c0, %x = %0)
///     cond { %p = stablehlo.compare LT, %i, %n } do { ... }
///   -> scf.for %k = %c0 to %n step %c1 iter_args(%x = %0) { ... }
static SmallVector<Value> lowerCounting(ImplicitLocOpBuilder &builder,
                                        WhileOp op, unsigned place) {
  // The condition moves in front of the loop, since it computes the limit.
  Block front;
  Value holds = moveOperations(op.getCond(), &front, op.getInputs()).front();
  auto compare = holds.getDefiningOp<CompareOp>();
  Value limit = compare.getRhs();
  compare->erase();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         front.getOperations());
  SmallVector<Value> carried = llvm::to_vector(op.getInputs());
  Type type = carried[place].getType();
  Value begin = castToIndex(builder, extractScalar(builder, carried[place]));
  Value end = castToIndex(builder, extractScalar(builder, limit));
  carried.erase(carried.begin() + place);
  Value one = arith::ConstantIndexOp::create(builder, 1);
  auto loop = scf::ForOp::create(builder, begin, end, one, carried);
  // The builder of a loop without values ends its body.
  if (carried.empty())
    loop.getBody()->getTerminator()->erase();
  SmallVector<Value> arguments =
      llvm::to_vector_of<Value>(loop.getRegionIterArgs());
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    arguments.insert(arguments.begin() + place,
                     toTensor(builder, loop.getInductionVar(), type));
    op.getBody().front().back().eraseOperand(place);
    moveAndYield(builder, op.getBody(), loop.getBody(), arguments);
  }
  SmallVector<Value> results = llvm::to_vector_of<Value>(loop.getResults());
  Value last = arith::MaxSIOp::create(builder, begin, end);
  results.insert(results.begin() + place, toTensor(builder, last, type));
  return results;
}

static LoweredResults lower(ImplicitLocOpBuilder &builder, WhileOp op) {
  TypeRange types = op.getInputs().getTypes();
  auto condition = RankedTensorType::get({}, builder.getI1Type());
  if (op.getResultTypes() != types)
    return op.emitOpError() << "gives (" << op.getResultTypes()
                            << "), expected (" << types << ')';
  if (failed(checkRegion(op, op.getCond(), types, condition)) ||
      failed(checkRegion(op, op.getBody(), types, types)))
    return failure();
  if (types.empty())
    return SmallVector<Value>();
  if (std::optional<unsigned> place = findCounter(op))
    return lowerCounting(builder, op, *place);
  auto loop = scf::WhileOp::create(builder, types, op.getInputs());
  SmallVector<Location> locs(types.size(), builder.getLoc());
  Block *before = builder.createBlock(&loop.getBefore(), {}, types, locs);
  Value holds =
      moveOperations(op.getCond(), before, before->getArguments()).front();
  builder.setInsertionPointToEnd(before);
  scf::ConditionOp::create(builder, extractScalar(builder, holds),
                           before->getArguments());
  Block *after = builder.createBlock(&loop.getAfter(), {}, types, locs);
  moveAndYield(builder, op.getBody(), after, after->getArguments());
  return llvm::to_vector_of<Value>(loop.getResults());
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// The scalar that `op` chooses by; null, after an error, if it is no integer.
static Value getChoice(ImplicitLocOpBuilder &builder, Operation *op) {
  Value tensor = op->getOperand(0);
  if (getType(tensor).getRank() == 0 &&
      isa<IntegerType>(getType(tensor).getElementType()))
    return extractScalar(builder, tensor);
  op->emitOpError() << "chooses by " << tensor.getType()
                    << ", expected an integer";
  return {};
}

static LoweredResults lower(ImplicitLocOpBuilder &builder, IfOp op) {
  TypeRange types = op.getResultTypes();
  if (failed(checkRegion(op, op.getOnTrue(), {}, types)) ||
      failed(checkRegion(op, op.getOnFalse(), {}, types)))
    return failure();
  if (types.empty())
    return SmallVector<Value>();
  Value holds = getChoice(builder, op);
  if (!holds)
    return failure();
  if (!holds.getType().isInteger(1))
    return op.emitOpError()
           << "has a condition of " << holds.getType() << ", expected 'i1'";
  auto choice = scf::IfOp::create(builder, types, holds,
                                  /*addThenBlock=*/true, /*addElseBlock=*/true);
  moveAndYield(builder, op.getOnTrue(), choice.thenBlock(), {});
  moveAndYield(builder, op.getOnFalse(), choice.elseBlock(), {});
  return llvm::to_vector_of<Value>(choice.getResults());
}

/// Every number that is no place of a branch chooses the last one.
static LoweredResults lower(ImplicitLocOpBuilder &builder, CaseOp op) {
  TypeRange types = op.getResultTypes();
  for (Region &branch : op.getBranches())
    if (failed(checkRegion(op, branch, {}, types)))
      return failure();
  if (op.getBranches().empty())
    return op.emitOpError() << "has no branches";
  if (types.empty())
    return SmallVector<Value>();
  Value number = getChoice(builder, op);
  if (!number)
    return failure();
  SmallVector<int64_t> cases =
      llvm::to_vector(llvm::seq<int64_t>(op.getBranches().size() - 1));
  auto choice = scf::IndexSwitchOp::create(
      builder, types, castToIndex(builder, number), cases, cases.size());
  for (auto [branch, region] :
       llvm::zip(op.getBranches(), choice.getCaseRegions()))
    moveAndYield(builder, branch, &region.emplaceBlock(), {});
  moveAndYield(builder, op.getBranches().back(),
               &choice.getDefaultRegion().emplaceBlock(), {});
  return llvm::to_vector_of<Value>(choice.getResults());
}

LoweredResults stablehlo_import::lowerControlFlow(ImplicitLocOpBuilder &builder,
                                                  Operation *op) {
  return TypeSwitch<Operation *, LoweredResults>(op)
      .Case<WhileOp, IfOp, CaseOp>(
          [&](auto known) { return lower(builder, known); })
      .Default([](Operation *) { return SmallVector<Value>(); });
}
