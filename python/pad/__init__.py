"""Pads of arrays, their gradients, and borders in place.

    >>> import numpy as np, pad
    >>> pad.pad(np.arange(4), 2, 3, "reflect")
    array([2, 1, 0, 1, 2, 3, 2, 1, 0])
"""

import enum

from pad._core import (__version__, adjoint, fill_border, get_num_threads, pad,
                       set_num_threads)
from pad import _core
from pad._program import compile

__all__ = [
    "Mode", "adjoint", "compile", "fill_border", "get_num_threads", "pad",
    "set_num_threads"
]

#: The modes: how an axis goes on beyond its ends. Their names do as well.
Mode = enum.StrEnum("Mode", [(name.upper(), name)
                             for name in _core.list_modes()])
