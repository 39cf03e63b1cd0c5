// Ops that leave elements of their destination as they are: between steps, off a
// diagonal, and where a loop that the result does not have makes no turn.

// RUN: pad-run %s --optimize=false | FileCheck %s
// RUN: pad-run %s | FileCheck %s

// CHECK:      result 0: tensor<8xf32>
// CHECK-NEXT: [1.0 9.0 2.0 9.0 3.0 9.0 4.0 9.0]
// CHECK-NEXT: result 1: tensor<6xf32>
// CHECK-NEXT: [5.0 5.0 5.0 5.0 5.0 5.0]
// CHECK-NEXT: result 2: tensor<4xf32>
// CHECK-NEXT: [5.0 5.0 5.0 5.0]
// CHECK-NEXT: result 3: tensor<3x2xf32>
// CHECK-NEXT: 9.0 2.0]
// CHECK-NEXT: [1.0 9.0]
// CHECK-NEXT: [9.0 2.0]
// CHECK-NEXT: result 4: tensor<11xf32>
// CHECK-NEXT: [9.0 9.0 9.0 9.0 9.0 9.0 9.0 9.0 9.0 9.0 9.0]
// CHECK-NEXT: result 5: tensor<8xf32>
// CHECK-NEXT: [1.0 5.0 2.0 5.0 3.0 5.0 4.0 5.0]
#id = affine_map<(i) -> (i)>
#every_other = affine_map<(i) -> (i * 2)>
#diagonal = affine_map<(i) -> (i, i)>
#plane = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @main() -> (tensor<8xf32>, tensor<6xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<11xf32>, tensor<8xf32>) {
  %nine = arith.constant 9.0 : f32
  %five = arith.constant 5.0 : f32
  %c0 = arith.constant 0 : index
  %x = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %fives = arith.constant dense<5.0> : tensor<8xf32>
  %nothing = tensor.empty(%c0) : tensor<4x?xf32>

  %e0 = tensor.empty() : tensor<8xf32>
  %f0 = linalg.fill ins(%nine : f32) outs(%e0 : tensor<8xf32>) -> tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #every_other], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%f0 : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>

  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%five : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %s1 = linalg.generic {indexing_maps = [#plane, #row], iterator_types = ["parallel", "parallel"]}
      ins(%nothing : tensor<4x?xf32>) outs(%f1 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  %1 = pad.pad edge %s1 low[1] high[1] : tensor<4xf32> to tensor<6xf32>

  %2 = linalg.reduce ins(%nothing : tensor<4x?xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
    (%a: f32, %b: f32) {
      linalg.yield %a : f32
    }

  %e3 = tensor.empty() : tensor<2x2xf32>
  %f3 = linalg.fill ins(%nine : f32) outs(%e3 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %x3 = tensor.extract_slice %x[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %s3 = linalg.generic {indexing_maps = [#id, #diagonal], iterator_types = ["parallel"]}
      ins(%x3 : tensor<2xf32>) outs(%f3 : tensor<2x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<2x2xf32>
  %3 = pad.pad wrap %s3 low[1, 0] high[0, 0] : tensor<2x2xf32> to tensor<3x2xf32>

  %4 = call @extent_of(%x) : (tensor<4xf32>) -> tensor<11xf32>
  %5 = linalg.generic {indexing_maps = [#id, #every_other], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%fives : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<8xf32>, tensor<6xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<11xf32>, tensor<8xf32>
}

// The extent of a destination is not twice that of the source.
func.func private @extent_of(%x: tensor<4xf32>) -> tensor<11xf32> {
  %c0 = arith.constant 0 : index
  %c11 = arith.constant 11 : index
  %nine = arith.constant 9.0 : f32
  %d = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %y = tensor.empty(%c11) : tensor<?xf32>
  %f = linalg.fill ins(%nine : f32) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #every_other], iterator_types = ["parallel"]}
      ins(%d : tensor<?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %q = arith.addf %a, %b : f32
    linalg.yield %q : f32
  } -> tensor<?xf32>
  %n = tensor.dim %s, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %g = linalg.fill ins(%nine : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = tensor.cast %g : tensor<?xf32> to tensor<11xf32>
  return %r : tensor<11xf32>
}
