#!/usr/bin/env python3
"""Mutates the modules of the tests and runs random passes on them.

A mutant is a module of a test file with a few changes: numbers, types, modes,
operands, lines and characters. Several run in one process, with one list of
passes drawn for them. Each must end well: pad-opt exits with 0, or with 1 and a
line with `error:`. Anything else - a signal, an abort, a limit of time or of
memory, no reason given - is a finding, which is reduced and printed with its
command.

A finding that stock mlir-opt has too is not one of this project. The folder
Inputs/Upstream has a reproducer of each: its first lines give the passes and
how they crash, or what they say that is wrong, and from which LLVM on they do not.
`--check-upstream` runs them.
Any other that stock mlir-opt shows alone, on valid IR, is printed and counted
apart. Both are printed to stderr, the counts to stdout.

  fuzz_passes.py --count 20000            a long run
  fuzz_passes.py --seed 7 --only 123      mutant 123 of that run alone
"""

import argparse
import collections
import os
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "tools"))

from index_map import MODES  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
SPLIT = "// -----"
MARKER = "// ====="
BATCH = 16
MAX_CHUNK = 5000

# ===----------------------------------------------------------------------===
# Passes
# ===----------------------------------------------------------------------===

BYTES = [0, 1, 2, 3, 8, 16, 32, 64, 128, 4096, 2**31, 2**62, 2**63 - 1, -1,
         -2**63]
FLAG = ["true", "false"]
PARALLEL = {"parallel": FLAG, "parallel-bytes": BYTES}
TO_VERSIONS = {"vector-bytes": BYTES, "nontemporal-bytes": BYTES,
               "nontemporal-run-bytes": BYTES, **PARALLEL}
TO_SCF = {**TO_VERSIONS, "parallel-chunk-bytes": BYTES}
VERSION_ADJOINTS = {"vector-bytes": BYTES, "nontemporal-bytes": BYTES,
                    **PARALLEL}
ADJOINT_TO_SCF = {**VERSION_ADJOINTS, "parallel-chunk-bytes": BYTES}
RESULTS = {"out-params": FLAG, "runtime-checks": FLAG}
PIPELINE = {**RESULTS, **TO_SCF}
TO_LLVM = {"path": ["scf", "linalg"], "raise": FLAG, "fuse-pads": FLAG,
           "fuse-elementwise": FLAG, "inline": FLAG, "compute-into-pads": FLAG,
           "interchange-reductions": FLAG,
           "outline-pads": ["0", "1", "2"], **PIPELINE}
TILES = ["1", "2", "3,1", "0,2", "4,4", "1,1,1", "0", "9223372036854775807",
         "-1"]

