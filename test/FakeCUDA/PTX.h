//===- PTX.h - Kernels in PTX, run thread by thread -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_FAKECUDA_PTX_H
#define PAD_TEST_FAKECUDA_PTX_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace ptx {

struct State;

class Kernel {
public:
  /// Runs all threads. `arguments` are addresses of the arguments.
  /// `checkAccess(address, bytes, isStore)` is called before each access and
  /// may throw a std::runtime_error, which gets the instruction's text.
  void
  run(const std::array<uint32_t, 3> &grid, const std::array<uint32_t, 3> &block,
      void **arguments,
      const std::function<void(uint64_t, size_t, bool)> &checkAccess) const;

  struct Impl;

private:
  friend class Module;
  std::shared_ptr<Impl> impl;
};

class Module {
public:
  /// Throws a std::runtime_error if `text` has an instruction that is not
  /// known.
  explicit Module(const std::string &text);

  /// Each kernel's name.
  std::map<std::string, Kernel> kernels;
};

} // namespace ptx

#endif // PAD_TEST_FAKECUDA_PTX_H
