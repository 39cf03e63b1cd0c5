//===- Draw.cpp - Draws programs ------------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Extents and amounts are drawn from where things change - 0, 1, n - 1, n, 2n -
// and then mended until they are legal.
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "Support/Elements.h"
#include "Support/Random.h"
#include "mlir/AsmParser/AsmParser.h"
#include "pad/Oracle/Adjoint.h"
#include <algorithm>

using namespace property;
using namespace mlir::pad;

/// As many elements a source has, and any other tensor.
static constexpr int64_t kMaxSourceElements = 600, kMaxElements = 4000;

Amounts property::getValues(const Numbers &numbers) {
  Amounts values;
  for (const Number &number : numbers)
    values.push_back(number.value);
  return values;
}

Amounts property::spread(const Numbers &amounts,
                         const std::optional<Amounts> &axes, size_t rank) {
  if (!axes)
    return getValues(amounts);
  Amounts perAxis(rank, 0);
  for (size_t i = 0; i != amounts.size(); ++i) {
    int64_t axis = (*axes)[i];
    perAxis[axis < 0 ? axis + rank : axis] = amounts[i].value;
  }
  return perAxis;
}

bool property::canBeConstant(const std::string &type) {
  // arith.constant wants signless integers.
  return type[0] != 'u' && type[0] != 's';
}

bool property::canHaveAdjoints(const std::string &type) {
  // Sums of sums of the others may be infinities of either sign.
  std::optional<oracle::Number> number = oracle::parseNumber(type);
  return number && (number->kind != oracle::Number::Kind::Short ||
                    number->exponentBits == 8);
}

namespace {

class Drawer : private padtest::Random {
public:
  Drawer(mlir::MLIRContext &context, unsigned seed)
      : Random(seed), context(context) {
    program.seed = seed;
  }

  Program draw() {
    program.results =
        flip() ? padtest::Results::IntoGarbage : padtest::Results::Allocated;
    program.type = pick(padtest::getNumberTypes());
    elementType = mlir::parseType(program.type, &context);
    mayBeEmpty = chance(15);
    hasAdjoints = canHaveAdjoints(program.type) && chance(40);
    drawSource();
    // Code grows with the rank and with what is unknown: most of the time goes
    // to many small programs rather than to a few large ones.
    size_t rank = program.sourceShape.size();
    size_t count = rank < 3 || chance(15) ? between(1, 4) : between(1, 2);
    shape = program.sourceShape;
    for (size_t i = 0; i != count; ++i) {
      Step step = drawStep(i + 1 == count);
      shape = step.shape;
      program.steps.push_back(std::move(step));
    }
    if (count > 1 && chance(30))
      program.returned.push_back(between(0, count - 2));
    program.returned.push_back(count - 1);
    return std::move(program);
  }

private:
  Form drawForm() {
    if (chance(percentStatic))
      return Form::Static;
    return chance(30) ? Form::Constant : Form::Argument;
  }

  std::vector<char> drawElements(size_t count) {
    auto make = hasAdjoints ? padtest::makeNumbers : padtest::makeElements;
    return make(elementType, count, between(0, 1 << 30));
  }

  bool isEmpty(const Amounts &extents) {
    return std::count(extents.begin(), extents.end(), 0) != 0;
  }

  void drawSource() {
    size_t rank = chance(90) ? between(0, 3) : between(4, 6);
    percentStatic = rank < 3 || chance(30)
                        ? pick(std::initializer_list<int>{0, 50, 80, 100})
                        : pick(std::initializer_list<int>{80, 100});
    int64_t count = 1;
    for (size_t axis = 0; axis != rank; ++axis) {
      int64_t extent = between(1, rank < 4 ? 6 : 3);
      // Rows are where code differs most.
      if (axis + 1 == rank && chance(40))
        extent = pick(std::initializer_list<int64_t>{1, 7, 8, 9, 15, 16, 17, 31,
                                                     32, 33, 64, 65, 100});
      if (count * extent > kMaxSourceElements)
        extent = 1;
      if (mayBeEmpty && chance(30))
        extent = 0;
      else
        count *= extent;
      program.sourceShape.push_back({extent, Form::Static});
    }
    if (chance(15) && canBeConstant(program.type))
      program.source = flip() ? Form::Static : Form::Constant;
    else
      for (Number &extent : program.sourceShape)
        extent.form = chance(percentStatic) ? Form::Static : Form::Argument;
    int64_t elements = oracle::getNumElements(getValues(program.sourceShape));
    if (program.source != Form::Static) {
      program.sourceBytes = drawElements(elements);
      return;
    }
    std::vector<char> element = drawElements(1);
    for (int64_t i = 0; i != elements; ++i)
      program.sourceBytes.insert(program.sourceBytes.end(), element.begin(),
                                 element.end());
  }

