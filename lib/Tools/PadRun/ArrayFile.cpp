//===- ArrayFile.cpp - Reading and writing arrays in files ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArrayFile.h"
#include "../Utils/File.h"
#include "pad/Runtime/Error.h"
#include "pad/Runtime/Npy.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#ifdef PAD_HAS_ONNX
#include "pad/Target/ONNX/TensorFile.h"
#endif

using namespace mlir;
using namespace mlir::pad;

namespace fs = llvm::sys::fs;

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

namespace {

struct Format {
  StringLiteral extension;
  llvm::Expected<Array> (*decode)(StringRef bytes, Type elementType,
                                  StringRef folder);
  llvm::Error (*encode)(const Array &array, llvm::raw_ostream &os);
};

} // namespace

/// These files are read from nowhere else.
static llvm::Expected<Array> decodeNpyFile(StringRef bytes, Type elementType,
                                           StringRef /*folder*/) {
  return decodeNpy(bytes, elementType);
}

static llvm::Expected<const Format *> findFormat(StringRef path) {
  // A new format is a line here.
  static constexpr Format formats[] = {
      {".npy", decodeNpyFile, encodeNpy},
#ifdef PAD_HAS_ONNX
      {".pb", decodeTensorProto, encodeTensorProto},
#endif
  };
  StringRef extension = llvm::sys::path::extension(path);
  for (const Format &format : formats)
    if (extension.equals_insensitive(format.extension))
      return &format;
  ErrorStream error = createError() << path << ": unknown kind of array '"
                                    << extension << "', expected one of";
  for (const Format &format : formats)
    error << ' ' << format.extension;
  return error;
}

llvm::Expected<Array> mlir::pad::readArrayFile(StringRef path,
                                               Type elementType) {
  llvm::Expected<const Format *> format = findFormat(path);
  if (!format)
    return format.takeError();
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return createError() << path << ": " << buffer.getError().message();
  llvm::Expected<Array> array = (*format)->decode(
      (*buffer)->getBuffer(), elementType, llvm::sys::path::parent_path(path));
  if (!array)
    return createError() << path << ": " << llvm::toString(array.takeError());
  return array;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Writes `array` to the open file `fd`, which stays open.
static llvm::Error writeTo(int fd, const Format &format, const Array &array) {
  llvm::raw_fd_ostream os(fd, /*shouldClose=*/false);
  if (llvm::Error error = format.encode(array, os))
    return error;
  os.flush();
  std::error_code code = os.error();
  os.clear_error();
  return code ? llvm::errorCodeToError(code) : llvm::Error::success();
}

static llvm::Error addPath(StringRef path, llvm::Error error) {
  return createError() << path << ": " << llvm::toString(std::move(error));
}

/// `path` without what does not change the file that it names.
static std::string normalize(StringRef path) {
  llvm::SmallString<128> normal(path);
  (void)fs::make_absolute(normal);
  llvm::sys::path::remove_dots(normal);
  return normal.str().str();
}

llvm::Error mlir::pad::writeArrayFiles(
    ArrayRef<std::pair<std::string, const Array *>> files) {
  // First everything goes to temporary files; then they take their names.
  llvm::SmallVector<std::pair<StringRef, fs::TempFile>> written;
  llvm::scope_exit discard([&] {
    for (auto &[path, file] : written)
      llvm::consumeError(file.discard());
  });
  llvm::StringSet<> names;
  for (const auto &[path, array] : files) {
    llvm::Expected<const Format *> format = findFormat(path);
    if (!format)
      return format.takeError();
    if (!names.insert(normalize(path)).second)
      return createError() << path << ": two results for one file";
    if (fs::is_directory(path))
      return createError() << path << ": is a directory";
    if (isSpecialFile(path))
      continue;
    llvm::Expected<fs::TempFile> file = fs::TempFile::create(
        path + ".%%%%%%%%.tmp", fs::all_read | fs::all_write);
    if (!file)
      return addPath(path, file.takeError());
    written.emplace_back(path, std::move(*file));
    if (llvm::Error error = writeTo(written.back().second.FD, **format, *array))
      return addPath(path, std::move(error));
  }
  for (const auto &[path, array] : files) {
    if (!isSpecialFile(path))
      continue;
    int fd;
    if (std::error_code code = fs::openFileForWrite(path, fd))
      return createError() << path << ": " << code.message();
    llvm::Error error = writeTo(fd, **findFormat(path), *array);
    fs::file_t handle = fs::convertFDToNativeFile(fd);
    (void)fs::closeFile(handle);
    if (error)
      return addPath(path, std::move(error));
  }
  for (auto &[path, file] : written)
    if (llvm::Error error = file.keep(path))
      return addPath(path, std::move(error));
  written.clear();
  return llvm::Error::success();
}
