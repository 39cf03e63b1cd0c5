//===- Cases.cpp - The pads that are run ----------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cases.h"
#include "Support/Random.h"
#include "pad/Oracle/Adjoint.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <sstream>

using namespace exhaustive;
using namespace mlir::pad;
using padtest::Random;

static constexpr int64_t kMaxExtent = 5, kMinPad = -6, kMaxPad = 7;

/// Elements of 1, 2, 4, 8 and 16 bytes, of sizes that are no bytes, and with
/// two parts.
static const char *const kTypes[] = {"f32", "i8",          "f64",  "i1",
                                     "i4",  "bf16",        "ui16", "f8E4M3FN",
                                     "i64", "complex<f32>"};

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

Amounts Pad::spread(const Amounts &amounts) const {
  if (!axes)
    return amounts;
  Amounts perAxis(shape.size(), 0);
  for (size_t i = 0; i != amounts.size(); ++i) {
    int64_t axis = (*axes)[i];
    perAxis[axis < 0 ? axis + shape.size() : axis] = amounts[i];
  }
  return perAxis;
}

std::vector<size_t> Pad::getIllegalAxes() const {
  Amounts lows = getLowPerAxis(), highs = getHighPerAxis();
  std::vector<size_t> negative, empty;
  bool reads = mode != Mode::Constant;
  for (size_t axis = 0; axis != shape.size(); ++axis) {
    int64_t extent = shape[axis] + lows[axis] + highs[axis];
    if (extent < 0)
      negative.push_back(axis);
    if (shape[axis] == 0)
      empty.push_back(axis);
    reads &= extent != 0;
  }
  if (!negative.empty() || !reads)
    return negative;
  return empty;
}

//===----------------------------------------------------------------------===//
// Program
//===----------------------------------------------------------------------===//

Unknowns Unknowns::get(const Pad &pad, bool unknown) {
  return {std::vector<bool>(pad.shape.size(), unknown),
          std::vector<bool>(pad.low.size(), unknown),
          std::vector<bool>(pad.high.size(), unknown)};
}

/// "tensor<3x?xf32>".
static std::string printType(const Amounts &shape,
                             const std::vector<bool> &unknown,
                             const std::string &element) {
  std::string text = "tensor<";
  for (size_t axis = 0; axis != shape.size(); ++axis)
    text += (unknown[axis] ? "?" : std::to_string(shape[axis])) + "x";
  return text + element + ">";
}

/// "low[1, %low1]"; declares what is unknown in `arguments`.
static std::string printAmounts(const std::string &name, const Amounts &amounts,
                                const std::vector<bool> &unknown,
                                std::string &arguments) {
  std::string text = " " + name + "[";
  for (size_t i = 0; i != amounts.size(); ++i) {
    text += i == 0 ? "" : ", ";
    if (!unknown[i]) {
      text += std::to_string(amounts[i]);
      continue;
    }
    std::string value = "%" + name + std::to_string(i);
    text += value;
    arguments += ", " + value + ": index";
  }
  return text + "]";
}

std::string Program::print(const std::string &name) const {
  const Pad &pad = pads.front();
  std::string sourceType = printType(pad.shape, unknowns.shape, pad.type);
  std::string arguments = "%x: " + sourceType;
  std::string amounts = printAmounts("low", pad.low, unknowns.low, arguments);
  amounts += printAmounts("high", pad.high, unknowns.high, arguments);
  if (pad.axes) {
    amounts += " axes [";
    for (size_t i = 0; i != pad.axes->size(); ++i)
      amounts += (i == 0 ? "" : ", ") + std::to_string((*pad.axes)[i]);
    amounts += "]";
  }
  if (pad.hasValue && !isAdjoint) {
    amounts += " value(%v)";
    arguments += ", %v: " + pad.type;
  }

  // An extent of the result is known if all it is made of is, and if a type can
  // have it.
  Amounts lows = pad.getLowPerAxis(), highs = pad.getHighPerAxis();
  auto spreadUnknown = [&](const std::vector<bool> &unknown) {
    return pad.spread(Amounts(unknown.begin(), unknown.end()));
  };
  Amounts unknownLow = spreadUnknown(unknowns.low);
  Amounts unknownHigh = spreadUnknown(unknowns.high);
  Amounts extents;
  std::vector<bool> unknownExtents;
  for (size_t axis = 0; axis != pad.shape.size(); ++axis) {
    extents.push_back(pad.shape[axis] + lows[axis] + highs[axis]);
    unknownExtents.push_back(unknowns.shape[axis] || unknownLow[axis] != 0 ||
                             unknownHigh[axis] != 0 || extents[axis] < 0);
  }
  std::string resultType = printType(extents, unknownExtents, pad.type);
  if (isAdjoint) {
    arguments.replace(0, 4 + sourceType.size(), "%x: " + resultType);
    std::swap(sourceType, resultType);
  }
  if (isBorder)
    arguments.replace(0, 4 + sourceType.size(),
                      "%x: " + resultType +
                          " {bufferization.writable = false}");
  std::string mark = attributes.empty() ? "" : " {" + attributes + "}";

  std::ostringstream os;
  os << "func.func @" << name << "(" << arguments << ") -> " << resultType
     << " {\n  %0 = pad."
     << (isAdjoint  ? "adjoint "
         : isBorder ? "fill_border "
                    : "pad ")
     << oracle::getName(pad.mode) << " %x" << amounts << mark << " : "
     << (isBorder ? "" : sourceType + " to ") << resultType
     << "\n  return %0 : " << resultType << "\n}\n";
  return os.str();
}

