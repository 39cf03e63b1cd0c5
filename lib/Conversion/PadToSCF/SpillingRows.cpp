//===- SpillingRows.cpp - Short rows in whole vectors ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpillingRows.h"
#include "StackMemory.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Longer rows lose nothing by being written exactly.
static constexpr int64_t kMaxRowBytes = 2048;

/// So many lanes, less a count of up to twice as many, are no less than -128.
static constexpr int64_t kMaxLanesOfBytes = 64;

/// The parts of a plane: the rows above, inside of and below the source, and
/// those that are written of a plane that is not written whole. Of each the
/// table has the first row and the end, where the source of the first row lies
/// in the plane, and the distance to that of the next one.
enum { kInsideRows = 1, kWrittenRows = 3, kNumParts = 4, kNumNumbers = 4 };

/// The name of the attribute on the memory that tables of parts share.
static constexpr StringLiteral kPartsAttrName = "pad.parts";

SpillingRows::SpillingRows(OpBuilder &builder, const FlatPad &pad,
                           ArrayRef<Inside> inside,
                           const ConvertPadToSCFPassOptions &options)
    : builder(builder), loc(pad.loc), index(builder, pad.loc), pad(pad) {
  if (pad.axes.size() < 2)
    return;
  this->pad.pixel = pad.innerPixel;
  const FlatAxis &row = pad.axes.back();
  auto [begin, end] = inside.back();
  rows = pad.axes[pad.axes.size() - 2];
  insideRows = inside[pad.axes.size() - 2];
  before = index.mul(begin, pad.innerPixel);
  size = index.mul(index.sub(end, begin), pad.innerPixel);
  after = index.mul(row.getCountAfter(index, inside.back()), pad.innerPixel);
  pitch = index.mul(row.resultExtent, pad.innerPixel);
  firstInside = index.mul(index.sub(begin, row.low), pad.innerPixel);
  auto getSource = [&](OpFoldResult position) {
    OpFoldResult i = row.getSourceWithinReach(index, pad.extension, position);
    return index.mul(i, pad.innerPixel);
  };
  beforeSource = getSource(index.constant(0));
  afterSource = getSource(end);
  chooseClass(options);
}

void SpillingRows::chooseClass(const ConvertPadToSCFPassOptions &options) {
  bool isDynamic = llvm::any_of(
      ArrayRef<OpFoldResult>{before, size, after},
      [](OpFoldResult count) { return !getConstantIntValue(count); });
  bool isDense = llvm::all_of(
      pad.axes, [](const FlatAxis &axis) { return axis.resultIsDense; });
  std::optional<int64_t> step = pad.extension.getStepBeyond();
  if (!isDynamic || !isDense || !step ||
      getConstantIntValue(pad.pixel) != pad.storage.count)
    return;
  Condition hasInside = index.lessThan(index.constant(0), size);
  if (pad.extension.isFill())
    hasInside = index.conjunction(
        hasInside, index.lessThan(insideRows.begin, insideRows.end));
  hasInside = index.conjunction(
      hasInside,
      index.conjunction(pad.isWithinReach, index.negation(pad.isMerged)));
  if (hasInside.isFalse())
    return;

  stepBeyond = *step;
  addClasses(options.vectorBytes);
  // In a small array few rows are not at one of its ends.
  Condition isLarge = index.lessEqual(
      index.add(pad.resultOffset, index.constant(4 * slack)), pad.resultEnd);
  auto ifOp = scf::IfOp::create(
      builder, loc, index.materialize(index.conjunction(hasInside, isLarge)),
      [&](OpBuilder &, Location) {
        OpFoldResult last = index.constant(0);
        for (auto [k, candidate] : llvm::enumerate(classes))
          last = index.select(fits(candidate), index.constant(k + 1), last);
        scf::YieldOp::create(builder, loc, index.materialize(last));
      },
      [&](OpBuilder &, Location) {
        scf::YieldOp::create(builder, loc,
                             index.materialize(index.constant(0)));
      });
  chosen = ifOp.getResult(0);
  if (options.permuteBytes &&
      PlaneTable::isPossible(builder, pad, options.vectorBytes)) {
    table.emplace(builder, pad, index.lessThan(index.constant(0), chosen));
    chosen = index.select(table->isThere(), index.constant(classes.size() + 1),
                          chosen);
  }
  // Around threads nothing gives memory of the stack back.
  if (!isOnThreadOfFunction(builder)) {
    partNumbers = getParts();
    return;
  }
  parts = getStackMemory(
      builder, loc,
      MemRefType::get({kNumParts * kNumNumbers}, builder.getIndexType()),
      kPartsAttrName, /*alignment=*/8);
  auto write = [&] {
    for (auto [at, number] : llvm::enumerate(getParts()))
      memref::StoreOp::create(builder, loc, index.materialize(number), parts,
                              index.materialize(index.constant(at)));
  };
  buildIf(builder, loc, index.lessThan(index.constant(0), chosen), write,
          [] {});
}

