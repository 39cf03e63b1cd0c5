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
MIN_BATCH_NS = 20_000
TURN_NS = 2_000_000


def allocate(shape, dtype):
  """A preallocated array: aligned to cache lines, every page present."""
  size = int(np.prod(shape)) * np.dtype(dtype).itemsize
  memory = np.empty(size + 64, np.uint8)
  start = -memory.ctypes.data % 64
  memory.fill(0x5A)
  return memory[start:start + size].view(dtype).reshape(shape)


def _time(call, count):
  start = time.perf_counter_ns()
  for _ in itertools.repeat(None, count):
    call()
  return time.perf_counter_ns() - start


def _choose_batch(call):
  count = 1
  while _time(call, count) < MIN_BATCH_NS:
    count *= 2
  return count


def _time_turn(call, batch):
  total = _time(call, batch)
  best = None
  while best is None or total < TURN_NS:
    elapsed = _time(call, batch)
    best = elapsed if best is None else min(best, elapsed)
    total += elapsed
  return best / batch


class Yardstick:
  """A memcpy of `size` bytes between two buffers."""

  def __init__(self, size):
    self.source = allocate((size,), np.uint8)
    self.result = allocate((size,), np.uint8)
    source, result = self.source.ctypes.data, self.result.ctypes.data
    self.call = lambda: _memcpy(result, source, size)


def measure(call, yardstick, seconds):
  """The two times of `call` and those of the memcpy, in nanoseconds."""
  batch, copy_batch = _choose_batch(call), _choose_batch(yardstick.call)
  times, copy_times = [], []
  for _ in range(2):
    best, copy_best = float("inf"), float("inf")
    end = time.perf_counter() + seconds
    while best == float("inf") or time.perf_counter() < end:
      copy_best = min(copy_best, _time_turn(yardstick.call, copy_batch))
      best = min(best, _time_turn(call, batch))
    times.append(best)
    copy_times.append(copy_best)
  return times, copy_times
