//===- ShiftedLoad.cpp - Vectors at any address ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShiftedLoad.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::pad;

Value mlir::pad::shiftVector(OpBuilder &builder, Location loc, Value low,
                             Value high, Value shift, int64_t unitBytes) {
  Type i32 = builder.getI32Type(), i64 = builder.getI64Type();
  constexpr int64_t wordBytes = 4, count = kVectorBytes / wordBytes;
  auto wordsType = VectorType::get({count}, i32);
  SmallVector<Value> words;
  for (Value vector : {low, high}) {
    Value asWords = vector::BitCastOp::create(builder, loc, wordsType, vector);
    for (int64_t k = 0; k < count; ++k)
      words.push_back(vector::ExtractOp::create(builder, loc, asWords, k));
  }
  auto getConstant = [&](int64_t c) -> Value {
    return arith::ConstantIntOp::create(builder, loc, i32, c);
  };
  auto isSet = [&](int64_t bit) -> Value {
    Value masked = arith::AndIOp::create(builder, loc, shift, getConstant(bit));
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, masked,
                                 getConstant(0));
  };

  // By whole words, as the bits of the shift say; `needed` are read later.
  int64_t needed = count + (unitBytes < wordBytes);
  for (int64_t bytes = kVectorBytes / 2;
       bytes >= std::max(wordBytes, unitBytes); bytes /= 2) {
    int64_t by = bytes / wordBytes;
    // Shifts that are left to do read up to `by - 1` words more.
    int64_t left = unitBytes > wordBytes ? 0 : by - 1;
    Value condition = isSet(bytes);
    SmallVector<Value> shifted;
    for (int64_t k = 0; k < needed + left; ++k)
      shifted.push_back(arith::SelectOp::create(builder, loc, condition,
                                                words[k + by], words[k]));
    words = std::move(shifted);
  }

  // By the bytes of a word: each new word is cut out of two.
  if (unitBytes < wordBytes) {
    Value bytes =
        arith::AndIOp::create(builder, loc, shift, getConstant(wordBytes - 1));
    Value bits = arith::ShLIOp::create(builder, loc, bytes, getConstant(3));
    bits = arith::ExtUIOp::create(builder, loc, i64, bits);
    Value half = arith::ConstantIntOp::create(builder, loc, i64, 32);
    for (int64_t k = 0; k < count; ++k) {
      Value upper = arith::ExtUIOp::create(builder, loc, i64, words[k + 1]);
      Value lower = arith::ExtUIOp::create(builder, loc, i64, words[k]);
      upper = arith::ShLIOp::create(builder, loc, upper, half);
      Value pair = arith::OrIOp::create(builder, loc, upper, lower);
      pair = arith::ShRUIOp::create(builder, loc, pair, bits);
      words[k] = arith::TruncIOp::create(builder, loc, i32, pair);
    }
  }
  words.resize(count);
  Value result = vector::FromElementsOp::create(builder, loc, wordsType, words);
  return vector::BitCastOp::create(builder, loc, low.getType(), result);
}
