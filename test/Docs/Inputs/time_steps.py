"""Compares docs/examples/time_steps.mlir with NumPy, in every mode:
`time_steps.py PAD_RUN MODEL FOLDER`. NumPy adds in the same order, so the bits
are the same."""

import pathlib
import subprocess
import sys

import numpy as np


def spread(array, mode):
    for _ in range(1000):
        p = np.pad(array[1:-1, 1:-1], 1, mode=mode)
        array = p.copy()
        array[1:-1, 1:-1] = (
            ((p[:-2, 1:-1] + p[2:, 1:-1]) + (p[1:-1, :-2] + p[1:-1, 2:])) * 0.125
            + p[1:-1, 1:-1] * 0.5)
    return np.pad(array[1:-1, 1:-1], 1, mode=mode)


def main():
    pad_run, model, folder = sys.argv[1:]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    text = pathlib.Path(model).read_text()
    heat = np.random.default_rng(1).standard_normal((34, 66))
    np.save(folder / "heat.npy", heat)
    for mode in ["constant", "edge", "reflect", "symmetric", "wrap"]:
        (folder / "model.mlir").write_text(
            text.replace("fill_border wrap", "fill_border " + mode))
        np.save(folder / "spread.npy", spread(heat, mode))
        code = subprocess.run(
            [pad_run, folder / "model.mlir", "--input", folder / "heat.npy",
             "--expect", f"spread={folder / 'spread.npy'}"],
            stdout=subprocess.DEVNULL).returncode
        if code != 0:
            print(f"{mode}: differs")
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
