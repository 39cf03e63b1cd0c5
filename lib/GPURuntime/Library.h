//===- Library.h - Functions of a driver ------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A shared library that is loaded when it is asked for.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_GPURUNTIME_LIBRARY_H
#define LIB_GPURUNTIME_LIBRARY_H

#include "pad/Runtime/Error.h"
#include "llvm/Support/DynamicLibrary.h"

namespace mlir::pad {

class Library {
public:
  /// Loads the library called `name`.
  static llvm::Expected<Library> load(const char *name) {
    std::string reason;
    auto library =
        llvm::sys::DynamicLibrary::getPermanentLibrary(name, &reason);
    if (!library.isValid())
      return createError() << "cannot load " << name << ": " << reason;
    return Library{name, library};
  }

  /// Sets `function` to the one called `symbol`, or to null.
  template <typename Function>
  void find(const char *symbol, Function *&function) {
    function = reinterpret_cast<Function *>(handle.getAddressOfSymbol(symbol));
    if (!function && !missing)
      missing = symbol;
  }

  /// An error if a function was not found, of the first such.
  llvm::Error checkFound() const {
    if (missing)
      return createError() << name << " has no function " << missing;
    return llvm::Error::success();
  }

private:
  Library(const char *name, llvm::sys::DynamicLibrary handle)
      : name(name), handle(handle) {}

  const char *name;
  llvm::sys::DynamicLibrary handle;
  const char *missing = nullptr;
};

} // namespace mlir::pad

#endif // LIB_GPURUNTIME_LIBRARY_H
