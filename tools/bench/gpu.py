#!/usr/bin/env python3
"""What pads and adjoints cost on a GPU beside a copy on the device of as many bytes as
the result has.

Runs each with pad-run and prints a Markdown table: the median time of the copy in
microseconds; in units of that, the median time of the kernels with static and with
dynamic numbers, and of PyTorch's pad where it is installed and has the mode. Its result
comes from its caching allocator.

  tools/bench/gpu.py --verify
"""

import argparse
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

import numpy as np

from case import STORAGE

try:
    import torch

    import peer_torch
except ImportError:
    torch = None

MODES = ["constant", "edge", "reflect", "symmetric", "wrap"]
MLIR_TYPES = {"u8": "ui8"}

# Kind, element type, extents of what is padded, elements added below and above.
WORKLOADS = [
    # Larger than the caches.
    ("pad", "f32", (32, 64, 112, 112), (0, 0, 3, 3), None),
    ("pad", "f32", (8, 64, 224, 224), (0, 0, 1, 1), None),
    ("pad", "f16", (32, 64, 224, 224), (0, 0, 1, 1), None),
    ("pad", "u8", (32, 1080, 1920, 3), (0, 8, 8, 0), None),
    ("pad", "f32", (65536, 14, 14), (0, 1, 1), None),
    ("pad", "u8", (1048576, 7, 7), (0, 1, 1), None),
    ("pad", "u8", (131072, 28, 28), (0, 1, 1), None),
    ("pad", "i64", (4096, 4096), (2, 3), (3, 2)),
    ("pad", "f32", (256, 256, 256), (1, 1, 1), None),
    ("pad", "f32", (64, 480000), (0, 200), None),
    ("pad", "f32", (64, 512, 58, 58), (0, 0, -1, -1), None),
    ("adjoint", "f32", (32, 64, 112, 112), (0, 0, 3, 3), None),
    ("adjoint", "f16", (32, 64, 224, 224), (0, 0, 1, 1), None),
    ("adjoint", "f32", (65536, 14, 14), (0, 1, 1), None),
    # Of the caches.
    ("pad", "f32", (8, 64, 56, 56), (0, 0, 1, 1), None),
    ("pad", "u8", (1, 1080, 1920, 3), (0, 8, 8, 0), None),
]


class Workload:
    def __init__(self, kind, element, shape, low, high, mode):
        self.kind, self.element, self.shape = kind, element, shape
        self.low, self.high, self.mode = low, high or low, mode
        self.padded = tuple(
            n + l + h for n, l, h in zip(shape, self.low, self.high))
        self.source, self.result = self.shape, self.padded
        if kind == "adjoint":
            self.source, self.result = self.result, self.source

    def get_name(self):
        shape = "x".join(map(str, self.shape))
        amounts = ",".join(map(str, self.low))
        kind = "" if self.kind == "pad" else f"{self.kind} of "
        if self.high != self.low:
            return (f"{kind}{self.element} {shape} low={amounts} "
                    f"high={','.join(map(str, self.high))}")
        return f"{kind}{self.element} {shape} pad={amounts}"

    def get_module(self, dynamic):
        """With all numbers known, or none: amounts come as arguments."""
        element = MLIR_TYPES.get(self.element, self.element)

        def tensor(shape):
            return "x".join(["?" if dynamic else str(n) for n in shape] + [element])
        source, result = f"tensor<{tensor(self.source)}>", f"tensor<{tensor(self.result)}>"
        names = [[f"%{side}{axis}" for axis in range(len(self.shape))] for side in "lh"]
        if not dynamic:
            names = [list(map(str, amounts)) for amounts in (self.low, self.high)]
        low, high = (", ".join(side) for side in names)
        arguments = [f"%x: {source}"] + [
            f"{name}: index" for side in names for name in side if dynamic]
        return (f"func.func @main({', '.join(arguments)}) -> {result} {{\n"
                f"  %0 = pad.{self.kind} {self.mode} %x low[{low}] high[{high}]"
                f" : {source} to {result}\n"
                f"  return %0 : {result}\n}}\n")


def measure(options, workload, source, dynamic, folder):
    """The median of the kernels and of copies, in microseconds."""
    module = folder / "pad.mlir"
    module.write_text(workload.get_module(dynamic))
    inputs = [source]
    if dynamic:
        inputs += [np.array(n, np.int64) for n in (*workload.low, *workload.high)]
    command = [options.pad_run, module, f"--target={options.target}",
               f"--time={options.calls}", f"--output={folder / 'result.npy'}"]
    for number, array in enumerate(inputs):
        np.save(folder / f"{number}.npy", array)
        command.append(f"--input={folder / f'{number}.npy'}")
    # The interpreter knows no adjoints.
    if options.verify and workload.kind == "pad":
        command.append("--verify")
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        print(f"{workload.get_name()}, {workload.mode}: {done.stderr}", file=sys.stderr)
        return None
    return [float(re.search(rf"^{name} .*median +([0-9.]+)", done.stdout, re.M)[1])
            for name in ("kernels", "copy")]


def measure_torch(options, workload):
    """The median of PyTorch's pad in microseconds; None if it has no such pad."""
    if workload.kind != "pad" or workload.mode not in peer_torch.MODES:
        return None
    x = torch.ones(workload.shape, device="cuda",
                   dtype=peer_torch.TYPES[workload.element])
    mode = peer_torch.MODES[workload.mode]
    amounts = [n for pair in zip(workload.low[::-1], workload.high[::-1]) for n in pair]
    if workload.mode != "constant":
        while amounts[-2:] == [0, 0]:
            del amounts[-2:]
    times = []
    try:
        for _ in range(options.calls + 1):
            begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            begin.record()
            torch.nn.functional.pad(x, amounts, mode=mode)
            end.record()
            torch.cuda.synchronize()
            times.append(1000 * begin.elapsed_time(end))
    except (NotImplementedError, RuntimeError):
        return None
    return statistics.median(times[1:])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pad-run", default="build/bin/pad-run")
    parser.add_argument("--target", default="cuda", choices=["cuda", "opencl"])
    parser.add_argument("--calls", type=int, default=100)
    parser.add_argument("--mode", action="append", choices=MODES)
    parser.add_argument("--only", default="", help="run what has this in its name")
    parser.add_argument("--verify", action="store_true",
                        help="compare what pads give with the interpreter's")
    options = parser.parse_args()
    print("| workload | mode | copy, us | static | dynamic | PyTorch |\n"
          "| --- | --- | --: | --: | --: | --: |")
    with tempfile.TemporaryDirectory() as folder:
        for workload in WORKLOADS:
            for mode in options.mode or MODES:
                case = Workload(*workload, mode)
                if options.only not in case.get_name():
                    continue
                random = np.random.default_rng(0)
                source = random.integers(0, 3, case.source, dtype=np.uint8)
                source = source.astype(STORAGE[case.element])
                ratios = []
                for dynamic in (False, True):
                    times = measure(options, case, source, dynamic,
                                    pathlib.Path(folder))
                    ratios.append(f"{times[0] / times[1]:.2f}" if times else "failed")
                copy = times[1] if times else 0
                peer = measure_torch(options, case) if torch and copy else None
                ratios.append(f"{peer / copy:.2f}" if peer else "")
                print(f"| {case.get_name()} | {mode} | {copy:.1f} | "
                      f"{' | '.join(ratios)} |", flush=True)


if __name__ == "__main__":
    main()
