//===- Constants.h - Constant values as attributes --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_CONSTANTS_H
#define PAD_IR_CONSTANTS_H

#include "mlir/IR/Operation.h"

namespace mlir::pad {

/// Whether there are constants of elements of `type`: `arith.constant` has no
/// integers with a sign, of which LLVM 22 checks scalars alone.
bool canBeConstant(Type type);

/// The constant of the scalar or vector `type` whose bits are all zero, which
/// for f8E8M0FNU is 2^-127 and for strings the empty one; null for a type that
/// has no such constant.
Attribute getZeroAttr(Type type);

/// The scalar `value` as an attribute if it is a constant, or null.
Attribute getConstantScalar(Value value);

/// The constants that `op` folds to for `operands`, where null is an unknown
/// operand. If it folds to a value, `getConstant` gives that value's constant.
/// Empty if it does not fold.
SmallVector<Attribute>
foldToConstants(Operation *op, ArrayRef<Attribute> operands,
                function_ref<Attribute(Value)> getConstant);

} // namespace mlir::pad

#endif // PAD_IR_CONSTANTS_H
