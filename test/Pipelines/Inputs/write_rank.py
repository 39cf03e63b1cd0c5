"""Prints a function of one pad, border or adjoint of RANK axes of which nothing is
known, on memrefs or on tensors.

    write_rank.py pad|border|adjoint memref|tensor RANK MODE
"""

import sys

kind, form, rank, mode = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
array = f"{form}<{'?x' * rank}f32>"
low, high = ([f"%{name}{axis}" for axis in range(rank)] for name in "lh")
amounts = f"low[{', '.join(low)}] high[{', '.join(high)}]"
numbers = ", ".join(f"{number}: index" for number in low + high)
arrays = f"ins(%x : {array}) outs(%y : {array}) {amounts}"
if form == "memref":
    op = {"pad": f"pad.pad_into {mode} {arrays}",
          "border": f"pad.fill_border {mode} %x {amounts} : {array}",
          "adjoint": f"pad.adjoint_into {mode} {arrays}"}[kind]
    print(f"func.func @main(%x: {array}, %y: {array}, {numbers}) {{\n"
          f"  {op}\n  return\n}}")
else:
    op = {"pad": f"pad.pad {mode} %x {amounts} : {array} to {array}",
          "border": f"pad.fill_border {mode} %x {amounts} : {array}",
          "adjoint": f"pad.adjoint {mode} %x {amounts} : {array} to {array}"}[kind]
    print(f"func.func @main(%x: {array}, {numbers}) -> {array} {{\n"
          f"  %0 = {op}\n  return %0 : {array}\n}}")
