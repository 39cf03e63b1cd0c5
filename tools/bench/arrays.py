#!/usr/bin/env python3
"""Times the Python package against numpy.pad and PyTorch, in this process and on
one thread: each call makes its result, and the two of a pair take turns.

`pad` must be importable (PYTHONPATH=build/python), and PyTorch for its rows.
"""

import argparse
import json
import math
import pathlib
import re
import types

import numpy as np
import pad

import peer_numpy
from case import Unsupported, expect, make_case
from peers import is_expected
from timing import measure

try:
    import pad.torch
    import peer_torch
except ImportError:
    peer_torch = None

WORKLOADS = pathlib.Path(__file__).resolve().parents[2] / "docs/performance.json"


def parse(workload):
    """The question that pad-bench asks of a workload without text values."""
    mode, element, extents, *rest = workload.split()
    shape = [int(n) for n in extents.split("x")]
    question = {"mode": mode, "type": element, "shape": shape,
                "low": [0] * len(shape), "high": [0] * len(shape)}
    for word in rest:
        name, _, text = word.partition("=")
        if name == "value":
            question["value"] = text
            continue
        for side in ("low", "high") if name == "pad" else (name,):
            # Amounts that are left out at the end are 0.
            amounts = [int(n) for n in text.split(",")]
            question[side] = amounts + [0] * (len(shape) - len(amounts))
    return question


def pad_array(case):
    arguments = (case.source, case.low, case.high, case.mode)
    if case.mode == "constant":
        return lambda: pad.pad(*arguments, value=case.value)
    return lambda: pad.pad(*arguments)


def _get_torch_amounts(case):
    return [n for pair in zip(case.low[::-1], case.high[::-1]) for n in pair]


def pad_tensor(case):
    source = peer_torch._wrap(case.source, case)
    amounts = _get_torch_amounts(case)
    mode = peer_torch.MODES.get(case.mode, case.mode)
    value = peer_torch._get_value(case) if mode == "constant" else None
    return lambda: pad.torch.pad(source, amounts, mode, value)


def differentiate_tensor(case):
    torch = peer_torch.torch
    gradient = peer_torch._wrap(case.source, case)
    mode = peer_torch.MODES.get(case.mode, case.mode)
    with torch.enable_grad():
        source = torch.zeros(case.shape, dtype=gradient.dtype,
                             requires_grad=True)
        padded = pad.torch.pad(source, _get_torch_amounts(case), mode)
    return lambda: torch.autograd.grad(padded, source, gradient,
                                       retain_graph=True)[0]


def list_pairs():
    """What is timed: ours and theirs, how to make a call, and how to read it."""
    pairs = [("pad.pad", "numpy.pad", False, pad_array,
              peer_numpy.prepare_alloc, peer_numpy.to_numpy)]
    if peer_torch:
        pairs += [("pad.torch.pad", "torch.nn.functional.pad", False,
                   pad_tensor, peer_torch.prepare_alloc, peer_torch.to_numpy),
                  ("gradient of pad.torch.pad", "gradient of PyTorch", True,
                   differentiate_tensor, peer_torch.prepare_adjoint,
                   peer_torch.to_numpy)]
    return pairs


def compare(question, pair, seconds):
    """The times of a call of ours and of theirs, or None where they have none."""
    ours, theirs, adjoint, make_ours, make_theirs, to_numpy = pair
    try:
        case = make_case({**question, "adjoint": adjoint})
        other = make_theirs(case)
        other()
    except (Unsupported, NotImplementedError, RuntimeError):
        return None
    call, expected = make_ours(case), expect(case)
    for name, function in ((ours, call), (theirs, other)):
        if not is_expected(to_numpy(function()), expected, case):
            raise SystemExit(f"arrays: error: {name} is wrong on {question}")
    times, others = measure(call, types.SimpleNamespace(call=other), seconds,
                            "wall")
    return min(times), min(others)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workloads", type=pathlib.Path, default=WORKLOADS)
    parser.add_argument("--filter", default="", help="a regular expression")
    parser.add_argument("--seconds", type=float, default=0.02,
                        help="of each of two rounds of a pair")
    parser.add_argument("--json", type=pathlib.Path,
                        help="a file that keeps the least times of several runs")
    arguments = parser.parse_args()
    pad.set_num_threads(1)
    kept = {}
    if arguments.json and arguments.json.exists():
        kept = json.loads(arguments.json.read_text())
    for entry in json.loads(arguments.workloads.read_text())["workloads"]:
        name = entry["workload"]
        if not re.search(arguments.filter, name):
            continue
        for pair in list_pairs():
            times = compare(parse(name), pair, arguments.seconds)
            if times:
                row = kept.setdefault(f"{pair[0]} over {pair[1]}", {})
                row[name] = list(map(min, times, row.get(name, times)))
    if arguments.json:
        arguments.json.write_text(json.dumps(kept, indent=1))
    print("| | times as fast, mean | least | on | workloads |\n|---|---|---|---|---|")
    for title, results in kept.items():
        ratios = {name: theirs / ours
                  for name, (ours, theirs) in results.items()}
        mean = math.exp(sum(map(math.log, ratios.values())) / len(ratios))
        least = min(ratios, key=ratios.get)
        print(f"| {title} | {mean:.2f} | {ratios[least]:.2f} | `{least}` | "
              f"{len(ratios)} |")


if __name__ == "__main__":
    main()
