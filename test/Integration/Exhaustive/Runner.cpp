//===- Runner.cpp - Runs pads and compares with the oracle ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runner.h"
#include "Support/Elements.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Parser/Parser.h"
#include "pad/Oracle/Adjoint.h"
#include "pad/Runtime/Diagnostics.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/raw_ostream.h"

using namespace exhaustive;
using namespace mlir::pad;
using llvm::StringRef;
using mlir::Type;
using padtest::makeElements;
using padtest::makeNumbers;
using padtest::Results;
using padtest::Way;

/// As many functions go into one module.
static constexpr size_t kBatch = 256;

/// One in so many modules is verified after each pass.
static constexpr size_t kVerifiedBatches = 8;

/// No array is larger: planes of 12 x 87 complex numbers.
static constexpr size_t kMaxBytes = 70 * 12 * 87 * 8;

//===----------------------------------------------------------------------===//
// Report
//===----------------------------------------------------------------------===//

void Report::fail(const std::string &kind, const std::string &path, Mode mode,
                  const std::string &what) {
  ++rows[{kind, path, mode}].differences;
  if (++printed <= 20)
    llvm::errs() << kind << ", " << path << ": " << what << '\n';
}

size_t Report::getEqual(const std::string &kind, const std::string &path,
                        Mode mode) const {
  auto row = rows.find({kind, path, mode});
  return row == rows.end() ? 0 : row->second.cases - row->second.differences;
}

bool Report::hasDifferences() const {
  return llvm::any_of(
      rows, [](const auto &row) { return row.second.differences != 0; });
}

bool Report::print() const {
  Row sum;
  llvm::outs() << "kind                path    mode           cases  "
                  "differences\n";
  for (const auto &[key, row] : rows) {
    const auto &[kind, path, mode] = key;
    llvm::outs() << llvm::format("%-19s %-7s %-10s %9zu %12zu\n", kind.c_str(),
                                 path.c_str(), oracle::getName(mode), row.cases,
                                 row.differences);
    sum.cases += row.cases;
    sum.differences += row.differences;
  }
  llvm::outs() << llvm::format("%-38s %9zu %12zu\n", "total", sum.cases,
                               sum.differences);
  return !hasDifferences();
}

//===----------------------------------------------------------------------===//
// Runner
//===----------------------------------------------------------------------===//

/// The pad in words of its own, for messages.
static std::string describe(const Pad &pad, bool isAdjoint = false,
                            bool isBorder = false) {
  return Program{Unknowns::get(pad, false), {pad}, "", isAdjoint, isBorder}
      .print("pad");
}

/// What the report calls a way.
static const char *getPathName(const Way &way) {
  return way.device ? "gpu" : padtest::getName(way.path);
}

Runner::Runner(mlir::MLIRContext &context, Report &report, StringRef filter,
               size_t every, padtest::Emulator *emulator)
    : context(context), report(report), filter(filter), every(every),
      emulator(emulator), harness(kMaxBytes) {}

bool Runner::isChosen(const std::string &kind, const std::string &path) const {
  return filter.match(kind + " " + path);
}

