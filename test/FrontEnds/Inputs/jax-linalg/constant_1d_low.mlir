// pads: constant
// inputs: float32[9]
// result: float32[13] d1fe416041995353de9b9e12f91d82bb3e1507e3e99821cb5017e3fc2338552e
#map = affine_map<() -> ()>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %cst) : (tensor<9xf32>, tensor<i64>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>, %arg1: tensor<i64>) -> tensor<13xf32> {
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i64>) outs(%0 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %2 = arith.sitofp %in : i64 to f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %1[] : tensor<f32>
    %padded = tensor.pad %arg0 low[4] high[0] {
    ^bb0(%arg2: index):
      tensor.yield %extracted : f32
    } : tensor<9xf32> to tensor<13xf32>
    return %padded : tensor<13xf32>
  }
}
