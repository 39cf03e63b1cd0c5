"""Prints a module of small pads, adjoints and borders on memrefs: each mode, each
type of element that loops move, extents that are known and extents that are not.

Needs nothing beside the standard library.
"""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[4] / "tools"))

from index_map import MODES  # noqa: E402

TYPES = ["i1", "i8", "ui16", "i32", "i64", "index", "f16", "bf16", "f8E4M3FN",
         "complex<f64>"]
# Those that adjoints add up.
ADDED = [t for t in TYPES if not t.startswith("f8")]
# Extents of the inside and amounts of the last axis.
ROWS = [(4, 0, 1), (2, 1, 1), (9, 4, 3)]


def write(function, operands, line):
    arguments = ", ".join(f"%{name}: {type}" for name, type in operands)
    print(f"func.func @f{function}({arguments}) {{\n  {line}\n  return\n}}")


def main():
    count = 0
    for element in TYPES:
        for mode in MODES:
            for n, low, high in ROWS:
                if mode == "reflect" and max(low, high) >= n:
                    continue
                for inside, array in [
                        (f"memref<{n}x{element}>",
                         f"memref<{n + low + high}x{element}>"),
                        (f"memref<3x{n}x{element}>",
                         f"memref<4x{n + low + high}x{element}>"),
                        (f"memref<?x?x{element}>", f"memref<?x?x{element}>")]:
                    axes = inside.count("x", 0, inside.index(element))
                    lows = ", ".join(["1"] * (axes - 1) + [str(low)])
                    highs = ", ".join(["0"] * (axes - 1) + [str(high)])
                    amounts = f"low[{lows}] high[{highs}]"
                    operands = [("x", inside), ("y", array)]
                    write(count, operands,
                          f"pad.pad_into {mode} ins(%x : {inside}) "
                          f"outs(%y : {array}) {amounts}")
                    write(count + 1, operands[1:],
                          f"pad.fill_border {mode} %y {amounts} : {array}")
                    count += 2
                    if element in ADDED:
                        write(count, operands,
                              f"pad.adjoint_into {mode} ins(%y : {array}) "
                              f"outs(%x : {inside}) {amounts}")
                        count += 1


if __name__ == "__main__":
    main()
