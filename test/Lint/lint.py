#!/usr/bin/env python3
"""Finds tests that test nothing, and code that has no test.

Eleven rules, each a function below:

  dead-check   a FileCheck directive that FileCheck passes over: without its
               colon, with a misspelt suffix, or with a prefix that no RUN line
               of the file asks for
  diagnostic   a message of lib/ of which no test has the text
  pass         a pass or pipeline of ours that pad-opt does not have, or that no
               RUN line runs
  docs         a pass or pipeline without a section in docs/Passes.md, or one
               that does not show IR before and after
  mirror       a file lib/A/B.cpp without test/A/b.mlir (or .test), a folder
               test/A/B or b, or test/Unit/A/BTest.cpp
  neighbour    a file of lib/ that includes a header of the folder beside its own,
               which is not for others; folders named Utils are
  circle       files, or libraries of lib/, that include each other's headers in a
               circle; a file is its header and its source together
  bare-bools   two arguments of a call, or of an initializer, that are `true` or
               `false` without their names in comments
  module-name  a script with the name of a module of Python's library, which the
               scripts beside it would import instead
  page         a folder of lib/ of more than 1000 lines without a README.md, its own
               or that of the folder around it
  root         a file beside this project's README.md that is not in ROOT_FILES,
               such as what someone tried and committed by mistake

Prints one line for each defect, `FILE:LINE: RULE: WHAT`, and exits 1 if there is
any. Needs nothing beside the standard library.
"""

import argparse
import fnmatch
import graphlib
import pathlib
import re
import sys

# Where the test of a file is that has none by its name. Both sides are looked
# up, so that an entry that outlives its file is a defect too.
TESTED_BY = {
    # The dialect is what registers the ops, and the ops' files are several.
    "lib/IR/PadDialect.cpp": "test/IR/ops.mlir",
    "lib/IR/PadOps.cpp": "test/IR/ops.mlir",
    "lib/IR/PadVerifier.cpp": "test/IR/invalid.mlir",
    # Parts of a conversion are seen through its pass.
    "lib/Utils/GlobalText.cpp":
        "test/Conversion/PadToLLVM/pad-to-llvm.mlir",
    "lib/Utils/FrontEnds.cpp": "test/Tools/PadOpt/foreign.test",
    "lib/Fusion/ConsumerCuts.cpp": "test/Fusion/fuse-pad.mlir",
    "lib/Fusion/ShownLanes.cpp": "test/Fusion/pad-vectors.mlir",
    "lib/Fusion/TileInequalities.cpp": "test/Fusion/peel-pad-tiles.mlir",
    "lib/Conversion/AdjointToSCF/*.cpp": "test/Conversion/AdjointToSCF",
    "lib/Conversion/PadToGPU/*.cpp": "test/Conversion/PadToGPU",
    "lib/Conversion/PadToLinalg/*.cpp": "test/Conversion/PadToLinalg",
    "lib/Conversion/PadToSCF/*.cpp": "test/Conversion/PadToSCF",
    "lib/Conversion/CopyToPad/*.cpp": "test/Conversion/CopyToPad",
    "lib/Conversion/PadToTensor/*.cpp": "test/Conversion/PadToTensor",
    "lib/Conversion/RaiseToPad/*.cpp": "test/Conversion/RaiseToPad",
    "lib/Transforms/DestinationChain.cpp":
        "test/Transforms/compute-into-pads.mlir",
    "lib/Flat/FlatAdjoint.cpp": "test/Conversion/AdjointToSCF",
    "lib/Flat/FlatPad*.cpp": "test/Conversion/PadToSCF",
    "lib/Flat/Storage.cpp": "test/Conversion/PadToSCF",
    "lib/Utils/AdjointAsCrop.cpp": "test/Conversion/AdjointToSCF",
    "lib/Utils/Border.cpp": "test/Transforms/lower-fill-border.mlir",
    "lib/Utils/PadSpec.cpp": "test/Transforms/lower-fill-border.mlir",
    "lib/Utils/IndexBuilder.cpp": "test/Conversion",
    "lib/Utils/Addition.cpp": "test/Conversion/AdjointToSCF",
    "lib/Utils/Saturation.cpp": "test/Target/ONNX/operators.test",
    "lib/Utils/ShortFloats.cpp": "test/Conversion/AdjointToSCF",
    "lib/Fusion/AdjointTiling.cpp": "test/Integration/Tiling",
    "lib/Fusion/TileConsumer.cpp": "test/Fusion/fuse-pad.mlir",
    "lib/Utils/AdjointAxis.cpp": "test/Conversion/AdjointToSCF",
    "lib/Utils/AxisBorders.cpp": "test/Conversion/AdjointToSCF",
    "lib/Utils/AxisSum.cpp": "test/Conversion/PadToLinalg",
    "lib/Utils/DynamicAmounts.cpp": "test/Transforms/lower-dynamic-pad.mlir",
    # Seen through the package.
    "lib/Python/*.cpp": "test/Python/arrays.test",
    # One file for each pipeline.
    "lib/Pipelines/GPUPipelines.cpp": "test/Pipelines",
    "lib/Pipelines/OptionError.cpp": "test/Pipelines",
    "lib/Pipelines/Pipelines.cpp": "test/Pipelines",
    # An external model has the name of its interface.
    "lib/Transforms/BufferizableOpInterfaceImpl.cpp":
        "test/Transforms/bufferize.mlir",
    "lib/Utils/RuntimeChecks.cpp": "test/Integration/runtime-checks.mlir",
    "lib/Transforms/RuntimeOp*.cpp": "test/Integration/runtime-checks.mlir",
    "lib/Transforms/TensorOpVerification.cpp":
        "test/Integration/tensor-runtime-checks.mlir",
    # The parts of one library, tested through what it offers.
    "lib/Runtime/*.cpp": "test/Unit/Runtime",
    "lib/Tools/PadRun/*.cpp": "test/Tools/PadRun",
    "lib/Tools/PadBench/*.cpp": "test/Tools/PadBench",
    "lib/Target/*/*.cpp": "test/Target",
    "lib/Sharding/PadPartition.cpp": "test/Sharding/invalid.mlir",
    "lib/Sharding/ShardLayout.cpp": "test/Sharding/invalid.mlir",
    "lib/Sharding/LocalOps.cpp": "test/Sharding/sharding-interface-impl.mlir",
    "lib/Sharding/*Shards.cpp": "test/Integration/Ranks",
    "lib/Sharding/Exchange.cpp": "test/Integration/Ranks",
    "lib/Sharding/GridRank.cpp": "test/Integration/Ranks",
    # The patterns that need them say what they find.
    "lib/IR/Constants.cpp": "test/IR/Canonicalization",
    "lib/IR/Canonicalization/IndexList.cpp":
        "test/IR/Canonicalization/dynamic-pads.mlir",
    "lib/IR/Canonicalization/Canonicalization.cpp": "test/IR/Canonicalization",
}

