#!/usr/bin/env python3
"""Calls on arrays that are not like others: views, overlaps, read-only arrays,
other libraries, wrong arguments, threads, and the cache.

    check_arrays.py CACHE
"""

import array
import ast
import glob
import os
import pathlib
import subprocess
import sys
import threading

import numpy as np

import pad
from expect import raises
from pad import _core

X = np.arange(12, dtype=np.float32).reshape(3, 4)


def check_errors():
    def fails(text, *arguments, **keywords):
        raises(ValueError, text, pad.pad, X, *arguments, **keywords)

    fails("axis 0: result extent 3 - low 3 - high 3 = -3 is negative", -3, -3)
    fails("'low' has 1 amounts, expected 2, one for each axis of the source",
          [1], [1], "edge")
    fails("'none' is not a mode of padding, expected constant, edge, reflect, "
          "symmetric, wrap", 1, 1, "none")
    fails("axis 1 is repeated in 'axes'", [1, 1], [1, 1], axes=[1, -1])
    fails("axis 2 at position 0 of 'axes' is not an axis of the source", 1, 1,
          axes=2)
    fails("axis 1: result extent 5 does not match 4 + low 1 + high 1 = 6", 1, 1,
          out=np.zeros((5, 5), np.float32))
    fails("'out' has 1 axes, expected 2", 1, 1, out=np.zeros(5, np.float32))
    fails("'value' is given in mode edge, which does not fill", 1, 1, "edge",
          value=2)
    fails("is not in (-2^63, 2^63)", 2**63, 0)
    fails("is not in (-2^63, 2^63)", -2**63, 0)
    raises(ValueError, "axis 0", pad.pad, np.zeros((0, 2)), 1, 1, "wrap")
    raises(ValueError, "axis 0: extent 3 is less than low 2 + high 2",
           pad.fill_border, X.copy(), 2, 2, "wrap")
    raises(ValueError, "axis 0", pad.adjoint, X, 2, 2, "edge")

    def wrong(text, *arguments, **keywords):
        raises(TypeError, text, pad.pad, *arguments, **keywords)

    wrong("'out' has elements of type float64, expected float32", X, 1, 1,
          out=np.zeros((5, 6)))
    wrong("'out' is not an array", X, 1, 1, out=[1])
    wrong("integers or sequences of integers", X, 1.5, 1)
    wrong("integers or sequences of integers", X, ((1, 2), (3, 4)), 2)
    wrong("cannot be interpreted as an integer", X, {"rows": 1})
    wrong("'value' is no element of type float32: float() argument must be a",
          X, 1, 1, value=1j)
    fails("'value' is no element of type float32: setting an array element", 1,
          1, value=[1, 2])
    fails("widths of shape (3,) are neither an integer, nor a pair, nor a pair "
          "for each of 2 axes", [1, 2, 3])
    raises(ValueError, "'value' is no element of type int64: cannot convert "
           "float NaN", pad.pad, np.arange(3), 1, 1, value=np.nan)
    raises(OverflowError, "'value' is no element of type uint8", pad.pad,
           np.zeros(3, "u1"), 1, 1, value=300)
    raises(TypeError, "elements of type bool cannot be added", pad.adjoint,
           np.ones(4, bool), 1, 1, "edge")
    wrong("the mode is 3, expected a string", X, 1, 1, 3)
    wrong("the mode is given twice", X, 1, "edge", "wrap")
    wrong("objects are not supported", np.array([None]), 1, 1)
    raises(TypeError, "elements of type datetime64[s] cannot be added",
           pad.adjoint, np.zeros(9, "M8[s]"), 1, 1, "edge")
    raises(TypeError, "expected an array", pad.fill_border, [1, 2, 3], 1, 1)
    raises(ValueError, "from 1 to 1024", pad.set_num_threads, 0)
    rank = pad.pad(np.zeros((2, ) * 16)[..., None], 0, 0)
    assert rank.shape == (2, ) * 16 + (1, )
    raises(RuntimeError, "17 axes that no fewer can stand for, expected at most",
           pad.pad, np.zeros((2, ) * 17), 1, 0, "edge")


