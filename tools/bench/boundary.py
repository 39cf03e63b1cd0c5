#!/usr/bin/env python3
"""What a boundary costs: operations that read a pad, by the schedules of
docs/examples/schedules, against the same operations without a boundary, whose
input has the extents of the pad already, and against the pad written to memory.

    tools/bench/boundary.py --build build [--size HxW]... [--only NAME]...
        [--mode MODE]... [--calls N] [--repeat N] [--dynamic]
    tools/bench/boundary.py --build build --check [--dynamic]

Forms run by turns in processes of their own, one thread; the time is the least
of many calls. `ratio` is fused over without boundary, `unfused` the pad written
to memory over fused, `loops` the unscheduled loops over fused; `bytes` are the
most that a call of the fused form had allocated beside its arguments and results,
`code` its machine code in units of that without a boundary. Results are compared
bit for bit before. `--check` compares small ones, each consumer in one of the modes
or in those given, and times nothing.
"""

import argparse
import os
import pathlib
import random
import re
import struct
import sys
import tempfile

from consumers import CONSUMERS, MODES, Chain
from programs import run, write_array

SCHEDULES = (pathlib.Path(__file__).resolve().parents[2]
             / "docs/examples/schedules")


def write_random(path, shape, element, seed):
    """Random elements as a .npy file."""
    count = 1
    for extent in shape:
        count *= extent
    rng = random.Random(seed)
    if element == "i8":
        data, descr = rng.randbytes(count), "|i1"
    else:
        # Numbers in [1, 2), by their bits, with both signs.
        bits = rng.randbytes(4 * count)
        words = struct.unpack(f"<{count}I", bits)
        data = struct.pack(
            f"<{count}I", *((w & 0x807FFFFF) | 0x3F800000 for w in words))
        descr = "<f4"
    write_array(path, shape, descr, data)


class Programs:
    """The forms of one consumer at one size, in a folder."""

    def __init__(self, options, consumer, height, width, folder):
        self.options, self.consumer = options, consumer
        self.height, self.width, self.folder = height, width, folder
        self.dynamic = options.dynamic
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
        run([self.program("pad-run"), self.plain(plain), *inputs, "--output",
             expected, opt])
        run([self.program("pad-run"), fused, *inputs, "--expect", expected, opt])
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
        run([self.program("pad-run"), path, "--input", self.source, "--output",
             self.path("p.npy")])
        return self.path("p.npy")

    def time(self, path, source):
        text = run([self.program("pad-run"), path, "--input", source,
                    *self.weights, f"--time={self.options.calls}"])
        return (float(re.search(r"call +min +([\d.]+)", text)[1]),
                int(re.search(r"memory +(\d+)", text)[1]))

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


def measure(programs, mode):
    options = programs.options
    forms = {"fused": (programs.compare(mode), programs.source)}
    padded = programs.pad_source(mode)
    plain = programs.write(None)
    forms["without"] = (programs.schedule(plain), padded)
    forms["loops"] = (programs.plain(plain), padded)
    forms["unfused"] = (programs.plain(programs.path(f"{mode}.mlir")),
                        programs.source)
    times = {form: float("inf") for form in forms}
    memory = {}
    for _ in range(options.repeat):
        for form, (path, source) in forms.items():
            time, memory[form] = programs.time(path, source)
            times[form] = min(times[form], time)
    code = (programs.code_bytes(forms["fused"][0])
            / programs.code_bytes(forms["without"][0]))
    base = times["fused"]
    print(f"| {programs.consumer.name} | {programs.height}x{programs.width} |"
          f" {mode} | {base:.0f} | {base / times['without']:.3f} |"
          f" {times['unfused'] / base:.2f} | {times['loops'] / base:.2f} |"
          f" {memory['fused']} | {code:.1f} |", flush=True)
    return base / times["without"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build", help="the build folder")
    parser.add_argument("--llvm-bin", default="/usr/lib/llvm-22/bin")
    parser.add_argument("--size", action="append", help="HxW of images")
    parser.add_argument("--dynamic", action="store_true",
                        help="extents of images that are known at run time only")
    parser.add_argument("--only", action="append", help="names of consumers")
    parser.add_argument("--mode", action="append", choices=MODES)
    parser.add_argument("--calls", type=int, default=30,
                        help="calls of each process")
    parser.add_argument("--repeat", type=int, default=3,
                        help="processes of each form")
    parser.add_argument("--check", action="store_true",
                        help="compare small results and time nothing")
    options = parser.parse_args()
    names = [consumer.name for consumer in CONSUMERS]
    for name in options.only or []:
        if name not in names:
            parser.error(f"no consumer '{name}', expected one of {names}")
    consumers = [consumer for consumer in CONSUMERS
                 if consumer.name in (options.only or names)]
    modes = options.mode or MODES
    if options.check:
        for consumer in consumers:
            chosen = options.mode or [MODES[names.index(consumer.name) % 5]]
            with tempfile.TemporaryDirectory() as folder:
                # Rows that are no multiple of a vector where they may be.
                width = 171 if options.dynamic else 192
                # A chain goes through tiles of 16 rows.
                height = 37 if isinstance(consumer, Chain) else 5
                programs = Programs(options, consumer, height, width, folder)
                chosen = [mode for mode in chosen
                          if not (options.dynamic and mode in consumer.fixed)]
                for mode in chosen:
                    programs.compare(mode, "-O0")
            print(f"{consumer.name}: {', '.join(chosen)}: no differences")
        return
    print("| consumer | image | mode | us | ratio | unfused | loops | bytes"
          " | code |\n" + "| --- " * 3 + "| --: " * 6 + "|")
    product, count, worst = 1.0, 0, 0.0
    for consumer in consumers:
        for size in options.size or ["1080x1920"]:
            height, width = map(int, size.split("x"))
            with tempfile.TemporaryDirectory() as folder:
                programs = Programs(options, consumer, height, width, folder)
                for mode in modes:
                    if options.dynamic and mode in consumer.fixed:
                        continue
                    ratio = measure(programs, mode)
                    product, count = product * ratio, count + 1
                    worst = max(worst, ratio)
    print(f"\ngeometric mean {product ** (1 / count):.3f}, worst {worst:.3f}")


if __name__ == "__main__":
    main()
