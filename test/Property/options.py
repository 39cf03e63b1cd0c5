"""The options of programs that compare random cases."""

import argparse


def get_parser(description):
    """Cases `seed` to `seed + count`; with `perturb`, a difference is to be found."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--perturb", action="store_true",
                        help="change an element that is expected")
    return parser
