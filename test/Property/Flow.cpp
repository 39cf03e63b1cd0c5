//===- Flow.cpp - Draws programs with control flow ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operation is drawn for values that are there, written as text and
// computed at once, by the oracle. What computes it is kept as an action, so
// that the body of a loop or of a function can be run again. Values have the
// same extents whenever they are computed, but in loops that grow, which have
// bodies of their own: so amounts that are legal the first time always are.
// Branches that are not taken may promise what is not so.
//
//===----------------------------------------------------------------------===//

#include "Flow.h"
#include "Support/Elements.h"
#include "Support/Random.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/Oracle/Adjoint.h"
#include "pad/Runtime/ElementType.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>
#include <functional>
#include <numeric>

using namespace property;
using namespace mlir::pad;

/// As many elements a tensor has.
static constexpr int64_t kMaxFlowElements = 1500;

namespace {

/// What values are while a program runs.
struct State {
  std::vector<Tensor> tensors;
  std::vector<int64_t> counters;
};
using Action = std::function<void(State &)>;
using Flags = std::vector<bool>;

/// A tensor.
struct Value {
  std::string name;
  /// Where it is in State::tensors.
  size_t slot = 0;
  /// The extents that stand in its type.
  Flags isKnown;
  /// Whether the others are known to nobody.
  bool isUnknown = false;
};

/// A value of type index that is always the same.
struct Index {
  std::string name;
  int64_t value = 0;
};

/// The counter of a loop.
struct Counter {
  std::string name;
  /// Where it is in State::counters.
  size_t slot = 0;
};

/// The body of a function, a loop or a branch.
struct Block {
  std::vector<Value> values;
  std::vector<Index> indices;
  std::optional<Counter> counter;
  /// Whether it never runs.
  bool isDead = false;
  /// How many branches and loops are around it.
  int depth = 0;
  std::vector<Action> actions = {};

  void run(State &state) const {
    for (const Action &action : actions)
      action(state);
  }
};

/// Numbers of an operation as they are written, and which are literals.
struct Mixed {
  std::string text;
  Flags isLiteral;
};

/// An operation on integers that may be done in any order.
struct Combiner {
  const char *name;
  uint64_t (*combine)(uint64_t, uint64_t);
};

class FlowDrawer : private padtest::Random {
public:
  FlowDrawer(mlir::MLIRContext &context, unsigned seed, const std::string &name,
             bool hasConsumersOnly)
      : Random(seed), context(context), name(name),
        hasConsumersOnly(hasConsumersOnly) {}

  Flow draw();

private:
  //===--------------------------------------------------------------------===//
  // Text
  //===--------------------------------------------------------------------===//

  template <typename... Parts>
  static std::string cat(const Parts &...parts) {
    std::string text;
    llvm::raw_string_ostream os(text);
    (os << ... << parts);
    return text;
  }

  static std::string list(const Amounts &numbers) {
    return cat("[",
               llvm::join(llvm::map_range(numbers,
                                          [](int64_t number) {
                                            return std::to_string(number);
                                          }),
                          ", "),
               "]");
  }

  void addLine(const std::string &line) { text += "  " + line + "\n"; }
  std::string makeName() { return cat("%v", numNames++); }

  std::string addOp(const std::string &op) {
    std::string result = makeName();
    addLine(result + " = " + op);
    return result;
  }

  std::string addConstant(int64_t number) {
    return addOp(cat("arith.constant ", number, " : index"));
  }

  /// Adds an argument of the function that is called from outside.
  std::string addArgument(const std::string &type, Input input) {
    std::string argument = cat("%arg", program.function.inputs.size());
    arguments += cat(arguments.empty() ? "" : ", ", argument, ": ", type);
    program.function.inputs.push_back(std::move(input));
    return argument;
  }

  const Amounts &shapeOf(const Value &value) const {
    return state.tensors[value.slot].shape;
  }
  size_t rankOf(const Value &value) const { return value.isKnown.size(); }

  std::string getType(const Amounts &shape, const Flags &isKnown,
                      llvm::StringRef kind = "tensor") const {
    std::string type = cat(kind, "<");
    for (auto [extent, known] : llvm::zip_equal(shape, isKnown))
      type += (known ? std::to_string(extent) : "?") + "x";
    return type + program.type + ">";
  }
  std::string typeOf(const Value &value) const {
    return getType(shapeOf(value), value.isKnown);
  }

  //===--------------------------------------------------------------------===//
  // Numbers and elements
  //===--------------------------------------------------------------------===//

  /// An index that is `value`: a constant, an argument, or computed.
  std::string drawIndex(Block &block, int64_t value) {
    switch (between(0, 5)) {
    case 0:
    case 1:
      if (!isInMain)
        break;
      {
        Input input{"index", {}, std::vector<char>(sizeof(value))};
        std::memcpy(input.bytes.data(), &value, sizeof(value));
        std::string argument = addArgument("index", std::move(input));
        addLine(cat("// ", argument, " is ", value));
        return argument;
      }
    case 2: {
      if (block.indices.empty() || std::abs(value) > 1000)
        break;
      Index other = pick(block.indices);
      if (other.value == value)
        return other.name;
      std::string by = addConstant(value - other.value);
      return addOp(cat("arith.addi ", other.name, ", ", by, " : index"));
    }
    case 3: {
      Value tensor = pick(block.values);
      if (rankOf(tensor) == 0 || std::abs(value) > 1000)
        break;
      int64_t axis = between(0, rankOf(tensor) - 1);
      int64_t extent = shapeOf(tensor)[axis];
      std::string at = addConstant(axis);
      std::string dim = addOp(
          cat("tensor.dim ", tensor.name, ", ", at, " : ", typeOf(tensor)));
      bool subtracts = flip();
      std::string by = addConstant(subtracts ? extent - value : value - extent);
      return addOp(cat(subtracts ? "arith.subi " : "arith.addi ", dim, ", ", by,
                       " : index"));
    }
    default:
      break;
    }
    return addConstant(value);
  }

  Mixed drawMixed(Block &block, const Amounts &numbers) {
    Mixed mixed;
    llvm::ListSeparator separator;
    mixed.text = "[";
    for (int64_t number : numbers) {
      mixed.isLiteral.push_back(chance(percentKnown));
      mixed.text += cat(llvm::StringRef(separator),
                        mixed.isLiteral.back() ? std::to_string(number)
                                               : drawIndex(block, number));
    }
    mixed.text += "]";
    return mixed;
  }

  std::vector<char> drawElements(size_t count) {
    auto make = hasAdjoints ? padtest::makeNumbers : padtest::makeElements;
    return make(elementType, count, between(0, 1 << 30));
  }

  /// A value that is the element `bytes`.
  std::string addElement(const std::vector<char> &bytes) {
    if (isInMain && (flip() || !canBeConstant(program.type)))
      return addArgument(program.type, {program.type, {}, bytes});
    return addOp(printConstant(elementType, bytes));
  }
  bool hasIntegers() const {
    return elementType.isSignlessInteger() ||
           mlir::isa<mlir::IndexType>(elementType);
  }
  /// The bits of an integer.
  uint64_t getMask() const {
    return storage.bits >= 64 ? ~uint64_t(0)
                              : (uint64_t(1) << storage.bits) - 1;
  }
  uint64_t loadInteger(const char *bytes) const {
    return storage.load(bytes).getZExtValue();
  }
  bool canHaveElements() const {
    return isInMain || canBeConstant(program.type);
  }

  /// Which extents of a type are known: those that can be seen for the most
  /// part, and others now and then.
  Flags drawKnown(const Flags &canBeSeen) {
    Flags isKnown;
    for (bool canSee : canBeSeen)
      isKnown.push_back(chance(canSee ? 85 : 15));
    return isKnown;
  }
  Flags drawKnown(size_t rank) {
    Flags isKnown;
    for (size_t axis = 0; axis != rank; ++axis)
      isKnown.push_back(chance(percentKnown));
    return isKnown;
  }

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  size_t makeSlot() {
    state.tensors.emplace_back();
    return state.tensors.size() - 1;
  }

  /// Runs `action` now and whenever `block` runs.
  void record(Block &block, Action action) {
    action(state);
    block.actions.push_back(std::move(action));
  }

  /// Adds the value of that name and type that `compute` gives from the state.
  template <typename Compute>
  Value addValue(Block &block, const std::string &valueName,
                 const Flags &isKnown, Compute compute) {
    Value value{valueName, makeSlot(), isKnown};
    record(block, [slot = value.slot, compute](State &state) {
      Tensor result = compute(state);
      state.tensors[slot] = std::move(result);
    });
    return value;
  }

