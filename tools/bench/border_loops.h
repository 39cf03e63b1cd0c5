/*===- border_loops.h - Loops in C that fill a border -----------*- C -*-===*\
|*                                                                          *|
|* Part of the pad project, under the Apache License v2.0 with LLVM         *|
|* Exceptions. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
|*                                                                          *|
|*===--------------------------------------------------------------------===*|
|*                                                                          *|
|* What a C compiler makes of the border of an array of SIZE x SIZE f64     *|
|* with a border of HALO in MODE, all known: its rows and its columns, in   *|
|* several ways. Included once for each case, with NAME(x) as x's name.     *|
|*                                                                          *|
\*===--------------------------------------------------------------------===*/

#ifndef BORDER_LOOPS_ONCE
#define BORDER_LOOPS_ONCE
/* A line of the cache, aligned as an element or as a line. */
typedef double LooseLine __attribute__((vector_size(64), aligned(8)));
typedef double Line __attribute__((vector_size(64)));
#ifdef __SSE2__
#include <emmintrin.h>
#endif
#endif

#define INSIDE (SIZE - 2 * HALO)

/* The element that position `k` of the border before or after the inside of
   `row` shows. */
static inline double NAME(before)(const double *row, int k) {
  switch (MODE) {
  case constant:
    return 2.5;
  case edge:
    return row[HALO];
  case reflect:
    return row[2 * HALO - k];
  case symmetric:
    return row[2 * HALO - 1 - k];
  default:
    return row[INSIDE + k];
  }
}
static inline double NAME(after)(const double *row, int k) {
  const double *end = row + HALO + INSIDE;
  switch (MODE) {
  case constant:
    return 2.5;
  case edge:
    return end[-1];
  case reflect:
    return end[-2 - k];
  case symmetric:
    return end[-1 - k];
  default:
    return row[HALO + k];
  }
}

/*===----------------------------------------------------------------------===*\
|* Columns                                                                    *|
\*===----------------------------------------------------------------------===*/

static inline void NAME(fillEnds)(double *row) {
  double before[HALO], after[HALO];
  for (int k = 0; k < HALO; ++k) {
    before[k] = NAME(before)(row, k);
    after[k] = NAME(after)(row, k);
  }
  for (int k = 0; k < HALO; ++k) {
    row[k] = before[k];
    row[HALO + INSIDE + k] = after[k];
  }
}
static void NAME(columns)(Array *a, Array *r, int64_t halo) {
  for (int64_t i = HALO; i < HALO + INSIDE; ++i)
    NAME(fillEnds)(a->data + i * SIZE);
}
static void NAME(columnsPrefetched)(Array *a, Array *r, int64_t halo) {
  for (int64_t i = HALO; i < HALO + INSIDE; ++i) {
    __builtin_prefetch(a->data + (i + 32) * SIZE, 1, 3);
    NAME(fillEnds)(a->data + i * SIZE);
  }
}
static void NAME(columnsBothPrefetched)(Array *a, Array *r, int64_t halo) {
  for (int64_t i = HALO; i < HALO + INSIDE; ++i) {
    __builtin_prefetch(a->data + (i + 8) * SIZE, 1, 3);
    __builtin_prefetch(a->data + (i + 8) * SIZE + SIZE - 1, 1, 3);
    NAME(fillEnds)(a->data + i * SIZE);
  }
}
/* All of 16 rows are read before one of them is written. */
static void NAME(columnsBlocked)(Array *a, Array *r, int64_t halo) {
  for (int64_t i = HALO; i < HALO + INSIDE; i += 16) {
    int64_t rows = HALO + INSIDE - i < 16 ? HALO + INSIDE - i : 16;
    double before[16][HALO], after[16][HALO];
    for (int64_t j = 0; j < rows; ++j)
      for (int k = 0; k < HALO; ++k) {
        before[j][k] = NAME(before)(a->data + (i + j) * SIZE, k);
        after[j][k] = NAME(after)(a->data + (i + j) * SIZE, k);
      }
    for (int64_t j = 0; j < rows; ++j)
      for (int k = 0; k < HALO; ++k) {
        a->data[(i + j) * SIZE + k] = before[j][k];
        a->data[(i + j) * SIZE + HALO + INSIDE + k] = after[j][k];
      }
  }
}
#ifdef __SSE2__
static void NAME(columnsNontemporal)(Array *a, Array *r, int64_t halo) {
  for (int64_t i = HALO; i < HALO + INSIDE; ++i) {
    double *row = a->data + i * SIZE, ends[2][HALO];
    for (int k = 0; k < HALO; ++k) {
      ends[0][k] = NAME(before)(row, k);
      ends[1][k] = NAME(after)(row, k);
    }
    for (int side = 0; side < 2; ++side)
      for (int k = 0; k < HALO; ++k) {
        long long bits;
        memcpy(&bits, &ends[side][k], 8);
        _mm_stream_si64((long long *)(row + side * (HALO + INSIDE) + k), bits);
      }
  }
  _mm_sfence();
}
#endif
/* Not a border: one element of each row is read. */
static void NAME(touchRows)(Array *a, Array *r, int64_t halo) {
  static volatile double sink;
  double sum = 0;
  for (int64_t i = HALO; i < HALO + INSIDE; ++i)
    sum += a->data[i * SIZE];
  sink = sum;
}

/*===----------------------------------------------------------------------===*\
|* Rows                                                                       *|
\*===----------------------------------------------------------------------===*/

