//===- Interpreter.cpp - Runs a function without compiling it -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Interpreter.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Pad.h"
#include "pad/Oracle/Oracle.h"
#include "pad/Runtime/Error.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

using Amounts = std::vector<int64_t>;

//===----------------------------------------------------------------------===//
// Elements and attributes
//===----------------------------------------------------------------------===//

/// Writes `bits` as part `part` of the element at `index`.
static void store(Array &array, int64_t index, unsigned part,
                  const llvm::APInt &bits) {
  const ElementStorage &storage = array.getStorage();
  char *bytes =
      array.getData() + index * storage.getBytes() + part * storage.partBytes;
  llvm::StoreIntToMemory(bits.zext(8 * storage.partBytes),
                         reinterpret_cast<uint8_t *>(bytes), storage.partBytes);
}

static std::optional<llvm::APInt> getBits(Attribute attr) {
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    return integer.getValue();
  if (auto number = dyn_cast<FloatAttr>(attr))
    return number.getValue().bitcastToAPInt();
  return std::nullopt;
}

/// Writes the elements of `elements`; false if it is of an unknown kind.
static bool storeAll(Array &array, DenseElementsAttr elements) {
  int64_t index = 0;
  if (isa<ComplexType>(array.getElementType())) {
    for (Attribute number : elements.getValues<Attribute>()) {
      auto parts = cast<ArrayAttr>(number);
      store(array, index, 0, *getBits(parts[0]));
      store(array, index++, 1, *getBits(parts[1]));
    }
    return true;
  }
  if (isa<FloatType>(array.getElementType())) {
    for (const APFloat &number : elements.getValues<APFloat>())
      store(array, index++, 0, number.bitcastToAPInt());
    return true;
  }
  if (!array.getElementType().isIntOrIndex())
    return false;
  for (const APInt &number : elements.getValues<APInt>())
    store(array, index++, 0, number);
  return true;
}

/// The array that the constant `attr` of type `type` is, or nothing.
static std::optional<llvm::Expected<Array>> getArray(Attribute attr,
                                                     Type type) {
  Type elementType = getElementTypeOrSelf(type);
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!ElementStorage::get(elementType) || (tensor && !tensor.hasStaticShape()))
    return std::nullopt;
  llvm::Expected<Array> array = Array::create(
      elementType, tensor ? tensor.getShape() : ArrayRef<int64_t>());
  if (!array)
    return array;
  if (auto elements = dyn_cast<DenseElementsAttr>(attr)) {
    if (storeAll(*array, elements))
      return array;
    return std::nullopt;
  }
  if (auto parts = dyn_cast<ArrayAttr>(attr);
      parts && parts.size() == array->getStorage().parts) {
    for (auto [part, value] : llvm::enumerate(parts)) {
      std::optional<llvm::APInt> bits = getBits(value);
      if (!bits)
        return std::nullopt;
      store(*array, 0, part, *bits);
    }
    return array;
  }
  std::optional<llvm::APInt> bits = getBits(attr);
  if (tensor || !bits)
    return std::nullopt;
  store(*array, 0, 0, *bits);
  return array;
}

/// The constant that the array of rank 0 `array` is; null if there is no
/// attribute for it.
static Attribute getAttribute(const Array &array) {
  Type type = array.getElementType();
  if (array.getRank() != 0 || array.getStorage().parts != 1)
    return {};
  llvm::APInt bits = array.getStorage().load(array.getData());
  if (type.isIntOrIndex())
    return IntegerAttr::get(type, bits);
  if (auto number = dyn_cast<FloatType>(type))
    return FloatAttr::get(type, APFloat(number.getFloatSemantics(), bits));
  return {};
}

