// pads: adjoint adjoint
// inputs: float32[8,9]
// result: float32[6,7] db2f6d4b876450c5a42a6aee0ea05a842f2a4984e9903132725f7911079a5618
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, -d1)>
#map2 = affine_map<(d0, d1) -> (-d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x9xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<8x9xf32>) -> tensor<6x7xf32>
    return %0 : tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<8x9xf32>) -> tensor<6x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [8, 8] [1, 1] : tensor<8x9xf32> to tensor<8x8xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 8] [8, 1] [1, 1] : tensor<8x9xf32> to tensor<8x1xf32>
    %0 = call @_flip(%extracted_slice_0) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %padded = tensor.pad %0 low[0, 7] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<8x1xf32> to tensor<8x8xf32>
    %1 = tensor.empty() : tensor<8x8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %padded : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %12 = arith.addf %in, %in_10 : f32
      linalg.yield %12 : f32
    } -> tensor<8x8xf32>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8x1xf32>
    %extracted_slice_2 = tensor.extract_slice %2[0, 1] [8, 7] [1, 1] : tensor<8x8xf32> to tensor<8x7xf32>
    %3 = call @_flip(%extracted_slice_1) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %padded_3 = tensor.pad %3 low[0, 0] high[0, 6] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<8x1xf32> to tensor<8x7xf32>
    %4 = tensor.empty() : tensor<8x7xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2, %padded_3 : tensor<8x7xf32>, tensor<8x7xf32>) outs(%4 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %12 = arith.addf %in, %in_10 : f32
      linalg.yield %12 : f32
    } -> tensor<8x7xf32>
    %extracted_slice_4 = tensor.extract_slice %5[0, 0] [7, 7] [1, 1] : tensor<8x7xf32> to tensor<7x7xf32>
    %extracted_slice_5 = tensor.extract_slice %5[7, 0] [1, 7] [1, 1] : tensor<8x7xf32> to tensor<1x7xf32>
    %6 = call @_flip_0(%extracted_slice_5) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %padded_6 = tensor.pad %6 low[6, 0] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<1x7xf32> to tensor<7x7xf32>
    %7 = tensor.empty() : tensor<7x7xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %padded_6 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%7 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %12 = arith.addf %in, %in_10 : f32
      linalg.yield %12 : f32
    } -> tensor<7x7xf32>
    %extracted_slice_7 = tensor.extract_slice %8[0, 0] [1, 7] [1, 1] : tensor<7x7xf32> to tensor<1x7xf32>
    %extracted_slice_8 = tensor.extract_slice %8[1, 0] [6, 7] [1, 1] : tensor<7x7xf32> to tensor<6x7xf32>
    %9 = call @_flip_0(%extracted_slice_7) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %padded_9 = tensor.pad %9 low[0, 0] high[5, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<1x7xf32> to tensor<6x7xf32>
    %10 = tensor.empty() : tensor<6x7xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8, %padded_9 : tensor<6x7xf32>, tensor<6x7xf32>) outs(%10 : tensor<6x7xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %12 = arith.addf %in, %in_10 : f32
      linalg.yield %12 : f32
    } -> tensor<6x7xf32>
    return %11 : tensor<6x7xf32>
  }
  func.func private @_flip(%arg0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %0 = tensor.empty() : tensor<8x1xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x1xf32>) outs(%0 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x1xf32>
    return %1 : tensor<8x1xf32>
  }
  func.func private @_flip_0(%arg0: tensor<1x7xf32>) -> tensor<1x7xf32> {
    %0 = tensor.empty() : tensor<1x7xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x7xf32>) outs(%0 : tensor<1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x7xf32>
    return %1 : tensor<1x7xf32>
  }
}
