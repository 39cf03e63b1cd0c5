//===- PadToLLVM.cpp - pad.report to LLVM ---------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToLLVM/PadToLLVM.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "pad/Conversion/StringToLLVM/StringToLLVM.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/GlobalText.h"

using namespace mlir;
using namespace mlir::pad;

/// The format of `printf` for `op`.
static std::string getFormat(ReportOp op) {
  std::string format;
  for (auto [position, string] :
       llvm::enumerate(op.getText().getAsValueRange<StringAttr>())) {
    if (position != 0)
      format += "%lld";
    for (char c : string)
      format += c == '%' ? std::string("%%") : std::string(1, c);
  }
  format += '\n';
  return format;
}

namespace {

// pad.report "extent ", %n
//   -> llvm.call @dprintf(2, "extent %lld\n", %n)
struct LowerReport final : ConvertOpToLLVMPattern<ReportOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(ReportOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const final {
    auto module = op->getParentOfType<ModuleOp>();
    if (!module)
      return rewriter.notifyMatchFailure(op, "not in a module");
    Location loc = op.getLoc();
    Type i32 = rewriter.getI32Type(), i64 = rewriter.getI64Type();
    FailureOr<LLVM::LLVMFuncOp> print = LLVM::lookupOrCreateFn(
        rewriter, module, "dprintf",
        {i32, LLVM::LLVMPointerType::get(getContext())}, i32,
        /*isVarArg=*/true);
    if (failed(print))
      return rewriter.notifyMatchFailure(op, "dprintf has another type");

    constexpr int32_t standardError = 2;
    SmallVector<Value> operands = {
        LLVM::ConstantOp::create(rewriter, loc, i32, standardError),
        LLVM::AddressOfOp::create(rewriter, loc,
                                  getOrCreateText(rewriter, loc, module,
                                                  "pad_report",
                                                  getFormat(op)))};
    for (Value number : adaptor.getNumbers())
      operands.push_back(
          number.getType() == i64
              ? number
              : LLVM::SExtOp::create(rewriter, loc, i64, number).getResult());
    LLVM::CallOp::create(rewriter, loc, *print, operands);
    rewriter.eraseOp(op);
    return success();
  }
};

struct PadToLLVMInterface final : ConvertToLLVMPatternInterface {
  PadToLLVMInterface(Dialect *dialect)
      : ConvertToLLVMPatternInterface(dialect) {}

  void populateConvertToLLVMConversionPatterns(
      ConversionTarget &target, LLVMTypeConverter &converter,
      RewritePatternSet &patterns) const final {
    populatePadToLLVMConversionPatterns(converter, patterns);
    populateStringToLLVMConversionPatterns(target, converter, patterns);
  }
};

} // namespace

void mlir::pad::populatePadToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<LowerReport>(converter);
}

void mlir::pad::registerConvertPadToLLVMInterface(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, PadDialect *dialect) {
    dialect->addInterfaces<PadToLLVMInterface>();
  });
}
