// pads: reflect
// inputs: uint8[5,6]
// result: uint8[9,10] 5c39a36a8f4dd59977cbd9880a0b0aa53ac6b325c975ac01ce334492089184b7
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xui8>) -> (tensor<9x10xui8> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xui8>) -> tensor<9x10xui8>
    return %0 : tensor<9x10xui8>
  }
  func.func private @_pad(%arg0: tensor<5x6xui8>) -> tensor<9x10xui8> {
    %0 = stablehlo.slice %arg0 [1:3, 0:6] : (tensor<5x6xui8>) -> tensor<2x6xui8>
    %1 = call @_flip(%0) : (tensor<2x6xui8>) -> tensor<2x6xui8>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<2x6xui8>, tensor<5x6xui8>) -> tensor<7x6xui8>
    %3 = stablehlo.slice %2 [4:6, 0:6] : (tensor<7x6xui8>) -> tensor<2x6xui8>
    %4 = call @_flip(%3) : (tensor<2x6xui8>) -> tensor<2x6xui8>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<7x6xui8>, tensor<2x6xui8>) -> tensor<9x6xui8>
    %6 = stablehlo.slice %5 [0:9, 1:3] : (tensor<9x6xui8>) -> tensor<9x2xui8>
    %7 = call @_flip_0(%6) : (tensor<9x2xui8>) -> tensor<9x2xui8>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<9x2xui8>, tensor<9x6xui8>) -> tensor<9x8xui8>
    %9 = stablehlo.slice %8 [0:9, 5:7] : (tensor<9x8xui8>) -> tensor<9x2xui8>
    %10 = call @_flip_0(%9) : (tensor<9x2xui8>) -> tensor<9x2xui8>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<9x8xui8>, tensor<9x2xui8>) -> tensor<9x10xui8>
    return %11 : tensor<9x10xui8>
  }
  func.func private @_flip(%arg0: tensor<2x6xui8>) -> tensor<2x6xui8> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x6xui8>
    return %0 : tensor<2x6xui8>
  }
  func.func private @_flip_0(%arg0: tensor<9x2xui8>) -> tensor<9x2xui8> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<9x2xui8>
    return %0 : tensor<9x2xui8>
  }
}
