// A call inside the module of a function with a dynamic result is an error.
// RUN: not mlir-opt %s --buffer-results-to-out-params=modify-public-functions 2>&1 | FileCheck %s

// CHECK: error: cannot create out param for dynamically shaped result
func.func private @rows(%x: memref<?xf32>) -> memref<?xf32> {
  return %x : memref<?xf32>
}
func.func @main(%x: memref<?xf32>) -> memref<?xf32> {
  %0 = call @rows(%x) : (memref<?xf32>) -> memref<?xf32>
  return %0 : memref<?xf32>
}
