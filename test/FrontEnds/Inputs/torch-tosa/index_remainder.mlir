// pads: wrap
// inputs: float32[2,6]
// result: float32[2,11] a399c2ae282c014296c8870220e58307c0783d6e78d51cc5eb973607e571c5f0
module {
  func.func @main(%arg0: tensor<2x6xf32>) -> tensor<2x11xf32> {
    %0 = "tosa.const"() <{values = dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<11xi64>}> : () -> tensor<11xi64>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.const_shape  {values = dense<[2, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[1, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.const_shape  {values = dense<[1, 12, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %5 = tosa.const_shape  {values = dense<[22, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = tosa.const_shape  {values = dense<[1, 22]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = tosa.const_shape  {values = dense<[2, 11]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %8 = "tosa.const"() <{values = dense<6> : tensor<1xi64>}> : () -> tensor<1xi64>
    %9 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %10 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %cst = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
    %11 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %12 = "tosa.const"() <{values = dense<2> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %13 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %14 = "tosa.const"() <{values = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %15 = "tosa.const"() <{values = dense<[[6, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %16 = tosa.intdiv %0, %8 : (tensor<11xi64>, tensor<1xi64>) -> tensor<11xi64>
    %17 = tosa.mul %0, %8, %1 : (tensor<11xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<11xi64>
    %18 = tosa.greater %10, %17 : (tensor<1xi64>, tensor<11xi64>) -> tensor<11xi1>
    %19 = tosa.mul %16, %8, %1 : (tensor<11xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<11xi64>
    %20 = tosa.equal %19, %0 : (tensor<11xi64>, tensor<11xi64>) -> tensor<11xi1>
    %21 = tosa.logical_not %20 : (tensor<11xi1>) -> tensor<11xi1>
    %22 = tosa.sub %16, %9 : (tensor<11xi64>, tensor<1xi64>) -> tensor<11xi64>
    %23 = tosa.logical_and %18, %21 : (tensor<11xi1>, tensor<11xi1>) -> tensor<11xi1>
    %24 = tosa.select %23, %22, %16 : (tensor<11xi1>, tensor<11xi64>, tensor<11xi64>) -> tensor<11xi64>
    %25 = tosa.mul %8, %24, %1 : (tensor<1xi64>, tensor<11xi64>, tensor<1xi8>) -> tensor<11xi64>
    %26 = tosa.sub %0, %25 : (tensor<11xi64>, tensor<11xi64>) -> tensor<11xi64>
    %27 = tosa.cast %cst : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %28 = tosa.add %27, %12 : (tensor<2x1xi32>, tensor<1x1xi32>) -> tensor<2x1xi32>
    %29 = tosa.greater %11, %27 : (tensor<1x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %30 = tosa.select %29, %28, %27 : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %31 = tosa.reshape %30, %2 : (tensor<2x1xi32>, !tosa.shape<3>) -> tensor<2x1x1xi32>
    %32 = tosa.cast %26 : (tensor<11xi64>) -> tensor<11xi32>
    %33 = tosa.add %32, %14 : (tensor<11xi32>, tensor<1xi32>) -> tensor<11xi32>
    %34 = tosa.greater %13, %32 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi1>
    %35 = tosa.select %34, %33, %32 : (tensor<11xi1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %36 = tosa.reshape %35, %3 : (tensor<11xi32>, !tosa.shape<3>) -> tensor<1x11x1xi32>
    %37 = tosa.tile %31, %3 : (tensor<2x1x1xi32>, !tosa.shape<3>) -> tensor<2x11x1xi32>
    %38 = tosa.tile %36, %2 : (tensor<1x11x1xi32>, !tosa.shape<3>) -> tensor<2x11x1xi32>
    %39 = tosa.concat %37, %38 {axis = 2 : i32} : (tensor<2x11x1xi32>, tensor<2x11x1xi32>) -> tensor<2x11x2xi32>
    %40 = tosa.reshape %arg0, %4 : (tensor<2x6xf32>, !tosa.shape<3>) -> tensor<1x12x1xf32>
    %41 = tosa.reshape %39, %5 : (tensor<2x11x2xi32>, !tosa.shape<2>) -> tensor<22x2xi32>
    %42 = tosa.mul %41, %15, %1 : (tensor<22x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<22x2xi32>
    %43 = tosa.reduce_sum %42 {axis = 1 : i32} : (tensor<22x2xi32>) -> tensor<22x1xi32>
    %44 = tosa.reshape %43, %6 : (tensor<22x1xi32>, !tosa.shape<2>) -> tensor<1x22xi32>
    %45 = tosa.gather %40, %44 : (tensor<1x12x1xf32>, tensor<1x22xi32>) -> tensor<1x22x1xf32>
    %46 = tosa.reshape %45, %7 : (tensor<1x22x1xf32>, !tosa.shape<2>) -> tensor<2x11xf32>
    return %46 : tensor<2x11xf32>
  }
}
