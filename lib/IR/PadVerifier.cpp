//===- PadVerifier.cpp - The constraints of the pad dialect ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the constraints of docs/Semantics.md as far as types and attributes
// decide them. `pad_cN` marks constraint (CN).
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Pad.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether a shape has the amounts added, or taken away again.
enum class Direction { Pad, Unpad };

/// Writes an amount as the message's reader wrote it, with its sign apart.
static void appendAmount(InFlightDiagnostic &diag, StringRef name,
                         int64_t amount, Direction direction) {
  bool isAdded = (amount >= 0) == (direction == Direction::Pad);
  diag << (isAdded ? " + " : " - ") << name << ' '
       << (amount < 0 ? 0 - static_cast<uint64_t>(amount)
                      : static_cast<uint64_t>(amount));
}

InFlightDiagnostic mlir::pad::getSilentDiagnostic(MLIRContext *context) {
  InFlightDiagnostic diagnostic = context->getDiagEngine().emit(
      UnknownLoc::get(context), DiagnosticSeverity::Error);
  diagnostic.abandon();
  return diagnostic;
}

/// pad_c3 to pad_c5 for a source of `rank`. See inferPaddedShape for the
/// arguments.
static LogicalResult verifyAmounts(function_ref<InFlightDiagnostic()> emit,
                                   int64_t rank, ArrayRef<int64_t> staticLow,
                                   ArrayRef<int64_t> staticHigh,
                                   std::optional<ArrayRef<int64_t>> axes) {
  int64_t expected = axes ? axes->size() : rank;

  // pad_c3
  for (auto [name, amounts] :
       {std::pair("low", staticLow), std::pair("high", staticHigh)})
    if (static_cast<int64_t>(amounts.size()) != expected) {
      emit() << "'" << name << "' has " << amounts.size()
             << " amounts, expected " << expected
             << (axes ? ", one for each axis in 'axes'"
                      : ", one for each axis of the source");
      return failure();
    }

  // pad_c4
  SmallVector<int64_t> padded = normalizeAxes(axes, rank);
  for (auto [position, axis] : llvm::enumerate(padded))
    if (axis < 0 || axis >= rank) {
      emit() << "axis " << (*axes)[position] << " at position " << position
             << " of 'axes' is not an axis of the source, expected one in ["
             << -rank << ", " << rank << ")";
      return failure();
    }

  // pad_c5
  SmallVector<std::optional<size_t>> seen(rank);
  for (auto [position, axis] : llvm::enumerate(padded)) {
    if (seen[axis]) {
      emit() << "axis " << axis << " is repeated in 'axes', as "
             << (*axes)[*seen[axis]] << " at position " << *seen[axis]
             << " and as " << (*axes)[position] << " at position " << position;
      return failure();
    }
    seen[axis] = position;
  }
  return success();
}

/// See inferPaddedShape for the arguments.
static FailureOr<SmallVector<int64_t>>
inferShape(function_ref<InFlightDiagnostic()> emit, Direction direction,
           ArrayRef<int64_t> source, ArrayRef<int64_t> staticLow,
           ArrayRef<int64_t> staticHigh,
           std::optional<ArrayRef<int64_t>> axes) {
  int64_t rank = source.size();
  if (failed(verifyAmounts(emit, rank, staticLow, staticHigh, axes)))
    return failure();

  // pad_c6, pad_c13
  SmallVector<int64_t> shape = llvm::to_vector(source);
  for (auto [axis, low, high] :
       llvm::zip_equal(normalizeAxes(axes, rank), staticLow, staticHigh)) {
    if (ShapedType::isDynamic(low) || ShapedType::isDynamic(high)) {
      shape[axis] = ShapedType::kDynamic;
      continue;
    }
    int64_t extent = shape[axis];
    if (ShapedType::isDynamic(extent))
      continue;
    int64_t sum;
    bool overflow =
        llvm::AddOverflow(low, high, sum) ||
        (direction == Direction::Pad ? llvm::AddOverflow(extent, sum, sum)
                                     : llvm::SubOverflow(extent, sum, sum));
    if (overflow || sum < 0) {
      InFlightDiagnostic diag = emit();
      diag << "axis " << axis << ": result extent " << extent;
      appendAmount(diag, "low", low, direction);
      appendAmount(diag, "high", high, direction);
      if (overflow)
        diag << " is out of range, expected one in [0, 2^63)";
      else
        diag << " = " << sum << " is negative";
      return failure();
    }
    shape[axis] = sum;
  }
  return shape;
}

