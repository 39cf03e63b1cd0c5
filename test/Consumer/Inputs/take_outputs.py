"""Fills a configured build folder with the libraries and programs that another
build made of the same sources, instead of compiling them again. The tables that
tablegen makes are built. Then makes the programs named, which only this folder has:
compiles their sources and links them with what was taken.

usage: take_outputs.py BUILD OTHER [PROGRAM]...
"""

import os
import re
import shutil
import subprocess
import sys


def run_ninja(build, *arguments):
    return subprocess.run(["ninja", "-C", build, *arguments], check=True,
                          capture_output=True, text=True).stdout


def take_outputs(build, other):
    targets = run_ninja(build, "-t", "targets", "all")
    taken = 0
    for output in re.findall(r"^(\S+): \w+_LINKER__", targets, re.MULTILINE):
        # Where pad is a part of another project, its folders lie deeper.
        source = os.path.join(other, *output.split("/")[-2:])
        if os.path.exists(source):
            os.makedirs(os.path.dirname(f"{build}/{output}"), exist_ok=True)
            shutil.copy2(source, f"{build}/{output}")
            taken += 1
    assert taken


def make_program(build, name):
    # Where pad is a part of another project, the name alone is an alias.
    targets = run_ninja(build, "-t", "targets", "all")
    program, = re.findall(rf"^((?:\S+/)?{name}): \w+_EXECUTABLE_LINKER__", targets,
                          re.MULTILINE)
    objects = re.findall(r"^    (\S+\.o)$", run_ninja(build, "-t", "query", program),
                         re.MULTILINE)
    # Without objects, ninja would make everything.
    assert objects
    run_ninja(build, *objects)
    link = run_ninja(build, "-t", "commands", "-s", program)
    link = link.splitlines()[-1]
    subprocess.run(link, shell=True, cwd=build, check=True)


def main():
    build, other, *programs = sys.argv[1:]
    run_ninja(build, "pad-headers")
    take_outputs(build, other)
    for program in programs:
        make_program(build, program)


if __name__ == "__main__":
    main()
