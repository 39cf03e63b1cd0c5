// pads: edge
// inputs: float32[2,4]
// result: float32[2,7] 5a8cdc283beab8691c87551d161be817ad4fbac21dec051dc0b58b992bfd1b83
module {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x7xf32> {
    %0 = "tosa.const"() <{values = dense_resource<torch_tensor_7_torch.int64> : tensor<7xi64>}> : () -> tensor<7xi64>
    %1 = tosa.const_shape  {values = dense<[1, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.const_shape  {values = dense<[2, 7, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = "tosa.const"() <{values = dense<[[[0], [0], [0], [0], [0], [0], [0]], [[1], [1], [1], [1], [1], [1], [1]]]> : tensor<2x7x1xi32>}> : () -> tensor<2x7x1xi32>
    %5 = tosa.const_shape  {values = dense<[1, 8, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %6 = tosa.const_shape  {values = dense<[14, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %8 = tosa.const_shape  {values = dense<[1, 14]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %9 = tosa.const_shape  {values = dense<[2, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %10 = "tosa.const"() <{values = dense<[[4, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %11 = tosa.cast %0 : (tensor<7xi64>) -> tensor<7xi32>
    %12 = tosa.reshape %11, %1 : (tensor<7xi32>, !tosa.shape<2>) -> tensor<1x7xi32>
    %13 = tosa.tile %12, %2 : (tensor<1x7xi32>, !tosa.shape<2>) -> tensor<2x7xi32>
    %14 = tosa.reshape %13, %3 : (tensor<2x7xi32>, !tosa.shape<3>) -> tensor<2x7x1xi32>
    %15 = tosa.concat %4, %14 {axis = 2 : i32} : (tensor<2x7x1xi32>, tensor<2x7x1xi32>) -> tensor<2x7x2xi32>
    %16 = tosa.reshape %arg0, %5 : (tensor<2x4xf32>, !tosa.shape<3>) -> tensor<1x8x1xf32>
    %17 = tosa.reshape %15, %6 : (tensor<2x7x2xi32>, !tosa.shape<2>) -> tensor<14x2xi32>
    %18 = tosa.mul %17, %10, %7 : (tensor<14x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<14x2xi32>
    %19 = tosa.reduce_sum %18 {axis = 1 : i32} : (tensor<14x2xi32>) -> tensor<14x1xi32>
    %20 = tosa.reshape %19, %8 : (tensor<14x1xi32>, !tosa.shape<2>) -> tensor<1x14xi32>
    %21 = tosa.gather %16, %20 : (tensor<1x8x1xf32>, tensor<1x14xi32>) -> tensor<1x14x1xf32>
    %22 = tosa.reshape %21, %9 : (tensor<1x14x1xf32>, !tosa.shape<2>) -> tensor<2x7xf32>
    return %22 : tensor<2x7xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_7_torch.int64: "0x080000000000000000000000000000000000000000000000000000000100000000000000020000000000000003000000000000000300000000000000"
    }
  }
#-}