# Messages that no test can bring about, and why.
UNTESTED = {
    "file cannot be read: ": "takes a file that is there and cannot be read",
    "' cannot be read: ": "takes a file that is there and cannot be read",
    "'pad.pad' built from operands that do not fit":
        "ends the process of a C++ program that breaks the builder's contract",
}

# Calls whose stream of literals is a message to the user. Not among them is
# notifyMatchFailure: its reasons are for a debugger, and compiled out of a
# release of LLVM.
DIAGNOSTICS = re.compile(
    r"\b(emitOpError|emitError|emitWarning|emitRemark|report_fatal_error"
    r"|addOptionError|emit(?=\(\)\s*<<)|diag(?=\s*<<))\b")

# What stands beside README.md.
ROOT_FILES = {
    "CHANGELOG.md", "CMakeLists.txt", "CMakePresets.json", "CONTRIBUTING.md",
    "LICENSE", "README.md", "pyproject.toml",
    # CMake writes it for editors; git ignores it.
    "compile_commands.json",
}
TEST_SUFFIXES = {".mlir", ".test", ".py", ".cpp", ".c", ".txt"}
LIT_SUFFIXES = {".mlir", ".test"}

LIT_KEYWORDS = {"RUN", "DEFINE", "REDEFINE", "REQUIRES", "UNSUPPORTED", "END"}
CHECK_SUFFIX = r"-(?:NEXT|SAME|NOT|DAG|LABEL|EMPTY|COUNT-\d+)"


