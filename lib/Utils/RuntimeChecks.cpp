//===- RuntimeChecks.cpp - Conditions that stop a program -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/RuntimeChecks.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

/// Stands in a text for a number that is known at run time: the unit separator,
/// which no printed operation contains.
static constexpr char numberMark = '\x1f';

Message &Message::operator<<(const Twine &string) {
  text += string.str();
  return *this;
}

Message &Message::operator<<(const Message &other) {
  text += other.text;
  llvm::append_range(numbers, other.numbers);
  return *this;
}

Message &Message::operator<<(OpFoldResult number) {
  if (std::optional<int64_t> known = getConstantIntValue(number))
    return *this << Twine(*known);
  text += numberMark;
  numbers.push_back(cast<Value>(number));
  return *this;
}

void mlir::pad::requireAtRunTime(IndexBuilder &index, Condition condition,
                                 const Message &message) {
  if (condition.isTrue())
    return;
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  SmallVector<StringRef> strings;
  StringRef(message.text).split(strings, numberMark);
  scf::IfOp::create(builder, loc, index.materialize(index.negation(condition)),
                    [&](OpBuilder &nested, Location) {
                      ReportOp::create(nested, loc,
                                       nested.getStrArrayAttr(strings),
                                       message.numbers);
                      scf::YieldOp::create(nested, loc);
                    });
  std::string text = message.text;
  std::replace(text.begin(), text.end(), numberMark, '?');
  cf::AssertOp::create(builder, loc, index.materialize(condition), text);
}
