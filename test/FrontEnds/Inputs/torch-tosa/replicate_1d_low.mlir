// pads: edge
// inputs: float32[2,9]
// result: float32[2,13] e2d8504684b2f952e39b6205526f4b26315882a71799c5b327ffca4ec071af99
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x13xf32> {
    %0 = "tosa.const"() <{values = dense<[-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<13xi64>}> : () -> tensor<13xi64>
    %1 = tosa.const_shape  {values = dense<[2, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[1, 13, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[1, 18, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.const_shape  {values = dense<[26, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = tosa.const_shape  {values = dense<[1, 26]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = tosa.const_shape  {values = dense<[2, 13]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %8 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %9 = "tosa.const"() <{values = dense<8> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
    %10 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %11 = "tosa.const"() <{values = dense<2> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %12 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %13 = "tosa.const"() <{values = dense<9> : tensor<1xi32>}> : () -> tensor<1xi32>
    %14 = "tosa.const"() <{values = dense<[[9, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %15 = tosa.maximum %8, %0 : (tensor<1xi64>, tensor<13xi64>) -> tensor<13xi64>
    %16 = tosa.minimum %15, %9 : (tensor<13xi64>, tensor<1xi64>) -> tensor<13xi64>
    %17 = tosa.cast %cst : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %18 = tosa.add %17, %11 : (tensor<2x1xi32>, tensor<1x1xi32>) -> tensor<2x1xi32>
    %19 = tosa.greater %10, %17 : (tensor<1x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %20 = tosa.select %19, %18, %17 : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %21 = tosa.reshape %20, %1 : (tensor<2x1xi32>, !tosa.shape<3>) -> tensor<2x1x1xi32>
    %22 = tosa.cast %16 : (tensor<13xi64>) -> tensor<13xi32>
    %23 = tosa.add %22, %13 : (tensor<13xi32>, tensor<1xi32>) -> tensor<13xi32>
    %24 = tosa.greater %12, %22 : (tensor<1xi32>, tensor<13xi32>) -> tensor<13xi1>
    %25 = tosa.select %24, %23, %22 : (tensor<13xi1>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %26 = tosa.reshape %25, %2 : (tensor<13xi32>, !tosa.shape<3>) -> tensor<1x13x1xi32>
    %27 = tosa.tile %21, %2 : (tensor<2x1x1xi32>, !tosa.shape<3>) -> tensor<2x13x1xi32>
    %28 = tosa.tile %26, %1 : (tensor<1x13x1xi32>, !tosa.shape<3>) -> tensor<2x13x1xi32>
    %29 = tosa.concat %27, %28 {axis = 2 : i32} : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x2xi32>
    %30 = tosa.reshape %arg0, %3 : (tensor<2x9xf32>, !tosa.shape<3>) -> tensor<1x18x1xf32>
    %31 = tosa.reshape %29, %4 : (tensor<2x13x2xi32>, !tosa.shape<2>) -> tensor<26x2xi32>
    %32 = tosa.mul %31, %14, %5 : (tensor<26x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<26x2xi32>
    %33 = tosa.reduce_sum %32 {axis = 1 : i32} : (tensor<26x2xi32>) -> tensor<26x1xi32>
    %34 = tosa.reshape %33, %6 : (tensor<26x1xi32>, !tosa.shape<2>) -> tensor<1x26xi32>
    %35 = tosa.gather %30, %34 : (tensor<1x18x1xf32>, tensor<1x26xi32>) -> tensor<1x26x1xf32>
    %36 = tosa.reshape %35, %7 : (tensor<1x26x1xf32>, !tosa.shape<2>) -> tensor<2x13xf32>
    return %36 : tensor<2x13xf32>
  }
}
