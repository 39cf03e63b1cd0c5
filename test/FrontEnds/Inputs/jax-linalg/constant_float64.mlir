// pads: constant
// inputs: float64[5,6]
// result: float64[9,10] dc23063de3c796d5e492a2335730e31d7cace7ab495d03e0365dbd45a849ba56
#map = affine_map<() -> ()>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf64>) -> (tensor<9x10xf64> {jax.result_info = "result"}) {
    %cst = arith.constant dense<3> : tensor<i64>
    %0 = call @_pad(%arg0, %cst) : (tensor<5x6xf64>, tensor<i64>) -> tensor<9x10xf64>
    return %0 : tensor<9x10xf64>
  }
  func.func private @_pad(%arg0: tensor<5x6xf64>, %arg1: tensor<i64>) -> tensor<9x10xf64> {
    %0 = tensor.empty() : tensor<f64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i64>) outs(%0 : tensor<f64>) {
    ^bb0(%in: i64, %out: f64):
      %2 = arith.sitofp %in : i64 to f64
      linalg.yield %2 : f64
    } -> tensor<f64>
    %extracted = tensor.extract %1[] : tensor<f64>
    %padded = tensor.pad %arg0 low[2, 2] high[2, 2] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : f64
    } : tensor<5x6xf64> to tensor<9x10xf64>
    return %padded : tensor<9x10xf64>
  }
}
