//===- ShownElement.h - What a position of a pad shows ----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEST_UNIT_SHARDING_SHOWNELEMENT_H
#define TEST_UNIT_SHARDING_SHOWNELEMENT_H

#include "pad/IR/Extension.h"
#include <vector>

namespace padtest {

constexpr int64_t kNone = -1;

/// The element of an axis of `n` at `position`, or kNone where that is filled.
inline int64_t getElement(const mlir::pad::Extension &extension,
                          int64_t position, int64_t n) {
  if (n == 0)
    return kNone;
  mlir::pad::ConstantArith arith;
  auto run = extension.getRunAt(arith, position, n);
  return run.fills ? kNone : run.first;
}

/// Those of all modes, and some that are no mode: walks to and fro that turn at
/// one end without a second step there, one mirror image on each side before it
/// holds or fills, and a run of one element that is repeated.
inline std::vector<mlir::pad::Extension> getExtensions() {
  using namespace mlir::pad;
  using Beyond = Extension::Beyond;
  static constexpr Run forwards{1, {0, 0}, {1, 0}}, back{-1, {1, -1}, {1, 0}};
  static constexpr Run lowTurn[] = {forwards, {-1, {1, -1}, {1, -1}}};
  static constexpr Run highTurn[] = {forwards, {-1, {1, -2}, {1, -1}}};
  static constexpr Run mirrors[] = {back, forwards, back};
  static constexpr Run pause[] = {forwards, {0, {1, -1}, {0, 2}}};
  std::vector<Extension> extensions = {{Beyond::Repeat, lowTurn},
                                       {Beyond::Repeat, highTurn},
                                       {Beyond::Hold, mirrors, /*origin=*/1},
                                       {Beyond::Fill, mirrors, /*origin=*/1},
                                       {Beyond::Repeat, pause}};
  for (uint32_t mode = 0; mode <= getMaxEnumValForPadMode(); ++mode)
    extensions.push_back(Extension::get(*symbolizePadMode(mode)));
  return extensions;
}

} // namespace padtest

#endif // TEST_UNIT_SHARDING_SHOWNELEMENT_H
