#!/usr/bin/env python3
"""Mutates programs of JAX and the modules of the importer's tests, and imports them.

A mutant has other numbers, extents, words and punctuation in up to three lines with
StableHLO, or an unknown extent wherever a number is one.
pad-translate has to exit with 0, or with 1 and a line with `error:`; so has pad-opt
--pad-compile on what was imported. Anything else is a finding, which is printed.

  fuzz_stablehlo.py --seed 2 --count 20000
"""

import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

TESTS = pathlib.Path(__file__).resolve().parents[1]

# Dense arrays of `index` end upstream's parser, so that is none of these words.
NUMBERS = ["0", "1", "1", "2", "2", "3", "-1", "7", "2147483648",
           "9223372036854775807", "-9223372036854775808"]
WORDS = [*NUMBERS, "b", "f", "o", "i", "x", "[]",
         "[[1, 1]]", "true", "false", "f32", "i8", "ui8", "i1", "bf16", "complex<f32>",
         "?", "dense<>", "dense<0>", "array<i64>", "tensor<f32>", "%arg0", "%c", "GE",
         "TOTALORDER", "stablehlo.return", "stablehlo.while", "stablehlo.tanh"]
PUNCTUATION = [",", "[", "]", "{", "}", "<", ">"]


def read_modules():
    for path in sorted((TESTS / "FrontEnds/Inputs/jax-stablehlo").glob("*.mlir")):
        yield path.read_text()
    for path in sorted((TESTS / "Target/StableHLO").glob("*.mlir")):
        if path.stem != "values":
            yield from path.read_text().split("// -----")


def mutate(module, draw):
    extents = sorted(set(re.findall(r"[<x](\d+)(?=x)", module)))
    if extents and draw.random() < 0.1:
        return re.sub(rf"(?<=[<x]){draw.choice(extents)}(?=x)", "?", module)
    lines = module.split("\n")
    places = [k for k, line in enumerate(lines) if "stablehlo." in line or "chlo." in line]
    for _ in range(draw.choice([1, 1, 1, 2, 3])):
        place = draw.choice(places)
        tokens = re.findall(r"[\w.%#-]+|\s+|.", lines[place])
        def find(pattern):
            return [k for k, token in enumerate(tokens) if re.fullmatch(pattern, token)]
        numbers, values = find(r"-?\d+"), find(r"%\w+")
        shapes = find(r"(\d+x)+\w+")
        words = find(r"[bfoi]|[iuf]\d+|true|false|x|[A-Z]+")
        at = draw.randrange(len(tokens))
        action = draw.random()
        if action < 0.2 and shapes:
            shape = draw.choice(shapes)
            *extents, element = tokens[shape].split("x")
            extents[draw.randrange(len(extents))] = draw.choice(["?", "?", *NUMBERS])
            tokens[shape] = "x".join([*extents, element])
        elif action < 0.5 and numbers:
            tokens[draw.choice(numbers)] = draw.choice(NUMBERS)
        elif action < 0.6 and values:
            tokens[draw.choice(values)] = tokens[draw.choice(values)]
        elif action < 0.75 and words:
            tokens[draw.choice(words)] = draw.choice(WORDS)
        elif action < 0.8:
            del tokens[at]
        elif action < 0.9:
            tokens.insert(at, draw.choice(WORDS + PUNCTUATION))
        else:
            tokens[at] = draw.choice(tokens)
        lines[place] = "".join(tokens)
    return "\n".join(lines)


def run(command):
    """Whether it succeeds, and what is wrong with how it ends."""
    process = subprocess.run(command, capture_output=True, text=True, errors="replace",
                             timeout=300)
    if process.returncode == 0:
        return True, None
    if process.returncode == 1 and "error:" in process.stderr:
        return False, None
    return False, f"exit {process.returncode}: {process.stderr[:500]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    options = parser.parse_args()
    modules = [module for module in read_modules() if "stablehlo." in module]
    imported = findings = 0
    with tempfile.TemporaryDirectory() as folder:
        mutant, lowered = (pathlib.Path(folder) / name for name in ("a.mlir", "b.mlir"))
        for number in range(options.count):
            draw = random.Random(f"{options.seed} {number}")
            mutant.write_text(mutate(draw.choice(modules), draw))
            is_read, problem = run(["pad-translate", "--import-stablehlo", mutant, "-o",
                                    lowered])
            imported += is_read
            if is_read:
                _, problem = run(["pad-opt", "--pad-compile", lowered, "-o", "/dev/null"])
            if problem:
                findings += 1
                print(f"mutant {number}: {problem}\n{mutant.read_text()}")
    print(f"imported {imported} of {options.count} mutants, {findings} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
