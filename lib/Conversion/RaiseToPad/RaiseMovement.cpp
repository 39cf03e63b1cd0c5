//===- RaiseMovement.cpp - Movements of elements to pads ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Front ends write a pad as slices, reversals and concatenations, as a gather,
// as the body of an operation. Whichever it is, each part of the result is read
// from some tensor on the way at indices that are linear in its own. The result
// is a pad of that tensor if the indices along each axis follow a mode, and if
// all other elements lie around and have one value.
//
//===----------------------------------------------------------------------===//

#include "IndexModes.h"
#include "Patterns.h"
#include "Provenance.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "pad/Conversion/RaiseToPad/RaiseToPad.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::pad;

bool mlir::pad::isMovement(Operation *op) {
  return isa<tensor::ConcatOp, tensor::InsertSliceOp, tensor::PadOp,
             tensor::GenerateOp, linalg::GenericOp, linalg::MapOp,
             tensor::CollapseShapeOp, tensor::ExpandShapeOp, tosa::ConcatOp,
             tosa::PadOp, tosa::GatherOp, tosa::ScatterOp, tosa::ReshapeOp>(
             op) ||
         (isa<func::CallOp>(op) && isWithoutEffects(op));
}

bool mlir::pad::isWithoutEffects(Operation *op) {
  auto call = dyn_cast<func::CallOp>(op);
  if (!call)
    return isMemoryEffectFree(op);
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  return callee && callee.getBody().hasOneBlock() &&
         llvm::all_of(callee.getBody().front(), [](Operation &inner) {
           return inner.hasTrait<OpTrait::IsTerminator>() ||
                  (!isa<CallOpInterface>(inner) && isMemoryEffectFree(&inner));
         });
}

/// Whether a pad that is not to be folded is certain to stay when its amounts
/// become known.
static bool staysWhenFolded(tensor::PadOp op) {
  return llvm::any_of(
      llvm::concat<const int64_t>(op.getStaticLow(), op.getStaticHigh()),
      [](int64_t amount) {
        return amount != 0 && !ShapedType::isDynamic(amount);
      });
}

static bool isPaddable(RankedTensorType source, RankedTensorType result) {
  return BaseMemRefType::isValidElementType(source.getElementType()) &&
         source.getElementType() == result.getElementType() &&
         source.getRank() == result.getRank() &&
         source.getEncoding() == result.getEncoding();
}

namespace {

/// A pad, a chain of pads of different modes along different axes, or one in
/// constant mode of these, that a movement is.
struct FoundPad {
  Value source;
  /// The crop of the source before the pad; empty if the whole source is
  /// padded.
  SmallVector<int64_t> cropOffsets, cropSizes;
  /// The pads along the axes.
  SmallVector<AxisFit> fits;
  SmallVector<Linear> extents, totals;
  /// The fill around it, for mode constant.
  std::optional<Element> fill;
  SmallVector<Linear> fillLow, fillHigh;
};

/// Finds the pad that the pieces of a result are.
class PadFinder {
public:
  PadFinder(Operation *root, Provenance &provenance, ArrayRef<Piece> pieces)
      : root(root), provenance(provenance), explorer(provenance.getExplorer()),
        pieces(pieces),
        type(cast<RankedTensorType>(root->getResult(0).getType())) {}

  /// A pad of one of the tensors on the way, the farthest first.
  std::optional<FoundPad> find() {
    // Each is on the way of all elements that are not filled.
    auto moved = llvm::find_if(pieces, [](const Piece &piece) {
      return !piece.element.reading.isOneElement();
    });
    if (moved == pieces.end())
      moved = llvm::find_if(pieces, [](const Piece &piece) {
        return bool(piece.element.reading.tensor);
      });
    if (moved == pieces.end())
      return std::nullopt;
    for (bool crops : {false, true})
      for (const Reading &reading : llvm::reverse(moved->trail)) {
        auto source = cast<RankedTensorType>(reading.tensor.getType());
        if (isPaddable(source, type))
          if (auto found = findPadOf(reading.tensor, crops))
            return found;
      }
    return std::nullopt;
  }

private:
  std::optional<FoundPad> findPadOf(Value source, bool crops);
  bool findFill(FoundPad &found);
  bool isFilledAround(FoundPad &found);
  bool crop(FoundPad &found);

