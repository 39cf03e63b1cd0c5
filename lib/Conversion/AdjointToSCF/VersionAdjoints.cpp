//===- VersionAdjoints.cpp - Copies of an adjoint for its facts -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides how an adjoint on memrefs is computed and says so in the IR: branches
// on the conditions that types leave open, with a copy of the adjoint in each,
// whose attribute lists the facts that hold there.
//
//===----------------------------------------------------------------------===//

#include "Rows.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Conversion/AdjointToSCF/AdjointToSCF.h"
#include "pad/Flat/FlatPad.h"
#include "pad/Flat/FlatView.h"
#include "pad/Utils/AdjointAsCrop.h"
#include "pad/Utils/AxisBorders.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Overlap.h"
#include "pad/Utils/VectorBytes.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether the result of `adjoint` is large enough to be divided among threads.
static Condition isInChunks(IndexBuilder &index, AdjointIntoOp op,
                            const FlatAdjoint &adjoint,
                            const ConvertPadToSCFPassOptions &options) {
  if (!options.parallel || adjoint.outer.empty() || isInParallelLoop(op))
    return false;
  return index.lessEqual(options.parallelBytes, adjoint.getResultBytes(index));
}

namespace {

/// Builds the versions of an adjoint:
///
///   scf.if %has_unit_borders {
///     pad.adjoint_into ... {pad.facts = #pad.facts<rows|unit_borders|...>}
///   } else {
///     scf.if %has_disjoint_borders {
///       pad.adjoint_into ...
///         {pad.facts = #pad.facts<rows|disjoint_borders|...>}
///     } else {
///       ... // rows with wider borders, if no other axis has any
///       pad.adjoint_into ... {pad.facts = #pad.facts<elements>}
///     }
///   }
class AdjointVersions {
public:
  AdjointVersions(OpBuilder &builder, AdjointIntoOp op,
                  const FlatAdjoint &adjoint,
                  const ConvertPadToSCFPassOptions &options)
      : builder(builder), loc(op.getLoc()), index(builder, loc), op(op),
        adjoint(adjoint), options(options),
        vectorBytes(getVectorBytes(op, options.vectorBytes)),
        known(KnownRow::get(index, adjoint, vectorBytes)),
        areChunks(isInChunks(index, op, adjoint, options)) {}

  void build() {
    if (!adjoint.has(Facts::DisjointBorders))
      for (const OuterAxis &axis : adjoint.outer)
        hasDisjoint = index.conjunction(
            hasDisjoint, hasDisjointBorders(index, adjoint.extension, axis));
    if (!adjoint.has(Facts::DisjointRowBorders) && !known)
      hasDisjointRow =
          hasDisjointBorders(index, adjoint.extension, adjoint.row);
    // Rows that are written out may have any borders along the outer axes.
    if (areBordersFew(index, adjoint) && hasDisjointRow.isTrue()) {
      Condition isDivided = index.conjunction(areChunks, hasDisjoint);
      addVersion(index.negation(isDivided), [&] { buildWrittenOut(); });
      addVersion(isDivided, [&] { buildRows(adjoint, getDisjointFacts()); });
      return buildFrom(0);
    }
    Condition isDisjoint = index.conjunction(hasDisjoint, hasDisjointRow);
    addVersion(isOfUnitPlanes(isDisjoint), [&] { buildPlanes(); });
    addVersion(isDisjoint, [&] { buildRows(adjoint, getDisjointFacts()); });
    size_t numOuter = adjoint.outer.size();
    if (!hasDisjointRow.isTrue()) {
      Condition isFar = canBuildFarRow(index, adjoint);
      addVersion(index.conjunction(isFar, adjoint.areUnpadded(index, numOuter)),
                 [&, numOuter] {
                   buildRows(adjoint.mergeUnpadded(index, numOuter),
                             Facts::DisjointBorders);
                 });
    }
    buildFrom(0);
  }

private:
  void addVersion(Condition condition, std::function<void()> build) {
    versions.emplace_back(index.conjunction(adjoint.isFlat, condition),
                          std::move(build));
  }

