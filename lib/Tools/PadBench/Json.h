//===- Json.h - Workloads and results as JSON -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file of workloads is an object whose key "workloads" has a list of texts in
// the grammar of Workload.h, or of objects with such a text as "workload" and,
// optionally, the name of a "group". A file of results is one too: each object
// has its "results" besides, which are passed over when it is read.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_JSON_H
#define PAD_LIB_TOOLS_PADBENCH_JSON_H

#include "Result.h"
#include "llvm/Support/JSON.h"

namespace mlir::pad::bench {

/// Reads a file of workloads; those without a group are of `group`.
llvm::Expected<std::vector<GroupedWorkload>> readWorkloads(StringRef path,
                                                           StringRef group);

/// Fails if `path` lies in a folder that does not exist: a run takes a while,
/// and that can be known before.
llvm::Error checkFolder(StringRef path);

/// Writes a file of results, completely or not at all; "-" is standard output.
llvm::Error writeResults(StringRef path, const Setting &setting,
                         ArrayRef<WorkloadResults> runs);

/// The two times of `key` in `object`.
std::optional<Times> timesFromJSON(const llvm::json::Object &object,
                                   StringRef key);

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_JSON_H
