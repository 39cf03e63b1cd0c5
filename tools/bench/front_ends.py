#!/usr/bin/env python3
"""Times what PyTorch and JAX print: by pad, by upstream alone, by themselves.

usage: front_ends.py prepare BIN FOLDER [NAME]...
       front_ends.py time FOLDER [NAME]...

`prepare` prints each module with torch-mlir or JAX, as the page FrontEnds.md does, and
compiles it in four ways: by pad (`pad-run --emit-object`), by the passes and the
options of upstream that make it fastest, and with IREE, as it is and with
`--raise-to-pad` in front of it. `time` calls all of them and the front end's own
function, each in a process of its own on one thread, and prints the shortest call of
each in microseconds of processor time. Results that differ by more than sums of another
order do are an error. Needs test/FrontEnds/requirements.txt and IREE, and LLVM_BIN
(/usr/lib/llvm-22/bin).
"""

import ctypes
import json
import os
import pathlib
import subprocess
import sys

os.environ["XLA_FLAGS"] = (
    "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

import numpy as np

from compiled import Memref
from timing import CLOCKS, Runner, allocate

LLVM = pathlib.Path(os.environ.get("LLVM_BIN", "/usr/lib/llvm-22/bin"))

# The best of upstream: what front ends wrote is fused before it becomes loops.
UPSTREAM = (
    "builtin.module(inline,symbol-dce,canonicalize,"
    "func.func(linalg-fuse-elementwise-ops),canonicalize,cse,"
    "one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map},"
    "buffer-results-to-out-params{hoist-static-allocs modify-public-functions},"
    "buffer-deallocation-pipeline,canonicalize,cse,"
    "func.func(llvm-request-c-wrappers),convert-linalg-to-loops,"
    "canonicalize,cse,expand-strided-metadata,lower-affine,convert-scf-to-cf,"
    "convert-to-llvm,reconcile-unrealized-casts)"
)


def values(shape, scale=1.0):
    count = int(np.prod(shape))
    return (((np.arange(count) * 37 + 1) % 97 - 48) * scale).astype(
        np.float32).reshape(shape)


def make_torch(name):
    """The function of PyTorch and the shape of its argument."""
    import torch
    from torch.nn import functional as F

    def weight(*shape):
        return torch.nn.Parameter(torch.from_numpy(values(shape, 0.01)),
                                  requires_grad=False)

    class Module(torch.nn.Module):
        def __init__(self, function, *weights):
            super().__init__()
            self.function = function
            self.weights = torch.nn.ParameterList(weights)

        def forward(self, x):
            return self.function(x, *self.weights)

    def pad(x, amount, mode="reflect"):
        return F.pad(x, (amount,) * 4, mode=mode)

    def five_points(y, x):
        return (y[..., 2:, 1:-1] + y[..., :-2, 1:-1] + y[..., 1:-1, 2:] +
                y[..., 1:-1, :-2] - 4 * x)

    def rolls(x):
        return (torch.roll(x, 1, 0) + torch.roll(x, -1, 0) +
                torch.roll(x, 1, 1) + torch.roll(x, -1, 1) - 4 * x)

    def u_net(x, a, b, c, d):
        x = F.relu(F.conv2d(pad(x, 1), a))
        y = F.relu(F.conv2d(pad(F.max_pool2d(x, 2), 1), b))
        y = F.relu(F.conv2d(pad(y, 1), c))
        y = F.interpolate(y, scale_factor=2, mode="nearest")
        return F.conv2d(pad(torch.cat([x, y], 1), 1), d)

    def style(x, a, b, c):
        x = F.relu(F.conv2d(pad(x, 4), a))
        y = F.relu(F.conv2d(pad(x, 1), b))
        return x + F.conv2d(pad(y, 1), c)

    image = (1, 32, 256, 256)
    functions = {
        "reflect": (image, lambda x: pad(x, 1)),
        "edge": (image, lambda x: pad(x, 1, "replicate")),
        "wrap": (image, lambda x: pad(x, 1, "circular")),
        "roll": ((2048, 2048), lambda x: torch.roll(x, (3, -5), (0, 1))),
        "stencil of a pad": ((1, 1, 1024, 1024), lambda x: five_points(
            pad(x, 1, "circular"), x)),
        "stencil of rolls": ((1024, 1024), rolls),
        "blur": ((1, 3, 512, 512),
                 lambda x, w: F.conv2d(pad(x, 2), w, groups=3),
                 weight(3, 1, 5, 5)),
        "convolution": ((1, 16, 128, 128), lambda x, w: F.conv2d(pad(x, 1), w),
                        weight(16, 16, 3, 3)),
        "U-Net block": ((1, 3, 128, 128), u_net, weight(16, 3, 3, 3),
                        weight(16, 16, 3, 3), weight(16, 16, 3, 3),
                        weight(3, 32, 3, 3)),
        "style block": ((1, 3, 64, 64), style, weight(16, 3, 9, 9),
                        weight(16, 16, 3, 3), weight(16, 16, 3, 3)),
        "causal convolution": ((1, 32, 8192),
                               lambda x, w: F.conv1d(F.pad(x, (2, 0)), w),
                               weight(32, 32, 3)),
    }
    if name not in functions:
        return None
    shape, function, *weights = functions[name]
    return Module(function, *weights).eval(), shape


def make_jax(name):
    """The function of JAX and the shape of its argument."""
    import jax
    import jax.numpy as jnp
    from jax import lax

    def neighbours(y):
        return y[2:, 1:-1] + y[:-2, 1:-1] + y[1:-1, 2:] + y[1:-1, :-2]

    def five_points(y, x):
        return neighbours(y) - 4 * x

    def rolls(x):
        return (jnp.roll(x, 1, 0) + jnp.roll(x, -1, 0) + jnp.roll(x, 1, 1) +
                jnp.roll(x, -1, 1) - 4 * x)

    def vjp(g):
        source = jax.ShapeDtypeStruct((2048, 2048), g.dtype)
        return jax.linear_transpose(
            lambda x: jnp.pad(x, 1, mode="reflect"), source)(g)[0]

    def heat(x):
        return lax.fori_loop(0, 10, lambda _, y: y + 0.1 * five_points(
            jnp.pad(y, 1, mode="wrap"), y), x)

    def wave(x):
        def step(state, _):
            now, before = state
            padded = jnp.pad(now, 1, mode="edge")
            return (2 * now - before + 0.2 * five_points(padded, now), now), None
        return lax.scan(step, (x, x), None, length=10)[0][0]

    def halo(x):
        def step(_, y):
            y = y.at[1:-1, 1:-1].set(0.25 * neighbours(y))
            y = y.at[0].set(y[-2]).at[-1].set(y[1])
            return y.at[:, 0].set(y[:, -2]).at[:, -1].set(y[:, 1])
        return lax.fori_loop(0, 10, step, x)

    def pool(x):
        return lax.reduce_window(
            jnp.pad(jnp.maximum(x, 0), 1, mode="edge"), -jnp.inf, lax.max, (3, 3),
            (1, 1), "VALID")

    def network(layout, kernel, axes):
        """Four convolutions of 3 x 3, each of a pad of the one before."""
        def function(x):
            channels = x.shape[layout.index("C")]
            extents = {"H": 3, "W": 3, "I": channels, "O": channels}
            w = values([extents[axis] for axis in kernel], 0.1 / channels)
            for _ in range(4):
                x = jnp.pad(x, [(int(k in axes),) * 2 for k in range(4)], "reflect")
                x = jnp.maximum(lax.conv_general_dilated(
                    x, w, (1, 1), "VALID", dimension_numbers=(layout, kernel, layout)),
                    0)
            return x
        return function

    square, large = (2048, 2048), (1024, 1024)
    first = network("NCHW", "OIHW", (2, 3))
    last = network("NHWC", "HWIO", (1, 2))
    functions = {
        "ten steps of heat": (large, heat),
        "ten steps of a wave": (large, wave),
        "ten steps with a halo": (large, halo),
        "maximum of neighbours": (large, pool),
        "four convolutions of 8 channels": ((1, 8, 56, 56), first),
        "of 32 channels": ((1, 32, 56, 56), first),
        "of 8 channels, last": ((1, 56, 56, 8), last),
        "of 32 channels, last": ((1, 56, 56, 32), last),
        "reflect": (square, lambda x: jnp.pad(x, 1, mode="reflect")),
        "edge": (square, lambda x: jnp.pad(x, 1, mode="edge")),
        "wrap": (square, lambda x: jnp.pad(x, 1, mode="wrap")),
        "roll": (square, lambda x: jnp.roll(x, (3, -5), (0, 1))),
        "stencil of a pad": (large, lambda x: five_points(
            jnp.pad(x, 1, mode="wrap"), x)),
        "stencil of rolls": (large, rolls),
        "vjp of reflect": ((2050, 2050), vjp),
    }
    if name not in functions:
        return None
    shape, function = functions[name]
    return jax.jit(function), shape


NAMES = ["reflect", "edge", "wrap", "roll", "stencil of a pad",
         "stencil of rolls", "blur", "convolution", "U-Net block", "style block",
         "causal convolution", "vjp of reflect", "ten steps of heat",
         "ten steps of a wave", "ten steps with a halo", "maximum of neighbours",
         "four convolutions of 8 channels", "of 32 channels", "of 8 channels, last",
         "of 32 channels, last"]
COLUMNS = ["own", "pad", "upstream", "iree", "iree-with-pad"]
TURNS = 25
MAKERS = {"PyTorch": make_torch, "JAX": make_jax}


def print_texts(front_end, function, shape, folder):
    """What pad reads, what upstream reads, and what IREE reads."""
    x = values(shape)
    paths = [folder / name for name in ["pad.mlir", "upstream.mlir", "iree.mlir"]]
    if front_end == "PyTorch":
        import torch
        from torch_mlir import fx
        exported = torch.export.export(function, (torch.from_numpy(x),))
        texts = [str(fx.export_and_import(exported, output_type="linalg-on-tensors",
                                          func_name="main"))] * 2
        texts.append(str(fx.export_and_import(exported, output_type="torch",
                                              func_name="main")))
    else:
        from jax._src.interpreters import mlir as jax_mlir
        from jaxlib.mlir import passmanager
        from jaxlib.mlir.dialects import stablehlo
        stablehlo.register_stablehlo_passes()
        lowered = function.lower(x)
        text = lowered.as_text()
        module = lowered.compiler_ir()
        with module.context:
            passmanager.PassManager.parse(
                "builtin.module(inline,func.func(stablehlo-legalize-to-linalg),"
                "canonicalize)").run(module.operation)
            texts = [text, str(module), text]
    for path, text in zip(paths, texts):
        path.write_text(text)
    return paths


def run(command, **options):
    subprocess.run(list(map(str, command)), check=True, **options)


def link(folder, name):
    # Upstream copies blocks by a function of its library.
    lib = LLVM.parent / "lib"
    run(["cc", "-shared", "-o", folder / f"{name}.so", folder / f"{name}.o", "-lm",
         f"-L{lib}", f"-Wl,--as-needed,-rpath,{lib}", "-lmlir_c_runner_utils"])


def compile_upstream(text, folder):
    run([LLVM / "mlir-opt", text, f"--pass-pipeline={UPSTREAM}", "-o",
         folder / "llvm.mlir"])
    run([LLVM / "mlir-translate", "--mlir-to-llvmir", folder / "llvm.mlir", "-o",
         folder / "upstream.ll"])
    run([LLVM / "opt", "-O3", "-mcpu=native", folder / "upstream.ll", "-o",
         folder / "upstream.bc"])
    run([LLVM / "llc", "-O3", "-mcpu=native", "-relocation-model=pic",
         "-filetype=obj", folder / "upstream.bc", "-o", folder / "upstream.o"])
    link(folder, "upstream")


def compile_iree(bin, front_end, text, folder):
    target = ["--iree-hal-target-device=local",
              "--iree-hal-local-target-device-backends=llvm-cpu",
              "--iree-llvmcpu-target-cpu=host", "--iree-opt-level=O3"]
    kind = "torch" if front_end == "PyTorch" else "stablehlo"
    compiler = pathlib.Path(sys.executable).parent / "iree-compile"
    run([compiler, text, f"--iree-input-type={kind}", *target, "-o",
         folder / "iree.vmfb"])
    run([compiler, text, f"--iree-input-type={kind}", "--compile-to=input",
         "--mlir-print-op-generic", "-o", folder / "input.mlir"])
    run([bin / "pad-opt", "--allow-unregistered-dialect", "--raise-to-pad",
         "--canonicalize", "--convert-pad-to-linalg", "--mlir-print-op-generic",
         folder / "input.mlir", "-o", folder / "raised.mlir"])
    run([compiler, folder / "raised.mlir", "--compile-from=input", *target, "-o",
         folder / "iree-with-pad.vmfb"])


def prepare(bin, root, names):
    for name in names:
        for front_end, make in MAKERS.items():
            if not (made := make(name)):
                continue
            folder = root / f"{name} {front_end}".replace(" ", "-")
            folder.mkdir(parents=True, exist_ok=True)
            ours, upstream, iree = print_texts(front_end, *made, folder)
            steps = {
                "pad": lambda: (run([bin / "pad-run", ours, "--emit-object",
                                     folder / "pad.o"]), link(folder, "pad")),
                "upstream": lambda: compile_upstream(upstream, folder),
                "IREE": lambda: compile_iree(bin, front_end, iree, folder),
            }
            for step, function in steps.items():
                try:
                    function()
                except subprocess.CalledProcessError as error:
                    print(f"{name}, {front_end}: {step}: {error}", flush=True)


def load(path, x, result):
    main = ctypes.CDLL(str(path))._mlir_ciface_main
    arguments = [ctypes.byref(Memref(array)) for array in (x, result)]
    return lambda: main(*arguments)


def load_iree(path, x):
    from iree import runtime
    config = runtime.Config("local-sync")
    module = runtime.load_vm_module(
        runtime.VmModule.mmap(config.vm_instance, str(path)), config)
    function = module["main"] if "main" in module.vm_module.function_names else \
        module[module.vm_module.function_names[0]]
    on_device = runtime.asdevicearray(config.device, x)
    return lambda: function(on_device)


def make_own_call(front_end, function, x):
    """The call of the front end's own function, and what it computes."""
    if front_end == "PyTorch":
        import torch
        torch.set_num_threads(1)
        torch.set_grad_enabled(False)
        argument = torch.from_numpy(x)
        return lambda: function(argument), function(argument).numpy()
    import jax
    argument = jax.device_put(x)
    return (lambda: function(argument).block_until_ready(),
            np.asarray(function(argument)))


def time_one(folder, name, front_end, column):
    """Prints the shortest call in nanoseconds, after its result is compared."""
    function, shape = MAKERS[front_end](name)
    x = allocate(shape, np.float32)
    x[...] = values(shape)
    expected_path = folder / "expected.npy"
    if column == "own":
        call, result = make_own_call(front_end, function, x)
        np.save(expected_path, result)
    elif column in ["pad", "upstream"]:
        result = allocate(np.load(expected_path).shape, np.float32)
        call = load(folder / f"{column}.so", x, result)
        call()
    else:
        call = load_iree(folder / f"{column}.vmfb", x)
        result = call().to_host()
    if not np.allclose(result, np.load(expected_path), rtol=1e-4, atol=1e-3):
        raise SystemExit(f"{folder.name}: {column} differs")
    runner = Runner(call, CLOCKS["process"])
    best = float("inf")
    for _ in range(TURNS):
        best = runner.take_turn(best)
    print(best)


def time_all(root, names):
    """Each column in a process of its own: libraries of two front ends in one may
    disturb each other."""
    print("| module | from | " + " | ".join(COLUMNS) + " |")
    print("|---|---|" + "---:|" * len(COLUMNS))
    for name in names:
        for front_end in MAKERS:
            folder = root / f"{name} {front_end}".replace(" ", "-")
            if not folder.exists():
                continue
            cells = []
            for column in COLUMNS:
                process = subprocess.run(
                    [sys.executable, __file__, "one", folder, name, front_end,
                     column], capture_output=True, text=True)
                failed = process.returncode != 0
                cells.append("-" if failed else
                             f"{float(process.stdout) / 1000:.0f}")
                if failed:
                    print(process.stderr.strip().splitlines()[-1:], file=sys.stderr)
            print(f"| {name} | {front_end} | " + " | ".join(cells) + " |",
                  flush=True)


def main():
    arguments = sys.argv[2:]
    if sys.argv[1] == "prepare":
        bin, root, *names = arguments
        prepare(pathlib.Path(bin).resolve(), pathlib.Path(root), names or NAMES)
    elif sys.argv[1] == "one":
        folder, *rest = arguments
        time_one(pathlib.Path(folder), *rest)
    else:
        root, *names = arguments
        time_all(pathlib.Path(root), names or NAMES)


if __name__ == "__main__":
    main()
