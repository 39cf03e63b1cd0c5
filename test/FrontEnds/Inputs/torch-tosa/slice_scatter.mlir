// pads: constant
// inputs: float32[2,5]
// result: float32[2,8] 42f3351ebfae428ac884af9f68bc49b4e6e43de3dd1f78dc416d74194776675e
module {
  func.func @main(%arg0: tensor<2x5xf32>) -> tensor<2x8xf32> {
    %0 = "tosa.const"() <{values = dense<[[[0], [0], [0], [0], [0]], [[1], [1], [1], [1], [1]]]> : tensor<2x5x1xi32>}> : () -> tensor<2x5x1xi32>
    %1 = tosa.const_shape  {values = dense<[1, 10, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[10, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = tosa.const_shape  {values = dense<[1, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = tosa.const_shape  {values = dense<[2, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = "tosa.const"() <{values = dense<[[[2], [3], [4], [5], [6]], [[2], [3], [4], [5], [6]]]> : tensor<2x5x1xi32>}> : () -> tensor<2x5x1xi32>
    %7 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x16x1xf32>}> : () -> tensor<1x16x1xf32>
    %8 = "tosa.const"() <{values = dense<[[8, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %9 = tosa.concat %0, %6 {axis = 2 : i32} : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x2xi32>
    %10 = tosa.reshape %arg0, %1 : (tensor<2x5xf32>, !tosa.shape<3>) -> tensor<1x10x1xf32>
    %11 = tosa.reshape %9, %2 : (tensor<2x5x2xi32>, !tosa.shape<2>) -> tensor<10x2xi32>
    %12 = tosa.mul %11, %8, %3 : (tensor<10x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<10x2xi32>
    %13 = tosa.reduce_sum %12 {axis = 1 : i32} : (tensor<10x2xi32>) -> tensor<10x1xi32>
    %14 = tosa.reshape %13, %4 : (tensor<10x1xi32>, !tosa.shape<2>) -> tensor<1x10xi32>
    %15 = tosa.scatter %7, %14, %10 : (tensor<1x16x1xf32>, tensor<1x10xi32>, tensor<1x10x1xf32>) -> tensor<1x16x1xf32>
    %16 = tosa.reshape %15, %5 : (tensor<1x16x1xf32>, !tosa.shape<2>) -> tensor<2x8xf32>
    return %16 : tensor<2x8xf32>
  }
}
