//===- StringToLLVM.cpp - Strings to pointers -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A string is a pointer to text that a zero byte ends, null if it is empty.
// The text of a constant tensor is one global, and its elements point into it.
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/StringToLLVM/StringToLLVM.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/GlobalText.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::pad;

/// LLVM copies an array for each element that is inserted into it, so a long
/// one is made of rows of this many.
static constexpr int64_t kRowSize = 256;

namespace {

// pad.string "text"
//   -> llvm.mlir.addressof @pad_string : !llvm.ptr
struct LowerString final : ConvertOpToLLVMPattern<StringOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(StringOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const final {
    if (op.getText().empty()) {
      rewriter.replaceOpWithNewOp<LLVM::ZeroOp>(
          op, LLVM::LLVMPointerType::get(getContext()));
      return success();
    }
    auto module = op->getParentOfType<ModuleOp>();
    if (!module)
      return rewriter.notifyMatchFailure(op, "not in a module");
    LLVM::GlobalOp text = getOrCreateText(rewriter, op.getLoc(), module,
                                          "pad_string", op.getText());
    rewriter.replaceOpWithNewOp<LLVM::AddressOfOp>(op, text);
    return success();
  }
};

/// Builds the initial value of a global array of strings.
class ArrayBuilder {
public:
  /// `offsets` are where the strings are in `text`, or -1 for an empty one.
  ArrayBuilder(OpBuilder &builder, Location loc, ArrayRef<int64_t> offsets)
      : builder(builder), loc(loc), offsets(offsets),
        pointer(LLVM::LLVMPointerType::get(builder.getContext())) {}

  /// The array's type: one row, or several whose last has nulls to spare.
  Type getType() const {
    int64_t count = offsets.size();
    if (count <= kRowSize)
      return LLVM::LLVMArrayType::get(pointer, count);
    return LLVM::LLVMArrayType::get(LLVM::LLVMArrayType::get(pointer, kRowSize),
                                    llvm::divideCeil(count, kRowSize));
  }

  Value build(Value text) {
    auto type = cast<LLVM::LLVMArrayType>(getType());
    if (type.getElementType() == pointer)
      return buildRow(text, type, offsets);
    Value array = LLVM::ZeroOp::create(builder, loc, type);
    for (int64_t row : llvm::seq<int64_t>(type.getNumElements())) {
      ArrayRef<int64_t> rest = offsets.drop_front(row * kRowSize);
      array = LLVM::InsertValueOp::create(
          builder, loc, array,
          buildRow(text, type.getElementType(), rest.take_front(kRowSize)),
          row);
    }
    return array;
  }

private:
  Value buildRow(Value text, Type type, ArrayRef<int64_t> rowOffsets) {
    Value row = LLVM::ZeroOp::create(builder, loc, type);
    for (auto [position, offset] : llvm::enumerate(rowOffsets)) {
      if (offset < 0)
        continue;
      Value distance =
          LLVM::ConstantOp::create(builder, loc, builder.getI64Type(),
                                   builder.getI64IntegerAttr(offset));
      Value string = LLVM::GEPOp::create(builder, loc, pointer,
                                         builder.getI8Type(), text, distance);
      row = LLVM::InsertValueOp::create(builder, loc, row, string, position);
    }
    return row;
  }

  OpBuilder &builder;
  Location loc;
  ArrayRef<int64_t> offsets;
  Type pointer;
};

// memref.global @g : memref<2x!pad.string> = dense<["a", "b"]>
//   -> llvm.mlir.global @pad_strings("a\00b\00")
//      llvm.mlir.global @g : !llvm.array<2 x ptr> { pointers into the text }
struct LowerStringGlobal final : ConvertOpToLLVMPattern<memref::GlobalOp> {
  LowerStringGlobal(const LLVMTypeConverter &converter)
      // In front of the pattern for numbers.
      : ConvertOpToLLVMPattern(converter, /*benefit=*/2) {}

