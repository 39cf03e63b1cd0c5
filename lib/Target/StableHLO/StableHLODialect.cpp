//===- StableHLODialect.cpp - StableHLO's text ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads and prints what StableHLOOps.td cannot say.
//
//===----------------------------------------------------------------------===//

#include "StableHLODialect.h"
#include "CHLODialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::pad::stablehlo_import;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Sets `types`, those of the operands and of the result at the end, from one
/// type or the type of a function.
static ParseResult setElementwiseTypes(OpAsmParser &parser, SMLoc loc,
                                       Type type, ArrayRef<Type *> types) {
  auto function = dyn_cast<FunctionType>(type);
  if (!function) {
    for (Type *each : types)
      *each = type;
    return success();
  }
  if (function.getNumInputs() + 1 != types.size() ||
      function.getNumResults() != 1)
    return parser.emitError(loc)
           << "expected " << types.size() - 1
           << " types of operands and 1 of a result, got " << type;
  for (auto [each, input] : llvm::zip(types, function.getInputs()))
    *each = input;
  *types.back() = function.getResult(0);
  return success();
}

template <typename... Types>
static ParseResult parseElementwiseTypes(OpAsmParser &parser, Types &...types) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  return failure(parser.parseType(type) ||
                 setElementwiseTypes(parser, loc, type, {&types...}));
}

static void printTypes(OpAsmPrinter &printer, ArrayRef<Type> types) {
  if (llvm::all_equal(types))
    printer << types.front();
  else
    printer.printFunctionalType(types.drop_back(), types.take_back());
}

template <typename... Types>
static void printElementwiseTypes(OpAsmPrinter &printer, Operation *,
                                  Types... types) {
  printTypes(printer, {types...});
}

static ParseResult parseSelectTypes(OpAsmParser &parser, Type &pred,
                                    Type &onTrue, Type &onFalse, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (isa<FunctionType>(type))
    return setElementwiseTypes(parser, loc, type,
                               {&pred, &onTrue, &onFalse, &result});
  pred = type;
  if (parser.parseComma() || parser.parseType(result))
    return failure();
  onTrue = onFalse = result;
  return success();
}

static void printSelectTypes(OpAsmPrinter &printer, Operation *, Type pred,
                             Type onTrue, Type onFalse, Type result) {
  if (onTrue == result && onFalse == result)
    printer << pred << ", " << result;
  else
    printer.printFunctionalType(ArrayRef<Type>{pred, onTrue, onFalse},
                                ArrayRef<Type>(result));
}

//===----------------------------------------------------------------------===//
// Operands and attributes
//===----------------------------------------------------------------------===//

/// e5m10
static ParseResult parseFloatFormat(OpAsmParser &parser,
                                    IntegerAttr &exponentBits,
                                    IntegerAttr &mantissaBits) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef text;
  if (parser.parseKeyword(&text))
    return failure();
  int32_t exponent, mantissa;
  StringRef rest = text;
  if (!rest.consume_front("e") || rest.consumeInteger(10, exponent) ||
      !rest.consume_front("m") || rest.getAsInteger(10, mantissa))
    return parser.emitError(loc) << "expected a format as e5m10, got " << text;
  exponentBits = parser.getBuilder().getI32IntegerAttr(exponent);
  mantissaBits = parser.getBuilder().getI32IntegerAttr(mantissa);
  return success();
}

static void printFloatFormat(OpAsmPrinter &printer, Operation *,
                             IntegerAttr exponentBits,
                             IntegerAttr mantissaBits) {
  printer << "e" << exponentBits.getInt() << "m" << mantissaBits.getInt();
}

LogicalResult ReducePrecisionOp::verify() {
  int64_t exponentBits = getExponentBitsAttr().getInt();
  int64_t mantissaBits = getMantissaBitsAttr().getInt();
  if (exponentBits >= 1 && mantissaBits >= 0)
    return success();
  return emitOpError() << "has the format e" << exponentBits << "m"
                       << mantissaBits << ", expected at least e1m0";
}

