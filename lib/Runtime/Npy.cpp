//===- Npy.cpp - Array files of NumPy -------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Npy.h"
#include "NpyHeader.h"
#include "mlir/IR/BuiltinTypes.h"
#include "pad/Runtime/Error.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SwapByteOrder.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

/// The kind that elements of `type` are written with; their size is that of
/// ElementStorage. Nothing for types that the format cannot hold.
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

/// "float32 ('f4')", as far as NumPy has a word for it.
static std::string describe(const NpyHeader &header) {
  StringRef word = "element type";
  switch (header.kind) {
  case 'b':
    word = "bool";
    break;
  case 'i':
    word = "signed integer";
    break;
  case 'u':
    word = "unsigned integer";
    break;
  case 'f':
    word = "float";
    break;
  case 'c':
    word = "complex";
    break;
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

/// Copies the elements of `from`, in Fortran order, into `array`.
static void copyFromFortranOrder(const char *from, Array &array) {
  size_t bytes = array.getStorage().getBytes();
  ArrayRef<int64_t> shape = array.getShape();
  llvm::SmallVector<int64_t> strides, index(shape.size(), 0);
  int64_t stride = 1;
  for (int64_t extent : shape) {
    strides.push_back(stride);
    stride *= extent;
  }
  int64_t offset = 0;
  for (int64_t i = 0, e = array.getNumElements(); i != e; ++i) {
    std::memcpy(array.getData() + i * bytes, from + offset * bytes, bytes);
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

llvm::Expected<Array> mlir::pad::decodeNpy(StringRef bytes, Type elementType) {
  llvm::Expected<NpyHeader> header = NpyHeader::parse(bytes);
  if (!header)
    return header.takeError();
  std::optional<ElementStorage> storage = ElementStorage::get(elementType);
  if (!storage || !getNpyKind(elementType))
    return createError() << "the .npy format has no elements of type "
                         << elementType;
  if (header->size != storage->getBytes() ||
      !acceptsNpyKind(elementType, header->kind))
    return createError() << "elements are " << describe(*header)
                         << ", expected " << elementType;

  // Before anything is allocated: the elements are there, and no more.
  StringRef data = bytes.drop_front(header->dataOffset);
  std::optional<int64_t> count =
      Array::countElements(elementType, header->shape);
  size_t expected = count.value_or(0) * storage->getBytes();
  if (!count || data.size() != expected)
    return createError() << "file "
                         << (!count || data.size() < expected ? "ends within"
                                                              : "goes on after")
                         << " the elements: "
                         << formatType(elementType, header->shape)
                         << " in a file with " << data.size()
                         << " bytes of data";

  llvm::Expected<Array> array = Array::create(elementType, header->shape);
  if (!array)
    return array.takeError();
  if (header->fortranOrder && array->getRank() > 1)
    copyFromFortranOrder(data.data(), *array);
  else if (!data.empty())
    std::memcpy(array->getData(), data.data(), data.size());
  if (header->kind != 'V' && header->bigEndian != llvm::sys::IsBigEndianHost)
    swapBytes(*array);
  if (llvm::Error error = normalizeSpareBits(*array))
    return std::move(error);
  return array;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

llvm::Error mlir::pad::encodeNpy(const Array &array, llvm::raw_ostream &os) {
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
