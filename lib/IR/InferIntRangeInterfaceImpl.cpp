//===- InferIntRangeInterfaceImpl.cpp - Ranges of padded integers ---------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An element of a padded tensor of integers is an element of the source or the
// fill. This says nothing of extents, which are not integers of the program;
// see ValueBoundsOpInterfaceImpl.cpp for those.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "pad/IR/Extension.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

/// Sets the range of the elements of `result`. If they are all one number,
/// upstream makes a constant of them, which has to have a static shape.
static void setElements(Value result, const ConstantIntRanges &range,
                        SetIntRangeFn setRange) {
  bool isUnknown = range.getConstantValue() &&
                   !cast<ShapedType>(result.getType()).hasStaticShape();
  setRange(result, isUnknown
                       ? ConstantIntRanges::maxRange(range.umin().getBitWidth())
                       : range);
}

/// The range of the elements of `result`, which `op` pads from a source to.
template <typename OpTy>
static void inferRange(OpTy op, Value result,
                       ArrayRef<ConstantIntRanges> operands,
                       SetIntRangeFn setRange) {
  Type element = getElementTypeOrSelf(result.getType());
  // Other elements have no range, as upstream's ops have none for them.
  if (!element.isIntOrIndex())
    return;
  unsigned width = ConstantIntRanges::getStorageBitwidth(element);
  ConstantIntRanges range = operands[op.getSourceMutable().getOperandNumber()];
  if (op.getValue()) {
    unsigned position = op.getValueMutable()[0].getOperandNumber();
    setElements(result, range.rangeUnion(operands[position]), setRange);
    return;
  }
  // Without run-time checks, an index mode writes zeros if its source is empty.
  ArrayRef<int64_t> shape =
      cast<ShapedType>(op.getSource().getType()).getShape();
  bool mayBeEmpty = llvm::any_of(shape, [](int64_t extent) {
    return ShapedType::isDynamic(extent) || extent == 0;
  });
  if (Extension::get(op.getMode()).isFill() || mayBeEmpty)
    range =
        range.rangeUnion(ConstantIntRanges::constant(APInt::getZero(width)));
  setElements(result, range, setRange);
}

void PadOp::inferResultRanges(ArrayRef<ConstantIntRanges> operands,
                              SetIntRangeFn setRange) {
  inferRange(*this, getResult(), operands, setRange);
}

void PadIntoOp::inferResultRanges(ArrayRef<ConstantIntRanges> operands,
                                  SetIntRangeFn setRange) {
  // All of the destination is written, so its range does not matter.
  if (getResult())
    inferRange(*this, getResult(), operands, setRange);
}

void DynamicPadOp::inferResultRanges(ArrayRef<ConstantIntRanges> operands,
                                     SetIntRangeFn setRange) {
  inferRange(*this, getResult(), operands, setRange);
}
