// pads: adjoint
// inputs: int32[12,15]
// result: int32[7,9] 373d1673a2925f3fd4d1fce673bb3117cbf1e519d8f17f87ea902b7b18efd59b
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map5 = affine_map<(d0, d1) -> (d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xi32>) -> (tensor<7x9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xi32>) -> tensor<7x9xi32>
    return %0 : tensor<7x9xi32>
  }
  func.func private @_pad(%arg0: tensor<12x15xi32>) -> tensor<7x9xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [12, 2] [1, 1] : tensor<12x15xi32> to tensor<12x2xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 2] [12, 9] [1, 1] : tensor<12x15xi32> to tensor<12x9xi32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 11] [12, 4] [1, 1] : tensor<12x15xi32> to tensor<12x4xi32>
    %expanded = tensor.expand_shape %extracted_slice_1 [[0], [1, 2]] output_shape [12, 1, 4] : tensor<12x4xi32> into tensor<12x1x4xi32>
    %0 = tensor.empty() : tensor<12xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<12xi32>) -> tensor<12xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<12x1x4xi32>) outs(%1 : tensor<12xi32>) {
    ^bb0(%in: i32, %out: i32):
      %28 = arith.addi %out, %in : i32
      linalg.yield %28 : i32
    } -> tensor<12xi32>
    %3 = tensor.empty() : tensor<12x1xi32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<12xi32>) outs(%3 : tensor<12x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<12x1xi32>
    %padded = tensor.pad %4 low[0, 8] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<12x1xi32> to tensor<12x9xi32>
    %5 = tensor.empty() : tensor<12x9xi32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0, %padded : tensor<12x9xi32>, tensor<12x9xi32>) outs(%5 : tensor<12x9xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %28 = arith.addi %in, %in_11 : i32
      linalg.yield %28 : i32
    } -> tensor<12x9xi32>
    %expanded_2 = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [12, 1, 2] : tensor<12x2xi32> into tensor<12x1x2xi32>
    %7 = tensor.empty() : tensor<12xi32>
    %8 = linalg.fill ins(%c0_i32 : i32) outs(%7 : tensor<12xi32>) -> tensor<12xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_2 : tensor<12x1x2xi32>) outs(%8 : tensor<12xi32>) {
    ^bb0(%in: i32, %out: i32):
      %28 = arith.addi %out, %in : i32
      linalg.yield %28 : i32
    } -> tensor<12xi32>
    %10 = tensor.empty() : tensor<12x1xi32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<12xi32>) outs(%10 : tensor<12x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<12x1xi32>
    %padded_3 = tensor.pad %11 low[0, 0] high[0, 8] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<12x1xi32> to tensor<12x9xi32>
    %12 = tensor.empty() : tensor<12x9xi32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6, %padded_3 : tensor<12x9xi32>, tensor<12x9xi32>) outs(%12 : tensor<12x9xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %28 = arith.addi %in, %in_11 : i32
      linalg.yield %28 : i32
    } -> tensor<12x9xi32>
    %extracted_slice_4 = tensor.extract_slice %13[0, 0] [3, 9] [1, 1] : tensor<12x9xi32> to tensor<3x9xi32>
    %extracted_slice_5 = tensor.extract_slice %13[3, 0] [7, 9] [1, 1] : tensor<12x9xi32> to tensor<7x9xi32>
    %extracted_slice_6 = tensor.extract_slice %13[10, 0] [2, 9] [1, 1] : tensor<12x9xi32> to tensor<2x9xi32>
    %expanded_7 = tensor.expand_shape %extracted_slice_6 [[0, 1], [2]] output_shape [1, 2, 9] : tensor<2x9xi32> into tensor<1x2x9xi32>
    %14 = tensor.empty() : tensor<9xi32>
    %15 = linalg.fill ins(%c0_i32 : i32) outs(%14 : tensor<9xi32>) -> tensor<9xi32>
    %16 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_7 : tensor<1x2x9xi32>) outs(%15 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %28 = arith.addi %out, %in : i32
      linalg.yield %28 : i32
    } -> tensor<9xi32>
    %17 = tensor.empty() : tensor<1x9xi32>
    %18 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<9xi32>) outs(%17 : tensor<1x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x9xi32>
    %padded_8 = tensor.pad %18 low[6, 0] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<1x9xi32> to tensor<7x9xi32>
    %19 = tensor.empty() : tensor<7x9xi32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5, %padded_8 : tensor<7x9xi32>, tensor<7x9xi32>) outs(%19 : tensor<7x9xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %28 = arith.addi %in, %in_11 : i32
      linalg.yield %28 : i32
    } -> tensor<7x9xi32>
    %expanded_9 = tensor.expand_shape %extracted_slice_4 [[0, 1], [2]] output_shape [1, 3, 9] : tensor<3x9xi32> into tensor<1x3x9xi32>
    %21 = tensor.empty() : tensor<9xi32>
    %22 = linalg.fill ins(%c0_i32 : i32) outs(%21 : tensor<9xi32>) -> tensor<9xi32>
    %23 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_9 : tensor<1x3x9xi32>) outs(%22 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %28 = arith.addi %out, %in : i32
      linalg.yield %28 : i32
    } -> tensor<9xi32>
    %24 = tensor.empty() : tensor<1x9xi32>
    %25 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<9xi32>) outs(%24 : tensor<1x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x9xi32>
    %padded_10 = tensor.pad %25 low[0, 0] high[6, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<1x9xi32> to tensor<7x9xi32>
    %26 = tensor.empty() : tensor<7x9xi32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %padded_10 : tensor<7x9xi32>, tensor<7x9xi32>) outs(%26 : tensor<7x9xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %28 = arith.addi %in, %in_11 : i32
      linalg.yield %28 : i32
    } -> tensor<7x9xi32>
    return %27 : tensor<7x9xi32>
  }
}
