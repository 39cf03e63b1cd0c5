"""The options of programs that compare random cases, and the loop over cases of one
result."""

import argparse

import numpy as np

import pad


def get_parser(description):
    """Cases `seed` to `seed + count`; with `perturb`, a difference is to be found."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--perturb", action="store_true",
                        help="change an element that is expected")
    return parser


def compare_cases(description, create_case):
    """Compiles `get_text()` of each case with its `options`, and compares its result for
    `get_inputs()` with `get_expected()`. Returns the exit code."""
    args = get_parser(description).parse_args()
    differences = 0
    for seed in range(args.seed, args.seed + args.count):
        case = create_case(seed)
        actual = pad.compile(case.get_text(), options=case.options)(*case.get_inputs())
        expected = case.get_expected()
        if args.perturb:
            expected.flat[-1] += 1
        if not np.array_equal(actual, expected):
            differences += 1
            print(f"seed {seed} differs: {case.options}\n{case.get_text()}")
    print(f"{args.count} programs: {differences} differences")
    return 1 if differences else 0
