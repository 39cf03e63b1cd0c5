#!/usr/bin/env python3
"""Random calls of pad.pad, pad.adjoint and pad.fill_border, compared with NumPy:
all modes, types, orders, strides, alignments and byte orders, mixed.

    compare_numpy.py COUNT [SEED]
"""

import random
import sys

import numpy as np

import pad

TYPES = [
    "?", "i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "f2", "f4", "f8", "g",
    "F", "D", "G", "S3", "U2", "M8[s]", "m8[ms]", "V5", ">i4", ">f8",
    [("a", "i2"), ("b", "f4")], [("x", "f8"), ("y", "f4"), ("z", "i4")]
]


def draw_bytes(draw, shape, dtype):
    """An array of random bits; of zeros and ones where not all are elements."""
    count = int(np.prod(shape, dtype=int)) * dtype.itemsize
    data = np.frombuffer(draw.randbytes(count), np.uint8)
    if dtype.kind in "bSU":
        data = data & 1
    if dtype.kind == "U":
        data = np.where(np.arange(count) % 4, np.uint8(0), data)
    if dtype.kind == "g" or dtype.char in "gG":
        return np.arange(int(np.prod(shape, dtype=int))).reshape(shape).astype(
            dtype)
    return np.ndarray(shape, dtype, data.tobytes()).copy()


def place(draw, array):
    """The same elements somewhere else: with other strides or alignment."""
    kind = draw.choice(["as is", "fortran", "gaps", "reversed", "transposed",
                        "shifted", "padded rows"])
    if kind == "fortran" and array.ndim:
        return np.asfortranarray(array)
    if kind in ("gaps", "padded rows", "reversed") and array.ndim:
        step = [1] * array.ndim
        if kind == "gaps":
            step = [draw.choice([1, 2, 3]) for _ in step]
        elif kind == "reversed":
            step = [draw.choice([1, -1]) for _ in step]
        extra = [draw.randrange(3) for _ in step]
        big = np.empty([n * abs(s) + e
                        for n, s, e in zip(array.shape, step, extra)],
                       array.dtype)
        view = big[tuple(slice(None, n * s if s > 0 else None, s)
                         for n, s in zip(array.shape, step))]
        view = view[tuple(slice(0, n) for n in array.shape)]
        view[...] = array
        return view
    if kind == "transposed":
        order = draw.sample(range(array.ndim), array.ndim)
        view = np.empty([array.shape[i] for i in order],
                        array.dtype).transpose(np.argsort(order))
        view[...] = array
        return view
    if kind == "shifted":
        memory = np.empty(array.nbytes + 16, np.uint8)
        shift = draw.randrange(1, 16)
        view = np.ndarray(array.shape, array.dtype, memory.data, shift)
        view[...] = array
        return view
    return array


def equal(a, b):
    return (a.dtype == b.dtype and a.shape == b.shape
            and a.tobytes() == b.tobytes())


def get_elements(array):
    """What is compared: bytes, but of the types that have bytes without
    meaning."""
    return array.copy() if array.dtype.char not in "gG" else array.astype("D")


def check_pad(draw):
    dtype = np.dtype(draw.choice(TYPES))
    rank = draw.choice([0, 1, 1, 2, 2, 2, 3])
    shape = [draw.choice([1, 2, 3, 5, 8, 17]) for _ in range(rank)]
    if draw.random() < 0.05 and rank:
        shape[draw.randrange(rank)] = 0
    mode = draw.choice(list(pad.Mode))
    padded = [draw.random() < 0.7 for _ in shape]
    low = [draw.randrange(0, 7) * p for p in padded]
    high = [draw.randrange(0, 7) * p for p in padded]
    if 0 in shape and mode != "constant":
        low = high = [0] * rank
    array = place(draw, draw_bytes(draw, shape, dtype))
    keywords, fill = {}, {}
    if mode == "constant" and draw.random() < 0.7:
        value = draw_bytes(draw, (), dtype)[()]
        keywords, fill = {"value": value}, {"constant_values": value}
    widths = list(zip(low, high))
    if rank == 0:
        expected = array.copy()
    elif mode == "constant" and dtype.names:
        # NumPy has no value for records.
        expected = np.empty([n + l + h for n, (l, h) in zip(shape, widths)],
                            dtype)
        expected[...] = fill.get("constant_values", np.zeros((), dtype)[()])
        expected[tuple(slice(l, l + n) for n, l in zip(shape, low))] = array
    else:
        if mode == "constant" and not fill and dtype.kind in "VMm":
            keywords = fill = {}
            value = np.zeros((), dtype)[()]
            keywords, fill = {"value": value}, {"constant_values": value}
        expected = np.pad(array, widths, str(mode), **fill)
    if mode == "constant" and dtype.names and not keywords:
        keywords = {"value": np.zeros((), dtype)[()]}
    # A crop of what is padded further, which is the same.
    crop_low = [draw.randrange(0, min(n, 3) + 1) if draw.random() < 0.2 else 0
                for n in expected.shape]
    expected = expected[(...,) + tuple(slice(c, None) for c in crop_low)]
    low = [l - c for l, c in zip(low, crop_low)]
    if draw.random() < 0.4:
        out = place(draw, np.zeros(expected.shape, dtype))
        assert pad.pad(array, low, high, mode, out=out, **keywords) is out
        actual = out
    else:
        actual = pad.pad(array, low, high, mode, **keywords)
        if 0 not in crop_low or not any(crop_low):
            assert actual.flags.fnc == (array.flags.fnc and actual.flags.fnc)
    assert equal(get_elements(actual), get_elements(expected)), (
        dtype, shape, array.strides, low, high, mode, keywords)


