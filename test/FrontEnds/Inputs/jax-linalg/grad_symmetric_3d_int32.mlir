// pads: adjoint
// inputs: int32[7,8,5]
// result: int32[4,5,3] 62e342e0f7a8054515b8772fba60616ff65f66d031f2394ed847545ea00dd133
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, -d2 + 1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, -d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, -d1 + 1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (-d0 + 1, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (-d0, d1, d2)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x8x5xi32>) -> (tensor<4x5x3xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<7x8x5xi32>) -> tensor<4x5x3xi32>
    return %0 : tensor<4x5x3xi32>
  }
  func.func private @_pad(%arg0: tensor<7x8x5xi32>) -> tensor<4x5x3xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [7, 8, 3] [1, 1, 1] : tensor<7x8x5xi32> to tensor<7x8x3xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 3] [7, 8, 2] [1, 1, 1] : tensor<7x8x5xi32> to tensor<7x8x2xi32>
    %0 = call @_flip(%extracted_slice_0) : (tensor<7x8x2xi32>) -> tensor<7x8x2xi32>
    %padded = tensor.pad %0 low[0, 0, 1] high[0, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %c0_i32 : i32
    } : tensor<7x8x2xi32> to tensor<7x8x3xi32>
    %1 = tensor.empty() : tensor<7x8x3xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %padded : tensor<7x8x3xi32>, tensor<7x8x3xi32>) outs(%1 : tensor<7x8x3xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %15 = arith.addi %in, %in_13 : i32
      linalg.yield %15 : i32
    } -> tensor<7x8x3xi32>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0, 0] [7, 7, 3] [1, 1, 1] : tensor<7x8x3xi32> to tensor<7x7x3xi32>
    %extracted_slice_2 = tensor.extract_slice %2[0, 7, 0] [7, 1, 3] [1, 1, 1] : tensor<7x8x3xi32> to tensor<7x1x3xi32>
    %3 = call @_flip_0(%extracted_slice_2) : (tensor<7x1x3xi32>) -> tensor<7x1x3xi32>
    %padded_3 = tensor.pad %3 low[0, 6, 0] high[0, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %c0_i32 : i32
    } : tensor<7x1x3xi32> to tensor<7x7x3xi32>
    %4 = tensor.empty() : tensor<7x7x3xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %padded_3 : tensor<7x7x3xi32>, tensor<7x7x3xi32>) outs(%4 : tensor<7x7x3xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %15 = arith.addi %in, %in_13 : i32
      linalg.yield %15 : i32
    } -> tensor<7x7x3xi32>
    %extracted_slice_4 = tensor.extract_slice %5[0, 0, 0] [7, 2, 3] [1, 1, 1] : tensor<7x7x3xi32> to tensor<7x2x3xi32>
    %extracted_slice_5 = tensor.extract_slice %5[0, 2, 0] [7, 5, 3] [1, 1, 1] : tensor<7x7x3xi32> to tensor<7x5x3xi32>
    %6 = call @_flip_1(%extracted_slice_4) : (tensor<7x2x3xi32>) -> tensor<7x2x3xi32>
    %padded_6 = tensor.pad %6 low[0, 0, 0] high[0, 3, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %c0_i32 : i32
    } : tensor<7x2x3xi32> to tensor<7x5x3xi32>
    %7 = tensor.empty() : tensor<7x5x3xi32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_5, %padded_6 : tensor<7x5x3xi32>, tensor<7x5x3xi32>) outs(%7 : tensor<7x5x3xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %15 = arith.addi %in, %in_13 : i32
      linalg.yield %15 : i32
    } -> tensor<7x5x3xi32>
    %extracted_slice_7 = tensor.extract_slice %8[0, 0, 0] [5, 5, 3] [1, 1, 1] : tensor<7x5x3xi32> to tensor<5x5x3xi32>
    %extracted_slice_8 = tensor.extract_slice %8[5, 0, 0] [2, 5, 3] [1, 1, 1] : tensor<7x5x3xi32> to tensor<2x5x3xi32>
    %9 = call @_flip_2(%extracted_slice_8) : (tensor<2x5x3xi32>) -> tensor<2x5x3xi32>
    %padded_9 = tensor.pad %9 low[3, 0, 0] high[0, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %c0_i32 : i32
    } : tensor<2x5x3xi32> to tensor<5x5x3xi32>
    %10 = tensor.empty() : tensor<5x5x3xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_7, %padded_9 : tensor<5x5x3xi32>, tensor<5x5x3xi32>) outs(%10 : tensor<5x5x3xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %15 = arith.addi %in, %in_13 : i32
      linalg.yield %15 : i32
    } -> tensor<5x5x3xi32>
    %extracted_slice_10 = tensor.extract_slice %11[0, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<5x5x3xi32> to tensor<1x5x3xi32>
    %extracted_slice_11 = tensor.extract_slice %11[1, 0, 0] [4, 5, 3] [1, 1, 1] : tensor<5x5x3xi32> to tensor<4x5x3xi32>
    %12 = call @_flip_3(%extracted_slice_10) : (tensor<1x5x3xi32>) -> tensor<1x5x3xi32>
    %padded_12 = tensor.pad %12 low[0, 0, 0] high[3, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %c0_i32 : i32
    } : tensor<1x5x3xi32> to tensor<4x5x3xi32>
    %13 = tensor.empty() : tensor<4x5x3xi32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %padded_12 : tensor<4x5x3xi32>, tensor<4x5x3xi32>) outs(%13 : tensor<4x5x3xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %15 = arith.addi %in, %in_13 : i32
      linalg.yield %15 : i32
    } -> tensor<4x5x3xi32>
    return %14 : tensor<4x5x3xi32>
  }
  func.func private @_flip(%arg0: tensor<7x8x2xi32>) -> tensor<7x8x2xi32> {
    %0 = tensor.empty() : tensor<7x8x2xi32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<7x8x2xi32>) outs(%0 : tensor<7x8x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x8x2xi32>
    return %1 : tensor<7x8x2xi32>
  }
  func.func private @_flip_0(%arg0: tensor<7x1x3xi32>) -> tensor<7x1x3xi32> {
    %0 = tensor.empty() : tensor<7x1x3xi32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<7x1x3xi32>) outs(%0 : tensor<7x1x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x3xi32>
    return %1 : tensor<7x1x3xi32>
  }
  func.func private @_flip_1(%arg0: tensor<7x2x3xi32>) -> tensor<7x2x3xi32> {
    %0 = tensor.empty() : tensor<7x2x3xi32>
    %1 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<7x2x3xi32>) outs(%0 : tensor<7x2x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x2x3xi32>
    return %1 : tensor<7x2x3xi32>
  }
  func.func private @_flip_2(%arg0: tensor<2x5x3xi32>) -> tensor<2x5x3xi32> {
    %0 = tensor.empty() : tensor<2x5x3xi32>
    %1 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x3xi32>) outs(%0 : tensor<2x5x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5x3xi32>
    return %1 : tensor<2x5x3xi32>
  }
  func.func private @_flip_3(%arg0: tensor<1x5x3xi32>) -> tensor<1x5x3xi32> {
    %0 = tensor.empty() : tensor<1x5x3xi32>
    %1 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x5x3xi32>) outs(%0 : tensor<1x5x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x5x3xi32>
    return %1 : tensor<1x5x3xi32>
  }
}
