"""The operations of the dialect pad, which docs/PadDialect.md describes.

Each function builds one operation at the insertion point. It returns the result,
or the operation where there is none:

    y = pad.pad("reflect", x, [1, 2], [n, 0])

mode:      'constant', 'edge', 'reflect', 'symmetric' or 'wrap'.
source:    the array, a value.
low, high: elements to add before and after each axis: integers, or values of
           type index, in any mixture; negative amounts crop.
axes:      the axes that the amounts are for, all if None; negative ones count
           from the last.
value:     the fill of mode 'constant', a value; zero bits if None.

An operation that is not valid is not built: ir.MLIRError has the verifier's text.
"""

from collections.abc import Sequence

from . import _pad_ops_gen as _gen
from ._ods_common import _cext
from ._ods_common import get_op_result_or_value as _get_value
from .. import ir as _ir

__all__ = [
    "AdjointIntoOp", "AdjointOp", "DynamicPadOp", "FillBorderOp", "PadIntoOp",
    "PadOp", "ReportOp", "StringOp", "adjoint", "adjoint_into", "dynamic_pad",
    "fill_border", "pad", "pad_into", "report", "string"
]

_VALUES = (_ir.Value, _ir.OpView, _ir.Operation)
_DYNAMIC = _ir.ShapedType.get_dynamic_size()

Value = _ir.Value | _ir.OpView | _ir.Operation
Amounts = Sequence[int | Value]


@_ir.register_attribute_builder("Pad_PadModeAttr")
def _make_mode(name, context=None):
    return _ir.Attribute.parse(f"#pad<mode {name}>", context)


def _read_mode(op) -> str:
    """The name of the mode."""
    return str(op.attributes["mode"]).removeprefix("#pad<mode ")[:-1]


def _split(low, high):
    """The operands and attributes of a builder for amounts."""
    values = [[n for n in amounts if isinstance(n, _VALUES)]
              for amounts in (low, high)]
    numbers = [[_DYNAMIC if isinstance(n, _VALUES) else n for n in amounts]
               for amounts in (low, high)]
    return *values, *numbers


def _join(op, values, name) -> list[int | _ir.Value]:
    values = iter(values)
    return [next(values) if n == _DYNAMIC else n
            for n in _ir.DenseI64ArrayAttr(op.attributes[name])]


def _read_low(op) -> list[int | _ir.Value]:
    """The amounts before each axis, integers and values."""
    return _join(op, op.low, "static_low")


def _read_high(op) -> list[int | _ir.Value]:
    """The amounts after each axis, integers and values."""
    return _join(op, op.high, "static_high")


def _keep_if_valid(op):
    try:
        op.verify()
    except _ir.MLIRError:
        op.erase()
        raise


def _get_result(op):
    return op.results[0] if len(op.results) else op


def _get_result_type(init):
    """The type of the result of an operation that writes into `init`, or None."""
    type = _get_value(init).type
    return type if isinstance(type, _ir.RankedTensorType) else None


_register = _cext.register_operation(_gen._Dialect, replace=True)


@_register
class PadOp(_gen.PadOp):
    """`pad.pad`; the type of the result is inferred if it is None."""

    def __init__(self, mode: str, source: Value, low: Amounts, high: Amounts, *,
                 axes: Sequence[int] | None = None, value: Value | None = None,
                 result: _ir.Type | None = None, loc=None, ip=None):
        super().__init__(mode, source, *_split(low, high), axes=axes,
                         value=value, results=result and [result], loc=loc,
                         ip=ip)
        _keep_if_valid(self)

    mode = property(_read_mode)
    mixed_low = property(_read_low)
    mixed_high = property(_read_high)


@_register
class AdjointOp(_gen.AdjointOp):
    """`pad.adjoint`; the type of the result is inferred if it is None."""

    def __init__(self, mode: str, source: Value, low: Amounts, high: Amounts, *,
                 axes: Sequence[int] | None = None,
                 result: _ir.Type | None = None, loc=None, ip=None):
        super().__init__(mode, source, *_split(low, high), axes=axes,
                         results=result and [result], loc=loc, ip=ip)
        _keep_if_valid(self)

    mode = property(_read_mode)
    mixed_low = property(_read_low)
    mixed_high = property(_read_high)


@_register
class PadIntoOp(_gen.PadIntoOp):
    """`pad.pad_into`, on tensors or memrefs."""

    def __init__(self, mode: str, source: Value, init: Value, low: Amounts,
                 high: Amounts, *, axes: Sequence[int] | None = None,
                 value: Value | None = None, loc=None, ip=None):
        super().__init__(_get_result_type(init), mode, source, init,
                         *_split(low, high), axes=axes, value=value, loc=loc,
                         ip=ip)
        _keep_if_valid(self)

    mode = property(_read_mode)
    mixed_low = property(_read_low)
    mixed_high = property(_read_high)


