//===- AxisShare.cpp - What a window sees of an axis ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Sharding/AxisShare.h"

using namespace mlir;
using namespace mlir::pad;

AxisShare mlir::pad::getAxisShare(const Extension &extension, int64_t extent,
                                  int64_t begin, int64_t end) {
  ConstantArith arith;
  AxisShare share = getAxisShare(arith, extension, extent, begin, end);
  llvm::erase_if(share.stretches,
                 [](Stretch stretch) { return stretch.length == 0; });
  return share;
}
