// pads: wrap
// inputs: float32[2,5]
// result: float32[2,8] 1d3b371f4ee265709e348b7b0669e8dc023fb91be8dbe5ab44d3a9c1790c7fb5
module {
  func.func @main(%arg0: tensor<2x5xf32>) -> tensor<2x8xf32> {
    %0 = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<[0, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = tosa.slice %arg0, %1, %0 : (tensor<2x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
    %5 = tosa.slice %arg0, %3, %2 : (tensor<2x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x1xf32>
    %6 = tosa.concat %4, %arg0, %5 {axis = 1 : i32} : (tensor<2x2xf32>, tensor<2x5xf32>, tensor<2x1xf32>) -> tensor<2x8xf32>
    return %6 : tensor<2x8xf32>
  }
}
