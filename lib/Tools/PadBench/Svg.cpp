//===- Svg.cpp - Results as a picture -------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Svg.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

/// `text` as the content of an element.
static std::string escape(StringRef text) {
  std::string escaped;
  for (char c : text) {
    if (c == '&')
      escaped += "&amp;";
    else if (c == '<')
      escaped += "&lt;";
    else if (c == '>')
      escaped += "&gt;";
    else
      escaped += c;
  }
  return escaped;
}

//===----------------------------------------------------------------------===//
// Marks
//===----------------------------------------------------------------------===//

namespace {

/// How a contender looks: those that allocate are hollow, and otherwise look
/// like the one that does not.
struct Mark {
  StringRef color;
  unsigned shape = 0;
  bool isHollow = false;
};

} // namespace

/// Colors that people tell apart who see few, by Okabe and Ito.
static constexpr StringLiteral colors[] = {"#0072B2", "#D55E00", "#009E73",
                                           "#CC79A7", "#E69F00", "#56B4E9",
                                           "#000000", "#999999"};

static Mark getMark(ArrayRef<std::string> contenders, StringRef contender) {
  Mark mark;
  mark.isHollow = contender.consume_back(" alloc");
  std::vector<StringRef> kinds;
  for (StringRef name : contenders) {
    name.consume_back(" alloc");
    if (!llvm::is_contained(kinds, name))
      kinds.push_back(name);
  }
  size_t kind = llvm::find(kinds, contender) - kinds.begin();
  mark.color = colors[kind % std::size(colors)];
  mark.shape = kind % 3;
  return mark;
}

static void writeMark(const Mark &mark, double x, double y, StringRef title,
                      llvm::raw_ostream &os) {
  std::string style = llvm::formatv(
      "fill=\"{0}\" stroke=\"{1}\" stroke-width=\"1.3\"",
      mark.isHollow ? StringRef("#ffffff") : mark.color, mark.color);
  std::string shape;
  switch (mark.shape) {
  case 0:
    shape = llvm::formatv("<circle cx=\"{0:f1}\" cy=\"{1:f1}\" r=\"4\" {2}>", x,
                          y, style);
    break;
  case 1:
    shape = llvm::formatv("<path d=\"M{0:f1} {1:f1}l4.6 4.6l-4.6 4.6l-4.6 "
                          "-4.6z\" {2}>",
                          x, y - 4.6, style);
    break;
  default:
    shape = llvm::formatv("<rect x=\"{0:f1}\" y=\"{1:f1}\" width=\"7\" "
                          "height=\"7\" {2}>",
                          x - 3.5, y - 3.5, style);
    break;
  }
  os << shape << "<title>" << escape(title) << "</title></"
     << StringRef(shape).drop_front().split(' ').first << ">\n";
}

static void writeText(double x, double y, StringRef anchor, StringRef style,
                      StringRef text, llvm::raw_ostream &os) {
  os << llvm::formatv("<text x=\"{0:f1}\" y=\"{1:f1}\" text-anchor=\"{2}\"{3}>"
                      "{4}</text>\n",
                      x, y, anchor, style, escape(text));
}

//===----------------------------------------------------------------------===//
// The picture
//===----------------------------------------------------------------------===//

namespace {

/// Where things lie, in pixels.
struct Layout {
  static constexpr double labels = 380, plot = 640, margin = 24;
  static constexpr double lane = 14, gap = 12, legendLine = 20;
  static constexpr double width = labels + plot + margin;

  /// The axis, from the logarithm of the smallest ratio to that of the largest.
  double low = 0, high = 0;

  double getX(double ratio) const {
    return labels + plot * (std::log10(ratio) - low) / (high - low);
  }
};

} // namespace

/// Ratios that divide the axis.
static constexpr double ticks[] = {0.1, 0.2, 0.5, 1,   2,   5,   10,
                                   20,  50,  100, 200, 500, 1000};

static Layout makeLayout(ArrayRef<ResultRow> rows) {
  double low = 0.5, high = 2;
  for (const ResultRow &row : rows)
    for (const Result &result : row.results)
      if (result.hasRatio()) {
        double ratio = result.measurement->getRatio().getBest();
        low = std::min(low, ratio);
        high = std::max(high, ratio);
      }
  Layout layout;
  layout.low = std::log10(low * 0.9);
  layout.high = std::log10(high * 1.1);
  return layout;
}