/* The row that row `i` of the border shows. */
static inline int64_t NAME(getRow)(int64_t i) {
  int64_t last = HALO + INSIDE - 1;
  switch (MODE) {
  case reflect:
    return i < HALO ? 2 * HALO - i : 2 * last - i;
  case symmetric:
    return i < HALO ? 2 * HALO - 1 - i : 2 * last + 1 - i;
  case wrap:
    return i < HALO ? i + INSIDE : i - INSIDE;
  default:
    return i < HALO ? HALO : last;
  }
}
static void NAME(rowsAligned)(Array *a, Array *r, int64_t halo) {
  for (int64_t i = 0; i < SIZE; i = i == HALO - 1 ? HALO + INSIDE : i + 1) {
    double *to = a->data + i * SIZE;
    const double *from = a->data + NAME(getRow)(i) * SIZE;
    LooseLine fill = {2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5};
    int64_t k = (-(uintptr_t)to & 63) / 8;
    *(LooseLine *)to = MODE == constant ? fill : *(const LooseLine *)from;
    for (; k + 32 <= SIZE; k += 32) {
      LooseLine lines[4];
      for (int j = 0; j < 4; ++j)
        lines[j] =
            MODE == constant ? fill : *(const LooseLine *)(from + k + 8 * j);
      for (int j = 0; j < 4; ++j)
        *(Line *)(to + k + 8 * j) = lines[j];
    }
    for (; k + 8 <= SIZE; k += 8)
      *(Line *)(to + k) =
          MODE == constant ? fill : *(const LooseLine *)(from + k);
    *(LooseLine *)(to + SIZE - 8) =
        MODE == constant ? fill : *(const LooseLine *)(from + SIZE - 8);
  }
}
static void NAME(rowsCopied)(Array *a, Array *r, int64_t halo) {
  for (int64_t i = 0; i < SIZE; i = i == HALO - 1 ? HALO + INSIDE : i + 1) {
    double *to = a->data + i * SIZE;
    if (MODE == constant)
      for (int64_t k = 0; k < SIZE; ++k)
        to[k] = 2.5;
    else
      memcpy(to, a->data + NAME(getRow)(i) * SIZE, SIZE * 8);
  }
}

/*===----------------------------------------------------------------------===*\
|* The case                                                                   *|
\*===----------------------------------------------------------------------===*/

static const Measured NAME(columnLoops)[] = {
    {"plain", NAME(columns)},
    {"prefetched", NAME(columnsPrefetched)},
    {"both ends prefetched", NAME(columnsBothPrefetched)},
    {"blocks of 16 rows", NAME(columnsBlocked)},
#ifdef __SSE2__
    {"non-temporal", NAME(columnsNontemporal)},
#endif
};
static const Measured NAME(rowLoops)[] = {{"aligned", NAME(rowsAligned)},
                                          {"memcpy", NAME(rowsCopied)}};
enum {
  NAME(numColumnLoops) = sizeof NAME(columnLoops) / sizeof(Measured),
  NAME(numRowLoops) = sizeof NAME(rowLoops) / sizeof(Measured),
};
/* The fastest loops together; rows have the corners from the columns. */
static Function NAME(bestRows), NAME(bestColumns);
static void NAME(both)(Array *a, Array *r, int64_t halo) {
  NAME(bestColumns)(a, r, halo);
  NAME(bestRows)(a, r, halo);
}
/* Prints the columns of the table: rows, columns, both, and the reading. */
static void NAME(compareLoops)(Array *a, Array *r, Function rows,
                               Function columns, Function all) {
  enum {
    begin = 6,
    rowsEnd = begin + NAME(numRowLoops),
    end = rowsEnd + NAME(numColumnLoops)
  };
  Measured list[end] = {{"", copyBorder}, {"", copyRows},
                        {"", rows},       {"", columns},
                        {"", all},        {"", NAME(touchRows)}};
  memcpy(list + begin, NAME(rowLoops), sizeof NAME(rowLoops));
  memcpy(list + rowsEnd, NAME(columnLoops), sizeof NAME(columnLoops));
  NAME(bestRows) = list[begin].call;
  for (int k = begin; k < rowsEnd; ++k) {
    NAME(bestRows) = list[k].call;
    NAME(bestColumns) = list[rowsEnd].call;
    check(list[k].name, NAME(both), a, r, HALO);
  }
  for (int k = rowsEnd; k < end; ++k) {
    NAME(bestColumns) = list[k].call;
    check(list[k].name, NAME(both), a, r, HALO);
  }
  measure(list, end, a, r, HALO);
  Measured *bestRows = getBest(list + begin, rowsEnd - begin);
  Measured *bestColumns = getBest(list + rowsEnd, end - rowsEnd);
  NAME(bestRows) = bestRows->call;
  NAME(bestColumns) = bestColumns->call;
  Measured whole[] = {{"", copyBorder}, {"", all}, {"", NAME(both)}};
  measure(whole, 3, a, r, HALO);
  double copy = list[0].ns, lines = list[1].ns, every = whole[0].ns;
  printf(" %.2f / %.2f, %s | %.2f / %.2f, %s | %.2f / %.2f | %.2f |\n",
         list[2].ns / lines, bestRows->ns / lines, bestRows->name,
         list[3].ns / lines, bestColumns->ns / lines, bestColumns->name,
         whole[1].ns / every, whole[2].ns / every, list[5].ns / copy);
  fflush(stdout);
}

#undef INSIDE
#undef SIZE
#undef HALO
#undef MODE
#undef NAME
