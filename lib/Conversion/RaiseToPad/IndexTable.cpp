//===- IndexTable.cpp - Evaluating index maps -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexTable.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Extension.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Modes
//===----------------------------------------------------------------------===//

void mlir::pad::forEachIndexMode(llvm::function_ref<void(PadMode)> function) {
  for (uint32_t value = 0; value <= getMaxEnumValForPadMode(); ++value)
    if (std::optional<PadMode> mode = symbolizePadMode(value))
      if (!Extension::get(*mode).isFill())
        function(*mode);
}

std::optional<PadMode> ModeSet::first() const {
  std::optional<PadMode> found;
  forEachIndexMode([&](PadMode mode) {
    if (!found && contains(mode))
      found = mode;
  });
  return found;
}

ModeSet mlir::pad::getModes(ArrayRef<int64_t> table, int64_t low,
                            int64_t extent,
                            llvm::function_ref<bool(int64_t)> matters) {
  ModeSet modes;
  if (extent <= 0)
    return modes;
  ConstantArith arith;
  forEachIndexMode([&](PadMode mode) {
    Extension extension = Extension::get(mode);
    for (auto [position, index] : llvm::enumerate(table)) {
      int64_t offset = static_cast<int64_t>(position) - low;
      if (matters(position) &&
          index != extension.getSourceIndex(arith, offset, extent))
        return;
    }
    modes.insert(mode);
  });
  return modes;
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

namespace {

/// Evaluates scalars by folding, with a value put in for some of them.
class Evaluator {
public:
  Evaluator(Attribute argument, llvm::function_ref<bool(Value)> isArgument)
      : argument(argument), isArgument(isArgument) {}

  /// The constant that `value` is, or null.
  Attribute evaluate(Value value) {
    auto [it, isNew] = known.try_emplace(value);
    if (!isNew)
      return it->second;
    Attribute result = evaluateAnew(value);
    known[value] = result;
    return result;
  }

private:
  Attribute evaluateAnew(Value value) {
    if (isArgument(value))
      return argument;
    Attribute constant;
    if (matchPattern(value, m_Constant(&constant)))
      return constant;
    // Operations of these dialects fold to a constant where all their operands
    // are constants, and are not changed by the attempt.
    Operation *op = value.getDefiningOp();
    if (!op ||
        !(isa<arith::ArithDialect, affine::AffineDialect>(op->getDialect()) ||
          isa<tensor::DimOp>(op)))
      return {};
    SmallVector<Attribute> operands;
    for (Value operand : op->getOperands()) {
      bool isShaped = isa<ShapedType>(operand.getType());
      operands.push_back(isShaped ? Attribute() : evaluate(operand));
      if (!isShaped && !operands.back())
        return {};
    }
    SmallVector<Attribute> results = foldToConstants(
        op, operands, [&](Value other) { return evaluate(other); });
    return results.empty() ? Attribute()
                           : results[cast<OpResult>(value).getResultNumber()];
  }

  Attribute argument;
  llvm::function_ref<bool(Value)> isArgument;
  DenseMap<Value, Attribute> known;
};

} // namespace

FailureOr<IndexTable>
mlir::pad::tabulate(Value value, int64_t size,
                    llvm::function_ref<bool(Value)> isArgument) {
  if (size < 0 || size > maxTableSize)
    return failure();
  Builder builder(value.getContext());
  IndexTable table;
  for (int64_t position : llvm::seq(size)) {
    Evaluator evaluator(builder.getIndexAttr(position), isArgument);
    auto index = dyn_cast_or_null<IntegerAttr>(evaluator.evaluate(value));
    if (!index)
      return failure();
    table.push_back(index.getValue().getSExtValue());
  }
  return table;
}
