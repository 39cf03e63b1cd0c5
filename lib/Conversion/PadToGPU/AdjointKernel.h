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

#include "pad/Flat/FlatPad.h"
#include "pad/Utils/Addition.h"

namespace mlir::pad {

/// How kernels add the numbers that elements of `elementType` are made of;
/// nullopt if they cannot.
std::optional<Addition> getKernelAddition(Type elementType);

/// Builds the launch that writes `adjoint`, of which `adjoint.facts` hold: with
/// `rows` in vectors of 16 bytes, else unit by unit; with `disjoint_borders`
/// nothing is divided. With `small_indices`, 32 bits hold all indices but ends
/// at infinity. The source of `adjoint` is the gradient, by whose amounts the
/// result was padded; high amounts follow from the extents. Units are integers.
void buildAdjointKernel(OpBuilder &builder, const FlatPad &adjoint,
                        Type elementType);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_ADJOINTKERNEL_H