//===----------------------------------------------------------------------===//
// Enumeration
//===----------------------------------------------------------------------===//

std::vector<Pad> exhaustive::getPadsOfOneAxis() {
  std::vector<Pad> pads;
  for (Mode mode : oracle::allModes)
    for (int64_t n = 0; n <= kMaxExtent; ++n)
      for (int64_t low = kMinPad; low <= kMaxPad; ++low)
        for (int64_t high = kMinPad; high <= kMaxPad; ++high) {
          Pad pad;
          pad.mode = mode;
          pad.type = kTypes[0];
          pad.shape = {n};
          pad.low = {low};
          pad.high = {high};
          pad.hasValue = mode == Mode::Constant && n % 2 != 0;
          pads.push_back(std::move(pad));
        }
  return pads;
}

std::vector<Pad> exhaustive::getPadsOfPlanes() {
  std::vector<Pad> pads;
  auto add = [&](Mode mode, const char *type, Amounts shape, Amounts axes,
                 Amounts low, Amounts high) {
    Pad pad;
    pad.mode = mode;
    pad.type = type;
    pad.shape = std::move(shape);
    pad.axes = std::move(axes);
    pad.low = std::move(low);
    pad.high = std::move(high);
    pads.push_back(std::move(pad));
  };
  static const std::pair<int64_t, int64_t> kAmounts[] = {
      {0, 0}, {1, 1}, {2, 0}, {0, 3}, {-1, 2}, {8, 9}};
  for (Mode mode : oracle::allModes)
    for (const char *type : {"i8", "bf16", "f32", "i64", "complex<f32>"}) {
      for (int64_t height : {1, 3, 4, 9})
        for (int64_t width : {1, 2, 3, 5, 7, 8, 10, 13, 14, 20, 28, 40, 70})
          for (auto [top, bottom] : {kAmounts[0], kAmounts[1], kAmounts[3]})
            for (auto [left, right] : kAmounts)
              add(mode, type, {70, height, width}, {1, 2}, {top, left},
                  {bottom, right});
      // More rows than the table of a plane has.
      for (int64_t width : {3, 13, 28})
        for (auto [left, right] : {kAmounts[1], kAmounts[3]})
          add(mode, type, {2, 600, width}, {1, 2}, {1, left}, {2, right});
      for (int64_t width : {2, 5, 7, 9, 16})
        for (auto [low, high] : {kAmounts[0], kAmounts[1], kAmounts[3]})
          add(mode, type, {9, 8, 6, width}, {0, 1, 2, 3}, {low, 1, low, 1},
              {1, high, high, 2});
      for (int64_t width : {3, 6, 11, 12, 14, 31, 50})
        for (int64_t channels : {1, 2, 3, 5, 15, 16, 17, 32, 33})
          for (auto [left, right] : kAmounts)
            add(mode, type, {18, width, channels}, {0, 1}, {1, left},
                {2, right});
      // Many planes, with borders of planes.
      for (int64_t width : {2, 5, 7, 9, 16, 28})
        for (auto [low, high] : kAmounts)
          for (auto [left, right] : {kAmounts[1], kAmounts[3]})
            add(mode, type, {35, 5, width}, {0, 1, 2}, {low, 1, left},
                {high, 2, right});
      // Of these, nothing is inside.
      for (int64_t width : {3, 31})
        for (int64_t channels : {1, 3, 64})
          add(mode, type, {6, width, channels}, {0, 1}, {1, -width},
              {2, width - 1});
    }
  return pads;
}

std::vector<Pad> exhaustive::getPadsOfAddedTypes() {
  std::vector<Pad> pads;
  for (const char *type :
       {"f16", "bf16", "f8E5M2", "f8E4M3", "f8E3M4", "f8E4M3FN", "f8E5M2FNUZ",
        "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f6E3M2FN", "f6E2M3FN", "f4E2M1FN",
        "f80", "f128", "complex<f16>"})
    for (Mode mode : {Mode::Edge, Mode::Wrap}) {
      Pad pad;
      pad.mode = mode;
      pad.type = type;
      pad.shape = {2, 300};
      pad.low = {1, 2};
      pad.high = {mode == Mode::Edge ? 3 : 0, 1};
      pads.push_back(std::move(pad));
    }
  return pads;
}