  /// Builds the versions from number `k` on, of which the first one whose
  /// condition holds is executed, and the version in elements for the rest.
  void buildFrom(size_t k) {
    if (k == versions.size())
      return setFacts(builder.clone(*op), Facts::Elements);
    buildIf(index, versions[k].first, versions[k].second,
            [&] { buildFrom(k + 1); });
  }

  Facts getDisjointFacts() {
    return known ? Facts::DisjointBorders
                 : Facts::DisjointBorders | Facts::DisjointRowBorders;
  }

  void buildVersion(const FlatAdjoint &version, Facts facts) {
    version.build(builder, facts)
        ->setDiscardableAttr(PadDialect::getVectorBytesAttrName(),
                             builder.getI64IntegerAttr(vectorBytes));
  }

  void buildRows(const FlatAdjoint &rows, Facts facts) {
    buildIf(
        index, areChunks, [&] { buildVersion(rows, facts | Facts::InChunks); },
        [&] { buildVersion(rows, facts); });
  }

  /// Whether the innermost two axes have unit borders, no other one has any,
  /// and rows are half a vector or longer.
  Condition isOfUnitPlanes(Condition isDisjoint) {
    int64_t minUnits = vectorBytes / adjoint.unitBytes / 2;
    if (known || adjoint.outer.empty() || minUnits < 2)
      return false;
    const AdjointAxis &plane = adjoint.outer.back();
    Condition areUnits = hasUnitBorders(index, adjoint, plane);
    areUnits = index.conjunction(areUnits,
                                 hasUnitBorders(index, adjoint, adjoint.row));
    if (areUnits.isFalse())
      return false;
    areUnits = index.conjunction(
        areUnits, index.lessEqual(minUnits, adjoint.row.resultExtent));
    areUnits = index.conjunction(
        areUnits, adjoint.areUnpadded(index, adjoint.outer.size() - 1));
    areUnits = index.conjunction(isDisjoint, areUnits);
    return index.conjunction(areUnits, index.negation(areChunks));
  }

  void buildPlanes() {
    FlatAdjoint planes = adjoint.mergeUnpadded(index, adjoint.outer.size() - 1);
    for (AdjointAxis *axis : std::initializer_list<AdjointAxis *>{
             &planes.outer.back(), &planes.row}) {
      // Offsets with a known distance share a register.
      axis->sourceExtent = index.add(axis->resultExtent, 2);
      axis->low = index.constant(1);
    }
    buildVersion(planes, getDisjointFacts() | Facts::UnitBorders);
  }

