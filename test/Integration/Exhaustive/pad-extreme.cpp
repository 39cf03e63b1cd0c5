//===- pad-extreme.cpp - Amounts at the ends of 64 bits -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls pads and adjoints with amounts drawn from all 64-bit integers, most of
// them near the ends of their range and many such that the extents fit modulo
// 2^64 alone. Arrays lie between walls, so that an access out of bounds ends
// the program. Each element is that of the oracle where its position is a
// 64-bit integer, and else one of the source or what fills; adjoints are sums
// where amounts are within 2^62, and elsewhere in bounds. With run-time checks,
// a call fails if it breaks a constraint and only then.
//
//===----------------------------------------------------------------------===//

#include "Support/GuardedMemory.h"
#include "Support/Harness.h"
#include "Support/Random.h"
#include "mlir/Pass/PassManager.h"
#include "pad/Conversion/Passes.h"
#include "pad/Oracle/Oracle.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>
#include <map>

using namespace mlir::pad;
using oracle::Mode;
using padtest::Results;
using padtest::Way;
using Numbers = std::vector<int64_t>;

namespace cl = llvm::cl;

static cl::OptionCategory category("pad-extreme options");
static cl::opt<unsigned> seed("seed", cl::desc("Where the calls start"),
                              cl::init(1), cl::cat(category));
static cl::opt<unsigned> numCalls("calls", cl::desc("How many calls"),
                                  cl::value_desc("N"), cl::init(50000),
                                  cl::cat(category));

static constexpr int64_t kMin = INT64_MIN, kMax = INT64_MAX;
static constexpr int64_t kQuarter = int64_t(1) << 62;

/// No source has more elements, and no result of a call that is made.
static constexpr int64_t kMaxElements = 4096;

/// Nobody allocates so many bytes.
static constexpr double kUnthinkable = double(int64_t(1) << 50);

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {

/// What tells the size of the result.
enum class Form {
  /// A destination of any extents.
  Into,
  /// The amounts.
  Window,
  /// Amounts and axes in lists.
  List,
};

struct Function {
  std::string name;
  Form form = Form::Into;
  Mode mode = Mode::Constant;
  /// Elements of so many bytes.
  int64_t bytes = 4;
  int64_t rank = 1;
  /// Those that are known when it is compiled: extents of both arrays along the
  /// first axis, or its amounts.
  std::optional<int64_t> sourceExtent, resultExtent, low, high;
  /// Whether it is the adjoint, of a form into a destination.
  bool isAdjoint = false;
};

/// The numbers of a call, one for each axis.
struct Call {
  Numbers source, result, low, high;
};

} // namespace

static std::string getElementType(const Function &function) {
  return "i" + std::to_string(8 * function.bytes);
}

/// "tensor<4x?xi8>"; `first` is the first extent if it is known.
static std::string printType(const Function &function,
                             std::optional<int64_t> first) {
  std::string text = "tensor<";
  for (int64_t axis = 0; axis != function.rank; ++axis)
    text += (axis == 0 && first ? std::to_string(*first) : "?") + "x";
  return text + getElementType(function) + ">";
}

static std::string print(const Function &function) {
  std::string source = printType(function, function.sourceExtent);
  std::string result = printType(function, function.resultExtent);
  std::string arguments = "%x: " + source, sizes, lows, highs;
  const char *mode = oracle::getName(function.mode);
  std::string body;
  if (function.form == Form::List) {
    std::string rank = std::to_string(function.rank);
    std::string pads = "tensor<" + std::to_string(2 * function.rank) + "xi64>";
    arguments += ", %p: " + pads + ", %a: tensor<" + rank + "xi64>";
    body = "  %0 = pad.dynamic_pad " + std::string(mode) +
           " %x pads(%p) axes(%a) : " + source + ", " + pads + ", tensor<" +
           rank + "xi64> to " + result + "\n";
  } else {
    for (int64_t axis = 0; axis != function.rank; ++axis) {
      auto add = [&](const char *name, std::optional<int64_t> known,
                     std::string &list) {
        std::string value = name + std::to_string(axis);
        list += list.empty() ? "" : ", ";
        if (axis == 0 && known) {
          list += std::to_string(*known);
          return;
        }
        arguments += ", " + value + ": index";
        list += value;
      };
      add("%l", function.low, lows);
      add("%h", function.high, highs);
      if (function.form == Form::Into && (axis != 0 || !function.resultExtent))
        add("%m", std::nullopt, sizes);
    }
    std::string amounts = " low[" + lows + "] high[" + highs + "]";
    body = function.form == Form::Window
               ? "  %0 = pad.pad " + std::string(mode) + " %x" + amounts +
                     " : " + source + " to " + result + "\n"
               : "  %e = tensor.empty(" + sizes + ") : " + result +
                     "\n  %0 = pad." +
                     (function.isAdjoint ? "adjoint_into " : "pad_into ") +
                     mode + " ins(%x : " + source + ") outs(%e : " + result +
                     ")" + amounts + " -> " + result + "\n";
  }
  return "func.func @" + function.name + "(" + arguments + ") -> " + result +
         " {\n" + body + "  return %0 : " + result + "\n}\n";
}

