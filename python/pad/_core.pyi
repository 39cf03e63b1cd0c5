"""The compiled part of the package; docs/Python.md describes its functions."""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex, TypeVar

from numpy.typing import ArrayLike, NDArray

__version__: str

_Array = TypeVar("_Array")
_Amounts = SupportsIndex | Sequence[SupportsIndex]
_Widths = (_Amounts | Sequence[Sequence[SupportsIndex]] | NDArray[Any]
           | Mapping[int, Any])

def pad(x: _Array | ArrayLike, low: _Widths, high: _Amounts | str | None = None,
        mode: str | None = None, axes: _Amounts | None = None, value: Any = 0,
        out: _Array | None = None) -> Any: ...
def adjoint(g: _Array | ArrayLike, low: _Widths,
            high: _Amounts | str | None = None, mode: str | None = None,
            axes: _Amounts | None = None,
            out: _Array | None = None) -> Any: ...
def fill_border(x: _Array, low: _Widths, high: _Amounts | str | None = None,
                mode: str | None = None, axes: _Amounts | None = None,
                value: Any = 0) -> _Array: ...
def infer_pad(shape: Sequence[int], low: _Widths,
              high: _Amounts | str | None = None, mode: str | None = None,
              axes: _Amounts | None = None
              ) -> tuple[tuple[int, ...], str, tuple[int, ...],
                         tuple[int, ...]]: ...
def infer_adjoint(shape: Sequence[int], low: _Widths,
                  high: _Amounts | str | None = None, mode: str | None = None,
                  axes: _Amounts | None = None
                  ) -> tuple[tuple[int, ...], str, tuple[int, ...],
                             tuple[int, ...]]: ...
def get_num_threads() -> int: ...
def set_num_threads(count: int) -> None: ...
def list_modes() -> list[str]: ...
def count_kernels() -> dict[str, int]: ...

class Program:
    def __init__(self, text: str, function: str, options: str) -> None: ...
    def __call__(self, *arrays: ArrayLike) -> Any: ...
    @property
    def name(self) -> str: ...
    @property
    def signature(self) -> str: ...
