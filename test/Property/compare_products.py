"""Compares products, convolutions and reductions of windows of StableHLO with NumPy: axes
in any order, groups, strides, dilations, amounts that crop, kernels in reverse, several
element types, in the form that StableHLO prints and in the generic one."""

import sys

import numpy as np

from options import compare_cases

# Element types of the operands and of the result.
TYPES = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "i8": np.int8,
         "i32": np.int32, "ui8": np.uint8, "i1": np.bool_}
PRODUCTS = [("f32", "f32"), ("f64", "f64"), ("f16", "f16"), ("f16", "f32"),
            ("i8", "i8"), ("i8", "i32"), ("i32", "i32"), ("ui8", "ui8"), ("i1", "i1")]
COMBINERS = {"add": np.add, "maximum": np.maximum, "minimum": np.minimum,
             "multiply": np.multiply}


def tensor(shape, element):
    return f"tensor<{'x'.join(map(str, [*shape, element]))}>"


def array(numbers):
    return f"array<i64: {', '.join(map(str, numbers))}>" if numbers else "array<i64>"


def count_windows(n, extent, stride, dilation):
    length = (extent - 1) * dilation + 1
    return (n - length) // stride + 1 if 0 < n and length <= n else 0


def move(x, low, high, interior, value):
    """Elements of `value` before, behind and between those of `x`."""
    steps = [k + 1 for k in interior]
    spread = np.full([max((n - 1) * s + 1, 0) for n, s in zip(x.shape, steps)], value,
                     x.dtype)
    if x.size:
        spread[tuple(slice(None, None, s) for s in steps)] = x
    for axis, (before, behind) in enumerate(zip(low, high)):
        widths = [(0, 0)] * x.ndim
        widths[axis] = (max(before, 0), max(behind, 0))
        spread = np.pad(spread, widths, constant_values=value)
        end = spread.shape[axis] - max(-behind, 0)
        spread = np.take(spread, range(max(-before, 0), end), axis)
    return spread


def get_window(x, place, extents, strides, dilations):
    """The element of each window of `x` at `place`, which is less than `extents`."""
    counts = map(count_windows, x.shape, extents, strides, dilations)
    return x[tuple(slice(k * d, k * d + (n - 1) * s + 1 if n else k * d, s)
                   for k, n, s, d in zip(place, counts, strides, dilations))]


