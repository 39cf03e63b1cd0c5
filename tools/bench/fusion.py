#!/usr/bin/env python3
"""Times what reads a pad: fused, unfused, and with upstream's tensor.pad.

A 5-point stencil on 2048x2048 floats, over weights and over slices, and a 3x3
convolution of 16 channels on 1x16x224x224, with constant and reflect pads of 1.
All forms are lowered by the same pipeline and run in turns, each in several
processes, on one core. The time is the least of many calls in microseconds,
`memory` the most bytes that a call had allocated. The bits of all results are
compared. Upstream's tensor.pad has no reflect.

    tools/bench/fusion.py --build build [--calls N] [--repeat N] [--cpu N]
"""

import argparse
import os
import random
import re
import struct
import tempfile

from programs import run, write_array

STENCIL_MAPS = """\
#source = affine_map<(i, j, k, l) -> (i + k, j + l)>
#cross = affine_map<(i, j, k, l) -> (k, l)>
#result = affine_map<(i, j, k, l) -> (i, j)>
"""

STENCIL = """\
  %r = linalg.generic {
      indexing_maps = [#source, #cross, #result],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p, %k : PADDED, WEIGHTS) outs(%y : RESULT) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> RESULT
"""

# The same points without weights, as five slices.
SLICES = "".join(
    f"  %s{position} = tensor.extract_slice %p[{i}, {j}] [2048, 2048] [1, 1]"
    " : PADDED to RESULT\n"
    for position, (i, j) in enumerate([(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)])
) + """\
  %r = linalg.generic {
      indexing_maps = [#id, #id, #id, #id, #id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%s0, %s1, %s2, %s3, %s4 : RESULT, RESULT, RESULT, RESULT, RESULT)
      outs(%y : RESULT) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %f: f32, %g: f32):
    %0 = arith.addf %a, %b : f32
    %1 = arith.addf %0, %c : f32
    %2 = arith.addf %1, %d : f32
    %3 = arith.addf %2, %f : f32
    linalg.yield %3 : f32
  } -> RESULT
"""

CONVOLUTION = """\
  %r = linalg.conv_2d_nchw_fchw ins(%p, %k : PADDED, WEIGHTS)
         outs(%y : RESULT) -> RESULT
"""

# Name, shape of the source, of the weights and of the result, maps, operation.
WORKLOADS = [
    ("stencil 2048x2048", (2048, 2048), (3, 3), (2048, 2048), STENCIL_MAPS,
     STENCIL),
    ("slices 2048x2048", (2048, 2048), None, (2048, 2048),
     "#id = affine_map<(i, j) -> (i, j)>\n", SLICES),
    ("conv 1x16x224x224", (1, 16, 224, 224), (16, 16, 3, 3),
     (1, 16, 224, 224), "", CONVOLUTION),
]


def tensor(shape):
    return "tensor<" + "x".join(map(str, shape)) + "xf32>"


def module(workload, mode, upstream):
    _, source, weights, result, maps, operation = workload
    rank = len(source)
    amounts = [0] * (rank - 2) + [1, 1]
    padded = tensor([n + 2 * a for n, a in zip(source, amounts)])
    arguments = f"%x: {tensor(source)}"
    if weights:
        arguments += f", %k: {tensor(weights)}"
    if upstream:
        indices = ", ".join(f"%i{axis}: index" for axis in range(rank))
        pad = (f"tensor.pad %x low{amounts} high{amounts} {{\n"
               f"  ^bb0({indices}):\n    tensor.yield %z : f32\n"
               f"  }} : {tensor(source)} to {padded}")
    else:
        pad = (f"pad.pad {mode} %x low{amounts} high{amounts}"
               f" : {tensor(source)} to {padded}")
    operation = operation.replace("PADDED", padded)
    operation = operation.replace("RESULT", tensor(result))
    if weights:
        operation = operation.replace("WEIGHTS", tensor(weights))
    return (f"{maps}func.func @main({arguments}) -> {tensor(result)} {{\n"
            f"  %z = arith.constant 0.0 : f32\n  %p = {pad}\n"
            f"  %e = tensor.empty() : {tensor(result)}\n"
            f"  %y = linalg.fill ins(%z : f32) outs(%e : {tensor(result)})"
            f" -> {tensor(result)}\n{operation}"
            f"  return %r : {tensor(result)}\n}}\n")


def write_random(path, shape, seed):
    """Random floats as a .npy file."""
    rng = random.Random(seed)
    count = 1
    for extent in shape:
        count *= extent
    data = struct.pack(f"<{count}f", *(rng.random() for _ in range(count)))
    write_array(path, shape, "<f4", data)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build", help="the build folder")
    parser.add_argument("--calls", type=int, default=30,
                        help="calls of each process")
    parser.add_argument("--repeat", type=int, default=3,
                        help="processes of each form")
    parser.add_argument("--cpu", type=int, help="the core to run on")
    options = parser.parse_args()
    if options.cpu is not None:
        os.sched_setaffinity(0, {options.cpu})
    programs = os.path.join(options.build, "bin")
    pad_opt = os.path.join(programs, "pad-opt")
    # Each form is compiled as it is.
    pad_run = [os.path.join(programs, "pad-run"), "--optimize=false"]

    print(f"{'workload':20} {'mode':9} {'form':10} {'min us':>10}"
          f" {'of each process':32} {'memory':>10}")
    with tempfile.TemporaryDirectory() as folder:
        for workload in WORKLOADS:
            inputs = []
            for seed, shape in enumerate(workload[1:3]):
                if shape:
                    path = os.path.join(folder, f"{seed}.npy")
                    write_random(path, shape, seed)
                    inputs += ["--input", path]
            for mode in ("constant", "reflect"):
                files = {}
                plain = os.path.join(folder, "unfused.mlir")
                with open(plain, "w", encoding="utf-8") as file:
                    file.write(module(workload, mode, upstream=False))
                files["unfused"] = plain
                files["fused"] = os.path.join(folder, "fused.mlir")
                run([pad_opt, plain, "--fuse-pad", "--canonicalize", "--cse",
                     "-o", files["fused"]])
                if mode == "constant":
                    files["tensor.pad"] = os.path.join(folder, "upstream.mlir")
                    with open(files["tensor.pad"], "w",
                              encoding="utf-8") as file:
                        file.write(module(workload, mode, upstream=True))
                expected = os.path.join(folder, "expected.npy")
                run([*pad_run, plain, *inputs, "--output", expected])
                times = {form: [] for form in files}
                memory = {}
                for _ in range(options.repeat):
                    for form, file in files.items():
                        text = run([*pad_run, file, *inputs, "--expect",
                                    expected, f"--time={options.calls}"])
                        times[form].append(
                            float(re.search(r"call +min +([\d.]+)", text)[1]))
                        memory[form] = int(
                            re.search(r"memory +(\d+)", text)[1])
                for form in files:
                    each = " ".join(f"{time:.0f}" for time in times[form])
                    print(f"{workload[0]:20} {mode:9} {form:10}"
                          f" {min(times[form]):10.0f} {each:32}"
                          f" {memory[form]:10}", flush=True)


if __name__ == "__main__":
    main()
