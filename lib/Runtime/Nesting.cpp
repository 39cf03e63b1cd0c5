//===- Nesting.cpp - Depth of nested texts --------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Nesting.h"
#include "pad/Runtime/Error.h"

using namespace mlir;

/// The end of the string that begins at `begin`, or of `text`.
static size_t skipString(StringRef text, size_t begin) {
  for (size_t at = begin + 1; at < text.size(); ++at) {
    if (text[at] == '\\')
      ++at;
    else if (text[at] == '"')
      return at;
  }
  return text.size();
}

llvm::Error mlir::pad::checkNesting(StringRef text) {
  constexpr int64_t limit = 256;
  int64_t depth = 0, line = 1;
  for (size_t at = 0; at < text.size(); ++at) {
    char previous = at == 0 ? '\0' : text[at - 1];
    char next = at + 1 == text.size() ? '\0' : text[at + 1];
    switch (text[at]) {
    case '\n':
      ++line;
      break;
    case '"':
      at = skipString(text, at);
      break;
    case '/':
      // A comment of MLIR.
      if (next == '/')
        at = std::min(text.find('\n', at), text.size()) - 1;
      break;
    case '<':
    case '>':
      // Brackets of types, but not `<=`, `>=` and `->`.
      if (next == '=' || previous == '-')
        break;
      depth += text[at] == '<' ? 1 : -1;
      break;
    case '(':
    case '[':
    case '{':
      ++depth;
      break;
    case ')':
    case ']':
    case '}':
      --depth;
      break;
    default:
      break;
    }
    if (depth > limit)
      return createError() << "line " << line << ": brackets nest deeper than "
                           << limit << " levels";
  }
  return llvm::Error::success();
}
