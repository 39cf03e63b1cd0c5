#!/usr/bin/env python3
"""Runs ONNX's own tests of Pad, as the package onnx has or makes them, from
their model.onnx and .pb files. Needs test/requirements.txt."""

import argparse
import os
import subprocess
import sys

import onnx.backend.test
from onnx import TensorProto, numpy_helper
# Two modules have the cases; collect_testcases would make those of all others.
from onnx.backend.test.case.node import _NodeTestCases, center_crop_pad, pad

# Of pad.py, and those of center_crop_pad.py as the operators they stand for.
NODE_TESTS = [
    "test_constant_pad",
    "test_constant_pad_axes",
    "test_constant_pad_negative_axes",
    "test_edge_pad",
    "test_reflect_pad",
    "test_wrap_pad",
    "test_center_crop_pad_crop_and_pad_expanded",
    "test_center_crop_pad_crop_axes_chw_expanded",
    "test_center_crop_pad_crop_axes_hwc_expanded",
    "test_center_crop_pad_crop_expanded",
    "test_center_crop_pad_crop_negative_axes_hwc_expanded",
    "test_center_crop_pad_pad_expanded",
]
# Converted from PyTorch, in the package.
DATA_TESTS = [
    "pytorch-converted/test_ConstantPad2d",
    "pytorch-converted/test_ReflectionPad2d",
    "pytorch-converted/test_ReplicationPad2d",
    "pytorch-converted/test_ZeroPad2d",
    "pytorch-operator/test_operator_pad",
]


def write_tests(folder):
    """Writes the node tests; returns the folders of all tests."""
    cases = {case.name: case for case in _NodeTestCases}
    folders = []
    for name in NODE_TESTS:
        case = cases[name]
        data = os.path.join(folder, name, "test_data_set_0")
        os.makedirs(data, exist_ok=True)
        folders.append(os.path.dirname(data))
        with open(os.path.join(folders[-1], "model.onnx"), "wb") as file:
            file.write(case.model.SerializeToString())
        for kind, arrays in zip(("input", "output"), case.data_sets[0]):
            for position, array in enumerate(arrays):
                if not isinstance(array, TensorProto):
                    array = numpy_helper.from_array(array)
                path = os.path.join(data, f"{kind}_{position}.pb")
                with open(path, "wb") as file:
                    file.write(array.SerializeToString())
    package = os.path.join(os.path.dirname(onnx.backend.test.__file__), "data")
    return folders + [os.path.join(package, name) for name in DATA_TESTS]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pad-run", required=True)
    parser.add_argument("--folder", required=True, help="for the tests' files")
    parser.add_argument("options", nargs="*", help="more for pad-run")
    options = parser.parse_args()
    passed = 0
    folders = write_tests(options.folder)
    for folder in folders:
        data = os.path.join(folder, "test_data_set_0")
        command = [options.pad_run, os.path.join(folder, "model.onnx"), "-O0",
                   *options.options]
        for position in range(len(os.listdir(data)) - 1):
            command += ["--input", os.path.join(data, f"input_{position}.pb")]
        command += ["--expect", os.path.join(data, "output_0.pb")]
        process = subprocess.run(command, stdout=subprocess.DEVNULL)
        passed += process.returncode == 0
        print("passed" if process.returncode == 0 else "FAILED",
              os.path.basename(folder))
    print(f"{passed} of {len(folders)} tests passed")
    return passed != len(folders)


if __name__ == "__main__":
    sys.exit(main())
