// pads: adjoint
// inputs: int32[13]
// result: int32[9] e8459edde7d9f6ef3e53c5bdd0f288382856bf62c947eed4699051fe5a7606e4
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0 + 3)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<13xi32>) -> tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @_pad(%arg0: tensor<13xi32>) -> tensor<9xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<13xi32> to tensor<4xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[4] [9] [1] : tensor<13xi32> to tensor<9xi32>
    %0 = call @_flip(%extracted_slice) : (tensor<4xi32>) -> tensor<4xi32>
    %padded = tensor.pad %0 low[0] high[5] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<4xi32> to tensor<9xi32>
    %1 = tensor.empty() : tensor<9xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0, %padded : tensor<9xi32>, tensor<9xi32>) outs(%1 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %3 = arith.addi %in, %in_1 : i32
      linalg.yield %3 : i32
    } -> tensor<9xi32>
    return %2 : tensor<9xi32>
  }
  func.func private @_flip(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = tensor.empty() : tensor<4xi32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi32>) outs(%0 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
}
