"""Prints a function with a chain of pads, or of adjoints, in an order of modes in
which no two of them compose.

usage: write_chain.py pad|adjoint COUNT
"""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "tools"))

from index_map import MODES  # noqa: E402

TYPE = "tensor<?x?xf32>"

op, count = sys.argv[1], int(sys.argv[2])
print(f"func.func @main(%x0: {TYPE}) -> {TYPE} {{")
for k in range(count):
    print(f"  %x{k + 1} = pad.{op} {MODES[-1 - k % (len(MODES) - 1)]} %x{k} "
          f"low[1, 2] high[2, 1] : {TYPE} to {TYPE}")
print(f"  return %x{count} : {TYPE}\n}}")
