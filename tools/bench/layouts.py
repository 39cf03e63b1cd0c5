#!/usr/bin/env python3
"""What moves between layouts cost beside a memcpy of the result: transpositions and
pads, a cache of frames before new ones, interior padding, slices with steps; and a
network of convolutions with reflect pads between them, with and without
--compute-into-pads.

Prints a Markdown table: the time of pad-run, of a memcpy of the result, their ratio,
and PyTorch's time in memcpys if it is installed. Results are compared bit for bit
with NumPy's.

  tools/bench/layouts.py --only NHWC
"""

import argparse
import pathlib
import re
import subprocess
import tempfile
import time

import numpy as np

try:
    import torch
except ImportError:
    torch = None

TYPES = {"f32": np.float32, "i8": np.int8}


def tensor(shape, element):
    return f"tensor<{'x'.join(map(str, shape))}x{element}>"


class Case:
    """A module of one function @main, the shapes of its arguments, and the same in
    NumPy and PyTorch."""

    def __init__(self, name, element, inputs, result, body, numpy, pytorch):
        self.name = f"{name}, {element}"
        self.element, self.inputs = element, inputs
        self.numpy, self.pytorch = numpy, pytorch
        types = [tensor(s, element) for s in inputs]
        arguments = ", ".join(f"%x{k}: {t}" for k, t in enumerate(types))
        self.module = (f"func.func @main({arguments}) -> {tensor(result, element)}"
                       " {\n" + body(element) + "}\n")


def transposition(shape, permutation, element):
    moved = [shape[axis] for axis in permutation]
    amounts = [0] + [0 if moved[k] in (3, 64) else 1 for k in (1, 2, 3)]
    result = [n + 2 * a for n, a in zip(moved, amounts)]

    def body(t):
        x, m, y = tensor(shape, t), tensor(moved, t), tensor(result, t)
        return (f"  %e = tensor.empty() : {m}\n"
                f"  %s = linalg.transpose ins(%x0 : {x}) outs(%e : {m})"
                f" permutation = {list(permutation)}\n"
                f"  %r = pad.pad reflect %s low{amounts} high{amounts} : {m} to {y}\n"
                f"  return %r : {y}\n")

    def pytorch(x):
        planes = x if permutation == (0, 2, 3, 1) else x.permute(0, 3, 1, 2)
        padded = torch.nn.functional.pad(planes, (1, 1, 1, 1), mode="reflect")
        last = permutation == (0, 2, 3, 1)
        return padded.permute(0, 2, 3, 1).contiguous() if last else (
            padded.contiguous())
    name = "NCHW to NHWC" if permutation == (0, 2, 3, 1) else "NHWC to NCHW"
    return Case(f"{name} {'x'.join(map(str, shape))}", element, [shape], result,
                body, lambda x: np.pad(x.transpose(permutation),
                                       [(a, a) for a in amounts], "reflect"),
                pytorch)


def frames(cached, new, axes, element):
    """Frames of a cache and new ones along axis 1, padded by 1 along `axes`."""
    both = list(new)
    both[1] += cached[1]
    amounts = [int(k in axes) for k in range(len(new))]
    result = [n + 2 * a for n, a in zip(both, amounts)]

    def body(t):
        a, b, c, y = (tensor(s, t) for s in (cached, new, both, result))
        return (f"  %s = tensor.concat dim(1) %x0, %x1 : ({a}, {b}) -> {c}\n"
                f"  %r = pad.pad edge %s low{amounts} high{amounts} : {c} to {y}\n"
                f"  return %r : {y}\n")

    def numpy(a, b):
        return np.pad(np.concatenate([a, b], 1), [(n, n) for n in amounts], "edge")

    # PyTorch repeats edges of 3 axes at most, and not with the channels last.
    return Case(f"cache of {cached[1]} frames before {new[1]}, channels "
                + ("last" if axes[-1] == 3 else "first"), element, [cached, new],
                result, body, numpy, None)


def interior(shape, between, low, high, element):
    step = between + 1
    spread = [shape[0], *((n - 1) * step + 1 for n in shape[1:])]
    result = [shape[0], *(n + low + high for n in spread[1:])]

    def body(t):
        x, s, y = tensor(shape, t), tensor(spread, t), tensor(result, t)
        zero = "0.0" if t == "f32" else "0"
        cut = f"[0, 0, 0] {list(shape)} [1, {step}, {step}]"
        amounts = f"low[0, {low}, {low}] high[0, {high}, {high}]"
        return (f"  %z = arith.constant {zero} : {t}\n  %e = tensor.empty() : {s}\n"
                f"  %f = linalg.fill ins(%z : {t}) outs(%e : {s}) -> {s}\n"
                f"  %s = tensor.insert_slice %x0 into %f{cut} : {x} into {s}\n"
                f"  %r = pad.pad constant %s {amounts} : {s} to {y}\n"
                f"  return %r : {y}\n")

    def spread_into(zeros, x):
        zeros[:, low:low + spread[1]:step, low:low + spread[2]:step] = x
        return zeros

    return Case(f"{'x'.join(map(str, shape))}, interior {between}, edges {low} and"
                f" {high}", element, [shape], result, body,
                lambda x: spread_into(np.zeros(result, x.dtype), x),
                lambda x: spread_into(torch.zeros(result, dtype=x.dtype), x))


