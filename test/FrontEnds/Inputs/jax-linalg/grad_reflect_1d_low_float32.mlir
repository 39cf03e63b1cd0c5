// pads: adjoint
// inputs: float32[13]
// result: float32[9] 83333bbdcb0c4671742a0dcf66a862bafa300a83a07c42cf9de27a7e45cd0297
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0 + 3)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<13xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_pad(%arg0: tensor<13xf32>) -> tensor<9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<13xf32> to tensor<4xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[4] [9] [1] : tensor<13xf32> to tensor<9xf32>
    %0 = call @_flip(%extracted_slice) : (tensor<4xf32>) -> tensor<4xf32>
    %padded = tensor.pad %0 low[1] high[4] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<4xf32> to tensor<9xf32>
    %1 = tensor.empty() : tensor<9xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0, %padded : tensor<9xf32>, tensor<9xf32>) outs(%1 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %3 = arith.addf %in, %in_1 : f32
      linalg.yield %3 : f32
    } -> tensor<9xf32>
    return %2 : tensor<9xf32>
  }
  func.func private @_flip(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
