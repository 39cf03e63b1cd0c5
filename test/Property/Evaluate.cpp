//===- Evaluate.cpp - What programs give ----------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "pad/Oracle/Adjoint.h"

using namespace property;
using namespace mlir::pad;

std::vector<Tensor> property::evaluate(const Program &program,
                                       size_t elementSize) {
  std::vector<Tensor> tensors;
  Tensor x{getValues(program.sourceShape), program.sourceBytes};
  for (const Step &step : program.steps) {
    Tensor result{getValues(step.shape), {}};
    result.bytes.resize(oracle::getNumElements(result.shape) * elementSize);
    switch (step.kind) {
    case Step::Kind::Pad:
    case Step::Kind::DynamicPad:
      oracle::padInto(step.mode, x.bytes.data(), x.shape, elementSize,
                      spread(step.low, step.axes, x.shape.size()),
                      step.fill ? step.fillBytes.data() : nullptr,
                      result.bytes.data(), result.shape);
      break;
    case Step::Kind::Border:
      result.bytes = x.bytes;
      oracle::fillBorder(step.mode, result.bytes.data(), result.shape,
                         elementSize,
                         spread(step.low, step.axes, x.shape.size()),
                         spread(step.high, step.axes, x.shape.size()),
                         step.fill ? step.fillBytes.data() : nullptr);
      break;
    case Step::Kind::Adjoint:
      oracle::adjointInto(step.mode, *oracle::parseNumber(program.type),
                          x.bytes.data(), x.shape,
                          spread(step.low, step.axes, x.shape.size()),
                          result.bytes.data(), result.shape);
      break;
    case Step::Kind::Slice:
      oracle::sliceInto(x.bytes.data(), x.shape, elementSize,
                        getValues(step.offsets), step.strides,
                        result.bytes.data(), getValues(step.sizes));
      break;
    case Step::Kind::Cast:
      result.bytes = x.bytes;
      break;
    }
    x = result;
    tensors.push_back(std::move(result));
  }
  return tensors;
}
