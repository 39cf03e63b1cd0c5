//===- Write.cpp - Cases for other implementations ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Write.h"
#include "mlir/AsmParser/AsmParser.h"
#include "pad/Runtime/Error.h"
#include "pad/Runtime/Npy.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace property;
using namespace mlir::pad;

/// Opens the file `name` in `folder`, lets `write` fill it, and closes it.
template <typename Write>
static llvm::Error writeFile(const std::string &folder, const std::string &name,
                             Write write) {
  std::error_code code;
  llvm::raw_fd_ostream os(folder + "/" + name, code);
  if (code)
    return createError() << folder << '/' << name << ": " << code.message();
  return write(os);
}

/// Writes an array as an .npy file.
static llvm::Error writeArray(const std::string &folder,
                              const std::string &name, mlir::Type type,
                              const Amounts &shape,
                              const std::vector<char> &bytes) {
  return writeFile(folder, name, [&](llvm::raw_ostream &os) {
    // It is only read.
    return encodeNpy(
        Array::borrow(type, shape, const_cast<char *>(bytes.data())), os);
  });
}

/// Whether .npy files hold elements of `type`, in integers that NumPy has.
static bool hasNumpy(mlir::Type type) {
  if (ElementStorage::get(type)->partBytes > sizeof(uint64_t))
    return false;
  llvm::Error error =
      encodeNpy(Array::borrow(type, {0}, nullptr), llvm::nulls());
  bool encodes = !error;
  llvm::consumeError(std::move(error));
  return encodes;
}

/// Describes `step`, which takes a tensor of rank `rank`.
static llvm::json::Object describe(const Step &step, size_t rank) {
  switch (step.kind) {
  case Step::Kind::Pad:
  case Step::Kind::DynamicPad:
  case Step::Kind::Border:
    return llvm::json::Object{
        {"kind", step.kind == Step::Kind::Border ? "border" : "pad"},
        {"mode", oracle::getName(step.mode)},
        {"low", llvm::json::Array(spread(step.low, step.axes, rank))},
        {"high", llvm::json::Array(spread(step.high, step.axes, rank))}};
  case Step::Kind::Slice:
    return llvm::json::Object{
        {"kind", "slice"},
        {"offsets", llvm::json::Array(getValues(step.offsets))},
        {"sizes", llvm::json::Array(getValues(step.sizes))},
        {"strides", llvm::json::Array(step.strides)}};
  case Step::Kind::Adjoint:
    return llvm::json::Object{{"kind", "adjoint"}};
  case Step::Kind::Cast:
    return llvm::json::Object{{"kind", "cast"}};
  }
  return llvm::json::Object();
}

/// Writes the arrays of `program` and returns its description.
static llvm::Expected<llvm::json::Object>
writeProgram(const std::string &folder, const Program &program,
             mlir::Type type) {
  std::string prefix = std::to_string(program.seed) + "_";
  llvm::json::Array steps;
  size_t rank = program.sourceShape.size();
  if (llvm::Error error =
          writeArray(folder, prefix + "source.npy", type,
                     getValues(program.sourceShape), program.sourceBytes))
    return std::move(error);
  std::vector<Tensor> tensors =
      evaluate(program, ElementStorage::get(type)->getBytes());
  for (size_t i = 0; i != tensors.size(); ++i) {
    const Step &step = program.steps[i];
    llvm::json::Object description = describe(step, rank);
    std::string name = prefix + std::to_string(i);
    if (step.fill) {
      description["value"] = name + "_value.npy";
      if (llvm::Error error =
              writeArray(folder, name + "_value.npy", type, {}, step.fillBytes))
        return std::move(error);
    }
    description["result"] = name + ".npy";
    if (llvm::Error error = writeArray(folder, name + ".npy", type,
                                       tensors[i].shape, tensors[i].bytes))
      return std::move(error);
    steps.push_back(std::move(description));
    rank = step.shape.size();
  }
  return llvm::json::Object{{"seed", program.seed},
                            {"type", program.type},
                            {"source", prefix + "source.npy"},
                            {"steps", std::move(steps)}};
}

llvm::Error property::write(mlir::MLIRContext &context,
                            const std::string &folder, unsigned first,
                            unsigned count) {
  if (std::error_code code = llvm::sys::fs::create_directories(folder))
    return createError() << folder << ": " << code.message();
  llvm::json::Array programs;
  for (unsigned i = 0; i != count; ++i) {
    Program program = draw(context, first + i);
    mlir::Type type = mlir::parseType(program.type, &context);
    if (!hasNumpy(type))
      continue;
    auto description = writeProgram(folder, program, type);
    if (!description)
      return description.takeError();
    programs.push_back(std::move(*description));
  }
  return writeFile(folder, "programs.json", [&](llvm::raw_ostream &os) {
    os << llvm::json::Value(std::move(programs)) << '\n';
    return llvm::Error::success();
  });
}
