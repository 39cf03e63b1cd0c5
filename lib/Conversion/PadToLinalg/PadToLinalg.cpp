//===- PadToLinalg.cpp - Pads on tensors to linalg ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits the result into the block that lies inside of the source and, axis by
// axis, the slabs before and after it. Each piece is written once: by a fill,
// by a copy where it is a block of the source, or by a `linalg.generic` that
// reads the source.
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToLinalg/PadToLinalg.h"
#include "AdjointToLinalg.h"
#include "Slices.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "pad/IR/Extension.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/IndexBuilder.h"
#include "pad/Utils/Zero.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// One axis of the pad; all members are indices.
struct Axis {
  OpFoldResult sourceExtent;
  OpFoldResult resultExtent;
  OpFoldResult low;
  /// The part [begin, end) of the result that lies inside of the source.
  OpFoldResult begin;
  OpFoldResult end;

  /// Whether the whole axis is known to lie inside.
  bool isUnpadded() const {
    return isZeroInteger(low) && sourceExtent == resultExtent;
  }
};

/// Which part of an axis a piece of the result covers.
enum class Part { Whole, Before, Inside, After };

/// Builds the pieces of one pad.
class PieceBuilder {
public:
  PieceBuilder(OpBuilder &builder, Location loc, Extension extension,
               Value source, Value fill, ArrayRef<Axis> axes)
      : builder(builder), loc(loc), extension(extension), source(source),
        fill(fill), axes(axes) {}

  /// Writes all of `init` and returns the result. Of the axes that come later
  /// in the order a slab has the whole extent, of the earlier ones the part
  /// inside: fills start at the outermost axis, to be contiguous, and reads at
  /// the innermost, to evaluate the map of an inner axis in its borders alone.
  Value build(Value init) {
    SmallVector<int64_t> order =
        llvm::to_vector(llvm::seq<int64_t>(0, axes.size()));
    if (!extension.isFill())
      std::reverse(order.begin(), order.end());
    SmallVector<Part> parts(axes.size(), Part::Whole);
    for (int64_t axis : order)
      if (axes[axis].isUnpadded())
        parts[axis] = Part::Inside;
    for (int64_t axis : order) {
      for (Part part : {Part::Before, Part::After}) {
        parts[axis] = part;
        init = buildPiece(init, parts);
      }
      parts[axis] = Part::Inside;
    }
    return buildPiece(init, parts);
  }

private:
  OpFoldResult getOffset(const Axis &axis, Part part) {
    switch (part) {
    case Part::Whole:
    case Part::Before:
      return builder.getIndexAttr(0);
    case Part::Inside:
      return axis.begin;
    case Part::After:
      return axis.end;
    }
    llvm_unreachable("unknown part");
  }

  OpFoldResult getSize(const Axis &axis, Part part) {
    IndexBuilder index(builder, loc);
    switch (part) {
    case Part::Whole:
      return axis.resultExtent;
    case Part::Before:
      return axis.begin;
    case Part::Inside:
      return index.sub(axis.end, axis.begin);
    case Part::After:
      return index.sub(axis.resultExtent, axis.end);
    }
    llvm_unreachable("unknown part");
  }

  Value buildPiece(Value init, ArrayRef<Part> parts) {
    IndexBuilder index(builder, loc);
    SmallVector<OpFoldResult> offsets, sizes, starts;
    for (auto [axis, part] : llvm::zip_equal(axes, parts)) {
      sizes.push_back(getSize(axis, part));
      if (isZeroInteger(sizes.back()))
        return init;
      offsets.push_back(getOffset(axis, part));
      auto start = getSliceStart(index, offsets.back(), axis.resultExtent);
      if (!start)
        return init;
      starts.push_back(*start);
    }
    SmallVector<OpFoldResult> strides(axes.size(), builder.getIndexAttr(1));
    Value slice = tensor::ExtractSliceOp::create(builder, loc, init, starts,
                                                 sizes, strides);
    bool outside = llvm::any_of(
        parts, [](Part p) { return p == Part::Before || p == Part::After; });
    Value piece;
    if (outside && extension.isFill())
      piece = linalg::FillOp::create(builder, loc, fill, slice).getResult(0);
    else if (isBlock(parts, sizes))
      piece = buildCopy(slice, parts, offsets, sizes);
    else
      piece = buildRead(slice, parts, offsets);
    if (!piece)
      return init;
    return tensor::InsertSliceOp::create(builder, loc, piece, init, starts,
                                         sizes, strides);
  }

  /// Whether a piece is one block of the source.
  static bool isBlock(ArrayRef<Part> parts, ArrayRef<OpFoldResult> sizes) {
    return llvm::all_of(llvm::zip_equal(parts, sizes), [](auto axis) {
      auto [part, size] = axis;
      return part == Part::Inside || isOneInteger(size);
    });
  }