  Step drawStep(bool isLast) {
    if (hasAdjoints && chance(40))
      return drawAdjoint();
    bool isFirstPad = std::none_of(program.steps.begin(), program.steps.end(),
                                   [](const Step &step) {
                                     return step.kind == Step::Kind::Pad ||
                                            step.kind == Step::Kind::DynamicPad;
                                   });
    int64_t kind = between(1, isLast && isFirstPad ? 75 : 100);
    // Upstream has no slices of empty axes.
    if (kind > 75 && kind <= 95 && isEmpty(getValues(shape)))
      kind = 1;
    if (kind <= 55)
      return drawPad(Step::Kind::Pad);
    if (kind <= 75)
      return drawPad(Step::Kind::DynamicPad);
    if (kind <= 84)
      return drawSlice();
    if (kind <= 95)
      return drawBorder();
    Step step;
    step.kind = Step::Kind::Cast;
    step.shape = shape;
    for (Number &extent : step.shape)
      extent.form = flip() ? Form::Static : Form::Argument;
    return step;
  }

  //===--------------------------------------------------------------------===//
  // Pads
  //===--------------------------------------------------------------------===//

  /// An amount beside an axis of extent `n`.
  int64_t drawAmount(int64_t n) {
    int64_t amount = 0;
    switch (between(0, 9)) {
    case 0:
    case 1:
    case 2:
      return 0;
    case 3:
      amount = 1;
      break;
    case 4:
      amount = n - 1;
      break;
    case 5:
      amount = n;
      break;
    case 6:
      amount = 2 * n;
      break;
    case 7:
      amount = n + 1;
      break;
    default:
      amount = between(0, n + 3);
      break;
    }
    return chance(35) ? -amount : amount;
  }

  /// Draws amounts for an axis of extent `n` that leave something of it, or
  /// nothing where that is wanted.
  void drawAmounts(int64_t n, int64_t &low, int64_t &high) {
    low = drawAmount(n);
    high = drawAmount(n);
    int64_t extent = n + low + high;
    int64_t least = mayBeEmpty ? 0 : 1;
    if (extent < least)
      (flip() ? low : high) += least - extent + (flip() ? 0 : between(1, 4));
  }

  /// The extents after a pad or, with a `sign` of -1, an adjoint; nothing if
  /// they are too many.
  std::optional<Amounts> getExtents(const Step &step, int64_t sign = 1) {
    Amounts extents = getValues(shape);
    Amounts low = spread(step.low, step.axes, extents.size());
    Amounts high = spread(step.high, step.axes, extents.size());
    int64_t count = 1;
    for (size_t axis = 0; axis != extents.size(); ++axis) {
      extents[axis] += sign * (low[axis] + high[axis]);
      if (extents[axis] == 0)
        continue;
      if (extents[axis] > kMaxElements / count)
        return std::nullopt;
      count *= extents[axis];
    }
    return extents;
  }

  /// A step of that kind, with a mode and axes for amounts that are 0.
  Step drawAxes(Step::Kind kind) {
    Step step;
    step.kind = kind;
    step.mode = pick(oracle::allModes);
    size_t rank = shape.size(), count = rank;
    if (flip()) {
      count = between(0, rank);
      step.axes = axes(rank, count);
    }
    step.low.resize(count);
    step.high.resize(count);
    return step;
  }

  /// The axis, of `rank`, of the amounts at `i` of `step`.
  size_t getAxis(const Step &step, size_t i) {
    int64_t axis = step.axes ? (*step.axes)[i] : i;
    return axis < 0 ? axis + shape.size() : axis;
  }

  Step drawPad(Step::Kind kind) {
    Step step = drawAxes(kind);
    size_t rank = shape.size();
    for (size_t i = 0; i != step.low.size(); ++i) {
      drawAmounts(shape[getAxis(step, i)].value, step.low[i].value,
                  step.high[i].value);
      step.low[i].form = drawForm();
      step.high[i].form = drawForm();
      // Nothing that is too large.
      if (!getExtents(step))
        step.low[i].value = step.high[i].value = 0;
    }
    Amounts extents = *getExtents(step);
    // There has to be something to read.
    if (isEmpty(getValues(shape)) && !isEmpty(extents))
      step.mode = Mode::Constant;
    if (step.mode == Mode::Constant && chance(65)) {
      step.fill = flip() && canBeConstant(program.type) ? Form::Constant
                                                        : Form::Argument;
      step.fillBytes = drawElements(1);
    }
    step.pads = drawList();
    step.axesList = drawList();
    if (rank > 3 && step.axesList.form == Form::Argument)
      step.axesList.form = Form::Constant;
    drawShape(step, extents);
    return step;
  }