def steps(shape, step, element):
    result = [shape[0], *(-(-n // step) for n in shape[1:])]

    def body(t):
        x, y = tensor(shape, t), tensor(result, t)
        return (f"  %r = tensor.extract_slice %x0[0, 0, 0] {result}"
                f" [1, {step}, {step}] : {x} to {y}\n  return %r : {y}\n")
    return Case(f"{'x'.join(map(str, shape))}, every {step} elements", element,
                [shape], result, body, lambda x: x[:, ::step, ::step],
                lambda x: x[:, ::step, ::step].contiguous())


def cases():
    for element in TYPES:
        for shape in ((8, 64, 56, 56), (1, 3, 1080, 1920)):
            n, c, h, w = shape
            yield transposition(shape, (0, 2, 3, 1), element)
            yield transposition((n, h, w, c), (0, 3, 1, 2), element)
        yield frames((1, 2, 56, 56, 64), (1, 4, 56, 56, 64), (2, 3), element)
        yield frames((64, 2, 1, 56, 56), (64, 4, 1, 56, 56), (3, 4), element)
        for shape in ((64, 28, 28), (32, 56, 56), (1, 1080, 1920)):
            for between in (1, 3):
                for edges in ((0, 0), (1, 1)):
                    yield interior(shape, between, *edges, element)
            yield steps(shape, 2, element)


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


class Runner:
    def __init__(self, pad_run, folder, calls):
        self.pad_run, self.folder, self.calls = pad_run, folder, calls

    def run(self, module, inputs, *options):
        """The shortest call and memcpy in microseconds, the bytes that a call
        allocates beside its result, and the result."""
        path = self.folder / "module.mlir"
        path.write_text(module)
        command = [self.pad_run, path, f"--time={self.calls}",
                   f"--output={self.folder / 'y.npy'}", *options]
        for k, array in enumerate(inputs):
            np.save(self.folder / f"x{k}.npy", array)
            command += ["--input", self.folder / f"x{k}.npy"]
        out = subprocess.run(command, check=True, capture_output=True,
                             text=True).stdout
        call, copy = (float(re.search(rf"^{row} +min +([\d.]+)", out, re.M)[1])
                      for row in ("call", "memcpy"))
        memory = int(re.search(r"^memory +(\d+)", out, re.M)[1])
        return call, copy, memory, np.load(self.folder / "y.npy")


def time_torch(case, inputs, calls):
    """The shortest call in microseconds."""
    torch.set_num_threads(1)
    tensors = [torch.from_numpy(x) for x in inputs]
    try:
        case.pytorch(*tensors)
    except (RuntimeError, NotImplementedError):
        return None
    shortest = float("inf")
    for _ in range(calls):
        begin = time.perf_counter()
        case.pytorch(*tensors)
        shortest = min(shortest, time.perf_counter() - begin)
    return 1e6 * shortest


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--pad-run", default="build/bin/pad-run")
    parser.add_argument("--only", default="", help="regular expression for names")
    parser.add_argument("--calls", type=int, default=30)
    options = parser.parse_args()
    random = np.random.default_rng(0)
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(options.pad_run, pathlib.Path(folder), options.calls)
        print("| case | us | memcpy | memcpys | bytes | PyTorch |")
        print("| --- | --: | --: | --: | --: | --: |")
        for case in cases():
            if not re.search(options.only, case.name):
                continue
            inputs = [random.integers(-99, 99, shape).astype(TYPES[case.element])
                      for shape in case.inputs]
            call, copy, memory, result = runner.run(case.module, inputs)
            if not np.array_equal(result, case.numpy(*inputs)):
                raise SystemExit(f"{case.name}: differs from NumPy:\n{case.module}")
            other = torch and case.pytorch and time_torch(case, inputs,
                                                          options.calls)
            print(f"| {case.name} | {call:.4g} | {copy:.4g} | {call / copy:.2f} |"
                  f" {memory} | {f'{other / copy:.2f}' if other else ''} |",
                  flush=True)
        for channels, size in ((4, 56), (2, 224)):
            name = f"20 convolutions of {channels} channels, {size}x{size}"
            if not re.search(options.only, name):
                continue
            inputs = [random.integers(-1, 2, shape).astype(np.float32) for shape in (
                (1, channels, size, size), (channels, channels, 3, 3))]
            module = network(20, channels, size)
            rows = [runner.run(module, inputs, f"--pipeline-options={o}")
                    for o in ("", "compute-into-pads=false")]
            if not np.array_equal(rows[0][3], rows[1][3]):
                raise SystemExit(f"{name}: results differ:\n{module}")
            print(f"{name}: {rows[0][0]:.4g} us and {rows[0][2]} bytes, without"
                  f" the pass {rows[1][0]:.4g} us and {rows[1][2]} bytes")


if __name__ == "__main__":
    main()
