// pads: edge
// inputs: float32[2,6]
// result: float32[2,11] 95b9630cc7e7ac40e81c6a2dab9f2cea1ae78196eebb681ed65a9af0cd15ac28
module {
  func.func @main(%arg0: tensor<2x6xf32>) -> tensor<2x11xf32> {
    %0 = "tosa.const"() <{values = dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<11xi64>}> : () -> tensor<11xi64>
    %1 = tosa.const_shape  {values = dense<[2, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[1, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[1, 12, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.const_shape  {values = dense<[22, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = tosa.const_shape  {values = dense<[1, 22]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = tosa.const_shape  {values = dense<[2, 11]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %8 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %9 = "tosa.const"() <{values = dense<5> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
    %10 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %11 = "tosa.const"() <{values = dense<2> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %12 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %13 = "tosa.const"() <{values = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %14 = "tosa.const"() <{values = dense<[[6, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %15 = tosa.maximum %8, %0 : (tensor<1xi64>, tensor<11xi64>) -> tensor<11xi64>
    %16 = tosa.minimum %15, %9 : (tensor<11xi64>, tensor<1xi64>) -> tensor<11xi64>
    %17 = tosa.cast %cst : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %18 = tosa.add %17, %11 : (tensor<2x1xi32>, tensor<1x1xi32>) -> tensor<2x1xi32>
    %19 = tosa.greater %10, %17 : (tensor<1x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %20 = tosa.select %19, %18, %17 : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %21 = tosa.reshape %20, %1 : (tensor<2x1xi32>, !tosa.shape<3>) -> tensor<2x1x1xi32>
    %22 = tosa.cast %16 : (tensor<11xi64>) -> tensor<11xi32>
    %23 = tosa.add %22, %13 : (tensor<11xi32>, tensor<1xi32>) -> tensor<11xi32>
    %24 = tosa.greater %12, %22 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi1>
    %25 = tosa.select %24, %23, %22 : (tensor<11xi1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %26 = tosa.reshape %25, %2 : (tensor<11xi32>, !tosa.shape<3>) -> tensor<1x11x1xi32>
    %27 = tosa.tile %21, %2 : (tensor<2x1x1xi32>, !tosa.shape<3>) -> tensor<2x11x1xi32>
    %28 = tosa.tile %26, %1 : (tensor<1x11x1xi32>, !tosa.shape<3>) -> tensor<2x11x1xi32>
    %29 = tosa.concat %27, %28 {axis = 2 : i32} : (tensor<2x11x1xi32>, tensor<2x11x1xi32>) -> tensor<2x11x2xi32>
    %30 = tosa.reshape %arg0, %3 : (tensor<2x6xf32>, !tosa.shape<3>) -> tensor<1x12x1xf32>
    %31 = tosa.reshape %29, %4 : (tensor<2x11x2xi32>, !tosa.shape<2>) -> tensor<22x2xi32>
    %32 = tosa.mul %31, %14, %5 : (tensor<22x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<22x2xi32>
    %33 = tosa.reduce_sum %32 {axis = 1 : i32} : (tensor<22x2xi32>) -> tensor<22x1xi32>
    %34 = tosa.reshape %33, %6 : (tensor<22x1xi32>, !tosa.shape<2>) -> tensor<1x22xi32>
    %35 = tosa.gather %30, %34 : (tensor<1x12x1xf32>, tensor<1x22xi32>) -> tensor<1x22x1xf32>
    %36 = tosa.reshape %35, %7 : (tensor<1x22x1xf32>, !tosa.shape<2>) -> tensor<2x11xf32>
    return %36 : tensor<2x11xf32>
  }
}
