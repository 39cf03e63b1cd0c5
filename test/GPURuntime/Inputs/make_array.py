"""Writes 15 numbers of type f32, 3 x 5 of them if no extents follow the file."""

import struct
import sys

shape = tuple(int(extent) for extent in sys.argv[2:]) or (3, 5)
header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}}}"
header += " " * (-(len(header) + 11) % 64) + "\n"
with open(sys.argv[1], "wb") as file:
    file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)))
    file.write(header.encode() + struct.pack("<15f", *range(15)))