def check_places():
    """Arrays that overlap, are read-only or empty."""
    frozen = X.copy()
    frozen.setflags(write=False)
    assert pad.pad(frozen, 1, 1, "wrap").shape == (5, 6)
    raises(ValueError, "read-only", pad.pad, X[1:], 0, 0, out=frozen[1:])
    raises(ValueError, "read-only", pad.fill_border, frozen, 1, 1, "wrap")

    memory = np.arange(20.0)
    expected = np.pad(memory[4:14], 3, "reflect")
    assert pad.pad(memory[4:14], 3, 3, "reflect", out=memory[1:17]) is not None
    assert (memory[1:17] == expected).all()
    memory = np.arange(20.0)
    expected = pad.adjoint(memory[2:18].copy(), 3, 3, "reflect")
    pad.adjoint(memory[2:18], 3, 3, "reflect", out=memory[5:15])
    assert (memory[5:15] == expected).all()

    windows = np.lib.stride_tricks.as_strided(
        np.zeros(9), (5, 5), (8, 8), writeable=True)
    raises(ValueError, "overlaps itself", pad.pad, np.zeros((3, 3)), 1, 1,
           "edge", out=windows)
    raises(ValueError, "overlaps itself", pad.fill_border, windows, 1, 1,
           "edge")
    # Elements between each other, of which none overlap.
    sparse = np.lib.stride_tricks.as_strided(
        np.zeros(8), (2, 3), (24, 16), writeable=True)
    pad.pad(np.ones((2, 1)), 0, [0, 2], "edge", out=sparse)
    assert (sparse == 1).all()

    same = np.broadcast_to(np.float32(3), (4, 4))
    assert (pad.pad(same, 1, 1, "reflect") == 3).all()
    empty = pad.pad(np.zeros((0, 3), "i2"), [1, 0], [1, 0], value=7)
    assert empty.tolist() == [[7] * 3] * 2
    assert pad.pad(np.zeros((0, 3)), [0, 1], [0, 1], "edge").shape == (0, 5)
    assert pad.pad(np.zeros((4, 3)), [-4, 1], [0, 1], "edge").shape == (0, 5)
    assert pad.pad(np.float32(2), [], [], "edge").shape == ()
    assert pad.pad([[1, 2]], 1, "edge").tolist() == [[1, 1, 2, 2]] * 3
    assert pad.pad(X, {1: (0, 2)}, "edge").shape == (3, 6)
    assert pad.pad(X, {-1: 1}).shape == (3, 6)
    assert pad.pad(X, 1, 2, pad.Mode.WRAP, axes=-1).shape == (3, 7)
    assert pad.pad(np.zeros(3, "V0"), 1, 1).shape == (5, )
    # Wide amounts that overflow when added to each other.
    huge = pad.pad(np.arange(5), [2**62], [-2**62 - 2], "edge")
    assert huge.tolist() == [0, 0, 0]


class Changes:
    """A number that changes something when it is read."""

    def __init__(self, change):
        self.change = change

    def __index__(self):
        self.change()
        return 1

    def __float__(self):
        self.change()
        return 1.0


def check_changes():
    """Arguments that change others while they are read."""
    def get_amounts():
        amounts = []
        amounts += [Changes(amounts.clear), 10**15]
        return amounts

    result = pad.pad(np.zeros((2, 1)), get_amounts(), [0, 2 - 10**15])
    assert result.shape == (3, 3)
    pairs = []
    pairs += [[Changes(pairs.clear), 0], [2, 0]]
    assert pad.pad(np.zeros((2, 1)), pairs).shape == (3, 3)

    def reshape():
        x.shape = (6, 1)
    for arguments in ({"low": 1, "value": Changes(reshape)},
                      {"low": Changes(reshape)}):
        x = np.zeros((2, 3))
        assert pad.pad(x, **arguments).shape == (8, 3)
        x = np.zeros((2, 3))
        assert pad.fill_border(x, high=0, **arguments).shape == (6, 1)

    add = pad.compile("""
      func.func @f(%a: tensor<100000xf32>, %b: tensor<1xf32>) -> tensor<100000xf32> {
        %s = pad.pad edge %a low[0] high[0] : tensor<100000xf32> to tensor<100000xf32>
        return %s : tensor<100000xf32>
      }""")
    x = np.ones(100000, np.float32)

    class Shrinks:
        def __array__(self, dtype=None, copy=None):
            x.resize((1, ), refcheck=False)
            return np.ones(1, np.float32)
    raises(ValueError, "", add, x, Shrinks())

    def flatten():
        x.shape = (6, )
    for call in (pad.pad, pad.adjoint, pad.fill_border):
        x = np.zeros((2, 3))
        raises(ValueError, "the array changed while the arguments were read",
               call, x, Changes(flatten), 0, "edge")


