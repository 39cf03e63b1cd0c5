"""Pads in blocks that are permutations of bytes against the definition, on any x86-64
processor: what permutes the bytes of a vector is replaced by code that does it byte by
byte. Arrays lie beside pages that cannot be read. Some results are slices: what lies
between their planes, and between rows of some, is not written.

usage: permuted_blocks.py FOLDER COMPILER COUNT

Prints, for each mode, how many pads there were, how many vectors they permuted, and
differences. Ends with 1 if there are any, or if nothing was permuted. Last, how many
vectors planes of 18x18 f32 have permuted in mode wrap.
"""

import ctypes
import itertools
import math
import mmap
import operator
import pathlib
import random
import re
import subprocess
import sys

TESTS = pathlib.Path(__file__).resolve().parents[2]
sys.path += [str(TESTS / "Proofs" / "Inputs"), str(TESTS.parent / "tools")]

from index_map import MODES  # noqa: E402
from interpreter import Array, pad  # noqa: E402

TARGET = ('chip = "x86-64-v3",'
          ' features = #llvm.target_features<["+avx512vbmi"]>')
# Element types, their bytes, extents, of which a number is known, and whether the
# result is a slice.
FORMS = [("i8", 1, ("?", "?", "?"), False), ("i8", 1, ("?", "?", "?", "?"), False),
         ("i8", 1, ("?", "?", "3"), False), ("i16", 2, ("?", "?", "?"), False),
         ("f32", 4, ("?", "?", "?"), False), ("i64", 8, ("?", "?", "2"), False),
         ("i8", 1, ("?", "?", "?"), True), ("i16", 2, ("?", "?", "?", "?"), True),
         ("i8", 1, ("?", "?", "3"), True)]
CPU = "-mcpu=x86-64-v2"


def write_function(name, mode, element, form, is_slice):
    memref = f"memref<{'x'.join(form)}x{element}>"
    strides = ", ".join("?" * (len(form) - 1))
    result = (memref[:-1] + f", strided<[{strides}, 1], offset: ?>>" if is_slice
              else memref)
    low, high = ([f"%{side}{axis}" if extent == "?" else "0"
                  for axis, extent in enumerate(form)] for side in "lh")
    arguments = "".join(f", {a}: index" for a in low + high if a != "0")
    return (f"func.func @{name}(%x: {memref}, %y: {result}{arguments}) attributes"
            " {llvm.emit_c_interface} {\n"
            f"  pad.pad_into {mode} ins(%x : {memref}) outs(%y : {result}) "
            f"low[{', '.join(low)}] high[{', '.join(high)}]\n"
            "  return\n}\n")


def write_permutation():
    """The permutation byte by byte, which counts how often it is called."""
    lines = ["@permutations = global i64 0",
             "define <64 x i8> @permute(<64 x i8> %v, <64 x i8> %which) {",
             "  %n = load i64, ptr @permutations", "  %m = add i64 %n, 1",
             "  store i64 %m, ptr @permutations",
             "  %from = and <64 x i8> %which, splat (i8 63)"]
    for k in range(64):
        lines += [f"  %i{k} = extractelement <64 x i8> %from, i64 {k}",
                  f"  %e{k} = extractelement <64 x i8> %v, i8 %i{k}",
                  f"  %r{k} = insertelement <64 x i8> "
                  f"{f'%r{k - 1}' if k else 'poison'}, i8 %e{k}, i64 {k}"]
    return "\n".join([*lines, "  ret <64 x i8> %r63", "}", ""])


def build(folder, functions, compiler, target=TARGET):
    """The library with `functions`, lowered for the processor `target`."""
    def run(*command, text=None):
        return subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True,
                              check=True).stdout

    text = run("pad-opt", "--pad-to-llvm", text=(
        "module attributes {llvm.target = #llvm.target<triple ="
        f' "x86_64-unknown-linux-gnu", {target}>}} {{\n{"".join(functions)}}}\n'))
    text = run("mlir-translate", "--mlir-to-llvmir", text=text)
    text = re.sub(r"^declare .*permvar.*\n", "", text, flags=re.M)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    text = text.replace("@llvm.x86.avx512.permvar.qi.512", "@permute")
    run("opt", "-O1", CPU, "-", "-o", folder / "pads.bc",
        text=text + write_permutation())
    run("llc", "-O1", CPU, "-filetype=obj", "-relocation-model=pic",
        folder / "pads.bc", "-o", folder / "pads.o")
    run(compiler, "-shared", folder / "pads.o", "-o", folder / "pads.so")
    return ctypes.CDLL(str(folder / "pads.so"))


