"""Pads of PyTorch's tensors, with gradients.

    >>> import pad.torch
    >>> y = pad.torch.pad(x, (1, 2), "symmetric")

The operators `torch.ops.pad.pad` and `torch.ops.pad.adjoint` are each other's
gradient, and torch.compile knows their shapes. The order of the sums of a
gradient is defined, so that it has the same bits in each run and on any number
of threads.
"""

from collections.abc import Sequence

import torch
from torch import Tensor
from torch.autograd import forward_ad

from pad import _core

__all__ = ["adjoint", "pad"]

# The modes by their names, and by those that PyTorch has for two of them.
_MODES = {name: name for name in _core.list_modes()} | {
    "replicate": "edge", "circular": "wrap"}

# Types that NumPy does not have: bits that are moved, by their size.
_BITS = {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}

# Formats that tensors have without being contiguous, by their number of axes.
_FORMATS = {4: torch.channels_last, 5: torch.channels_last_3d}


def _has_numpy_type(tensor):
    return tensor.dtype in (torch.bool, torch.float16, torch.float32,
                            torch.float64, torch.complex64, torch.complex128
                            ) or not (tensor.is_floating_point()
                                      or tensor.is_complex())


def _to_numpy(tensor):
    """The elements of a tensor, or their bits, in its memory."""
    if not _has_numpy_type(tensor):
        tensor = tensor.view(_BITS[tensor.itemsize])
    return tensor.numpy()


def _resolve(tensor):
    return tensor.detach().resolve_conj().resolve_neg()


def _allocate(shape, like):
    """Memory for the result of an operator on `like`, in its memory format."""
    format = _FORMATS.get(like.ndim)
    if not format or like.is_contiguous() or not like.is_contiguous(
            memory_format=format):
        return like.new_empty(shape)
    return torch.empty(shape, dtype=like.dtype, device=like.device,
                       memory_format=format)


@torch.library.custom_op("pad::pad", mutates_args=(), device_types="cpu")
def _pad(x: Tensor, low: Sequence[int], high: Sequence[int], mode: str,
         value: torch.types.Number) -> Tensor:
    y = _allocate(_core.infer_pad(x.shape, low, high, mode)[0], x)
    if mode == "constant" and not _has_numpy_type(x):
        value = torch.tensor(value).to(x.dtype).view(_BITS[x.itemsize]).item()
    _core.pad(_to_numpy(_resolve(x)), low, high, mode, None, value, _to_numpy(y))
    return y


@torch.library.custom_op("pad::adjoint", mutates_args=(), device_types="cpu")
def _adjoint(g: Tensor, low: Sequence[int], high: Sequence[int],
             mode: str) -> Tensor:
    y = _allocate(_core.infer_adjoint(g.shape, low, high, mode)[0], g)
    if _has_numpy_type(g):
        _core.adjoint(_to_numpy(_resolve(g)), low, high, mode, None, _to_numpy(y))
    elif mode == "constant":
        # A crop, which adds nothing.
        low, high = [-n for n in low], [-n for n in high]
        _core.pad(_to_numpy(_resolve(g)), low, high, mode, None, 0, _to_numpy(y))
    else:
        # Short floats are added as f32 by definition, and rounded once.
        wide = torch.complex64 if g.is_complex() else torch.float32
        y.copy_(torch.from_numpy(
            _core.adjoint(_resolve(g).to(wide).numpy(), low, high, mode)))
    return y


@_pad.register_fake
def _(x, low, high, mode, value):
    return _allocate([n + l + h for n, l, h in zip(x.shape, low, high)], x)


@_adjoint.register_fake
def _(g, low, high, mode):
    return _allocate([m - l - h for m, l, h in zip(g.shape, low, high)], g)


@_pad.register_vmap
def _(info, axes, x, low, high, mode, value):
    # The examples become the first axis, which has no amounts.
    return _pad(x.movedim(axes[0], 0), [0, *low], [0, *high], mode, value), 0


@_adjoint.register_vmap
def _(info, axes, g, low, high, mode):
    return _adjoint(g.movedim(axes[0], 0), [0, *low], [0, *high], mode), 0


def _keep(ctx, inputs, output):
    ctx.amounts = inputs[1:4]


_pad.register_autograd(
    lambda ctx, g: (_adjoint(g, *ctx.amounts), None, None, None, None),
    setup_context=_keep)