void SpillingRows::addClasses(int64_t vectorBytes) {
  // From the widest to the narrowest; the last one that fits is chosen.
  int64_t unitBytes = pad.storage.unitBytes;
  auto add = [&](int64_t vectors, int64_t bytes, int64_t lastBytes,
                 int64_t maxBytes, Borders borders) {
    if (lastBytes < 4 * unitBytes)
      return;
    int64_t width = bytes / unitBytes;
    classes.push_back(
        {vectors, width, lastBytes / unitBytes, maxBytes / unitBytes, borders});
    slack = std::max(slack, (vectors + 1) * width);
  };
  int64_t half = vectorBytes / 2;
  add(0, vectorBytes, vectorBytes, kMaxRowBytes, Borders::Apart);
  add(4, vectorBytes, vectorBytes, 4 * vectorBytes, Borders::Apart);
  add(2, vectorBytes, vectorBytes, 2 * vectorBytes, Borders::Together);
  add(2, vectorBytes, vectorBytes, 2 * vectorBytes, Borders::Apart);
  add(2, vectorBytes, half, 3 * half, Borders::Apart);
  for (int64_t bytes : {vectorBytes, half}) {
    add(1, bytes, bytes, bytes, Borders::Together);
    if (!pad.extension.isFill() && stepBeyond != 0)
      add(1, bytes, bytes, bytes, Borders::Halves);
  }
}

Condition SpillingRows::fits(const RowClass &candidate) {
  OpFoldResult first = index.constant(candidate.width);
  OpFoldResult last = index.constant(candidate.lastWidth);
  OpFoldResult untilAfter = index.sub(pitch, after);
  Condition fits = index.lessEqual(pitch, index.constant(candidate.maxPitch));
  auto require = [&](OpFoldResult less, OpFoldResult more) {
    fits = index.conjunction(fits, index.lessEqual(less, more));
  };
  require(before, first);
  require(after, last);
  // Of two vectors, the first one may have nothing of the border after the
  // row, and the last one nothing of the one before it.
  if (candidate.vectors == 2 && candidate.borders == Borders::Apart) {
    require(first, untilAfter);
    require(last, index.sub(pitch, before));
  }
  if (candidate.borders == Borders::Halves) {
    OpFoldResult half = index.constant(candidate.width / 2);
    require(before, half);
    require(half, untilAfter);
  }
  return fits;
}

//===----------------------------------------------------------------------===//
// Planes
//===----------------------------------------------------------------------===//

Condition SpillingRows::isAmidst(OpFoldResult source, OpFoldResult result) {
  OpFoldResult beyond = index.constant(slack);
  OpFoldResult lastRow =
      scale(source, index.sub(rows.sourceExtent, index.constant(1)),
            rows.sourceStride);
  OpFoldResult sourceEnd =
      index.add(lastRow, index.mul(pad.axes.back().sourceExtent, pad.pixel));
  OpFoldResult resultEnd = scale(result, rows.resultExtent, rows.resultStride);
  Condition isAfterStart =
      index.lessEqual(index.add(pad.sourceOffset, beyond), source);
  return index.conjunction(
      isAfterStart,
      index.conjunction(
          index.lessEqual(index.add(sourceEnd, beyond), pad.sourceEnd),
          index.lessEqual(index.add(resultEnd, beyond), pad.resultEnd)));
}

void SpillingRows::forEachClass(function_ref<void()> build) {
  SmallVector<int64_t> cases =
      llvm::to_vector(llvm::seq<int64_t>(1, classes.size() + 1));
  auto switchOp = scf::IndexSwitchOp::create(
      builder, loc, TypeRange(), index.materialize(chosen),
      builder.getDenseI64ArrayAttr(cases), cases.size());
  OpBuilder::InsertionGuard guard(builder);
  for (auto [candidate, region] :
       llvm::zip(classes, switchOp.getCaseRegions())) {
    builder.setInsertionPointToStart(&region.emplaceBlock());
    current = &candidate;
    width = current->width;
    tail = current->vectors == 1
               ? index.constant(0)
               : index.sub(pitch, index.constant(current->lastWidth));
    build();
    scf::YieldOp::create(builder, loc);
  }
  builder.setInsertionPointToStart(&switchOp.getDefaultRegion().emplaceBlock());
  scf::YieldOp::create(builder, loc);
}

