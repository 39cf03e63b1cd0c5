//===- Canonicalization.cpp - What the patterns share ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The helpers of Canonicalization.h, and getCanonicalizationPatterns of each
// op.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Shapes and amounts
//===----------------------------------------------------------------------===//

bool mlir::pad::wouldVerify(PadMode mode, ShapedType source, ShapedType result,
                            ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                            std::optional<ArrayRef<int64_t>> axes) {
  auto keepSilent = [&] { return getSilentDiagnostic(source.getContext()); };
  return succeeded(verifyPaddedShape(keepSilent, mode, source.getShape(), low,
                                     high, axes, result.getShape()));
}

bool mlir::pad::wouldVerifyLike(PadWindowOpInterface op, ShapedType source,
                                ShapedType result, ArrayRef<int64_t> low,
                                ArrayRef<int64_t> high) {
  auto keepSilent = [&] { return getSilentDiagnostic(source.getContext()); };
  return succeeded(op.verifyShape(keepSilent, source.getShape(), low, high,
                                  result.getShape()));
}

std::optional<int64_t> mlir::pad::getStaticAmount(OpFoldResult amount) {
  if (isa<Attribute>(amount))
    return getConstantIntValue(amount);
  return std::nullopt;
}

bool mlir::pad::areZero(OpFoldResult low, OpFoldResult high) {
  return getStaticAmount(low) == 0 && getStaticAmount(high) == 0;
}

bool mlir::pad::areCrops(OpFoldResult low, OpFoldResult high) {
  return getStaticAmount(low).value_or(1) <= 0 &&
         getStaticAmount(high).value_or(1) <= 0;
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

OpFoldResult mlir::pad::getFillScalar(PadOp op) {
  Value value = op.getValue();
  if (!value)
    return getZeroAttr(op.getSourceType().getElementType());
  if (Attribute constant = getConstantScalar(value))
    return constant;
  return value;
}

//===----------------------------------------------------------------------===//
// The ops' patterns
//===----------------------------------------------------------------------===//

void PadOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                        MLIRContext *) {
  populateOperandPatterns<PadOp>(patterns);
  populateTypePatterns<PadOp>(patterns);
  populateConstantPatterns(patterns);
  populateCompositionPatterns(patterns);
}

void PadIntoOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *) {
  populateOperandPatterns<PadIntoOp>(patterns);
  populateTypePatterns<PadIntoOp>(patterns);
  populateBorderPatterns(patterns);
}

void DynamicPadOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                               MLIRContext *) {
  populateOperandPatterns<DynamicPadOp>(patterns);
  populateTypePatterns<DynamicPadOp>(patterns);
  populateDynamicPadPatterns(patterns);
}

void AdjointOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *) {
  populateOperandPatterns<AdjointOp>(patterns);
  populateTypePatterns<AdjointOp>(patterns);
  populateAdjointPatterns(patterns);
}

void AdjointIntoOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                MLIRContext *) {
  populateOperandPatterns<AdjointIntoOp>(patterns);
  populateTypePatterns<AdjointIntoOp>(patterns);
}
