// pads: adjoint
// inputs: float32[14]
// result: float32[9] 7be74241c50565ec75fb58524fa274eedd1ab5ffee93893c9a59eb4ba030c8e0
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
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
    %expanded = tensor.expand_shape %extracted_slice_1 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%expanded : tensor<1x3xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.addf %out, %in : f32
      linalg.yield %14 : f32
    } -> tensor<f32>
    %3 = tensor.empty() : tensor<1xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%2 : tensor<f32>) outs(%3 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %padded = tensor.pad %4 low[8] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<1xf32> to tensor<9xf32>
    %5 = tensor.empty() : tensor<9xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_0, %padded : tensor<9xf32>, tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %14 = arith.addf %in, %in_4 : f32
      linalg.yield %14 : f32
    } -> tensor<9xf32>
    %expanded_2 = tensor.expand_shape %extracted_slice [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<f32>) -> tensor<f32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%expanded_2 : tensor<1x2xf32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.addf %out, %in : f32
      linalg.yield %14 : f32
    } -> tensor<f32>
    %10 = tensor.empty() : tensor<1xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%9 : tensor<f32>) outs(%10 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %padded_3 = tensor.pad %11 low[0] high[8] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<1xf32> to tensor<9xf32>
    %12 = tensor.empty() : tensor<9xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %padded_3 : tensor<9xf32>, tensor<9xf32>) outs(%12 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %14 = arith.addf %in, %in_4 : f32
      linalg.yield %14 : f32
    } -> tensor<9xf32>
    return %13 : tensor<9xf32>
  }
}
