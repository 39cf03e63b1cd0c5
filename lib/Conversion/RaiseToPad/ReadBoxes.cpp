//===- ReadBoxes.cpp - Parts of a tensor read from another ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReadBoxes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// The runs of a tensor that reads `gather` of one that has `run`.
static SmallVector<ReadRun> gatherRun(const ReadRun &run,
                                      const std::optional<IndexTable> &gather) {
  if (run.isWhole || !gather)
    return {run};
  SmallVector<ReadRun> runs;
  bool isInside = false;
  for (auto [position, index] : llvm::enumerate(*gather)) {
    bool wasInside = isInside;
    isInside = index >= run.begin && index < run.getEnd();
    if (!isInside)
      continue;
    if (!wasInside) {
      runs.emplace_back();
      runs.back().begin = position;
    }
    runs.back().table.push_back(run.table[index - run.begin]);
  }
  return runs;
}

FailureOr<Boxes> mlir::pad::gatherBoxes(const Boxes &boxes,
                                        const Gather &gather) {
  Boxes gathered;
  for (const Box &box : boxes) {
    Boxes partial(1);
    for (auto [run, indices] : llvm::zip_equal(box, gather)) {
      // Of a whole axis only the whole can be taken, and of another never.
      if (run.isWhole != !indices)
        return failure();
      Boxes extended;
      for (const ReadRun &part : gatherRun(run, indices))
        for (const Box &prefix : partial) {
          extended.push_back(prefix);
          extended.back().push_back(part);
        }
      partial = std::move(extended);
      if (partial.size() > maxBoxes)
        return failure();
    }
    llvm::append_range(gathered, partial);
    if (gathered.size() > maxBoxes)
      return failure();
  }
  return gathered;
}

/// The indices [begin, end) of `run`.
static ReadRun sliceRun(const ReadRun &run, int64_t begin, int64_t end) {
  ReadRun part;
  part.begin = begin;
  part.table.assign(run.table.begin() + (begin - run.begin),
                    run.table.begin() + (end - run.begin));
  return part;
}

void mlir::pad::subtractBox(Box box, const Box &hole, Boxes &rest) {
  for (size_t axis = 0; axis < box.size(); ++axis) {
    if (box[axis].isWhole)
      continue;
    int64_t begin = std::max(box[axis].begin, hole[axis].begin);
    int64_t end = std::min(box[axis].getEnd(), hole[axis].getEnd());
    if (begin >= end) {
      rest.push_back(std::move(box));
      return;
    }
    ReadRun run = box[axis];
    if (run.begin < begin) {
      rest.push_back(box);
      rest.back()[axis] = sliceRun(run, run.begin, begin);
    }
    if (end < run.getEnd()) {
      rest.push_back(box);
      rest.back()[axis] = sliceRun(run, end, run.getEnd());
    }
    box[axis] = sliceRun(run, begin, end);
  }
}

LogicalResult mlir::pad::shiftBoxes(Boxes &boxes, int64_t axis,
                                    int64_t offset) {
  for (Box &box : boxes) {
    if (box[axis].isWhole)
      return failure();
    box[axis].begin += offset;
  }
  return success();
}

FailureOr<Gather> mlir::pad::getCommonMap(const Boxes &boxes,
                                          ArrayRef<int64_t> shape) {
  // Boxes are disjoint, so they cover the shape if they are as large.
  uint64_t size = 1, covered = 0;
  Gather map;
  for (int64_t extent : shape) {
    if (ShapedType::isDynamic(extent)) {
      map.push_back(std::nullopt);
      continue;
    }
    if (extent > maxTableSize)
      return failure();
    map.push_back(IndexTable(extent, -1));
    bool overflows;
    size = llvm::SaturatingMultiply(size, uint64_t(extent), &overflows);
    if (overflows)
      return failure();
  }
  for (const Box &box : boxes) {
    uint64_t boxSize = 1;
    for (auto [run, table] : llvm::zip_equal(box, map)) {
      if (run.isWhole != !table)
        return failure();
      if (run.isWhole)
        continue;
      boxSize *= run.table.size();
      if (run.begin < 0 || run.getEnd() > static_cast<int64_t>(table->size()))
        return failure();
      for (auto [k, index] : llvm::enumerate(run.table)) {
        int64_t &common = (*table)[run.begin + k];
        if (common != -1 && common != index)
          return failure();
        common = index;
      }
    }
    covered += boxSize;
  }
  if (covered != size)
    return failure();
  return map;
}
