//===- IndexList.h - Constants in 1-D tensors of integers -------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operands `pads` and `axes` of `pad.dynamic_pad` are 1-D tensors that
// importers put together out of constants and scalars. An IndexList looks
// through how that is done, entry by entry.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_IR_CANONICALIZATION_INDEXLIST_H
#define LIB_IR_CANONICALIZATION_INDEXLIST_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::pad {

/// A 1-D tensor of integers seen through `tensor.cast`, `tensor.concat`,
/// `tensor.extract_slice`, `tensor.from_elements`, constants, and ops that work
/// element by element.
class IndexList {
public:
  explicit IndexList(Value list) : list(list) {}

  /// The number of entries, if it is known.
  std::optional<int64_t> getLength() const;

  /// Entry `position` as a number, if that is known.
  std::optional<int64_t> evaluate(int64_t position) const;

  /// Whether entry `position` is made of scalars, so that `read` can be called.
  bool isReadable(int64_t position) const;

  /// Entry `position` as an index, an attribute where it is known. Builds the
  /// ops that compute it from scalars.
  OpFoldResult read(OpBuilder &builder, Location loc, int64_t position) const;

private:
  Value list;
};

} // namespace mlir::pad

#endif // LIB_IR_CANONICALIZATION_INDEXLIST_H
