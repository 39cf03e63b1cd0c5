#!/usr/bin/env python3
"""Times modules of upstream operations in a stock mlir-opt, without pad and with.

usage: upstream.py --llvm-bin DIR --plugin FILE [--calls N] [--scale N] [NAME]...

Each module pads with operations of upstream alone, as a front end writes it. It
goes down twice by the same passes of a stock mlir-opt: as it is, and with the
plugin and two passes more, --raise-to-pad and --convert-pad-to-scf. mlir-runner
-O3 runs both, one after the other, on one thread, into a buffer of the caller,
and a memcpy of the same number of bytes beside them. The results are compared by
a checksum. Printed is the least of N calls (31), in microseconds of processor
time, which other programs on the machine disturb little. `--scale 8` divides the
size of the arrays by 8, for a test.
"""

import argparse
import dataclasses
import pathlib
import subprocess
import sys

PREPARE = (
    "func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith)"
    ",canonicalize,cse"
    ",one-shot-bufferize{bufferize-function-boundaries"
    " function-boundary-type-conversion=identity-layout-map}"
    ",buffer-results-to-out-params{hoist-static-allocs modify-public-functions}"
    ",buffer-deallocation-pipeline,canonicalize,cse"
)
FINISH = (
    "canonicalize,cse,expand-strided-metadata,lower-affine,convert-scf-to-cf"
    ",convert-to-llvm,reconcile-unrealized-casts"
)
WAYS = {
    "upstream": (PREPARE, "convert-linalg-to-loops," + FINISH),
    "with pad": (
        "raise-to-pad," + PREPARE,
        "convert-linalg-to-loops,convert-pad-to-scf," + FINISH,
    ),
}

PREAMBLE = """
func.func private @clock() -> i64
func.func private @printF64(f64)
func.func private @printI64(i64)
func.func private @printNewline()
"""

# Calls the kernel and a memcpy in turn, so that what disturbs one of them
# disturbs the other, and prints the checksum first.
MAIN = """
func.func @main() {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %modulus = arith.constant 113 : index
  %calls = arith.constant {calls} : index
  %in_size = arith.constant {in_size} : index
  %out_size = arith.constant {out_size} : index
  %zero = arith.constant 0.0 : f64
  %in = memref.alloc() {{alignment = 64}} : memref<{in_type}>
  %out = memref.alloc() {{alignment = 64}} : memref<{out_type}>
  %copy = memref.alloc() {{alignment = 64}} : memref<{out_type}>
  %flat_in = memref.collapse_shape %in {axes} : memref<{in_type}> into memref<{in_size}x{element}>
  %flat_out = memref.collapse_shape %out {axes} : memref<{out_type}> into memref<{out_size}x{element}>
  scf.for %i = %c0 to %in_size step %c1 {{
    %a = arith.remui %i, %modulus : index
    %b = arith.index_cast %a : index to i32
    {from_i32}
    memref.store %value, %flat_in[%i] : memref<{in_size}x{element}>
  }}
  func.call @kernel(%in, %out) : (memref<{in_type}>, memref<{out_type}>) -> ()
  memref.copy %out, %copy : memref<{out_type}> to memref<{out_type}>
  %sum = scf.for %i = %c0 to %out_size step %c1 iter_args(%acc = %zero) -> f64 {{
    %value = memref.load %flat_out[%i] : memref<{out_size}x{element}>
    {to_f64}
    %a = arith.remui %i, %modulus : index
    %b = arith.index_cast %a : index to i32
    %weight = arith.sitofp %b : i32 to f64
    %product = arith.mulf %float, %weight : f64
    %next = arith.addf %acc, %product : f64
    scf.yield %next : f64
  }}
  func.call @printF64(%sum) : (f64) -> ()
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %calls step %c1 {{
    %t0 = func.call @clock() : () -> i64
    func.call @kernel(%in, %out) : (memref<{in_type}>, memref<{out_type}>) -> ()
    %t1 = func.call @clock() : () -> i64
    memref.copy %out, %copy : memref<{out_type}> to memref<{out_type}>
    %t2 = func.call @clock() : () -> i64
    %kernel = arith.subi %t1, %t0 : i64
    %memcpy = arith.subi %t2, %t1 : i64
    func.call @printI64(%kernel) : (i64) -> ()
    func.call @printNewline() : () -> ()
    func.call @printI64(%memcpy) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }}
  return
}}
"""

CONVERSIONS = {
    "f32": (
        "%value = arith.sitofp %b : i32 to f32",
        "%float = arith.extf %value : f32 to f64",
    ),
    "i8": (
        "%value = arith.trunci %b : i32 to i8",
        "%float = arith.sitofp %value : i8 to f64",
    ),
}


