//===- IndexList.cpp - Constants in 1-D tensors of integers ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexList.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "pad/IR/Constants.h"

using namespace mlir;
using namespace mlir::pad;

std::optional<int64_t> IndexList::getLength() const {
  auto type = cast<RankedTensorType>(list.getType());
  if (!type.isDynamicDim(0))
    return type.getDimSize(0);
  if (auto cast = list.getDefiningOp<tensor::CastOp>())
    if (isa<RankedTensorType>(cast.getSource().getType()))
      return IndexList(cast.getSource()).getLength();
  if (auto concat = list.getDefiningOp<tensor::ConcatOp>()) {
    int64_t length = 0;
    for (Value part : concat.getInputs()) {
      std::optional<int64_t> partLength = IndexList(part).getLength();
      if (!partLength)
        return std::nullopt;
      length += *partLength;
    }
    return length;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// One step back
//===----------------------------------------------------------------------===//

namespace {

/// Where an entry comes from: of the members at most one is set, and none if it
/// is not known.
struct Origin {
  /// The entry is a constant.
  Attribute constant;
  /// The entry is a scalar.
  Value scalar;
  /// The entry is another list's entry `position`.
  Value list;
  int64_t position = 0;
  /// The entry is the result of this op on entry `position` of each operand.
  Operation *elementwise = nullptr;
};

} // namespace

/// Whether `op` maps lists of integers to a list of integers entry by entry.
static bool isElementwise(Operation *op) {
  auto isList = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getRank() == 1 &&
           tensor.getElementType().isSignlessIntOrIndex();
  };
  return op && OpTrait::hasElementwiseMappableTraits(op) &&
         op->getNumResults() == 1 && op->getNumRegions() == 0 &&
         llvm::all_of(op->getOperandTypes(), isList) &&
         isList(op->getResult(0).getType());
}

static Origin getOrigin(Value list, int64_t position) {
  Origin origin;
  origin.position = position;
  if (position < 0)
    return origin;
  DenseIntElementsAttr constant;
  if (matchPattern(list, m_Constant(&constant))) {
    if (position < constant.getNumElements())
      origin.constant = constant.getValues<Attribute>()[position];
    return origin;
  }

  if (auto elements = list.getDefiningOp<tensor::FromElementsOp>()) {
    if (position < static_cast<int64_t>(elements.getElements().size()))
      origin.scalar = elements.getElements()[position];
    return origin;
  }

  if (auto cast = list.getDefiningOp<tensor::CastOp>()) {
    if (isa<RankedTensorType>(cast.getSource().getType()))
      origin.list = cast.getSource();
    return origin;
  }

  if (auto concat = list.getDefiningOp<tensor::ConcatOp>()) {
    for (Value part : concat.getInputs()) {
      std::optional<int64_t> length = IndexList(part).getLength();
      if (!length)
        return origin;
      if (origin.position < *length) {
        origin.list = part;
        return origin;
      }
      origin.position -= *length;
    }
    return origin;
  }

  if (auto slice = list.getDefiningOp<tensor::ExtractSliceOp>()) {
    if (slice.getSourceType().getRank() != 1 || slice.isDynamicOffset(0) ||
        slice.isDynamicStride(0))
      return origin;
    origin.list = slice.getSource();
    origin.position =
        slice.getStaticOffset(0) + position * slice.getStaticStride(0);
    return origin;
  }

  if (Operation *op = list.getDefiningOp(); isElementwise(op))
    origin.elementwise = op;
  return origin;
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// The op that does to scalars what `op` does to the entries of lists. It is
/// not inserted anywhere.
static Operation *createScalar(Operation *op, ValueRange operands) {
  return Operation::create(op->getLoc(), op->getName(),
                           getElementTypeOrSelf(op->getResult(0).getType()),
                           operands, op->getDiscardableAttrDictionary(),
                           op->getPropertiesStorage(), BlockRange(),
                           /*numRegions=*/0);
}

namespace {

/// Looks at entries of lists, at each one once: lists of ops share operands.
class EntryReader {
public:
  /// The integer attribute that the entry is known to be, or null.
  Attribute evaluate(Value list, int64_t position);
  /// Whether the entry is made of scalars.
  bool isReadable(Value list, int64_t position);
  /// The entry as a scalar of the list's element type.
  Value read(OpBuilder &builder, Location loc, Value list, int64_t position);

private:
  Attribute evaluateElementwise(Operation *op, int64_t position);
  Attribute evaluateOrigin(const Origin &origin);
  Value readOrigin(OpBuilder &builder, Location loc, const Origin &origin);

  using Entry = std::pair<Value, int64_t>;
  llvm::SmallDenseMap<Entry, Attribute> constants;
  llvm::SmallDenseMap<Entry, Value> scalars;
  llvm::SmallDenseSet<Entry> visited;
};

} // namespace

/// The result of `op` on the constants at `position`, or null.
Attribute EntryReader::evaluateElementwise(Operation *op, int64_t position) {
  SmallVector<Attribute> operands;
  SmallVector<Type> types;
  for (Value operand : op->getOperands()) {
    operands.push_back(evaluate(operand, position));
    if (!operands.back())
      return {};
    types.push_back(getElementTypeOrSelf(operand.getType()));
  }
  // Folders want an op, so make one where nobody sees it.
  Block scratch;
  scratch.addArguments(types,
                       SmallVector<Location>(types.size(), op->getLoc()));
  Operation *scalar = createScalar(op, scratch.getArguments());
  SmallVector<Attribute> results =
      foldToConstants(scalar, operands, [&](Value value) {
        return operands[cast<BlockArgument>(value).getArgNumber()];
      });
  scalar->destroy();
  return results.size() == 1 ? results.front() : Attribute();
}

Attribute EntryReader::evaluateOrigin(const Origin &origin) {
  if (origin.constant)
    return origin.constant;
  if (origin.list)
    return evaluate(origin.list, origin.position);
  if (origin.elementwise)
    return evaluateElementwise(origin.elementwise, origin.position);
  Attribute constant;
  if (origin.scalar && matchPattern(origin.scalar, m_Constant(&constant)))
    return constant;
  return {};
}

Attribute EntryReader::evaluate(Value list, int64_t position) {
  Entry entry(list, position);
  if (auto known = constants.find(entry); known != constants.end())
    return known->second;
  Attribute constant = evaluateOrigin(getOrigin(list, position));
  constants[entry] = constant;
  return constant;
}

bool EntryReader::isReadable(Value list, int64_t position) {
  // If it was not, the answer is known.
  if (!visited.insert({list, position}).second)
    return true;
  Origin origin = getOrigin(list, position);
  if (origin.list)
    return isReadable(origin.list, origin.position);
  if (origin.elementwise)
    return llvm::all_of(origin.elementwise->getOperands(), [&](Value operand) {
      return isReadable(operand, position);
    });
  return origin.constant || origin.scalar;
}

Value EntryReader::readOrigin(OpBuilder &builder, Location loc,
                              const Origin &origin) {
  if (origin.list)
    return read(builder, loc, origin.list, origin.position);
  if (!origin.elementwise)
    return origin.scalar;
  SmallVector<Value> operands;
  for (Value operand : origin.elementwise->getOperands())
    operands.push_back(read(builder, loc, operand, origin.position));
  return builder.insert(createScalar(origin.elementwise, operands))
      ->getResult(0);
}

Value EntryReader::read(OpBuilder &builder, Location loc, Value list,
                        int64_t position) {
  Entry entry(list, position);
  if (Value known = scalars.lookup(entry))
    return known;
  Attribute constant = evaluate(list, position);
  Value scalar = constant ? arith::ConstantOp::create(builder, loc,
                                                      cast<TypedAttr>(constant))
                          : readOrigin(builder, loc, getOrigin(list, position));
  scalars[entry] = scalar;
  return scalar;
}

//===----------------------------------------------------------------------===//
// IndexList
//===----------------------------------------------------------------------===//

std::optional<int64_t> IndexList::evaluate(int64_t position) const {
  auto constant =
      dyn_cast_or_null<IntegerAttr>(EntryReader().evaluate(list, position));
  if (!constant || constant.getValue().getSignificantBits() > 64)
    return std::nullopt;
  return constant.getValue().getSExtValue();
}

bool IndexList::isReadable(int64_t position) const {
  return EntryReader().isReadable(list, position);
}

OpFoldResult IndexList::read(OpBuilder &builder, Location loc,
                             int64_t position) const {
  if (std::optional<int64_t> known = evaluate(position))
    return builder.getIndexAttr(*known);
  Value scalar = EntryReader().read(builder, loc, list, position);
  if (scalar.getType().isIndex())
    return scalar;
  return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                    scalar)
      .getResult();
}
