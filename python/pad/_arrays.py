"""What the calls on arrays need seldom: other libraries' arrays, and arrays whose
elements may share memory."""

import sys

import numpy as np

from pad import _core


def overlaps_itself(array):
    """Whether two elements of an array have a byte in common."""
    offsets = np.zeros((), np.int64)
    for extent, stride in zip(array.shape, array.strides):
        offsets = offsets[..., None] + np.arange(extent) * stride
    offsets = np.sort(offsets, axis=None)
    return bool((np.diff(offsets) < array.itemsize).any())


def _get_library(array):
    """The module that makes an array of memory with __dlpack__."""
    if hasattr(array, "__array_namespace__"):
        return array.__array_namespace__()
    return sys.modules[type(array).__module__.partition(".")[0]]


def _to_numpy(array):
    try:
        return np.from_dlpack(array)
    except (BufferError, RuntimeError) as error:
        raise TypeError(
            f"the array of type {type(array).__name__} is no array of NumPy's "
            f"types in the memory of the processor: {error}; pad.torch and "
            "pad.jax take more types, and give gradients") from error


def _is_negated(array):
    """Whether an array is a tensor of PyTorch whose memory has the negatives of
    its elements, which __dlpack__ does not say."""
    return hasattr(array, "is_neg") and array.is_neg()


def _read(array):
    return _to_numpy(array.resolve_neg() if _is_negated(array) else array)


def _write(array):
    if _is_negated(array):
        raise TypeError("a tensor that is to be written has the negative bit "
                        "set, expected one as resolve_neg() gives")
    return _to_numpy(array)


def call_foreign(name, array, out, arguments):
    """Calls a function of pad._core on memory of another library."""
    function = getattr(_core, name)
    if name == "fill_border":
        function(_write(array), *arguments)
        return array
    if out is not None:
        function(_read(array), *arguments, _write(out))
        return out
    return _get_library(array).from_dlpack(
        function(_read(array), *arguments))
