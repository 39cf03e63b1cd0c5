"""A pad of one array, or its adjoint, as pad-bench asks for it, and what the
result should be.

This definition of padding is apart from those of the peers and of pad itself:
docs/Semantics.md, one axis at a time.
"""

import dataclasses
import pathlib
import sys

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from index_map import source_index  # noqa: E402

# How NumPy holds the elements. It moves those of bf16 as integers.
STORAGE = {
    "f16": np.float16,
    "f32": np.float32,
    "f64": np.float64,
    "bf16": np.uint16,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "u8": np.uint8,
    "u16": np.uint16,
    "u32": np.uint32,
    "u64": np.uint64,
    "i1": np.bool_,
}


class Unsupported(Exception):
    """Why a peer cannot run a case."""


@dataclasses.dataclass
class Case:
    mode: str
    type: str
    shape: tuple
    low: tuple
    high: tuple
    source: np.ndarray
    value: np.generic
    adjoint: bool = False

    @property
    def result_shape(self):
        """The extents of the padded array, of which an adjoint has the gradient
        as its source."""
        return tuple(
            n + l + h for n, l, h in zip(self.shape, self.low, self.high)
        )

    @property
    def crops(self):
        return min(self.low + self.high, default=0) < 0

    def require_mode(self, modes):
        """Returns what a peer calls the mode."""
        if self.mode not in modes:
            raise Unsupported(f"has no {self.mode} mode")
        return modes[self.mode]

    def require_type(self, types):
        """Returns what a peer calls the element type."""
        if self.type not in types:
            raise Unsupported(f"has no pad of {self.type}")
        return types[self.type]


def merge_unpadded(case):
    """The axes as (extent, low, high), with neighbors that have no amounts made
    one. The elements lie in memory as before."""
    axes = []
    for n, low, high in zip(case.shape, case.low, case.high):
        if axes and not (low or high or any(axes[-1][1:])):
            n *= axes.pop()[0]
        axes.append((n, low, high))
    return axes


def make_case(question):
    """The case of a workload of pad-bench, with an input of finite numbers."""
    name = question["type"]
    if name not in STORAGE:
        raise Unsupported(f"element type {name} is not known to NumPy")
    storage = STORAGE[name]
    shape = tuple(question["shape"])
    if question.get("adjoint", False):
        return _make_adjoint_case(question)
    random = np.random.default_rng(0)
    text = question.get("value", "0")
    if name == "bf16":
        source = _to_bf16(random.standard_normal(shape, dtype=np.float32))
        value = _to_bf16(np.array([text], dtype=np.float32))[0]
    elif np.issubdtype(storage, np.floating):
        source = random.standard_normal(shape, dtype=np.float32).astype(storage)
        value = storage(text)
    else:
        source = random.integers(0, 2 if name == "i1" else 100, shape)
        source = source.astype(storage)
        value = storage(int(text, 0))
    return Case(
        question["mode"],
        name,
        shape,
        tuple(question["low"]),
        tuple(question["high"]),
        source,
        value,
    )


def _make_adjoint_case(question):
    """Of a gradient of -1, 0 and 1, whose sums are exact in every type."""
    name = question["type"]
    if name not in ("f16", "f32", "f64", "bf16"):
        raise Unsupported(f"no gradients of {name}")
    case = Case(
        question["mode"],
        name,
        tuple(question["shape"]),
        tuple(question["low"]),
        tuple(question["high"]),
        np.empty(0),
        np.zeros((), STORAGE[name])[()],
        adjoint=True,
    )
    random = np.random.default_rng(0)
    numbers = random.integers(-1, 2, case.result_shape).astype(np.float32)
    case.source = encode(case, numbers)
    return case


def _to_bf16(array):
    return (array.view(np.uint32) >> 16).astype(np.uint16)


def encode(case, numbers):
    """Numbers in f32 as NumPy holds elements of the case; bf16 is cut off."""
    if case.type == "bf16":
        return _to_bf16(numbers)
    return numbers.astype(STORAGE[case.type])


def decode(case, array):
    """What `encode` gave as f32."""
    if case.type == "bf16":
        return (array.astype(np.uint32) << 16).view(np.float32)
    return array.astype(np.float32)


def expect(case):
    """The result, by an index for each position of each axis."""
    if case.adjoint:
        return _expect_adjoint(case)
    result = case.source
    for axis, (n, low, high) in enumerate(zip(case.shape, case.low, case.high)):
        if low == 0 and high == 0:
            continue
        position = np.arange(-low, n + high)
        if case.mode == "constant":
            inside = (position >= 0) & (position < n)
            result = (
                np.take(result, np.clip(position, 0, max(n - 1, 0)), axis)
                if n
                else np.zeros(
                    _with(result.shape, axis, len(position)), result.dtype
                )
            )
            outside = [slice(None)] * result.ndim
            outside[axis] = ~inside
            result[tuple(outside)] = case.value
        else:
            elements = [source_index(case.mode, i, n) for i in position]
            result = np.take(result, elements, axis)
    return np.ascontiguousarray(result)


def _expect_adjoint(case):
    terms = decode(case, case.source)
    for axis, (n, low, high) in enumerate(zip(case.shape, case.low, case.high)):
        if low == 0 and high == 0:
            continue
        sums = np.zeros(_with(terms.shape, axis, n), np.float32)
        for position in range(n + low + high):
            element = source_index(case.mode, position - low, n)
            if element is not None:
                before = (slice(None),) * axis
                sums[before + (element,)] += terms[before + (position,)]
        terms = sums
    return encode(case, np.ascontiguousarray(terms))


def _with(shape, axis, extent):
    return shape[:axis] + (extent,) + shape[axis + 1 :]