def product(shape):
    result = 1
    for extent in shape:
        result *= extent
    return result


def type_of(shape, element):
    return "x".join([*map(str, shape), element])


@dataclasses.dataclass
class Module:
    """One kernel: from a tensor of one shape to one of another."""

    source: tuple
    result: tuple
    element: str
    body: str

    @property
    def text(self):
        return "\n".join(
            [
                "func.func @kernel(%x: tensor<{0}>) -> tensor<{1}> {{".format(
                    type_of(self.source, self.element),
                    type_of(self.result, self.element),
                ),
                self.body,
                f"  return %y : tensor<{type_of(self.result, self.element)}>",
                "}",
            ]
        )

    def main(self, calls):
        from_i32, to_f64 = CONVERSIONS[self.element]
        axes = ", ".join(map(str, range(len(self.source))))
        return MAIN.format(
            calls=calls,
            in_type=type_of(self.source, self.element),
            out_type=type_of(self.result, self.element),
            in_size=product(self.source),
            out_size=product(self.result),
            axes=f"[[{axes}]]",
            element=self.element,
            from_i32=from_i32,
            to_f64=to_f64,
        )


def tensor_pad(scale):
    """tensor.pad as linalg front ends write it: NCHW, 1 around the image."""
    n = 64 // scale
    return Module(
        (8, n, 56, 56),
        (8, n, 58, 58),
        "f32",
        f"""
  %v = arith.constant 0.0 : f32
  %y = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {{
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %v : f32
  }} : tensor<8x{n}x56x56xf32> to tensor<8x{n}x58x58xf32>""",
    )


def filled_slice(scale):
    """A slice inserted into a filled tensor: the same pad."""
    n = 64 // scale
    return Module(
        (8, n, 56, 56),
        (8, n, 58, 58),
        "f32",
        f"""
  %v = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x{n}x58x58xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<8x{n}x58x58xf32>) -> tensor<8x{n}x58x58xf32>
  %y = tensor.insert_slice %x into %f[0, 0, 1, 1] [8, {n}, 56, 56] [1, 1, 1, 1]
    : tensor<8x{n}x56x56xf32> into tensor<8x{n}x58x58xf32>""",
    )


def tosa_pad(scale):
    """A tosa model: a quantized image in NHWC, padded and clamped."""
    h = 896 // scale
    source, result = f"1x{h}x896x4xi8", f"1x{h + 1}x897x4xi8"
    return Module(
        (1, h, 896, 4),
        (1, h + 1, 897, 4),
        "i8",
        f"""
  %v = "tosa.const"() {{values = dense<3> : tensor<1xi8>}} : () -> tensor<1xi8>
  %p = tosa.const_shape {{values = dense<[0, 0, 0, 1, 0, 1, 0, 0]> : tensor<8xindex>}} : () -> !tosa.shape<8>
  %y = tosa.pad %x, %p, %v : (tensor<{source}>, !tosa.shape<8>, tensor<1xi8>) -> tensor<{result}>""",
    )


def tosa_mirror(scale):
    """Symmetric rows of an image, as tosa.slice, tosa.reverse, tosa.concat."""
    n = 64 // scale
    whole, part = f"8x{n}x56x56xf32", f"8x{n}x8x56xf32"

    def slice_reversed(name, start):
        return f"""
  %{name}_start = tosa.const_shape {{values = dense<[0, 0, {start}, 0]> : tensor<4xindex>}} : () -> !tosa.shape<4>
  %{name}_size = tosa.const_shape {{values = dense<[8, {n}, 8, 56]> : tensor<4xindex>}} : () -> !tosa.shape<4>
  %{name}_slice = tosa.slice %x, %{name}_start, %{name}_size : (tensor<{whole}>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<{part}>
  %{name} = tosa.reverse %{name}_slice {{axis = 2 : i32}} : (tensor<{part}>) -> tensor<{part}>"""

    return Module(
        (8, n, 56, 56),
        (8, n, 72, 56),
        "f32",
        slice_reversed("top", 0)
        + slice_reversed("bottom", 48)
        + f"""
  %y = tosa.concat %top, %x, %bottom {{axis = 2 : i32}} : (tensor<{part}>, tensor<{whole}>, tensor<{part}>) -> tensor<8x{n}x72x56xf32>""",
    )