def check_libraries():
    class Tensor:
        """An array that is known by __dlpack__ alone."""

        def __init__(self, data):
            self.data = data

        def __dlpack__(self, **keywords):
            return self.data.__dlpack__(**keywords)

        def __dlpack_device__(self):
            return self.data.__dlpack_device__()

        def __array_namespace__(self):
            return sys.modules[__name__]

    padded = pad.pad(Tensor(X), 1, 1, "edge")
    assert isinstance(padded, np.ndarray) and padded.shape == (5, 6)
    out = Tensor(np.zeros((5, 6), np.float32))
    assert pad.pad(Tensor(X), 1, 1, "edge", out=out) is out
    assert (out.data == padded).all()
    border = Tensor(out.data.copy())
    assert pad.fill_border(border, 1, 1, "edge") is border
    assert (border.data == padded).all()
    assert pad.adjoint(Tensor(padded), 1, 1, "edge").shape == (3, 4)
    assert pad.pad(memoryview(b"abc"), 1, 1, "edge").tobytes() == b"aabcc"
    assert pad.pad(array.array("d", [1, 2]), 1, 1, "wrap").sum() == 6


def check_stubs():
    """The stubs have the functions that there are, with their arguments."""
    stubs = pathlib.Path(pad.__file__).with_name("_core.pyi").read_text()
    names = set()
    for node in ast.parse(stubs).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        if isinstance(node, ast.FunctionDef):
            signature = getattr(_core, node.name).__doc__.partition("->")[0]
            arguments = [a.arg for a in node.args.args]
            assert all(f"{name}:" in signature for name in arguments), signature
            assert signature.count(": ") == len(arguments), signature
    assert names == {n for n in dir(_core) if not n.startswith("_")}


def from_dlpack(array):
    return np.from_dlpack(array)


def check_threads():
    x = np.random.default_rng(0).random((3, 1200, 1500), np.float32)
    results = []
    for count in (1, 2, 8):
        pad.set_num_threads(count)
        assert pad.get_num_threads() == count
        for mode in pad.Mode:
            padded = pad.pad(x, [0, 3, 5], [0, 4, 1500], mode)
            results.append((count, mode, padded.tobytes(),
                            pad.adjoint(padded, [0, 3, 5], [0, 4, 1500],
                                        mode).tobytes()))
            assert (padded == np.pad(x, ((0, 0), (3, 4), (5, 1500)),
                                     str(mode))).all()
    for count, mode, padded, summed in results:
        assert (padded, summed) == next(
            r[2:] for r in results if r[1] == mode)
    # Threads of Python, which make kernels at the same time.
    failed = []

    def work(seed):
        y = np.arange(seed + 40).astype(np.int16)
        for mode in pad.Mode:
            for width in range(1, 30):
                expected = np.pad(y, width, str(mode))
                if (pad.pad(y, width, width, mode) != expected).any():
                    failed.append(seed)

    threads = [threading.Thread(target=work, args=(n, )) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed


def check_cache(folder):
    """Kernels are compiled once, whatever happens to their files."""
    script = """if True:
        import numpy as np, pad
        from pad import _core
        x = np.arange(12, dtype=np.float32).reshape(3, 4)
        for shape in ((3, 4), (40, 50), (1, 7)):
            for width in (1, 2, 5):
                x = np.arange(shape[0] * shape[1]).reshape(shape)
                assert (pad.pad(x, width, "symmetric")
                        == np.pad(x, width, "symmetric")).all()
        print(_core.count_kernels())"""
    env = {**os.environ, "PAD_CACHE_DIR": str(folder)}

    def run(expected, **more):
        text = subprocess.run([sys.executable, "-c", script], check=True,
                              env={**env, **more}, capture_output=True,
                              text=True).stdout.strip()
        assert text == str(expected), text

    compiled, read = {"compiled": 1, "read": 0}, {"compiled": 0, "read": 1}
    run(compiled)
    run(read)
    file, = glob.glob(f"{folder}/*.o")
    data = pathlib.Path(file).read_bytes()
    for broken in (b"", data[:100], data[:-1], data + b"x",
                   data[:-9] + b"\0" * 9, b"\0" * len(data)):
        pathlib.Path(file).write_bytes(broken)
        run(compiled)
        run(read)
    # Processes at the same time, and none that can write.
    pathlib.Path(file).unlink()
    several = [subprocess.Popen([sys.executable, "-c", script], env=env,
                                stdout=subprocess.PIPE) for _ in range(4)]
    assert all(p.wait() == 0 and p.stdout.read() for p in several)
    assert len(os.listdir(folder)) == 1
    run(read)
    run(compiled, PAD_CACHE_DIR="/dev/null/none")
    run(compiled, PAD_CACHE_DIR="")


if __name__ == "__main__":
    before = _core.count_kernels()["compiled"]
    check_errors()
    check_places()
    check_changes()
    check_libraries()
    check_stubs()
    check_threads()
    check_cache(pathlib.Path(sys.argv[1]))
    print("done")