  void buildWrittenOut() {
    Facts facts = Facts::FewBorders;
    if (!known)
      facts = facts | Facts::DisjointRowBorders;
    std::optional<int64_t> bytes =
        getConstantIntValue(adjoint.getResultBytes(index));
    if (!bytes || options.nontemporalBytes == 0 ||
        *bytes < options.nontemporalBytes || !getStagedAxis(adjoint))
      return buildVersion(adjoint, facts);
    facts = facts | Facts::PastCaches;
    Condition isInLines = false;
    if (canBeWholeLines(known, adjoint, vectorBytes)) {
      OpFoldResult address = getAddress(
          index, adjoint.result, adjoint.resultOffset, adjoint.unitBytes);
      isInLines = index.equal(index.modPowerOfTwo(address, kLineBytes), 0);
    }
    buildIf(
        index, isInLines,
        [&] { buildVersion(adjoint, facts | Facts::WholeLines); },
        [&] { buildVersion(adjoint, facts); });
  }

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  AdjointIntoOp op;
  const FlatAdjoint &adjoint;
  const ConvertPadToSCFPassOptions &options;
  int64_t vectorBytes;
  std::optional<KnownRow> known;
  /// Whether the result is divided among threads, and whether the outer axes
  /// and the row have disjoint borders; a known row may have any.
  Condition areChunks, hasDisjoint = true, hasDisjointRow = true;
  SmallVector<std::pair<Condition, std::function<void()>>> versions;
};

// pad.adjoint_into m ins(%g) outs(%y) low[l] high[h]
//   -> %s = scf.if %g_is_dense {
//        scf.yield %g
//      } else {
//        %t = memref.alloc(%h, %w)
//        scf.for ... { ... } // copies %g to %t
//        scf.yield %t
//      }
//      pad.adjoint_into m ins(%s) outs(%y) low[l] high[h]
//        {pad.facts = #pad.facts<dense_source|dense_result>}
//      scf.if %g_is_dense {
//      } else {
//        memref.dealloc %s
//      }
// If %y has gaps, the adjoint is written to memory that is copied to %y. An
// adjoint element by element takes a hundred times as long as in rows.
struct CopyOperandsWithGaps final : OpRewritePattern<AdjointIntoOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(AdjointIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureBufferSemantics() || isVersion(op) || isCrop(op) ||
        areKnownToOverlap(op.getSource(), op.getInit()) ||
        !FlatAdjoint::exists(op) || !canAllocate(op))
      return rewriter.notifyMatchFailure(op, "not to be computed in rows");
    if (!mayHaveGaps(op, op.getSourceMutable()) &&
        !mayHaveGaps(op, op.getInitMutable()))
      return rewriter.notifyMatchFailure(op, "its operands have no gaps");
    auto dense = cast<AdjointIntoOp>(rewriter.clone(*op));
    copyOperand(rewriter, dense, dense.getSourceMutable());
    copyOperand(rewriter, dense, dense.getInitMutable());
    setFacts(dense, getFacts(op) | Facts::DenseSource | Facts::DenseResult);
    rewriter.eraseOp(op);
    return success();
  }

private:
  /// Whether the operands of `op` can be copied to memory of the host: kernels
  /// have none, and other memory spaces are not its own.
  static bool canAllocate(AdjointIntoOp op) {
    return !isInKernel(op) &&
           llvm::none_of(
               ValueRange{op.getSource(), op.getInit()}, [](Value buffer) {
                 return cast<MemRefType>(buffer.getType()).getMemorySpace();
               });
  }

  static bool mayHaveGaps(AdjointIntoOp op, OpOperand &operand) {
    Facts fact =
        op.isDpsInit(&operand) ? Facts::DenseResult : Facts::DenseSource;
    return !bitEnumContainsAll(getFacts(op), fact) &&
           !cast<MemRefType>(operand.get().getType()).getLayout().isIdentity();
  }

  /// Copies element by element, which LLVM vectorizes along an axis of stride
  /// 1: a pad that adds nothing would be ten times the code.
  static void copy(IndexBuilder &index, Value source, Value result) {
    OpBuilder &builder = index.getBuilder();
    Location loc = index.getLoc();
    SmallVector<Value> ends = getValueOrCreateConstantIndexOp(
        builder, loc, memref::getMixedSizes(builder, loc, source));
    SmallVector<Value> begins(ends.size(),
                              index.materialize(index.constant(0)));
    SmallVector<Value> steps(ends.size(), index.materialize(index.constant(1)));
    scf::buildLoopNest(
        builder, loc, begins, ends, steps,
        [&](OpBuilder &nested, Location, ValueRange position) {
          Value element = memref::LoadOp::create(nested, loc, source, position);
          memref::StoreOp::create(nested, loc, element, result, position);
        });
  }

  /// Replaces `operand` by memory without gaps where it has some.
  static void copyOperand(RewriterBase &rewriter, AdjointIntoOp op,
                          OpOperand &operand) {
    if (!mayHaveGaps(op, operand))
      return;
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    Location loc = op.getLoc();
    IndexBuilder index(rewriter, loc);
    bool isResult = op.isDpsInit(&operand);
    Value buffer = operand.get();
    Condition hasNoGaps = isDense(index, buffer);
    Value dense = getDense(index, buffer, hasNoGaps, [&](Value memory) {
      if (!isResult)
        copy(index, buffer, memory);
    });
    operand.set(dense);
    rewriter.setInsertionPointAfter(op);
    buildIf(
        index, hasNoGaps, [] {},
        [&] {
          if (isResult)
            copy(index, dense, buffer);
          memref::DeallocOp::create(rewriter, loc, dense);
        });
  }

  /// `buffer` where it has no gaps, else memory of its extents, for which
  /// `fill` is called.
  static Value getDense(IndexBuilder &index, Value buffer, Condition hasNoGaps,
                        function_ref<void(Value)> fill) {
    OpBuilder &builder = index.getBuilder();
    Location loc = index.getLoc();
    auto type = cast<MemRefType>(buffer.getType());
    auto allocate = [&] {
      Value memory = memref::AllocOp::create(
          builder, loc, memref::getMixedSizes(builder, loc, buffer),
          type.getElementType());
      fill(memory);
      return memory;
    };
    if (hasNoGaps.isTrue())
      return buffer;
    if (hasNoGaps.isFalse())
      return allocate();
    SmallVector<int64_t> strides(type.getRank(), ShapedType::kDynamic);
    auto anyLayout =
        MemRefType::get(type.getShape(), type.getElementType(),
                        StridedLayoutAttr::get(type.getContext(),
                                               ShapedType::kDynamic, strides));
    auto castToAny = [&](Value memory) -> Value {
      return memref::CastOp::create(builder, loc, anyLayout, memory);
    };
    return buildSelect(
        index, hasNoGaps, [&] { return castToAny(buffer); },
        [&] { return castToAny(allocate()); });
  }
};

