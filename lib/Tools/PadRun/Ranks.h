//===- Ranks.h - The processes of one mpirun --------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MPI is loaded when a process was started by it, and not linked.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADRUN_RANKS_H
#define PAD_LIB_TOOLS_PADRUN_RANKS_H

#include "mlir/Support/LLVM.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace mlir::pad {

/// Another rank reports why all of them fail.
struct FailedElsewhere : public llvm::ErrorInfo<FailedElsewhere> {
  static char ID;
  void log(llvm::raw_ostream &os) const override {
    os << "another rank failed";
  }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }
};

/// All processes that were started with this one, alive between MPI_Init and
/// MPI_Finalize. Errors of MPI itself end all of them.
class Ranks {
public:
  /// Whether mpirun or a similar launcher started this process.
  static bool areStarted();

  /// Loads MPI and joins the others. Where that fails, one rank has an error
  /// that says so and the others have FailedElsewhere.
  static llvm::Expected<std::unique_ptr<Ranks>> create();

  Ranks(const Ranks &) = delete;
  ~Ranks();

  int getRank() const { return rank; }
  int getSize() const { return size; }

  /// The implementation, as `set-mpi-implementation` names it.
  StringRef getImplementation() const;

  /// Tells all ranks whether one of them has an error, which all call alike.
  /// The first one that has keeps its error, the others get FailedElsewhere.
  /// Once that is known nothing is told any more.
  llvm::Error agree(llvm::Error error);

  /// Sends to and receives from another rank.
  void send(ArrayRef<char> bytes, int receiver);
  void receive(MutableArrayRef<char> bytes, int sender);

  /// Ends all ranks where they are.
  void abort();

private:
  struct Library;
  Ranks() = default;

  std::unique_ptr<Library> library;
  int rank = 0, size = 1;
  bool hasFailed = false;
};

} // namespace mlir::pad

#endif // PAD_LIB_TOOLS_PADRUN_RANKS_H
