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

#include "DynamicAmounts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/RuntimeVerifiableOpInterface.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/IndexBuilder.h"

using namespace mlir;
using namespace mlir::pad;

/// Stands in a text for a number that is known at run time: the unit separator,
/// which no printed operation contains.
static constexpr char numberMark = '\x1f';

namespace {

using MessageGenerator = function_ref<std::string(Operation *, StringRef)>;

/// A text with numbers in it.
class Message {
public:
  Message &operator<<(const Twine &string) {
    text += string.str();
    return *this;
  }
  Message &operator<<(const Message &other) {
    text += other.text;
    llvm::append_range(numbers, other.numbers);
    return *this;
  }
  Message &operator<<(OpFoldResult number) {
    if (std::optional<int64_t> known = getConstantIntValue(number))
      return *this << Twine(*known);
    text += numberMark;
    numbers.push_back(cast<Value>(number));
    return *this;
  }

  std::string text;
  SmallVector<Value> numbers;
};

/// Builds the checks of one operation.
class Checks {
public:
  Checks(OpBuilder &builder, Operation *op, MessageGenerator generateMessage)
      : index(builder, op->getLoc()), op(op), generateMessage(generateMessage) {
  }

  /// Stops the program with `message` unless `condition` holds.
  void require(Condition condition, const Message &message);

  /// Checks the extents of `result` against those of `source` and the amounts
  /// for each axis; `name` is what the op calls the result.
  void requireExtents(Value source, ArrayRef<OpFoldResult> lows,
                      ArrayRef<OpFoldResult> highs,
                      ArrayRef<OpFoldResult> resultSizes, PadMode mode,
                      StringRef name);

  /// As requireExtents, of an adjoint.
  void requireUnpaddedExtents(Value source, ArrayRef<OpFoldResult> lows,
                              ArrayRef<OpFoldResult> highs,
                              ArrayRef<OpFoldResult> resultSizes, PadMode mode,
                              StringRef name);

  IndexBuilder index;

private:
  Operation *op;
  MessageGenerator generateMessage;
};

} // namespace

void Checks::require(Condition condition, const Message &message) {
  if (condition.isTrue())
    return;
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  std::string text = generateMessage(op, message.text);
  SmallVector<StringRef> strings;
  StringRef(text).split(strings, numberMark);
  scf::IfOp::create(builder, loc, index.materialize(index.negation(condition)),
                    [&](OpBuilder &nested, Location) {
                      ReportOp::create(nested, loc,
                                       nested.getStrArrayAttr(strings),
                                       message.numbers);
                      scf::YieldOp::create(nested, loc);
                    });
  std::replace(text.begin(), text.end(), numberMark, '?');
  cf::AssertOp::create(builder, loc, index.materialize(condition), text);
}

static SmallVector<OpFoldResult> getSizes(IndexBuilder &index, Value value) {
  if (isa<MemRefType>(value.getType()))
    return memref::getMixedSizes(index.getBuilder(), index.getLoc(), value);
  return tensor::getMixedSizes(index.getBuilder(), index.getLoc(), value);
}

void Checks::requireExtents(Value source, ArrayRef<OpFoldResult> lows,
                            ArrayRef<OpFoldResult> highs,
                            ArrayRef<OpFoldResult> resultSizes, PadMode mode,
                            StringRef name) {
  OpFoldResult zero = index.constant(0);
  SmallVector<OpFoldResult> sourceSizes = getSizes(index, source);
  SmallVector<OpFoldResult> extents;
  for (auto [axis, n, low, high] : llvm::enumerate(sourceSizes, lows, highs)) {
    OpFoldResult change = index.add(low, high);
    OpFoldResult extent = index.add(n, change);
    extents.push_back(extent);
    // pad_c6: amounts that add something make no extent negative. A sum that
    // wraps is on the wrong side of its second term if the first one is not
    // negative, as an extent is not.
    std::optional<int64_t> known = getChange(low, high);
    Message sum;
    sum << n << " + low " << low << " + high " << high;
    if (!known) {
      Condition isNegative = index.lessThan(low, zero);
      Condition changeFits =
          index.lessEqual(index.select(isNegative, change, high),
                          index.select(isNegative, high, change));
      require(index.conjunction(changeFits, index.lessEqual(change, extent)),
              Message() << "axis " << Twine(axis) << ": result extent " << sum
                        << " is out of range, expected one in [0, 2^63)");
    }
    sum << " = " << extent;
    require(known.value_or(-1) >= 0 ? Condition(true)
                                    : index.lessEqual(zero, extent),
            Message() << "axis " << Twine(axis) << ": result extent " << sum
                      << " is negative, expected at least 0");
    // pad_c7
    if (OpFoldResult actual = resultSizes[axis])
      require(index.equal(extent, actual),
              Message() << "axis " << Twine(axis) << ": " << name << " extent "
                        << actual << " does not match " << sum);
  }

  // pad_c10
  if (mode == PadMode::Constant)
    return;
  Condition hasResult = true;
  for (OpFoldResult extent : extents)
    hasResult = index.conjunction(hasResult, index.lessThan(zero, extent));
  for (auto [axis, n, extent] : llvm::enumerate(sourceSizes, extents)) {
    Condition isEmpty = index.negation(index.lessThan(zero, n));
    require(index.negation(index.conjunction(isEmpty, hasResult)),
            Message() << "axis " << Twine(axis) << " is empty, and mode '"
                      << stringifyPadMode(mode)
                      << "' has nothing to fill the result extent " << extent
                      << " from");
  }
}