FailureOr<SmallVector<int64_t>> mlir::pad::inferPaddedShape(
    function_ref<InFlightDiagnostic()> emit, ArrayRef<int64_t> source,
    ArrayRef<int64_t> staticLow, ArrayRef<int64_t> staticHigh,
    std::optional<ArrayRef<int64_t>> axes) {
  return inferShape(emit, Direction::Pad, source, staticLow, staticHigh, axes);
}

FailureOr<SmallVector<int64_t>> mlir::pad::inferUnpaddedShape(
    function_ref<InFlightDiagnostic()> emit, ArrayRef<int64_t> padded,
    ArrayRef<int64_t> staticLow, ArrayRef<int64_t> staticHigh,
    std::optional<ArrayRef<int64_t>> axes) {
  return inferShape(emit, Direction::Unpad, padded, staticLow, staticHigh,
                    axes);
}

/// pad_c10, if an element is certainly read. `extents` are the extents of the
/// result as far as they are known; the error calls them `extentName`, and
/// calls the padded array `what`.
static LogicalResult verifyReadable(function_ref<InFlightDiagnostic()> emit,
                                    PadMode mode, ArrayRef<int64_t> source,
                                    ArrayRef<int64_t> extents,
                                    StringRef what = "",
                                    StringRef extentName = "result extent") {
  bool readsForCertain = llvm::all_of(
      extents, [](int64_t e) { return !ShapedType::isDynamic(e) && e > 0; });
  if (mode == PadMode::Constant || !readsForCertain)
    return success();
  for (auto [axis, extent] : llvm::enumerate(source))
    if (extent == 0) {
      emit() << "axis " << axis << what << " is empty, and mode '"
             << stringifyPadMode(mode) << "' has nothing to fill the "
             << extentName << ' ' << extents[axis] << " from";
      return failure();
    }
  return success();
}

/// pad_c13, if a term is certainly added. `padded` and `result` are the extents
/// of source and result as far as they are known.
static LogicalResult verifyAddable(function_ref<InFlightDiagnostic()> emit,
                                   PadMode mode, ArrayRef<int64_t> padded,
                                   ArrayRef<int64_t> result) {
  bool addsForCertain = llvm::all_of(
      padded, [](int64_t m) { return !ShapedType::isDynamic(m) && m > 0; });
  if (mode == PadMode::Constant || !addsForCertain)
    return success();
  for (auto [axis, extent] : llvm::enumerate(result))
    if (extent == 0) {
      emit() << "axis " << axis << " of the result is empty, and mode '"
             << stringifyPadMode(mode)
             << "' has nothing to add the source extent " << padded[axis]
             << " to";
      return failure();
    }
  return success();
}

