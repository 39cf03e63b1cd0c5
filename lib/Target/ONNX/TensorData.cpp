//===- TensorData.cpp - Constants of ONNX ---------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts elements from each of the typed fields to the form that they have in
// `raw_data`.
//
//===----------------------------------------------------------------------===//

#include "TensorData.h"
#include "../Utils/DataFile.h"
#include "mlir/IR/Builders.h"
#include "pad/IR/Pad.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

//===----------------------------------------------------------------------===//
// Typed fields
//===----------------------------------------------------------------------===//

/// Appends the `bytes` lowest bytes of `bits`.
static void appendBytes(std::string &data, uint64_t bits, unsigned bytes) {
  for (unsigned i = 0; i < bytes; ++i)
    data.push_back(static_cast<char>(bits >> (8 * i)));
}

/// Converts `entries` of a typed field, of which `expected` must be there.
/// `getBits` returns what to store of an entry in `bytes` bytes.
template <typename Entries, typename GetBits>
static FailureOr<TensorData>
convertField(const Entries &entries, StringRef name, int64_t expected,
             unsigned bytes, GetBits getBits, EmitFn emitError) {
  if (entries.size() != expected) {
    emitError() << "'" << name << "' has " << entries.size()
                << " entries, expected " << expected;
    return failure();
  }
  TensorData data;
  data.converted = std::make_unique<std::string>();
  data.converted->reserve(expected * bytes);
  for (auto [position, entry] : llvm::enumerate(entries)) {
    uint64_t bits = getBits(entry);
    // 32-bit entries hold signed and unsigned elements alike.
    if (bytes < sizeof(entry) &&
        !llvm::isIntN(8 * bytes, static_cast<int64_t>(bits)) &&
        !llvm::isUIntN(8 * bytes, bits)) {
      emitError() << "'" << name << "' has " << entry << " at position "
                  << position << ", which does not fit " << 8 * bytes
                  << " bits";
      return failure();
    }
    appendBytes(*data.converted, bits, bytes);
  }
  data.packed = *data.converted;
  return data;
}

/// Converts the typed field that holds a tensor of `type`.
static FailureOr<TensorData> convertTypedField(const onnx::TensorProto &tensor,
                                               const ElementType &element,
                                               RankedTensorType type,
                                               EmitFn emitError) {
  int64_t count = type.getNumElements();
  unsigned bits = getPackedBits(type.getElementType());
  // An entry holds one element, several packed ones, or a part of a complex.
  auto entriesFor = [&](unsigned entryBits) -> int64_t {
    return llvm::divideCeil(static_cast<uint64_t>(count) * bits, entryBits);
  };
  unsigned entryBits = std::max(bits, 8u);
  switch (element.field) {
  case DataField::Float:
    return convertField(
        tensor.float_data(), "float_data", entriesFor(32), 4,
        [](float entry) -> uint64_t { return llvm::bit_cast<uint32_t>(entry); },
        emitError);
  case DataField::Double:
    return convertField(
        tensor.double_data(), "double_data", entriesFor(64), 8,
        [](double entry) { return llvm::bit_cast<uint64_t>(entry); },
        emitError);
  case DataField::Int32:
    return convertField(
        tensor.int32_data(), "int32_data", entriesFor(entryBits), entryBits / 8,
        [](int32_t entry) { return static_cast<int64_t>(entry); }, emitError);
  case DataField::Int64:
    return convertField(
        tensor.int64_data(), "int64_data", count, 8,
        [](int64_t entry) { return entry; }, emitError);
  case DataField::UInt64:
    return convertField(
        tensor.uint64_data(), "uint64_data", count, entryBits / 8,
        [](uint64_t entry) { return entry; }, emitError);
  case DataField::String:
    break;
  }
  llvm_unreachable("strings are not packed");
}

/// Reads a tensor of strings, which are in a field of their own.
static FailureOr<TensorData> readStrings(const onnx::TensorProto &tensor,
                                         RankedTensorType type,
                                         EmitFn emitError) {
  if (tensor.has_raw_data() ||
      tensor.data_location() == onnx::TensorProto::EXTERNAL) {
    emitError() << "strings are in "
                << (tensor.has_raw_data() ? "'raw_data'" : "external data")
                << ", expected them in 'string_data'";
    return failure();
  }
  if (tensor.string_data_size() != type.getNumElements()) {
    emitError() << "'string_data' has " << tensor.string_data_size()
                << " entries, expected " << type.getNumElements();
    return failure();
  }
  TensorData data;
  data.type = type;
  for (StringRef string : tensor.string_data()) {
    if (const char *problem = findStringProblem(string)) {
      emitError() << "string " << data.strings.size() << " of 'string_data' "
                  << problem;
      return failure();
    }
    data.strings.push_back(string);
  }
  return data;
}

