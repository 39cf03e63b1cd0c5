// pads: adjoint
// inputs: int32[19]
// result: int32[4] 686ad155db13303ba84d0524ac457f9667ab0fcd68509423ae26d18a6a4f3587
#map = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<19xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<19xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_pad(%arg0: tensor<19xi32>) -> tensor<4xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<19xi32> to tensor<2xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[2] [4] [1] : tensor<19xi32> to tensor<4xi32>
    %extracted_slice_1 = tensor.extract_slice %arg0[6] [4] [1] : tensor<19xi32> to tensor<4xi32>
    %extracted_slice_2 = tensor.extract_slice %arg0[10] [4] [1] : tensor<19xi32> to tensor<4xi32>
    %extracted_slice_3 = tensor.extract_slice %arg0[14] [4] [1] : tensor<19xi32> to tensor<4xi32>
    %extracted_slice_4 = tensor.extract_slice %arg0[18] [1] [1] : tensor<19xi32> to tensor<1xi32>
    %0 = tensor.empty() : tensor<4xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0, %extracted_slice_1 : tensor<4xi32>, tensor<4xi32>) outs(%0 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %10 = arith.addi %in, %in_6 : i32
      linalg.yield %10 : i32
    } -> tensor<4xi32>
    %2 = tensor.empty() : tensor<4xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_2 : tensor<4xi32>, tensor<4xi32>) outs(%2 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %10 = arith.addi %in, %in_6 : i32
      linalg.yield %10 : i32
    } -> tensor<4xi32>
    %4 = tensor.empty() : tensor<4xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%3, %extracted_slice_3 : tensor<4xi32>, tensor<4xi32>) outs(%4 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %10 = arith.addi %in, %in_6 : i32
      linalg.yield %10 : i32
    } -> tensor<4xi32>
    %padded = tensor.pad %extracted_slice_4 low[0] high[3] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<1xi32> to tensor<4xi32>
    %6 = tensor.empty() : tensor<4xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %padded : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %10 = arith.addi %in, %in_6 : i32
      linalg.yield %10 : i32
    } -> tensor<4xi32>
    %padded_5 = tensor.pad %extracted_slice low[2] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<2xi32> to tensor<4xi32>
    %8 = tensor.empty() : tensor<4xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%7, %padded_5 : tensor<4xi32>, tensor<4xi32>) outs(%8 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %10 = arith.addi %in, %in_6 : i32
      linalg.yield %10 : i32
    } -> tensor<4xi32>
    return %9 : tensor<4xi32>
  }
}
