#!/usr/bin/env python3
"""pad.jax: values, derivatives and transformations against jax.numpy.pad."""

import itertools

import jax
import jax.export
import jax.numpy as jnp
import numpy as np

import pad
import pad.jax
from expect import raises


def draw(shape, dtype, seed=0):
    """Small integers, whose sums are exact in any order."""
    numbers = np.random.default_rng(seed).integers(-5, 5, shape)
    return jnp.asarray(numbers).astype(dtype)


def get_gradient(function, x, g):
    return jax.vjp(function, x)[1](g)[0]


def check_values():
    count = 0
    types = ["float32", "bfloat16", "float16", "int8", "uint16", "int32", "bool",
             "complex64", "float8_e4m3fn"]
    cases = [((7, ), ((2, 3), )), ((3, 5), ((1, 0), (2, 4))),
             ((2, 3, 4), ((0, 0), (2, 1), (3, 3))), ((1, 6), ((4, 4), (7, 9)))]
    for dtype, (shape, widths), mode in itertools.product(types, cases,
                                                          pad.Mode):
        x = draw(shape, dtype)
        fill = {"constant_values": 1} if mode == "constant" else {}
        expected = jnp.pad(x, widths, str(mode), **fill)
        value = 1 if fill else 0
        low, high = zip(*widths)
        for y in (pad.jax.pad(x, low, high, mode, value=value),
                  pad.jax.pad(x, widths, str(mode), value=value)):
            assert isinstance(y, jax.Array) and y.dtype == expected.dtype
            assert (y == expected).all(), (dtype, shape, widths, mode)
        count += 1
        if dtype not in ("float32", "complex64"):
            continue
        g = draw(expected.shape, dtype, seed=1)
        ours = get_gradient(lambda x: pad.jax.pad(x, low, high, mode), x, g)
        theirs = get_gradient(lambda x: jnp.pad(x, widths, str(mode)), x, g)
        assert (ours == theirs).all()
        assert (pad.jax.adjoint(g, low, high, mode) == theirs).all()
        y, tangent = jax.jvp(lambda x: pad.jax.pad(x, low, high, mode,
                                                   value=value), (x, ), (x, ))
        assert (y == expected).all()
        assert (tangent == jnp.pad(x, widths, str(mode))).all()
        count += 3
    print(f"{count} values and derivatives are equal to JAX's")


def check_transformations():
    x = draw((4, 3, 5), "float32")
    ours = lambda x: pad.jax.pad(x, [2, 1], [0, 3], "reflect")
    theirs = lambda x: jnp.pad(x, ((2, 0), (1, 3)), "reflect")
    square = lambda f: lambda x: (f(x)**3).sum()
    for axis in range(3):
        actual = jax.vmap(ours, in_axes=axis, out_axes=axis)(x)
        assert (actual == jax.vmap(theirs, axis, axis)(x)).all()
    for wrap in (jax.grad, lambda f: jax.jit(jax.grad(f)),
                 lambda f: jax.grad(jax.jit(f)), jax.hessian, jax.jacfwd):
        actual, expected = wrap(square(ours))(x[0]), wrap(square(theirs))(x[0])
        assert np.allclose(actual, expected)
        actual = jax.jit(jax.vmap(wrap(square(ours))))(x)
        assert np.allclose(actual, jax.vmap(wrap(square(theirs)))(x))
    # The gradient of an adjoint is a pad.
    g = draw((5, 9), "float32")
    adjoint = lambda g: pad.jax.adjoint(g, [2, 1], [0, 3], "reflect")
    assert (get_gradient(adjoint, g, adjoint(g)) == ours(adjoint(g))).all()
    # A large array, and one without elements.
    large = jnp.ones((3000, 3000))
    assert jax.jit(ours)(large).shape == (3002, 3004)
    assert pad.jax.pad(large[:0], [0, 1], [0, 1], "wrap").shape == (0, 3002)
    negative = pad.jax.pad(x, -1, 2, "wrap", axes=-1)
    assert (negative == jnp.pad(x, ((0, 0), (0, 0), (0, 2)), "wrap")[..., 1:]
            ).all()

    raises(ValueError, "axis 0: result extent 4 - low 3 - high 3 = -2",
           pad.jax.pad, x, -3, -3)
    raises(ValueError, "'none' is not a mode", jax.jit(
        lambda x: pad.jax.pad(x, 1, "none")), x)
    raises(ValueError, "'value' is given in mode edge", pad.jax.pad, x, 1, 1,
           "edge", value=2)
    raises(ValueError, "'value' is given in mode edge", jax.jit(
        lambda v: pad.jax.pad(x, 1, 1, "edge", value=v)), 2.0)
    raises(TypeError, "'value' is no element of type float32", jax.jit(
        lambda v: pad.jax.pad(x, 1, 1, value=v)), 1j)
    assert (pad.jax.pad(x, 1, value=jnp.float32(2)) == jnp.pad(
        x, 1, constant_values=2)).all()
    raises(ValueError, "axis 1", pad.jax.adjoint, x, 2, 2, "edge")
    unknown = jax.ShapeDtypeStruct(jax.export.symbolic_shape("a, 4"), "float32")
    for function in (pad.jax.pad, pad.jax.adjoint):
        raises(ValueError, "the array has the shape (a, 4), expected integers",
               jax.export.export(jax.jit(lambda x: function(x, 1, 1, "edge"))),
               unknown)

    # A fill that is traced.
    ours = lambda x, v: pad.jax.pad(x, [1, -1], [0, 2], value=v)
    theirs = lambda x, v: jnp.pad(x, ((1, 0), (0, 2)), constant_values=v)[:, 1:]
    assert (jax.jit(ours)(x[0], 2) == theirs(x[0], 2)).all()
    values = jnp.arange(3.0)
    assert (jax.vmap(ours, (None, 0))(x[0], values)
            == jax.vmap(theirs, (None, 0))(x[0], values)).all()
    square = lambda x, v: (ours(x, v)**2).sum()
    count = jnp.isnan(ours(x[0], jnp.nan)).sum()
    assert jax.grad(square, 1)(x[0], 3.0) == 2 * 3 * count
    assert (jax.jit(jax.grad(square))(x[0], 3.0)
            == jax.grad(square)(x[0], 0.0)).all()
    print("transformations mix")