  Tensor makeTensor(const Amounts &shape) const {
    return {shape, std::vector<char>(oracle::getNumElements(shape) *
                                     storage.getBytes())};
  }

  /// What a pad of `x` by `low` to `shape` gives, or the adjoint of a pad.
  Tensor compute(bool isAdjoint, Mode mode, const Tensor &x, const Amounts &low,
                 const Amounts &shape, const std::vector<char> &fill) const {
    Tensor result = makeTensor(shape);
    if (isAdjoint)
      oracle::adjointInto(mode, *oracle::parseNumber(program.type),
                          x.bytes.data(), x.shape, low, result.bytes.data(),
                          shape);
    else
      oracle::padInto(mode, x.bytes.data(), x.shape, storage.getBytes(), low,
                      fill.empty() ? nullptr : fill.data(), result.bytes.data(),
                      shape);
    return result;
  }

  static bool isEmpty(const Amounts &shape) {
    return llvm::is_contained(shape, 0);
  }

  /// What the text is that `write` adds.
  template <typename Write>
  std::string capture(Write write) {
    std::string outer = std::move(text);
    text.clear();
    write();
    std::swap(text, outer);
    return outer;
  }

  //===--------------------------------------------------------------------===//
  // Operations
  //===--------------------------------------------------------------------===//

  void drawOps(Block &block, int64_t count) {
    for (int64_t i = 0; i != count && budget > 0; ++i)
      drawOp(block);
  }
  void drawOp(Block &block);

  /// Adds a pad whose type has the extents `isKnown` if that is given; it may
  /// be wrong about those in a block that never runs.
  Value addPad(Block &block, Mode mode, const Value &source, const Amounts &low,
               const Amounts &high,
               std::optional<std::pair<Amounts, Flags>> promised = {});
  Value addCast(Block &block, const Value &source, const Amounts &shape,
                const Flags &isKnown);
  /// A pad of `source` that has the extents `shape`.
  Value fit(Block &block, const Value &source, const Amounts &shape,
            const Flags &isKnown);
  Value drawPad(Block &block, const Value &source);
  std::optional<Value> drawComputedPad(Block &block);
  std::optional<Value> drawSum(Block &block, const Value &source);
  std::optional<Value> drawConcat(Block &block, const Value &source);
  Value drawAdjoint(Block &block);
  Value drawShift(Block &block);
  Value drawInto(Block &block);
  std::optional<Value> drawSlice(Block &block);
  std::optional<Value> drawInsertion(Block &block);
  Value drawCast(Block &block);
  Value drawIf(Block &block);
  Value drawFor(Block &block);
  void drawCalls(Block &block);
  std::optional<Value> drawBuffers(Block &block);
  std::optional<Value> drawWindow(Block &block, const Value &source);
  std::optional<Value> drawShiftedSlices(Block &block, const Value &source);
  void drawConsumers(Block &block);
  std::optional<Value> drawPadTo(Block &block, const Amounts &result);
  std::optional<Value> drawTranspose(Block &block);
  std::optional<Value> drawReshape(Block &block, const Value &source);

  /// Draws amounts for `shape`; the result is not too large, and is empty only
  /// where `shape` is.
  std::pair<Amounts, Amounts> drawAmounts(const Amounts &shape, bool mayCrop);
  Mode drawMode(const Amounts &source, const Amounts &result) {
    return isEmpty(source) && !isEmpty(result) ? Mode::Constant
                                               : pick(oracle::allModes);
  }
  /// " value(%v)" or nothing, and its bytes.
  std::pair<std::string, std::vector<char>> drawFill(Mode mode) {
    if (mode != Mode::Constant || chance(35) || !canHaveElements())
      return {};
    std::vector<char> bytes = drawElements(1);
    return {cat(" value(", addElement(bytes), ")"), bytes};
  }
  /// A tensor.empty or an alloc of `type`.
  std::string addStorage(Block &block, llvm::StringRef op, const Amounts &shape,
                         const Flags &isKnown, const std::string &type) {
    std::string sizes;
    llvm::ListSeparator separator;
    for (auto [extent, known] : llvm::zip_equal(shape, isKnown))
      if (!known)
        sizes += cat(llvm::StringRef(separator), drawIndex(block, extent));
    return addOp(cat(op, "(", sizes, ") : ", type));
  }

  void addKind(const std::string &kind) { program.kinds.push_back(kind); }

  /// Code grows with the rank, and with what is unknown.
  void spend(size_t rank) {
    budget -= 1 + rank * rank * (percentKnown < 100 ? 2 : 1);
  }

