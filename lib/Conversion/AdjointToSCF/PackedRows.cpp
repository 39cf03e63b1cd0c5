//===- PackedRows.cpp - Short rows whose sums share a vector --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of one vector of bf16, of known extents. Few of its elements are sums,
// so the sums of several rows are added and rounded as one vector. Elements
// move as pairs, of 32 bits, since processors shuffle these faster than halves.
//
//===----------------------------------------------------------------------===//

#include "Rows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::pad;

int64_t mlir::pad::getNumPackedRows(const RowBuilder &rows) {
  const std::optional<KnownRow> &known = rows.known;
  if (!known || !rows.adjoint.addition.isBF16() ||
      known->size > rows.copyUnits || known->window < 4 || known->sums.empty())
    return 0;
  llvm::SmallDenseSet<int64_t> pairs;
  for (auto &[unit, terms] : known->sums)
    if (terms.size() != 2 || !pairs.insert(unit / 2).second)
      return 0;
  return rows.copyUnits / 2 / known->sums.size();
}

/// `vector.shuffle` of `a` and `b`; a `b` shorter than `mask` is widened first.
/// Unless it is `b`, `a` has as many lanes as `mask`.
static Value shuffle(RowBuilder &rows, Value a, Value b,
                     ArrayRef<int64_t> mask) {
  int64_t size = cast<VectorType>(b.getType()).getNumElements();
  if (a != b && size < static_cast<int64_t>(mask.size())) {
    SmallVector<int64_t> widened(mask.size(), -1);
    std::iota(widened.begin(), widened.begin() + size, 0);
    b = rows.shuffle(b, b, widened);
  }
  return rows.shuffle(a, b, mask);
}

void mlir::pad::buildPackedRows(RowBuilder &rows, ArrayRef<RowSum> packed) {
  const KnownRow &known = *rows.known;
  OpBuilder &builder = rows.builder;
  Location loc = rows.loc;
  IndexBuilder &index = rows.index;
  int64_t numLanes = rows.copyUnits / 2, window = known.window;
  // The sums of the first row, followed by the sums of the second row.
  auto gather = [&](size_t k) {
    Value pairs;
    SmallVector<int64_t> halves(numLanes, 0);
    for (auto [row, sum] : llvm::enumerate(packed)) {
      // The lanes that are left, and the unit of the padded row for each.
      SmallVector<std::pair<int64_t, int64_t>> left;
      for (auto [at, entry] : llvm::enumerate(known.sums))
        left.emplace_back(row * known.sums.size() + at, entry.second[k]);
      while (!left.empty()) {
        int64_t begin = known.paddedSize - window;
        for (auto [lane, unit] : left)
          begin = std::min(begin, unit);
        Value units = rows.getPairs(rows.loadUnits(
            sum.row.array, index.add(sum.row.offset, begin), window));
        SmallVector<int64_t> mask(numLanes, -1);
        if (pairs)
          std::iota(mask.begin(), mask.end(), 0);
        SmallVector<std::pair<int64_t, int64_t>> next;
        for (auto [lane, unit] : left) {
          if (unit >= begin + window) {
            next.emplace_back(lane, unit);
            continue;
          }
          mask[lane] = (unit - begin) / 2 + (pairs ? numLanes : 0);
          halves[lane] = (unit - begin) % 2;
        }
        pairs = shuffle(rows, pairs ? pairs : units, units, mask);
        left = next;
      }
    }
    return rows.takeHalves(pairs, halves);
  };
  Value first = gather(0);
  Value sums = rows.round(rows.add(first, gather(1)));
  // Each in both halves of a pair.
  auto pairType = VectorType::get(numLanes, builder.getI32Type());
  sums = arith::ExtUIOp::create(builder, loc, pairType, sums);
  Value half = rows.createBits(SmallVector<uint32_t>(numLanes, 16));
  sums = arith::OrIOp::create(builder, loc, sums,
                              arith::ShLIOp::create(builder, loc, sums, half));
  // Rows go beyond their ends into the next one, which is written later.
  int64_t width = llvm::PowerOf2Ceil(known.size);
  SmallVector<uint32_t> kept(width / 2, 0xffffffff), taken(width / 2, 0);
  for (auto &[unit, terms] : known.sums) {
    taken[unit / 2] = unit % 2 ? 0xffff0000 : 0x0000ffff;
    kept[unit / 2] = ~taken[unit / 2];
  }
  SmallVector<std::pair<Value, Destination>> stores;
  for (auto [row, sum] : llvm::enumerate(packed)) {
    OpFoldResult identity = index.add(sum.row.offset, known.identity);
    Value units = rows.loadUnits(sum.row.array, identity, width);
    // Any lane where none is taken; poison would spread.
    SmallVector<int64_t> mask(width / 2, 0);
    for (auto [k, entry] : llvm::enumerate(known.sums))
      mask[entry.first / 2] = row * known.sums.size() + k;
    Value old = rows.getPairs(units);
    old = arith::AndIOp::create(builder, loc, old, rows.createBits(kept));
    Value added = shuffle(rows, sums, sums, mask);
    added = arith::AndIOp::create(builder, loc, added, rows.createBits(taken));
    Value mixed = arith::OrIOp::create(builder, loc, old, added);
    stores.emplace_back(
        vector::BitCastOp::create(builder, loc, units.getType(), mixed),
        sum.to);
  }
  for (auto [units, to] : stores)
    rows.store(units, to, index.constant(0));
}
