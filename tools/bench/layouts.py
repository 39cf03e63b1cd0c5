#!/usr/bin/env python3
"""What moves between layouts cost beside a memcpy of the result: transpositions and
pads, a cache of frames before new ones, interior padding, slices with steps, sums with
an adjoint; and a network of convolutions with reflect pads between them, with and
without --compute-into-pads.

Prints a Markdown table: the time of a memcpy of the result; in units of that, the time
of the module with static and with dynamic shapes, and of PyTorch and XLA, which
allocate their results, where they are installed; and the most bytes that a call has
allocated at a time. One thread each, by turns. Results are compared bit for bit with
NumPy's.

  tools/bench/layouts.py --folder build/layouts --seconds 0   # compile and compare
  tools/bench/layouts.py --folder build/layouts               # on a quiet machine
"""

import argparse
import os
import re
import tempfile
import time

import numpy as np

from compiled import Compiler, align, compare_in_places, time_by_turns
from timing import allocate

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
try:
    import torch
    torch.set_num_threads(1)
except ImportError:
    torch = None
try:
    import jax
except ImportError:
    jax = None

# Elements of bf16 are moved as the integers of their bits.
TYPES = {"f32": np.float32, "bf16": np.int16, "u8": np.uint8}
MLIR_TYPES = {"u8": "i8"}


class Case:
    """A function body of the arguments %x0, %x1 that returns a tensor, the shapes of
    both, and the same in NumPy, PyTorch and JAX. `body` takes a function that gives
    the type of a shape, and `dim`, which gives an extent as an operand."""

    def __init__(self, name, element, inputs, result, body, numpy, pytorch=None,
                 xla=None):
        self.name, self.element, self.inputs = name, element, inputs
        self.result, self.body = result, body
        self.numpy, self.pytorch, self.xla = numpy, pytorch, xla

    def module(self, dynamic):
        """Extents of 16 and more are dynamic, if `dynamic`: channels of a picture
        and frames are not."""
        element = MLIR_TYPES.get(self.element, self.element)

        def is_dynamic(extent):
            return dynamic and extent >= 16

        def tensor(shape):
            return "tensor<" + "".join(
                f"{'?' if is_dynamic(n) else n}x" for n in shape) + f"{element}>"
        types = [tensor(shape) for shape in self.inputs]
        lines = [] if element[0] == "i" else [
            f"  %zero = arith.constant 0.0 : {element}"]
        if element[0] == "i":
            lines.append(f"  %zero = arith.constant 0 : {element}")
        names = {}

        def dim(argument, axis, scale=1, add=0):
            """Extent `axis` of an argument, times `scale`, and `add`."""
            extent = self.inputs[argument][axis]
            if not is_dynamic(extent):
                return str(scale * extent + add)
            key = (argument, axis, scale, add)
            if key not in names:
                n = names[key] = f"%n{len(names)}"
                lines.extend([
                    f"  {n}a = arith.constant {axis} : index",
                    f"  {n}d = tensor.dim %x{argument}, {n}a : {types[argument]}",
                    f"  {n}s = arith.constant {scale} : index",
                    f"  {n}b = arith.constant {add} : index",
                    f"  {n}m = arith.muli {n}d, {n}s : index",
                    f"  {n} = arith.addi {n}m, {n}b : index"])
            return names[key]
        lines.append(self.body(tensor, dim))
        arguments = ", ".join(f"%x{k}: {t}" for k, t in enumerate(types))
        text = "\n".join(lines)
        return (f"func.func @main({arguments}) -> {tensor(self.result)} {{\n{text}\n"
                f"  return %r : {tensor(self.result)}\n}}\n")


def empty(name, extents, type):
    """The line that makes an array; `extents` are operands or numbers."""
    sizes = ", ".join(n for n in extents if n[0] == "%")
    return f"  {name} = tensor.empty({sizes}) : {type}\n"


def list_pads(amounts):
    """The argument of torch.nn.functional.pad: the last axis comes first."""
    return [n for amount in reversed(amounts) for n in (amount, amount)]


