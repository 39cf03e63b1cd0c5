#!/usr/bin/env python3
"""Time steps with halos, as loops over tensors, against the oracle.

usage: time_steps.py FOLDER [--rows N] [--columns N] [--halos H,...]
                     [--points P,...] [--modes MODE,...] [--steps S]

A module for each case is a loop over two arrays: a turn refreshes the halo of the
first one in place, applies a stencil of 5 or 9 points at a distance of the halo's
width, and goes back the same way. After bufferization the loop has no allocation
and no copy. What S steps give is compared, bit for bit, with what pad-time-steps
makes of them. Prints a row for each case. Needs the programs of pad in the path.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "tools"))

from index_map import MODES  # noqa: E402

# The points in the order in which they are added.
POINTS = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1), "c": (0, 0),
          "ul": (-1, -1), "ur": (-1, 1), "dl": (1, -1), "dr": (1, 1)}
BODIES = {
    5: """\
    %0 = arith.addf %u, %d : f64
    %1 = arith.addf %l, %r : f64
    %2 = arith.addf %0, %1 : f64
    %3 = arith.mulf %2, %eighth : f64
    %4 = arith.mulf %c, %half : f64
    %5 = arith.addf %3, %4 : f64
    linalg.yield %5 : f64""",
    9: """\
    %0 = arith.addf %u, %d : f64
    %1 = arith.addf %l, %r : f64
    %2 = arith.addf %0, %1 : f64
    %3 = arith.mulf %2, %eighth : f64
    %4 = arith.mulf %c, %quarter : f64
    %5 = arith.addf %3, %4 : f64
    %6 = arith.addf %ul, %ur : f64
    %7 = arith.addf %dl, %dr : f64
    %8 = arith.addf %6, %7 : f64
    %9 = arith.mulf %8, %sixteenth : f64
    %10 = arith.addf %5, %9 : f64
    linalg.yield %10 : f64"""}

# As the pipelines do.
BUFFERIZE = ("builtin.module(convert-pad-to-destination-style,canonicalize,cse,"
             "one-shot-bufferize{bufferize-function-boundaries"
             " function-boundary-type-conversion=identity-layout-map"
             " allow-return-allocs-from-loops},cse,canonicalize)")


def get_module(mode, points, rows, columns, halo, steps):
    names = list(POINTS)[:points]
    whole = f"tensor<{rows + 2 * halo}x{columns + 2 * halo}xf64>"
    inside = f"tensor<{rows}x{columns}xf64>"
    value = " value(%quarter)" if mode == "constant" else ""
    border = (f"pad.fill_border {mode} %X low[{halo}, {halo}]"
              f" high[{halo}, {halo}]{value} : {whole}")

    def at(i, j):
        return f"[{i}, {j}] [{rows}, {columns}] [1, 1]"

    def get_step(source, target):
        """`source` gets its border, as `source`f; `target` becomes `target`n."""
        text = f"    {source}f = {border.replace('%X', source)}\n"
        for name in names:
            i, j = POINTS[name]
            text += (f"    {source}{name} = tensor.extract_slice {source}f"
                     f"{at(halo + i * halo, halo + j * halo)}"
                     f" : {whole} to {inside}\n")
        inputs = ", ".join(f"{source}{name}" for name in names)
        types = ", ".join([inside] * points)
        arguments = "".join(f"%{name}: f64, " for name in names)
        return text + f"""\
    {target}i = tensor.extract_slice {target}{at(halo, halo)} : {whole} to {inside}
    {target}s = linalg.generic #stencil ins({inputs} : {types})
        outs({target}i : {inside}) {{
    ^bb0({arguments}%out: f64):
{BODIES[points]}
    }} -> {inside}
    {target}n = tensor.insert_slice {target}s into {target}{at(halo, halo)}
        : {inside} into {whole}
"""

    back = get_step("%yn", "%xf").replace("%xfn", "%back")
    return f"""\
#here = affine_map<(i, j) -> (i, j)>
#stencil = {{indexing_maps = [{', '.join(['#here'] * (points + 1))}],
            iterator_types = ["parallel", "parallel"]}}
func.func @main(%a: {whole}) -> {whole} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant {steps // 2} : index
  %half = arith.constant 0.5 : f64
  %quarter = arith.constant 0.25 : f64
  %eighth = arith.constant 0.125 : f64
  %sixteenth = arith.constant 0.0625 : f64
  %empty = tensor.empty() : {whole}
  %r:2 = scf.for %turn = %c0 to %turns step %c1
      iter_args(%x = %a, %y = %empty) -> ({whole}, {whole}) {{
{get_step('%x', '%y')}{back}\
    scf.yield %back, %ynf : {whole}, {whole}
  }}
  %filled = {border.replace('%X', '%r#0')}
  return %filled : {whole}
}}
"""


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stderr}{done.stdout}")
    return done.stdout


def check_loop(path):
    """The loop of the bufferized module is in place."""
    text = run("pad-opt", path, f"--pass-pipeline={BUFFERIZE}")
    loop = re.search(r"^( *)scf\.for .*?^\1}", text, re.MULTILINE | re.DOTALL)
    if loop[0].count("pad.fill_border") != 2:
        sys.exit(f"{path}: expected two borders in the loop\n{text}")
    if re.search(r"\.(alloc|copy|clone|to_buffer)\b", loop[0]):
        sys.exit(f"{path}: the loop allocates or copies\n{text}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--rows", type=int, default=19)
    parser.add_argument("--columns", type=int, default=35)
    parser.add_argument("--halos", default="1,4")
    parser.add_argument("--points", default="5,9")
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--steps", type=int, default=1000, help="even")
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    source, target, result, model = (
        os.path.join(options.folder, name)
        for name in ["x.npy", "expected.npy", "y.npy", "model.mlir"])
    print("mode       points  halo  rows  columns  steps  seconds of both")
    for halo in map(int, options.halos.split(",")):
        for points in map(int, options.points.split(",")):
            for mode in options.modes.split(","):
                sizes = [options.rows, options.columns, halo, options.steps]
                with open(model, "w", encoding="utf-8") as file:
                    file.write(get_module(mode, points, *sizes))
                check_loop(model)
                begin = time.monotonic()
                run("pad-time-steps", mode, str(points), *map(str, sizes),
                    source, target)
                between = time.monotonic()
                run("pad-run", model, "--input", source, "--expect", target,
                    "--output", result)
                end = time.monotonic()
                print(f"{mode:10} {points:6} {halo:5} {options.rows:5}"
                      f" {options.columns:8} {options.steps:6}"
                      f" {between - begin:8.1f} {end - between:7.1f}",
                      flush=True)


if __name__ == "__main__":
    main()