//===----------------------------------------------------------------------===//
// External data
//===----------------------------------------------------------------------===//

/// Reads `size` bytes from where `tensor` says its data are.
static FailureOr<TensorData> readExternalData(const onnx::TensorProto &tensor,
                                              uint64_t size, StringRef folder,
                                              EmitFn emitError) {
  StringRef location;
  uint64_t offset = 0;
  std::optional<uint64_t> length;
  for (const onnx::StringStringEntryProto &entry : tensor.external_data()) {
    StringRef value = entry.value();
    uint64_t number = 0;
    if (entry.key() == "location") {
      location = value;
    } else if (entry.key() == "offset" || entry.key() == "length") {
      if (value.getAsInteger(10, number)) {
        emitError() << "external data have the " << entry.key() << " '" << value
                    << "', expected a number of bytes";
        return failure();
      }
      if (entry.key() == "offset")
        offset = number;
      else
        length = number;
    }
  }

  llvm::ErrorOr<std::optional<DataFile>> file = findDataFile(folder, location);
  if (!file) {
    emitError() << "external data file '" << location
                << "' cannot be opened: " << file.getError().message();
    return failure();
  }
  if (!*file) {
    emitError() << "external data are in '" << location
                << "', expected a file inside of the model's folder";
    return failure();
  }
  uint64_t available = (*file)->size;
  if (offset > available || (length && *length > available - offset)) {
    InFlightDiagnostic diag = emitError();
    diag << "external data file '" << location << "' has " << available
         << " bytes, expected " << length.value_or(size) << " from " << offset
         << " on";
    return failure();
  }
  if (length.value_or(available - offset) != size) {
    emitError() << "external data have " << length.value_or(available - offset)
                << " bytes, expected " << size;
    return failure();
  }
  TensorData data;
  if (size == 0)
    return data;
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> buffer =
      llvm::MemoryBuffer::getFileSlice((*file)->path, size, offset);
  if (!buffer) {
    emitError() << "external data file '" << location
                << "' cannot be read: " << buffer.getError().message();
    return failure();
  }
  data.file = std::move(*buffer);
  data.packed = data.file->getBuffer();
  return data;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

FailureOr<TensorData>
onnx_import::readTensorData(const onnx::TensorProto &tensor, StringRef folder,
                            MLIRContext *context, EmitFn emitError) {
  FailureOr<const ElementType *> element =
      getElementType(tensor.data_type(), emitError);
  if (failed(element))
    return failure();
  auto dims = llvm::map_to_vector(
      tensor.dims(), [](int64_t dim) { return std::optional<int64_t>(dim); });
  FailureOr<SmallVector<int64_t>> shape = convertDims(dims, emitError);
  if (failed(shape))
    return failure();
  if (tensor.has_segment()) {
    emitError() << "tensor is split into segments, which is not supported";
    return failure();
  }
  Builder builder(context);
  auto type = RankedTensorType::get(*shape, (*element)->convert(builder));
  if ((*element)->field == DataField::String)
    return readStrings(tensor, type, emitError);
  std::optional<int64_t> size = getPackedSize(type);
  if (!size) {
    emitError() << type.getNumElements() << " elements of type "
                << (*element)->name << " have more than 2^63 bits";
    return failure();
  }

  FailureOr<TensorData> data = failure();
  if (tensor.data_location() == onnx::TensorProto::EXTERNAL) {
    data = readExternalData(tensor, *size, folder, emitError);
  } else if (!tensor.has_raw_data()) {
    data = convertTypedField(tensor, **element, type, emitError);
  } else if (static_cast<int64_t>(tensor.raw_data().size()) != *size) {
    emitError() << "'raw_data' has " << tensor.raw_data().size()
                << " bytes, expected " << *size << " for "
                << type.getNumElements() << " elements of type "
                << (*element)->name;
  } else {
    data = TensorData();
    data->packed = tensor.raw_data();
  }
  if (succeeded(data))
    data->type = type;
  return data;
}

FailureOr<DenseElementsAttr>
onnx_import::readTensor(const onnx::TensorProto &tensor, StringRef folder,
                        MLIRContext *context, EmitFn emitError) {
  FailureOr<TensorData> data =
      readTensorData(tensor, folder, context, emitError);
  if (failed(data))
    return failure();
  if (isa<StringType>(data->type.getElementType()))
    return DenseElementsAttr::get(data->type, data->strings);
  return makeElements(data->packed, data->type);
}
