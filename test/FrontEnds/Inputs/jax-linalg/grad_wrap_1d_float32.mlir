// pads: adjoint
// inputs: float32[14]
// result: float32[9] df94888e48bb66c25234e538e28711be370152cb94349ff3994e97baf2a10314
#map = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<14xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_pad(%arg0: tensor<14xf32>) -> tensor<9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<14xf32> to tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[2] [9] [1] : tensor<14xf32> to tensor<9xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[11] [3] [1] : tensor<14xf32> to tensor<3xf32>
    %padded = tensor.pad %extracted_slice_1 low[0] high[6] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<3xf32> to tensor<9xf32>
    %0 = tensor.empty() : tensor<9xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0, %padded : tensor<9xf32>, tensor<9xf32>) outs(%0 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %4 = arith.addf %in, %in_3 : f32
      linalg.yield %4 : f32
    } -> tensor<9xf32>
    %padded_2 = tensor.pad %extracted_slice low[7] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<2xf32> to tensor<9xf32>
    %2 = tensor.empty() : tensor<9xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %padded_2 : tensor<9xf32>, tensor<9xf32>) outs(%2 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %4 = arith.addf %in, %in_3 : f32
      linalg.yield %4 : f32
    } -> tensor<9xf32>
    return %3 : tensor<9xf32>
  }
}
