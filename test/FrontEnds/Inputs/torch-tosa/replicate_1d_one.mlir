// pads: edge
// inputs: float32[1,3]
// result: float32[1,5] 5b9bac8e0bc9734e570a42045edacd74724ee90d6e264f7b443eefa35fb353a3
module {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<1x5xf32> {
    %0 = "tosa.const"() <{values = dense<[-1, 0, 1, 2, 3]> : tensor<5xi64>}> : () -> tensor<5xi64>
    %1 = tosa.const_shape  {values = dense<[1, 5, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[1, 3, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[5, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = tosa.const_shape  {values = dense<[1, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %7 = "tosa.const"() <{values = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %8 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %9 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %11 = "tosa.const"() <{values = dense<[[3, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %12 = tosa.maximum %6, %0 : (tensor<1xi64>, tensor<5xi64>) -> tensor<5xi64>
    %13 = tosa.minimum %12, %7 : (tensor<5xi64>, tensor<1xi64>) -> tensor<5xi64>
    %14 = tosa.cast %13 : (tensor<5xi64>) -> tensor<5xi32>
    %15 = tosa.add %14, %10 : (tensor<5xi32>, tensor<1xi32>) -> tensor<5xi32>
    %16 = tosa.greater %9, %14 : (tensor<1xi32>, tensor<5xi32>) -> tensor<5xi1>
    %17 = tosa.select %16, %15, %14 : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %18 = tosa.reshape %17, %1 : (tensor<5xi32>, !tosa.shape<3>) -> tensor<1x5x1xi32>
    %19 = tosa.tile %8, %1 : (tensor<1x1x1xi32>, !tosa.shape<3>) -> tensor<1x5x1xi32>
    %20 = tosa.concat %19, %18 {axis = 2 : i32} : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x2xi32>
    %21 = tosa.reshape %arg0, %2 : (tensor<1x3xf32>, !tosa.shape<3>) -> tensor<1x3x1xf32>
    %22 = tosa.reshape %20, %3 : (tensor<1x5x2xi32>, !tosa.shape<2>) -> tensor<5x2xi32>
    %23 = tosa.mul %22, %11, %4 : (tensor<5x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<5x2xi32>
    %24 = tosa.reduce_sum %23 {axis = 1 : i32} : (tensor<5x2xi32>) -> tensor<5x1xi32>
    %25 = tosa.reshape %24, %5 : (tensor<5x1xi32>, !tosa.shape<2>) -> tensor<1x5xi32>
    %26 = tosa.gather %21, %25 : (tensor<1x3x1xf32>, tensor<1x5xi32>) -> tensor<1x5x1xf32>
    %27 = tosa.reshape %26, %5 : (tensor<1x5x1xf32>, !tosa.shape<2>) -> tensor<1x5xf32>
    return %27 : tensor<1x5xf32>
  }
}
