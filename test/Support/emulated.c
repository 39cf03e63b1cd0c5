/*===- emulated.c - Calls compiled functions on arrays ------------*- C -*-===*\
|*
|* Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|*===----------------------------------------------------------------------===*|
|*
|* The process of test/Support/Emulator.h. It reads requests from its standard
|* input, as 64-bit numbers and bytes, and writes what arrays have afterwards:
|*
|*   0, library                      loads a library; answers 0
|*   1 or 2, function, arrays        calls a function
|*
|* where texts and arrays are their length in bytes and the bytes, and an array
|* has its rank and extents before it. The memory before arrays (1) or behind
|* them (2) cannot be accessed.
|*
\*===----------------------------------------------------------------------===*/

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MaxArrays = 12, MaxRank = 8, MaxText = 4096 };

static void fail(const char *what) {
  fprintf(stderr, "emulated: error: %s\n", what);
  exit(1);
}

static void receive(void *bytes, size_t count) {
  for (char *next = bytes; count != 0;) {
    ssize_t received = read(STDIN_FILENO, next, count);
    if (received <= 0)
      exit(0);
    next += received;
    count -= received;
  }
}

static int64_t receiveNumber(void) {
  int64_t number;
  receive(&number, sizeof number);
  return number;
}

static void receiveText(char *text) {
  int64_t length = receiveNumber();
  if (length >= MaxText)
    fail("a name is too long");
  receive(text, length);
  text[length] = 0;
}

static void answer(const void *bytes, size_t count) {
  for (const char *next = bytes; count != 0;) {
    ssize_t sent = write(STDOUT_FILENO, next, count);
    if (sent <= 0)
      exit(0);
    next += sent;
    count -= sent;
  }
}

/* Memory between pages that cannot be accessed, of each array of a call. */
struct Memory {
  char *begin;
  size_t capacity;
};

static char *getMemory(struct Memory *memory, size_t size, int atEnd) {
  size_t page = sysconf(_SC_PAGESIZE);
  if (memory->capacity < size || !memory->begin) {
    if (memory->begin)
      munmap(memory->begin - page, memory->capacity + 2 * page);
    memory->capacity = (size / page + 1) * page;
    char *pages = mmap(NULL, memory->capacity + 2 * page, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED ||
        mprotect(pages + page, memory->capacity, PROT_READ | PROT_WRITE) != 0)
      fail("not enough memory");
    memory->begin = pages + page;
  }
  return atEnd ? memory->begin + memory->capacity - size : memory->begin;
}

int main(void) {
  static struct Memory memory[MaxArrays];
  static char text[MaxText];
  void *library = NULL;
  for (;;) {
    int64_t request = receiveNumber();
    receiveText(text);
    if (request == 0) {
      if (library)
        dlclose(library);
      library = dlopen(text, RTLD_NOW | RTLD_LOCAL);
      if (!library)
        fail(dlerror());
      answer(&request, sizeof request);
      continue;
    }
    /* The C interface of a function takes pointers alone; what it does not
       take, it does not look at. */
    void (*function)(void *, void *, void *, void *, void *, void *, void *,
                     void *, void *, void *, void *, void *);
    *(void **)&function = library ? dlsym(library, text) : NULL;
    if (!function)
      fail("no such function");
    /* As memrefs: two pointers, the offset, extents, strides. */
    int64_t descriptors[MaxArrays][3 + 2 * MaxRank] = {{0}};
    int64_t sizes[MaxArrays];
    int64_t count = receiveNumber();
    if (count > MaxArrays)
      fail("too many arrays");
    for (int64_t i = 0; i < count; ++i) {
      int64_t *descriptor = descriptors[i], rank = receiveNumber(), stride = 1;
      if (rank > MaxRank)
        fail("too many axes");
      receive(descriptor + 3, rank * sizeof *descriptor);
      for (int64_t axis = rank; axis-- > 0; stride *= descriptor[3 + axis])
        descriptor[3 + rank + axis] = stride;
      sizes[i] = receiveNumber();
      char *bytes = getMemory(&memory[i], sizes[i], request == 2);
      receive(bytes, sizes[i]);
      descriptor[0] = descriptor[1] = (intptr_t)bytes;
    }
    function(descriptors[0], descriptors[1], descriptors[2], descriptors[3],
             descriptors[4], descriptors[5], descriptors[6], descriptors[7],
             descriptors[8], descriptors[9], descriptors[10], descriptors[11]);
    for (int64_t i = 0; i < count; ++i)
      answer((void *)(intptr_t)descriptors[i][0], sizes[i]);
  }
}
