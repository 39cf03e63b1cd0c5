//===- RuntimeOpVerification.cpp - Run-time checks of constraints ---------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the constraints of docs/Semantics.md that the verifier could not, for
// upstream's --generate-runtime-verification. `pad_cN` marks constraint (CN).
//
//===----------------------------------------------------------------------===//

#include "RuntimeOpChecks.h"
#include "TensorOpVerification.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/RuntimeVerifiableOpInterface.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/DynamicAmounts.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// The checks of a pad or an adjoint, with or without a destination.
template <typename OpTy>
struct WindowVerification final
    : RuntimeVerifiableOpInterface::ExternalModel<WindowVerification<OpTy>,
                                                  OpTy> {
  void generateRuntimeVerification(Operation *op, OpBuilder &builder,
                                   Location loc,
                                   MessageGenerator generateMessage) const {
    auto window = cast<PadWindowOpInterface>(op);
    auto into = dyn_cast<DestinationStyleOpInterface>(op);
    Checks checks(builder, op, generateMessage);
    checks.requireExtents(
        window.getSource(), window.getLowPerAxis(), window.getHighPerAxis(),
        into ? checks.getSizes(into.getDpsInitOperand(0)->get())
             : getClaimedSizes(checks.index, window.getWrittenType()),
        window.getMode(), into ? "init" : "result", window.getChangeSign());
  }
};

struct FillBorderOpVerification final
    : RuntimeVerifiableOpInterface::ExternalModel<FillBorderOpVerification,
                                                  FillBorderOp> {
  void generateRuntimeVerification(Operation *op, OpBuilder &builder,
                                   Location loc,
                                   MessageGenerator generateMessage) const {
    auto border = cast<FillBorderOp>(op);
    Checks checks(builder, op, generateMessage);
    IndexBuilder &index = checks.index;
    OpFoldResult zero = index.constant(0);
    SmallVector<OpFoldResult> extents = checks.getSizes(border.getSource());
    SmallVector<OpFoldResult> insides;
    Condition hasElements = true;
    for (auto [axis, extent, low, high] : llvm::enumerate(
             extents, border.getLowPerAxis(), border.getHighPerAxis())) {
      // pad_c14
      for (auto [name, amount] :
           {std::pair("low ", low), std::pair("high ", high)})
        checks.require(index.lessEqual(zero, amount),
                       Message()
                           << "axis " << Twine(axis) << ": " << name << amount
                           << " is negative, expected at least 0");
      // pad_c15: no difference wraps, as nothing is negative.
      OpFoldResult left = index.sub(extent, low);
      checks.require(index.lessEqual(high, left),
                     Message()
                         << "axis " << Twine(axis) << ": extent " << extent
                         << " is less than low " << low << " + high " << high);
      insides.push_back(index.sub(left, high));
      hasElements =
          index.conjunction(hasElements, index.lessThan(zero, extent));
    }
    if (border.getMode() == PadMode::Constant)
      return;
    for (auto [axis, extent, inside] : llvm::enumerate(extents, insides)) {
      Condition isEmpty = index.lessEqual(inside, zero);
      checks.require(index.negation(index.conjunction(isEmpty, hasElements)),
                     Message() << "axis " << Twine(axis)
                               << " of the inside is empty, and mode '"
                               << stringifyPadMode(border.getMode())
                               << "' has nothing to fill the extent " << extent
                               << " from");
    }
  }
};

struct DynamicPadOpVerification final
    : RuntimeVerifiableOpInterface::ExternalModel<DynamicPadOpVerification,
                                                  DynamicPadOp> {
  void generateRuntimeVerification(Operation *op, OpBuilder &builder,
                                   Location loc,
                                   MessageGenerator generateMessage) const {
    auto pad = cast<DynamicPadOp>(op);
    Checks checks(builder, op, generateMessage);
    IndexBuilder &index = checks.index;
    int64_t rank = pad.getSourceType().getRank();

    // pad_c3
    OpFoldResult count = index.constant(rank);
    if (pad.getAxes())
      count = tensor::getMixedSize(builder, loc, pad.getAxes(), 0);
    OpFoldResult amounts = tensor::getMixedSize(builder, loc, pad.getPads(), 0);
    OpFoldResult expected = index.mul(count, 2);
    checks.require(index.equal(amounts, expected),
                   Message()
                       << "'pads' has " << amounts << " entries, expected "
                       << expected << ", two for each axis "
                       << (pad.getAxes() ? "in 'axes'" : "of the source"));
    if (pad.getAxes())
      requireAxes(checks, pad.getAxes(), count, rank);

    SmallVector<OpFoldResult> perAxis =
        readAmounts(index, rank, pad.getPads(), pad.getAxes());
    ArrayRef<OpFoldResult> all = perAxis;
    checks.requireExtents(
        pad.getSource(), all.take_front(rank), all.drop_front(rank),
        getClaimedSizes(index, pad.getResultType()), pad.getMode(), "result");
  }

private:
  /// Checks the `count` entries of `axes`.
  static void requireAxes(Checks &checks, Value axes, OpFoldResult count,
                          int64_t rank) {
    IndexBuilder &index = checks.index;
    auto normalize = [&](OpFoldResult axis) {
      Condition isNegative = index.lessThan(axis, 0);
      return index.select(isNegative, index.add(axis, rank), axis);
    };
    OpFoldResult zero = index.constant(0), one = index.constant(1);
    buildLoop(index, zero, count, one, [&](OpFoldResult position) {
      OpFoldResult entry = readEntry(index, axes, position);
      OpFoldResult axis = normalize(entry);
      // pad_c4
      checks.require(
          index.isIn({zero, index.constant(rank)}, axis),
          Message()
              << "axis " << entry << " at position " << position
              << " of 'axes' is not an axis of the source, expected one in ["
              << Twine(-rank) << ", " << Twine(rank) << ")");
      // pad_c5
      buildLoop(index, zero, position, one, [&](OpFoldResult earlierPosition) {
        OpFoldResult earlier = readEntry(index, axes, earlierPosition);
        checks.require(
            index.negation(index.equal(axis, normalize(earlier))),
            Message() << "axis " << axis << " is repeated in 'axes', as "
                      << earlier << " at position " << earlierPosition
                      << " and as " << entry << " at position " << position);
      });
    });
  }
};

} // namespace

void mlir::pad::registerRuntimeVerifiableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PadDialect *) {
    PadOp::attachInterface<WindowVerification<PadOp>>(*context);
    PadIntoOp::attachInterface<WindowVerification<PadIntoOp>>(*context);
    DynamicPadOp::attachInterface<DynamicPadOpVerification>(*context);
    FillBorderOp::attachInterface<FillBorderOpVerification>(*context);
    AdjointOp::attachInterface<WindowVerification<AdjointOp>>(*context);
    AdjointIntoOp::attachInterface<WindowVerification<AdjointIntoOp>>(*context);
    // The checks are built from these.
    context->loadDialect<arith::ArithDialect, cf::ControlFlowDialect,
                         memref::MemRefDialect, scf::SCFDialect,
                         tensor::TensorDialect>();
  });
  registerTensorOpVerification(registry);
}
