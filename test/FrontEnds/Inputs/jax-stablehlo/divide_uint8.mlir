// pads: 
// inputs: uint8[3,7] uint8[3,7]
// result: uint8[3,7] 32846f1ec69856745b01c20f4fbc92ab089fa7ed85957fd17c45b7804ff2921e uint8[3,7] 798e44c227a0fdfbfc0b08e066a6a3f96d9582f3fc19ddc5980258111c59b6a1 uint8[3,7] e47ffd723f5de4221e15fb0cbec776a9efad923734bd47275e1c1c09ec791be8
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xui8>, %arg1: tensor<3x7xui8>) -> (tensor<3x7xui8> {jax.result_info = "result[0]"}, tensor<3x7xui8> {jax.result_info = "result[1]"}, tensor<3x7xui8> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<5> : tensor<i64>
    %0 = call @remainder(%arg1, %c) : (tensor<3x7xui8>, tensor<i64>) -> tensor<3x7xui8>
    %c_0 = stablehlo.constant dense<2> : tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %2 = stablehlo.subtract %0, %1 : tensor<3x7xui8>
    %3 = stablehlo.divide %arg0, %2 : tensor<3x7xui8>
    %c_1 = stablehlo.constant dense<5> : tensor<i64>
    %4 = call @remainder(%arg1, %c_1) : (tensor<3x7xui8>, tensor<i64>) -> tensor<3x7xui8>
    %c_2 = stablehlo.constant dense<2> : tensor<ui8>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %6 = stablehlo.subtract %4, %5 : tensor<3x7xui8>
    %7 = stablehlo.remainder %arg0, %6 : tensor<3x7xui8>
    %c_3 = stablehlo.constant dense<0> : tensor<ui8>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %c_4 = stablehlo.constant dense<2> : tensor<i64>
    %9 = call @remainder(%arg1, %c_4) : (tensor<3x7xui8>, tensor<i64>) -> tensor<3x7xui8>
    %10 = stablehlo.negate %9 : tensor<3x7xui8>
    %11 = stablehlo.divide %8, %10 : tensor<3x7xui8>
    return %3, %7, %11 : tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>
  }
  func.func private @remainder(%arg0: tensor<3x7xui8>, %arg1: tensor<i64>) -> tensor<3x7xui8> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui8>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x7xui8>
    %c_1 = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x7xui8>, tensor<3x7xui8>) -> tensor<3x7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x7xui8>, tensor<3x7xui8>) -> tensor<3x7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui8>
    %9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %14 = stablehlo.add %4, %13 : tensor<3x7xui8>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x7xi1>, tensor<3x7xui8>
    return %15 : tensor<3x7xui8>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui8>, %arg2: tensor<ui8>) -> tensor<ui8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui8>
    return %0 : tensor<ui8>
  }
}
