// pads: adjoint adjoint
// inputs: float32[12,15]
// result: float32[7,9] e0c01003860154bec69a45ac79d202dcfa3d542e8f6af33c037acf667c33e7b2
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, -d1 + 3)>
#map2 = affine_map<(d0, d1) -> (d0, -d1 + 1)>
#map3 = affine_map<(d0, d1) -> (-d0 + 1, d1)>
#map4 = affine_map<(d0, d1) -> (-d0 + 2, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xf32>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<12x15xf32>) -> tensor<7x9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [12, 11] [1, 1] : tensor<12x15xf32> to tensor<12x11xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 11] [12, 4] [1, 1] : tensor<12x15xf32> to tensor<12x4xf32>
    %0 = call @_flip(%extracted_slice_0) : (tensor<12x4xf32>) -> tensor<12x4xf32>
    %padded = tensor.pad %0 low[0, 6] high[0, 1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<12x4xf32> to tensor<12x11xf32>
    %1 = tensor.empty() : tensor<12x11xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %padded : tensor<12x11xf32>, tensor<12x11xf32>) outs(%1 : tensor<12x11xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %12 = arith.addf %in, %in_10 : f32
      linalg.yield %12 : f32
    } -> tensor<12x11xf32>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [12, 2] [1, 1] : tensor<12x11xf32> to tensor<12x2xf32>
    %extracted_slice_2 = tensor.extract_slice %2[0, 2] [12, 9] [1, 1] : tensor<12x11xf32> to tensor<12x9xf32>
    %3 = call @_flip_0(%extracted_slice_1) : (tensor<12x2xf32>) -> tensor<12x2xf32>
    %padded_3 = tensor.pad %3 low[0, 1] high[0, 6] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<12x2xf32> to tensor<12x9xf32>
    %4 = tensor.empty() : tensor<12x9xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2, %padded_3 : tensor<12x9xf32>, tensor<12x9xf32>) outs(%4 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %12 = arith.addf %in, %in_10 : f32
      linalg.yield %12 : f32
    } -> tensor<12x9xf32>
    %extracted_slice_4 = tensor.extract_slice %5[0, 0] [10, 9] [1, 1] : tensor<12x9xf32> to tensor<10x9xf32>
    %extracted_slice_5 = tensor.extract_slice %5[10, 0] [2, 9] [1, 1] : tensor<12x9xf32> to tensor<2x9xf32>
    %6 = call @_flip_1(%extracted_slice_5) : (tensor<2x9xf32>) -> tensor<2x9xf32>
    %padded_6 = tensor.pad %6 low[7, 0] high[1, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<2x9xf32> to tensor<10x9xf32>
    %7 = tensor.empty() : tensor<10x9xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %padded_6 : tensor<10x9xf32>, tensor<10x9xf32>) outs(%7 : tensor<10x9xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %12 = arith.addf %in, %in_10 : f32
      linalg.yield %12 : f32
    } -> tensor<10x9xf32>
    %extracted_slice_7 = tensor.extract_slice %8[0, 0] [3, 9] [1, 1] : tensor<10x9xf32> to tensor<3x9xf32>
    %extracted_slice_8 = tensor.extract_slice %8[3, 0] [7, 9] [1, 1] : tensor<10x9xf32> to tensor<7x9xf32>
    %9 = call @_flip_2(%extracted_slice_7) : (tensor<3x9xf32>) -> tensor<3x9xf32>
    %padded_9 = tensor.pad %9 low[1, 0] high[3, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<3x9xf32> to tensor<7x9xf32>
    %10 = tensor.empty() : tensor<7x9xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8, %padded_9 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%10 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %12 = arith.addf %in, %in_10 : f32
      linalg.yield %12 : f32
    } -> tensor<7x9xf32>
    return %11 : tensor<7x9xf32>
  }
  func.func private @_flip(%arg0: tensor<12x4xf32>) -> tensor<12x4xf32> {
    %0 = tensor.empty() : tensor<12x4xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12x4xf32>) outs(%0 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x4xf32>
    return %1 : tensor<12x4xf32>
  }
  func.func private @_flip_0(%arg0: tensor<12x2xf32>) -> tensor<12x2xf32> {
    %0 = tensor.empty() : tensor<12x2xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12x2xf32>) outs(%0 : tensor<12x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x2xf32>
    return %1 : tensor<12x2xf32>
  }
  func.func private @_flip_1(%arg0: tensor<2x9xf32>) -> tensor<2x9xf32> {
    %0 = tensor.empty() : tensor<2x9xf32>
    %1 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x9xf32>) outs(%0 : tensor<2x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x9xf32>
    return %1 : tensor<2x9xf32>
  }
  func.func private @_flip_2(%arg0: tensor<3x9xf32>) -> tensor<3x9xf32> {
    %0 = tensor.empty() : tensor<3x9xf32>
    %1 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x9xf32>) outs(%0 : tensor<3x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x9xf32>
    return %1 : tensor<3x9xf32>
  }
}
