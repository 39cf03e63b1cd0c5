//===- Peers.h - Measuring other libraries ----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Other libraries that pad are measured by a program that pad-bench starts and
// talks to over its standard input and output, a line of JSON each way:
//
// it first lists its peers     {"peers": {"numpy": "2.4.6", ...}} is asked for
// each workload    {"mode": "edge", "type": "f32",
//                                  "shape": [2, 3], "low": [0, 1],
//                                  "high": [0, 1], "value": "1.5",
//                                  "seconds": 0.1, "clock": "wall"}
//   and answers                   {"results": [{"contender": "numpy alloc",
//                                               "ns": [81.5, 80.9],
//                                               "memcpy_ns": [60.1, 60.2]},
//                                              {"contender": "torch",
//                                               "note": "..."}]}
//
// "value" is present if the workload has one, and "adjoint": true if the
// workload is the adjoint of the pad. The clock is "wall" or "process";
// "seconds" and "clock" are absent if results are only checked. The end of its
// input is the end of the run.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_PEERS_H
#define PAD_LIB_TOOLS_PADBENCH_PEERS_H

#include "Result.h"
#include "llvm/Support/JSON.h"
#include <sys/types.h>

namespace mlir::pad::bench {

/// A program that measures peers.
class PeerProcess {
public:
  PeerProcess(const PeerProcess &) = delete;
  PeerProcess(PeerProcess &&other);
  ~PeerProcess();

  /// Starts `program` and waits for its list of peers.
  static llvm::Expected<PeerProcess> start(const std::string &program);

  /// The peers that it has.
  const Versions &getVersions() const { return versions; }

  /// Has all peers checked on `workload`, and measured if there is `timing`.
  llvm::Expected<std::vector<Result>> measure(const Workload &workload,
                                              const TimingOptions *timing);

private:
  PeerProcess() = default;

  llvm::Error send(StringRef line);
  llvm::Expected<llvm::json::Object> receive();
  llvm::Expected<std::vector<Result>> ask(const Workload &workload,
                                          const TimingOptions *timing);

  std::string program;
  pid_t process = -1;
  int channel = -1;
  /// Bytes received after the last complete line.
  std::string rest;
  Versions versions;
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_PEERS_H
