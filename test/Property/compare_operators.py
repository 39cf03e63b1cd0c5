#!/usr/bin/env python3
"""Compares random models of the operators around Pad with the reference
implementation in the package onnx. Needs test/requirements.txt."""

import argparse
import collections
import sys
import tempfile
import warnings

import numpy as np
from onnx import helper, numpy_helper
from onnx.reference import ReferenceEvaluator

from pad_run import Array, Failure, PadRun, storage

ONNX_TYPES = {"float32": 1, "uint8": 2, "int8": 3, "uint16": 4, "int16": 5,
              "int32": 6, "int64": 7, "bool": 9, "float16": 10, "float64": 11,
              "uint32": 12, "uint64": 13}
MOVED = list(ONNX_TYPES)
NUMBERS = ["float32", "float64", "int8", "int16", "int32", "int64", "uint8",
           "uint16", "uint32", "uint64"]
BINARY = ["Add", "Div", "Max", "Min", "Mod", "Mul", "Sub"]
COMPARISONS = ["Equal", "Greater", "GreaterOrEqual", "Less", "LessOrEqual"]
LOGIC = ["And", "Or", "Xor"]
REDUCTIONS = ["ReduceMax", "ReduceMin", "ReduceProd", "ReduceSum"]
ROUNDING = ["Ceil", "Floor"]
OPERATORS = [*BINARY, *COMPARISONS, *LOGIC, *REDUCTIONS, *ROUNDING, "Cast",
             "Clip", "Concat", "ConstantOfShape", "Expand", "Flatten", "Gather",
             "Neg", "Not", "Range", "Reshape", "ScatterElements", "Shape",
             "Slice", "Squeeze", "Transpose", "Unsqueeze", "Where"]
KINDS = [(BINARY + COMPARISONS + LOGIC, "Add"), (REDUCTIONS, "Reduce"),
         (ROUNDING, "Round")]
DIVISIONS = ["Div", "Mod"]