/// pad_c13
void Checks::requireUnpaddedExtents(Value source, ArrayRef<OpFoldResult> lows,
                                    ArrayRef<OpFoldResult> highs,
                                    ArrayRef<OpFoldResult> resultSizes,
                                    PadMode mode, StringRef name) {
  OpFoldResult zero = index.constant(0);
  SmallVector<OpFoldResult> sourceSizes = getSizes(index, source);
  SmallVector<OpFoldResult> extents;
  for (auto [axis, m, low, high] : llvm::enumerate(sourceSizes, lows, highs)) {
    OpFoldResult change = index.add(low, high);
    OpFoldResult extent = index.sub(m, change);
    extents.push_back(extent);
    std::optional<int64_t> known = getAdjointChange(low, high);
    Message difference;
    difference << m << " - low " << low << " - high " << high;
    if (!known) {
      // As in requireExtents; what is taken away from an extent wraps if it is
      // negative and leaves less.
      Condition isNegative = index.lessThan(low, zero);
      Condition changeFits =
          index.lessEqual(index.select(isNegative, change, high),
                          index.select(isNegative, high, change));
      Condition extentFits = index.disjunction(index.lessEqual(zero, change),
                                               index.lessEqual(m, extent));
      require(index.conjunction(changeFits, extentFits),
              Message() << "axis " << Twine(axis) << ": result extent "
                        << difference
                        << " is out of range, expected one in [0, 2^63)");
    }
    difference << " = " << extent;
    require(known.value_or(-1) >= 0 ? Condition(true)
                                    : index.lessEqual(zero, extent),
            Message() << "axis " << Twine(axis) << ": result extent "
                      << difference << " is negative, expected at least 0");
    if (OpFoldResult actual = resultSizes[axis])
      require(index.equal(extent, actual),
              Message() << "axis " << Twine(axis) << ": " << name << " extent "
                        << actual << " does not match " << difference);
  }

  if (mode == PadMode::Constant)
    return;
  Condition hasSource = true;
  for (OpFoldResult m : sourceSizes)
    hasSource = index.conjunction(hasSource, index.lessThan(zero, m));
  for (auto [axis, m, extent] : llvm::enumerate(sourceSizes, extents)) {
    Condition isEmpty = index.lessEqual(extent, zero);
    require(index.negation(index.conjunction(isEmpty, hasSource)),
            Message() << "axis " << Twine(axis)
                      << " of the result is empty, and mode '"
                      << stringifyPadMode(mode)
                      << "' has nothing to add the source extent " << m
                      << " to");
  }
}

