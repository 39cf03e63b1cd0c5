// pads: wrap
// inputs: float32[2,9]
// result: float32[2,14] 0aeebb8bc84a3c8adad0fac59f35bd1bf3cdbd3d829a0d656804cec1183f643b
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %0 = "tosa.const"() <{values = dense<[[14, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %1 = "tosa.const"() <{values = dense<[[[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[1], [1], [1], [1], [1], [1], [1], [1], [1]]]> : tensor<2x9x1xi32>}> : () -> tensor<2x9x1xi32>
    %2 = tosa.const_shape  {values = dense<[1, 18, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[18, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = tosa.const_shape  {values = dense<[1, 18]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = tosa.const_shape  {values = dense<[2, 14]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
    %8 = tosa.const_shape  {values = dense<[0, 9]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %9 = "tosa.const"() <{values = dense<[[[0], [0]], [[1], [1]]]> : tensor<2x2x1xi32>}> : () -> tensor<2x2x1xi32>
    %10 = tosa.const_shape  {values = dense<[1, 4, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %12 = tosa.const_shape  {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %14 = tosa.const_shape  {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %15 = "tosa.const"() <{values = dense<[[[0], [0], [0]], [[1], [1], [1]]]> : tensor<2x3x1xi32>}> : () -> tensor<2x3x1xi32>
    %16 = tosa.const_shape  {values = dense<[1, 6, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %17 = tosa.const_shape  {values = dense<[6, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %18 = tosa.const_shape  {values = dense<[1, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %19 = "tosa.const"() <{values = dense<[[[2], [3], [4], [5], [6], [7], [8], [9], [10]], [[2], [3], [4], [5], [6], [7], [8], [9], [10]]]> : tensor<2x9x1xi32>}> : () -> tensor<2x9x1xi32>
    %20 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x28x1xf32>}> : () -> tensor<1x28x1xf32>
    %21 = "tosa.const"() <{values = dense<[[[0], [1]], [[0], [1]]]> : tensor<2x2x1xi32>}> : () -> tensor<2x2x1xi32>
    %22 = "tosa.const"() <{values = dense<[[[11], [12], [13]], [[11], [12], [13]]]> : tensor<2x3x1xi32>}> : () -> tensor<2x3x1xi32>
    %23 = tosa.concat %1, %19 {axis = 2 : i32} : (tensor<2x9x1xi32>, tensor<2x9x1xi32>) -> tensor<2x9x2xi32>
    %24 = tosa.reshape %arg0, %2 : (tensor<2x9xf32>, !tosa.shape<3>) -> tensor<1x18x1xf32>
    %25 = tosa.reshape %23, %3 : (tensor<2x9x2xi32>, !tosa.shape<2>) -> tensor<18x2xi32>
    %26 = tosa.mul %25, %0, %4 : (tensor<18x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<18x2xi32>
    %27 = tosa.reduce_sum %26 {axis = 1 : i32} : (tensor<18x2xi32>) -> tensor<18x1xi32>
    %28 = tosa.reshape %27, %5 : (tensor<18x1xi32>, !tosa.shape<2>) -> tensor<1x18xi32>
    %29 = tosa.scatter %20, %28, %24 : (tensor<1x28x1xf32>, tensor<1x18xi32>, tensor<1x18x1xf32>) -> tensor<1x28x1xf32>
    %30 = tosa.reshape %29, %6 : (tensor<1x28x1xf32>, !tosa.shape<2>) -> tensor<2x14xf32>
    %31 = tosa.slice %30, %8, %7 : (tensor<2x14xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
    %32 = tosa.concat %9, %21 {axis = 2 : i32} : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %33 = tosa.reshape %31, %10 : (tensor<2x2xf32>, !tosa.shape<3>) -> tensor<1x4x1xf32>
    %34 = tosa.reshape %32, %11 : (tensor<2x2x2xi32>, !tosa.shape<2>) -> tensor<4x2xi32>
    %35 = tosa.mul %34, %0, %4 : (tensor<4x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<4x2xi32>
    %36 = tosa.reduce_sum %35 {axis = 1 : i32} : (tensor<4x2xi32>) -> tensor<4x1xi32>
    %37 = tosa.reshape %36, %12 : (tensor<4x1xi32>, !tosa.shape<2>) -> tensor<1x4xi32>
    %38 = tosa.scatter %29, %37, %33 : (tensor<1x28x1xf32>, tensor<1x4xi32>, tensor<1x4x1xf32>) -> tensor<1x28x1xf32>
    %39 = tosa.reshape %38, %6 : (tensor<1x28x1xf32>, !tosa.shape<2>) -> tensor<2x14xf32>
    %40 = tosa.slice %39, %14, %13 : (tensor<2x14xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
    %41 = tosa.concat %15, %22 {axis = 2 : i32} : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
    %42 = tosa.reshape %40, %16 : (tensor<2x3xf32>, !tosa.shape<3>) -> tensor<1x6x1xf32>
    %43 = tosa.reshape %41, %17 : (tensor<2x3x2xi32>, !tosa.shape<2>) -> tensor<6x2xi32>
    %44 = tosa.mul %43, %0, %4 : (tensor<6x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<6x2xi32>
    %45 = tosa.reduce_sum %44 {axis = 1 : i32} : (tensor<6x2xi32>) -> tensor<6x1xi32>
    %46 = tosa.reshape %45, %18 : (tensor<6x1xi32>, !tosa.shape<2>) -> tensor<1x6xi32>
    %47 = tosa.scatter %38, %46, %42 : (tensor<1x28x1xf32>, tensor<1x6xi32>, tensor<1x6x1xf32>) -> tensor<1x28x1xf32>
    %48 = tosa.reshape %47, %6 : (tensor<1x28x1xf32>, !tosa.shape<2>) -> tensor<2x14xf32>
    return %48 : tensor<2x14xf32>
  }
}