std::vector<Program> exhaustive::getAdjoints(std::vector<Program> programs) {
  std::vector<Program> adjoints;
  for (Program &program : programs) {
    program.isAdjoint = true;
    llvm::erase_if(program.pads, [](const Pad &pad) {
      Amounts low = pad.getLowPerAxis(), high = pad.getHighPerAxis();
      for (size_t axis = 0; axis != pad.shape.size(); ++axis)
        if (pad.shape[axis] + low[axis] + high[axis] < 0)
          return true;
      return !oracle::parseNumber(pad.type);
    });
    if (!program.pads.empty())
      adjoints.push_back(std::move(program));
  }
  return adjoints;
}

std::vector<Program> exhaustive::getBorders(std::vector<Program> programs) {
  auto hasNegative = [](const Amounts &amounts,
                        const std::vector<bool> &unknown) {
    for (size_t i = 0; i != amounts.size(); ++i)
      if (!unknown[i] && amounts[i] < 0)
        return true;
    return false;
  };
  llvm::erase_if(programs, [&](const Program &program) {
    return hasNegative(program.pads.front().low, program.unknowns.low) ||
           hasNegative(program.pads.front().high, program.unknowns.high);
  });
  for (Program &program : programs)
    program.isBorder = true;
  return programs;
}

std::vector<Program>
exhaustive::getStaticPrograms(const std::vector<Pad> &pads) {
  std::vector<Program> programs;
  for (const Pad &pad : pads)
    if (pad.getIllegalAxes().empty())
      programs.push_back({Unknowns::get(pad, false), {pad}});
  return programs;
}

std::vector<Program>
exhaustive::getDynamicPrograms(const std::vector<Pad> &pads) {
  std::map<std::string, Program> programs;
  for (const Pad &pad : pads) {
    Program program{Unknowns::get(pad, true), {pad}};
    auto [known, isNew] = programs.emplace(program.print("f"), program);
    if (!isNew)
      known->second.pads.push_back(pad);
  }
  std::vector<Program> list;
  for (auto &[text, program] : programs)
    list.push_back(std::move(program));
  return list;
}

//===----------------------------------------------------------------------===//
// Samples
//===----------------------------------------------------------------------===//

namespace {

/// Draws pads.
class PadRandom : public Random {
public:
  using Random::Random;

  /// Draws everything but extents and amounts.
  Pad form() {
    Pad pad;
    pad.mode = pick(oracle::allModes);
    pad.type = pick(kTypes);
    pad.shape.resize(between(2, 3));
    size_t amounts = pad.shape.size();
    if (flip()) {
      amounts = between(1, pad.shape.size());
      pad.axes = axes(pad.shape.size(), amounts);
    }
    pad.low.resize(amounts);
    pad.high.resize(amounts);
    pad.hasValue = pad.mode == Mode::Constant && flip();
    return pad;
  }

  /// Draws the numbers of `pad` that are unknown.
  void fill(Pad &pad, const Unknowns &unknowns) {
    auto draw = [&](Amounts &numbers, const std::vector<bool> &unknown,
                    int64_t first, int64_t last) {
      for (size_t i = 0; i != numbers.size(); ++i)
        if (unknown[i])
          numbers[i] = between(first, last);
    };
    draw(pad.shape, unknowns.shape, 0, kMaxExtent);
    draw(pad.low, unknowns.low, kMinPad, kMaxPad);
    draw(pad.high, unknowns.high, kMinPad, kMaxPad);
  }
};

} // namespace

std::vector<Pad> exhaustive::samplePads(unsigned seed, size_t count,
                                        bool legal) {
  PadRandom random(seed);
  std::vector<Pad> pads;
  while (pads.size() != count) {
    Pad pad = random.form();
    random.fill(pad, Unknowns::get(pad, true));
    if (!legal || pad.getIllegalAxes().empty())
      pads.push_back(std::move(pad));
  }
  return pads;
}

std::vector<Program> exhaustive::samplePrograms(unsigned seed, size_t count,
                                                size_t padsEach,
                                                bool allUnknown) {
  PadRandom random(seed);
  std::vector<Program> programs;
  // What is known has to be legal.
  for (Pad &pad : samplePads(seed, count, /*legal=*/true)) {
    Program program{Unknowns::get(pad, /*unknown=*/true), {}};
    for (auto *unknown : {&program.unknowns.shape, &program.unknowns.low,
                          &program.unknowns.high})
      for (size_t i = 0; i != unknown->size() && !allUnknown; ++i)
        (*unknown)[i] = random.flip();
    for (size_t i = 0; i != padsEach; ++i) {
      random.fill(pad, program.unknowns);
      program.pads.push_back(pad);
    }
    programs.push_back(std::move(program));
  }
  return programs;
}