class Lint:
    def __init__(self, source, help_text):
        self.source = source
        self.help_text = help_text
        self.defects = []
        self.tests = {
            path: path.read_text(encoding="utf-8", errors="replace")
            for path in sorted((source / "test").rglob("*"))
            if path.suffix in TEST_SUFFIXES and path.is_file()
            and (source / "test" / "Lint") not in path.parents
        }

    def report(self, path, line, rule, what):
        name = path.relative_to(self.source).as_posix()
        self.defects.append(f"{name}:{line}: {rule}: {what}")

    def files(self, folder, pattern):
        return sorted((self.source / folder).rglob(pattern))


def run_lines(text):
    """The RUN lines of a test, continued ones joined."""
    joined, lines = "", []
    for match in re.finditer(r"^.*\b(?:RUN|DEFINE|REDEFINE):(.*)$", text, re.M):
        joined += match.group(1).strip()
        if joined.endswith("\\"):
            joined = joined[:-1] + " "
            continue
        lines.append(joined)
        joined = ""
    return lines


def lint_checks(lint):
    """dead-check: directives that FileCheck passes over."""
    for path, text in lint.tests.items():
        if path.suffix not in LIT_SUFFIXES:
            continue
        runs = " ".join(run_lines(text))
        prefixes = set()
        for option in re.findall(r"--?check-prefix(?:es)?[= ]([\w,-]+)", runs):
            prefixes.update(option.split(","))
        # FileCheck has its default where one of its runs names no prefix.
        for command in re.findall(r"\bFileCheck\b[^|]*", runs):
            if "check-prefix" not in command:
                prefixes.add("CHECK")
        for number, line in enumerate(text.splitlines(), 1):
            comment = re.match(r"\s*(?://|#|;)\s*([A-Z][\w-]*)\s*(:?)", line)
            if not comment or comment.group(1) in LIT_KEYWORDS:
                if comment and comment.group(1) == "RUN" and not comment.group(2):
                    lint.report(path, number, "dead-check",
                                "'RUN' has no colon")
                continue
            word, colon = comment.groups()
            base = re.sub(CHECK_SUFFIX + "$", "", word)
            looks_like_check = base != word or "CHECK" in word or base in prefixes
            if not looks_like_check:
                continue
            if not colon:
                lint.report(path, number, "dead-check",
                            f"'{word}' has no colon")
            elif base not in prefixes:
                lint.report(path, number, "dead-check",
                            f"'{word}' is not a directive of any RUN line")


STRING = r'"(?:\\.|[^"\\\n])*"'


def strip_comments(text):
    """`text` with C++ comments and characters blanked, lines kept."""
    token = re.compile(
        STRING + r"|'(?:\\.|[^'\\\n])'|//[^\n]*|/\*.*?\*/", re.S)

    def blank(match):
        found = match.group(0)
        return found if found[0] == '"' else re.sub(r"[^\n]", " ", found)

    return token.sub(blank, text)


def literals(text):
    """The string literals of C++ code, neighbours joined."""
    found, end = [], None
    for match in re.finditer(STRING, text):
        literal = re.sub(r"\\(.)", r"\1", match.group(0)[1:-1])
        if end is not None and not text[end:match.start()].strip():
            found[-1] += literal
        else:
            found.append(literal)
        end = match.end()
    return found


def statement_at(text, start):
    """The code from `start` to the end of its statement."""
    depth = 0
    for match in re.compile(STRING + r"|[][(){};]").finditer(text, start):
        token = match.group(0)
        depth += (token in "({[") - (token in ")}]")
        if depth < 0 or (token == ";" and depth == 0):
            return text[start:match.start()]
    return text[start:]


def lint_diagnostics(lint):
    """diagnostic: messages of which no test has the text."""
    corpus = "\n".join(
        "\n".join(literals(text)) if path.suffix in {".cpp", ".c"} else text
        for path, text in lint.tests.items())
    seen = set()
    for path in lint.files("lib", "*.cpp"):
        text = strip_comments(path.read_text(encoding="utf-8"))
        for call in DIAGNOSTICS.finditer(text):
            line = text.count("\n", 0, call.start()) + 1
            for literal in literals(statement_at(text, call.start())):
                seen.add(literal)
                fragment = literal.strip()
                if (re.search(r"[A-Za-z]{2}", fragment)
                        and literal not in UNTESTED
                        and fragment not in corpus):
                    lint.report(path, line, "diagnostic",
                                f'no test has "{fragment}"')
    for literal in sorted(set(UNTESTED) - seen):
        lint.defects.append(
            f'lint.py: diagnostic: "{literal}" is no message any more')