def concatenated_edge(scale):
    """Edge of 1 around the image, as slices and tensor.concat, axis by axis."""
    n = 64 // scale
    return Module(
        (8, n, 56, 56),
        (8, n, 58, 58),
        "f32",
        f"""
  %t = tensor.extract_slice %x[0, 0, 0, 0] [8, {n}, 1, 56] [1, 1, 1, 1] : tensor<8x{n}x56x56xf32> to tensor<8x{n}x1x56xf32>
  %b = tensor.extract_slice %x[0, 0, 55, 0] [8, {n}, 1, 56] [1, 1, 1, 1] : tensor<8x{n}x56x56xf32> to tensor<8x{n}x1x56xf32>
  %rows = tensor.concat dim(2) %t, %x, %b : (tensor<8x{n}x1x56xf32>, tensor<8x{n}x56x56xf32>, tensor<8x{n}x1x56xf32>) -> tensor<8x{n}x58x56xf32>
  %l = tensor.extract_slice %rows[0, 0, 0, 0] [8, {n}, 58, 1] [1, 1, 1, 1] : tensor<8x{n}x58x56xf32> to tensor<8x{n}x58x1xf32>
  %r = tensor.extract_slice %rows[0, 0, 0, 55] [8, {n}, 58, 1] [1, 1, 1, 1] : tensor<8x{n}x58x56xf32> to tensor<8x{n}x58x1xf32>
  %y = tensor.concat dim(3) %l, %rows, %r : (tensor<8x{n}x58x1xf32>, tensor<8x{n}x58x56xf32>, tensor<8x{n}x58x1xf32>) -> tensor<8x{n}x58x58xf32>""",
    )


MODULES = {
    "tensor.pad": tensor_pad,
    "fill-insert_slice": filled_slice,
    "tosa.pad": tosa_pad,
    "tosa-mirror": tosa_mirror,
    "concat-edge": concatenated_edge,
}


class Tools:
    """The programs of a stock LLVM."""

    def __init__(self, llvm_bin, plugin):
        self.llvm_bin = llvm_bin
        self.plugin = plugin

    def run(self, program, *arguments, text):
        command = [str(self.llvm_bin / program), *map(str, arguments)]
        result = subprocess.run(command, input=text, capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit(f"upstream.py: error: {program} fails:\n{result.stderr}")
        return result.stdout

    def opt(self, text, passes, with_plugin):
        options = []
        if with_plugin:
            options = [
                f"--load-dialect-plugin={self.plugin}",
                f"--load-pass-plugin={self.plugin}",
            ]
        return self.run(
            "mlir-opt", *options, f"--pass-pipeline=builtin.module({passes})", text=text
        )

    def time(self, module, way, calls):
        """The checksum, and the least times of the kernel and of memcpy in us."""
        prepare, finish = WAYS[way]
        with_plugin = way != "upstream"
        text = self.opt(module.text, prepare, with_plugin)
        # The kernel is on buffers now, as the main function calls it.
        text = text.rstrip().removesuffix("}") + PREAMBLE + module.main(calls) + "}\n"
        text = self.opt(text, finish, with_plugin)
        libraries = [
            self.llvm_bin.parent / "lib" / f"libmlir_{name}.so"
            for name in ("c_runner_utils", "runner_utils")
        ]
        output = self.run(
            "mlir-runner",
            "-O3",
            "-e=main",
            "-entry-point-result=void",
            "--shared-libs=" + ",".join(map(str, libraries)),
            text=text,
        )
        checksum, *times = output.split()
        microseconds = list(map(int, times))
        return checksum, min(microseconds[0::2]), min(microseconds[1::2])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--llvm-bin", type=pathlib.Path, required=True)
    parser.add_argument("--plugin", type=pathlib.Path, required=True)
    parser.add_argument("--calls", type=int, default=31)
    parser.add_argument("--scale", type=int, default=1, choices=[1, 2, 4, 8])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MODULES))
    arguments = parser.parse_args()
    for name in arguments.names:
        if name not in MODULES:
            parser.error(f"no module '{name}', expected one of {', '.join(MODULES)}")
    tools = Tools(arguments.llvm_bin.resolve(), arguments.plugin.resolve())

    columns = ["module", *WAYS, "memcpy", "upstream/pad", "pad/memcpy"]
    print("".join(f"{column:>18}" for column in columns))
    for name in arguments.names or MODULES:
        module = MODULES[name](arguments.scale)
        results = {way: tools.time(module, way, arguments.calls) for way in WAYS}
        if len({checksum for checksum, _, _ in results.values()}) != 1:
            sys.exit(f"upstream.py: error: {name}: the results differ: {results}")
        times = [time for _, time, _ in results.values()]
        memcpy = min(time for _, _, time in results.values())
        row = [*times, memcpy, times[0] / times[1], times[1] / memcpy]
        print(f"{name:>18}" + "".join(f"{number:>18.2f}" for number in row))


if __name__ == "__main__":
    main()
