// pads: adjoint
// inputs: float32[14]
// result: float32[9] b2fbc1b09ea558120e353012083f6999e32141b246b0c54d14392cf4f8bc896d
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0 + 2)>
#map2 = affine_map<(d0) -> (-d0 + 1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<14xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_pad(%arg0: tensor<14xf32>) -> tensor<9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0] [11] [1] : tensor<14xf32> to tensor<11xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[11] [3] [1] : tensor<14xf32> to tensor<3xf32>
    %0 = call @_flip(%extracted_slice_0) : (tensor<3xf32>) -> tensor<3xf32>
    %padded = tensor.pad %0 low[7] high[1] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<3xf32> to tensor<11xf32>
    %1 = tensor.empty() : tensor<11xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %padded : tensor<11xf32>, tensor<11xf32>) outs(%1 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %6 = arith.addf %in, %in_4 : f32
      linalg.yield %6 : f32
    } -> tensor<11xf32>
    %extracted_slice_1 = tensor.extract_slice %2[0] [2] [1] : tensor<11xf32> to tensor<2xf32>
    %extracted_slice_2 = tensor.extract_slice %2[2] [9] [1] : tensor<11xf32> to tensor<9xf32>
    %3 = call @_flip_0(%extracted_slice_1) : (tensor<2xf32>) -> tensor<2xf32>
    %padded_3 = tensor.pad %3 low[1] high[6] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<2xf32> to tensor<9xf32>
    %4 = tensor.empty() : tensor<9xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_2, %padded_3 : tensor<9xf32>, tensor<9xf32>) outs(%4 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %6 = arith.addf %in, %in_4 : f32
      linalg.yield %6 : f32
    } -> tensor<9xf32>
    return %5 : tensor<9xf32>
  }
  func.func private @_flip(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = tensor.empty() : tensor<3xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf32>) outs(%0 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}
