//===- PadStrings.cpp - Strings of the pad dialect ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The type `!pad.string` and its constant.
//
//===----------------------------------------------------------------------===//

#include "pad/IR/Pad.h"
#include "llvm/Support/ConvertUTF.h"

using namespace mlir;
using namespace mlir::pad;

const char *mlir::pad::findStringProblem(StringRef text) {
  if (text.contains('\0'))
    return "has a zero byte, which would end it";
  auto begin = reinterpret_cast<const llvm::UTF8 *>(text.begin());
  auto end = reinterpret_cast<const llvm::UTF8 *>(text.end());
  return llvm::isLegalUTF8String(&begin, end) ? nullptr : "is not UTF-8";
}

//===----------------------------------------------------------------------===//
// StringType
//===----------------------------------------------------------------------===//

llvm::TypeSize StringType::getTypeSizeInBits(const DataLayout &,
                                             DataLayoutEntryListRef) const {
  return llvm::TypeSize::getFixed(64);
}

uint64_t StringType::getABIAlignment(const DataLayout &,
                                     DataLayoutEntryListRef) const {
  return 8;
}

//===----------------------------------------------------------------------===//
// StringOp
//===----------------------------------------------------------------------===//

void StringOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "string");
}

LogicalResult StringOp::verify() {
  if (const char *problem = findStringProblem(getText()))
    return emitOpError() << "'text' " << problem;
  return success();
}

// pad.string "text"
//   -> "text" : !pad.string, as the elements of a constant tensor are
OpFoldResult StringOp::fold(FoldAdaptor) {
  return StringAttr::get(getText(), getType());
}
