"""Programs that are compiled to functions on arrays."""

import os

from pad import _core


def compile(module, function=None, options=""):
    """Compiles a module of MLIR, as --pad-compile does, to a function on arrays.

    module:   text, or any object whose as_text(), mlir_module() or str() is the
              text, such as jax.jit(f).lower(x), which is StableHLO as pad-run
              reads it, or a module of MLIR's Python bindings. Functions take and
              give ranked tensors and scalars.
    function: the name of the public function that is called; not needed if the
              module has only one.
    options:  options of --pad-compile, such as "fuse-pads=false"; constraints
              are checked at run time unless they say "runtime-checks=false".

    Returns a function of arrays, converted to row-major order where they are
    not. It gives an array, a tuple of arrays, or None. A scalar is an array
    without axes.

    Raises ValueError with the diagnostic if the module cannot be compiled. The
    function raises TypeError if an array has other elements than its argument,
    and ValueError if extents do not fit.
    """
    if isinstance(module, (bytes, bytearray)):
        raise TypeError(f"the module is {len(module)} bytes, expected its text")
    if isinstance(module, os.PathLike):
        raise TypeError(f"the module is {module!r}, expected its text")
    if callable(module):
        raise TypeError(f"the module is the function {module!r}, expected its "
                        "text, as jax.jit(f).lower(x) has it")
    if hasattr(module, "as_text"):
        module = module.as_text()
    elif hasattr(module, "mlir_module"):  # jax.export.Exported
        module = module.mlir_module()
    return _core.Program(str(module), function or "", options)
