//===- ProvenanceOfTosa.cpp - Where elements of TOSA's tensors come from --===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Provenance.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Tosa/Utils/ConversionUtils.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::pad;

std::optional<Element> Provenance::readTosa(OpResult result, Indices indices) {
  SmallVector<Linear> moved = llvm::to_vector(indices);
  if (llvm::any_of(result.getOwner()->getOperandTypes(),
                   llvm::IsaPred<UnrankedTensorType>))
    return leave("a tensor without a rank");
  return llvm::TypeSwitch<Operation *, MaybeElement>(result.getOwner())
      .Case([&](tosa::ConcatOp op) {
        return readConcatenated(op.getInput1(), op.getAxis(), indices);
      })
      .Case([&](tosa::IdentityOp op) { return read(op.getInput1(), indices); })
      .Case([&](tosa::ReverseOp op) {
        Linear &index = moved[op.getAxis()];
        index = explorer.sub(
            explorer.sub(getExtent(op.getInput1(), op.getAxis()), 1), index);
        return read(op.getInput1(), moved);
      })
      .Case([&](tosa::SliceOp op) -> MaybeElement {
        SmallVector<int64_t> starts;
        Operation *start = op.getStart().getDefiningOp();
        if (!start || !tosa::getConstShapeValues(start, starts))
          return leave("a slice at a start that is not constant");
        for (auto [index, offset] : llvm::zip_equal(moved, starts))
          index = explorer.add(index, offset);
        return read(op.getInput1(), moved);
      })
      .Case([&](tosa::TransposeOp op) {
        for (auto [axis, from] : llvm::enumerate(op.getPerms()))
          moved[from] = indices[axis];
        return read(op.getInput1(), moved);
      })
      .Case([&](tosa::TileOp op) {
        for (auto [axis, index] : llvm::enumerate(moved))
          index = explorer.floorMod(index, getExtent(op.getInput1(), axis));
        return read(op.getInput1(), moved);
      })
      .Case([&](tosa::ReshapeOp op) -> MaybeElement {
        // A reshape keeps the product of unknown extents, and not each extent.
        if (cast<ShapedType>(op.getInput1().getType()).getNumDynamicDims() > 1)
          return leave("a reshape of extents that are not known");
        return readReshaped(op.getInput1(), op.getType(), indices);
      })
      .Case([&](tosa::GatherOp op) -> MaybeElement {
        MaybeLinear row =
            readIndexTensor(op.getIndices(), {indices[0], indices[1]});
        if (!row)
          return leave("indices of a gather that are not known");
        moved[1] = *row;
        return read(op.getValues(), moved);
      })
      .Case([&](tosa::ScatterOp op) { return readScattered(op, indices); })
      .Case([&](tosa::PadOp op) { return readPad(op, indices); })
      .Default([&](Operation *op) -> MaybeElement {
        if (!getElementTypeOrSelf(result.getType()).isIntOrIndex())
          return leave("an operation that computes");
        MaybeLinear number = readTosaNumber(op, indices);
        if (!number || !holds(getElementTypeOrSelf(result.getType()), *number))
          return leave("an operation that computes");
        return Element{{}, {}, {}, number};
      });
}

std::optional<Linear> Provenance::readRows(Value tensor,
                                           ArrayRef<int64_t> shape) {
  Provenance ofIndices(tensor.getDefiningOp(), unknowns, explorer.getBudget());
  ofIndices.rank = shape.size();
  IndexExplorer &inner = ofIndices.explorer;
  Linear position;
  for (int64_t extent : shape) {
    Bounds bounds{0, extent - 1};
    ofIndices.all.bounds.push_back(bounds);
    position = inner.add(inner.mul(position, extent),
                         Linear::variable(inner.addVariable(bounds)));
  }
  MaybeLinear row;
  unsigned numParts = 0;
  if (failed(inner.explore(ofIndices.all, [&] {
        row = ofIndices.readIndexTensor(tensor, {Linear(0), position});
        if (!row || ++numParts > 1)
          inner.fail("rows of a scatter that are not a box");
      })))
    return std::nullopt;
  return row;
}

