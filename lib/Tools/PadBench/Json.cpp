//===- Json.cpp - Workloads and results as JSON ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "../Utils/File.h"
#include "pad/Runtime/Nesting.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Fails if `object` has a key that is not one of `keys`.
static llvm::Error checkKeys(const json::Object &object,
                             ArrayRef<StringRef> keys) {
  for (const auto &entry : object)
    if (!llvm::is_contained(keys, StringRef(entry.first)))
      return llvm::createStringError("unknown key \"" + StringRef(entry.first) +
                                     "\", expected " + llvm::join(keys, ", "));
  return llvm::Error::success();
}

/// Appends what `value`, an entry of the list of workloads, stands for.
static llvm::Error readEntry(const json::Value &value, StringRef group,
                             std::vector<GroupedWorkload> &workloads) {
  std::optional<StringRef> text = value.getAsString();
  if (const json::Object *object = value.getAsObject()) {
    if (llvm::Error error = checkKeys(
            *object, {"workload", "group", "result_bytes", "results"}))
      return error;
    text = object->getString("workload");
    if (const json::Value *name = object->get("group")) {
      if (!name->getAsString())
        return llvm::createStringError("\"group\" is not a string");
      group = *name->getAsString();
    }
  }
  if (!text)
    return llvm::createStringError(
        "expected a string, or an object with a string \"workload\"");
  auto parsed = parseWorkload(*text);
  if (!parsed)
    return parsed.takeError();
  for (Workload &workload : *parsed)
    workloads.push_back({group.str(), std::move(workload)});
  return llvm::Error::success();
}

static llvm::Error readAll(StringRef text, StringRef group,
                           std::vector<GroupedWorkload> &workloads) {
  if (llvm::Error error = checkNesting(text))
    return error;
  auto root = json::parse(text);
  if (!root)
    return root.takeError();
  const json::Object *object = root->getAsObject();
  const json::Array *entries = object ? object->getArray("workloads") : nullptr;
  if (!entries)
    return llvm::createStringError(
        "expected an object with a list \"workloads\"");
  if (llvm::Error error = checkKeys(*object, {"workloads", "setting"}))
    return error;
  for (auto [position, entry] : llvm::enumerate(*entries))
    if (llvm::Error error = readEntry(entry, group, workloads))
      return llvm::createStringError("workloads[" + Twine(position) +
                                     "]: " + llvm::toString(std::move(error)));
  return llvm::Error::success();
}

llvm::Expected<std::vector<GroupedWorkload>>
mlir::pad::bench::readWorkloads(StringRef path, StringRef group) {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!file)
    return llvm::createStringError(path + ": " + file.getError().message());
  std::vector<GroupedWorkload> workloads;
  if (llvm::Error error = readAll((*file)->getBuffer(), group, workloads))
    return llvm::createStringError(path + ": " +
                                   llvm::toString(std::move(error)));
  return workloads;
}

std::optional<Times> mlir::pad::bench::timesFromJSON(const json::Object &object,
                                                     StringRef key) {
  const json::Array *list = object.getArray(key);
  if (!list || list->size() != 2)
    return std::nullopt;
  std::optional<double> first = (*list)[0].getAsNumber(),
                        second = (*list)[1].getAsNumber();
  if (!first || !second || !(*first > 0) || !(*second > 0))
    return std::nullopt;
  return Times{*first, *second};
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static json::Value toJSON(const Times &times) {
  return json::Array{times.first, times.second};
}

static json::Value toJSON(const Result &result) {
  json::Object object{{"contender", result.contender}};
  if (result.measurement) {
    object["ns"] = toJSON(result.measurement->call);
    object["memcpy_ns"] = toJSON(result.measurement->copy);
  }
  if (!result.note.empty()) {
    object["note"] = result.note;
    object["failed"] = result.failed;
  }
  return object;
}

static json::Value toJSON(const Setting &setting) {
  json::Object versions;
  for (const auto &[name, version] : setting.versions)
    versions[name] = version;
  return json::Object{{"processor", setting.processor},
                      {"target", setting.target},
                      {"processors", setting.numProcessors},
                      {"versions", std::move(versions)},
                      {"seconds", setting.timing.seconds},
                      {"clock", getName(setting.timing.clock)},
                      {"pipeline_options", setting.pipelineOptions}};
}

llvm::Error mlir::pad::bench::checkFolder(StringRef path) {
  StringRef folder = llvm::sys::path::parent_path(path);
  if (folder.empty() || llvm::sys::fs::is_directory(folder))
    return llvm::Error::success();
  return llvm::createStringError(path + ": there is no folder '" + folder +
                                 "'");
}

llvm::Error mlir::pad::bench::writeResults(StringRef path,
                                           const Setting &setting,
                                           ArrayRef<WorkloadResults> runs) {
  json::Array workloads;
  for (const WorkloadResults &run : runs)
    workloads.push_back(json::Object{
        {"workload", run.entry.workload.format()},
        {"group", run.entry.group},
        {"result_bytes", static_cast<int64_t>(run.resultBytes)},
        {"results", json::Array(llvm::map_range(run.results, [](auto &result) {
           return toJSON(result);
         }))}});
  json::Value root = json::Object{{"setting", toJSON(setting)},
                                  {"workloads", std::move(workloads)}};
  return writeFile(path, llvm::formatv("{0:2}\n", root).str());
}
