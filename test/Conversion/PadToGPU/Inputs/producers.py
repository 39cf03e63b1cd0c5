"""What kernels compute in front of a pad, on the CPU device of OpenCL and on the host:
elementwise ops whose kernels fill the border, too, and sums, whose do not.

  producers.py PAD_RUN FOLDER
"""

import itertools
import pathlib
import subprocess
import sys

import numpy as np

MODES = ["constant", "edge", "reflect", "symmetric", "wrap"]

# Element types of the arguments and the result, and a body that computes %s in %o.
# X and Y are the tensor types of arguments and result; both are 3x5x7.
PRODUCERS = {
    "add": ("f32", "f32", "linalg.add ins(%x, %y : X, X) outs(%o : Y) -> Y"),
    "cast": ("i8", "i32", """linalg.generic {
        indexing_maps = [affine_map<(c, i, j) -> (c, i, j)>,
                         affine_map<(c, i, j) -> (c, i, j)>],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x : X) outs(%o : Y) {
      ^bb0(%a: i8, %b: i32):
        %i = linalg.index 2 : index
        %j = arith.index_cast %i : index to i32
        %t = arith.extsi %a : i8 to i32
        %u = arith.addi %t, %j : i32
        linalg.yield %u : i32
      } -> Y"""),
    # Its loops are in the order of the source.
    "mirror": ("f16", "f16", """linalg.generic {
        indexing_maps = [affine_map<(j, i, c) -> (c, i, j)>,
                         affine_map<(j, i, c) -> (c, i, j)>],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x : X) outs(%o : Y) {
      ^bb0(%a: f16, %b: f16):
        %t = arith.negf %a : f16
        linalg.yield %t : f16
      } -> Y"""),
    "in place": ("f32", "f32", """linalg.generic {
        indexing_maps = [affine_map<(c, i, j) -> (c, i, j)>,
                         affine_map<(c, i, j) -> (c, i, j)>],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x : X) outs(%y : Y) {
      ^bb0(%a: f32, %b: f32):
        %t = arith.addf %a, %b : f32
        linalg.yield %t : f32
      } -> Y"""),
}


def module(producer, mode, low, high, dynamic):
    source, result, body = PRODUCERS[producer]
    shape = [3, 5, 7]
    padded = [n + a + b for n, a, b in zip(shape, low, high)]

    def tensor(extents, element):
        return "x".join(["?" if dynamic else str(n) for n in extents] + [element])
    x, y, z = (f"tensor<{tensor(*t)}>"
               for t in ((shape, source), (shape, result), (padded, result)))
    sizes = "(%d0, %d1, %d2)" if dynamic else "()"
    dims = "".join(f"  %c{k} = arith.constant {k} : index\n"
                   f"  %d{k} = tensor.dim %x, %c{k} : {x}\n" for k in range(3))
    body = body.replace("X", x).replace("Y", y)
    value = ""
    if mode == "constant":
        value = f" value(%v) : {z} to"
        dims += f"  %v = arith.constant {'7.0' if result[0] == 'f' else 7} : {result}\n"
    return (f"func.func @main(%x: {x}, %y: {x}) -> {z} {{\n{dims}"
            f"  %o = tensor.empty{sizes} : {y}\n  %s = {body}\n"
            f"  %0 = pad.pad {mode} %s low{low} high{high}"
            + (" value(%v)" if mode == "constant" else "") + f" : {y} to {z}\n"
            f"  return %0 : {z}\n}}\n")


def main():
    pad_run, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    numpy_types = {"f32": "float32", "f16": "float16", "i8": "int8"}
    random = np.random.default_rng(0)
    # The last amounts are out of the reach of most modes.
    amounts = [([0, 1, 2], [0, 2, 1]), ([1, 0, 0], [2, 0, 0]), ([0, 2, 9], [0, 1, 8])]
    count = 0
    for producer, mode, (low, high), dynamic in itertools.product(
            PRODUCERS, MODES, amounts, (False, True)):
        element = numpy_types[PRODUCERS[producer][0]]
        arrays = [str(folder / f"{name}.npy") for name in "xyz"]
        for path in arrays[:2]:
            np.save(path, random.integers(-9, 9, (3, 5, 7)).astype(element))
        text = folder / "module.mlir"
        text.write_text(module(producer, mode, low, high, dynamic))
        run = [pad_run, str(text)] + [f"--input={path}" for path in arrays[:2]]
        subprocess.run(run + [f"--output={arrays[2]}"], check=True,
                       stdout=subprocess.DEVNULL)
        subprocess.run(run + ["--target=opencl", f"--expect={arrays[2]}"], check=True,
                       stdout=subprocess.DEVNULL)
        count += 1
    print(f"{count} modules as kernels, equal to the host")


main()