namespace {

struct PadOpVerification final
    : RuntimeVerifiableOpInterface::ExternalModel<PadOpVerification, PadOp> {
  void generateRuntimeVerification(Operation *op, OpBuilder &builder,
                                   Location loc,
                                   MessageGenerator generateMessage) const {
    auto pad = cast<PadOp>(op);
    Checks checks(builder, op, generateMessage);
    // A dynamic extent of the result is computed from what is checked.
    SmallVector<OpFoldResult> claimed;
    for (int64_t extent : pad.getResultType().getShape())
      claimed.push_back(ShapedType::isDynamic(extent)
                            ? OpFoldResult()
                            : checks.index.constant(extent));
    checks.requireExtents(pad.getSource(), pad.getLowPerAxis(),
                          pad.getHighPerAxis(), claimed, pad.getMode(),
                          "result");
  }
};

struct PadIntoOpVerification final
    : RuntimeVerifiableOpInterface::ExternalModel<PadIntoOpVerification,
                                                  PadIntoOp> {
  void generateRuntimeVerification(Operation *op, OpBuilder &builder,
                                   Location loc,
                                   MessageGenerator generateMessage) const {
    auto pad = cast<PadIntoOp>(op);
    Checks checks(builder, op, generateMessage);
    checks.requireExtents(
        pad.getSource(), pad.getLowPerAxis(), pad.getHighPerAxis(),
        getSizes(checks.index, pad.getInit()), pad.getMode(), "init");
  }
};

struct AdjointOpVerification final
    : RuntimeVerifiableOpInterface::ExternalModel<AdjointOpVerification,
                                                  AdjointOp> {
  void generateRuntimeVerification(Operation *op, OpBuilder &builder,
                                   Location loc,
                                   MessageGenerator generateMessage) const {
    auto adjoint = cast<AdjointOp>(op);
    Checks checks(builder, op, generateMessage);
    SmallVector<OpFoldResult> claimed;
    for (int64_t extent : adjoint.getResultType().getShape())
      claimed.push_back(ShapedType::isDynamic(extent)
                            ? OpFoldResult()
                            : checks.index.constant(extent));
    checks.requireUnpaddedExtents(adjoint.getSource(), adjoint.getLowPerAxis(),
                                  adjoint.getHighPerAxis(), claimed,
                                  adjoint.getMode(), "result");
  }
};

struct AdjointIntoOpVerification final
    : RuntimeVerifiableOpInterface::ExternalModel<AdjointIntoOpVerification,
                                                  AdjointIntoOp> {
  void generateRuntimeVerification(Operation *op, OpBuilder &builder,
                                   Location loc,
                                   MessageGenerator generateMessage) const {
    auto adjoint = cast<AdjointIntoOp>(op);
    Checks checks(builder, op, generateMessage);
    checks.requireUnpaddedExtents(
        adjoint.getSource(), adjoint.getLowPerAxis(), adjoint.getHighPerAxis(),
        getSizes(checks.index, adjoint.getInit()), adjoint.getMode(), "init");
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
    OpFoldResult expected = index.mul(count, index.constant(2));
    checks.require(index.equal(amounts, expected),
                   Message()
                       << "'pads' has " << amounts << " entries, expected "
                       << expected << ", two for each axis "
                       << (pad.getAxes() ? "in 'axes'" : "of the source"));
    if (pad.getAxes())
      requireAxes(checks, pad.getAxes(), count, rank);

    SmallVector<OpFoldResult> perAxis = readAmounts(index, pad);
    ArrayRef<OpFoldResult> all = perAxis;
    SmallVector<OpFoldResult> claimed;
    for (int64_t extent : pad.getResultType().getShape())
      claimed.push_back(ShapedType::isDynamic(extent) ? OpFoldResult()
                                                      : index.constant(extent));
    checks.requireExtents(pad.getSource(), all.take_front(rank),
                          all.drop_front(rank), claimed, pad.getMode(),
                          "result");
  }

private:
  /// Checks the `count` entries of `axes`.
  static void requireAxes(Checks &checks, Value axes, OpFoldResult count,
                          int64_t rank) {
    IndexBuilder &index = checks.index;
    OpBuilder &builder = index.getBuilder();
    Location loc = index.getLoc();
    auto normalize = [&](OpFoldResult axis) {
      return index.select(index.lessThan(axis, index.constant(0)),
                          index.add(axis, index.constant(rank)), axis);
    };
    auto buildLoop = [&](OpFoldResult end) {
      return scf::ForOp::create(
          builder, loc, index.materialize(index.constant(0)),
          index.materialize(end), index.materialize(index.constant(1)));
    };
    auto outer = buildLoop(count);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(outer.getBody());
    OpFoldResult position = outer.getInductionVar();
    OpFoldResult entry = readEntry(index, axes, position);
    OpFoldResult axis = normalize(entry);
    // pad_c4
    checks.require(
        index.conjunction(index.lessEqual(index.constant(0), axis),
                          index.lessThan(axis, index.constant(rank))),
        Message()
            << "axis " << entry << " at position " << position
            << " of 'axes' is not an axis of the source, expected one in ["
            << Twine(-rank) << ", " << Twine(rank) << ")");
    // pad_c5
    auto inner = buildLoop(position);
    builder.setInsertionPointToStart(inner.getBody());
    OpFoldResult earlierPosition = inner.getInductionVar();
    OpFoldResult earlier = readEntry(index, axes, earlierPosition);
    checks.require(index.negation(index.equal(axis, normalize(earlier))),
                   Message()
                       << "axis " << axis << " is repeated in 'axes', as "
                       << earlier << " at position " << earlierPosition
                       << " and as " << entry << " at position " << position);
  }
};

} // namespace

void mlir::pad::registerRuntimeVerifiableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PadDialect *) {
    PadOp::attachInterface<PadOpVerification>(*context);
    PadIntoOp::attachInterface<PadIntoOpVerification>(*context);
    DynamicPadOp::attachInterface<DynamicPadOpVerification>(*context);
    AdjointOp::attachInterface<AdjointOpVerification>(*context);
    AdjointIntoOp::attachInterface<AdjointIntoOpVerification>(*context);
    // The checks are built from these.
    context->loadDialect<arith::ArithDialect, cf::ControlFlowDialect,
                         memref::MemRefDialect, scf::SCFDialect,
                         tensor::TensorDialect>();
  });
}
