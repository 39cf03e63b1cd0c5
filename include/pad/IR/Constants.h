//===- Constants.h - Constant values as attributes --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_CONSTANTS_H
#define PAD_IR_CONSTANTS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::pad {

/// Builds the tensor, scalar or vector that `value` is. `arith.constant` has no
/// integers with a sign, of which LLVM 22 checks scalars alone: such a value is
/// a `tensor.bitcast` of a signless tensor, or the cast of a signless scalar or
/// vector. A string is a `pad.string`.
Value createConstant(OpBuilder &builder, Location loc, TypedAttr value);

/// Whether `tensor` is a constant as createConstant builds it.
bool isConstantTensor(Value tensor);

/// The elements of `tensor` if it is a constant as createConstant builds it, or
/// null.
DenseElementsAttr getConstantElements(Value tensor);

/// The constant of the scalar or vector `type` whose bits are all zero, which
/// for f8E8M0FNU is 2^-127 and for strings the empty one; null for a type that
/// has no such constant.
Attribute getZeroAttr(Type type);

/// The scalar `value` as an attribute if it is a constant, or an element of a
/// constant whose elements are all the same; else null.
Attribute getConstantScalar(Value value);

/// The constants that `op` folds to for `operands`, where null is an unknown
/// operand. If it folds to a value, `getConstant` gives that value's constant.
/// Empty if it does not fold.
SmallVector<Attribute>
foldToConstants(Operation *op, ArrayRef<Attribute> operands,
                function_ref<Attribute(Value)> getConstant);

} // namespace mlir::pad

#endif // PAD_IR_CONSTANTS_H
