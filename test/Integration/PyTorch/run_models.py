#!/usr/bin/env python3
"""Runs the models that export_models.py wrote, and compares what they give with
what PyTorch computed: `run_models.py PAD_RUN FOLDER [OPTION...]`. Needs nothing
beside the standard library."""

import pathlib
import subprocess
import sys


def main():
    pad_run, folder, *options = sys.argv[1:]
    models = sorted(pathlib.Path(folder).glob("*.onnx"))
    equal = 0
    for model in models:
        case = model.parent / model.stem.split("-")[0]
        process = subprocess.run(
            [pad_run, model, "-O0", "--input", f"{case}.input.npy", "--expect",
             f"{case}.expected.npy", *options], stdout=subprocess.DEVNULL)
        if process.returncode == 0:
            equal += 1
        else:
            print(f"FAILED: {model.name}", flush=True)
    print(f"{equal} of {len(models)} models are equal to PyTorch")
    return equal != len(models) or not models


if __name__ == "__main__":
    sys.exit(main())
