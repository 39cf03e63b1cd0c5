"""The ways of numpy.pad to give widths."""

import operator

import numpy as np


def get_pairs(widths, count):
    """A list of `count` pairs (before, after)."""
    if isinstance(widths, dict):
        pairs = [(0, 0)] * count
        for axis, width in widths.items():
            if not -count <= operator.index(axis) < count:
                raise ValueError(f"axis {axis} of the widths is not in "
                                 f"[{-count}, {count})")
            pairs[axis] = (width, width) if np.ndim(width) == 0 else width
        widths = pairs or np.zeros((0, 2), int)
    array = np.asarray(widths)
    if array.dtype.kind not in "iu" and array.size:
        raise TypeError("`pad_width` must be of integral type.")
    try:
        pairs = np.broadcast_to(array, (count, 2)).tolist()
    except ValueError as error:
        raise ValueError(
            f"widths of shape {array.shape} are neither an integer, nor a pair, "
            f"nor a pair for each of {count} axes: {error}") from error
    return [tuple(map(int, pair)) for pair in pairs]
