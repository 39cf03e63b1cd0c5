//===- DeviceRun.h - Runs on devices ----------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of `pad-run` behind `--target`: opening a device and timing on it.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADRUN_DEVICERUN_H
#define PAD_LIB_TOOLS_PADRUN_DEVICERUN_H

#include "pad/Runtime/Executor.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::pad {

/// The kind of processor that pads run on.
enum class RunTarget { CPU, OpenCL, CUDA };

/// Opens the device; null for the CPU.
llvm::Expected<std::unique_ptr<Device>> openDevice(RunTarget target);

/// Times `calls` calls of `function`, whose results are like `results`, on
/// `device` by its own clock, and copies of as many bytes there; writes a
/// summary.
llvm::Error timeDeviceCalls(const Executor &executor, Device &device,
                            StringRef function, ArrayRef<Array> inputs,
                            ArrayRef<Array> results, unsigned calls,
                            bool hasChecks, llvm::raw_ostream &os);

} // namespace mlir::pad

#endif // PAD_LIB_TOOLS_PADRUN_DEVICERUN_H
