// pads: wrap
// inputs: float32[1,3]
// result: float32[1,5] cdc1ac7aa36f3be2573d251a8d5f16bc1475a64f6c868892c499ba935a5d078b
module {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<1x5xf32> {
    %0 = "tosa.const"() <{values = dense<[[5, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %1 = tosa.const_shape  {values = dense<[1, 3, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1x3x1xi32>}> : () -> tensor<1x3x1xi32>
    %3 = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = tosa.const_shape  {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = tosa.const_shape  {values = dense<[1, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %8 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %9 = tosa.const_shape  {values = dense<[0, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %10 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %12 = tosa.const_shape  {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = "tosa.const"() <{values = dense<[[[1], [2], [3]]]> : tensor<1x3x1xi32>}> : () -> tensor<1x3x1xi32>
    %14 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x5x1xf32>}> : () -> tensor<1x5x1xf32>
    %15 = "tosa.const"() <{values = dense<4> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %16 = tosa.concat %2, %13 {axis = 2 : i32} : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<1x3x2xi32>
    %17 = tosa.reshape %arg0, %1 : (tensor<1x3xf32>, !tosa.shape<3>) -> tensor<1x3x1xf32>
    %18 = tosa.reshape %16, %3 : (tensor<1x3x2xi32>, !tosa.shape<2>) -> tensor<3x2xi32>
    %19 = tosa.mul %18, %0, %5 : (tensor<3x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<3x2xi32>
    %20 = tosa.reduce_sum %19 {axis = 1 : i32} : (tensor<3x2xi32>) -> tensor<3x1xi32>
    %21 = tosa.reshape %20, %6 : (tensor<3x1xi32>, !tosa.shape<2>) -> tensor<1x3xi32>
    %22 = tosa.scatter %14, %21, %17 : (tensor<1x5x1xf32>, tensor<1x3xi32>, tensor<1x3x1xf32>) -> tensor<1x5x1xf32>
    %23 = tosa.reshape %22, %7 : (tensor<1x5x1xf32>, !tosa.shape<2>) -> tensor<1x5xf32>
    %24 = tosa.slice %23, %9, %8 : (tensor<1x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
    %25 = tosa.concat %11, %11 {axis = 2 : i32} : (tensor<1x1x1xi32>, tensor<1x1x1xi32>) -> tensor<1x1x2xi32>
    %26 = tosa.reshape %24, %10 : (tensor<1x1xf32>, !tosa.shape<3>) -> tensor<1x1x1xf32>
    %27 = tosa.reshape %25, %4 : (tensor<1x1x2xi32>, !tosa.shape<2>) -> tensor<1x2xi32>
    %28 = tosa.mul %27, %0, %5 : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<1x2xi32>
    %29 = tosa.reduce_sum %28 {axis = 1 : i32} : (tensor<1x2xi32>) -> tensor<1x1xi32>
    %30 = tosa.scatter %22, %29, %26 : (tensor<1x5x1xf32>, tensor<1x1xi32>, tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
    %31 = tosa.reshape %30, %7 : (tensor<1x5x1xf32>, !tosa.shape<2>) -> tensor<1x5xf32>
    %32 = tosa.slice %31, %12, %8 : (tensor<1x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
    %33 = tosa.concat %11, %15 {axis = 2 : i32} : (tensor<1x1x1xi32>, tensor<1x1x1xi32>) -> tensor<1x1x2xi32>
    %34 = tosa.reshape %32, %10 : (tensor<1x1xf32>, !tosa.shape<3>) -> tensor<1x1x1xf32>
    %35 = tosa.reshape %33, %4 : (tensor<1x1x2xi32>, !tosa.shape<2>) -> tensor<1x2xi32>
    %36 = tosa.mul %35, %0, %5 : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<1x2xi32>
    %37 = tosa.reduce_sum %36 {axis = 1 : i32} : (tensor<1x2xi32>) -> tensor<1x1xi32>
    %38 = tosa.scatter %30, %37, %34 : (tensor<1x5x1xf32>, tensor<1x1xi32>, tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
    %39 = tosa.reshape %38, %7 : (tensor<1x5x1xf32>, !tosa.shape<2>) -> tensor<1x5xf32>
    return %39 : tensor<1x5xf32>
  }
}
