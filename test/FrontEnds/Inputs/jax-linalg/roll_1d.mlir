// pads: wrap
// inputs: float32[9]
// result: float32[9] 05c71a4e4ef89eaec54490b9b78d7d21d9b1b74a4fc743841b3f5b660766f99d
#map = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<9xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_roll_static(%arg0: tensor<9xf32>) -> tensor<9xf32> {
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[6] [3] [1] : tensor<9xf32> to tensor<3xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [6] [1] : tensor<9xf32> to tensor<6xf32>
    %0 = tensor.empty() : tensor<9xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = arith.cmpi ult, %2, %c3 : index
      %4 = scf.if %3 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%2] : tensor<3xf32>
        scf.yield %extracted : f32
      } else {
        %5 = arith.subi %2, %c3 : index
        %extracted = tensor.extract %extracted_slice_0[%5] : tensor<6xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %4 : f32
    } -> tensor<9xf32>
    return %1 : tensor<9xf32>
  }
}