Condition SpillingRows::hasTable() {
  return index.lessThan(index.constant(classes.size()), chosen);
}

Inside SpillingRows::getWrittenRows() {
  // The number of rows, or somewhat more, that the slack is at most; where rows
  // run backwards or over each other, all of them.
  OpFoldResult stride = index.min(rows.sourceStride, rows.resultStride);
  OpFoldResult margin = rows.sourceExtent;
  for (int64_t count : {16, 4, 1}) {
    OpFoldResult least = index.constant(llvm::divideCeil(slack, count));
    margin = index.select(index.lessEqual(least, stride), index.constant(count),
                          margin);
  }
  // Of a table there are only whole planes.
  Condition hasClass = index.conjunction(
      index.lessThan(index.constant(0), chosen), index.negation(hasTable()));
  margin = index.select(hasClass, margin, rows.sourceExtent);
  auto [begin, end] = insideRows;
  OpFoldResult first = index.min(index.add(begin, margin), end);
  return {first, index.max(index.sub(end, margin), first)};
}

Inside SpillingRows::getAmidst(const PlaneRange &planes) {
  // Offsets grow or fall from plane to plane, so what is between two that are
  // amidst is too.
  auto build = [&](Value first, function_ref<Condition(Value)> isEnd,
                   function_ref<OpFoldResult(Value)> getPlane, int64_t step) {
    auto loop = scf::WhileOp::create(
        builder, loc, builder.getIndexType(), first,
        [&](OpBuilder &, Location, ValueRange args) {
          OpFoldResult o = getPlane(args[0]);
          Condition isOutside = index.negation(
              isAmidst(planes.getSource(index, o), planes.getResult(index, o)));
          Condition goesOn =
              index.conjunction(index.negation(isEnd(args[0])), isOutside);
          scf::ConditionOp::create(builder, loc, index.materialize(goesOn),
                                   args[0]);
        },
        [&](OpBuilder &, Location, ValueRange args) {
          Value next =
              index.materialize(index.add(args[0], index.constant(step)));
          scf::YieldOp::create(builder, loc, next);
        });
    return loop.getResult(0);
  };
  Value end = index.materialize(planes.range.end);
  // Where nothing is chosen there is nothing to look for.
  Value begin =
      index.materialize(index.select(index.lessThan(index.constant(0), chosen),
                                     planes.range.begin, planes.range.end));
  Value first = build(
      begin, [&](Value o) { return index.lessEqual(end, o); },
      [&](Value o) { return OpFoldResult(o); }, 1);
  Value last = build(
      end, [&](Value o) { return index.lessEqual(o, first); },
      [&](Value o) { return index.sub(o, index.constant(1)); }, -1);
  return {first, last};
}

Inside SpillingRows::build(const PlaneRange &planes) {
  Inside amidst = getAmidst(planes);
  OpFoldResult one = index.constant(1);
  if (table)
    buildIf(
        builder, loc, hasTable(),
        [&] {
          buildLoop(index, amidst.begin, amidst.end, one, [&](OpFoldResult o) {
            table->buildPlane(planes.getSource(index, o),
                              planes.getResult(index, o));
          });
        },
        [] {});
  forEachClass([&] {
    buildLoop(
        index, planes.range.begin, planes.range.end, one, [&](OpFoldResult o) {
          buildPlane(planes.getSource(index, o), planes.getResult(index, o),
                     index.conjunction(index.lessEqual(amidst.begin, o),
                                       index.lessThan(o, amidst.end)));
        });
  });
  return amidst;
}

