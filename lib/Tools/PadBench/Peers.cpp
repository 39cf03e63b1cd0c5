//===- Peers.cpp - Measuring other libraries ------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Peers.h"
#include "Json.h"
#include "pad/Runtime/Nesting.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/Errno.h"
#include <cerrno>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// The process
//===----------------------------------------------------------------------===//

PeerProcess::PeerProcess(PeerProcess &&other)
    : program(std::move(other.program)),
      process(std::exchange(other.process, -1)),
      channel(std::exchange(other.channel, -1)), rest(std::move(other.rest)),
      versions(std::move(other.versions)) {}

PeerProcess::~PeerProcess() {
  if (channel >= 0)
    close(channel);
  if (process >= 0)
    waitpid(process, nullptr, 0);
}

llvm::Expected<PeerProcess> PeerProcess::start(const std::string &program) {
  auto fail = [&](const Twine &what) {
    return llvm::createStringError("peers '" + program + "': " + what);
  };
  // A socket rather than two pipes: writing to one that nobody reads is an
  // error here, and no signal.
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return fail("no channel to it: " + llvm::sys::StrError());
  PeerProcess peers;
  peers.program = program;
  peers.channel = ends[0];
  llvm::scope_exit closeEnd([&] { close(ends[1]); });

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  std::string name = program;
  char *arguments[] = {name.data(), nullptr};
  int error = posix_spawnp(&peers.process, program.c_str(), &actions,
                           /*attrp=*/nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) {
    peers.process = -1;
    return fail("cannot be started: " + llvm::sys::StrError(error));
  }
  // The channel is to end when the program does.
  closeEnd.release();
  close(ends[1]);

  auto hello = peers.receive();
  if (!hello)
    return fail(llvm::toString(hello.takeError()));
  const json::Object *list = hello->getObject("peers");
  if (!list)
    return fail("expected an object \"peers\" on the first line");
  for (const auto &[peer, version] : *list)
    peers.versions.emplace_back(StringRef(peer).str(),
                                version.getAsString().value_or("").str());
  llvm::sort(peers.versions);
  return peers;
}

llvm::Error PeerProcess::send(StringRef line) {
  while (!line.empty()) {
    ssize_t count = ::send(channel, line.data(), line.size(), MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return llvm::createStringError("has ended before its input did");
    line = line.drop_front(count);
  }
  return llvm::Error::success();
}

llvm::Expected<json::Object> PeerProcess::receive() {
  size_t end;
  while ((end = rest.find('\n')) == std::string::npos) {
    char buffer[4096];
    ssize_t count = read(channel, buffer, sizeof(buffer));
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return llvm::createStringError("has ended before its input did");
    rest.append(buffer, count);
  }
  std::string line = rest.substr(0, end);
  rest.erase(0, end + 1);
  if (llvm::Error error = checkNesting(line))
    return std::move(error);
  auto value = json::parse(line);
  if (!value)
    return value.takeError();
  if (json::Object *object = value->getAsObject())
    return std::move(*object);
  return llvm::createStringError("expected an object on each line");
}

//===----------------------------------------------------------------------===//
// Questions and answers
//===----------------------------------------------------------------------===//

static llvm::Expected<Result> readResult(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  std::optional<StringRef> contender =
      object ? object->getString("contender") : std::nullopt;
  if (!contender)
    return llvm::createStringError("a result has no \"contender\"");
  Result result;
  result.contender = contender->str();
  if (std::optional<StringRef> note = object->getString("note")) {
    result.note = note->str();
    return result;
  }
  if (!object->get("ns"))
    return result;
  std::optional<Times> call = timesFromJSON(*object, "ns");
  std::optional<Times> copy = timesFromJSON(*object, "memcpy_ns");
  if (!call || !copy)
    return llvm::createStringError(
        "the result of '" + *contender +
        "' needs two positive numbers as \"ns\" and as \"memcpy_ns\"");
  result.measurement = Measurement{*call, *copy};
  return result;
}

llvm::Expected<std::vector<Result>>
PeerProcess::ask(const Workload &workload, const TimingOptions *timing) {
  json::Object question{
      {"mode", oracle::getName(workload.mode)},
      {"type", workload.type},
      {"shape", json::Array(workload.shape)},
      {"low", json::Array(workload.low)},
      {"high", json::Array(workload.high)},
  };
  if (timing) {
    question["seconds"] = timing->seconds;
    question["clock"] = getName(timing->clock);
  }
  if (workload.isAdjoint)
    question["adjoint"] = true;
  if (!workload.value.empty())
    question["value"] = workload.value;
  std::string line;
  llvm::raw_string_ostream(line) << json::Value(std::move(question)) << '\n';
  if (llvm::Error error = send(line))
    return std::move(error);
  auto answer = receive();
  if (!answer)
    return answer.takeError();
  const json::Array *list = answer->getArray("results");
  if (!list)
    return llvm::createStringError("an answer has no list \"results\"");
  std::vector<Result> results;
  for (const json::Value &value : *list) {
    auto result = readResult(value);
    if (!result)
      return result.takeError();
    results.push_back(std::move(*result));
  }
  return results;
}

llvm::Expected<std::vector<Result>>
PeerProcess::measure(const Workload &workload, const TimingOptions *timing) {
  auto results = ask(workload, timing);
  if (!results)
    return llvm::createStringError("peers '" + program +
                                   "': " + llvm::toString(results.takeError()));
  return results;
}
