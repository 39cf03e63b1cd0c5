#!/usr/bin/env python3
"""The package by itself: its kernels and programs run without LLVM's files.

    check_installed.py [FOLDER]

FOLDER has the package, unless it is installed.
"""

import pathlib
import sys

import numpy as np

sys.path[:0] = sys.argv[1:]
import pad

NARROW = """
func.func @narrow(%x: tensor<?xFROM>) -> tensor<?xi16> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xFROM>
  %empty = tensor.empty(%n) : tensor<?xi16>
  %r = linalg.map ins(%x : tensor<?xFROM>) outs(%empty : tensor<?xi16>)
    (%e: FROM, %o: i16) {
      %t = arith.truncf %e : FROM to TO
      %b = arith.bitcast %t : TO to i16
      linalg.yield %b : i16
    }
  return %r : tensor<?xi16>
}"""


def to_bfloat16(x):
    """The bits of the bf16 next to each float32, of ties the even one."""
    bits = x.view(np.uint32)
    rounded = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
    return np.where(np.isnan(x), bits >> 16 | 0x40, rounded).astype(np.uint16)


def check_halves():
    """Floats of 16 bits, which not every processor has instructions for."""
    rng = np.random.default_rng(0)
    x = np.concatenate([
        rng.integers(0, 2**32, 10000, np.uint32).view(np.float32),
        np.array([0, -0.0, 1, 65504, 65520, 1e-8, 6e-8, 1 + 2**-9, 1 + 2**-8,
                  np.inf, -np.inf, np.nan], np.float32)])
    with np.errstate(over="ignore", invalid="ignore"):
        double = x.astype(np.float64)
        half = x.astype(np.float16)
    for source, target, expected in ((x, "f16", half), (double, "f16", half),
                                     (x, "bf16", to_bfloat16(x)),
                                     (double, "bf16", to_bfloat16(x))):
        text = NARROW.replace("FROM", f"f{8 * source.itemsize}")
        bits = pad.compile(text.replace("TO", target))(source)
        same = bits.view(np.uint16) == expected.view(np.uint16)
        # Which bits of a NaN are left is up to the processor, and AVX-512's
        # instruction takes subnormal numbers for 0.
        flushed = (target == "bf16") & (bits.view(np.uint16) & 0x7FFF == 0)
        flushed &= abs(source) < np.finfo(np.float32).smallest_normal
        assert (same | flushed | np.isnan(source)).all(), (target, source[~same])
    summed = pad.adjoint(half[np.isfinite(half)], 3, 3, "edge")
    assert summed.dtype == np.float16


if __name__ == "__main__":
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    assert (pad.pad(x, 1, 2, "reflect") == np.pad(x, (1, 2), "reflect")).all()
    check_halves()
    maps = pathlib.Path("/proc/self/maps").read_text().split()
    libraries = {pathlib.Path(word).name for word in maps if "/" in word}
    assert not [n for n in libraries if n.startswith(("libLLVM", "libMLIR"))]
    print(pad.__version__, "in", pathlib.Path(pad.__file__).parent.parent)
