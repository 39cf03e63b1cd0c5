"""Interprets functions of pads on small tensors of integers.

The definition of docs/Semantics.md once more, with what it says of programs
that break a constraint at run time, for text that pad-opt prints. Of a program
that does what other dialects leave undefined (a slice out of bounds, a cast to
an extent that is wrong), `run` raises Undefined.
"""

import ast
import itertools
import math
import pathlib
import re
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "tools"))

from index_map import source_index  # noqa: E402


class Undefined(Exception):
    """The program has no defined result."""


class Array:
    """Extents and elements in row-major order."""

    def __init__(self, shape, elements):
        self.shape = tuple(shape)
        self.elements = list(elements)

    def __eq__(self, other):
        return self.shape == other.shape and self.elements == other.elements

    def __repr__(self):
        return f"{list(self.shape)} {self.elements}"


def pad(mode, source, low, high, result_shape, value):
    """`result_shape` has None where the extent is computed."""
    shape = [max(n + l + h, 0) if e is None else e
             for n, l, h, e in zip(source.shape, low, high, result_shape)]
    count = math.prod(shape)
    if mode != "constant" and not source.elements:
        return Array(shape, [0] * count)
    positions = [[source_index(mode, o - l, n) for o in range(e)]
                 for n, l, e in zip(source.shape, low, shape)]
    strides = [math.prod(source.shape[k + 1:])
               for k in range(len(source.shape))]
    elements = [
        value if None in index else source.elements[
            sum(i * s for i, s in zip(index, strides))]
        for index in itertools.product(*positions)]
    return Array(shape, elements)


def adjoint(mode, source, low, high, result_shape):
    """`result_shape` has None where the extent is computed."""
    shape = [max(m - l - h, 0) if e is None else e
             for m, l, h, e in zip(source.shape, low, high, result_shape)]
    if 0 in shape:
        return Array(shape, [])
    result = Array(shape, [0] * math.prod(shape))
    strides = [math.prod(shape[k + 1:]) for k in range(len(shape))]
    shown = [[source_index(mode, o - l, n) for o in range(m)]
             for m, l, n in zip(source.shape, low, shape)]
    for element, index in zip(source.elements, itertools.product(*shown)):
        if None not in index:
            result.elements[sum(i * s for i, s in zip(index, strides))] += element
    return result


def extract_slice(source, offsets, sizes):
    for o, s, n in zip(offsets, sizes, source.shape):
        if o < 0 or s < 0 or o + s > n:
            raise Undefined("slice out of bounds")
    return pad("edge", source, [-o for o in offsets], [0] * len(offsets),
               sizes, 0)


def parse_type(text):
    """The extents of a tensor or memref type, None where dynamic."""
    *extents, _ = re.fullmatch(r"(?:tensor|memref)<(.*)>", text).group(1).split("x")
    return [None if e == "?" else int(e) for e in extents]


def flatten(nested):
    if not isinstance(nested, list):
        return [nested]
    return [e for part in nested for e in flatten(part)]


def affine_results(text, symbols):
    """The results of an affine map that is all sums and products."""
    names, results = re.fullmatch(r"\(\)\[(.*?)\] -> \((.*)\)", text).groups()
    environment = dict(zip(names.split(", "), symbols))
    return [eval(part, {"__builtins__": {}}, environment)
            for part in results.split(", ")]


