#!/usr/bin/env python3
"""Prints functions of JAX as linalg on tensors, by the pass that jaxlib carries:
`print_jax.py FOLDER`. Needs requirements.txt."""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jaxlib.mlir import ir, passmanager
from jaxlib.mlir.dialects import stablehlo
from jax._src.interpreters import mlir as jax_mlir

from texts import make_input, store

stablehlo.register_stablehlo_passes()
jax.config.update("jax_enable_x64", True)

FUNCTIONS = {}


def add(name, pads, shapes, function, dtype="float32"):
    if not isinstance(shapes, list):
        shapes = [shapes]
    FUNCTIONS[name] = (pads, shapes, function, dtype)


for mode, ours in [("constant", "constant"), ("edge", "edge"),
                   ("reflect", "reflect"), ("symmetric", "symmetric"),
                   ("wrap", "wrap")]:
    for name, shape, amounts in [
            ("1d", (9,), [(2, 3)]), ("1d_low", (9,), [(4, 0)]),
            ("1d_high", (9,), [(0, 5)]), ("1d_far", (4,), [(6, 9)]),
            ("2d", (6, 7), [(1, 1), (1, 1)]),
            ("2d_uneven", (5, 6), [(3, 1), (2, 4)]),
            ("2d_rows", (6, 7), [(2, 1), (0, 0)]),
            ("3d", (4, 5, 3), [(1, 2), (2, 1), (0, 2)])]:
        add(f"{mode}_{name}", ours, shape,
            lambda x, a=amounts, m=mode: jnp.pad(x, a, mode=m))
for dtype in ["int8", "uint8", "int32", "float64"]:
    add(f"reflect_{dtype}", "reflect", (5, 6),
        lambda x: jnp.pad(x, 2, mode="reflect"), dtype)
    add(f"constant_{dtype}", "constant", (5, 6),
        lambda x: jnp.pad(x, 2, constant_values=3), dtype)
add("roll_1d", "wrap", (9,), lambda x: jnp.roll(x, 3))
add("roll_negative", "wrap", (4, 9), lambda x: jnp.roll(x, -2, 1))
add("roll_2d", "wrap", (6, 7), lambda x: jnp.roll(x, (2, -3), (0, 1)))
add("laplace", "wrap", (8, 9), lambda x: (
    lambda y: y[2:, 1:-1] + y[:-2, 1:-1] + y[1:-1, 2:] + y[1:-1, :-2] - 4 * x)(
        jnp.pad(x, 1, mode="wrap")))
add("laplace_of_rolls", "wrap wrap wrap wrap", (8, 9), lambda x: (
    jnp.roll(x, 1, 0) + jnp.roll(x, -1, 0) + jnp.roll(x, 1, 1) +
    jnp.roll(x, -1, 1) - 4 * x))
add("concatenate_edge", "edge", (3, 5),
    lambda x: jnp.concatenate([x[:, :1], x[:, :1], x, x[:, -1:]], 1))
add("take_clip", "edge", (2, 6),
    lambda x: jnp.take(x, np.clip(np.arange(-2, 9), 0, 5), axis=1))
add("lax_pad_crop", "constant", (5, 6),
    lambda x: lax.pad(x, x.dtype.type(2), [(-1, 2, 0), (3, -2, 0)]))
add("shift", "constant", (5, 6),
    lambda x: jnp.pad(x[:-1], [(1, 0), (0, 0)]))


def main():
    root = pathlib.Path(sys.argv[1])
    (root / "jax-linalg").mkdir(parents=True, exist_ok=True)
    for name, (pads, shapes, function, dtype) in FUNCTIONS.items():
        inputs = [make_input(shape, dtype, number)
                  for number, shape in enumerate(shapes)]
        lowered = jax.jit(function).lower(*inputs)
        result = np.asarray(function(*map(jnp.asarray, inputs)))
        text = lowered.as_text()
        with jax_mlir.make_ir_context() as context:
            module = ir.Module.parse(text, context)
            try:
                passmanager.PassManager.parse(
                    "builtin.module(inline,symbol-dce,"
                    "stablehlo-legalize-to-linalg,canonicalize)",
                    context).run(module.operation)
            except Exception as error:
                print(f"{name}: {str(error).strip().splitlines()[0][:100]}")
                continue
            store(root / "jax-linalg", name, str(module), inputs, result, pads)


if __name__ == "__main__":
    main()
