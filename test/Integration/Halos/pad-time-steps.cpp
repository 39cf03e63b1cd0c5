//===- pad-time-steps.cpp - Time steps with halos, by the oracle ----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes an array of f64 and what a number of time steps make of it: a step
// fills the border, of the same width on all sides, element by element with
// the oracle's index map, and applies a stencil of 5 or 9 points, at a distance
// of that width, to the inside. time_steps.py has the same as MLIR.
//
//===----------------------------------------------------------------------===//

#include "pad/Oracle/Oracle.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

using namespace mlir::pad;

namespace {

/// A row-major array whose inside has `rows` rows of `columns` elements, with
/// `halo` elements around it.
struct Grid {
  int64_t rows, columns, halo;
  std::vector<double> elements;

  int64_t getPitch() const { return columns + 2 * halo; }
  /// The element (i, j) of the inside, or of the border around it.
  double *at(int64_t i, int64_t j) {
    return &elements[(i + halo) * getPitch() + j + halo];
  }

  void fillBorder(oracle::Mode mode);
  bool write(const char *path) const;
};

} // namespace

void Grid::fillBorder(oracle::Mode mode) {
  auto fill = [&](int64_t i, int64_t j) {
    auto from = oracle::getSourceIndex(mode, i, rows);
    auto fromColumn = oracle::getSourceIndex(mode, j, columns);
    *at(i, j) = from && fromColumn ? *at(*from, *fromColumn) : 0.25;
  };
  for (int64_t i = -halo; i < rows + halo; ++i) {
    if (i < 0 || i >= rows) {
      for (int64_t j = -halo; j < columns + halo; ++j)
        fill(i, j);
      continue;
    }
    for (int64_t k = 0; k < halo; ++k) {
      fill(i, -1 - k);
      fill(i, columns + k);
    }
  }
}

bool Grid::write(const char *path) const {
  std::string header = "{'descr': '<f8', 'fortran_order': False, 'shape': (" +
                       std::to_string(rows + 2 * halo) + ", " +
                       std::to_string(getPitch()) + "), }";
  header.resize(117, ' ');
  header = std::string("\x93NUMPY\x01\x00\x76\x00", 10) + header + '\n';
  std::FILE *file = std::fopen(path, "wb");
  return file && std::fwrite(header.data(), header.size(), 1, file) == 1 &&
         std::fwrite(elements.data(), 8 * elements.size(), 1, file) == 1 &&
         std::fclose(file) == 0;
}

/// Makes a step from `x` to `y`. No product and sum are one operation here: the
/// order of all of them is that of the MLIR.
static void step(Grid &x, Grid &y, oracle::Mode mode, bool hasCorners) {
  x.fillBorder(mode);
  const int64_t h = x.halo, down = h * x.getPitch();
  for (int64_t i = 0; i < x.rows; ++i) {
    const double *c = x.at(i, 0);
    double *to = y.at(i, 0);
    for (int64_t j = 0; j < x.columns; ++j, ++c) {
      double sides = ((c[-down] + c[down]) + (c[-h] + c[h])) * 0.125;
      if (!hasCorners) {
        to[j] = sides + c[0] * 0.5;
        continue;
      }
      double corners =
          ((c[-down - h] + c[-down + h]) + (c[down - h] + c[down + h])) *
          0.0625;
      to[j] = (sides + c[0] * 0.25) + corners;
    }
  }
}

int main(int argc, char **argv) {
  auto mode = argc == 9 ? oracle::parseMode(argv[1]) : std::nullopt;
  if (!mode) {
    std::fprintf(stderr,
                 "usage: %s MODE POINTS ROWS COLUMNS HALO STEPS "
                 "INPUT OUTPUT\n",
                 argv[0]);
    return 2;
  }
  bool hasCorners = std::strcmp(argv[2], "9") == 0;
  Grid x{std::atol(argv[3]), std::atol(argv[4]), std::atol(argv[5]), {}};
  x.elements.resize((x.rows + 2 * x.halo) * x.getPitch());
  std::mt19937_64 random(1);
  for (double &element : x.elements)
    element = static_cast<double>(random() >> 11) * 0x1p-53 - 0.5;
  bool isWritten = x.write(argv[7]);
  Grid y = x;
  for (long k = std::atol(argv[6]); k > 0; --k) {
    step(x, y, *mode, hasCorners);
    std::swap(x, y);
  }
  x.fillBorder(*mode);
  return isWritten && x.write(argv[8]) ? 0 : 1;
}
