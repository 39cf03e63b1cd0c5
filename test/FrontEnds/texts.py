"""How the texts of front ends are stored: one file for each module.

The first lines are comments: the modes of the pads that the module has by
meaning, and the results that the front end computed for the inputs `make_input`
gives, as their bits (SHA-256 of the arrays in C order).
"""

import hashlib
import pathlib

import numpy as np


def make_input(shape, dtype, number):
    """Integers that no type here rounds; different ones for each argument."""
    size = int(np.prod(shape))
    values = (np.arange(size) * 37 + 11 * number + 1) % 97
    if np.issubdtype(np.dtype(dtype), np.signedinteger):
        values = values - 48
    return values.astype(dtype).reshape(shape)


def digest(array):
    return hashlib.sha256(np.ascontiguousarray(array).tobytes()).hexdigest()


def store(folder, name, text, inputs, results, pads):
    """`pads` is like "reflect edge": a mode for each pad."""
    header = [
        f"// pads: {pads}",
        "// inputs: " + " ".join(
            f"{x.dtype.name}[{','.join(map(str, x.shape))}]" for x in inputs),
        "// result: " + " ".join(
            f"{x.dtype.name}[{','.join(map(str, x.shape))}] {digest(x)}"
            for x in results),
    ]
    path = pathlib.Path(folder) / f"{name}.mlir"
    path.write_text("\n".join(header) + "\n" + text.rstrip() + "\n")
