//===- Types.cpp - Element types and shapes of OpenVINO -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Types.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::pad;

FailureOr<Type> openvino_import::convertElementType(StringRef name,
                                                    MLIRContext *context,
                                                    EmitFn emitError) {
  Builder builder(context);
  auto integer = [&](unsigned width) { return builder.getIntegerType(width); };
  auto unsignedInteger = [&](unsigned width) {
    return builder.getIntegerType(width, /*isSigned=*/false);
  };
  Type type = llvm::StringSwitch<Type>(name)
                  .Case("boolean", builder.getI1Type())
                  .Case("i4", integer(4))
                  .Case("i8", integer(8))
                  .Case("i16", integer(16))
                  .Case("i32", integer(32))
                  .Case("i64", integer(64))
                  .Case("u4", unsignedInteger(4))
                  .Case("u8", unsignedInteger(8))
                  .Case("u16", unsignedInteger(16))
                  .Case("u32", unsignedInteger(32))
                  .Case("u64", unsignedInteger(64))
                  .Case("bf16", builder.getBF16Type())
                  .Case("f16", builder.getF16Type())
                  .Case("f32", builder.getF32Type())
                  .Case("f64", builder.getF64Type())
                  .Case("f4e2m1", Float4E2M1FNType::get(context))
                  .Case("f8e4m3", Float8E4M3FNType::get(context))
                  .Case("f8e5m2", Float8E5M2Type::get(context))
                  .Case("f8e8m0", Float8E8M0FNUType::get(context))
                  .Default({});
  if (type)
    return type;
  emitError() << "element type '" << name << "' is not supported";
  return failure();
}

FailureOr<SmallVector<int64_t>>
openvino_import::convertShape(StringRef text, EmitFn emitError) {
  SmallVector<int64_t> shape;
  if (text.trim() == "...") {
    emitError() << "has no rank, expected a shape; set one with "
                   "ov.Model.reshape, with -1 where the extent is not known";
    return failure();
  }
  SmallVector<StringRef> parts;
  if (!text.trim().empty())
    text.split(parts, ',');
  for (StringRef part : parts) {
    part = part.trim();
    auto [low, high] = part.split("..");
    uint64_t extent = 0;
    bool isRange = part.contains("..");
    auto isNumber = [&](StringRef number) {
      return !number.getAsInteger(10, extent) &&
             extent <= std::numeric_limits<int64_t>::max();
    };
    if (part == "?" || part == "-1" ||
        (isRange && part.size() > 2 && (low.empty() || isNumber(low)) &&
         (high.empty() || isNumber(high)))) {
      shape.push_back(ShapedType::kDynamic);
    } else if (!isRange && isNumber(part)) {
      shape.push_back(extent);
    } else {
      emitError() << "axis " << shape.size() << " has the extent '" << part
                  << "', expected a number, '?' or a range";
      return failure();
    }
  }
  if (isReasonableShape(shape))
    return shape;
  emitError() << "shape of " << shape.size()
              << " axes is out of range, expected at most " << kMaxRank
              << " axes and fewer than 2^63 elements";
  return failure();
}
