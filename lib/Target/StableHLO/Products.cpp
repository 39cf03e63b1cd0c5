//===- Products.cpp - Products, convolutions and windows ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each becomes one linalg op that adds up in loops inside of those over its
// result, in the order of the axes of its second operand. Sums of floats of
// fewer bits than 32 are floats of 32, which are rounded at the end.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

/// Strides, dilations and extents of windows are smaller, so that no product of
/// two overflows.
static constexpr int64_t kLimit = int64_t(1) << 31;

/// The place of an element of an operand in all loops of a sum.
using Position = SmallVector<AffineExpr>;

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// A linalg op with a loop for each axis of `type`, its result, and `numSummed`
/// loops in these. `add` adds the elements of `inputs` at `positions` to a sum
/// that begins with `start`.
static Value
createSum(ImplicitLocOpBuilder &builder, RankedTensorType type, Value start,
          int64_t numSummed, ValueRange inputs, ArrayRef<Position> positions,
          function_ref<Value(ImplicitLocOpBuilder &, ValueRange, Value)> add) {
  int64_t rank = type.getRank(), numLoops = rank + numSummed;
  Value empty =
      tensor::EmptyOp::create(builder, type.getShape(), type.getElementType());
  // Upstream refuses windows that do not fit, of which there are none.
  if (type.getNumElements() == 0)
    return empty;
  Value filled = linalg::FillOp::create(builder, start, empty).getResult(0);
  SmallVector<AffineMap> maps;
  for (const Position &position : positions)
    maps.push_back(AffineMap::get(numLoops, /*symbolCount=*/0, position,
                                  builder.getContext()));
  Position own;
  for (int64_t axis = 0; axis < rank; ++axis)
    own.push_back(builder.getAffineDimExpr(axis));
  maps.push_back(AffineMap::get(numLoops, 0, own, builder.getContext()));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  iterators.resize(numLoops, utils::IteratorType::reduction);
  return linalg::GenericOp::create(
             builder, TypeRange(type), inputs, ValueRange(filled), maps,
             iterators,
             [&](OpBuilder &nested, Location loc, ValueRange arguments) {
               ImplicitLocOpBuilder at(loc, nested);
               linalg::YieldOp::create(
                   at, add(at, arguments.drop_back(), arguments.back()));
             })
      .getResult(0);
}

/// A sum of products of the elements of `lhs` and `rhs` at `positions`, of
/// `shape`, as elements of `element`.
static Value createSumOfProducts(ImplicitLocOpBuilder &builder,
                                 ArrayRef<int64_t> shape, Type element,
                                 int64_t numSummed, Value lhs, Value rhs,
                                 ArrayRef<Position> positions) {
  bool isNarrow =
      isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
  auto type =
      RankedTensorType::get(shape, isNarrow ? builder.getF32Type() : element);
  Value sum = createSum(
      builder, type, createZeroElement(builder, type.getElementType()),
      numSummed, {lhs, rhs}, positions,
      [](ImplicitLocOpBuilder &at, ValueRange elements, Value sum) {
        return addProduct(at, sum, elements[0], elements[1]);
      });
  if (!isNarrow)
    return sum;
  return createElements(builder, type.clone(element), sum,
                        builder.getMultiDimIdentityMap(type.getRank()),
                        [&](ImplicitLocOpBuilder &at, ValueRange elements) {
                          return castElement(at, elements[0], element);
                        });
}

/// Whether the elements of all operands and of the result are numbers, and
/// shapes known.
static bool isOnNumbers(Operation *op) {
  auto isKnown = [](Type type) {
    auto tensor = cast<RankedTensorType>(type);
    return tensor.hasStaticShape() &&
           isa<FloatType, IntegerType>(tensor.getElementType());
  };
  return llvm::all_of(op->getOperandTypes(), isKnown) &&
         llvm::all_of(op->getResultTypes(), isKnown);
}