def transposition(shape, permutation, mode, element):
    moved = [shape[axis] for axis in permutation]
    last = permutation == (0, 2, 3, 1)
    amounts = [0, 1, 1, 0] if last else [0, 0, 1, 1]
    result = [n + 2 * a for n, a in zip(moved, amounts)]
    value = " value(%zero)" if mode == "constant" else ""

    def body(tensor, dim):
        x, m, y = tensor(shape), tensor(moved), tensor(result)
        return (empty("%e", [dim(0, axis) for axis in permutation], m)
                + f"  %s = linalg.transpose ins(%x0 : {x}) outs(%e : {m})"
                f" permutation = {list(permutation)}\n"
                f"  %r = pad.pad {mode} %s low{amounts} high{amounts}{value}"
                f" : {m} to {y}")

    def pytorch(x):
        planes = x if last else x.permute(0, 3, 1, 2)
        padded = torch.nn.functional.pad(planes, (1, 1, 1, 1), mode=mode)
        return (padded.permute(0, 2, 3, 1) if last else padded).contiguous()

    def xla(x):
        return jax.numpy.pad(x.transpose(permutation), [(n, n) for n in amounts],
                             mode)
    name = "NCHW to NHWC" if last else "NHWC to NCHW"
    return Case(f"{name} {'x'.join(map(str, shape))}, {mode}", element, [shape],
                result, body, lambda x: np.pad(
                    x.transpose(permutation), [(n, n) for n in amounts], mode),
                pytorch, xla)


def frames(layout, mode, element):
    """Two frames of a cache and four new ones, padded by 1 in space."""
    axis = 1 if layout == "last" else 2
    shape = [1, 56, 56, 64] if layout == "last" else [1, 64, 56, 56]
    cached, new, both = (
        [*shape[:axis], n, *shape[axis:]] for n in (2, 4, 6))
    amounts = [0, 0, 1, 1, 0] if layout == "last" else [0, 0, 0, 1, 1]
    result = [n + 2 * a for n, a in zip(both, amounts)]
    value = " value(%zero)" if mode == "constant" else ""

    def body(tensor, dim):
        a, b, c, y = map(tensor, (cached, new, both, result))
        return (f"  %s = tensor.concat dim({axis}) %x0, %x1 : ({a}, {b}) -> {c}\n"
                f"  %r = pad.pad {mode} %s low{amounts} high{amounts}{value}"
                f" : {c} to {y}")

    def pytorch(a, b):
        both = torch.cat([a, b], axis)
        if mode == "constant":
            return torch.nn.functional.pad(both, list_pads(amounts))
        if layout == "last":
            both = both.permute(0, 4, 1, 2, 3)
        padded = torch.nn.functional.pad(both, (1, 1, 1, 1, 0, 0), "replicate")
        return (padded.permute(0, 2, 3, 4, 1) if layout == "last"
                else padded).contiguous()

    def xla(a, b):
        return jax.numpy.pad(jax.numpy.concatenate([a, b], axis),
                             [(n, n) for n in amounts], mode)
    return Case(f"2 frames before 4, 64 channels {layout}, 56x56, {mode}", element,
                [cached, new], result, body,
                lambda a, b: np.pad(np.concatenate([a, b], axis),
                                    [(n, n) for n in amounts], mode),
                pytorch, xla)


def interior(shape, axes, between, edge, element):
    step = between + 1
    steps = [step if k in axes else 1 for k in range(len(shape))]
    edges = [edge if k in axes else 0 for k in range(len(shape))]
    spread = [(n - 1) * s + 1 for n, s in zip(shape, steps)]
    result = [n + 2 * e for n, e in zip(spread, edges)]

    def body(tensor, dim):
        x, s, y = map(tensor, (shape, spread, result))
        sizes = [dim(0, k, n, 1 - n) for k, n in enumerate(steps)]
        own = [dim(0, k) for k in range(len(shape))]
        return (empty("%e", sizes, s)
                + f"  %f = linalg.fill ins(%zero : {tensor([])[7:-1]})"
                f" outs(%e : {s}) -> {s}\n"
                f"  %s = tensor.insert_slice %x0 into %f{[0] * len(shape)}"
                f" [{', '.join(own)}] {steps} : {x} into {s}\n"
                f"  %r = pad.pad constant %s low{edges} high{edges} value(%zero)"
                f" : {s} to {y}")
    inside = tuple(slice(e, e + n, s) for e, n, s in zip(edges, spread, steps))

    def spread_into(zeros, x):
        zeros[inside] = x
        return zeros

    def xla(x):
        return jax.lax.pad(x, x.dtype.type(0),
                           [(e, e, s - 1) for e, s in zip(edges, steps)])
    return Case(f"{'x'.join(map(str, shape))}, interior {between} of axes"
                f" {' and '.join(map(str, axes))}, edges {edge}", element, [shape],
                result, body, lambda x: spread_into(np.zeros(result, x.dtype), x),
                lambda x: spread_into(torch.zeros(result, dtype=x.dtype), x), xla)


