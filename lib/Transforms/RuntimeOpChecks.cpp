//===- RuntimeOpChecks.cpp - Run-time checks of one op --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeOpChecks.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

void Checks::require(Condition condition, const Message &message) {
  // The messages are globals of the host.
  if (isInKernel(op))
    return;
  Message named = message;
  named.text = generateMessage(op, message.text);
  requireAtRunTime(index, condition, named);
}

SmallVector<OpFoldResult> mlir::pad::getClaimedSizes(IndexBuilder &index,
                                                     ShapedType type) {
  return llvm::map_to_vector(type.getShape(), [&](int64_t extent) {
    return ShapedType::isDynamic(extent) ? OpFoldResult()
                                         : index.constant(extent);
  });
}

void Checks::requireExtents(Value source, ArrayRef<OpFoldResult> lows,
                            ArrayRef<OpFoldResult> highs,
                            ArrayRef<OpFoldResult> resultSizes, PadMode mode,
                            StringRef name, int64_t sign) {
  bool adds = sign > 0;
  OpFoldResult zero = index.constant(0);
  SmallVector<OpFoldResult> sourceSizes = getSizes(source);
  SmallVector<OpFoldResult> extents;
  for (auto [axis, n, low, high] : llvm::enumerate(sourceSizes, lows, highs)) {
    OpFoldResult change = index.add(low, high);
    OpFoldResult extent = adds ? index.add(n, change) : index.sub(n, change);
    extents.push_back(extent);
    // pad_c6, pad_c13: amounts that make no extent smaller make none negative.
    std::optional<int64_t> known = getChange(low, high, sign);
    Message sum;
    sum << n << (adds ? " + low " : " - low ") << low
        << (adds ? " + high " : " - high ") << high;
    if (!known) {
      // A sum that wraps is on the wrong side of its second term if the first
      // one is not negative, as an extent is not. A difference wraps if the
      // subtrahend is negative and the difference is less than the extent.
      Condition isNegative = index.lessThan(low, zero);
      OpFoldResult smaller = index.select(isNegative, change, high);
      OpFoldResult larger = index.select(isNegative, high, change);
      Condition changeFits = index.lessEqual(smaller, larger);
      Condition extentFits = adds ? index.lessEqual(change, extent)
                                  : index.lessEqual(zero, change);
      if (!adds)
        extentFits = index.disjunction(extentFits, index.lessEqual(n, extent));
      require(index.conjunction(changeFits, extentFits),
              Message() << "axis " << Twine(axis) << ": result extent " << sum
                        << " is out of range, expected one in [0, 2^63)");
    }
    sum << " = " << extent;
    require(known.value_or(-1) >= 0 ? Condition(true)
                                    : index.lessEqual(zero, extent),
            Message() << "axis " << Twine(axis) << ": result extent " << sum
                      << " is negative, expected at least 0");
    // pad_c7, pad_c13
    if (OpFoldResult actual = resultSizes[axis])
      require(index.equal(extent, actual),
              Message() << "axis " << Twine(axis) << ": " << name << " extent "
                        << actual << " does not match " << sum);
  }

  // pad_c10, pad_c13: in an index mode each element of the larger array is one
  // of the smaller.
  if (mode == PadMode::Constant)
    return;
  Condition hasElements = true;
  for (OpFoldResult extent : adds ? extents : sourceSizes)
    hasElements = index.conjunction(hasElements, index.lessThan(zero, extent));
  for (auto [axis, n, extent] : llvm::enumerate(sourceSizes, extents)) {
    Condition isEmpty = index.lessEqual(adds ? n : extent, zero);
    Message message;
    message << "axis " << Twine(axis) << (adds ? "" : " of the result")
            << " is empty, and mode '" << stringifyPadMode(mode);
    if (adds)
      message << "' has nothing to fill the result extent " << extent
              << " from";
    else
      message << "' has nothing to add the source extent " << n << " to";
    require(index.negation(index.conjunction(isEmpty, hasElements)), message);
  }
}
