#!/usr/bin/env python3
"""Every operation of tools/bench/consumers.py at many sizes of the image, by its
schedule: no pad and no loop of linalg remains, and of some the results are those of
the unscheduled program.

    check_sizes.py --build build [--heights FROM:TO:STEP] [--widths FROM:TO:STEP]
        [--all-modes] [--compare N] [--seed S]
"""

import argparse
import itertools
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "tools/bench"))

from boundary import SCHEDULES, Programs  # noqa: E402
from consumers import CONSUMERS, MODES  # noqa: E402

SPLIT = "// -----\n"
LARGE = [(611, 803)]


def is_program(consumer, height, width):
    """Whether there is such a program. Upstream refuses slices that begin at the end
    of what they are cut from, as those of images without elements would, and lowers
    `linalg.unpack` to such slices."""
    return min(height, width) > 0 or not re.search("extract_slice|unpack",
                                                   consumer.op)


def get_modes(options, consumer, height, width, dynamic):
    if min(height, width) == 0:
        return ["constant"]
    modes = [mode for mode in MODES
             if not (dynamic and mode in consumer.fixed)]
    if options.all_modes or not modes:
        return modes
    return [modes[(CONSUMERS.index(consumer) + height + width) % len(modes)]]


def check_schedule(options, consumer, cases, dynamic):
    """Schedules a program for each of `cases`, (height, width, mode)."""
    text = SPLIT.join(consumer.module(*case, dynamic) for case in cases)
    run = subprocess.run(
        [f"{options.build}/bin/pad-opt", "--split-input-file",
         f"--transform-preload-library=transform-library-paths={SCHEDULES}",
         f"--transform-interpreter=entry-point={consumer.schedule}"],
        input=text, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"{consumer.name}, {cases}: {run.stderr}")
    for case, scheduled in zip(cases, run.stdout.split(SPLIT), strict=True):
        if re.search(r"pad\.pad|linalg\.", scheduled):
            sys.exit(f"{consumer.name}, {case}, {dynamic=}: the pad is not fused"
                     " into vectors")


def compare(options, consumer, height, width, mode, dynamic):
    """Compares the scheduled program with the unscheduled one, bit for bit."""
    options.dynamic = dynamic
    with tempfile.TemporaryDirectory() as folder:
        Programs(options, consumer, height, width, folder).compare(mode, "-O0")


def to_range(text):
    return range(*map(int, text.split(":")))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build", help="the build folder")
    parser.add_argument("--heights", type=to_range, default=range(41))
    parser.add_argument("--widths", type=to_range, default=range(41))
    parser.add_argument("--all-modes", action="store_true",
                        help="each size in all modes, not in one of them")
    parser.add_argument("--compare", type=int, default=0, metavar="N",
                        help="compare the results of N of the programs")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    sizes = [*itertools.product(options.heights, options.widths), *LARGE]
    programs = []
    for consumer in CONSUMERS:
        static = [(*size, mode) for size in sizes
                  if is_program(consumer, *size)
                  for mode in get_modes(options, consumer, *size, False)]
        for first in range(0, len(static), 100):
            check_schedule(options, consumer, static[first:first + 100], False)
        # One program stands for all sizes.
        modes = [mode for mode in MODES if mode not in consumer.fixed]
        if modes:
            check_schedule(options, consumer, [(1, 1, mode) for mode in modes],
                           True)
        programs += [(consumer, *case, False) for case in static]
        programs += [(consumer, *size, mode, True) for size in sizes
                     if is_program(consumer, *size)
                     for mode in get_modes(options, consumer, *size, True)]
    print(f"{len(programs)} programs: no pad remains")
    chosen = random.Random(options.seed).sample(programs, options.compare)
    for program in chosen:
        compare(options, *program)
    print(f"{len(chosen)} compared: no differences")


if __name__ == "__main__":
    main()
