"""Prints the error of a program on a bytecode file in which one attribute has a
code that this version of MLIR does not have, once it says more than that.

usage: unknown_attribute.py PROGRAM FILE CHANGED_FILE
"""

import pathlib
import subprocess
import sys

program, source, changed = sys.argv[1:]
original = pathlib.Path(source).read_bytes()
CODE = 63 << 1 | 1
for place in range(len(original)):
    pathlib.Path(changed).write_bytes(
        original[:place] + bytes([CODE]) + original[place + 1:])
    try:
        error = subprocess.run([program, changed], stderr=subprocess.PIPE,
                               stdout=subprocess.DEVNULL, errors="replace",
                               check=False, timeout=20).stderr
    except subprocess.TimeoutExpired:
        # LLVM 23's reader of bytecode, mlir-opt's too, loops on some bytes.
        continue
    if "unknown attribute code" in error and ": the bytecode" in error:
        sys.exit(error)
sys.exit("no attribute's code was found")
