#!/usr/bin/env python3
"""Replaces what stands between the markers of pad-bench in a document.

usage: paste.py TABLES.md DOCUMENT.md
"""

import pathlib
import sys

BEGIN, END = "<!-- pad-bench: begin -->\n", "<!-- pad-bench: end -->\n"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip())
    tables, document = map(pathlib.Path, sys.argv[1:])
    text = document.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"paste: error: {document} lacks the markers of pad-bench")
    middle = tables.read_text(encoding="utf-8")
    document.write_text(before + BEGIN + middle + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
