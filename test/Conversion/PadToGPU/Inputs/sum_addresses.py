"""Compares what kernels store and load with what a pad or adjoint does, by addresses
alone.

usage: sum_addresses.py pad|adjoint static|dynamic TYPE MODE SHAPE LOW HIGH
       SOURCE_STRIDES RESULT_STRIDES

A kernel of --convert-pad-to-gpu is run on this machine, its threads one after the
other, with sums of addresses and of their squares in the place of each access. So
arrays may be larger than the memory. Numbers of axes are separated by `x`, SHAPE is
that of the pad's source and of the adjoint's result, and offsets of arrays are 0.
With `dynamic`, kernels know no extent and no stride.

All elements of the result are to be stored once. Where there are as many loads as
elements that show one, the addresses are to be the same; where vectors load more,
the first and the last address are to be in the source.
"""

import re
import sys

from count_accesses import run, run_main, to_loops

sys.path.insert(0, sys.argv[0].split("/test/")[0] + "/tools")
from index_map import source_index  # noqa: E402

SUMS = ("count", "sum", "sum of squares", "first", "last")


def replace_access(line):
    """Adds the address of a line's access to the sums, if it is one."""
    access = re.search(
        r"(?:(%\S+) = )?(?:vector|memref)\.(load|store) .*\[(%\S+)\].* : "
        r"memref<\S+(?:, .*?>)?>(?:, (vector<(\d+)x\S+>))?$", line)
    if not access:
        return line
    result, kind, at, vector, lanes = access.groups()
    text = (f"func.call @{kind}({at}, %lanes{lanes or 1}) : "
            "(index, index) -> ()\n")
    if result:
        element = vector or re.search(r"memref<\S*x(\w+)[,>]", line)[1]
        zero = f"dense<0> : {vector}" if vector else f"0 : {element}"
        text += f"{result} = arith.constant {zero}\n"
    return text


def replace_accesses(text):
    lines, ends = [], False
    for line in text.splitlines():
        if "gpu.launch" in line:
            lines.append(to_loops(line))
        elif "gpu.terminator" in line:
            ends = True
        elif ends:
            lines.append("}" * 6)
            ends = False
        else:
            lines.append(replace_access(line))
            if "func.func @f(" in line:
                lines.append("%zero = arith.constant 0 : index\n"
                             "%one = arith.constant 1 : index")
                lines += [f"%lanes{k} = arith.constant {k} : index"
                          for k in (1, 2, 4, 8, 16)]
    return "\n".join(lines)


def get_adder(name):
    """The function that adds the addresses of `n` elements from `at` on."""
    updates = ""
    for k, (value, op) in enumerate((("%one64", "addi"), ("%a", "addi"),
                                     ("%square", "addi"), ("%a", "minsi"),
                                     ("%a", "maxsi"))):
        updates += f"""
      %k{k} = arith.constant {k} : index
      %old{k} = memref.load %sums[%k{k}] : memref<5xi64>
      %new{k} = arith.{op} %old{k}, {value} : i64
      memref.store %new{k}, %sums[%k{k}] : memref<5xi64>"""
    return f"""
  memref.global "private" @{name}s : memref<5xi64> =
    dense<[0, 0, 0, {2**63 - 1}, {-2**63}]>
  func.func private @{name}(%at: index, %n: index) {{
    %sums = memref.get_global @{name}s : memref<5xi64>
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %one64 = arith.constant 1 : i64
    scf.for %i = %zero to %n step %one {{
      %address = arith.addi %at, %i : index
      %a = arith.index_cast %address : index to i64
      %square = arith.muli %a, %a : i64{updates}
    }}
    return
  }}"""


def get_sums(axes):
    """The sums of addresses that are one of each of the axes, added."""
    n, total, squares, first, last = 1, 0, 0, 0, 0
    for axis in axes:
        m, t, s = len(axis), sum(axis), sum(a * a for a in axis)
        squares = squares * m + 2 * total * t + s * n
        total, n = total * m + t * n, n * m
        first, last = first + min(axis), last + max(axis)
    wrapped = [number % 2**64 for number in (n, total, squares)]
    return wrapped + [first, last]


