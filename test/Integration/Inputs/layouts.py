"""Transpositions and slices with steps, alone and padded, against NumPy: all element
sizes, extents around the width of a block, static and dynamic shapes. Each function
of a module is one case.

usage: layouts.py FOLDER [OPTION of pad-run]...

FOLDER gets the arrays.
"""

import itertools
import pathlib
import subprocess
import sys

import numpy as np

TESTS = pathlib.Path(__file__).resolve().parents[2]
sys.path += [str(TESTS / "Property"), str(TESTS.parent / "tools")]

import extension  # noqa: E402
from index_map import MODES  # noqa: E402

TYPES = {"i1": np.bool_, "i8": np.int8, "f16": np.float16, "f32": np.float32,
         "i64": np.int64, "complex<f32>": np.complex64}
# One module of all cases takes five times as long.
CASES_OF_MODULE = 30


def extend(array, amounts, mode):
    """The array with as many elements as `amounts` says on both sides of each axis."""
    return extension.pad(array, mode, amounts, amounts, 0, array.ndim)


def tensor(shape, element, dynamic):
    # An axis of channels is static, as in programs.
    return "tensor<" + "".join(
        f"{'?' if dynamic and n > 4 else n}x" for n in shape) + f"{element}>"


def transposition(k, shape, permutation, amounts, element, dynamic, mode):
    """Function @fk, and what it gives of an array."""
    moved = [shape[axis] for axis in permutation]
    padded = [n + 2 * a for n, a in zip(moved, amounts)]
    x, t, y = (tensor(s, element, dynamic) for s in (shape, moved, padded))
    dims = "\n".join(f"  %k{a} = arith.constant {a} : index\n"
                     f"  %d{a} = tensor.dim %x, %k{a} : {x}"
                     for a in range(len(shape)))
    sizes = ", ".join(f"%d{a}" for a in permutation if dynamic and shape[a] > 4)
    low = f"[{', '.join(map(str, amounts))}]"
    text = f"""func.func @f{k}(%x: {x}) -> {y} {{
{dims}
  %e = tensor.empty({sizes}) : {t}
  %s = linalg.transpose ins(%x : {x}) outs(%e : {t}) permutation = {list(permutation)}
  %r = pad.pad {mode} %s low{low} high{low} : {t} to {y}
  return %r : {y}
}}
"""
    return text, lambda a: extend(a.transpose(permutation), amounts, mode)


def view(k, shape, permutation, amounts, element, dynamic, mode):
    """The pad reads a transposed memref."""
    moved = [shape[axis] for axis in permutation]
    padded = [n + 2 * a for n, a in zip(moved, amounts)]
    x, y = (tensor(s, element, dynamic) for s in (shape, padded))
    mx, my = x.replace("tensor", "memref"), y.replace("tensor", "memref")
    names = ", ".join(f"d{a}" for a in range(len(shape)))
    order = ", ".join(f"d{a}" for a in permutation)
    strides = [int(np.prod(shape[a + 1:])) for a in range(len(shape))]
    known = [not dynamic or all(n <= 4 for n in shape[a + 1:])
             for a in range(len(shape))]
    layout = ", ".join(str(strides[a]) if known[a] else "?" for a in permutation)
    mt = (tensor(moved, element, dynamic).replace("tensor", "memref")[:-1]
          + f", strided<[{layout}]>>")
    dims, sizes = "", []
    for a, axis in enumerate(permutation):
        if dynamic and padded[a] > 4:
            dims += (f"  %k{a} = arith.constant {axis} : index\n"
                     f"  %d{a} = tensor.dim %x, %k{a} : {x}\n"
                     f"  %b{a} = arith.constant {2 * amounts[a]} : index\n"
                     f"  %s{a} = arith.addi %d{a}, %b{a} : index\n")
            sizes.append(f"%s{a}")
    low = f"[{', '.join(map(str, amounts))}]"
    text = f"""func.func @f{k}(%x: {x}) -> {y} {{
{dims}  %m = bufferization.to_buffer %x read_only : {x} to {mx}
  %t = memref.transpose %m ({names}) -> ({order}) : {mx} to {mt}
  %y = memref.alloc({', '.join(sizes)}) : {my}
  pad.pad_into {mode} ins(%t : {mt}) outs(%y : {my}) low{low} high{low}
  %r = bufferization.to_tensor %y restrict writable : {my} to {y}
  return %r : {y}
}}
"""
    return text, lambda a: extend(a.transpose(permutation), amounts, mode)