std::string Runner::runPad(
    const Program &program, const Pad &pad,
    llvm::function_ref<std::string(llvm::ArrayRef<Array>, const Array &)>
        compare) {
  Type type = mlir::parseType(pad.type, &context);
  ElementStorage storage = *ElementStorage::get(type);
  // Other elements for other pads.
  uint32_t seed = 0;
  for (const Amounts *numbers : {&pad.shape, &pad.low, &pad.high})
    for (int64_t number : *numbers)
      seed = seed * 31 + static_cast<uint32_t>(number);
  Amounts low = pad.getLowPerAxis(), sourceShape = pad.shape;
  Amounts resultShape =
      oracle::getResultShape(pad.shape, low, pad.getHighPerAxis());
  if (program.isAdjoint)
    std::swap(sourceShape, resultShape);
  if (program.isBorder)
    sourceShape = resultShape;
  int64_t count = oracle::getNumElements(sourceShape);
  std::vector<char> elements = program.isAdjoint
                                   ? makeNumbers(type, count, seed)
                                   : makeElements(type, count, seed);
  std::vector<char> value = makeElements(type, 1, seed + 1);
  bool hasValue = pad.hasValue && !program.isAdjoint;

  // The oracle's answer.
  std::vector<char> expectedBytes(oracle::getNumElements(resultShape) *
                                  storage.getBytes());
  if (program.isAdjoint)
    oracle::adjointInto(pad.mode, *oracle::parseNumber(pad.type),
                        elements.data(), sourceShape, low, expectedBytes.data(),
                        resultShape);
  else if (program.isBorder) {
    expectedBytes = elements;
    oracle::fillBorder(pad.mode, expectedBytes.data(), resultShape,
                       storage.getBytes(), low, pad.getHighPerAxis(),
                       hasValue ? value.data() : nullptr);
  } else
    oracle::padInto(pad.mode, elements.data(), sourceShape, storage.getBytes(),
                    low, hasValue ? value.data() : nullptr,
                    expectedBytes.data(), resultShape);
  Array expected = Array::borrow(type, resultShape, expectedBytes.data());

  llvm::SmallVector<Array> inputs;
  inputs.push_back(Array::borrow(type, sourceShape, elements.data()));
  std::vector<int64_t> amounts;
  for (size_t i = 0; i != pad.low.size(); ++i)
    if (program.unknowns.low[i])
      amounts.push_back(pad.low[i]);
  for (size_t i = 0; i != pad.high.size(); ++i)
    if (program.unknowns.high[i])
      amounts.push_back(pad.high[i]);
  Type index = mlir::IndexType::get(&context);
  for (int64_t &amount : amounts)
    inputs.push_back(
        Array::borrow(index, {}, reinterpret_cast<char *>(&amount)));
  if (hasValue)
    inputs.push_back(Array::borrow(type, {}, value.data()));

  return compare(inputs, expected);
}

void Runner::runBatch(const std::string &kind, const Program *programs,
                      size_t count, Way way) {
  const char *path = getPathName(way);
  std::string text;
  for (size_t i = 0; i != count; ++i)
    text += programs[i].print("f" + std::to_string(i));
  std::optional<Executor> executor;
  std::string failure;
  if (emulator) {
    failure =
        llvm::toString(padtest::compileFor(*emulator, context, text, way));
  } else {
    auto compiled = padtest::compile(context, text, way);
    if (compiled)
      executor.emplace(std::move(*compiled));
    else
      failure = llvm::toString(compiled.takeError());
  }
  if (!failure.empty())
    return report.fail(kind, path, programs->pads.front().mode,
                       failure + "\n" + text);
  for (size_t i = 0; i != count; ++i)
    for (const Pad &pad : programs[i].pads) {
      report.count(kind, path, pad.mode);
      std::string what =
          describe(pad, programs[i].isAdjoint, programs[i].isBorder);
      llvm::PrettyStackTraceString crashed(what.c_str());
      std::string function = "f" + std::to_string(i);
      std::string difference = runPad(
          programs[i], pad,
          [&](llvm::ArrayRef<Array> inputs, const Array &expected) {
            return executor
                       ? harness.compare(*executor, function, inputs, expected,
                                         way.results)
                       : harness.compare(*emulator, function, inputs, expected);
          });
      if (!difference.empty())
        report.fail(kind, path, pad.mode,
                    difference + "\n" + programs[i].attributes + what);
    }
}

void Runner::run(const std::string &kind, const std::vector<Program> &programs,
                 Way way) {
  if (!isChosen(kind, getPathName(way)))
    return;
  // Objects write into arrays of the caller, in one thread.
  if (emulator && (way.inChunks || way.results == Results::Allocated))
    return;
  std::vector<Program> chosen = takeEvery(every, programs);
  for (size_t begin = 0; begin < chosen.size(); begin += kBatch) {
    way.verifyEach = numBatches++ % kVerifiedBatches == 0;
    runBatch(kind, &chosen[begin], std::min(kBatch, chosen.size() - begin),
             way);
  }
}

void Runner::checkRejected(const std::vector<Pad> &pads) {
  const std::string kind = "static, rejected";
  if (!isChosen(kind, "parser"))
    return;
  for (const Pad &pad : pads) {
    std::vector<size_t> axes = pad.getIllegalAxes();
    if (axes.empty())
      continue;
    report.count(kind, "parser", pad.mode);
    std::string text = describe(pad);
    ErrorCapture errors(&context);
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    std::string message = llvm::toString(errors.take("accepted"));
    bool namesAxis = llvm::any_of(axes, [&](size_t axis) {
      return StringRef(message).contains("'pad.pad' op axis " +
                                         std::to_string(axis));
    });
    if (module || !namesAxis)
      report.fail(kind, "parser", pad.mode,
                  "expected an error that names an illegal axis, got \"" +
                      message + "\"\n" + text);
  }
}
