//===- EmitObject.cpp - Objects and C headers -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EmitObject.h"
#include "../Utils/File.h"
#include "pad/Runtime/Error.h"
#include "pad/Runtime/Object.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace mlir;
using namespace mlir::pad;

/// The C type of elements of `type`, empty if C has none.
static StringRef getCType(Type type) {
  if (type.isF32())
    return "float";
  if (type.isF64())
    return "double";
  if (type.isF16() || type.isBF16())
    return "uint16_t";
  if (type.isIndex())
    return "int64_t";
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (complex.getElementType().isF32())
      return "float _Complex";
    if (complex.getElementType().isF64())
      return "double _Complex";
    return "";
  }
  if (auto integer = dyn_cast<IntegerType>(type)) {
    bool isUnsigned = integer.isUnsigned();
    switch (integer.getWidth()) {
    case 1:
      return "bool";
    case 8:
      return isUnsigned ? "uint8_t" : "int8_t";
    case 16:
      return isUnsigned ? "uint16_t" : "int16_t";
    case 32:
      return isUnsigned ? "uint32_t" : "int32_t";
    case 64:
      return isUnsigned ? "uint64_t" : "int64_t";
    default:
      return "";
    }
  }
  return "";
}

/// The name of the C structure of arrays of `type`, such as `pad_f32_2d`.
static std::string getStructName(RankedTensorType type) {
  std::string name;
  llvm::raw_string_ostream(name)
      << "pad_" << type.getElementType() << '_' << type.getRank() << 'd';
  for (char &c : name)
    if (!llvm::isAlnum(c))
      c = '_';
  return name;
}

/// Writes the header `file` of an object: the structures that `functions` take,
/// and the functions.
static llvm::Error
writeHeader(llvm::raw_ostream &os, StringRef file,
            ArrayRef<std::pair<std::string, Signature>> functions) {
  std::string guard = file.upper();
  for (char &c : guard)
    if (!llvm::isAlnum(c))
      c = '_';
  if (llvm::isDigit(guard.front()))
    guard.insert(0, "PAD_");
  std::map<std::string, RankedTensorType> structs;
  for (const auto &[name, signature] : functions) {
    if (!llvm::all_of(name,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; }))
      return createError() << "function '" << name
                           << "': expected a name of letters, digits and '_', "
                              "which C takes";
    for (const auto *ports : {&signature.inputs, &signature.results})
      for (const Port &port : *ports) {
        if (getCType(port.type.getElementType()).empty())
          return createError()
                 << "function '" << name << "' has an array of "
                 << port.type.getElementType() << ", for which C has no type";
        structs.insert({getStructName(port.type), port.type});
      }
  }
  os << "// Functions that pad-run compiled. Arrays are dense, in row-major "
        "order: the\n// strides count elements, the last one is 1, and the "
        "offset is 0. `allocated`\n// and `data` both point to the first "
        "element.\n\n#ifndef "
     << guard << "\n#define " << guard
     << "\n\n#include <stdbool.h>\n#include <stdint.h>\n\n#ifdef "
        "__cplusplus\nextern \"C\" {\n#endif\n\n";
  for (const auto &[name, type] : structs) {
    // Other objects' headers have it, too.
    std::string defined = StringRef(name).upper();
    os << "#ifndef " << defined << "\n#define " << defined << "\nstruct "
       << name << " {\n  " << getCType(type.getElementType())
       << " *allocated, *data;\n  int64_t offset";
    if (type.getRank() != 0)
      os << ", sizes[" << type.getRank() << "], strides[" << type.getRank()
         << ']';
    os << ";\n};\n#endif\n\n";
  }
  for (const auto &[name, signature] : functions) {
    for (auto [kind, ports] : {std::pair("input", &signature.inputs),
                               std::pair("result", &signature.results)})
      for (auto [position, port] : llvm::enumerate(*ports)) {
        // A name of a model may have several lines.
        std::string text = formatPort(kind, position, port);
        std::replace_if(
            text.begin(), text.end(), [](unsigned char c) { return c < ' '; },
            ' ');
        os << "// " << text << ": " << port.type << '\n';
      }
    os << "void " << kCInterfacePrefix << name << '(';
    llvm::ListSeparator comma;
    for (auto [kind, ports] : {std::pair("input", &signature.inputs),
                               std::pair("result", &signature.results)})
      for (auto [position, port] : llvm::enumerate(*ports))
        os << comma << "struct " << getStructName(port.type) << " *" << kind
           << position;
    os << (signature.inputs.empty() && signature.results.empty() ? "void" : "")
       << ");\n\n";
  }
  os << "#ifdef __cplusplus\n}\n#endif\n\n#endif // " << guard << '\n';
  return llvm::Error::success();
}

llvm::Error mlir::pad::emitObject(OwningOpRef<ModuleOp> module,
                                  PadToLLVMPipelineOptions &options,
                                  unsigned optLevel, const CodeTarget &target,
                                  StringRef path, StringRef modelPath) {
  llvm::SmallString<128> headerPath(path);
  llvm::sys::path::replace_extension(headerPath, "h");
  if (headerPath == path)
    return createError() << "--emit-object=" << path
                         << ": expected an object, whose header has this name";
  for (StringRef written : {path, StringRef(headerPath)})
    if (llvm::sys::fs::equivalent(written, modelPath))
      return createError() << "--emit-object=" << path << ": " << written
                           << " is the model, which would be overwritten";
  if (llvm::sys::fs::is_directory(headerPath))
    return createError() << "--emit-object=" << path << ": " << headerPath
                         << " is a directory";
  auto object = compileObject(std::move(module), options, optLevel, target);
  if (!object)
    return object.takeError();
  std::string header;
  llvm::raw_string_ostream os(header);
  if (llvm::Error error = writeHeader(os, llvm::sys::path::filename(headerPath),
                                      object->functions))
    return error;
  if (llvm::Error error = writeFile(path, object->code))
    return error;
  return writeFile(headerPath, header);
}