/// Operands that a comma follows each.
static ParseResult
parseOperandsBefore(OpAsmParser &parser,
                    SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands) {
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult result = parser.parseOptionalOperand(operand);
    if (!result.has_value())
      return success();
    if (failed(*result) || parser.parseComma())
      return failure();
    operands.push_back(operand);
  }
}

static void printOperandsBefore(OpAsmPrinter &printer, Operation *,
                                OperandRange operands) {
  for (Value operand : operands)
    printer << operand << ", ";
}

/// `[start:limit:stride, ...]`, where a stride of 1 is left out.
static ParseResult parseRanges(OpAsmParser &parser, DenseI64ArrayAttr &starts,
                               DenseI64ArrayAttr &limits,
                               DenseI64ArrayAttr &strides) {
  SmallVector<int64_t> start, limit, stride;
  if (parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square, [&]() -> ParseResult {
            if (parser.parseInteger(start.emplace_back()) ||
                parser.parseColon() ||
                parser.parseInteger(limit.emplace_back()))
              return failure();
            stride.push_back(1);
            if (succeeded(parser.parseOptionalColon()))
              return parser.parseInteger(stride.back());
            return success();
          }))
    return failure();
  Builder &builder = parser.getBuilder();
  starts = builder.getDenseI64ArrayAttr(start);
  limits = builder.getDenseI64ArrayAttr(limit);
  strides = builder.getDenseI64ArrayAttr(stride);
  return success();
}

static void printRanges(OpAsmPrinter &printer, Operation *,
                        DenseI64ArrayAttr starts, DenseI64ArrayAttr limits,
                        DenseI64ArrayAttr strides) {
  printer << '[';
  llvm::interleaveComma(
      llvm::zip(starts.asArrayRef(), limits.asArrayRef(), strides.asArrayRef()),
      printer, [&](auto range) {
        auto [start, limit, stride] = range;
        printer << start << ':' << limit;
        if (stride != 1)
          printer << ':' << stride;
      });
  printer << ']';
}

#include "StableHLODialect.cpp.inc"
#include "StableHLOEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "StableHLOAttributes.cpp.inc"

#define GET_OP_CLASSES
#include "StableHLOOps.cpp.inc"

/// The names of the lists of a GatherAttr and of a ScatterAttr.
using IndexingNames = std::array<StringLiteral, 5>;
static constexpr IndexingNames kGatherNames{
    "offset_dims", "collapsed_slice_dims", "operand_batching_dims",
    "start_indices_batching_dims", "start_index_map"};
static constexpr IndexingNames kScatterNames{
    "update_window_dims", "inserted_window_dims", "input_batching_dims",
    "scatter_indices_batching_dims", "scatter_dims_to_operand_dims"};
static constexpr StringLiteral kVectorDimName = "index_vector_dim";

template <typename AttrT>
static Attribute parseIndexing(AsmParser &parser, const IndexingNames &names) {
  std::array<SmallVector<int64_t>, 5> lists;
  SmallVector<std::pair<StringRef, SmallVector<int64_t> *>> fields;
  for (auto [name, list] : llvm::zip_equal(names, lists))
    fields.emplace_back(name, &list);
  int64_t vectorDim = 0;
  if (parseFields(parser, fields, kVectorDimName, &vectorDim))
    return {};
  return AttrT::get(parser.getContext(), lists[0], lists[1], lists[2], lists[3],
                    lists[4], vectorDim);
}

static void printIndexing(AsmPrinter &printer, const IndexingNames &names,
                          std::array<ArrayRef<int64_t>, 5> lists,
                          int64_t vectorDim) {
  printer << '<';
  for (auto [name, list] : llvm::zip_equal(names, lists))
    if (!list.empty())
      printer << name << " = [" << list << "], ";
  printer << kVectorDimName << " = " << vectorDim << '>';
}

Attribute GatherAttr::parse(AsmParser &parser, Type) {
  return parseIndexing<GatherAttr>(parser, kGatherNames);
}