# Each with its options. Passes of ours are drawn more often.
OURS = {
    "convert-pad-to-linalg": {},
    "convert-pad-to-scf": TO_SCF, "version-pads": TO_VERSIONS,
    "convert-adjoint-to-scf": ADJOINT_TO_SCF,
    "version-adjoints": VERSION_ADJOINTS,
    "convert-pad-to-gpu": {"host-buffers": ["true"]},
    "convert-linalg-to-gpu": {}, "copy-globals": {}, "set-launch-bounds": {},
    "compute-padded-rows": {"vector-bytes": BYTES},
    "fill-borders-in-loops": {}, "interleave-parts": {},
    "lower-fill-border": {}, "lower-packs": {}, "raise-to-pad": {},
    "convert-pad-to-tensor": {"assume-non-negative": ["true"]},
    "convert-copy-to-pad": {}, "convert-pad-to-destination-style": {},
    "hide-extrema": {}, "annotate-destinations": {},
    "sound-allocation-liveness": {}, "annotate-returned-shards": {},
    "separate-loop-inits": {},
    "alias-region-results": {}, "call-libm": {},
    "check-shardings": {}, "check-tosa-pads": {}, "expand-unknown-extents": {},
    "lower-dynamic-pad": {}, "pack-function-boundaries": {"out-params": ["true"]},
    "public-results-to-out-params": {},
    "inline-alloca-scopes": {}, "check-allocation-sizes": {},
    "check-arguments": {}, "check-pads-are-lowered": {"to-llvm": ["true"]},
    "attach-loop-annotations": {}, "move-halves-as-integers": {},
    "fuse-pad": {"tile-sizes": TILES, "always": ["true"]},
    "peel-pad-tiles": {}, "compute-into-pads": {},
    "elementwise-to-linalg": {}, "fuse-elementwise": {},
    "interchange-reductions": {},
    "outline-pads": {"min-pads": ["0", "1", "2"]}, "outline-regions": {},
    "carry-sums": {"vector-bytes": BYTES},
    "bitcasts-to-globals": {}, "canonicalize-soundly": {},
    "collapse-elementwise": {}, "constants-to-globals": {}, "flatten-negative-strides": {},
    "keep-short-loops": {}, "lower-vectors": {},
    "generate-runtime-verification": {},
    "read-kept-elements": {}, "strip-shardings": {}, "switch-to-if": {}, "set-mpi-implementation": {
        "implementation": ["OpenMPI", "MPICH"]},
    "convert-kernels-to-spirv": {}, "strip-compile-times": {},
    "pad-to-linalg": {}, "pad-to-scf": PIPELINE, "pad-to-llvm": TO_LLVM,
    "pad-compile": TO_LLVM, "pad-shard": {"mpi": ["OpenMPI", "MPICH"]},
    "pad-to-gpu": {"target": ["nvvm", "spirv"], "host-buffers": FLAG,
                   **RESULTS},
}
UPSTREAM = {
    "canonicalize": {},
    "one-shot-bufferize": {
        "bufferize-function-boundaries": ["true"],
        "allow-return-allocs-from-loops": ["true"],
        "function-boundary-type-conversion": ["identity-layout-map"]},
    "convert-to-llvm": {}, "transform-interpreter": {},
    "cse": {}, "sccp": {}, "inline": {}, "symbol-dce": {},
    "loop-invariant-code-motion": {}, "int-range-optimizations": {},
    "linalg-fold-unit-extent-dims": {}, "linalg-fuse-elementwise-ops": {},
    "convert-linalg-to-loops": {}, "linalg-generalize-named-ops": {},
    "resolve-shaped-type-result-dims": {}, "lower-affine": {},
    "fold-memref-alias-ops": {}, "expand-strided-metadata": {},
    "remove-dead-values": {}, "buffer-deallocation-pipeline": {},
    "eliminate-empty-tensors": {}, "empty-tensor-to-alloc-tensor": {},
    "scf-for-loop-canonicalization": {},
    "convert-scf-to-cf": {}, "normalize-memrefs": {},
}


def list_passes(tool):
    """The passes and pipelines of `tool`."""
    shown = subprocess.run([tool, "--help"], stdout=subprocess.PIPE, text=True,
                           check=True).stdout
    return set(re.findall(r"^      --([\w-]+)", shown, re.M))


def draw_pass(rng):
    name, options = rng.choice(list(
        (OURS if rng.random() < 0.75 else UPSTREAM).items()))
    chosen = [f"{key}={rng.choice(values)}" for key, values in options.items()
              if rng.random() < (0.6 if len(options) < 4 else 0.2)]
    return f"--{name}" + (f"={' '.join(chosen)}" if chosen else "")


def draw_passes(rng):
    flags = [draw_pass(rng) for _ in range(rng.choice([1, 2, 2, 3, 3, 5]))]
    if rng.random() < 0.3:
        flags.append(rng.choice(["--pad-to-llvm", "--pad-to-llvm=path=linalg",
                                 "--pad-to-scf", "--canonicalize"]))
    return flags


# ===----------------------------------------------------------------------===
# Mutations
# ===----------------------------------------------------------------------===

ELEMENTS = ["f32", "i8", "i32", "i64", "index", "f16", "bf16", "i1", "ui8",
            "complex<f32>", "f8E8M0FNU", "i4", "i128", "!pad.string", "f64",
            "vector<2xf32>", "none"]