def main():
    if (len(sys.argv) != 10 or sys.argv[1] not in ("pad", "adjoint")
            or sys.argv[2] not in ("static", "dynamic")):
        sys.exit(__doc__.strip())
    op, knowledge, element, mode = sys.argv[1:5]
    shape, low, high, source_strides, result_strides = (
        [int(n) for n in a.split("x")] for a in sys.argv[5:])
    padded = [sum(axis) for axis in zip(shape, low, high)]
    source, result = (shape, padded) if op == "pad" else (padded, shape)
    types = [
        f"memref<{'x'.join(map(str, extents))}x{element}, strided<{strides}>>"
        for extents, strides in ((source, source_strides),
                                 (result, result_strides))]
    any_type = "x".join("?" * len(shape)) + f"x{element}, strided<"
    any_type = f"memref<{any_type}{['?'] * len(shape)}>>".replace("'", "")
    seen = types if knowledge == "static" else [any_type] * 2
    kernel = replace_accesses(run(
        ["pad-opt", "--convert-pad-to-gpu", "--canonicalize", "--cse"],
        f"""func.func @f(%x: {seen[0]}, %y: {seen[1]}) {{
  pad.{op}_into {mode} ins(%x : {seen[0]}) outs(%y : {seen[1]})
    low{low} high{high}
  return
}}"""))
    arrays = "".join(
        f"""
    %array{name} = memref.reinterpret_cast %memory to offset: [0],
      sizes: {extents}, strides: {strides} : memref<1x{element}> to {kind}
    %{name} = memref.cast %array{name} : {kind} to {to}"""
        for name, extents, strides, kind, to in (
            ("x", source, source_strides, types[0], seen[0]),
            ("y", result, result_strides, types[1], seen[1])))
    prints = "".join(
        f"""
    %{name}s = memref.get_global @{name}s : memref<5xi64>
    scf.for %k = %zero to %five step %one {{
      %sum = memref.load %{name}s[%k] : memref<5xi64>
      vector.print %sum : i64
    }}""" for name in ("store", "load"))
    program = f"""{kernel[:kernel.rindex("}")]}
  {get_adder("store")}
  {get_adder("load")}
  func.func @main() {{
    %memory = memref.alloc() {{alignment = 64 : i64}} : memref<1x{element}>{arrays}
    call @f(%x, %y) : ({seen[0]}, {seen[1]}) -> ()
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %five = arith.constant 5 : index{prints}
    return
  }}
}}
"""
    printed = run_main(run(["pad-opt", "--pad-to-llvm"], program))
    numbers = [int(number) for number in printed.split()]
    stores, loads = ([n % 2**64 for n in sums[:3]] + sums[3:]
                     for sums in (numbers[:5], numbers[5:]))
    shown = []
    for n, l, h, stride in zip(shape, low, high, source_strides):
        pairs = ((source_index(mode, i - l, n), i) for i in range(n + l + h))
        # An adjoint reads what shows an element, a pad the element.
        shown.append([(i if op == "pad" else k) * stride
                      for i, k in pairs if i is not None])
    expected = get_sums([[i * stride for i in range(n)]
                         for n, stride in zip(result, result_strides)])
    if stores != expected:
        sys.exit(f"stores: {SUMS} are {stores}, expected {expected}")
    expected = get_sums(shown)
    first, last = expected[3:]
    if loads[0] == expected[0]:
        if loads != expected:
            sys.exit(f"loads: {SUMS} are {loads}, expected {expected}")
    elif not first <= loads[3] <= loads[4] <= last:
        sys.exit(f"loads: from {loads[3]} to {loads[4]}, expected {first} to"
                 f" {last} at most")
    print(f"stored {stores[0]} up to {stores[4]}, loaded {loads[0]} up to"
          f" {loads[4]}")


main()
