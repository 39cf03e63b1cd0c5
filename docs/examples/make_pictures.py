#!/usr/bin/env python3
"""Draws the pictures of the quick start and of the README.

usage: make_pictures.py source OUT.png
       make_pictures.py modes PADDED.png... OUT.png

`source` draws the picture that is padded: it has no symmetry, so that the modes
can be told apart, and dashes on its outermost pixels, which show in the padded
pictures where the source lies (one pixel wide in `reflect`, two in `symmetric`).
`modes` puts the padded pictures side by side, captioned with the names of their
files.
"""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
from convert_picture import read_png, write_png

WIDTH, HEIGHT = 96, 64

FONT_LETTERS = "acdefgilmnoprstwy"
FONT = """\
..... ..... ....# ..... ..##. ..... ..#.. .##.. .....
..... ..... ....# ..... .#..# ..... ..... ..#.. .....
.###. .###. .##.# .###. .#... .#### .##.. ..#.. ##.#.
....# #...# #..## #...# ###.. #...# ..#.. ..#.. #.#.#
.#### #.... #...# ##### .#... #...# ..#.. ..#.. #.#.#
#...# #...# #...# #.... .#... .#### ..#.. ..#.. #...#
.#### .###. .#### .###. .#... ....# .###. .###. #...#
..... ..... ..... ..... ..... .###. ..... ..... .....

..... ..... ..... ..... ..... .#... ..... .....
..... ..... ..... ..... ..... .#... ..... .....
#.##. .###. ####. #.##. .#### ###.. #...# #...#
##..# #...# #...# ##..# #.... .#... #...# #...#
#...# #...# #...# #.... .###. .#... #.#.# #...#
#...# #...# ####. #.... ....# .#..# #.#.# .####
#...# .###. #.... #.... ####. ..##. .#.#. ....#
..... ..... #.... ..... ..... ..... ..... .###.
"""
GLYPHS = dict(
    zip(
        FONT_LETTERS,
        (
            glyph
            for block in FONT.strip().split("\n\n")
            for glyph in zip(*(line.split() for line in block.splitlines()))
        ),
    )
)


class Canvas:
    """An RGB picture to draw on."""

    def __init__(self, height, width, color=(255, 255, 255)):
        self.height, self.width = height, width
        self.data = bytearray(bytes(color) * (height * width))

    def put(self, y, x, color):
        start = (y * self.width + x) * 3
        self.data[start : start + 3] = bytes(color)

    def text(self, y, x, text, color, scale=1):
        for position, letter in enumerate(text):
            for row, line in enumerate(GLYPHS[letter]):
                for column, dot in enumerate(line):
                    if dot == "#":
                        for dy in range(scale):
                            for dx in range(scale):
                                self.put(
                                    y + row * scale + dy,
                                    x + (position * 6 + column) * scale + dx,
                                    color,
                                )

    def paste(self, y, x, height, width, data):
        for row in range(height):
            start = ((y + row) * self.width + x) * 3
            self.data[start : start + width * 3] = data[
                row * width * 3 : (row + 1) * width * 3
            ]

    def write(self, path):
        write_png(path, (self.height, self.width, 3), bytes(self.data))


def draw_source():
    """A sun over a hill, a wall on the left, the word `pad` and the dashes."""
    canvas = Canvas(HEIGHT, WIDTH)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            color = (90 + 2 * y, 150 + y, 235 - x // 3)
            if (y - 15) ** 2 + (x - 78) ** 2 < 11**2:
                color = (255, 215, 60)
            if y > 52 - 34 * max(0, 40 - abs(x - 62)) // 40:
                color = (40 + x, 110 + y // 2, 70)
            if y > 44 and x < 46:
                color = (150 + x, 70 + y // 2, 50)
            on_border = y in (0, HEIGHT - 1) or x in (0, WIDTH - 1)
            if on_border and (y + x) % 8 < 4:
                color = (60, 20, 40)
            canvas.put(y, x, color)
    canvas.text(12, 4, "pad", (255, 255, 255), scale=3)
    return canvas


def place_side_by_side(paths):
    """The pictures in one row, each over its caption."""
    gap, caption = 8, 26
    pictures = [(pathlib.Path(path).stem, *read_png(path)) for path in paths]
    height, width, _ = pictures[0][1]
    canvas = Canvas(height + caption + 2 * gap, gap + len(paths) * (width + gap))
    for position, (name, shape, data) in enumerate(pictures):
        if shape != (height, width, 3):
            sys.exit(f"{name}: expected {(height, width, 3)}, got {shape}")
        top, left = gap, gap + position * (width + gap)
        canvas.paste(top, left, height, width, data)
        indent = (width - len(name) * 12) // 2
        canvas.text(top + height + 6, left + indent, name, (0, 0, 0), scale=2)
    return canvas


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "source":
        draw_source().write(sys.argv[2])
    elif len(sys.argv) > 3 and sys.argv[1] == "modes":
        place_side_by_side(sys.argv[2:-1]).write(sys.argv[-1])
    else:
        sys.exit(__doc__.strip())


if __name__ == "__main__":
    main()
