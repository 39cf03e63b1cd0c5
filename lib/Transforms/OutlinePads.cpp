//===- OutlinePads.cpp - One function for each kind of pad ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/SymbolTable.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Overlap.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::pad {
#define GEN_PASS_DEF_OUTLINEPADSPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// The arrays of `op`, a pad or a border on memrefs: the source and the
/// destination, which are one for a border.
static SmallVector<Value> getArrays(PadWindowOpInterface op) {
  if (auto pad = dyn_cast<PadIntoOp>(*op))
    return {pad.getSource(), pad.getInit()};
  return {op.getSource()};
}

/// Whether the source and the destination of a pad are views of one array.
static bool haveOneArray(PadWindowOpInterface op) {
  auto pad = dyn_cast<PadIntoOp>(*op);
  return pad && areViewsOfOneArray(pad.getSource(), pad.getInit());
}

/// The axis of the rows: the innermost one that is padded or may be, or -1.
static int64_t getRowAxis(PadWindowOpInterface op) {
  SmallVector<OpFoldResult> low = op.getLowPerAxis();
  SmallVector<OpFoldResult> high = op.getHighPerAxis();
  int64_t axis = op.getRank() - 1;
  while (axis >= 0 && isZeroInteger(low[axis]) && isZeroInteger(high[axis]))
    --axis;
  return axis;
}

/// Whether the loops of `op` are long: rows of a size that is not known have
/// code for each size. A layout without strides has loops over elements.
static bool hasLongCode(PadWindowOpInterface op) {
  int64_t row = getRowAxis(op);
  auto isStrided = [](Value array) {
    return cast<MemRefType>(array.getType()).isStrided();
  };
  SmallVector<Value> arrays = getArrays(op);
  if (row < 0 || !llvm::all_of(arrays, isStrided))
    return false;
  auto isKnown = [&](Value array) {
    auto shape = cast<MemRefType>(array.getType()).getShape();
    return !ShapedType::isDynamicShape(shape.drop_front(row));
  };
  bool hasKnownAmounts =
      getConstantIntValue(op.getLowPerAxis()[row]).has_value() &&
      getConstantIntValue(op.getHighPerAxis()[row]).has_value();
  return !llvm::all_of(arrays, isKnown) || !hasKnownAmounts;
}

/// The type by which a function takes `array`, one of those of `op`: of the
/// extents, those inside of the rows are kept, and of the strides the innermost
/// one.
static MemRefType getArgumentType(PadWindowOpInterface op, Value array) {
  auto type = cast<MemRefType>(array.getType());
  int64_t rank = type.getRank(), row = getRowAxis(op);
  SmallVector<int64_t> shape = llvm::to_vector(type.getShape());
  std::fill(shape.begin(), shape.begin() + row + 1, ShapedType::kDynamic);
  MemRefLayoutAttrInterface layout;
  if (!type.getLayout().isIdentity()) {
    auto [strides, offset] = type.getStridesAndOffset();
    std::fill(strides.begin(), strides.begin() + rank - 1,
              ShapedType::kDynamic);
    layout = StridedLayoutAttr::get(type.getContext(), ShapedType::kDynamic,
                                    strides);
  }
  return MemRefType::get(shape, type.getElementType(), layout,
                         type.getMemorySpace());
}

/// The type by which a function takes a value of `type`. Calls pass floats of
/// 16 bits in wider registers on some targets, which changes NaNs and subnormal
/// numbers.
static Type getArgumentType(Type type) {
  auto floatType = dyn_cast<FloatType>(type);
  if (!floatType || floatType.getWidth() != 16)
    return type;
  return IntegerType::get(type.getContext(), 16);
}

/// Whether a value of `type` has parts for which there is no such type.
static bool hasHalves(Type type) {
  auto complexType = dyn_cast<ComplexType>(type);
  return complexType && complexType.getElementType() !=
                            getArgumentType(complexType.getElementType());
}

/// The low and then the high amounts of `op`, one for each axis.
static SmallVector<OpFoldResult> getAmounts(PadWindowOpInterface op) {
  SmallVector<OpFoldResult> amounts = op.getLowPerAxis();
  llvm::append_range(amounts, op.getHighPerAxis());
  return amounts;
}

/// The arguments of a function that does what `op` does: the arrays,
/// `numAmounts` amounts, and the value if there is one.
static FunctionType getFunctionType(PadWindowOpInterface op,
                                    int64_t numAmounts) {
  Builder builder(op.getContext());
  SmallVector<Type> types;
  for (Value array : getArrays(op))
    types.push_back(getArgumentType(op, array));
  types.append(numAmounts, builder.getIndexType());
  if (Value value = op.getValue())
    types.push_back(getArgumentType(value.getType()));
  return builder.getFunctionType(types, {});
}

/// The properties that pads of one function have in common. Borders have one
/// array, and pads two.
static Attribute getKind(PadWindowOpInterface op) {
  Builder builder(op.getContext());
  SmallVector<bool> isZero =
      llvm::map_to_vector(getAmounts(op), [](OpFoldResult amount) {
        return isZeroInteger(amount);
      });
  return builder.getArrayAttr(
      {PadModeAttr::get(op.getContext(), op.getMode()),
       TypeAttr::get(getFunctionType(op, /*numAmounts=*/0)),
       builder.getDenseBoolArrayAttr(isZero)});
}

