// pads: adjoint
// inputs: int32[14]
// result: int32[9] df25533301d637640b9a64ea721ca4227baddaa35559fbe827e2f2bb149f0513
#map = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<14xi32>) -> tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @_pad(%arg0: tensor<14xi32>) -> tensor<9xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<14xi32> to tensor<2xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[2] [9] [1] : tensor<14xi32> to tensor<9xi32>
    %extracted_slice_1 = tensor.extract_slice %arg0[11] [3] [1] : tensor<14xi32> to tensor<3xi32>
    %padded = tensor.pad %extracted_slice_1 low[0] high[6] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<3xi32> to tensor<9xi32>
    %0 = tensor.empty() : tensor<9xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0, %padded : tensor<9xi32>, tensor<9xi32>) outs(%0 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_3: i32, %out: i32):
      %4 = arith.addi %in, %in_3 : i32
      linalg.yield %4 : i32
    } -> tensor<9xi32>
    %padded_2 = tensor.pad %extracted_slice low[7] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<2xi32> to tensor<9xi32>
    %2 = tensor.empty() : tensor<9xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %padded_2 : tensor<9xi32>, tensor<9xi32>) outs(%2 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_3: i32, %out: i32):
      %4 = arith.addi %in, %in_3 : i32
      linalg.yield %4 : i32
    } -> tensor<9xi32>
    return %3 : tensor<9xi32>
  }
}
