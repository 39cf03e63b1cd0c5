// pads: constant
// inputs: float32[5,6]
// result: float32[6,7] ce854276e6818daf6cdcd7dd9329f99cbde776fea2c3c941da0c398c9050e097
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %cst = arith.constant 2.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 3] high[2, 2] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<5x6xf32> to tensor<7x11xf32>
    %extracted_slice = tensor.extract_slice %padded[1, 0] [6, 7] [1, 1] : tensor<7x11xf32> to tensor<6x7xf32>
    return %extracted_slice : tensor<6x7xf32>
  }
}
