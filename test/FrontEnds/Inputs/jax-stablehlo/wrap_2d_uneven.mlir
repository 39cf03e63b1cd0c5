// pads: wrap
// inputs: float32[5,6]
// result: float32[9,12] af60650a752a04ee14c2ab9de3b894456e75784f42e43c2db66f8310cc1ab58c
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<9x12xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xf32>) -> tensor<9x12xf32>
    return %0 : tensor<9x12xf32>
  }
  func.func private @_pad(%arg0: tensor<5x6xf32>) -> tensor<9x12xf32> {
    %0 = stablehlo.slice %arg0 [2:5, 0:6] : (tensor<5x6xf32>) -> tensor<3x6xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<3x6xf32>, tensor<5x6xf32>, tensor<1x6xf32>) -> tensor<9x6xf32>
    %3 = stablehlo.slice %2 [0:9, 4:6] : (tensor<9x6xf32>) -> tensor<9x2xf32>
    %4 = stablehlo.slice %2 [0:9, 0:4] : (tensor<9x6xf32>) -> tensor<9x4xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<9x2xf32>, tensor<9x6xf32>, tensor<9x4xf32>) -> tensor<9x12xf32>
    return %5 : tensor<9x12xf32>
  }
}
