// pads: reflect
// inputs: float32[2,9]
// result: float32[2,14] 9864e6c44bf07fe525e398026c53f6ded153eedb38337e592155abbb393010da
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %0 = "tosa.const"() <{values = dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]> : tensor<14xi64>}> : () -> tensor<14xi64>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.const_shape  {values = dense<[2, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[1, 14, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.const_shape  {values = dense<[1, 18, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %5 = tosa.const_shape  {values = dense<[28, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = tosa.const_shape  {values = dense<[1, 28]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = tosa.const_shape  {values = dense<[2, 14]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %8 = "tosa.const"() <{values = dense<8> : tensor<1xi32>}> : () -> tensor<1xi32>
    %cst = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
    %9 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %10 = "tosa.const"() <{values = dense<2> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %11 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %12 = "tosa.const"() <{values = dense<9> : tensor<1xi32>}> : () -> tensor<1xi32>
    %13 = "tosa.const"() <{values = dense<[[9, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %14 = tosa.abs %0 : (tensor<14xi64>) -> tensor<14xi64>
    %15 = tosa.cast %14 : (tensor<14xi64>) -> tensor<14xi32>
    %16 = tosa.sub %8, %15 : (tensor<1xi32>, tensor<14xi32>) -> tensor<14xi32>
    %17 = tosa.cast %16 : (tensor<14xi32>) -> tensor<14xi64>
    %18 = tosa.abs %17 : (tensor<14xi64>) -> tensor<14xi64>
    %19 = tosa.cast %18 : (tensor<14xi64>) -> tensor<14xi32>
    %20 = tosa.sub %8, %19 : (tensor<1xi32>, tensor<14xi32>) -> tensor<14xi32>
    %21 = tosa.cast %20 : (tensor<14xi32>) -> tensor<14xi64>
    %22 = tosa.cast %cst : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %23 = tosa.add %22, %10 : (tensor<2x1xi32>, tensor<1x1xi32>) -> tensor<2x1xi32>
    %24 = tosa.greater %9, %22 : (tensor<1x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %25 = tosa.select %24, %23, %22 : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %26 = tosa.reshape %25, %2 : (tensor<2x1xi32>, !tosa.shape<3>) -> tensor<2x1x1xi32>
    %27 = tosa.cast %21 : (tensor<14xi64>) -> tensor<14xi32>
    %28 = tosa.add %27, %12 : (tensor<14xi32>, tensor<1xi32>) -> tensor<14xi32>
    %29 = tosa.greater %11, %27 : (tensor<1xi32>, tensor<14xi32>) -> tensor<14xi1>
    %30 = tosa.select %29, %28, %27 : (tensor<14xi1>, tensor<14xi32>, tensor<14xi32>) -> tensor<14xi32>
    %31 = tosa.reshape %30, %3 : (tensor<14xi32>, !tosa.shape<3>) -> tensor<1x14x1xi32>
    %32 = tosa.tile %26, %3 : (tensor<2x1x1xi32>, !tosa.shape<3>) -> tensor<2x14x1xi32>
    %33 = tosa.tile %31, %2 : (tensor<1x14x1xi32>, !tosa.shape<3>) -> tensor<2x14x1xi32>
    %34 = tosa.concat %32, %33 {axis = 2 : i32} : (tensor<2x14x1xi32>, tensor<2x14x1xi32>) -> tensor<2x14x2xi32>
    %35 = tosa.reshape %arg0, %4 : (tensor<2x9xf32>, !tosa.shape<3>) -> tensor<1x18x1xf32>
    %36 = tosa.reshape %34, %5 : (tensor<2x14x2xi32>, !tosa.shape<2>) -> tensor<28x2xi32>
    %37 = tosa.mul %36, %13, %1 : (tensor<28x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<28x2xi32>
    %38 = tosa.reduce_sum %37 {axis = 1 : i32} : (tensor<28x2xi32>) -> tensor<28x1xi32>
    %39 = tosa.reshape %38, %6 : (tensor<28x1xi32>, !tosa.shape<2>) -> tensor<1x28xi32>
    %40 = tosa.gather %35, %39 : (tensor<1x18x1xf32>, tensor<1x28xi32>) -> tensor<1x28x1xf32>
    %41 = tosa.reshape %40, %7 : (tensor<1x28x1xf32>, !tosa.shape<2>) -> tensor<2x14xf32>
    return %41 : tensor<2x14xf32>
  }
}
