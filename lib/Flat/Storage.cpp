//===- Storage.cpp - Elements as they lie in memory -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Flat/Storage.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "pad/IR/Pad.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

std::optional<Storage> mlir::pad::getStorage(Type elementType) {
  MLIRContext *context = elementType.getContext();
  // Strings are references; their vectors become vectors of pointers.
  if (isa<IndexType, StringType>(elementType))
    return Storage{elementType, 8, 1};

  // The complex dialect takes numbers apart whose parts are floats.
  if (auto complexType = dyn_cast<ComplexType>(elementType)) {
    std::optional<Storage> part = getStorage(complexType.getElementType());
    if (!part || !isa<FloatType>(complexType.getElementType()))
      return std::nullopt;
    return Storage{part->unit, part->unitBytes, 2 * part->count};
  }

  if (!elementType.isIntOrFloat())
    return std::nullopt;
  int64_t bits = elementType.getIntOrFloatBitWidth();
  // The size of wider types depends on the target's alignment; the sizes of f80
  // and tf32 do not follow from their bits.
  if (bits == 0 || (bits > 64 && bits != 128) || elementType.isTF32())
    return std::nullopt;
  if (bits == 128)
    return Storage{IntegerType::get(context, 64), 8, 2};
  int64_t bytes = llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8));
  // LLVM keeps 16-bit floats in wider registers on some targets and rounds on
  // the way back, which loses subnormal numbers and signalling NaNs.
  bool hasVectors =
      bits == 8 * bytes && (elementType.isSignlessInteger() ||
                            elementType.isF32() || elementType.isF64());
  return Storage{hasVectors ? elementType
                            : IntegerType::get(context, 8 * bytes),
                 bytes, 1};
}

/// The bits of a number of at most 128 bits as a signless integer.
static Value castToInteger(OpBuilder &builder, Location loc, Value value) {
  Type type = value.getType();
  auto integerType =
      IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth());
  if (type == integerType)
    return value;
  if (isa<FloatType>(type))
    return arith::BitcastOp::create(builder, loc, integerType, value);
  // Integers with a sign become the signless ones on the way to LLVM.
  return UnrealizedConversionCastOp::create(builder, loc, integerType, value)
      .getResult(0);
}

SmallVector<Value> mlir::pad::castToUnits(OpBuilder &builder, Location loc,
                                          Value value, const Storage &storage) {
  Type type = value.getType();
  if (type == storage.unit)
    return {value};

  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Storage part{storage.unit, storage.unitBytes, storage.count / 2};
    SmallVector<Value> units = castToUnits(
        builder, loc, complex::ReOp::create(builder, loc, value), part);
    llvm::append_range(
        units, castToUnits(builder, loc,
                           complex::ImOp::create(builder, loc, value), part));
    return units;
  }

  Value integer = castToInteger(builder, loc, value);
  if (integer.getType() == storage.unit)
    return {integer};
  if (storage.count == 1)
    return {arith::ExtUIOp::create(builder, loc, storage.unit, integer)};

  // Two halves, the low one first.
  Value shift =
      arith::ConstantIntOp::create(builder, loc, integer.getType(), 64);
  Value high = arith::ShRUIOp::create(builder, loc, integer, shift);
  return {arith::TruncIOp::create(builder, loc, storage.unit, integer),
          arith::TruncIOp::create(builder, loc, storage.unit, high)};
}

Value mlir::pad::castToUnitBuffer(OpBuilder &builder, Location loc,
                                  Value buffer, const Storage &storage) {
  auto type = cast<MemRefType>(buffer.getType());
  if (type.getElementType() == storage.unit)
    return buffer;
  // The two descriptors are the same once they are LLVM's.
  SmallVector<int64_t> shape = {ShapedType::kDynamic};
  if (storage.count == 1)
    shape = llvm::to_vector(type.getShape());
  auto unitType = MemRefType::get(shape, storage.unit, type.getLayout(),
                                  type.getMemorySpace());
  return UnrealizedConversionCastOp::create(builder, loc, unitType, buffer)
      .getResult(0);
}
