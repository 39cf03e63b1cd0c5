//===- ElementLoops.cpp - Element by element ------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowPattern.h"
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

  SmallVector<Value> getIndices(OpBuilder &builder, Location loc,
                                ArrayRef<Value> indices) const {
    if (!flat)
      return llvm::to_vector(indices);
    IndexBuilder index(builder, loc);
    return {flat->getIndex(index, indices)};
  }
};

/// Builds the nest; the index map of an axis is evaluated in the loop over that
/// axis.
class ElementLoops {
public:
  ElementLoops(OpBuilder &builder, PadIntoOp op, Value fill)
      : builder(builder), loc(op.getLoc()),
        source(builder, loc, op.getSource()),
        result(builder, loc, op.getInit()), fill(fill),
        extension(Extension::get(op.getMode())), lows(op.getLowPerAxis()),
        sourceExtents(memref::getMixedSizes(builder, loc, op.getSource())),
        resultExtents(memref::getMixedSizes(builder, loc, op.getInit())) {
    std::optional<Storage> storage =
        getStorage(op.getSourceType().getElementType());
    if (!storage)
      return;
    bool isPair = storage->count == 2 && storage->unitBytes <= 4 &&
                  isa<IntegerType>(storage->unit);
    if (storage->count != 1 && !isPair)
      return;
    SmallVector<Value> units = castToUnits(builder, loc, fill, *storage);
    // Two units, as of a complex number, are one integer, with the first unit
    // in its low bits.
    this->fill = units.front();
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
      this->fill = arith::OrIOp::create(builder, loc, extend(units[0]), high);
    }
    for (Elements *elements : {&source, &result})
      elements->buffer =
          castToUnitBuffer(builder, loc, elements->buffer, *storage);
  }

  void build() {
    IndexBuilder index(builder, loc);
    Condition readable = true;
    for (OpFoldResult extent : sourceExtents)
      readable = index.conjunction(readable,
                                   index.lessThan(index.constant(0), extent));
    buildIf(
        builder, loc,
        readable.isFalse() || !extension.isFill() ? readable : Condition(true),
        [&] { buildNest(/*inside=*/true); },
        [&] { buildNest(/*inside=*/false); });
  }

private:
  /// Builds the loops over all axes and their body. Reads nothing of the source
  /// if `inside` is false.
  void buildNest(Condition inside) {
    IndexBuilder index(builder, loc);
    OpBuilder::InsertionGuard guard(builder);
    SmallVector<Value> sourceIndices, resultIndices;
    for (auto [low, n, m] : llvm::zip(lows, sourceExtents, resultExtents)) {
      Value zero = index.materialize(index.constant(0));
      Value one = index.materialize(index.constant(1));
      auto loop =
          scf::ForOp::create(builder, loc, zero, index.materialize(m), one);
      builder.setInsertionPointToStart(loop.getBody());
      OpFoldResult o = loop.getInductionVar();
      resultIndices.push_back(loop.getInductionVar());
      if (inside.isFalse())
        continue;
      OpFoldResult i = index.sub(o, low);
      if (extension.isFill())
        inside = index.conjunction(
            inside, index.conjunction(index.lessEqual(index.constant(0), i),
                                      index.lessThan(i, n)));
      else
        i = extension.getSourceIndex(index, i, n);
      sourceIndices.push_back(index.materialize(i));
    }
    auto load = [&]() -> SmallVector<OpFoldResult> {
      return {
          memref::LoadOp::create(builder, loc, source.buffer,
                                 source.getIndices(builder, loc, sourceIndices),
                                 /*nontemporal=*/false, alignment)
              .getResult()};
    };
    auto getFill = [&]() -> SmallVector<OpFoldResult> { return {fill}; };
    OpFoldResult element = buildChoice(index, inside, load, getFill).front();
    memref::StoreOp::create(builder, loc, cast<Value>(element), result.buffer,
                            result.getIndices(builder, loc, resultIndices),
                            /*nontemporal=*/false, alignment);
  }

  OpBuilder &builder;
  Location loc;
  Elements source, result;
  Value fill;
  /// The alignment of an element that moves as an integer.
  llvm::MaybeAlign alignment;
  Extension extension;
  SmallVector<OpFoldResult> lows, sourceExtents, resultExtents;
};

// pad.pad_into m ins(%x) outs(%y) {pad.facts = #pad.facts<elements>}
//   -> scf.for ... {
//        %e = memref.load %x[...]
//        memref.store %e, %y[...]
//      }
struct LowerElements final : VersionPattern {
  using VersionPattern::VersionPattern;

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBeLowered(rewriter, op)))
      return failure();
    if (!bitEnumContainsAll(getFacts(op), Facts::Elements))
      return rewriter.notifyMatchFailure(op, "not to be written by elements");
    reportLoops(op, "element by element");
    replaceByLoops(rewriter, op, [&] {
      buildElementLoops(rewriter, op, getFill(rewriter, op));
    });
    return success();
  }
};

} // namespace

void mlir::pad::buildElementLoops(OpBuilder &builder, PadIntoOp op,
                                  Value fill) {
  ElementLoops(builder, op, fill).build();
}

void mlir::pad::populateElementsPattern(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options,
    PatternBenefit benefit) {
  patterns.addWithLabel<LowerElements>({"elements"}, patterns.getContext(),
                                       options, benefit);
}
