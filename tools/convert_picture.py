#!/usr/bin/env python3
"""Converts pictures between PNG and NumPy's .npy, by extension.

usage: convert_picture.py IN.png OUT.npy
       convert_picture.py IN.npy OUT.png

The array has the shape height x width x channels and the element type uint8;
the channels are 1 (grey), 2 (grey, alpha), 3 (RGB) or 4 (RGB, alpha). The PNG
must have 8 bits a channel, no palette and no interlacing. Needs nothing but
Python.
"""

import ast
import math
import pathlib
import struct
import sys
import zlib

PNG_MAGIC = b"\x89PNG\r\n\x1a\n"
NPY_MAGIC = b"\x93NUMPY"
COLOR_TYPE_OF_CHANNELS = {1: 0, 2: 4, 3: 2, 4: 6}
CHANNELS_OF_COLOR_TYPE = {c: n for n, c in COLOR_TYPE_OF_CHANNELS.items()}


class PictureError(Exception):
    """What is wrong with a file."""


def read_chunks(data):
    """The chunks of a PNG: pairs of a four-letter name and the contents."""
    if not data.startswith(PNG_MAGIC):
        raise PictureError("not a PNG")
    position = len(PNG_MAGIC)
    while position < len(data):
        header = data[position : position + 8]
        if len(header) < 8:
            raise PictureError("the PNG is cut off")
        size, name = struct.unpack(">I4s", header)
        body = data[position + 8 : position + 8 + size]
        crc = data[position + 8 + size : position + 12 + size]
        if crc != struct.pack(">I", zlib.crc32(name + body)):
            raise PictureError("the PNG is cut off or damaged")
        yield name, body
        position += 12 + size


def paeth(left, up, up_left):
    """The neighbour closest to left + up - up_left (PNG, section 9.4)."""
    estimate = left + up - up_left
    return min((left, up, up_left), key=lambda value: abs(estimate - value))


PREDICTORS = [
    lambda left, up, up_left: 0,
    lambda left, up, up_left: left,
    lambda left, up, up_left: up,
    lambda left, up, up_left: (left + up) // 2,
    paeth,
]


def unfilter(data, row_size, channels):
    """Undoes the filter of each row (PNG, section 9.2)."""
    previous = bytes(row_size)
    for start in range(0, len(data), row_size + 1):
        if data[start] >= len(PREDICTORS):
            raise PictureError(f"unknown PNG filter {data[start]}")
        predict = PREDICTORS[data[start]]
        row = bytearray(data[start + 1 : start + 1 + row_size])
        for i in range(row_size):
            left = row[i - channels] if i >= channels else 0
            up_left = previous[i - channels] if i >= channels else 0
            row[i] = (row[i] + predict(left, previous[i], up_left)) & 0xFF
        yield bytes(row)
        previous = row


def read_png(path):
    """The shape (height, width, channels) and the bytes of a PNG."""
    chunks = list(read_chunks(pathlib.Path(path).read_bytes()))
    if not chunks or chunks[0][0] != b"IHDR" or len(chunks[0][1]) != 13:
        raise PictureError("the PNG has no header")
    width, height, depth, color_type, _, _, interlaced = struct.unpack(
        ">IIBBBBB", chunks[0][1]
    )
    channels = CHANNELS_OF_COLOR_TYPE.get(color_type)
    if depth != 8 or not channels or interlaced:
        raise PictureError(
            "expected a PNG with 8 bits a channel, no palette and no interlacing"
        )
    row_size = width * channels
    expected = height * (row_size + 1)
    inflate = zlib.decompressobj()
    try:
        data = inflate.decompress(
            b"".join(body for name, body in chunks if name == b"IDAT"), expected
        )
    except zlib.error as error:
        raise PictureError(f"the PNG is damaged: {error}") from error
    if len(data) != expected:
        raise PictureError("the PNG has too few rows")
    rows = unfilter(data, row_size, channels)
    return (height, width, channels), b"".join(rows)


def write_png(path, shape, data):
    """Writes bytes of the shape (height, width, channels) as a PNG."""
    height, width, channels = shape
    row_size = width * channels
    rows = b"".join(
        b"\0" + data[start : start + row_size]
        for start in range(0, len(data), row_size)
    )
    header = struct.pack(
        ">IIBBBBB", width, height, 8, COLOR_TYPE_OF_CHANNELS[channels], 0, 0, 0
    )
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    png = PNG_MAGIC + b"".join(
        struct.pack(">I", len(body))
        + name
        + body
        + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )
    pathlib.Path(path).write_bytes(png)


def read_npy(path):
    """The shape (height, width, channels) and the bytes of an .npy."""
    data = pathlib.Path(path).read_bytes()
    if not data.startswith(NPY_MAGIC) or len(data) < 12:
        raise PictureError("not an .npy file")
    size_format, start = ("<H", 10) if data[6] == 1 else ("<I", 12)
    (size,) = struct.unpack(size_format, data[8:start])
    try:
        header = ast.literal_eval(data[start : start + size].decode().strip())
        shape = header["shape"]
        dtype, transposed = header["descr"], header["fortran_order"]
    except (ValueError, SyntaxError, KeyError, TypeError) as error:
        raise PictureError("the .npy has no valid header") from error
    if (
        dtype != "|u1"
        or transposed
        or len(shape) != 3
        or shape[2] not in COLOR_TYPE_OF_CHANNELS
        or 0 in shape
    ):
        raise PictureError(
            "expected a uint8 array of height x width x channels with 1 to 4 "
            f"channels, got {dtype} of shape {shape}"
        )
    data = data[start + size :]
    if len(data) != math.prod(shape):
        raise PictureError(f"expected {math.prod(shape)} elements, got {len(data)}")
    return shape, data


def write_npy(path, shape, data):
    """Writes bytes of any shape as an .npy of uint8."""
    header = f"{{'descr': '|u1', 'fortran_order': False, 'shape': {shape}, }}"
    header = header.ljust(117) + "\n"  # so that the elements start at 128
    pathlib.Path(path).write_bytes(
        NPY_MAGIC + b"\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data
    )


def main():
    paths = sys.argv[1:]
    kinds = [pathlib.Path(path).suffix.lower() for path in paths]
    if kinds == [".png", ".npy"]:
        read, write = read_png, write_npy
    elif kinds == [".npy", ".png"]:
        read, write = read_npy, write_png
    else:
        sys.exit(__doc__.strip())
    source, target = paths
    try:
        write(target, *read(source))
    except PictureError as error:
        sys.exit(f"convert_picture: error: {source}: {error}")
    except OSError as error:
        sys.exit(f"convert_picture: error: {error}")


if __name__ == "__main__":
    main()
