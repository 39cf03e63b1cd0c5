//===- ObjectCache.cpp - Object files in a folder -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file has the name of its key's hash, and holds
//
//   magic | size of the key | size of the object | hash of both | key | object
//
//===----------------------------------------------------------------------===//

#include "Object.h"
#include "pad/Version.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <cstdlib>
#include <dlfcn.h>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::python;

static constexpr StringLiteral kMagic = "pad-obj\n";
static constexpr size_t kHeaderSize = kMagic.size() + 3 * sizeof(uint64_t);

/// A text that changes whenever this library is built or installed anew.
static std::string getBuild() {
  Dl_info info;
  llvm::sys::fs::file_status status;
  if (!dladdr(reinterpret_cast<void *>(&getBuild), &info) ||
      llvm::sys::fs::status(info.dli_fname, status))
    return "unknown";
  return std::to_string(status.getSize()) + " " +
         std::to_string(llvm::sys::toTimeT(status.getLastModificationTime()));
}

std::string
python::getObjectKey(StringRef text,
                     const llvm::orc::JITTargetMachineBuilder &target) {
  static const std::string build = getBuild();
  std::string key;
  llvm::raw_string_ostream(key)
      << "pad " << PAD_VERSION << ", build " << build << ", LLVM "
      << LLVM_VERSION_STRING << '\n'
      << target.getTargetTriple().str() << ' ' << target.getCPU() << ' '
      << target.getFeatures().getString() << '\n'
      << text;
  return key;
}

/// The folder: PAD_CACHE_DIR, or the user's own; empty if there is to be none.
static SmallString<128> getFolder() {
  SmallString<128> folder;
  if (const char *given = std::getenv("PAD_CACHE_DIR")) {
    folder = given;
  } else if (llvm::sys::path::cache_directory(folder)) {
    llvm::sys::path::append(folder, "pad");
  }
  return folder;
}

static SmallString<128> getPath(StringRef folder, StringRef key) {
  SmallString<128> path = folder;
  llvm::XXH128_hash_t hash =
      llvm::xxh3_128bits(llvm::arrayRefFromStringRef(key));
  SmallString<40> name;
  llvm::raw_svector_ostream(name)
      << llvm::format_hex_no_prefix(hash.high64, 16)
      << llvm::format_hex_no_prefix(hash.low64, 16) << ".o";
  llvm::sys::path::append(path, name);
  return path;
}

/// The header of a file with this key and object.
static std::string getHeader(StringRef key, StringRef object) {
  std::string header = kMagic.str();
  llvm::raw_string_ostream os(header);
  uint64_t hash = llvm::xxh3_64bits(key) ^ ~llvm::xxh3_64bits(object);
  for (uint64_t word : {uint64_t(key.size()), uint64_t(object.size()), hash}) {
    char bytes[sizeof(word)];
    llvm::support::endian::write64le(bytes, word);
    os.write(bytes, sizeof(bytes));
  }
  return header;
}

std::unique_ptr<llvm::MemoryBuffer> python::readObject(StringRef key) {
  SmallString<128> folder = getFolder();
  if (folder.empty())
    return nullptr;
  // A file that another process may cut short is read, not mapped.
  auto file = llvm::MemoryBuffer::getFile(
      getPath(folder, key), /*IsText=*/false, /*RequiresNullTerminator=*/false,
      /*IsVolatile=*/true);
  if (!file)
    return nullptr;
  StringRef bytes = (*file)->getBuffer();
  StringRef header = bytes.take_front(kHeaderSize);
  StringRef object = bytes.drop_front(header.size());
  if (!object.consume_front(key) || header != getHeader(key, object))
    return nullptr;
  return llvm::MemoryBuffer::getMemBufferCopy(object, "kernel");
}

void python::writeObject(StringRef key, const llvm::MemoryBuffer &object) {
  SmallString<128> folder = getFolder();
  if (folder.empty() ||
      llvm::sys::fs::create_directories(folder, /*IgnoreExisting=*/true,
                                        llvm::sys::fs::owner_all))
    return;
  // The file gets its name when it is complete.
  llvm::consumeError(llvm::writeToOutput(
      getPath(folder, key), [&](llvm::raw_ostream &os) -> llvm::Error {
        os << getHeader(key, object.getBuffer()) << key << object.getBuffer();
        return llvm::Error::success();
      }));
}
