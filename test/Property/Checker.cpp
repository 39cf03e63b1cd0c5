//===- Checker.cpp - Compares programs with the oracle --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "Flow.h"
#include "Rewrites.h"
#include "Support/Random.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Parser/Parser.h"
#include "pad/Runtime/Compare.h"
#include "pad/Runtime/Interpreter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <ctime>

using namespace property;
using namespace mlir::pad;
using padtest::Results;
using padtest::Way;

/// More than the largest tensor: 48,625 elements of 16 bytes.
static constexpr size_t kMaxBytes = 1 << 20;

//===----------------------------------------------------------------------===//
// Case
//===----------------------------------------------------------------------===//

/// What the steps of `program` are.
static std::vector<std::string> getKinds(const Program &program) {
  std::vector<std::string> kinds{
      "rank " + std::to_string(program.sourceShape.size()),
      "steps " + std::to_string(program.steps.size())};
  for (const Step &step : program.steps)
    switch (step.kind) {
    case Step::Kind::Pad:
      kinds.push_back(std::string("pads, ") + oracle::getName(step.mode));
      break;
    case Step::Kind::DynamicPad:
      kinds.push_back(std::string("dynamic pads, ") +
                      oracle::getName(step.mode));
      break;
    case Step::Kind::Border:
      kinds.push_back(std::string("borders, ") + oracle::getName(step.mode));
      break;
    case Step::Kind::Adjoint:
      kinds.push_back(std::string("adjoints, ") + oracle::getName(step.mode));
      break;
    case Step::Kind::Slice:
      kinds.push_back("slices");
      break;
    case Step::Kind::Cast:
      kinds.push_back("casts");
      break;
    }
  return kinds;
}

Case::Case(mlir::MLIRContext &context, unsigned seed, bool perturb,
           bool hasConsumersOnly)
    : seed(seed) {
  std::string type;
  if (hasConsumersOnly || seed % 2 == 0) {
    Flow flow = drawFlow(context, seed, getName(), hasConsumersOnly);
    results = flow.results;
    type = flow.type;
    function = std::move(flow.function);
    expected = std::move(flow.expected);
    kinds = std::move(flow.kinds);
    elementType = mlir::parseType(type, &context);
  } else {
    Program program = draw(context, seed);
    results = program.results;
    type = program.type;
    function = print(context, program, getName());
    kinds = getKinds(program);
    isInterpreted = llvm::none_of(program.steps, [](const Step &step) {
      return step.kind == Step::Kind::Adjoint;
    });
    elementType = mlir::parseType(type, &context);
    std::vector<Tensor> tensors =
        evaluate(program, ElementStorage::get(elementType)->getBytes());
    for (size_t step : program.returned)
      expected.push_back(tensors[step]);
  }
  kinds.push_back("type " + type);
  // Every type has the lowest bit of the first byte of an element.
  if (Tensor &last = expected.back(); perturb && !last.bytes.empty())
    last.bytes.front() ^= 1;
}

std::string Case::getName() const { return "seed_" + std::to_string(seed); }

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

Checker::Checker(Device *device, llvm::StringRef only, bool fusesAll)
    : device(device), only(only), fusesAll(fusesAll), harness(kMaxBytes) {}

/// Whether no device can run `test`.
static bool isForHost(const Case &test) {
  llvm::StringRef text = test.function.text;
  return text.contains("!pad.string") || text.contains("memory_space_cast");
}

/// As many programs go into one module.
static constexpr size_t kBatch = 64;

