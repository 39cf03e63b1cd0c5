"""Halide on one thread: BoundaryConditions, compiled for this processor and for
each case's extents and amounts, called with an array to write to. The innermost
axis is vectorized; where that is a few channels, they are unrolled, and the axis
before them is vectorized."""

from importlib import metadata

import halide as hl
import numpy as np

from case import merge_unpadded
from timing import allocate

NAME = "halide"

MODES = {
    "constant": hl.BoundaryConditions.constant_exterior,
    "edge": hl.BoundaryConditions.repeat_edge,
    "reflect": hl.BoundaryConditions.mirror_interior,
    "symmetric": hl.BoundaryConditions.mirror_image,
    "wrap": hl.BoundaryConditions.repeat_image,
}
# Elements are moved as integers of their size.
TYPES = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.ulonglong}
MAX_CHANNELS = 8

TARGET = hl.get_host_target().with_feature(hl.TargetFeature.NoAsserts)


def version():
    return metadata.version("halide")


def _make_constant(value):
    """An unsigned number; Halide takes those of Python as 32 bits with a sign."""
    bits = 8 * value.itemsize
    words = value.tobytes().ljust(8, b"\0")
    low, high = np.frombuffer(words, np.int32).tolist()
    low, high = (hl.reinterpret(hl.UInt(32), hl.i32(word)) for word in (low, high))
    return hl.cast(hl.UInt(bits), hl.u64(high) << 32 | hl.u64(low))


def _schedule(result, variables, extents):
    """`variables` and `extents` begin with the innermost axis."""
    inner = 0
    if len(extents) > 1 and extents[0] <= MAX_CHANNELS:
        result.bound(variables[0], 0, extents[0]).unroll(variables[0])
        inner = 1
    lanes = TARGET.natural_vector_size(result.type())
    while lanes > extents[inner]:
        lanes //= 2
    if lanes > 1:
        result.vectorize(variables[inner], lanes, hl.TailStrategy.ShiftInwards)


def prepare(case):
    mode = case.require_mode(MODES)
    storage = TYPES[case.source.itemsize]
    axes = merge_unpadded(case)
    source = case.source.view(storage).reshape([n for n, _, _ in axes])
    array = allocate(case.result_shape, storage)
    result = array.reshape([n + low + high for n, low, high in axes])

    element = hl.UInt(8 * case.source.itemsize)
    x = hl.ImageParam(element, len(axes), "x")
    stride = 1
    for axis, extent in enumerate(reversed(source.shape)):
        x.dim(axis).set_bounds(0, extent)
        x.dim(axis).set_stride(stride)
        stride *= extent
    bounded = (
        mode(x, _make_constant(np.array(case.value)))
        if case.mode == "constant"
        else mode(x)
    )
    variables = [hl.Var(f"axis{axis}") for axis in range(len(axes))]
    y = hl.Func("y")
    y[variables] = bounded[
        [v - low for v, (_, low, _) in zip(variables, reversed(axes))]
    ]
    stride = 1
    for axis, extent in enumerate(reversed(result.shape)):
        y.output_buffer().dim(axis).set_bounds(0, extent)
        y.output_buffer().dim(axis).set_stride(stride)
        stride *= extent
    _schedule(y, variables, result.shape[::-1])
    pad = y.compile_to_callable([x], TARGET)
    x_buffer, y_buffer = hl.Buffer(source), hl.Buffer(result)

    def call():
        pad(x_buffer, y_buffer)
        return array

    return call


def to_numpy(result):
    return result


VARIANTS = {"halide": prepare}
