#!/usr/bin/env python3
"""Exports pads from PyTorch to ONNX: `export_models.py FOLDER`. Needs
requirements.txt.

For each case there are CASE.input.npy and CASE.expected.npy, which is what
PyTorch computes, and one model for each exporter and opset:
CASE-EXPORTER-OPSET.onnx. The exporters are PyTorch's two, `script` (TorchScript)
and `dynamo`; `chain` is `script` without constant folding, which leaves in the
model what PyTorch computes the pads with.
"""

import logging
import os
import sys
import tempfile
import warnings

import numpy as np
import onnx
import torch
from torch import nn
from torch.nn import functional

SCRIPT_OPSETS = [11, 13, 17, 19]
# The exporter's own operators are of opset 18; newer ones are converted.
DYNAMO_OPSETS = [18, 19, 21, 23]


class Functional(nn.Module):
    def __init__(self, pads, mode, value=None):
        super().__init__()
        self.arguments = pads, mode, value

    def forward(self, x):
        return functional.pad(x, *self.arguments)


class ToMultiple(nn.Module):
    """Pads the last axis to a multiple of eight: the amount follows from the
    shape."""

    def forward(self, x):
        n = x.shape[-1]
        return functional.pad(x, (0, (n + 7) // 8 * 8 - n))


def image(*shape, dtype=np.float32):
    count = int(np.prod(shape))
    values = np.random.default_rng(count).permutation(count).reshape(shape)
    return (values % 2 == 0) if dtype == bool else values.astype(dtype)


def cases():
    """Name, module, input, opsets of the script and dynamo exporters, and names
    of axes whose extents the model leaves open."""
    for mode in ("constant", "reflect", "replicate", "circular"):
        # Pad has wrap since opset 19, which the dynamo exporter does not heed.
        dynamo = [o for o in DYNAMO_OPSETS if mode != "circular" or o >= 19]
        yield mode, Functional((1, 2, 3, 1), mode), image(1, 2, 4, 5), \
            SCRIPT_OPSETS, dynamo, {}
        yield f"{mode}_1d", Functional((2, 1), mode), image(2, 3, 4), \
            [11], dynamo[-1:], {}
        yield f"{mode}_3d", Functional((1, 0, 0, 1, 2, 1), mode), \
            image(1, 1, 3, 3, 2), [11], dynamo[-1:], {}
        yield f"{mode}_dynamic", Functional((1, 2, 3, 1), mode), \
            image(1, 2, 4, 5), [11, 17], [], {0: "n", 2: "h", 3: "w"}
    yield "constant_value", Functional((1, 2), "constant", -1.5), image(2, 3), \
        [11, 18], [18], {}
    yield "constant_crop", Functional((-1, 2, 1, -2), "constant", 7.0), \
        image(3, 4, 4), [11, 18], [18], {}
    yield "constant_i64", Functional((1, 0, 0, 1), "constant", 9), \
        image(2, 3, dtype=np.int64), [11, 18], [18], {}
    yield "constant_f16", Functional((1, 0, 0, 1), "constant", 0.5), \
        image(2, 3, dtype=np.float16), [11, 18], [18], {}
    yield "constant_bool", Functional((1, 1), "constant", True), \
        image(2, 3, dtype=bool), [13, 18], [18], {}
    yield "replicate_f64", Functional((1, 2), "replicate"), \
        image(1, 2, 3, dtype=np.float64), [11, 18], [18], {}
    yield "to_multiple", ToMultiple(), image(2, 13), [11, 17], [18], {}
    yield "to_multiple_dynamic", ToMultiple(), image(2, 13), [11, 17], [], \
        {0: "n", 1: "w"}
    shapes = {1: (2, 3, 4), 2: (1, 2, 3, 4), 3: (1, 1, 3, 2, 3)}
    for rank, shape in shapes.items():
        pads = (1, 0, 1, 1, 0, 1)[:2 * rank]
        for kind in ("Constant", "Zero", "Reflection", "Replication",
                     "Circular"):
            module = getattr(nn, f"{kind}Pad{rank}d")
            module = (module(pads, 2.5) if kind == "Constant" else
                      module(pads))
            yield module.__class__.__name__, module, image(*shape), [17], \
                [19], {}


def export(module, x, opset, path, axes, **options):
    with tempfile.TemporaryDirectory() as folder:
        exported = os.path.join(folder, "model.onnx")
        torch.onnx.export(module, (x,), exported, input_names=["x"],
                          output_names=["y"], opset_version=opset,
                          verbose=False, **options,
                          **({"dynamic_axes": {"x": axes}} if axes else {}))
        model = onnx.load(exported)
    versions = [o.version for o in model.opset_import if not o.domain]
    assert versions == [opset], f"{path} has opset {versions}"
    # Where in PyTorch and on which machine each node was made.
    del model.metadata_props[:]
    for part in (model.graph, *model.graph.node, *model.graph.value_info,
                 *model.graph.input, *model.graph.output,
                 *model.graph.initializer):
        part.doc_string = ""
        del part.metadata_props[:]
    onnx.save(model, path)


def main():
    folder, = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    warnings.simplefilter("ignore")
    logging.disable()
    for name, module, array, script, dynamo, axes in cases():
        path = os.path.join(folder, name)
        x = torch.from_numpy(array)
        np.save(f"{path}.input.npy", array)
        np.save(f"{path}.expected.npy", module(x).numpy())
        for opset in script:
            export(module, x, opset, f"{path}-script-{opset}.onnx", axes,
                   dynamo=False)
        if name in ("constant", "reflect", "replicate"):
            for opset in (11, 17):
                export(module, x, opset, f"{path}-chain-{opset}.onnx", axes,
                       dynamo=False, do_constant_folding=False)
        for opset in dynamo:
            export(module, x, opset, f"{path}-dynamo-{opset}.onnx", axes,
                   dynamo=True)


if __name__ == "__main__":
    main()
