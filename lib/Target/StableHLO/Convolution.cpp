//===- Convolution.cpp - Convolutions -------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sums.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

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
                   [](int64_t extent) { return extent >= kWindowLimit; }))
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

Lowered stablehlo_import::lowerConvolution(ImplicitLocOpBuilder &builder,
                                           ConvolutionOp op) {
  return Convolution(builder, op).lower();
}
