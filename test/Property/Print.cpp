//===- Print.cpp - Programs as text ---------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "mlir/AsmParser/AsmParser.h"
#include "pad/Runtime/ElementType.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>

using namespace property;
using namespace mlir::pad;
using llvm::ArrayRef;
using mlir::Type;

/// "a, b, c" of what `print` makes of each element.
template <typename Range, typename Print>
static std::string join(const Range &range, Print print) {
  std::string text;
  for (const auto &element : range)
    text += (text.empty() ? "" : ", ") + print(element);
  return text;
}

static std::string join(ArrayRef<int64_t> numbers) {
  return join(numbers, [](int64_t number) { return std::to_string(number); });
}

static std::string getTensorType(const Numbers &shape,
                                 const std::string &element) {
  std::string text = "tensor<";
  for (const Number &extent : shape)
    text += (extent.form == Form::Static ? std::to_string(extent.value) : "?") +
            "x";
  return text + element + ">";
}

/// The bytes of `number` as an element of the integer type `type`.
static std::vector<char> getBytes(int64_t number, const std::string &type) {
  std::vector<char> bytes(type == "i32" ? sizeof(int32_t) : sizeof(int64_t));
  int32_t narrow = number;
  const void *from = &number;
  if (type == "i32")
    from = &narrow;
  std::memcpy(bytes.data(), from, bytes.size());
  return bytes;
}

/// A number of `type`, which is all of an element or part of it, as a literal:
/// 0x7F for floats.
static std::string printPart(const char *bytes, Type type,
                             const ElementStorage &storage) {
  llvm::APInt bits = storage.load(bytes);
  if (mlir::isa<mlir::FloatType>(type))
    return "0x" + llvm::toString(bits, /*Radix=*/16, /*Signed=*/false);
  if (type.isInteger(1))
    return bits.isZero() ? "false" : "true";
  return llvm::toString(bits, /*Radix=*/10, /*Signed=*/true);
}

std::string property::printConstant(Type type, const std::vector<char> &bytes) {
  ElementStorage storage = *ElementStorage::get(type);
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto complex = mlir::dyn_cast<mlir::ComplexType>(type)) {
    Type part = complex.getElementType();
    os << "complex.constant [" << printPart(bytes.data(), part, storage)
       << " : " << part << ", "
       << printPart(bytes.data() + storage.partBytes, part, storage) << " : "
       << part << "] : " << type;
    return text;
  }
  os << "arith.constant " << printPart(bytes.data(), type, storage);
  if (!type.isInteger(1))
    os << " : " << type;
  return text;
}

namespace {

/// Collects what the function is made of.
class Printer {
public:
  Printer(mlir::MLIRContext &context, const Program &program)
      : program(program), elementType(mlir::parseType(program.type, &context)),
        storage(*ElementStorage::get(elementType)) {}

  Function print(const std::string &name);

private:
  /// Adds an argument and returns its name.
  std::string addArgument(const std::string &type, Input input) {
    std::string name = "%arg" + std::to_string(function.inputs.size());
    arguments += (arguments.empty() ? "" : ", ") + name + ": " + type;
    if (input.shape.empty() && input.type != program.type)
      addLine("// " + name + " is " + printNumber(input));
    function.inputs.push_back(std::move(input));
    return name;
  }

  static std::string printNumber(const Input &input) {
    int64_t number = 0;
    std::memcpy(&number, input.bytes.data(), input.bytes.size());
    if (input.bytes.size() == sizeof(int32_t))
      number = static_cast<int32_t>(number);
    return std::to_string(number);
  }

  void addLine(const std::string &line) { body += "  " + line + "\n"; }

  /// Adds an operation with a result and returns the name of that.
  std::string addOp(const std::string &text) {
    std::string name = "%v" + std::to_string(numValues++);
    addLine(name + " = " + text);
    return name;
  }

  /// A number in an attribute, or the name of a value that is the number.
  std::string printNumber(const Number &number,
                          const std::string &type = "index") {
    std::string value = std::to_string(number.value);
    switch (number.form) {
    case Form::Static:
      return value;
    case Form::Constant:
      return addOp("arith.constant " + value + " : " + type);
    case Form::Argument:
      return addArgument(type, {type, {}, getBytes(number.value, type)});
    }
    return "";
  }

  std::string printNumbers(const Numbers &numbers) {
    return "[" +
           join(numbers,
                [&](const Number &number) { return printNumber(number); }) +
           "]";
  }

  /// A value that is a list of `numbers`; `type` becomes its type.
  std::string printList(const Numbers &numbers, const List &list,
                        std::string &type);

  /// A constant with the elements of the source.
  std::string printSource();

  std::string printFill(const Step &step) {
    if (!step.fill)
      return "";
    if (*step.fill == Form::Constant)
      return " value(" + addOp(printConstant(elementType, step.fillBytes)) +
             ")";
    return " value(" +
           addArgument(program.type, {program.type, {}, step.fillBytes}) + ")";
  }

  std::string printStep(const Step &step, const std::string &source,
                        const std::string &sourceType,
                        const std::string &resultType);
  std::string printDynamicPad(const Step &step, const std::string &source,
                              const std::string &sourceType,
                              const std::string &resultType);

  const Program &program;
  Type elementType;
  ElementStorage storage;
  Function function;
  std::string arguments, body;
  size_t numValues = 0;
};

} // namespace

