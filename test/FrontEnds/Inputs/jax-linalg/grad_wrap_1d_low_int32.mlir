// pads: adjoint
// inputs: int32[13]
// result: int32[9] 11eb8ad599019dd937dd8ebe535c2143ad6b36ede7d99d3ec8014ec21be011e9
#map = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<13xi32>) -> tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @_pad(%arg0: tensor<13xi32>) -> tensor<9xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<13xi32> to tensor<4xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[4] [9] [1] : tensor<13xi32> to tensor<9xi32>
    %padded = tensor.pad %extracted_slice low[5] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<4xi32> to tensor<9xi32>
    %0 = tensor.empty() : tensor<9xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0, %padded : tensor<9xi32>, tensor<9xi32>) outs(%0 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %2 = arith.addi %in, %in_1 : i32
      linalg.yield %2 : i32
    } -> tensor<9xi32>
    return %1 : tensor<9xi32>
  }
}