void SpillingRows::buildPlane(OpFoldResult source, OpFoldResult result,
                              Condition isWhole) {
  // A plane that fills has its rows between the fill above and below.
  bool fills = pad.extension.isFill();
  auto buildFillIfWhole = [&](OpFoldResult begin, OpFoldResult end) {
    if (fills)
      buildFill(result, {begin, index.select(isWhole, end, begin)});
  };
  auto select = [&](int64_t whole, int64_t written) {
    return index.select(isWhole, index.constant(whole),
                        index.constant(written));
  };
  buildFillIfWhole(index.constant(0), insideRows.begin);
  OpFoldResult first = select(fills ? kInsideRows : 0, kWrittenRows);
  auto build = [&](OpFoldResult part) { buildRows(part, source, result); };
  if (fills)
    build(first);
  else
    buildLoop(index, first, select(kWrittenRows, kNumParts), index.constant(1),
              build);
  buildFillIfWhole(insideRows.end, rows.resultExtent);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

SmallVector<OpFoldResult> SpillingRows::getParts() {
  SmallVector<OpFoldResult> numbers;
  auto add = [&](const Inside &range, int64_t step) {
    OpFoldResult first =
        rows.getSourceWithinReach(index, pad.extension, range.begin);
    numbers.append({range.begin, range.end, index.mul(first, rows.sourceStride),
                    index.mul(index.constant(step), rows.sourceStride)});
  };
  add({index.constant(0), insideRows.begin}, stepBeyond);
  add(insideRows, 1);
  add({insideRows.end, rows.resultExtent}, stepBeyond);
  add(getWrittenRows(), 1);
  return numbers;
}

void SpillingRows::buildRows(OpFoldResult part, OpFoldResult source,
                             OpFoldResult result) {
  auto read = [&](int64_t number) -> OpFoldResult {
    if (!parts) {
      OpFoldResult found = partNumbers[number];
      for (int64_t k : llvm::seq<int64_t>(1, kNumParts))
        found = index.select(index.equal(part, index.constant(k)),
                             partNumbers[k * kNumNumbers + number], found);
      return found;
    }
    OpFoldResult place = index.add(index.mul(part, index.constant(kNumNumbers)),
                                   index.constant(number));
    return memref::LoadOp::create(builder, loc, parts, index.materialize(place))
        .getResult();
  };
  OpFoldResult begin = read(0), end = read(1);
  OpFoldResult first = index.add(source, read(2)), stride = read(3);
  buildLoop(index, begin, end, index.constant(1), [&](OpFoldResult o) {
    buildRow(scale(first, index.sub(o, begin), stride),
             scale(result, o, rows.resultStride));
  });
}

void SpillingRows::buildRow(OpFoldResult source, OpFoldResult result) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult step = index.constant(width);
  if (current->borders == Borders::Halves)
    return store(buildVectorOfHalves(source), result);
  bool hasOneVector = current->vectors == 1;
  bool isMixed = current->borders == Borders::Together;
  auto build = [&](OpFoldResult position, bool hasBefore, bool hasAfter) {
    store(buildVector(source, position, hasBefore, hasAfter),
          index.add(result, position));
  };
  build(zero, /*hasBefore=*/true,
        /*hasAfter=*/hasOneVector || isMixed);
  if (hasOneVector)
    return;
  auto copy = [&](OpFoldResult position) { build(position, false, false); };
  if (current->vectors == 0)
    buildLoop(index, step, tail, step, copy);
  for (int64_t k = 1; k + 1 < current->vectors; ++k)
    copy(index.constant(k * width));
  width = current->lastWidth;
  build(tail, /*hasBefore=*/isMixed, /*hasAfter=*/true);
  width = current->width;
}

Value SpillingRows::buildVector(OpFoldResult source, OpFoldResult position,
                                bool hasBefore, bool hasAfter) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult inside = index.sub(firstInside, before);
  Value vector = load(index.add(source, index.add(inside, position)), width);
  if (hasBefore && !isZeroInteger(before)) {
    OpFoldResult end = index.max(index.sub(before, position), zero);
    Value border = buildBorder(source, zero, index.sub(zero, position));
    vector = selectBySigns(buildSigns(end), border, vector);
  }
  if (hasAfter && !isZeroInteger(after)) {
    OpFoldResult begin = index.add(before, size);
    OpFoldResult lane = index.sub(begin, position);
    Value border = buildBorder(source, begin, lane);
    vector = selectBySigns(buildSigns(lane), vector, border);
  }
  return vector;
}

Value SpillingRows::buildVectorOfHalves(OpFoldResult source) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult begin = index.add(before, size);
  Value row = load(index.add(source, index.sub(firstInside, before)), width);

  // Both borders are reversed at once.
  int64_t half = width / 2;
  width = half;
  Value first = loadBorder(source, zero, zero);
  Value second =
      loadBorder(source, begin, index.sub(begin, index.constant(half)));
  width = 2 * half;
  SmallVector<int64_t> mask = llvm::to_vector(llvm::seq(width));
  if (stepBeyond < 0) {
    reverse(MutableArrayRef(mask).take_front(half));
    reverse(MutableArrayRef(mask).drop_front(half));
  }
  Value borders = vector::ShuffleOp::create(builder, loc, first, second, mask);

  // Where one of them says so: before its end, and not before its beginning.
  Value isInside = arith::XOrIOp::create(builder, loc, buildSigns(before),
                                         buildSigns(begin));
  return selectBySigns(isInside, row, borders);
}