/// The amounts of `pads`, which are of one kind: each constant that all of them
/// have, and null where they differ or one is not known.
static SmallVector<OpFoldResult>
getSharedAmounts(ArrayRef<PadWindowOpInterface> pads) {
  PadWindowOpInterface first = pads.front();
  Builder builder(first.getContext());
  SmallVector<OpFoldResult> shared;
  for (OpFoldResult amount : getAmounts(first)) {
    std::optional<int64_t> constant = getConstantIntValue(amount);
    shared.push_back(constant ? OpFoldResult(builder.getIndexAttr(*constant))
                              : OpFoldResult());
  }
  for (PadWindowOpInterface op : pads.drop_front())
    for (auto [common, amount] : llvm::zip(shared, getAmounts(op)))
      if (common && !isEqualConstantIntOrValue(common, amount))
        common = nullptr;
  return shared;
}

/// Creates the function for pads of the kind of `op` with the amounts `shared`:
///
///   func.func private @pad_edge(%source, %init, %low, ..., %value) {
///     pad.pad_into edge ins(%source) outs(%init) low[%low, ...] ...
///     return
///   }
static func::FuncOp createFunction(OpBuilder &builder, PadWindowOpInterface op,
                                   ArrayRef<OpFoldResult> shared) {
  StringRef verb = isa<PadIntoOp>(*op) ? "pad_" : "fill_border_";
  auto function = func::FuncOp::create(
      builder, op.getLoc(), (verb + stringifyPadMode(op.getMode())).str(),
      getFunctionType(op, llvm::count(shared, OpFoldResult())));
  function.setPrivate();
  function->setAttr(
      "llvm.linkage",
      LLVM::LinkageAttr::get(op.getContext(), LLVM::Linkage::Internal));
  OpBuilder::InsertionGuard guard(builder);
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToStart(body);
  auto arguments = body->getArguments().begin();
  SmallVector<Value> arrays(getArrays(op).size());
  for (Value &array : arrays)
    array = *arguments++;
  SmallVector<OpFoldResult> amounts = llvm::to_vector(shared);
  for (OpFoldResult &amount : amounts)
    if (!amount)
      amount = *arguments++;
  Value value;
  if (op.getValue()) {
    value = *arguments++;
    if (value.getType() != op.getValue().getType())
      value = arith::BitcastOp::create(builder, op.getLoc(),
                                       op.getValue().getType(), value);
  }
  ArrayRef<OpFoldResult> low = ArrayRef(amounts).take_front(op.getRank());
  ArrayRef<OpFoldResult> high = ArrayRef(amounts).drop_front(op.getRank());
  if (isa<PadIntoOp>(*op))
    PadIntoOp::create(builder, op.getLoc(), op.getMode(), arrays[0], arrays[1],
                      low, high, value, /*axes=*/DenseI64ArrayAttr());
  else
    FillBorderOp::create(builder, op.getLoc(), op.getMode(), arrays[0], low,
                         high, value, /*axes=*/DenseI64ArrayAttr());
  func::ReturnOp::create(builder, op.getLoc());
  return function;
}

/// Replaces `op` by a call of `function`, which has the amounts `shared`.
static void replaceByCall(PadWindowOpInterface op, func::FuncOp function,
                          ArrayRef<OpFoldResult> shared) {
  SmallVector<OpFoldResult> operands = getAsOpFoldResult(getArrays(op));
  for (auto [common, amount] : llvm::zip(shared, getAmounts(op)))
    if (!common)
      operands.push_back(amount);
  if (Value value = op.getValue())
    operands.push_back(value);
  OpBuilder builder(op);
  SmallVector<Value> arguments;
  for (auto [operand, type] :
       llvm::zip(operands, function.getArgumentTypes())) {
    Value value =
        getValueOrCreateConstantIndexOp(builder, op.getLoc(), operand);
    if (isa<IntegerType>(type) && value.getType() != type)
      value = arith::BitcastOp::create(builder, op.getLoc(), type, value);
    else if (value.getType() != type)
      value = memref::CastOp::create(builder, op.getLoc(), type, value);
    arguments.push_back(value);
  }
  func::CallOp::create(builder, op.getLoc(), function, arguments);
  op.erase();
}

namespace {

struct OutlinePadsPass final : pad::impl::OutlinePadsPassBase<OutlinePadsPass> {
  using Base::Base;

  void runOnOperation() final {
    ModuleOp module = getOperation();
    if (minPads < 1) {
      module.emitError() << "'min-pads' is " << minPads.getValue()
                         << ", expected at least 1";
      return signalPassFailure();
    }
    llvm::MapVector<Attribute, SmallVector<PadWindowOpInterface>> kinds;
    module.walk([&](PadWindowOpInterface op) {
      // A pad in a parallel loop already has its thread, and views of one array
      // may overlap; a function would know neither. A kernel calls none.
      if (!isa<PadIntoOp, FillBorderOp>(*op) || op->getNumResults() > 0 ||
          !hasLongCode(op) || haveOneArray(op) || isInKernel(op) ||
          (op.getValue() && hasHalves(op.getValue().getType())) ||
          op->getParentOfType<scf::ParallelOp>() ||
          op->getParentOfType<scf::ForallOp>() ||
          SymbolTable::getNearestSymbolTable(op->getParentOp()) != module)
        return;
      kinds[getKind(op)].push_back(op);
    });
    SymbolTable symbols(module);
    for (auto &[kind, pads] : kinds) {
      if (static_cast<int64_t>(pads.size()) < minPads)
        continue;
      OpBuilder builder(module.getBodyRegion());
      builder.setInsertionPointToEnd(module.getBody());
      SmallVector<OpFoldResult> shared = getSharedAmounts(pads);
      func::FuncOp function = createFunction(builder, pads.front(), shared);
      symbols.insert(function);
      ++numFunctions;
      for (PadWindowOpInterface op : pads)
        replaceByCall(op, function, shared);
      numOutlined += pads.size();
    }
  }
};

} // namespace
