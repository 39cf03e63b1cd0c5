"""Assembles the PTX of a `gpu.binary`, read from the standard input.

usage: assemble_ptx.py PTXAS CHIP FILE

Writes the PTX to FILE and what the kernels need of registers and local memory to
the standard output.
"""

import pathlib
import re
import subprocess
import sys


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__.strip())
    ptxas, chip, path = sys.argv[1:]
    text = re.search(
        r'assembly = "((?:[^"\\]|\\.)*)"', sys.stdin.read()
    )[1]
    ptx = re.sub(
        r"\\([0-9A-F]{2})", lambda code: chr(int(code[1], 16)), text
    ).rstrip("\0")
    pathlib.Path(path).write_text(ptx)
    result = subprocess.run(
        [ptxas, "-v", f"-arch={chip}", path, "-o", path + ".cubin"],
        capture_output=True,
        text=True,
        check=False,
    )
    names = re.findall(r"Compiling entry function '(\w+)'", result.stderr)
    registers = re.findall(r"Used (\d+) registers", result.stderr)
    spills = re.findall(r"(\d+) bytes spill stores", result.stderr)
    if result.returncode != 0 or not names:
        sys.exit(result.stderr)
    for name, count, bytes in zip(names, registers, spills):
        print(f"{name}: {count} registers, {bytes} bytes spilled")


main()
