#!/usr/bin/env python3
"""Prints modules of PyTorch by torch-mlir: as linalg on tensors and as TOSA with its
defaults, and as linalg without its decompositions of pads, where that differs.
`print_torch.py FOLDER`. Needs requirements.txt."""

import pathlib
import sys

import numpy as np
import torch
from torch.nn import functional as F
from torch_mlir import fx
from torch_mlir.extras.fx_decomp_util import get_decomposition_table

from texts import make_input, store


def index_pad(x, amounts):
    """Reflects the last axis by a list of indices."""
    low, high = amounts
    n = x.shape[-1]
    rows = [abs(i) if i < n else 2 * (n - 1) - i for i in range(-low, n + high)]
    return x[..., rows]


def replicate(x, dim, low, high):
    """Repeats the ends, as many write it: by slices and torch.cat."""
    n = x.shape[dim]
    first, last = x.narrow(dim, 0, 1), x.narrow(dim, n - 1, 1)
    return torch.cat([first] * low + [x] + [last] * high, dim)


def expand_last(x, high):
    last = x[..., -1:].expand(*x.shape[:-1], high)
    return torch.cat([x, last], -1)


def into(x, low, high):
    y = x.new_zeros(*x.shape[:-1], x.shape[-1] + low + high)
    return torch.slice_scatter(y, x, -1, low, low + x.shape[-1])


def laplace(x):
    y = F.pad(x, (1, 1, 1, 1), mode="circular")
    return (y[..., 2:, 1:-1] + y[..., :-2, 1:-1] + y[..., 1:-1, 2:] +
            y[..., 1:-1, :-2] - 4 * x)


def laplace_of_rolls(x):
    return (torch.roll(x, 1, -1) + torch.roll(x, -1, -1) +
            torch.roll(x, 1, -2) + torch.roll(x, -1, -2) - 4 * x)


MODULES = {}


def add(name, pads, shape, function, dtype="float32", dynamic=()):
    MODULES[name] = (pads, shape, function, dtype, dynamic)


for mode, ours in [("constant", "constant"), ("reflect", "reflect"),
                   ("replicate", "edge"), ("circular", "wrap")]:
    for name, shape, amounts in [
            ("1d", (2, 9), (2, 3)), ("1d_low", (2, 9), (4, 0)),
            ("1d_high", (2, 9), (0, 5)), ("1d_one", (1, 3), (1, 1)),
            ("2d", (1, 2, 6, 7), (1, 1, 1, 1)),
            ("2d_uneven", (2, 3, 5, 6), (3, 1, 2, 4)),
            ("2d_columns", (1, 2, 6, 7), (2, 2, 0, 0)),
            ("2d_rows", (1, 2, 6, 7), (0, 0, 2, 1)),
            ("3d", (1, 2, 4, 5, 6), (1, 2, 2, 1, 3, 2))]:
        add(f"{mode}_{name}", ours, shape,
            lambda x, a=amounts, m=mode: F.pad(x, a, mode=m))
for dtype in ["int8", "uint8", "int64", "float64"]:
    add(f"reflect_{dtype}", "reflect", (1, 2, 5, 6),
        lambda x: F.pad(x, (2, 1, 1, 2), mode="reflect")
        if x.is_floating_point() else index_pad(x, (2, 3)), dtype)
    add(f"constant_{dtype}", "constant", (3, 4),
        lambda x: F.pad(x, (2, 1, 1, 2), value=3), dtype)
add("constant_crop", "constant", (4, 6), lambda x: F.pad(x, (-1, 2, 1, -2), value=1.5))
add("circular_then_zero", "wrap constant", (1, 1, 6, 7),
    lambda x: F.pad(F.pad(x, (2, 2, 0, 0), mode="circular"), (0, 0, 1, 1)))
add("circular_then_reflect", "wrap reflect", (1, 1, 6, 7),
    lambda x: F.pad(F.pad(x, (2, 2, 0, 0), mode="circular"), (0, 0, 1, 1),
                    mode="reflect"))
