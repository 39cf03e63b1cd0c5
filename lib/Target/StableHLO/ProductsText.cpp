//===- ProductsText.cpp - Text of products and convolutions ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StableHLODialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

ParseResult stablehlo_import::parseNumbers(AsmParser &parser,
                                           SmallVectorImpl<int64_t> &numbers) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(numbers.emplace_back());
  });
}

ParseResult stablehlo_import::parseFields(
    AsmParser &parser,
    ArrayRef<std::pair<StringRef, SmallVector<int64_t> *>> lists,
    StringRef numberName, int64_t *number) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::LessGreater, [&]() -> ParseResult {
        StringRef name;
        SMLoc loc = parser.getCurrentLocation();
        if (parser.parseKeyword(&name) || parser.parseEqual())
          return failure();
        if (number && name == numberName)
          return parser.parseInteger(*number);
        auto *field = llvm::find_if(
            lists, [&](const auto &list) { return list.first == name; });
        if (field == lists.end())
          return parser.emitError(loc) << "unknown field '" << name << "'";
        return parseNumbers(parser, *field->second);
      });
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// `[0] x [1]`.
static ParseResult parsePair(OpAsmParser &parser, SmallVector<int64_t> &lhs,
                             SmallVector<int64_t> &rhs) {
  return failure(parser.parseEqual() || parseNumbers(parser, lhs) ||
                 parser.parseKeyword("x") || parseNumbers(parser, rhs));
}

ParseResult stablehlo_import::parseDot(OpAsmParser &parser, DotAttr &numbers,
                                       ArrayAttr &precisions) {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsSummed, rhsSummed;
  if (succeeded(parser.parseOptionalKeyword("batching_dims")) &&
      (parsePair(parser, lhsBatch, rhsBatch) || parser.parseComma()))
    return failure();
  if (parser.parseKeyword("contracting_dims") ||
      parsePair(parser, lhsSummed, rhsSummed))
    return failure();
  MLIRContext *context = parser.getContext();
  numbers = DotAttr::get(context, lhsBatch, rhsBatch, lhsSummed, rhsSummed);
  if (failed(parser.parseOptionalComma()))
    return success();
  SmallVector<Attribute> list;
  if (parser.parseKeyword("precision") || parser.parseEqual() ||
      parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square, [&]() -> ParseResult {
            FailureOr<Precision> precision =
                FieldParser<Precision>::parse(parser);
            if (succeeded(precision))
              list.push_back(PrecisionAttr::get(context, *precision));
            return success(succeeded(precision));
          }))
    return failure();
  precisions = ArrayAttr::get(context, list);
  if (succeeded(parser.parseOptionalComma()))
    return parser.emitError(parser.getCurrentLocation())
           << "an algorithm is read in the generic form alone";
  return success();
}

void stablehlo_import::printDot(OpAsmPrinter &printer, Operation *,
                                DotAttr numbers, ArrayAttr precisions) {
  if (!numbers.getLhsBatchingDimensions().empty())
    printer << "batching_dims = [" << numbers.getLhsBatchingDimensions()
            << "] x [" << numbers.getRhsBatchingDimensions() << "], ";
  printer << "contracting_dims = [" << numbers.getLhsContractingDimensions()
          << "] x [" << numbers.getRhsContractingDimensions() << ']';
  if (!precisions)
    return;
  printer << ", precision = [";
  llvm::interleaveComma(
      precisions.getAsRange<PrecisionAttr>(), printer,
      [&](PrecisionAttr precision) { printer << precision.getValue(); });
  printer << ']';
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

/// `[b, 0, 1, f]`: `batch`, `feature` and the number of each spatial axis.
static ParseResult parseAxes(AsmParser &parser, StringRef batch,
                             StringRef feature,
                             SmallVectorImpl<int64_t> &axes) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square, [&]() -> ParseResult {
            OptionalParseResult number =
                parser.parseOptionalInteger(axes.emplace_back());
            if (number.has_value())
              return *number;
            axes.back() = ConvAttr::kBatch;
            if (succeeded(parser.parseOptionalKeyword(batch)))
              return success();
            axes.back() = ConvAttr::kFeature;
            return parser.parseKeyword(feature);
          }))
    return failure();
  SmallVector<int64_t> sorted = llvm::to_vector(axes);
  llvm::sort(sorted);
  int64_t first = std::min(ConvAttr::kBatch, ConvAttr::kFeature);
  if (axes.size() < 2 ||
      !llvm::equal(sorted, llvm::seq<int64_t>(first, first + axes.size())))
    return parser.emitError(loc) << "expected '" << batch << "', '" << feature
                                 << "' and the numbers from 0 on, each once";
  return success();
}

ParseResult stablehlo_import::parseConv(AsmParser &parser, ConvAttr &numbers) {
  SmallVector<int64_t> image, kernel, result;
  SMLoc loc = parser.getCurrentLocation();
  if (parseAxes(parser, "b", "f", image) || parser.parseKeyword("x") ||
      parseAxes(parser, "o", "i", kernel) || parser.parseArrow() ||
      parseAxes(parser, "b", "f", result))
    return failure();
  if (image.size() != kernel.size() || image.size() != result.size())
    return parser.emitError(loc) << "expected three lists of one length";
  numbers = ConvAttr::get(parser.getContext(), image, kernel, result);
  return success();
}

