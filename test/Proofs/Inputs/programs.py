"""Small programs of pads, each one a function, family by family.

    programs.py FAMILY > module.mlir

A function's name ends in the extents of its source, `d` where it is dynamic.
"""

import itertools
import pathlib
import random
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "tools"))

from index_map import MODES  # noqa: E402


def tensor(shape, element="i32"):
    return "tensor<" + "".join(
        ("?" if e is None else str(e)) + "x" for e in shape) + element + ">"


class Program:
    """Builds one function, value after value."""

    count = 0

    def __init__(self, shape, source=None):
        self.source_shape = list(shape)
        self.shape = list(shape)
        self.lines = []
        self.name = "%x"
        self.valid = True
        if source:
            self.emit(source, shape)

    def emit(self, text, shape, helper=False):
        name = f"%{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        if not helper:
            self.name, self.shape = name, list(shape)
        return name

    def constant(self, value):
        return self.emit(f"arith.constant {value} : index", [], helper=True)

    def pad(self, mode, low, high, value=None, axes=None, claim=None,
            as_operands=False):
        """`claim` replaces dynamic extents of the result; amounts are constant
        operands instead of attributes if `as_operands` is set."""
        per_axis = dict(zip(axes if axes is not None
                            else range(len(self.shape)), zip(low, high)))
        rank = len(self.shape)
        shape = []
        for axis, n in enumerate(self.shape):
            l, h = per_axis.get(axis, per_axis.get(axis - rank, (0, 0)))
            known = isinstance(l, int) and isinstance(h, int)
            hidden = as_operands and (l or h)
            shape.append(n + l + h if n is not None and known and not hidden
                         else None)
        self.valid &= all(e is None or e >= 0 for e in shape)
        if claim is not None:
            shape = [c if e is None else e for e, c in zip(shape, claim)]
        self.valid &= mode == "constant" or 0 not in self.shape or any(
            e is None or e == 0 for e in shape)
        print_amount = self.constant if as_operands else str
        lows = ", ".join(print_amount(a) for a in low)
        highs = ", ".join(print_amount(a) for a in high)
        text = f"pad.pad {mode} {self.name} low[{lows}] high[{highs}]"
        if axes is not None:
            text += f" axes [{', '.join(map(str, axes))}]"
        if value and mode == "constant":
            text += f" value({value})"
        self.emit(f"{text} : {tensor(self.shape)} to {tensor(shape)}", shape)
        return self

    def adjoint(self, mode, low, high, as_operands=False):
        shape = [n - l - h if isinstance(n, int) and isinstance(l, int)
                 and isinstance(h, int) and not (as_operands and (l or h))
                 else None for n, l, h in zip(self.shape, low, high)]
        self.valid &= all(e is None or e >= 0 for e in shape)
        self.valid &= (mode == "constant" or 0 not in shape
                       or 0 in self.shape or None in self.shape)
        print_amount = self.constant if as_operands else str
        lows = ", ".join(print_amount(a) for a in low)
        highs = ", ".join(print_amount(a) for a in high)
        self.emit(
            f"pad.adjoint {mode} {self.name} low[{lows}] high[{highs}]"
            f" : {tensor(self.shape)} to {tensor(shape)}", shape)
        return self

    def slice(self, offsets, sizes):
        for o, s, n in zip(offsets, sizes, self.shape):
            if n is not None and isinstance(o, int):
                self.valid &= o < n
                self.valid &= not isinstance(s, int) or 0 <= s <= n - o
        ones = ", ".join("1" for _ in sizes)
        shape = [s if isinstance(s, int) else None for s in sizes]
        self.emit(
            f"tensor.extract_slice {self.name}[{', '.join(map(str, offsets))}]"
            f" [{', '.join(map(str, sizes))}] [{ones}]"
            f" : {tensor(self.shape)} to {tensor(shape)}", shape)
        return self

    def cast(self, shape):
        self.valid &= all(None in (n, e) or n == e
                          for n, e in zip(self.shape, shape))
        self.emit(f"tensor.cast {self.name} : {tensor(self.shape)}"
                  f" to {tensor(shape)}", shape)
        return self

    def print(self):
        if not self.valid:
            return
        suffix = "x".join("d" if e is None else str(e)
                          for e in self.source_shape)
        print(f"func.func @p{Program.count}_{suffix}"
              f"(%x: {tensor(self.source_shape)}, %v: i32, %w: i32,"
              " %a: index, %b: index)"
              f" -> {tensor(self.shape)} {{")
        for line in self.lines:
            print(" ", line)
        print(f"  return {self.name} : {tensor(self.shape)}\n}}")
        Program.count += 1


def amounts(lowest, highest, number):
    return itertools.product(range(lowest, highest + 1), repeat=number)


def pads_of_pads():
    """Every pair of modes, known and unknown extents, amounts of either sign:
    merging, crops that become slices."""
    for outer, inner in itertools.product(MODES, MODES):
        for n in (3, None):
            for l1, h1, l2, h2 in amounts(-1, 2, 4):
                Program([n]).pad(inner, [l1], [h1], "%v").pad(
                    outer, [l2], [h2], "%v").print()


