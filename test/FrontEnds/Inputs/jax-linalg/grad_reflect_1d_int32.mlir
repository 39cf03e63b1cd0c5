// pads: adjoint
// inputs: int32[14]
// result: int32[9] f5c5b52dd6d8ca72599ca675be22ddbe8b5dbc342f4aa697ae8a703fdb604575
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0 + 2)>
#map2 = affine_map<(d0) -> (-d0 + 1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<14xi32>) -> tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @_pad(%arg0: tensor<14xi32>) -> tensor<9xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0] [11] [1] : tensor<14xi32> to tensor<11xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[11] [3] [1] : tensor<14xi32> to tensor<3xi32>
    %0 = call @_flip(%extracted_slice_0) : (tensor<3xi32>) -> tensor<3xi32>
    %padded = tensor.pad %0 low[7] high[1] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<3xi32> to tensor<11xi32>
    %1 = tensor.empty() : tensor<11xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %padded : tensor<11xi32>, tensor<11xi32>) outs(%1 : tensor<11xi32>) {
    ^bb0(%in: i32, %in_4: i32, %out: i32):
      %6 = arith.addi %in, %in_4 : i32
      linalg.yield %6 : i32
    } -> tensor<11xi32>
    %extracted_slice_1 = tensor.extract_slice %2[0] [2] [1] : tensor<11xi32> to tensor<2xi32>
    %extracted_slice_2 = tensor.extract_slice %2[2] [9] [1] : tensor<11xi32> to tensor<9xi32>
    %3 = call @_flip_0(%extracted_slice_1) : (tensor<2xi32>) -> tensor<2xi32>
    %padded_3 = tensor.pad %3 low[1] high[6] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<2xi32> to tensor<9xi32>
    %4 = tensor.empty() : tensor<9xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_2, %padded_3 : tensor<9xi32>, tensor<9xi32>) outs(%4 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_4: i32, %out: i32):
      %6 = arith.addi %in, %in_4 : i32
      linalg.yield %6 : i32
    } -> tensor<9xi32>
    return %5 : tensor<9xi32>
  }
  func.func private @_flip(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = tensor.empty() : tensor<3xi32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xi32>) outs(%0 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_flip_0(%arg0: tensor<2xi32>) -> tensor<2xi32> {
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2xi32>
    return %1 : tensor<2xi32>
  }
}
