"""ONNX Runtime on one thread, a session for each case: with I/O binding into an
array that is there already, and with results of its own."""

import numpy as np
import onnx
import onnxruntime as ort
from onnx import TensorProto, helper, numpy_helper

NAME = "onnxruntime"

MODES = {
    "constant": "constant",
    "edge": "edge",
    "reflect": "reflect",
    "wrap": "wrap",
}
TYPES = {
    "f16": TensorProto.FLOAT16,
    "f32": TensorProto.FLOAT,
    "f64": TensorProto.DOUBLE,
    "i8": TensorProto.INT8,
    "i32": TensorProto.INT32,
    "i64": TensorProto.INT64,
    "u8": TensorProto.UINT8,
    "u32": TensorProto.UINT32,
    "u64": TensorProto.UINT64,
    "i1": TensorProto.BOOL,
}


def version():
    return ort.__version__


def _make_model(case):
    mode, element = case.require_mode(MODES), case.require_type(TYPES)
    pads = numpy_helper.from_array(
        np.array(case.low + case.high, np.int64), "p"
    )
    initializers, inputs = [pads], ["x", "p"]
    if case.mode == "constant":
        value = np.array(case.value, case.source.dtype)
        initializers.append(numpy_helper.from_array(value, "v"))
        inputs.append("v")
    graph = helper.make_graph(
        [helper.make_node("Pad", inputs, ["y"], mode=mode)],
        "pad",
        [helper.make_tensor_value_info("x", element, case.shape)],
        [helper.make_tensor_value_info("y", element, case.result_shape)],
        initializers,
    )
    return helper.make_model(
        graph, opset_imports=[helper.make_opsetid("", 19)], ir_version=9
    )


def _make_session(case):
    options = ort.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4
    return ort.InferenceSession(
        _make_model(case).SerializeToString(),
        options,
        providers=["CPUExecutionProvider"],
    )


def prepare(case):
    session = _make_session(case)
    result = ort.OrtValue.ortvalue_from_shape_and_type(
        list(case.result_shape), case.source.dtype
    )
    binding = session.io_binding()
    binding.bind_ortvalue_input(
        "x", ort.OrtValue.ortvalue_from_numpy(case.source)
    )
    binding.bind_ortvalue_output("y", result)

    def call():
        session.run_with_iobinding(binding)
        return result

    return call


def prepare_alloc(case):
    session = _make_session(case)
    inputs = {"x": ort.OrtValue.ortvalue_from_numpy(case.source)}
    return lambda: session.run_with_ort_values(["y"], inputs)[0]


def to_numpy(result):
    return result.numpy()


VARIANTS = {"onnxruntime": prepare, "onnxruntime alloc": prepare_alloc}
