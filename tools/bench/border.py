#!/usr/bin/env python3
"""Times pad.fill_border against a memcpy of as many bytes as the border has.

Square arrays of f64, every mode, with all numbers known (`static`), all but the
extents (`extents`), and none (`dynamic`): the whole border, its rows and its
columns alone, and how many times as long a pad of the inside into another array
takes. The border is first compared with that pad, bit for bit. Times are the
least of many calls, in turns with memcpy in the same process, by the processor's
clock. Arrays are in pages of 4 KB or, with `--huge-pages`, of 2 MB.

    tools/bench/border.py --build build --llvm-bin /usr/lib/llvm-22/bin
        [--sizes 1024,4096] [--halos 1,4] [--seconds S] [--huge-pages]
"""

import argparse
import os
import subprocess
import sys
import tempfile

MODES = ["constant", "edge", "reflect", "symmetric", "wrap"]
PARTS = {"all": "", "rows": " axes [0]", "columns": " axes [1]"}
KINDS = ["static", "extents", "dynamic"]

DRIVER = r"""
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
typedef struct { double *base, *data; int64_t offset, sizes[2], strides[2]; } Array;
typedef void (*Function)(Array *, Array *, int64_t);
static void *(*volatile const copyBytes)(void *, const void *, size_t) = memcpy;
static char *copied[2];
static void copy(Array *a, Array *b, int64_t bytes) {
  copyBytes(copied[0], copied[1], bytes);
}
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return 1e9 * t.tv_sec + t.tv_nsec;
}
static double batch(Function f, Array *a, Array *b, int64_t h, long n) {
  double begin = now();
  for (long k = 0; k < n; ++k) f(a, b, h);
  return now() - begin;
}
/* The least time of a call of `f`, and of `copy`, which take turns. */
static double ratio(Function f, Array *a, Array *b, int64_t h, int64_t bytes) {
  long n = 1, m = 1;
  double best = 1e30, least = 1e30, end = now() + SECONDS * 1e9;
  while (batch(f, a, b, h, n) < 50000) n *= 2;
  while (batch(copy, a, b, bytes, m) < 50000) m *= 2;
  do {
    for (int k = 0; k < 20; ++k) {
      double t = batch(copy, a, b, bytes, m) / m;
      if (t < least) least = t;
    }
    for (int k = 0; k < 20; ++k) {
      double t = batch(f, a, b, h, n) / n;
      if (t < best) best = t;
    }
  } while (now() < end);
  return best / least;
}
static Array makeArray(int64_t n) {
  Array a = {0, 0, 0, {n, n}, {n, 1}};
  if (posix_memalign((void **)&a.base, 1 << 21, n * n * 8)) exit(1);
  madvise(a.base, n * n * 8, PAGES);
  a.data = a.base;
  for (int64_t k = 0; k < n * n; ++k) a.data[k] = k;
  return a;
}
static void compare(const char *name, Array *a, Array *b) {
  if (memcmp(a->data, b->data, a->sizes[0] * a->sizes[1] * 8)) {
    fprintf(stderr, "%s: the border is not that of the pad\n", name);
    exit(1);
  }
}
"""


def get_functions(mode, size, halo):
    """The functions of a case, and the MLIR of each."""
    whole, texts = size + 2 * halo, {}
    head = "attributes {llvm.emit_c_interface} {\n  %v = arith.constant 2.5 : f64\n"
    value = " value(%v)" if mode == "constant" else ""
    for part, axes in PARTS.items():
        for kind in KINDS:
            name = f"{part}_{kind}_{mode}_{size}_{halo}"
            extent = whole if kind == "static" else "?"
            amount = "%h" if kind == "dynamic" else str(halo)
            amounts = ", ".join([amount] * (1 if axes else 2))
            type_ = f"memref<{extent}x{extent}xf64>"
            texts[name] = (
                f"func.func @{name}(%m: {type_}, %r: {type_}, %h: index) {head}"
                f"  pad.fill_border {mode} %m low[{amounts}] high[{amounts}]"
                f"{axes}{value} : {type_}\n  return\n}}\n")
    name = f"pad_{mode}_{size}_{halo}"
    type_ = f"memref<{whole}x{whole}xf64>"
    inside = (f"memref<{size}x{size}xf64, strided<[{whole}, 1],"
              f" offset: {halo * (whole + 1)}>>")
    texts[name] = (
        f"func.func @{name}(%m: {type_}, %r: {type_}, %h: index) {head}"
        f"  %x = memref.subview %m[{halo}, {halo}] [{size}, {size}] [1, 1]"
        f" : {type_} to {inside}\n"
        f"  pad.pad_into {mode} ins(%x : {inside}) outs(%r : {type_})"
        f" low[{halo}, {halo}] high[{halo}, {halo}]{value}\n  return\n}}\n")
    return texts


