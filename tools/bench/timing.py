"""How long a call takes: the shortest of many, found twice, by turns with a
memcpy of as many bytes as the result has. As in lib/Tools/PadBench/Timing.cpp.
"""

import ctypes
import itertools
import time

import numpy as np

_memcpy = ctypes.CDLL(None).memcpy
_memcpy.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
_memcpy.restype = ctypes.c_void_p

# Calls that are timed together take so long at least, and each turn so long.
MIN_BATCH_NS = 50_000
TURN_NS = 2_000_000
MIN_TURNS = 5

CLOCKS = {"wall": time.perf_counter_ns, "process": time.process_time_ns}


def allocate(shape, dtype):
    """A preallocated array: aligned to cache lines, every page present."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    memory = np.empty(size + 64, np.uint8)
    start = -memory.ctypes.data % 64
    memory.fill(0x5A)
    return memory[start : start + size].view(dtype).reshape(shape)


class Runner:
    """One of the two that are measured by turns."""

    def __init__(self, call, clock):
        self._call, self._clock = call, clock
        self._batch = 1
        while self._time_batch() < MIN_BATCH_NS:
            self._batch *= 2

    def _time_batch(self):
        call, calls = self._call, itertools.repeat(None, self._batch)
        start = self._clock()
        for _ in calls:
            call()
        return self._clock() - start

    def take_turn(self, best):
        """The shortest time of a call, or `best` if that is shorter. A batch before
        those that count brings the buffers into the caches."""
        total = self._time_batch()
        while True:
            elapsed = self._time_batch()
            best = min(best, elapsed / self._batch)
            total += elapsed
            if total >= TURN_NS:
                return best


class Yardstick:
    """A memcpy of `size` bytes between two buffers."""

    def __init__(self, size):
        self.source = allocate((size,), np.uint8)
        self.result = allocate((size,), np.uint8)
        source, result = self.source.ctypes.data, self.result.ctypes.data
        self.call = lambda: _memcpy(result, source, size)


def measure(call, yardstick, seconds, clock):
    """The two times of `call` and those of the memcpy, in nanoseconds."""
    runner = Runner(call, CLOCKS[clock])
    copy_runner = Runner(yardstick.call, CLOCKS[clock])
    times, copy_times = [], []
    for _ in range(2):
        best = copy_best = float("inf")
        end = time.perf_counter() + seconds
        turns = 0
        while turns < MIN_TURNS or time.perf_counter() < end:
            copy_best = copy_runner.take_turn(copy_best)
            best = runner.take_turn(best)
            turns += 1
        times.append(best)
        copy_times.append(copy_best)
    return times, copy_times