def slices(shape, axes, step, element):
    """What is between the elements that interior padding adds."""
    steps = [step if k in axes else 1 for k in range(len(shape))]
    result = [-(-n // s) for n, s in zip(shape, steps)]
    index = tuple(slice(None, None, s) for s in steps)

    def body(tensor, dim):
        lines, sizes = "", []
        for k, (n, s) in enumerate(zip(shape, steps)):
            size = str(result[k])
            if "?" in tensor(result[k:k + 1]):
                size = f"%q{k}"
                lines += (f"  %s{k} = arith.constant {s} : index\n"
                          f"  {size} = arith.divui {dim(0, k, 1, s - 1)}, %s{k}"
                          " : index\n")
            sizes.append(size)
        return (lines + f"  %r = tensor.extract_slice %x0{[0] * len(shape)}"
                f" [{', '.join(sizes)}] {steps} : {tensor(shape)} to"
                f" {tensor(result)}")
    return Case(f"{'x'.join(map(str, shape))}, every {step} of axes"
                f" {' and '.join(map(str, axes))}", element, [shape], result, body,
                lambda x: x[index], lambda x: x[index].contiguous(),
                lambda x: x[index])


def adjoint(shape, element):
    """The gradient of a pad, added to another gradient."""
    padded = [n + 2 * (k > 0) for k, n in enumerate(shape)]

    def body(tensor, dim):
        g, y = tensor(padded), tensor(shape)
        lines = empty("%e", [dim(1, k) for k in range(len(shape))], y)
        if "%" in lines:
            lines += "".join(
                f"  %i{k} = arith.constant {k} : index\n"
                f"  %h{k} = tensor.dim %x1, %i{k} : {y}\n" for k in (1, 2))
        return (f"  %a = pad.adjoint edge %x0 low[0, 1, 1] high[0, 1, 1]"
                f" : {g} to {y}\n" + lines +
                f"  %r = linalg.add ins(%a, %x1 : {y}, {y}) outs(%e : {y}) -> {y}")

    def numpy(g, h):
        for axis in (1, 2):
            g = np.moveaxis(g, axis, 0)
            first, last = g[0] + g[1], g[-2] + g[-1]
            g = np.moveaxis(np.concatenate([first[None], g[2:-2], last[None]]), 0,
                            axis)
        return g + h
    return Case(f"{'x'.join(map(str, shape))}, adjoint of edge by 1, added", element,
                [padded, shape], shape, body, numpy)


def cases():
    for element in ("f32", "u8"):
        for shape in ((8, 64, 56, 56), (1, 3, 1080, 1920)):
            n, c, h, w = shape
            for mode in ("constant", "reflect"):
                yield transposition(shape, (0, 2, 3, 1), mode, element)
                yield transposition((n, h, w, c), (0, 3, 1, 2), mode, element)
    for element in ("f32", "bf16"):
        for layout in ("first", "last"):
            for mode in ("constant", "edge"):
                yield frames(layout, mode, element)
    for element in ("f32", "u8"):
        for shape, axes in (((64, 28, 28), (1, 2)), ((32, 56, 56), (1, 2)),
                            ((28, 28, 64), (0, 1)), ((1, 1080, 1920), (1, 2))):
            for between in (1, 3):
                for edge in (0, 1):
                    yield interior(shape, axes, between, edge, element)
                yield slices(shape, axes, between + 1, element)
    for shape in ((16, 56, 56), (16, 112, 112), (4, 1080, 1920)):
        yield adjoint(shape, "f32")


def network(layers, channels, size):
    """Convolutions with reflect pads between them and maxima with 0 behind them."""
    x = f"tensor<1x{channels}x{size}x{size}xf32>"
    padded = f"tensor<1x{channels}x{size + 2}x{size + 2}xf32>"
    weights = f"tensor<{channels}x{channels}x3x3xf32>"
    lines = ["%z = arith.constant 0.0 : f32", f"%e = tensor.empty() : {x}",
             f"%f = linalg.fill ins(%z : f32) outs(%e : {x}) -> {x}"]
    value = "%x0"
    for k in range(layers):
        lines += [
            f"%p{k} = pad.pad reflect {value} low[0, 0, 1, 1] high[0, 0, 1, 1] :"
            f" {x} to {padded}",
            f"%c{k} = linalg.conv_2d_nchw_fchw ins(%p{k}, %x1 : {padded}, {weights})"
            f" outs(%f : {x}) -> {x}",
            f"%r{k} = linalg.max ins(%c{k}, %f : {x}, {x}) outs(%e : {x}) -> {x}"]
        value = f"%r{k}"
    return (f"func.func @main(%x0: {x}, %x1: {weights}) -> {x} {{\n  "
            + "\n  ".join(lines) + f"\n  return {value} : {x}\n}}\n")


class Peer:
    """A function of another library, which allocates its result."""

    def __init__(self, call, wait, arguments):
        self.call, self.wait, self.arguments = call, wait, arguments
        self.batch = 1

    def time(self, nanoseconds):
        best, end = float("inf"), time.perf_counter_ns() + nanoseconds
        while True:
            begin = time.perf_counter_ns()
            for _ in range(self.batch):
                self.wait(self.call(*self.arguments))
            now = time.perf_counter_ns()
            best = min(best, (now - begin) / self.batch)
            if now >= end:
                return best


def find_peers(case, arrays):
    """The peers that are there and give the result that NumPy gives."""
    expected = case.numpy(*arrays)
    peers = {}
    if torch and case.pytorch:
        tensors = [torch.from_numpy(x) for x in arrays]
        if case.element == "bf16":
            tensors = [x.view(torch.bfloat16) for x in tensors]
        peers["PyTorch"] = Peer(case.pytorch, lambda y: y, tensors)
    if jax and case.xla:
        tensors = [jax.numpy.asarray(x) for x in arrays]
        if case.element == "bf16":
            tensors = [x.view(jax.numpy.bfloat16) for x in tensors]
        peers["XLA"] = Peer(jax.jit(case.xla), lambda y: y.block_until_ready(),
                            tensors)
    for name, peer in list(peers.items()):
        try:
            y = peer.call(*peer.arguments)
        except (RuntimeError, NotImplementedError):
            del peers[name]
            continue
        if case.element == "bf16":
            y = (y.view(torch.int16) if name == "PyTorch"
                 else y.view(jax.numpy.int16))
        if not np.array_equal(np.asarray(y), expected):
            raise SystemExit(f"{case.name}: {name} differs from NumPy")
    return peers


def draw(random, shape, element):
    numbers = random.integers(-99, 99, shape)
    if element == "bf16":
        bits = numbers.astype(np.float32).view(np.uint32) >> 16
        return align(bits.astype(np.uint16).view(np.int16))
    return align(numbers.astype(TYPES[element]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--pad-run", default="build/bin/pad-run")
    parser.add_argument("--folder", help="where compiled modules are kept")
    parser.add_argument("--only", default="", help="regular expression for names")
    parser.add_argument("--seconds", type=float, default=0.2,
                        help="for each function; 0 compares results only")
    options = parser.parse_args()
    random = np.random.default_rng(0)
    with tempfile.TemporaryDirectory() as temporary:
        compiler = Compiler(options.pad_run, options.folder or temporary)
        print("| case | type | memcpy, us | static | dynamic | bytes | PyTorch |"
              " XLA |")
        print("| --- | --- |" + " --: |" * 6)
        for case in cases():
            if not re.search(options.only, f"{case.name}, {case.element}"):
                continue
            inputs = [draw(random, shape, case.element) for shape in case.inputs]
            result, memory = allocate(case.result, TYPES[case.element]), []
            for dynamic in (False, True):
                call = compiler.call(case.module(dynamic), [*inputs, result])
                memory.append(call.run())
                if not np.array_equal(result, case.numpy(*inputs)):
                    raise SystemExit(f"{case.name}: differs from NumPy:\n"
                                     + case.module(dynamic))
            peers = find_peers(case, inputs)

            def build():
                arrays = [*map(align, inputs),
                          allocate(case.result, TYPES[case.element])]
                return [compiler.copy(arrays[-1]),
                        *(compiler.call(case.module(dynamic), arrays)
                          for dynamic in (False, True)), *peers.values()]

            copy, times = compare_in_places(build, options.seconds)
            ratios = dict(zip(["static", "dynamic", *peers],
                              [f"{t:.2f}" for t in times]))
            print(f"| {case.name} | {case.element} | {copy / 1e3:.4g} |"
                  f" {ratios['static']} | {ratios['dynamic']} | {max(memory)} |"
                  f" {ratios.get('PyTorch', '')} | {ratios.get('XLA', '')} |",
                  flush=True)
        for channels, size in ((4, 56), (2, 224)):
            name = f"20 convolutions of {channels} channels, {size}x{size}"
            if not re.search(options.only, name):
                continue
            x, weights = (align(random.integers(-1, 2, s).astype(np.float32))
                          for s in ((1, channels, size, size),
                                    (channels, channels, 3, 3)))
            result, calls, rows = allocate(x.shape, np.float32), [], []
            for flags in ("", "compute-into-pads=false", "fuse-pads=false",
                          "fuse-pads=false compute-into-pads=false"):
                calls.append(compiler.call(
                    network(20, channels, size), [x, weights, result],
                    [f"--pipeline-options={flags}"]))
                rows.append([flags or "default", calls[-1].run(), result.copy()])
                if not np.array_equal(rows[0][2], rows[-1][2]):
                    raise SystemExit(f"{name}: results differ with {flags}")
            for (flags, memory, _), nanoseconds in zip(
                    rows, time_by_turns(calls, options.seconds)):
                print(f"{name}, {flags}: {nanoseconds / 1e3:.4g} us,"
                      f" {memory} bytes")


if __name__ == "__main__":
    main()
