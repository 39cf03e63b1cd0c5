"""PyTorch on one thread: torch.nn.functional.pad, and into a tensor that is
there already the operators below it, or slices by hand where those have no such
form. Adjoints are what autograd computes of the former."""

import numpy as np
import torch

from case import Unsupported
from slices import get_inner, list_fills
from timing import allocate

NAME = "torch"

torch.set_num_threads(1)
torch.set_grad_enabled(False)

MODES = {
    "constant": "constant",
    "edge": "replicate",
    "reflect": "reflect",
    "wrap": "circular",
}
TYPES = {
    "f16": torch.float16,
    "f32": torch.float32,
    "f64": torch.float64,
    "bf16": torch.bfloat16,
    "i8": torch.int8,
    "i16": torch.int16,
    "i32": torch.int32,
    "i64": torch.int64,
    "u8": torch.uint8,
    "i1": torch.bool,
}


def version():
    return torch.__version__


def _wrap(array, case):
    """The tensor that an array is, without a copy."""
    tensor = torch.from_numpy(array)
    return tensor.view(TYPES[case.type]) if case.type == "bf16" else tensor


def _get_padded_axes(case):
    """How the array looks to an operator that pads the last one to three axes of
    one more: the axis of the first amount, and the amounts, last axis first."""
    padded = [
        axis
        for axis, amounts in enumerate(zip(case.low, case.high))
        if amounts != (0, 0)
    ]
    first = max(
        min(padded, default=len(case.shape) - 1),
        len(case.shape) - 3 if not padded else 0,
    )
    amounts = []
    for axis in reversed(range(first, len(case.shape))):
        amounts += [case.low[axis], case.high[axis]]
    if len(amounts) > 6 and case.mode != "constant":
        raise Unsupported("torch pads at most the last three axes")
    return first, amounts


def _flatten(tensor, first):
    """One axis for those before `first`."""
    return tensor.reshape((-1,) + tuple(tensor.shape[first:]))


def prepare_alloc(case):
    mode = case.require_mode(MODES)
    case.require_type(TYPES)
    first, amounts = _get_padded_axes(case)
    source = _flatten(_wrap(case.source, case), first)
    arguments = {"mode": mode}
    if mode == "constant":
        arguments["value"] = _get_value(case)
    pad = torch.nn.functional.pad
    return lambda: pad(source, amounts, **arguments)


def prepare(case):
    case.require_mode(MODES)
    case.require_type(TYPES)
    array = allocate(case.result_shape, case.source.dtype)
    if case.mode in ("constant", "wrap"):
        return _prepare_slices(case, _wrap(array, case))
    first, amounts = _get_padded_axes(case)
    name = "reflection" if case.mode == "reflect" else "replication"
    operator = getattr(torch.ops.aten, f"{name}_pad{len(amounts) // 2}d").out
    source = _flatten(_wrap(case.source, case), first)
    result = _flatten(_wrap(array, case), first)
    return lambda: operator(source, amounts, out=result)


def _prepare_slices(case, result):
    window, inner = get_inner(case)
    source, inside = _wrap(case.source, case)[window], result[inner]
    if case.mode == "constant":
        value = _get_value(case)
        fills = [(view, None) for view, _ in list_fills(case, result, None)]
    else:
        fills = list_fills(case, result, None)

    def call():
        inside.copy_(source)
        for view, filling in fills:
            if filling is None:
                view.fill_(value)
            else:
                view.copy_(filling)
        return result

    return call


def _get_value(case):
    return _wrap(np.array([case.value], case.source.dtype), case)[0].item()


def to_numpy(result):
    if result.dtype == torch.bfloat16:
        result = result.view(torch.uint16)
    return result.numpy()


def prepare_adjoint(case):
    mode = case.require_mode(MODES)
    case.require_type(TYPES)
    first, amounts = _get_padded_axes(case)
    gradient = _flatten(_wrap(case.source, case), first)
    with torch.enable_grad():
        source = torch.zeros(
            case.shape, dtype=gradient.dtype, requires_grad=True
        )
        padded = torch.nn.functional.pad(
            _flatten(source, first), amounts, mode=mode
        )
    return lambda: torch.autograd.grad(
        padded, source, gradient, retain_graph=True
    )[0]


ADJOINTS = {"torch alloc": prepare_adjoint}
VARIANTS = {"torch": prepare, "torch alloc": prepare_alloc}
