// pads: adjoint adjoint
// inputs: float32[8,9]
// result: float32[6,7] 4a0e6aafb0d5b680c87d21a24f303f7ac319e7762a97826492bcb90bfec9f5f4
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x9xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<8x9xf32>) -> tensor<6x7xf32>
    return %0 : tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<8x9xf32>) -> tensor<6x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [8, 1] [1, 1] : tensor<8x9xf32> to tensor<8x1xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 1] [8, 7] [1, 1] : tensor<8x9xf32> to tensor<8x7xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 8] [8, 1] [1, 1] : tensor<8x9xf32> to tensor<8x1xf32>
    %padded = tensor.pad %extracted_slice_1 low[0, 0] high[0, 6] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<8x1xf32> to tensor<8x7xf32>
    %0 = tensor.empty() : tensor<8x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0, %padded : tensor<8x7xf32>, tensor<8x7xf32>) outs(%0 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %8 = arith.addf %in, %in_8 : f32
      linalg.yield %8 : f32
    } -> tensor<8x7xf32>
    %padded_2 = tensor.pad %extracted_slice low[0, 6] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<8x1xf32> to tensor<8x7xf32>
    %2 = tensor.empty() : tensor<8x7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %padded_2 : tensor<8x7xf32>, tensor<8x7xf32>) outs(%2 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %8 = arith.addf %in, %in_8 : f32
      linalg.yield %8 : f32
    } -> tensor<8x7xf32>
    %extracted_slice_3 = tensor.extract_slice %3[0, 0] [1, 7] [1, 1] : tensor<8x7xf32> to tensor<1x7xf32>
    %extracted_slice_4 = tensor.extract_slice %3[1, 0] [6, 7] [1, 1] : tensor<8x7xf32> to tensor<6x7xf32>
    %extracted_slice_5 = tensor.extract_slice %3[7, 0] [1, 7] [1, 1] : tensor<8x7xf32> to tensor<1x7xf32>
    %padded_6 = tensor.pad %extracted_slice_5 low[0, 0] high[5, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<1x7xf32> to tensor<6x7xf32>
    %4 = tensor.empty() : tensor<6x7xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %padded_6 : tensor<6x7xf32>, tensor<6x7xf32>) outs(%4 : tensor<6x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %8 = arith.addf %in, %in_8 : f32
      linalg.yield %8 : f32
    } -> tensor<6x7xf32>
    %padded_7 = tensor.pad %extracted_slice_3 low[5, 0] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<1x7xf32> to tensor<6x7xf32>
    %6 = tensor.empty() : tensor<6x7xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %padded_7 : tensor<6x7xf32>, tensor<6x7xf32>) outs(%6 : tensor<6x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %8 = arith.addf %in, %in_8 : f32
      linalg.yield %8 : f32
    } -> tensor<6x7xf32>
    return %7 : tensor<6x7xf32>
  }
}
