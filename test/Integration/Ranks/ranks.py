#!/usr/bin/env python3
"""Pads on several ranks against one process, and their messages against the
definition.

usage: ranks.py FOLDER MPIRUN COUNTER RANKS [--pads N] [--seed N]
                [--rounds N] [--sends wait|buffer] [--eager BYTES]

Draws pads of one array for every grid of RANKS ranks below: all modes; amounts
that are narrow, wider than a shard, wider than the source, and negative; even
and uneven shards, some of them empty; every other pad with extents and amounts
that are known at run time only, some of these in a tensor. Each fifth one is a
border in place, and two of five are adjoints, of elements whose sums depend on
their order. Runs each module with MPIRUN (a command) and in one process, and
compares the files of all results byte for byte. COUNTER is the library made of
count_messages.c: what each rank sends each other one has to be as many bytes as
the definition forces, in one message for each pad, and the sizes of parts that
are not known. With --sends, every send waits for its receiver, or none; --eager
is Open MPI's limit.
"""

import argparse
import itertools
import pathlib
import random
import struct
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "tools"))

from count_messages import adjoint_overlaps, balance, overlaps  # noqa: E402
from index_map import MODES  # noqa: E402

# Grids, and the grid axes that divide each axis of a tensor. What divides none
# is replicated.
GRIDS = {
    1: [((1,), [[0]])],
    2: [((2,), [[0]]), ((2,), [[], [0]])],
    3: [((3,), [[0], []]), ((3, 1), [[1], [0]])],
    4: [((4,), [[0]]), ((2, 2), [[0], [1]]), ((2, 2), [[1], []])],
    8: [((8,), [[0]]), ((2, 4), [[1], [0]]), ((2, 2, 2), [[2, 0], [], [1]])],
}
# Element types of MLIR and NumPy, and the bytes of an element. MPI has no name
# for the last ones.
TYPES = [("f32", "<f4", 4), ("i64", "<i8", 8), ("i8", "|i1", 1),
         ("f16", "<f2", 2), ("complex<f64>", "<c16", 16), ("i1", "|b1", 1)]
TIME_LIMIT_S = 300


def write_array(path, dtype, shape, data):
    text = f"{{'descr': '{dtype}', 'fortran_order': False, 'shape': ("
    text += "".join(f"{n}, " for n in shape) + "), }"
    text += " " * (-(len(text) + 11) % 64) + "\n"
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) +
                     text.encode() + data)


def draw_data(rng, element, size):
    """`size` random bytes. Floats have a size near 1, or are -0.0: sums of them
    depend on their order, and are no NaN, of which the bits are not defined."""
    data = bytearray(rng.randbytes(size))
    if element == "i1":
        return bytes(byte % 2 for byte in data)
    width = {"f16": 2, "f32": 4, "complex<f64>": 8}.get(element)
    for end in range(width, size + 1, width) if width else ():
        sign = rng.randrange(2) << 7
        data[end - 1] = sign | 0x3f
        if width == 8:
            data[end - 2] |= 0xe0
        if rng.random() < 0.1:
            data[end - width:end] = bytes(width - 1) + b"\x80"
    return bytes(data)


def draw_offsets(rng, extent, shards):
    """Where uneven shards begin, and the extent; a shard may be empty."""
    return [0] + sorted(rng.randint(0, extent)
                        for _ in range(shards - 1)) + [extent]


class Division:
    """Where the parts of a tensor lie."""

    def __init__(self, rng, grid, split, shape):
        self.grid, self.split = grid, split
        self.offsets = []
        sizes = [self.shards(axis) for axis in range(len(shape))]
        explicit = rng is not None and rng.random() < 0.5
        for extent, shards in zip(shape, sizes):
            self.offsets.append(draw_offsets(rng, extent, shards) if explicit
                                else balance(extent, shards))
        self.is_even = all(extent % shards == 0
                           for extent, shards in zip(shape, sizes))
        self.is_explicit = explicit

    def shards(self, axis):
        product = 1
        for grid_axis in self.axes(axis):
            product *= self.grid[grid_axis]
        return product

    def axes(self, axis):
        return self.split[axis] if axis < len(self.split) else []

    def shard(self, position, axis):
        index = 0
        for grid_axis in self.axes(axis):
            index = index * self.grid[grid_axis] + position[grid_axis]
        return index

    def text(self, has_offsets=True):
        split = ", ".join(str(axes) for axes in self.split)
        text = f"shard.sharding @grid split_axes = [{split}]"
        if has_offsets and (self.is_explicit or not self.is_even):
            offsets = [str(o) for axis, axes in enumerate(self.split) if axes
                       for o in self.offsets[axis]]
            text += f" sharded_dims_offsets = [{', '.join(offsets)}]"
        return text + " : !shard.sharding"


