//===- pad-fuzz.cpp - Mutated models through an importer ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the files given, and then as many mutations of them as asked for,
// through an importer. The same seed makes the same mutations.
//
//===----------------------------------------------------------------------===//

#include "FuzzTargets.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <random>

namespace cl = llvm::cl;

enum class Importer { ONNX, OpenVINO };

static cl::opt<Importer> importer(
    cl::Required, cl::desc("The importer:"),
    cl::values(clEnumValN(Importer::ONNX, "onnx", "ONNX models"),
               clEnumValN(Importer::OpenVINO, "openvino",
                          "OpenVINO's XML, a zero byte, constants")));
static cl::list<std::string> paths(cl::Positional, cl::OneOrMore,
                                   cl::desc("FILE..."));
static cl::opt<unsigned> count("mutations", cl::init(0),
                               cl::desc("How many mutations to run"));
static cl::opt<unsigned> seed("seed", cl::init(1),
                              cl::desc("What the mutations follow from"));
static cl::opt<std::string>
    dump("dump", cl::desc("Keep the bytes that run in this file, for what ends "
                          "the program"));

namespace {

/// Changes models in the ways that files go wrong.
class Mutator {
public:
  Mutator(llvm::ArrayRef<std::string> models, unsigned seed)
      : models(models), random(seed) {}

  std::string makeOne() {
    std::string model = pick(models);
    for (unsigned steps = below(3) + 1; steps != 0; --steps)
      mutate(model);
    return model;
  }

private:
  /// A number in [0, bound), for bound > 0.
  size_t below(size_t bound) { return random() % bound; }

  template <typename T>
  const T &pick(llvm::ArrayRef<T> list) {
    return list[below(list.size())];
  }

  void mutate(std::string &model) {
    size_t at = below(model.size() + 1);
    size_t length = below(std::min<size_t>(model.size() - at, 32) + 1);
    switch (below(10)) {
    default: // A bit flips.
      if (at < model.size())
        model[at] ^= 1 << below(8);
      return;
    case 1: // A byte becomes one of the ends of its range.
      if (at < model.size())
        model[at] = "\x00\x01\x7f\x80\xff"[below(5)];
      return;
    case 2: // Something is lost.
      model.erase(at, length);
      return;
    case 3: // Something is there twice.
      model.insert(below(model.size() + 1), model.substr(at, length));
      return;
    case 4: { // A part comes from another model.
      const std::string &other = pick(models);
      size_t from = below(other.size() + 1);
      model.replace(at, length, other, from, below(64));
      return;
    }
    case 5: // The end is missing.
      model.resize(at);
      return;
    }
  }

  llvm::ArrayRef<std::string> models;
  std::mt19937 random;
};

} // namespace

/// Runs one model; counts it in `imported` if there is a module.
static void run(llvm::StringRef model, unsigned &imported) {
  if (!dump.empty()) {
    std::error_code error;
    llvm::raw_fd_ostream(dump, error) << model;
  }
  imported += importer == Importer::ONNX ? mlir::pad::fuzzONNX(model)
                                         : mlir::pad::fuzzOpenVINO(model);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "Models against an importer\n");
  std::vector<std::string> models;
  for (const std::string &path : paths) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer) {
      llvm::errs() << "pad-fuzz: error: " << path << ": "
                   << buffer.getError().message() << '\n';
      return 1;
    }
    models.push_back((*buffer)->getBuffer().str());
  }
  unsigned imported = 0, importedMutations = 0;
  for (const std::string &model : models)
    run(model, imported);
  Mutator mutator(models, seed);
  for (unsigned i = 0; i < count; ++i)
    run(mutator.makeOne(), importedMutations);
  llvm::outs() << "imported " << imported << " of " << models.size()
               << " models and " << importedMutations << " of " << count
               << " mutations\n";
  return 0;
}