  Operation *root;
  Provenance &provenance;
  IndexExplorer &explorer;
  ArrayRef<Piece> pieces;
  RankedTensorType type;
  /// The axes of the part that reads the source, and the other pieces.
  std::vector<ReadAxis> axes;
  SmallVector<const Piece *> filled;
};

} // namespace

/// Whether `fill` can be the value of a pad, after it is written as one.
static bool isFill(Element &fill, Type elementType, Provenance &provenance) {
  if (fill.number) {
    if (!fill.number->isConstant())
      return false;
    fill = {{}, IntegerAttr::get(elementType, fill.number->constant), {}, {}};
  }
  if (fill.constant)
    return elementType.isSignlessIntOrIndex() || isa<FloatType>(elementType);
  // Behind a cast of signs, i8 is read where the pad has ui8.
  if (fill.scalar)
    return fill.scalar.getType() == elementType;
  if (!provenance.isInScope(fill.reading.tensor) ||
      !fill.reading.isOneElement())
    return false;
  // The pad reads it also if it fills nothing.
  auto type = cast<RankedTensorType>(fill.reading.tensor.getType());
  if (type.getElementType() != elementType)
    return false;
  return llvm::all_of(llvm::zip_equal(type.getShape(), fill.reading.indices),
                      [](auto extentAndIndex) {
                        auto [extent, index] = extentAndIndex;
                        return index.constant >= 0 && index.constant < extent;
                      });
}

/// Whether all of `filled` is one value.
bool PadFinder::findFill(FoundPad &found) {
  for (const Piece *piece : filled) {
    Element element = piece->element;
    if (!isFill(element, type.getElementType(), provenance) ||
        (found.fill && !(element == *found.fill)))
      return false;
    found.fill = std::move(element);
  }
  return true;
}

/// Finds the box of indices that read the source, and returns whether all
/// filled pieces lie outside of it.
bool PadFinder::isFilledAround(FoundPad &found) {
  for (ReadAxis &axis : axes) {
    // The box is the source itself, in order, or all runs along the axis.
    Linear low =
        explorer.sub(Linear::variable(axis.axis), axis.runs.front().index);
    Linear end = explorer.add(low, axis.extent);
    if (!llvm::all_of(axis.runs, [&](const AxisRun &run) {
          return explorer.sub(Linear::variable(axis.axis), run.index) == low;
        })) {
      int64_t min = std::numeric_limits<int64_t>::max(), max = 0;
      for (const AxisRun &run : axis.runs) {
        explorer.enter(run.domain);
        Bounds bounds = explorer.getRange(Linear::variable(axis.axis));
        if (!bounds.min || !bounds.max)
          return false;
        min = std::min(min, *bounds.min);
        max = std::max(max, *bounds.max);
      }
      low = min;
      end = max + 1;
    }
    if (provenance.dependsOnIndices(low))
      return false;
    found.fillLow.push_back(low);
    found.fillHigh.push_back(explorer.sub(axis.total, end));
  }
  for (const Piece *piece : filled) {
    explorer.enter(piece->domain);
    if (llvm::none_of(axes, [&](const ReadAxis &axis) {
          Linear position = Linear::variable(axis.axis);
          Linear low = found.fillLow[axis.axis];
          Linear end = explorer.sub(axis.total, found.fillHigh[axis.axis]);
          return explorer.isTrue(
                     explorer.sub(explorer.sub(low, 1), position)) ||
                 explorer.isTrue(explorer.sub(position, end));
        }))
      return false;
  }
  // The box is a tensor on its own, with positions from 0 on.
  for (ReadAxis &axis : axes) {
    const Linear &low = found.fillLow[axis.axis];
    axis.total =
        explorer.sub(explorer.sub(axis.total, low), found.fillHigh[axis.axis]);
    axis.begin = low;
  }
  return true;
}

