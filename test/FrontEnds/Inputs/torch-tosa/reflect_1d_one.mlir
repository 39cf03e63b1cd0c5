// pads: reflect
// inputs: float32[1,3]
// result: float32[1,5] 84bc4a0c24870b4f47f943493433441a811ab9866c62f8f1ce15cbd987e15177
module {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<1x5xf32> {
    %0 = "tosa.const"() <{values = dense<[-1, 0, 1, 2, 3]> : tensor<5xi64>}> : () -> tensor<5xi64>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.const_shape  {values = dense<[1, 5, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[1, 3, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.const_shape  {values = dense<[5, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = tosa.const_shape  {values = dense<[1, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %7 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %8 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %9 = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "tosa.const"() <{values = dense<[[3, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %11 = tosa.abs %0 : (tensor<5xi64>) -> tensor<5xi64>
    %12 = tosa.cast %11 : (tensor<5xi64>) -> tensor<5xi32>
    %13 = tosa.sub %6, %12 : (tensor<1xi32>, tensor<5xi32>) -> tensor<5xi32>
    %14 = tosa.cast %13 : (tensor<5xi32>) -> tensor<5xi64>
    %15 = tosa.abs %14 : (tensor<5xi64>) -> tensor<5xi64>
    %16 = tosa.cast %15 : (tensor<5xi64>) -> tensor<5xi32>
    %17 = tosa.sub %6, %16 : (tensor<1xi32>, tensor<5xi32>) -> tensor<5xi32>
    %18 = tosa.cast %17 : (tensor<5xi32>) -> tensor<5xi64>
    %19 = tosa.cast %18 : (tensor<5xi64>) -> tensor<5xi32>
    %20 = tosa.add %19, %9 : (tensor<5xi32>, tensor<1xi32>) -> tensor<5xi32>
    %21 = tosa.greater %8, %19 : (tensor<1xi32>, tensor<5xi32>) -> tensor<5xi1>
    %22 = tosa.select %21, %20, %19 : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %23 = tosa.reshape %22, %2 : (tensor<5xi32>, !tosa.shape<3>) -> tensor<1x5x1xi32>
    %24 = tosa.tile %7, %2 : (tensor<1x1x1xi32>, !tosa.shape<3>) -> tensor<1x5x1xi32>
    %25 = tosa.concat %24, %23 {axis = 2 : i32} : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x2xi32>
    %26 = tosa.reshape %arg0, %3 : (tensor<1x3xf32>, !tosa.shape<3>) -> tensor<1x3x1xf32>
    %27 = tosa.reshape %25, %4 : (tensor<1x5x2xi32>, !tosa.shape<2>) -> tensor<5x2xi32>
    %28 = tosa.mul %27, %10, %1 : (tensor<5x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<5x2xi32>
    %29 = tosa.reduce_sum %28 {axis = 1 : i32} : (tensor<5x2xi32>) -> tensor<5x1xi32>
    %30 = tosa.reshape %29, %5 : (tensor<5x1xi32>, !tosa.shape<2>) -> tensor<1x5xi32>
    %31 = tosa.gather %26, %30 : (tensor<1x3x1xf32>, tensor<1x5xi32>) -> tensor<1x5x1xf32>
    %32 = tosa.reshape %31, %5 : (tensor<1x5x1xf32>, !tosa.shape<2>) -> tensor<1x5xf32>
    return %32 : tensor<1x5xf32>
  }
}
