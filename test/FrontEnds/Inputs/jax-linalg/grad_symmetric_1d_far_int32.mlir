// pads: adjoint
// inputs: int32[19]
// result: int32[4] e2b1dfbad6cacb9bd5f5f3e81423e8187d6283783e9387892cfa95ea090ee79c
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0)>
#map2 = affine_map<(d0) -> (-d0 + 3)>
#map3 = affine_map<(d0) -> (-d0 + 1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<19xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<19xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_pad(%arg0: tensor<19xi32>) -> tensor<4xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0] [18] [1] : tensor<19xi32> to tensor<18xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[18] [1] [1] : tensor<19xi32> to tensor<1xi32>
    %0 = call @_flip(%extracted_slice_0) : (tensor<1xi32>) -> tensor<1xi32>
    %padded = tensor.pad %0 low[17] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<1xi32> to tensor<18xi32>
    %1 = tensor.empty() : tensor<18xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %padded : tensor<18xi32>, tensor<18xi32>) outs(%1 : tensor<18xi32>) {
    ^bb0(%in: i32, %in_12: i32, %out: i32):
      %15 = arith.addi %in, %in_12 : i32
      linalg.yield %15 : i32
    } -> tensor<18xi32>
    %extracted_slice_1 = tensor.extract_slice %2[0] [14] [1] : tensor<18xi32> to tensor<14xi32>
    %extracted_slice_2 = tensor.extract_slice %2[14] [4] [1] : tensor<18xi32> to tensor<4xi32>
    %3 = call @_flip_0(%extracted_slice_2) : (tensor<4xi32>) -> tensor<4xi32>
    %padded_3 = tensor.pad %3 low[10] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<4xi32> to tensor<14xi32>
    %4 = tensor.empty() : tensor<14xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_1, %padded_3 : tensor<14xi32>, tensor<14xi32>) outs(%4 : tensor<14xi32>) {
    ^bb0(%in: i32, %in_12: i32, %out: i32):
      %15 = arith.addi %in, %in_12 : i32
      linalg.yield %15 : i32
    } -> tensor<14xi32>
    %extracted_slice_4 = tensor.extract_slice %5[0] [10] [1] : tensor<14xi32> to tensor<10xi32>
    %extracted_slice_5 = tensor.extract_slice %5[10] [4] [1] : tensor<14xi32> to tensor<4xi32>
    %6 = call @_flip_0(%extracted_slice_5) : (tensor<4xi32>) -> tensor<4xi32>
    %padded_6 = tensor.pad %6 low[6] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<4xi32> to tensor<10xi32>
    %7 = tensor.empty() : tensor<10xi32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_4, %padded_6 : tensor<10xi32>, tensor<10xi32>) outs(%7 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_12: i32, %out: i32):
      %15 = arith.addi %in, %in_12 : i32
      linalg.yield %15 : i32
    } -> tensor<10xi32>
    %extracted_slice_7 = tensor.extract_slice %8[0] [2] [1] : tensor<10xi32> to tensor<2xi32>
    %extracted_slice_8 = tensor.extract_slice %8[2] [8] [1] : tensor<10xi32> to tensor<8xi32>
    %9 = call @_flip_1(%extracted_slice_7) : (tensor<2xi32>) -> tensor<2xi32>
    %padded_9 = tensor.pad %9 low[0] high[6] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<2xi32> to tensor<8xi32>
    %10 = tensor.empty() : tensor<8xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_8, %padded_9 : tensor<8xi32>, tensor<8xi32>) outs(%10 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_12: i32, %out: i32):
      %15 = arith.addi %in, %in_12 : i32
      linalg.yield %15 : i32
    } -> tensor<8xi32>
    %extracted_slice_10 = tensor.extract_slice %11[0] [4] [1] : tensor<8xi32> to tensor<4xi32>
    %extracted_slice_11 = tensor.extract_slice %11[4] [4] [1] : tensor<8xi32> to tensor<4xi32>
    %12 = call @_flip_0(%extracted_slice_10) : (tensor<4xi32>) -> tensor<4xi32>
    %13 = tensor.empty() : tensor<4xi32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_11, %12 : tensor<4xi32>, tensor<4xi32>) outs(%13 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_12: i32, %out: i32):
      %15 = arith.addi %in, %in_12 : i32
      linalg.yield %15 : i32
    } -> tensor<4xi32>
    return %14 : tensor<4xi32>
  }
  func.func private @_flip(%arg0: tensor<1xi32>) -> tensor<1xi32> {
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<1xi32>) outs(%0 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @_flip_0(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = tensor.empty() : tensor<4xi32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi32>) outs(%0 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @_flip_1(%arg0: tensor<2xi32>) -> tensor<2xi32> {
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2xi32>
    return %1 : tensor<2xi32>
  }
}
