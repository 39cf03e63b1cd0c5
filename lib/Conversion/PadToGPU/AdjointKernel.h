//===- AdjointKernel.h - A kernel of an adjoint -----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One `gpu.launch` over the rows of a result. It gathers: each element is
// written once, as the sum of the positions that show it.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_ADJOINTKERNEL_H
#define LIB_CONVERSION_PADTOGPU_ADJOINTKERNEL_H

#include "pad/Flat/FlatAdjoint.h"

namespace mlir::pad {

/// The numbers that elements are made of: how they lie in memory, and how they
/// are added.
class UnitNumber {
public:
  /// Nullopt for an element type of which kernels cannot add elements.
  static std::optional<UnitNumber> get(Type elementType);

  /// The integer that a number lies in, its bytes, and numbers of an element.
  Type getUnit() const { return unit; }
  int64_t getBytes() const { return bytes; }
  int64_t getCount() const { return count; }

  const Addition &getAddition() const { return addition; }

  /// A unit as a sum, and the unit that is nearest to a sum; scalars or
  /// vectors.
  Value extend(OpBuilder &builder, Location loc, Value unit) const;
  Value round(OpBuilder &builder, Location loc, Value sum) const;

private:
  UnitNumber(Type number, Type unit, int64_t bytes, int64_t count,
             Addition addition)
      : number(number), unit(unit), bytes(bytes), count(count),
        addition(addition) {}

  Type number, unit;
  int64_t bytes, count;
  Addition addition;
};

/// An adjoint as a kernel sees it: FlatAdjoint with the row as the last axis,
/// whose stride is `block` if the arrays are flat.
struct KernelAdjoint {
  Location loc;
  Extension extension;
  UnitNumber number;
  Value source, result;
  OpFoldResult sourceOffset, resultOffset, sourceEnd;
  SmallVector<OuterAxis> axes;
  OpFoldResult block;
  Facts facts = Facts(0);

  bool has(Facts some) const { return bitEnumContainsAll(facts, some); }
};

/// Builds the launch that writes `adjoint`, of which `adjoint.facts` hold: with
/// `rows` in vectors of 16 bytes, else unit by unit; with `disjoint_borders`
/// nothing is divided. With `small_indices`, 32 bits hold all indices but ends
/// at infinity.
void buildAdjointKernel(OpBuilder &builder, const KernelAdjoint &adjoint);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_ADJOINTKERNEL_H