std::string Printer::printSource() {
  const std::vector<char> &bytes = program.sourceBytes;
  std::string elements;
  if (bytes.empty()) {
    elements = "";
  } else if (program.source == Form::Static &&
             !mlir::isa<mlir::ComplexType>(elementType)) {
    elements = printPart(bytes.data(), elementType, storage);
  } else if (elementType.isInteger(1)) {
    // One after the other, in as many brackets as there are axes.
    Amounts shape = getValues(program.sourceShape);
    for (size_t i = 0; i != bytes.size(); ++i) {
      size_t block = 1;
      std::string opening, closing;
      for (int64_t extent : llvm::reverse(shape)) {
        block *= extent;
        if (i % block == 0)
          opening += "[";
        if ((i + 1) % block == 0)
          closing += "]";
      }
      elements += (i == 0 ? "" : ", ") + opening +
                  printPart(&bytes[i], elementType, storage) + closing;
    }
  } else {
    elements = "\"0x" +
               llvm::toHex(llvm::StringRef(bytes.data(), bytes.size())) + "\"";
  }
  return addOp("arith.constant dense<" + elements +
               "> : " + getTensorType(program.sourceShape, program.type));
}

std::string Printer::printList(const Numbers &numbers, const List &list,
                               std::string &type) {
  std::string length = std::to_string(numbers.size());
  std::string staticType = "tensor<" + length + "x" + list.type + ">";
  type = list.hasLength ? staticType : "tensor<?x" + list.type + ">";
  std::string value;
  switch (list.form) {
  case Form::Argument: {
    Input input{list.type, {static_cast<int64_t>(numbers.size())}, {}};
    for (const Number &number : numbers)
      for (char byte : getBytes(number.value, list.type))
        input.bytes.push_back(byte);
    value = addArgument(type, std::move(input));
    addLine("// " + value + " is [" + join(getValues(numbers)) + "]");
    return value;
  }
  case Form::Constant: {
    std::string elements = join(getValues(numbers));
    value = addOp("arith.constant dense<" +
                  (numbers.empty() ? "" : "[" + elements + "]") +
                  "> : " + staticType);
    break;
  }
  case Form::Static: {
    std::string elements = join(numbers, [&](Number number) {
      if (number.form == Form::Static)
        number.form = Form::Constant;
      return printNumber(number, list.type);
    });
    value = addOp("tensor.from_elements " + elements +
                  (numbers.empty() ? ": " : " : ") + staticType);
    break;
  }
  }
  if (list.hasLength)
    return value;
  return addOp("tensor.cast " + value + " : " + staticType + " to " + type);
}

std::string Printer::printDynamicPad(const Step &step,
                                     const std::string &source,
                                     const std::string &sourceType,
                                     const std::string &resultType) {
  Numbers amounts = step.low;
  amounts.insert(amounts.end(), step.high.begin(), step.high.end());
  std::string padsType, axesType;
  std::string pads = printList(amounts, step.pads, padsType);
  std::string axes;
  if (step.axes) {
    Numbers numbers;
    for (int64_t axis : *step.axes)
      numbers.push_back({axis, Form::Constant});
    axes = " axes(" + printList(numbers, step.axesList, axesType) + ")";
    axesType = ", " + axesType;
  }
  std::string fill = printFill(step);
  return std::string("pad.dynamic_pad ") + oracle::getName(step.mode) + " " +
         source + " pads(" + pads + ")" + axes + fill + " : " + sourceType +
         ", " + padsType + axesType + " to " + resultType;
}

std::string Printer::printStep(const Step &step, const std::string &source,
                               const std::string &sourceType,
                               const std::string &resultType) {
  switch (step.kind) {
  case Step::Kind::Pad:
  case Step::Kind::Adjoint:
  case Step::Kind::Border: {
    bool isBorder = step.kind == Step::Kind::Border;
    std::string text = isBorder                       ? "pad.fill_border "
                       : step.kind == Step::Kind::Pad ? "pad.pad "
                                                      : "pad.adjoint ";
    text += oracle::getName(step.mode);
    text += " " + source + " low" + printNumbers(step.low) + " high" +
            printNumbers(step.high);
    if (step.axes)
      text += " axes [" + join(*step.axes) + "]";
    text += printFill(step) + " : " + sourceType;
    return isBorder ? text : text + " to " + resultType;
  }
  case Step::Kind::DynamicPad:
    return printDynamicPad(step, source, sourceType, resultType);
  case Step::Kind::Slice: {
    std::string text = "tensor.extract_slice " + source;
    text += printNumbers(step.offsets) + " ";
    text += printNumbers(step.sizes) + " ";
    return text + "[" + join(step.strides) + "] : " + sourceType + " to " +
           resultType;
  }
  case Step::Kind::Cast:
    return "tensor.cast " + source + " : " + sourceType + " to " + resultType;
  }
  return "";
}

Function Printer::print(const std::string &name) {
  std::string type = getTensorType(program.sourceShape, program.type);
  std::string value =
      program.source == Form::Argument
          ? addArgument(type, {program.type, getValues(program.sourceShape),
                               program.sourceBytes})
          : printSource();
  // A border is not to be filled in what the caller has.
  if (program.source == Form::Argument)
    arguments += " {bufferization.writable = false}";
  std::vector<std::string> values, types;
  for (const Step &step : program.steps) {
    std::string resultType = getTensorType(step.shape, program.type);
    value = addOp(printStep(step, value, type, resultType));
    type = resultType;
    values.push_back(value);
    types.push_back(type);
  }
  auto joinReturned = [&](const std::vector<std::string> &names) {
    return join(program.returned, [&](size_t step) { return names[step]; });
  };
  addLine("return " + joinReturned(values) + " : " + joinReturned(types));
  function.text = "func.func @" + name + "(" + arguments + ") -> (" +
                  joinReturned(types) + ") {\n" + body + "}\n";
  return std::move(function);
}

Function property::print(mlir::MLIRContext &context, const Program &program,
                         const std::string &name) {
  return Printer(context, program).print(name);
}
