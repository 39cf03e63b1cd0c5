//===- PadOps.cpp - Operations of the pad dialect -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Syntax, builders and interface methods of the operations. The constraints
// are in PadVerifier.cpp.
//
//===----------------------------------------------------------------------===//

#include "ResultType.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/TypeUtilities.h"
#include "pad/IR/Pad.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

SmallVector<int64_t>
mlir::pad::normalizeAxes(std::optional<ArrayRef<int64_t>> axes, int64_t rank) {
  if (!axes)
    return llvm::to_vector(llvm::seq<int64_t>(0, rank));
  return llvm::map_to_vector(
      *axes, [&](int64_t axis) { return axis < 0 ? axis + rank : axis; });
}

SmallVector<OpFoldResult>
mlir::pad::spreadOverAxes(ArrayRef<OpFoldResult> amounts,
                          ArrayRef<int64_t> axes, int64_t rank,
                          MLIRContext *context) {
  SmallVector<OpFoldResult> perAxis(rank, Builder(context).getIndexAttr(0));
  for (auto [axis, amount] : llvm::zip_equal(axes, amounts))
    perAxis[axis] = amount;
  return perAxis;
}

std::optional<int64_t> mlir::pad::getChange(OpFoldResult low, OpFoldResult high,
                                            int64_t sign) {
  if (sign == 0)
    return 0;
  std::optional<int64_t> l = getConstantIntValue(low);
  std::optional<int64_t> h = getConstantIntValue(high);
  int64_t change;
  if (!l || !h || llvm::AddOverflow(*l, *h, change) ||
      llvm::MulOverflow(change, sign, change) || change > extentLimit)
    return std::nullopt;
  return change;
}

//===----------------------------------------------------------------------===//
// Pads and adjoints
//===----------------------------------------------------------------------===//

ReifiedRankedShapedTypeDims mlir::pad::reifyShape(OpBuilder &builder,
                                                  PadWindowOpInterface op) {
  Location loc = op.getLoc();
  int64_t sign = op.getChangeSign();
  AffineExpr n, low, high;
  bindSymbols(op.getContext(), n, low, high);
  AffineExpr extent = n + low * sign + high * sign;
  AffineMap extentOrZero = AffineMap::get(
      0, 3, {extent, builder.getAffineConstantExpr(0)}, op.getContext());
  ShapedType type = op.getWrittenType();
  ReifiedRankedShapedTypeDims reified(1);
  for (auto [axis, l, h] :
       llvm::enumerate(op.getLowPerAxis(), op.getHighPerAxis())) {
    if (!type.isDynamicDim(axis)) {
      reified[0].push_back(builder.getIndexAttr(type.getDimSize(axis)));
      continue;
    }
    SmallVector<OpFoldResult> operands = {
        tensor::getMixedSize(builder, loc, op.getSource(), axis), l, h};
    // An extent that grows needs no clamp to 0.
    bool grows = getChange(l, h, sign).value_or(-1) >= 0;
    OpFoldResult size = grows ? affine::makeComposedFoldedAffineApply(
                                    builder, loc, extent, operands)
                              : affine::makeComposedFoldedAffineMax(
                                    builder, loc, extentOrZero, operands);
    // A dynamic extent is a value, also where it is known.
    reified[0].push_back(getValueOrCreateConstantIndexOp(builder, loc, size));
  }
  return reified;
}

Operation *mlir::pad::createInto(OpBuilder &builder, PadWindowOpInterface op,
                                 Value source, Value init) {
  if (isa<PadOp, PadIntoOp>(op))
    return PadIntoOp::create(builder, op.getLoc(), op.getMode(), source, init,
                             op.getMixedLow(), op.getMixedHigh(), op.getValue(),
                             op.getAxesAttr());
  return AdjointIntoOp::create(builder, op.getLoc(), op.getMode(), source, init,
                               op.getMixedLow(), op.getMixedHigh(),
                               op.getAxesAttr());
}

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

