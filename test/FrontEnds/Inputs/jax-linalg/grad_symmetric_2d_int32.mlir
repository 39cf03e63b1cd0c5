// pads: adjoint
// inputs: int32[12,15]
// result: int32[7,9] d0fa58cdd3339d00920c57b17fa5ca8877be45b1611993a5fb40ee6c2bb14982
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, -d1 + 3)>
#map2 = affine_map<(d0, d1) -> (d0, -d1 + 1)>
#map3 = affine_map<(d0, d1) -> (-d0 + 1, d1)>
#map4 = affine_map<(d0, d1) -> (-d0 + 2, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xi32>) -> (tensor<7x9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xi32>) -> tensor<7x9xi32>
    return %0 : tensor<7x9xi32>
  }
  func.func private @_pad(%arg0: tensor<12x15xi32>) -> tensor<7x9xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [12, 11] [1, 1] : tensor<12x15xi32> to tensor<12x11xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 11] [12, 4] [1, 1] : tensor<12x15xi32> to tensor<12x4xi32>
    %0 = call @_flip(%extracted_slice_0) : (tensor<12x4xi32>) -> tensor<12x4xi32>
    %padded = tensor.pad %0 low[0, 7] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<12x4xi32> to tensor<12x11xi32>
    %1 = tensor.empty() : tensor<12x11xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %padded : tensor<12x11xi32>, tensor<12x11xi32>) outs(%1 : tensor<12x11xi32>) {
    ^bb0(%in: i32, %in_10: i32, %out: i32):
      %12 = arith.addi %in, %in_10 : i32
      linalg.yield %12 : i32
    } -> tensor<12x11xi32>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [12, 2] [1, 1] : tensor<12x11xi32> to tensor<12x2xi32>
    %extracted_slice_2 = tensor.extract_slice %2[0, 2] [12, 9] [1, 1] : tensor<12x11xi32> to tensor<12x9xi32>
    %3 = call @_flip_0(%extracted_slice_1) : (tensor<12x2xi32>) -> tensor<12x2xi32>
    %padded_3 = tensor.pad %3 low[0, 0] high[0, 7] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<12x2xi32> to tensor<12x9xi32>
    %4 = tensor.empty() : tensor<12x9xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2, %padded_3 : tensor<12x9xi32>, tensor<12x9xi32>) outs(%4 : tensor<12x9xi32>) {
    ^bb0(%in: i32, %in_10: i32, %out: i32):
      %12 = arith.addi %in, %in_10 : i32
      linalg.yield %12 : i32
    } -> tensor<12x9xi32>
    %extracted_slice_4 = tensor.extract_slice %5[0, 0] [10, 9] [1, 1] : tensor<12x9xi32> to tensor<10x9xi32>
    %extracted_slice_5 = tensor.extract_slice %5[10, 0] [2, 9] [1, 1] : tensor<12x9xi32> to tensor<2x9xi32>
    %6 = call @_flip_1(%extracted_slice_5) : (tensor<2x9xi32>) -> tensor<2x9xi32>
    %padded_6 = tensor.pad %6 low[8, 0] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<2x9xi32> to tensor<10x9xi32>
    %7 = tensor.empty() : tensor<10x9xi32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %padded_6 : tensor<10x9xi32>, tensor<10x9xi32>) outs(%7 : tensor<10x9xi32>) {
    ^bb0(%in: i32, %in_10: i32, %out: i32):
      %12 = arith.addi %in, %in_10 : i32
      linalg.yield %12 : i32
    } -> tensor<10x9xi32>
    %extracted_slice_7 = tensor.extract_slice %8[0, 0] [3, 9] [1, 1] : tensor<10x9xi32> to tensor<3x9xi32>
    %extracted_slice_8 = tensor.extract_slice %8[3, 0] [7, 9] [1, 1] : tensor<10x9xi32> to tensor<7x9xi32>
    %9 = call @_flip_2(%extracted_slice_7) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    %padded_9 = tensor.pad %9 low[0, 0] high[4, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<3x9xi32> to tensor<7x9xi32>
    %10 = tensor.empty() : tensor<7x9xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8, %padded_9 : tensor<7x9xi32>, tensor<7x9xi32>) outs(%10 : tensor<7x9xi32>) {
    ^bb0(%in: i32, %in_10: i32, %out: i32):
      %12 = arith.addi %in, %in_10 : i32
      linalg.yield %12 : i32
    } -> tensor<7x9xi32>
    return %11 : tensor<7x9xi32>
  }
  func.func private @_flip(%arg0: tensor<12x4xi32>) -> tensor<12x4xi32> {
    %0 = tensor.empty() : tensor<12x4xi32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12x4xi32>) outs(%0 : tensor<12x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<12x4xi32>
    return %1 : tensor<12x4xi32>
  }
  func.func private @_flip_0(%arg0: tensor<12x2xi32>) -> tensor<12x2xi32> {
    %0 = tensor.empty() : tensor<12x2xi32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12x2xi32>) outs(%0 : tensor<12x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<12x2xi32>
    return %1 : tensor<12x2xi32>
  }
  func.func private @_flip_1(%arg0: tensor<2x9xi32>) -> tensor<2x9xi32> {
    %0 = tensor.empty() : tensor<2x9xi32>
    %1 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x9xi32>) outs(%0 : tensor<2x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x9xi32>
    return %1 : tensor<2x9xi32>
  }
  func.func private @_flip_2(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %0 = tensor.empty() : tensor<3x9xi32>
    %1 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x9xi32>) outs(%0 : tensor<3x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x9xi32>
    return %1 : tensor<3x9xi32>
  }
}
