// pads: constant
// inputs: uint8[5,6]
// result: uint8[9,10] 991b9a16e5b9d3fe0c618df067a0b9b3afc5359a78cd118fabd79e0318781c55
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xui8>) -> (tensor<9x10xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<5x6xui8>, tensor<i64>) -> tensor<9x10xui8>
    return %0 : tensor<9x10xui8>
  }
  func.func private @_pad(%arg0: tensor<5x6xui8>, %arg1: tensor<i64>) -> tensor<9x10xui8> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui8>
    %1 = stablehlo.pad %arg0, %0, low = [2, 2], high = [2, 2], interior = [0, 0] : (tensor<5x6xui8>, tensor<ui8>) -> tensor<9x10xui8>
    return %1 : tensor<9x10xui8>
  }
}
