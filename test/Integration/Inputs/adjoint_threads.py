"""Writes g.npy, a gradient of random floats of many sizes, and zero.npy.

    adjoint_threads.py FOLDER
"""

import array
import random
import sys


def write(name, shape, descr, numbers):
    header = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}"
    header = header.ljust(117) + "\n"
    with open(f"{sys.argv[1]}/{name}", "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little"))
        file.write(header.encode() + numbers.tobytes())


random.seed(1)
write("g.npy", (3, 5, 38, 38), "<f4", array.array(
    "f", (random.uniform(-1, 1) * 2.0**random.randint(-12, 12)
          for _ in range(3 * 5 * 38 * 38))))
write("zero.npy", (3, 5, 32, 32), "<i4", array.array("i", [0] * 3 * 5 * 32 * 32))
