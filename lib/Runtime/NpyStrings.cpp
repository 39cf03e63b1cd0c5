//===- NpyStrings.cpp - Strings in array files of NumPy -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NpyStrings.h"
#include "pad/IR/Pad.h"
#include "pad/Runtime/Error.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Endian.h"

using namespace mlir;
using namespace mlir::pad;

/// The text of `points` in UTF-8.
static llvm::Expected<std::string> encodeUTF8(ArrayRef<llvm::UTF32> points) {
  std::string text(points.size() * UNI_MAX_UTF8_BYTES_PER_CODE_POINT, '\0');
  const llvm::UTF32 *from = points.begin();
  auto begin = reinterpret_cast<llvm::UTF8 *>(text.data()), to = begin;
  if (llvm::ConvertUTF32toUTF8(&from, points.end(), &to, begin + text.size(),
                               llvm::strictConversion) != llvm::conversionOK)
    return createError() << "is no Unicode at position "
                         << from - points.begin();
  text.resize(to - begin);
  return text;
}

llvm::Expected<std::string>
mlir::pad::decodeNpyString(StringRef bytes, char kind, bool bigEndian) {
  std::string text;
  if (kind == 'U') {
    llvm::SmallVector<llvm::UTF32> points;
    for (size_t at = 0; at + 4 <= bytes.size(); at += 4)
      points.push_back(llvm::support::endian::read32(
          bytes.data() + at,
          bigEndian ? llvm::endianness::big : llvm::endianness::little));
    while (!points.empty() && points.back() == 0)
      points.pop_back();
    llvm::Expected<std::string> encoded = encodeUTF8(points);
    if (!encoded)
      return encoded.takeError();
    text = std::move(*encoded);
  } else {
    text = bytes.rtrim('\0').str();
  }
  if (const char *problem = findStringProblem(text))
    return createError() << problem;
  return text;
}

llvm::Expected<llvm::SmallVector<uint32_t>>
mlir::pad::decodeUTF8(StringRef text) {
  llvm::SmallVector<llvm::UTF32> points(text.size());
  auto from = reinterpret_cast<const llvm::UTF8 *>(text.begin());
  auto end = reinterpret_cast<const llvm::UTF8 *>(text.end());
  llvm::UTF32 *to = points.begin();
  if (llvm::ConvertUTF8toUTF32(&from, end, &to, points.end(),
                               llvm::strictConversion) != llvm::conversionOK)
    return createError() << "is not UTF-8";
  points.resize(to - points.begin());
  return points;
}
