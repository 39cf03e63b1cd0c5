//===- Check.cpp - Comparison of kernels with the oracle ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "Memory.h"
#include "pad/Oracle/Adjoint.h"
#include "llvm/ADT/StringExtras.h"
#include <cstring>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

Checker::Checker(const Workload &workload, const Element &element)
    : resultShape(workload.getResultShape()), storage(element.storage),
      source(oracle::getNumElements(workload.getSourceShape()) *
             element.getBytes()),
      expected(oracle::getNumElements(resultShape) * element.getBytes()) {
  int64_t count = oracle::getNumElements(workload.getSourceShape());
  element.randomize(source.data(), count);
  if (workload.isAdjoint) {
    element.makeNormal(source.data(), count);
    oracle::adjointInto(workload.mode,
                        *oracle::parseNumber(workload.getMLIRType()),
                        source.data(), workload.getSourceShape(), workload.low,
                        expected.data(), resultShape);
    return;
  }
  std::vector<char> value = element.getValueBytes();
  oracle::padInto(workload.mode, source.data(), workload.shape,
                  element.getBytes(), workload.low, value.data(),
                  expected.data(), resultShape);
}

/// The bytes of an element as one number in hexadecimal.
static std::string formatBytes(const char *bytes, size_t count) {
  std::string text(bytes, count);
  std::reverse(text.begin(), text.end());
  return "0x" + llvm::toHex(text);
}

llvm::Error Checker::compare(const char *actual) const {
  size_t elementBytes = storage.getBytes();
  std::vector<char> cleared;
  if (storage.hasSpareBits()) {
    cleared.assign(actual, actual + expected.size());
    storage.clearSpareBits(cleared.data(), cleared.size() / elementBytes);
    actual = cleared.data();
  }
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

namespace {

/// Bytes that a call may touch.
struct ByteRange {
  StringRef name;
  const char *data;
  size_t size;

  uintptr_t getBegin() const { return reinterpret_cast<uintptr_t>(data); }

  /// How many bytes `address` lies outside, 0 if it does not.
  size_t getDistance(uintptr_t address) const {
    if (address < getBegin())
      return getBegin() - address;
    size_t offset = address - getBegin();
    return offset < size ? 0 : offset - size + 1;
  }
};

} // namespace

/// Tells where `address` is as seen from the nearest of `ranges`.
static std::string formatAddress(uintptr_t address,
                                 ArrayRef<ByteRange> ranges) {
  const ByteRange &range =
      *llvm::min_element(ranges, [&](const ByteRange &a, const ByteRange &b) {
        return a.getDistance(address) < b.getDistance(address);
      });
  size_t distance = range.getDistance(address);
  if (distance == 0)
    return ("byte " + Twine(address - range.getBegin()) + " of the " +
            range.name)
        .str();
  return (Twine(distance) + " bytes " +
          (address < range.getBegin() ? "before" : "beyond the end of") +
          " the " + range.name)
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
      return llvm::createStringError(
          "faulted at " +
          formatAddress(*fault,
                        {{"input", input->getData(), source.size()},
                         {"result", output->getData(), expected.size()}}));
    }
    if (error)
      return error;
    pattern = ~pattern;
  }
  return llvm::Error::success();
}
