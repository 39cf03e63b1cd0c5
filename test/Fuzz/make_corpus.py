#!/usr/bin/env python3
"""Writes the models of the importers' tests into a folder, one file each, as
the fuzzers take them: `make_corpus.py onnx|openvino TESTS FOLDER [ENCODER...]`,
where ENCODER turns the text of an ONNX model into its bytes."""

import pathlib
import re
import struct
import subprocess
import sys


def sections(path):
    """The names and texts of the files that `path` is split into."""
    parts = re.split(r"^#--- (\S+)\n", path.read_text(), flags=re.MULTILINE)
    return zip(parts[1::2], parts[2::2])


def main():
    importer, tests, folder, *encoder = sys.argv[1:]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    constants = struct.pack("<16q", 1, 0, 2, -1, *range(12))
    for path in sorted(pathlib.Path(tests).glob("*.test")):
        for name, text in sections(path):
            if importer == "onnx":
                model = subprocess.run(encoder, input=text.encode(),
                                       stdout=subprocess.PIPE,
                                       check=True).stdout
            else:
                model = text.encode() + b"\0" + constants
            (folder / f"{path.stem}-{name}").write_bytes(model)


if __name__ == "__main__":
    main()
