#!/usr/bin/env python3
"""Compares random Pad models of every version with the closed forms, and with
ONNX Runtime wherever it gives an answer. Needs test/requirements.txt."""

import argparse
import collections
import sys
import tempfile
import warnings

import numpy as np
import onnx
import onnxruntime
from onnx import helper

import extension
from pad_run import (TYPES, Array, Failure, PadRun, from_tensor, is_complex,
                     quiet, random_array, storage, to_tensor)

VERSIONS = [1, 2, 11, 13, 18, 19, 21, 23, 24, 25]
# The first version of Pad that has a type.
FIRST_VERSION = {
    **dict.fromkeys([1, 10, 11], 1),
    **dict.fromkeys([2, 3, 4, 5, 6, 7, 12, 13], 11),
    **dict.fromkeys([9, 14, 15, 16], 13),
    **dict.fromkeys([17, 18, 19, 20, 21, 22], 21), 23: 23, 24: 24,
    **dict.fromkeys([25, 26], 25),
}
# What ONNX Runtime's CPU kernels of Pad take, without which there is nothing to
# compare with: half of the models have one of these types.
COMMON_TYPES = [1, 11, 6, 7, 12, 13, 3, 2, 9]
NEWEST_OPSET = 25


class Case:
    """A random model with its inputs, and what it computes."""

    def __init__(self, rng):
        self.rng = rng
        self.opset = int(rng.integers(1, NEWEST_OPSET + 1))
        if rng.random() < 0.5:
            self.opset = int(rng.choice([7, 10, 11, 13, 18, 19, 21, 23, 25]))
        self.version = max(v for v in VERSIONS if v <= self.opset)
        types = [t for t in FIRST_VERSION if FIRST_VERSION[t] <= self.version]
        common = [t for t in COMMON_TYPES if t in types]
        self.type = int(rng.choice(common if rng.random() < 0.7 else types))
        modes = ["constant", "reflect", "edge"]
        if self.version >= 19:
            modes.append("wrap")
        self.mode = str(rng.choice(modes))
        rank = int(rng.choice([0, 1, 1, 2, 2, 3, 4, 5]))
        self.shape = [int(rng.choice([0, 1, 2, 3, 4, 5, 6],
                                     p=[.03, .12, .17, .17, .17, .17, .17]))
                      for _ in range(rank)]
        self.x = random_array(rng, self.type, self.shape)
        self.nodes, self.inputs, self.initializers = [], [], []
        self.feeds = {}
        dims = [d if rng.random() < 0.6 else f"d{i}"
                for i, d in enumerate(self.shape)]
        self.inputs.append(helper.make_tensor_value_info("x", self.type, dims))
        self.feeds["x"] = self.x
        self.make_pads(rank)
        attributes, operands, pads = {}, ["x"], []
        if self.mode != "constant" or rng.random() < 0.5:
            attributes["mode"] = self.mode
        self.value = None
        if self.version < 11:
            pads.append(helper.make_attribute(
                "paddings" if self.version == 1 else "pads", self.lists[0],
                attr_type=onnx.AttributeProto.INTS))
            if rng.random() < 0.6:
                value = float(np.float32(rng.normal()))
                attributes["value"] = value
                self.value = Array(self.type, self.round(value))
        else:
            operands += self.make_operands()
        self.nodes.append(
            helper.make_node("Pad", operands, ["y"], name="pad", **attributes))
        self.nodes[-1].attribute.extend(pads)
        graph = helper.make_graph(
            self.nodes, "random", self.inputs,
            [helper.make_tensor_value_info("y", self.type, None)],
            self.initializers)
        self.model = helper.make_model(
            graph, opset_imports=[helper.make_opsetid("", self.opset)],
            ir_version=13 if self.opset >= 25 else 10 if self.opset > 13 else 7)

    def round(self, value):
        kind = {1: np.float32, 10: np.float16, 11: np.float64}[self.type]
        return np.array(value, np.float32).astype(kind).view(storage(self.type))

    def make_pads(self, rank):
        """Sets the amounts of every axis, and the lists that say so."""
        rng = self.rng
        axes = list(range(rank))
        self.names_axes = self.version >= 18 and rng.random() < 0.5
        if self.names_axes:
            axes = [int(a) for a in
                    rng.permutation(rank)[:rng.integers(0, rank + 1)]]
        self.low, self.high = [0] * rank, [0] * rank
        wild = rng.random() < 0.15
        for axis in axes:
            n = self.shape[axis]
            for side in (self.low, self.high):
                kind = rng.random()
                if kind < 0.2:
                    continue
                if kind < 0.75 and not wild:
                    side[axis] = int(rng.integers(0, max(n, 1)))
                elif kind < 0.9:
                    side[axis] = -int(rng.integers(0, n // 2 + 1))
                else:
                    side[axis] = int(rng.integers(-n - 1, 3 * n + 3))
        pads = [self.low[a] for a in axes] + [self.high[a] for a in axes]
        written = [a - rank if rng.random() < 0.4 else a for a in axes]
        self.lists = (pads, written)

    def place(self, name, array):
        """Gives the model an array in one of the ways there are."""
        way = self.rng.choice(["initializer", "constant", "input"])
        if way == "initializer":
            self.initializers.append(to_tensor(array, name))
        elif way == "constant":
            self.nodes.append(helper.make_node("Constant", [], [name],
                                               value=to_tensor(array, name)))
        else:
            self.inputs.append(helper.make_tensor_value_info(
                name, array.type, list(array.shape)))
            self.feeds[name] = array
        return name

    def make_operands(self):
        rng = self.rng
        pads, axes = self.lists
        operands = [self.place("pads", integers(7, pads))]
        if rng.random() < 0.6:
            shape = [1] if rng.random() < 0.4 else []
            value = random_array(rng, self.type, shape)
            parts = value.bits.reshape(value.bits.shape[len(shape):])
            self.value = Array(self.type, parts)
            operands.append(self.place("value", value))
        if self.names_axes:
            operands += [""] * (2 - len(operands))
            kind = 6 if rng.random() < 0.4 else 7
            operands.append(self.place("axes", integers(kind, axes)))
        elif len(operands) == 1 and rng.random() < 0.2:
            operands.append("")
        return operands

    def expected(self):
        """The result by the closed forms, or None."""
        value = self.value.bits if self.value else 0
        bits = extension.crop_first(self.x.bits, self.mode, self.low,
                                    self.high, value, len(self.shape))
        return None if bits is None else Array(self.type, bits)

    def run_onnxruntime(self):
        """What ONNX Runtime computes; raises what it raises."""
        options = onnxruntime.SessionOptions()
        options.log_severity_level = 4
        session = onnxruntime.InferenceSession(
            self.model.SerializeToString(), options,
            providers=["CPUExecutionProvider"])
        feeds = {name: as_numpy(a) for name, a in self.feeds.items()}
        result = session.run(None, feeds)[0]
        return Array(self.type, result.view(storage(self.type)))

    def explain(self):
        """Why ONNX Runtime may differ or refuse, of what is known."""
        if not self.shape:
            return "refuses rank 0"
        cropped = [n + min(l, 0) + min(h, 0)
                   for n, l, h in zip(self.shape, self.low, self.high)]
        sides = [max(p, 0) for p in self.low], [max(p, 0) for p in self.high]
        if self.mode == "reflect" and any(
                max(l, h) > max(n - 1, 0) for n, l, h in zip(cropped, *sides)):
            return "refuses to reflect further than the extent"
        if 0 in self.shape or 0 in cropped:
            return "has other rules for empty axes"
        return None

    def describe(self):
        return (f"opset {self.opset}, {TYPES[self.type][0]}, {self.mode}, "
                f"shape {self.shape}, low {self.low}, high {self.high}, "
                f"arguments {list(self.feeds)}")


def integers(type, values):
    kind = {6: np.int32, 7: np.int64}[type]
    return Array(type, np.array(values, kind).view(storage(type)))


def as_numpy(array):
    name = TYPES[array.type][0]
    name = {"float": "float32", "double": "float64"}.get(name, name)
    return np.asarray(array.bits).view(name)


def check(case, pad_run, counts):
    """Runs one case; returns what is wrong, or None."""
    expected = case.expected()
    try:
        actual = pad_run(case.model, case.feeds)
    except Failure as failure:
        if expected is not None:
            return f"pad-run says: {failure}"
        counts["no such array: refused"] += 1
        actual = None
    if expected is None and actual is not None:
        return "makes an array where there is none"
    if expected is not None:
        difference = actual.difference(expected)
        if difference:
            return f"differs from the closed forms: {difference}"
        counts["equal to the closed forms"] += 1

    try:
        theirs = case.run_onnxruntime()
    except Exception as error:
        reason = str(error).splitlines()[0]
        if any(text in reason for text in (
                "NOT_IMPLEMENTED", "type inference", "INVALID_GRAPH",
                "Type Error", "is not a valid", "No Op registered",
                "not currently registered or supported")):
            counts["ONNX Runtime: has no such kernel"] += 1
        elif "type mismatch for tensor: axes" in reason:
            counts["ONNX Runtime: refuses constant axes of type int32"] += 1
        elif expected is None:
            counts["ONNX Runtime: refuses too"] += 1
        elif case.explain():
            counts[f"ONNX Runtime: {case.explain()}"] += 1
        else:
            return f"ONNX Runtime alone says: {reason}"
        return None
    if expected is None:
        counts["ONNX Runtime: makes an array all the same"] += 1
    elif not actual.difference(theirs):
        counts["equal to ONNX Runtime"] += 1
    elif not quiet(actual).difference(quiet(theirs)):
        counts["ONNX Runtime: makes signalling NaNs quiet ones"] += 1
    elif case.explain():
        counts[f"ONNX Runtime: {case.explain()}"] += 1
    else:
        return f"differs from ONNX Runtime: {actual.difference(theirs)}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pad-run", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    counts = collections.Counter()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        pad_run = PadRun(options.pad_run, folder)
        for number in range(options.count):
            case = Case(np.random.default_rng([options.seed, number]))
            problem = check(case, pad_run, counts)
            if problem:
                wrong += 1
                print(f"case {number}: {case.describe()}: {problem}")
    for reason, count in sorted(counts.items()):
        print(f"{count:6}  {reason}")
    print(f"{options.count - wrong} of {options.count} models as expected")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
