//===- Print.cpp - Arrays as text -----------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Print.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

llvm::APFloat mlir::pad::getFloat(Type type, const llvm::APInt &bits) {
  return llvm::APFloat(cast<FloatType>(type).getFloatSemantics(), bits);
}

/// Writes 0.digits * 10^point: as it is if the point is near the digits, with
/// an exponent otherwise.
static std::string placePoint(std::string digits, int point) {
  if (point < -3 || point > 16) {
    int exponent = point - 1;
    std::string fraction = digits.size() > 1 ? "." + digits.substr(1) : "";
    return digits.substr(0, 1) + fraction + (exponent < 0 ? "e-" : "e+") +
           std::to_string(std::abs(exponent));
  }
  if (point <= 0) {
    digits.insert(0, 1 - point, '0');
    point = 1;
  }
  if (digits.size() <= static_cast<size_t>(point))
    digits.append(point + 1 - digits.size(), '0');
  return digits.insert(point, ".");
}

static std::string formatFloat(const llvm::APFloat &value) {
  if (value.isNaN())
    return "nan";
  std::string sign = value.isNegative() ? "-" : "";
  if (value.isInfinity())
    return sign + "inf";
  if (value.isZero())
    return sign + "0.0";
  // The fewest digits that are read as this value again. An IEEE quad needs 36,
  // all others fewer.
  llvm::SmallString<48> text;
  for (unsigned digits = 1; digits <= 36; ++digits) {
    text.clear();
    value.toString(text, digits, /*FormatMaxPadding=*/0);
    llvm::APFloat parsed(value.getSemantics());
    llvm::cantFail(
        parsed.convertFromString(text, llvm::APFloat::rmNearestTiesToEven));
    if (parsed.bitwiseIsEqual(value))
      break;
  }
  // Without padding that is "-1.25E+3".
  auto [mantissa, exponentText] = StringRef(text).split('E');
  mantissa.consume_front("-");
  exponentText.consume_front("+");
  int exponent = 0;
  (void)exponentText.getAsInteger(10, exponent);
  auto [whole, fraction] = mantissa.split('.');
  std::string digits = (whole + fraction.rtrim('0')).str();
  return sign + placePoint(digits, exponent + static_cast<int>(whole.size()));
}

static std::string formatNumber(Type type, const llvm::APInt &bits) {
  if (isa<FloatType>(type))
    return formatFloat(getFloat(type, bits));
  if (type.isInteger(1))
    return bits.isZero() ? "false" : "true";
  return llvm::toString(bits, /*Radix=*/10,
                        /*Signed=*/!type.isUnsignedInteger());
}

/// `text` in double quotes, with MLIR's escapes for quotes and characters that
/// do not print.
static std::string formatString(StringRef text) {
  std::string quoted = "\"";
  for (char c : text) {
    bool isControl = static_cast<unsigned char>(c) < ' ' || c == '\x7f';
    if (isControl)
      quoted += "\\" + llvm::toHex(StringRef(&c, 1));
    else if (c == '"' || c == '\\')
      quoted += {'\\', c};
    else
      quoted += c;
  }
  return quoted + '"';
}

std::string mlir::pad::formatElement(const Array &array, int64_t index) {
  if (array.holdsStrings())
    return formatString(array.getString(index));
  const ElementStorage &storage = array.getStorage();
  const char *bytes = array.getElement(index);
  auto complex = dyn_cast<ComplexType>(array.getElementType());
  if (!complex)
    return formatNumber(array.getElementType(), storage.load(bytes));
  Type part = complex.getElementType();
  std::string text = formatNumber(part, storage.load(bytes));
  std::string imaginary =
      formatNumber(part, storage.load(bytes + storage.partBytes));
  if (imaginary.front() != '-')
    text += '+';
  return text + imaginary + 'j';
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

namespace {

/// Visits the elements that are shown, twice: once for the width of the
/// columns.
class ArrayPrinter {
public:
  ArrayPrinter(const Array &array, llvm::raw_ostream &os)
      : array(array), os(os), summarize(array.getNumElements() > kThreshold) {}

  void print() {
    if (array.getRank() == 0) {
      os << formatElement(array, 0) << '\n';
      return;
    }
    if (array.getNumElements() == 0) {
      os << "[]\n";
      return;
    }
    // Columns are for numbers, as in NumPy.
    if (!array.holdsStrings())
      measure(0, 0);
    printAxis(0, 0);
    os << '\n';
  }

private:
  static constexpr int64_t kThreshold = 1000;
  static constexpr int64_t kEdge = 3;

  /// Calls `entry` for each printed position of `axis`, and `gap` once for the
  /// positions left out in between.
  void forEachShown(int64_t axis, llvm::function_ref<void(int64_t)> entry,
                    llvm::function_ref<void()> gap) {
    int64_t extent = array.getShape()[axis];
    bool shorten = summarize && extent > 2 * kEdge;
    for (int64_t i = 0; i < (shorten ? kEdge : extent); ++i)
      entry(i);
    if (!shorten)
      return;
    gap();
    for (int64_t i = extent - kEdge; i < extent; ++i)
      entry(i);
  }

  /// `offset` is the row-major offset of the entry among all entries of the
  /// axes so far.
  void measure(int64_t axis, int64_t offset) {
    forEachShown(
        axis,
        [&](int64_t i) {
          int64_t entry = offset * array.getShape()[axis] + i;
          if (axis + 1 != array.getRank())
            return measure(axis + 1, entry);
          width = std::max(width, formatElement(array, entry).size());
        },
        [] {});
  }

  void printAxis(int64_t axis, int64_t offset) {
    bool innermost = axis + 1 == array.getRank();
    bool first = true;
    auto separate = [&] {
      if (!first) {
        if (innermost)
          os << ' ';
        else
          startLine(axis);
      }
      first = false;
    };
    os << '[';
    forEachShown(
        axis,
        [&](int64_t i) {
          separate();
          int64_t entry = offset * array.getShape()[axis] + i;
          if (!innermost)
            return printAxis(axis + 1, entry);
          os << llvm::right_justify(formatElement(array, entry), width);
        },
        [&] {
          separate();
          os << "...";
        });
    os << ']';
  }

  /// Between two entries of an outer `axis`: blocks are set apart by as many
  /// empty lines as they have axes above two.
  void startLine(int64_t axis) {
    for (int64_t line = axis + 1; line < array.getRank(); ++line)
      os << '\n';
    os.indent(axis + 1);
  }

  const Array &array;
  llvm::raw_ostream &os;
  bool summarize;
  size_t width = 0;
};

} // namespace

void mlir::pad::printArray(const Array &array, llvm::raw_ostream &os) {
  ArrayPrinter(array, os).print();
}
