// pads: adjoint
// inputs: int32[19]
// result: int32[4] 1bd38e7c765dc1d6c8e463a7921545cd5807e0db0f69fe072beaa0a453239629
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<19xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<19xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_pad(%arg0: tensor<19xi32>) -> tensor<4xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0] [6] [1] : tensor<19xi32> to tensor<6xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[6] [4] [1] : tensor<19xi32> to tensor<4xi32>
    %extracted_slice_1 = tensor.extract_slice %arg0[10] [9] [1] : tensor<19xi32> to tensor<9xi32>
    %expanded = tensor.expand_shape %extracted_slice_1 [[0, 1]] output_shape [1, 9] : tensor<9xi32> into tensor<1x9xi32>
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%expanded : tensor<1x9xi32>) outs(%1 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %14 = arith.addi %out, %in : i32
      linalg.yield %14 : i32
    } -> tensor<i32>
    %3 = tensor.empty() : tensor<1xi32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%2 : tensor<i32>) outs(%3 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %padded = tensor.pad %4 low[3] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<1xi32> to tensor<4xi32>
    %5 = tensor.empty() : tensor<4xi32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_0, %padded : tensor<4xi32>, tensor<4xi32>) outs(%5 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_4: i32, %out: i32):
      %14 = arith.addi %in, %in_4 : i32
      linalg.yield %14 : i32
    } -> tensor<4xi32>
    %expanded_2 = tensor.expand_shape %extracted_slice [[0, 1]] output_shape [1, 6] : tensor<6xi32> into tensor<1x6xi32>
    %7 = tensor.empty() : tensor<i32>
    %8 = linalg.fill ins(%c0_i32 : i32) outs(%7 : tensor<i32>) -> tensor<i32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%expanded_2 : tensor<1x6xi32>) outs(%8 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %14 = arith.addi %out, %in : i32
      linalg.yield %14 : i32
    } -> tensor<i32>
    %10 = tensor.empty() : tensor<1xi32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%9 : tensor<i32>) outs(%10 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %padded_3 = tensor.pad %11 low[0] high[3] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<1xi32> to tensor<4xi32>
    %12 = tensor.empty() : tensor<4xi32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %padded_3 : tensor<4xi32>, tensor<4xi32>) outs(%12 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_4: i32, %out: i32):
      %14 = arith.addi %in, %in_4 : i32
      linalg.yield %14 : i32
    } -> tensor<4xi32>
    return %13 : tensor<4xi32>
  }
}
