"""Compares docs/examples/convolution_step.mlir with PyTorch: `convolution_step.py
PAD_RUN MODEL FOLDER`. The numbers are small integers, so that every sum is exact
and the order of its terms does not matter."""

import pathlib
import subprocess
import sys

import numpy as np
import torch
import torch.nn.functional as F


def main():
    pad_run, model, folder = sys.argv[1:]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(1)
    inputs = [rng.integers(-9, 9, shape).astype(np.float32)
              for shape in [(1, 2, 6, 7), (3, 2, 3, 3), (1, 3, 6, 7)]]
    x, k, dy = (torch.from_numpy(array) for array in inputs)
    x.requires_grad_()
    k.requires_grad_()
    y = F.conv2d(F.pad(x, (1, 1, 1, 1), mode="reflect"), k)
    y.backward(dy)

    command = [pad_run, model]
    for position, array in enumerate(inputs):
        np.save(folder / f"input_{position}.npy", array)
        command += ["--input", folder / f"input_{position}.npy"]
    for name, array in [("y", y.detach()), ("dx", x.grad), ("dk", k.grad)]:
        np.save(folder / f"{name}.npy", array.numpy())
        command += ["--expect", f"{name}={folder / name}.npy"]
    return subprocess.run(command, stdout=subprocess.DEVNULL).returncode


if __name__ == "__main__":
    sys.exit(main())