void stablehlo_import::printConv(AsmPrinter &printer, Operation *,
                                 ConvAttr numbers) {
  auto print = [&](ArrayRef<int64_t> axes, StringRef batch, StringRef feature) {
    printer << '[';
    llvm::interleaveComma(axes, printer, [&](int64_t axis) {
      if (axis >= 0)
        printer << axis;
      else
        printer << (axis == ConvAttr::kBatch ? batch : feature);
    });
    printer << ']';
  };
  print(numbers.getImage(), "b", "f");
  printer << 'x';
  print(numbers.getKernel(), "o", "i");
  printer << "->";
  print(numbers.getResult(), "b", "f");
}

ParseResult stablehlo_import::parseWindow(OpAsmParser &parser,
                                          DenseI64ArrayAttr &strides,
                                          DenseIntElementsAttr &padding,
                                          DenseI64ArrayAttr &imageDilation,
                                          DenseI64ArrayAttr &kernelDilation,
                                          DenseBoolArrayAttr &reversal) {
  Builder &builder = parser.getBuilder();
  auto parseList = [&](DenseI64ArrayAttr &list) -> ParseResult {
    SmallVector<int64_t> numbers;
    if (parseNumbers(parser, numbers))
      return failure();
    list = builder.getDenseI64ArrayAttr(numbers);
    return success();
  };
  auto parsePadding = [&]() -> ParseResult {
    SmallVector<int64_t> amounts;
    int64_t axes = 0;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
          ++axes;
          return parseNumbers(parser, amounts);
        }))
      return failure();
    if (static_cast<int64_t>(amounts.size()) != 2 * axes)
      return parser.emitError(loc) << "expected two numbers for each axis";
    padding = DenseIntElementsAttr::get(
        RankedTensorType::get({axes, 2}, builder.getI64Type()), amounts);
    return success();
  };
  auto parseReversal = [&]() -> ParseResult {
    SmallVector<bool> list;
    if (parser.parseCommaSeparatedList(
            AsmParser::Delimiter::Square, [&]() -> ParseResult {
              list.push_back(succeeded(parser.parseOptionalKeyword("true")));
              return list.back() ? ParseResult(success())
                                 : parser.parseKeyword("false");
            }))
      return failure();
    reversal = builder.getDenseBoolArrayAttr(list);
    return success();
  };
  StringRef name;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&name)))
    return success();
  while (true) {
    if (parser.parseEqual())
      return failure();
    ParseResult parsed = success();
    if (name == "stride")
      parsed = parseList(strides);
    else if (name == "pad")
      parsed = parsePadding();
    else if (name == "lhs_dilate")
      parsed = parseList(imageDilation);
    else if (name == "rhs_dilate")
      parsed = parseList(kernelDilation);
    else if (name == "reverse")
      parsed = parseReversal();
    else
      return parser.emitError(loc) << "unknown field '" << name << "'";
    if (parsed || failed(parser.parseOptionalComma()))
      return parsed;
    loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&name))
      return failure();
  }
}

void stablehlo_import::printWindow(OpAsmPrinter &printer, Operation *,
                                   DenseI64ArrayAttr strides,
                                   DenseIntElementsAttr padding,
                                   DenseI64ArrayAttr imageDilation,
                                   DenseI64ArrayAttr kernelDilation,
                                   DenseBoolArrayAttr reversal) {
  StringRef separator;
  auto print = [&](StringRef name, auto print) {
    printer << std::exchange(separator, ", ") << name << " = [";
    print();
    printer << ']';
  };
  auto printList = [&](StringRef name, DenseI64ArrayAttr list) {
    if (list)
      print(name, [&] { printer << list.asArrayRef(); });
  };
  printList("stride", strides);
  if (padding)
    print("pad", [&] {
      auto amounts = padding.getValues<int64_t>();
      llvm::interleaveComma(llvm::seq<int64_t>(padding.size() / 2), printer,
                            [&](int64_t axis) {
                              printer << '[' << amounts[2 * axis] << ", "
                                      << amounts[2 * axis + 1] << ']';
                            });
    });
  printList("lhs_dilate", imageDilation);
  printList("rhs_dilate", kernelDilation);
  if (reversal)
    print("reverse", [&] {
      llvm::interleaveComma(
          reversal.asArrayRef(), printer,
          [&](bool isReversed) { printer << (isReversed ? "true" : "false"); });
    });
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

Attribute DotAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsSummed, rhsSummed;
  if (parseFields(parser, {{"lhs_batching_dimensions", &lhsBatch},
                           {"rhs_batching_dimensions", &rhsBatch},
                           {"lhs_contracting_dimensions", &lhsSummed},
                           {"rhs_contracting_dimensions", &rhsSummed}}))
    return {};
  return get(parser.getContext(), lhsBatch, rhsBatch, lhsSummed, rhsSummed);
}

void DotAttr::print(AsmPrinter &printer) const {
  StringRef separator = "<";
  for (auto [name, list] :
       {std::pair("lhs_batching_dimensions", getLhsBatchingDimensions()),
        std::pair("rhs_batching_dimensions", getRhsBatchingDimensions()),
        std::pair("lhs_contracting_dimensions", getLhsContractingDimensions()),
        std::pair("rhs_contracting_dimensions", getRhsContractingDimensions())})
    if (!list.empty())
      printer << std::exchange(separator, ", ") << name << " = [" << list
              << ']';
  printer << (separator == "<" ? "<>" : ">");
}

Attribute ConvAttr::parse(AsmParser &parser, Type) {
  ConvAttr attribute;
  if (parser.parseLess() || parseConv(parser, attribute) ||
      parser.parseGreater())
    return {};
  return attribute;
}

void ConvAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printConv(printer, /*op=*/nullptr, *this);
  printer << '>';
}