/// See verifyPaddedShape for the arguments. Returns the extents of the result
/// as far as they are known.
static FailureOr<SmallVector<int64_t>>
verifyShape(function_ref<InFlightDiagnostic()> emit, Direction direction,
            ArrayRef<int64_t> source, ArrayRef<int64_t> staticLow,
            ArrayRef<int64_t> staticHigh, std::optional<ArrayRef<int64_t>> axes,
            ArrayRef<int64_t> result) {
  FailureOr<SmallVector<int64_t>> inferred =
      inferShape(emit, direction, source, staticLow, staticHigh, axes);
  if (failed(inferred))
    return failure();

  // pad_c7, pad_c13
  int64_t rank = source.size();
  SmallVector<int64_t> lows(rank), highs(rank);
  for (auto [axis, low, high] :
       llvm::zip_equal(normalizeAxes(axes, rank), staticLow, staticHigh)) {
    lows[axis] = low;
    highs[axis] = high;
  }
  for (auto [axis, expected, actual] : llvm::enumerate(*inferred, result))
    if (!ShapedType::isDynamic(expected) && !ShapedType::isDynamic(actual) &&
        expected != actual) {
      InFlightDiagnostic diag = emit();
      diag << "axis " << axis << ": result extent " << actual
           << " does not match " << source[axis];
      appendAmount(diag, "low", lows[axis], direction);
      appendAmount(diag, "high", highs[axis], direction);
      diag << " = " << expected;
      return failure();
    }

  SmallVector<int64_t> extents;
  for (auto [expected, actual] : llvm::zip_equal(*inferred, result))
    extents.push_back(ShapedType::isDynamic(actual) ? expected : actual);
  return extents;
}

LogicalResult mlir::pad::verifyPaddedShape(
    function_ref<InFlightDiagnostic()> emit, PadMode mode,
    ArrayRef<int64_t> source, ArrayRef<int64_t> staticLow,
    ArrayRef<int64_t> staticHigh, std::optional<ArrayRef<int64_t>> axes,
    ArrayRef<int64_t> result) {
  FailureOr<SmallVector<int64_t>> extents = verifyShape(
      emit, Direction::Pad, source, staticLow, staticHigh, axes, result);
  if (failed(extents))
    return failure();
  return verifyReadable(emit, mode, source, *extents);
}

LogicalResult mlir::pad::verifyUnpaddedShape(
    function_ref<InFlightDiagnostic()> emit, PadMode mode,
    ArrayRef<int64_t> padded, ArrayRef<int64_t> staticLow,
    ArrayRef<int64_t> staticHigh, std::optional<ArrayRef<int64_t>> axes,
    ArrayRef<int64_t> result) {
  FailureOr<SmallVector<int64_t>> extents = verifyShape(
      emit, Direction::Unpad, padded, staticLow, staticHigh, axes, result);
  if (failed(extents))
    return failure();
  return verifyAddable(emit, mode, padded, *extents);
}

/// Checks what all forms have in common; `result` is the type of the written
/// value, and `name` its name in the op.
template <typename OpTy>
static LogicalResult verifyTypes(OpTy op, ShapedType source, ShapedType result,
                                 StringRef name) {
  Type element = source.getElementType();

  // pad_c1
  if (result.getElementType() != element)
    return op.emitOpError()
           << name << " has element type " << result.getElementType()
           << ", expected that of the source, " << element;
  if (!BaseMemRefType::isValidElementType(element))
    return op.emitOpError()
           << "element type " << element << " cannot be stored in memory";

  // pad_c2
  if (result.getRank() != source.getRank())
    return op.emitOpError()
           << name << " has rank " << result.getRank()
           << ", expected that of the source, " << source.getRank();
  return success();
}

/// Checks what fills of the elements of type `element`.
template <typename OpTy>
static LogicalResult verifyValue(OpTy op, Type element) {
  // pad_c8
  if (op.getValue() && op.getMode() != PadMode::Constant)
    return op.emitOpError()
           << "'value' is given in mode '" << stringifyPadMode(op.getMode())
           << "', expected it in mode 'constant' alone";

  // pad_c9
  if (op.getValue() && op.getValue().getType() != element)
    return op.emitOpError()
           << "'value' has type " << op.getValue().getType()
           << ", expected the element type of the source, " << element;
  return success();
}

/// pad_c1, the part on tensors.
template <typename OpTy>
static LogicalResult verifyEncoding(OpTy op) {
  if (op.getResultType().getEncoding() == op.getSourceType().getEncoding())
    return success();
  return op.emitOpError() << "result has type " << op.getResultType()
                          << ", expected the encoding of the source, "
                          << op.getSourceType();
}

