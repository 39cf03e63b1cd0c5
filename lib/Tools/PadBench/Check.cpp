//===- Check.cpp - Kernels against the oracle -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "Memory.h"
#include "llvm/ADT/StringExtras.h"
#include <cstring>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

Checker::Checker(const Workload &workload, const Element &element)
    : resultShape(workload.getResultShape()), elementBytes(element.bytes),
      source(oracle::getNumElements(workload.shape) * element.bytes),
      expected(oracle::getNumElements(resultShape) * element.bytes) {
  element.randomize(source.data(), source.size() / elementBytes);
  std::vector<char> value = element.getValueBytes();
  oracle::padInto(workload.mode, source.data(), workload.shape, elementBytes,
                  workload.low, value.data(), expected.data(), resultShape);
}

/// The bytes of an element as one number in hexadecimal.
static std::string formatBytes(const char *bytes, size_t count) {
  std::string text(bytes, count);
  std::reverse(text.begin(), text.end());
  return "0x" + llvm::toHex(text);
}

llvm::Error Checker::compare(const char *actual) const {
  if (expected.empty() ||
      std::memcmp(actual, expected.data(), expected.size()) == 0)
    return llvm::Error::success();
  size_t byte = std::mismatch(expected.begin(), expected.end(), actual).first -
                expected.begin();
  size_t element = byte / elementBytes;
  std::string index;
  for (size_t axis = resultShape.size(), rest = element; axis-- > 0;) {
    index = std::to_string(rest % resultShape[axis]) +
            (index.empty() ? "" : ", ") + index;
    rest /= resultShape[axis];
  }
  size_t offset = element * elementBytes;
  return llvm::createStringError(
      "element [" + index + "] is " +
      formatBytes(actual + offset, elementBytes) + ", expected " +
      formatBytes(expected.data() + offset, elementBytes));
}

/// How far `address` is from `size` bytes at `data`, if it is near them.
static std::string formatDistance(StringRef name, const char *data, size_t size,
                                  uintptr_t address) {
  constexpr int64_t near = 1 << 12; // Within the guard page.
  int64_t distance =
      static_cast<int64_t>(address - reinterpret_cast<uintptr_t>(data));
  auto bytes = static_cast<int64_t>(size);
  if (distance < -near || distance >= bytes + near)
    return {};
  if (distance < 0)
    return (Twine(-distance) + " bytes before the " + name).str();
  if (distance < bytes)
    return ("byte " + Twine(distance) + " of the " + name).str();
  return (Twine(distance - bytes) + " bytes after the end of the " + name)
      .str();
}

llvm::Error Checker::check(Kernel &kernel) const {
  using Flush = GuardedBuffer::Flush;
  unsigned char pattern = 0xA5;
  for (Flush flush : {Flush::End, Flush::Start}) {
    auto input = GuardedBuffer::create(source.size(), flush);
    if (!input)
      return input.takeError();
    auto output = GuardedBuffer::create(expected.size(), flush);
    if (!output)
      return output.takeError();
    llvm::copy(source, input->getData());
    std::memset(output->getData(), pattern, expected.size());
    if (llvm::Error error = input->protectFromWrites())
      return error;

    kernel.bind(input->getData(), output->getData());
    llvm::Error error = llvm::Error::success();
    std::optional<uintptr_t> fault = catchFault([&] {
      kernel.callOnce([&](const char *result) {
        llvm::consumeError(std::move(error));
        error = compare(result);
      });
    });
    if (fault) {
      llvm::consumeError(std::move(error));
      std::string place =
          formatDistance("input", input->getData(), source.size(), *fault);
      if (place.empty())
        place = formatDistance("result", output->getData(), expected.size(),
                               *fault);
      return llvm::createStringError(
          "faulted at " +
          (place.empty() ? "0x" + llvm::utohexstr(*fault) : place));
    }
    if (error)
      return error;
    pattern = ~pattern;
  }
  return llvm::Error::success();
}
