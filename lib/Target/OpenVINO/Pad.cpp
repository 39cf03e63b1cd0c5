//===- Pad.cpp - Pad of opset1 and opset12 --------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pads select a window of the data extended beyond both ends, like `pad.pad`; a
// negative pad leaves cropped elements visible to the other side. Reflections
// reach no further than the data, and an extent that comes out negative is 0.
//
//===----------------------------------------------------------------------===//

#include "../Utils/CreatePad.h"
#include "../Utils/Elementwise.h"
#include "Operators.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::openvino_import;

static FailureOr<PadMode> readMode(const Layer &layer) {
  static constexpr PadMode modes[] = {PadMode::Constant, PadMode::Edge,
                                      PadMode::Reflect, PadMode::Symmetric};
  std::optional<StringRef> name = layer.getData("pad_mode");
  if (!name)
    return layer.emitError() << "attribute 'pad_mode' is missing";
  for (PadMode mode : modes)
    if (*name == stringifyPadMode(mode))
      return mode;
  InFlightDiagnostic diag = layer.emitError()
                            << "has no mode '" << *name << "', expected one of";
  for (PadMode mode : modes)
    diag << " '" << stringifyPadMode(mode) << "'";
  return diag;
}

/// Reads `list`, one integer of any type for each of `rank` axes.
static FailureOr<SmallVector<OpFoldResult>> readPads(FoldingBuilder &builder,
                                                     const Layer &layer,
                                                     StringRef name, Value list,
                                                     int64_t rank) {
  auto type = cast<RankedTensorType>(list.getType());
  if (!isa<IntegerType>(type.getElementType()) ||
      type.getElementType().isInteger(1) || type.getRank() != 1 ||
      (type.hasStaticShape() && type.getDimSize(0) != rank))
    return layer.emitError()
           << "'" << name << "' has type " << type << ", expected a list of "
           << rank << " integers, one for each axis of the data";
  list = builder.fixLength(list, rank, name);
  Value wide = castElements(builder, list, builder.getI64Type());
  SmallVector<OpFoldResult> pads =
      llvm::map_to_vector(builder.getScalars(wide), [&](Value scalar) {
        return builder.toIndex(scalar);
      });
  if (failed(checkAmounts(pads, [&] { return layer.emitError(); })))
    return failure();
  return pads;
}

/// Checks that no pad reaches further than `mode` can in one reflection.
static LogicalResult checkLimits(FoldingBuilder &builder, const Layer &layer,
                                 PadMode mode, Value data,
                                 ArrayRef<OpFoldResult> pads, StringRef name) {
  if (mode != PadMode::Reflect && mode != PadMode::Symmetric)
    return success();
  bool isReflect = mode == PadMode::Reflect;
  IndexBuilder index = builder.index();
  for (auto [axis, extent, pad] :
       llvm::enumerate(builder.getExtents(data), pads)) {
    OpFoldResult limit = isReflect ? index.sub(extent, 1) : extent;
    Condition fits = index.lessEqual(pad, limit);
    if (fits.isFalse())
      return layer.emitError()
             << "axis " << axis << " of extent " << *getConstantIntValue(extent)
             << ": " << name << " is " << *getConstantIntValue(pad)
             << ", expected at most " << *getConstantIntValue(limit)
             << " in mode '" << stringifyPadMode(mode) << "'";
    builder.assertThat(fits, "axis " + Twine(axis) + ": " + name +
                                 " is too large, expected at most the extent" +
                                 (isReflect ? " - 1" : "") + " in mode '" +
                                 stringifyPadMode(mode) + "'");
  }
  return success();
}

FailureOr<Value> openvino_import::importPad(FoldingBuilder &builder,
                                            const Layer &layer,
                                            ArrayRef<Value> inputs) {
  if (inputs.size() != 3 && inputs.size() != 4)
    return layer.emitError()
           << "has " << inputs.size() << " inputs, expected 3 or 4";
  Value data = inputs[0];
  auto type = cast<RankedTensorType>(data.getType());
  FailureOr<PadMode> mode = readMode(layer);
  if (failed(mode))
    return failure();
  auto begin =
      readPads(builder, layer, "pads_begin", inputs[1], type.getRank());
  if (failed(begin))
    return failure();
  auto end = readPads(builder, layer, "pads_end", inputs[2], type.getRank());
  if (failed(end))
    return failure();
  if (failed(checkLimits(builder, layer, *mode, data, *begin, "pads_begin")) ||
      failed(checkLimits(builder, layer, *mode, data, *end, "pads_end")))
    return failure();

  // The value is of no meaning in the other modes.
  Value value;
  if (inputs.size() == 4 && *mode == PadMode::Constant) {
    auto valueType = cast<RankedTensorType>(inputs[3].getType());
    if (valueType != RankedTensorType::get({}, type.getElementType()))
      return layer.emitError()
             << "'pad_value' has type " << valueType
             << ", expected a scalar of type " << type.getElementType();
    value = builder.getScalar(inputs[3], 0);
  }

  // n + begin + end is at least 0 once end is at least -(n + begin).
  IndexBuilder index = builder.index();
  for (auto [extent, low, high] :
       llvm::zip_equal(builder.getExtents(data), *begin, *end)) {
    auto isNatural = [](OpFoldResult pad) {
      return getConstantIntValue(pad).value_or(-1) >= 0;
    };
    if (!isNatural(low) || !isNatural(high))
      high = index.max(high, index.sub(0, index.add(extent, low)));
  }
  return createPad(builder, *mode, data, *begin, *end, value,
                   [&] { return layer.emitError(); });
}