/// Crops the source to the elements that are read. Fails if all are read, or if
/// the range is not known.
bool PadFinder::crop(FoundPad &found) {
  bool crops = false;
  for (ReadAxis &axis : axes) {
    if (!axis.extent.isConstant())
      return false;
    int64_t min = std::numeric_limits<int64_t>::max(), max = 0;
    for (const AxisRun &run : axis.runs) {
      explorer.enter(run.domain);
      Bounds bounds = explorer.getRange(run.index);
      if (!bounds.min || !bounds.max)
        return false;
      min = std::min(min, *bounds.min);
      max = std::max(max, *bounds.max);
    }
    crops |= max + 1 - min != axis.extent.constant;
    found.cropOffsets.push_back(min);
    found.cropSizes.push_back(max + 1 - min);
    axis.extent = max + 1 - min;
    for (AxisRun &run : axis.runs)
      run.index = explorer.sub(run.index, min);
  }
  return crops;
}

std::optional<FoundPad> PadFinder::findPadOf(Value source, bool crops) {
  FoundPad found;
  found.source = source;
  axes.clear();
  filled.clear();
  explorer.enter(IndexDomain());
  for (unsigned axis : llvm::seq<unsigned>(type.getRank()))
    axes.push_back({axis,
                    provenance.getExtent(source, axis),
                    provenance.getExtent(root->getResult(0), axis),
                    /*begin=*/0,
                    {}});
  if (explorer.hasFailed())
    return std::nullopt;
  for (const Piece &piece : pieces) {
    explorer.takeSteps(piece.trail.size());
    if (explorer.hasFailed())
      return std::nullopt;
    auto reading = llvm::find_if(piece.trail, [&](const Reading &reading) {
      return reading.tensor == source;
    });
    if (reading == piece.trail.end()) {
      filled.push_back(&piece);
      continue;
    }
    for (ReadAxis &axis : axes)
      axis.addRun(piece.domain, Linear::variable(axis.axis),
                  reading->indices[axis.axis], axes.size());
  }
  if (filled.size() == pieces.size() || !findFill(found) ||
      (found.fill && (crops || !isFilledAround(found))) ||
      (crops && !crop(found)))
    return std::nullopt;
  for (const ReadAxis &axis : axes) {
    found.extents.push_back(axis.extent);
    found.totals.push_back(axis.total);
  }

  // One mode along all axes, or else several.
  bool isPadded = false;
  auto fitAll =
      [&](llvm::function_ref<std::optional<AxisFit>(ReadAxis &)> fit) {
        found.fits.clear();
        isPadded = false;
        for (ReadAxis &axis : axes) {
          std::optional<AxisFit> axisFit = fit(axis);
          if (!axisFit || provenance.dependsOnIndices(axisFit->low))
            return false;
          Linear low = explorer.sub(axisFit->low, axis.begin);
          Linear high =
              explorer.sub(explorer.sub(axis.total, axis.extent), low);
          // An unknown amount may be an accidental crop, and a source that is
          // already cropped is not cropped again.
          if ((!found.fill && !axisFit->mode && !high.isConstant()) ||
              (crops && (low.constant < 0 || high.constant < 0)))
            return false;
          // To repeat an axis of extent 1 alone is to broadcast it.
          isPadded |= axisFit->mode && axis.extent != Linear(1);
          axisFit->low = low;
          found.fits.push_back(*axisFit);
        }
        return true;
      };
  auto tryMode = [&](PadMode mode) {
    return fitAll(
        [&](ReadAxis &axis) { return fitAxis(explorer, axis, mode); });
  };
  bool fits = false;
  forEachIndexMode([&](PadMode mode) { fits = fits || tryMode(mode); });
  fits = fits || fitAll([&](ReadAxis &axis) {
           std::optional<AxisFit> first;
           forEachIndexMode([&](PadMode mode) {
             if (!first)
               first = fitAxis(explorer, axis, mode);
           });
           return first;
         });
  // A result without padding is no pad, unless the op is a pad.
  if (!fits ||
      (!isPadded && !found.fill && !isa<tensor::PadOp, tosa::PadOp>(root)))
    return std::nullopt;
  return found;
}

