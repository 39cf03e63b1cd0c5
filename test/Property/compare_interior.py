"""Compares interior padding, as front ends write it, with NumPy: arrays that are filled
and have a slice with steps inserted, of known extents and unknown ones, on all element
sizes. Programs differ in rank, extents, steps, and what lies before and behind the
slice."""

import sys

import numpy as np

from options import compare_cases

TYPES = {"i8": np.int8, "i16": np.int16, "f32": np.float32, "i64": np.int64,
         "f64": np.float64, "complex<f32>": np.complex64}
VALUES = {"complex<f32>": "complex.constant [7.0 : f32, 0.0 : f32]", "f32":
          "arith.constant 7.0", "f64": "arith.constant 7.0"}


class Case:
    options = ""

    def __init__(self, seed):
        random = np.random.default_rng(seed)
        rank = random.integers(1, 5)
        self.element = str(random.choice(list(TYPES)))
        self.sizes = [int(random.integers(0 if random.random() < 0.05 else 1,
                                          random.choice([5, 10, 21, 34])))
                      for _ in range(rank)]
        self.steps = random.choice([1, 2, 2, 3, 4, 5], rank).tolist()
        self.low = random.choice([0, 0, 1, 2, 3], rank).tolist()
        if rank > 2 and random.random() < 0.7:
            self.steps[0], self.low[0] = 1, 0
        behind = random.choice([0, 0, 1, 3], rank).tolist()
        self.extents = [l + max((n - 1) * s, 0) + 1 + b for l, n, s, b in
                        zip(self.low, self.sizes, self.steps, behind)]
        self.is_dynamic = random.random() < 0.5
        self.x = random.integers(-99, 99, self.sizes).astype(TYPES[self.element])

    def get_text(self):
        def tensor(shape):
            names = ["?" if self.is_dynamic else str(n) for n in shape]
            return f"tensor<{'x'.join([*names, self.element])}>"
        x, y = tensor(self.sizes), tensor(self.extents)
        value = VALUES.get(self.element, "arith.constant 7")
        lines, sizes, extents = [], [str(n) for n in self.sizes], ""
        if self.is_dynamic:
            for k, (n, extent) in enumerate(zip(self.sizes, self.extents)):
                lines += [f"%k{k} = arith.constant {k} : index",
                          f"%n{k} = tensor.dim %x, %k{k} : {x}",
                          f"%d{k} = arith.constant {extent - n} : index",
                          f"%e{k} = arith.addi %n{k}, %d{k} : index"]
            sizes = [f"%n{k}" for k in range(len(sizes))]
            extents = ", ".join(f"%e{k}" for k in range(len(sizes)))
        lines += [f"%v = {value} : {self.element}",
                  f"%0 = tensor.empty({extents}) : {y}",
                  f"%1 = linalg.fill ins(%v : {self.element}) outs(%0 : {y}) -> {y}",
                  f"%2 = tensor.insert_slice %x into %1{self.low}"
                  f" [{', '.join(sizes)}] {self.steps} : {x} into {y}",
                  f"return %2 : {y}"]
        return (f"func.func @main(%x: {x}) -> {y} {{\n  " + "\n  ".join(lines) + "\n}\n")

    def get_inputs(self):
        return [self.x]

    def get_expected(self):
        result = np.full(self.extents, 7, self.x.dtype)
        result[tuple(slice(l, l + n * s, s) for l, n, s in
                     zip(self.low, self.sizes, self.steps))] = self.x
        return result


if __name__ == "__main__":
    sys.exit(compare_cases(__doc__, Case))