  LogicalResult
  matchAndRewrite(memref::GlobalOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const final {
    if (!isa<StringType>(op.getType().getElementType()))
      return rewriter.notifyMatchFailure(op, "elements are not strings");
    if (op.isUninitialized() || !op.getInitialValue())
      return rewriter.notifyMatchFailure(op, "there is no initial value");
    auto strings = dyn_cast<DenseStringElementsAttr>(*op.getInitialValue());
    if (!strings)
      return op.emitOpError("initial value is not a list of strings");
    auto module = op->getParentOfType<ModuleOp>();
    if (!module)
      return rewriter.notifyMatchFailure(op, "not in a module");
    FailureOr<unsigned> addressSpace =
        getTypeConverter()->getMemRefAddressSpace(op.getType());
    if (failed(addressSpace))
      return op.emitOpError("memory space is not an address space of LLVM");

    std::string text;
    SmallVector<int64_t> offsets;
    if (failed(collectText(op, strings, text, offsets)))
      return failure();
    Location loc = op.getLoc();
    ArrayBuilder array(rewriter, loc, offsets);
    auto linkage =
        op.isPublic() ? LLVM::Linkage::External : LLVM::Linkage::Private;
    auto global =
        LLVM::GlobalOp::create(rewriter, loc, array.getType(), op.getConstant(),
                               linkage, op.getSymName(), /*value=*/Attribute(),
                               op.getAlignment().value_or(0), *addressSpace);
    LLVM::GlobalOp textGlobal;
    if (!text.empty())
      textGlobal = getOrCreateText(rewriter, loc, module, "pad_strings", text);

    rewriter.createBlock(&global.getInitializerRegion());
    Value address;
    if (textGlobal)
      address = LLVM::AddressOfOp::create(rewriter, loc, textGlobal);
    LLVM::ReturnOp::create(rewriter, loc, array.build(address));
    rewriter.eraseOp(op);
    return success();
  }

private:
  /// Appends each string to `text`, once, and finds where the elements are.
  static LogicalResult collectText(memref::GlobalOp op,
                                   DenseStringElementsAttr strings,
                                   std::string &text,
                                   SmallVectorImpl<int64_t> &offsets) {
    // The initializer has operations for each element.
    constexpr int64_t mostStrings = 1 << 20;
    if (strings.getNumElements() > mostStrings)
      return op.emitOpError() << "has " << strings.getNumElements()
                              << " strings, expected at most " << mostStrings;
    llvm::StringMap<int64_t> known;
    known[""] = -1;
    offsets.reserve(strings.getNumElements());
    for (StringRef string : strings.getValues<StringRef>()) {
      if (const char *problem = findStringProblem(string))
        return op.emitOpError() << "string " << offsets.size() << " of the "
                                << "initial value " << problem;
      auto [entry, isNew] = known.try_emplace(string, text.size());
      if (isNew) {
        text += string;
        text += '\0';
      }
      offsets.push_back(entry->second);
    }
    // The global itself ends with the zero byte of the last text.
    if (!text.empty())
      text.pop_back();
    return success();
  }
};

} // namespace

void mlir::pad::populateStringToLLVMConversionPatterns(
    ConversionTarget &target, LLVMTypeConverter &converter,
    RewritePatternSet &patterns) {
  // Globals that the pattern above refuses are errors; other patterns must not
  // lower them as numbers.
  target.addDynamicallyLegalOp<memref::GlobalOp>(
      [](memref::GlobalOp op) -> std::optional<bool> {
        if (isa<StringType>(op.getType().getElementType()))
          return false;
        return std::nullopt;
      });
  target.addDynamicallyLegalOp<LLVM::GlobalOp>([](LLVM::GlobalOp op) {
    auto elements = dyn_cast_or_null<ElementsAttr>(op.getValueOrNull());
    return !elements || !isa<StringType>(elements.getElementType());
  });
  converter.addConversion([](StringType type) -> Type {
    return LLVM::LLVMPointerType::get(type.getContext());
  });
  patterns.add<LowerString, LowerStringGlobal>(converter);
}
