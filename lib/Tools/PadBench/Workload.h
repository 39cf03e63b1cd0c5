//===- Workload.h - What is measured ----------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One pad of one array, or the adjoint of that pad, and how it is written on a
// command line:
//
//   workload ::= 'adjoint'? mode (',' mode)* type extents option*
//   mode     ::= a mode of the dialect, or 'all'
//   type     ::= an element type of MLIR, or 'u8', 'u16', 'u32', 'u64'
//   extents  ::= integer ('x' integer)*
//   option   ::= ('low' | 'high' | 'pad') '=' integer (',' integer)*
//              | 'value' '=' number
//
// 'pad' stands for equal 'low' and 'high'; amounts that are not given are 0.
// The extents of an adjoint are the extents of its result.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_WORKLOAD_H
#define PAD_LIB_TOOLS_PADBENCH_WORKLOAD_H

#include "mlir/Support/LLVM.h"
#include "pad/Oracle/Oracle.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace mlir::pad::bench {

/// A pad of one array, or its adjoint.
struct Workload {
  bool isAdjoint = false;
  oracle::Mode mode = oracle::Mode::Constant;
  /// The element type as it was written, "f32" or "u8".
  std::string type;
  /// Extents, and amounts for each of them.
  std::vector<int64_t> shape, low, high;
  /// The number that fills in constant mode as it was written; empty for zero.
  std::string value;

  /// The extents of the padded array.
  std::vector<int64_t> getPaddedShape() const {
    return oracle::getResultShape(shape, low, high);
  }
  std::vector<int64_t> getSourceShape() const {
    return isAdjoint ? getPaddedShape() : shape;
  }
  std::vector<int64_t> getResultShape() const {
    return isAdjoint ? shape : getPaddedShape();
  }

  /// The element type as MLIR writes it: "i8" for "u8".
  std::string getMLIRType() const;

  /// The workload from its type on: "f32 8x64x56x56 pad=0,0,1,1".
  std::string formatArray() const;

  /// The workload in the grammar above.
  std::string format() const {
    return std::string(isAdjoint ? "adjoint " : "") + oracle::getName(mode) +
           ' ' + formatArray();
  }
};

/// The workloads, one for each mode, that `text` stands for.
llvm::Expected<std::vector<Workload>> parseWorkload(StringRef text);

/// Fails if the amounts do not fit the extents, or the arrays would not fit
/// into 2^40 bytes.
llvm::Error verifyWorkload(const Workload &workload);

/// The modes that a comma-separated list names; "all" is all of them.
llvm::Expected<std::vector<oracle::Mode>> parseModes(StringRef text);

/// The workload with every extent and amount made small, of the same kind: for
/// checks, where only the shape of the code that runs matters.
Workload reduceWorkload(Workload workload);

/// A workload and the name of its group, whose workloads are summed up
/// together.
struct GroupedWorkload {
  std::string group;
  Workload workload;
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_WORKLOAD_H
