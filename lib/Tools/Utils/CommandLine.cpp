//===- CommandLine.cpp - Parsing of command lines -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "pad/Version.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>

using namespace mlir;
using llvm::StringRef;
using mlir::pad::OptLevelOption;

/// Prints `reason`. Streams of LLVM may be gone by then, as standard output is
/// flushed for the last time when the process exits.
static void printFatalError(void *program, const char *reason,
                            bool /*makesReport*/) {
  std::fprintf(stderr, "%s: error: %s\n", static_cast<const char *>(program),
               reason);
}

/// Whether `argument` asks for a text in which the program has its name.
static bool asksForHelp(StringRef argument) {
  StringRef name = argument.ltrim('-');
  return name.size() < argument.size() &&
         (name == "h" || name == "version" || name.starts_with("help"));
}

bool mlir::pad::parseCommandLine(int argc, char **argv, StringRef overview) {
  // LLVM prints mistakes after the name of the program, some of them past the
  // stream that it is given, so that is where the word goes.
  constexpr StringRef suffix = ": error";
  static std::string program;
  program = llvm::sys::path::filename(argv[0]).str();
  std::string name = program + suffix.str();
  llvm::SmallVector<const char *> arguments(argv, argv + argc);
  if (llvm::none_of(llvm::drop_begin(arguments), asksForHelp))
    arguments.front() = name.c_str();
  llvm::cl::AddExtraVersionPrinter(
      [](llvm::raw_ostream &os) { os << "pad " PAD_VERSION "\n"; });
  llvm::install_fatal_error_handler(printFatalError, program.data());

  std::string text;
  llvm::raw_string_ostream os(text);
  if (llvm::cl::ParseCommandLineOptions(argc, arguments.data(), overview, &os))
    return true;
  if (text.empty())
    return false;
  llvm::SmallVector<StringRef> lines;
  StringRef(text).split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef &line : llvm::drop_begin(lines))
    (void)line.consume_front(name + ": ");
  text = llvm::join(lines, " ");
  // LLVM's text names the subcommand as part of the program.
  for (size_t at; (at = text.find(name + " --help")) != std::string::npos;)
    text.erase(at + program.size(), suffix.size());
  llvm::errs() << text << '\n';
  return false;
}

OptLevelOption::OptLevelOption(llvm::cl::OptionCategory &category,
                               StringRef help)
    : opt("O", llvm::cl::Prefix, llvm::cl::value_desc("0-3"), llvm::cl::init(3),
          llvm::cl::cat(category), llvm::cl::desc(help)) {}

llvm::Error OptLevelOption::check() const {
  if (getValue() <= 3)
    return llvm::Error::success();
  return llvm::createStringError("-O%u: expected a level from 0 to 3",
                                 getValue());
}
