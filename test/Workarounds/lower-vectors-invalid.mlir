// RUN: pad-opt %s --lower-vectors --split-input-file --verify-diagnostics
// RUN: pad-opt %s --pad-to-llvm --split-input-file --verify-diagnostics

func.func @mask(%n: index) -> vector<2147483647xi1> {
  // expected-error @below {{'vector.create_mask' op has 'vector<2147483647xi1>', expected at most 1048576 elements of a vector}}
  %0 = vector.create_mask %n : vector<2147483647xi1>
  return %0 : vector<2147483647xi1>
}

// -----

func.func @operand(%v: vector<4294967296x4294967296xf32>, %x: memref<?x?xf32>, %n: index) {
  // expected-error @below {{'vector.transfer_write' op has 'vector<4294967296x4294967296xf32>', expected at most}}
  vector.transfer_write %v, %x[%n, %n] : vector<4294967296x4294967296xf32>, memref<?x?xf32>
  return
}

// -----

func.func @most(%v: vector<1048576xf32>, %x: memref<1048576xf32>, %n: index) {
  vector.transfer_write %v, %x[%n] {in_bounds = [true]} : vector<1048576xf32>, memref<1048576xf32>
  return
}
