// pads: wrap
// inputs: float32[4,9]
// result: float32[4,9] 5cac26e86ca2430f0a7f4761180f1f795f6ea6e65947d1162a2d4f13c85bae0a
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @_roll_static(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %c7 = arith.constant 7 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 2] [4, 7] [1, 1] : tensor<4x9xf32> to tensor<4x7xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [4, 2] [1, 1] : tensor<4x9xf32> to tensor<4x2xf32>
    %0 = tensor.empty() : tensor<4x9xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x9xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = linalg.index 1 : index
      %4 = arith.cmpi ult, %3, %c7 : index
      %5 = scf.if %4 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%2, %3] : tensor<4x7xf32>
        scf.yield %extracted : f32
      } else {
        %6 = arith.subi %3, %c7 : index
        %extracted = tensor.extract %extracted_slice_0[%2, %6] : tensor<4x2xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %5 : f32
    } -> tensor<4x9xf32>
    return %1 : tensor<4x9xf32>
  }
}
