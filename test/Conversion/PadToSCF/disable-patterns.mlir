// Each way to write a pad is a pattern with a label. If that is disabled, the
// next pattern that applies writes the pad, and the remark says so.

// DEFINE: %{loops} = pad-opt %s --remarks-filter=pad -o /dev/null --convert-pad-to-scf
// RUN: %{loops} 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: %{loops}="disable-patterns=chunks,past-caches,in-place,constant-shuffles,permuted-blocks,short-rows,blocks" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=RUNS
// RUN: %{loops}="disable-patterns=chunks,past-caches,in-place,constant-shuffles,permuted-blocks,short-rows,blocks,three-runs" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LOOP
// RUN: not %{loops}="disable-patterns=chunks,three-run" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LABEL
// RUN: not %{loops}="disable-patterns=blocks,elements,constant-shuffles,three-runs,run-by-run" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NONE

// LABEL: error: 'disable-patterns' has 'three-run', expected some of {{.*}}elements, blocks, run-by-run, three-runs,

// ALL: rows|dense_source|dense_result: blocks of 288 bytes as constant shuffles
// RUNS: rows|dense_source|dense_result: rows as the border before, the inside and the border after
// LOOP: rows|dense_source|dense_result: rows run by run, and as copies of whole periods
// NONE: error: 'pad.pad_into' op cannot be lowered to loops: no enabled pattern writes a pad with these facts
func.func @static(%x: memref<8x7xf32>, %y: memref<8x9xf32>) {
  pad.pad_into edge ins(%x : memref<8x7xf32>) outs(%y : memref<8x9xf32>) low[0, 1] high[0, 1]
  return
}

// ALL: rows|dense_source|dense_result: short rows
// RUNS: rows|dense_source|dense_result: rows as the border before
// LOOP: rows|dense_source|dense_result: rows run by run
func.func @dynamic(%x: memref<?xf32>, %y: memref<?xf32>, %m: index, %w: index, %v: index) {
  %s = memref.reinterpret_cast %x to offset: [0], sizes: [%m, %w, 1], strides: [%w, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [%m, %v, 1], strides: [%v, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  pad.pad_into edge ins(%s : memref<?x?x1xf32, strided<[?, 1, 1]>>) outs(%r : memref<?x?x1xf32, strided<[?, 1, 1]>>) low[%w] high[%w] axes [1] {pad.facts = #pad.facts<fits|within_reach|row_within_reach|rows|dense_source|dense_result>}
  return
}

// ALL: rows|dense_source|dense_result|lane_permutations: planes or rows of up to 96 vectors
// ALL: rows|dense_source|dense_result: short rows
// RUNS: rows|dense_source|dense_result|lane_permutations: rows as the border before
// LOOP: rows|dense_source|dense_result|lane_permutations: rows run by run
func.func @lane_permutations(%x: memref<?xf32>, %y: memref<?xf32>, %m: index, %w: index, %v: index) {
  %s = memref.reinterpret_cast %x to offset: [0], sizes: [%m, %m, %w, 1], strides: [%w, %w, 1, 1] : memref<?xf32> to memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [%m, %m, %v, 1], strides: [%v, %v, 1, 1] : memref<?xf32> to memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>
  pad.pad_into edge ins(%s : memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>) outs(%r : memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>) low[%w] high[%w] axes [2] {pad.facts = #pad.facts<fits|within_reach|row_within_reach|rows|dense_source|dense_result|lane_permutations>}
  return
}

// ALL: rows|dense_source|dense_result|past_caches: non-temporal stores
// RUNS: rows|dense_source|dense_result|past_caches: rows as the border before
// LOOP: rows|dense_source|dense_result|past_caches: rows run by run
func.func @past_caches(%x: memref<?xf32>, %y: memref<?xf32>, %m: index, %w: index, %v: index) {
  %s = memref.reinterpret_cast %x to offset: [0], sizes: [%m, %w, 1], strides: [%w, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [%m, %v, 1], strides: [%v, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  pad.pad_into edge ins(%s : memref<?x?x1xf32, strided<[?, 1, 1]>>) outs(%r : memref<?x?x1xf32, strided<[?, 1, 1]>>) low[%w] high[%w] axes [1] {pad.facts = #pad.facts<fits|within_reach|row_within_reach|rows|dense_source|dense_result|past_caches>}
  return
}

// ALL: in_place|rows|dense_source|dense_result: borders of rows alone
// RUNS: in_place|rows|dense_source|dense_result: rows as the border before
// LOOP: in_place|rows|dense_source|dense_result: rows run by run
func.func @in_place(%x: memref<?xf32>, %y: memref<?xf32>, %m: index, %w: index, %v: index) {
  %s = memref.reinterpret_cast %x to offset: [0], sizes: [%m, %w, 1], strides: [%w, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [%m, %v, 1], strides: [%v, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  pad.pad_into edge ins(%s : memref<?x?x1xf32, strided<[?, 1, 1]>>) outs(%r : memref<?x?x1xf32, strided<[?, 1, 1]>>) low[%w] high[%w] axes [1] {pad.facts = #pad.facts<fits|within_reach|row_within_reach|in_place|rows|dense_source|dense_result>}
  return
}

// ALL: rows|dense_source|dense_result|in_chunks: chunks of 262144 bytes in parallel
// ALL: |chunk: 
// RUNS: rows|dense_source|dense_result|in_chunks: rows as the border before
// LOOP: rows|dense_source|dense_result|in_chunks: rows run by run
func.func @in_chunks(%x: memref<?xf32>, %y: memref<?xf32>, %m: index, %w: index, %v: index) {
  %s = memref.reinterpret_cast %x to offset: [0], sizes: [%m, %w, 1], strides: [%w, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [%m, %v, 1], strides: [%v, 1, 1] : memref<?xf32> to memref<?x?x1xf32, strided<[?, 1, 1]>>
  pad.pad_into edge ins(%s : memref<?x?x1xf32, strided<[?, 1, 1]>>) outs(%r : memref<?x?x1xf32, strided<[?, 1, 1]>>) low[%w] high[%w] axes [1] {pad.facts = #pad.facts<fits|within_reach|row_within_reach|rows|dense_source|dense_result|in_chunks>}
  return
}

// ALL: elements: blocks shuffled in registers
// RUNS: elements: element by element
// LOOP: elements: element by element
func.func @transposed(%x: memref<64x64xf32, strided<[1, 64]>>, %y: memref<64x64xf32>) {
  pad.pad_into edge ins(%x : memref<64x64xf32, strided<[1, 64]>>) outs(%y : memref<64x64xf32>) low[0, 0] high[0, 0]
  return
}
