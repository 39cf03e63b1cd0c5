"""Compares what the oracle says with NumPy.

usage: compare_numpy.py FOLDER

FOLDER is what `pad-property --write FOLDER` has written. Arrays are compared as
bits. A negative amount is a slice after the pad. Pads of empty axes in the modes
that read something are left out: NumPy has none.
"""

import collections
import json
import pathlib
import sys

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "tools"))

from index_map import MODES  # noqa: E402

# Older ones are wrong where a pad is wider than the extent.
OLDEST = (2, 1)


def load(path):
    """An array as unsigned integers, one for each part along a last axis."""
    array = np.load(path)
    parts = 2 if array.dtype.kind == "c" else 1
    size = array.dtype.itemsize // parts
    bits = np.frombuffer(array.tobytes(), f"<u{size}")
    return bits.reshape(array.shape + (parts,))


def pad(x, step, value):
    """Pads every axis but the last, which is that of the parts."""
    low, high = step["low"], step["high"]
    widths = [(max(l, 0), max(h, 0)) for l, h in zip(low, high)]
    parts = []
    for part in range(x.shape[-1]):
        y = x[..., part]
        if widths and step["mode"] == "constant":
            y = np.pad(y, widths, constant_values=value[part])
        elif widths:
            y = np.pad(y, widths, mode=step["mode"])
        parts.append(
            y[tuple(slice(max(-l, 0), n - max(-h, 0))
                    for l, h, n in zip(low, high, y.shape))])
    return np.stack(parts, axis=-1)


def cut(x, step):
    """Slices every axis but the last."""
    return x[tuple(slice(o, o + n * s, s) for o, n, s in
                   zip(step["offsets"], step["sizes"], step["strides"]))]


def compute(step, x, folder):
    """What NumPy makes of `x`, or None if it has no such step."""
    if step["kind"] == "cast":
        return x
    if step["kind"] == "slice":
        return cut(x, step)
    if step["kind"] == "adjoint":
        return None
    if step["kind"] == "border":
        x = x[tuple(slice(low, extent - high) for low, high, extent in
                    zip(step["low"], step["high"], x.shape))]
    if 0 in x.shape[:-1] and step["mode"] != "constant":
        return None
    value = np.zeros(x.shape[-1], x.dtype)
    if "value" in step:
        value = load(folder / step["value"])
    return pad(x, step, value)


def main():
    if tuple(map(int, np.__version__.split(".")[:2])) < OLDEST:
        sys.exit(f"compare_numpy: error: NumPy {np.__version__}, expected "
                 f"{'.'.join(map(str, OLDEST))} or newer")
    folder = pathlib.Path(sys.argv[1])
    counts = collections.Counter()
    for program in json.loads((folder / "programs.json").read_text()):
        x = load(folder / program["source"])
        for number, step in enumerate(program["steps"]):
            expected = load(folder / step["result"])
            kind = step.get("mode", step["kind"])
            y = compute(step, x, folder)
            x = expected
            if y is None:
                counts["not in NumPy"] += 1
                continue
            counts[kind] += 1
            # A slice may drop axes of extent 1.
            if kind == "slice" and y.size == expected.size:
                y = y.reshape(expected.shape)
            if y.dtype != expected.dtype or not np.array_equal(y, expected):
                counts["differences"] += 1
                print(f"seed {program['seed']}, {program['type']}, step "
                      f"{number}: NumPy differs from the oracle: {step}")
    for kind in [*MODES, "slice", "not in NumPy", "differences"]:
        print(f"{kind:14}{counts[kind]:6}")
    return 1 if counts["differences"] else 0


if __name__ == "__main__":
    sys.exit(main())