def get_case(mode, size, halo):
    """The C of a case: compares, and prints a row of the table."""
    whole = size + 2 * halo
    bytes_ = {"all": (whole**2 - size**2) * 8, "rows": 16 * halo * whole,
              "columns": 16 * halo * whole}

    def call(name):
        return f"_mlir_ciface_{name}_{mode}_{size}_{halo}"

    text = f'  printf("| {size} | {halo} | {mode} |");\n'
    for part in PARTS:
        for kind in KINDS:
            if part == "all":
                text += (f"  makeGarbage(&m, {halo}); {call('pad')}(&m, &r, 0);"
                         f" {call(f'{part}_{kind}')}(&m, &r, {halo});"
                         f' compare("{mode} {kind}", &m, &r);\n')
            text += (f"  printf(\" %.2f |\", ratio({call(f'{part}_{kind}')}, &m,"
                     f" &r, {halo}, {bytes_[part]}));\n")
    text += (f"  printf(\" %.0f |\\n\", ratio({call('pad')}, &m, &r, {halo},"
             f" {bytes_['all']}) / ratio({call('all_static')}, &m, &r, {halo},"
             f" {bytes_['all']})); fflush(stdout);\n")
    return text


GARBAGE = r"""
static void makeGarbage(Array *a, int64_t halo) {
  int64_t n = a->sizes[0];
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j)
      if (i < halo || j < halo || i >= n - halo || j >= n - halo)
        a->data[i * n + j] = -1;
}
"""


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"border.py: error: {command[0]} fails:\n{done.stderr}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build", help="the build folder")
    parser.add_argument("--llvm-bin", required=True, help="LLVM's programs")
    parser.add_argument("--sizes", default="1024,4096", help="of the inside")
    parser.add_argument("--halos", default="1,4", help="widths of the border")
    parser.add_argument("--seconds", type=float, default=0.1,
                        help="seconds of each measurement")
    parser.add_argument("--huge-pages", action="store_true",
                        help="arrays in pages of 2 MB")
    options = parser.parse_args()
    mlir, prototypes, body = "", "", ""
    for size in map(int, options.sizes.split(",")):
        for halo in map(int, options.halos.split(",")):
            whole = size + 2 * halo
            body += (f"  {{ Array m = makeArray({whole}), r = makeArray({whole});"
                     f" copied[0] = malloc({16 * whole * whole});"
                     f" copied[1] = copied[0] + {8 * whole * whole};"
                     f" memset(copied[0], 1, {16 * whole * whole});\n")
            for mode in MODES:
                functions = get_functions(mode, size, halo)
                mlir += "".join(functions.values())
                prototypes += "".join(
                    f"void _mlir_ciface_{name}(Array *, Array *, int64_t);\n"
                    for name in functions)
                body += get_case(mode, size, halo)
            body += "  free(copied[0]); free(m.base); free(r.base); }\n"
    pages = "MADV_HUGEPAGE" if options.huge_pages else "MADV_NOHUGEPAGE"
    driver = DRIVER.replace("SECONDS", str(options.seconds))
    source = ("#define _DEFAULT_SOURCE\n" + driver.replace("PAGES", pages)
              + GARBAGE + prototypes + "int main(void) {\n" + body + "}\n")
    with tempfile.TemporaryDirectory() as folder:
        files = {name: os.path.join(folder, "border" + name) for name in
                 [".mlir", ".llvm.mlir", ".ll", ".bc", ".o", ".c", ""]}
        for name, text in [(".mlir", mlir), (".c", source)]:
            with open(files[name], "w", encoding="utf-8") as file:
                file.write(text)
        tool = lambda name: os.path.join(options.llvm_bin, name)
        run(os.path.join(options.build, "bin", "pad-opt"), files[".mlir"],
            "--pad-to-llvm", "-o", files[".llvm.mlir"])
        run(tool("mlir-translate"), "--mlir-to-llvmir", files[".llvm.mlir"],
            "-o", files[".ll"])
        run(tool("opt"), "-O3", "-mcpu=native", files[".ll"], "-o", files[".bc"])
        run(tool("llc"), "-O3", "-mcpu=native", "-relocation-model=pic",
            "-filetype=obj", files[".bc"], "-o", files[".o"])
        run("cc", "-O2", files[".c"], files[".o"], "-lm", "-o", files[""])
        heads = [f"{part}, {kind}" for part in PARTS for kind in KINDS]
        print("| inside | halo | mode | " + " | ".join(heads) + " | re-padding |")
        print("|" + "---|" * (len(heads) + 4))
        sys.stdout.flush()
        subprocess.run([files[""]], check=True)


if __name__ == "__main__":
    main()
