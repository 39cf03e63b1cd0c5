#!/usr/bin/env python3
"""What a boundary costs: operations that read a pad, by the schedules of
docs/examples/schedules, against the same operations without a boundary, whose
input has the extents of the pad already, and against the pad written to memory.

    tools/bench/boundary.py --build build [--size HxW]... [--only NAME]...
        [--mode MODE|all]... [--seconds S] [--repeat N] [--dynamic]
    tools/bench/boundary.py --build build --fuse-pad [...]
    tools/bench/boundary.py --build build --check [--dynamic]

Forms run by turns in processes of their own, one thread; the time is the least
of many calls. `us` is the operation without a boundary, and for each mode comes the
fused form over that. `unfused` is the pad written to memory over fused, and `loops`
the unscheduled loops without a boundary over fused, each the least of the modes;
`bytes` are the most that a call of the fused form had allocated beside its arguments
and results, and `code` its machine code, in units of that without a boundary. Results
are compared bit for bit before. `--fuse-pad` times the pass of that name, which needs
no schedule, over the pad written to memory; "-" is a pad that it leaves alone.
`--check` compares small ones, each consumer in one of the modes or in those given,
and times nothing.
"""

import argparse
import dataclasses
import math
import os
import pathlib
import random
import re
import statistics
import sys
import tempfile

from consumers import CONSUMERS, MODES, Chain
from programs import run, write_array

SCHEDULES = (pathlib.Path(__file__).resolve().parents[2]
             / "docs/examples/schedules")


def write_random(path, shape, element, seed):
    """Random elements as a .npy file."""
    count = math.prod(shape)
    rng = random.Random(seed)
    if element == "i8":
        data, descr = rng.randbytes(count), "|i1"
    else:
        # Numbers in [1, 2), by their bits, with both signs.
        data, descr = bytearray(rng.randbytes(4 * count)), "<f4"
        data[2::4] = data[2::4].translate(bytes(n | 0x80 for n in range(256)))
        data[3::4] = data[3::4].translate(
            bytes((n & 0x80) | 0x3F for n in range(256)))
    write_array(path, shape, descr, data)


