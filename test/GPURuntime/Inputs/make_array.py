"""Writes an array of 3 x 5 numbers of type f32 to the file that is given."""

import struct
import sys

header = "{'descr': '<f4', 'fortran_order': False, 'shape': (3, 5)}"
header += " " * (-(len(header) + 11) % 64) + "\n"
with open(sys.argv[1], "wb") as file:
    file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)))
    file.write(header.encode() + struct.pack("<15f", *range(15)))
