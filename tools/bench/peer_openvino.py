"""OpenVINO on one thread, a compiled model for each case: into a tensor that is
there already, and with results that are copied out."""

import numpy as np
import openvino as ov
from openvino import opset12

from timing import allocate

NAME = "openvino"

MODES = {
    "constant": "constant",
    "edge": "edge",
    "reflect": "reflect",
    "symmetric": "symmetric",
}
TYPES = {
    "f16": ov.Type.f16,
    "f32": ov.Type.f32,
    "f64": ov.Type.f64,
    "bf16": ov.Type.bf16,
    "i8": ov.Type.i8,
    "i16": ov.Type.i16,
    "i32": ov.Type.i32,
    "i64": ov.Type.i64,
    "u8": ov.Type.u8,
    "u16": ov.Type.u16,
    "u32": ov.Type.u32,
    "u64": ov.Type.u64,
    "i1": ov.Type.boolean,
}

_core = ov.Core()


def version():
    return ov.__version__.split("-")[0]


def _compile(case):
    mode, element = case.require_mode(MODES), case.require_type(TYPES)
    x = opset12.parameter(list(case.shape), element)
    value = None
    if case.mode == "constant":
        cell = _wrap(np.array([case.value], case.source.dtype), element)
        value = ov.op.Constant(cell, True)
        value = opset12.reshape(value, np.array([], np.int64), False)
    node = opset12.pad(
        x,
        np.array(case.low, np.int64),
        np.array(case.high, np.int64),
        mode,
        value,
    )
    precision = (
        element if element in (ov.Type.f16, ov.Type.bf16) else ov.Type.f32
    )
    return _core.compile_model(
        ov.Model([node], [x], "pad"),
        "CPU",
        {
            "INFERENCE_NUM_THREADS": 1,
            "NUM_STREAMS": 1,
            "PERFORMANCE_HINT": "LATENCY",
            "INFERENCE_PRECISION_HINT": precision.get_type_name(),
        },
    )


def _wrap(array, element):
    if element == ov.Type.bf16:
        return ov.Tensor(array, list(array.shape), element)
    return ov.Tensor(array, shared_memory=True)


def prepare(case):
    request = _compile(case).create_infer_request()
    element = TYPES[case.type]
    array = allocate(case.result_shape, case.source.dtype)
    request.set_input_tensor(_wrap(case.source, element))
    request.set_output_tensor(_wrap(array, element))

    def call():
        request.infer()
        return array

    return call


def prepare_alloc(case):
    model = _compile(case)
    source = _wrap(case.source, TYPES[case.type])
    return lambda: model(source, share_inputs=True, share_outputs=False)[0]


def to_numpy(result):
    return result


VARIANTS = {"openvino": prepare, "openvino alloc": prepare_alloc}