def check_fills():
    """Zeros and NaNs as fills, which == does not tell by their bits."""
    zeros = [0.0, -0.0, float("nan")]
    for dtype, fills in (("float32", zeros), ("bfloat16", zeros),
                         ("complex64", [complex(re, im) for re in zeros
                                        for im in zeros])):
        x = draw((3, ), dtype)
        ours = lambda x: [pad.jax.pad(x, 1, 0, value=fill) for fill in fills]
        expected = [jnp.pad(x, (1, 0), constant_values=fill) for fill in fills]
        for results in (ours(x), jax.jit(ours)(x)):
            for actual, theirs in zip(results, expected):
                assert actual.tobytes() == theirs.tobytes(), (actual, theirs)
    # Calls with NaN are compiled once.
    get_parameters = lambda fill: jax.make_jaxpr(
        lambda x: pad.jax.pad(x, 1, 0, value=fill))(x).eqns[0].params
    assert get_parameters(float("nan")) == get_parameters(float("nan"))


def check_programs():
    """pad.compile of what JAX prints."""
    x = draw((5, 7), "float32")
    for mode in pad.Mode:
        if mode == "constant":
            function = lambda x: jnp.pad(x, 2) - 1
        else:
            function = lambda x: jnp.pad(x, 2, str(mode)) - 1
        lowered = jax.jit(function).lower(x)
        for program in (lowered, lowered.as_text()):
            assert (pad.compile(program)(x) == function(x)).all(), mode
        for dtype in ("int4", "uint4"):
            x4 = x.astype("int8").astype(dtype)
            actual = pad.compile(jax.jit(function).lower(x4))(x4)
            exported = pad.compile(jax.export.export(jax.jit(function))(x4))(x4)
            assert np.array_equal(actual, exported)
            expected = np.asarray(function(x4))
            assert actual.dtype == expected.dtype
            assert actual.tobytes() == expected.tobytes(), (mode, dtype)
    # Noise on a padded array. Logarithms are those of the C library.
    key = jax.random.PRNGKey(3)
    for noise in (lambda key: jax.random.normal(key, (9, 11)),
                  lambda key: jax.random.truncated_normal(key, -2, 2, (9, 11))):
        noisy = lambda key, x: jnp.pad(x, 2, "reflect") + noise(key)
        actual = pad.compile(jax.jit(noisy).lower(key, x))(key, x)
        assert np.allclose(actual, noisy(key, x), rtol=1e-5)
    # Floats of a byte: each of them, and what jnp.pad computes of some.
    for dtype in ("float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz"):
        every = jax.lax.bitcast_convert_type(jnp.arange(256, dtype="uint8"), dtype)
        floats = jnp.asarray(np.random.default_rng(0).normal(size=999) * 300, "f4")
        # Sums of which are exact, as JAX rounds each of their terms.
        few = jnp.asarray([1, 2, 3, 2]).astype(dtype)
        calls = [(few, lambda x, mode=mode: jnp.pad(x, 2, mode)) for mode in (
            "maximum", "minimum", "mean", "median", "linear_ramp")]
        calls += [(every, function) for function in (
            lambda x: x + x[::-1], lambda x: x * x[::-1], lambda x: x / x[::-1],
            lambda x: x < x[::-1], lambda x: jnp.maximum(x, x[::-1]), jnp.abs,
            lambda x: -x, jnp.sign, lambda x: x.astype("float32"),
            lambda x: x.astype("int32"), lambda x: floats.astype(x.dtype) + x[0])]
        for argument, function in calls:
            lowered = jax.jit(function).lower(argument)
            expected = np.asarray(jax.jit(function)(argument))
            actual = pad.compile(lowered)(argument)
            assert actual.dtype == expected.dtype
            # By their numbers: NaNs may differ in their bits.
            assert np.array_equal(actual.astype("f4"), expected.astype("f4"),
                                  equal_nan=True), dtype
    print("programs are equal to JAX's")


if __name__ == "__main__":
    check_values()
    check_transformations()
    check_fills()
    check_programs()
