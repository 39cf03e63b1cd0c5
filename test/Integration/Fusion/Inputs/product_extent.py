"""Writes the arguments of product-extent.mlir: `product_extent.py PREFIX`."""

import pathlib
import random
import struct
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[4]
                    / "tools" / "bench"))

from programs import write_array  # noqa: E402

prefix = sys.argv[1]
rng = random.Random(1)
for name, shape in ("x", [5, 7]), ("w", [3]):
    count = 35 if name == "x" else 3
    write_array(f"{prefix}.{name}.npy", shape, "<f4", struct.pack(
        f"<{count}f", *(rng.uniform(-2, 2) for _ in range(count))))
for name, amount in ("a", 1), ("b", 2):
    write_array(f"{prefix}.{name}.npy", [], "<i8", struct.pack("<q", amount))
