"""Writes the files that convert_picture.test reads.

filters.png has one row for each filter of PNG, filtered by the formulas of its
specification (section 9.2) on the pixels that expected.npy holds.
"""

import struct
import zlib

HEIGHT, WIDTH, CHANNELS = 5, 4, 3
PIXELS = [
    [(37 * y * y + 91 * i + 13 * y * i) % 256 for i in range(WIDTH * CHANNELS)]
    for y in range(HEIGHT)
]


def get_pixel(y, i):
    return PIXELS[y][i] if y >= 0 and i >= 0 else 0


def filter_byte(y, i):
    a = get_pixel(y, i - CHANNELS)
    b = get_pixel(y - 1, i)
    c = get_pixel(y - 1, i - CHANNELS) if i >= CHANNELS else 0
    pa, pb, pc = abs(b - c), abs(a - c), abs(a + b - 2 * c)
    paeth = a if pa <= pb and pa <= pc else b if pb <= pc else c
    prediction = [0, a, b, (a + b) // 2, paeth][y]
    return (get_pixel(y, i) - prediction) % 256


def make_png(color_type):
    rows = b"".join(
        bytes([y] + [filter_byte(y, i) for i in range(WIDTH * CHANNELS)])
        for y in range(HEIGHT)
    )
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, color_type, 0, 0, 0)
    png = b"\x89PNG\r\n\x1a\n"
    for name, body in (b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""):
        crc = zlib.crc32(name + body)
        png += struct.pack(">I", len(body)) + name + body + struct.pack(">I", crc)
    return png


def make_npy(shape, data):
    header = f"{{'descr': '|u1', 'fortran_order': False, 'shape': {shape}, }}"
    header = header.ljust(117) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", 118) + header.encode() + data


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


write("filters.png", make_png(color_type=2))
write("palette.png", make_png(color_type=3))
write("cut_off.png", make_png(color_type=2)[:-20])
write("filters.png.npy", make_png(color_type=2))
write("flat.npy", make_npy((6,), bytes(6)))
write(
    "expected.npy",
    make_npy((HEIGHT, WIDTH, CHANNELS), bytes(sum(PIXELS, []))),
)
