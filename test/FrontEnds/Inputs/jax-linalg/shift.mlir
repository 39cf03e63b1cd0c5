// pads: constant
// inputs: float32[5,6]
// result: float32[5,6] 7a8ce692517d4c30ba957362764aa72c8be0c4c4f0d463cb67946b8e4f378d07
#map = affine_map<() -> ()>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<5x6xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<0> : tensor<i64>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 6] [1, 1] : tensor<5x6xf32> to tensor<4x6xf32>
    %0 = call @_pad(%extracted_slice, %cst) : (tensor<4x6xf32>, tensor<i64>) -> tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
  func.func private @_pad(%arg0: tensor<4x6xf32>, %arg1: tensor<i64>) -> tensor<5x6xf32> {
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i64>) outs(%0 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %2 = arith.sitofp %in : i64 to f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %1[] : tensor<f32>
    %padded = tensor.pad %arg0 low[1, 0] high[0, 0] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : f32
    } : tensor<4x6xf32> to tensor<5x6xf32>
    return %padded : tensor<5x6xf32>
  }
}
