//===- NpyHeader.cpp - The header of an .npy file -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The header is the magic string, the version, the length of the dictionary,
// and a Python dictionary such as {'descr': '<f4', 'fortran_order': False,
// 'shape': (3, 2), }
//
//===----------------------------------------------------------------------===//

#include "NpyHeader.h"
#include "pad/Runtime/Error.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/Endian.h"

using namespace mlir;
using namespace mlir::pad;

static constexpr StringLiteral kMagic = "\x93NUMPY";

/// NumPy has no arrays of more axes.
static constexpr size_t kMaxRank = 64;

namespace {

/// Parses the dictionary. Each method returns false if the text does not match.
class DictParser {
public:
  DictParser(StringRef text) : text(text) {}

  llvm::Error parse(NpyHeader &header) {
    if (!take('{'))
      return createError() << "header does not start with '{'";
    while (!take('}')) {
      StringRef key;
      if (!parseString(key) || !take(':'))
        return createError()
               << "header has no key and ':' at \"" << excerpt() << '"';
      if (llvm::Error error = parseEntry(key, header))
        return error;
      // Commas separate; the last one is optional.
      if (!take(',') && !peek('}'))
        return createError()
               << "header has no ',' or '}' at \"" << excerpt() << '"';
    }
    if (!text.trim().empty())
      return createError() << "header goes on after its '}'";
    for (StringRef key : {"descr", "fortran_order", "shape"})
      if (!llvm::is_contained(keys, key))
        return createError() << "header has no '" << key << "'";
    return llvm::Error::success();
  }

private:
  llvm::Error parseEntry(StringRef key, NpyHeader &header) {
    if (llvm::is_contained(keys, key))
      return createError() << "header has '" << key << "' twice";
    keys.push_back(key);
    if (key == "descr") {
      if (parseDescr(header))
        return llvm::Error::success();
      return createError() << "'descr' is not a plain element type at \""
                           << excerpt() << '"';
    }
    if (key == "fortran_order") {
      if (parseBool(header.fortranOrder))
        return llvm::Error::success();
      return createError() << "'fortran_order' is not True or False at \""
                           << excerpt() << '"';
    }
    if (key == "shape") {
      if (!parseShape(header.shape))
        return createError()
               << "'shape' is not a tuple of extents at \"" << excerpt() << '"';
      if (header.shape.size() > kMaxRank)
        return createError() << "'shape' has " << header.shape.size()
                             << " extents, expected at most " << kMaxRank;
      return llvm::Error::success();
    }
    return createError() << "header has an unknown key \"" << printable(key)
                         << '"';
  }

  /// `'<f4'`: byte order, kind, size.
  bool parseDescr(NpyHeader &header) {
    StringRef descr;
    if (!peek('\'') && !peek('"'))
      return false;
    StringRef rest = text;
    if (!parseString(descr))
      return false;
    bool valid = descr.size() >= 3 &&
                 StringRef("<>|=").contains(descr.front()) &&
                 llvm::isAlpha(descr[1]) &&
                 !descr.drop_front(2).getAsInteger(10, header.size);
    if (!valid) {
      text = rest;
      return false;
    }
    header.bigEndian = descr.front() == '>' ||
                       (descr.front() == '=' && llvm::sys::IsBigEndianHost);
    header.kind = descr[1];
    return true;
  }

  bool parseBool(bool &value) {
    skipSpace();
    if (text.consume_front("True"))
      return value = true;
    value = false;
    return text.consume_front("False");
  }

  /// `()`, `(3,)`, `(3, 2)`; Python 2 wrote `3L`.
  bool parseShape(llvm::SmallVectorImpl<int64_t> &shape) {
    if (!take('('))
      return false;
    while (!take(')')) {
      int64_t extent;
      skipSpace();
      if (text.empty() || !llvm::isDigit(text.front()) ||
          text.consumeInteger(10, extent))
        return false;
      text.consume_front("L");
      shape.push_back(extent);
      if (!take(',') && !peek(')'))
        return false;
    }
    return true;
  }

  /// A string without escapes.
  bool parseString(StringRef &value) {
    skipSpace();
    if (text.empty() || !StringRef("'\"").contains(text.front()))
      return false;
    size_t end = text.find(text.front(), 1);
    if (end == StringRef::npos || text.take_front(end).contains('\\'))
      return false;
    value = text.slice(1, end);
    text = text.drop_front(end + 1);
    return true;
  }

  void skipSpace() { text = text.ltrim(); }

