// pads: adjoint
// inputs: float32[13]
// result: float32[9] c6763c85e410119addad353db730cbf40327b43122edac83d0d72e527dab628c
#map = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<13xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_pad(%arg0: tensor<13xf32>) -> tensor<9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<13xf32> to tensor<4xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[4] [9] [1] : tensor<13xf32> to tensor<9xf32>
    %padded = tensor.pad %extracted_slice low[5] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<4xf32> to tensor<9xf32>
    %0 = tensor.empty() : tensor<9xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0, %padded : tensor<9xf32>, tensor<9xf32>) outs(%0 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %2 = arith.addf %in, %in_1 : f32
      linalg.yield %2 : f32
    } -> tensor<9xf32>
    return %1 : tensor<9xf32>
  }
}