NUMBERS = [0, 1, 2, 3, 5, 7, 8, 16, 33, 100, -1, -2, -7, 2**31 - 1, 2**31,
           2**32, 2**40, 2**61, 2**62, 2**63 - 1, -2**63, -2**62, 2**63]
SMALL = [0, 1, 2, 3, 4, 5, 6, 8, -1, -2, -3]
NUMBER = re.compile(r"(?<![\w%@#.])-?\d+(?=x|\b)(?!\.)")
EXTENT = re.compile(r"(?<=[<x])(\d+|\?)(?=x)")
VALUE = re.compile(r"%[\w$.-]+(?!:\d)")
TYPE = re.compile(r"(?:tensor|memref)<[^<>]*(?:<[^<>]*>[^<>]*)*>")
ELEMENT = re.compile(r"(?<=[<x])(?:[us]?[if]\d+|bf16|index)\b|\b(?:f32|i\d+)\b")


def replace_one(rng, text, pattern, make):
    found = list(pattern.finditer(text))
    if not found:
        return text
    match = rng.choice(found)
    return text[:match.start()] + make(match.group()) + text[match.end():]


def replace_all(rng, text, pattern, make):
    """Replaces what one match has everywhere that the pattern finds it."""
    found = pattern.findall(text)
    if not found:
        return text
    old = rng.choice(found)
    new = make(old)
    return pattern.sub(lambda m: new if m.group() == old else m.group(), text)


def near(rng, number):
    if number == "?":
        return str(rng.choice(SMALL[:8]))
    n = int(number)
    if rng.random() < 0.5:
        return str(rng.choice(SMALL))
    return str(rng.choice([n + 1, n - 1, -n, 2 * n, *NUMBERS]))


def mutate_extent(rng, number):
    if rng.random() < 0.4:
        return "?"
    return near(rng, number).lstrip("-")


def edit_lines(rng, text, edit):
    lines = text.split("\n")
    edit(lines, rng.randrange(len(lines)))
    return "\n".join(lines)


def delete_lines(rng, text, _):
    def edit(lines, at):
        del lines[at:at + rng.choice([1, 1, 2, 4])]
    return edit_lines(rng, text, edit)


def swap_lines(rng, text, _):
    def edit(lines, at):
        other = rng.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    return edit_lines(rng, text, edit)


def copy_line(rng, text, _):
    """Repeats an operation whose result nobody uses then."""
    def edit(lines, at):
        copy = re.sub(r"^(\s*)%([\w$]+)", rf"\1%\g<2>_{rng.randrange(99)}",
                      lines[at])
        lines.insert(at + 1, copy)
    return edit_lines(rng, text, edit)


def splice(rng, text, corpus):
    donor = rng.choice(corpus).split("\n")
    at = rng.randrange(len(donor))

    def edit(lines, where):
        lines[where:where] = donor[at:at + rng.choice([1, 2, 5])]
    return edit_lines(rng, text, edit)


def concatenate(rng, text, corpus):
    donor = rng.choice(corpus)
    # Functions of both get names of their own.
    return text + "\n" + re.sub(r"@(\w+)", r"@\1_2", donor)


def definitions(text):
    """Where values of known tensor types are defined: (line, name, type)."""
    found = []
    for at, line in enumerate(text.split("\n")):
        if "func.func" in line:
            if line.rstrip().endswith("{"):
                for name, kind in re.findall(
                        r"(%\w+): (tensor<[^<>]*>)", line):
                    found.append((at, name, kind))
        else:
            match = re.match(r"\s*(%\w+) = .*(?:to|->|into) (tensor<[^<>]*>)$",
                             line)
            if match:
                found.append((at, match.group(1), match.group(2)))
    return found


def extents(kind):
    return re.match(r"tensor<((?:[\d?]+x)*)", kind).group(1).split("x")[:-1]


