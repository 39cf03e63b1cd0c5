"""Pads as they are lowered for a processor that stores 64 bytes in one piece, against the
definition, on any x86-64 processor: rows of unknown extents with known borders, copied
and computed, and transpositions. Last, many rows of up to 64 bytes, as they are lowered
for processors without permutations of bytes. Arrays lie beside pages that cannot be read.

usage: whole_lines.py FOLDER COMPILER COUNT

Prints, for each kind, how many pads there were and how many differ. Ends with 1 if any
do.
"""

import ctypes
import itertools
import math
import pathlib
import random
import sys

from permuted_blocks import MODES, Array, Memory, build, pad

SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8}
# Amounts along the last axis that are less than a vector of each type.
ROWS = [("i8", 1, 1), ("i8", 3, 0), ("i16", 1, 2), ("i32", 1, 1), ("i32", 0, 2),
        ("i64", 1, 1)]


def write_function(name, element, body):
    memref = f"memref<?x?x?x{element}>"
    return (f"func.func @{name}(%x: {memref}, %y: {memref}) attributes"
            f" {{llvm.emit_c_interface}} {{\n{body.format(m=memref)}  return\n}}\n")


def write_copy(name, mode, element, low, high):
    return write_function(
        name, element,
        f"  pad.pad_into {mode} ins(%x : {{m}}) outs(%y : {{m}})"
        f" low[0, 1, {low}] high[0, 1, {high}]\n")


def write_sum(name, mode, element, low, high):
    """The sum of the source with itself."""
    inside = f"memref<?x?x?x{element}, strided<[?, ?, 1], offset: ?>>"
    extents = "".join(
        f"  %a{k} = arith.constant {k} : index\n"
        f"  %n{k} = memref.dim %x, %a{k} : {{m}}\n" for k in range(3))
    return write_function(
        name, element,
        f"{extents}  %i = memref.subview %y[0, 1, {low}] [%n0, %n1, %n2] [1, 1, 1] :"
        f" {{m}} to {inside}\n"
        f"  linalg.add ins(%x, %x : {{m}}, {{m}}) outs(%i : {inside})\n"
        f"  pad.fill_border {mode} %y low[0, 1, {low}] high[0, 1, {high}] : {{m}}\n")


def write_transposition(name, mode, element, permutation):
    strides = ", ".join(
        "1" if axis == 2 else "?" for axis in permutation)
    transposed = f"memref<?x?x?x{element}, strided<[{strides}]>>"
    axes = [f"d{axis}" for axis in permutation]
    return write_function(
        name, element,
        f"  %t = memref.transpose %x (d0, d1, d2) -> ({', '.join(axes)}) : {{m}} to"
        f" {transposed}\n"
        f"  pad.pad_into {mode} ins(%t : {transposed}) outs(%y : {{m}})"
        f" low[0, 1, 1] high[0, 1, 1]\n")


def transpose(array, permutation):
    shape = [array.shape[axis] for axis in permutation]
    strides = [math.prod(array.shape[axis + 1:]) for axis in permutation]
    return Array(shape, [
        array.elements[sum(i * s for i, s in zip(position, strides))]
        for position in itertools.product(*map(range, shape))])


def double(element):
    size = len(element)
    return (2 * int.from_bytes(element, "little") % 256 ** size).to_bytes(
        size, "little")


def main():
    folder, compiler, count = pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(20261129)
    # Of each kind: the function, the type, the source as it is padded, the amounts.
    kinds = {"copies": [], "sums": [], "transpositions": []}
    for mode, (element, low, high) in itertools.product(MODES, ROWS):
        amounts = [0, 1, low], [0, 1, high]
        name = f"{mode}_{element}_{low}_{high}"
        kinds["copies"].append((
            write_copy(f"copy_{name}", mode, element, low, high), f"copy_{name}", mode,
            element, lambda x: x, amounts))
        kinds["sums"].append((
            write_sum(f"sum_{name}", mode, element, low, high), f"sum_{name}", mode,
            element, lambda x: Array(x.shape, [double(e) for e in x.elements]),
            amounts))
    for mode, element, permutation in itertools.product(
            MODES, SIZES, ((2, 0, 1), (1, 2, 0), (0, 2, 1))):
        name = f"transposed_{mode}_{element}_{''.join(map(str, permutation))}"
        kinds["transpositions"].append((
            write_transposition(name, mode, element, permutation), name, mode, element,
            lambda x, p=permutation: transpose(x, p), ([0, 1, 1], [0, 1, 1])))
    library = build(folder, [kind[0] for kind in sum(kinds.values(), [])], compiler,
                    'chip = "znver5"')
    (folder / "short").mkdir(exist_ok=True)
    short_rows = build(folder / "short", [kind[0] for kind in kinds["copies"]],
                       compiler, 'chip = "x86-64-v3"')
    source, result = Memory(), Memory()

    def differs(library, name, mode, element, change, amounts, at_end):
        size = SIZES[element]
        # Rows of a part of a vector to several, which have a loop.
        shape = [rng.choice([1, 2, 4, 9, 17, 35]), rng.choice([2, 3, 8, 19]),
                 rng.randint(2, 600 // size)]
        if library == short_rows:
            shape[2] = rng.randint(32 // size, 62 // size)
            shape[0] = 2 ** 15 // (shape[1] * shape[2] * size) + rng.randint(1, 9)
        if name.startswith("transposed"):
            shape = [rng.randint(2, 70 if size == 1 else 24) for _ in shape]
        x = rng.randbytes(size * math.prod(shape))
        changed = change(Array(shape, [x[at:at + size]
                                       for at in range(0, len(x), size)]))
        low, high = amounts
        padded = [n + l + h for n, l, h in zip(changed.shape, low, high)]
        expected = b"".join(
            pad(mode, changed, low, high, padded, bytes(size)).elements)
        y = result.put(bytes(len(expected)), padded, at_end)
        getattr(library, f"_mlir_ciface_{name}")(source.put(x, shape, at_end), y)
        if ctypes.string_at(y[0], len(expected)) == expected:
            return False
        print(f"{name} of {shape}: differs")
        return True

    is_wrong = False
    for kind, functions in kinds.items():
        differences = sum(
            differs(library, *function[1:], at_end=number % 2 == 0)
            for function in functions for number in range(count))
        is_wrong |= differences != 0
        print(f"{kind}: {count * len(functions)} pads, {differences} differences")
    differences = sum(
        differs(short_rows, *function[1:], at_end=number % 2 == 0)
        for function in kinds["copies"] for number in range(count // 3))
    print(f"short rows: {count // 3 * len(kinds['copies'])} pads,"
          f" {differences} differences")
    return is_wrong or differences != 0


if __name__ == "__main__":
    sys.exit(main())
