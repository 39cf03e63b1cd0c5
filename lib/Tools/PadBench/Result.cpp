//===- Result.cpp - Results of measurements -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Result.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Host.h"
#include <thread>

using namespace mlir;
using namespace mlir::pad::bench;

static void print(const Result &result, bool hasRatio, llvm::raw_ostream &os) {
  os << result.contender << ' ';
  if (!result.note.empty()) {
    os << (result.failed ? "FAILED" : "-");
  } else if (!result.measurement) {
    os << "ok";
  } else if (hasRatio) {
    Times ratio = result.measurement->getRatio();
    os << llvm::format("%.2f/%.2f", ratio.first, ratio.second);
  } else {
    const Times &times = result.measurement->call;
    os << llvm::format("%.1f/%.1f ns", times.first, times.second);
  }
}

std::string WorkloadResults::format() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << entry.workload.format() << ": ";
  llvm::interleaveComma(results, os, [&](const Result &result) {
    print(result, /*hasRatio=*/resultBytes >= 4096, os);
  });
  return text;
}

/// The system's name of the processor; empty if it has none.
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
