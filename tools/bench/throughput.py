"""Bytes per cycle of the inner loops of pads, adjoints and borders on several
processors, by LLVM's model of each (llvm-mca), beside those of plain loops in C.

usage: throughput.py [--loops] [--vector-bytes N]

Prints a table for docs/Performance.md; with --loops, the loops that it is of. Takes
pad-opt and LLVM's programs from build/bin and /usr/lib/llvm-22/bin, or from
PAD_BIN and LLVM_BIN.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[2]
PAD_BIN = pathlib.Path(os.environ.get("PAD_BIN", ROOT / "build" / "bin"))
LLVM_BIN = pathlib.Path(os.environ.get("LLVM_BIN", "/usr/lib/llvm-22/bin"))

# Each processor's triple and the bytes of a register of unknown length.
PROCESSORS = {
    "neoverse-n1": ("aarch64-linux-gnu", 16),
    "neoverse-v1": ("aarch64-linux-gnu", 32),
    "neoverse-v2": ("aarch64-linux-gnu", 16),
    "znver4": ("x86_64-linux-gnu", 0),
    "sapphirerapids": ("x86_64-linux-gnu", 0),
    "sifive-x280": ("riscv64-linux-gnu", 64),
}

PADS = """
func.func @pad(%x: tensor<?x?xf32>, %l: index, %h: index) -> tensor<?x?xf32> {
  %0 = pad.pad reflect %x low[%l, %l] high[%h, %h] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @adjoint(%x: tensor<?x?xf32>, %l: index, %h: index) -> tensor<?x?xf32> {
  %0 = pad.adjoint reflect %x low[%l, %l] high[%h, %h] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @border(%x: tensor<?x?xf32>, %l: index, %h: index) -> tensor<?x?xf32> {
  %0 = pad.fill_border reflect %x low[%l, %l] high[%h, %h] : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
"""
LOOPS = """
#define LOOP(NAME, VALUE)                                                         \\
  void NAME(const float *restrict x, float *restrict y, long n) {                 \\
    for (long i = 0; i < n; ++i)                                                  \\
      y[i] = VALUE;                                                               \\
  }
LOOP(copied, x[i])
LOOP(reversed, x[n - 1 - i])
LOOP(added, y[i] + x[i])
LOOP(added_reversed, y[i] + x[n - 1 - i])
"""
# The kinds of loops of each operation.
ROWS = [("pad", "copied"), ("pad", "reversed"), ("adjoint", "copied"),
        ("adjoint", "added"), ("adjoint", "added_reversed"), ("border", "copied"),
        ("border", "reversed")]

SUM = re.compile(r"^v?fadd|^vaddps")
REVERSAL = re.compile(r"^(rev|ext|tbl|vperm|vshuf|vrgather)")


def run(command, text):
    return subprocess.run([str(word) for word in command], input=text, check=True,
                          stdout=subprocess.PIPE, text=True).stdout


def compile_pads(processor, triple, vector_bytes):
    target = f'#llvm.target<triple = "{triple}", chip = "{processor}">'
    text = f"module attributes {{llvm.target = {target}}} {{{PADS}}}"
    text = run([PAD_BIN / "pad-opt", "--pad-to-llvm=out-params nontemporal-bytes=0 "
                f"vector-bytes={vector_bytes}"], text)
    text = run([LLVM_BIN / "mlir-translate", "--mlir-to-llvmir"], text)
    flags = ["-O3", f"-mtriple={triple}", f"-mcpu={processor}"]
    text = run([LLVM_BIN / "opt", "-S", *flags], text)
    return run([LLVM_BIN / "llc", *flags], text)


def compile_loops(processor, triple, _):
    cpu = "-march" if triple.startswith("x86") else "-mcpu"
    return run([LLVM_BIN / "clang", f"--target={triple}", f"{cpu}={processor}", "-O3",
                "-fno-builtin", "-ffreestanding", "-fno-asynchronous-unwind-tables",
                "-xc", "-S", "-o-", "-"], LOOPS)


def find_loops(assembly):
    """The blocks that branch to themselves: function, instructions, and the last
    vector configuration (RISC-V) before each."""
    function = label = configuration = None
    block = []
    for line in assembly.splitlines():
        start = re.match(r"([.\w$]+):|(?://|#) %bb", line)
        if start:
            label, block = start[1], []
            before = configuration
            if label and not label.startswith(".L"):
                function = label
        elif re.match(r"\t[a-z]", line):
            instruction = re.split(r"\s+(?://|# )", line.strip())[0]
            block.append(instruction)
            if instruction.startswith("vset"):
                configuration = instruction
            if label and re.search(rf"[\s,]{re.escape(label)}$", instruction):
                yield function, block, before


def get_stored_bytes(instruction, configuration, register_bytes):
    """How many bytes an instruction stores."""
    name, _, operands = instruction.partition("\t")
    if name.startswith("vset"):
        return 0
    if re.fullmatch(r"vs[1248]r\.v", name):
        return int(name[2]) * register_bytes
    if re.fullmatch(r"vs(s?)e\d+\.v", name):
        length, width, group = re.search(
            r"vseti?vli\s+\w+, (\w+), e(\d+), mf?(\d+)", configuration).groups()
        if length.isdigit():
            return int(length) * int(width) // 8
        return register_bytes * int(group)
    if re.match(r"st(p|r|ur)$", name):
        sizes = {"q": 16, "d": 8, "s": 4, "z": register_bytes}
        stored = operands.split("[")[0].split(",")[:-1]
        return sum(sizes.get(register.strip()[0], 0) for register in stored)
    if name.startswith("st1"):
        return register_bytes
    if re.match(r"v?mov[ua]p[sd]|vmovdq", name) and operands.endswith(")"):
        return {"x": 16, "y": 32, "z": 64}[operands[1]]
    return 0


def get_kind(block):
    names = [instruction.split("\t")[0] for instruction in block]
    is_reversed = any(map(REVERSAL.match, names))
    if any(map(SUM.match, names)):
        return "added_reversed" if is_reversed else "added"
    if is_reversed:
        return "reversed"
    is_load = re.compile(r"ld|vl\w*e\d|.*mov.*\t.*\), ")
    return "copied" if any(map(is_load.match, block)) else "filled"


def get_cycles(block, configuration, processor, triple):
    """Cycles of one turn."""
    turns = 1000
    # The model sees no configuration outside of the loop.
    prefix = ""
    if configuration:
        width, group = re.search(r"e(\d+), (mf?\d+)", configuration).groups()
        prefix = (f"# LLVM-MCA-RISCV-LMUL {group.upper()}\n"
                  f"# LLVM-MCA-RISCV-SEW E{width}\n")
    body = [i for i in block if not re.match(r"call|bl\t", i)]
    text = prefix + "".join(f"\t{instruction}\n" for instruction in body)
    report = run([LLVM_BIN / "llvm-mca", f"-mtriple={triple}", f"-mcpu={processor}",
                  f"-iterations={turns}"], text.replace(".L", "L"))
    return int(re.search(r"Total Cycles: +(\d+)", report)[1]) / turns


def measure(assembly, processor, show):
    """The most bytes per cycle of the loops of each kind in each function."""
    triple, register_bytes = PROCESSORS[processor]
    best = {}
    for function, block, configuration in find_loops(assembly):
        inside = [i for i in block if i.startswith("vset")]
        state = inside[-1] if inside else configuration
        stored = sum(get_stored_bytes(i, state, register_bytes) for i in block)
        # Shorter ones are for what is left of a row.
        if stored < 8:
            continue
        rate = stored / get_cycles(block, state, processor, triple)
        # A loop in C is of the kind of its function.
        kind = function if function in {kind for _, kind in ROWS} else get_kind(block)
        key = function, kind
        if show:
            print(processor, *key, stored, f"{rate:.1f}", "; ".join(block).replace(
                "\t", " "), file=sys.stderr)
        best[key] = max(best.get(key, 0), rate)
    return best


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--loops", action="store_true")
    parser.add_argument("--vector-bytes", type=int, default=0)
    parser.add_argument("--only", default=",".join(PROCESSORS))
    arguments = parser.parse_args()
    processors = arguments.only.split(",")
    columns = []
    for processor in processors:
        triple = PROCESSORS[processor][0]
        pads, loops = (
            measure(make(processor, triple, arguments.vector_bytes), processor,
                    arguments.loops)
            for make in (compile_pads, compile_loops))
        cells = []
        for operation, kind in ROWS:
            rates = pads.get((operation, kind)), loops.get((kind, kind))
            cells.append(" / ".join(f"{rate:.1f}" if rate else "-" for rate in rates))
        columns.append(cells)
    print("| loop | " + " | ".join(processors) + " |")
    print("| --- |" + " --: |" * len(processors))
    for position, (operation, kind) in enumerate(ROWS):
        name = f"{operation}, {kind.replace('_', ' and ')}"
        print(f"| {name} | " + " | ".join(column[position] for column in columns)
              + " |")


if __name__ == "__main__":
    main()
