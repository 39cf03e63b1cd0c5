#!/usr/bin/env python3
"""A 3x3 stencil over weights on an image that is mirrored at its border, here and
in the libraries that are installed (tools/bench/setup-peers.sh), one thread each.

    tools/bench/boundary_peers.py --build build [--size HxW] [--calls N]
        [--repeat N]

Images are of f32, and of u8 with sums of 32 bits where a library has them. Times
are microseconds, the least of many calls; ours are those of pad-run and of the
schedules of docs/examples/schedules. Sums are compared with those of NumPy: those
of u8 are equal, those of f32 may be added up in another order.
"""

import argparse
import os
import sys
import tempfile
import time

import peers

peers.enter_environment()

import numpy as np

import boundary
import consumers


def reference(image, weights):
    """The sums, in double precision."""
    wide = np.pad(image.astype(np.float64), 1, "reflect")
    height, width = image.shape
    return sum(
        weights[i, j].astype(np.float64) * wide[i : i + height, j : j + width]
        for i in range(3) for j in range(3))


def opencv(image, weights):
    import cv2

    cv2.setNumThreads(1)
    depth = cv2.CV_32F
    kernel = weights.astype(np.float32)
    result = np.empty(image.shape, np.float32)

    def call():
        cv2.filter2D(image, depth, kernel, dst=result,
                     borderType=cv2.BORDER_REFLECT_101)
        return result

    return call


def torch(image, weights):
    import torch

    torch.set_num_threads(1)
    if image.dtype != np.float32:
        return None
    source = torch.from_numpy(image)[None, None]
    kernel = torch.from_numpy(weights)[None, None]

    def call():
        padded = torch.nn.functional.pad(source, (1, 1, 1, 1), "reflect")
        return torch.nn.functional.conv2d(padded, kernel)[0, 0].numpy()

    return call


def xla(image, weights):
    import peer_jax  # On one thread, from when it starts.
    from peer_jax import jax, jnp

    height, width = image.shape
    element = jnp.float32 if image.dtype == np.float32 else jnp.int32

    @jax.jit
    def stencil(x, w):
        wide = jnp.pad(x, 1, "reflect").astype(element)
        return sum(w[i, j].astype(element) * wide[i : i + height, j : j + width]
                   for i in range(3) for j in range(3))

    x, w = jnp.asarray(image), jnp.asarray(weights)
    return lambda: stencil(x, w).block_until_ready()


def halide(image, weights):
    import halide as hl

    element = hl.Float(32) if image.dtype == np.float32 else hl.Int(32)
    source = hl.ImageParam(hl.Float(32) if image.dtype == np.float32
                           else hl.UInt(8), 2, "x")
    kernel = hl.ImageParam(hl.Float(32) if image.dtype == np.float32
                           else hl.UInt(8), 2, "w")
    height, width = image.shape
    for buffer, extents in ((source, (width, height)), (kernel, (3, 3))):
        for axis, extent in enumerate(extents):
            buffer.dim(axis).set_bounds(0, extent)
            buffer.dim(axis).set_stride(1 if axis == 0 else extents[0])
    x, y, result = hl.Var("x"), hl.Var("y"), hl.Func("result")
    bounded = hl.BoundaryConditions.mirror_interior(source)
    result[x, y] = sum(
        (hl.cast(element, kernel[j, i])
         * hl.cast(element, bounded[x + j - 1, y + i - 1])
         for i in range(3) for j in range(3)), start=hl.cast(element, 0))
    result.vectorize(x, 16, hl.TailStrategy.ShiftInwards)
    target = hl.get_host_target().with_feature(hl.TargetFeature.NoAsserts)
    stencil = result.compile_to_callable([source, kernel], target)
    array = np.empty(image.shape,
                     np.float32 if image.dtype == np.float32 else np.int32)
    buffers = [hl.Buffer(a) for a in (image, weights, array)]

    def call():
        stencil(*buffers)
        return array

    return call


PEERS = {"OpenCV": opencv, "PyTorch": torch, "XLA": xla, "Halide": halide}


def time_calls(call, calls):
    best = float("inf")
    for _ in range(calls):
        start = time.perf_counter_ns()
        call()
        best = min(best, time.perf_counter_ns() - start)
    return best / 1000


def measure(options, name, height, width):
    """Times of all for the consumer `name` of consumers.py."""
    consumer = next(c for c in consumers.CONSUMERS if c.name == name)
    times, calls = {}, {}
    with tempfile.TemporaryDirectory() as folder:
        programs = boundary.Programs(options, consumer, height, width, folder)
        scheduled = programs.compare("reflect")
        image = np.load(programs.source).view(
            np.float32 if consumer.element == "f32" else np.uint8)
        weights = np.load(programs.weights[1]).view(image.dtype)
        expected = reference(image, weights)
        for peer, prepare in PEERS.items():
            try:
                call = prepare(image, weights)
            except ImportError as error:
                print(f"{peer} is left out: {error}", file=sys.stderr)
                continue
            if call is None:
                continue
            if not np.allclose(np.asarray(call()), expected, rtol=1e-4,
                               atol=1e-4):
                sys.exit(f"{peer}: sums differ")
            calls[peer] = call
        for _ in range(options.repeat):
            ours, _ = programs.time(scheduled, programs.source, options.calls)
            times["here"] = min(ours, times.get("here", ours))
            for peer, call in calls.items():
                taken = time_calls(call, options.calls)
                times[peer] = min(taken, times.get(peer, taken))
    return times


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build", help="the build folder")
    parser.add_argument("--llvm-bin", default="/usr/lib/llvm-22/bin")
    parser.add_argument("--size", default="1080x1920", help="HxW of the image")
    parser.add_argument("--calls", type=int, default=50, help="calls of a turn")
    parser.add_argument("--repeat", type=int, default=3, help="turns of each")
    parser.set_defaults(dynamic=False)
    options = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    names = ["here", *PEERS]
    print("| operation | " + " | ".join(names) + " |\n| --- |"
          + " --: |" * len(names))
    height, width = map(int, options.size.split("x"))
    for name in ("stencil 3x3 f32", "stencil 3x3 u8"):
        times = measure(options, name, height, width)
        cells = (f"{times[n]:.0f}" if n in times else "" for n in names)
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
