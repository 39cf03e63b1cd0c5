// pads: reflect
// inputs: float32[2,6]
// result: float32[2,11] 9fff7eff1dcd67308d9e7bbc82c2ebccf1fafd80abac56819d4b4bb467f77d79
module {
  func.func @main(%arg0: tensor<2x6xf32>) -> tensor<2x11xf32> {
    %0 = tosa.const_shape  {values = dense<[2, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.const_shape  {values = dense<[1, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[1, 12, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[22, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = tosa.const_shape  {values = dense<[1, 22]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = tosa.const_shape  {values = dense<[2, 11]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %cst = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
    %cst_0 = arith.constant dense_resource<torch_tensor_11_torch.int64> : tensor<11xi64>
    %7 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %8 = "tosa.const"() <{values = dense<2> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %9 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "tosa.const"() <{values = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %11 = "tosa.const"() <{values = dense<[[6, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %12 = tosa.cast %cst : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %13 = tosa.add %12, %8 : (tensor<2x1xi32>, tensor<1x1xi32>) -> tensor<2x1xi32>
    %14 = tosa.greater %7, %12 : (tensor<1x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %15 = tosa.select %14, %13, %12 : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %16 = tosa.reshape %15, %0 : (tensor<2x1xi32>, !tosa.shape<3>) -> tensor<2x1x1xi32>
    %17 = tosa.cast %cst_0 : (tensor<11xi64>) -> tensor<11xi32>
    %18 = tosa.add %17, %10 : (tensor<11xi32>, tensor<1xi32>) -> tensor<11xi32>
    %19 = tosa.greater %9, %17 : (tensor<1xi32>, tensor<11xi32>) -> tensor<11xi1>
    %20 = tosa.select %19, %18, %17 : (tensor<11xi1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %21 = tosa.reshape %20, %1 : (tensor<11xi32>, !tosa.shape<3>) -> tensor<1x11x1xi32>
    %22 = tosa.tile %16, %1 : (tensor<2x1x1xi32>, !tosa.shape<3>) -> tensor<2x11x1xi32>
    %23 = tosa.tile %21, %0 : (tensor<1x11x1xi32>, !tosa.shape<3>) -> tensor<2x11x1xi32>
    %24 = tosa.concat %22, %23 {axis = 2 : i32} : (tensor<2x11x1xi32>, tensor<2x11x1xi32>) -> tensor<2x11x2xi32>
    %25 = tosa.reshape %arg0, %2 : (tensor<2x6xf32>, !tosa.shape<3>) -> tensor<1x12x1xf32>
    %26 = tosa.reshape %24, %3 : (tensor<2x11x2xi32>, !tosa.shape<2>) -> tensor<22x2xi32>
    %27 = tosa.mul %26, %11, %4 : (tensor<22x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<22x2xi32>
    %28 = tosa.reduce_sum %27 {axis = 1 : i32} : (tensor<22x2xi32>) -> tensor<22x1xi32>
    %29 = tosa.reshape %28, %5 : (tensor<22x1xi32>, !tosa.shape<2>) -> tensor<1x22xi32>
    %30 = tosa.gather %25, %29 : (tensor<1x12x1xf32>, tensor<1x22xi32>) -> tensor<1x22x1xf32>
    %31 = tosa.reshape %30, %6 : (tensor<1x22x1xf32>, !tosa.shape<2>) -> tensor<2x11xf32>
    return %31 : tensor<2x11xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_11_torch.int64: "0x0800000002000000000000000100000000000000000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000040000000000000003000000000000000200000000000000"
    }
  }
#-}
