#!/usr/bin/env python3
"""Random programs that move elements with TOSA, tensor and linalg, as front ends
do: slices, reversals and concatenations, insertions, gathers at computed indices,
fills under conditions, sums of parts, of known extents and unknown ones. pad.compile,
which raises, fuses and compiles them, against NumPy."""

import collections
import operator
import sys

import numpy as np

import pad
from options import get_parser
from tensor_function import OF_FLOATS, TensorFunction

COMPARISONS = {"slt": operator.lt, "sge": operator.ge, "eq": operator.eq,
               "sgt": operator.gt}
BINARY = {"addi": np.add, "subi": np.subtract, "maxsi": np.maximum,
          "minsi": np.minimum}


def get_identity(rank):
    dims = ", ".join(f"d{axis}" for axis in range(rank))
    return f"affine_map<({dims}) -> ({dims})>"


class Program(TensorFunction):

    def __init__(self, seed):
        super().__init__(seed)
        self.operations = collections.Counter()
        shape = [self.random.randint(1, 6)
                 for _ in range(self.random.choice([1, 1, 2, 2, 3]))]
        for _ in range(self.random.choice([1, 1, 2])):
            self.add_argument(shape)
        for _ in range(self.random.choice([1, 2, 3, 4, 6, 8])):
            kind = self.random.choice(self.KINDS)
            mark = len(self.lines)
            kind(self)
            if self.tensors[-1][1].size > 3000:
                self.tensors.pop()
                del self.lines[mark:]
                continue
            self.operations[kind.__name__.replace("_", " ")] += 1
        self.operations["unknown extent"] += len(self.hidden)
        self.results = [self.tensors[-1]]
        if self.random.random() < 0.3:
            self.results.append(self.random.choice(self.tensors))

    # Parts of operations.

    def emit_shape(self, numbers):
        type = f"!tosa.shape<{len(numbers)}>"
        name = self.emit(f"tosa.const_shape {{values = dense<{list(numbers)}> : "
                         f"tensor<{len(numbers)}xindex>}} : () -> {type}")
        return name, type

    def emit_slice(self, name, array, axis, begin, end):
        part = np.take(array, range(begin, end), axis)
        offsets = [0] * array.ndim
        offsets[axis] = begin
        return self.emit_extract(name, array, offsets, part), part

    def emit_extract(self, name, array, offsets, part):
        return self.emit(
            f"tensor.extract_slice {name}[{self.emit_offsets(offsets)}] "
            f"[{self.get_sizes(part.shape)}] {[1] * array.ndim} : "
            f"{self.get_type(array.shape)} to {self.get_type(part.shape)}")

    def emit_reverse(self, name, array, axis):
        type = self.get_type(array.shape)
        return self.emit(f"tosa.reverse {name} {{axis = {axis} : i32}} : "
                         f"({type}) -> {type}"), np.flip(array, axis)

    def emit_concatenation(self, parts, axis):
        result = np.concatenate([array for _, array in parts], axis)
        names = ", ".join(name for name, _ in parts)
        types = ", ".join(self.get_type(array.shape) for _, array in parts)
        text = self.random.choice([
            f"tosa.concat {names} {{axis = {axis} : i32}} : ",
            f"tensor.concat dim({axis}) {names} : "])
        hidden = zip(*(self.is_hidden(array.shape) for _, array in parts))
        self.add_inferred(f"{text}({types}) -> ", result, list(map(any, hidden)))

    def begin_generic(self, shape, inputs, maps=None):
        """A linalg.generic, up to its body, in which inputs are %a and %b."""
        rank, type = len(shape), self.get_type(shape)
        empty = self.emit_empty(shape)
        maps = maps or [get_identity(rank)] * len(inputs)
        ins = ""
        if inputs:
            types = ", ".join(self.get_type(array.shape) for _, array in inputs)
            ins = f"ins({', '.join(name for name, _ in inputs)} : {types}) "
        arguments = [f"{name}: {self.element}"
                     for name in ["%a", "%b"][:len(inputs)] + ["%out"]]
        iterators = ", ".join(['"parallel"'] * rank)
        return self.emit(
            f"linalg.generic {{indexing_maps = "
            f"[{', '.join(maps + [get_identity(rank)])}], iterator_types = "
            f"[{iterators}]}} {ins}outs({empty} : {type}) "
            f"{{ ^bb0({', '.join(arguments)}):")

    def end_generic(self, name, yielded, array):
        self.lines.append(f"linalg.yield {yielded} : {self.element} }} -> "
                          f"{self.get_type(array.shape)}")
        self.add_tensor(name, array)

    # Indices in the body of a generic: names, and arrays of all their values.

    def compute_index(self, index, extent):
        """What is computed from an index by a few operations."""
        name, values = index
        for _ in range(self.random.choice([0, 1, 1, 2, 3])):
            number = self.random.choice([0, 1, 2, 3, extent - 1, extent,
                                         2 * extent - 2, 2 * extent - 1])
            kind = self.random.choice(
                ["addi", "subi", "minsi", "maxsi", "from", "muli", "remsi", "absi",
                 "floordivsi", "select"])
            if kind == "muli":
                number = self.random.choice([2, -1])
            elif kind in ("remsi", "floordivsi"):
                number = max(number, 2)
            constant = self.emit_index(number)
            if kind == "absi":
                name, values = self.emit(f"math.absi {name} : index"), abs(values)
            elif kind == "from":
                name = self.emit(f"arith.subi {constant}, {name} : index")
                values = number - values
            elif kind == "select":
                predicate, compare = self.random.choice(list(COMPARISONS.items()))
                holds = self.emit(
                    f"arith.cmpi {predicate}, {name}, {constant} : index")
                start = self.random.choice([0, 1, extent, 2 * extent - 2])
                other = self.emit(
                    f"arith.subi {self.emit_index(start)}, {name} : index")
                name = self.emit(f"arith.select {holds}, {other}, {name} : index")
                values = np.where(compare(values, number), start - values, values)
            else:
                name = self.emit(f"arith.{kind} {name}, {constant} : index")
                values = {**BINARY, "muli": np.multiply, "remsi": np.fmod,
                          "floordivsi": np.floor_divide}[kind](values, number)
        return name, values

    def bring_into_bounds(self, index, extent):
        name, values = index
        count, zero = self.emit_index(extent), self.emit_index(0)
        if self.random.random() < 0.67:
            last = self.emit_index(extent - 1)
            name = self.emit(f"arith.maxsi {name}, {zero} : index")
            name = self.emit(f"arith.minsi {name}, {last} : index")
            return name, np.clip(values, 0, extent - 1)
        rest = self.emit(f"arith.remsi {name}, {count} : index")
        isNegative = self.emit(f"arith.cmpi slt, {rest}, {zero} : index")
        positive = self.emit(f"arith.addi {rest}, {count} : index")
        name = self.emit(f"arith.select {isNegative}, {positive}, {rest} : index")
        return name, np.mod(values, extent)

    # Operations.

    def constant_pad(self):
        name, array = self.choose()
        widths = [(self.random.choice([0, 0, 1, 2, 3]),
                   self.random.choice([0, 0, 1, 2])) for _ in array.shape]
        value = self.random.choice([0, 0, 5])
        shape, type = self.emit_shape([width for pair in widths for width in pair])
        one = self.get_type([1], [False])
        fill = self.emit(f'"tosa.const"() {{values = dense<'
                         f"{self.get_number(value)}> : {one}}} : () -> {one}")
        result = np.pad(array, widths, constant_values=value)
        self.add_inferred(f"tosa.pad {name}, {shape}, {fill} : "
                          f"({self.get_type(array.shape)}, {type}, {one}) -> ",
                          result, self.is_hidden(array.shape))

    def reversal(self):
        name, array = self.choose()
        self.add_tensor(*self.emit_reverse(name, array,
                                           self.random.randrange(array.ndim)))

    def slicing(self):
        name, array = self.choose()
        starts = [self.random.randrange(extent) for extent in array.shape]
        sizes = [self.random.randint(1, extent - start)
                 for extent, start in zip(array.shape, starts)]
        result = array[tuple(slice(start, start + size)
                             for start, size in zip(starts, sizes))]
        if self.random.random() < 0.5:
            (start, type), (size, _) = self.emit_shape(starts), self.emit_shape(sizes)
            self.add_inferred(
                f"tosa.slice {name}, {start}, {size} : ({self.get_type(array.shape)}, "
                f"{type}, {type}) -> ", result, [False] * array.ndim)
        else:
            self.add_tensor(self.emit_extract(name, array, starts, result), result)

    def concatenation(self):
        name, array = self.choose()
        axis = self.random.randrange(array.ndim)
        fits = lambda other: other.ndim == array.ndim and all(
            k == axis or other.shape[k] == array.shape[k] for k in range(array.ndim))
        parts = [(name, array)] + [self.choose(fits)
                                   for _ in range(self.random.choice([1, 1, 2]))]
        self.random.shuffle(parts)
        self.emit_concatenation(parts, axis)

    def pad_of_slices(self):
        """An index mode along one axis, or almost."""
        name, array = self.choose()
        axis = self.random.randrange(array.ndim)
        extent = array.shape[axis]
        width = self.random.randint(1, extent)
        mode = self.random.choice(["edge", "reflect", "symmetric", "wrap"])
        if mode == "reflect":
            width = min(width, extent - 1)
            low, high = (1, width + 1), (extent - 1 - width, extent - 1)
        elif mode == "symmetric":
            low, high = (0, width), (extent - width, extent)
        elif mode == "wrap":
            low, high = (extent - width, extent), (0, width)
        else:
            low, high = (0, 1), (extent - 1, extent)
        if self.random.random() < 0.2:
            low = max(0, low[0] - 1), low[1]
        parts = [(name, array)]
        for number, (begin, end) in enumerate([low, high]):
            if begin == end or self.random.random() < 0.2:
                continue
            part = self.emit_slice(name, array, axis, begin, end)
            if mode in ("reflect", "symmetric"):
                part = self.emit_reverse(*part, axis)
            parts.insert(number * len(parts), part)
        self.emit_concatenation(parts, axis)

    def insertion(self):
        name, array = self.choose()
        steps = [self.random.choice([1, 1, 1, 2]) for _ in array.shape]
        starts = [self.random.choice([0, 0, 1, 2]) for _ in array.shape]
        ends = [start + (extent - 1) * step + 1
                for start, extent, step in zip(starts, array.shape, steps)]
        shape = [end + self.random.choice([0, 0, 1, 2]) for end in ends]
        target = self.choose(lambda other: list(other.shape) == shape)
        if target and self.random.random() < 0.5:
            into, result = target[0], target[1].copy()
        else:
            value = self.random.choice([0, 3])
            result = np.full(shape, value)
            into = self.emit_filled(shape, value)
        result[tuple(map(slice, starts, ends, steps))] = array
        self.add_tensor(
            self.emit(f"tensor.insert_slice {name} into "
                      f"{into}[{self.emit_offsets(starts)}] "
                      f"[{self.get_sizes(array.shape)}] {steps} : "
                      f"{self.get_type(array.shape)} into {self.get_type(shape)}"),
            result)

    def arithmetic(self):
        first = self.choose()
        second = self.choose(lambda other: other.shape == first[1].shape)
        kind, compute = self.random.choice(list(BINARY.items()))
        name = self.begin_generic(first[1].shape, [first, second])
        result = self.emit_arithmetic(kind, "%a", "%b")
        self.end_generic(name, result, compute(first[1], second[1]))

    def gather(self):
        """Elements at computed indices, where a condition holds others."""
        name, array = self.choose()
        shape = [max(1, extent + self.random.choice([-1, 0, 1, 2, 3]))
                 for extent in array.shape]
        table = None
        if self.random.random() < 0.25:
            if self.random.random() < 0.5:
                rows = np.array([self.random.randrange(-2, array.shape[0] + 2)
                                 for _ in range(shape[0])])
            else:
                rows = np.arange(shape[0]) - self.random.randint(0, 2)
            type = f"tensor<{shape[0]}xindex>"
            table = self.emit(f"arith.constant dense<{rows.tolist()}> : {type}")
        other = self.choose(lambda other: list(other.shape) == shape)
        inputs = [other] if other and self.random.random() < 0.6 else []
        generic = self.begin_generic(shape, inputs)
        indices = [(self.emit(f"linalg.index {axis} : index"), values)
                   for axis, values in enumerate(np.indices(shape))]
        names, positions = [], []
        for axis, extent in enumerate(array.shape):
            index = indices[axis]
            if self.random.random() < 0.15:
                index = self.random.choice(indices)
            if table and axis == 0:
                index = (self.emit(f"tensor.extract {table}[{indices[0][0]}] : {type}"),
                         rows[indices[0][1]])
            elif self.random.random() < 0.5:
                index = self.compute_index(index, extent)
            else:
                shift = self.random.choice([0, 0, 1, 2])
                index = (self.emit(f"arith.subi {index[0]}, "
                                   f"{self.emit_index(shift)} : index"),
                         index[1] - shift)
            if (index[1].min() < 0 or index[1].max() >= extent or
                    self.random.random() < 0.1):
                index = self.bring_into_bounds(index, extent)
            names.append(index[0])
            positions.append(index[1])
        element = self.emit(f"tensor.extract {name}[{', '.join(names)}] : "
                            f"{self.get_type(array.shape)}")
        result = array[tuple(positions)]
        if self.random.random() < 0.5:
            axis = self.random.randrange(len(shape))
            number = self.random.choice([0, 1, 2, shape[axis] - 1, shape[axis] - 2])
            predicate, compare = self.random.choice(list(COMPARISONS.items()))
            if inputs and self.random.random() < 0.4:
                constant = self.emit_constant(number)
                compares = (f"cmpi {predicate}" if self.element == "i32" else
                            f"cmpf {OF_FLOATS[predicate]}")
                holds = self.emit(
                    f"arith.{compares}, %a, {constant} : {self.element}")
                mask = compare(inputs[0][1], number)
            else:
                index, values = indices[axis]
                holds = self.emit(f"arith.cmpi {predicate}, {index}, "
                                  f"{self.emit_index(number)} : index")
                mask = compare(values, number)
            if inputs and self.random.random() < 0.5:
                fill, value = "%a", inputs[0][1]
            else:
                value = self.random.choice([0, -7])
                fill = self.emit_constant(value)
            element = self.emit(
                f"arith.select {holds}, {fill}, {element} : {self.element}")
            result = np.where(mask, value, result)
        elif inputs:
            element = self.emit_arithmetic("addi", element, "%a")
            result = result + inputs[0][1]
        self.end_generic(generic, element, result)

    def permutation(self):
        """Axes in another order, and backwards."""
        name, array = self.choose()
        order = list(range(array.ndim))
        if self.random.random() < 0.4:
            self.random.shuffle(order)
        shape = [0] * array.ndim
        for axis, target in enumerate(order):
            shape[target] = array.shape[axis]
        positions, exprs = [], []
        for axis, target in enumerate(order):
            values, expr = np.indices(shape)[target], f"d{target}"
            if self.random.random() < 0.3:
                last = array.shape[axis] - 1
                values, expr = last - values, f"{last} - d{target}"
            positions.append(values)
            exprs.append(expr)
        dims = ", ".join(f"d{axis}" for axis in range(array.ndim))
        generic = self.begin_generic(
            shape, [(name, array)], [f"affine_map<({dims}) -> ({', '.join(exprs)})>"])
        element, result = "%a", array[tuple(positions)]
        if self.random.random() < 0.3:
            element = self.emit_arithmetic("addi", "%a", self.emit_constant(3))
            result = result + 3
        self.end_generic(generic, element, result)

    def reshape(self):
        name, array = self.choose()
        type, hidden = self.get_type(array.shape), self.is_hidden(array.shape)
        if array.ndim > 1:
            result = array.reshape((-1, ) + array.shape[2:])
            groups = [[0, 1]] + [[axis] for axis in range(2, array.ndim)]
            self.add_inferred(f"tensor.collapse_shape {name} {groups} : {type} into ",
                              result, [any(hidden[:2])] + hidden[2:])
            return
        factor = next(k for k in (2, 3, 5, 1) if array.shape[0] % k == 0)
        result = array.reshape(factor, -1)
        # The extent is known if those of the result are.
        known = self.get_type(array.shape, [any(self.is_hidden(result.shape))])
        name = self.emit_cast(name, type, known)
        self.add_tensor(
            self.emit(f"tensor.expand_shape {name} [[0, 1]] output_shape "
                      f"[{self.get_sizes(result.shape)}] : {known} into "
                      f"{self.get_type(result.shape)}"), result)

    def sum_of_parts(self):
        """Two parts of one tensor, reversed or not, padded with zeros and added."""
        name, array = self.choose()
        axis = self.random.randrange(array.ndim)
        extent = array.shape[axis]
        cut = self.random.randint(0, extent)
        terms = []
        for begin, end in ((0, cut), (cut, extent)):
            if begin == end:
                begin, end = 0, extent
            part = self.emit_slice(name, array, axis, begin, end)
            if self.random.random() < 0.3:
                part = self.emit_reverse(*part, axis)
            terms.append(part)
        most = max(part.shape[axis] for _, part in terms)
        zero = self.emit_constant(0)
        body = ", ".join(f"%z{k}: index" for k in range(array.ndim))
        for number, (part, values) in enumerate(terms):
            low = self.random.randint(0, most - values.shape[axis])
            widths = [(0, 0)] * array.ndim
            widths[axis] = low, most - values.shape[axis] - low
            lows, highs = (list(amounts) for amounts in zip(*widths))
            self.add_inferred(
                f"tensor.pad {part} low{lows} high{highs} {{ ^bb0({body}): "
                f"tensor.yield {zero} : {self.element} }} : "
                f"{self.get_type(values.shape)} to ", np.pad(values, widths),
                self.is_hidden(values.shape))
            terms[number] = self.tensors.pop()
        generic = self.begin_generic(terms[0][1].shape, terms)
        element = self.emit_arithmetic("addi", "%a", "%b")
        self.end_generic(generic, element, terms[0][1] + terms[1][1])

    KINDS = [constant_pad, reversal, slicing, concatenation, pad_of_slices,
             pad_of_slices, insertion, arithmetic, gather, gather, gather,
             permutation, permutation, reshape, sum_of_parts]


def main():
    parser = get_parser(__doc__)
    parser.add_argument("--print", action="store_true", help="print the programs")
    args = parser.parse_args()
    differences, operations = 0, collections.Counter()
    for seed in range(args.seed, args.seed + args.count):
        program = Program(seed)
        text = program.get_text()
        if args.print:
            print(text)
        operations += program.operations
        function = pad.compile(text)
        actual = function(*program.get_inputs())
        actual = actual if isinstance(actual, tuple) else (actual, )
        expected = [array.copy() for _, array in program.results]
        if args.perturb:
            expected[0].flat[-1] += 1
        for number, (is_, should) in enumerate(zip(actual, expected, strict=True)):
            if np.array_equal(is_, should):
                continue
            differences += 1
            position = tuple(np.argwhere(is_ != should)[0])
            print(f"seed {seed}, result {number}: {is_[position]} at "
                  f"{list(map(int, position))}, expected {should[position]}\n{text}")
    for kind, count in sorted(operations.items()):
        print(f"{kind:<20}{count:>8}")
    print(f"{args.count} programs: {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
