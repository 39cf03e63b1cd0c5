#!/usr/bin/env python3
"""Measures other libraries that pad, for `pad-bench --peers`.

Speaks the protocol of lib/Tools/PadBench/Peers.h on standard input and output,
with every peer that can be imported. tools/bench/setup-peers.sh installs them
into a virtual environment, which this program finds by itself.
"""

import importlib
import json
import math
import os
import pathlib
import sys

PEERS = [
    "numpy",
    "opencv",
    "torch",
    "onnxruntime",
    "openvino",
    "jax",
    "iree",
    "halide",
]


def enter_environment():
    """Goes on in the virtual environment, if there is one."""
    root = pathlib.Path(__file__).resolve().parents[2]
    environment = root / ".venv"
    python = environment / "bin" / "python"
    if python.exists() and pathlib.Path(sys.prefix) != environment:
        os.execv(python, [str(python)] + sys.argv)


def load_peers():
    peers = []
    for name in PEERS:
        try:
            peers.append(importlib.import_module(f"peer_{name}"))
        except ImportError as error:
            print(f"peers: {name} is left out: {error}", file=sys.stderr)
    return peers


def is_expected(actual, expected, case):
    from case import decode

    if actual.nbytes != expected.nbytes:
        return False
    if case.adjoint:
        # Sums are of small integers, exact in any order; zeros have two signs.
        actual = actual.view(expected.dtype).reshape(expected.shape)
        return (decode(case, actual) == decode(case, expected)).all()
    return actual.tobytes() == expected.tobytes()


def run_variant(peer, contender, prepare, case, expected, yardstick, question):
    from case import Unsupported
    from timing import measure

    result = {"contender": contender}
    try:
        call = prepare(case)
        actual = peer.to_numpy(call())
    except Unsupported as error:
        return result | {"note": str(error)}
    except (
        Exception
    ) as error:  # Whatever a library says about what it cannot do.
        message = str(error).strip() or type(error).__name__
        return result | {"note": message.splitlines()[0]}
    if not is_expected(actual, expected, case):
        return result | {"note": "its result is not what the semantics demand"}
    if "seconds" in question:
        times, copy_times = measure(
            call, yardstick, question["seconds"], question["clock"]
        )
        result |= {"ns": times, "memcpy_ns": copy_times}
    return result


def get_variants(peer, case):
    return getattr(peer, "ADJOINTS", {}) if case.adjoint else peer.VARIANTS


def answer(peers, question):
    from case import Unsupported, expect, make_case
    from timing import Yardstick

    try:
        case = make_case(question)
    except Unsupported as error:
        return [{"contender": peer.NAME, "note": str(error)} for peer in peers]
    expected = expect(case)
    yardstick = Yardstick(
        math.prod(case.result_shape) * expected.itemsize
    )
    return [
        run_variant(
            peer, contender, prepare, case, expected, yardstick, question
        )
        for peer in peers
        for contender, prepare in get_variants(peer, case).items()
    ]


def main():
    # What libraries print must not get among the answers.
    channel = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    try:
        peers = load_peers()
    except Exception as error:
        sys.exit(f"peers: error: {error}")
    print(
        json.dumps({"peers": {p.NAME: p.version() for p in peers}}),
        file=channel,
    )
    for line in sys.stdin:
        results = answer(peers, json.loads(line))
        print(json.dumps({"results": results}), file=channel)


if __name__ == "__main__":
    enter_environment()
    main()
