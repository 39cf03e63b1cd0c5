// pads: 
// inputs: int8[3,4] int8[4,5]
// result: int8[3,5] 55cbb133567e8c6ca00ebd2cddc3209cb7b80372fa8c93ee2c01bd6ab973b1d6 int32[3,5] 50b895d5bb7327835cc57b56b5876008f22e88affba069f15554623345cdac59 bool[3,5] 5052346cdd4b1d8ab032e054af83c468bb13211a4ec24aecd6f8357b3292a024
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xi8>, %arg1: tensor<4x5xi8>) -> (tensor<3x5xi8> {jax.result_info = "result[0]"}, tensor<3x5xi32> {jax.result_info = "result[1]"}, tensor<3x5xi1> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi8>, tensor<4x5xi8>) -> tensor<3x5xi8>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi8>, tensor<4x5xi8>) -> tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<3x4xi8>
    %3 = stablehlo.compare GT, %arg0, %2, SIGNED : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i8>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<4x5xi8>
    %5 = stablehlo.compare GT, %arg1, %4, SIGNED : (tensor<4x5xi8>, tensor<4x5xi8>) -> tensor<4x5xi1>
    %6 = stablehlo.dot_general %3, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi1>, tensor<4x5xi1>) -> tensor<3x5xi1>
    return %0, %1, %6 : tensor<3x5xi8>, tensor<3x5xi32>, tensor<3x5xi1>
  }
}