_adjoint.register_autograd(
    lambda ctx, g: (_pad(g, *ctx.amounts, 0), None, None, None),
    setup_context=_keep)


# The transformations of torch.func, and derivatives in forward mode, do not go
# through an operator's own gradient.


class _Pad(torch.autograd.Function):

    @staticmethod
    def forward(x, low, high, mode, value):
        return _pad(x, low, high, mode, value)

    setup_context = staticmethod(_keep)

    @staticmethod
    def backward(ctx, g):
        return _Adjoint.apply(g, *ctx.amounts), None, None, None, None

    @staticmethod
    def jvp(ctx, tangent, *_):
        return _Pad.apply(tangent, *ctx.amounts, 0)

    @staticmethod
    def vmap(info, axes, x, low, high, mode, value):
        return _Pad.apply(x.movedim(axes[0], 0), [0, *low], [0, *high], mode,
                          value), 0


class _Adjoint(torch.autograd.Function):

    @staticmethod
    def forward(g, low, high, mode):
        return _adjoint(g, low, high, mode)

    setup_context = staticmethod(_keep)

    @staticmethod
    def backward(ctx, g):
        return _Pad.apply(g, *ctx.amounts, 0), None, None, None

    @staticmethod
    def jvp(ctx, tangent, *_):
        return _Adjoint.apply(tangent, *ctx.amounts)

    @staticmethod
    def vmap(info, axes, g, low, high, mode):
        return _Adjoint.apply(g.movedim(axes[0], 0), [0, *low], [0, *high],
                              mode), 0


# Names of PyTorch's own, which another version may not have.
_are_transforms_active = getattr(
    torch._C, "_are_functorch_transforms_active", lambda: False)


def _call(function, *arguments):
    # The operators are several times as fast, and torch.compile takes no class
    # with a `jvp`.
    if torch.compiler.is_compiling() or not (
            _are_transforms_active()
            or getattr(forward_ad, "_current_level", -1) >= 0):
        return function.forward(*arguments)
    return function.apply(*arguments)


def _get_amounts(tensor, pad):
    """Low and high amounts for each axis from PyTorch's, the last axis first."""
    if not isinstance(pad, (tuple, list)):
        raise TypeError(f"'pad' is {pad!r}, expected a tuple of pairs")
    if len(pad) % 2 or len(pad) > 2 * tensor.ndim:
        raise ValueError(f"'pad' has {len(pad)} amounts, expected a pair for "
                         f"each of at most {tensor.ndim} axes")
    rest = [0] * (tensor.ndim - len(pad) // 2)
    return rest + list(pad[0::2])[::-1], rest + list(pad[1::2])[::-1]


def _get_mode(name):
    if name not in _MODES:
        raise ValueError(f"'{name}' is not a mode of padding, expected "
                         f"{', '.join(_MODES)}")
    return _MODES[name]


def pad(input, pad, mode="constant", value=None):
    """As torch.nn.functional.pad: the modes are 'constant', 'reflect',
    'replicate', 'circular', and 'symmetric' besides.

    input: a tensor of any rank and type, on the processor.
    pad:   a pair (low, high) for each axis that is padded, beginning with the
           last axis; negative amounts crop.
    value: what fills in mode 'constant', a number or a tensor of one; 0 if None.

    The result is in channels_last if `input` is. Amounts may be wider than the
    tensor, in any mode. Raises ValueError if they do not fit.
    """
    low, high = _get_amounts(input, pad)
    if hasattr(value, "item"):
        value = value.item()
    if mode != "constant" and value:
        raise ValueError(f"'value' is given in mode {mode}, which does not fill")
    if value is None or mode != "constant":
        value = 0
    if mode == "circular" and min(low + high, default=0) < 0:
        # PyTorch crops first.
        input = _call(_Pad, input, [min(n, 0) for n in low],
                      [min(n, 0) for n in high], "constant", 0)
        low, high = [max(n, 0) for n in low], [max(n, 0) for n in high]
    return _call(_Pad, input, low, high, _get_mode(mode), value)


def adjoint(input, pad, mode="constant"):
    """The gradient of `pad` by the same amounts, whose gradient `input` is."""
    low, high = _get_amounts(input, pad)
    return _call(_Adjoint, input, low, high, _get_mode(mode))