/// Checks the amounts and axes of `op`, whose source has `rank` axes.
template <typename OpTy>
static LogicalResult verifyAmounts(OpTy op, int64_t rank) {
  // pad_c3, the part on operands
  for (auto [name, amounts, operands] :
       {std::tuple("low", op.getStaticLow(), op.getLow()),
        std::tuple("high", op.getStaticHigh(), op.getHigh())}) {
    int64_t dynamic = llvm::count_if(amounts, ShapedType::isDynamic);
    if (dynamic != static_cast<int64_t>(operands.size()))
      return op.emitOpError()
             << "'" << name << "' has " << operands.size()
             << " operands, expected " << dynamic
             << ", one for each dynamic amount, which is "
             << ShapedType::kDynamic << " in 'static_" << name << "'";
  }

  return verifyAmounts([&] { return op.emitOpError(); }, rank,
                       op.getStaticLow(), op.getStaticHigh(), op.getAxes());
}

/// Checks what `pad.pad` and `pad.pad_into` have in common, as verifyTypes.
template <typename OpTy>
static LogicalResult verifyPadLike(OpTy op, ShapedType source,
                                   ShapedType result, StringRef name) {
  if (failed(verifyTypes(op, source, result, name)) ||
      failed(verifyValue(op, source.getElementType())))
    return failure();
  return verifyAmounts(op, source.getRank());
}

LogicalResult PadOp::verify() {
  if (failed(verifyEncoding(*this)) ||
      failed(verifyPadLike(*this, getSourceType(), getResultType(), "result")))
    return failure();
  return verifyPaddedShape(
      [&] { return emitOpError(); }, getMode(), getSourceType().getShape(),
      getStaticLow(), getStaticHigh(), getAxes(), getResultType().getShape());
}

LogicalResult DynamicPadOp::verify() {
  if (failed(verifyEncoding(*this)) ||
      failed(verifyTypes(*this, getSourceType(), getResultType(), "result")) ||
      failed(verifyValue(*this, getSourceType().getElementType())))
    return failure();

  // pad_c5: more axes than there are repeat one.
  int64_t rank = getSourceType().getRank();
  int64_t count =
      getAxes() ? cast<ShapedType>(getAxes().getType()).getDimSize(0) : rank;
  if (count > rank)
    return emitOpError() << "'axes' has " << count
                         << " entries, expected at most " << rank
                         << ", one for each axis of the source";

  // pad_c3
  int64_t amounts = cast<ShapedType>(getPads().getType()).getDimSize(0);
  if (!ShapedType::isDynamic(amounts)) {
    if (amounts % 2 != 0)
      return emitOpError() << "'pads' has " << amounts
                           << " entries, expected an even number";
    if (!ShapedType::isDynamic(count) && amounts != 2 * count)
      return emitOpError() << "'pads' has " << amounts << " entries, expected "
                           << 2 * count << ", two for each axis "
                           << (getAxes() ? "in 'axes'" : "of the source");
  }
  return verifyReadable([&] { return emitOpError(); }, getMode(),
                        getSourceType().getShape(), getResultType().getShape());
}

/// pad_c11
template <typename OpTy>
static LogicalResult verifyDestination(OpTy op) {
  bool onTensors = isa<RankedTensorType>(op.getSourceType());
  if (onTensors != isa<RankedTensorType>(op.getInitType()))
    return op.emitOpError()
           << "source has type " << op.getSourceType() << " and init "
           << op.getInitType() << ", expected two tensors or two memrefs";
  if (onTensors != static_cast<bool>(op.getResult()))
    return op.emitOpError()
           << "has " << (op.getResult() ? 1 : 0) << " results, expected "
           << (onTensors ? 1 : 0) << " with operands that are "
           << (onTensors ? "tensors" : "memrefs");
  if (onTensors && op.getResult().getType() != op.getInitType())
    return op.emitOpError() << "result has type " << op.getResult().getType()
                            << ", expected that of init, " << op.getInitType();
  return success();
}

