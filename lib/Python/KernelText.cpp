//===- KernelText.cpp - Kernels as modules of MLIR ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"
#include "pad/IR/Extension.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::python;

/// `memref<?x?xf32, strided<[?, 1]>>`
static std::string getBufferType(const KernelKind &kind, Layout layout) {
  std::string text = "memref<";
  llvm::raw_string_ostream os(text);
  for (int64_t axis = 0; axis != kind.rank; ++axis)
    os << "?x";
  os << kind.elementType;
  if (layout != Layout::Dense) {
    os << ", strided<[";
    for (int64_t axis = 0; axis != kind.rank; ++axis) {
      bool isRow = axis + 1 == kind.rank && layout == Layout::Rows;
      os << (axis == 0 ? "" : ", ") << (isRow ? "1" : "?");
    }
    os << "]>";
  }
  os << '>';
  return text;
}

/// `[%p0, %p1]`
static std::string getList(StringRef prefix, int64_t begin, int64_t end) {
  std::string text = "[";
  llvm::raw_string_ostream os(text);
  for (int64_t i = begin; i != end; ++i)
    os << (i == begin ? "" : ", ") << prefix << i;
  os << ']';
  return text;
}

std::string python::getKernelText(const KernelKind &kind) {
  bool isBorder = kind.operation == ArrayOp::FillBorder;
  std::string y = getBufferType(kind, kind.result);
  std::string x = isBorder ? y : getBufferType(kind, kind.source);
  std::string axes;
  int64_t count = 0;
  for (int64_t axis = 0; axis != kind.rank; ++axis)
    if (kind.paddedAxes >> axis & 1)
      axes += (count++ == 0 ? "" : ", ") + std::to_string(axis);

  std::string text;
  llvm::raw_string_ostream os(text);
  os << "func.func @kernel(%x: " << x << ", %y: " << y << ", %p: memref<"
     << 2 * count << "xindex>, %v: memref<" << kind.elementType << ">) {\n";
  for (int64_t i = 0; i != 2 * count; ++i)
    os << "  %c" << i << " = arith.constant " << i << " : index\n"
       << "  %p" << i << " = memref.load %p[%c" << i << "] : memref<"
       << 2 * count << "xindex>\n";
  bool hasValue = kind.operation != ArrayOp::Adjoint && count != 0 &&
                  Extension::get(kind.mode).isFill();
  if (hasValue)
    os << "  %value = memref.load %v[] : memref<" << kind.elementType << ">\n";
  os << "  ";
  switch (kind.operation) {
  case ArrayOp::Pad:
    os << "pad.pad_into ";
    break;
  case ArrayOp::Adjoint:
    os << "pad.adjoint_into ";
    break;
  case ArrayOp::FillBorder:
    os << "pad.fill_border ";
    break;
  }
  os << stringifyPadMode(kind.mode);
  if (isBorder)
    os << " %y";
  else
    os << " ins(%x : " << x << ") outs(%y : " << y << ')';
  os << " low" << getList("%p", 0, count) << " high"
     << getList("%p", count, 2 * count) << " axes [" << axes << ']';
  if (hasValue)
    os << " value(%value)";
  if (isBorder)
    os << " : " << y;
  os << "\n  return\n}\n";
  return text;
}
