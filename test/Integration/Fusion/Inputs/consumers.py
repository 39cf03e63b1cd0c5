#!/usr/bin/env python3
"""Runs what reads a pad with and without `--fuse-pad`, and compares the bits.

usage: consumers.py FOLDER CONSUMER

Six consumers, in all modes: convolutions in two layouts, a depthwise
convolution, a max-pooling whose constant is -inf, and 5-point stencils as a
`linalg.generic` over weights and over slices; static and dynamic, cut at the
borders and tiled, on both ways down. Prints a row for the consumer and the most
bytes that its calls had allocated, and exits 1 if anything differs. Needs the
programs of pad in the path.
"""

import pathlib
import random
import re
import struct
import subprocess
import sys

TOOLS = pathlib.Path(__file__).resolve().parents[4] / "tools"
sys.path += [str(TOOLS), str(TOOLS / "bench")]

from index_map import MODES  # noqa: E402
from programs import run, write_array  # noqa: E402

# Each form is compiled as it is.
PAD_RUN = ["pad-run", "--optimize=false"]


class Consumer:
    """A consumer of a padded tensor.

    `shape` is that of what is padded, `low` and `high` by how much; `weights`
    the shape of the other input, if it has one; `result` that of the result.
    `op` is the operation, with %p the padded tensor, %w the other input and %y
    the destination. `spatial` are the axes of source and result that are dynamic
    in the dynamic form. `tiles` are sizes for the loops.
    """

    def __init__(self, name, shape, low, high, weights, result, op, spatial,
                 tiles, init="0.0", value=None, maps=""):
        self.name, self.shape, self.low, self.high = name, shape, low, high
        self.weights, self.result, self.op = weights, result, op
        self.spatial, self.tiles = spatial, tiles
        self.init, self.value, self.maps = init, value, maps
        self.padded = "tensor<" + "x".join(
            str(n + l + h) for n, l, h in zip(shape, low, high)) + "xf32>"

    def module(self, mode, dynamic):
        def kind(shape, axes):
            return "tensor<" + "x".join(
                "?" if dynamic and axis in axes else str(extent)
                for axis, extent in enumerate(shape)) + "xf32>"

        source = kind(self.shape, self.spatial)
        padded = kind([n + l + h for n, l, h in
                       zip(self.shape, self.low, self.high)], self.spatial)
        result = kind(self.result, self.spatial)
        arguments = [f"%x: {source}"]
        if self.weights:
            weights = kind(self.weights, [])
            arguments.append(f"%w: {weights}")
        lines = [f"{self.maps}",
                 f"func.func @main({', '.join(arguments)}) -> {result} {{"]
        value = ""
        if mode == "constant" and self.value:
            lines.append(f"  %v = arith.constant {self.value} : f32")
            value = " value(%v)"
        lines.append(
            f"  %p = pad.pad {mode} %x low{self.low} high{self.high}{value}"
            f" : {source} to {padded}")
        extents = []
        if dynamic:
            for axis in self.spatial:
                # As many as the source has.
                assert self.shape[axis] == self.result[axis]
                lines += [f"  %c{axis} = arith.constant {axis} : index",
                          f"  %n{axis} = tensor.dim %x, %c{axis} : {source}"]
                extents.append(f"%n{axis}")
        lines += [
            f"  %e = tensor.empty({', '.join(extents)}) : {result}",
            f"  %z = arith.constant {self.init} : f32",
            f"  %y = linalg.fill ins(%z : f32) outs(%e : {result}) -> {result}",
        ]
        text = self.op
        if self.weights:
            text = text.replace("WEIGHTS", weights)
        text = text.replace("PADDED", padded).replace("RESULT", result)
        text = text.replace("SIZES", ", ".join(
            f"%n{axis}" if dynamic and axis in self.spatial else str(extent)
            for axis, extent in enumerate(self.result)))
        return "\n".join(lines) + f"\n{text}\n  return %r : {result}\n}}\n"


MINUS_INFINITY = "0xFF800000"

