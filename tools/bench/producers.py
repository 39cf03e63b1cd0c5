#!/usr/bin/env python3
"""What a pad of a computed tensor costs: the time of a producer and a pad, in units
of the producer alone, which writes the inside of a padded array.

Compiles both with pad-run, times them by turns on the same arrays, one thread, and
prints a Markdown table: for each producer and size the ratio in each mode, and the
most bytes that a call has allocated at a time. Results are compared bit for bit with
those of a pad that is written by itself.

  tools/bench/producers.py --folder build/producers --seconds 0   # compile and compare
  tools/bench/producers.py --folder build/producers               # on a quiet machine
"""

import argparse
import itertools
import math
import re
import tempfile

import numpy as np

from compiled import Compiler, align, compare_in_places
from timing import allocate

SIZES = ["28x28", "56x56", "112x112", "1080x1920"]
EXTENTS = ["static", "dynamic"]
MODES = ["constant", "edge", "reflect", "symmetric", "wrap"]


class Producer:
    """A function body that computes %s in %o. Upper-case words stand for types.

    `shape` is that of the result, with "H" and "W" for the image; `inputs` those of
    the arguments, with an element type each, where H+2 is two more than H."""

    def __init__(self, shape, inputs, body, alone=None):
        self.shape, self.inputs = shape, inputs
        self.body, self.alone = body, alone or body
        self.padded = [f"{n}+2" if n in ("H", "W") else n for n in shape]

    def extents(self, shape, size):
        added = [re.fullmatch(r"([HW])(?:\+(\d+))?", str(n)) for n in shape]
        return [size["HW".index(m[1])] + int(m[2] or 0) if m else n
                for n, m in zip(shape, added)]

    def type(self, shape, element, size, dynamic):
        extents = [
            "?" if dynamic and isinstance(n, str) else str(extent)
            for n, extent in zip(shape, self.extents(shape, size))]
        return f"tensor<{'x'.join(extents + [element])}>"

    def module(self, size, mode, dynamic):
        """The producer, and the pad in `mode` behind it; without one, the producer
        in the inside of an array whose border is not written."""
        types = [self.type(s, e, size, dynamic) for s, e in self.inputs]
        inside = self.type(self.shape, "f32", size, dynamic)
        outside = self.type(self.padded, "f32", size, dynamic)
        lines = ["  %zero = arith.constant 0.0 : f32"]
        if dynamic:
            for name in "HW":
                argument, position, by = next(
                    (k, p, int((n + "+0").split("+")[1]))
                    for k, (shape, _) in enumerate(self.inputs)
                    for p, n in enumerate(shape) if str(n).startswith(name))
                lines += [
                    f"  %a{name} = arith.constant {position} : index",
                    f"  %d{name} = tensor.dim %x{argument}, %a{name} :"
                    f" {types[argument]}",
                    f"  %b{name} = arith.constant {by} : index",
                    f"  %{name} = arith.subi %d{name}, %b{name} : index",
                    f"  %t{name} = arith.constant 2 : index",
                    f"  %P{name} = arith.addi %{name}, %t{name} : index"]

        def sizes(prefix):
            return ", ".join(f"{prefix}{n}" for n in self.shape
                             if dynamic and isinstance(n, str))
        cut = "[{}] [{}] [{}]".format(
            ", ".join("1" if isinstance(n, str) else "0" for n in self.shape),
            ", ".join(f"%{n}" if dynamic and isinstance(n, str) else str(e)
                      for n, e in zip(self.shape,
                                      self.extents(self.shape, size))),
            ", ".join("1" for n in self.shape))
        if mode:
            lines += [f"  %o = tensor.empty({sizes('%')}) : {inside}", self.body]
            amounts = ", ".join(
                "1" if isinstance(n, str) else "0" for n in self.shape)
            lines += [f"  %r = pad.pad {mode} %s low[{amounts}] high[{amounts}]"
                      f" : {inside} to {outside}"]
        else:
            lines += [f"  %e = tensor.empty({sizes('%P')}) : {outside}",
                      f"  %o = tensor.extract_slice %e{cut} : {outside} to {inside}",
                      self.alone,
                      f"  %r = tensor.insert_slice %s into %e{cut}"
                      f" : {inside} into {outside}"]
        arguments = ", ".join(f"%x{k}: {t}" for k, t in enumerate(types))
        text = (f"func.func @main({arguments}) -> {outside} {{\n"
                + "\n".join(lines) + f"\n  return %r : {outside}\n}}\n")
        for k, t in enumerate(types):
            text = text.replace(f"TYPE{k}", t)
        # Extents within the body.
        for name, extent in zip("HW", size):
            text = re.sub(rf"\bEXTENT_{name}\b",
                          f"%{name}" if dynamic else str(extent), text)
            text = re.sub(rf"DIM_{name}", "?" if dynamic else str(extent), text)
        return MAPS + text.replace("RESULT", inside)