  mlir::MLIRContext &context;
  std::string name;
  /// Whether the program is of nothing but pads and what reads them.
  bool hasConsumersOnly;
  Flow program;
  mlir::Type elementType;
  ElementStorage storage;
  int percentKnown = 0;
  bool hasAdjoints = false;
  /// How much code there may still be: most of the time goes to many small
  /// programs rather than to a few large ones.
  int64_t budget = 0;
  bool isInMain = true;
  State state;
  std::string text, arguments, helpers;
  size_t numNames = 0, numHelpers = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Pads
//===----------------------------------------------------------------------===//

Value FlowDrawer::addPad(Block &block, Mode mode, const Value &source,
                         const Amounts &low, const Amounts &high,
                         std::optional<std::pair<Amounts, Flags>> promised) {
  spend(low.size());
  Mixed lows = drawMixed(block, low), highs = drawMixed(block, high);
  auto [fill, bytes] = drawFill(mode);
  Flags canBeSeen;
  Amounts shape = shapeOf(source);
  bool isWrong = false;
  for (size_t axis = 0; axis != shape.size(); ++axis) {
    shape[axis] += low[axis] + high[axis];
    canBeSeen.push_back(source.isKnown[axis] && lows.isLiteral[axis] &&
                        highs.isLiteral[axis]);
  }
  Flags isKnown = drawKnown(canBeSeen);
  if (promised) {
    isKnown = promised->second;
    for (size_t axis = 0; axis != shape.size(); ++axis) {
      // Where the verifier sees what is wrong, the type says nothing.
      if (shape[axis] != promised->first[axis] && canBeSeen[axis])
        isKnown[axis] = false;
      else if (isKnown[axis] && shape[axis] != promised->first[axis]) {
        shape[axis] = promised->first[axis];
        isWrong = true;
      }
    }
    if (isWrong)
      addKind("pads that are wrong and not run");
  }
  std::string result =
      addOp(cat("pad.pad ", oracle::getName(mode), " ", source.name, " low",
                lows.text, " high", highs.text, fill, " : ", typeOf(source),
                " to ", getType(shape, isKnown)));
  addKind(cat("pads, ", oracle::getName(mode)));
  return addValue(
      block, result, isKnown,
      [this, mode, from = source.slot, low, high, bytes = bytes,
       shape = isWrong ? std::optional(shape) : std::nullopt](State &state) {
        const Tensor &x = state.tensors[from];
        return compute(
            /*isAdjoint=*/false, mode, x, low,
            shape ? *shape : oracle::getResultShape(x.shape, low, high), bytes);
      });
}

std::pair<Amounts, Amounts> FlowDrawer::drawAmounts(const Amounts &shape,
                                                    bool mayCrop) {
  Amounts low, high;
  int64_t count = 1;
  for (int64_t n : shape)
    count *= std::max<int64_t>(n, 1);
  for (int64_t n : shape) {
    auto amount = [&] {
      int64_t magnitude = pick(Amounts{0, 0, 0, 1, 1, 2, n - 1, n, 2 * n});
      return mayCrop && chance(35) ? -magnitude : std::abs(magnitude);
    };
    int64_t l = amount(), h = amount();
    if (mayCrop && chance(4)) {
      // As far as sums go.
      l = (flip() ? 1 : -1) *
          ((int64_t(1) << pick(Amounts{31, 32, 60, 61})) - between(0, 3));
      h = -l + between(-1, 3);
      addKind("extreme amounts");
    }
    int64_t least = n == 0 ? 0 : 1;
    if (n + l + h < least)
      h = least - n - l + (n == 0 ? 0 : between(0, 3));
    if (n == 0 && chance(70))
      h = -l;
    int64_t others = count / std::max<int64_t>(n, 1);
    if ((n + l + h) * others > kMaxFlowElements)
      l = h = 0;
    count = others * std::max<int64_t>(n + l + h, 1);
    low.push_back(l);
    high.push_back(h);
  }
  return {low, high};
}

Value FlowDrawer::drawPad(Block &block, const Value &source) {
  Amounts shape = shapeOf(source);
  auto [low, high] = drawAmounts(shape, /*mayCrop=*/true);
  Mode mode = drawMode(shape, oracle::getResultShape(shape, low, high));
  return addPad(block, mode, source, low, high);
}

Value FlowDrawer::drawAdjoint(Block &block) {
  Value source = pick(block.values);
  Amounts shape = shapeOf(source), result, low, high;
  spend(shape.size());
  for (int64_t m : shape) {
    // What remains of the axis, most often less than there is.
    int64_t n = m == 0 ? 0 : chance(80) ? between(1, m) : m + between(0, 2);
    int64_t l = chance(80) ? between(0, m - std::min(n, m)) : between(-m, m);
    if (chance(4))
      l = (flip() ? 1 : -1) *
          ((int64_t(1) << pick(Amounts{31, 32, 60, 61})) - between(0, 3));
    result.push_back(n);
    low.push_back(l);
    high.push_back(m - n - l);
  }
  if (oracle::getNumElements(result) > kMaxFlowElements) {
    result = shape;
    low.assign(shape.size(), 0);
    high = low;
  }
  Mixed lows = drawMixed(block, low), highs = drawMixed(block, high);
  Mode mode = pick(oracle::allModes);
  Flags canBeSeen;
  for (size_t axis = 0; axis != shape.size(); ++axis)
    canBeSeen.push_back(source.isKnown[axis] && lows.isLiteral[axis] &&
                        highs.isLiteral[axis]);
  Flags isKnown = drawKnown(canBeSeen);
  std::string name =
      addOp(cat("pad.adjoint ", oracle::getName(mode), " ", source.name, " low",
                lows.text, " high", highs.text, " : ", typeOf(source), " to ",
                getType(result, isKnown)));
  addKind(cat("adjoints, ", oracle::getName(mode)));
  return addValue(block, name, isKnown,
                  [this, mode, from = source.slot, low, result](State &state) {
                    return compute(/*isAdjoint=*/true, mode,
                                   state.tensors[from], low, result, {});
                  });
}

Value FlowDrawer::fit(Block &block, const Value &source, const Amounts &shape,
                      const Flags &isKnown) {
  Amounts from = shapeOf(source), low, high;
  for (auto [n, extent] : llvm::zip_equal(from, shape)) {
    low.push_back(between(-2, 2));
    high.push_back(extent - n - low.back());
    if (block.isDead && flip())
      high.back() = std::max(-n - low.back(), between(-3, 3));
  }
  // Wrong amounts may leave something to fill.
  Mode mode =
      block.isDead && isEmpty(from) ? Mode::Constant : drawMode(from, shape);
  Value pad = addPad(block, mode, source, low, high,
                     block.isDead ? std::optional(std::pair(shape, isKnown))
                                  : std::nullopt);
  return shapeOf(pad) == shape ? pad : fit(block, source, shape, isKnown);
}

Value FlowDrawer::drawShift(Block &block) {
  Value source = pick(block.values);
  Counter counter = *block.counter;
  spend(rankOf(source));
  std::string zero = addConstant(0);
  std::string minus =
      addOp(cat("arith.subi ", zero, ", ", counter.name, " : index"));
  Mode mode = pick(oracle::allModes);
  auto [fill, bytes] = drawFill(mode);
  std::string result =
      addOp(cat("pad.pad ", oracle::getName(mode), " ", source.name, " low[",
                rankOf(source) == 0 ? "" : counter.name, "] high[",
                rankOf(source) == 0 ? "" : minus, "] axes [",
                rankOf(source) == 0 ? "" : "-1", "]", fill, " : ",
                typeOf(source), " to ", typeOf(source)));
  addKind("shifts by counters");
  return addValue(block, result, source.isKnown,
                  [this, mode, from = source.slot, at = counter.slot,
                   bytes = bytes](State &state) {
                    const Tensor &x = state.tensors[from];
                    Amounts low(x.shape.size(), 0);
                    if (!low.empty())
                      low.back() = state.counters[at];
                    return compute(/*isAdjoint=*/false, mode, x, low, x.shape,
                                   bytes);
                  });
}

Value FlowDrawer::drawInto(Block &block) {
  Value source = pick(block.values), init = source;
  for (const Value &value : block.values)
    if (rankOf(value) == rankOf(source) && flip())
      init = value;
  Amounts from = shapeOf(source), shape = shapeOf(init), low, high;
  bool isAdjoint = hasAdjoints && flip();
  for (auto [n, extent] : llvm::zip_equal(from, shape)) {
    low.push_back(between(-2, 3));
    high.push_back((isAdjoint ? n - extent : extent - n) - low.back());
  }
  Mode mode = isAdjoint ? drawMode(shape, from) : drawMode(from, shape);
  spend(low.size());
  Mixed lows = drawMixed(block, low), highs = drawMixed(block, high);
  auto [fill, bytes] = isAdjoint ? decltype(drawFill(mode))() : drawFill(mode);
  std::string result = addOp(
      cat(isAdjoint ? "pad.adjoint_into " : "pad.pad_into ",
          oracle::getName(mode), " ins(", source.name, " : ", typeOf(source),
          ") outs(", init.name, " : ", typeOf(init), ") low", lows.text,
          " high", highs.text, fill, " -> ", typeOf(init)));
  addKind(isAdjoint ? "adjoints into tensors" : "pads into tensors");
  return addValue(block, result, init.isKnown,
                  [this, isAdjoint, mode, from = source.slot, to = init.slot,
                   low, bytes = bytes](State &state) {
                    return compute(isAdjoint, mode, state.tensors[from], low,
                                   state.tensors[to].shape, bytes);
                  });
}

//===----------------------------------------------------------------------===//
// Casts and slices
//===----------------------------------------------------------------------===//

Value FlowDrawer::addCast(Block &block, const Value &source,
                          const Amounts &shape, const Flags &isKnown) {
  std::string result = getType(shape, isKnown);
  std::string cast = source.name, type = typeOf(source);
  if (result == type)
    return source;
  if (chance(20)) {
    std::string blank = getType(shape, Flags(shape.size(), false));
    if (blank != type)
      cast = addOp(cat("tensor.cast ", cast, " : ", type, " to ", blank));
    type = blank;
  }
  if (result != type)
    cast = addOp(cat("tensor.cast ", cast, " : ", type, " to ", result));
  return addValue(block, cast, isKnown,
                  [this, at = source.slot, shape](State &state) {
                    const Tensor &x = state.tensors[at];
                    return x.shape == shape ? x : makeTensor(shape);
                  });
}

Value FlowDrawer::drawCast(Block &block) {
  Value source = pick(block.values);
  Amounts shape = shapeOf(source);
  Flags isKnown = drawKnown(shape.size());
  addKind("casts");
  // Upstream folds casts of memrefs that contradict each other into invalid
  // ones: only what nothing is known of is called something else.
  if (!block.isDead || !source.isUnknown)
    return addCast(block, source, shape, isKnown);
  for (size_t axis = 0; axis != shape.size(); ++axis)
    if (isKnown[axis] && !source.isKnown[axis] && shape[axis] > 0)
      shape[axis] = between(1, 8);
  if (shape != shapeOf(source))
    addKind("casts that are wrong and not run");
  return addCast(block, source, shape, isKnown);
}

std::optional<Value> FlowDrawer::drawSlice(Block &block) {
  Value source = pick(block.values);
  Amounts shape = shapeOf(source), offsets, sizes, strides;
  if (isEmpty(shape))
    return std::nullopt;
  for (int64_t n : shape) {
    strides.push_back(chance(15) ? between(2, 3) : 1);
    offsets.push_back(flip() ? 0 : between(0, n - 1));
    int64_t most = (n - offsets.back() + strides.back() - 1) / strides.back();
    sizes.push_back(flip() ? most : between(1, most));
  }
  Mixed from = drawMixed(block, offsets), size = drawMixed(block, sizes);
  std::string result =
      addOp(cat("tensor.extract_slice ", source.name, from.text, " ", size.text,
                " ", list(strides), " : ", typeOf(source), " to ",
                getType(sizes, size.isLiteral)));
  addKind("slices");
  return addValue(
      block, result, size.isLiteral,
      [this, at = source.slot, offsets, sizes, strides](State &state) {
        const Tensor &x = state.tensors[at];
        Tensor result = makeTensor(sizes);
        oracle::sliceInto(x.bytes.data(), x.shape, storage.getBytes(), offsets,
                          strides, result.bytes.data(), sizes);
        return result;
      });
}

/// Copies `part` into `whole` at `offsets` and in steps of `strides`.
static void insert(const Tensor &part, Tensor &whole, const Amounts &offsets,
                   const Amounts &strides, size_t size) {
  Amounts index(part.shape.size(), 0);
  for (int64_t i = 0, e = oracle::getNumElements(part.shape); i != e; ++i) {
    int64_t rest = i, at = 0, block = 1;
    for (size_t axis = index.size(); axis-- != 0;) {
      int64_t position =
          offsets[axis] + rest % part.shape[axis] * strides[axis];
      rest /= part.shape[axis];
      at += position * block;
      block *= whole.shape[axis];
    }
    std::memcpy(&whole.bytes[at * size], &part.bytes[i * size], size);
  }
}

std::optional<Value> FlowDrawer::drawInsertion(Block &block) {
  Value whole = pick(block.values), part = pick(block.values);
  Amounts shape = shapeOf(whole), sizes = shapeOf(part), offsets;
  if (sizes.size() != shape.size() || isEmpty(sizes))
    return std::nullopt;
  for (auto [n, size] : llvm::zip_equal(shape, sizes)) {
    if (size > n)
      return std::nullopt;
    offsets.push_back(between(0, n - size));
  }
  Amounts ones(shape.size(), 1);
  Mixed at = drawMixed(block, offsets);
  // Sizes are written as the type of the part has them.
  std::string written;
  llvm::ListSeparator separator;
  for (auto [size, known] : llvm::zip_equal(sizes, part.isKnown))
    written += cat(llvm::StringRef(separator),
                   known ? std::to_string(size) : drawIndex(block, size));
  std::string result = addOp(cat(
      "tensor.insert_slice ", part.name, " into ", whole.name, at.text, " [",
      written, "] ", list(ones), " : ", typeOf(part), " into ", typeOf(whole)));
  addKind("insertions");
  return addValue(
      block, result, whole.isKnown,
      [this, from = part.slot, to = whole.slot, offsets, ones](State &state) {
        Tensor result = state.tensors[to];
        insert(state.tensors[from], result, offsets, ones, storage.getBytes());
        return result;
      });
}

//===----------------------------------------------------------------------===//
// Branches, loops and calls
//===----------------------------------------------------------------------===//

Value FlowDrawer::drawIf(Block &block) {
  std::string condition;
  std::function<bool(State &)> isTaken;
  bool isFixed = !block.counter || chance(30);
  if (isFixed) {
    bool taken = flip();
    isTaken = [taken](State &) { return taken; };
    switch (between(0, 2)) {
    case 0:
      condition = addOp(cat("arith.constant ", taken ? "true" : "false"));
      break;
    case 1:
      if (isInMain) {
        condition = addArgument("i1", {"i1", {}, {char(taken)}});
        break;
      }
      [[fallthrough]];
    default:
      std::string left = drawIndex(block, 3);
      std::string right = drawIndex(block, taken ? 3 : 4);
      condition = addOp(cat("arith.cmpi eq, ", left, ", ", right, " : index"));
    }
  } else {
    int64_t number = between(0, 2);
    std::string other = addConstant(number);
    condition = addOp(
        cat("arith.cmpi sle, ", block.counter->name, ", ", other, " : index"));
    isTaken = [number, at = block.counter->slot](State &state) {
      return state.counters[at] <= number;
    };
  }

  size_t rank = rankOf(pick(block.values));
  bool taken = isTaken(state);
  Block arms[2];
  std::string texts[2];
  Value yielded[2];
  Amounts shape;
  Flags isKnown = drawKnown(rank);
  std::string type;
  // What is taken says what extents there are.
  for (bool arm : {taken, !taken})
    texts[arm] = capture([&] {
      arms[arm] = {block.values, block.indices, block.counter,
                   block.isDead || (isFixed && arm != taken), block.depth + 1};
      drawOps(arms[arm], between(0, 2));
      for (const Value &value : arms[arm].values)
        if (rankOf(value) == rank && (yielded[arm].name.empty() || chance(70)))
          yielded[arm] = value;
      if (arm == taken) {
        shape = shapeOf(yielded[arm]);
        type = getType(shape, isKnown);
      } else if (shapeOf(yielded[arm]) != shape) {
        yielded[arm] = fit(arms[arm], yielded[arm], shape, isKnown);
      }
      yielded[arm] = addCast(arms[arm], yielded[arm], shape, isKnown);
      addLine(cat("scf.yield ", yielded[arm].name, " : ", type));
    });
  std::string result = makeName();
  text += cat("  ", result, " = scf.if ", condition, " -> (", type, ") {\n",
              texts[true], "  } else {\n", texts[false], "  }\n");
  addKind(isFixed ? "branches" : "branches on counters");
  return addValue(block, result, isKnown,
                  [isTaken, blocks = std::array<Block, 2>{arms[0], arms[1]},
                   slots = std::array<size_t, 2>{
                       yielded[0].slot, yielded[1].slot}](State &state) {
                    bool taken = isTaken(state);
                    blocks[taken].run(state);
                    return state.tensors[slots[taken]];
                  });
}

Value FlowDrawer::drawFor(Block &block) {
  Value init = pick(block.values);
  Amounts shape = shapeOf(init);
  int64_t trips = between(0, 3), step = between(1, 2), begin = between(0, 2);
  int64_t end = begin + trips * step - (trips == 0 ? 0 : between(0, step - 1));
  bool grows = chance(60) && !isEmpty(shape);
  Amounts low(shape.size(), 0), high = low, last = shape;
  Flags isKnown = drawKnown(shape.size());
  for (size_t axis = 0; grows && axis != shape.size(); ++axis) {
    if (isKnown[axis])
      continue;
    int64_t l = between(0, 2), h = between(0, 2), extent = last[axis];
    last[axis] += 3 * (l + h);
    if (oracle::getNumElements(last) > kMaxFlowElements) {
      last[axis] = extent;
      continue;
    }
    low[axis] = l;
    high[axis] = h;
  }
  std::string bounds[3];
  for (auto [bound, value] : llvm::zip_equal(bounds, Amounts{begin, end, step}))
    bound = drawIndex(block, value);
  Value carried = addCast(block, init, shape, isKnown);
  std::string type = typeOf(carried);

  Value iterated{makeName(), makeSlot(), isKnown}, next;
  state.tensors[iterated.slot] = state.tensors[carried.slot];
  Counter counter{makeName(), state.counters.size()};
  state.counters.push_back(begin);
  Block body{block.values, block.indices, counter, block.isDead || trips == 0,
             block.depth + 1};
  std::string inside = capture([&] {
    if (grows) {
      // What the first run shows does not hold for others.
      next = addPad(body, pick(oracle::allModes), iterated, low, high,
                    std::pair(shape, isKnown));
    } else {
      body.values.push_back(iterated);
      drawOps(body, between(1, 2));
      next = iterated;
      for (const Value &value : body.values)
        if (rankOf(value) == shape.size() && chance(80))
          next = value;
      if (shapeOf(next) != shape)
        next = fit(body, next, shape, isKnown);
      next = addCast(body, next, shape, isKnown);
    }
    addLine(cat("scf.yield ", next.name, " : ", type));
  });
  std::string result = makeName();
  text +=
      cat("  ", result, " = scf.for ", counter.name, " = ", bounds[0], " to ",
          bounds[1], " step ", bounds[2], " iter_args(", iterated.name, " = ",
          carried.name, ") -> (", type, ") {\n", inside, "  }\n");
  addKind(grows ? "loops that grow" : "loops");
  return addValue(block, result, isKnown,
                  [body, from = carried.slot, to = next.slot, begin, end, step,
                   at = iterated.slot, count = counter.slot](State &state) {
                    Tensor x = state.tensors[from];
                    for (int64_t i = begin; i < end; i += step) {
                      state.counters[count] = i;
                      state.tensors[at] = std::move(x);
                      body.run(state);
                      x = state.tensors[to];
                    }
                    return x;
                  });
}

void FlowDrawer::drawCalls(Block &block) {
  std::string callee = cat(name, "_f", numHelpers++);
  // The arguments where it is called, and in the function.
  std::vector<Value> operands;
  Block body;
  body.isDead = block.isDead;
  body.depth = 1;
  std::vector<std::string> names, types, parameters;
  for (int64_t i = between(1, 2); i != 0; --i) {
    Value source = pick(block.values);
    Flags isKnown = drawKnown(rankOf(source));
    Value operand = addCast(block, source, shapeOf(source), isKnown);
    Value parameter{makeName(), makeSlot(), isKnown};
    state.tensors[parameter.slot] = state.tensors[operand.slot];
    operands.push_back(operand);
    body.values.push_back(parameter);
    names.push_back(operand.name);
    types.push_back(typeOf(operand));
    parameters.push_back(cat(parameter.name, ": ", types.back()));
  }
  for (int64_t i = between(0, 2); i != 0; --i) {
    int64_t value = between(-1, 3);
    names.push_back(drawIndex(block, value));
    body.indices.push_back({makeName(), value});
    types.push_back("index");
    parameters.push_back(cat(body.indices.back().name, ": index"));
  }
  std::vector<Value> tensors = body.values;
  std::vector<Value> returned;
  std::vector<std::string> returnedNames, returnedTypes;
  isInMain = false;
  std::string inside = capture([&] {
    drawOps(body, between(1, 3));
    returned.push_back(body.values.back());
    if (chance(30))
      returned.push_back(pick(body.values));
    for (const Value &value : returned) {
      returnedNames.push_back(value.name);
      returnedTypes.push_back(typeOf(value));
    }
    addLine(cat("return ", llvm::join(returnedNames, ", "), " : ",
                llvm::join(returnedTypes, ", ")));
  });
  isInMain = true;
  std::string resultTypes = cat("(", llvm::join(returnedTypes, ", "), ")");
  helpers +=
      cat("func.func private @", callee, "(", llvm::join(parameters, ", "),
          ") -> ", resultTypes, flip() ? " attributes {no_inline}" : "", " {\n",
          inside, "}\n");
  for (int64_t i = between(1, 2); i != 0; --i) {
    std::string results = makeName();
    addLine(cat(results, ":", returned.size(), " = func.call @", callee, "(",
                llvm::join(names, ", "), ") : (", llvm::join(types, ", "),
                ") -> ", resultTypes));
    record(block, [operands, tensors, body](State &state) {
      for (auto [operand, parameter] : llvm::zip_equal(operands, tensors))
        state.tensors[parameter.slot] = state.tensors[operand.slot];
      body.run(state);
    });
    for (auto [position, value] : llvm::enumerate(returned))
      block.values.push_back(addValue(
          block, cat(results, "#", position), value.isKnown,
          [slot = value.slot](State &state) { return state.tensors[slot]; }));
    addKind("calls");
    // Once more with others of the same types.
    if (operands.size() == 2 && types[0] == types[1] &&
        shapeOf(operands[0]) == shapeOf(operands[1])) {
      std::swap(operands[0], operands[1]);
      std::swap(names[0], names[1]);
    }
  }
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

std::optional<Value> FlowDrawer::drawBuffers(Block &block) {
  Value source = pick(block.values);
  Amounts shape = shapeOf(source);
  if (isEmpty(shape) || !canHaveElements())
    return std::nullopt;
  auto [low, high] = drawAmounts(shape, /*mayCrop=*/true);
  Amounts padded = oracle::getResultShape(shape, low, high);
  bool isAdjoint = hasAdjoints && flip();
  if (isAdjoint)
    for (auto [n, l, h, extent] : llvm::zip_equal(shape, low, high, padded)) {
      int64_t sign = l + h < n ? 1 : -1;
      l *= sign;
      h *= sign;
      extent = n - l - h;
    }
  if (isEmpty(padded))
    return std::nullopt;

  /// A part of a buffer that is larger.
  struct Part {
    std::string whole, wholeType, part, partType;
    Amounts extents, offsets, strides;
  };
  auto allocate = [&](const Amounts &sizes) {
    Part part;
    bool isWhole = chance(20);
    for (int64_t n : sizes) {
      part.offsets.push_back(isWhole ? 0 : between(0, 2));
      part.strides.push_back(isWhole || chance(70) ? 1 : 2);
      part.extents.push_back(part.offsets.back() +
                             (n - 1) * part.strides.back() + 1 +
                             (isWhole ? 0 : between(0, 2)));
    }
    int64_t space = pick(Amounts{0, 0, 1, 3});
    Flags isKnown = drawKnown(sizes.size());
    std::string type = getType(part.extents, isKnown, "memref");
    part.whole = addStorage(block, "memref.alloc", part.extents, isKnown, type);
    if (space != 0) {
      // Upstream cannot free what is allocated there.
      std::string inSpace = type;
      inSpace.insert(type.size() - 1, cat(", ", space));
      part.whole = addOp(cat("memref.memory_space_cast ", part.whole, " : ",
                             type, " to ", inSpace));
      type = inSpace;
      addKind("memory spaces");
    }
    part.wholeType = type;
    part.part = part.whole;
    part.partType = type;
    if (isWhole)
      return part;
    Mixed offsets = drawMixed(block, part.offsets);
    Mixed size = drawMixed(block, sizes);
    auto mix = [](const Amounts &numbers, const Flags &isLiteral) {
      Amounts mixed;
      for (auto [number, literal] : llvm::zip_equal(numbers, isLiteral))
        mixed.push_back(literal ? number : mlir::ShapedType::kDynamic);
      return mixed;
    };
    auto partType = mlir::memref::SubViewOp::inferResultType(
        mlir::cast<mlir::MemRefType>(mlir::parseType(type, &context)),
        mix(part.offsets, offsets.isLiteral), mix(sizes, size.isLiteral),
        part.strides);
    part.partType = cat(partType);
    part.part =
        addOp(cat("memref.subview ", part.whole, offsets.text, " ", size.text,
                  " ", list(part.strides), " : ", type, " to ", part.partType));
    addKind("parts of buffers");
    return part;
  };

  Part from = allocate(shape);
  std::string layout =
      shape.empty()
          ? ""
          : cat(", strided<[",
                llvm::join(std::vector<std::string>(shape.size(), "?"), ", "),
                "], offset: ?>");
  std::string readType = getType(shape, source.isKnown, "memref");
  readType.insert(readType.size() - 1, layout);
  std::string read =
      addOp(cat("bufferization.to_buffer ", source.name,
                " read_only : ", typeOf(source), " to ", readType));
  addLine(cat("memref.copy ", read, ", ", from.part, " : ", readType, " to ",
              from.partType));
  Part to = allocate(padded);
  std::vector<char> garbage = drawElements(1);
  std::string element = addElement(garbage);
  addLine(cat("linalg.fill ins(", element, " : ", program.type, ") outs(",
              to.whole, " : ", to.wholeType, ")"));
  Mode mode = drawMode(shape, padded);
  spend(low.size());
  Mixed lows = drawMixed(block, low), highs = drawMixed(block, high);
  auto [fill, bytes] = isAdjoint ? decltype(drawFill(mode))() : drawFill(mode);
  addLine(cat(isAdjoint ? "pad.adjoint_into " : "pad.pad_into ",
              oracle::getName(mode), " ins(", from.part, " : ", from.partType,
              ") outs(", to.part, " : ", to.partType, ") low", lows.text,
              " high", highs.text, fill));
  Flags isKnown = drawKnown(padded.size());
  std::string lastType = getType(to.extents, isKnown, "memref");
  std::string last =
      addStorage(block, "memref.alloc", to.extents, isKnown, lastType);
  addLine(cat("memref.copy ", to.whole, ", ", last, " : ", to.wholeType, " to ",
              lastType));
  std::string result =
      addOp(cat("bufferization.to_tensor ", last, " restrict : ", lastType,
                " to ", getType(to.extents, isKnown)));
  addKind(isAdjoint ? "buffers of adjoints" : "buffers");
  return addValue(block, result, isKnown,
                  [this, isAdjoint, mode, at = source.slot, low = low, padded,
                   garbage, extents = to.extents, offsets = to.offsets,
                   strides = to.strides, bytes = bytes](State &state) {
                    Tensor part = compute(isAdjoint, mode, state.tensors[at],
                                          low, padded, bytes),
                           whole{extents, {}};
                    for (int64_t i = oracle::getNumElements(extents); i != 0;
                         --i)
                      llvm::append_range(whole.bytes, garbage);
                    insert(part, whole, offsets, strides, storage.getBytes());
                    return whole;
                  });
}

//===----------------------------------------------------------------------===//
// What reads pads
//===----------------------------------------------------------------------===//

static const Combiner combiners[] = {
    {"arith.addi", [](uint64_t a, uint64_t b) { return a + b; }},
    {"arith.muli", [](uint64_t a, uint64_t b) { return a * b; }},
    {"arith.xori", [](uint64_t a, uint64_t b) { return a ^ b; }},
    {"arith.ori", [](uint64_t a, uint64_t b) { return a | b; }},
};

/// A pad of some tensor that has the extents of `result`, as a roll or a shift.
std::optional<Value> FlowDrawer::drawPadTo(Block &block,
                                           const Amounts &result) {
  Value source = pick(block.values);
  Amounts shape = shapeOf(source), low, high;
  if (shape.size() != result.size() || isEmpty(shape) || isEmpty(result))
    return std::nullopt;
  for (auto [n, extent] : llvm::zip_equal(shape, result)) {
    low.push_back(chance(40) ? 0 : between(-3, 3));
    high.push_back(extent - n - low.back());
  }
  addKind("pads read beside pads");
  int64_t others = std::exchange(percentKnown, chance(85) ? 100 : percentKnown);
  Value pad = addPad(block, drawMode(shape, result), source, low, high);
  percentKnown = others;
  return pad;
}

/// A window of a tensor for each element of the result: its elements are
/// combined with each other and with one of another tensor.
std::optional<Value> FlowDrawer::drawWindow(Block &block, const Value &source) {
  Amounts shape = shapeOf(source);
  size_t rank = shape.size();
  spend(rank);
  bool isInteger = hasIntegers();
  if (rank == 0 || isEmpty(shape) || (isInteger && !canHaveElements()))
    return std::nullopt;
  // The window of each axis, and the extents before they are permuted.
  Amounts window, strides, dilations, extents;
  for (int64_t n : shape) {
    int64_t size = isInteger ? pick(Amounts{1, 1, 2, 3}) : 1;
    int64_t dilation = chance(20) ? 2 : 1;
    if ((size - 1) * dilation + 1 > n)
      size = 1;
    window.push_back(size);
    dilations.push_back(dilation);
    strides.push_back(chance(15) ? 2 : 1);
    extents.push_back((n - (size - 1) * dilation - 1) / strides.back() + 1);
  }
  Amounts order(rank), result;
  std::iota(order.begin(), order.end(), 0);
  if (chance(30))
    for (size_t i = rank; i > 1; --i)
      std::swap(order[i - 1], order[between(0, i - 1)]);
  for (int64_t axis : order)
    result.push_back(extents[axis]);

  // What is read beside it.
  std::optional<Value> other;
  for (const Value &value : block.values)
    if (isInteger && shapeOf(value) == result && flip())
      other = value;
  if (isInteger && chance(40))
    if (std::optional<Value> pad = drawPadTo(block, result))
      other = pad;
  Flags isKnown;
  for (int64_t axis : order)
    isKnown.push_back(source.isKnown[axis] && chance(85));
  std::string type = getType(result, isKnown);
  std::string init = addStorage(block, "tensor.empty", result, isKnown, type);
  std::vector<char> start;
  if (isInteger) {
    start = drawElements(1);
    std::string element = addElement(start);
    init = addOp(cat("linalg.fill ins(", element, " : ", program.type,
                     ") outs(", init, " : ", type, ") -> ", type));
  }

  std::string loops, read, written, windowRead, windowType, iterators;
  llvm::ListSeparator comma[6];
  for (size_t axis = 0; axis != rank; ++axis) {
    loops += cat(llvm::StringRef(comma[0]), "d", axis);
    iterators += cat(llvm::StringRef(comma[1]), "\"parallel\"");
    std::string position = cat("d", axis);
    if (strides[axis] != 1)
      position += cat(" * ", strides[axis]);
    if (window[axis] != 1)
      position += cat(" + w", axis, " * ", dilations[axis]);
    read += cat(llvm::StringRef(comma[2]), position);
    written += cat(llvm::StringRef(comma[3]), "d", order[axis]);
  }
  for (size_t axis = 0; axis != rank; ++axis)
    if (window[axis] != 1) {
      loops += cat(", w", axis);
      iterators += ", \"reduction\"";
      windowRead += cat(llvm::StringRef(comma[4]), "w", axis);
      windowType += cat(window[axis], "x");
    }
  size_t id = numNames++;
  auto map = [&](const std::string &results) {
    return cat("affine_map<(", loops, ") -> (", results, ")>");
  };
  std::string maps = map(read), inputs = source.name, types = typeOf(source);
  std::string blockArguments = cat("%a", id, ": ", program.type);
  auto addInput = [&](const std::string &inputMap, const std::string &input,
                      const std::string &inputType, const char *argument) {
    maps += ", " + inputMap;
    inputs += ", " + input;
    types += ", " + inputType;
    blockArguments += cat(", ", argument, id, ": ", program.type);
  };
  if (!windowType.empty()) {
    windowType = cat("tensor<", windowType, program.type, ">");
    std::string sizes = addOp(cat("tensor.empty() : ", windowType));
    addInput(map(windowRead), sizes, windowType, "%w");
  }
  if (other)
    addInput(map(written), other->name, typeOf(*other), "%b");
  const Combiner &first = pick(combiners), &second = pick(combiners);
  std::string body, yielded = cat("%a", id);
  if (isInteger) {
    if (other) {
      body += cat("    %s", id, " = ", second.name, " ", yielded, ", %b", id,
                  " : ", program.type, "\n");
      yielded = cat("%s", id);
    }
    body += cat("    %t", id, " = ", first.name, " ", yielded, ", %c", id,
                " : ", program.type, "\n");
    yielded = cat("%t", id);
  }
  blockArguments += cat(", %c", id, ": ", program.type);
  std::string generic = makeName();
  text += cat("  ", generic, " = linalg.generic {indexing_maps = [", maps, ", ",
              map(written), "], iterator_types = [", iterators, "]} ins(",
              inputs, " : ", types, ") outs(", init, " : ", type,
              ") {\n  ^bb0(", blockArguments, "):\n", body, "    linalg.yield ",
              yielded, " : ", program.type, "\n  } -> ", type, "\n");
  addKind(windowType.empty() ? "elementwise consumers" : "windows");

  return addValue(
      block, generic, isKnown,
      [this, at = source.slot, isInteger, result, order, window, strides,
       dilations, start, first, second,
       beside = other ? std::optional<size_t>(other->slot)
                      : std::nullopt](State &state) {
        const Tensor &x = state.tensors[at];
        Tensor y = makeTensor(result);
        size_t size = storage.getBytes(), rank = result.size();
        for (int64_t i = 0, e = oracle::getNumElements(result); i != e; ++i) {
          Amounts position(rank);
          int64_t rest = i;
          for (size_t axis = rank; axis-- != 0;) {
            position[order[axis]] = rest % result[axis];
            rest /= result[axis];
          }
          uint64_t sum = isInteger ? loadInteger(start.data()) : 0;
          for (int64_t w = 0, n = oracle::getNumElements(window); w != n; ++w) {
            int64_t from = 0, restOfWindow = w, block = 1;
            for (size_t axis = rank; axis-- != 0;) {
              from += (position[axis] * strides[axis] +
                       restOfWindow % window[axis] * dilations[axis]) *
                      block;
              restOfWindow /= window[axis];
              block *= x.shape[axis];
            }
            if (!isInteger) {
              std::memcpy(&y.bytes[i * size], &x.bytes[from * size], size);
              continue;
            }
            uint64_t element = loadInteger(&x.bytes[from * size]);
            if (beside)
              element = second.combine(
                  element,
                  loadInteger(&state.tensors[*beside].bytes[i * size]));
            sum = first.combine(element & getMask(), sum) & getMask();
          }
          if (isInteger)
            std::memcpy(&y.bytes[i * size], &sum, size);
        }
        return y;
      });
}

/// Slices of a tensor that are shifted against each other, combined.
std::optional<Value> FlowDrawer::drawShiftedSlices(Block &block,
                                                   const Value &source) {
  Amounts shape = shapeOf(source), sizes;
  if (shape.empty() || isEmpty(shape) || !hasIntegers())
    return std::nullopt;
  for (int64_t n : shape)
    sizes.push_back(n - std::min<int64_t>(between(0, 3), n - 1));
  spend(shape.size());
  Mixed size = drawMixed(block, sizes);
  const Combiner &combiner = pick(combiners);
  std::string type = getType(sizes, size.isLiteral), body, sum;
  std::vector<std::string> inputs, types, arguments, iterators, loops;
  for (size_t axis = 0; axis != shape.size(); ++axis) {
    loops.push_back(cat("d", axis));
    iterators.push_back("\"parallel\"");
  }
  std::vector<Amounts> shifts(between(2, 5));
  for (Amounts &shift : shifts) {
    for (auto [n, extent] : llvm::zip_equal(shape, sizes))
      shift.push_back(between(0, n - extent));
    inputs.push_back(addOp(cat(
        "tensor.extract_slice ", source.name, list(shift), " ", size.text, " ",
        list(Amounts(shape.size(), 1)), " : ", typeOf(source), " to ", type)));
    types.push_back(type);
    std::string argument = makeName();
    arguments.push_back(cat(argument, ": ", program.type));
    std::string term = std::exchange(sum, argument);
    if (!term.empty()) {
      sum = makeName();
      body += cat("    ", sum, " = ", combiner.name, " ", term, ", ", argument,
                  " : ", program.type, "\n");
    }
  }
  std::string init =
      addStorage(block, "tensor.empty", sizes, size.isLiteral, type);
  std::string map = cat("affine_map<(", llvm::join(loops, ", "), ") -> (",
                        llvm::join(loops, ", "), ")>");
  std::vector<std::string> maps(shifts.size() + 1, map);
  std::string generic = makeName();
  text += cat("  ", generic, " = linalg.generic {indexing_maps = [",
              llvm::join(maps, ", "), "], iterator_types = [",
              llvm::join(iterators, ", "), "]} ins(", llvm::join(inputs, ", "),
              " : ", llvm::join(types, ", "), ") outs(", init, " : ", type,
              ") {\n  ^bb0(", llvm::join(arguments, ", "), ", ", makeName(),
              ": ", program.type, "):\n", body, "    linalg.yield ", sum, " : ",
              program.type, "\n  } -> ", type, "\n");
  addKind("shifted slices");
  return addValue(
      block, generic, size.isLiteral,
      [this, at = source.slot, shifts, sizes, combiner](State &state) {
        const Tensor &x = state.tensors[at];
        Tensor y = makeTensor(sizes), part = y;
        size_t bytes = storage.getBytes();
        Amounts strides(sizes.size(), 1);
        for (const Amounts &shift : shifts) {
          oracle::sliceInto(x.bytes.data(), x.shape, bytes, shift, strides,
                            part.bytes.data(), sizes);
          if (&shift == &shifts.front()) {
            y.bytes = part.bytes;
            continue;
          }
          for (size_t i = 0; i != y.bytes.size(); i += bytes) {
            uint64_t sum = combiner.combine(loadInteger(&y.bytes[i]),
                                            loadInteger(&part.bytes[i])) &
                           getMask();
            std::memcpy(&y.bytes[i], &sum, bytes);
          }
        }
        return y;
      });
}

/// Pads, each of what reads the one before it.
/// A sum of `source` and another tensor like it, or itself.
std::optional<Value> FlowDrawer::drawSum(Block &block, const Value &source) {
  if (!hasIntegers())
    return std::nullopt;
  Value other = source;
  for (const Value &value : block.values)
    if (typeOf(value) == typeOf(source) && shapeOf(value) == shapeOf(source) &&
        flip())
      other = value;
  std::string result = addOp(
      cat("arith.addi ", source.name, ", ", other.name, " : ", typeOf(source)));
  addKind("sums");
  return addValue(block, result, source.isKnown,
                  [this, a = source.slot, b = other.slot](State &state) {
                    Tensor sum = state.tensors[a];
                    size_t size = storage.getBytes();
                    for (size_t at = 0; at != sum.bytes.size(); at += size) {
                      uint64_t element =
                          (loadInteger(&sum.bytes[at]) +
                           loadInteger(&state.tensors[b].bytes[at])) &
                          getMask();
                      std::memcpy(&sum.bytes[at], &element, size);
                    }
                    return sum;
                  });
}

/// `source` and tensors that fit, or itself, one after the other along an axis.
std::optional<Value> FlowDrawer::drawConcat(Block &block, const Value &source) {
  Amounts shape = shapeOf(source);
  // Upstream makes slices of parts without elements that are not valid.
  if (shape.empty() || isEmpty(shape))
    return std::nullopt;
  size_t dim = between(0, shape.size() - 1);
  auto fits = [&](const Value &value) {
    Amounts other = shapeOf(value);
    if (other.size() != shape.size() || isEmpty(other))
      return false;
    other[dim] = shape[dim];
    return other == shape;
  };
  std::vector<Value> parts{source};
  for (const Value &value : block.values)
    if (parts.size() < 3 && fits(value) && flip())
      parts.push_back(value);
  if (parts.size() == 1)
    parts.push_back(source);
  std::swap(parts.front(), parts[between(0, parts.size() - 1)]);

  Flags isKnown(shape.size(), false);
  isKnown[dim] = true;
  shape[dim] = 0;
  std::string names, types;
  llvm::ListSeparator nameComma, typeComma;
  std::vector<size_t> slots;
  for (const Value &part : parts) {
    shape[dim] += shapeOf(part)[dim];
    for (size_t axis = 0; axis != shape.size(); ++axis)
      isKnown[axis] = axis == dim ? isKnown[axis] && part.isKnown[axis]
                                  : isKnown[axis] || part.isKnown[axis];
    names += cat(llvm::StringRef(nameComma), part.name);
    types += cat(llvm::StringRef(typeComma), typeOf(part));
    slots.push_back(part.slot);
  }
  if (oracle::getNumElements(shape) > kMaxFlowElements)
    return std::nullopt;
  std::string result = addOp(cat("tensor.concat dim(", dim, ") ", names, " : (",
                                 types, ") -> ", getType(shape, isKnown)));
  addKind("concatenations");
  return addValue(block, result, isKnown, [this, shape, dim, slots](State &s) {
    Tensor whole = makeTensor(shape);
    Amounts offsets(shape.size(), 0), ones(shape.size(), 1);
    for (size_t slot : slots) {
      insert(s.tensors[slot], whole, offsets, ones, storage.getBytes());
      offsets[dim] += s.tensors[slot].shape[dim];
    }
    return whole;
  });
}

/// A pad, most often by known amounts that are not negative, of a tensor that
/// is computed for it, and now and then for others, too.
std::optional<Value> FlowDrawer::drawComputedPad(Block &block) {
  Value source = pick(block.values);
  bool isComputed = false;
  for (int64_t i = between(1, 3); i != 0; --i) {
    std::optional<Value> next;
    switch (between(0, 4)) {
    case 0:
    case 1:
      next = drawWindow(block, source);
      break;
    case 2:
      next = drawSum(block, source);
      break;
    case 3:
      next = drawConcat(block, source);
      break;
    default:
      next = drawPad(block, source);
    }
    if (!next)
      continue;
    isComputed = true;
    source = *next;
    if (chance(25))
      block.values.push_back(source);
  }
  if (!isComputed)
    return std::nullopt;
  Amounts shape = shapeOf(source);
  auto [low, high] = drawAmounts(shape, /*mayCrop=*/false);
  Mode mode = drawMode(shape, oracle::getResultShape(shape, low, high));
  addKind("pads of computed tensors");
  int64_t others = std::exchange(percentKnown, chance(85) ? 100 : percentKnown);
  Value pad = addPad(block, mode, source, low, high);
  percentKnown = others;
  return pad;
}

void FlowDrawer::drawConsumers(Block &block) {
  for (int64_t i = between(1, 3); i != 0 && budget > 0; --i) {
    // What makes the source element by element goes into loops with the pad.
    std::optional<Value> computed;
    if (chance(30) && (computed = drawWindow(block, block.values.back())))
      block.values.push_back(*computed);
    if (chance(40))
      computed = drawComputedPad(block);
    block.values.push_back(computed ? *computed
                                    : drawPad(block, block.values.back()));
    // Extents that are products, of pads and of what reads them.
    if (std::optional<Value> value;
        chance(30) && (value = drawReshape(block, block.values.back()))) {
      block.values.push_back(*value);
      if (chance(70))
        block.values.push_back(drawPad(block, block.values.back()));
    }
    Value pad = block.values.back();
    for (int64_t readers = chance(80) ? 1 : 2; readers != 0; --readers) {
      std::optional<Value> value;
      if (chance(35))
        value = drawShiftedSlices(block, pad);
      if (!value)
        value = drawWindow(block, pad);
      if (value)
        block.values.push_back(*value);
    }
  }
}

std::optional<Value> FlowDrawer::drawTranspose(Block &block) {
  Value source = pick(block.values);
  // Upstream crashes on no axes.
  if (rankOf(source) == 0)
    return std::nullopt;
  Amounts shape = shapeOf(source), order(shape.size()), result;
  std::iota(order.begin(), order.end(), 0);
  for (size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[between(0, i - 1)]);
  Flags isKnown;
  for (int64_t axis : order) {
    result.push_back(shape[axis]);
    isKnown.push_back(source.isKnown[axis]);
  }
  std::string type = getType(result, isKnown);
  std::string init = addStorage(block, "tensor.empty", result, isKnown, type);
  std::string transposed =
      addOp(cat("linalg.transpose ins(", source.name, " : ", typeOf(source),
                ") outs(", init, " : ", type, ") permutation = ", list(order)));
  addKind("transpositions");
  return addValue(
      block, transposed, isKnown,
      [this, at = source.slot, result, order](State &state) {
        const Tensor &x = state.tensors[at];
        Tensor y = makeTensor(result);
        size_t size = storage.getBytes(), rank = result.size();
        for (int64_t i = 0, e = oracle::getNumElements(result); i != e; ++i) {
          Amounts position(rank);
          int64_t rest = i, from = 0;
          for (size_t axis = rank; axis-- != 0;) {
            position[order[axis]] = rest % result[axis];
            rest /= result[axis];
          }
          for (size_t axis = 0; axis != rank; ++axis)
            from = from * x.shape[axis] + position[axis];
          std::memcpy(&y.bytes[i * size], &x.bytes[from * size], size);
        }
        return y;
      });
}

/// Two axes become one, or a new one of one element comes first.
std::optional<Value> FlowDrawer::drawReshape(Block &block,
                                             const Value &source) {
  Amounts shape = shapeOf(source), result;
  Flags isKnown;
  std::string reshaped;
  if (flip()) {
    // Upstream cannot bufferize the collapse of axes with extents ? and 0.
    if (shape.size() < 2 || isEmpty(shape))
      return std::nullopt;
    size_t first = between(0, shape.size() - 2);
    std::string groups;
    llvm::ListSeparator separator;
    for (size_t axis = 0; axis != shape.size(); ++axis) {
      bool isFirst = axis == first;
      groups += cat(llvm::StringRef(separator), "[", axis);
      result.push_back(shape[axis]);
      isKnown.push_back(source.isKnown[axis]);
      if (isFirst) {
        ++axis;
        groups += cat(", ", axis);
        result.back() *= shape[axis];
        isKnown.back() = isKnown.back() && source.isKnown[axis];
      }
      groups += "]";
    }
    reshaped =
        addOp(cat("tensor.collapse_shape ", source.name, " [", groups,
                  "] : ", typeOf(source), " into ", getType(result, isKnown)));
  } else {
    if (shape.empty() || shape.size() > 3)
      return std::nullopt;
    result = shape;
    isKnown = source.isKnown;
    result.insert(result.begin(), 1);
    isKnown.insert(isKnown.begin(), true);
    std::string groups = "[0, 1]", sizes = "1";
    for (size_t axis = 0; axis != shape.size(); ++axis) {
      if (axis != 0)
        groups += cat(", [", axis + 1, "]");
      sizes += cat(", ", source.isKnown[axis] ? std::to_string(shape[axis])
                                              : drawIndex(block, shape[axis]));
    }
    reshaped = addOp(cat("tensor.expand_shape ", source.name, " [", groups,
                         "] output_shape [", sizes, "] : ", typeOf(source),
                         " into ", getType(result, isKnown)));
  }
  addKind("reshapes");
  return addValue(block, reshaped, isKnown,
                  [at = source.slot, result](State &state) {
                    return Tensor{result, state.tensors[at].bytes};
                  });
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

void FlowDrawer::drawOp(Block &block) {
  bool mayNest = block.depth < 2;
  std::optional<Value> value;
  // What is different in each iteration.
  if (block.counter && chance(40))
    value = mayNest && flip() ? drawIf(block) : drawShift(block);
  else if (hasAdjoints && chance(30))
    value = drawAdjoint(block);
  while (!value) {
    int64_t kind = between(1, 100);
    if (kind <= 20)
      value = drawPad(block, pick(block.values));
    else if (kind <= 28)
      value = drawComputedPad(block);
    else if (kind <= 36)
      value = drawSlice(block);
    else if (kind <= 42)
      value = drawCast(block);
    else if (kind <= 48)
      value = drawInsertion(block);
    else if (kind <= 55)
      value = drawInto(block);
    else if (kind <= 64 && mayNest)
      value = drawIf(block);
    else if (kind <= 71 && mayNest)
      value = drawFor(block);
    else if (kind <= 75 && isInMain)
      return drawCalls(block);
    else if (kind <= 82)
      value = drawBuffers(block);
    else if (kind <= 92)
      value = drawWindow(block, pick(block.values));
    else if (kind <= 95)
      value = drawTranspose(block);
    else
      value = drawReshape(block, pick(block.values));
  }
  block.values.push_back(*value);
}

Flow FlowDrawer::draw() {
  program.results =
      flip() ? padtest::Results::IntoGarbage : padtest::Results::Allocated;
  program.type = (hasConsumersOnly ? chance(80) : flip())
                     ? pick(std::initializer_list<const char *>{
                           "i1", "i5", "i8", "i16", "i32", "i64", "index"})
                     : pick(padtest::getNumberTypes());
  elementType = mlir::parseType(program.type, &context);
  storage = *ElementStorage::get(elementType);
  hasAdjoints = canHaveAdjoints(program.type) && chance(40);
  percentKnown = pick(std::initializer_list<int>{0, 50, 80, 100});
  budget = chance(10) ? 50 : 16;
  int64_t rank = pick(Amounts{0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 4});
  if (hasConsumersOnly)
    rank = pick(Amounts{1, 2, 2, 2, 3});
  bool mayBeEmpty = chance(5);

  Block main;
  for (int64_t i = between(1, 2); i != 0; --i) {
    Amounts shape;
    for (int64_t axis = 0; axis != rank; ++axis)
      shape.push_back(mayBeEmpty && chance(30) ? 0
                                               : between(1, rank < 3 ? 9 : 3));
    if (rank > 0 && chance(25))
      shape.back() = pick(Amounts{15, 16, 17, 31, 33, 64});
    if (!main.values.empty() && flip())
      shape = shapeOf(main.values.front());
    Tensor tensor{shape, drawElements(oracle::getNumElements(shape))};
    Value value{"", makeSlot(), drawKnown(rank)};
    if (chance(20) && canBeConstant(program.type) && program.type != "i1" &&
        !isEmpty(shape)) {
      value.isKnown.assign(rank, true);
      value.name = addOp(cat("arith.constant dense<\"0x",
                             llvm::toHex(llvm::StringRef(tensor.bytes.data(),
                                                         tensor.bytes.size())),
                             "\"> : ", getType(shape, value.isKnown)));
      addKind("constants");
    } else {
      value.isUnknown = true;
      value.name = addArgument(getType(shape, value.isKnown),
                               {program.type, shape, tensor.bytes});
    }
    state.tensors[value.slot] = std::move(tensor);
    main.values.push_back(std::move(value));
  }
  for (int64_t i = between(0, 1); i != 0; --i) {
    int64_t value = between(-1, 5);
    main.indices.push_back({drawIndex(main, value), value});
  }
  size_t given = main.values.size();
  while (main.values.size() == given ||
         (budget > 0 && !hasConsumersOnly && chance(65)))
    hasConsumersOnly ? drawConsumers(main) : drawOp(main);

  std::vector<Value> returned{main.values.back()};
  if (main.values.size() - given > 1 && chance(40))
    returned.push_back(main.values[between(given, main.values.size() - 2)]);
  std::vector<std::string> names, types;
  for (const Value &value : returned) {
    names.push_back(value.name);
    types.push_back(typeOf(value));
    program.expected.push_back(state.tensors[value.slot]);
  }
  std::string resultTypes = llvm::join(types, ", ");
  program.function.text =
      cat(helpers, "func.func @", name, "(", arguments, ") -> (", resultTypes,
          ") {\n", text, "  return ", llvm::join(names, ", "), " : ",
          resultTypes, "\n}\n");
  return std::move(program);
}

Flow property::drawFlow(mlir::MLIRContext &context, unsigned seed,
                        const std::string &name, bool hasConsumersOnly) {
  return FlowDrawer(context, seed, name, hasConsumersOnly).draw();
}
