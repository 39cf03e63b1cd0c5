// pads: constant
// inputs: float32[5,6]
// result: float32[9,12] 9076dcda4ecf1d6d6add4b5fda56c9632b1a8ac8305a14a5757a596d99955628
#map = affine_map<() -> ()>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<9x12xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %cst) : (tensor<5x6xf32>, tensor<i64>) -> tensor<9x12xf32>
    return %0 : tensor<9x12xf32>
  }
  func.func private @_pad(%arg0: tensor<5x6xf32>, %arg1: tensor<i64>) -> tensor<9x12xf32> {
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i64>) outs(%0 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %2 = arith.sitofp %in : i64 to f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %1[] : tensor<f32>
    %padded = tensor.pad %arg0 low[3, 2] high[1, 4] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : f32
    } : tensor<5x6xf32> to tensor<9x12xf32>
    return %padded : tensor<9x12xf32>
  }
}