def declared_passes(lint):
    """Passes and pipelines: the file, the line and the name of each."""
    for path in lint.files("include", "Passes.td"):
        pattern = r':\s*Pass<\s*"([\w-]+)"'
        yield from matches_in(path, pattern)
    for path in lint.files("lib", "*.cpp"):
        pattern = r'PassPipelineRegistration<[^;"]*"([\w-]+)"'
        yield from matches_in(path, pattern)


def matches_in(path, pattern):
    """The file, the line and the first group of each match."""
    text = path.read_text(encoding="utf-8")
    for match in re.finditer(pattern, text):
        yield path, text.count("\n", 0, match.start(1)) + 1, match.group(1)


def lint_passes(lint):
    """pass: passes and pipelines that are not registered or not run."""
    runs = "\n".join(
        line for path, text in lint.tests.items()
        if path.suffix in LIT_SUFFIXES for line in run_lines(text))
    for path, line, name in declared_passes(lint):
        flag = re.escape(name)
        if not re.search(rf"^\s*--{flag}(?![\w-])", lint.help_text, re.M):
            lint.report(path, line, "pass", f"pad-opt has no --{name}")
        if not re.search(rf"(?<![\w-])(?:--?)?{flag}(?![\w-])", runs):
            lint.report(path, line, "pass", f"no test runs --{name}")


def lint_docs(lint):
    """docs: passes and pipelines that are not documented with their IR."""
    document = lint.source / "docs" / "Passes.md"
    sections = re.split(r"^##+ ", document.read_text(encoding="utf-8"),
                        flags=re.M)
    for path, line, name in declared_passes(lint):
        own = [text for text in sections if text.startswith(f"`-{name}`")]
        if not own:
            lint.report(path, line, "docs", f"docs/Passes.md has no -{name}")
        elif not re.search(r"```mlir\n(?:(?!```).)*\n *// becomes", own[0],
                           re.S):
            lint.report(path, line, "docs",
                        f"-{name} is documented without IR before and after")


def kebab(name):
    """PadToSCF to pad-to-scf."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-",
                  name).lower()


def lint_mirror(lint):
    """mirror: files of lib/ without a test of their name."""
    tests = lint.source / "test"
    used = set()
    for path in lint.files("lib", "*.cpp"):
        name = path.relative_to(lint.source).as_posix()
        folder = pathlib.PurePosixPath(name).relative_to("lib").parent
        stem = kebab(path.stem)
        candidates = [
            tests / folder / f"{stem}.mlir", tests / folder / f"{stem}.test",
            tests / folder / path.stem, tests / folder / stem,
            tests / "Unit" / folder / f"{path.stem}Test.cpp"
        ]
        for pattern in TESTED_BY:
            if fnmatch.fnmatch(name, pattern):
                used.add(pattern)
                candidates.append(lint.source / TESTED_BY[pattern])
        if not any(candidate.exists() for candidate in candidates):
            lint.report(path, 1, "mirror",
                        f"no test/{(folder / stem).as_posix()}.mlir")
    for pattern in sorted(set(TESTED_BY) - used):
        lint.defects.append(f"lint.py: mirror: no file is {pattern} any more")


def lint_neighbours(lint):
    """neighbour: headers that another folder keeps to itself."""
    for path in lint.files("lib", "*"):
        if path.suffix not in {".h", ".cpp"}:
            continue
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(r'#include "\.\./((?!Utils/)\w+/[^"]+)"', text):
            lint.report(path, text.count("\n", 0, match.start()) + 1, "neighbour",
                        f"'{match.group(1)}' is not in include/pad")


def own_includes(lint):
    """Pairs of paths relative to lib/ or include/pad/, without suffix: a file,
    and one that it includes."""
    roots = (lint.source / "lib", lint.source / "include" / "pad")

    def unit(path):
        for root in roots:
            if root in path.parents:
                # The public header of a library is that of all of its files.
                is_library = path.stem == path.parent.name and root != roots[0]
                return path.relative_to(root).with_suffix(
                    path.suffix if is_library else "")
        return None

    for root in roots:
        for path in sorted(root.rglob("*")):
            if path.suffix not in {".h", ".cpp"}:
                continue
            text = path.read_text(encoding="utf-8")
            for name in re.findall(r'^#include "([^"]+)"', text, re.MULTILINE):
                for folder in (path.parent, lint.source / "include"):
                    target = (folder / name).resolve()
                    if target.is_file() and unit(target):
                        yield unit(path), unit(target)
                        break


def lint_circles(lint):
    """circle: files and libraries that need each other."""

    def library(unit):
        return next((folder for folder in unit.parents
                     if (lint.source / "lib" / folder / "CMakeLists.txt").exists()),
                    unit.parent)

    def search(edges, kind):
        graph = {}
        for user, used in dict.fromkeys(edges):
            if user != used:
                graph.setdefault(user, []).append(used)
        while True:
            try:
                graphlib.TopologicalSorter(graph).prepare()
                return
            except graphlib.CycleError as error:
                circle = error.args[1][::-1]
                graph[circle[0]].remove(circle[1])
                names = [part.as_posix() for part in circle]
                lint.defects.append(
                    f"lib: circle: {kind} {' -> '.join(names)}")

    edges = sorted(set(own_includes(lint)))
    search(edges, "of files")
    search(((library(user), library(used)) for user, used in edges),
           "of libraries")


def lint_bare_bools(lint):
    """bare-bools: calls with two truth values that say nothing."""
    for folder in ("include", "lib", "test", "tools"):
        for path in lint.files(folder, "*"):
            if (path.suffix not in {".h", ".cpp"} or lint.source / "test/Lint"
                    in path.parents):
                continue
            text = path.read_text(encoding="utf-8")
            for match in re.finditer(r"\(([^(){};]*)\)|\w\{([^(){};]*)\}", text):
                arguments = [argument.strip() for argument in
                             (match.group(1) or match.group(2) or "").split(",")]
                if sum(argument in {"true", "false"}
                       for argument in arguments) > 1:
                    lint.report(path, text.count("\n", 0, match.start()) + 1,
                                "bare-bools", f"'{', '.join(arguments)}'")


def lint_module_names(lint):
    """module-name: scripts that hide a module of Python's library."""
    for folder in ("docs", "test", "tools"):
        for path in lint.files(folder, "*.py"):
            if (path.stem in sys.stdlib_module_names
                    and lint.source / "test" / "Lint" / "Inputs"
                    not in path.parents):
                lint.report(path, 1, "module-name",
                            f"Python's library has a module '{path.stem}'")


