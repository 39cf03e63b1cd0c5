"""XLA:CPU on one thread: jax.numpy.pad, jitted for each case, with dispatch by the
thread that calls. Results are its own. Adjoints are its vector-Jacobian products.
"""

import os

# XLA takes as many threads as the process has processors when it starts.
_processors = os.sched_getaffinity(0)
os.sched_setaffinity(0, {min(_processors)})
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_cpu_enable_async_dispatch", False)
jax.config.update("jax_enable_x64", True)
jax.block_until_ready(jnp.zeros(()))
os.sched_setaffinity(0, _processors)

NAME = "jax"

MODES = {mode: mode for mode in ("constant", "edge", "reflect", "symmetric", "wrap")}


def version():
    return jax.__version__


def prepare_alloc(case):
    mode = case.require_mode(MODES)
    element = jnp.bfloat16 if case.type == "bf16" else case.source.dtype
    source = jnp.asarray(case.source.view(element))
    options = {}
    if mode == "constant":
        options["constant_values"] = np.array([case.value]).view(element)[0]
    amounts = list(zip(case.low, case.high))
    pad = jax.jit(lambda x: jnp.pad(x, amounts, mode, **options))
    return lambda: pad(source).block_until_ready()


def prepare_adjoint(case):
    mode = case.require_mode(MODES)
    element = jnp.bfloat16 if case.type == "bf16" else case.source.dtype
    gradient = jnp.asarray(case.source.view(element))
    source = jax.ShapeDtypeStruct(case.shape, element)
    amounts = list(zip(case.low, case.high))
    transpose = jax.linear_transpose(lambda x: jnp.pad(x, amounts, mode), source)
    adjoint = jax.jit(lambda g: transpose(g)[0])
    return lambda: adjoint(gradient).block_until_ready()


def to_numpy(result):
    return np.asarray(result)


ADJOINTS = {"jax alloc": prepare_adjoint}
VARIANTS = {"jax alloc": prepare_alloc}
