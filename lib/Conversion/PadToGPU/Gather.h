//===- Gather.h - Vectors unit by unit --------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_GATHER_H
#define LIB_CONVERSION_PADTOGPU_GATHER_H

#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// Values that a gather carries from one lane to the next; `state` for the
/// first lane.
using GatherState = SmallVector<Value>;

/// A vector of type `type` whose units `unit` gives, one lane after the other.
/// It gets the lane, of the type of `index`, and the state, which it updates.
Value buildGather(
    IndexBuilder &index, VectorType type, ArrayRef<Value> state,
    function_ref<Value(OpFoldResult lane, GatherState &state)> unit);

/// The vector from unit `begin` on of a row of `count` units, `block` to a
/// position. Lanes beside the row repeat the unit at its end. `unit` gives the
/// unit `part` of a position.
Value gatherRow(IndexBuilder &index, VectorType type, OpFoldResult begin,
                OpFoldResult count, OpFoldResult block, ArrayRef<Value> state,
                function_ref<Value(OpFoldResult position, OpFoldResult part,
                                   GatherState &state)>
                    unit);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_GATHER_H
