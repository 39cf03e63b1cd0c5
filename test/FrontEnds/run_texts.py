#!/usr/bin/env python3
"""Raises the texts that print_torch.py and print_jax.py stored, runs them as
they are and raised, and compares both with what the front end computed:
`run_texts.py BIN FOLDER SCRATCH [--only NAME] [--raised] [--target TARGET]`; with
`--raised` they are not run as they are, with a target on its device. Needs numpy."""

import argparse
import collections
import pathlib
import re
import subprocess

import numpy as np

from texts import digest, make_input

TOSA = ("builtin.module(func.func(tosa-optional-decompositions,"
        "tosa-infer-shapes,tosa-make-broadcastable,tosa-to-linalg-named,"
        "tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},"
        "tosa-to-tensor),canonicalize)")


def read_header(path):
    lines = path.read_text().splitlines()[:3]
    pads, inputs, result = (line.split(": ", 1)[1] for line in lines)
    parse = [re.fullmatch(r"(\w+)\[([\d,]*)\]", text) for text in inputs.split()]
    arrays = [make_input([int(n) for n in m[2].split(",") if n], m[1], k)
              for k, m in enumerate(parse)]
    return pads.split(), arrays, result.split()[1::2]


def is_found(mode, found):
    """Whether `found`, less this one from now on, has a pad of `mode`. On an axis of
    few elements, or to one side, modes may be the same: "reflect|wrap"."""
    for one in mode.split("|"):
        if one in found:
            found.remove(one)
            return True
    return False


def match_pads(pads, found):
    """Each of `pads` with its mode and whether `found` has it."""
    return [(pad, pad.split("|")[0], is_found(pad, found)) for pad in pads]


class Runner:
    def __init__(self, bin, scratch, target=None):
        self.bin = pathlib.Path(bin)
        self.options = ([f"--target={target}"] if target
                        else ["-O0", "--optimize=false"])
        self.scratch = pathlib.Path(scratch)
        self.scratch.mkdir(parents=True, exist_ok=True)

    def opt(self, source, target, *options):
        process = subprocess.run(
            [self.bin / "pad-opt", source, "-o", target, *options],
            capture_output=True, text=True)
        return None if process.returncode == 0 else process.stderr

    def translate(self, source, target):
        process = subprocess.run(
            [self.bin / "pad-translate", "--import-stablehlo", source, "-o",
             target], capture_output=True, text=True)
        return None if process.returncode == 0 else process.stderr

    def raise_text(self, path):
        """The path of the module with pads, and the modes of these; or an error."""
        raised = self.scratch / "raised.mlir"
        source, options = path, ["--raise-to-pad", "--canonicalize"]
        text = path.read_text()
        if "stablehlo." in text:
            source = self.scratch / "translated.mlir"
            options = ["--inline", *options]
            if error := self.translate(path, source):
                return raised, [], error
        if '"util.func"' in text:
            options = ["--allow-unregistered-dialect", *options]
        if error := self.opt(source, raised, *options):
            return raised, [], error
        return raised, ["adjoint" if op == "adjoint" else mode for op, mode in
                        re.findall(r"pad\.(pad|pad_into|fill_border|adjoint) (\w+)",
                                   raised.read_text())], None

    def run(self, module, inputs, count):
        """The digests of the results, or the first line of an error."""
        command = [self.bin / "pad-run", module, *self.options]
        for number, array in enumerate(inputs):
            np.save(self.scratch / f"{number}.npy", array)
            command += ["--input", self.scratch / f"{number}.npy"]
        outputs = [self.scratch / f"result{n}.npy" for n in range(count)]
        for output in outputs:
            command += ["--output", output]
        process = subprocess.run(command, capture_output=True, text=True)
        if process.returncode != 0:
            return ["error: " + process.stderr.strip().splitlines()[0]]
        return [digest(np.load(output)) for output in outputs]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bin")
    parser.add_argument("folder")
    parser.add_argument("scratch")
    parser.add_argument("--only")
    parser.add_argument("--raised", action="store_true")
    parser.add_argument("--target")
    arguments = parser.parse_args()
    runner = Runner(arguments.bin, arguments.scratch, arguments.target)
    all_pads, found_pads = collections.Counter(), collections.Counter()
    counts = collections.Counter()
    for path in sorted(pathlib.Path(arguments.folder).glob("*.mlir")):
        if arguments.only and path.stem != arguments.only:
            continue
        pads, inputs, expected = read_header(path)
        raised, found, error = runner.raise_text(path)
        counts["modules"] += 1
        if error:
            print(f"{path.stem}: {error.strip().splitlines()[0]}")
            continue
        text = raised.read_text()
        for pad, mode, is_raised in match_pads(pads, found):
            all_pads[mode] += 1
            found_pads[mode] += is_raised
            if not is_raised:
                print(f"left: {path.stem}: {pad}")
        is_tosa = " tosa." in text or " tosa." in path.read_text()
        forms = {"as it is": path, "raised": raised}
        if arguments.raised:
            del forms["as it is"]
        for name, module in forms.items():
            if '"util.func"' in text:
                # IREE's functions are functions here, where it does not go on.
                as_functions = runner.scratch / "functions.mlir"
                as_functions.write_text(module.read_text().replace(
                    '"util.', '"func.'))
                module = as_functions
            if is_tosa:
                lowered = runner.scratch / "lowered.mlir"
                error = runner.opt(module, lowered, f"--pass-pipeline={TOSA}")
                module = lowered
            result = ([f"error: {error.strip().splitlines()[0]}"] if error
                      else runner.run(module, inputs, len(expected)))
            if result == expected:
                counts[name] += 1
            elif result[0].startswith("error"):
                print(f"not run: {path.stem} {name}: {result[0]}")
            else:
                print(f"WRONG: {path.stem} {name}")
                counts["wrong"] += 1
    for mode in sorted(all_pads):
        print(f"{mode}: {found_pads[mode]} of {all_pads[mode]} pads raised")
    as_they_are = ("" if arguments.raised
                   else f"{counts['as it is']} as they are, ")
    print(f"{counts['modules']} modules; equal to the front end: {as_they_are}"
          f"{counts['raised']} raised; {counts['wrong']} wrong")


if __name__ == "__main__":
    main()