/// An array of `type` with dynamic extents from `shape`. Fails if a static one
/// differs.
static llvm::Expected<Array> createArray(RankedTensorType type,
                                         ArrayRef<int64_t> shape) {
  for (auto [axis, expected, actual] : llvm::enumerate(type.getShape(), shape))
    if (!ShapedType::isDynamic(expected) && expected != actual)
      return createError() << "axis " << axis << " has the extent " << actual
                           << ", expected " << expected;
  return Array::create(type.getElementType(), shape);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

namespace {

class Interpreter {
public:
  llvm::Expected<llvm::SmallVector<Array>> run(func::FuncOp function,
                                               ArrayRef<Array> inputs);

private:
  /// Computes the results of `op`.
  llvm::Error compute(Operation *op);

  llvm::Expected<Array> compute(PadOp op);
  llvm::Expected<Array> compute(DynamicPadOp op);
  llvm::Expected<Array> compute(FillBorderOp op);
  llvm::Expected<Array> compute(tensor::ExtractSliceOp op);
  llvm::Expected<Array> compute(tensor::CastOp op);
  llvm::Expected<Array> compute(tensor::BitcastOp op);
  llvm::Expected<Array> compute(UnrealizedConversionCastOp op);
  llvm::Expected<Array> compute(tensor::DimOp op);
  llvm::Expected<Array> compute(tensor::ExtractOp op);
  llvm::Expected<Array> compute(tensor::FromElementsOp op);
  llvm::Expected<Array> compute(tensor::SplatOp op);

  /// Folds an operation on scalars.
  llvm::Error fold(Operation *op);

  llvm::Expected<Array> pad(PadMode mode, Value source, Value value,
                            const Amounts &low, const Amounts &high,
                            RankedTensorType type);

  const Array &get(Value value) const { return values.find(value)->second; }

  /// The integers that `value`, a list or a scalar, has.
  Amounts getIntegers(Value value) const {
    const Array &array = get(value);
    Amounts integers;
    for (int64_t i = 0; i != array.getNumElements(); ++i)
      integers.push_back(
          array.getStorage().load(array.getElement(i)).getSExtValue());
    return integers;
  }

  /// The numbers `known`, where the next of `unknown` replaces each dynamic
  /// one.
  Amounts getMixed(ArrayRef<int64_t> known, ValueRange unknown) const {
    Amounts numbers;
    for (int64_t number : known) {
      if (ShapedType::isDynamic(number)) {
        number = getIntegers(unknown.front()).front();
        unknown = unknown.drop_front();
      }
      numbers.push_back(number);
    }
    return numbers;
  }

  llvm::DenseMap<Value, Array> values;
};

} // namespace

/// The amounts for every axis in order, of `amounts` as `op` has them.
static Amounts getPerAxis(PadWindowOpInterface op, ArrayRef<int64_t> amounts) {
  int64_t rank = op.getRank();
  std::optional<ArrayRef<int64_t>> axes = op.getAxes();
  if (!axes)
    return Amounts(amounts.begin(), amounts.end());
  Amounts perAxis(rank, 0);
  for (auto [axis, amount] : llvm::zip_equal(*axes, amounts))
    perAxis[axis < 0 ? axis + rank : axis] = amount;
  return perAxis;
}

llvm::Expected<Array> Interpreter::pad(PadMode mode, Value source, Value value,
                                       const Amounts &low, const Amounts &high,
                                       RankedTensorType type) {
  const Array &x = get(source);
  Amounts sourceShape(x.getShape());
  // A static extent of the result stands as it is.
  Amounts shape = oracle::getResultShape(sourceShape, low, high);
  for (auto [extent, known] : llvm::zip_equal(shape, type.getShape()))
    if (!ShapedType::isDynamic(known))
      extent = known;
  llvm::Expected<Array> result = createArray(type, shape);
  if (!result)
    return result;
  oracle::padInto(*oracle::parseMode(stringifyPadMode(mode).str()), x.getData(),
                  sourceShape, x.getStorage().getBytes(), low,
                  value ? get(value).getData() : nullptr, result->getData(),
                  shape);
  return result;
}

llvm::Expected<Array> Interpreter::compute(PadOp op) {
  return pad(op.getMode(), op.getSource(), op.getValue(),
             getPerAxis(op, getMixed(op.getStaticLow(), op.getLow())),
             getPerAxis(op, getMixed(op.getStaticHigh(), op.getHigh())),
             op.getResultType());
}

llvm::Expected<Array> Interpreter::compute(FillBorderOp op) {
  const Array &x = get(op.getSource());
  llvm::Expected<Array> result = createArray(
      cast<RankedTensorType>(op.getSourceType()), Amounts(x.getShape()));
  if (!result)
    return result;
  if (x.getSizeInBytes() != 0)
    std::memcpy(result->getData(), x.getData(), x.getSizeInBytes());
  oracle::fillBorder(*oracle::parseMode(stringifyPadMode(op.getMode()).str()),
                     result->getData(), Amounts(x.getShape()),
                     x.getStorage().getBytes(),
                     getPerAxis(op, getMixed(op.getStaticLow(), op.getLow())),
                     getPerAxis(op, getMixed(op.getStaticHigh(), op.getHigh())),
                     op.getValue() ? get(op.getValue()).getData() : nullptr);
  return result;
}

llvm::Expected<Array> Interpreter::compute(DynamicPadOp op) {
  int64_t rank = op.getSourceType().getRank();
  Amounts pads = getIntegers(op.getPads()), axes;
  if (op.getAxes())
    axes = getIntegers(op.getAxes());
  else
    llvm::append_range(axes, llvm::seq(rank));
  Amounts low(rank, 0), high(rank, 0);
  for (auto [position, axis] : llvm::enumerate(axes)) {
    if (axis < -rank || axis >= rank)
      continue;
    auto entry = [&](size_t at) { return at < pads.size() ? pads[at] : 0; };
    low[axis < 0 ? axis + rank : axis] = entry(position);
    high[axis < 0 ? axis + rank : axis] = entry(axes.size() + position);
  }
  return pad(op.getMode(), op.getSource(), op.getValue(), low, high,
             op.getResultType());
}

llvm::Expected<Array> Interpreter::compute(tensor::ExtractSliceOp op) {
  const Array &x = get(op.getSource());
  Amounts offsets = getMixed(op.getStaticOffsets(), op.getOffsets());
  Amounts sizes = getMixed(op.getStaticSizes(), op.getSizes());
  Amounts strides = getMixed(op.getStaticStrides(), op.getStrides());
  llvm::SmallBitVector dropped = op.getDroppedDims();
  Amounts shape;
  for (auto [axis, extent] : llvm::enumerate(x.getShape())) {
    // One that overflows is out of bounds, too.
    int64_t last;
    if (llvm::SubOverflow(sizes[axis], int64_t(1), last) ||
        llvm::MulOverflow(last, strides[axis], last) ||
        llvm::AddOverflow(last, offsets[axis], last))
      last = strides[axis] < 0 ? std::numeric_limits<int64_t>::min()
                               : std::numeric_limits<int64_t>::max();
    if (sizes[axis] < 0 ||
        (sizes[axis] > 0 && (offsets[axis] < 0 || last < 0 || last >= extent)))
      return createError() << "axis " << axis << " has the extent " << extent
                           << ", of which elements " << offsets[axis] << " to "
                           << last << " are taken";
    if (!dropped.test(axis))
      shape.push_back(sizes[axis]);
  }
  llvm::Expected<Array> result = createArray(op.getType(), shape);
  if (!result)
    return result;
  oracle::sliceInto(x.getData(), Amounts(x.getShape()),
                    x.getStorage().getBytes(), offsets, strides,
                    result->getData(), sizes);
  return result;
}

llvm::Expected<Array> Interpreter::compute(tensor::CastOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !isa<RankedTensorType>(op.getSource().getType()))
    return createError() << "expected ranked tensors";
  const Array &x = get(op.getSource());
  llvm::Expected<Array> result = createArray(type, x.getShape());
  if (result && x.getSizeInBytes() != 0)
    std::memcpy(result->getData(), x.getData(), x.getSizeInBytes());
  return result;
}