class Case:
    """A random node with its inputs, some of which are constants."""

    def __init__(self, rng):
        self.rng = rng
        self.opset = int(rng.choice([9, 11, 13, 17, 18, 21, 23]))
        self.inputs, self.initializers, self.feeds = [], [], {}
        self.op = str(rng.choice(OPERATORS))
        self.attributes = {}
        self.operands = []
        getattr(self, next((kind for operators, kind in KINDS
                            if self.op in operators), self.op))()
        node = helper.make_node(self.op, self.operands, ["y"], name="node",
                                **self.attributes)
        graph = helper.make_graph(
            [node], "random", self.inputs,
            [helper.make_tensor_value_info("y", self.result_type, None)],
            self.initializers)
        self.model = helper.make_model(
            graph, opset_imports=[helper.make_opsetid("", self.opset)],
            ir_version=8)

    def shape(self, low=0, high=4):
        rank = int(self.rng.integers(low, high + 1))
        return [int(d) for d in self.rng.choice([0, 1, 1, 2, 3, 4], rank,
                                                p=[.04, .2, .16, .2, .2, .2])]

    def values(self, shape, dtype):
        if dtype == "bool":
            return self.rng.random(shape) < 0.5
        if "int" in dtype and self.rng.random() < 0.3:
            limits = np.iinfo(dtype)
            return np.asarray(self.rng.integers(
                limits.min, limits.max, shape, dtype, endpoint=True))
        low = 0 if dtype.startswith("u") else -9
        return np.asarray(self.rng.integers(low, 10, shape)).astype(dtype)

    def operand(self, array, constant=0.3, static=0.5):
        """Adds an operand, a constant or an input of known or unknown shape."""
        array = np.asarray(array)
        name = f"x{len(self.operands)}"
        self.operands.append(name)
        if self.rng.random() < constant:
            self.initializers.append(numpy_helper.from_array(array, name))
            return
        dims = [d if self.rng.random() < static else f"{name}_{i}"
                for i, d in enumerate(array.shape)]
        self.inputs.append(helper.make_tensor_value_info(
            name, ONNX_TYPES[array.dtype.name], dims))
        self.feeds[name] = array

    def data(self, types, shape):
        dtype = str(self.rng.choice(types))
        self.result_type = ONNX_TYPES[dtype]
        array = self.values(shape, dtype)
        self.operand(array)
        return array

    def list(self, types, shape):
        """Data imported as scalars: constants, or lists of integers."""
        dtype = str(self.rng.choice(types))
        self.result_type = ONNX_TYPES[dtype]
        array = self.values(shape, dtype)
        can_be_input = len(shape) <= 1 and dtype.startswith("int")
        self.operand(array, constant=0.3 if can_be_input else 1, static=1)
        return array

    def integers(self, values, constant=0.5, kind=np.int64):
        """A list that is a constant or a static input."""
        self.operand(np.array(values, kind), constant, static=1)

    def Add(self):
        shape = self.shape()
        a = self.data(["bool"] if self.op in LOGIC else NUMBERS, shape)
        if self.op in COMPARISONS:
            self.opset = max(self.opset, 17)
            self.result_type = ONNX_TYPES["bool"]
        cut = int(self.rng.integers(0, len(shape) + 1))
        other = [1 if self.rng.random() < 0.3 else d for d in shape[cut:]]
        b = self.values(other, a.dtype.name)
        if self.op in DIVISIONS:
            b[b == 0] = 1
        if self.op == "Mod":
            self.opset = max(self.opset, 11)
            if a.dtype.kind == "f" or self.rng.random() < 0.3:
                self.attributes["fmod"] = 1
        self.operand(b)
        # One side may be the narrower one on each axis.
        if self.op in ("Max", "Min") and self.rng.random() < 0.5:
            self.operand(self.values(other, a.dtype.name))
        elif self.rng.random() < 0.3 and self.op not in DIVISIONS:
            self.operands.reverse()

    def Round(self):
        shape = self.shape()
        dtype = str(self.rng.choice(["float16", "float32", "float64"]))
        self.result_type = ONNX_TYPES[dtype]
        self.operand((self.rng.random(shape) * 9 - 5).astype(dtype))

    def Clip(self):
        self.opset = max(self.opset, 13)
        dtype = self.data(NUMBERS, self.shape()).dtype.name
        for _ in range(int(self.rng.integers(0, 3))):
            if self.rng.random() < 0.2:
                self.operands.append("")
            else:
                self.operand(self.values([], dtype))

    def Expand(self):
        shape = self.shape()
        cut = int(self.rng.integers(0, len(shape) + 1))
        self.data(MOVED, [1 if self.rng.random() < 0.4 else d
                          for d in shape[cut:]])
        self.integers(shape)

    def Not(self):
        self.data(["bool"], self.shape())

    def Reduce(self):
        shape = [max(d, 1) for d in self.shape(0, 3)]
        self.list(["int32", "int64"], shape)
        if self.rng.random() < 0.5:
            self.attributes["keepdims"] = int(self.rng.integers(0, 2))
        axes = [int(a) - len(shape) * int(self.rng.random() < 0.3)
                for a in self.rng.permutation(len(shape))]
        axes = axes[:int(self.rng.integers(0, len(shape) + 1))]
        if self.opset >= (13 if self.op == "ReduceSum" else 18):
            if self.rng.random() < 0.8:
                self.integers(axes, constant=1)
            if self.rng.random() < 0.3:
                self.attributes["noop_with_empty_axes"] = 1
        elif axes:
            self.opset = max(self.opset, 11)
            self.attributes["axes"] = axes

    def ScatterElements(self):
        self.opset = max(self.opset, 11)
        shape = [max(d, 1) for d in self.shape(1, 3)]
        dtype = self.list(["float32", "int64", "bool"], shape).dtype.name
        axis = int(self.rng.integers(0, len(shape)))
        counts = [int(self.rng.integers(1, d + 1)) for d in shape]
        # Each place once, as the order of updates is not defined.
        indices = np.apply_along_axis(
            lambda _: self.rng.permutation(shape[axis])[:counts[axis]],
            axis, np.zeros(counts))
        indices -= shape[axis] * (self.rng.random(counts) < 0.3)
        self.integers(indices, constant=1)
        self.operand(self.values(counts, dtype), constant=1)
        self.attributes["axis"] = axis

    def Where(self):
        shape = self.shape()
        parts = [[1 if self.rng.random() < 0.3 else d
                  for d in shape[int(self.rng.integers(0, len(shape) + 1)):]]
                 for _ in range(3)]
        self.operand(self.values(parts[0], "bool"))
        dtype = self.data(MOVED, parts[1]).dtype.name
        self.operand(self.values(parts[2], dtype))

    def Cast(self):
        array = self.data(MOVED, self.shape())
        to = str(self.rng.choice(MOVED))
        # What comes of a negative float as an unsigned integer is not defined.
        if array.dtype.kind == "f" and to.startswith("uint"):
            to = "int32"
        self.attributes["to"] = self.result_type = ONNX_TYPES[to]

    def Concat(self):
        shape = self.shape(1)
        axis = int(self.rng.integers(0, len(shape)))
        dtype = self.data(MOVED, shape).dtype.name
        for _ in range(int(self.rng.integers(0, 3))):
            other = list(shape)
            other[axis] = int(self.rng.integers(0, 4))
            self.operand(self.values(other, dtype))
        self.attributes["axis"] = axis - len(shape) * int(
            self.rng.random() < 0.3)

    def ConstantOfShape(self):
        self.integers(self.shape())
        self.result_type = 1
        if self.rng.random() < 0.7:
            dtype = str(self.rng.choice(MOVED))
            self.result_type = ONNX_TYPES[dtype]
            self.attributes["value"] = numpy_helper.from_array(
                self.values([1], dtype))

    def Flatten(self):
        # The reference does not flatten what is empty.
        shape = [max(d, 1) for d in self.shape()]
        self.data(MOVED, shape)
        # Versions before 11 count from the front, and those before 9 have
        # fewer types.
        self.opset = max(self.opset, 11)
        if self.rng.random() < 0.8 or not shape:
            self.attributes["axis"] = int(
                self.rng.integers(-len(shape), len(shape) + 1))

    def Gather(self):
        shape = self.shape(1)
        axis = int(self.rng.integers(0, len(shape)))
        shape[axis] = max(shape[axis], 1)
        self.data(MOVED, shape)
        n = shape[axis]
        kind = np.int32 if self.rng.random() < 0.3 else np.int64
        self.operand(self.rng.integers(-n, n, self.shape(0, 2)).astype(kind))
        self.attributes["axis"] = axis

    def Neg(self):
        signed = [name for name in NUMBERS if not name.startswith("u")]
        self.data(signed, self.shape())

    def Range(self):
        kind = np.int32 if self.rng.random() < 0.3 else np.int64
        self.opset = max(self.opset, 11)
        self.result_type = 6 if kind == np.int32 else 7
        start, limit = self.rng.integers(-9, 10, 2)
        self.integers(start, kind=kind)
        self.integers(limit, kind=kind)
        delta = int(self.rng.choice([-3, -2, -1, 1, 2, 3]))
        self.integers(delta, constant=1, kind=kind)

    def Reshape(self):
        shape = [max(d, 1) for d in self.shape(0, 3)]
        array = self.data(MOVED, shape)
        new = list(self.rng.permutation(shape))
        if self.rng.random() < 0.5:
            new = [d for d in new if d != 1] + [1] * int(self.rng.integers(3))
        if new and self.rng.random() < 0.5:
            new[int(self.rng.integers(len(new)))] = -1
        elif new and new[0] == (shape or [None])[0] and self.rng.random() < .5:
            new[0] = 0
        assert array.reshape([d or array.shape[0] for d in new]) is not None
        self.integers(new)

    def Shape(self):
        shape = self.shape()
        self.data(MOVED, shape)
        self.result_type = 7
        if self.opset >= 15 and self.rng.random() < 0.7:
            self.attributes["start"] = int(self.rng.integers(-5, 6))
            # The reference does not clamp an end that is before the first axis.
            if self.rng.random() < 0.7:
                self.attributes["end"] = int(
                    self.rng.integers(-len(shape), 6))

    def Slice(self):
        shape = self.shape(1)
        self.data(MOVED, shape)
        count = int(self.rng.integers(1, len(shape) + 1))
        axes = [int(a) for a in self.rng.permutation(len(shape))[:count]]
        starts = [int(v) for v in self.rng.integers(-6, 7, count)]
        ends = [int(v) for v in self.rng.integers(-6, 7, count)]
        steps = [int(v) for v in self.rng.choice([-2, -1, 1, 1, 2, 3], count)]
        # The reference slices as Python does, where nothing is before the first
        # element, whatever the direction.
        if self.opset >= 10:
            starts = [max(start, -shape[axis]) if step < 0 else start
                      for start, axis, step in zip(starts, axes, steps)]
        if self.opset < 10:
            self.attributes.update(starts=starts, ends=ends, axes=axes)
            return
        self.integers(starts)
        self.integers(ends)
        self.integers(axes, constant=1)
        if self.rng.random() < 0.7:
            self.integers(steps, constant=1)

    def Squeeze(self):
        shape = self.shape(0, 3)
        ones = [i for i, d in enumerate(shape) if d == 1]
        self.data(MOVED, shape)
        axes = [i - len(shape) * int(self.rng.random() < 0.3) for i in ones
                if self.rng.random() < 0.7]
        self.add_axes(axes)

    def Unsqueeze(self):
        shape = self.shape(0, 3)
        self.data(MOVED, shape)
        rank = len(shape) + int(self.rng.integers(1, 3))
        axes = self.rng.permutation(rank)[:rank - len(shape)]
        self.add_axes([int(a) - rank * int(self.rng.random() < 0.3)
                       for a in axes])

    def add_axes(self, axes):
        if self.opset >= 13:
            self.integers(axes, constant=1)
            return
        # Attributes count from the front before version 11.
        rank = 4
        if any(a < 0 for a in axes) or not axes:
            self.opset = 13
            self.integers(axes, constant=1)
            return
        self.attributes["axes"] = sorted(axes)[:rank]

    def Transpose(self):
        shape = self.shape()
        self.data(MOVED, shape)
        if shape and self.rng.random() < 0.7:
            self.attributes["perm"] = [
                int(a) for a in self.rng.permutation(len(shape))]

    def describe(self):
        arrays = dict(self.feeds)
        arrays.update({i.name: numpy_helper.to_array(i)
                       for i in self.initializers})
        operands = [f"{name}{'' if name in self.feeds else ' (constant)'}: "
                    f"{arrays[name].dtype}{list(arrays[name].shape)}"
                    for name in self.operands]
        return f"opset {self.opset}, {self.op}({', '.join(operands)})"


def to_array(values):
    values = np.asarray(values)
    type = ONNX_TYPES[values.dtype.name]
    bits = np.ascontiguousarray(values).reshape(values.shape)
    return Array(type, bits.view(storage(type)))


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
            expected = ReferenceEvaluator(case.model).run(None, case.feeds)[0]
            feeds = {name: to_array(a) for name, a in case.feeds.items()}
            try:
                actual = pad_run(case.model, feeds)
                problem = actual.difference(to_array(expected))
            except (Failure, RuntimeError) as failure:
                problem = str(failure)
                if "expected 'axes'" in problem:
                    counts["Squeeze of axes that are not known: refused"] += 1
                    continue
            if problem:
                wrong += 1
                print(f"case {number}: {case.describe()} {case.attributes}: "
                      f"{problem}", flush=True)
            else:
                counts[case.op] += 1
    for reason, count in sorted(counts.items()):
        print(f"{count:6}  {reason}")
    print(f"{options.count - wrong} of {options.count} models as expected")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