  bool peek(char c) {
    skipSpace();
    return text.starts_with(StringRef(&c, 1));
  }

  bool take(char c) {
    skipSpace();
    return text.consume_front(StringRef(&c, 1));
  }

  /// The start of `part`, fit to be printed.
  static std::string printable(StringRef part) {
    std::string result;
    for (char c : part.take_front(20))
      result += llvm::isPrint(c) ? c : '?';
    return result;
  }

  /// The next characters, for errors.
  std::string excerpt() { return printable(text); }

  StringRef text;
  llvm::SmallVector<StringRef, 3> keys;
};

} // namespace

llvm::Expected<NpyHeader> NpyHeader::parse(StringRef file) {
  if (!file.starts_with(kMagic))
    return createError() << "not an .npy file: it does not start with "
                            "\\x93NUMPY";
  size_t versionEnd = kMagic.size() + 2;
  if (file.size() < versionEnd)
    return createError() << "file ends within the header";
  unsigned major = static_cast<uint8_t>(file[kMagic.size()]);
  unsigned minor = static_cast<uint8_t>(file[kMagic.size() + 1]);
  if (major < 1 || major > 3 || minor != 0)
    return createError() << "unknown version " << major << '.' << minor
                         << " of the .npy format, expected 1.0, 2.0 or 3.0";

  // Version 1.0 has 16 bits of length, the others 32; version 3.0 is 2.0 with
  // a header in UTF-8, which makes no difference to plain element types.
  size_t lengthBytes = major == 1 ? 2 : 4;
  if (file.size() < versionEnd + lengthBytes)
    return createError() << "file ends within the header";
  const char *lengthField = file.data() + versionEnd;
  size_t length = major == 1 ? llvm::support::endian::read16le(lengthField)
                             : llvm::support::endian::read32le(lengthField);
  size_t begin = versionEnd + lengthBytes;
  if (file.size() - begin < length)
    return createError() << "file ends within the header, which has " << length
                         << " bytes";

  NpyHeader header;
  header.dataOffset = begin + length;
  if (llvm::Error error = DictParser(file.substr(begin, length)).parse(header))
    return std::move(error);
  return header;
}

std::string NpyHeader::format() const {
  std::string dict;
  llvm::raw_string_ostream os(dict);
  // Bytes of types that NumPy names have no order; ml_dtypes gives one to the
  // untyped bytes, and a code point has four.
  bool hasOrder = size > 1 || kind == 'V' || kind == 'U';
  os << "{'descr': '"
     << (!hasOrder   ? '|'
         : bigEndian ? '>'
                     : '<')
     << kind << size
     << "', 'fortran_order': " << (fortranOrder ? "True" : "False")
     << ", 'shape': (";
  llvm::interleaveComma(shape, os);
  os << (shape.size() == 1 ? ",), }" : "), }");

  // The dictionary begins after ten bytes in version 1.0, and after twelve in
  // version 2.0, which is for long headers only. A newline ends the padding.
  for (unsigned major : {1u, 2u}) {
    size_t begin = kMagic.size() + 2 + (major == 1 ? 2 : 4);
    size_t end = llvm::alignTo(begin + dict.size() + 1, llvm::Align(64));
    size_t length = end - begin;
    if (major == 1 && length > UINT16_MAX)
      continue;
    std::string text = kMagic.str();
    text += static_cast<char>(major);
    text += '\0';
    for (size_t byte = 0; byte != (major == 1 ? 2 : 4); ++byte)
      text += static_cast<char>(length >> (8 * byte));
    text += dict;
    text.append(length - dict.size() - 1, ' ');
    text += '\n';
    return text;
  }
  llvm_unreachable("a header of version 2.0 has 32 bits of length");
}

void mlir::pad::forEachInFortranOrder(
    ArrayRef<int64_t> shape, int64_t count,
    llvm::function_ref<void(int64_t, int64_t)> visit) {
  llvm::SmallVector<int64_t> strides, index(shape.size(), 0);
  int64_t stride = 1;
  for (int64_t extent : shape) {
    strides.push_back(stride);
    stride *= extent;
  }
  int64_t offset = 0;
  for (int64_t i = 0; i != count; ++i) {
    visit(i, offset);
    // The next index in row-major order.
    for (int64_t axis = shape.size() - 1; axis >= 0; --axis) {
      offset += strides[axis];
      if (++index[axis] < shape[axis])
        break;
      offset -= index[axis] * strides[axis];
      index[axis] = 0;
    }
  }
}
