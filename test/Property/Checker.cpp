//===- Checker.cpp - Compares programs with the oracle --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Parser/Parser.h"
#include "pad/Runtime/Compare.h"
#include "pad/Runtime/Reference.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/raw_ostream.h"

using namespace property;
using namespace mlir::pad;
using padtest::Results;
using padtest::Way;

/// The largest tensor: 4000 elements of 16 bytes.
static constexpr size_t kMaxBytes = 64000;

//===----------------------------------------------------------------------===//
// Case
//===----------------------------------------------------------------------===//

Case::Case(mlir::MLIRContext &context, unsigned seed, bool perturb)
    : program(draw(context, seed)),
      function(print(context, program, getName())),
      elementType(mlir::parseType(program.type, &context)) {
  std::vector<Tensor> tensors =
      evaluate(program, ElementStorage::get(elementType)->getBytes());
  for (size_t step : program.returned)
    expected.push_back(tensors[step]);
  // Every type has the lowest bit of the first byte of an element.
  if (Tensor &last = expected.back(); perturb && !last.bytes.empty())
    last.bytes.front() ^= 1;
}

std::string Case::getName() const {
  return "seed_" + std::to_string(program.seed);
}

/// An array of `bytes`, which is only read.
static Array borrow(mlir::Type type, const Amounts &shape,
                    const std::vector<char> &bytes) {
  return Array::borrow(type, shape, const_cast<char *>(bytes.data()));
}

llvm::SmallVector<Array> Case::getInputs() const {
  llvm::SmallVector<Array> arrays;
  for (const Input &input : function.inputs)
    arrays.push_back(
        borrow(mlir::parseType(input.type, elementType.getContext()),
               input.shape, input.bytes));
  return arrays;
}

llvm::SmallVector<Array> Case::getExpected() const {
  llvm::SmallVector<Array> arrays;
  for (const Tensor &tensor : expected)
    arrays.push_back(borrow(elementType, tensor.shape, tensor.bytes));
  return arrays;
}

bool Case::hasElements() const {
  return llvm::none_of(
      expected, [](const Tensor &tensor) { return tensor.bytes.empty(); });
}

//===----------------------------------------------------------------------===//
// Checker
//===----------------------------------------------------------------------===//

static std::string getName(Way way) {
  return std::string(padtest::getName(way.path)) +
         (way.canonicalize ? ", canonicalized" : "") +
         (way.inChunks ? ", in chunks" : "") +
         (way.streamed ? ", streamed" : "") +
         (way.results == Results::Allocated ? ", allocated" : "");
}

Checker::Checker() : harness(kMaxBytes) {}

void Checker::check(unsigned first, unsigned count, bool perturb) {
  // A context keeps the types and constants of everything it has seen.
  mlir::DialectRegistry registry;
  padtest::registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  std::vector<Case> cases;
  for (unsigned i = 0; i != count; ++i)
    cases.emplace_back(context, first + i, perturb);
  llvm::for_each(cases, [&](const Case &test) { countKinds(test); });

  for (Results results : {Results::IntoGarbage, Results::Allocated}) {
    std::vector<const Case *> chosen;
    for (const Case &test : cases)
      if (test.program.results == results)
        chosen.push_back(&test);
    if (chosen.empty())
      continue;
    checkReference(context, chosen);
    for (LoweringPath path : {LoweringPath::SCF, LoweringPath::Linalg})
      for (bool canonicalize : {false, true})
        run(context, chosen, {path, results, canonicalize});
    // Chunks make much code of each pad.
    Cases some = Cases(chosen).take_front(llvm::divideCeil(chosen.size(), 4));
    Way inChunks{LoweringPath::SCF, results};
    inChunks.inChunks = true;
    run(context, some, inChunks);
    Way streamed{LoweringPath::SCF, results};
    streamed.streamed = true;
    run(context, some, streamed);
  }
}

void Checker::run(mlir::MLIRContext &context, Cases cases, Way way) {
  std::string text;
  for (const Case *test : cases)
    text += test->function.text;
  llvm::PrettyStackTraceString crashed(text.c_str());
  auto executor = padtest::compile(context, text, way);
  if (!executor) {
    std::string error = llvm::toString(executor.takeError());
    if (cases.size() == 1)
      return count(*cases.front(), getName(way), error);
    // Find out which it is.
    size_t half = cases.size() / 2;
    run(context, cases.take_front(half), way);
    return run(context, cases.drop_front(half), way);
  }
  for (const Case *test : cases) {
    llvm::PrettyStackTraceString crashed(test->function.text.c_str());
    count(*test, getName(way),
          harness.compare(*executor, test->getName(), test->getInputs(),
                          test->getExpected(), way.results));
  }
}

void Checker::checkReference(mlir::MLIRContext &context, Cases cases) {
  std::string text;
  for (const Case *test : cases)
    text += test->function.text;
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  if (!module)
    return; // Every other way says so too.
  for (const Case *test : cases) {
    auto function = module->lookupSymbol<mlir::func::FuncOp>(test->getName());
    auto results = computeReference(function, test->getInputs());
    std::string error;
    if (!results)
      error = llvm::toString(results.takeError());
    else
      for (auto [actual, expected] :
           llvm::zip_equal(*results, test->getExpected()))
        if (llvm::Error difference = compareArrays(actual, expected))
          error = llvm::toString(std::move(difference));
    count(*test, "reference", error);
  }
}

//===----------------------------------------------------------------------===//
// Report
//===----------------------------------------------------------------------===//

void Checker::count(const Case &test, const std::string &way,
                    const std::string &error) {
  ++ways[way].programs;
  if (error.empty())
    return;
  ++ways[way].differences;
  llvm::errs() << "seed " << test.program.seed << ", " << way << ": " << error
               << "\nrun it alone with --seed " << test.program.seed
               << " --count 1\n"
               << test.function.text;
}

void Checker::countKinds(const Case &test) {
  const Program &program = test.program;
  ++kinds["type " + program.type];
  ++kinds["rank " + std::to_string(program.sourceShape.size())];
  ++kinds["steps " + std::to_string(program.steps.size())];
  ++kinds[test.hasElements() ? "with elements" : "without elements"];
  for (const Step &step : program.steps)
    switch (step.kind) {
    case Step::Kind::Pad:
      ++kinds[std::string("pads, ") + oracle::getName(step.mode)];
      break;
    case Step::Kind::DynamicPad:
      ++kinds[std::string("dynamic pads, ") + oracle::getName(step.mode)];
      break;
    case Step::Kind::Slice:
      ++kinds["slices"];
      break;
    case Step::Kind::Cast:
      ++kinds["casts"];
      break;
    }
}

bool Checker::report() const {
  for (const auto &[kind, count] : kinds)
    llvm::outs() << llvm::format("%-32s %8zu\n", kind.c_str(), count);
  llvm::outs() << "way                              programs  differences\n";
  size_t differences = 0;
  for (const auto &[way, row] : ways) {
    llvm::outs() << llvm::format("%-32s %8zu %12zu\n", way.c_str(),
                                 row.programs, row.differences);
    differences += row.differences;
  }
  return differences == 0;
}