void GatherAttr::print(AsmPrinter &printer) const {
  printIndexing(printer, kGatherNames,
                {getOffsetDims(), getCollapsedSliceDims(),
                 getOperandBatchingDims(), getStartIndicesBatchingDims(),
                 getStartIndexMap()},
                getIndexVectorDim());
}

Attribute ScatterAttr::parse(AsmParser &parser, Type) {
  return parseIndexing<ScatterAttr>(parser, kScatterNames);
}

void ScatterAttr::print(AsmPrinter &printer) const {
  printIndexing(printer, kScatterNames,
                {getUpdateWindowDims(), getInsertedWindowDims(),
                 getInputBatchingDims(), getScatterIndicesBatchingDims(),
                 getScatterDimsToOperandDims()},
                getIndexVectorDim());
}

/// The body of a reduction by `name` of elements of the rank-0 type `element`:
/// ^bb0(%a, %b): %0 = NAME %a, %b; stablehlo.return %0
static void buildBody(OperationState &result, OperationName name,
                      RankedTensorType element) {
  OpBuilder builder(result.getContext());
  Block &block = result.addRegion()->emplaceBlock();
  block.addArguments({element, element}, {result.location, result.location});
  builder.setInsertionPointToEnd(&block);
  Operation *combined =
      builder.create(result.location, name.getIdentifier(),
                     block.getArguments(), TypeRange(element));
  ReturnOp::create(builder, result.location, combined->getResults());
}

/// `reducer(%a: tensor<f32>, %b: tensor<f32>) ... { ... }`, with two arguments
/// in parentheses for each of `count` tensors. The body has the first of all,
/// then the second of all.
static ParseResult parseReducer(OpAsmParser &parser, OperationState &result,
                                size_t count) {
  SmallVector<OpAsmParser::Argument> firsts(count), seconds(count);
  if (parser.parseKeyword("reducer"))
    return failure();
  for (auto [first, second] : llvm::zip_equal(firsts, seconds))
    if (parser.parseLParen() ||
        parser.parseArgument(first, /*allowType=*/true) ||
        parser.parseComma() ||
        parser.parseArgument(second, /*allowType=*/true) ||
        parser.parseRParen())
      return failure();
  llvm::append_range(firsts, seconds);
  return parser.parseRegion(*result.addRegion(), firsts);
}

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, inits;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLParen() || parser.parseOperand(inputs.emplace_back()))
    return failure();
  // The form that `print` gives a body of its own.
  if (parser.parseOptionalKeyword("init")) {
    while (succeeded(parser.parseOptionalComma()))
      if (parser.parseOperand(inputs.emplace_back()))
        return failure();
    return failure(
        parser.parseRParen() ||
        parser.parseGenericOperationAfterOpName(result, ArrayRef(inputs)));
  }
  while (true) {
    if (parser.parseColon() || parser.parseOperand(inits.emplace_back()) ||
        parser.parseRParen())
      return failure();
    if (failed(parser.parseOptionalComma()))
      break;
    if (parser.parseLParen() || parser.parseOperand(inputs.emplace_back()) ||
        parser.parseKeyword("init"))
      return failure();
  }
  std::optional<OperationName> name;
  if (inputs.size() == 1 && succeeded(parser.parseOptionalKeyword("applies"))) {
    FailureOr<OperationName> parsed = parser.parseCustomOperationName();
    if (failed(parsed))
      return failure();
    name = *parsed;
  }
  size_t count = inputs.size();
  llvm::append_range(inputs, inits);
  Attribute dimensions;
  FunctionType type;
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") ||
      parser.parseEqual() ||
      !(dimensions = DenseI64ArrayAttr::parse(parser, {})) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColon() ||
      parser.parseType(type) ||
      parser.resolveOperands(inputs, type.getInputs(), loc, result.operands))
    return failure();
  result.addAttribute("dimensions", dimensions);
  result.addTypes(type.getResults());
  if (!name)
    return parseReducer(parser, result, count);
  auto element = dyn_cast<RankedTensorType>(type.getInput(1));
  if (!element)
    return parser.emitError(loc) << "expected tensors, got " << type;
  buildBody(result, *name, element);
  return success();
}