/// The array `x` as one of `type`, an integer as wide as its elements.
static llvm::Expected<Array> reinterpret(const Array &x, Type type) {
  if (!isa<IntegerType>(type) || !isa<IntegerType>(x.getElementType()) ||
      type.getIntOrFloatBitWidth() !=
          x.getElementType().getIntOrFloatBitWidth())
    return createError() << "expected integers of the same width";
  llvm::Expected<Array> result = Array::create(type, x.getShape());
  if (result && x.getSizeInBytes() != 0)
    std::memcpy(result->getData(), x.getData(), x.getSizeInBytes());
  return result;
}

llvm::Expected<Array> Interpreter::compute(tensor::BitcastOp op) {
  return reinterpret(get(op.getSource()), getElementTypeOrSelf(op.getType()));
}

llvm::Expected<Array> Interpreter::compute(UnrealizedConversionCastOp op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1)
    return createError() << "expected one operand and one result";
  return reinterpret(get(op->getOperand(0)), op->getResult(0).getType());
}

llvm::Expected<Array> Interpreter::compute(tensor::DimOp op) {
  ArrayRef<int64_t> shape = get(op.getSource()).getShape();
  int64_t axis = getIntegers(op.getIndex()).front();
  if (axis < 0 || axis >= static_cast<int64_t>(shape.size()))
    return createError() << "axis " << axis << " of a tensor of rank "
                         << shape.size();
  llvm::Expected<Array> result = Array::create(op.getType(), {});
  if (result)
    store(*result, 0, 0, llvm::APInt(64, shape[axis]));
  return result;
}

llvm::Expected<Array> Interpreter::compute(tensor::ExtractOp op) {
  const Array &x = get(op.getTensor());
  Amounts offsets;
  for (Value index : op.getIndices())
    offsets.push_back(getIntegers(index).front());
  for (auto [axis, index, extent] : llvm::enumerate(offsets, x.getShape()))
    if (index < 0 || index >= extent)
      return createError() << "element " << index << " of axis " << axis
                           << " of extent " << extent;
  llvm::Expected<Array> result = Array::create(op.getType(), {});
  if (!result)
    return result;
  Amounts ones(x.getRank(), 1);
  oracle::sliceInto(x.getData(), Amounts(x.getShape()),
                    x.getStorage().getBytes(), offsets, ones, result->getData(),
                    ones);
  return result;
}

