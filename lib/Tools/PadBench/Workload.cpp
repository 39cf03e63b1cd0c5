//===- Workload.cpp - What is measured ------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Workload.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

std::string Workload::getMLIRType() const {
  for (StringRef bits : {"8", "16", "32", "64"})
    if (type == ("u" + bits).str())
      return ("i" + bits).str();
  return type;
}

std::string Workload::formatArray() const {
  std::string text = type + ' ';
  text += llvm::join(
      llvm::map_range(shape, [](int64_t n) { return std::to_string(n); }), "x");
  auto append = [&](StringRef key, ArrayRef<int64_t> amounts) {
    if (llvm::all_of(amounts, [](int64_t amount) { return amount == 0; }))
      return;
    text += (" " + key + "=").str();
    text += llvm::join(
        llvm::map_range(amounts, [](int64_t n) { return std::to_string(n); }),
        ",");
  };
  if (low == high) {
    append("pad", low);
  } else {
    append("low", low);
    append("high", high);
  }
  if (!value.empty())
    text += " value=" + value;
  return text;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

llvm::Expected<std::vector<oracle::Mode>>
mlir::pad::bench::parseModes(StringRef text) {
  if (text == "all")
    return std::vector<oracle::Mode>(std::begin(oracle::allModes),
                                     std::end(oracle::allModes));
  std::vector<oracle::Mode> modes;
  for (StringRef name : llvm::split(text, ',')) {
    std::optional<oracle::Mode> mode = oracle::parseMode(name.str());
    if (!mode)
      return llvm::createStringError(
          "'" + name + "' is not a mode: expected " +
          llvm::join(llvm::map_range(oracle::allModes, oracle::getName), ", ") +
          " or all");
    modes.push_back(*mode);
  }
  return modes;
}

/// The integers that `separator` separates in `text`. Errors call them `what`.
static llvm::Expected<std::vector<int64_t>>
parseIntegers(StringRef text, char separator, StringRef what) {
  std::vector<int64_t> integers;
  for (StringRef part : llvm::split(text, separator)) {
    int64_t integer;
    if (part.getAsInteger(/*Radix=*/10, integer))
      return llvm::createStringError(what + " '" + text + "': '" + part +
                                     "' is not an integer");
    integers.push_back(integer);
  }
  return integers;
}

/// Reads one `key=value` of a workload.
static llvm::Error parseOption(StringRef option, Workload &workload) {
  auto [key, value] = option.split('=');
  if (key == "value") {
    if (value.empty())
      return llvm::createStringError("value= has no number");
    workload.value = value.str();
    return llvm::Error::success();
  }
  if (key != "low" && key != "high" && key != "pad")
    return llvm::createStringError("'" + option +
                                   "': expected low=, high=, pad= or value=");
  auto amounts = parseIntegers(value, ',', key);
  if (!amounts)
    return amounts.takeError();
  for (auto [name, field] :
       {std::pair("low", &workload.low), std::pair("high", &workload.high)}) {
    if (key != name && key != "pad")
      continue;
    if (!field->empty())
      return llvm::createStringError(Twine(name) + " is given twice");
    *field = *amounts;
  }
  return llvm::Error::success();
}

static llvm::Expected<std::vector<Workload>> parse(StringRef text) {
  SmallVector<StringRef> words;
  llvm::SplitString(text, words);
  Workload workload;
  workload.isAdjoint = !words.empty() && words.front() == "adjoint";
  if (workload.isAdjoint)
    words.erase(words.begin());
  if (words.size() < 3)
    return llvm::createStringError(
        "expected mode, element type and extents, as in 'reflect f32 8x56x56 "
        "pad=0,1,1'");
  auto modes = parseModes(words[0]);
  if (!modes)
    return modes.takeError();
  workload.type = words[1].str();
  auto shape = parseIntegers(words[2], 'x', "extents");
  if (!shape)
    return shape.takeError();
  workload.shape = *shape;
  for (StringRef option : ArrayRef(words).drop_front(3))
    if (llvm::Error error = parseOption(option, workload))
      return std::move(error);
  for (std::vector<int64_t> *amounts : {&workload.low, &workload.high})
    if (amounts->empty())
      amounts->assign(shape->size(), 0);
  std::vector<Workload> workloads;
  for (oracle::Mode mode : *modes) {
    workload.mode = mode;
    if (llvm::Error error = verifyWorkload(workload))
      return std::move(error);
    workloads.push_back(workload);
  }
  return workloads;
}

llvm::Expected<std::vector<Workload>>
mlir::pad::bench::parseWorkload(StringRef text) {
  auto workloads = parse(text);
  if (!workloads)
    return llvm::createStringError(
        "workload '" + text + "': " + llvm::toString(workloads.takeError()));
  return workloads;
}

llvm::Error mlir::pad::bench::verifyWorkload(const Workload &workload) {
  constexpr int64_t maxElements = int64_t(1) << 36;
  for (auto [name, amounts] :
       {std::pair("low", &workload.low), std::pair("high", &workload.high)})
    if (amounts->size() != workload.shape.size())
      return llvm::createStringError(
          Twine(name) + " has " + Twine(amounts->size()) +
          " amounts, expected " + Twine(workload.shape.size()) +
          ", one for each extent");
  int64_t sourceElements = 1, resultElements = 1;
  for (auto [axis, n, low, high] :
       llvm::enumerate(workload.shape, workload.low, workload.high)) {
    if (n < 0)
      return llvm::createStringError("axis " + Twine(axis) +
                                     " has the negative extent " + Twine(n));
    if (n > maxElements || std::min(low, high) < -maxElements ||
        std::max(low, high) > maxElements)
      return llvm::createStringError("axis " + Twine(axis) +
                                     " is too large to measure");
    int64_t extent = n + low + high;
    if (extent < 0)
      return llvm::createStringError(
          "axis " + Twine(axis) + ": extent " + Twine(n) + " with low " +
          Twine(low) + " and high " + Twine(high) + " leaves " + Twine(extent));
    if (llvm::MulOverflow(sourceElements, n, sourceElements) ||
        llvm::MulOverflow(resultElements, extent, resultElements) ||
        std::max(sourceElements, resultElements) > maxElements)
      return llvm::createStringError("the array is too large to measure");
    if (workload.mode != oracle::Mode::Constant && n == 0 && extent > 0)
      return llvm::createStringError(
          "axis " + Twine(axis) + " is empty, which only constant mode pads");
  }
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Reducing
//===----------------------------------------------------------------------===//

Workload mlir::pad::bench::reduceWorkload(Workload workload) {
  constexpr int64_t maxRepeats = 3, maxExtent = 40, maxAmount = 20, maxCrop = 8;
  // Keeps the remainder by 16, on which the rest of a row of vectors depends.
  auto reduce = [](int64_t n, int64_t max) {
    return n <= max ? n : max - 16 + n % 16;
  };
  size_t rank = workload.shape.size();
  for (auto [axis, n, low, high] :
       llvm::enumerate(workload.shape, workload.low, workload.high)) {
    // An outer axis that is not padded only repeats the inner axes.
    bool repeats = low == 0 && high == 0 && axis + 1 < rank;
    n = repeats ? std::min(n, maxRepeats) : reduce(n, maxExtent);
    low = std::max(reduce(low, maxAmount), -maxCrop);
    high = std::max({reduce(high, maxAmount), -maxCrop, -n - low});
  }
  return workload;
}
