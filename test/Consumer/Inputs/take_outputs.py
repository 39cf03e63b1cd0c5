"""Fills a configured build folder with the libraries and programs that another
build made of the same sources, instead of compiling them again. The tables that
tablegen makes are built.

usage: take_outputs.py BUILD OTHER
"""

import os
import re
import shutil
import subprocess
import sys


def main():
    build, other = sys.argv[1:]
    ninja = ["ninja", "-C", build]
    subprocess.run([*ninja, "pad-headers"], check=True)
    targets = subprocess.run([*ninja, "-t", "targets", "all"], check=True,
                             capture_output=True, text=True).stdout
    outputs = re.findall(r"^(\S+): \w+_LINKER__", targets, re.MULTILINE)
    assert outputs
    for output in outputs:
        os.makedirs(os.path.dirname(f"{build}/{output}"), exist_ok=True)
        shutil.copy2(f"{other}/{output}", f"{build}/{output}")


if __name__ == "__main__":
    main()
