"""Proves by exhaustion that two modules compute the same.

    compare.py BEFORE AFTER

Runs every function of BEFORE, and of AFTER that of the same name, on all
extents from 0 to 4 where they are dynamic and on some indices of either sign
where it takes any, and compares the results. Where BEFORE is undefined, AFTER
may do anything. Prints how many functions there are, how many of them AFTER has
changed, how many it runs with fewer pads, and the number of runs of the changed
ones; exits with 1 at the first difference.
"""

import itertools
import math
import sys

from interpreter import Array, Module, Undefined

VALUE, OTHER_VALUE = 100, 200
INDICES = [-2, 0, 1, 3]


def main():
    before, after = (Module(open(path).read()) for path in sys.argv[1:])
    changed = fewer = runs = 0
    for name in before.functions:
        if before.functions[name] == after.functions[name]:
            continue
        changed += 1
        pads = [m.count(name, "pad.pad") + m.count(name, "pad.adjoint") + 2 * m.count(name, "pad.dynamic_pad")
                for m in (before, after)]
        fewer += pads[1] < pads[0]
        extents = [range(5) if e == "d" else [int(e)]
                   for e in name.split("_")[1].split("x")]
        indices = [INDICES if before.uses(name, index) else [0]
                   for index in (3, 4)]
        for *shape, a, b in itertools.product(*extents, *indices):
            # Of a sum of powers all terms can be told.
            is_sum = before.count(name, "pad.adjoint")
            source = Array(shape, (1000**k if is_sum else k + 1
                                   for k in range(math.prod(shape))))
            arguments = [source, VALUE, OTHER_VALUE, a, b]
            try:
                expected = before.run(name, arguments)
            except Undefined:
                continue
            runs += 1
            try:
                actual = after.run(name, arguments)
            except Undefined as reason:
                actual = reason
            if isinstance(actual, Exception) or actual != expected:
                sys.exit(f"@{name} of {shape}, {a}, {b}: expected {expected},"
                         f" got {actual}\n" +
                         "\n".join(before.functions[name][1] + ["became"] +
                                   after.functions[name][1]))
    print(f"{len(before.functions)} functions, {changed} changed,"
          f" {fewer} with fewer pads, {runs} runs")


if __name__ == "__main__":
    main()