MAPS = "#id = affine_map<(a, b, c) -> (a, b, c)>\n"


def image(*channels):
    return [*channels, "H", "W"]


def concat(parts):
    types = [f"TYPE{k}" for k in range(parts)]
    values = [f"%x{k}" for k in range(parts)]
    body = (f"  %s = tensor.concat dim(0) {', '.join(values)} :"
            f" ({', '.join(types)}) -> RESULT")
    alone, last = [], "%o"
    for k in range(parts):
        result = "%s" if k == parts - 1 else f"%i{k}"
        alone.append(f"  {result} = tensor.insert_slice %x{k} into {last}[{4 * k}, 0,"
                     f" 0] [4, EXTENT_H, EXTENT_W] [1, 1, 1] : TYPE{k} into RESULT")
        last = result
    return Producer(image(4 * parts), [(image(4), "f32")] * parts, body,
                    "\n".join(alone))


FILL = ("  %f = linalg.fill ins(%zero : f32) outs(%o : RESULT) -> RESULT\n")

PRODUCERS = {
    "addition": Producer(
        image(16), [(image(16), "f32")] * 2,
        "  %s = linalg.add ins(%x0, %x1 : TYPE0, TYPE1) outs(%o : RESULT) ->"
        " RESULT"),
    "cast from i8": Producer(
        image(16), [(image(16), "i8")],
        "  %s = linalg.generic {indexing_maps = [#id, #id], iterator_types ="
        ' ["parallel", "parallel", "parallel"]} ins(%x0 : TYPE0) outs(%o : RESULT)'
        " {\n  ^bb0(%a: i8, %b: f32):\n    %c = arith.sitofp %a : i8 to f32\n"
        "    linalg.yield %c : f32\n  } -> RESULT"),
    "convolution 3x3": Producer(
        image(1, 2), [(image(1, 2)[:2] + ["H+2", "W+2"], "f32"),
                      ([2, 2, 3, 3], "f32")],
        FILL + "  %s = linalg.conv_2d_nchw_fchw ins(%x0, %x1 : TYPE0, TYPE1)"
        " outs(%f : RESULT) -> RESULT"),
    "matmul": Producer(
        image(), [(["H", 32], "f32"), ([32, "W"], "f32")],
        FILL + "  %s = linalg.matmul ins(%x0, %x1 : TYPE0, TYPE1)"
        " outs(%f : RESULT) -> RESULT"),
    "depthwise 3x3": Producer(
        [1, "H", "W", 8], [([1, "H+2", "W+2", 8], "f32"), ([3, 3, 8], "f32")],
        FILL + "  %s = linalg.depthwise_conv_2d_nhwc_hwc ins(%x0, %x1 : TYPE0, TYPE1)"
        " outs(%f : RESULT) -> RESULT"),
    "transposition": Producer(
        image(16), [(["H", "W", 16], "f32")],
        "  %s = linalg.transpose ins(%x0 : TYPE0) outs(%o : RESULT)"
        " permutation = [2, 0, 1]"),
    "two parts": concat(2),
    "three parts": concat(3),
    "loop": Producer(
        image(16), [(image(16), "f32")],
        "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
        "  %c16 = arith.constant 16 : index\n"
        "  %s = scf.for %i = %c0 to %c16 step %c1 iter_args(%y = %o) -> RESULT {\n"
        "    %p = tensor.extract_slice %x0[%i, 0, 0] [1, EXTENT_H, EXTENT_W]"
        " [1, 1, 1] : TYPE0 to tensor<1xDIM_HxDIM_Wxf32>\n"
        "    %q = tensor.extract_slice %y[%i, 0, 0] [1, EXTENT_H, EXTENT_W]"
        " [1, 1, 1] : RESULT to tensor<1xDIM_HxDIM_Wxf32>\n"
        "    %n = linalg.negf ins(%p : tensor<1xDIM_HxDIM_Wxf32>)"
        " outs(%q : tensor<1xDIM_HxDIM_Wxf32>) -> tensor<1xDIM_HxDIM_Wxf32>\n"
        "    %z = tensor.insert_slice %n into %y[%i, 0, 0] [1, EXTENT_H, EXTENT_W]"
        " [1, 1, 1] : tensor<1xDIM_HxDIM_Wxf32> into RESULT\n"
        "    scf.yield %z : RESULT\n  }"),
}