/// The only operation of the body of `op`, which reduces one tensor by it; null
/// if the body has others, or there are several tensors.
static Operation *getCombiner(ReduceOp op) {
  Block &block = op.getBody().front();
  if (op.getInputs().size() != 2 || block.getNumArguments() != 2 ||
      !llvm::hasNItems(block, 2))
    return nullptr;
  Operation *combiner = &block.front();
  // getAttrs has no properties of operations that are not registered.
  bool isPlain = combiner->isRegistered() &&
                 combiner->getOperands() == ValueRange(block.getArguments()) &&
                 combiner->getAttrs().empty() &&
                 combiner->getResults() == block.back().getOperands();
  return isPlain ? combiner : nullptr;
}

void ReduceOp::print(OpAsmPrinter &printer) {
  Operation *combiner = getCombiner(*this);
  if (!combiner) {
    printer.printGenericOp(*this, /*printOpName=*/false);
    return;
  }
  printer << '(' << getInputs()[0] << " init: " << getInputs()[1]
          << ") applies " << combiner->getName() << " across dimensions = ["
          << getDimensions() << ']';
  printer.printOptionalAttrDict((*this)->getAttrs(), {"dimensions"});
  printer << " : ";
  printer.printFunctionalType(*this);
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> inputs;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  // `(%a = %x, ...)`, or the operands of the form that `print` gives.
  bool areAssigned = false;
  auto parseInput = [&]() -> ParseResult {
    OpAsmParser::UnresolvedOperand operand;
    if (parser.parseOperand(operand))
      return failure();
    if (inputs.empty())
      areAssigned = succeeded(parser.parseOptionalEqual());
    else if (areAssigned && parser.parseEqual())
      return failure();
    if (!areAssigned) {
      inputs.push_back(operand);
      return success();
    }
    arguments.emplace_back().ssaName = operand;
    return parser.parseOperand(inputs.emplace_back());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseInput))
    return failure();
  if (!areAssigned)
    return parser.parseGenericOperationAfterOpName(result, ArrayRef(inputs));
  if (parser.parseColonTypeList(types) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.resolveOperands(inputs, types, loc, result.operands))
    return failure();
  for (auto [argument, type] : llvm::zip_equal(arguments, types))
    argument.type = type;
  result.addTypes(types);
  return failure(parser.parseKeyword("cond") ||
                 parser.parseRegion(*result.addRegion(), arguments) ||
                 parser.parseKeyword("do") ||
                 parser.parseRegion(*result.addRegion(), arguments));
}

/// The arguments of two regions would have the same names, which upstream has
/// for isolated operations alone.
void WhileOp::print(OpAsmPrinter &printer) {
  printer.printGenericOp(*this, /*printOpName=*/false);
}

//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

void StableHLODialect::initialize() {
  allowUnknownOperations();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "StableHLOAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "StableHLOOps.cpp.inc"
      >();
}

Attribute StableHLODialect::parseAttribute(DialectAsmParser &parser,
                                           Type type) const {
  StringRef mnemonic;
  Attribute attribute;
  SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult known =
      generatedAttributeParser(parser, &mnemonic, type, attribute);
  if (known.has_value())
    return attribute;
  return OpaqueAttr::getChecked([&] { return parser.emitError(loc); },
                                StringAttr::get(getContext(), getNamespace()),
                                parser.getFullSymbolSpec(),
                                type ? type : NoneType::get(getContext()));
}

void StableHLODialect::printAttribute(Attribute attribute,
                                      DialectAsmPrinter &printer) const {
  (void)generatedAttributePrinter(attribute, printer);
}

std::optional<Dialect::ParseOpHook>
StableHLODialect::getParseOperationHook(StringRef name) const {
  return refuseUnknown;
}
