#!/usr/bin/env python3
"""Compares random OpenVINO models with the closed forms, and with OpenVINO
wherever it gives an answer. Needs test/requirements.txt."""

import argparse
import collections
import os
import sys
import tempfile

import numpy as np
import openvino
from openvino import opset1, opset12

import extension
from pad_run import Array, Failure, PadRun, quiet, random_array, storage

# Name in OpenVINO -> number in ONNX, which pad_run.py knows types by.
TYPES = {
    "boolean": 9, "i8": 3, "i16": 5, "i32": 6, "i64": 7, "u8": 2, "u16": 4,
    "u32": 12, "u64": 13, "bf16": 16, "f16": 10, "f32": 1, "f64": 11,
    "f8e4m3": 17, "f8e5m2": 19,
}
# What OpenVINO's CPU plugin computes with: it may narrow the others.
COMMON_TYPES = ["f32", "i32", "i8", "u8", "f16"]


class Case:
    """A random model with its inputs, and what it computes."""

    def __init__(self, rng):
        self.rng = rng
        self.opset = opset12 if rng.random() < 0.6 else opset1
        common = rng.random() < 0.7
        self.element = str(rng.choice(COMMON_TYPES if common else list(TYPES)))
        self.type = TYPES[self.element]
        self.mode = str(rng.choice(["constant", "edge", "reflect",
                                    "symmetric"]))
        rank = int(rng.choice([1, 1, 2, 2, 3, 4, 5]))
        self.shape = [int(rng.choice([0, 1, 2, 3, 4, 5, 6],
                                     p=[.03, .12, .17, .17, .17, .17, .17]))
                      for _ in range(rank)]
        self.x = random_array(rng, self.type, self.shape)
        self.feeds = {"x": self.x}
        self.make_pads(rank)
        dims = [d if rng.random() < 0.6 else -1 if rng.random() < 0.5
                else openvino.Dimension(max(d - 1, 0), d + 2)
                for d in self.shape]
        parameters = [self.parameter("x", dims, self.element)]
        operands = [parameters[0]]
        for name, amounts in (("begin", self.low), ("end", self.high)):
            kind = str(rng.choice(["i32", "i64"]))
            if rng.random() < 0.3:
                array = integers(kind, amounts)
                operands.append(self.parameter(name, [rank], kind))
                parameters.append(operands[-1])
                self.feeds[name] = array
            else:
                operands.append(opset1.constant(
                    np.array(amounts, {"i32": np.int32, "i64": np.int64}[kind])))
        self.value = None
        if self.mode == "constant" and rng.random() < 0.7:
            self.value = random_array(rng, self.type, [])
            operands.append(self.constant(self.value))
        pad = self.opset.pad(*operands[:3], self.mode,
                             operands[3] if len(operands) > 3 else None)
        pad.output(0).set_names({"y"})
        self.model = openvino.Model([pad], parameters, "random")

    def parameter(self, name, dims, element):
        node = opset1.parameter(openvino.PartialShape(dims),
                                getattr(openvino.Type, element), name=name)
        node.output(0).set_names({name})
        return node

    def constant(self, array):
        tensor = openvino.Tensor(getattr(openvino.Type, self.element),
                                 openvino.Shape(list(array.shape)))
        view = np.frombuffer(memoryview(np.asarray(array.bits)).tobytes(),
                             np.uint8)
        np.asarray(tensor.data).reshape(-1).view(np.uint8)[:] = view
        return openvino.op.Constant(tensor)

    def make_pads(self, rank):
        rng = self.rng
        self.low, self.high = [0] * rank, [0] * rank
        limit = {"reflect": -1, "symmetric": 0}.get(self.mode, 4)
        wild = rng.random() < 0.15
        for axis in range(rank):
            n = self.shape[axis]
            for side in (self.low, self.high):
                kind = rng.random()
                if kind < 0.2:
                    continue
                if kind < 0.7:
                    side[axis] = int(rng.integers(0, max(n + limit, 0) + 1))
                elif kind < 0.9 or not wild:
                    side[axis] = -int(rng.integers(0, n // 2 + 1))
                else:
                    side[axis] = int(rng.integers(-n - 1, 2 * n + 3))

    def is_legal(self):
        """Whether the pads are within the limits of the mode."""
        limit = {"reflect": -1, "symmetric": 0}.get(self.mode)
        if limit is None:
            return True
        return all(max(l, h) <= n + limit
                   for n, l, h in zip(self.shape, self.low, self.high))

    def rounds_value(self):
        return self.value and self.element == "i32"

    def rounded_value(self):
        return self.value.bits.view(np.int32).astype(np.float32).astype(
            np.int32).view(np.uint32)

    def expected(self, value=None):
        """The result by the closed forms, or None. `value` replaces that of the
        model."""
        if value is None:
            value = self.value.bits if self.value else 0
        # An extent that comes out negative is 0.
        high = [max(h, -n - l)
                for n, l, h in zip(self.shape, self.low, self.high)]
        bits = extension.pad(self.x.bits, self.mode, self.low, high, value,
                             len(self.shape))
        return None if bits is None else Array(self.type, bits)

    def is_dangerous(self):
        """Whether OpenVINO frees memory twice: it does where a pad crops more
        than there is."""
        return any(min(l, h) < -n or n + l + h < 0 or n + min(l, 0) + min(h, 0) <= 0
                   for n, l, h in zip(self.shape, self.low, self.high))

    def describe(self):
        return (f"{self.opset.__name__}, {self.element}, {self.mode}, shape "
                f"{self.shape}, low {self.low}, high {self.high}, arguments "
                f"{list(self.feeds)}")


def make_case(rng, counts):
    """The first random model that OpenVINO agrees to build: it checks pads that
    are constants against extents that are known."""
    while True:
        try:
            return Case(rng)
        except RuntimeError as error:
            if "padding mode requires" not in str(error):
                raise
            counts["beyond the limits, not built by OpenVINO"] += 1


def integers(element, values):
    kind = {"i32": np.int32, "i64": np.int64}[element]
    return Array(TYPES[element],
                 np.array(values, kind).view(storage(TYPES[element])))


def run_openvino(path, feeds, type):
    """What OpenVINO computes; raises what it raises."""
    core = openvino.Core()
    # Floats are moved as they are.
    compiled = core.compile_model(path, "CPU",
                                  {"INFERENCE_PRECISION_HINT": "f32"})
    tensors = []
    for port in compiled.inputs:
        array = next(feeds[name] for name in port.names if name in feeds)
        tensor = openvino.Tensor(port.element_type,
                                 openvino.Shape(list(array.shape)))
        if array.bits.size:
            np.asarray(tensor.data).reshape(-1).view(np.uint8)[:] = (
                np.frombuffer(array.bits.tobytes(), np.uint8))
        tensors.append(tensor)
    result = compiled.create_infer_request().infer(tensors)[compiled.outputs[0]]
    return Array(type, np.ascontiguousarray(result).view(storage(type)))


def check(case, pad_run, folder, counts):
    """Runs one case; returns what is wrong, or None."""
    path = os.path.join(folder, "model.xml")
    openvino.save_model(case.model, path, compress_to_fp16=False)
    expected = case.expected()
    actual = None
    try:
        actual = pad_run(path, case.feeds)
    except Failure as failure:
        if case.is_legal() and expected is not None:
            return f"pad-run says: {failure}"
        counts["refused"] += 1
    if actual is not None:
        if not case.is_legal() or expected is None:
            return "pads beyond the limits make an array"
        difference = actual.difference(expected)
        if difference:
            return f"differs from the closed forms: {difference}"
        counts["equal to the closed forms"] += 1

    if case.is_dangerous():
        counts["OpenVINO: crops more than there is, not run"] += 1
        return None
    try:
        theirs = run_openvino(path, case.feeds, case.type)
    except Exception as error:
        if actual is None:
            counts["OpenVINO: refuses too"] += 1
        elif 0 in case.shape:
            counts["OpenVINO: refuses some empty arrays"] += 1
        elif case.element not in COMMON_TYPES:
            counts["OpenVINO: has no such kernel"] += 1
        else:
            return f"OpenVINO alone says: {str(error).splitlines()[-1]}"
        return None
    if actual is None:
        return "OpenVINO alone makes an array"
    difference = actual.difference(theirs)
    if not difference:
        counts["equal to OpenVINO"] += 1
    elif not quiet(actual).difference(quiet(theirs)):
        counts["OpenVINO: makes signalling NaNs quiet ones"] += 1
    elif case.rounds_value() and not case.expected(
            case.rounded_value()).difference(theirs):
        counts["OpenVINO: rounds the value to an f32"] += 1
    elif case.element not in COMMON_TYPES:
        counts["OpenVINO: computes with another type"] += 1
    elif 0 in case.shape:
        counts["OpenVINO: has other rules for empty arrays"] += 1
    else:
        return f"differs from OpenVINO: {difference}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pad-run", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    options = parser.parse_args()
    counts = collections.Counter()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        pad_run = PadRun(options.pad_run, folder)
        for number in range(options.count):
            rng = np.random.default_rng([options.seed, number])
            case = make_case(rng, counts)
            problem = check(case, pad_run, folder, counts)
            if problem:
                wrong += 1
                print(f"case {number}: {case.describe()}: {problem}",
                      flush=True)
    for reason, count in sorted(counts.items()):
        print(f"{count:6}  {reason}")
    print(f"{options.count - wrong} of {options.count} models as expected")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
