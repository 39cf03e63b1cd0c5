// pads: wrap
// inputs: float32[2,9]
// result: float32[2,14] d82a1604a4262efbb30a4ac82c69e2ce8b549f3634a937799e6b9d7014bfc562
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %0 = "tosa.const"() <{values = dense<[[14, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %1 = "tosa.const"() <{values = dense<[[[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[1], [1], [1], [1], [1], [1], [1], [1], [1]]]> : tensor<2x9x1xi32>}> : () -> tensor<2x9x1xi32>
    %2 = tosa.const_shape  {values = dense<[1, 18, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[18, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = tosa.const_shape  {values = dense<[1, 18]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = tosa.const_shape  {values = dense<[2, 14]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = tosa.const_shape  {values = dense<[2, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %8 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %9 = "tosa.const"() <{values = dense<[[[0], [0], [0], [0], [0]], [[1], [1], [1], [1], [1]]]> : tensor<2x5x1xi32>}> : () -> tensor<2x5x1xi32>
    %10 = tosa.const_shape  {values = dense<[1, 10, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<[10, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %12 = tosa.const_shape  {values = dense<[1, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = "tosa.const"() <{values = dense<[[[0], [1], [2], [3], [4], [5], [6], [7], [8]], [[0], [1], [2], [3], [4], [5], [6], [7], [8]]]> : tensor<2x9x1xi32>}> : () -> tensor<2x9x1xi32>
    %14 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x28x1xf32>}> : () -> tensor<1x28x1xf32>
    %15 = "tosa.const"() <{values = dense<[[[9], [10], [11], [12], [13]], [[9], [10], [11], [12], [13]]]> : tensor<2x5x1xi32>}> : () -> tensor<2x5x1xi32>
    %16 = tosa.concat %1, %13 {axis = 2 : i32} : (tensor<2x9x1xi32>, tensor<2x9x1xi32>) -> tensor<2x9x2xi32>
    %17 = tosa.reshape %arg0, %2 : (tensor<2x9xf32>, !tosa.shape<3>) -> tensor<1x18x1xf32>
    %18 = tosa.reshape %16, %3 : (tensor<2x9x2xi32>, !tosa.shape<2>) -> tensor<18x2xi32>
    %19 = tosa.mul %18, %0, %4 : (tensor<18x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<18x2xi32>
    %20 = tosa.reduce_sum %19 {axis = 1 : i32} : (tensor<18x2xi32>) -> tensor<18x1xi32>
    %21 = tosa.reshape %20, %5 : (tensor<18x1xi32>, !tosa.shape<2>) -> tensor<1x18xi32>
    %22 = tosa.scatter %14, %21, %17 : (tensor<1x28x1xf32>, tensor<1x18xi32>, tensor<1x18x1xf32>) -> tensor<1x28x1xf32>
    %23 = tosa.reshape %22, %6 : (tensor<1x28x1xf32>, !tosa.shape<2>) -> tensor<2x14xf32>
    %24 = tosa.slice %23, %8, %7 : (tensor<2x14xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x5xf32>
    %25 = tosa.concat %9, %15 {axis = 2 : i32} : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x2xi32>
    %26 = tosa.reshape %24, %10 : (tensor<2x5xf32>, !tosa.shape<3>) -> tensor<1x10x1xf32>
    %27 = tosa.reshape %25, %11 : (tensor<2x5x2xi32>, !tosa.shape<2>) -> tensor<10x2xi32>
    %28 = tosa.mul %27, %0, %4 : (tensor<10x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<10x2xi32>
    %29 = tosa.reduce_sum %28 {axis = 1 : i32} : (tensor<10x2xi32>) -> tensor<10x1xi32>
    %30 = tosa.reshape %29, %12 : (tensor<10x1xi32>, !tosa.shape<2>) -> tensor<1x10xi32>
    %31 = tosa.scatter %22, %30, %26 : (tensor<1x28x1xf32>, tensor<1x10xi32>, tensor<1x10x1xf32>) -> tensor<1x28x1xf32>
    %32 = tosa.reshape %31, %6 : (tensor<1x28x1xf32>, !tosa.shape<2>) -> tensor<2x14xf32>
    return %32 : tensor<2x14xf32>
  }
}