add("roll_1d", "wrap", (9,), lambda x: torch.roll(x, 3, 0))
add("roll_negative", "wrap", (4, 9), lambda x: torch.roll(x, -2, 1))
add("roll_2d", "wrap", (6, 7), lambda x: torch.roll(x, (2, -3), (0, 1)))
add("roll_channels_last", "wrap", (1, 8, 8, 3),
    lambda x: torch.roll(x, (-4, -4), (1, 2)))
add("laplace", "wrap", (1, 1, 8, 9), laplace)
add("laplace_of_rolls", "wrap wrap wrap wrap", (8, 9), laplace_of_rolls)
add("cat_replicate", "edge", (3, 5), lambda x: replicate(x, 1, 2, 1))
add("cat_replicate_both", "edge", (3, 5),
    lambda x: replicate(replicate(x, 1, 2, 1), 0, 1, 1))
add("cat_expand", "edge", (2, 9), lambda x: expand_last(x, 3))
add("cat_zeros", "constant", (2, 5),
    lambda x: torch.cat([x.new_zeros(2, 3), x], -1))
add("cat_wrap", "wrap", (2, 5), lambda x: torch.cat([x[:, -2:], x, x[:, :1]], 1))
add("cat_flip", "symmetric", (2, 5), lambda x: torch.cat([x, x.flip(1)], 1))
add("index_list", "reflect", (2, 6), lambda x: index_pad(x, (2, 3)))
add("index_clamp", "edge", (2, 6),
    lambda x: x[:, torch.arange(-2, 9).clamp(0, 5)])
add("index_remainder", "wrap", (2, 6),
    lambda x: x[:, torch.arange(-2, 9).remainder(6)])
add("index_select", "edge", (2, 4),
    lambda x: torch.index_select(x, 1, torch.tensor([0, 0, 0, 1, 2, 3, 3])))
add("slice_scatter", "constant", (2, 5), lambda x: into(x, 2, 1))
for mode, ours in [("constant", "constant"), ("reflect", "reflect"),
                   ("replicate", "edge"), ("circular", "wrap")]:
    add(f"{mode}_dynamic_batch", ours, (3, 2, 5, 6),
        lambda x, m=mode: F.pad(x, (2, 1, 1, 2), mode=m), dynamic=(0,))
    add(f"{mode}_dynamic", ours, (1, 2, 5, 6),
        lambda x, m=mode: F.pad(x, (2, 1, 1, 2), mode=m), dynamic=(2, 3))


class Module(torch.nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, x):
        return self.function(x)


def is_pad(op):
    return any(f"_pad{rank}d" in str(op) for rank in (1, 2, 3))


def main():
    root = pathlib.Path(sys.argv[1])
    failures = []
    whole_pads = {op: function for op, function in get_decomposition_table().items()
                  if not is_pad(op)}
    defaults = {}
    for output, folder, options in [
            ("linalg-on-tensors", "torch-linalg", {}),
            ("linalg-on-tensors", "torch-linalg-pads",
             {"decomposition_table": whole_pads}),
            ("tosa", "torch-tosa", {})]:
        (root / folder).mkdir(parents=True, exist_ok=True)
        for name, (pads, shape, function, dtype, dynamic) in MODULES.items():
            x = make_input(shape, dtype, 0)
            argument = torch.from_numpy(x)
            shapes = None
            if dynamic:
                shapes = ({axis: torch.export.Dim(f"d{axis}", min=3, max=4096)
                           for axis in dynamic},)
            try:
                exported = torch.export.export(
                    Module(function).eval(), (argument,), dynamic_shapes=shapes)
                text = str(fx.export_and_import(
                    exported, output_type=output, func_name="main", **options))
            except Exception as error:
                failures.append(f"{folder}/{name}: "
                                f"{str(error).strip().splitlines()[0][:100]}")
                continue
            if options and defaults.get(name) == text:
                continue
            defaults.setdefault(name, text)
            result = Module(function)(argument).numpy()
            store(root / folder, name, text, [x], [result], pads)
    print("\n".join(failures))


if __name__ == "__main__":
    np.seterr(all="ignore")
    main()
