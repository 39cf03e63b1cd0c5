// pads: edge
// inputs: float32[3,5]
// result: float32[3,8] 65235bae835654c0e9de19f56bd02be37e0e727dc1d98d6159f70a8b18e98b64
module {
  func.func @main(%arg0: tensor<3x5xf32>) -> tensor<3x8xf32> {
    %0 = tosa.const_shape  {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.const_shape  {values = dense<[0, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.slice %arg0, %1, %0 : (tensor<3x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1xf32>
    %4 = tosa.slice %arg0, %2, %0 : (tensor<3x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1xf32>
    %5 = tosa.concat %3, %3, %arg0, %4 {axis = 1 : i32} : (tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x5xf32>, tensor<3x1xf32>) -> tensor<3x8xf32>
    return %5 : tensor<3x8xf32>
  }
}
