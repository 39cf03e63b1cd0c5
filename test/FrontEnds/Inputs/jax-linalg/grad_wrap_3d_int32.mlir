// pads: adjoint
// inputs: int32[7,8,5]
// result: int32[4,5,3] b27aff28b997a75fa03cf10b6aad3ee03f9fb515f06f0092d0c1de06368a7b2d
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x8x5xi32>) -> (tensor<4x5x3xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<7x8x5xi32>) -> tensor<4x5x3xi32>
    return %0 : tensor<4x5x3xi32>
  }
  func.func private @_pad(%arg0: tensor<7x8x5xi32>) -> tensor<4x5x3xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [7, 8, 3] [1, 1, 1] : tensor<7x8x5xi32> to tensor<7x8x3xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 3] [7, 8, 2] [1, 1, 1] : tensor<7x8x5xi32> to tensor<7x8x2xi32>
    %padded = tensor.pad %extracted_slice_0 low[0, 0, 0] high[0, 0, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %c0_i32 : i32
    } : tensor<7x8x2xi32> to tensor<7x8x3xi32>
    %0 = tensor.empty() : tensor<7x8x3xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %padded : tensor<7x8x3xi32>, tensor<7x8x3xi32>) outs(%0 : tensor<7x8x3xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %10 = arith.addi %in, %in_11 : i32
      linalg.yield %10 : i32
    } -> tensor<7x8x3xi32>
    %extracted_slice_1 = tensor.extract_slice %1[0, 0, 0] [7, 2, 3] [1, 1, 1] : tensor<7x8x3xi32> to tensor<7x2x3xi32>
    %extracted_slice_2 = tensor.extract_slice %1[0, 2, 0] [7, 5, 3] [1, 1, 1] : tensor<7x8x3xi32> to tensor<7x5x3xi32>
    %extracted_slice_3 = tensor.extract_slice %1[0, 7, 0] [7, 1, 3] [1, 1, 1] : tensor<7x8x3xi32> to tensor<7x1x3xi32>
    %padded_4 = tensor.pad %extracted_slice_3 low[0, 0, 0] high[0, 4, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %c0_i32 : i32
    } : tensor<7x1x3xi32> to tensor<7x5x3xi32>
    %2 = tensor.empty() : tensor<7x5x3xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_2, %padded_4 : tensor<7x5x3xi32>, tensor<7x5x3xi32>) outs(%2 : tensor<7x5x3xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %10 = arith.addi %in, %in_11 : i32
      linalg.yield %10 : i32
    } -> tensor<7x5x3xi32>
    %padded_5 = tensor.pad %extracted_slice_1 low[0, 3, 0] high[0, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %c0_i32 : i32
    } : tensor<7x2x3xi32> to tensor<7x5x3xi32>
    %4 = tensor.empty() : tensor<7x5x3xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %padded_5 : tensor<7x5x3xi32>, tensor<7x5x3xi32>) outs(%4 : tensor<7x5x3xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %10 = arith.addi %in, %in_11 : i32
      linalg.yield %10 : i32
    } -> tensor<7x5x3xi32>
    %extracted_slice_6 = tensor.extract_slice %5[0, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<7x5x3xi32> to tensor<1x5x3xi32>
    %extracted_slice_7 = tensor.extract_slice %5[1, 0, 0] [4, 5, 3] [1, 1, 1] : tensor<7x5x3xi32> to tensor<4x5x3xi32>
    %extracted_slice_8 = tensor.extract_slice %5[5, 0, 0] [2, 5, 3] [1, 1, 1] : tensor<7x5x3xi32> to tensor<2x5x3xi32>
    %padded_9 = tensor.pad %extracted_slice_8 low[0, 0, 0] high[2, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %c0_i32 : i32
    } : tensor<2x5x3xi32> to tensor<4x5x3xi32>
    %6 = tensor.empty() : tensor<4x5x3xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_7, %padded_9 : tensor<4x5x3xi32>, tensor<4x5x3xi32>) outs(%6 : tensor<4x5x3xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %10 = arith.addi %in, %in_11 : i32
      linalg.yield %10 : i32
    } -> tensor<4x5x3xi32>
    %padded_10 = tensor.pad %extracted_slice_6 low[3, 0, 0] high[0, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %c0_i32 : i32
    } : tensor<1x5x3xi32> to tensor<4x5x3xi32>
    %8 = tensor.empty() : tensor<4x5x3xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %padded_10 : tensor<4x5x3xi32>, tensor<4x5x3xi32>) outs(%8 : tensor<4x5x3xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %10 = arith.addi %in, %in_11 : i32
      linalg.yield %10 : i32
    } -> tensor<4x5x3xi32>
    return %9 : tensor<4x5x3xi32>
  }
}