class Case:
    options = ""

    def __init__(self, seed):
        self.random = np.random.default_rng(seed)
        self.is_generic = bool(self.random.random() < 0.4)
        [self.draw_product, self.draw_convolution, self.draw_windows][
            self.random.integers(3)]()

    def draw(self, least, most, count):
        return self.random.integers(least, most + 1, count).tolist()

    def draw_amounts(self, sizes):
        return [int(self.random.integers(0 if n == 1 else -1, 4)) for n in sizes]

    def draw_array(self, shape, element):
        return self.random.integers(0 if element == "ui8" else -3, 4, shape).astype(
            TYPES[element])

    def get_text(self):
        arguments = ", ".join(f"%{name}: {type}" for name, type in
                              zip("xy", self.types))
        return (f"func.func @main({arguments}) -> {self.types[-1]} {{\n"
                f"  %r = {self.op} : ({', '.join(self.types[:-1])}) -> {self.types[-1]}\n"
                f"  return %r : {self.types[-1]}\n}}\n")

    def get_inputs(self):
        return self.inputs

    def get_expected(self):
        return self.expected

    def finish(self, op, result):
        self.op = op
        self.types = [tensor(x.shape, self.element) for x in self.inputs]
        self.types.append(tensor(result.shape, self.result))
        self.expected = np.array(result, TYPES[self.result])

    def draw_elements(self):
        self.element, self.result = PRODUCTS[self.random.integers(len(PRODUCTS))]
        # Sums of bools are disjunctions.
        return bool if self.element == "i1" else np.float64 if self.element[0] == "f" \
            else np.int64

    def draw_product(self):
        sum_type = self.draw_elements()
        batch, summed, left, right = self.draw(0, 2, 4)
        letters = iter("abcdefgh")
        batch, summed, left, right = ([next(letters) for _ in range(n)]
                                      for n in (batch, summed, left, right))
        size = {k: int(self.random.choice([0, 1, 2, 3, 5, 9, 17],
                                          p=[.03, .1, .2, .2, .2, .17, .1]))
                for k in batch + summed + left + right}
        axes = [self.random.permutation(batch + summed + own).tolist()
                for own in (left, right)]
        self.inputs = [self.draw_array([size[k] for k in own], self.element)
                       for own in axes]
        lhs, rhs = (x.astype(sum_type) for x in self.inputs)
        names = [self.random.permutation(names).tolist() for names in (batch, summed)]
        # NumPy's order of letters is that of StableHLO's result.
        own = [[k for k in side if k not in batch + summed] for side in axes]
        spec = (f"{''.join(axes[0])},{''.join(axes[1])}->"
                f"{''.join(names[0] + own[0] + own[1])}")
        numbers = [[side.index(k) for k in group] for group in names for side in axes]
        if self.is_generic:
            fields = ["lhs_batching_dimensions", "rhs_batching_dimensions",
                      "lhs_contracting_dimensions", "rhs_contracting_dimensions"]
            lists = ", ".join(f"{k} = {v}" for k, v in zip(fields, numbers) if v)
            op = (f'"stablehlo.dot_general"(%x, %y) <{{dot_dimension_numbers ='
                  f" #stablehlo.dot<{lists}>}}>")
        else:
            op = "stablehlo.dot_general %x, %y, "
            if batch:
                op += f"batching_dims = {numbers[0]} x {numbers[1]}, "
            op += (f"contracting_dims = {numbers[2]} x {numbers[3]},"
                   " precision = [DEFAULT, HIGHEST]")
        self.finish(op, np.einsum(spec, lhs, rhs))

    def draw_convolution(self):
        sum_type = self.draw_elements()
        count = self.random.integers(0, 4)
        groups, of_batches = 1, self.random.random() < 0.3
        if self.random.random() < 0.5:
            groups = self.random.integers(2, 4)
        batches, features, outputs = self.draw(1, 3, 3)
        outputs *= groups
        extents, sizes = self.draw(1, 3, count), self.draw(1, 12, count)
        strides, dilations = self.draw(1, 3, count), self.draw(1, 2, count)
        between = [n - 1 for n in self.draw(1, 3, count)]
        low, high = self.draw_amounts(sizes), self.draw_amounts(sizes)
        is_reversed = [bool(k) for k in self.draw(0, 1, count)]
        image = self.draw_array(
            [batches * (groups if of_batches else 1),
             features * (1 if of_batches else groups), *sizes], self.element)
        kernel = self.draw_array([outputs, features, *extents], self.element)
        spread = move(image.astype(sum_type), [0, 0, *low], [0, 0, *high],
                      [0, 0, *between], 0)
        turned = kernel[(slice(None), slice(None), *(
            slice(None, None, -1 if k else 1) for k in is_reversed))].astype(sum_type)
        parts = []
        for images, kernels in zip(np.split(spread, groups, 0 if of_batches else 1),
                                   np.split(turned, groups, 0)):
            total = None
            for place in np.ndindex(*extents):
                part = get_window(images, [0, 0, *place], [1, 1, *extents],
                                  [1, 1, *strides], [1, 1, *dilations])
                term = np.einsum("ni...,oi->no...", part, kernels[
                    (slice(None), slice(None), *place)])
                total = term if total is None else total + term
            parts.append(total)
        result = np.concatenate(parts, 1)
        # Axes in any order.
        orders = [self.random.permutation(count + 2).tolist() for _ in range(3)]
        names = ["[" + ", ".join([*roles, *map(str, range(count))][k] for k in order)
                 + "]" for roles, order in zip(["bf", "oi", "bf"], orders)]
        conv = f"{names[0]}x{names[1]}->{names[2]}"
        self.inputs = [np.ascontiguousarray(x.transpose(order)) for x, order in
                       zip((image, kernel), orders)]
        counts = (f"batch_group_count = {groups if of_batches else 1} : i64,"
                  f" feature_group_count = {1 if of_batches else groups} : i64")
        pads = [list(pair) for pair in zip(low, high)]
        if self.is_generic:
            padding = f"dense<{pads}>" if count else "dense<>"
            signs = ", ".join(str(k).lower() for k in is_reversed)
            op = (f'"stablehlo.convolution"(%x, %y) <{{{counts}, dimension_numbers ='
                  f" #stablehlo.conv<{conv}>, lhs_dilation ="
                  f" {array([k + 1 for k in between])}, padding = {padding} :"
                  f" tensor<{count}x2xi64>, rhs_dilation = {array(dilations)},"
                  f" window_reversal = array<i1{': ' * bool(signs)}{signs}>,"
                  f" window_strides = {array(strides)}}}>")
        else:
            op = (f"stablehlo.convolution(%x, %y) dim_numbers = {conv}, window ="
                  f" {{stride = {strides}, pad = {pads}, lhs_dilate ="
                  f" {[k + 1 for k in between]}, rhs_dilate = {dilations},"
                  f" reverse = {str(is_reversed).lower()}}} {{{counts}}}")
        self.finish(op, result.transpose(orders[2]))

    def draw_windows(self):
        self.element = self.result = str(self.random.choice(
            ["f32", "f64", "i8", "i32", "ui8"]))
        rank = self.random.integers(0, 5)
        sizes, extents = self.draw(1, 9, rank), self.draw(1, 3, rank)
        strides, dilations = self.draw(1, 3, rank), self.draw(1, 2, rank)
        between = [n - 1 for n in self.draw(1, 2, rank)]
        low, high = self.draw_amounts(sizes), self.draw_amounts(sizes)
        combiner = str(self.random.choice(list(COMBINERS)))
        x = self.draw_array(sizes, self.element)
        start = self.draw_array([], self.element)
        spread = move(x, low, high, between, start)
        total = np.full(list(map(count_windows, spread.shape, extents, strides,
                                 dilations)), start, x.dtype)
        for place in np.ndindex(*extents):
            total = COMBINERS[combiner](
                total, get_window(spread, place, extents, strides, dilations))
        self.inputs = [x, start]
        scalar = f"tensor<{self.element}>"
        pads = [list(pair) for pair in zip(low, high)]
        padding = f"dense<{pads}>" if rank else "dense<>"
        op = (f'"stablehlo.reduce_window"(%x, %y) <{{base_dilations ='
              f" {array([k + 1 for k in between])}, padding = {padding} :"
              f" tensor<{rank}x2xi64>, window_dilations = {array(dilations)},"
              f" window_dimensions = {array(extents)}, window_strides ="
              f" {array(strides)}}}> ({{\n  ^bb0(%a: {scalar}, %b: {scalar}):\n"
              f"    %c = stablehlo.{combiner} %a, %b : {scalar}\n"
              f"    stablehlo.return %c : {scalar}\n  }})")
        self.finish(op, total)


if __name__ == "__main__":
    sys.exit(compare_cases(__doc__, Case))
