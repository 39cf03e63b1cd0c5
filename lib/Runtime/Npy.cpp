//===- Npy.cpp - Array files of NumPy -------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Npy.h"
#include "NpyHeader.h"
#include "NpyStrings.h"
#include "mlir/IR/BuiltinTypes.h"
#include "pad/IR/Pad.h"
#include "pad/Runtime/Error.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SwapByteOrder.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

/// The kind character of elements of `type`; ElementStorage gives their size.
/// Nothing for types that the format cannot hold.
static std::optional<char> getNpyKind(Type type) {
  if (type.isIndex())
    return 'i';
  if (auto integer = dyn_cast<IntegerType>(type)) {
    if (integer.getWidth() == 1)
      return 'b';
    if (integer.getWidth() < 8)
      return 'V';
    return integer.isUnsigned() ? 'u' : 'i';
  }
  if (isa<Float16Type, Float32Type, Float64Type, Float80Type>(type))
    return 'f';
  if (isa<FloatType>(type))
    return 'V';
  if (auto complex = dyn_cast<ComplexType>(type))
    if (isa<Float32Type, Float64Type>(complex.getElementType()))
      return 'c';
  return std::nullopt;
}

/// Whether elements of `kind` stand for elements of `type`, of the same size.
static bool acceptsNpyKind(Type type, char kind) {
  if (kind == getNpyKind(type))
    return true;
  // No sign in the type: either will do.
  if (kind == 'u')
    return type.isIndex() ||
           (type.isSignlessInteger() && type.getIntOrFloatBitWidth() >= 8);
  // ml_dtypes names this one type so, and NumPy cannot read it then.
  return kind == 'f' && isa<Float8E5M2Type>(type);
}

/// NumPy's name of a type of numbers, as "float32"; of others, a word and
/// NumPy's code, as "string 'U1'".
static std::string describe(const NpyHeader &header) {
  auto addBits = [&](StringRef name) {
    return (name + Twine(8 * header.size)).str();
  };
  StringRef word = "element type";
  switch (header.kind) {
  case 'b':
    return "bool";
  case 'i':
    return addBits("int");
  case 'u':
    return addBits("uint");
  case 'f':
    return addBits("float");
  case 'c':
    return addBits("complex");
  case 'V':
    word = "untyped bytes";
    break;
  case 'O':
    word = "Python object";
    break;
  case 'S':
  case 'U':
    word = "string";
    break;
  }
  return (word + " '" + StringRef(&header.kind, 1) +
          std::to_string(header.size) + "'")
      .str();
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static void swapBytes(Array &array) {
  size_t bytes = array.getStorage().partBytes;
  for (char *part = array.getData(), *end = part + array.getSizeInBytes();
       part != end; part += bytes)
    std::reverse(part, part + bytes);
}

/// Makes the bytes of elements with spare bits what compiled code expects, or
/// fails if one has no value of the type.
static llvm::Error normalizeSpareBits(Array &array) {
  Type type = array.getElementType();
  unsigned bits = array.getStorage().bits;
  if (!array.getStorage().hasSpareBits())
    return llvm::Error::success();
  if (array.getStorage().partBytes > 1) {
    array.getStorage().clearSpareBits(array.getData(), array.getNumElements());
    return llvm::Error::success();
  }
  MutableArrayRef<char> bytes(array.getData(), array.getSizeInBytes());
  for (auto [index, byte] : llvm::enumerate(bytes)) {
    uint8_t value = byte;
    if (bits == 1) {
      // As in NumPy, every byte but 0 is true.
      byte = value != 0;
      continue;
    }
    // Versions of ml_dtypes differ in the spare bits of negative integers.
    bool extendsSign =
        isa<IntegerType>(type) && !type.isUnsignedInteger() &&
        llvm::SignExtend32(value, bits) == llvm::SignExtend32(value, 8);
    if (!llvm::isUIntN(bits, value) && !extendsSign)
      return createError() << "element " << index << " is the byte 0x"
                           << llvm::utohexstr(value)
                           << ", which is no value of " << type;
    byte = value & llvm::maskTrailingOnes<uint8_t>(bits);
  }
  return llvm::Error::success();
}

/// Reads the numbers in `data`, which has as many bytes as `array`.
static llvm::Error decodeNumbers(const NpyHeader &header, StringRef data,
                                 Array &array) {
  size_t bytes = array.getStorage().getBytes();
  if (header.fortranOrder && array.getRank() > 1)
    forEachInFortranOrder(array.getShape(), array.getNumElements(),
                          [&](int64_t index, int64_t position) {
                            std::memcpy(array.getData() + index * bytes,
                                        data.data() + position * bytes, bytes);
                          });
  else if (!data.empty())
    std::memcpy(array.getData(), data.data(), data.size());
  if (header.kind != 'V' && header.bigEndian != llvm::sys::IsBigEndianHost)
    swapBytes(array);
  return normalizeSpareBits(array);
}

/// The bytes of an element in a file, or nothing if it is not one of `type`.
static std::optional<int64_t> getItemBytes(const NpyHeader &header, Type type) {
  if (isa<StringType>(type))
    return getNpyStringBytes(header);
  unsigned bytes = ElementStorage::get(type)->getBytes();
  if (header.size == bytes && acceptsNpyKind(type, header.kind))
    return bytes;
  return std::nullopt;
}

llvm::Expected<Array> mlir::pad::decodeNpy(StringRef bytes, Type elementType) {
  llvm::Expected<NpyHeader> header = NpyHeader::parse(bytes);
  if (!header)
    return header.takeError();
  bool hasStrings = isa<StringType>(elementType);
  if (!hasStrings &&
      (!ElementStorage::get(elementType) || !getNpyKind(elementType)))
    return createError() << "the .npy format has no elements of type "
                         << elementType;
  std::optional<int64_t> itemBytes = getItemBytes(*header, elementType);
  if (!itemBytes)
    return createError() << "elements are " << describe(*header)
                         << ", expected " << elementType;

  // Before anything is allocated: the elements are there, and no more.
  StringRef data = bytes.drop_front(header->dataOffset);
  std::optional<int64_t> count =
      Array::countElements(elementType, header->shape);
  int64_t expected = 0;
  bool fits = count && !llvm::MulOverflow(*count, *itemBytes, expected);
  if (!fits || static_cast<int64_t>(data.size()) != expected)
    return createError() << "file "
                         << (!fits || static_cast<int64_t>(data.size()) <
                                          expected
                                 ? "ends within"
                                 : "goes on after")
                         << " the elements: "
                         << formatType(elementType, header->shape)
                         << " in a file with " << data.size()
                         << " bytes of data";

  llvm::Expected<Array> array = Array::create(elementType, header->shape);
  if (!array)
    return array.takeError();
  if (llvm::Error error = hasStrings ? decodeNpyStrings(*header, data, *array)
                                     : decodeNumbers(*header, data, *array))
    return std::move(error);
  return array;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

llvm::Error mlir::pad::encodeNpy(const Array &array, llvm::raw_ostream &os) {
  if (array.holdsStrings())
    return encodeNpyStrings(array, os);
  std::optional<char> kind = getNpyKind(array.getElementType());
  if (!kind)
    return createError() << "the .npy format has no elements of type "
                         << array.getElementType();
  NpyHeader header;
  header.kind = *kind;
  header.size = array.getStorage().getBytes();
  header.bigEndian = llvm::sys::IsBigEndianHost;
  header.shape = llvm::to_vector(array.getShape());
  os << header.format();
  os.write(array.getData(), array.getSizeInBytes());
  return llvm::Error::success();
}
