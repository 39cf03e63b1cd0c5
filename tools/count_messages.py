#!/usr/bin/env python3
"""What the ranks of a grid send each other for a pad, by the definition: each
element that one rank shows and another one owns, once.

usage: count_messages.py

Prints, for a time step like docs/examples/heat_step.mlir, what a rank sends: a
star stencil, of as many axes as the domain has, of 32-bit floats. All axes go
round, so that no rank has less to do than the others.
"""

import itertools
import math

from index_map import source_index


def overlaps(mode, low, extent, owned, shown):
    """For each shard that is shown, for each that is owned, how many elements
    of the second one the first one shows. The source of `extent` elements has
    shards that begin at `owned`, the result of a pad by `low` shards that begin
    at `shown`; both lists end with the extent."""
    counts = []
    for begin, end in itertools.pairwise(shown):
        elements = {source_index(mode, o - low, extent)
                    for o in range(begin, end)} - {None}
        counts.append([sum(first <= i < last for i in elements)
                       for first, last in itertools.pairwise(owned)])
    return counts


def adjoint_overlaps(mode, low, extent, owned, blocks):
    """The same of an adjoint by `low`: how many positions of a shard of its
    source show elements of a block of its result, of `extent` elements."""
    elements = [source_index(mode, o - low, extent) if extent else None
                for o in range(owned[-1])]
    return [[sum(e is not None and begin <= e < end
                 for e in elements[first:last])
             for first, last in itertools.pairwise(owned)]
            for begin, end in itertools.pairwise(blocks)]


def balance(extent, shards):
    """Where shards begin that are as long as each other, or one longer."""
    return [extent // shards * i + min(i, extent % shards)
            for i in range(shards + 1)]


def count_step(shape, grid):
    """The messages and bytes that a rank sends in a step, and all of them."""
    part = [n // shards for n, shards in zip(shape, grid)]
    messages = bytes_sent = 0
    for axis, (n, shards) in enumerate(zip(shape, grid)):
        begins = balance(n, shards)
        face = math.prod(part[:axis] + part[axis + 1:])
        for low in (1, -1):
            # What the rank at 0 owns and others show.
            column = [row[0] for row in overlaps("wrap", low, n, begins, begins)]
            messages += sum(count != 0 for count in column[1:])
            bytes_sent += sum(column[1:]) * face * 4
    return messages, bytes_sent


GRIDS = {2: [(2, 2), (4, 4), (8, 8), (16, 16), (32, 32), (64, 64)],
         3: [(1, 2, 2), (2, 2, 4), (4, 4, 4), (4, 8, 8), (8, 8, 16),
             (16, 16, 16)]}
# Extents for each rank (weak scaling), and of all of it (strong scaling).
DOMAINS = {2: ((1024, 1024), (16384, 16384)),
           3: ((128, 128, 128), (1024, 1024, 1024))}


def main():
    for axes, (part, whole) in DOMAINS.items():
        print(f"| ranks | grid | weak: {'x'.join(map(str, part))} a rank | "
              f"strong: {'x'.join(map(str, whole))} |")
        print("|---:|---|---|---|")
        for grid in GRIDS[axes]:
            cells = []
            for shape in ([n * shards for n, shards in zip(part, grid)], whole):
                messages, sent = count_step(shape, grid)
                owned = 4 * math.prod(shape) // math.prod(grid)
                cells.append(f"{messages} messages, {sent} bytes, "
                             f"{100 * sent / owned:.2f} % of its part")
            print(f"| {math.prod(grid)} | {'x'.join(map(str, grid))} | "
                  f"{' | '.join(cells)} |")
        print()


if __name__ == "__main__":
    main()