//===----------------------------------------------------------------------===//
// The pads
//===----------------------------------------------------------------------===//

/// Copies what `value` is computed by in front of `root` out of its body.
static Value copyOut(OpBuilder &builder, Value value, Operation *root,
                     IRMapping &mapping) {
  Operation *op = value.getDefiningOp();
  if (!op || !root->isProperAncestor(op))
    return value;
  for (Value operand : op->getOperands())
    if (!mapping.contains(operand))
      mapping.map(operand, copyOut(builder, operand, root, mapping));
  Operation *copy = builder.clone(*op, mapping);
  return copy->getResult(cast<OpResult>(value).getResultNumber());
}

static Value buildFill(OpBuilder &builder, Operation *root,
                       const Element &fill) {
  Location loc = root->getLoc();
  if (fill.constant)
    return arith::ConstantOp::create(builder, loc,
                                     cast<TypedAttr>(fill.constant));
  if (fill.scalar) {
    IRMapping mapping;
    return copyOut(builder, fill.scalar, root, mapping);
  }
  SmallVector<Value> indices;
  for (const Linear &index : fill.reading.indices)
    indices.push_back(
        arith::ConstantIndexOp::create(builder, loc, index.constant));
  return tensor::ExtractOp::create(builder, loc, fill.reading.tensor, indices);
}

/// The tensor that an insertion at the end of others fills, if it is not new.
static Value getFilledDestination(Operation *root) {
  auto insert = dyn_cast<tensor::InsertSliceOp>(root);
  auto fill = insert ? insert.getDest().getDefiningOp<linalg::FillOp>()
                     : linalg::FillOp();
  if (!fill)
    return {};
  Value init = fill.getOutputs().front();
  if (init.getDefiningOp<tensor::EmptyOp>() ||
      init.getDefiningOp<bufferization::AllocTensorOp>())
    return {};
  return init;
}

static Value buildPads(OpBuilder &rewriter, Operation *root,
                       Provenance &provenance, const FoundPad &found) {
  Location loc = root->getLoc();
  IndexExplorer &explorer = provenance.getExplorer();
  auto type = cast<RankedTensorType>(root->getResult(0).getType());
  int64_t rank = type.getRank();
  auto build = [&](const Linear &number) {
    return provenance.build(rewriter, loc, number);
  };
  Value source = found.source;
  if (!found.cropSizes.empty())
    source = tensor::ExtractSliceOp::create(
        rewriter, loc, source,
        getAsIndexOpFoldResult(root->getContext(), found.cropOffsets),
        getAsIndexOpFoldResult(root->getContext(), found.cropSizes),
        SmallVector<OpFoldResult>(rank, rewriter.getIndexAttr(1)));

  // An axis that is cropped alone is cropped by any mode.
  llvm::SmallSetVector<PadMode, 2> modes;
  for (const AxisFit &fit : found.fits)
    if (fit.mode)
      modes.insert(*fit.mode);
  SmallVector<Linear> extents = found.extents;
  for (PadMode mode : modes) {
    bool isLast = mode == modes.back() && !found.fill;
    SmallVector<OpFoldResult> low, high;
    SmallVector<int64_t> shape;
    for (auto [axis, fit] : llvm::enumerate(found.fits)) {
      bool isPadded = fit.mode.value_or(modes.front()) == mode;
      Linear before = isPadded ? fit.low : Linear();
      Linear after;
      if (isPadded) {
        after = explorer.sub(explorer.sub(found.totals[axis], extents[axis]),
                             before);
        extents[axis] = found.totals[axis];
      }
      low.push_back(build(before));
      high.push_back(build(after));
      shape.push_back(extents[axis].isConstant() ? extents[axis].constant
                                                 : ShapedType::kDynamic);
    }
    RankedTensorType padded = isLast ? type : type.clone(shape);
    source = PadOp::create(rewriter, loc, padded, mode, source, low, high,
                           /*value=*/Value(), DenseI64ArrayAttr());
  }
  // A crop, or all of the source.
  bool crops = llvm::any_of(llvm::seq(rank), [&](int64_t axis) {
    return found.fits[axis].low != Linear() ||
           found.totals[axis] != found.extents[axis];
  });
  if (modes.empty() && crops) {
    SmallVector<OpFoldResult> offsets, sizes;
    for (auto [axis, fit] : llvm::enumerate(found.fits)) {
      offsets.push_back(build(explorer.mul(fit.low, -1)));
      sizes.push_back(build(found.totals[axis]));
    }
    source = tensor::ExtractSliceOp::create(
        rewriter, loc, source, offsets, sizes,
        SmallVector<OpFoldResult>(rank, rewriter.getIndexAttr(1)));
  }
  if (!found.fill && source.getType() != type)
    source = tensor::CastOp::create(rewriter, loc, type, source);
  if (found.fill) {
    SmallVector<OpFoldResult> low, high;
    for (int64_t axis : llvm::seq(rank)) {
      low.push_back(build(found.fillLow[axis]));
      high.push_back(build(found.fillHigh[axis]));
    }
    Value value = buildFill(rewriter, root, *found.fill);
    if (Value init = getFilledDestination(root))
      source = PadIntoOp::create(rewriter, loc, PadMode::Constant, source, init,
                                 low, high, value, DenseI64ArrayAttr())
                   ->getResult(0);
    else
      source = PadOp::create(rewriter, loc, type, PadMode::Constant, source,
                             low, high, value, DenseI64ArrayAttr());
  }
  return source;
}

