#!/usr/bin/env python3
"""pad.mlir: each operation is built, verified, printed, parsed and run; errors,
passes, and types of other dialects."""

import contextlib

import numpy as np

import pad
from expect import raises
from pad.mlir import ir
from pad.mlir.dialects import arith, bufferization, func, linalg, memref
from pad.mlir.dialects import pad as dialect
from pad.mlir.dialects import tensor
from pad.mlir.passmanager import PassManager

X = np.arange(12, dtype=np.float32).reshape(3, 4)


@contextlib.contextmanager
def building(*types):
    """The block of a function of arguments of `types`, whose results are those of
    func.return; yields the module and the arguments."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            function = func.FuncOp(
                "main", ([ir.Type.parse(type) for type in types], []))
        block = function.add_entry_block()
        with ir.InsertionPoint(block):
            yield module, *block.arguments
            operands = [o.type for o in block.operations[len(
                block.operations) - 1].operands]
        function.attributes["function_type"] = ir.TypeAttr.get(
            ir.FunctionType.get(function.type.inputs, operands))
        assert module.operation.verify()
        # The text and the bytes of the module are modules that are the same.
        text = str(module)
        assert str(ir.Module.parse(text)) == text


def run(module, *arrays, **keywords):
    return pad.compile(module, **keywords)(*arrays)


def check_pad():
    with building("tensor<?x?xf32>", "index") as (module, x, n):
        y = dialect.pad("reflect", x, [1, n], [n, 2])
        assert str(y.type) == "tensor<?x?xf32>"
        op = y.owner.opview
        assert isinstance(op, dialect.PadOp) and op.mode == "reflect"
        assert op.mixed_low == [1, n] and op.mixed_high == [n, 2]
        z = dialect.pad(pad.Mode.CONSTANT, y, [np.int64(1)], [-1], axes=[-1],
                        value=arith.constant(ir.F32Type.get(), 5.0))
        func.return_([z])
    assert "pad.pad reflect %arg0 low[1, %arg1] high[%arg1, 2] :" in str(module)
    padded = np.pad(X, ((1, 2), (2, 2)), "reflect")
    expected = np.pad(padded[:, :-1], ((0, 0), (1, 0)), constant_values=5)
    assert (run(module, X, 2) == expected).all()
    # Extents that are known are inferred, and may be given.
    with building("tensor<3x4xf32>") as (module, x):
        y = dialect.pad("wrap", x, [1, 2], [-1, 0])
        assert str(y.type) == "tensor<3x6xf32>"
        free = dialect.pad("wrap", x, [1, 2], [-1, 0],
                           result=ir.Type.parse("tensor<?x6xf32>"))
        func.return_([y, free])
    for result in run(module, X):
        assert (result == np.pad(X, ((1, 0), (2, 0)), "wrap")[:3]).all()


def check_adjoint():
    with building("tensor<5x?xf32>", "index") as (module, g, n):
        y = dialect.adjoint("symmetric", g, [1, 2], [1, n])
        assert str(y.type) == "tensor<3x?xf32>"
        assert y.owner.opview.mode == "symmetric"
        out = tensor.empty([3, tensor.dim(y, arith.constant(
            ir.IndexType.get(), 1))], ir.F32Type.get())
        z = dialect.adjoint_into("symmetric", g, out, [1, 2], [1, n])
        assert z.type == out.type and z.owner.opview.mixed_high == [1, n]
        func.return_([y, z])
    g = np.arange(35, dtype=np.float32).reshape(5, 7)
    for result in run(module, g, 1):
        assert (result == pad.adjoint(g, [1, 2], [1, 1], "symmetric")).all()


def check_destinations():
    with building("tensor<3x4xf32>") as (module, x):
        out = tensor.empty([5, 7], ir.F32Type.get())
        y = dialect.pad_into("edge", x, out, [1, 2], [1, 1])
        border = dialect.fill_border("wrap", y, [1, 1], [1, 1])
        filled = dialect.fill_border(
            "constant", y, [1], [0], axes=[0],
            value=arith.constant(ir.F32Type.get(), 3.0))
        func.return_([y, border, filled])
    y, border, filled = run(module, X)
    expected = np.pad(X, ((1, 1), (2, 1)), "edge")
    assert (y == expected).all()
    assert (border == np.pad(expected[1:-1, 1:-1], 1, "wrap")).all()
    assert (filled[0] == 3).all() and (filled[1:] == expected[1:]).all()


def check_buffers():
    """On memrefs, an operation has no result."""
    with building("tensor<3x4xf32>") as (module, x):
        f32 = ir.F32Type.get()
        source = bufferization.to_buffer(ir.MemRefType.get([3, 4], f32), x)
        buffer = memref.alloc(ir.MemRefType.get([5, 6], f32), [], [])
        sums = memref.alloc(ir.MemRefType.get([3, 4], f32), [], [])
        for op in (
                dialect.pad_into("edge", source, buffer, [1, 1], [1, 1]),
                dialect.fill_border("reflect", buffer, [1, 1], [1, 1]),
                dialect.adjoint_into("edge", buffer, sums, [1, 1], [1, 1])):
            assert isinstance(op, ir.OpView) and len(op.results) == 0
        func.return_([
            bufferization.to_tensor(type, value, restrict=True)
            for type, value in ((ir.RankedTensorType.get([5, 6], f32), buffer),
                                (ir.RankedTensorType.get([3, 4], f32), sums))])
    padded, sums = run(module, X)
    assert (padded == np.pad(X, 1, "reflect")).all()
    assert (sums == pad.adjoint(padded, 1, 1, "edge")).all()


def check_dynamic():
    with building("tensor<3x4xf32>", "tensor<4xi64>", "tensor<2xi64>",
                  "tensor<1xi32>") as (module, x, pads, pair, axes):
        y = dialect.dynamic_pad("symmetric", x, pads)
        assert str(y.type) == "tensor<?x?xf32>"
        z = dialect.dynamic_pad("constant", x, pair, axes=axes,
                                value=arith.constant(ir.F32Type.get(), 2.0),
                                result=ir.Type.parse("tensor<3x?xf32>"))
        assert z.owner.opview.mode == "constant"
        func.return_([y, z])
    y, z = run(module, X, np.array([1, 0, 2, 3]), np.array([1, 2]),
               np.array([-1], np.int32))
    assert (y == np.pad(X, ((1, 2), (0, 3)), "symmetric")).all()
    assert (z == np.pad(X, ((0, 0), (1, 2)), constant_values=2)).all()


def check_strings():
    with building("tensor<2xi32>") as (module, x):
        text = dialect.string("missing")
        assert str(text.type) == "!pad.string"
        names = arith.constant(
            ir.Type.parse("tensor<2x!pad.string>"),
            ir.Attribute.parse('dense<["a", "b"]> : tensor<2x!pad.string>'))
        padded = dialect.pad("constant", names, [1], [2], value=text)
        extent = tensor.dim(padded, arith.constant(ir.IndexType.get(), 0))
        dialect.report(["extent ", ""], [extent])
        func.return_([extent])
    assert run(module, np.zeros(2, np.int32)) == 5


def check_errors():
    def fails(text, function, *arguments, **keywords):
        raises(ir.MLIRError, text, function, *arguments, **keywords)

    with building("tensor<3x4xf32>", "tensor<2xi64>", "f64") as (module, x,
                                                                 pads, f):
        fails("expected a mode: constant, edge, reflect, symmetric, wrap",
              dialect.pad, "mirror", x, [1, 1], [1, 1])
        fails("'low' has 1 amounts, expected 2", dialect.pad, "edge", x, [1],
              [1, 1])
        fails("axis 2 at position 0 of 'axes' is not an axis", dialect.pad,
              "edge", x, [1], [1], axes=[2])
        fails("axis 1: result extent 7 does not match 4 + low 1 + high 1 = 6",
              dialect.pad, "edge", x, [1, 1], [1, 1],
              result=ir.Type.parse("tensor<5x7xf32>"))
        fails("'value' is given in mode 'edge', expected it in mode 'constant'",
              dialect.pad, "edge", x, [1, 1], [1, 1], value=f)
        fails("f64", dialect.pad, "constant", x, [1, 1], [1, 1], value=f)
        fails("axis 0: result extent 3 - low 2 - high 2 = -1 is negative",
              dialect.adjoint, "edge", x, [2, 2], [2, 2])
        out = tensor.empty([3], ir.F32Type.get())
        for function in (dialect.pad_into, dialect.adjoint_into):
            fails("rank", function, "wrap", x, out, [1, 1], [1, 1])
        fails("axis 0: extent 3 is less than low 2 + high 2",
              dialect.fill_border, "wrap", x, [2, 0], [2, 0])
        fails("'pads' has 2 entries", dialect.dynamic_pad, "wrap", x, pads)
        fails("zero byte", dialect.string, "a\0b")
        fails("2 strings", dialect.report, ["a", "b"], [])
        # Nothing of all this is left.
        assert [op.name for op in out.owner.parent.regions[0].blocks[0]
                .operations] == ["tensor.empty"]
        func.return_([x])
    with ir.Context():
        fails("Unable to parse module assembly", ir.Module.parse, "pad.pad")
        fails("axis 0", ir.Module.parse, """
            func.func @f(%x: tensor<2xf32>) -> tensor<4xf32> {
              %0 = pad.pad edge %x low[1] high[0] : tensor<2xf32> to tensor<4xf32>
              return %0 : tensor<4xf32>
            }""")
        raises(ValueError, "pad-to-nothing", PassManager.parse,
               "builtin.module(pad-to-nothing)")


def check_passes():
    with building("tensor<?x?xf32>", "tensor<3x3xf32>") as (module, x, w):
        f32, index = ir.F32Type.get(), ir.IndexType.get()
        y = dialect.pad("reflect", x, [1, 1], [1, 1])
        extents = [tensor.dim(x, arith.constant(index, n)) for n in (0, 1)]
        zero = linalg.fill(arith.constant(f32, 0.0),
                           outs=[tensor.empty(extents, f32)])
        func.return_([linalg.conv_2d(y, w, outs=[zero])])
    kernel = np.arange(9, dtype=np.float32).reshape(3, 3)
    padded = np.pad(X, 1, "reflect")
    expected = sum(kernel[i, j] * padded[i:i + 3, j:j + 4]
                   for i in range(3) for j in range(3))
    assert (run(module, X, kernel) == expected).all()
    with module.context:
        for pipeline, gone, there in (
            ("canonicalize,cse", "none", "pad.pad"),
            ("pad-to-linalg", "pad.pad", "linalg.generic"),
            ("pad-to-scf", "pad.pad", "scf.for"),
            ("pad-to-llvm{out-params=true}", "pad.pad", "llvm.func"),
            ("func.func(convert-pad-to-destination-style)", "pad.pad reflect",
             "pad.pad_into")):
            copy = ir.Module.parse(str(module))
            PassManager.parse(f"builtin.module({pipeline})").run(copy.operation)
            assert there in str(copy) and gone not in str(copy), copy
        copy = ir.Module.parse(str(module))
        PassManager.parse("builtin.module(pad-to-linalg)").run(copy.operation)
        assert (run(copy, X, kernel) == expected).all()


if __name__ == "__main__":
    check_pad()
    check_adjoint()
    check_destinations()
    check_buffers()
    check_dynamic()
    check_strings()
    check_errors()
    check_passes()
    print("each operation builds, verifies, prints and runs")