CONSUMERS = [
    Consumer(
        "conv_2d_nchw_fchw", [1, 3, 24, 23], [0, 0, 1, 2], [0, 0, 1, 0],
        [4, 3, 3, 3], [1, 4, 24, 23],
        "  %r = linalg.conv_2d_nchw_fchw ins(%p, %w : PADDED, WEIGHTS)"
        " outs(%y : RESULT) -> RESULT", [2, 3], "0,0,8,7"),
    Consumer(
        "conv_2d_nhwc_hwcf", [1, 28, 27, 3], [0, 2, 2, 0], [0, 2, 2, 0],
        [5, 5, 3, 4], [1, 28, 27, 4],
        "  %r = linalg.conv_2d_nhwc_hwcf ins(%p, %w : PADDED, WEIGHTS)"
        " outs(%y : RESULT) -> RESULT", [1, 2], "0,7,0"),
    Consumer(
        "depthwise_conv_2d_nchw_chw", [1, 4, 22, 24], [0, 0, 1, 1],
        [0, 0, 1, 1], [4, 3, 3], [1, 4, 22, 24],
        "  %r = linalg.depthwise_conv_2d_nchw_chw ins(%p, %w : PADDED, WEIGHTS)"
        " outs(%y : RESULT) -> RESULT", [2, 3], "0,5,6,0"),
    Consumer(
        "pooling_nchw_max", [2, 3, 20, 22], [0, 0, 1, 1], [0, 0, 1, 1], [3, 3],
        [2, 3, 20, 22],
        "  %r = linalg.pooling_nchw_max ins(%p, %w : PADDED, WEIGHTS)"
        " outs(%y : RESULT) -> RESULT", [2, 3], "0,0,5,6",
        init=MINUS_INFINITY, value=MINUS_INFINITY),
    # The weights of the five points, in a 3x3 array.
    Consumer(
        "five_point_stencil", [37, 39], [1, 1], [1, 1], [3, 3], [37, 39], """\
  %r = linalg.generic {
      indexing_maps = [#source, #cross, #result],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p, %w : PADDED, WEIGHTS) outs(%y : RESULT) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> RESULT""", [0, 1], "8,8",
        maps="#source = affine_map<(i, j, k, l) -> (i + k, j + l)>\n"
             "#cross = affine_map<(i, j, k, l) -> (k, l)>\n"
             "#result = affine_map<(i, j, k, l) -> (i, j)>"),
    # The same as five slices that are shifted against each other.
    Consumer(
        "five_point_slices", [37, 39], [1, 1], [1, 1], None, [37, 39],
        "".join(
            f"  %{name} = tensor.extract_slice %p[{i}, {j}] [SIZES] [1, 1]"
            " : PADDED to RESULT\n"
            for name, i, j in [("n", 0, 1), ("w", 1, 0), ("m", 1, 1),
                               ("o", 1, 2), ("s", 2, 1)]) + """\
  %r = linalg.generic {
      indexing_maps = [#id, #id, #id, #id, #id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%n, %w, %m, %o, %s : RESULT, RESULT, RESULT, RESULT, RESULT)
      outs(%y : RESULT) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %f: f32, %g: f32):
    %0 = arith.addf %a, %b : f32
    %1 = arith.addf %0, %c : f32
    %2 = arith.subf %1, %d : f32
    %3 = arith.addf %2, %f : f32
    linalg.yield %3 : f32
  } -> RESULT""", [0, 1], "8,8",
        maps="#id = affine_map<(i, j) -> (i, j)>"),
]

def write_random(path, shape, seed):
    """Random floats of both signs as a .npy file."""
    rng = random.Random(seed)
    count = 1
    for extent in shape:
        count *= extent
    data = struct.pack(f"<{count}f",
                       *(rng.uniform(-2, 2) for _ in range(count)))
    write_array(path, shape, "<f4", data)


def main():
    folder, name = sys.argv[1:]
    print("consumer                    cases  differences  bytes  fused")
    consumer = next(each for each in CONSUMERS if each.name == name)
    inputs = []
    for seed, shape in enumerate([consumer.shape, consumer.weights]):
        if shape:
            path = f"{folder}/{consumer.name}.{seed}.npy"
            write_random(path, shape, seed)
            inputs += ["--input", path]
    cases = 0
    different = 0
    most = {}
    for mode in MODES:
        for dynamic in (False, True):
            plain = f"{folder}/plain.mlir"
            fused = f"{folder}/fused.mlir"
            expected = f"{folder}/expected.npy"
            with open(plain, "w") as file:
                file.write(consumer.module(mode, dynamic))
            run([*PAD_RUN, plain, *inputs, "--output", expected, "-O0"])
            # What is dynamic is tiled in any case.
            given = f"{{tile-sizes={consumer.tiles}}}"
            cut = "{always}"
            for tiles in (cut,) if dynamic else (cut, given):
                run(["pad-opt", plain, "--pass-pipeline=builtin.module("
                     "func.func(resolve-ranked-shaped-type-result-dims),"
                     f"fuse-pad{tiles},canonicalize,cse)",
                     "-o", fused])
                if not dynamic and f"to {consumer.padded}" in open(
                        fused, encoding="utf-8").read():
                    sys.exit(f"{consumer.name}, {mode}: not fused")
                # Each of the three with both ways down, over the modes.
                path = ("scf", "linalg")[
                    (MODES.index(mode) + dynamic + (tiles == given)) % 2]
                cases += 1
                done = subprocess.run(
                    [*PAD_RUN, fused, *inputs, "--expect", expected,
                     f"--path={path}", "-O0"],
                    capture_output=True, text=True)
                if done.returncode != 0:
                    different += 1
                    print(f"{consumer.name}, {mode}, "
                          f"{'dynamic' if dynamic else 'static'}, "
                          f"{tiles}, {path}: {done.stderr}",
                          file=sys.stderr)
                if mode == "reflect" and not dynamic and tiles == cut:
                    for name, file in (("plain", plain), ("fused", fused)):
                        text = run([*PAD_RUN, file, *inputs, "--time=1", "-O0"])
                        size = int(re.search(r"memory +(\d+)", text)[1])
                        most[name] = max(most.get(name, 0), size)
    print(f"{consumer.name:26} {cases:6} {different:12} {most['plain']:6}"
          f" {most['fused']:6}")
    if most["fused"] >= most["plain"]:
        sys.exit(f"{consumer.name}: fused needs as much memory")
    sys.exit(different != 0)


if __name__ == "__main__":
    main()