/// The shape of the box that the rows of `op` may be: a tensor on the way to
/// them has the indices of each element of the box along its last axis.
static SmallVector<int64_t> getBoxShape(tosa::ScatterOp op) {
  int64_t numRows = getShape(op.getInput())[1];
  for (Operation *def = op.getIndices().getDefiningOp();
       def && def->getNumOperands() > 0;
       def = def->getOperand(0).getDefiningOp()) {
    auto type = dyn_cast<RankedTensorType>(def->getResult(0).getType());
    if (type && type.getRank() > 2 && type.hasStaticShape() &&
        computeProduct(type.getShape().drop_back()) == numRows)
      return llvm::to_vector(type.getShape().drop_back());
  }
  return {numRows};
}

// tosa.scatter %into, %rows, %x, where the rows are a box of rows of %into:
//   %rows[i0, i1, ...] = base + i0 * stride[0] + i1 * stride[1] + ...
// A row is written if each of its digits, row = sum digit[k] * stride[k], is in
// the box.
std::optional<Element> Provenance::readScattered(Operation *scatter,
                                                 Indices indices) {
  auto op = cast<tosa::ScatterOp>(scatter);
  auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
  if (!type || !type.hasStaticShape() || type.getDimSize(0) != 1 ||
      type.getNumElements() == 0 || !op.getIndices().getDefiningOp())
    return leave("a scatter of rows that are not known");
  SmallVector<int64_t> shape = getBoxShape(op);
  MaybeLinear rows = readRows(op.getIndices(), shape);
  if (!rows)
    return leave("rows of a scatter that are not a box");
  struct Digit {
    int64_t stride, count, step;
  };
  SmallVector<Digit> digits;
  for (auto [axis, step] : llvm::enumerate(computeStrides(shape)))
    if (shape[axis] > 1)
      digits.push_back({rows->getFactor(axis), shape[axis], step});
  // An axis of the result is a digit, too, of which the box may have but one.
  for (int64_t factor : indices[1].factors)
    if (factor > 0 && llvm::none_of(digits, [&](const Digit &digit) {
          return digit.stride == factor;
        }))
      digits.push_back({factor, /*count=*/1, /*step=*/0});
  // The rest is a digit of stride 1.
  if (llvm::none_of(digits, [](const Digit &d) { return d.stride == 1; }))
    digits.push_back({/*stride=*/1, /*count=*/1, /*step=*/0});
  llvm::sort(digits, [](const Digit &a, const Digit &b) {
    return a.stride > b.stride;
  });
  int64_t first = rows->constant, last = first;
  for (const Digit &digit : digits)
    last += (digit.count - 1) * digit.stride;
  if (digits.back().stride <= 0 || first < 0 ||
      last >= getShape(op.getValuesIn())[1])
    return leave("rows of a scatter that are not a box");
  Linear row = indices[1], position;
  for (auto [stride, count, step] : digits) {
    int64_t begin = first / stride, end = last / stride + 1;
    if (end - begin != count)
      return leave("rows of a scatter that are not a box");
    first %= stride;
    last %= stride;
    MaybeLinear index = explorer.floorDiv(row, stride);
    if (!index)
      return std::nullopt;
    row = explorer.sub(row, explorer.mul(*index, stride));
    if (explorer.lessThan(*index, begin) || !explorer.lessThan(*index, end))
      return read(op.getValuesIn(), indices);
    position =
        explorer.add(position, explorer.mul(explorer.sub(*index, begin), step));
  }
  return read(op.getInput(), {indices[0], position, indices[2]});
}

