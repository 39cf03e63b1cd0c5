"""MLIR's own Python bindings, with the dialect pad among the others.

    >>> from pad.mlir import ir
    >>> from pad.mlir.dialects import arith, func, linalg, pad, tensor
    >>> from pad.mlir.passmanager import PassManager

They are the bindings of https://mlir.llvm.org/docs/Bindings/Python, under this
name, so that they do not meet those of another package. Text goes between the
two: `ir.Module.parse(str(module))`. `pad.compile` runs a module.
"""

import importlib.machinery
import importlib.util
import sys

from pad import _core


def _load(name):
    """Loads a module of the bindings from the file of pad._core, which shares
    LLVM with them."""
    full_name = f"{__name__}._mlir_libs.{name}"
    loader = importlib.machinery.ExtensionFileLoader(full_name, _core.__file__)
    spec = importlib.util.spec_from_loader(full_name, loader)
    sys.modules[full_name] = importlib.util.module_from_spec(spec)
    loader.exec_module(sys.modules[full_name])


for _name in ("_mlir", "_mlirDialectsLinalg", "_site_initialize_0"):
    _load(_name)

# Makes contexts with the dialects that _site_initialize_0 knows.
from pad.mlir import _mlir_libs
