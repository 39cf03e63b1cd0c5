//===- Way.cpp - Which loops a pad becomes --------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Way.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace mlir::pad;

/// What a remark of this conversion is filed under.
static constexpr remark::RemarkOpts remarkOptions =
    remark::RemarkOpts::name("convert-pad-to-scf").category("pad");

/// Says why the borders are not, or not known to be, single runs.
static void reportReach(Location loc, const Condition &isWithinReach) {
  if (isWithinReach.isFalse())
    remark::missed(loc, remarkOptions)
        << remark::reason("runs of the source in every border: an amount is "
                          "larger than the reach of the mode, so that rows "
                          "are put together from a period");
  else if (!isWithinReach.isTrue())
    remark::missed(loc, remarkOptions)
        << remark::reason("runs of the source in every border alone: an amount "
                          "or extent is not known, so that rows put together "
                          "from a period stand by")
        << remark::suggest("static amounts and extents");
}

void mlir::pad::reportWay(PadIntoOp op, const FailureOr<FlatPad> &pad) {
  Location loc = op.getLoc();
  auto passed = [&](StringRef what) {
    remark::passed(loc, remarkOptions) << what;
  };
  auto missed = [&] { return remark::missed(loc, remarkOptions); };

  if (failed(pad) || pad->isFlat.isFalse()) {
    passed("to loops over elements");
    if (failed(pad))
      missed() << remark::reason("loops over rows: the storage of the element "
                                 "type or the strides of a memref are not "
                                 "known");
    else
      missed() << remark::reason("loops over rows: an innermost stride is not "
                                 "1, or an extent is 0 or contradicts the "
                                 "amounts");
    return;
  }
  if (pad->isFlat.isTrue()) {
    passed("to loops over rows");
  } else {
    passed("to loops over rows, with loops over elements beside them");
    missed() << remark::reason("loops over rows alone: that extents are not 0 "
                               "and fit the amounts, and innermost strides are "
                               "1, is only known at run time")
             << remark::suggest("static extents and strides");
  }
  reportReach(loc, pad->isWithinReach);
}