class Memory:
    """Where an array begins after, or ends before, a page that cannot be read."""
    SIZE = 1 << 20

    def __init__(self):
        self.map = mmap.mmap(-1, self.SIZE + 2 * mmap.PAGESIZE)
        self.begin = (ctypes.addressof(ctypes.c_char.from_buffer(self.map))
                      + mmap.PAGESIZE)
        for guard in (self.begin - mmap.PAGESIZE, self.begin + self.SIZE):
            if ctypes.CDLL(None).mprotect(ctypes.c_void_p(guard), mmap.PAGESIZE, 0):
                sys.exit("mprotect fails")

    def put(self, data, shape, at_end, whole=None):
        """The descriptor of a dense array of these bytes or, if its shape is `whole`,
        of the part of it that begins with it and has the shape `shape`."""
        whole = whole or shape
        address = self.begin + (self.SIZE - len(data) if at_end else 0)
        ctypes.memmove(address, data, len(data))
        strides = [math.prod(whole[axis + 1:]) for axis in range(len(whole))]
        return (ctypes.c_int64 * (3 + 2 * len(shape)))(address, address, 0, *shape,
                                                       *strides)


def draw_pad(rng, form, size):
    """The extents and amounts of many planes, mostly of a few vectors."""
    shape = [rng.choice([17, 40, 100]), rng.randint(1, rng.choice([9, 24])),
             rng.randint(1, 40 // size + 2)]
    if form[2] != "?":
        shape[1:] = [rng.randint(1, 60), int(form[2])]
    low, high = ([rng.choice([0, 0, 1, 2]), *(rng.randint(-1, 3) for _ in "hw")]
                 for _ in "lh")
    if len(form) == 4:
        shape, low, high = [rng.randint(1, 3), *shape], [0, *low], [0, *high]
    for axis, n in enumerate(shape):
        if n + low[axis] + high[axis] < 1 or form[axis] != "?":
            low[axis] = high[axis] = 0
    return shape, low, high


def main():
    folder, compiler, count = pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    functions = [write_function(f"{mode}_{k}", mode, element, form, is_slice)
                 for mode in MODES
                 for k, (element, _, form, is_slice) in enumerate(FORMS)]
    library = build(folder, functions, compiler)
    permutations = ctypes.c_int64.in_dll(library, "permutations")
    source, result, rng = Memory(), Memory(), random.Random(20261125)

    def differs(mode, k, shape, low, high, at_end):
        _, size, form, is_slice = FORMS[k]
        x = rng.randbytes(size * math.prod(shape))
        padded = [n + l + h for n, l, h in zip(shape, low, high)]
        elements = [x[at:at + size] for at in range(0, len(x), size)]
        expected = pad(mode, Array(shape, elements), low, high, padded,
                       bytes(size)).elements
        # Behind the planes, the rows of each, or the elements of each row.
        whole = list(padded)
        if is_slice:
            whole[rng.choice([-3, -2, -2, -1])] += rng.randint(0, 2)
        outside = size * b"\xa5"
        insides = itertools.product(*map(range, padded))
        strides = [math.prod(whole[axis + 1:]) for axis in range(len(whole))]
        places = [sum(map(operator.mul, inside, strides)) for inside in insides]
        array = [outside] * math.prod(whole)
        for place, element in zip(places, expected):
            array[place] = element
        expected = b"".join(array)
        y = result.put(outside * len(array), padded, at_end, whole)
        getattr(library, f"_mlir_ciface_{mode}_{k}")(
            source.put(x, shape, at_end), y,
            *(ctypes.c_int64(amounts[axis]) for amounts in (low, high)
              for axis, extent in enumerate(form) if extent == "?"))
        if ctypes.string_at(y[0], len(expected)) == expected:
            return False
        print(f"{mode} of {FORMS[k]}, {shape} low {low} high {high}: differs")
        return True

    is_wrong = False
    for mode in MODES:
        differences, before = 0, permutations.value
        for k, (_, size, form, _) in enumerate(FORMS):
            for number in range(count):
                differences += differs(mode, k, *draw_pad(rng, form, size),
                                       at_end=number % 2 == 0)
        permuted = permutations.value - before
        is_wrong |= differences != 0 or permuted == 0
        print(f"{mode}: {count * len(FORMS)} pads, {permuted} vectors permuted, "
              f"{differences} differences")
    # Planes of 21 vectors, each of which shows parts of two rows.
    before = permutations.value
    is_wrong |= differs("wrap", [element for element, *_ in FORMS].index("f32"),
                        [32, 16, 16], [0, 1, 1], [0, 1, 1], at_end=True)
    print(f"32 planes of 18x18 f32: {permutations.value - before} vectors permuted")
    return is_wrong


if __name__ == "__main__":
    sys.exit(main())
