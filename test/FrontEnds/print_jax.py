#!/usr/bin/env python3
"""Prints functions of JAX as StableHLO, as linalg on tensors by the pass that jaxlib
carries, and as IREE's input: `print_jax.py FOLDER [PART]`, for the names with PART.
Needs requirements.txt."""

import pathlib
import subprocess
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
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
        # One element beyond the border is the same in both modes.
        is_edge = mode == "symmetric" and name == "2d"
        add(f"{mode}_{name}", ours + "|edge" * is_edge, shape,
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


def gradient(mode, amounts, shape):
    """The gradient of a pad of an array of `shape`, of that of its result."""
    return lambda g: jax.linear_transpose(
        lambda x: jnp.pad(x, amounts, mode=mode),
        jax.ShapeDtypeStruct(shape, g.dtype))(g)[0]


# Integers are one adjoint. A sum of floats is raised axis by axis, if its order
# is that of the definition.
for mode in ["edge", "reflect", "symmetric", "wrap"]:
    for name, dtypes, shape, amounts in [
            ("1d", ["int32", "float32"], (9,), [(2, 3)]),
            ("1d_low", ["int32", "float32"], (9,), [(4, 0)]),
            ("1d_far", ["int32"], (4,), [(6, 9)]),
            ("2d_one", ["float32"], (6, 7), [(1, 1), (1, 1)]),
            ("2d", ["int32", "float32"], (7, 9), [(3, 2), (2, 4)]),
            ("3d", ["int32"], (4, 5, 3), [(1, 2), (2, 1), (0, 2)])]:
        total = tuple(n + sum(a) for n, a in zip(shape, amounts))
        for dtype in dtypes:
            count = len(shape) if dtype == "float32" else 1
            add(f"grad_{mode}_{name}_{dtype}", " ".join(["adjoint"] * count),
                total, gradient(mode, amounts, shape), dtype)
add("grad_reflect_zeros", "adjoint adjoint", (8, 9),
    lambda g: gradient("reflect", [(1, 1), (1, 1)], (6, 7))(g * -0.0))
add("grad_roll", "wrap", (9,), lambda g: jax.vjp(
    lambda x: jnp.roll(x, 3), g)[1](g)[0])


# What is printed as StableHLO alone: every operation that is read, with exact
# results, where indices and divisors are out of range, too.
PROGRAMS = {}


def program(name, shapes, dtype, function):
    PROGRAMS[name] = ("", shapes, function, dtype)


PAIR, VECTOR = [(3, 7), (3, 7)], [(23,)]
for dtype in ["int8", "uint8", "int32", "int64"]:
    program(f"divide_{dtype}", PAIR, dtype, lambda x, y: (
        lax.div(x, y % 5 - 2), lax.rem(x, y % 5 - 2),
        lax.div(jnp.full_like(x, jnp.iinfo(x.dtype).min), -(y % 2))))
    program(f"shift_{dtype}", PAIR, dtype, lambda x, y: (
        lax.shift_left(x, y % 11), lax.shift_right_arithmetic(x, y % 11),
        lax.shift_right_logical(x, y % 11), lax.shift_left(x, y),
        lax.shift_right_arithmetic(x, y), lax.shift_right_logical(x, y)))
for dtype in ["int8", "uint8", "int32", "float32", "float64"]:
    program(f"arithmetic_{dtype}", PAIR, dtype, lambda x, y: (
        x + y, x - y, x * y, jnp.maximum(x, y), jnp.minimum(x, y), -x,
        jnp.abs(x), jnp.sign(x), lax.clamp(x.dtype.type(3), x, y),
        lax.clamp(x.dtype.type(3), x, x.dtype.type(40))))
    program(f"compare_{dtype}", PAIR, dtype, lambda x, y: (
        x == y, x != y, x < y, x <= y, x > y, x >= y,
        jnp.where(x < y, x, y), jnp.where(x[0, 0] < y[0, 0], x, y)))
    program(f"reduce_{dtype}", [(3, 4, 5)], dtype, lambda x: (
        jnp.sum(x, 1, x.dtype), jnp.max(x, (0, 2)), jnp.min(x), jnp.any(x, 0),
        jnp.sum(x[:, :1], 1, x.dtype)))
    program(f"convert_{dtype}", VECTOR, dtype, lambda x: tuple(
        x.astype(to) for to in ["bool", "int8", "uint8", "int32", "uint64",
                                "float16", "bfloat16", "float32", "float64"]
        if x.dtype.kind != "f" or to[0] != "u"))
program("floats", PAIR, "float32", lambda x, y: (
    x / y, lax.rem(x, y), jnp.floor(x / 7), jnp.ceil(x / 7), jnp.sqrt(x),
    lax.round(x / 2), lax.round(x / 2, lax.RoundingMethod.TO_NEAREST_EVEN),
    jnp.sign(x / 0), x / 0 > y, x / 0 != y, jnp.maximum(x / 0, y)))
program("bools", PAIR, "int32", lambda x, y: (
    (x > 0) & (y > 0), (x > 0) | (y > 0), (x > 0) ^ (y > 0), ~(x > 0), ~x,
    x & y, x | y, x ^ y, (x > 0) == (y > 0), (x > 0) < (y > 0),
    (x > 0).astype("float32")))
program("layout", [(2, 3, 4)], "float32", lambda x: (
    x.T, jnp.transpose(x, (1, 0, 2)), x.reshape(6, 4), x.reshape(4, 6),
    x.reshape(3, 2, 4), x.reshape(24), x[0, 0, 0].reshape(1, 1), x[::-1, :, ::-1],
    x[1:, ::2, 3:0:-2], jnp.broadcast_to(x[:, None, :1], (3, 2, 5, 3, 4))))
program("iota", VECTOR, "int32", lambda x: (
    lax.iota("int32", 5), lax.broadcasted_iota("uint8", (2, 300), 1),
    lax.broadcasted_iota("float32", (3, 2), 0) + x[0]))
program("interior", [(4, 5)], "float32", lambda x: (
    lax.pad(x, x.dtype.type(2), [(1, 2, 1), (-1, 0, 3)]),
    lax.pad(x, x[0, 0], [(0, -3, 2), (-2, 4, 0)]),
    lax.pad(x[:0], x[0, 0], [(1, 1, 2), (0, 0, 1)])))
program("dynamic_slice", [(9, 8)], "int32", lambda x: tuple(
    lax.dynamic_slice(x, (start, x[0, 1]), (3, 4))
    for start in [x[0, 0], -x[0, 1], x[0, 2]]) + (
        lax.dynamic_slice(x, (x[0, 2].astype("uint8"),) * 2, (2, 5)),
        lax.dynamic_slice(x, (x[0, 0], x[0, 1]), (0, 8)), x[9:, 8:]))
program("dynamic_update", [(9, 8), (3, 4)], "int32", lambda x, y: tuple(
    lax.dynamic_update_slice(x, y, (start, x[0, 1]))
    for start in [x[0, 0] % 7, -x[0, 1], x[0, 2]]) + (
        lax.dynamic_update_slice(x, y[:, :0], (x[0, 0], x[0, 1])),))
program("take", [(5, 6), (4,)], "int32", lambda x, i: (
    x[i % 7], x[:, i % 7], x[i % 5, i % 6], jnp.take(x, i, 1, mode="clip"),
    jnp.take(x, i, 0, mode="wrap"), jnp.take(x, i - 40, 1, mode="fill",
                                             fill_value=7),
    jnp.take_along_axis(x[:4], i[:, None] % 6, 1), x[i % 7, 1:4]))
program("batched_slices", [(5, 6), (5,)], "int32", lambda x, i: jax.vmap(
    lambda row, start: lax.dynamic_slice(row, (start,), (2,)))(x, i % 9))
program("dynamic_roll", [(5, 6)], "int32", lambda x: jnp.roll(x, x[0, 3], 1))


def conv(x, w, layout="NHWC HWIO NHWC", strides=None, padding="VALID", **options):
    return lax.conv_general_dilated(
        x, w, strides or (1,) * (x.ndim - 2), padding,
        dimension_numbers=tuple(layout.split()), **options)


def small(x):
    """From -1 to 1, so that sums of products are exact."""
    return x % 3 - 1


for dtype in ["float32", "int32"]:
    program(f"products_{dtype}", [(3, 4, 5), (3, 5, 4)], dtype, lambda x, y: (
        x @ y, x[0] @ y[1], x[0, 0] @ y[0], jnp.vdot(x[0, 0], y[0, :, 0]),
        jnp.einsum("bij,bjk->ikb", x, y), jnp.tensordot(x, y, ((0, 2), (0, 1))),
        jnp.einsum("bij,cji->bc", x, y),
        lax.dot_general(x[0, 0], y[0, 0], (((), ()), ((), ())))))
program("products_int8", [(3, 4), (4, 5)], "int8", lambda x, y: (
    x @ y, lax.dot(x, y, preferred_element_type="int32"),
    (x > 0) @ (y > 0)))
program("products_float16", [(3, 4), (4, 5)], "float16", lambda x, y: (
    small(x) @ small(y), lax.dot(x, y, preferred_element_type="float32"),
    x.astype("bfloat16") @ y.astype("bfloat16")))
program("convolutions_2d", [(2, 7, 8, 4), (3, 2, 4, 6)], "float32", lambda x, w: (
    conv(x, w), conv(x, w, padding="SAME", strides=(2, 1)),
    conv(x, w, padding=[(2, 0), (-1, 3)], rhs_dilation=(1, 3)),
    conv(x, w, padding=[(1, 1), (2, 2)], lhs_dilation=(2, 3)),
    lax.conv_transpose(x, w, (2, 2), "SAME"),
    conv(x, w[:, :, :2], feature_group_count=2),
    conv(x, w[:, :, :1, :4], feature_group_count=4, padding="SAME"),
    conv(x, w[:, :, :1].repeat(2, 3), feature_group_count=4),
    conv(x, w, batch_group_count=2),
    conv(x.transpose(0, 3, 1, 2), w.transpose(3, 2, 0, 1), "NCHW OIHW NCHW",
         padding="SAME"),
    conv(x, w.transpose(3, 2, 0, 1), "NHWC OIHW HWCN")))
program("convolutions_1d", [(2, 4, 9), (5, 4, 3)], "int32", lambda x, w: (
    conv(x, w, "NCW OIW NCW"), conv(x, w, "NCW OIW WCN", (2,), "SAME"),
    jnp.convolve(x[0, 0], w[0, 0], "full")))
program("convolutions_3d", [(1, 4, 5, 6, 2), (2, 3, 2, 2, 3)], "float32", lambda x, w:
        conv(x, w, "NDHWC DHWIO NDHWC", padding="SAME"))
for name, options in [
        ("", {}), ("_strided", {"strides": (2, 2), "padding": [(1, 1), (0, 1)]}),
        ("_dilated", {"rhs_dilation": (2, 1), "padding": "SAME"}),
        ("_grouped", {"feature_group_count": 2})]:
    inputs = 2 if "grouped" in name else 4
    program(f"convolution_gradients{name}", [(2, 6, 7, 4), (3, 2, inputs, 6)],
            "float32", lambda x, w, o=options: jax.grad(
                lambda x, w: (conv(x, w, **o) * 3).sum(), (0, 1))(x, w))
program("windows", [(2, 6, 7, 3)], "float32", lambda x: tuple(
    lax.reduce_window(x, jnp.float32(start), combine, (1, *size, 1),
                      (1, *strides, 1), padding, window_dilation=(1, *dilation, 1))
    for combine, start in [(lax.max, -jnp.inf), (lax.min, jnp.inf), (lax.add, 0.0)]
    for size, strides, padding, dilation in [
        ((2, 2), (2, 2), "VALID", (1, 1)), ((3, 2), (2, 1), "SAME", (1, 2))]) + (
    jnp.cumsum(x, 1), lax.cummax(x, 2, reverse=True)))
program("pooling_gradients", [(2, 6, 7, 3)], "float32", lambda x: tuple(
    jax.grad(lambda x, c=combine, i=start, w=size, s=strides, p=padding: (
        lax.reduce_window(x, i, c, (1, *w, 1), (1, *s, 1), p) ** 2
    ).sum())(x)
    for combine, start in [(lax.max, -jnp.inf), (lax.min, jnp.inf)]
    for size, strides, padding in [
        ((2, 2), (2, 2), "VALID"), ((3, 2), (2, 1), "SAME"),
        ((3, 3), (2, 2), ((0, 0), (1, 1), (0, 2), (0, 0)))]))
def laplace(x):
    p = jnp.pad(x, 1, mode="wrap")
    return p[2:, 1:-1] + p[:-2, 1:-1] + p[1:-1, 2:] + p[1:-1, :-2] - 4 * x


for dtype in ["float32", "int32"]:
    program(f"loops_{dtype}", [(6, 7)], dtype, lambda x: (
        lax.fori_loop(0, 3, lambda i, y: y + i.astype(x.dtype) * laplace(y), x),
        lax.fori_loop(x[0, 0].astype("int32") % 3, 5, lambda i, y: y - laplace(y), x),
        lax.scan(lambda y, row: (y + row, (y * 2, row - y)), x[0], x),
        lax.while_loop(lambda s: (s[1] < 4) & (s[0].max() > 0),
                       lambda s: (s[0] - 50, s[1] + 1), (x, 0)),
        lax.fori_loop(4, 2, lambda i, y: y + 1, x)))
    program(f"choices_{dtype}", [(6, 7)], dtype, lambda x: tuple(
        choose(x, number) for number in range(-2, 5) for choose in [
            lambda x, k: lax.switch(
                x[0, 0].astype("int32") * 0 + k, [
                    lambda y: jnp.pad(y, 1, mode="edge"),
                    lambda y: jnp.pad(y, 1, mode="reflect"),
                    lambda y: jnp.pad(y, 1)], x),
            lambda x, k: lax.cond(x[0, 0] < k, lambda y: y + 1, lambda y: y[::-1], x)]))
    program(f"updates_{dtype}", [(5, 6), (4, 6), (4,)], dtype, lambda x, u, i: (
        x.at[0].set(u[0]), x.at[1:-1, 2:4].add(x[2:, 1:3]), x.at[-1, 2].mul(3),
        x.at[:, 1].max(u[0, :5]), x.at[i.astype("int32") % 7].add(u),
        x.at[i.astype("int32") % 7, 1].add(u[:, 0]),
        x.at[jnp.array([0, 4, 9, -7]), 3].set(u[:, 0], mode="drop"),
        lax.dynamic_update_slice(x, u[:2, :3], (3, 4)),
        jax.ops.segment_sum(u, i.astype("int32") % 3, 3),
        jax.vmap(lambda row, k: row.at[k].set(0))(u, i.astype("int32") % 8)))
    program(f"extrema_{dtype}", [(6, 7)], dtype, lambda x: (
        jnp.argmax(x, 1), jnp.argmin(x), lax.reduce(
            (x, x * 2), (x.dtype.type(0), x.dtype.type(1)),
            lambda a, b: (a[0] + b[0], lax.max(a[1], b[1] - a[0])), (1,))))
program("squares", PAIR, "float32", lambda x, y: (
    x ** 2, jnp.square(x.astype("int32")), jnp.hypot(x, y * 0)))
# Comparisons in total order.
program("searches", [(23,)], "float32", lambda x: tuple(
    jnp.searchsorted(jnp.array([-jnp.inf, -3, -0.0, 0.0, 5, jnp.inf, jnp.nan]), y,
                     side=side)
    for y in [x - 48, (x - 48) / 0, -0.0 * x] for side in ["left", "right"]))
for dtype in ["float32", "int32"]:
    program(f"sorts_{dtype}", [(7, 9), (7, 9)], dtype, lambda x, y: (
        jnp.sort(x, 0), jnp.sort(x % 5, 1, descending=True), jnp.argsort(x % 5, 1),
        jnp.sort(x[:, :1], 1), jnp.median(x, 1), jnp.lexsort((x[0] % 3, y[0] % 2))))
    program(f"top_k_{dtype}", [(7, 9)], dtype, lambda x: (
        lax.top_k(x % 5, 3), lax.top_k(x[:1], 9), lax.top_k(-x[:, 0], 1)))
PROGRAMS["median"] = ("edge", [(8, 9)], lambda x: (
    lambda p: jnp.median(jnp.stack([
        p[i:i + 8, j:j + 9] for i in range(3) for j in range(3)]), 0))(
            jnp.pad(x, 1, mode="edge")), "float32")
# Halos in place, written by hand.
PROGRAMS["halo_wrap"] = ("wrap", [(8, 9)], lambda x: (
    lambda y: y.at[0].set(y[-2]).at[-1].set(y[1]))(x), "float32")
PROGRAMS["halo_edge"] = ("edge", [(8, 9)], lambda x: (
    lambda y: y.at[:, 0].set(y[:, 1]).at[:, -1].set(y[:, -2]))(x), "float32")
PROGRAMS["network"] = ("reflect edge wrap", [
    (2, 9, 8, 3), (3, 3, 3, 4), (3, 3, 1, 4), (3, 3, 4, 5), (5, 10)],
    lambda x, a, b, c, d: jnp.maximum(
        lax.reduce_window(
            conv(jnp.pad(jnp.maximum(
                conv(jnp.pad(conv(jnp.pad(x, [(0, 0), (1, 1), (1, 1), (0, 0)],
                                          "reflect"), small(a)),
                             [(0, 0), (1, 1), (1, 1), (0, 0)], "edge"), small(b),
                     feature_group_count=4), 0),
                [(0, 0), (1, 1), (1, 1), (0, 0)], "wrap"), small(c), strides=(2, 2)),
            0.0, lax.add, (1, 3, 2, 1), (1, 2, 2, 1), "VALID").sum((1, 2)) @ small(d),
        0), "float32")


# Programs whose text is that of jax.export, which has composites instead of functions of
# chlo, and comparators with constants from outside.
EXPORTED = {f"exported_{name}": PROGRAMS[name]
            for name in ["sorts_float32", "top_k_float32", "top_k_int32"]}


# Modes that JAX pads arrays of unknown height and width in, and IREE reads.
DYNAMIC = ["constant", "reflect", "symmetric"]


def print_exported(function, inputs):
    """The text of jax.export, without places in files."""
    text = export.export(jax.jit(function))(*inputs).mlir_module()
    with jax_mlir.make_ir_context() as context:
        return str(ir.Module.parse(text, context))


def print_dynamic(mode):
    """A pad of an array whose extents are known when it runs."""
    extents = export.symbolic_shape("h,w", constraints=["h>=4", "w>=4"])
    return export.export(jax.jit(lambda x: jnp.pad(x, [(1, 2), (2, 1)], mode)))(
        jax.ShapeDtypeStruct(extents, "float32")).mlir_module()


def store_as_iree_reads_it(root, name, text, inputs, result, pads):
    process = subprocess.run(
        [pathlib.Path(sys.executable).parent / "iree-compile", "-",
         "--iree-input-type=stablehlo", "--compile-to=input",
         "--mlir-print-op-generic"], input=text, capture_output=True, text=True)
    if process.returncode != 0:
        print(f"{name}: {process.stderr.strip().splitlines()[0][:100]}")
        return
    store(root / "jax-iree", name, process.stdout, inputs, [result], pads)


def main():
    root = pathlib.Path(sys.argv[1])
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    for functions in [FUNCTIONS, PROGRAMS, EXPORTED]:
        for name in [name for name in functions if only not in name]:
            del functions[name]
    for folder in ["jax-linalg", "jax-stablehlo", "jax-iree"]:
        (root / folder).mkdir(parents=True, exist_ok=True)
    for name, (pads, shapes, function, dtype) in (PROGRAMS | EXPORTED).items():
        inputs = [make_input(shape, dtype, number)
                  for number, shape in enumerate(shapes)]
        text = (print_exported(function, inputs) if name in EXPORTED
                else jax.jit(function).lower(*inputs).as_text())
        results = jax.tree.leaves(function(*map(jnp.asarray, inputs)))
        store(root / "jax-stablehlo", name, text, inputs,
              list(map(np.asarray, results)), pads)
    for name, (pads, shapes, function, dtype) in FUNCTIONS.items():
        inputs = [make_input(shape, dtype, number)
                  for number, shape in enumerate(shapes)]
        lowered = jax.jit(function).lower(*inputs)
        result = np.asarray(function(*map(jnp.asarray, inputs)))
        text = lowered.as_text()
        store(root / "jax-stablehlo", name, text, inputs, [result], pads)
        # IREE makes floats of doubles.
        if not name.startswith("grad_") and dtype != "float64":
            store_as_iree_reads_it(root, name, text, inputs, result, pads)
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
            if "stablehlo." in str(module):
                print(f"{name}: not all of it is linalg on tensors")
                continue
            store(root / "jax-linalg", name, str(module), inputs, [result], pads)
    for mode in DYNAMIC:
        x = make_input((5, 6), "float32", 0)
        store_as_iree_reads_it(
            root, f"{mode}_dynamic", print_dynamic(mode), [x],
            np.pad(x, [(1, 2), (2, 1)], mode), mode)


if __name__ == "__main__":
    main()