LogicalResult PadIntoOp::verify() {
  if (failed(verifyDestination(*this)))
    return failure();
  // Upstream folds casts into what writes a destination, so extents may
  // contradict the amounts where a program that is right would not come to.
  return verifyPadLike(*this, getSourceType(), getInitType(), "init");
}

bool mlir::pad::isAddable(Type type) {
  if (auto complexType = dyn_cast<ComplexType>(type))
    return isa<FloatType>(complexType.getElementType());
  return type.isIntOrIndexOrFloat();
}

/// Checks what `pad.adjoint` and `pad.adjoint_into` have in common, as
/// verifyTypes.
template <typename OpTy>
static LogicalResult verifyAdjoint(OpTy op, ShapedType source,
                                   ShapedType result, StringRef name) {
  if (failed(verifyTypes(op, source, result, name)))
    return failure();

  // pad_c12
  if (!isAddable(source.getElementType()))
    return op.emitOpError()
           << "element type " << source.getElementType()
           << " cannot be added, expected an integer, an index, a float or a "
              "complex number of floats";
  return verifyAmounts(op, source.getRank());
}

LogicalResult AdjointOp::verify() {
  if (failed(verifyEncoding(*this)) ||
      failed(verifyAdjoint(*this, getSourceType(), getResultType(), "result")))
    return failure();
  return verifyUnpaddedShape(
      [&] { return emitOpError(); }, getMode(), getSourceType().getShape(),
      getStaticLow(), getStaticHigh(), getAxes(), getResultType().getShape());
}

LogicalResult AdjointIntoOp::verify() {
  if (failed(verifyDestination(*this)))
    return failure();
  return verifyAdjoint(*this, getSourceType(), getInitType(), "init");
}

LogicalResult mlir::pad::verifyBorder(function_ref<InFlightDiagnostic()> emit,
                                      PadMode mode, ArrayRef<int64_t> shape,
                                      ArrayRef<int64_t> staticLow,
                                      ArrayRef<int64_t> staticHigh,
                                      std::optional<ArrayRef<int64_t>> axes) {
  int64_t rank = shape.size();
  if (failed(verifyAmounts(emit, rank, staticLow, staticHigh, axes)))
    return failure();
  SmallVector<int64_t> inside = llvm::to_vector(shape);
  for (auto [axis, low, high] :
       llvm::zip_equal(normalizeAxes(axes, rank), staticLow, staticHigh)) {
    // pad_c14
    for (auto [name, amount] : {std::pair("low", low), std::pair("high", high)})
      if (!ShapedType::isDynamic(amount) && amount < 0) {
        emit() << "axis " << axis << ": " << name << " " << amount
               << " is negative, expected at least 0";
        return failure();
      }

    // pad_c15
    int64_t extent = shape[axis];
    if (ShapedType::isDynamic(low) || ShapedType::isDynamic(high) ||
        ShapedType::isDynamic(extent)) {
      inside[axis] = ShapedType::kDynamic;
      continue;
    }
    if (low > extent || high > extent - low) {
      emit() << "axis " << axis << ": extent " << extent << " is less than low "
             << low << " + high " << high;
      return failure();
    }
    inside[axis] = extent - low - high;
  }
  return verifyReadable(emit, mode, inside, shape, " of the inside", "extent");
}

LogicalResult FillBorderOp::verify() {
  ShapedType type = getSourceType();
  if (failed(verifyTypes(*this, type, type, "result")) ||
      failed(verifyValue(*this, type.getElementType())) ||
      failed(verifyAmounts(*this, type.getRank())))
    return failure();
  return verifyBorder([&] { return emitOpError(); }, getMode(), type.getShape(),
                      getStaticLow(), getStaticHigh(), getAxes());
}

LogicalResult ReportOp::verify() {
  if (getText().size() != getNumbers().size() + 1)
    return emitOpError() << "'text' has " << getText().size()
                         << " strings, expected " << getNumbers().size() + 1
                         << ", one more than there are numbers";
  return success();
}
