// pads: edge
// inputs: float32[3,5]
// result: float32[5,8] 353316975e47e34c7d6603e60b5aca1e10808cf773adaa4e560ae3c0cc0906e2
module {
  func.func @main(%arg0: tensor<3x5xf32>) -> tensor<5x8xf32> {
    %0 = tosa.const_shape  {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.const_shape  {values = dense<[0, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.const_shape  {values = dense<[1, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = tosa.const_shape  {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = tosa.slice %arg0, %1, %0 : (tensor<3x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1xf32>
    %6 = tosa.slice %arg0, %2, %0 : (tensor<3x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1xf32>
    %7 = tosa.concat %5, %5, %arg0, %6 {axis = 1 : i32} : (tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x5xf32>, tensor<3x1xf32>) -> tensor<3x8xf32>
    %8 = tosa.slice %7, %1, %3 : (tensor<3x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8xf32>
    %9 = tosa.slice %7, %4, %3 : (tensor<3x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8xf32>
    %10 = tosa.concat %8, %7, %9 {axis = 0 : i32} : (tensor<1x8xf32>, tensor<3x8xf32>, tensor<1x8xf32>) -> tensor<5x8xf32>
    return %10 : tensor<5x8xf32>
  }
}
