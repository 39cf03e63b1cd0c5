// pads: constant
// inputs: int32[5,6]
// result: int32[9,10] f1baa90e142bb1700406bb3d0a148649aaeec7ce59839121642cc8e22c96f943
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xi32>) -> (tensor<9x10xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<5x6xi32>, tensor<i64>) -> tensor<9x10xi32>
    return %0 : tensor<9x10xi32>
  }
  func.func private @_pad(%arg0: tensor<5x6xi32>, %arg1: tensor<i64>) -> tensor<9x10xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [2, 2], high = [2, 2], interior = [0, 0] : (tensor<5x6xi32>, tensor<i32>) -> tensor<9x10xi32>
    return %1 : tensor<9x10xi32>
  }
}