/// The marks that stand for `contenders`, several on a line. Returns the
/// height.
static double writeLegend(ArrayRef<std::string> contenders, double top,
                          llvm::raw_ostream &os) {
  constexpr double column = 200;
  constexpr auto columns =
      static_cast<size_t>((Layout::width - 2 * Layout::margin) / column);
  for (auto [position, name] : llvm::enumerate(contenders)) {
    double x = Layout::margin + column * (position % columns);
    double y = top + Layout::legendLine * (position / columns);
    writeMark(getMark(contenders, name), x, y, name, os);
    writeText(x + 10, y + 4, "start", "", name, os);
  }
  return Layout::legendLine * ((contenders.size() + columns - 1) / columns);
}

static void writeAxis(const Layout &layout, double top, double bottom,
                      llvm::raw_ostream &os) {
  for (double tick : ticks) {
    if (std::log10(tick) < layout.low || std::log10(tick) > layout.high)
      continue;
    double x = layout.getX(tick);
    bool isCopy = tick == 1;
    os << llvm::formatv("<path d=\"M{0:f1} {1:f1}V{2:f1}\" stroke=\"{3}\" "
                        "stroke-width=\"{4}\"/>\n",
                        x, top, bottom, isCopy ? "#333333" : "#dddddd",
                        isCopy ? "1.5" : "1");
    std::string label = llvm::formatv("{0}", tick);
    for (double y : {top - 6, bottom + 16})
      writeText(x, y, "middle", isCopy ? " font-weight=\"bold\"" : "",
                llvm::formatv("{0:g}", tick).str(), os);
  }
}

/// Writes the lines of a workload, one for each mode. Returns the height.
static double writeRow(const ResultRow &row, ArrayRef<std::string> contenders,
                       const Layout &layout, double top,
                       llvm::raw_ostream &os) {
  writeText(Layout::margin, top + 4, "start", " font-weight=\"bold\"",
            row.array, os);
  double y = top;
  for (oracle::Mode mode : oracle::allModes) {
    auto belongs = [&](const Result &result) {
      return result.workload.mode == mode && result.hasRatio();
    };
    if (llvm::none_of(row.results, belongs))
      continue;
    writeText(Layout::labels - 10, y + 4, "end", " fill=\"#666666\"",
              oracle::getName(mode), os);
    os << llvm::formatv("<path d=\"M{0:f1} {1:f1}H{2:f1}\" stroke=\"#f0f0f0\""
                        "/>\n",
                        Layout::labels, y, Layout::labels + Layout::plot);
    // Ours come first, and are painted last.
    for (const Result &result : llvm::reverse(row.results)) {
      if (!belongs(result))
        continue;
      double ratio = result.measurement->getRatio().getBest();
      std::string title = llvm::formatv("{0}, {1}: {2:f2}", result.contender,
                                        result.workload.format(), ratio);
      writeMark(getMark(contenders, result.contender), layout.getX(ratio), y,
                title, os);
    }
    y += Layout::lane;
  }
  return y - top;
}

void mlir::pad::bench::writeSVG(ArrayRef<ResultRow> rows,
                                llvm::raw_ostream &os) {
  std::vector<std::string> contenders = getContenders(rows);
  Layout layout = makeLayout(rows);
  std::string body;
  llvm::raw_string_ostream bodyOS(body);

  double y = 28;
  writeText(Layout::margin, y, "start", " font-size=\"16\"",
            "Time of a pad in units of the time of a memcpy of its result",
            bodyOS);
  y += 28;
  y += writeLegend(contenders, y, bodyOS) + 20;

  std::string bands;
  llvm::raw_string_ostream bandsOS(bands);
  double top = y;
  y += Layout::gap;
  for (const ResultRow &row : rows) {
    if (llvm::none_of(row.results,
                      [](const Result &result) { return result.hasRatio(); }))
      continue;
    y += writeRow(row, contenders, layout, y, bandsOS);
    bandsOS << llvm::formatv("<path d=\"M{0:f1} {1:f1}H{2:f1}\" "
                             "stroke=\"#bbbbbb\"/>\n",
                             Layout::margin, y, Layout::labels + Layout::plot);
    y += Layout::gap;
  }
  writeAxis(layout, top, y, bodyOS);

  double height = y + 32;
  os << llvm::formatv(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:f0}\" "
      "height=\"{1:f0}\" viewBox=\"0 0 {0:f0} {1:f0}\" "
      "font-family=\"sans-serif\" font-size=\"12\">\n"
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n",
      Layout::width, height);
  os << body << bands << "</svg>\n";
}