  /// A piece that is a block of the source; null if it is known to be empty.
  Value buildCopy(Value slice, ArrayRef<Part> parts,
                  ArrayRef<OpFoldResult> offsets,
                  ArrayRef<OpFoldResult> sizes) {
    IndexBuilder index(builder, loc);
    SmallVector<OpFoldResult> starts;
    for (auto [position, axis] : llvm::enumerate(axes)) {
      OpFoldResult i = index.sub(offsets[position], axis.low);
      if (parts[position] != Part::Inside)
        i = extension.getSourceIndex(index, i, axis.sourceExtent);
      else if (!axis.isUnpadded())
        i = index.max(index.sub(0, axis.low), 0);
      auto start = getSliceStart(index, i, axis.sourceExtent);
      if (!start)
        return nullptr;
      starts.push_back(*start);
    }
    SmallVector<OpFoldResult> strides(axes.size(), builder.getIndexAttr(1));
    Value block = tensor::ExtractSliceOp::create(builder, loc, source, starts,
                                                 sizes, strides);
    return linalg::CopyOp::create(builder, loc, block, slice).getResult(0);
  }

  /// Whether both borders are known to be within the reach of the extension.
  bool isWithinReach(const Axis &axis) {
    std::optional<int64_t> n = getConstantIntValue(axis.sourceExtent);
    std::optional<int64_t> m = getConstantIntValue(axis.resultExtent);
    std::optional<int64_t> low = getConstantIntValue(axis.low);
    if (!n || !m || !low)
      return false;
    ConstantArith arith;
    int64_t high;
    return !llvm::SubOverflow(*m - *n, *low, high) &&
           extension.isWithinReach(arith, Extension::Side::Before, *low, *n) &&
           extension.isWithinReach(arith, Extension::Side::After, high, *n);
  }

  /// A piece that is read from the source element by element.
  Value buildRead(Value slice, ArrayRef<Part> parts,
                  ArrayRef<OpFoldResult> offsets) {
    int64_t rank = axes.size();
    auto body = [&](OpBuilder &nested, Location loc, ValueRange) {
      IndexBuilder index(nested, loc);
      SmallVector<Value> indices;
      for (auto [position, axis] : llvm::enumerate(axes)) {
        OpFoldResult o =
            linalg::IndexOp::create(nested, loc, position).getResult();
        OpFoldResult i = index.sub(index.add(o, offsets[position]), axis.low);
        if (parts[position] != Part::Inside)
          i = isWithinReach(axis)
                  ? extension.getSourceIndexWithinReach(index, i,
                                                        axis.sourceExtent)
                  : extension.getSourceIndex(index, i, axis.sourceExtent);
        indices.push_back(index.materialize(i));
      }
      Value element = tensor::ExtractOp::create(nested, loc, source, indices);
      linalg::YieldOp::create(nested, loc, element);
    };
    return linalg::GenericOp::create(builder, loc, slice.getType(),
                                     /*inputs=*/ValueRange(), slice,
                                     builder.getMultiDimIdentityMap(rank),
                                     SmallVector<utils::IteratorType>(
                                         rank, utils::IteratorType::parallel),
                                     body)
        .getResult(0);
  }

  OpBuilder &builder;
  Location loc;
  Extension extension;
  Value source;
  Value fill;
  ArrayRef<Axis> axes;
};

} // namespace

/// The fill in constant mode, and for an index mode whose source may be empty;
/// null if nothing can be filled. Fails, with nothing built, if the element
/// type has no zero and one is needed.
template <typename OpTy>
static FailureOr<Value> getFill(OpBuilder &rewriter, OpTy op) {
  if (op.getValue())
    return op.getValue();
  ShapedType sourceType = op.getSourceType();
  auto isReadable = [](int64_t extent) {
    return !ShapedType::isDynamic(extent) && extent > 0;
  };
  if (!Extension::get(op.getMode()).isFill() &&
      llvm::all_of(sourceType.getShape(), isReadable))
    return Value();
  Value zero = createZero(rewriter, op.getLoc(), sourceType.getElementType());
  if (!zero)
    return failure();
  return zero;
}

/// Says what `op` becomes: `readable` is the condition that its source is not
/// empty.
static void reportWay(Operation *op, Extension extension,
                      const Condition &readable) {
  const remark::RemarkOpts options =
      remark::RemarkOpts::name("convert-pad-to-linalg").category("pad");
  Location loc = op->getLoc();
  if (extension.isFill()) {
    remark::passed(loc, options) << "to linalg.fill and a copy";
    return;
  }
  if (readable.isFalse()) {
    remark::passed(loc, options) << "to linalg.fill: the source is empty";
    return;
  }
  remark::passed(loc, options) << "to linalg.generic";
  if (!readable.isTrue())
    remark::missed(loc, options)
        << remark::reason("linalg.generic alone: the source may be empty, "
                          "which takes a linalg.fill and a branch")
        << remark::suggest("static extents");
}

