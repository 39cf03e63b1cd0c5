"""Pads of JAX's arrays, under all of its transformations.

    >>> import pad.jax
    >>> y = pad.jax.pad(x, 1, 2, "symmetric")

`pad` and `adjoint` are each other's transpose: jax.grad, jax.jvp, jax.vmap and
jax.jit, and any mixture, go through them. A compiled program calls back to Python
for each; arrays are in the memory of the processor.
"""

import jax
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from pad import _core

__all__ = ["adjoint", "pad"]


class _Operation:
    """A primitive: its parameters are the mode, as a name, a low and a high
    amount for each axis, and the fill, as the bytes of an element or None for
    zero. Numbers would not do, as -0.0 is equal to 0.0, and NaN to nothing."""

    def __init__(self, name, infer, call):
        self.primitive = Primitive(f"pad_{name}")
        self._infer = infer
        self._call = call
        self.primitive.def_impl(jax.jit(self._run, static_argnames=(
            "mode", "low", "high", "value")))
        self.primitive.def_abstract_eval(self._get_result)
        mlir.register_lowering(self.primitive, mlir.lower_fun(
            self._run, multiple_results=False))
        batching.primitive_batchers[self.primitive] = self._batch
        ad.primitive_jvps[self.primitive] = self._differentiate
        ad.primitive_transposes[self.primitive] = self._transpose

    def bind(self, x, mode, low, high, value=None):
        return self.primitive.bind(x, mode=mode, low=low, high=high, value=value)

    def _get_result(self, x, *, mode, low, high, value):
        shape = self._infer(x.shape, low, high, mode)[0]
        return jax.core.ShapedArray(shape, x.dtype)

    def _run(self, x, **parameters):
        result = self._get_result(x, **parameters)
        return jax.pure_callback(
            lambda x: self._call(np.asarray(x), **parameters),
            jax.ShapeDtypeStruct(result.shape, result.dtype), x)

    def _batch(self, arrays, axes, *, low, high, **parameters):
        # The array's axis of examples has no amounts.
        insert = lambda n: n[:axes[0]] + (0,) + n[axes[0]:]
        return self.bind(arrays[0], low=insert(low), high=insert(high),
                         **parameters), axes[0]

    def _differentiate(self, primals, tangents, *, value, **parameters):
        y = self.bind(*primals, value=value, **parameters)
        # The fill does not depend on the array.
        tangent = tangents[0]
        if type(tangent) is ad.Zero:
            return y, ad.Zero.from_primal_value(y)
        return y, self.bind(tangent, **parameters)

    def _transpose(self, g, x, *, value, **parameters):
        if type(g) is ad.Zero:
            return [ad.Zero(x.aval)]
        return [self.transpose.bind(g, **parameters)]


def _call_pad(x, mode, low, high, value):
    if value is not None:
        value = np.frombuffer(value, x.dtype)[0]
    return _core.pad(x, low, high, mode, None, value)


def _call_adjoint(g, mode, low, high, value):
    return _core.adjoint(g, low, high, mode)


_pad = _Operation("pad", _core.infer_pad, _call_pad)
_adjoint = _Operation("adjoint", _core.infer_adjoint, _call_adjoint)
_pad.transpose, _adjoint.transpose = _adjoint, _pad


def _check_extents(x):
    if not all(isinstance(extent, int) for extent in x.shape):
        raise ValueError(f"the array has the shape {x.shape}, expected integers; "
                         "programs of symbolic shapes cannot call back to Python")


def pad(x, low, high=None, mode=None, axes=None, value=0):
    """As pad.pad, also with numpy.pad's ways to give widths.

    x:     an array of any shape and type.
    value: the fill of mode 'constant', a number or a traced scalar.

    Raises ValueError if extents, amounts and axes do not fit, when the call is
    traced.
    """
    x = jax.numpy.asarray(x)
    _check_extents(x)
    _, mode, low, high = _core.infer_pad(x.shape, low, high, mode, axes)
    is_traced = isinstance(value, jax.core.Tracer)
    number = value
    if value is not None:
        number = np.ones((), value.dtype) if is_traced else np.asarray(value)
        number = number.item()
    # Whether the mode and the type take the value.
    _core.pad(np.empty((), x.dtype), (), (), mode, None, number)
    if not is_traced:
        fill = None
        if mode == "constant" and number is not None:
            fill = np.array(number, x.dtype).tobytes()
        return _pad.bind(x, mode, low, high, fill)
    is_inside = _pad.bind(jax.numpy.ones(x.shape, bool), mode, low, high)
    return jax.numpy.where(is_inside, _pad.bind(x, mode, low, high),
                           value.reshape(()).astype(x.dtype))


def adjoint(g, low, high=None, mode=None, axes=None):
    """As pad.adjoint, the gradient of `pad` by the same amounts."""
    g = jax.numpy.asarray(g)
    _check_extents(g)
    _, mode, low, high = _core.infer_adjoint(g.shape, low, high, mode, axes)
    return _adjoint.bind(g, mode, low, high)
