//===- ElementLoops.cpp - Element by element ------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VersionLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "pad/Flat/FlatView.h"
#include "pad/Flat/Storage.h"
#include "pad/IR/Extension.h"
#include "pad/Utils/IndexBuilder.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// A buffer whose elements are read and written one by one.
struct Elements {
  Value buffer;
  /// If there is one, `buffer` is its view.
  std::optional<FlatView> flat;

  Elements(OpBuilder &builder, Location loc, Value buffer) : buffer(buffer) {
    if (!mayHaveNegativeStride(buffer))
      return;
    flat = FlatView::get(builder, loc, buffer);
    this->buffer = flat->view;
  }

  /// The indices in `buffer` of the element at `indices`.
  SmallVector<Value> getIndices(IndexBuilder &index,
                                ArrayRef<Value> indices) const {
    if (!flat)
      return llvm::to_vector(indices);
    return {flat->getIndex(index, indices)};
  }
};

} // namespace

/// Makes the elements of `source`, `result` and `fill` the units that they are
/// stored as, if each is one unit, or two that move as one integer. Returns the
/// alignment of such an integer.
static llvm::MaybeAlign moveAsUnits(OpBuilder &builder, Location loc,
                                    Type elementType, Elements &source,
                                    Elements &result, Value &fill) {
  std::optional<Storage> storage = getStorage(elementType);
  if (!storage)
    return {};
  bool isPair = storage->count == 2 && storage->unitBytes <= 4 &&
                isa<IntegerType>(storage->unit);
  if (storage->count != 1 && !isPair)
    return {};
  llvm::MaybeAlign alignment;
  SmallVector<Value> units = castToUnits(builder, loc, fill, *storage);
  // Two units, as of a complex number, are one integer, with the first unit in
  // its low bits.
  fill = units.front();
  if (isPair) {
    alignment = llvm::Align(storage->unitBytes);
    int64_t bits = 8 * storage->unitBytes;
    storage =
        Storage{builder.getIntegerType(2 * bits), 2 * storage->unitBytes, 1};
    auto extend = [&](Value unit) -> Value {
      return arith::ExtUIOp::create(builder, loc, storage->unit, unit);
    };
    Value shift =
        arith::ConstantIntOp::create(builder, loc, storage->unit, bits);
    Value high = arith::ShLIOp::create(builder, loc, extend(units[1]), shift);
    fill = arith::OrIOp::create(builder, loc, extend(units[0]), high);
  }
  for (Elements *elements : {&source, &result})
    elements->buffer =
        castToUnitBuffer(builder, loc, elements->buffer, *storage);
  return alignment;
}

void mlir::pad::buildElementLoops(OpBuilder &builder, PadIntoOp op,
                                  Value fill) {
  Location loc = op.getLoc();
  IndexBuilder index(builder, loc);
  Extension extension = Extension::get(op.getMode());
  Elements source(builder, loc, op.getSource());
  Elements result(builder, loc, op.getInit());
  SmallVector<OpFoldResult> lows = op.getLowPerAxis();
  SmallVector<OpFoldResult> sourceExtents =
      memref::getMixedSizes(builder, loc, op.getSource());
  SmallVector<OpFoldResult> resultExtents =
      memref::getMixedSizes(builder, loc, op.getInit());
  llvm::MaybeAlign alignment = moveAsUnits(
      builder, loc, op.getSourceType().getElementType(), source, result, fill);

  // The loops over all axes and their body; the index map of an axis is
  // evaluated in the loop over that axis. If `isInside` is false, nothing of
  // the source is read.
  auto buildNest = [&](Condition isInside) {
    OpBuilder::InsertionGuard guard(builder);
    SmallVector<Value> sourceIndices, resultIndices;
    for (auto [low, n, m] : llvm::zip(lows, sourceExtents, resultExtents)) {
      Value zero = index.materialize(index.constant(0));
      Value one = index.materialize(index.constant(1));
      auto loop =
          scf::ForOp::create(builder, loc, zero, index.materialize(m), one);
      builder.setInsertionPointToStart(loop.getBody());
      resultIndices.push_back(loop.getInductionVar());
      if (isInside.isFalse())
        continue;
      OpFoldResult i = index.sub(OpFoldResult(loop.getInductionVar()), low);
      if (extension.isFill())
        isInside =
            index.conjunction(isInside, index.isIn({index.constant(0), n}, i));
      else
        i = extension.getSourceIndex(index, i, n);
      sourceIndices.push_back(index.materialize(i));
    }
    auto load = [&]() -> Value {
      return memref::LoadOp::create(builder, loc, source.buffer,
                                    source.getIndices(index, sourceIndices),
                                    /*nontemporal=*/false, alignment);
    };
    Value element = buildSelect(index, isInside, load, [&] { return fill; });
    memref::StoreOp::create(builder, loc, element, result.buffer,
                            result.getIndices(index, resultIndices),
                            /*nontemporal=*/false, alignment);
  };

  Condition isReadable = true;
  for (OpFoldResult extent : sourceExtents)
    isReadable = index.conjunction(isReadable, index.lessThan(0, extent));
  if (extension.isFill() && !isReadable.isFalse())
    isReadable = true;
  buildIf(
      index, isReadable, [&] { buildNest(/*isInside=*/true); },
      [&] { buildNest(/*isInside=*/false); });
}

// pad.pad_into m ins(%x) outs(%y) {pad.facts = #pad.facts<elements>}
//   -> scf.for ... {
//        %e = memref.load %x[...]
//        memref.store %e, %y[...]
//      }
static FailureOr<std::string>
lowerToElements(PatternRewriter &rewriter, PadIntoOp op,
                const ConvertPadToSCFPassOptions &) {
  buildElementLoops(rewriter, op, getFill(rewriter, op));
  return std::string("element by element");
}

const VersionLowering mlir::pad::kElements{"elements", Facts::Elements,
                                           lowerToElements};
