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
#include "pad/Utils/Overlap.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::pad {
#define GEN_PASS_DEF_OUTLINEPADSPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// The axis of the rows: the innermost one that is padded or may be, or -1.
static int64_t getRowAxis(PadIntoOp op) {
  SmallVector<OpFoldResult> low = op.getLowPerAxis();
  SmallVector<OpFoldResult> high = op.getHighPerAxis();
  int64_t axis = op.getRank() - 1;
  while (axis >= 0 && isZeroInteger(low[axis]) && isZeroInteger(high[axis]))
    --axis;
  return axis;
}

/// Whether the loops of `op` are long: rows of a size that is not known have
/// code for each size. A layout without strides has loops over elements.
static bool hasLongCode(PadIntoOp op) {
  int64_t row = getRowAxis(op);
  auto isStrided = [](Value buffer) {
    return cast<MemRefType>(buffer.getType()).isStrided();
  };
  if (row < 0 || !isStrided(op.getSource()) || !isStrided(op.getInit()))
    return false;
  auto isKnown = [&](Value buffer) {
    auto shape = cast<MemRefType>(buffer.getType()).getShape();
    return !ShapedType::isDynamicShape(shape.drop_front(row));
  };
  bool hasKnownAmounts =
      getConstantIntValue(op.getLowPerAxis()[row]).has_value() &&
      getConstantIntValue(op.getHighPerAxis()[row]).has_value();
  return !isKnown(op.getSource()) || !isKnown(op.getInit()) || !hasKnownAmounts;
}

/// The type by which a function takes `buffer`, a destination or source of
/// `op`: of the extents, those inside of the rows are kept, and of the strides
/// the innermost one.
static MemRefType getArgumentType(PadIntoOp op, Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
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

namespace {

/// A pad as a function of its operands and of the numbers that its kind leaves
/// open.
struct OutlinedPad {
  explicit OutlinedPad(PadIntoOp op);

  /// The properties that pads of one kind have in common.
  Attribute kind;
  /// The source, the destination, the amounts that are not known to be 0, and
  /// the value if there is one.
  SmallVector<Type> types;
  SmallVector<OpFoldResult> operands;
};

} // namespace

OutlinedPad::OutlinedPad(PadIntoOp op) {
  Builder builder(op.getContext());
  SmallVector<bool> isZero;
  for (Value buffer : {op.getSource(), op.getInit()}) {
    operands.push_back(buffer);
    types.push_back(getArgumentType(op, buffer));
  }
  for (const auto &amounts : {op.getLowPerAxis(), op.getHighPerAxis()})
    for (OpFoldResult amount : amounts) {
      isZero.push_back(isZeroInteger(amount));
      if (isZero.back())
        continue;
      operands.push_back(amount);
      types.push_back(builder.getIndexType());
    }
  if (Value value = op.getValue()) {
    operands.push_back(value);
    types.push_back(getArgumentType(value.getType()));
  }
  kind = builder.getArrayAttr(
      {op.getModeAttr(), TypeAttr::get(builder.getFunctionType(types, {})),
       builder.getDenseBoolArrayAttr(isZero)});
}

/// The function that does what `op` does, of its kind.
static func::FuncOp createFunction(OpBuilder &builder, PadIntoOp op,
                                   const OutlinedPad &outlined) {
  auto function = func::FuncOp::create(
      builder, op.getLoc(), ("pad_" + stringifyPadMode(op.getMode())).str(),
      builder.getFunctionType(outlined.types, {}));
  function.setPrivate();
  function->setAttr(
      "llvm.linkage",
      LLVM::LinkageAttr::get(op.getContext(), LLVM::Linkage::Internal));
  OpBuilder::InsertionGuard guard(builder);
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToStart(body);
  auto arguments = body->getArguments().begin();
  Value source = *arguments++, init = *arguments++;
  auto takeAmounts = [&](ArrayRef<OpFoldResult> amounts) {
    SmallVector<OpFoldResult> taken;
    for (OpFoldResult amount : amounts)
      taken.push_back(isZeroInteger(amount) ? builder.getIndexAttr(0)
                                            : OpFoldResult(*arguments++));
    return taken;
  };
  SmallVector<OpFoldResult> low = takeAmounts(op.getLowPerAxis());
  SmallVector<OpFoldResult> high = takeAmounts(op.getHighPerAxis());
  Value value;
  if (op.getValue()) {
    value = *arguments++;
    if (value.getType() != op.getValue().getType())
      value = arith::BitcastOp::create(builder, op.getLoc(),
                                       op.getValue().getType(), value);
  }
  PadIntoOp::create(builder, op.getLoc(), op.getMode(), source, init, low, high,
                    value, /*axes=*/DenseI64ArrayAttr());
  func::ReturnOp::create(builder, op.getLoc());
  return function;
}

static void replaceByCall(PadIntoOp op, const OutlinedPad &outlined,
                          func::FuncOp function) {
  OpBuilder builder(op);
  SmallVector<Value> operands;
  for (auto [operand, type] : llvm::zip(outlined.operands, outlined.types)) {
    Value value =
        getValueOrCreateConstantIndexOp(builder, op.getLoc(), operand);
    if (isa<IntegerType>(type) && value.getType() != type)
      value = arith::BitcastOp::create(builder, op.getLoc(), type, value);
    else if (value.getType() != type)
      value = memref::CastOp::create(builder, op.getLoc(), type, value);
    operands.push_back(value);
  }
  func::CallOp::create(builder, op.getLoc(), function, operands);
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
    llvm::MapVector<Attribute, SmallVector<PadIntoOp>> kinds;
    module.walk([&](PadIntoOp op) {
      // A pad in a parallel loop already has its thread, and views of one array
      // may overlap; a function would know neither.
      if (!op.hasPureBufferSemantics() || !hasLongCode(op) ||
          areViewsOfOneArray(op.getSource(), op.getInit()) ||
          (op.getValue() && hasHalves(op.getValue().getType())) ||
          op->getParentOfType<scf::ParallelOp>() ||
          op->getParentOfType<scf::ForallOp>() ||
          SymbolTable::getNearestSymbolTable(op->getParentOp()) != module)
        return;
      kinds[OutlinedPad(op).kind].push_back(op);
    });
    SymbolTable symbols(module);
    for (auto &[kind, pads] : kinds) {
      if (static_cast<int64_t>(pads.size()) < minPads)
        continue;
      OpBuilder builder(module.getBodyRegion());
      builder.setInsertionPointToEnd(module.getBody());
      func::FuncOp function =
          createFunction(builder, pads.front(), OutlinedPad(pads.front()));
      symbols.insert(function);
      ++numFunctions;
      for (PadIntoOp op : pads)
        replaceByCall(op, OutlinedPad(op), function);
      numOutlined += pads.size();
    }
  }
};

} // namespace