class Programs:
    """The forms of one consumer at one size, in a folder."""

    def __init__(self, options, consumer, height, width, folder):
        self.options, self.consumer = options, consumer
        self.height, self.width, self.folder = height, width, folder
        self.dynamic = options.dynamic
        self.calls = {}
        self.source = self.path("x.npy")
        write_random(self.source, consumer.extents(height, width),
                    consumer.element, 1)
        self.weights = []
        if consumer.weights:
            self.weights = ["--input", self.path("w.npy")]
            write_random(self.weights[1], consumer.weights, consumer.element, 2)

    def path(self, name):
        return os.path.join(self.folder, name)

    def program(self, name):
        return os.path.join(self.options.build, "bin", name)

    @property
    def pad_run(self):
        """Compiles a program as it is."""
        return [self.program("pad-run"), "--optimize=false"]

    def write(self, mode):
        """The program that is to be scheduled."""
        path = self.path(f"{mode}.mlir")
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.consumer.module(self.height, self.width, mode,
                                            self.dynamic))
        return path

    def plain(self, path):
        """The unfused program."""
        if self.consumer.plain is None:
            return path
        return self.schedule(path, self.consumer.plain)

    def schedule(self, path, name=None):
        name = name or self.consumer.schedule
        scheduled = path.replace(".mlir", f".{name}.mlir")
        run([self.program("pad-opt"), path, "-o", scheduled,
             "--transform-preload-library=transform-library-paths="
             f"{SCHEDULES}", "--transform-interpreter=entry-point="
             f"{name}"])
        return scheduled

    def compare(self, mode, opt="-O3"):
        """The scheduled program, which gives the bits of the unfused one."""
        plain = self.write(mode)
        fused = self.schedule(plain)
        text = pathlib.Path(fused).read_text(encoding="utf-8")
        if re.search(r"pad\.pad|linalg\.", text):
            sys.exit(f"{self.consumer.name}, {mode}: the pad is not fused into"
                     " vectors")
        expected = self.path("expected.npy")
        inputs = ["--input", self.source, *self.weights]
        run([*self.pad_run, self.plain(plain), *inputs, "--output", expected,
             opt])
        run([*self.pad_run, fused, *inputs, "--expect", expected, opt])
        return fused

    def pad_source(self, mode):
        """The padded image as a file."""
        consumer, path = self.consumer, self.path("pad.mlir")
        source = consumer.extents(self.height, self.width)
        padded = consumer.padded(self.height, self.width)
        amounts = [(p - n) // 2 for n, p in zip(source, padded)]
        source, padded = (
            "tensor<" + "x".join(map(str, [*shape, consumer.element])) + ">"
            for shape in (source, padded))
        with open(path, "w", encoding="utf-8") as file:
            file.write(
                f"func.func @main(%x: {source}) -> {padded} {{\n"
                f"  %p = pad.pad {mode} %x low{amounts} high{amounts}"
                f" : {source} to {padded}\n  return %p : {padded}\n}}\n")
        run([*self.pad_run, path, "--input", self.source, "--output",
             self.path("p.npy")])
        return self.path("p.npy")

    def time(self, path, source, calls):
        text = run([*self.pad_run, path, "--input", source,
                    *self.weights, f"--time={calls}"])
        return (float(re.search(r"call +min +([\d.]+)", text)[1]),
                int(re.search(r"memory +(\d+)", text)[1]))

    def count_calls(self, form, path, source):
        """How many calls of a form take the time that they should."""
        if form not in self.calls:
            once = self.time(path, source, 1)[0]
            self.calls[form] = max(3, min(200, round(
                self.options.seconds * 1e6 / once)))
        return self.calls[form]

    def code_bytes(self, path):
        """The size of the machine code, without the wrapper for C, in which small
        functions are inlined."""
        llvm = self.options.llvm_bin
        lowered, ir = self.path("l.mlir"), self.path("l.ll")
        better, obj = self.path("l.bc"), self.path("l.o")
        run([self.program("pad-opt"), path, "--pad-to-llvm=out-params",
             "-o", lowered])
        run([f"{llvm}/mlir-translate", "--mlir-to-llvmir", lowered, "-o", ir])
        run([f"{llvm}/opt", "-O3", "-mcpu=native", ir, "-o", better])
        run([f"{llvm}/llc", "-O3", "-mcpu=native", "-filetype=obj", better,
             "-o", obj])
        sizes = run([f"{llvm}/llvm-nm", "--print-size", "--radix=d", obj])
        return int(re.search(r"(\d+) T main$", sizes, re.MULTILINE)[1])


def measure_fuse_pad(programs, mode):
    """The time of what --fuse-pad makes over that of the pad written to memory, or
    None if it leaves the pad alone."""
    plain = programs.write(mode)
    fused = plain.replace(".mlir", ".fused.mlir")
    remarks = run([programs.program("pad-opt"), plain, "--fuse-pad", "-o", fused,
                   "--remarks-filter=pad"], errors=True)
    if "left alone" in remarks:
        return None
    forms = {"unfused": programs.plain(plain), "fused": programs.plain(fused)}
    times = {form: float("inf") for form in forms}
    for _ in range(programs.options.repeat):
        for form, path in forms.items():
            calls = programs.count_calls(form, path, programs.source)
            times[form] = min(times[form],
                              programs.time(path, programs.source, calls)[0])
    return times["fused"] / times["unfused"]


@dataclasses.dataclass
class Cell:
    """One consumer in one mode at one size; times in microseconds."""

    fused: float
    without: float
    unfused: float
    loops: float
    memory: int
    code: float

    @property
    def ratio(self):
        return self.fused / self.without


def measure(programs, mode):
    options = programs.options
    fused, padded = programs.compare(mode), programs.pad_source(mode)
    plain = programs.write(None)
    without = programs.schedule(plain)
    forms = {
        "fused": (fused, programs.source), "without": (without, padded),
        "loops": (programs.plain(plain), padded),
        "unfused": (programs.plain(programs.path(f"{mode}.mlir")),
                    programs.source)}
    times = {form: float("inf") for form in forms}
    memory = {}
    for turn in range(options.repeat):
        for form, (path, source) in forms.items():
            # What is many times as slow is timed once.
            if turn > 0 and form in ("loops", "unfused"):
                continue
            calls = programs.count_calls(form, path, source)
            time, memory[form] = programs.time(path, source, calls)
            times[form] = min(times[form], time)
    return Cell(**times, memory=memory["fused"],
                code=programs.code_bytes(fused) / programs.code_bytes(without))


def each_program(options, consumers):
    """The programs of each consumer at each size, in a folder that lasts until the
    next ones."""
    for consumer in consumers:
        for size in options.size or ["1080x1920"]:
            height, width = map(int, size.split("x"))
            with tempfile.TemporaryDirectory() as folder:
                yield Programs(options, consumer, height, width, folder)


def print_row(name, size, modes, cells):
    ratios = [f"{cells[mode].ratio:.2f}" if mode in cells else "" for mode in modes]
    every = cells.values()
    code = [cell.code for cell in every]
    print(f"| {name} | {size} |"
          f" {min(cell.without for cell in every):.3g} | {' | '.join(ratios)} |"
          f" {min(cell.unfused / cell.fused for cell in every):.1f} |"
          f" {min(cell.loops / cell.fused for cell in every):.1f} |"
          f" {max(cell.memory for cell in every)} |"
          f" {min(code):.1f} to {max(code):.1f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build", help="the build folder")
    parser.add_argument("--llvm-bin", default="/usr/lib/llvm-22/bin")
    parser.add_argument("--size", action="append", help="HxW of images")
    parser.add_argument("--dynamic", action="store_true",
                        help="extents of images that are known at run time only")
    parser.add_argument("--only", action="append", help="names of consumers")
    parser.add_argument("--mode", action="append", choices=[*MODES, "all"])
    parser.add_argument("--seconds", type=float, default=0.2,
                        help="how long the calls of each process take, about")
    parser.add_argument("--repeat", type=int, default=3,
                        help="processes of each form")
    parser.add_argument("--fuse-pad", action="store_true",
                        help="time --fuse-pad over the pad written to memory")
    parser.add_argument("--check", action="store_true",
                        help="compare small results and time nothing")
    options = parser.parse_args()
    if "all" in (options.mode or []):
        options.mode = MODES
    names = [consumer.name for consumer in CONSUMERS]
    for name in options.only or []:
        if name not in names:
            parser.error(f"no consumer '{name}', expected one of {names}")
    consumers = [consumer for consumer in CONSUMERS
                 if consumer.name in (options.only or names)]
    modes = options.mode or MODES
    if options.check:
        for consumer in consumers:
            chosen = options.mode or [MODES[names.index(consumer.name) % len(MODES)]]
            chosen = [mode for mode in chosen
                      if not (options.dynamic and mode in consumer.fixed)]
            # Rows that are no multiple of a vector where they may be.
            width = 171 if options.dynamic else 192
            # A chain goes through tiles of 16 rows, with halos of up to 4.
            for height in (37, 3) if isinstance(consumer, Chain) else (5,):
                with tempfile.TemporaryDirectory() as folder:
                    programs = Programs(options, consumer, height, width, folder)
                    for mode in chosen:
                        programs.compare(mode, "-O0")
            print(f"{consumer.name}: {', '.join(chosen)}: no differences")
        return
    if options.fuse_pad:
        print(f"| consumer | image | {' | '.join(modes)} |\n"
              + "| --- " * 2 + "| --: " * len(modes) + "|")
        for programs in each_program(options, consumers):
            ratios = [measure_fuse_pad(programs, mode) for mode in modes]
            print(f"| {programs.consumer.name} |"
                  f" {programs.height}x{programs.width} | "
                  + " | ".join(f"{r:.2f}" if r else "-" for r in ratios) + " |",
                  flush=True)
        return
    print(f"| consumer | image | us | {' | '.join(modes)} | unfused | loops | bytes"
          " | code |\n" + "| --- " * 2 + "| --: " * (len(modes) + 5) + "|")
    every = {}
    for programs in each_program(options, consumers):
        name, size = programs.consumer.name, f"{programs.height}x{programs.width}"
        cells = {mode: measure(programs, mode) for mode in modes
                 if not (options.dynamic and mode in programs.consumer.fixed)}
        if cells:
            print_row(name, size, modes, cells)
        every |= {f"{name} {size} {mode}": cell for mode, cell in cells.items()}
    worst = max(every, key=lambda name: every[name].ratio)
    mean = statistics.geometric_mean(cell.ratio for cell in every.values())
    print(f"\n{len(every)} cells: geometric mean {mean:.3f}, worst"
          f" {every[worst].ratio:.3f} ({worst})")
    for name, cell in every.items():
        if cell.ratio > 1.05 or cell.unfused < cell.fused:
            print(f"{name}: {cell.ratio:.3f}, unfused {cell.unfused / cell.fused:.2f}")


if __name__ == "__main__":
    main()