void Checker::check(unsigned first, unsigned count, bool perturb) {
  // A context keeps the types and constants of everything it has seen.
  mlir::DialectRegistry registry;
  padtest::registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  std::vector<Case> cases;
  for (unsigned i = 0; i != count; ++i) {
    cases.emplace_back(context, first + i, perturb, fusesAll);
    bool isChosen = llvm::any_of(cases.back().kinds, [&](llvm::StringRef kind) {
      return kind.starts_with(only);
    });
    if (!isChosen || (device && isForHost(cases.back())))
      cases.pop_back();
  }
  llvm::for_each(cases, [&](const Case &test) { countKinds(test); });
  auto runBatches = [&](const std::vector<const Case *> &chosen, auto run) {
    for (Cases rest = chosen; !rest.empty();
         rest = rest.drop_front(std::min(kBatch, rest.size())))
      run(rest.take_front(kBatch));
  };

  std::vector<const Case *> interpreted;
  for (const Case &test : cases)
    if (test.isInterpreted)
      interpreted.push_back(&test);
  runBatches(interpreted,
             [&](Cases batch) { checkInterpreter(context, batch); });

  // One group for each way.
  for (LoweringPath path : {LoweringPath::SCF, LoweringPath::Linalg}) {
    if ((device || fusesAll) && path == LoweringPath::Linalg)
      break;
    struct Group {
      Way way;
      std::string name;
      std::vector<const Case *> cases;
    };
    std::map<std::string, Group> groups;
    auto addTo = [&](Way way, const Rewrite &rewrite, const Case &test) {
      way.rewrite = rewrite.run;
      std::string name = std::string(device ? "gpu" : padtest::getName(path)) +
                         ", " + rewrite.name +
                         (way.computeIntoPads ? "" : ", copied");
      std::string key = name;
      auto add = [&](bool is, const char *kind) {
        if (!is)
          return;
        ++kinds[kind];
        key += kind;
      };
      add(way.inChunks, "in chunks");
      add(way.streamed, "streamed");
      add(way.results == Results::Allocated, "results allocated");
      groups.try_emplace(key, Group{way, name, {}})
          .first->second.cases.push_back(&test);
    };
    for (const Case &test : cases) {
      padtest::Random random(test.seed);
      Way way{path, test.results};
      if (fusesAll) {
        for (const Rewrite &rewrite : getRewrites())
          if (!rewrite.run ||
              llvm::StringRef(rewrite.name).starts_with("fused"))
            addTo(way, rewrite, test);
        way.computeIntoPads = false;
        addTo(way, getRewrites().front(), test);
        continue;
      }
      const Rewrite &rewrite = random.pick(getRewrites());
      const Rewrite &other = random.pick(getRewrites());
      bool isSCF = path == LoweringPath::SCF;
      // Both make much code of each pad.
      way.inChunks = isSCF && random.chance(10);
      way.streamed = isSCF && !way.inChunks && random.chance(10);
      if (device) {
        way.inChunks = way.streamed = false;
        way.device = device;
      }
      addTo(way, isSCF ? rewrite : other, test);
      // With the pass and without it.
      way.computeIntoPads = false;
      if (isSCF && !device &&
          llvm::is_contained(test.kinds, "pads of computed tensors"))
        addTo(way, rewrite, test);
    }
    for (const auto &[key, group] : groups)
      runBatches(group.cases, [&, &group = group](Cases batch) {
        run(context, batch, group.way, group.name);
      });
  }
}

static double getSeconds(std::clock_t since) {
  return static_cast<double>(std::clock() - since) / CLOCKS_PER_SEC;
}

void Checker::run(mlir::MLIRContext &context, Cases cases, Way way,
                  const std::string &name) {
  std::string text;
  for (const Case *test : cases)
    text += test->function.text;
  llvm::PrettyStackTraceString crashed(text.c_str());
  std::clock_t start = std::clock();
  auto executor = padtest::compile(context, text, way);
  ways[name].compiling += getSeconds(start);
  if (!executor) {
    std::string error = llvm::toString(executor.takeError());
    if (cases.size() == 1)
      return count(*cases.front(), name, error);
    // Find out which it is.
    size_t half = cases.size() / 2;
    run(context, cases.take_front(half), way, name);
    return run(context, cases.drop_front(half), way, name);
  }
  start = std::clock();
  for (const Case *test : cases) {
    llvm::PrettyStackTraceString crashed(test->function.text.c_str());
    count(*test, name,
          harness.compare(*executor, test->getName(), test->getInputs(),
                          test->getExpected(), way.results));
  }
  ways[name].running += getSeconds(start);
}

void Checker::checkInterpreter(mlir::MLIRContext &context, Cases cases) {
  std::string text;
  for (const Case *test : cases)
    text += test->function.text;
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  if (!module)
    return; // Every other way says so too.
  for (const Case *test : cases) {
    auto function = module->lookupSymbol<mlir::func::FuncOp>(test->getName());
    auto results = interpret(function, test->getInputs());
    std::string error;
    if (!results)
      error = llvm::toString(results.takeError());
    else
      for (auto [actual, expected] :
           llvm::zip_equal(*results, test->getExpected()))
        if (llvm::Error difference = compareArrays(actual, expected))
          error = llvm::toString(std::move(difference));
    count(*test, "interpreter", error);
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
  llvm::errs() << "seed " << test.seed << ", " << way << ": " << error
               << "\nrun it alone with --seed " << test.seed << " --count 1\n"
               << test.function.text;
}

void Checker::countKinds(const Case &test) {
  ++kinds[test.hasElements() ? "with elements" : "without elements"];
  for (const std::string &kind : test.kinds)
    ++kinds[kind];
}

bool Checker::report() const {
  llvm::outs() << llvm::format("%-32s %8zu\n", "pads read as vectors",
                               countPadsReadAsVectors());
  for (const auto &[kind, count] : kinds)
    llvm::outs() << llvm::format("%-32s %8zu\n", kind.c_str(), count);
  llvm::outs() << "way                              programs  differences"
                  "  ms to compile  ms to run\n";
  size_t differences = 0;
  for (const auto &[way, row] : ways) {
    double each = 1000.0 / std::max(row.programs, size_t(1));
    llvm::outs() << llvm::format("%-32s %8zu %12zu %14.1f %10.1f\n",
                                 way.c_str(), row.programs, row.differences,
                                 row.compiling * each, row.running * each);
    differences += row.differences;
  }
  return differences == 0;
}