  /// Lets the result of `step` have `extents`.
  void drawShape(Step &step, const Amounts &extents) {
    std::vector<bool> isKnown;
    for (const Number &extent : shape)
      isKnown.push_back(step.kind != Step::Kind::DynamicPad &&
                        extent.form == Form::Static);
    for (size_t i = 0; i != step.low.size(); ++i)
      if (step.low[i].form != Form::Static || step.high[i].form != Form::Static)
        isKnown[getAxis(step, i)] = false;
    for (size_t axis = 0; axis != extents.size(); ++axis) {
      // A type may promise what cannot be seen, and need not say what can.
      bool says = isKnown[axis] ? chance(85) : chance(15);
      step.shape.push_back(
          {extents[axis], says ? Form::Static : Form::Argument});
    }
  }

  Step drawAdjoint() {
    Step step = drawAxes(Step::Kind::Adjoint);
    for (size_t i = 0; i != step.low.size(); ++i) {
      // What remains of the axis, most often less than there is.
      int64_t m = shape[getAxis(step, i)].value;
      int64_t n = chance(80) ? between(m == 0 ? 0 : 1, m) : between(m, m + 4);
      if (step.mode == Mode::Constant && mayBeEmpty && chance(20))
        n = 0;
      int64_t low = chance(80) ? between(0, m - std::min(n, m)) : drawAmount(m);
      step.low[i] = {low, drawForm()};
      step.high[i] = {m - n - low, drawForm()};
      // Nothing that is too large.
      if (!getExtents(step, -1))
        step.low[i].value = step.high[i].value = 0;
    }
    drawShape(step, *getExtents(step, -1));
    return step;
  }

  Step drawBorder() {
    Step step = drawAxes(Step::Kind::Border);
    for (size_t i = 0; i != step.low.size(); ++i) {
      int64_t n = shape[getAxis(step, i)].value;
      // There has to be something to read.
      int64_t most =
          step.mode == Mode::Constant ? n : std::max<int64_t>(n, 1) - 1;
      int64_t low = between(0, most);
      step.low[i] = {low, drawForm()};
      step.high[i] = {between(0, most - low), drawForm()};
    }
    if (step.mode == Mode::Constant && chance(65)) {
      step.fill = flip() && canBeConstant(program.type) ? Form::Constant
                                                        : Form::Argument;
      step.fillBytes = drawElements(1);
    }
    step.shape = shape;
    return step;
  }

  List drawList() {
    List list;
    list.form = pick(std::initializer_list<Form>{Form::Argument, Form::Argument,
                                                 Form::Constant, Form::Static});
    list.type =
        pick(std::initializer_list<const char *>{"i32", "i64", "index"});
    list.hasLength = chance(70);
    return list;
  }

  //===--------------------------------------------------------------------===//
  // Slices
  //===--------------------------------------------------------------------===//

  Step drawSlice() {
    Step step;
    step.kind = Step::Kind::Slice;
    for (const Number &extent : shape) {
      int64_t n = extent.value;
      int64_t stride = chance(15) ? between(2, 3) : 1;
      int64_t offset = flip() ? 0 : between(0, n - 1);
      int64_t most = (n - offset + stride - 1) / stride;
      int64_t size = flip() ? most : between(1, most);
      if (mayBeEmpty && chance(10))
        size = 0;
      step.offsets.push_back({offset, drawForm()});
      step.sizes.push_back({size, drawForm()});
      step.strides.push_back(stride);
      bool isKnown = step.sizes.back().form == Form::Static;
      step.shape.push_back({size, isKnown ? Form::Static : Form::Argument});
    }
    // Drops all axes of one position, or none: of a type that lacks some of
    // them upstream's folds infer anew which ones it lacks, and then may not
    // fit it.
    auto isOne = [](const Number &extent) { return extent.value == 1; };
    bool areKnown = llvm::all_of(step.shape, [&](const Number &extent) {
      return !isOne(extent) || extent.form == Form::Static;
    });
    if (areKnown && chance(15))
      llvm::erase_if(step.shape, isOne);
    return step;
  }

  mlir::MLIRContext &context;
  Program program;
  mlir::Type elementType;
  bool mayBeEmpty = false, hasAdjoints = false;
  int percentStatic = 0;
  /// Of the last step.
  Numbers shape;
};

} // namespace

Program property::draw(mlir::MLIRContext &context, unsigned seed) {
  return Drawer(context, seed).draw();
}
