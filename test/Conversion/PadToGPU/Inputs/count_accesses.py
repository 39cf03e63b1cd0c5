"""Counts the bytes that kernels move, and how many of them 16 at a time.

usage: count_accesses.py pad|adjoint TYPE MODE SHAPE LOW HIGH

A kernel of --convert-pad-to-gpu is run on this machine, its threads one after the
other, with a counter at each access. Numbers of axes are separated by `x`; SHAPE is
that of the pad's source, and of the adjoint's result. Prints the share of the bytes
that are stored and that are loaded by vectors.
"""

import os
import re
import shutil
import subprocess
import sys

BYTES = {"i8": 1, "bf16": 2, "i32": 4, "f32": 4, "i64": 8, "f64": 8}


def run(command, text):
    return subprocess.run(
        command, input=text, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def run_main(program):
    """What the function @main of a program in the LLVM dialect prints."""
    libraries = os.path.dirname(shutil.which("mlir-runner")) + "/../lib"
    return run(
        [
            "mlir-runner",
            "-O2",
            "-e=main",
            "-entry-point-result=void",
            f"-shared-libs={libraries}/libmlir_c_runner_utils.so",
        ],
        program,
    )


def to_loops(line):
    """Loops over blocks and threads instead of the head of a launch."""
    names = re.findall(r"%\w+", line)
    ids = names[0:3] + names[9:12]
    sizes = names[3:9] + names[12:18]
    text = ""
    for name, value in zip(sizes[0::2], sizes[1::2]):
        text += f"{name} = arith.muli {value}, %one : index\n"
    for name, size in zip(ids, sizes[0::2]):
        text += f"scf.for {name} = %zero to {size} step %one {{\n"
    return text


def count(line, element):
    """What counts the access of a line, if it is one."""
    access = re.search(r"(vector|memref)\.(load|store) ", line)
    if not access:
        return ""
    kind = ("vector", "memref").index(access[1]) + 2 * (access[2] == "load")
    size = "%vector" if access[1] == "vector" else "%element"
    return f"func.call @count(%k{kind}, {size}) : (index, i64) -> ()\n"


def instrument(text, element):
    lines = []
    in_kernel, ends = False, False
    for line in text.splitlines():
        if "gpu.launch" in line:
            in_kernel = True
            lines.append(to_loops(line))
        elif "gpu.terminator" in line:
            ends = True
        elif ends:
            lines.append("}" * 6)
            in_kernel = ends = False
        else:
            lines.append(line)
            if "func.func @f(" in line:
                lines.append(
                    "%zero = arith.constant 0 : index\n"
                    "%one = arith.constant 1 : index\n"
                    "%vector = arith.constant 16 : i64\n"
                    f"%element = arith.constant {BYTES[element]} : i64\n"
                )
                lines += [
                    f"%k{k} = arith.constant {k} : index" for k in range(4)
                ]
            if in_kernel:
                lines.append(count(line, element))
    return "\n".join(lines)


def main():
    if len(sys.argv) != 7 or sys.argv[1] not in ("pad", "adjoint"):
        sys.exit(__doc__.strip())
    op, element, mode = sys.argv[1:4]
    shape, low, high = ([int(n) for n in a.split("x")] for a in sys.argv[4:7])
    padded = [sum(axis) for axis in zip(shape, low, high)]
    source, result = (shape, padded) if op == "pad" else (padded, shape)
    source_type, result_type = (
        f"memref<{'x'.join(map(str, extents))}x{element}>"
        for extents in (source, result)
    )
    kernel = run(
        ["pad-opt", "--convert-pad-to-gpu", "--canonicalize", "--cse"],
        f"""func.func @f(%x: {source_type}, %y: {result_type}) {{
  pad.{op}_into {mode} ins(%x : {source_type}) outs(%y : {result_type})
    low{low} high{high}
  return
}}""",
    )
    kernel = instrument(kernel, element)
    program = f"""{kernel[:kernel.rindex("}")]}
  memref.global "private" @counters : memref<4xi64> = dense<0>
  func.func private @count(%k: index, %bytes: i64) {{
    %counters = memref.get_global @counters : memref<4xi64>
    %old = memref.load %counters[%k] : memref<4xi64>
    %new = arith.addi %old, %bytes : i64
    memref.store %new, %counters[%k] : memref<4xi64>
    return
  }}
  func.func @main() {{
    %x = memref.alloc() {{alignment = 64 : i64}} : {source_type}
    %y = memref.alloc() {{alignment = 64 : i64}} : {result_type}
    call @f(%x, %y) : ({source_type}, {result_type}) -> ()
    %counters = memref.get_global @counters : memref<4xi64>
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %four = arith.constant 4 : index
    scf.for %k = %zero to %four step %one {{
      %bytes = memref.load %counters[%k] : memref<4xi64>
      vector.print %bytes : i64
    }}
    return
  }}
}}
"""
    lowered = run(["pad-opt", "--pad-to-llvm"], program)
    printed = run_main(lowered)
    numbers = [int(number) for number in re.findall(r"\d+", printed)]
    for name, (vectors, singles) in zip(
        ("stored", "loaded"), (numbers[:2], numbers[2:])
    ):
        total = vectors + singles
        print(f"{name} {total} bytes, {100 * vectors / total:.1f} % by vectors")


if __name__ == "__main__":
    main()
