"""What a pad is: docs/Semantics.md, apart from the code of the project."""

import pathlib
import sys

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "tools"))

from index_map import source_index  # noqa: E402


def pad(x, mode, low, high, value, rank):
    """Pads the first `rank` axes of `x`; `value` is what fills, of the shape of
    what is after these axes. None if there is no such array."""
    shape = [n + low[i] + high[i] for i, n in enumerate(x.shape[:rank])]
    if any(extent < 0 for extent in shape):
        return None
    if 0 in shape:
        return np.zeros(tuple(shape) + x.shape[rank:], x.dtype)
    if mode != "constant" and 0 in x.shape[:rank]:
        return None
    for axis, extent in enumerate(shape):
        padded = np.empty(x.shape[:axis] + (extent,) + x.shape[axis + 1:],
                          x.dtype)
        at = (slice(None),) * axis
        for o in range(extent):
            i = source_index(mode, o - low[axis], x.shape[axis])
            padded[at + (o,)] = value if i is None else x[at + (i,)]
        x = padded
    return x


def crop_first(x, mode, low, high, value, rank):
    """As pad, where a negative pad crops before anything is extended."""
    if mode == "constant":
        return pad(x, mode, low, high, value, rank)
    window = []
    for axis in range(rank):
        n = x.shape[axis]
        begin, end = max(-low[axis], 0), n - max(-high[axis], 0)
        if begin > end:
            return None
        window.append(slice(begin, end))
    return pad(x[tuple(window)], mode, [max(p, 0) for p in low],
               [max(p, 0) for p in high], value, rank)
