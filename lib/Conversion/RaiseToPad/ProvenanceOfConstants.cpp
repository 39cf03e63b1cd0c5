//===- ProvenanceOfConstants.cpp - Indices that are looked up -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Provenance.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// The element at `position` of a constant tensor of integers.
static std::optional<int64_t> getElement(ElementsAttr elements,
                                         int64_t position) {
  if (auto dense = dyn_cast<DenseIntElementsAttr>(elements)) {
    APInt value = dense.getValues<APInt>()[position];
    if (value.getBitWidth() > 64)
      return std::nullopt;
    return value.getBitWidth() == 1 ? value.getZExtValue()
                                    : value.getSExtValue();
  }
  if (auto resource = dyn_cast<DenseI64ResourceElementsAttr>(elements))
    if (auto array = resource.tryGetAsArrayRef())
      return (*array)[position];
  if (auto resource = dyn_cast<DenseI32ResourceElementsAttr>(elements))
    if (auto array = resource.tryGetAsArrayRef())
      return (*array)[position];
  return std::nullopt;
}

/// The elements at `indices`, if they are linear in these: c + sum step[k]
/// i[k].
static std::optional<Linear> fitElements(IndexExplorer &explorer,
                                         ElementsAttr elements,
                                         ArrayRef<Linear> indices) {
  ArrayRef<int64_t> shape = elements.getShapedType().getShape();
  SmallVector<int64_t> min, count, steps;
  SmallVector<int64_t> strides = computeStrides(shape);
  int64_t origin = 0;
  for (auto [index, extent, stride] :
       llvm::zip_equal(indices, shape, strides)) {
    Bounds range = explorer.getRange(index);
    if (!range.min || !range.max || *range.min < 0 || *range.max >= extent)
      return std::nullopt;
    min.push_back(*range.min);
    count.push_back(*range.max - *range.min + 1);
    origin += *range.min * stride;
  }
  std::optional<int64_t> first = getElement(elements, origin);
  if (!first)
    return std::nullopt;
  for (auto [extent, stride] : llvm::zip_equal(count, strides)) {
    std::optional<int64_t> next =
        extent > 1 ? getElement(elements, origin + stride) : first;
    int64_t step;
    if (!next || llvm::SubOverflow(*next, *first, step))
      return std::nullopt;
    steps.push_back(step);
  }
  explorer.takeSteps(computeProduct(count) / 64);
  SmallVector<int64_t> countStrides = computeStrides(count);
  for (int64_t k : llvm::seq(computeProduct(count))) {
    SmallVector<int64_t> at = delinearize(k, countStrides);
    int64_t expected = *first, step;
    for (auto [digit, factor] : llvm::zip_equal(at, steps))
      if (llvm::MulOverflow(digit, factor, step) ||
          llvm::AddOverflow(expected, step, expected))
        return std::nullopt;
    if (getElement(elements, origin + linearize(at, strides)) != expected)
      return std::nullopt;
  }
  Linear value = *first;
  for (auto [index, least, step] : llvm::zip_equal(indices, min, steps))
    value = explorer.add(value, explorer.mul(explorer.sub(index, least), step));
  return value;
}

std::optional<Linear> Provenance::lookUp(const Reading &reading) {
  ElementsAttr elements;
  if (!matchPattern(reading.tensor, m_Constant(&elements)))
    return std::nullopt;
  if (MaybeLinear linear = fitElements(explorer, elements, reading.indices))
    return linear;
  Linear position;
  int64_t stride = 1;
  for (auto [index, extent] : llvm::reverse(llvm::zip_equal(
           reading.indices, elements.getShapedType().getShape()))) {
    position = explorer.add(position, explorer.mul(index, stride));
    stride *= extent;
  }
  // All indices but the last that it depends on are taken one by one.
  for (auto [variable, factor] : llvm::enumerate(position.factors)) {
    if (factor == 0)
      continue;
    if (variable >= rank)
      return std::nullopt;
    if (variable + 1 < position.factors.size())
      position.constant += factor * explorer.pin(variable);
  }
  auto at = [&](int64_t index) -> std::optional<int64_t> {
    if (index < 0 || index >= elements.getNumElements())
      return std::nullopt;
    return getElement(elements, index);
  };
  if (position.isConstant())
    return std::nullopt;
  unsigned variable = position.factors.size() - 1;
  int64_t factor = position.factors.back();
  Bounds bounds = explorer.getRange(Linear::variable(variable));
  if (!bounds.min || !bounds.max)
    return std::nullopt;
  // As far as the elements are one run: first, first + step, ...
  auto atIndex = [&](int64_t index) {
    return at(position.constant + factor * index);
  };
  std::optional<int64_t> first = atIndex(*bounds.min);
  if (!first)
    return std::nullopt;
  int64_t end = *bounds.min + 1, step = 0;
  if (end <= *bounds.max) {
    std::optional<int64_t> second = atIndex(end);
    if (!second || llvm::SubOverflow(*second, *first, step))
      return std::nullopt;
  }
  std::optional<int64_t> last = first;
  for (; end <= *bounds.max; ++end) {
    explorer.takeSteps();
    std::optional<int64_t> next = atIndex(end);
    int64_t expected;
    if (!next || llvm::AddOverflow(*last, step, expected) || *next != expected)
      break;
    last = next;
  }
  Linear index = Linear::variable(variable);
  if (!explorer.lessThan(index, end))
    return std::nullopt;
  return explorer.add(*first,
                      explorer.mul(explorer.sub(index, *bounds.min), step));
}
