//===- RowClasses.cpp - Rows by the vectors they take ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShortRows.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// Writes planes, or what is around them, by the class of their rows.
class RowClasses final : public RowWriter {
public:
  RowClasses(OpBuilder &builder, const FlatPad &pad, ArrayRef<RowClass> classes,
             RowWriter &others)
      : builder(builder), index(builder, pad.loc), pad(pad), classes(classes),
        others(others), rows(builder, pad, classes.front().width) {
    choose();
  }

  bool buildAxis(size_t k, OpFoldResult source, OpFoldResult result,
                 Condition isInside) final;
  void buildRow(OpFoldResult source, OpFoldResult result) final {
    llvm_unreachable("planes are built");
  }
  void buildFill(OpFoldResult result, OpFoldResult size) final {
    llvm_unreachable("planes are built");
  }
  bool fillsRowByRow() const final { return true; }

private:
  /// Sets `chosen` and makes the table.
  void choose();

  OpBuilder &builder;
  IndexBuilder index;
  const FlatPad &pad;
  ArrayRef<RowClass> classes;
  RowWriter &others;
  ShortRows rows;
  /// 1 + the class of the rows, or 0.
  Value chosen;
};

} // namespace

void RowClasses::choose() {
  Value none = index.materialize(index.constant(0));
  auto yieldClass = [&](OpBuilder &, Location loc) {
    // The last class that fits is the narrowest one.
    OpFoldResult narrowest = none;
    for (auto [k, candidate] : llvm::enumerate(classes))
      narrowest =
          index.select(rows.fits(candidate), index.constant(k + 1), narrowest);
    scf::YieldOp::create(builder, loc, index.materialize(narrowest));
  };
  auto yieldNone = [&](OpBuilder &, Location loc) {
    scf::YieldOp::create(builder, loc, none);
  };
  chosen =
      scf::IfOp::create(builder, pad.loc, index.materialize(rows.areShort()),
                        yieldClass, yieldNone)
          .getResult(0);
  rows.tabulate(index.lessThan(index.constant(0), chosen));
}

bool RowClasses::buildAxis(size_t k, OpFoldResult source, OpFoldResult result,
                           Condition isInside) {
  // The axes around planes share their loops where there are several.
  size_t rank = pad.axes.size();
  if (k != (rank > 3 ? rank - 3 : 0))
    return false;
  SmallVector<int64_t> cases =
      llvm::to_vector(llvm::seq<int64_t>(1, classes.size() + 1));
  auto switchOp = scf::IndexSwitchOp::create(
      builder, pad.loc, TypeRange(), chosen,
      builder.getDenseI64ArrayAttr(cases), cases.size());
  OpBuilder::InsertionGuard guard(builder);
  for (auto [rowClass, region] :
       llvm::zip(classes, switchOp.getCaseRegions())) {
    builder.setInsertionPointToStart(&region.emplaceBlock());
    rows.begin(rowClass);
    rows.buildAxis(k, source, result, isInside);
    scf::YieldOp::create(builder, pad.loc);
  }
  builder.setInsertionPointToStart(&switchOp.getDefaultRegion().emplaceBlock());
  buildRowNest(builder, pad, others, k, source, result, isInside);
  scf::YieldOp::create(builder, pad.loc);
  builder.setInsertionPointAfter(switchOp);
  buildIf(
      builder, pad.loc, index.lessThan(index.constant(0), chosen),
      [&] { rows.buildRest(source, result, isInside); }, [] {});
  return true;
}

void mlir::pad::buildShortRows(OpBuilder &builder, const FlatPad &pad,
                               ArrayRef<RowClass> classes, RowWriter &others) {
  RowClasses writer(builder, pad, classes, others);
  buildRowNest(builder, pad, writer);
}