def insert_after(rng, text, make):
    """Lets the users of a tensor after its definition take what the lines of
    `make(name, type)` call %NEW of the same type."""
    found = definitions(text)
    if not found:
        return text
    at, name, kind = rng.choice(found)
    lines = text.split("\n")
    new = f"%m{rng.randrange(10000)}"
    rest = [re.sub(re.escape(name) + r"(?![\w])", new, line)
            for line in lines[at + 1:]]
    made = [line.replace("%NEW", new) for line in make(name, kind)]
    return "\n".join(lines[:at + 1] + made + rest)


def shift(rng, text, _):
    """Puts a pad behind a tensor that leaves its extents."""
    def make(name, kind):
        low = [rng.choice([0, 0, 1, -1, 2, 5, 2**62, -2**62])
               for _ in extents(kind)]
        high = [-n for n in low]
        return [f"  %NEW = pad.pad {rng.choice(MODES)} {name} "
                f"low{low} high{high} : {kind} to {kind}"]
    return insert_after(rng, text, make)


def pad_and_slice(rng, text, _):
    """Puts a pad and a slice of it behind a static tensor."""
    def make(name, kind):
        shape = extents(kind)
        if "?" in shape or not shape:
            return []
        low = [rng.choice([0, 1, 3, -1]) for _ in shape]
        high = [max(0, -n) + rng.choice([0, 2]) for n in low]
        element = kind[kind.rindex("x") + 1:-1]
        padded = "x".join(str(int(n) + a + b)
                          for n, a, b in zip(shape, low, high))
        padded = f"tensor<{padded}x{element}>"
        offsets = [rng.randint(0, max(0, a + b)) for a, b in zip(low, high)]
        sizes = [int(n) for n in shape]
        ones = [1] * len(shape)
        return [f"  %NEW_p = pad.pad {rng.choice(MODES)} {name} low{low} "
                f"high{high} : {kind} to {padded}",
                f"  %NEW = tensor.extract_slice %NEW_p{offsets} {sizes} {ones}"
                f" : {padded} to {kind}"]
    return insert_after(rng, text, make)


def cast(rng, text, _):
    """Puts casts behind a tensor: to other extents, and back."""
    def make(name, kind):
        other = EXTENT.sub(
            lambda m: rng.choice(["?", "?", m.group(), "3"]), kind)
        blank = EXTENT.sub("?", kind)
        return [f"  %NEW_a = tensor.cast {name} : {kind} to {blank}",
                f"  %NEW_b = tensor.cast %NEW_a : {blank} to {other}",
                f"  %NEW_c = tensor.cast %NEW_b : {other} to {blank}",
                f"  %NEW = tensor.cast %NEW_c : {blank} to {kind}"]
    return insert_after(rng, text, make)


def branch(rng, text, _):
    """Puts a branch behind a tensor, or a loop."""
    def make(name, kind):
        mode = rng.choice(MODES)
        amount = rng.choice([1, -1, 3])
        shape = extents(kind)
        low, high = [amount] * len(shape), [-amount] * len(shape)
        pad = (f"pad.pad {mode} PADDED low{low} high{high} : {kind} to {kind}")
        if rng.random() < 0.5:
            return ["  %NEW_b = \"arith.constant\"() <{value = "
                    + rng.choice(["true", "false"]) + "}> : () -> i1",
                    f"  %NEW = scf.if %NEW_b -> {kind} {{",
                    f"    %NEW_p = {pad}".replace("PADDED", name),
                    f"    scf.yield %NEW_p : {kind}", "  } else {",
                    f"    scf.yield {name} : {kind}", "  }"]
        return ["  %NEW_0 = arith.constant 0 : index",
                "  %NEW_1 = arith.constant 1 : index",
                f"  %NEW_2 = arith.constant {rng.choice([0, 1, 2, 3])} : index",
                "  %NEW = scf.for %NEW_i = %NEW_0 to %NEW_2 step %NEW_1 "
                f"iter_args(%NEW_x = {name}) -> ({kind}) {{",
                f"    %NEW_p = {pad}".replace("PADDED", "%NEW_x"),
                f"    scf.yield %NEW_p : {kind}", "  }"]
    return insert_after(rng, text, make)


