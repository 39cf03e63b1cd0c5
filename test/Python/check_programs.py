#!/usr/bin/env python3
"""pad.compile: results against NumPy, arguments, and errors."""

import pathlib
import sys

import numpy as np

import pad
from expect import raises

sys.path.insert(0, sys.argv[1])

SCALE = """
func.func @scale(%x: tensor<?xf32>, %s: f32) -> (tensor<?xf32>, i1) {
  %p = pad.pad wrap %x low[1] high[2] : tensor<?xf32> to tensor<?xf32>
  %zero = arith.constant 0.0 : f32
  %positive = arith.cmpf ogt, %s, %zero : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %p, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.map { arith.mulf } ins(%p, %p : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>)
  return %r, %positive : tensor<?xf32>, i1
}
"""


def check_short_elements():
    """Elements of fewer bits than a byte, and such that NumPy ignores some of."""
    try:
        import ml_dtypes
    except ImportError:
        return
    for numpy_name, name in (("int2", "i2"), ("int4", "i4"), ("uint2", "ui2"),
                             ("uint4", "ui4"), ("float4_e2m1fn", "f4E2M1FN"),
                             ("float6_e2m3fn", "f6E2M3FN"),
                             ("float6_e3m2fn", "f6E3M2FN"),
                             ("float8_e8m0fnu", "f8E8M0FNU")):
        if not hasattr(ml_dtypes, numpy_name):
            continue
        tensor = f"tensor<?x{name}>"
        mirror = pad.compile(
            f"func.func @f(%x: {tensor}) -> {tensor} {{\n"
            f"  %0 = pad.pad reflect %x low[1] high[2] : {tensor} to {tensor}\n"
            f"  return %0 : {tensor}\n}}")
        x = np.array([1, 2, 1, 1], getattr(ml_dtypes, numpy_name))
        y = mirror(x)
        assert y.dtype == x.dtype and y.tobytes() == pad.pad(
            x, 1, 2, "reflect").tobytes(), (name, y)
    is_two = pad.compile(
        "func.func @f(%x: tensor<3xi4>) -> tensor<3xi1> {\n"
        "  %c = arith.constant dense<2> : tensor<3xi4>\n"
        "  %0 = arith.cmpi eq, %x, %c : tensor<3xi4>\n"
        "  return %0 : tensor<3xi1>\n}")
    x = np.array([0xF2, 2, 3], np.uint8)
    assert is_two(x.view(ml_dtypes.int4)).tolist() == [True, True, False]
    assert x[0] == 0xF2
    same = pad.compile("func.func @f(%x: i4) -> i4 { return %x : i4 }")
    assert same(-3).item() == -3
    raises(TypeError, "elements of type float64, expected int4", same, 1.5)


