"""The operations that boundary.py measures the boundaries of."""

import dataclasses
import pathlib
import re
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from index_map import MODES  # noqa: E402


@dataclasses.dataclass
class Consumer:
    """An operation that reads a pad of `radius` along the two axes in `image`.

    `source` are the extents, with "H" and "W" for those of the image; `weights`
    those of the other input or None. `op` is the operation, with %p the padded
    tensor, %w the weights and %y the destination, which is filled with `init`; the
    types PADDED, RESULT and WEIGHTS are filled in. Mode constant pads with `init`, as
    poolings do, where the types are the same. `fixed` are the modes in which the
    schedule vectorizes nothing unless the extents are known at compile time. `plain`
    is the schedule of the unfused program, if it cannot do without.
    """

    name: str
    schedule: str
    source: list
    op: str
    radius: int = 1
    weights: list = None
    element: str = "f32"
    result_element: str = None
    init: str = "0.0"
    maps: str = ""
    fixed: tuple = ()
    plain: str = None

    def extents(self, height, width):
        return [{"H": height, "W": width}.get(n, n) for n in self.source]

    def padded(self, height, width):
        return [n + 2 * self.radius * (axis in "HW") if isinstance(axis, str)
                else n for axis, n in zip(self.source,
                                          self.extents(height, width))]

    def module(self, height, width, mode, dynamic=False):
        """The program, without a boundary if `mode` is None; with `dynamic`, height
        and width are known at run time only."""
        source, padded = self.extents(height, width), self.padded(height, width)
        amounts = [(p - n) // 2 for n, p in zip(source, padded)]
        result_element = self.result_element or self.element
        middle = [padded[0], source[1]]
        image_axes = [axis for axis, n in enumerate(self.source) if n in ("H", "W")]
        sizes, middle_sizes, cuts, lines = "", "", source, []
        if dynamic:
            middle = ["?", "?"]
            cuts = list(source)
            for name, axis in zip("hw", image_axes):
                # The extent of the argument, and that of the other of both.
                lines += [
                    f"  %{name}a = arith.constant {axis} : index",
                    f"  %{name}0 = tensor.dim {'%x' if mode else '%p'}, %{name}a"
                    " : IMAGE",
                    f"  %{name}r = arith.constant {2 * self.radius} : index",
                    f"  %{name}1 = arith.{'addi' if mode else 'subi'} %{name}0,"
                    f" %{name}r : index"]
                cuts[axis] = f"%{name}" + ("0" if mode else "1")
            source, padded = (
                ["?" if axis in image_axes else n for axis, n in enumerate(shape)]
                for shape in (source, padded))
            sizes = ", ".join(cuts[axis] for axis in image_axes)
            middle_sizes = f"{'%h1' if mode else '%h0'}, {cuts[image_axes[1]]}"

        def tensor(shape, element):
            return "tensor<" + "x".join(map(str, [*shape, element])) + ">"

        image, wide = (tensor(n, self.element) for n in (source, padded))
        result = tensor(source, result_element)
        arguments = [f"%x: {image}" if mode else f"%p: {wide}"]
        weights = ""
        if self.weights:
            weights = tensor(self.weights, self.element)
            arguments.append(f"%w: {weights}")
        lines.insert(0, f"func.func @main({', '.join(arguments)}) -> {result} {{")
        lines.append(f"  %init = arith.constant {self.init} : {result_element}")
        if mode:
            value = (" value(%init)"
                     if mode == "constant" and result_element == self.element
                     else "")
            lines.append(f"  %p = pad.pad {mode} %x low{amounts} high{amounts}"
                         f"{value} : {image} to {wide}")
        lines += [
            f"  %e = tensor.empty({sizes}) : {result}",
            f"  %y = linalg.fill ins(%init : {result_element})"
            f" outs(%e : {result}) -> {result}"]
        text = self.op.replace("PADDED", wide).replace("RESULT", result)
        text = text.replace("WEIGHTS", weights)
        text = text.replace("EXTENTS", ", ".join(map(str, cuts)))
        text = text.replace("SIZES", middle_sizes)
        for name, shape in ("IN", padded), ("OUT", source):
            text = text.replace(f"BLOCKS_{name}", tensor(
                [shape[0], 4, *shape[2:], 16], self.element))
        text = text.replace("MIDDLE", tensor(middle, result_element))
        lines += [text, f"  return %r : {result}", "}"]
        return (self.maps + "\n".join(lines) + "\n").replace(
            "IMAGE", image if mode else wide)


STENCIL_MAPS = """\
#source = affine_map<(i, j, k, l) -> (i + k, j + l)>
#window = affine_map<(i, j, k, l) -> (k, l)>
#result = affine_map<(i, j, k, l) -> (i, j)>
"""


@dataclasses.dataclass
class Chain(Consumer):
    """Stencils of 3x3, as many as the radius, each of which reads a pad of the one
    before it, or without a boundary all of it."""

    def module(self, height, width, mode, dynamic=False):
        source, padded = self.extents(height, width), self.padded(height, width)
        weights = f"tensor<3x3x{self.element}>"
        extents = source if mode else padded

        def tensor(shape):
            return "tensor<" + "x".join(map(str, [*shape, self.element])) + ">"

        lines = [f"func.func @main(%x0: {tensor(extents)}, %w: {weights})"
                 f" -> {tensor(source)} {{",
                 f"  %init = arith.constant {self.init} : {self.element}"]
        for step in range(self.radius):
            read, kind = f"%x{step}", tensor(extents)
            if mode:
                wide = tensor([n + 2 for n in extents])
                lines.append(f"  %p = pad.pad {mode} {read} low[1, 1] high[1, 1]"
                             f" : {kind} to {wide}")
                read, kind = "%p", wide
            else:
                extents = [n - 2 for n in extents]
            result = tensor(extents)
            text = "\n".join([
                f"  %e = tensor.empty() : {result}",
                f"  %y = linalg.fill ins(%init : {self.element}) outs(%e : {result})"
                f" -> {result}",
                self.op.replace("PADDED", kind).replace("RESULT", result)
                .replace("WEIGHTS", weights).replace("%r", f"%x{step + 1}")
                .replace("%p,", f"{read},")])
            lines.append(re.sub(r"%([eyp])\b", rf"%\g<1>{step}", text))
            lines[-2] = re.sub(r"%p\b", f"%p{step}", lines[-2])
        lines += [f"  return %x{self.radius} : {tensor(source)}", "}"]
        return self.maps + "\n".join(lines) + "\n"


def stencil(body, element="f32", result="f32"):
    return f"""\
  %r = linalg.generic {{
      indexing_maps = [#source, #window, #result],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}}
      ins(%p, %w : PADDED, WEIGHTS) outs(%y : RESULT) {{
  ^bb0(%a: {element}, %b: {element}, %c: {result}):
{body}
  }} -> RESULT"""


def slices(radius, op, element):
    offsets = [(i, j) for i in range(2 * radius + 1)
               for j in range(2 * radius + 1)]
    cut = "\n".join(
        f"  %s{n} = tensor.extract_slice %p[{i}, {j}] [EXTENTS] [1, 1]"
        f" : PADDED to RESULT" for n, (i, j) in enumerate(offsets))
    count = len(offsets)
    body = "\n".join(
        f"    %t{n} = {op} %{'a0' if n == 1 else f't{n - 1}'}, %a{n} : {element}"
        for n in range(1, count))
    return f"""\
{cut}
  %r = linalg.generic {{
      indexing_maps = [{', '.join(['#id'] * (count + 1))}],
      iterator_types = ["parallel", "parallel"]}}
      ins({', '.join(f'%s{n}' for n in range(count))} : {', '.join(
          ['RESULT'] * count)}) outs(%y : RESULT) {{
  ^bb0({', '.join(f'%a{n}: {element}' for n in range(count))}, %out: {element}):
{body}
    linalg.yield %t{count - 1} : {element}
  }} -> RESULT"""


MULTIPLY_ADD = """\
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32"""
MULTIPLY_ADD_U8 = """\
    %0 = arith.extui %a : i8 to i32
    %1 = arith.extui %b : i8 to i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %c, %2 : i32
    linalg.yield %3 : i32"""
MAXIMUM_U8 = """\
    %0 = arith.maxui %c, %a : i8
    linalg.yield %0 : i8"""
ID = "#id = affine_map<(i, j) -> (i, j)>\n"
MINUS_INFINITY = "0xFF800000"


def named(op):
    return (f"  %r = linalg.{op} ins(%p, %w : PADDED, WEIGHTS)"
            " outs(%y : RESULT) -> RESULT")


CONSUMERS = [
    Consumer("stencil 3x3 f32", "stencil_3x3_32bit", ["H", "W"],
             stencil(MULTIPLY_ADD), weights=[3, 3], maps=STENCIL_MAPS),
    Consumer("stencil 5x5 f32", "stencil_5x5_32bit", ["H", "W"],
             stencil(MULTIPLY_ADD), 2, weights=[5, 5], maps=STENCIL_MAPS),
    Consumer("stencil 3x3 u8", "stencil_3x3_32bit", ["H", "W"],
             stencil(MULTIPLY_ADD_U8, "i8", "i32"), weights=[3, 3],
             element="i8", result_element="i32", init="0",
             maps=STENCIL_MAPS),
    Consumer("maximum 3x3 u8", "stencil_3x3_8bit", ["H", "W"],
             stencil(MAXIMUM_U8, "i8", "i8"), weights=[3, 3], element="i8",
             init="0", maps=STENCIL_MAPS),
    Consumer("slices 3x3 f32", "slices_32bit", ["H", "W"],
             slices(1, "arith.addf", "f32"), maps=ID),
    Consumer("slices 5x5 f32", "slices_32bit", ["H", "W"],
             slices(2, "arith.addf", "f32"), 2, maps=ID),
    Consumer("slices 3x3 u8", "slices_8bit", ["H", "W"],
             slices(1, "arith.maxui", "i8"), element="i8", init="0", maps=ID),
    Consumer("blur f32", "blur", ["H", "W"], """\
  %me = tensor.empty(SIZES) : MIDDLE
  %my = linalg.fill ins(%init : f32) outs(%me : MIDDLE) -> MIDDLE
  %m = linalg.generic {
      indexing_maps = [#alongRows, #taps, #out],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %w : PADDED, WEIGHTS) outs(%my : MIDDLE) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> MIDDLE
  %r = linalg.generic {
      indexing_maps = [#alongColumns, #taps, #out],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%m, %w : MIDDLE, WEIGHTS) outs(%y : RESULT) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> RESULT""", weights=[3],
             maps="#alongRows = affine_map<(i, j, k) -> (i, j + k)>\n"
                  "#alongColumns = affine_map<(i, j, k) -> (i + k, j)>\n"
                  "#taps = affine_map<(i, j, k) -> (k)>\n"
                  "#out = affine_map<(i, j, k) -> (i, j)>\n"),
    Consumer("conv nchw f32", "conv_2d_nchw_fchw", [1, 16, "H", "W"],
             named("conv_2d_nchw_fchw"), weights=[16, 16, 3, 3]),
    Consumer("conv nhwc f32", "conv_2d_nhwc_hwcf", [1, "H", "W", 16],
             named("conv_2d_nhwc_hwcf"), weights=[3, 3, 16, 16]),
    Chain("chain of 3x3 f32", "chain_3x3_32bit", ["H", "W"],
          stencil(MULTIPLY_ADD), 4, weights=[3, 3], maps=STENCIL_MAPS,
          fixed=tuple(MODES)),
    # A layer in blocks of 16 channels, packed and unpacked around it.
    Consumer("packed conv f32", "packed_convolution", [1, 64, "H", "W"], """\
  %pe = tensor.empty() : BLOCKS_IN
  %pp = linalg.pack %p inner_dims_pos = [1] inner_tiles = [16] into %pe
      : PADDED -> BLOCKS_IN
  %we = tensor.empty() : tensor<4x4x3x3x16x16xf32>
  %pw = linalg.pack %w inner_dims_pos = [1, 0] inner_tiles = [16, 16] into %we
      : WEIGHTS -> tensor<4x4x3x3x16x16xf32>
  %be = tensor.empty() : BLOCKS_OUT
  %by = linalg.fill ins(%init : f32) outs(%be : BLOCKS_OUT) -> BLOCKS_OUT
  %b = linalg.generic {
      indexing_maps = [#source, #weights, #result],
      iterator_types = ["parallel", "parallel", "parallel", "parallel",
                        "reduction", "reduction", "reduction", "parallel",
                        "reduction"]}
      ins(%pp, %pw : BLOCKS_IN, tensor<4x4x3x3x16x16xf32>)
      outs(%by : BLOCKS_OUT) {
  ^bb0(%a: f32, %v: f32, %c: f32):
    %0 = arith.mulf %a, %v : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> BLOCKS_OUT
  %r = linalg.unpack %b inner_dims_pos = [1] inner_tiles = [16] into %e
      : BLOCKS_OUT -> RESULT""", weights=[64, 64, 3, 3], fixed=tuple(MODES),
             plain="lower_packs",
             maps="#source = affine_map<(n, f, i, j, c, k, l, g, d)"
                  " -> (n, c, i + k, j + l, d)>\n"
                  "#weights = affine_map<(n, f, i, j, c, k, l, g, d)"
                  " -> (f, c, k, l, d, g)>\n"
                  "#result = affine_map<(n, f, i, j, c, k, l, g, d)"
                  " -> (n, f, i, j, g)>\n"),
    Consumer("depthwise f32", "depthwise_conv_2d_nchw_chw", [1, 16, "H", "W"],
             named("depthwise_conv_2d_nchw_chw"), weights=[16, 3, 3]),
    Consumer("max pool f32", "pooling_nchw_max", [1, 16, "H", "W"],
             named("pooling_nchw_max"), weights=[3, 3], init=MINUS_INFINITY),
    Consumer("average pool f32", "average_pooling", [1, 16, "H", "W"],
             named("pooling_nchw_sum").replace("%r", "%sum") + """
  %nine = arith.constant 9.0 : f32
  %r = linalg.generic {
      indexing_maps = [affine_map<(n, c, i, j) -> (n, c, i, j)>,
                       affine_map<(n, c, i, j) -> (n, c, i, j)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%sum : RESULT) outs(%e : RESULT) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.divf %a, %nine : f32
    linalg.yield %0 : f32
  } -> RESULT""", weights=[3, 3]),
    Chain("kept chain of 3x3 f32", "chain_3x3_32bit_kept", ["H", "W"],
          stencil(MULTIPLY_ADD), 4, weights=[3, 3], maps=STENCIL_MAPS,
          fixed=tuple(MODES)),
]
