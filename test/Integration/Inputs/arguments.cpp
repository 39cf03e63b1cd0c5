// Calls the functions of arguments.test with arrays that fit, or that do not.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

struct Array {
  float *allocated, *data;
  int64_t offset, sizes[2], strides[2];
};

extern "C" void _mlir_ciface_blur(Array *x, Array *w, Array *y);
extern "C" void _mlir_ciface_twice(Array *x, Array *y, Array *z);

static Array dense(float *data, int64_t rows, int64_t columns) {
  return {data, data, 0, {rows, columns}, {columns, 1}};
}

int main(int argc, char **argv) {
  const char *what = argc > 1 ? argv[1] : "";
  std::vector<float> image(31 * 20), weights(9, 1), blurred(31 * 20);
  for (int i = 0; i < 31 * 20; ++i)
    image[i] = i % 7;
  Array x = dense(image.data(), 31, 20), w = dense(weights.data(), 3, 3),
        y = dense(blurred.data(), 31, 20);
  if (!strcmp(what, "transposed"))
    x = {image.data(), image.data(), 0, {20, 31}, {1, 20}};
  if (!strcmp(what, "every-second"))
    x = {image.data(), image.data(), 0, {31, 10}, {20, 2}};
  if (!strcmp(what, "reversed"))
    x = {image.data(), &image[30 * 20], 0, {31, 20}, {-20, 1}};
  if (!strcmp(what, "offset"))
    x.offset = 3;
  if (!strcmp(what, "weights"))
    w.sizes[1] = 2;
  if (!strcmp(what, "smaller"))
    y.sizes[0] = 0;
  if (!strcmp(what, "larger"))
    y.sizes[1] = y.strides[0] = 21;
  if (!strcmp(what, "into-transposed"))
    y = {blurred.data(), blurred.data(), 0, {31, 20}, {1, 31}};
  if (!strcmp(what, "copy")) {
    Array rows = dense(image.data(), 3, 4), first = dense(blurred.data(), 5, 6),
          second = dense(&blurred[30], 4, 6);
    _mlir_ciface_twice(&rows, &first, &second);
  }
  // Strides do not matter along an axis of one element.
  if (!strcmp(what, "one-row")) {
    x.sizes[0] = y.sizes[0] = 1;
    x.strides[0] = y.strides[0] = -5;
  }
  _mlir_ciface_blur(&x, &w, &y);
  float sum = 0;
  for (float element : blurred)
    sum += element;
  printf("sum %g\n", sum);
  return 0;
}