/// Builds what `op` is, whose result consists of `pieces`; null if it is no
/// pad, and no adjoint of a pad.
static Value build(OpBuilder &builder, Operation *op, Provenance &provenance,
                   ArrayRef<Piece> pieces, int64_t &budget) {
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  FailureOr<bool> addsZero = findAddedZero(pieces, type);
  if (failed(addsZero))
    return {};
  Value value;
  if (llvm::any_of(pieces, [](const Piece &piece) {
        return !piece.element.addends.empty();
      }))
    value = buildAdjoint(builder, op, pieces, budget);
  else if (auto found = PadFinder(op, provenance, pieces).find())
    value = buildPads(builder, op, provenance, *found);
  return value && *addsZero ? addZero(builder, value, op) : value;
}

LogicalResult mlir::pad::raiseMovement(RewriterBase &rewriter, Operation *op,
                                       int64_t &budget, std::string &reason) {
  using Unknowns = Provenance::Unknowns;
  if (!isMovement(op) || op->getNumResults() != 1 ||
      !isa<RankedTensorType>(op->getResult(0).getType()))
    return rewriter.notifyMatchFailure(op, "moves no elements");
  // Stores and assertions in a body would be lost.
  auto hasEffects = [&](Operation *inner) {
    return inner != op && !isMemoryEffectFree(inner) ? WalkResult::interrupt()
                                                     : WalkResult::advance();
  };
  if (op->walk(hasEffects).wasInterrupted()) {
    reason = "a body with side effects";
    return rewriter.notifyMatchFailure(op, reason);
  }
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    if (pad.getNofold() && !staysWhenFolded(pad)) {
      reason = "nofold, and the amounts may be 0";
      return rewriter.notifyMatchFailure(op, reason);
    }
  for (Unknowns unknowns : {Unknowns::Opaque, Unknowns::Split}) {
    Provenance provenance(op, unknowns, budget);
    if (isSumOfParts(op))
      provenance.followSums();
    FailureOr<std::vector<Piece>> pieces = provenance.getPieces();
    if (succeeded(pieces)) {
      rewriter.setInsertionPoint(op);
      if (Value value = build(rewriter, op, provenance, *pieces, budget)) {
        rewriter.replaceOp(op, value);
        return success();
      }
      reason = "elements that no pad reads";
    } else {
      reason = provenance.getFailure().str();
    }
    if (!provenance.hasOpaqueNumbers())
      break;
  }
  return rewriter.notifyMatchFailure(
      op, [&](Diagnostic &diagnostic) { diagnostic << reason; });
}
