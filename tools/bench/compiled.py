"""Modules that pad-run compiles to objects, called from this process: their results,
the most bytes that a call allocates, and how long it takes, by turns with others.

An object that is there already is loaded and not compiled again, so that all can be
compiled first, and timed while the machine does nothing else.
"""

import ctypes
import hashlib
import math
import pathlib
import statistics
import subprocess
import tempfile

import numpy as np

from timing import MIN_BATCH_NS, allocate

TIMER = r"""
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static size_t allocated, most;
void *__wrap_malloc(size_t size) {
  void *memory = malloc(size);
  allocated += malloc_usable_size(memory);
  if (allocated > most)
    most = allocated;
  return memory;
}
void __wrap_free(void *memory) {
  allocated -= malloc_usable_size(memory);
  free(memory);
}

typedef void call1(void *), call2(void *, void *), call3(void *, void *, void *),
    call4(void *, void *, void *, void *);
static void invoke(void *f, int count, void **a) {
  switch (count) {
  case 1: ((call1 *)f)(a[0]); break;
  case 2: ((call2 *)f)(a[0], a[1]); break;
  case 3: ((call3 *)f)(a[0], a[1], a[2]); break;
  case 4: ((call4 *)f)(a[0], a[1], a[2], a[3]); break;
  default: abort();
  }
}

/* The most bytes that a call has allocated at a time. */
size_t bytes(void *f, int count, void **a) {
  allocated = most = 0;
  invoke(f, count, a);
  return most;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return 1e9 * t.tv_sec + t.tv_nsec;
}

/* The shortest time of a call in nanoseconds, in batches of so many calls, until
   `total` nanoseconds have gone by. The first batch brings arrays into caches. */
double shortest(void *f, int count, void **a, long batch, double total) {
  double best = 1e300, end = now() + total;
  for (int first = 1;; first = 0) {
    double begin = now();
    for (long k = 0; k < batch; ++k)
      invoke(f, count, a);
    double time = (now() - begin) / batch;
    if (!first && time < best)
      best = time;
    if (!first && now() >= end)
      return best;
  }
}

static size_t copied;
static void copy(void *to, void *from) { memcpy(to, from, copied); }
double shortest_copy(void *to, void *from, size_t size, long batch, double total) {
  void *a[] = {to, from};
  copied = size;
  return shortest((void *)copy, 2, a, batch, total);
}
"""

def align(array):
    """A copy that begins at a multiple of 64 bytes."""
    result = allocate(array.shape, array.dtype)
    result[...] = array
    return result


class Memref(ctypes.Structure):
    """The descriptor of a dense array; `dims` are its extents, then its strides."""
    _fields_ = [("allocated", ctypes.c_void_p), ("data", ctypes.c_void_p),
                ("offset", ctypes.c_int64), ("dims", ctypes.c_int64 * 16)]

    def __init__(self, array):
        strides = [n // array.itemsize for n in array.strides]
        super().__init__(array.ctypes.data, array.ctypes.data, 0,
                         (ctypes.c_int64 * 16)(*array.shape, *strides))
        self.array = array


class Call:
    """A compiled function on arrays, the last of which it writes."""

    def __init__(self, timer, function, arrays):
        self.timer, self.function, self.count = timer, function, len(arrays)
        self.memrefs = [Memref(array) for array in arrays]
        self.pointers = (ctypes.c_void_p * self.count)(
            *(ctypes.addressof(m) for m in self.memrefs))
        self.batch = 1

    def run(self):
        """Returns the most bytes that the call has allocated at a time."""
        return self.timer.bytes(self.function, self.count, self.pointers)

    def time(self, nanoseconds):
        return self.timer.shortest(self.function, self.count, self.pointers,
                                   self.batch, nanoseconds)


class Copy:
    """A memcpy of as many bytes as `array` has."""

    def __init__(self, timer, array):
        self.timer, self.batch = timer, 1
        self.to, self.source = (allocate((array.nbytes,), np.uint8)
                                for _ in range(2))

    def time(self, nanoseconds):
        return self.timer.shortest_copy(
            self.to.ctypes.data, self.source.ctypes.data, self.to.nbytes, self.batch,
            nanoseconds)


def time_by_turns(calls, seconds, turns=8):
    """The shortest time of each call in nanoseconds; each takes `seconds`, with 0 one
    call."""
    for call in calls if seconds else ():
        while call.batch * call.time(0) < MIN_BATCH_NS:
            call.batch *= 2
    times = [math.inf] * len(calls)
    for _ in range(turns if seconds else 1):
        times = [min(time, call.time(1e9 * seconds / turns))
                 for time, call in zip(times, calls)]
    return times


def compare_in_places(build, seconds, places=5):
    """The time in nanoseconds of the first of the calls that `build` returns, and the
    times of the others in units of it. All calls of one `build` are on the same arrays,
    whose pages may or may not share the sets of a cache, which changes each of the times
    by a tenth or more, and where a function lies has changed its time by a factor of 4:
    so each figure is the median over arrays, and functions, in so many places."""
    kept, firsts, ratios = [], [], []
    for _ in range(places if seconds else 1):
        kept.append(build())
        first, *others = time_by_turns(kept[-1], seconds / places)
        firsts.append(first)
        ratios.append([time / first for time in others])
    return (statistics.median(firsts),
            [statistics.median(column) for column in zip(*ratios)])


class Compiler:
    """Compiles modules with pad-run, and keeps what it compiled in a folder."""

    def __init__(self, pad_run, folder):
        self.pad_run, self.folder = pathlib.Path(pad_run), pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.timer = self.load(TIMER, ".c", [], ctypes.RTLD_GLOBAL)
        for name in ("shortest", "shortest_copy"):
            getattr(self.timer, name).restype = ctypes.c_double
        self.timer.bytes.restype = ctypes.c_size_t
        self.timer.bytes.argtypes = [ctypes.c_void_p, ctypes.c_int,
                                     ctypes.POINTER(ctypes.c_void_p)]
        self.timer.shortest.argtypes = [*self.timer.bytes.argtypes, ctypes.c_long,
                                        ctypes.c_double]
        self.timer.shortest_copy.argtypes = [
            ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_long,
            ctypes.c_double]

    def load(self, text, suffix, options, mode=ctypes.DEFAULT_MODE):
        made = f"{text}{options}{self.pad_run.stat().st_mtime_ns}"
        path = self.folder / hashlib.sha256(made.encode()).hexdigest()[:32]
        library = path.with_suffix(".so")
        if not library.exists():
            source, part = path.with_suffix(suffix), path.with_suffix(".part")
            source.write_text(text)
            link = ["cc", "-O2", "-shared", "-fPIC", "-o", part]
            if suffix == ".mlir":
                code = path.with_suffix(".o")
                subprocess.run([self.pad_run, source, f"--emit-object={code}",
                                *options], check=True)
                subprocess.run([*link, "-Wl,--wrap=malloc,--wrap=free", code], check=True)
            else:
                subprocess.run([*link, source], check=True)
            part.rename(library)
        # A library that is loaded once more has another address.
        with tempfile.NamedTemporaryFile(dir=self.folder, suffix=".so") as copy:
            copy.write(library.read_bytes())
            copy.flush()
            return ctypes.CDLL(copy.name, mode)

    def call(self, module, arrays, options=()):
        """@main of `module`, on arrays of which the last is its result."""
        library = self.load(module, ".mlir", list(options))
        function = ctypes.cast(library._mlir_ciface_main, ctypes.c_void_p)
        call = Call(self.timer, function, arrays)
        call.library = library
        return call

    def copy(self, array):
        return Copy(self.timer, array)