/// The type of `value` is the element type of the source: it is not written.
static ParseResult
parseValueType(OpAsmParser &parser,
               const std::optional<OpAsmParser::UnresolvedOperand> &value,
               Type &valueType, Type sourceType) {
  if (value)
    valueType = getElementTypeOrSelf(sourceType);
  return success();
}

static void printValueType(OpAsmPrinter &, Operation *, Value, Type, Type) {}

/// `"text", %number, "text"`: strings and numbers in turn.
static ParseResult
parseTextAndNumbers(OpAsmParser &parser, ArrayAttr &text,
                    SmallVectorImpl<OpAsmParser::UnresolvedOperand> &numbers) {
  SmallVector<Attribute> strings;
  while (true) {
    std::string string;
    if (parser.parseString(&string))
      return failure();
    strings.push_back(parser.getBuilder().getStringAttr(string));
    if (failed(parser.parseOptionalComma()))
      break;
    if (parser.parseOperand(numbers.emplace_back()) || parser.parseComma())
      return failure();
  }
  text = parser.getBuilder().getArrayAttr(strings);
  return success();
}

static void printTextAndNumbers(OpAsmPrinter &printer, Operation *,
                                ArrayAttr text, OperandRange numbers) {
  printer << text[0];
  for (auto [number, string] :
       llvm::zip_equal(numbers, text.getValue().drop_front()))
    printer << ", " << number << ", " << string;
}

//===----------------------------------------------------------------------===//
// PadOp
//===----------------------------------------------------------------------===//

void PadOp::build(OpBuilder &builder, OperationState &state, Type resultType,
                  PadMode mode, Value source, ArrayRef<OpFoldResult> low,
                  ArrayRef<OpFoldResult> high, Value value,
                  DenseI64ArrayAttr axes) {
  auto [staticLow, dynamicLow] = decomposeMixedValues(low);
  auto [staticHigh, dynamicHigh] = decomposeMixedValues(high);
  state.addOperands(source);
  state.addOperands(dynamicLow);
  state.addOperands(dynamicHigh);
  if (value)
    state.addOperands(value);
  Properties &properties = state.getOrAddProperties<Properties>();
  properties.mode = PadModeAttr::get(builder.getContext(), mode);
  properties.static_low = builder.getDenseI64ArrayAttr(staticLow);
  properties.static_high = builder.getDenseI64ArrayAttr(staticHigh);
  properties.axes = axes;
  llvm::copy(ArrayRef<int32_t>{1, static_cast<int32_t>(dynamicLow.size()),
                               static_cast<int32_t>(dynamicHigh.size()),
                               value ? 1 : 0},
             properties.operandSegmentSizes.begin());
  state.addTypes(resultType);
}

void PadOp::build(OpBuilder &builder, OperationState &state, PadMode mode,
                  Value source, ArrayRef<OpFoldResult> low,
                  ArrayRef<OpFoldResult> high, Value value,
                  ArrayRef<int64_t> axes) {
  DenseI64ArrayAttr axesAttr;
  std::optional<ArrayRef<int64_t>> axesList;
  if (!axes.empty()) {
    axesAttr = builder.getDenseI64ArrayAttr(axes);
    axesList = axes;
  }
  auto sourceType = cast<RankedTensorType>(source.getType());
  FailureOr<SmallVector<int64_t>> shape =
      inferPaddedShape([&] { return mlir::emitError(state.location); },
                       sourceType.getShape(), decomposeMixedValues(low).first,
                       decomposeMixedValues(high).first, axesList);
  if (failed(shape))
    llvm::report_fatal_error("'pad.pad' built from operands that do not fit");
  build(builder, state, sourceType.clone(*shape), mode, source, low, high,
        value, axesAttr);
}

void PadOp::build(OpBuilder &, OperationState &state, TypeRange resultTypes,
                  ValueRange operands, ArrayRef<NamedAttribute> attributes) {
  state.addOperands(operands);
  state.addAttributes(attributes);
  state.addTypes(resultTypes);
}

