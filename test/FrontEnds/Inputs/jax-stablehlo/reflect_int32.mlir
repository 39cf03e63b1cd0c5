// pads: reflect
// inputs: int32[5,6]
// result: int32[9,10] c6b923805e57012b9737ee83adfface88d2986f3bc7104f4362ed723519d583d
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xi32>) -> (tensor<9x10xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xi32>) -> tensor<9x10xi32>
    return %0 : tensor<9x10xi32>
  }
  func.func private @_pad(%arg0: tensor<5x6xi32>) -> tensor<9x10xi32> {
    %0 = stablehlo.slice %arg0 [1:3, 0:6] : (tensor<5x6xi32>) -> tensor<2x6xi32>
    %1 = call @_flip(%0) : (tensor<2x6xi32>) -> tensor<2x6xi32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<2x6xi32>, tensor<5x6xi32>) -> tensor<7x6xi32>
    %3 = stablehlo.slice %2 [4:6, 0:6] : (tensor<7x6xi32>) -> tensor<2x6xi32>
    %4 = call @_flip(%3) : (tensor<2x6xi32>) -> tensor<2x6xi32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<7x6xi32>, tensor<2x6xi32>) -> tensor<9x6xi32>
    %6 = stablehlo.slice %5 [0:9, 1:3] : (tensor<9x6xi32>) -> tensor<9x2xi32>
    %7 = call @_flip_0(%6) : (tensor<9x2xi32>) -> tensor<9x2xi32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<9x2xi32>, tensor<9x6xi32>) -> tensor<9x8xi32>
    %9 = stablehlo.slice %8 [0:9, 5:7] : (tensor<9x8xi32>) -> tensor<9x2xi32>
    %10 = call @_flip_0(%9) : (tensor<9x2xi32>) -> tensor<9x2xi32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<9x8xi32>, tensor<9x2xi32>) -> tensor<9x10xi32>
    return %11 : tensor<9x10xi32>
  }
  func.func private @_flip(%arg0: tensor<2x6xi32>) -> tensor<2x6xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x6xi32>
    return %0 : tensor<2x6xi32>
  }
  func.func private @_flip_0(%arg0: tensor<9x2xi32>) -> tensor<9x2xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<9x2xi32>
    return %0 : tensor<9x2xi32>
  }
}