/// Fails, after an error, unless the result of `op` has `shape`.
static LogicalResult checkShape(Operation *op, ArrayRef<int64_t> shape) {
  RankedTensorType type = getResultType(op);
  if (type.getShape() == shape)
    return success();
  return op->emitOpError() << "gives " << type << ", expected "
                           << type.clone(shape);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static Lowered lower(ImplicitLocOpBuilder &builder, DotGeneralOp op) {
  RankedTensorType lhs = getType(op.getLhs()), rhs = getType(op.getRhs());
  DotAttr numbers = op.getDotDimensionNumbers();
  ArrayRef<int64_t> lhsBatch = numbers.getLhsBatchingDimensions();
  ArrayRef<int64_t> rhsBatch = numbers.getRhsBatchingDimensions();
  ArrayRef<int64_t> lhsSummed = numbers.getLhsContractingDimensions();
  ArrayRef<int64_t> rhsSummed = numbers.getRhsContractingDimensions();
  SmallVector<int64_t> lhsAxes(lhsBatch), rhsAxes(rhsBatch);
  lhsAxes.append(lhsSummed.begin(), lhsSummed.end());
  rhsAxes.append(rhsSummed.begin(), rhsSummed.end());
  if (failed(checkAxes(op, lhsAxes, "dimensions of lhs", lhs.getRank())) ||
      failed(checkAxes(op, rhsAxes, "dimensions of rhs", rhs.getRank())) ||
      failed(checkCount(op, rhsBatch, "rhs_batching_dimensions",
                        lhsBatch.size())) ||
      failed(checkCount(op, rhsSummed, "rhs_contracting_dimensions",
                        lhsSummed.size())))
    return failure();
  // An algorithm asks for other sums.
  if (!isOnNumbers(op) || op.getAlgorithm())
    return Value();
  for (auto [ours, theirs] : llvm::zip_equal(lhsAxes, rhsAxes))
    if (lhs.getDimSize(ours) != rhs.getDimSize(theirs))
      return op.emitOpError()
             << "has axis " << ours << " of " << lhs << " and axis " << theirs
             << " of " << rhs << ", expected one extent";
  Position ofLhs(lhs.getRank()), ofRhs(rhs.getRank());
  SmallVector<int64_t> shape;
  for (auto [ours, theirs] : llvm::zip_equal(lhsBatch, rhsBatch)) {
    ofLhs[ours] = ofRhs[theirs] = builder.getAffineDimExpr(shape.size());
    shape.push_back(lhs.getDimSize(ours));
  }
  auto addOwnAxes = [&](RankedTensorType type, ArrayRef<int64_t> shared,
                        Position &position) {
    for (int64_t axis = 0; axis < type.getRank(); ++axis) {
      if (llvm::is_contained(shared, axis))
        continue;
      position[axis] = builder.getAffineDimExpr(shape.size());
      shape.push_back(type.getDimSize(axis));
    }
  };
  addOwnAxes(lhs, lhsAxes, ofLhs);
  addOwnAxes(rhs, rhsAxes, ofRhs);
  if (failed(checkShape(op, shape)))
    return failure();
  int64_t next = shape.size();
  for (int64_t theirs = 0; theirs < rhs.getRank(); ++theirs) {
    const int64_t *found = llvm::find(rhsSummed, theirs);
    if (found == rhsSummed.end())
      continue;
    int64_t ours = lhsSummed[found - rhsSummed.begin()];
    ofLhs[ours] = ofRhs[theirs] = builder.getAffineDimExpr(next++);
  }
  return createSumOfProducts(builder, shape, getElementTypeOrSelf(op.getType()),
                             lhsSummed.size(), op.getLhs(), op.getRhs(),
                             {ofLhs, ofRhs});
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// The numbers of `attribute`, or 1 for each of `count` axes without one;
/// fails, after an error, unless there are as many, from 1 to kLimit - 1.
static FailureOr<SmallVector<int64_t>>
getFactors(Operation *op, std::optional<ArrayRef<int64_t>> attribute,
           StringRef name, int64_t count) {
  if (!attribute)
    return SmallVector<int64_t>(count, 1);
  if (failed(checkCount(op, *attribute, name, count)))
    return failure();
  for (int64_t factor : *attribute)
    if (factor < 1 || factor >= kLimit)
      return op->emitOpError() << "has " << factor << " in '" << name
                               << "', expected 1 to " << kLimit - 1;
  return llvm::to_vector(*attribute);
}

/// The amounts before and behind each of `count` axes, or 0; fails, after an
/// error, unless there are as many.
static FailureOr<std::pair<SmallVector<int64_t>, SmallVector<int64_t>>>
getPadding(Operation *op, std::optional<DenseIntElementsAttr> attribute,
           int64_t count) {
  SmallVector<int64_t> low(count, 0), high(count, 0);
  if (!attribute)
    return std::pair(low, high);
  if (attribute->getType().getShape() != ArrayRef<int64_t>{count, 2})
    return op->emitOpError()
           << "has a 'padding' of " << attribute->getType() << ", expected "
           << attribute->getType().clone({count, 2});
  auto amounts = attribute->getValues<int64_t>();
  for (int64_t axis = 0; axis < count; ++axis) {
    low[axis] = amounts[2 * axis];
    high[axis] = amounts[2 * axis + 1];
  }
  return std::pair(low, high);
}

namespace {

/// The windows along an axis. A window has `extent` elements, `dilation` apart,
/// and begins `stride` elements behind the window before.
struct Windows {
  int64_t extent, stride, dilation;

  /// The number of windows inside of `n` elements.
  int64_t getCount(int64_t n) const {
    int64_t length = extent == 0 ? 0 : (extent - 1) * dilation + 1;
    return n == 0 || length > n ? 0 : (n - length) / stride + 1;
  }
  /// The place of element `k` of window `w`.
  AffineExpr getPlace(AffineExpr w, AffineExpr k) const {
    return w * stride + k * dilation;
  }
};

} // namespace

/// `source` with axis `axis` as two: `count` parts one after the other.
static Value split(ImplicitLocOpBuilder &builder, Value source, int64_t axis,
                   int64_t count) {
  RankedTensorType type = getType(source);
  SmallVector<int64_t> shape;
  SmallVector<ReassociationIndices> groups;
  for (int64_t k = 0; k < type.getRank(); ++k) {
    groups.push_back({static_cast<int64_t>(shape.size())});
    shape.push_back(type.getDimSize(k));
    if (k != axis)
      continue;
    shape.back() = count;
    groups.back().push_back(shape.size());
    shape.push_back(type.getDimSize(k) / count);
  }
  return tensor::ExpandShapeOp::create(builder, type.clone(shape), source,
                                       groups);
}

/// `source` with axis `axis` and the next one as one, of `shape`.
static Value merge(ImplicitLocOpBuilder &builder, Value source, int64_t axis,
                   ArrayRef<int64_t> shape) {
  SmallVector<ReassociationIndices> groups;
  int64_t next = 0;
  for (int64_t k = 0; k < static_cast<int64_t>(shape.size()); ++k) {
    groups.push_back({next++});
    if (k == axis)
      groups.back().push_back(next++);
  }
  return tensor::CollapseShapeOp::create(builder, getType(source).clone(shape),
                                         source, groups);
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

/// The axis that `axes`, of a ConvAttr, says is `role`.
static int64_t getAxis(ArrayRef<int64_t> axes, int64_t role) {
  return llvm::find(axes, role) - axes.begin();
}

namespace {

/// A convolution. The features of its result are in `groups` groups, each of
/// which is of the image's features in a group or, if `areBatches`, of the
/// images in one.
class Convolution {
public:
  Convolution(ImplicitLocOpBuilder &builder, ConvolutionOp op)
      : builder(builder), op(op), axes(op.getDimensionNumbers()),
        rank(axes.getImage().size()), numSpatial(rank - 2) {}

  Lowered lower();

private:
  LogicalResult checkGroups();
  /// Reads `windows`, pads `image` and reverses `kernel`.
  LogicalResult readWindows();
  /// The shape of the result.
  SmallVector<int64_t> getShape() const;
  AffineExpr createLoop() { return builder.getAffineDimExpr(numLoops++); }

  ImplicitLocOpBuilder &builder;
  ConvolutionOp op;
  ConvAttr axes;
  int64_t rank, numSpatial;
  Value image, kernel;
  SmallVector<Windows> windows;
  int64_t groups = 1;
  bool areBatches = false;
  int64_t numLoops = 0;
};

} // namespace

LogicalResult Convolution::checkGroups() {
  int64_t ofFeatures = op.getFeatureGroupCount();
  int64_t ofBatches = op.getBatchGroupCount();
  if (ofFeatures < 1 || ofBatches < 1 || (ofFeatures > 1 && ofBatches > 1))
    return op.emitOpError()
           << "has " << ofFeatures << " groups of features and " << ofBatches
           << " of batches, expected 1 of one of them and 1 or more of the "
              "other";
  areBatches = ofBatches > 1;
  groups = std::max(ofFeatures, ofBatches);
  RankedTensorType imageType = getType(image), kernelType = getType(kernel);
  auto getExtent = [](RankedTensorType type, ArrayRef<int64_t> axes,
                      int64_t role) {
    return type.getDimSize(getAxis(axes, role));
  };
  int64_t batches = getExtent(imageType, axes.getImage(), ConvAttr::kBatch);
  int64_t features = getExtent(imageType, axes.getImage(), ConvAttr::kFeature);
  int64_t inputs = getExtent(kernelType, axes.getKernel(), ConvAttr::kFeature);
  int64_t outputs = getExtent(kernelType, axes.getKernel(), ConvAttr::kBatch);
  if (outputs % groups != 0 || batches % ofBatches != 0 ||
      features % ofFeatures != 0 || features / ofFeatures != inputs)
    return op.emitOpError()
           << "has " << batches << " images of " << features
           << " features and a kernel of " << inputs << " to " << outputs
           << ", which do not fit " << ofFeatures << " groups of features and "
           << ofBatches << " of batches";
  return success();
}

LogicalResult Convolution::readWindows() {
  auto strides =
      getFactors(op, op.getWindowStrides(), "window_strides", numSpatial);
  auto dilation =
      getFactors(op, op.getRhsDilation(), "rhs_dilation", numSpatial);
  auto between =
      getFactors(op, op.getLhsDilation(), "lhs_dilation", numSpatial);
  auto padding = getPadding(op, op.getPadding(), numSpatial);
  SmallVector<int64_t> low(rank, 0), high(rank, 0), interior(rank, 0), reversed;
  std::optional<ArrayRef<bool>> areReversed = op.getWindowReversal();
  if (failed(strides) || failed(dilation) || failed(between) || failed(padding))
    return failure();
  if (areReversed && static_cast<int64_t>(areReversed->size()) != numSpatial)
    return op.emitOpError()
           << "has " << areReversed->size()
           << " values in 'window_reversal', expected " << numSpatial;
  for (int64_t k = 0; k < numSpatial; ++k) {
    int64_t axis = getAxis(axes.getImage(), k);
    low[axis] = padding->first[k];
    high[axis] = padding->second[k];
    interior[axis] = (*between)[k] - 1;
    int64_t ofKernel = getAxis(axes.getKernel(), k);
    windows.push_back(
        {getType(kernel).getDimSize(ofKernel), (*strides)[k], (*dilation)[k]});
    if (areReversed && (*areReversed)[k])
      reversed.push_back(ofKernel);
  }
  Value zero = createZeroElement(builder, getType(image).getElementType());
  FailureOr<Value> padded =
      padConstant(builder, op, image, zero, low, high, interior);
  if (failed(padded))
    return failure();
  image = *padded;
  if (!reversed.empty())
    kernel = reverse(builder, kernel, reversed);
  return success();
}

SmallVector<int64_t> Convolution::getShape() const {
  return llvm::map_to_vector(axes.getResult(), [&](int64_t role) {
    if (role == ConvAttr::kFeature)
      return getType(kernel).getDimSize(
          getAxis(axes.getKernel(), ConvAttr::kBatch));
    int64_t n = getType(image).getDimSize(getAxis(axes.getImage(), role));
    if (role == ConvAttr::kBatch)
      return areBatches ? n / groups : n;
    return windows[role].getCount(n);
  });
}

Lowered Convolution::lower() {
  image = op.getImage();
  kernel = op.getKernel();
  for (RankedTensorType type :
       {getType(image), getType(kernel), getResultType(op)})
    if (type.getRank() != rank)
      return op.emitOpError()
             << "has " << type << ", expected " << rank << " axes";
  if (!isOnNumbers(op))
    return Value();
  if (llvm::any_of(getType(kernel).getShape(),
                   [](int64_t extent) { return extent >= kLimit; }))
    return Value();
  if (failed(checkGroups()) || failed(readWindows()))
    return failure();
  SmallVector<int64_t> shape = getShape();
  if (failed(checkShape(op, shape)))
    return failure();

  // Loops over the result, in the order of its axes.
  AffineExpr group, batch, feature;
  Position window(numSpatial), element(numSpatial);
  SmallVector<int64_t> loopShape;
  int64_t outputs = shape[getAxis(axes.getResult(), ConvAttr::kFeature)];
  bool areSeveral = groups > 1 && outputs / groups > 1;
  // A group of one feature, as in a depthwise convolution, needs no loop in it.
  int64_t inputs =
      getType(kernel).getDimSize(getAxis(axes.getKernel(), ConvAttr::kFeature));
  bool isOfOne = groups > 1 && !areBatches && inputs == 1;
  for (auto [role, extent] : llvm::zip_equal(axes.getResult(), shape)) {
    loopShape.push_back(extent);
    AffineExpr loop = createLoop();
    if (role >= 0)
      window[role] = loop;
    else if (role == ConvAttr::kBatch)
      batch = loop;
    else
      (groups > 1 ? group : feature) = loop;
    if (role != ConvAttr::kFeature || !areSeveral)
      continue;
    loopShape.back() = groups;
    loopShape.push_back(outputs / groups);
    feature = createLoop();
  }
  int64_t numParallel = numLoops;
  AffineExpr input;
  Position ofImage, ofKernel;
  for (int64_t role : axes.getKernel()) {
    if (role == ConvAttr::kBatch) {
      if (groups > 1)
        ofKernel.push_back(group);
      if (feature)
        ofKernel.push_back(feature);
      continue;
    }
    if (role == ConvAttr::kFeature && isOfOne) {
      ofKernel.push_back(builder.getAffineConstantExpr(0));
      continue;
    }
    ofKernel.push_back(createLoop());
    (role == ConvAttr::kFeature ? input : element[role]) = ofKernel.back();
  }
  for (int64_t role : axes.getImage()) {
    if (role >= 0) {
      ofImage.push_back(windows[role].getPlace(window[role], element[role]));
      continue;
    }
    bool isBatch = role == ConvAttr::kBatch;
    if (groups > 1 && isBatch == areBatches)
      ofImage.push_back(group);
    if (isBatch || !isOfOne)
      ofImage.push_back(isBatch ? batch : input);
  }
  if (groups > 1 && !isOfOne)
    image = split(builder, image,
                  getAxis(axes.getImage(),
                          areBatches ? ConvAttr::kBatch : ConvAttr::kFeature),
                  groups);
  if (areSeveral)
    kernel = split(builder, kernel, getAxis(axes.getKernel(), ConvAttr::kBatch),
                   groups);
  Value result = createSumOfProducts(
      builder, loopShape, getElementTypeOrSelf(op.getType()),
      numLoops - numParallel, image, kernel, {ofImage, ofKernel});
  if (!areSeveral)
    return result;
  return merge(builder, result, getAxis(axes.getResult(), ConvAttr::kFeature),
               shape);
}

static Lowered lower(ImplicitLocOpBuilder &builder, ConvolutionOp op) {
  return Convolution(builder, op).lower();
}

//===----------------------------------------------------------------------===//
// Reductions of windows
//===----------------------------------------------------------------------===//

static Lowered lower(ImplicitLocOpBuilder &builder, ReduceWindowOp op) {
  if (op.getInputs().size() != 2 || op.getNumResults() != 1)
    return Value();
  RankedTensorType source = getType(op.getInputs()[0]);
  RankedTensorType start = getType(op.getInputs()[1]);
  Type element = source.getElementType();
  int64_t rank = source.getRank();
  if (start.getRank() != 0 || start.getElementType() != element)
    return op.emitOpError()
           << "starts with " << start
           << ", expected a scalar of the elements of " << source;
  if (getResultType(op).getElementType() != element)
    return op.emitOpError() << "gives " << getResultType(op)
                            << ", expected elements of " << source;
  auto extents =
      getFactors(op, op.getWindowDimensions(), "window_dimensions", rank);
  auto strides = getFactors(op, op.getWindowStrides(), "window_strides", rank);
  auto dilation =
      getFactors(op, op.getWindowDilations(), "window_dilations", rank);
  auto between = getFactors(op, op.getBaseDilations(), "base_dilations", rank);
  auto padding = getPadding(op, op.getPadding(), rank);
  if (failed(extents) || failed(strides) || failed(dilation) ||
      failed(between) || failed(padding))
    return failure();
  FailureOr<bool> isKnown =
      isKnownBody(op.getBody(), {element, element}, element);
  if (failed(isKnown))
    return failure();
  if (!isOnNumbers(op) || !*isKnown)
    return Value();
  Value init = extractScalar(builder, op.getInputs()[1]);
  for (int64_t &factor : *between)
    --factor;
  FailureOr<Value> padded =
      padConstant(builder, op, op.getInputs()[0], init, padding->first,
                  padding->second, *between);
  if (failed(padded))
    return failure();

  // A tensor without elements of its own has the extents of a window, as in
  // upstream's poolings.
  Position place, ofWindow;
  SmallVector<int64_t> shape, windowShape;
  for (int64_t axis = 0; axis < rank; ++axis) {
    Windows windows{(*extents)[axis], (*strides)[axis], (*dilation)[axis]};
    shape.push_back(windows.getCount(getType(*padded).getDimSize(axis)));
    AffineExpr loop = builder.getAffineDimExpr(axis);
    if (windows.extent == 1) {
      place.push_back(loop * windows.stride);
      continue;
    }
    ofWindow.push_back(builder.getAffineDimExpr(rank + ofWindow.size()));
    windowShape.push_back(windows.extent);
    place.push_back(windows.getPlace(loop, ofWindow.back()));
  }
  if (failed(checkShape(op, shape)))
    return failure();
  Value window = tensor::EmptyOp::create(builder, windowShape, element);
  return createSum(
      builder, getType(*padded).clone(shape), init, ofWindow.size(),
      {*padded, window}, {place, ofWindow},
      [&](ImplicitLocOpBuilder &at, ValueRange elements, Value sum) {
        return computeBody(at, op.getBody(), {sum, elements[0]})[0];
      });
}

Lowered stablehlo_import::lowerProduct(ImplicitLocOpBuilder &builder,
                                       Operation *op) {
  return TypeSwitch<Operation *, Lowered>(op)
      .Case<DotGeneralOp, ConvolutionOp, ReduceWindowOp>(
          [&](auto known) { return lower(builder, known); })
      .Default([](Operation *) { return Value(); });
}