/// Lowers the pad `op` of tensors into the tensor `init` of extents `shape`.
template <typename OpTy>
static Value lowerPad(OpBuilder &rewriter, OpTy op, Value fill, Value init,
                      ArrayRef<OpFoldResult> shape) {
  Location loc = op.getLoc();
  Value source = op.getSource();
  Extension extension = Extension::get(op.getMode());

  IndexBuilder index(rewriter, loc);
  Condition readable = true;
  SmallVector<Axis> axes;
  for (auto [position, low, resultExtent] :
       llvm::enumerate(op.getLowPerAxis(), shape)) {
    Axis axis;
    axis.sourceExtent = tensor::getMixedSize(rewriter, loc, source, position);
    axis.resultExtent = resultExtent;
    axis.low = low;
    if (axis.isUnpadded()) {
      axis.begin = index.constant(0);
      axis.end = axis.resultExtent;
    } else {
      axis.begin = index.clamp(low, index.constant(0), axis.resultExtent);
      axis.end = index.clamp(index.add(low, axis.sourceExtent), axis.begin,
                             axis.resultExtent);
    }
    readable =
        index.conjunction(readable, index.lessThan(0, axis.sourceExtent));
    axes.push_back(axis);
  }

  reportWay(op, extension, readable);
  auto buildPieces = [&](OpBuilder &builder, Location loc) {
    return PieceBuilder(builder, loc, extension, source, fill, axes)
        .build(init);
  };
  auto buildFill = [&](OpBuilder &builder, Location loc) {
    return linalg::FillOp::create(builder, loc, fill, init).getResult(0);
  };
  if (extension.isFill() || readable.isTrue())
    return buildPieces(rewriter, loc);
  if (readable.isFalse())
    return buildFill(rewriter, loc);
  auto ifOp = scf::IfOp::create(
      rewriter, loc, readable.value,
      [&](OpBuilder &builder, Location loc) {
        scf::YieldOp::create(builder, loc, buildPieces(builder, loc));
      },
      [&](OpBuilder &builder, Location loc) {
        scf::YieldOp::create(builder, loc, buildFill(builder, loc));
      });
  return ifOp.getResult(0);
}

/// Lowers `op` into a new tensor; fails if its element type has no zero.
static FailureOr<Value> lowerPad(OpBuilder &builder, PadOp op) {
  FailureOr<Value> fill = getFill(builder, op);
  if (failed(fill))
    return failure();
  tensor::EmptyOp init = createDestination(builder, op);
  Value result = lowerPad(builder, op, *fill, init, init.getMixedSizes());
  if (result.getType() != op.getResultType())
    result = tensor::CastOp::create(builder, op.getLoc(), op.getResultType(),
                                    result);
  return result;
}

namespace {

// pad.pad m %x low[l] high[h]
//   -> pieces of m written into tensor.empty, cast if more of its extents are
//      known than the type of the pad says
struct LowerPad final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    FailureOr<Value> result = lowerPad(rewriter, op);
    if (failed(result))
      return rewriter.notifyMatchFailure(op, "element type has no zero");
    rewriter.replaceOp(op, *result);
    return success();
  }
};

// pad.pad_into m ins(%x) outs(%y) low[l] high[h]
//   -> pieces of m written into %y
struct LowerPadInto final : OpRewritePattern<PadIntoOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "not on tensors");
    FailureOr<Value> fill = getFill(rewriter, op);
    if (failed(fill))
      return rewriter.notifyMatchFailure(op, "element type has no zero");
    rewriter.replaceOp(op, lowerPad(rewriter, op, *fill, op.getInit(),
                                    tensor::getMixedSizes(rewriter, op.getLoc(),
                                                          op.getInit())));
    return success();
  }
};

} // namespace

namespace {

/// Decomposes `pad.pad` by the patterns above.
struct PadAggregatedOpInterface final
    : linalg::AggregatedOpInterface::ExternalModel<PadAggregatedOpInterface,
                                                   PadOp> {
  FailureOr<SmallVector<Value>> decomposeOperation(Operation *op,
                                                   OpBuilder &builder) const {
    FailureOr<Value> result = lowerPad(builder, cast<PadOp>(op));
    if (failed(result))
      return failure();
    return SmallVector<Value>{*result};
  }
};

} // namespace

void mlir::pad::registerAggregatedOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, PadDialect *, linalg::LinalgDialect *) {
        context->loadDialect<complex::ComplexDialect, scf::SCFDialect>();
        PadOp::attachInterface<PadAggregatedOpInterface>(*context);
      });
}

void mlir::pad::populatePadToLinalgPatterns(RewritePatternSet &patterns,
                                            PatternBenefit benefit) {
  patterns.add<LowerPad, LowerPadInto>(patterns.getContext(), benefit);
  populateAdjointToLinalgPatterns(patterns, benefit);
}