// pad.adjoint_into m ins(%g) outs(%y) low[l] high[h]
//   -> scf.if %has_disjoint_borders {
//        pad.adjoint_into m ins(%s) outs(%r) low[l] high[h]
//          {pad.facts = #pad.facts<fits|rows|disjoint_borders|...>}
//      } else {
//        pad.adjoint_into m ins(%g) outs(%y) low[l] high[h]
//          {pad.facts = #pad.facts<elements>}
//      }
// pad.adjoint_into constant ins(%g) outs(%y) low[l] high[h]
//   -> pad.pad_into constant ins(%g) outs(%y) low[-l] high[-h]
struct VersionAdjointInto final : OpRewritePattern<AdjointIntoOp> {
  VersionAdjointInto(MLIRContext *context,
                     const ConvertPadToSCFPassOptions &options,
                     PatternBenefit benefit)
      : OpRewritePattern(context, benefit), options(options) {}

  LogicalResult matchAndRewrite(AdjointIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    // LowerAdjointVersion gives the reason.
    if (isVersion(op))
      return failure();
    if (areKnownToOverlap(op.getSource(), op.getInit()))
      return rewriter.notifyMatchFailure(op, "source and destination overlap");
    Type type = op.getSourceType().getElementType();
    bool isPad = isCrop(op);
    if (!isPad && !Addition::get(type))
      return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
        diag << "element type " << type << " has no addition";
      });
    if (isPad)
      buildCrop(rewriter, op);
    else if (!llvm::is_contained(op.getInitType().getShape(), 0))
      buildVersions(rewriter, op);
    rewriter.eraseOp(op);
    return success();
  }

private:
  void buildVersions(OpBuilder &builder, AdjointIntoOp op) const {
    FailureOr<FlatAdjoint> adjoint;
    if (!isInKernel(op))
      adjoint = FlatAdjoint::get(builder, op);
    if (failed(adjoint))
      return setFacts(builder.clone(*op), Facts::Elements);
    AdjointVersions(builder, op, *adjoint, options).build();
  }

  ConvertPadToSCFPassOptions options;
};

} // namespace

void mlir::pad::populateVersionAdjointsPatterns(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options,
    PatternBenefit benefit) {
  patterns.add<VersionAdjointInto>(patterns.getContext(), options, benefit);
  PatternBenefit first(benefit.getBenefit() + 1);
  patterns.add<CopyOperandsWithGaps>(patterns.getContext(), first);
}