/// The functions that are called on `way`.
static std::vector<Function> getFunctions(const Way &way) {
  std::vector<Function> functions;
  auto add = [&](Function function) {
    function.name = "f" + std::to_string(functions.size());
    functions.push_back(function);
    if (function.form != Form::Into)
      return;
    function.name += "_adjoint";
    function.isAdjoint = true;
    functions.push_back(function);
  };
  for (Mode mode : oracle::allModes) {
    if (way.results == Results::Allocated) {
      add({"", Form::Window, mode, 4, 1, {}, {}, {}, {}});
      add({"", Form::Window, mode, 1, 2, {}, {}, {}, {}});
      add({"", Form::List, mode, 1, 2, {}, {}, {}, {}});
      for (int64_t amount : {kMax, kQuarter, -kMax}) {
        add({"", Form::Window, mode, 4, 1, {}, {}, amount, {}});
        add({"", Form::Window, mode, 4, 1, {}, {}, amount, kMax});
      }
      add({"", Form::Window, mode, 4, 1, {}, {}, {}, kMax});
      continue;
    }
    for (int64_t rank : {1, 2, 3})
      add({"", Form::Into, mode, rank == 1 ? 4 : 1, rank, {}, {}, {}, {}});
    if (way.streamed)
      continue;
    using Extent = std::optional<int64_t>;
    for (auto [n, m] : {std::pair(Extent(), Extent()), {5, 7}}) {
      add({"", Form::Into, mode, 4, 1, n, m, {}, kMax});
      for (int64_t amount : {kMax, kQuarter, -kMax}) {
        add({"", Form::Into, mode, 4, 1, n, m, amount, {}});
        add({"", Form::Into, mode, 4, 1, n, m, amount, -amount});
        add({"", Form::Into, mode, 4, 1, n, m, amount, amount});
      }
    }
  }
  return functions;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

static int64_t wrap(uint64_t bits) { return static_cast<int64_t>(bits); }

/// a + b, or a - b, modulo 2^64.
static int64_t add(int64_t a, int64_t b) {
  return wrap(uint64_t(a) + uint64_t(b));
}
static int64_t sub(int64_t a, int64_t b) {
  return wrap(uint64_t(a) - uint64_t(b));
}

/// Whether a + b, or a - b, is a 64-bit integer.
static bool addFits(int64_t a, int64_t b) {
  return b < 0 ? a >= kMin - b : a <= kMax - b;
}
static bool subFits(int64_t a, int64_t b) {
  return b < 0 ? a <= kMax + b : a >= kMin + b;
}

/// Whether n + low + high is in [0, 2^63), for n >= 0.
static bool isExtent(int64_t n, int64_t low, int64_t high) {
  // Terms of different signs first, which fit; of two of the same sign, those
  // that do not fit are out of range with an extent on top, too: below 0 by
  // 2^63 or more, or above.
  if (!addFits(low, high))
    return false;
  return addFits(n, low + high) && n + low + high >= 0;
}

/// The number of elements of an array of `shape`, as far as that tells.
static double count(const Numbers &shape) {
  double product = 1;
  for (int64_t extent : shape)
    product *= extent;
  return product;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

namespace {

class CallRandom : public padtest::Random {
public:
  using Random::Random;

  int64_t amount() {
    static const int64_t ends[] = {
        kMin, kMax, kQuarter, -kQuarter, int64_t(1) << 32, -(int64_t(1) << 61)};
    switch (between(0, 3)) {
    case 0:
      return between(-50, 50);
    case 1:
      return wrap(uint64_t(between(0, UINT32_MAX)) << 32 |
                  uint64_t(between(0, UINT32_MAX)));
    default:
      return add(pick(ends), between(-50, 50));
    }
  }

  /// Draws the numbers of a call of `function`.
  Call call(const Function &function) {
    Call call;
    for (int64_t axis = 0; axis != function.rank; ++axis) {
      bool isFirst = axis == 0;
      int64_t most = function.rank == 1 ? 100 : function.rank == 2 ? 40 : 12;
      auto known = [&](std::optional<int64_t> number, int64_t drawn) {
        return isFirst && number ? *number : drawn;
      };
      int64_t n = known(function.sourceExtent, between(0, most));
      int64_t m = known(function.resultExtent, between(0, most));
      int64_t low = known(function.low, amount());
      int64_t high = known(function.high, amount());
      // Extents that fit the amounts modulo 2^64.
      if (chance(75)) {
        if (!isFirst || !function.high)
          high = sub(sub(m, n), low);
        else if (!function.low)
          low = sub(sub(m, n), high);
      }
      if (function.form != Form::Into)
        m = std::max<int64_t>(add(add(n, low), high), 0);
      call.source.push_back(n);
      call.result.push_back(m);
      call.low.push_back(low);
      call.high.push_back(high);
    }
    return call;
  }
};

class Runner {
public:
  explicit Runner(mlir::MLIRContext &context) : context(context) {}

  /// Makes `calls` calls. Returns whether all gave what they should.
  bool run(const char *name, Way way, size_t calls);

  size_t getTotal() const { return total; }

private:
  /// Returns what is wrong, empty if nothing.
  std::string runCall(const Executor &executor, const Function &function,
                      const Call &call, Way way, bool atEnd);
  std::string checkElements(const Function &function, const Call &call,
                            const char *source, const char *result);
  std::string checkSums(const Function &function, const Call &call,
                        const char *source, const char *result);

  mlir::MLIRContext &context;
  padtest::GuardedMemory source{4 * kMaxElements}, result{4 * kMaxElements};
  size_t total = 0;
};

} // namespace

static std::string describe(const Function &function, const Call &call) {
  std::string text = print(function);
  for (auto [name, numbers] :
       {std::pair("source", call.source), std::pair("result", call.result),
        std::pair("low", call.low), std::pair("high", call.high)}) {
    text += std::string("  // ") + name;
    for (int64_t number : numbers)
      text += ' ' + std::to_string(number);
    text += '\n';
  }
  return text;
}

std::string Runner::checkElements(const Function &function, const Call &call,
                                  const char *source, const char *result) {
  size_t bytes = function.bytes;
  auto getElement = [&](const char *array, int64_t k) {
    return llvm::StringRef(array + k * bytes, bytes);
  };
  const std::string zero(bytes, '\0');
  auto elements = static_cast<int64_t>(count(call.source));
  Numbers indices(function.rank, 0);
  auto total = static_cast<int64_t>(count(call.result));
  for (int64_t k = 0; k != total; ++k) {
    int64_t rest = k;
    for (int64_t axis = function.rank; axis-- > 0;) {
      indices[axis] = rest % call.result[axis];
      rest /= call.result[axis];
    }
    int64_t from = 0;
    bool isFilled = elements == 0, isDefined = true;
    for (int64_t axis = 0; axis != function.rank; ++axis) {
      isDefined &= subFits(indices[axis], call.low[axis]);
      std::optional<int64_t> i = oracle::getSourceIndex(
          function.mode, sub(indices[axis], call.low[axis]), call.source[axis]);
      isFilled |= !i;
      from = from * call.source[axis] + i.value_or(0);
    }
    llvm::StringRef actual = getElement(result, k);
    llvm::StringRef expected = isFilled ? zero : getElement(source, from);
    if (actual == expected)
      continue;
    auto isElement = [&] {
      for (int64_t i = 0; i != elements; ++i)
        if (getElement(source, i) == actual)
          return true;
      return actual == zero;
    };
    if (isDefined || !isElement())
      return "element " + std::to_string(k) + " differs";
  }
  return "";
}

std::string Runner::checkSums(const Function &function, const Call &call,
                              const char *source, const char *result) {
  auto load = [&](const char *array, int64_t k) {
    uint32_t number = 0;
    std::memcpy(&number, array + k * function.bytes, function.bytes);
    return number;
  };
  std::vector<uint32_t> sums(static_cast<size_t>(count(call.result)), 0);
  auto total = sums.empty() ? 0 : static_cast<int64_t>(count(call.source));
  for (int64_t k = 0; k != total; ++k) {
    int64_t rest = k, to = 0, stride = 1;
    bool isFilled = false;
    for (int64_t axis = function.rank; axis-- > 0;) {
      int64_t o = rest % call.source[axis];
      rest /= call.source[axis];
      if (call.low[axis] < -kQuarter || call.low[axis] > kQuarter)
        return "";
      std::optional<int64_t> e = oracle::getSourceIndex(
          function.mode, o - call.low[axis], call.result[axis]);
      isFilled |= !e;
      to += stride * e.value_or(0);
      stride *= call.result[axis];
    }
    if (!isFilled)
      sums[to] += load(source, k);
  }
  uint32_t mask = function.bytes == 4 ? ~0u : (1u << 8 * function.bytes) - 1;
  for (auto [k, sum] : llvm::enumerate(sums))
    if (load(result, k) != (sum & mask))
      return "sum " + std::to_string(k) + " differs";
  return "";
}

std::string Runner::runCall(const Executor &executor, const Function &function,
                            const Call &call, Way way, bool atEnd) {
  size_t sourceBytes = function.bytes * count(call.source);
  char *from = source.get(sourceBytes, atEnd);
  for (size_t k = 0; k != sourceBytes; ++k)
    from[k] = static_cast<char>(k % 251 + 1);

  mlir::Builder builder(&context);
  mlir::Type type = builder.getIntegerType(8 * function.bytes);
  llvm::SmallVector<Array> inputs;
  inputs.push_back(Array::borrow(type, call.source, from));
  Numbers numbers, axes;
  if (function.form == Form::List) {
    numbers = call.low;
    numbers.insert(numbers.end(), call.high.begin(), call.high.end());
    for (int64_t axis = 0; axis != function.rank; ++axis)
      axes.push_back(axis - function.rank);
    for (Numbers *list : {&numbers, &axes})
      inputs.push_back(Array::borrow(builder.getI64Type(),
                                     {static_cast<int64_t>(list->size())},
                                     reinterpret_cast<char *>(list->data())));
  } else {
    for (int64_t axis = 0; axis != function.rank; ++axis) {
      bool isFirst = axis == 0;
      if (!isFirst || !function.low)
        numbers.push_back(call.low[axis]);
      if (!isFirst || !function.high)
        numbers.push_back(call.high[axis]);
      if (function.form == Form::Into && (!isFirst || !function.resultExtent))
        numbers.push_back(call.result[axis]);
    }
    for (int64_t &number : numbers)
      inputs.push_back(Array::borrow(builder.getIndexType(), {},
                                     reinterpret_cast<char *>(&number)));
  }

  if (way.results == Results::IntoGarbage) {
    size_t resultBytes = function.bytes * count(call.result);
    char *to = result.get(resultBytes, atEnd);
    std::fill_n(to, resultBytes, '\xfe');
    llvm::SmallVector<Array> results;
    results.push_back(Array::borrow(type, call.result, to));
    auto invocation = executor.prepareCallInto(function.name, inputs, results);
    if (!invocation)
      return llvm::toString(invocation.takeError());
    if (llvm::Error error = (*invocation)())
      return llvm::toString(std::move(error));
    return function.isAdjoint ? checkSums(function, call, from, to)
                              : checkElements(function, call, from, to);
  }

  auto arrays = executor.call(function.name, inputs);
  bool isLarge = function.bytes * count(call.result) > kUnthinkable;
  for (int64_t extent : call.result)
    isLarge |= extent > kQuarter / 1024;
  bool isBroken = false, hasResult = true, isEmpty = false;
  for (int64_t axis = 0; axis != function.rank; ++axis) {
    isBroken |= !isExtent(call.source[axis], call.low[axis], call.high[axis]);
    hasResult &= call.result[axis] != 0;
    isEmpty |= call.source[axis] == 0;
  }
  isBroken |= hasResult && isEmpty && function.mode != Mode::Constant;
  bool mustFail = way.runtimeChecks && isBroken;
  if (!arrays) {
    std::string error = llvm::toString(arrays.takeError());
    return mustFail || isLarge ? "" : error;
  }
  if (mustFail)
    return "a constraint is broken, and no check says so";
  const Array &array = arrays->front();
  if (array.getShape() != llvm::ArrayRef(call.result))
    return "extents differ";
  return checkElements(function, call, from, array.getData());
}

bool Runner::run(const char *name, Way way, size_t calls) {
  std::vector<Function> functions = getFunctions(way);
  std::string text;
  for (const Function &function : functions)
    text += print(function);
  auto executor = padtest::compile(context, text, way);
  if (!executor) {
    llvm::errs() << name << ": " << llvm::toString(executor.takeError())
                 << '\n';
    return false;
  }
  CallRandom random(seed);
  std::map<Mode, size_t> made;
  size_t wrong = 0;
  for (size_t k = 0; k < calls;) {
    const Function &function = functions[k % functions.size()];
    Call call = random.call(function);
    // What could be allocated takes too long, and so do many rows of nothing.
    double bytes = function.bytes * count(call.result);
    int64_t widest = *std::max_element(call.result.begin(), call.result.end());
    if (bytes < kUnthinkable &&
        (bytes > 4 * kMaxElements || widest > kMaxElements))
      continue;
    ++k;
    std::string what = describe(function, call);
    llvm::PrettyStackTraceString crashed(what.c_str());
    std::string error =
        runCall(*executor, function, call, way, /*atEnd=*/random.flip());
    ++made[function.mode];
    if (!error.empty() && ++wrong <= 10)
      llvm::errs() << name << ": " << error << "\n" << what;
  }
  for (auto [mode, number] : made) {
    llvm::outs() << llvm::format("%-18s %-10s %8zu\n", name,
                                 oracle::getName(mode), number);
    total += number;
  }
  return wrong == 0;
}

/// Turns pads in constant mode into `tensor.pad`.
static mlir::LogicalResult convertToTensorPads(mlir::ModuleOp module) {
  mlir::PassManager pm(module.getContext());
  pm.addPass(createConvertPadToTensorPass());
  return pm.run(module);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv, "Calls pads with amounts at the ends of 64 bits\n");
  mlir::DialectRegistry registry;
  padtest::registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  Runner runner(context);

  std::vector<std::pair<const char *, Way>> ways;
  for (LoweringPath path : {LoweringPath::SCF, LoweringPath::Linalg}) {
    bool isSCF = path == LoweringPath::SCF;
    Way into{path, Results::IntoGarbage}, window{path, Results::Allocated};
    Way checked = window;
    checked.runtimeChecks = true;
    ways.emplace_back(isSCF ? "scf" : "linalg", into);
    ways.emplace_back(isSCF ? "scf, allocated" : "linalg, allocated", window);
    ways.emplace_back(isSCF ? "scf, checked" : "linalg, checked", checked);
    if (!isSCF) {
      Way asTensorPads = window;
      asTensorPads.rewrite = convertToTensorPads;
      ways.emplace_back("tensor.pad", asTensorPads);
      continue;
    }
    Way streamed = into;
    streamed.streamed = true;
    ways.emplace_back("scf, streamed", streamed);
    streamed.inChunks = true;
    ways.emplace_back("scf, chunks", streamed);
  }
  bool isRight = true;
  for (auto &[name, way] : ways)
    isRight &= runner.run(name, way, numCalls / ways.size());
  llvm::outs() << llvm::format("%-29s %8zu\n", "total", runner.getTotal());
  return isRight ? 0 : 1;
}