LogicalResult PadOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> location,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &types) {
  return inferResultType(location, adaptor, inferPaddedShape, types);
}

bool PadOp::isCompatibleReturnTypes(TypeRange inferred, TypeRange actual) {
  return inferred.size() == 1 && actual.size() == 1 &&
         getElementTypeOrSelf(inferred[0]) == getElementTypeOrSelf(actual[0]) &&
         succeeded(verifyCompatibleShape(inferred[0], actual[0]));
}

LogicalResult PadOp::reifyResultShapes(OpBuilder &builder,
                                       ReifiedRankedShapedTypeDims &reified) {
  reified = reifyShape(builder, *this);
  return success();
}

void PadOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "padded");
}

Speculation::Speculatability PadOp::getSpeculatability() {
  SmallVector<OpFoldResult> lows = getLowPerAxis(), highs = getHighPerAxis();
  for (int64_t axis : llvm::seq(getRank())) {
    std::optional<int64_t> low = getConstantIntValue(lows[axis]);
    std::optional<int64_t> high = getConstantIntValue(highs[axis]);
    if (!low || !high)
      return Speculation::NotSpeculatable;
    int64_t extent = getSourceType().getDimSize(axis);
    bool mayBeEmpty = ShapedType::isDynamic(extent) || extent == 0;
    bool pads = *low != 0 || *high != 0;
    // (C10) speaks of an extent that is 0 or not known, and (C6) and (C7) of
    // one that is not known.
    if (mayBeEmpty && pads && getMode() != PadMode::Constant)
      return Speculation::NotSpeculatable;
    bool grows = getChange(lows[axis], highs[axis]).value_or(-1) >= 0;
    if (ShapedType::isDynamic(extent) &&
        (!grows || !getResultType().isDynamicDim(axis)))
      return Speculation::NotSpeculatable;
  }
  return Speculation::Speculatable;
}

//===----------------------------------------------------------------------===//
// PadIntoOp
//===----------------------------------------------------------------------===//

void PadIntoOp::build(OpBuilder &builder, OperationState &state, PadMode mode,
                      Value source, Value init, ArrayRef<OpFoldResult> low,
                      ArrayRef<OpFoldResult> high, Value value,
                      DenseI64ArrayAttr axes) {
  auto [staticLow, dynamicLow] = decomposeMixedValues(low);
  auto [staticHigh, dynamicHigh] = decomposeMixedValues(high);
  Type resultType =
      isa<RankedTensorType>(init.getType()) ? init.getType() : Type();
  build(builder, state, resultType,
        PadModeAttr::get(builder.getContext(), mode), source, init, dynamicLow,
        dynamicHigh, value, builder.getDenseI64ArrayAttr(staticLow),
        builder.getDenseI64ArrayAttr(staticHigh), axes);
}

void PadIntoOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (hasPureTensorSemantics())
    return;
  effects.emplace_back(MemoryEffects::Read::get(), &getSourceMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getInitMutable());
}

LogicalResult
PadIntoOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &reified) {
  if (!getResult())
    return failure();
  reified.push_back(tensor::getMixedSizes(builder, getLoc(), getInit()));
  return success();
}

void PadIntoOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (Value result = getResult())
    setName(result, "padded");
}

//===----------------------------------------------------------------------===//
// DynamicPadOp
//===----------------------------------------------------------------------===//

void DynamicPadOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "padded");
}

/// The mode of an operation, by a directive of ours: LLVM 22 and 23 print other
/// spaces before an attribute whose format is a directive.
static ParseResult parseMode(OpAsmParser &parser, PadModeAttr &mode) {
  return parser.parseCustomAttributeWithFallback(mode);
}

static void printMode(OpAsmPrinter &printer, Operation *, PadModeAttr mode) {
  printer << stringifyPadMode(mode.getValue());
}

#define GET_OP_CLASSES
#include "pad/IR/PadOps.cpp.inc"