def adjoints_of_adjoints():
    """Every pair of modes, known and unknown extents, amounts of either sign,
    and pairs along two axes."""
    for first, second in itertools.product(MODES, MODES):
        for n in (4, 7, None):
            for l1, h1, l2, h2 in amounts(-1, 2, 4):
                Program([n]).adjoint(first, [l1], [h1]).adjoint(
                    second, [l2], [h2]).print()
        for l1, h1, l2, h2 in amounts(-1, 2, 4):
            Program([5, 4]).adjoint(first, [l1, 0], [h1, 1]).adjoint(
                second, [l2, 1], [h2, 0]).print()


def adjoints():
    """One adjoint, by known amounts and by operands that are constants or not
    known."""
    for mode in MODES:
        for n in (0, 3, 6, None):
            for l, h in amounts(-3, 3, 2):
                for as_operands in (False, True):
                    Program([n]).adjoint(mode, [l], [h], as_operands).print()
            for l, h in (("%a", "%b"), ("%a", 1), (-1, "%b")):
                Program([n]).adjoint(mode, [l], [h]).print()


def values():
    """Two values, and values that are zero."""
    for n in (2, None):
        for l1, h1, l2, h2 in amounts(-1, 2, 4):
            for v, w in (("%v", "%w"), ("%v", None), (None, None)):
                Program([n]).pad("constant", [l1], [h1], v).pad(
                    "constant", [l2], [h2], w).print()


def zeros():
    """Values that are constants."""
    for value in (0, 1, -1):
        for n in (2, None):
            for l, h in amounts(-1, 2, 2):
                program = Program([n])
                name = program.emit(f"arith.constant {value} : i32", [],
                                    helper=True)
                program.pad("constant", [l], [h], name).print()


def slices():
    """Slices of pads and pads of slices."""
    for mode in MODES:
        for n in (1, 3, None):
            for l, h in amounts(-1, 2, 2):
                for offset, size in amounts(0, 3, 2):
                    Program([n]).pad(mode, [l], [h], "%v").slice(
                        [offset], [size]).print()
                    Program([n]).slice([offset], [size]).pad(
                        mode, [l], [h], "%v").print()


def tiles():
    """Slices at offsets and of sizes that are not known."""
    for mode in MODES:
        for n, offset, size in itertools.product((3, None), ("%a", 1),
                                                 ("%b", 2)):
            for l, h in amounts(-1, 3, 2):
                Program([n]).pad(mode, [l], [h], "%v").slice(
                    [offset], [size]).print()


def unknown_amounts():
    """Amounts that are not known, on the inner or on the outer pad or on
    different axes."""
    for outer, inner in itertools.product(MODES, MODES):
        for n in (2, None):
            for l, h in amounts(-2, 1, 2):
                Program([n]).pad(inner, ["%a"], ["%b"], "%v").pad(
                    outer, [l], [h], "%v").print()
                Program([n]).pad(inner, [l], [h], "%v").pad(
                    outer, ["%a"], ["%b"], "%v").print()
            Program([n, n]).pad(inner, ["%a", 0], [1, 0], "%v").pad(
                outer, [0, 1], [0, "%b"], "%v").print()


def claims():
    """Static extents that may be wrong at run time, on either pad."""
    for outer, inner in itertools.product(MODES, MODES):
        for l1, h1, l2, h2 in amounts(-1, 1, 4):
            for first, second in ((3, None), (None, 3)):
                program = Program([None]).pad(inner, [l1], [h1], "%v",
                                              claim=[first])
                program.pad(outer, [l2], [h2], "%v", claim=[second]).print()


def casts():
    """Casts before and behind pads, to more and to less static types."""
    for mode in MODES:
        for n, hidden, claim, target in itertools.product(
                (0, 3, None), (3, None), (4, None), (4, None)):
            for l, h in amounts(-2, 3, 2):
                Program([n]).cast([hidden]).pad(
                    mode, [l], [h], "%v", claim=[claim]).cast([target]).print()


def buffers():
    """Casts that hide the extents of a source and a destination, which may
    contradict each other."""

    def memref(n):
        return tensor([n]).replace("tensor", "memref")

    for mode, n, hides_source, hides_init in itertools.product(
            MODES, (0, 3), (True, False), (True, False)):
        for l, h in amounts(-2, 3, 2):
            for extent in {max(n + l + h, 0), 4}:
                program = Program([n])
                program.valid = hides_source or hides_init
                source = program.emit(
                    f"bufferization.to_buffer %x : {tensor([n])}"
                    f" to {memref(n)}", [n])
                init = buffer = program.emit(
                    f"memref.alloc() : {memref(extent)}", [extent])
                if hides_source:
                    source = program.emit(f"memref.cast {source} : {memref(n)}"
                                          f" to {memref(None)}", [None])
                if hides_init:
                    init = program.emit(
                        f"memref.cast {init} : {memref(extent)}"
                        f" to {memref(None)}", [None])
                value = " value(%v)" if mode == "constant" else ""
                source_type = memref(None if hides_source else n)
                init_type = memref(None if hides_init else extent)
                program.lines.append(
                    f"pad.pad_into {mode} ins({source} : {source_type})"
                    f" outs({init} : {init_type}) low[{l}] high[{h}]{value}")
                program.valid &= hides_source or n + l + h >= 0
                program.valid &= (hides_source or mode == "constant" or n > 0
                                  or n + l + h <= 0)
                program.emit(f"bufferization.to_tensor {buffer} :"
                             f" {memref(extent)} to {tensor([extent])}",
                             [extent])
                program.print()


