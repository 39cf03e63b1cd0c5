//===- Border.h - The parts of an array with a border -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every part of an array whose border extends its inside is a window of the pad
// of the inside, and a window of a pad is a pad: of the inside, into the part.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_BORDER_H
#define PAD_UTILS_BORDER_H

#include "pad/Utils/PadSpec.h"

namespace mlir::pad {

/// The array of a `pad.fill_border`, cut into parts.
class Border {
public:
  /// The part of an axis that a part of the array covers.
  enum class Part { Whole, Before, Inside, After };

  /// `size` positions of an axis of the array from `begin` on, and the amounts
  /// of the pad of the inside that they are.
  struct Window {
    OpFoldResult begin, size, low, high;
  };

  /// Builds the indices of the parts. They are within the array also where the
  /// extents contradict the amounts.
  Border(OpBuilder &builder, FillBorderOp op);

  int64_t getRank() const { return axes.size(); }

  /// The last axis with a border, or -1.
  int64_t getLastAxis() const { return lastAxis; }

  /// The amounts of `axis`, which are not negative. A caller may replace them
  /// by equal numbers that it knows.
  std::pair<OpFoldResult, OpFoldResult> getAmounts(int64_t axis) const {
    return {axes[axis].low, axes[axis].high};
  }
  void setAmounts(int64_t axis, OpFoldResult low, OpFoldResult high) {
    axes[axis].low = low;
    axes[axis].high = high;
  }

  /// The part of the array that has `Inside` of the axes before `axis`, `part`
  /// of that one and the whole of those after it. With `Before` and `After` of
  /// each axis this is every element of the border once.
  SmallVector<Window> getFace(int64_t axis, Part part);

  /// The pad of the inside of `array`, which has the type of the op's array,
  /// into `part` of it or, of a tensor, into a new one; builds both slices.
  /// Nullopt if the part is known to be empty.
  std::optional<PadSpec> getPad(Value array, ArrayRef<Window> part);

  /// Calls `build` for the pads into the faces of the op's array, a memref,
  /// along the axes [`beginAxis`, `endAxis`), with the builder where each has
  /// to be built. Several axes whose amounts are not known share one call, in a
  /// loop over their faces:
  ///
  ///   scf.for %face = 0 to 4 {
  ///     %low = arith.select (%face == 0), ...
  ///     ... // build
  ///   }
  void buildFaces(int64_t beginAxis, int64_t endAxis,
                  function_ref<void(const PadSpec &)> build);

  /// Builds the pad of the inside of `array`, a tensor, that is equal to the
  /// array with its border; null if the array is known to be empty.
  PadOp buildPadOfInside(Value array);

  /// Builds the faces of the op's array, a tensor, as pads into new tensors,
  /// and the array with them inserted. Several axes whose amounts are not known
  /// share a pad, in a loop over their faces.
  Value insertFaces();

private:
  /// One axis: amounts that are not negative, `size` positions of the inside
  /// from `begin` on, `sizeAfter` behind it, and the extent of the array.
  /// Whether each of the three parts is known to begin before that.
  struct Axis {
    OpFoldResult low, high, begin, size, sizeAfter, extent;
    bool beginsWithin = false;
  };
  struct Slice {
    SmallVector<OpFoldResult> offsets, sizes, strides;
  };

  /// The faces along some axes: single ones, and those along `loopAxes`, which
  /// share the code of one pad.
  struct Faces {
    SmallVector<SmallVector<Window>> single;
    SmallVector<int64_t> loopAxes;
  };
  Faces getFaces(int64_t beginAxis, int64_t endAxis);
  /// The face with number `face` among those before and after the inside of
  /// each of `axes`.
  SmallVector<Window> getFace(ArrayRef<int64_t> axes, OpFoldResult face);
  Window getWindow(int64_t axis, Part part);
  SmallVector<Window> getInside();
  Slice getSlice(ArrayRef<Window> part);
  Value extract(Value array, const Slice &slice);
  Value insert(Value value, Value array, ArrayRef<Window> part);

  OpBuilder &builder;
  FillBorderOp op;
  SmallVector<Axis> axes;
  int64_t lastAxis = -1;
};

} // namespace mlir::pad

#endif // PAD_UTILS_BORDER_H
