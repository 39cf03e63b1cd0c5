"""IREE on one thread, a module for each case, compiled for this machine from
the only pad that it has: tensor.pad with a constant."""

import iree.compiler
import iree.compiler.version
import iree.runtime
import numpy as np

from case import Unsupported

NAME = "iree"

# bf16 is moved as integers of its size.
TYPES = {
    "f16": "f16",
    "f32": "f32",
    "f64": "f64",
    "bf16": "i16",
    "i8": "i8",
    "i16": "i16",
    "i32": "i32",
    "i64": "i64",
    "u8": "i8",
    "u16": "i16",
    "u32": "i32",
    "u64": "i64",
}


def version():
    return iree.compiler.version.VERSION


def _print_module(case, element):
    join = lambda numbers, separator: separator.join(map(str, numbers))
    source = f"tensor<{join(case.shape, 'x')}x{element}>"
    result = f"tensor<{join(case.result_shape, 'x')}x{element}>"
    block = join((f"%i{axis}: index" for axis in range(len(case.shape))), ", ")
    value = case.value.item()
    if element[0] == "f":
        value = f"{value:e}"
    return f"""
    func.func @pad(%x: {source}) -> {result} {{
      %v = arith.constant {value} : {element}
      %y = tensor.pad %x low[{join(case.low, ', ')}] high[{join(case.high, ', ')}] {{
      ^bb0({block}):
        tensor.yield %v : {element}
      }} : {source} to {result}
      return %y : {result}
    }}"""


def prepare_alloc(case):
    case.require_mode({"constant": "constant"})
    element = case.require_type(TYPES)
    if case.crops:
        raise Unsupported("tensor.pad has no negative amounts")
    try:
        code = iree.compiler.compile_str(
            _print_module(case, element),
            target_backends=["llvm-cpu"],
            extra_args=[
                "--iree-llvmcpu-target-cpu=host",
                "--iree-opt-level=O3",
            ],
        )
    except iree.compiler.CompilerToolError as error:
        raise Unsupported(f"does not compile: {str(error).splitlines()[0]}")
    config = iree.runtime.Config("local-sync")
    context = iree.runtime.SystemContext(config=config)
    context.add_vm_module(
        iree.runtime.VmModule.copy_buffer(context.instance, code)
    )
    function = context.modules.module["pad"]
    source = case.source
    if element == "i16":
        source = source.view(np.int16)
    argument = iree.runtime.asdevicearray(config.device, source)
    return lambda: function(argument)


def to_numpy(result):
    return result.to_host()


VARIANTS = {"iree alloc": prepare_alloc}
