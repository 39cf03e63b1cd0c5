"""Compares adjoints with the gradients that PyTorch and JAX compute.

usage: compare_gradients.py PAD_RUN FOLDER [CASES]

Draws CASES pads (500) for each of the two, of the modes and amounts that they
have, and runs their adjoints as 20 functions of a module at a time; FOLDER gets
the files. Of integers held in floats the bits have to be equal; of other floats
the difference has to be that of another order of the sum.
"""

import pathlib
import random
import subprocess
import sys

import jax
import jax.numpy as jnp
import numpy as np
import torch

# Floats that are sums of up to some hundred numbers below 1.
TOLERANCE = 1e-5

TORCH_MODES = {"constant": "constant", "reflect": "reflect",
               "edge": "replicate", "wrap": "circular"}


def draw_torch(rng):
    """A pad that PyTorch has: of the last one to three axes of up to five; a
    negative amount extends what is left in circular mode, so none is drawn."""
    mode = rng.choice(list(TORCH_MODES))
    padded = rng.randint(1, 3)
    shape = [rng.randint(1, 3) for _ in range(2)]
    shape += [rng.randint(2, 9) for _ in range(padded)]
    low, high = [0, 0], [0, 0]
    for extent in shape[2:]:
        most = {"reflect": extent - 1, "wrap": extent}.get(mode, 7)
        least = 0 if mode == "wrap" else -(extent // 2) + 1
        low.append(rng.randint(least, most))
        high.append(rng.randint(least, most))
    return mode, shape, low, high


def torch_gradient(mode, shape, low, high, g):
    x = torch.zeros(shape, requires_grad=True)
    amounts = [a for pair in list(zip(low, high))[:1:-1] for a in pair]
    y = torch.nn.functional.pad(x, amounts, TORCH_MODES[mode])
    y.backward(torch.from_numpy(g))
    return x.grad.numpy()


def draw_jax(rng):
    """A pad that JAX has: of any axis, and of any width that is not negative."""
    mode = rng.choice(["constant", "edge", "reflect", "symmetric", "wrap"])
    shape = [rng.randint(1, 6) for _ in range(rng.randint(1, 3))]
    return (mode, shape, [rng.randint(0, 7) for _ in shape],
            [rng.randint(0, 7) for _ in shape])


def jax_gradient(mode, shape, low, high, g):
    def pad(x):
        return jnp.pad(x, list(zip(low, high)), mode=mode)

    return np.asarray(jax.vjp(pad, jnp.zeros(shape, jnp.float32))[1](g)[0])


def tensor(shape):
    return f"tensor<{'x'.join(map(str, shape))}xf32>"


def module(cases):
    """A function of all cases, from gradients to results."""
    padded = [tensor(g.shape) for *_, g in cases]
    results = ", ".join(tensor(shape) for _, shape, *_ in cases)
    lines = [f"func.func @main({', '.join(f'%g{k}: {t}' for k, t in enumerate(padded))})"
             f" -> ({results}) {{"]
    for k, (mode, shape, low, high, _) in enumerate(cases):
        lines.append(f"  %{k} = pad.adjoint {mode} %g{k} low{low} high{high}"
                     f" : {padded[k]} to {tensor(shape)}")
    values = ", ".join(f"%{k}" for k in range(len(cases)))
    return "\n".join([*lines, f"  return {values} : {results}", "}", ""])


def count_differences(pad_run, folder, cases, gradient, tolerance):
    """How many of `cases` differ from what `gradient` gives."""
    model = folder / "model.mlir"
    model.write_text(module(cases))
    command = [pad_run, model, "-O0"]
    expected = [gradient(*case) for case in cases]
    for k, (*_, g) in enumerate(cases):
        np.save(folder / f"g{k}.npy", g)
        command += ["--input", folder / f"g{k}.npy"]
        command += ["--output", folder / f"x{k}.npy"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    differences = 0
    for k, case in enumerate(cases):
        actual = np.load(folder / f"x{k}.npy")
        equal = np.all(np.abs(actual - expected[k])
                       <= tolerance * (1 + np.abs(expected[k])))
        if actual.shape != expected[k].shape or not equal:
            differences += 1
            print("differs:", *case[:4])
    return differences


def main():
    pad_run, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 500
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(20)
    numbers = np.random.default_rng(20)
    differences = 0
    for name, draw, gradient in [("PyTorch", draw_torch, torch_gradient),
                                 ("JAX", draw_jax, jax_gradient)]:
        for kind, tolerance in [("integers", 0), ("floats", TOLERANCE)]:
            done = different = 0
            while done < count:
                cases = []
                for _ in range(min(20, count - done)):
                    mode, shape, low, high = draw(rng)
                    padded = [n + l + h for n, l, h in zip(shape, low, high)]
                    g = (numbers.integers(-99, 99, padded) if tolerance == 0
                         else numbers.uniform(-1, 1, padded))
                    cases.append((mode, shape, low, high, g.astype(np.float32)))
                different += count_differences(pad_run, folder, cases, gradient,
                                               tolerance)
                done += len(cases)
            print(f"{name}, {kind}: {done} cases, {different} differences",
                  flush=True)
            differences += different
    return differences != 0


if __name__ == "__main__":
    sys.exit(main())
