//===- unchecked.cpp - Breaks what run-time checks would check ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls the functions that unchecked.py prints with arguments of which most
// break a constraint: extents that get negative, claims that are wrong, axes
// that are empty, out of range or repeated, lists of wrong lengths. All arrays
// are on the heap and have no element to spare, so that the address sanitizer
// sees whatever is read or written out of bounds. With the argument `control`
// it shows that the sanitizer looks: an element too far is read.
//
//===----------------------------------------------------------------------===//

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <vector>

/// The descriptor of a memref.
template <typename T, int rank>
struct MemRef {
  T *allocated;
  T *data;
  int64_t offset;
  int64_t sizes[rank];
  int64_t strides[rank];
};
using List = MemRef<float, 1>;
using Amounts = MemRef<int64_t, 1>;
using Matrix = MemRef<int8_t, 2>;

extern "C" float _mlir_ciface_control(List *, int64_t);

#define FOR_EACH_MODE(DO)                                                      \
  DO(constant) DO(edge) DO(reflect) DO(symmetric) DO(wrap)

#define DECLARE(mode)                                                          \
  extern "C" void _mlir_ciface_##mode##_window(List *, List *, int64_t,        \
                                               int64_t);                       \
  extern "C" void _mlir_ciface_##mode##_claimed(List *, List *, int64_t,       \
                                                int64_t);                      \
  extern "C" void _mlir_ciface_##mode##_matrix(Matrix *, Matrix *, int64_t,    \
                                               int64_t, int64_t, int64_t);     \
  extern "C" void _mlir_ciface_##mode##_list(Matrix *, Matrix *, Amounts *,    \
                                             Amounts *);
FOR_EACH_MODE(DECLARE)

namespace {

struct Functions {
  const char *mode;
  void (*window)(List *, List *, int64_t, int64_t);
  void (*claimed)(List *, List *, int64_t, int64_t);
  void (*matrix)(Matrix *, Matrix *, int64_t, int64_t, int64_t, int64_t);
  void (*list)(Matrix *, Matrix *, Amounts *, Amounts *);
};

/// A dense array of exactly as many bytes as its elements have.
template <typename T, int rank>
class Array {
public:
  Array(const int64_t (&sizes)[rank]) {
    int64_t count = 1;
    for (int axis = rank - 1; axis >= 0; --axis) {
      memref.sizes[axis] = sizes[axis];
      memref.strides[axis] = count;
      count *= sizes[axis];
    }
    memref.allocated = memref.data =
        static_cast<T *>(std::malloc(count * sizeof(T)));
    memref.offset = 0;
    for (int64_t i = 0; i < count; ++i)
      memref.data[i] = static_cast<T>(i + 1);
  }
  Array(const Array &) = delete;
  ~Array() { std::free(memref.allocated); }

  MemRef<T, rank> *get() { return &memref; }

private:
  MemRef<T, rank> memref;
};

} // namespace

#define LIST(mode)                                                             \
  {#mode, _mlir_ciface_##mode##_window, _mlir_ciface_##mode##_claimed,         \
   _mlir_ciface_##mode##_matrix, _mlir_ciface_##mode##_list},
static const Functions functions[] = {FOR_EACH_MODE(LIST)};

/// Ends the program unless `result` has the extents that are expected, and
/// frees it; all of its elements are read, as its owner would.
template <typename T, int rank>
static int64_t consume(const char *what, MemRef<T, rank> &result,
                       const int64_t (&expected)[rank]) {
  int64_t count = 1;
  for (int axis = 0; axis < rank; ++axis) {
    if (result.sizes[axis] != expected[axis]) {
      std::fprintf(stderr, "%s: axis %d has extent %lld, expected %lld\n", what,
                   axis, static_cast<long long>(result.sizes[axis]),
                   static_cast<long long>(expected[axis]));
      std::exit(1);
    }
    count *= result.sizes[axis];
  }
  std::vector<T> copy(count);
  if (count != 0)
    std::memcpy(copy.data(), result.data + result.offset, count * sizeof(T));
  std::free(result.allocated);
  return count;
}

static int64_t getExtent(int64_t n, int64_t low, int64_t high) {
  return std::max<int64_t>(n + low + high, 0);
}

static const int64_t extents[] = {0, 1, 2, 3, 4, 7, 33};
static const int64_t amounts[] = {-40, -8, -3, -1, 0, 1, 2, 9, 40};

static int64_t breakWindows(const Functions &function) {
  int64_t calls = 0;
  for (int64_t n : extents)
    for (int64_t low : amounts)
      for (int64_t high : amounts) {
        Array<float, 1> source({n});
        List result;
        function.window(&result, source.get(), low, high);
        consume(function.mode, result, {getExtent(n, low, high)});
        function.claimed(&result, source.get(), low, high);
        consume(function.mode, result, {5});
        calls += 2;
      }
  return calls;
}

static int64_t breakMatrices(const Functions &function) {
  int64_t calls = 0;
  for (int64_t n : {0, 1, 3})
    for (int64_t m : {0, 1, 17, 70})
      for (int64_t l0 : amounts)
        for (int64_t h0 : {-2, 0, 3})
          for (int64_t l1 : amounts)
            for (int64_t h1 : {-6, 0, 4}) {
              Array<int8_t, 2> source({n, m});
              Matrix result;
              function.matrix(&result, source.get(), l0, h0, l1, h1);
              consume(function.mode, result,
                      {getExtent(n, l0, h0), getExtent(m, l1, h1)});
              ++calls;
            }
  return calls;
}

/// What is left of lists that are wrong: an axis out of range is passed over,
/// of a repeated one the last entry holds, and what is missing is 0.
static int64_t breakLists(const Functions &function) {
  int64_t calls = 0;
  for (int64_t count : {0, 1, 2, 3})
    for (int64_t entries : {0, 1, 2, 3, 4, 6, 9})
      for (int64_t first : {-3, -2, -1, 0, 1, 2, 1 << 30})
        for (int64_t second : {-1, 0, 1, 5}) {
          Array<int8_t, 2> source({3, 4});
          Array<int64_t, 1> pads({entries}), axes({count});
          int64_t *axis = axes.get()->data;
          const int64_t wanted[] = {first, second, 0};
          std::copy_n(wanted, count, axis);

          int64_t expected[] = {3, 4};
          for (int64_t i = 0; i < count; ++i) {
            int64_t a = axis[i] < 0 ? axis[i] + 2 : axis[i];
            if (a < 0 || a >= 2)
              continue;
            auto at = [&](int64_t position) {
              return position < entries ? pads.get()->data[position] : 0;
            };
            expected[a] = (a == 0 ? 3 : 4) + at(i) + at(count + i);
          }
          Matrix result;
          function.list(&result, source.get(), pads.get(), axes.get());
          consume(function.mode, result, expected);
          ++calls;
        }
  return calls;
}

int main(int argc, char **argv) {
  if (argc > 1 && std::strcmp(argv[1], "control") == 0) {
    Array<float, 1> source({4});
    std::printf("%f\n", _mlir_ciface_control(source.get(), 4));
    return 0;
  }
  for (const Functions &function : functions)
    std::printf("%s: %lld windows, %lld matrices, %lld lists\n", function.mode,
                static_cast<long long>(breakWindows(function)),
                static_cast<long long>(breakMatrices(function)),
                static_cast<long long>(breakLists(function)));
  return 0;
}
