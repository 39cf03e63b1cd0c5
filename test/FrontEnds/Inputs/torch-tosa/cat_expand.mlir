// pads: edge
// inputs: float32[2,9]
// result: float32[2,12] 42449e9cb347f3ae5460b6e0a0cea2a3869c0c89dd567e2defc4edaf0bd2ba87
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x12xf32> {
    %0 = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<[0, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.const_shape  {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.slice %arg0, %1, %0 : (tensor<2x9xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x1xf32>
    %4 = tosa.tile %3, %2 : (tensor<2x1xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
    %5 = tosa.concat %arg0, %4 {axis = 1 : i32} : (tensor<2x9xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
    return %5 : tensor<2x12xf32>
  }
}
