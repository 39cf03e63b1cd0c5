"""Running the programs of pad, and the arrays that they read."""

import struct
import subprocess
import sys


def write_array(path, shape, descr, data):
    """Writes the bytes `data`, of elements that NumPy calls `descr`, as a .npy
    file."""
    extents = "".join(f"{extent}, " for extent in shape)
    header = (f"{{'descr': '{descr}', 'fortran_order': False, 'shape': "
              f"({extents}), }}").encode()
    header += b" " * (-(len(header) + 11) % 64) + b"\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)))
        file.write(header + data)


def run(command, errors=False):
    """Runs a command and returns what it prints, to stderr if `errors`; ends this
    program if it fails."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stderr}{done.stdout}")
    return done.stderr if errors else done.stdout
