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
#include "llvm/Support/MathExtras.h"

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

/// Reads the string of kind 'U' or 'S' that `bytes` are.
static llvm::Expected<std::string> decodeString(const NpyHeader &header,
                                                StringRef bytes) {
  std::string text;
  if (header.kind == 'U') {
    llvm::SmallVector<llvm::UTF32> points;
    for (size_t at = 0; at + 4 <= bytes.size(); at += 4)
      points.push_back(llvm::support::endian::read32(
          bytes.data() + at,
          header.bigEndian ? llvm::endianness::big : llvm::endianness::little));
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

/// The code points of `text`, which fails if it is not UTF-8.
static llvm::Expected<llvm::SmallVector<uint32_t>> decodeUTF8(StringRef text) {
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

std::optional<int64_t> mlir::pad::getNpyStringBytes(const NpyHeader &header) {
  int64_t bytes;
  if (header.size == 0 || header.size > INT64_MAX ||
      (header.kind != 'U' && header.kind != 'S') ||
      llvm::MulOverflow<int64_t>(header.size, header.kind == 'U' ? 4 : 1,
                                 bytes))
    return std::nullopt;
  return bytes;
}

llvm::Error mlir::pad::decodeNpyStrings(const NpyHeader &header, StringRef data,
                                        Array &array) {
  size_t bytes = *getNpyStringBytes(header);
  llvm::Error error = llvm::Error::success();
  auto decode = [&](int64_t index, int64_t position) {
    if (error)
      return;
    llvm::Expected<std::string> text =
        decodeString(header, data.substr(position * bytes, bytes));
    if (text)
      array.setString(index, *text);
    else
      error = createError()
              << "string " << index << ' ' << llvm::toString(text.takeError());
  };
  if (header.fortranOrder)
    forEachInFortranOrder(array.getShape(), array.getNumElements(), decode);
  else
    for (int64_t i = 0, e = array.getNumElements(); i != e; ++i)
      decode(i, i);
  return error;
}

llvm::Error mlir::pad::encodeNpyStrings(const Array &array,
                                        llvm::raw_ostream &os) {
  NpyHeader header;
  header.kind = 'U';
  header.size = 1;
  header.bigEndian = llvm::sys::IsBigEndianHost;
  header.shape = llvm::to_vector(array.getShape());
  for (int64_t i = 0, e = array.getNumElements(); i != e; ++i) {
    auto points = decodeUTF8(array.getString(i));
    if (!points)
      return createError() << "string " << i << ' '
                           << llvm::toString(points.takeError());
    header.size = std::max<uint64_t>(header.size, points->size());
  }
  os << header.format();
  for (int64_t i = 0, e = array.getNumElements(); i != e; ++i) {
    auto points = llvm::cantFail(decodeUTF8(array.getString(i)));
    os.write(reinterpret_cast<const char *>(points.data()),
             points.size() * sizeof(uint32_t));
    os.write_zeros((header.size - points.size()) * sizeof(uint32_t));
  }
  return llvm::Error::success();
}