def operands():
    """Amounts that are constant operands, and types that they contradict."""
    for mode in MODES:
        for n, claim in itertools.product((0, 1, 3, None), (3, 4, None)):
            for l, h in amounts(-2, 3, 2):
                Program([n]).pad(mode, [l], [h], "%v", claim=[claim],
                                 as_operands=True).print()


def constants():
    """Sources and values that are constants, splats and empty."""
    literals = ["dense<[4, 5, 6]> : tensor<3xi32>",
                "dense<7> : tensor<3xi32>", "dense<> : tensor<0xi32>"]
    for mode, literal in itertools.product(MODES, literals):
        for value in ("%v", "%7", None):
            for l, h in amounts(-3, 7, 2):
                program = Program([3 if "3x" in literal else 0])
                program.lines = [f"%{k} = arith.constant 7 : i32"
                                 for k in range(8)]
                program.emit(f"arith.constant {literal}", program.shape)
                program.pad(mode, [l], [h], value).print()
    for mode, n, l, h in itertools.product(MODES, (0, 2, None), (-1, 1), (-1, 1)):
        program = Program([n, None])
        size = program.emit(f"tensor.dim %x, {program.constant(1)} :"
                            f" {tensor(program.shape)}", [], helper=True)
        sizes = size
        if n is None:
            sizes = program.emit(f"tensor.dim %x, {program.constant(0)} :"
                                 f" {tensor(program.shape)}", [], helper=True)
            sizes += ", " + size
        program.emit(f"tensor.splat %v[{sizes}] : {tensor(program.shape)}",
                     program.shape)
        program.pad(mode, [l, 0], [h, 1], "%v").print()


def unseen():
    """Windows on both sides of the source and just touching it."""
    for mode in MODES:
        for n in (0, 2, None):
            for l, h in amounts(-6, 6, 2):
                for claim in (1, 3, None):
                    Program([n]).pad(mode, [l], [h], "%w",
                                     claim=[claim]).print()


def axes():
    """Every order of up to three axes, counted from both ends."""
    for rank in (1, 2, 3):
        for number in range(rank + 1):
            for order in itertools.permutations(range(rank), number):
                for signs in itertools.product((0, rank), repeat=number):
                    for zero in range(number + 1):
                        low = [0 if k == zero else k + 1
                               for k in range(number)]
                        high = [0 if k == zero else 1 - k
                                for k in range(number)]
                        Program([2, None, 3][:rank]).pad(
                            MODES[(zero + number) % len(MODES)], low, high, "%v",
                            axes=[a - s for a, s in zip(order, signs)]).print()


def dynamic_pads():
    """Lists of amounts and axes that are constants, the axes right or wrong."""
    for mode in MODES:
        for shape in ((3, 2), (None, 2), (None, None)):
            for first, second in amounts(-3, 2, 2):
                for claim in (None, 4):
                    program = Program(shape)
                    pads = program.emit(
                        "arith.constant dense<[1, 2, -1, 1]> : tensor<4xi64>",
                        [], helper=True)
                    axes = program.emit(
                        f"arith.constant dense<[{first}, {second}]> :"
                        " tensor<2xi32>", [], helper=True)
                    result = [claim, None]
                    program.emit(
                        f"pad.dynamic_pad {mode} %x pads({pads}) axes({axes})"
                        f" : {tensor(shape)}, tensor<4xi64>, tensor<2xi32>"
                        f" to {tensor(result)}", result)
                    program.print()


def chains():
    """Random chains of up to four pads and slices of two axes."""
    generator = random.Random(20)
    for _ in range(4000):
        program = Program(generator.choices([1, 2, 3, None], k=2))
        modes = generator.choices(MODES, k=generator.choice([1, 2]))
        for _ in range(generator.randint(2, 4)):
            if None not in program.shape and generator.random() < 0.25:
                offsets = [generator.randint(0, 1) for _ in range(2)]
                program.slice(offsets, [
                    max(n - o - generator.randint(0, 1), 0)
                    for n, o in zip(program.shape, offsets)])
                continue
            which = generator.choice([[0], [1], [0, 1], [-1, 0]])
            low, high = ([generator.choice([-1, 0, 0, 1, 2]) for _ in which]
                         for _ in range(2))
            program.pad(generator.choice(modes), low, high,
                        generator.choice(["%v", "%v", "%w", None]), axes=which)
        program.print()


if __name__ == "__main__":
    families = [pads_of_pads, adjoints, adjoints_of_adjoints, values, zeros, slices, tiles, unknown_amounts,
                claims, casts, buffers, operands, constants, unseen, axes,
                dynamic_pads, chains]
    {family.__name__: family for family in families}[sys.argv[1]]()
