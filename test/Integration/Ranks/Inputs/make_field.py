"""Writes a 48 x 64 array of 32-bit floats that are not smooth: make_field.py
FILE."""

import random
import struct
import sys

rng = random.Random(1)
header = "{'descr': '<f4', 'fortran_order': False, 'shape': (48, 64), }"
header += " " * (-(len(header) + 11) % 64) + "\n"
with open(sys.argv[1], "wb") as file:
    file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) +
               header.encode())
    for _ in range(48 * 64):
        file.write(struct.pack("<f", rng.uniform(-1, 1)))
