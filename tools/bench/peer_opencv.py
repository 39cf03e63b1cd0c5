"""OpenCV on one thread: cv2.copyMakeBorder, which pads the first two axes of an
image, with and without an array to write to. It has no batches of images, so
arrays of several small ones are left out: calls from Python would be timed."""

import cv2
import numpy as np

from case import Unsupported, merge_unpadded
from timing import allocate

NAME = "opencv"

cv2.setNumThreads(1)

MODES = {
    "constant": cv2.BORDER_CONSTANT,
    "edge": cv2.BORDER_REPLICATE,
    "reflect": cv2.BORDER_REFLECT_101,
    "symmetric": cv2.BORDER_REFLECT,
    "wrap": cv2.BORDER_WRAP,
}
# Elements are moved as others of their size, which OpenCV has in all versions.
TYPES = {1: np.uint8, 2: np.uint16, 4: np.int32, 8: np.float64}
# The bytes of an image that take a few times as long as the call from Python.
MIN_IMAGE_BYTES = 1 << 16


def version():
    return cv2.__version__


def _get_image(case):
    """How many images there are, the axes of each, and the amounts of its first
    two: top, bottom, left, right."""
    axes = merge_unpadded(case)
    padded = [i for i, (_, low, high) in enumerate(axes) if low or high]
    first, last = min(padded, default=0), max(padded, default=0)
    if last - first > 1:
        raise Unsupported("opencv pads two neighboring axes")
    if first == last:
        # The rows of the image, or what its columns consist of.
        first = max(first - 1, 0) if last == len(axes) - 1 else first
    images = int(np.prod([n for n, _, _ in axes[:first]], dtype=int))
    axes = axes[first:] + [(1, 0, 0)] * (2 - len(axes[first:]))
    return images, [n for n, _, _ in axes], [*axes[0][1:], *axes[1][1:]]


def _prepare(case, has_result):
    mode = case.require_mode(MODES)
    if case.crops:
        raise Unsupported("opencv has no negative amounts")
    images, shape, (top, bottom, left, right) = _get_image(case)
    storage = TYPES[case.source.itemsize]
    value = np.array([case.value]).view(storage)[0].item()
    result = allocate(case.result_shape, storage)
    shape_after = [shape[0] + top + bottom, shape[1] + left + right, *shape[2:]]
    if images > 1 and result.nbytes < images * MIN_IMAGE_BYTES:
        raise Unsupported("opencv has no batches, and these images are small")
    sources = case.source.view(storage).reshape([images, *shape])
    results = result.reshape([images, *shape_after])
    pairs = list(zip(sources, results))
    if not has_result and images > 1:
        raise Unsupported("opencv allocates no batches")
    pad = cv2.copyMakeBorder
    # In each channel.
    fill = (value,) * 4

    def call_into():
        for source, into in pairs:
            pad(source, top, bottom, left, right, mode, into, fill)
        return result

    def call():
        return pad(sources[0], top, bottom, left, right, mode, None, fill)

    return call_into if has_result else call


def prepare(case):
    return _prepare(case, has_result=True)


def prepare_alloc(case):
    return _prepare(case, has_result=False)


def to_numpy(result):
    return result


VARIANTS = {"opencv": prepare, "opencv alloc": prepare_alloc}