llvm::Expected<Array> Interpreter::compute(tensor::FromElementsOp op) {
  llvm::Expected<Array> result =
      createArray(op.getType(), op.getType().getShape());
  if (!result)
    return result;
  size_t size = result->getStorage().getBytes();
  for (auto [position, element] : llvm::enumerate(op.getElements()))
    std::memcpy(result->getData() + position * size, get(element).getData(),
                size);
  return result;
}

llvm::Expected<Array> Interpreter::compute(tensor::SplatOp op) {
  Amounts shape = getMixed(op.getType().getShape(), op.getDynamicSizes());
  llvm::Expected<Array> result = createArray(op.getType(), shape);
  if (!result)
    return result;
  size_t size = result->getStorage().getBytes();
  for (int64_t i = 0; i != result->getNumElements(); ++i)
    std::memcpy(result->getData() + i * size, get(op.getInput()).getData(),
                size);
  return result;
}

llvm::Error Interpreter::fold(Operation *op) {
  // On scalars only: folds of pads must not take part in checking pads.
  auto isScalar = [](Type type) { return type.isIntOrIndexOrFloat(); };
  llvm::SmallVector<Attribute> operands;
  for (Value operand : op->getOperands())
    operands.push_back(getAttribute(get(operand)));
  if (op->getNumRegions() == 0 &&
      llvm::all_of(op->getResultTypes(), isScalar) &&
      llvm::all_of(operands, [](Attribute attr) { return bool(attr); })) {
    SmallVector<Attribute> results = foldToConstants(
        op, operands, [&](Value value) { return getAttribute(get(value)); });
    for (auto [value, attr] : llvm::zip(op->getResults(), results)) {
      std::optional<llvm::Expected<Array>> array =
          getArray(attr, value.getType());
      if (!array)
        break;
      if (!*array)
        return array->takeError();
      values.insert({value, std::move(**array)});
    }
    if (!results.empty() && llvm::all_of(op->getResults(), [&](Value value) {
          return values.contains(value);
        }))
      return llvm::Error::success();
  }
  return createError() << "the interpreter computes only pads, slices, casts, "
                          "constants and scalars that fold";
}

llvm::Error Interpreter::compute(Operation *op) {
  Attribute constant;
  if (matchPattern(op, m_Constant(&constant))) {
    std::optional<llvm::Expected<Array>> array =
        getArray(constant, op->getResult(0).getType());
    if (!array)
      return createError() << "the interpreter computes no such constant";
    if (!*array)
      return array->takeError();
    values.insert({op->getResult(0), std::move(**array)});
    return llvm::Error::success();
  }
  auto set = [&](auto typed) -> llvm::Error {
    llvm::Expected<Array> result = compute(typed);
    if (!result)
      return result.takeError();
    values.insert({op->getResult(0), std::move(*result)});
    return llvm::Error::success();
  };
  return llvm::TypeSwitch<Operation *, llvm::Error>(op)
      .Case<PadOp, DynamicPadOp, FillBorderOp, tensor::ExtractSliceOp,
            tensor::CastOp, tensor::BitcastOp, UnrealizedConversionCastOp,
            tensor::DimOp, tensor::ExtractOp, tensor::FromElementsOp,
            tensor::SplatOp>(set)
      .Default([&](Operation *other) { return fold(other); });
}

llvm::Expected<llvm::SmallVector<Array>>
Interpreter::run(func::FuncOp function, ArrayRef<Array> inputs) {
  if (!function.getBody().hasOneBlock())
    return createError() << "function '" << function.getSymName()
                         << "' has branches, expected a single block";
  auto borrow = [](const Array &array) {
    // Nothing writes to it.
    return Array::borrow(array.getElementType(), array.getShape(),
                         const_cast<char *>(array.getData()));
  };
  for (auto [argument, input] :
       llvm::zip_equal(function.getArguments(), inputs))
    values.insert({argument, borrow(input)});
  llvm::SmallVector<Array> results;
  for (Operation &op : function.getBody().front()) {
    if (auto returnOp = dyn_cast<func::ReturnOp>(op)) {
      for (Value operand : returnOp.getOperands()) {
        const Array &value = get(operand);
        llvm::Expected<Array> result =
            Array::create(value.getElementType(), value.getShape());
        if (!result)
          return result.takeError();
        if (value.getSizeInBytes() != 0)
          std::memcpy(result->getData(), value.getData(),
                      value.getSizeInBytes());
        results.push_back(std::move(*result));
      }
      continue;
    }
    if (llvm::Error error = compute(&op))
      return createError() << "operation '" << op.getName().getStringRef()
                           << "': " << llvm::toString(std::move(error));
  }
  return results;
}

llvm::Expected<llvm::SmallVector<Array>>
mlir::pad::interpret(func::FuncOp function, ArrayRef<Array> inputs) {
  return Interpreter().run(function, inputs);
}
