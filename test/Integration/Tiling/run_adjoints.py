"""Runs two modules on the same gradients and compares all bytes of the results.

usage: run_adjoints.py PAD_RUN FOLDER FIRST SECOND [COUNT]

The modules are Inputs/adjoints.mlir or one like it, and what passes made of it;
FOLDER gets the arrays. Runs the first COUNT cases alone.
"""

import pathlib
import random
import struct
import subprocess
import sys


def write_array(path, shape, kind, values):
    """An array in NumPy's format; `kind` is struct's letter of its elements."""
    name = {"f": "<f4", "e": "<f2", "q": "<i8"}[kind]
    extents = "".join(f"{n}," for n in shape)
    header = f"{{'descr': '{name}', 'fortran_order': False, 'shape': ({extents}), }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    path.write_bytes(b"\x93NUMPY\1\0" + struct.pack("<H", len(header))
                     + header.encode() + struct.pack(f"<{len(values)}{kind}",
                                                     *values))


def run(pad_run, module, entry, inputs, outputs):
    command = [pad_run, module, "-O0", f"--entry={entry}"]
    command += [f"--input={path}" for path in inputs]
    command += [f"--output={path}" for path in outputs]
    subprocess.run(command, check=True)
    return [path.read_bytes() for path in outputs]


def main():
    pad_run, folder, *modules = sys.argv[1:5]
    folder = pathlib.Path(folder)
    folder.mkdir(exist_ok=True)
    rng = random.Random(0)
    # The entry, extents, the letter of elements, and amounts if they are dynamic.
    cases = [("static", (13, 17), "f", None), ("far", (13, 17), "e", None)]
    for amounts in ((1, 2, 3, 4), (0, 0, 0, 0), (6, 9, 5, 7), (-1, 3, 4, -2)):
        cases.append(("dynamic", (13, 19), "f", amounts))
    cases = cases[:int(sys.argv[5])] if len(sys.argv) > 5 else cases
    differences = 0
    for number, (entry, shape, kind, amounts) in enumerate(cases):
        values = [rng.uniform(-1, 1) for _ in range(shape[0] * shape[1])]
        inputs = [folder / f"{number}-g.npy"]
        write_array(inputs[0], shape, kind, values)
        if amounts:
            inputs.append(folder / f"{number}-a.npy")
            write_array(inputs[1], (4,), "q", amounts)
        count = 4 if entry == "far" else 5
        first, second = (
            run(pad_run, module, entry, inputs,
                [folder / f"{number}-{which}-{k}.npy" for k in range(count)])
            for which, module in enumerate(modules))
        for k, (expected, actual) in enumerate(zip(first, second)):
            if expected != actual:
                differences += 1
                print(f"{entry} {amounts or ''}: result {k} differs")
    print(f"{len(cases)} cases, {differences} differences")
    sys.exit(differences != 0)


if __name__ == "__main__":
    main()
