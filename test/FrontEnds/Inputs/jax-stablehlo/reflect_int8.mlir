// pads: reflect
// inputs: int8[5,6]
// result: int8[9,10] fbfcb5bb5f0f2affeafe2d82d5b6b4df1152328b269686ea7b0c878de8796b0f
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xi8>) -> (tensor<9x10xi8> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xi8>) -> tensor<9x10xi8>
    return %0 : tensor<9x10xi8>
  }
  func.func private @_pad(%arg0: tensor<5x6xi8>) -> tensor<9x10xi8> {
    %0 = stablehlo.slice %arg0 [1:3, 0:6] : (tensor<5x6xi8>) -> tensor<2x6xi8>
    %1 = call @_flip(%0) : (tensor<2x6xi8>) -> tensor<2x6xi8>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<2x6xi8>, tensor<5x6xi8>) -> tensor<7x6xi8>
    %3 = stablehlo.slice %2 [4:6, 0:6] : (tensor<7x6xi8>) -> tensor<2x6xi8>
    %4 = call @_flip(%3) : (tensor<2x6xi8>) -> tensor<2x6xi8>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<7x6xi8>, tensor<2x6xi8>) -> tensor<9x6xi8>
    %6 = stablehlo.slice %5 [0:9, 1:3] : (tensor<9x6xi8>) -> tensor<9x2xi8>
    %7 = call @_flip_0(%6) : (tensor<9x2xi8>) -> tensor<9x2xi8>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<9x2xi8>, tensor<9x6xi8>) -> tensor<9x8xi8>
    %9 = stablehlo.slice %8 [0:9, 5:7] : (tensor<9x8xi8>) -> tensor<9x2xi8>
    %10 = call @_flip_0(%9) : (tensor<9x2xi8>) -> tensor<9x2xi8>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<9x8xi8>, tensor<9x2xi8>) -> tensor<9x10xi8>
    return %11 : tensor<9x10xi8>
  }
  func.func private @_flip(%arg0: tensor<2x6xi8>) -> tensor<2x6xi8> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x6xi8>
    return %0 : tensor<2x6xi8>
  }
  func.func private @_flip_0(%arg0: tensor<9x2xi8>) -> tensor<9x2xi8> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<9x2xi8>
    return %0 : tensor<9x2xi8>
  }
}