def steps(k, shape, step, element, dynamic):
    """A slice with a step along the last two axes."""
    sizes = [shape[0], *(-(-n // step) for n in shape[1:])]
    x = tensor(shape, element, dynamic)
    y = tensor(sizes, element, False)
    cut = f"[0, 0, 0] {sizes} [1, {step}, {step}]"
    text = f"""func.func @f{k}(%x: {x}) -> {y} {{
  %r = tensor.extract_slice %x{cut} : {x} to {y}
  return %r : {y}
}}
"""
    return text, lambda a: a[:, ::step, ::step]


def interior(k, shape, step, amounts, element, dynamic):
    """Elements spread by `step` along the last two axes, padded or cropped by
    `amounts`, which are dynamic with the extents."""
    spread = [shape[0], *((n - 1) * step + 1 for n in shape[1:])]
    padded = [spread[0] + sum(amounts[0]),
              *(n + sum(a) for n, a in zip(spread[1:], amounts[1:]))]
    x, s, y = (tensor(n, element, dynamic) for n in (shape, spread, padded))
    own, sizes, dims, low, high = [], [], "", [], []
    for a, n in enumerate(shape):
        own.append(str(n))
        low.append(str(amounts[a][0]))
        high.append(str(amounts[a][1]))
        if dynamic and n > 4:
            scale = step if a else 1
            dims += (f"  %k{a} = arith.constant {a} : index\n"
                     f"  %d{a} = tensor.dim %x, %k{a} : {x}\n"
                     f"  %t{a} = arith.constant {scale} : index\n"
                     f"  %b{a} = arith.constant {1 - scale} : index\n"
                     f"  %m{a} = arith.muli %d{a}, %t{a} : index\n"
                     f"  %s{a} = arith.addi %m{a}, %b{a} : index\n")
            own[-1] = f"%d{a}"
            for name, amount, names in (("l", low[-1], low), ("h", high[-1], high)):
                dims += (f"  %c{name}{a} = arith.constant {int(amount) - n} : index\n"
                         f"  %{name}{a} = arith.addi %d{a}, %c{name}{a} : index\n")
                names[-1] = f"%{name}{a}"
        if dynamic and spread[a] > 4:
            if own[-1][0] != "%":
                dims += f"  %s{a} = arith.constant {spread[a]} : index\n"
            sizes.append(f"%s{a}")
    scalar = element
    zero = ("complex.constant [0.0 : f32, 0.0 : f32]" if element[0] == "c"
            else f"arith.constant {'0' if element[0] == 'i' else '0.0'}")
    if element == "i1":
        zero = "arith.constant false"
    colon = "" if element == "i1" else f" : {scalar}"
    text = f"""func.func @f{k}(%x: {x}) -> {y} {{
  %v = {zero}{colon}
{dims}  %e = tensor.empty({', '.join(sizes)}) : {s}
  %f = linalg.fill ins(%v : {scalar}) outs(%e : {s}) -> {s}
  %i = tensor.insert_slice %x into %f[0, 0, 0] [{', '.join(own)}] [1, {step}, {step}] : {x} into {s}
  %r = pad.pad constant %i low[{', '.join(low)}] high[{', '.join(high)}] value(%v) : {s} to {y}
  return %r : {y}
}}
"""

    def oracle(a):
        result = np.zeros(spread, a.dtype)
        result[:, ::step, ::step] = a
        result = np.pad(result, [(max(l, 0), max(h, 0)) for l, h in amounts])
        return result[tuple(slice(max(-l, 0), n - max(-h, 0)) for (l, h), n
                            in zip(amounts, result.shape))]
    return text, oracle


def gaps(k, shape, before, step, amounts, element, dynamic, mode):
    """The adjoint of a slice, written to a slice: elements of both have gaps between
    them, `before` and 1 along each axis, and `step` along the last one in the source."""
    steps = [1] * (len(shape) - 1) + [step]
    cut = [n + 2 * a for n, a in zip(shape, amounts)]
    whole = [b + n * s for b, n, s in zip(before, cut, steps)]
    written = [n + 3 * (b > 0) for n, b in zip(shape, before)]
    x, g, s, y = (tensor(n, element, dynamic) for n in (whole, cut, shape, written))
    lines = ""

    def size(name, extents, by):
        """The extents, those that are not known as numbers by `by` from %x's."""
        nonlocal lines
        texts = []
        for axis, n in enumerate(extents):
            texts.append(str(n))
            if dynamic and n > 4:
                lines += (f"  %{name}k{axis} = arith.constant {axis} : index\n"
                          f"  %{name}d{axis} = tensor.dim %x, %{name}k{axis} : {x}\n"
                          f"  %{name}s{axis} = arith.constant {whole[axis] - by[axis] * n}"
                          " : index\n"
                          f"  %{name}t{axis} = arith.constant {by[axis]} : index\n"
                          f"  %{name}r{axis} = arith.subi %{name}d{axis},"
                          f" %{name}s{axis} : index\n"
                          f"  %{name}{axis} = arith.divui %{name}r{axis},"
                          f" %{name}t{axis} : index\n")
                texts[-1] = f"%{name}{axis}"
        return texts
    cut_sizes, inner = size("c", cut, steps), size("i", shape, steps)
    outer = size("o", written, steps)
    number = ("complex.constant [0.0 : f32, 0.0 : f32]" if element[0] == "c"
              else f"arith.constant {'0' if element[0] == 'i' else '0.0'}")
    at, to = (", ".join(map(str, n)) for n in (before, [int(b > 0) for b in before]))
    low = ", ".join(map(str, amounts))
    text = f"""func.func @f{k}(%x: {x}) -> {y} {{
  %v = {number} : {element}
{lines}  %g = tensor.extract_slice %x[{at}] [{', '.join(cut_sizes)}] {steps} : {x} to {g}
  %a = pad.adjoint {mode} %g low[{low}] high[{low}] : {g} to {s}
  %e = tensor.empty({', '.join(n for n in outer if n[0] == '%')}) : {y}
  %f = linalg.fill ins(%v : {element}) outs(%e : {y}) -> {y}
  %r = tensor.insert_slice %a into %f[{to}] [{', '.join(inner)}] {[1] * len(shape)} : {s} into {y}
  return %r : {y}
}}
"""

    def oracle(array):
        g = array[tuple(slice(b, None, s) for b, s in zip(before, steps))]
        elements = np.arange(np.prod(shape)).reshape(shape)
        shown = extension.pad(elements, mode, amounts, amounts, -1, len(shape))
        sums = np.zeros(elements.size, array.dtype)
        np.add.at(sums, shown[shown >= 0], g[shown >= 0])
        result = np.zeros(written, array.dtype)
        result[tuple(slice(int(b > 0), int(b > 0) + n)
                     for b, n in zip(before, shape))] = sums.reshape(shape)
        return result
    return text, oracle


def cases():
    shapes = [((5, 7), (1, 0)), ((8, 16), (1, 0)), ((17, 40), (1, 0)),
              ((3, 40), (1, 0)), ((40, 3), (1, 0)), ((2, 33), (1, 0)),
              ((21, 4), (1, 0)), ((1, 9), (1, 0)), ((9, 1), (1, 0)),
              ((2, 3, 9, 18), (0, 2, 3, 1)), ((2, 9, 18, 3), (0, 3, 1, 2)),
              ((2, 19, 5, 33), (3, 1, 0, 2)), ((6, 5, 7), (1, 0, 2)),
              # Planes that share a set of the first cache.
              ((1, 12, 64, 64), (0, 2, 3, 1))]
    number = 0
    for (shape, permutation), dynamic, element in itertools.product(
            shapes, (False, True), TYPES):
        amounts = [int(n > 4) for n in (shape[axis] for axis in permutation)]
        for build in (transposition, view):
            mode = MODES[number % len(MODES)]
            number += 1
            yield (element, shape,
                   lambda k, build=build, shape=shape, permutation=permutation,
                   amounts=amounts, element=element, dynamic=dynamic, mode=mode:
                   build(k, shape, permutation, amounts, element, dynamic, mode))
    for shape, step, dynamic, element in itertools.product(
            ((3, 7, 33), (2, 4, 64), (1, 9, 100)), (2, 3, 4, 5), (False, True),
            TYPES):
        yield (element, shape,
               lambda k, shape=shape, step=step, element=element, dynamic=dynamic:
               steps(k, shape, step, element, dynamic))
    amounts = [((0, 0), (0, 0), (0, 0)), ((0, 0), (1, 1), (1, 2)),
               ((1, 1), (-1, 2), (-4, 3)), ((0, 0), (2, -5), (0, -7)),
               ((0, 0), (-18, 40), (9, -3))]
    for number, (shape, step, dynamic, element) in enumerate(itertools.product(
            ((3, 7, 33), (2, 5, 64), (2, 6, 17)), (2, 3, 4, 5), (False, True),
            TYPES)):
        yield (element, shape,
               lambda k, shape=shape, step=step, element=element, dynamic=dynamic,
               number=number: interior(k, shape, step, amounts[number % 5], element,
                                       dynamic))


    slices = [((3, 9, 18), (0, 0, 5)), ((3, 9, 18), (2, 0, 0)), ((9, 40), (0, 7)),
              ((9, 40), (3, 0)), ((1, 7, 21), (1, 0, 0)), ((40,), (3,))]
    for number, ((shape, before), step, dynamic, element) in enumerate(
            itertools.product(slices, (1, 2), (False, True), list(TYPES)[1:])):
        mode, added = MODES[number % len(MODES)], [0, 1, 2][-len(shape):]
        whole = [b + (n + 2 * a) * (step if axis + 1 == len(shape) else 1)
                 for axis, (b, n, a) in enumerate(zip(before, shape, added))]
        yield (element, whole,
               lambda k, shape=shape, before=before, step=step, added=added,
               element=element, dynamic=dynamic, mode=mode:
               gaps(k, shape, before, step, added, element, dynamic, mode))


def run(cases, folder, random, command):
    """Compiles the functions of `cases` as one module and calls each. Returns how
    many results differ from NumPy's."""
    texts, expected = [], []
    arguments, results, body = [], [], []
    command = list(command)
    for k, (element, shape, build) in enumerate(cases):
        text, oracle = build(k)
        texts.append(text)
        x = text[text.index("tensor<"):text.index(") ->")]
        y = text[text.index("-> ") + 3:text.index(" {\n")]
        array = random.integers(0, 2 if element == "i1" else 100, shape).astype(
            TYPES[element])
        path = folder / f"x{k}.npy"
        np.save(path, array)
        command += ["--input", path, "--output", folder / f"y{k}.npy"]
        arguments.append(f"%x{k}: {x}")
        results.append(y)
        body.append(f"  %y{k} = call @f{k}(%x{k}) : ({x}) -> {y}")
        expected.append(oracle(array))
    names = ", ".join(f"%y{k}" for k in range(len(texts)))
    module = "".join(t.replace("func.func @f", "func.func private @f")
                     for t in texts) + (
        f"func.func @main({', '.join(arguments)}) -> ({', '.join(results)}) {{\n"
        + "\n".join(body) + f"\n  return {names} : {', '.join(results)}\n}}\n")
    (folder / "module.mlir").write_text(module)
    subprocess.run([*command, folder / "module.mlir"], check=True)
    different = 0
    for k, (text, want) in enumerate(zip(texts, expected)):
        got = np.load(folder / f"y{k}.npy")
        if got.dtype != want.dtype or not np.array_equal(got, want):
            different += 1
            print("differs:\n" + text)
    return different


def main():
    folder, options = pathlib.Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    random = np.random.default_rng(0)
    every = list(cases())
    different = sum(run(every[first:first + CASES_OF_MODULE], folder, random,
                        ["pad-run", *options])
                    for first in range(0, len(every), CASES_OF_MODULE))
    print(f"{len(every)} cases, {different} differences")
    return different != 0


if __name__ == "__main__":
    sys.exit(main())
