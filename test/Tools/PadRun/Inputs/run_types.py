#!/usr/bin/env python3
"""Runs pad-run on every element type, both ways: run_types.py FOLDER

Elements are padded by one on each side in reflect mode; result files have to be
what the input files become when their elements are moved.
"""

import os
import subprocess
import sys

# The type, what NumPy or ml_dtypes call its elements, and three elements: NaNs
# with a payload, -0.0, and the ends of the range among them.
TYPES = [
    ("i1", "|b1", "01 00 01"),
    ("i2", "<V1", "01 03 02"), ("ui2", "<V1", "01 03 02"),
    ("i4", "<V1", "07 0f 08"), ("ui4", "<V1", "07 0f 08"),
    ("i8", "|i1", "7f 80 ff"), ("si8", "|i1", "7f 80 ff"),
    ("ui8", "|u1", "7f 80 ff"),
    ("i16", "<i2", "ff7f 0080 ffff"), ("ui16", "<u2", "ff7f 0080 ffff"),
    ("i32", "<i4", "ffffff7f 00000080 ffffffff"),
    ("ui32", "<u4", "ffffff7f 00000080 ffffffff"),
    ("i64", "<i8", "0102030405060708 0000000000000080 ffffffffffffffff"),
    ("ui64", "<u8", "0102030405060708 0000000000000080 ffffffffffffffff"),
    ("index", "<i8", "0102030405060708 0000000000000080 ffffffffffffffff"),
    ("bf16", "<V2", "817f 0080 0100"),
    ("f16", "<f2", "017e 0080 0100"),
    ("f32", "<f4", "0100a07f 00000080 01000000"),
    ("f64", "<f8", "010000000000f47f 0000000000000080 0100000000000000"),
    ("f8E4M3FN", "<V1", "7f 80 01"), ("f8E4M3FNUZ", "<V1", "80 7f 01"),
    ("f8E5M2", "<V1", "7d 80 01"), ("f8E5M2FNUZ", "<V1", "80 7f 01"),
    ("f8E8M0FNU", "<V1", "ff 00 7f"),
    ("f4E2M1FN", "<V1", "0f 08 01"),
    ("complex<f32>", "<c8",
     "0100a07f00000080 0000803f00000040 01000000ffffffff"),
    ("complex<f64>", "<c16",
     "010000000000f47f0000000000000080 000000000000f03f0000000000000040 "
     "0100000000000000ffffffffffffffff"),
]

MODEL = """func.func @main(%x: tensor<{n}x{type}>) -> tensor<{m}x{type}> {{
  %0 = pad.pad reflect %x low[1] high[1] : tensor<{n}x{type}> to tensor<{m}x{type}>
  return %0 : tensor<{m}x{type}>
}}
"""


def run(*command):
    result = subprocess.run(command, stderr=subprocess.PIPE, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)}: {result.stderr}")


def main():
    make_npy = os.path.join(os.path.dirname(__file__), "make_npy.py")
    os.chdir(sys.argv[1])
    for name, descr, text in TYPES:
        a, b, c = text.split()
        for path, elements in (("x.npy", [a, b, c]), ("y.npy", [b, a, b, c, b])):
            # The bytes of any type can be written as those of an untyped one.
            run(sys.executable, make_npy, path, f"|V{len(a) // 2}",
                str(len(elements)), *elements)
            with open(path, "r+b") as file:
                header = file.read()
                file.seek(0)
                untyped = f"'|V{len(a) // 2}'"
                file.write(header.replace(
                    untyped.encode(),
                    f"'{descr}'".ljust(len(untyped)).encode(), 1))
        for n, m in (("3", "5"), ("?", "?")):
            with open("model.mlir", "w") as file:
                file.write(MODEL.format(n=n, m=m, type=name))
            for way in ("scf", "linalg"):
                run("pad-run", "model.mlir", "--input", "x.npy", "--expect",
                    "y.npy", "--output", "z.npy", f"--path={way}", "-O0")
                with open("y.npy", "rb") as y, open("z.npy", "rb") as z:
                    expected, actual = y.read(), z.read()
                size = len(a) // 2 * 5
                if actual[-size:] != expected[-size:] or (
                        f"'{descr}'".encode() not in actual):
                    sys.exit(f"{name} {way}: wrote {actual!r}, "
                             f"expected {expected!r}")


main()
