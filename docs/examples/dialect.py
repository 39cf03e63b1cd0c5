"""A function on arrays, built with MLIR's Python bindings."""
import numpy as np
import pad
from pad.mlir import ir
from pad.mlir.dialects import func
from pad.mlir.dialects import pad as padding
from pad.mlir.passmanager import PassManager

with ir.Context(), ir.Location.unknown():
    module = ir.Module.create()
    array, index = ir.Type.parse("tensor<?x?xf32>"), ir.IndexType.get()
    with ir.InsertionPoint(module.body):

        @func.FuncOp.from_py_func(array, index)
        def extend(x, n):
            y = padding.pad("edge", x, [n, 0], [n, -1])
            return padding.pad("wrap", y, [2], [2], axes=[-1])

    PassManager.parse("builtin.module(canonicalize,cse)").run(module.operation)
    assert module.operation.verify()
    print(module)
    x = module.body.operations[0].arguments[0]
    try:
        padding.pad("edge", x, [1], [1])
    except ir.MLIRError as error:
        print(error.error_diagnostics[0].message)

extend = pad.compile(module)
print(extend(np.ones((4, 5), np.float32), 3).shape)