def index_map(n, low, high, mode):
    """The element that each position shows, -1 where the mode fills."""
    if mode == "constant":
        return np.pad(np.arange(n), (low, high), "constant", constant_values=-1)
    return np.pad(np.arange(n), (low, high), str(mode))


def check_adjoint(draw):
    dtype = np.dtype(draw.choice(["i1", "u2", "i4", "u8", "f2", "f4", "f8", "g",
                                  "F", "D", ">f4", ">i8"]))
    rank = draw.choice([1, 1, 2, 2, 3])
    shape = [draw.choice([1, 2, 3, 5, 9]) for _ in range(rank)]
    mode = draw.choice(list(pad.Mode))
    low = [draw.choice([0, 0, 1, 2, 5]) for _ in shape]
    high = [draw.choice([0, 0, 1, 2, 5]) for _ in shape]
    sums = [n + l + h for n, l, h in zip(shape, low, high)]
    # Small integers, so that sums are exact in any order.
    g = np.array([draw.randrange(-8, 8) for _ in range(int(np.prod(sums)))])
    g = g.reshape(sums).astype(dtype)
    expected = g.astype(dtype.newbyteorder("="))
    for axis, (n, l, h) in enumerate(zip(shape, low, high)):
        moved = np.moveaxis(expected, axis, 0)
        total = np.zeros((n,) + moved.shape[1:], moved.dtype)
        shown = index_map(n, l, h, mode)
        np.add.at(total, shown[shown >= 0], moved[shown >= 0])
        expected = np.moveaxis(total, 0, axis)
    g = place(draw, g)
    if draw.random() < 0.4:
        actual = place(draw, np.zeros(shape, dtype))
        pad.adjoint(g, low, high, mode, out=actual)
    else:
        actual = pad.adjoint(g, low, high, mode)
    assert actual.dtype == dtype
    assert (actual == expected).all(), (dtype, shape, g.strides, low, high,
                                        mode)


def check_border(draw):
    dtype = np.dtype(draw.choice(TYPES))
    rank = draw.choice([1, 2, 2, 3])
    low = [draw.choice([0, 0, 1, 2]) for _ in range(rank)]
    high = [draw.choice([0, 0, 1, 2]) for _ in range(rank)]
    shape = [draw.choice([1, 2, 5, 9]) + l + h for l, h in zip(low, high)]
    mode = draw.choice(list(pad.Mode))
    array = place(draw, draw_bytes(draw, shape, dtype))
    inside = array[tuple(slice(l, n - h)
                         for l, h, n in zip(low, high, shape))].copy()
    keywords = {}
    if mode == "constant":
        keywords = {"value": draw_bytes(draw, (), dtype)[()]}
    expected = pad.pad(inside, low, high, mode, **keywords)
    assert pad.fill_border(array, low, high, mode, **keywords) is array
    assert equal(get_elements(array), get_elements(expected)), (
        dtype, shape, array.strides, low, high, mode)


def main():
    count = int(sys.argv[1])
    draw = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    for number in range(count):
        draw.choice([check_pad, check_pad, check_adjoint, check_border])(draw)
    print(f"{count} calls are equal to NumPy's")


if __name__ == "__main__":
    main()
