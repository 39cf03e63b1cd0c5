/*===- border.c - Times borders and loops in C that fill them
--------------===*\
|*                                                                            *|
|* Part of the pad project, under the Apache License v2.0 with LLVM           *|
|* Exceptions. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception        *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* What border.py compiles, with CASES as the file that has the compiled      *|
|* functions and a call of RUN for each case. All that is measured of a case  *|
|* takes turns with memcpy; the least time of each counts.                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#define _DEFAULT_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

typedef struct {
  double *base, *data;
  int64_t offset, sizes[2], strides[2];
} Array;
/* The array, one that is padded into, and the width of the border. */
typedef void (*Function)(Array *, Array *, int64_t);
typedef struct {
  const char *name;
  Function call;
  double ns;
} Measured;

enum Mode { constant, edge, reflect, symmetric, wrap };

static void *(*volatile const copyBytes)(void *, const void *, size_t) = memcpy;
static char *copied[2];
/* The bytes of a border. */
static void copyBorder(Array *a, Array *r, int64_t halo) {
  int64_t n = a->sizes[0] - 2 * halo;
  copyBytes(copied[0], copied[1], (a->sizes[0] * a->sizes[0] - n * n) * 8);
}
/* The bytes of its rows; as many are those of columns. */
static void copyRows(Array *a, Array *r, int64_t halo) {
  copyBytes(copied[0], copied[1], 16 * halo * a->sizes[0]);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return 1e9 * t.tv_sec + t.tv_nsec;
}
static double timeBatch(Function f, Array *a, Array *r, int64_t halo, long n) {
  double begin = now();
  for (long k = 0; k < n; ++k)
    f(a, r, halo);
  return now() - begin;
}
/* Sets the least time of a call of each of `list`, which take turns. */
static void measure(Measured *list, int count, Array *a, Array *r,
                    int64_t halo) {
  long calls[64];
  for (int k = 0; k < count; ++k) {
    list[k].ns = 1e30;
    for (calls[k] = 1; timeBatch(list[k].call, a, r, halo, calls[k]) < 50000 &&
                       calls[k] < 1 << 20;)
      calls[k] *= 2;
  }
  double end = now() + SECONDS * 1e9 * count;
  do
    for (int k = 0; k < count; ++k)
      for (int turn = 0; turn < 20; ++turn) {
        double ns = timeBatch(list[k].call, a, r, halo, calls[k]) / calls[k];
        if (ns < list[k].ns)
          list[k].ns = ns;
      }
  while (now() < end);
}

static Array makeArray(int64_t n) {
  Array a = {0, 0, 0, {n, n}, {n, 1}};
  if (posix_memalign((void **)&a.base, 1 << 21, n * n * 8))
    exit(1);
  madvise(a.base, n * n * 8, PAGES);
  a.data = a.base;
  for (int64_t k = 0; k < n * n; ++k)
    a.data[k] = k;
  return a;
}
static void makeGarbage(Array *a, int64_t halo) {
  int64_t n = a->sizes[0];
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j)
      if (i < halo || j < halo || i >= n - halo || j >= n - halo)
        a->data[i * n + j] = -1;
}
/* The border that `fill` makes is that of the pad in `r`. */
static void check(const char *name, Function fill, Array *a, Array *r,
                  int64_t halo) {
  makeGarbage(a, halo);
  fill(a, r, halo);
  if (memcmp(a->data, r->data, a->sizes[0] * a->sizes[1] * 8)) {
    fprintf(stderr, "border.c: error: %s: the border is not that of the pad\n",
            name);
    exit(1);
  }
}
/* The one of `list` that took least. */
static Measured *getBest(Measured *list, int count) {
  Measured *best = list;
  for (int k = 1; k < count; ++k)
    if (list[k].ns < best->ns)
      best = list + k;
  return best;
}

#include CASES

int main(void) {
  runCases();
  return 0;
}
