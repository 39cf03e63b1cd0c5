// pads: adjoint adjoint
// inputs: float32[12,15]
// result: float32[7,9] bf8dc732fe431c827f31a82ddd04c1531b08b0bdfb7c4a7a456abace46956c6f
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xf32>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<12x15xf32>) -> tensor<7x9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [12, 2] [1, 1] : tensor<12x15xf32> to tensor<12x2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 2] [12, 9] [1, 1] : tensor<12x15xf32> to tensor<12x9xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 11] [12, 4] [1, 1] : tensor<12x15xf32> to tensor<12x4xf32>
    %padded = tensor.pad %extracted_slice_1 low[0, 0] high[0, 5] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<12x4xf32> to tensor<12x9xf32>
    %0 = tensor.empty() : tensor<12x9xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0, %padded : tensor<12x9xf32>, tensor<12x9xf32>) outs(%0 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %8 = arith.addf %in, %in_8 : f32
      linalg.yield %8 : f32
    } -> tensor<12x9xf32>
    %padded_2 = tensor.pad %extracted_slice low[0, 7] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<12x2xf32> to tensor<12x9xf32>
    %2 = tensor.empty() : tensor<12x9xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %padded_2 : tensor<12x9xf32>, tensor<12x9xf32>) outs(%2 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %8 = arith.addf %in, %in_8 : f32
      linalg.yield %8 : f32
    } -> tensor<12x9xf32>
    %extracted_slice_3 = tensor.extract_slice %3[0, 0] [3, 9] [1, 1] : tensor<12x9xf32> to tensor<3x9xf32>
    %extracted_slice_4 = tensor.extract_slice %3[3, 0] [7, 9] [1, 1] : tensor<12x9xf32> to tensor<7x9xf32>
    %extracted_slice_5 = tensor.extract_slice %3[10, 0] [2, 9] [1, 1] : tensor<12x9xf32> to tensor<2x9xf32>
    %padded_6 = tensor.pad %extracted_slice_5 low[0, 0] high[5, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<2x9xf32> to tensor<7x9xf32>
    %4 = tensor.empty() : tensor<7x9xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %padded_6 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%4 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %8 = arith.addf %in, %in_8 : f32
      linalg.yield %8 : f32
    } -> tensor<7x9xf32>
    %padded_7 = tensor.pad %extracted_slice_3 low[4, 0] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<3x9xf32> to tensor<7x9xf32>
    %6 = tensor.empty() : tensor<7x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %padded_7 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%6 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %8 = arith.addf %in, %in_8 : f32
      linalg.yield %8 : f32
    } -> tensor<7x9xf32>
    return %7 : tensor<7x9xf32>
  }
}
