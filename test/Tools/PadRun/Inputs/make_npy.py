#!/usr/bin/env python3
"""Writes an .npy file: make_npy.py [--fortran] FILE DESCR SHAPE [VALUE...]

DESCR is NumPy's name of the element type, such as '<f4'; SHAPE is extents with
commas in between, '-' for rank 0. Values are numbers, or with an untyped DESCR
('|V1') the bytes of an element in hexadecimal; of strings ('<U3', '|S3') they
may have Python's escapes. Needs no NumPy.
"""

import struct
import sys

fortran = sys.argv[1] == "--fortran"
path, descr, shape, *values = sys.argv[2 if fortran else 1:]
extents = [] if shape == "-" else shape.split(",")
order = ">" if descr[0] == ">" else "<"
kind, size = descr[1], int(descr[2:])
codes = {"b1": "?", "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i",
         "u4": "I", "i8": "q", "u8": "Q", "f2": "e", "f4": "f", "f8": "d",
         "c8": "ff", "c16": "dd"}


def pack(value):
    if kind == "V":
        return bytes.fromhex(value)
    if kind == "U":
        text = value.encode("latin-1", "backslashreplace").decode(
            "unicode_escape")
        codec = "utf-32-be" if order == ">" else "utf-32-le"
        return text.encode(codec, "surrogatepass").ljust(4 * size, b"\0")
    if kind == "S":
        return value.encode().decode("unicode_escape").encode(
            "latin-1").ljust(size, b"\0")
    code = order + codes[descr[1:]]
    if kind == "c":
        number = complex(value)
        return struct.pack(code, number.real, number.imag)
    return struct.pack(code, float(value) if kind == "f" else int(value))


header = "{'descr': '%s', 'fortran_order': %s, 'shape': (%s), }" % (
    descr, fortran, ", ".join(extents) + ("," if len(extents) == 1 else ""))
header = header.ljust((len(header) + 11 + 63) // 64 * 64 - 11) + "\n"
with open(path, "wb") as file:
    file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)))
    file.write(header.encode())
    for value in values:
        file.write(pack(value))