class Module:
    """The functions of a module by name, each a list of lines."""

    def __init__(self, text):
        self.maps = dict(
            re.findall(r"(?m)^(#\w+) = affine_map<(.*)>$", text))
        self.functions = {}
        for name, arguments, body in re.findall(
                r"(?ms)func\.func @(\w+)\((.*?)\) -> .*? \{\n(.*?)^ *\}$", text):
            names = re.findall(r"(%\w+):", arguments)
            lines = [line.strip() for line in body.splitlines()]
            self.functions[name] = names, lines

    def count(self, name, op):
        return sum(op in line for line in self.functions[name][1])

    def uses(self, name, argument):
        """Whether the function uses its argument of that position."""
        names, lines = self.functions[name]
        return any(re.search(names[argument] + r"\b", line) for line in lines)

    def run(self, name, arguments):
        names, lines = self.functions[name]
        values = dict(zip(names, arguments))
        for line in lines:
            if line.startswith("return "):
                return values[line.split()[1]]
            if line.startswith("pad.pad_into "):
                self.write(line, values)
                continue
            result, text = line.split(" = ", 1)
            values[result] = self.evaluate(text, values)
        raise AssertionError(f"@{name} does not return")

    def write(self, text, values):
        """Executes a pad into a buffer, by attributes."""
        mode, source, init, low, high, value = re.fullmatch(
            r"pad\.pad_into (\w+) ins\((\S+) : \S+\) outs\((\S+) : \S+\)"
            r" low\[(.*?)\] high\[(.*?)\](?: value\((\S+)\))?", text).groups()
        init = values[init]
        padded = pad(mode, values[source], *(
            [int(amount) for amount in amounts.split(", ")]
            for amounts in (low, high)), init.shape,
            values[value] if value else 0)
        init.elements = padded.elements

    def evaluate(self, text, values):
        def number(operand):
            return values[operand] if operand[0] == "%" else int(operand)

        def numbers(operands):
            return [number(o) for o in operands.split(", ")] if operands else []

        def amounts(rank, low, high, axes):
            axes = numbers(axes) if axes is not None else range(rank)
            lows, highs = [0] * rank, [0] * rank
            for axis, l, h in zip(axes, numbers(low), numbers(high),
                                  strict=True):
                lows[axis], highs[axis] = l, h
            return lows, highs

        op = re.match(r"[\w.]+", text).group()
        if op == "pad.pad":
            m = re.fullmatch(
                r"pad\.pad (\w+) (\S+) low\[(.*?)\] high\[(.*?)\]"
                r"(?: axes \[(.*?)\])?(?: value\((\S+)\))?"
                r" : (\S+) to (\S+)", text)
            mode, source, low, high, axes, value, _, result = m.groups()
            source = values[source]
            lows, highs = amounts(len(source.shape), low, high, axes)
            return pad(mode, source, lows, highs, parse_type(result),
                       values[value] if value else 0)
        if op == "pad.adjoint":
            mode, source, low, high, axes, result = re.fullmatch(
                r"pad\.adjoint (\w+) (\S+) low\[(.*?)\] high\[(.*?)\]"
                r"(?: axes \[(.*?)\])? : \S+ to (\S+)", text).groups()
            source = values[source]
            lows, highs = amounts(len(source.shape), low, high, axes)
            return adjoint(mode, source, lows, highs, parse_type(result))
        if op == "pad.dynamic_pad":
            m = re.fullmatch(
                r"pad\.dynamic_pad (\w+) (\S+) pads\((\S+)\)"
                r"(?: axes\((\S+)\))?(?: value\((\S+)\))?"
                r" : .* to (\S+)", text)
            mode, source, pads, axes, value, result = m.groups()
            source = values[source]
            rank = len(source.shape)
            pads = values[pads].elements
            axes = values[axes].elements if axes else range(rank)
            lows, highs = [0] * rank, [0] * rank
            for position, axis in enumerate(axes):
                if -rank <= axis < rank:
                    lows[axis] = pads[position]
                    highs[axis] = pads[len(axes) + position]
            return pad(mode, source, lows, highs, parse_type(result),
                       values[value] if value else 0)
        if op == "tensor.extract_slice":
            source, offsets, sizes = re.match(
                r"tensor\.extract_slice (%\w+)\[(.*?)\] \[(.*?)\] \[[1, ]*\] :",
                text).groups()
            return extract_slice(values[source], numbers(offsets),
                                 numbers(sizes))
        if op == "memref.alloc":
            shape = parse_type(text.split(" : ")[1])
            return Array(shape, [0] * math.prod(shape))
        if op == "bufferization.to_buffer":
            return values[text.split()[1]]
        if op == "bufferization.to_tensor":
            buffer = values[text.split()[1]]
            return Array(buffer.shape, buffer.elements)
        if op in ("tensor.cast", "memref.cast"):
            source, target = re.fullmatch(
                r"\S+ (\S+) : \S+ to (\S+)", text).groups()
            source = values[source]
            for n, e in zip(source.shape, parse_type(target)):
                if e not in (None, n):
                    raise Undefined("cast to an extent that is wrong")
            return source
        if op == "tensor.dim":
            source, axis = re.match(r"tensor\.dim (\S+), (\S+) :",
                                    text).groups()
            return values[source].shape[values[axis]]
        if op == "tensor.splat":
            scalar, sizes, result = re.fullmatch(
                r"tensor\.splat (%\w+)(?:\[(.*?)\])? : (\S+)", text).groups()
            sizes = iter(numbers(sizes or ""))
            shape = [next(sizes) if e is None else e for e in parse_type(result)]
            return Array(shape, [values[scalar]] * math.prod(shape))
        if op == "tensor.empty":
            sizes, result = re.fullmatch(r"tensor\.empty\((.*?)\) : (\S+)",
                                         text).groups()
            sizes = iter(numbers(sizes))
            return Array([next(sizes) if e is None else e
                          for e in parse_type(result)], [])
        if op == "tensor.from_elements":
            operands = re.match(r"tensor\.from_elements (.*?) :",
                                text).group(1).split(", ")
            return Array([len(operands)], [values[o] for o in operands])
        if op in ("affine.apply", "affine.max"):
            name, operands = re.fullmatch(r"\S+ (#\w+)\(\)\[(.*?)\]",
                                          text).groups()
            results = affine_results(self.maps[name], numbers(operands))
            return max(results)
        if op == "arith.constant":
            literal, _, type_text = text[len("arith.constant "):].partition(
                " : ")
            if not literal.startswith("dense<"):
                return int(literal)
            shape = parse_type(type_text)
            elements = flatten(ast.literal_eval(literal[6:-1] or "[]"))
            count = math.prod(shape)
            if len(elements) == 1 and literal[6] != "[":
                elements *= count
            assert len(elements) == count
            return Array(shape, elements)
        raise AssertionError(f"cannot interpret: {text}")