class Pad:
    def __init__(self, rng, mode, kind, shape):
        self.mode, self.low, self.high = mode, [], []
        for n in shape:
            low, high = self.draw(rng, kind, n), self.draw(rng, kind, n)
            if n + low + high < 0:
                high = -n - low
            self.low.append(low)
            self.high.append(high)
        self.shape = [n + low + high
                      for n, low, high in zip(shape, self.low, self.high)]
        self.is_dynamic, self.arguments = False, set()
        self.is_border = self.is_adjoint = self.has_list = False
        # Of the source and of the result.
        self.hidden_axes, self.dynamic_axes = set(), set()

    def make_border(self, rng, shape):
        """Makes it the border in place of an inside with elements."""
        self.is_border, self.shape = True, shape
        for axis, n in enumerate(shape):
            self.low[axis] = rng.randint(0, n - 1)
            self.high[axis] = rng.randint(0, n - 1 - self.low[axis])

    def make_adjoint(self, rng, kind, shape):
        """Makes it the adjoint of an array of `shape`."""
        self.is_adjoint = True
        least = 0 if self.mode == "constant" else 1
        for axis, m in enumerate(shape):
            n = {"narrow": m - rng.randint(0, 3),
                 "wide": rng.randint(m // 3, m),
                 "wider": rng.randint(0, m // 4),
                 "negative": rng.randint(m, 2 * m),
                 "mixed": rng.randint(0, 2 * m)}[kind]
            n = max(n, least)
            self.low[axis] = rng.choice([rng.randint(min(m - n, 0),
                                                     max(m - n, 0)),
                                         rng.randint(-n, m)])
            self.high[axis] = m - n - self.low[axis]
            self.shape[axis] = n

    def hide(self, rng, dynamic_axes, result):
        """Makes extents and amounts unknown until run time: any amounts, the
        extents of `dynamic_axes`, and what follows from either."""
        self.hidden_axes = dynamic_axes
        self.dynamic_axes = set(dynamic_axes)
        self.is_dynamic = True
        self.has_list = (not self.is_border and not self.is_adjoint
                         and rng.random() < 0.3)
        for side, axis in itertools.product(("low", "high"),
                                            range(len(self.shape))):
            if self.has_list or rng.random() < 0.3:
                self.arguments.add((side, axis))
                self.dynamic_axes.add(axis)
        if self.is_border:
            self.dynamic_axes = set(dynamic_axes)
            return
        # Shards of an extent that is known are equal, or have offsets; which
        # they cannot have if another extent is not known.
        if not result.is_explicit:
            self.dynamic_axes |= {axis for axis, n in enumerate(self.shape)
                                  if n % result.shards(axis) != 0}

    def overlaps(self, axis, n, owned, shown):
        low, high = self.low[axis], self.high[axis]
        # An axis that is known to stay as it is stays where it is, in any mode.
        if (low == high == 0 and owned == shown
                and not self.arguments & {("low", axis), ("high", axis)}):
            lengths = [end - begin for begin, end in itertools.pairwise(owned)]
            return [[length * (k == shard) for k, length in enumerate(lengths)]
                    for shard in range(len(lengths))]
        if self.is_adjoint:
            return adjoint_overlaps(self.mode, low, shown[-1], owned, shown)
        if self.is_border:
            n -= low + high
            owned = [begin - low for begin in owned]
        return overlaps(self.mode, low, n, owned, shown)

    def asks_sizes(self, axis, source, result):
        """Whether ranks do not know of each other how much of an axis they
        have, and need to."""
        is_kept = (self.low[axis] == self.high[axis] == 0
                   and not self.arguments & {("low", axis), ("high", axis)}
                   and axis in self.dynamic_axes
                   and (self.is_border or not result.is_explicit))
        return (axis in self.hidden_axes and source.shards(axis) > 1
                and not source.is_explicit and not is_kept)

    def text(self, i, source, result):
        """The operation, and the values of its arguments by name."""
        values = {}
        name = "%dx" if self.is_dynamic else "%sx"
        if self.has_list:
            values[f"%list{i}"] = [*self.low, *self.high]
            amounts = f"tensor<{2 * len(self.low)}xi64>"
            return (f"  %p{i} = pad.dynamic_pad {self.mode} {name} "
                    f"pads(%list{i}) : {source}, {amounts} to {result}"), values

        def list_amounts(side):
            names = {axis: f"%{side}{i}_{axis}"
                     for axis in range(len(self.shape))
                     if (side, axis) in self.arguments}
            amounts = getattr(self, side)
            values.update((names[axis], amounts[axis]) for axis in names)
            return ", ".join(names.get(axis, str(amount))
                             for axis, amount in enumerate(amounts))

        low, high = list_amounts("low"), list_amounts("high")
        if self.is_border:
            return (f"  %p{i} = pad.fill_border {self.mode} {name} low[{low}] "
                    f"high[{high}] : {source}"), values
        kind = "adjoint" if self.is_adjoint else "pad"
        return (f"  %p{i} = pad.{kind} {self.mode} {name} low[{low}] "
                f"high[{high}] : {source} to {result}"), values

    @staticmethod
    def draw(rng, kind, n):
        if kind == "narrow":
            return rng.randint(0, 2)
        if kind == "wide":
            return rng.randint(0, n)
        if kind == "wider":
            return rng.randint(0, 3 * n)
        if kind == "negative":
            return rng.randint(-n, 1)
        return rng.choice([0, rng.randint(-n, 2 * n)])


KINDS = ["narrow", "wide", "wider", "negative", "mixed"]


def make_type(shape, dynamic_axes, element):
    extents = ("?" if axis in dynamic_axes else str(n)
               for axis, n in enumerate(shape))
    return f"tensor<{'x'.join([*extents, element])}>"


def make_module(pads, source, results, element, dynamic_axes):
    """The module, and the values of the arguments that are not arrays."""
    shape = source_shape(source)
    x = {False: make_type(shape, (), element),
         True: make_type(shape, dynamic_axes, element)}
    body = [f"  %s = {source.text()}",
            f"  %sx = shard.shard %x to %s : {x[False]}",
            f"  %t = {source.text(source.is_explicit)}",
            f"  %dx = shard.shard %y to %t : {x[True]}"]
    values, types, returned = {}, [], []
    for i, (pad, result) in enumerate(zip(pads, results)):
        types.append(make_type(pad.shape, pad.dynamic_axes, element))
        text, arguments = pad.text(i, x[pad.is_dynamic], types[-1])
        body.append(text)
        values.update(arguments)
        returned.append(f"%p{i}")
        # The rest is left to propagation.
        if result.is_explicit:
            body += [f"  %s{i} = {result.text()}",
                     f"  %r{i} = shard.shard %p{i} to %s{i} : {types[-1]}"]
            returned[-1] = f"%r{i}"
    arguments = [f"%x: {x[False]}", f"%y: {x[True]}",
                 *(f"{name}: " + (f"tensor<{len(value)}xi64>"
                                  if isinstance(value, list) else "index")
                   for name, value in values.items())]
    types = ", ".join(types)
    return "\n".join([
        f"shard.grid @grid(shape = {'x'.join(map(str, source.grid))})",
        f"func.func @main({', '.join(arguments)}) -> ({types}) {{", *body,
        f"  return {', '.join(returned)} : {types}", "}", ""]), values


def source_shape(source):
    return [offsets[-1] for offsets in source.offsets]


def count(pads, source, results, element_bytes):
    """(sender, receiver) -> [messages, bytes, and those about sizes]: what a
    rank shows and another one owns."""
    positions = list(itertools.product(*map(range, source.grid)))
    divided = {axis for axes in source.split for axis in axes}
    shape = source_shape(source)
    counts = {}

    def add(sender, receiver, first, size):
        entry = counts.setdefault((sender, receiver), [0, 0, 0, 0])
        entry[first] += 1
        entry[first + 1] += size

    for pad, result in zip(pads, results):
        shared = [pad.overlaps(axis, n, source.offsets[axis],
                               result.offsets[axis])
                  for axis, n in enumerate(shape)]
        asked = [axis for axis in range(len(shape))
                 if pad.asks_sizes(axis, source, result)]
        for receiver, to in enumerate(positions):
            for sender, owner in enumerate(positions):
                # A copy of what is replicated is sent by nobody.
                if sender == receiver or any(
                        owner[axis] != to[axis]
                        for axis in range(len(source.grid))
                        if axis not in divided):
                    continue
                size = element_bytes
                for axis in range(len(shape)):
                    size *= shared[axis][result.shard(to, axis)][
                        source.shard(owner, axis)]
                if size != 0:
                    add(sender, receiver, 0, size)
                # All of an axis tell the first one, which tells them all.
                for axis in asked:
                    along = source.axes(axis)
                    if any(owner[other] != to[other]
                           for other in range(len(source.grid))
                           if other not in along):
                        continue
                    if source.shard(to, axis) == 0:
                        add(sender, receiver, 2, 8)
                    elif source.shard(owner, axis) == 0:
                        add(sender, receiver, 2, 8 * source.shards(axis))
    return counts


def run(command, environment=None):
    try:
        done = subprocess.run(command, timeout=TIME_LIMIT_S, text=True,
                              env=environment, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired:
        sys.exit(f"no end after {TIME_LIMIT_S} s: {' '.join(command)}")
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}:\n{done.stdout}")


def check(folder, options, rng, grid, split):
    element, dtype, size = rng.choice(TYPES)
    rank = max(len(split), 1) + rng.randint(0, 1)
    shape = [rng.randint(2, 13 if rank < 3 else 7) for _ in range(rank)]
    source = Division(rng, grid, split, shape)
    pads, results = [], []
    cases = [(mode, kind) for mode in MODES for kind in KINDS]
    rng.shuffle(cases)
    dynamic_axes = {axis for axis, n in enumerate(shape)
                    if rng.random() < 0.7 or n % source.shards(axis) != 0}
    for mode, kind in itertools.islice(itertools.cycle(cases), options.pads):
        pad = Pad(rng, mode, kind, shape)
        pads.append(pad)
        if len(pads) % 5 == 0:
            pad.make_border(rng, shape)
            results.append(source)
        else:
            if len(pads) % 5 in (2, 4):
                pad.make_adjoint(rng, kind, shape)
            results.append(Division(rng, grid, split, pad.shape))
        if len(pads) % 2 == 0:
            pad.hide(rng, dynamic_axes, results[-1])
    text, values = make_module(pads, source, results, element, dynamic_axes)
    module = folder / "pads.mlir"
    module.write_text(text)
    elements = 1
    for n in shape:
        elements *= n
    data = draw_data(rng, element, elements * size)
    write_array(folder / "x.npy", dtype, shape, data)
    inputs = [f"--input={folder}/x.npy"] * 2
    for name, value in values.items():
        file = folder / f"{name[1:]}.npy"
        inputs.append(f"--input={file}")
        numbers = value if isinstance(value, list) else [value]
        write_array(file, "<i8",
                    [len(value)] if isinstance(value, list) else [],
                    struct.pack(f"<{len(numbers)}q", *numbers))

    def command(name):
        outputs = [f"--output={i}={folder}/{name}.{i}.npy"
                   for i in range(len(pads))]
        return ["pad-run", str(module), "-O0", *inputs, *outputs]

    run(command("one"))
    counts = folder / "counts"
    for rank in range(options.ranks):
        pathlib.Path(f"{counts}.{rank}").unlink(missing_ok=True)
    run([*options.mpirun.split(), "-n", str(options.ranks), "-x",
         f"LD_PRELOAD={options.counter}", "-x", f"PAD_COUNTS={counts}",
         *options.sends, *options.eager, *command("many")])
    for i, pad in enumerate(pads):
        one, many = (folder / f"{name}.{i}.npy" for name in ("one", "many"))
        if one.read_bytes() != many.read_bytes():
            sys.exit(f"{module}: result {i} differs, {pad.mode} "
                     f"low{pad.low} high{pad.high}")
    found = {}
    for rank in range(options.ranks):
        for line in pathlib.Path(f"{counts}.{rank}").read_text().splitlines():
            sender, receiver, *numbers = map(int, line.split())
            found[sender, receiver] = numbers
    expected = count(pads, source, results, size)
    if found != expected:
        sys.exit(f"{module}: sent (sender, receiver): [messages, bytes, and of "
                 f"sizes]\n{found}\nexpected\n{expected}")
    return len(pads), sum(numbers[1] for numbers in found.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("mpirun")
    parser.add_argument("counter")
    parser.add_argument("ranks", type=int)
    parser.add_argument("--pads", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--sends", default="")
    parser.add_argument("--eager", default="")
    options = parser.parse_args()
    options.sends = (["-x", f"PAD_SENDS={options.sends}"]
                     if options.sends else [])
    options.eager = (["--mca", "btl_vader_eager_limit", options.eager]
                     if options.eager else [])
    options.folder.mkdir(parents=True, exist_ok=True)
    total_pads = total_bytes = 0
    for seed in range(options.seed, options.seed + options.rounds):
        for grid, split in GRIDS[options.ranks]:
            rng = random.Random(f"{seed} {grid} {split}")
            pads, sent = check(options.folder, options, rng, grid, split)
            total_pads += pads
            total_bytes += sent
    print(f"{options.ranks} ranks: {total_pads} pads equal, "
          f"{total_bytes} bytes sent, none too many")


main()