def main():
    scale = pad.compile(SCALE)
    assert scale.name == "scale"
    assert scale.signature == ("(tensor<?xf32>, tensor<f32>) -> "
                               "(tensor<?xf32>, tensor<i1>)"), scale.signature
    for x in (np.arange(4, dtype=np.float32), np.arange(9, dtype="f4")[::-2],
              np.arange(4, dtype=">f4")):
        y, positive = scale(x, 2.0)
        expected = np.pad(x, (1, 2), "wrap")**2
        assert (y == expected).all() and y.dtype == np.float32, y
        assert positive.dtype == np.bool_ and positive == True
    y[0] = 5  # The caller's own.

    from blur import blur, image
    weights = np.arange(9, dtype=np.float32).reshape(3, 3)
    padded = np.pad(image, 1, "reflect")
    expected = sum(weights[i, j] * padded[i:i + 480, j:j + 640]
                   for i in range(3) for j in range(3))
    assert np.allclose(blur(image, weights), expected, rtol=1e-5)
    assert blur(image[:7, :5], weights).shape == (7, 5)
    import heat
    assert np.isclose(heat.u[1:-1, 1:-1].sum(), heat.before)

    # What JAX prints.
    step = pad.compile(pathlib.Path(sys.argv[1], "front_ends/jax.mlir").read_text())
    x = np.arange(6, dtype=np.float32).reshape(1, 2, 3)
    p = np.pad(x, ((0, 0), (1, 1), (1, 1)), "wrap")
    assert (step(x) == p[:, :-2, 1:-1] + p[:, 2:, 1:-1] + p[:, 1:-1, :-2] +
            p[:, 1:-1, 2:]).all()

    raises(TypeError, "argument 0 has elements of type float64, expected "
           "float32", scale, np.zeros(3), 1.0)
    raises(TypeError, "takes 2 arrays, given 1", scale, np.zeros(3, "f4"))
    raises(ValueError, "rank 2, expected 1", scale, np.zeros((2, 2), "f4"), 1.0)
    raises(ValueError, "axis 0", scale, np.zeros(0, "f4"), 1.0)
    raises(ValueError, "'pad.pad' op axis 0: result extent 5 does not match",
           pad.compile, "func.func @f(%x: tensor<4xf32>) -> tensor<5xf32> {\n"
           "  %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to "
           "tensor<5xf32>\n  return %0 : tensor<5xf32>\n}")
    raises(ValueError, "program:1:1: error"[:11], pad.compile, "nothing")
    raises(ValueError, "the dialect 'torch' is not known here; export with "
           "output_type=\"linalg-on-tensors\"", pad.compile,
           "func.func @f(%x: !torch.vtensor<[4],f32>) { return }")
    raises(ValueError, "stablehlo.custom_call", pad.compile,
           "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
           "  %0 = \"stablehlo.custom_call\"(%x) {call_target_name = \"g\"} : "
           "(tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}")
    raises(ValueError, "program: line 1: brackets nest", pad.compile,
           "module " + "{" * 100000)
    # Each byte of a bool but 0 is true, and numbers are not wrapped.
    widen = pad.compile("func.func @f(%x: tensor<?xi1>) -> tensor<?xi32> {\n"
                        "  %0 = arith.extui %x : tensor<?xi1> to tensor<?xi32>\n"
                        "  return %0 : tensor<?xi32>\n}")
    odd = np.array([2, 1, 0, 255], np.uint8).view(bool)
    assert widen(odd).tolist() == [1, 1, 0, 1]
    assert odd.view(np.uint8).tolist() == [2, 1, 0, 255]
    same = pad.compile("func.func @f(%n: i64) -> i64 { return %n : i64 }")
    assert same(2**63 - 1) == 2**63 - 1 and same(-2**63) == -2**63
    raises(OverflowError, "", same, 2**63)
    raises(TypeError, "the module is 5 bytes, expected its text", pad.compile,
           b"bytes")
    raises(TypeError, "the module is the function <function check_short_elements",
           pad.compile, check_short_elements)
    raises(TypeError, "expected its text", pad.compile,
           pathlib.Path("program.mlir"))
    raises(ValueError, "the module has 0 public functions", pad.compile, "")
    raises(ValueError, "options 'none=1': <Pass-Options-Parser>: no such option",
           pad.compile, SCALE, options="none=1")
    raises(ValueError, "options 'vector-bytes=x': a value is not valid, see stderr",
           pad.compile, SCALE, options="vector-bytes=x")
    raises(ValueError, "out-params is for callers in C", pad.compile, SCALE,
           options="out-params")
    raises(ValueError, "no function 'other', the module has 'scale'",
           pad.compile, SCALE, "other")
    raises(TypeError, "NumPy has no type for elements of i5", pad.compile,
           "func.func @f(%x: tensor<4xi5>) -> tensor<4xi5> {\n"
           "  return %x : tensor<4xi5>\n}")

    # A number of Python's is none of another kind, and none that does not fit.
    same = pad.compile(
        "func.func @f(%n: index, %b: tensor<i8>, %x: tensor<f32>)"
        " -> (tensor<i8>, tensor<f32>) {\n"
        "  return %b, %x : tensor<i8>, tensor<f32>\n}")
    assert [y.item() for y in same(2, -3, 4)] == [-3, 4.0]
    raises(TypeError, "argument 0 has elements of type float64, expected int64",
           same, 1.5, 1, 1.0)
    raises(TypeError, "argument 2 has elements of type complex128, expected "
           "float32", same, 1, 1, 1j)
    raises(OverflowError, "300 out of bounds for int8", same, 1, 300, 1.0)
    check_short_elements()
    print("programs are equal to NumPy")


main()