def lint_pages(lint):
    """page: folders of many lines without a page, their own or the parent's."""
    shared = {lint.source / "lib", lint.source / "lib" / "Conversion"}
    for folder in sorted({path.parent for path in lint.files("lib", "*.cpp")}):
        lines = sum(len(path.read_text(encoding="utf-8").splitlines())
                    for path in folder.iterdir()
                    if path.suffix in {".h", ".cpp"})
        if lines > lint.page_lines and not any(
                (place / "README.md").exists()
                for place in {folder, folder.parent} - shared):
            lint.defects.append(
                f"{folder.relative_to(lint.source).as_posix()}: page: {lines} "
                "lines and no README.md")


def lint_root(lint):
    """root: files beside README.md that nobody listed."""
    for path in sorted(lint.source.iterdir()):
        if (path.is_file() and not path.name.startswith(".")
                and path.name not in ROOT_FILES):
            lint.report(path, 1, "root", "not in ROOT_FILES")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--source", type=pathlib.Path, required=True,
                        help="the root of the source tree")
    parser.add_argument("--help-text", type=pathlib.Path, required=True,
                        help="a file with what pad-opt --help prints")
    parser.add_argument("--ignore-lists", action="store_true",
                        help="without TESTED_BY and UNTESTED, for trees that "
                        "are not this project's")
    parser.add_argument("--page-lines", type=int, default=1000,
                        help="how long a folder may be without a page")
    options = parser.parse_args()
    if options.ignore_lists:
        TESTED_BY.clear()
        UNTESTED.clear()

    lint = Lint(options.source.resolve(),
                options.help_text.read_text(encoding="utf-8"))
    lint.page_lines = options.page_lines
    if not lint.tests:
        sys.exit(f"lint.py: no tests in {options.source}")
    for rule in (lint_checks, lint_diagnostics, lint_passes, lint_docs,
                 lint_mirror, lint_neighbours, lint_circles, lint_bare_bools,
                 lint_module_names, lint_pages, lint_root):
        rule(lint)
    print("\n".join(lint.defects), end="\n" if lint.defects else "")
    return 1 if lint.defects else 0


if __name__ == "__main__":
    sys.exit(main())
