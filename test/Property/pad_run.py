"""Runs models with pad-run and keeps arrays of any element type as bits.

An array is a numpy array of unsigned integers that hold the bits of its
elements, one element each (two for a complex number, along a last axis), next
to the number of the element type in ONNX.
"""

import dataclasses
import os
import subprocess

import numpy as np
import onnx

# Number in TensorProto.DataType -> name, bits, bits of a part (half a complex).
TYPES = {
    1: ("float", 32, 32), 2: ("uint8", 8, 8), 3: ("int8", 8, 8),
    4: ("uint16", 16, 16), 5: ("int16", 16, 16), 6: ("int32", 32, 32),
    7: ("int64", 64, 64), 9: ("bool", 8, 8), 10: ("float16", 16, 16),
    11: ("double", 64, 64), 12: ("uint32", 32, 32), 13: ("uint64", 64, 64),
    14: ("complex64", 64, 32), 15: ("complex128", 128, 64),
    16: ("bfloat16", 16, 16), 17: ("float8e4m3fn", 8, 8),
    18: ("float8e4m3fnuz", 8, 8), 19: ("float8e5m2", 8, 8),
    20: ("float8e5m2fnuz", 8, 8), 21: ("uint4", 4, 4), 22: ("int4", 4, 4),
    23: ("float4e2m1", 4, 4), 24: ("float8e8m0", 8, 8), 25: ("uint2", 2, 2),
    26: ("int2", 2, 2),
}


@dataclasses.dataclass(eq=False)
class Array:
    """Elements as bits; see above."""

    type: int
    bits: np.ndarray

    @property
    def shape(self):
        shape = self.bits.shape
        return shape[:-1] if is_complex(self.type) else shape

    def difference(self, expected):
        """How this differs from `expected`, or None."""
        if self.type != expected.type or self.shape != expected.shape:
            return (f"{TYPES[self.type][0]} of shape {self.shape}, expected "
                    f"{TYPES[expected.type][0]} of shape {expected.shape}")
        different = np.argwhere(self.bits != expected.bits)
        if not different.size:
            return None
        at = tuple(map(int, different[0]))
        return (f"{len(different)} elements, the first at {at}: "
                f"{self.bits[at]:#x}, expected {expected.bits[at]:#x}")


def is_complex(type):
    return TYPES[type][1] != TYPES[type][2]


def storage(type):
    """The unsigned integers that hold elements of `type`."""
    return np.dtype(f"<u{max(TYPES[type][2], 8) // 8}")


def random_array(rng, type, shape):
    """Random bits; a bool is 0 or 1."""
    bits = 1 if type == 9 else TYPES[type][2]
    shape = tuple(shape) + ((2,) if is_complex(type) else ())
    count = int(np.prod(shape))
    raw = rng.bytes(count * storage(type).itemsize)
    array = np.frombuffer(raw, storage(type)).reshape(shape)
    return Array(type, array & storage(type).type((1 << bits) - 1))


def to_tensor(array, name=""):
    """A TensorProto with raw data."""
    tensor = onnx.TensorProto(data_type=array.type, dims=array.shape, name=name)
    bits = TYPES[array.type][1]
    if bits >= 8:
        tensor.raw_data = array.bits.tobytes()
        return tensor
    per_byte = 8 // bits
    flat = array.bits.reshape(-1)
    flat = np.append(flat, np.zeros(-len(flat) % per_byte, np.uint8))
    packed = np.zeros(len(flat) // per_byte, np.uint8)
    for i in range(per_byte):
        packed |= flat[i::per_byte] << (i * bits)
    tensor.raw_data = packed.tobytes()
    return tensor


def from_tensor(tensor):
    bits = TYPES[tensor.data_type][1]
    shape = tuple(tensor.dims)
    raw = np.frombuffer(tensor.raw_data, storage(tensor.data_type))
    if bits < 8:
        per_byte = 8 // bits
        flat = np.zeros(len(raw) * per_byte, np.uint8)
        for i in range(per_byte):
            flat[i::per_byte] = raw >> (i * bits) & ((1 << bits) - 1)
        raw = flat[:int(np.prod(shape))]
    elif is_complex(tensor.data_type):
        shape += (2,)
    return Array(tensor.data_type, raw.reshape(shape))


def quiet(array):
    """The array, where it is of float16 with all NaNs the same."""
    if array.type != 10:
        return array
    is_nan = np.isnan(array.bits.view(np.float16))
    return Array(array.type, np.where(is_nan, np.uint16(0x7e00), array.bits))


class Failure(Exception):
    """pad-run refused, or a run was stopped, with this message."""


class PadRun:
    """Runs `program` on files in `folder`."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder

    def __call__(self, model, inputs, options=()):
        """The result of `model`, a path or an onnx.ModelProto, for the Arrays
        in `inputs` by their names. Raises Failure if the program says no, and
        RuntimeError if it does anything else."""
        if isinstance(model, onnx.ModelProto):
            path = os.path.join(self.folder, "model.onnx")
            with open(path, "wb") as file:
                file.write(model.SerializeToString())
            model = path
        command = [self.program, model, "-O0", *options]
        for position, (name, array) in enumerate(inputs.items()):
            path = os.path.join(self.folder, f"input_{position}.pb")
            with open(path, "wb") as file:
                file.write(to_tensor(array).SerializeToString())
            command += ["--input", f"{name}={path}"]
        output = os.path.join(self.folder, "output.pb")
        process = subprocess.run(command + ["--output", output],
                                 capture_output=True, text=True)
        lines = process.stderr.splitlines()
        if (process.returncode == 1 and lines
                and lines[0].startswith("pad-run: error: ")):
            raise Failure(" ".join(lines))
        if process.returncode != 0 or lines:
            raise RuntimeError(
                f"{' '.join(command)} ended with {process.returncode}:\n"
                f"{process.stderr}")
        tensor = onnx.TensorProto()
        with open(output, "rb") as file:
            tensor.ParseFromString(file.read())
        return from_tensor(tensor)
