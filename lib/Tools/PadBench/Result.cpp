//===- Result.cpp - What was measured -------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Result.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Host.h"
#include <thread>

using namespace mlir;
using namespace mlir::pad::bench;

std::vector<std::string>
mlir::pad::bench::getContenders(ArrayRef<ResultRow> rows) {
  std::vector<std::string> names;
  for (const ResultRow &row : rows)
    for (const Result &result : row.results)
      if (!llvm::is_contained(names, result.contender))
        names.push_back(result.contender);
  return names;
}

/// What the system calls the processor; empty where it does not tell.
static std::string getProcessorName() {
  auto file = llvm::MemoryBuffer::getFileAsStream("/proc/cpuinfo");
  if (!file)
    return {};
  for (StringRef line : llvm::split((*file)->getBuffer(), '\n')) {
    auto [key, value] = line.split(':');
    if (key.trim() == "model name")
      return value.trim().str();
  }
  return {};
}

Setting Setting::getHost() {
  Setting setting;
  setting.processor = getProcessorName();
  setting.target = llvm::sys::getHostCPUName().str();
  setting.numProcessors = std::thread::hardware_concurrency();
  setting.versions.emplace_back("LLVM", LLVM_VERSION_STRING);
  return setting;
}