@_register
class AdjointIntoOp(_gen.AdjointIntoOp):
    """`pad.adjoint_into`, on tensors or memrefs."""

    def __init__(self, mode: str, source: Value, init: Value, low: Amounts,
                 high: Amounts, *, axes: Sequence[int] | None = None, loc=None,
                 ip=None):
        super().__init__(_get_result_type(init), mode, source, init,
                         *_split(low, high), axes=axes, loc=loc, ip=ip)
        _keep_if_valid(self)

    mode = property(_read_mode)
    mixed_low = property(_read_low)
    mixed_high = property(_read_high)


@_register
class FillBorderOp(_gen.FillBorderOp):
    """`pad.fill_border`, on a tensor or memref."""

    def __init__(self, mode: str, source: Value, low: Amounts, high: Amounts, *,
                 axes: Sequence[int] | None = None, value: Value | None = None,
                 loc=None, ip=None):
        super().__init__(mode, source, *_split(low, high), axes=axes,
                         value=value, loc=loc, ip=ip)
        _keep_if_valid(self)

    mode = property(_read_mode)
    mixed_low = property(_read_low)
    mixed_high = property(_read_high)


@_register
class DynamicPadOp(_gen.DynamicPadOp):
    """`pad.dynamic_pad`; no extent of the result is known if it is None."""

    def __init__(self, mode: str, source: Value, pads: Value, *,
                 axes: Value | None = None, value: Value | None = None,
                 result: _ir.Type | None = None, loc=None, ip=None):
        if result is None:
            type = _get_value(source).type
            result = _ir.RankedTensorType.get([_DYNAMIC] * type.rank,
                                              type.element_type, loc=loc)
        super().__init__(result, mode, source, pads, axes=axes, value=value,
                         loc=loc, ip=ip)
        _keep_if_valid(self)

    mode = property(_read_mode)


@_register
class StringOp(_gen.StringOp):
    """`pad.string`."""

    def __init__(self, text: str, *, loc=None, ip=None):
        super().__init__(text, loc=loc, ip=ip)
        _keep_if_valid(self)


@_register
class ReportOp(_gen.ReportOp):
    """`pad.report`."""

    def __init__(self, text: Sequence[str], numbers: Sequence[Value], *,
                 loc=None, ip=None):
        super().__init__(text, numbers, loc=loc, ip=ip)
        _keep_if_valid(self)


def pad(mode: str, source: Value, low: Amounts, high: Amounts, *,
        axes: Sequence[int] | None = None, value: Value | None = None,
        result: _ir.Type | None = None, loc=None, ip=None) -> _ir.OpResult:
    """Pads a tensor: extent + low + high elements along each axis."""
    return PadOp(mode, source, low, high, axes=axes, value=value, result=result,
                 loc=loc, ip=ip).result


def adjoint(mode: str, source: Value, low: Amounts, high: Amounts, *,
            axes: Sequence[int] | None = None, result: _ir.Type | None = None,
            loc=None, ip=None) -> _ir.OpResult:
    """The gradient of a pad: extent - low - high elements along each axis."""
    return AdjointOp(mode, source, low, high, axes=axes, result=result, loc=loc,
                     ip=ip).result


def pad_into(mode: str, source: Value, init: Value, low: Amounts,
             high: Amounts, *, axes: Sequence[int] | None = None,
             value: Value | None = None, loc=None,
             ip=None) -> _ir.OpResult | PadIntoOp:
    """Pads into `init`, which has the extents of the result."""
    return _get_result(PadIntoOp(mode, source, init, low, high, axes=axes,
                                 value=value, loc=loc, ip=ip))


def adjoint_into(mode: str, source: Value, init: Value, low: Amounts,
                 high: Amounts, *, axes: Sequence[int] | None = None, loc=None,
                 ip=None) -> _ir.OpResult | AdjointIntoOp:
    """The gradient of a pad into `init`, which has the extents of the result."""
    return _get_result(AdjointIntoOp(mode, source, init, low, high, axes=axes,
                                     loc=loc, ip=ip))


def fill_border(mode: str, source: Value, low: Amounts, high: Amounts, *,
                axes: Sequence[int] | None = None, value: Value | None = None,
                loc=None, ip=None) -> _ir.OpResult | FillBorderOp:
    """Fills the border around the inside [low, extent - high) of an array."""
    return _get_result(FillBorderOp(mode, source, low, high, axes=axes,
                                    value=value, loc=loc, ip=ip))


def dynamic_pad(mode: str, source: Value, pads: Value, *,
                axes: Value | None = None, value: Value | None = None,
                result: _ir.Type | None = None, loc=None,
                ip=None) -> _ir.OpResult:
    """Pads by amounts in a tensor: all low ones, then all high ones."""
    return DynamicPadOp(mode, source, pads, axes=axes, value=value,
                        result=result, loc=loc, ip=ip).result


def string(text: str, *, loc=None, ip=None) -> _ir.OpResult:
    """A constant of type !pad.string."""
    return StringOp(text, loc=loc, ip=ip).result


def report(text: Sequence[str], numbers: Sequence[Value], *, loc=None,
           ip=None) -> ReportOp:
    """Prints strings, with numbers of type index between them, as one line."""
    return ReportOp(text, numbers, loc=loc, ip=ip)