std::optional<Linear> Provenance::readTosaNumber(Operation *op,
                                                 Indices indices) {
  if (auto sum = dyn_cast<tosa::ReduceSumOp>(op)) {
    auto type = dyn_cast<RankedTensorType>(sum.getInput().getType());
    if (!type || type.isDynamicDim(sum.getAxis()) ||
        type.getDimSize(sum.getAxis()) > maxTerms)
      return std::nullopt;
    SmallVector<Linear> moved = llvm::to_vector(indices);
    Linear total;
    for (int64_t k : llvm::seq(type.getDimSize(sum.getAxis()))) {
      moved[sum.getAxis()] = k;
      MaybeLinear term = readIndexTensor(sum.getInput(), moved);
      if (!term)
        return std::nullopt;
      total = explorer.add(total, *term);
    }
    return total;
  }
  SmallVector<Linear> numbers;
  auto isKnown = [&](unsigned count) {
    for (Value operand : op->getOperands().take_front(count)) {
      auto type = dyn_cast<RankedTensorType>(operand.getType());
      if (!type || !type.getElementType().isIntOrIndex() ||
          type.getRank() != static_cast<int64_t>(indices.size()))
        return false;
      // An axis of extent 1 is repeated.
      SmallVector<Linear> moved = llvm::to_vector(indices);
      for (auto [index, extent] : llvm::zip_equal(moved, type.getShape()))
        if (extent == 1)
          index = Linear();
      MaybeLinear number = readIndexTensor(operand, moved);
      if (!number)
        return false;
      numbers.push_back(*number);
    }
    return true;
  };
  auto binary = [&](auto function) -> MaybeLinear {
    if (!isKnown(2))
      return std::nullopt;
    return function(numbers[0], numbers[1]);
  };
  auto isLess = [&](const Linear &a, const Linear &b) {
    return explorer.lessThan(a, b);
  };
  return llvm::TypeSwitch<Operation *, MaybeLinear>(op)
      .Case([&](tosa::AddOp) {
        return binary([&](auto &a, auto &b) { return explorer.add(a, b); });
      })
      .Case([&](tosa::SubOp) {
        return binary([&](auto &a, auto &b) { return explorer.sub(a, b); });
      })
      .Case([&](tosa::MulOp op) -> MaybeLinear {
        if (!isKnown(2) || !matchPattern(op.getShift(), m_Zero()) ||
            (!numbers[0].isConstant() && !numbers[1].isConstant()))
          return std::nullopt;
        return explorer.mul(numbers[0], numbers[1]);
      })
      .Case([&](tosa::MaximumOp) {
        return binary([&](auto &a, auto &b) { return explorer.max(a, b); });
      })
      .Case([&](tosa::MinimumOp) {
        return binary([&](auto &a, auto &b) { return explorer.min(a, b); });
      })
      .Case([&](tosa::GreaterOp) {
        return binary([&](auto &a, auto &b) { return Linear(isLess(b, a)); });
      })
      .Case([&](tosa::GreaterEqualOp) {
        return binary([&](auto &a, auto &b) { return Linear(!isLess(a, b)); });
      })
      .Case([&](tosa::EqualOp) {
        return binary([&](auto &a, auto &b) {
          return Linear(!isLess(a, b) && !isLess(b, a));
        });
      })
      .Case([&](tosa::LogicalNotOp) -> MaybeLinear {
        if (!isKnown(1) || !numbers[0].isConstant())
          return std::nullopt;
        return Linear(numbers[0].constant == 0);
      })
      .Case([&](tosa::LogicalAndOp) -> MaybeLinear {
        if (!isKnown(2) || !numbers[0].isConstant() || !numbers[1].isConstant())
          return std::nullopt;
        return Linear(numbers[0].constant != 0 && numbers[1].constant != 0);
      })
      .Case([&](tosa::IntDivOp) -> MaybeLinear {
        if (!isKnown(2))
          return std::nullopt;
        return divideToZero(numbers[0], numbers[1]);
      })
      .Case([&](tosa::SelectOp) -> MaybeLinear {
        if (!isKnown(3) || !numbers[0].isConstant())
          return std::nullopt;
        return numbers[0].constant != 0 ? numbers[1] : numbers[2];
      })
      .Case([&](tosa::AbsOp) -> MaybeLinear {
        if (!isKnown(1))
          return std::nullopt;
        return explorer.isNonNegative(numbers[0])
                   ? numbers[0]
                   : explorer.mul(numbers[0], -1);
      })
      .Case([&](tosa::CastOp op) -> MaybeLinear {
        if (!isKnown(1))
          return std::nullopt;
        if (op.getType().getElementType().isInteger(1))
          return Linear(isLess(numbers[0], 0) || isLess(0, numbers[0]));
        return numbers[0];
      })
      .Default([](Operation *) { return std::nullopt; });
}
