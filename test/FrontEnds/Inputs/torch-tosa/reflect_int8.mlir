// pads: reflect
// inputs: int8[1,2,5,6]
// result: int8[1,2,5,11] 1319ede537ba070c447b8885c9dd826fa76478605e93cb48fc4080470fad4042
module {
  func.func @main(%arg0: tensor<1x2x5x6xi8>) -> tensor<1x2x5x11xi8> {
    %0 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %1 = tosa.const_shape  {values = dense<[1, 1, 5, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %2 = tosa.const_shape  {values = dense<[1, 1, 1, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %3 = tosa.const_shape  {values = dense<[1, 2, 5, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %4 = tosa.const_shape  {values = dense<[1, 1, 5, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[1, 2, 1, 11, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %6 = tosa.const_shape  {values = dense<[1, 2, 5, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[1, 60, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = tosa.const_shape  {values = dense<[110, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %9 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %10 = tosa.const_shape  {values = dense<[1, 110]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %11 = tosa.const_shape  {values = dense<[1, 2, 5, 11]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %cst = arith.constant dense<[[0], [1], [2], [3], [4]]> : tensor<5x1xi64>
    %cst_0 = arith.constant dense_resource<torch_tensor_11_torch.int64> : tensor<11xi64>
    %12 = "tosa.const"() <{values = dense<0> : tensor<1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1xi32>
    %13 = "tosa.const"() <{values = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %14 = "tosa.const"() <{values = dense<2> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %15 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %16 = "tosa.const"() <{values = dense<5> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %17 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %18 = "tosa.const"() <{values = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %19 = "tosa.const"() <{values = dense<[[60, 30, 6, 1]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %cst_1 = arith.constant dense<[[[0]], [[1]]]> : tensor<2x1x1xi64>
    %20 = tosa.cast %cst_1 : (tensor<2x1x1xi64>) -> tensor<2x1x1xi32>
    %21 = tosa.add %20, %14 : (tensor<2x1x1xi32>, tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %22 = tosa.greater %13, %20 : (tensor<1x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %23 = tosa.select %22, %21, %20 : (tensor<2x1x1xi1>, tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %24 = tosa.cast %cst : (tensor<5x1xi64>) -> tensor<5x1xi32>
    %25 = tosa.add %24, %16 : (tensor<5x1xi32>, tensor<1x1xi32>) -> tensor<5x1xi32>
    %26 = tosa.greater %15, %24 : (tensor<1x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %27 = tosa.select %26, %25, %24 : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %28 = tosa.cast %cst_0 : (tensor<11xi64>) -> tensor<11xi32>
    %29 = tosa.add %28, %18 : (tensor<11xi32>, tensor<1xi32>) -> tensor<11xi32>
    %30 = tosa.greater %17, %28 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi1>
    %31 = tosa.select %30, %29, %28 : (tensor<11xi1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %32 = tosa.reshape %23, %0 : (tensor<2x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x1x1x1xi32>
    %33 = tosa.reshape %27, %1 : (tensor<5x1xi32>, !tosa.shape<5>) -> tensor<1x1x5x1x1xi32>
    %34 = tosa.reshape %31, %2 : (tensor<11xi32>, !tosa.shape<5>) -> tensor<1x1x1x11x1xi32>
    %35 = tosa.tile %12, %3 : (tensor<1x1x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x5x11x1xi32>
    %36 = tosa.tile %32, %4 : (tensor<1x2x1x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x5x11x1xi32>
    %37 = tosa.tile %33, %5 : (tensor<1x1x5x1x1xi32>, !tosa.shape<5>) -> tensor<1x2x5x11x1xi32>
    %38 = tosa.tile %34, %6 : (tensor<1x1x1x11x1xi32>, !tosa.shape<5>) -> tensor<1x2x5x11x1xi32>
    %39 = tosa.concat %35, %36, %37, %38 {axis = 4 : i32} : (tensor<1x2x5x11x1xi32>, tensor<1x2x5x11x1xi32>, tensor<1x2x5x11x1xi32>, tensor<1x2x5x11x1xi32>) -> tensor<1x2x5x11x4xi32>
    %40 = tosa.reshape %arg0, %7 : (tensor<1x2x5x6xi8>, !tosa.shape<3>) -> tensor<1x60x1xi8>
    %41 = tosa.reshape %39, %8 : (tensor<1x2x5x11x4xi32>, !tosa.shape<2>) -> tensor<110x4xi32>
    %42 = tosa.mul %41, %19, %9 : (tensor<110x4xi32>, tensor<1x4xi32>, tensor<1xi8>) -> tensor<110x4xi32>
    %43 = tosa.reduce_sum %42 {axis = 1 : i32} : (tensor<110x4xi32>) -> tensor<110x1xi32>
    %44 = tosa.reshape %43, %10 : (tensor<110x1xi32>, !tosa.shape<2>) -> tensor<1x110xi32>
    %45 = tosa.gather %40, %44 : (tensor<1x60x1xi8>, tensor<1x110xi32>) -> tensor<1x110x1xi8>
    %46 = tosa.reshape %45, %11 : (tensor<1x110x1xi8>, !tosa.shape<4>) -> tensor<1x2x5x11xi8>
    return %46 : tensor<1x2x5x11xi8>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_11_torch.int64: "0x0800000002000000000000000100000000000000000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000040000000000000003000000000000000200000000000000"
    }
  }
#-}