def characters(rng, text, _):
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(["", "", "x", "?", "<", ">", "[", "]", "0",
                                   "-", ",", "%", "\n", "\0", "\xff"]) + \
        text[at + rng.choice([0, 1, 1, 3]):]


MUTATIONS = [
    (4, lambda rng, t, c: replace_one(
        rng, t, NUMBER, lambda n: near(rng, n))),
    (4, lambda rng, t, c: replace_all(
        rng, t, NUMBER, lambda n: near(rng, n))),
    (2, lambda rng, t, c: replace_one(
        rng, t, EXTENT, lambda n: mutate_extent(rng, n))),
    (4, lambda rng, t, c: replace_all(
        rng, t, EXTENT, lambda n: mutate_extent(rng, n))),
    (4, lambda rng, t, c: replace_all(
        rng, t, ELEMENT, lambda e: rng.choice(ELEMENTS))),
    (1, lambda rng, t, c: replace_one(
        rng, t, ELEMENT, lambda e: rng.choice(ELEMENTS))),
    (4, lambda rng, t, c: replace_one(
        rng, t, re.compile(r"\b(?:" + "|".join(MODES) + r")\b"),
        lambda m: rng.choice(MODES))),
    (3, lambda rng, t, c: replace_one(
        rng, t, VALUE, lambda v: rng.choice(VALUE.findall(t)))),
    (1, lambda rng, t, c: replace_one(
        rng, t, TYPE, lambda v: rng.choice(TYPE.findall(t)))),
    (2, lambda rng, t, c: replace_all(
        rng, t, TYPE, lambda v: rng.choice(TYPE.findall(t)))),
    (1, lambda rng, t, c: replace_one(
        rng, t, re.compile(r"\{[^{}\n]*\}|\[[^\[\]\n]*\]"), lambda v: "")),
    (3, delete_lines), (1, swap_lines), (2, copy_line), (1, splice),
    (1, concatenate), (5, shift), (3, pad_and_slice), (3, cast), (4, branch),
    (1, characters),
]


def mutate(rng, corpus):
    text = rng.choice(corpus)
    weights, edits = zip(*MUTATIONS)
    for _ in range(rng.choice([1, 1, 2, 2, 3, 4])):
        text = rng.choices(edits, weights)[0](rng, text, corpus) or "\n"
    # Upstream takes this literal for a value that is missing, see
    # Inputs/Upstream/pad-amount-int64-min.mlir: only our operations get it.
    text = "\n".join(
        line if re.search(r"pad\.(pad|dynamic)|arith\.const", line) else
        line.replace(str(-2**63), str(-2**63 + 1))
        for line in text.split("\n"))
    # A mutant stays one module.
    return text.replace(SPLIT, "//")


def read_corpus(folders):
    """The modules of all test files, without comments."""
    corpus = []
    for folder in folders:
        for path in sorted(folder.resolve().rglob("*.mlir")):
            if HERE in path.parents:
                continue
            for chunk in path.read_text().split(SPLIT):
                lines = [line for line in chunk.split("\n") if line.strip()
                         and not line.lstrip().startswith("//")]
                text = "\n".join(lines).replace("MODE", "reflect")
                if 0 < len(text) < MAX_CHUNK:
                    corpus.append(text + "\n")
                else:
                    # Its functions one by one.
                    corpus += [f for f in re.findall(
                        r"^func\.func .*?^\}\n", text, re.M | re.S)
                        if len(f) < MAX_CHUNK]
    return corpus


# ===----------------------------------------------------------------------===
# Running
# ===----------------------------------------------------------------------===

