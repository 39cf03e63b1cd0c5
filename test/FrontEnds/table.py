#!/usr/bin/env python3
"""Counts the pads that are raised in the stored texts, by front end and mode:
`table.py BIN SCRATCH [PAGE]`. Prints a table and what is left; with PAGE, fails if
the page does not have these lines."""

import collections
import pathlib
import sys

from run_texts import Runner, match_pads, read_header

FOLDERS = {
    "torch-linalg": "PyTorch, linalg",
    "torch-linalg-pads": "PyTorch, linalg, pads not decomposed",
    "torch-tosa": "PyTorch, TOSA",
    "jax-stablehlo": "JAX, StableHLO",
    "jax-linalg": "JAX, linalg by jaxlib",
    "jax-iree": "JAX, input of IREE",
}
MODES = ["constant", "edge", "reflect", "symmetric", "wrap", "adjoint"]
INPUTS = pathlib.Path(__file__).parent / "Inputs"


def count(runner, folder):
    """The number of modules, pads by mode, raised pads by mode, and what is left."""
    modules, pads, raised = 0, collections.Counter(), collections.Counter()
    left = collections.Counter()
    for path in sorted((INPUTS / folder).glob("*.mlir")):
        expected, _, _ = read_header(path)
        if not expected:
            continue
        modules += 1
        _, found, error = runner.raise_text(path)
        if error:
            raise SystemExit(f"{path}: {error}")
        for _, mode, is_raised in match_pads(expected, found):
            pads[mode] += 1
            raised[mode] += is_raised
            if not is_raised:
                left[path.stem] += 1
    return modules, pads, raised, left


def main():
    runner = Runner(sys.argv[1], sys.argv[2])
    lines = ["| texts | modules | " + " | ".join(MODES) + " | all |",
             "|---|---:|" + "---:|" * (len(MODES) + 1)]
    left_lines = []
    for folder, title in FOLDERS.items():
        modules, pads, raised, left = count(runner, folder)
        cells = [f"{raised[mode]} of {pads[mode]}" if pads[mode] else ""
                 for mode in MODES]
        lines.append(f"| {title} | {modules} | " + " | ".join(cells) +
                     f" | {raised.total()} of {pads.total()} |")
        if left:
            names = ", ".join(name if number == 1 else f"{name} ({number})"
                              for name, number in left.items())
            left_lines.append(f"- {title}: {names}")
    lines += ["", "Left are", "", *left_lines]
    print("\n".join(lines))
    if len(sys.argv) > 3:
        page = pathlib.Path(sys.argv[3]).read_text().splitlines()
        if missing := [line for line in lines if line not in page]:
            raise SystemExit("not in the page:\n" + "\n".join(missing))


if __name__ == "__main__":
    main()
