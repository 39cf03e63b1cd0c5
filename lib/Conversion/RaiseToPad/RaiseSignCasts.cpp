//===- RaiseSignCasts.cpp - Pads between casts of integers ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/SignCast.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

// %s = unrealized_conversion_cast %x : tensor<?xui8> to tensor<?xi8>
// %p = pad.pad m %s low[l] high[h] value(%v) : tensor<?xi8> to tensor<?xi8>
// unrealized_conversion_cast %p : tensor<?xi8> to tensor<?xui8>
//   -> %w = unrealized_conversion_cast %v : i8 to ui8
//      pad.pad m %x low[l] high[h] value(%w) : tensor<?xui8> to tensor<?xui8>
struct RaiseSignCasts final : OpRewritePattern<UnrealizedConversionCastOp> {
  using OpRewritePattern<UnrealizedConversionCastOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(UnrealizedConversionCastOp op,
                                PatternRewriter &rewriter) const final {
    auto pad =
        isSignCast(op) ? op.getOperand(0).getDefiningOp<PadOp>() : PadOp();
    if (!pad || !isSignCast(pad.getSource().getDefiningOp()))
      return rewriter.notifyMatchFailure(op, "no pad between casts");
    Value source = pad.getSource().getDefiningOp()->getOperand(0);
    Type element = getElementTypeOrSelf(source.getType());
    if (element != getElementTypeOrSelf(op.getResult(0).getType()) ||
        !llvm::all_of(pad->getUsers(), isSignCast))
      return rewriter.notifyMatchFailure(op, "not cast back");
    Value value = pad.getValue();
    if (value)
      value = UnrealizedConversionCastOp::create(rewriter, op.getLoc(), element,
                                                 value)
                  .getResult(0);
    rewriter.replaceOpWithNewOp<PadOp>(
        op, op.getResult(0).getType(), pad.getMode(), source, pad.getMixedLow(),
        pad.getMixedHigh(), value, pad.getAxesAttr());
    return success();
  }
};

} // namespace

void mlir::pad::populateRaiseSignCastsPatterns(RewritePatternSet &patterns,
                                               PatternBenefit benefit) {
  patterns.add<RaiseSignCasts>(patterns.getContext(), benefit);
}