class Outcome:
    def __init__(self, code, stdout, stderr, seconds=0.0):
        self.code, self.stdout, self.stderr = code, stdout, stderr
        self.seconds = seconds

    @property
    def ends_well(self):
        return self.code == 0 or self.code == 1 and "error:" in self.stderr

    @property
    def signature(self):
        """What tells this finding from others: the kind and the functions."""
        if self.code == 1:
            return "exit 1 without error:"
        if self.code in ("time", "memory"):
            return f"limit of {self.code}"
        said = re.findall(r"(LLVM ERROR: [^\n]*|Assertion [^\n]*|runtime error:"
                          r"[^\n]*|what\(\):[^\n]*|ERROR: \w+Sanitizer[^\n]*)",
                          self.stderr)
        names = [name for name in re.findall(
            r"^ *#?\d+ .*?0x\w+ (?:in )?([\w:~]*::[\w:~]+)", self.stderr, re.M)
                 if not re.match("llvm::sys::|llvm::install_", name)]
        if len(names) > 100:
            # Where the stack ended says nothing.
            names = ["recursion", *sorted(set(names[20:]))]
        return re.sub(r"0x\w+|\d{3,}", "N", "; ".join(
            [f"exit {self.code}", *said[:1], *names[:3]]))


def run(tool, text, flags, args, seconds=None):
    seconds = seconds or args.seconds

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if args.memory:
            bytes_ = args.memory << 30
            resource.setrlimit(resource.RLIMIT_AS, (bytes_, bytes_))

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    process = subprocess.run(
        [tool, "-", "--mlir-disable-threading", *flags],
        input=text.encode("utf-8", "surrogateescape"), preexec_fn=limit,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    code = process.returncode
    stderr = process.stderr.decode(errors="replace")
    if code != 0 and spent >= seconds - 0.5:
        code = "time"
    elif code < 0 or code > 1:
        if re.search(r"bad_alloc|out of memory|Allocation failed", stderr):
            code = "memory"
    return Outcome(code, process.stdout.decode(errors="replace"), stderr, spent)


class Fuzzer:
    def __init__(self, args):
        self.args = args
        self.corpus = read_corpus(args.tests)
        if not self.corpus:
            sys.exit("no modules: " + " ".join(map(str, args.tests)))
        missing = (list_passes(args.pad_opt) - list_passes(args.mlir_opt)
                   - OURS.keys())
        if missing:
            sys.exit(f"passes that no mutant sees: {sorted(missing)}")
        self.valid = [text for text, output in zip(
            self.corpus, self.run_together(self.corpus, [])[0]) if output]
        self.counts = collections.Counter()
        self.errors = collections.Counter()
        self.examples = {}
        self.printed = set()
        self.upstream = {}
        for path in get_reproducers(args):
            signature = read_reproducer(path)[1]
            # A limit says nothing about where it was reached.
            if signature and not signature.startswith("limit"):
                self.upstream[signature] = path.name

    def get_flags(self, batch):
        return draw_passes(random.Random(f"{self.args.seed} passes {batch}"))

    def get_mutant(self, number):
        rng = random.Random(f"{self.args.seed} mutant {number}")
        return mutate(rng, self.valid if rng.random() < 0.9 else self.corpus)

    def run_together(self, mutants, flags):
        """The outputs of `mutants`, empty for those that fail, or None if the
        process ends as none should: which it is shows when each runs alone."""
        outcome = run(self.args.pad_opt, f"\n{SPLIT}\n".join(mutants),
                      [*flags, "--split-input-file",
                       f"--output-split-marker={MARKER}"],
                      self.args, self.args.seconds * 2)
        outputs = outcome.stdout.split(MARKER + "\n")
        if not outcome.ends_well or len(outputs) != len(mutants):
            outputs = [None] * len(mutants)
        return [out if out is None else out.strip() for out in outputs], outcome

    def run_batch(self, numbers):
        flags = self.get_flags(numbers[0] // BATCH)
        mutants = [self.get_mutant(number) for number in numbers]
        outputs, outcome = self.run_together(mutants, flags)
        parsed = mutants
        if self.args.errors:
            parsed = self.run_together(mutants, [])[0]
        errors = {int(line): error for line, error in re.findall(
            r"^<stdin>:(\d+):\d+: error: (.*)", outcome.stderr, re.M)}
        line = 1
        for number, mutant, output, parses in zip(numbers, mutants, outputs,
                                                  parsed):
            self.counts["mutants"] += 1
            lines = range(line, line + mutant.count("\n") + 1)
            line = lines.stop + 1
            why = next((errors[n] for n in lines if n in errors), None)
            if output:
                self.counts["exit 0"] += 1
            elif output == "" and why:
                self.note_error(why, parses and mutant, flags)
            else:
                self.run_alone(number, mutant, flags, parses)

    def run_alone(self, number, mutant, flags, parses=True):
        self.counts["run alone"] += 1
        outcome = run(self.args.pad_opt, mutant, flags, self.args)
        if outcome.ends_well:
            if outcome.code == 0:
                self.counts["exit 0"] += 1
            else:
                self.note_error(re.search("error: (.*)", outcome.stderr)[1],
                                parses and mutant, flags)
            return
        signature = outcome.signature
        if signature in self.upstream:
            self.counts[f"known upstream ({self.upstream[signature]})"] += 1
            return
        text = mutant
        is_stock, stock = check_stock(self.args, text, flags, signature)
        if not is_stock and ("findings", signature) not in self.printed:
            flags, text = reduce(self.args, text, flags, signature)
            # What is left may be of upstream's dialects alone.
            is_stock, stock = check_stock(self.args, text, flags, signature)
        kind = "fails in stock mlir-opt too" if is_stock else "findings"
        self.counts[kind] += 1
        if (kind, signature) in self.printed:
            return
        self.printed.add((kind, signature))
        print(f"--- mutant {number}: {signature}\n"
              f"    alone: --seed {self.args.seed} --only {number}\n"
              f"    stock mlir-opt: {stock}\n"
              f"    pad-opt {' '.join(repr(flag) for flag in flags)}\n{text}",
              file=sys.stderr, flush=True)

    def note_error(self, error, mutant, flags):
        self.counts["exit 1 with error:"] += 1
        if not self.args.errors or not mutant:
            return
        kind = re.sub(r"%[\w#]+|\d+|\?", "N", error)[:100]
        self.errors[kind] += 1
        self.examples.setdefault(kind, []).append((flags, mutant))


def reduce(args, text, flags, signature):
    """Leaves out passes, and lines, as long as the signature is the same."""
    def fails(text, flags):
        return run(args.pad_opt, text, flags, args).signature == signature

    for flag in list(flags):
        fewer = [other for other in flags if other is not flag]
        if fails(text, fewer):
            flags = fewer
    flags = [flag.split("=")[0] if fails(
        text, [f.split("=")[0] if f is flag else f for f in flags]) else flag
        for flag in flags]
    lines = text.split("\n")
    sizes = [size for size in (len(lines) >> n for n in range(1, 9))
             if size > 12] + list(range(12, 0, -1)) + [2, 1]
    for size in sizes:
        # Users go before what they use.
        for at in range(len(lines) - size, -1, -1):
            fewer = lines[:at] + lines[at + size:]
            if at + size <= len(lines) and fails("\n".join(fewer), flags):
                lines = fewer
    return flags, "\n".join(lines)


def check_stock(args, text, flags, signature):
    """Whether stock mlir-opt fails in the same way, on the same module or on a
    valid one that our passes make before the pass that fails; and a text."""
    def fails(text, flags):
        return run(args.mlir_opt, text, flags, args).signature == signature

    # Operations of pad in generic form are read, and no pass of upstream knows them.
    parse = ["--allow-unregistered-dialect"]
    if fails(text, parse):
        return True, "fails too, without passes"
    if not any(flag[2:].split("=")[0] in OURS.keys() - UPSTREAM.keys()
               for flag in flags) and fails(text, flags):
        return True, "fails too"
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "reproducer.mlir"
        run(args.pad_opt, text,
            [*flags, f"--mlir-pass-pipeline-crash-reproducer={path}",
             "--mlir-pass-pipeline-local-reproducer"], args)
        if not path.exists():
            return False, "does not fail"
        reproducer = path.read_text()
    pipeline = "".join(re.findall(r'pipeline: "(.*)",', reproducer))
    generic = run(args.pad_opt, reproducer, ["--mlir-print-op-generic"],
                  args).stdout
    if run(args.mlir_opt, generic, parse, args).code != 0:
        return False, f"does not take what goes into {pipeline}"
    if fails(generic, [*parse, f"--pass-pipeline={pipeline}"]):
        return True, f"fails too in {pipeline}:\n{reproducer}"
    return False, f"does not fail in {pipeline}"


# ===----------------------------------------------------------------------===
# Upstream's
# ===----------------------------------------------------------------------===

def read_reproducer(path):
    """The passes of a reproducer, the signature of how they fail or None, and
    what they say that is wrong or None."""
    def header(key):
        match = re.search(rf"^// {key}:(.*)$", path.read_text(), re.M)
        return match and match[1].strip()

    return header("mlir-opt").split(), header("fails"), header("says")


def get_reproducers(args):
    """The paths of those that the LLVM of mlir-opt has."""
    text = subprocess.run([args.mlir_opt, "--version"], stdout=subprocess.PIPE,
                          text=True, check=True).stdout
    version = int(re.search(r"LLVM version (\d+)", text)[1])
    for path in sorted((HERE / "Inputs" / "Upstream").glob("*.mlir")):
        mended = re.search(r"^// mended: LLVM (\d+)$", path.read_text(), re.M)
        if not mended or version < int(mended[1]):
            yield path


def check_upstream(args):
    """How many reproducers show nothing any more."""
    wrong = 0
    for path in get_reproducers(args):
        flags, fails, says = read_reproducer(path)
        # What follows from memory that is not initialized, not every run shows.
        shows = False
        for _ in range(64):
            outcome = run(args.mlir_opt, path.read_text(), flags, args)
            shows = shows or (outcome.signature == fails if fails else
                              says in outcome.stdout + outcome.stderr)
            if shows:
                break
        print(f"{path.name}: {'shows' if shows else 'no longer shows'} "
              f"{fails or says}")
        wrong += not shows
    return wrong


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pad-opt", default="pad-opt")
    parser.add_argument("--mlir-opt", default="mlir-opt")
    parser.add_argument("--tests", nargs="+", default=[HERE.parent],
                        type=pathlib.Path, metavar="FOLDER",
                        help="folders of modules to mutate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=320)
    parser.add_argument("--only", type=int, help="the number of one mutant")
    parser.add_argument("--seconds", type=int, default=10,
                        help="of the processor, for one mutant")
    parser.add_argument("--memory", type=int, default=4, metavar="GB",
                        help="that it may take; 0, as sanitizers want, is any")
    parser.add_argument("--errors", action="store_true",
                        help="list the errors that passes end with")
    parser.add_argument("--check-upstream", action="store_true")
    args = parser.parse_args()
    if args.check_upstream:
        return 1 if check_upstream(args) else 0

    fuzzer = Fuzzer(args)
    if args.only is not None:
        mutant = fuzzer.get_mutant(args.only)
        flags = fuzzer.get_flags(args.only // BATCH)
        print(f"pad-opt {' '.join(repr(flag) for flag in flags)}\n{mutant}")
        fuzzer.run_alone(args.only, mutant, flags)
    else:
        for first in range(0, args.count, BATCH):
            fuzzer.run_batch(list(range(first,
                                        min(first + BATCH, args.count))))
    for kind, count in fuzzer.errors.most_common():
        flags, mutant = min(fuzzer.examples[kind], key=lambda e: len(e[1]))
        print(f"{count} x {kind}\n    {flags}\n{mutant}")
    for name, count in sorted(fuzzer.counts.items()):
        print(f"{name:<32} {count:>8}")
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    own = resource.getrusage(resource.RUSAGE_SELF)
    print(f"{'seconds of the processor':<32} "
          f"{spent.ru_utime + spent.ru_stime + own.ru_utime:>8.1f}")
    print(f"findings {fuzzer.counts['findings']}")
    return 1 if fuzzer.counts["findings"] else 0


if __name__ == "__main__":
    sys.exit(main())