void SpillingRows::buildFill(OpFoldResult result, const Inside &part) {
  OpFoldResult begin = scale(result, part.begin, rows.resultStride);
  OpFoldResult units =
      index.mul(index.sub(part.end, part.begin), rows.resultStride);
  Value vector = buildFillVector();
  buildLoop(index, index.constant(0), units, index.constant(width),
            [&](OpFoldResult k) { store(vector, index.add(begin, k)); });
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

Value SpillingRows::load(OpFoldResult offset, int64_t units) {
  return vector::LoadOp::create(builder, loc,
                                VectorType::get(units, pad.storage.unit),
                                pad.source, index.materialize(offset));
}

void SpillingRows::store(Value vector, OpFoldResult offset) {
  vector::StoreOp::create(builder, loc, vector, pad.result,
                          index.materialize(offset));
}

Value SpillingRows::buildFillVector() {
  SmallVector<Value> elements;
  while (static_cast<int64_t>(elements.size()) < width)
    llvm::append_range(elements, pad.fill);
  auto type = VectorType::get(width, pad.storage.unit);
  if (pad.fill.size() == 1)
    return vector::BroadcastOp::create(builder, loc, type, pad.fill[0]);
  return vector::FromElementsOp::create(builder, loc, type, elements);
}

Value SpillingRows::loadBorder(OpFoldResult source, OpFoldResult position,
                               OpFoldResult lane) {
  OpFoldResult from =
      index.add(source, isZeroInteger(position) ? beforeSource : afterSource);
  if (stepBeyond == 0)
    return load(from, pad.storage.count);
  if (stepBeyond > 0)
    return load(index.sub(from, lane), width);
  OpFoldResult last = index.constant(width - pad.storage.count);
  return load(index.add(from, index.sub(lane, last)), width);
}

Value SpillingRows::buildBorder(OpFoldResult source, OpFoldResult position,
                                OpFoldResult lane) {
  if (pad.extension.isFill())
    return buildFillVector();
  Value vector = loadBorder(source, position, lane);
  SmallVector<int64_t> mask = llvm::to_vector(llvm::seq(width));
  if (stepBeyond == 0)
    for (int64_t &unit : mask)
      unit %= pad.storage.count;
  else if (stepBeyond < 0)
    reverse(mask);
  else
    return vector;
  return vector::ShuffleOp::create(builder, loc, vector, vector, mask);
}

void SpillingRows::reverse(MutableArrayRef<int64_t> units) {
  std::reverse(units.begin(), units.end());
  for (size_t k = 0; k < units.size(); k += pad.storage.count)
    std::reverse(&units[k], &units[k] + pad.storage.count);
}

VectorType SpillingRows::getSignType() {
  // Indices and strings have no bytes that they could be cast to.
  if (!pad.storage.unit.isIntOrFloat())
    return VectorType::get(width, builder.getI64Type());
  int64_t bytes = width * pad.storage.unitBytes;
  return VectorType::get(
      bytes, builder.getIntegerType(bytes <= kMaxLanesOfBytes ? 8 : 32));
}

Value SpillingRows::buildSigns(OpFoldResult count) {
  VectorType type = getSignType();
  unsigned bits = type.getElementTypeBitWidth();
  SmallVector<APInt> numbers;
  for (int64_t k : llvm::seq(type.getNumElements()))
    numbers.emplace_back(bits, k);
  Value lanes = arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, numbers));
  OpFoldResult scale = index.constant(type.getNumElements() / width);
  Value limit =
      arith::IndexCastOp::create(builder, loc, type.getElementType(),
                                 index.materialize(index.mul(count, scale)));
  limit = vector::BroadcastOp::create(builder, loc, type, limit);
  return arith::SubIOp::create(builder, loc, lanes, limit);
}

Value SpillingRows::selectBySigns(Value signs, Value first, Value second) {
  VectorType type = getSignType();
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  Value isNegative = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::slt, signs, zero);
  if (type.getNumElements() == width)
    return arith::SelectOp::create(builder, loc, isNegative, first, second);
  auto byteType = VectorType::get(type.getNumElements(), builder.getI8Type());
  auto asBytes = [&](Value vector) {
    return vector::BitCastOp::create(builder, loc, byteType, vector);
  };
  Value selected = arith::SelectOp::create(builder, loc, isNegative,
                                           asBytes(first), asBytes(second));
  return vector::BitCastOp::create(builder, loc, first.getType(), selected);
}
