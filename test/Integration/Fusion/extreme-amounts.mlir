// Amounts near the ends of 64 bits that are not known at compile time: loops over
// tiles are not split beyond their bounds.

// RUN: pad-opt %s --fuse-pad | FileCheck %s --check-prefix=SPLIT
// RUN: pad-run %s --optimize=false | FileCheck %s
// RUN: pad-run %s | FileCheck %s

// SPLIT-LABEL:   func.func private @sum
// SPLIT-COUNT-3: scf.for

// CHECK:      result 0: tensor<3x3xf32>
// CHECK-NEXT: 45.0  48.0  51.0]
// CHECK-NEXT: [573.0 576.0 579.0]
// CHECK-NEXT: [ 24.0  27.0  30.0]
func.func @main() -> tensor<3x3xf32> {
  %x = tensor.generate {
  ^bb0(%i: index):
    %n = arith.index_cast %i : index to i64
    %v = arith.sitofp %n : i64 to f32
    tensor.yield %v : f32
  } : tensor<200xf32>
  %lows = arith.constant dense<[9223372036854775788, -9223372036854775788, -5]> : tensor<3xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<3x3xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %e) -> tensor<3x3xf32> {
    %low = tensor.extract %lows[%i] : tensor<3xindex>
    %high = arith.subi %c0, %low : index
    %sums = func.call @sum(%x, %low, %high) : (tensor<200xf32>, index, index) -> tensor<198xf32>
    %three = tensor.extract_slice %sums[2] [3] [1] : tensor<198xf32> to tensor<3xf32>
    %next = tensor.insert_slice %three into %t[%i, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<3x3xf32>
    scf.yield %next : tensor<3x3xf32>
  }
  return %r : tensor<3x3xf32>
}

#source = affine_map<(i, j) -> (i + j)>
#window = affine_map<(i, j) -> (j)>
#result = affine_map<(i, j) -> (i)>
func.func private @sum(%x: tensor<200xf32>, %low: index, %high: index) -> tensor<198xf32> {
  %p = pad.pad wrap %x low[%low] high[%high] : tensor<200xf32> to tensor<200xf32>
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<1.0> : tensor<3xf32>
  %e = tensor.empty() : tensor<198xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<198xf32>) -> tensor<198xf32>
  %y = linalg.generic {indexing_maps = [#source, #window, #result], iterator_types = ["parallel", "reduction"]}
      ins(%p, %w : tensor<200xf32>, tensor<3xf32>) outs(%f : tensor<198xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %q = arith.addf %a, %c : f32
    linalg.yield %q : f32
  } -> tensor<198xf32>
  return %y : tensor<198xf32>
}