def measure(compiler, producer, size, dynamic, options):
    """The nanoseconds of the producer alone, those with each mode in units of it, on
    the same arrays, and the most bytes that a call with a pad allocates."""
    flags = [f"--pipeline-options={options.pipeline_options}"]
    modules = [producer.module(size, mode, dynamic) for mode in (None, *MODES)]

    def allocate_arrays():
        random = np.random.default_rng(0)
        return [*(align(random.integers(-99, 99, producer.extents(shape, size)).astype(
                    {"f32": np.float32, "i8": np.int8}[element]))
                  for shape, element in producer.inputs),
                allocate(producer.extents(producer.padded, size), np.float32)]

    def build():
        arrays = allocate_arrays()
        return [compiler.call(module, arrays, flags) for module in modules]

    arrays, memory = allocate_arrays(), []
    for mode, module in zip(MODES, modules[1:]):
        memory.append(compiler.call(module, arrays, flags).run())
        computed = arrays[-1].copy()
        compiler.call(module, arrays,
                      ["--pipeline-options=compute-into-pads=false"]).run()
        if not np.array_equal(computed, arrays[-1]):
            raise SystemExit(f"{mode}: results differ:\n{module}")
    return *compare_in_places(build, options.seconds), max(memory)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--pad-run", default="build/bin/pad-run")
    parser.add_argument("--folder", help="where compiled modules are kept")
    parser.add_argument("--size", action="append", help="HEIGHTxWIDTH")
    parser.add_argument("--only", default="",
                        help="regular expression for the producers")
    parser.add_argument("--extents", action="append", choices=EXTENTS)
    parser.add_argument("--seconds", type=float, default=0.3,
                        help="for each function; 0 compares results only")
    parser.add_argument("--pipeline-options", default="",
                        help="of pad-compile, for all")
    options = parser.parse_args()
    print("| producer | image | extents | us | " + " | ".join(MODES) + " | bytes |")
    print("| --- | --- | --- |" + " --: |" * (len(MODES) + 2))
    everything = []
    with tempfile.TemporaryDirectory() as folder:
        compiler = Compiler(options.pad_run, options.folder or folder)
        for size, extents, (name, producer) in itertools.product(
                options.size or SIZES, options.extents or EXTENTS,
                PRODUCERS.items()):
            if not re.search(options.only, name):
                continue
            alone, ratios, memory = measure(
                compiler, producer, tuple(map(int, size.split("x"))),
                extents == "dynamic", options)
            everything += ratios
            print(f"| {name} | {size} | {extents} | {alone / 1e3:.3g} | "
                  + " | ".join(f"{r:.2f}" for r in ratios) + f" | {memory} |",
                  flush=True)
    mean = math.exp(sum(map(math.log, everything)) / len(everything))
    print(f"\nGeometric mean {mean:.3f}, largest {max(everything):.2f}.")


if __name__ == "__main__":
    main()
