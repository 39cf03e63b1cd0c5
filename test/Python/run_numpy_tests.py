#!/usr/bin/env python3
"""NumPy's own tests of numpy.pad, of a numpy.pad that is pad.pad.

Left out are the tests of what pad.pad does not have: modes that compute
(maximum, mean, linear_ramp and so on), modes that are functions, reflections
that are odd, and arrays of objects. Negative widths are no error: they crop.
"""

import sys

import numpy as np
import numpy.lib.tests.test_arraypad as tests
import pytest

import pad
import pad._widths

LEFT_OUT = [
    "test_check_object_array", "test_object_input", "test_negative_pad_width",
    # The exception is the same, its text is not.
    "test_pad_empty_dimension", "test_unsupported_mode"
]

COMPUTED = {
    "empty", "linear_ramp", "maximum", "mean", "median", "minimum"
}


def numpy_pad(array, pad_width, mode="constant", **kwargs):
    if callable(mode) or mode in COMPUTED or kwargs.get(
            "reflect_type") == "odd":
        pytest.skip("a mode that pad.pad does not have")
    allowed = {"constant": ["constant_values"], "reflect": ["reflect_type"],
               "symmetric": ["reflect_type"]}
    unknown = set(kwargs) - set(allowed.get(mode, []))
    if mode in list(pad.Mode) and unknown:
        raise ValueError(
            f"unsupported keyword arguments for mode '{mode}': {unknown}")
    values = kwargs.get("constant_values", 0)
    if np.ndim(values) == 0:
        return pad.pad(array, pad_width, mode=mode, value=values)
    # NumPy has a value for each side of each axis, the last axis outermost.
    array = np.asarray(array)
    values = np.broadcast_to(values, (array.ndim, 2))
    widths = pad._widths.get_pairs(pad_width, array.ndim)
    for axis, (width, value) in enumerate(zip(widths, values)):
        for side in (0, 1):
            amounts = [0, 0]
            amounts[side] = width[side]
            array = pad.pad(array, amounts[0], amounts[1], mode, axes=axis,
                            value=value[side])
    return array


if __name__ == "__main__":
    np.pad = numpy_pad
    deselected = " and ".join(f"not {name}" for name in LEFT_OUT)
    sys.exit(pytest.main(["-q", "-rs", "-p", "no:cacheprovider", "--noconftest",
                          tests.__file__,
                          "-k", deselected, *sys.argv[1:]]))
