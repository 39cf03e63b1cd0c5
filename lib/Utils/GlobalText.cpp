//===- GlobalText.cpp - Text as globals of LLVM ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/GlobalText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace mlir::pad;

LLVM::GlobalOp mlir::pad::getOrCreateText(OpBuilder &builder, Location loc,
                                          ModuleOp module, StringRef prefix,
                                          StringRef text) {
  std::string bytes = text.str();
  bytes += '\0';
  auto value = builder.getStringAttr(bytes);
  // The name has a hash of the text, so that few names have to be tried.
  std::string name =
      (prefix + "_" + llvm::utohexstr(llvm::xxh3_64bits(bytes), true)).str();
  while (Operation *symbol = module.lookupSymbol(name)) {
    auto global = dyn_cast<LLVM::GlobalOp>(symbol);
    if (global && global.getValueOrNull() == value)
      return global;
    name += '_';
  }
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(module.getBody());
  auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), bytes.size());
  return LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                                LLVM::Linkage::Internal, name, value);
}
