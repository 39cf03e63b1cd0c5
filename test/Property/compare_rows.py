"""Compares elementwise ops and pads behind them with NumPy: rows around the sizes of
vectors, of known extents and unknown ones, on several element types, with numbers that
are the same for a row or a column, in one op or in a loop over planes. And
transpositions and pads behind them."""

import sys

import numpy as np

from options import compare_cases

# Element types of the input and the result, and the op between them.
TYPES = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "i8": np.int8,
         "i16": np.int16, "i64": np.int64}
CASTS = [("f32", "f32", None), ("f64", "f64", None), ("i8", "i8", None),
         ("i16", "i16", None), ("i64", "i64", None), ("i8", "f32", "sitofp"),
         ("f32", "f16", "truncf"), ("i8", "i64", "extsi"), ("i16", "i8", "trunci"),
         ("f32", "i8", "fptosi")]


class Case:
    def __init__(self, seed):
        random = np.random.default_rng(seed)
        self.options = f"vector-bytes={random.choice([0, 0, 16, 64])}"
        rank = random.integers(1, 4)
        self.source, self.element, self.cast = CASTS[random.integers(len(CASTS))]
        self.sizes = [*random.integers(1, 5, rank - 1).tolist(),
                      int(random.integers(1, random.choice([9, 40, 70, 300])))]
        self.low = random.choice([0, 1, 1, 2, 3], rank).tolist()
        self.high = random.choice([0, 1, 1, 2, 3], rank).tolist()
        if random.random() < 0.1:
            self.low[-1], self.high[-1] = random.integers(0, 40, 2).tolist()
        if rank > 1 and random.random() < 0.5:
            self.low[0] = self.high[0] = 0
        self.mode = str(random.choice(["constant", "edge", "reflect", "symmetric", "wrap"]))
        # The axes of what is added, in the order of its own axes.
        self.bias_axes = [list(range(rank)), [rank - 1], list(range(rank - 1)), []][
            random.integers(4)]
        self.is_dynamic = random.random() < 0.5
        # Whether a loop computes one plane at a time.
        self.is_loop = rank > 1 and self.low[0] == self.high[0] == 0
        # The axes of the source in the order of the result's, if that is all it is.
        self.order = None
        if rank > 1 and random.random() < 0.3:
            self.order = random.permutation(rank).tolist()
            self.element, self.cast, self.is_loop = self.source, None, False
            self.sizes = random.integers(1, 40, rank).tolist()
        number = random.integers(-50, 50, self.sizes)
        self.x = number.astype(TYPES[self.source])
        if self.order:
            self.x = np.transpose(self.x, np.argsort(self.order)).copy()
        self.bias = random.integers(-50, 50, [self.sizes[k] for k in self.bias_axes]
                                    ).astype(TYPES[self.element])

    def get_text(self):
        def tensor(shape, element):
            names = ["?" if self.is_dynamic else str(n) for n in shape]
            return f"tensor<{'x'.join([*names, element])}>"
        padded = [l + n + h for l, n, h in zip(self.low, self.sizes, self.high)]
        x, b = tensor(self.x.shape, self.source), tensor(self.bias.shape, self.element)
        s, y = tensor(self.sizes, self.element), tensor(padded, self.element)
        axes = [f"d{k}" for k in range(len(self.sizes))]
        dims = ", ".join(axes)
        bias = ", ".join(axes[k] for k in self.bias_axes)
        parallel = ", ".join(['"parallel"'] * len(axes))
        kind = "f" if self.element[0] == "f" else "i"
        lines, sizes = [], ""
        if self.is_dynamic:
            for k in range(len(axes)):
                axis = self.order[k] if self.order else k
                lines += [f"%k{k} = arith.constant {axis} : index",
                          f"%n{k} = tensor.dim %x, %k{k} : {x}"]
            sizes = ", ".join(f"%n{k}" for k in range(len(axes)))
        cast = f"%c = arith.{self.cast} %a : {self.source} to {self.element}"
        value, fill = "", ""
        if self.mode == "constant":
            value = " value(%v)"
            fill = "7.0" if kind == "f" else "7"
            lines.append(f"%v = arith.constant {fill} : {self.element}")
        lines.append(f"%e = tensor.empty({sizes}) : {s}")
        source, bias_of, target, types = "%x", "%b", "%e", (x, b, s)
        result = "%plane" if self.is_loop else "%s"
        if self.is_loop:
            # One plane of the source, of what is added if it has planes, and of the
            # result.
            def cut(name, value, axes, shape, element):
                sizes = [f"%n{k}" if self.is_dynamic else str(self.sizes[k]) for k in axes]
                begin = ["%i" if k == 0 else "0" for k in axes]
                sizes[0] = "1"
                part = tensor(shape, element).replace("<?" if self.is_dynamic else
                                                      f"<{shape[0]}", "<1", 1)
                lines.append(
                    f"{name} = tensor.extract_slice {value}[{', '.join(begin)}]"
                    f" [{', '.join(sizes)}] [{', '.join(['1'] * len(sizes))}] :"
                    f" {tensor(shape, element)} to {part}")
                return name, part, f"[{', '.join(begin)}] [{', '.join(sizes)}]"
            rank = range(len(axes))
            lines += ["%c0 = arith.constant 0 : index", "%c1 = arith.constant 1 : index"]
            if not self.is_dynamic:
                lines.append(f"%n0 = arith.constant {self.sizes[0]} : index")
            lines.append(f"%s = scf.for %i = %c0 to %n0 step %c1"
                         f" iter_args(%y = %e) -> {s} {{")
            source, x1, _ = cut("%xi", "%x", rank, self.sizes, self.source)
            b1 = b
            if 0 in self.bias_axes:
                bias_of, b1, _ = cut("%bi", "%b", self.bias_axes, self.bias.shape,
                                     self.element)
            target, s1, place = cut("%yi", "%y", rank, self.sizes, self.element)
            types = x1, b1, s1
        transposition = [
            f"%s = linalg.transpose ins(%x : {x}) outs(%e : {s})"
            f" permutation = {self.order}"]
        lines += transposition if self.order else [
            f"{result} = linalg.generic {{indexing_maps ="
            f" [affine_map<({dims}) -> ({dims})>,"
            f" affine_map<({dims}) -> ({bias})>, affine_map<({dims}) -> ({dims})>],"
            f" iterator_types = [{parallel}]}}"
            f" ins({source}, {bias_of} : {types[0]}, {types[1]})"
            f" outs({target} : {types[2]}) {{",
            f"^bb0(%a: {self.source}, %p: {self.element}, %o: {self.element}):",
            cast if self.cast else "",
            f"%t = arith.add{kind} {'%c' if self.cast else '%a'}, %p : {self.element}",
            f"linalg.yield %t : {self.element}",
            f"}} -> {types[2]}"]
        if self.is_loop:
            ones = ", ".join("1" * len(axes))
            lines += [f"%u = tensor.insert_slice %plane into %y{place} [{ones}] :"
                      f" {types[2]} into {s}", f"scf.yield %u : {s}", "}"]
        lines += [
            f"%r = pad.pad {self.mode} %s low{self.low} high{self.high}{value} :"
            f" {s} to {y}",
            f"return %r : {y}"]
        return (f"func.func @main(%x: {x}, %b: {b}) -> {y} {{\n  "
                + "\n  ".join(lines) + "\n}\n")

    def get_inputs(self):
        return [self.x, self.bias]

    def get_expected(self):
        index = tuple(slice(None) if k in self.bias_axes else None
                      for k in range(len(self.sizes)))
        inside = (np.transpose(self.x, self.order) if self.order else
                  self.x.astype(TYPES[self.element]) + self.bias[index])
        options = {"constant_values": 7} if self.mode == "constant" else {}
        return np.pad(inside.astype(TYPES[self.element]),
                      list(zip(self.low, self.high)), self.mode, **options)


if __name__ == "__main__":
    sys.exit(compare_cases(__doc__, Case))
