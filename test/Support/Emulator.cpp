//===- Emulator.cpp - Code of another processor ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/Emulator.h"
#include "pad/Runtime/Error.h"
#include "pad/Runtime/Object.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Program.h"
#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace padtest;
using namespace mlir::pad;
using llvm::StringRef;

llvm::Expected<std::unique_ptr<Emulator>> Emulator::start(CodeTarget target,
                                                          StringRef command) {
  std::vector<std::string> words;
  for (StringRef word : llvm::split(command, ' '))
    words.push_back(word.str());
  std::vector<char *> arguments;
  for (std::string &word : words)
    arguments.push_back(word.data());
  arguments.push_back(nullptr);
  // A process that has ended is an error of `send`.
  std::signal(SIGPIPE, SIG_IGN);
  int toProcess[2], fromProcess[2];
  if (pipe2(toProcess, O_CLOEXEC) != 0 || pipe2(fromProcess, O_CLOEXEC) != 0)
    return createError() << "no pipe to an emulator";
  std::unique_ptr<Emulator> emulator(new Emulator(std::move(target)));
  emulator->process = fork();
  if (emulator->process == 0) {
    dup2(toProcess[0], STDIN_FILENO);
    dup2(fromProcess[1], STDOUT_FILENO);
    execvp(arguments.front(), arguments.data());
    _exit(127);
  }
  close(toProcess[0]);
  close(fromProcess[1]);
  emulator->input = toProcess[1];
  emulator->output = fromProcess[0];
  if (emulator->process < 0)
    return createError() << "no process for an emulator";
  return emulator;
}

Emulator::~Emulator() {
  close(input);
  close(output);
  if (process > 0)
    waitpid(process, nullptr, 0);
}

static ErrorStream hasEnded() {
  return createError() << "the emulated process has ended: an access out of "
                          "bounds, or no such program";
}

llvm::Error Emulator::send(const void *bytes, size_t count) {
  for (const char *next = static_cast<const char *>(bytes); count != 0;) {
    ssize_t sent = write(input, next, count);
    if (sent <= 0)
      return hasEnded();
    next += sent;
    count -= sent;
  }
  return llvm::Error::success();
}

llvm::Error Emulator::send(StringRef text) {
  if (llvm::Error error = send(static_cast<int64_t>(text.size())))
    return error;
  return send(text.data(), text.size());
}

llvm::Error Emulator::receive(void *bytes, size_t count) {
  for (char *next = static_cast<char *>(bytes); count != 0;) {
    ssize_t received = read(output, next, count);
    if (received <= 0)
      return hasEnded();
    next += received;
    count -= received;
  }
  return llvm::Error::success();
}

llvm::Error Emulator::load(StringRef object) {
  llvm::SmallString<128> objectPath, libraryPath;
  if (llvm::sys::fs::createTemporaryFile("emulated", "o", objectPath) ||
      llvm::sys::fs::createTemporaryFile("emulated", "so", libraryPath))
    return createError() << "no temporary file";
  llvm::FileRemover removeObject(objectPath), removeLibrary(libraryPath);
  if (llvm::Error error =
          llvm::writeToOutput(objectPath, [&](llvm::raw_ostream &os) {
            os << object;
            return llvm::Error::success();
          }))
    return error;
  std::string compiler = target.triple + "-gcc";
  auto linker = llvm::sys::findProgramByName(compiler);
  if (!linker)
    return createError() << "no program '" << compiler << "'";
  if (llvm::sys::ExecuteAndWait(
          *linker, {compiler, "-shared", "-o", libraryPath, objectPath}) != 0)
    return createError() << "'" << compiler << "' links no library";
  if (llvm::Error error = send(int64_t(0)))
    return error;
  if (llvm::Error error = send(StringRef(libraryPath)))
    return error;
  // The file stays until the process has it.
  int64_t done = 0;
  return receive(&done, sizeof(done));
}

llvm::Error Emulator::call(StringRef function,
                           llvm::MutableArrayRef<Array> arrays, bool atEnd) {
  if (llvm::Error error = send(int64_t(atEnd ? 2 : 1)))
    return error;
  if (llvm::Error error = send((kCInterfacePrefix + function).str()))
    return error;
  if (llvm::Error error = send(static_cast<int64_t>(arrays.size())))
    return error;
  for (const Array &array : arrays) {
    if (llvm::Error error = send(array.getRank()))
      return error;
    for (int64_t extent : array.getShape())
      if (llvm::Error error = send(extent))
        return error;
    if (llvm::Error error =
            send(StringRef(array.getData(), array.getSizeInBytes())))
      return error;
  }
  for (Array &array : arrays)
    if (llvm::Error error = receive(array.getData(), array.getSizeInBytes()))
      return error;
  return llvm::Error::success();
}
