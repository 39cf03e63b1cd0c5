// pads: symmetric
// inputs: float32[2,5]
// result: float32[2,10] 156e7144a5f5622a903fe356dead36282b5bc3aac4e1e643dee68a25d2f7e497
module {
  func.func @main(%arg0: tensor<2x5xf32>) -> tensor<2x10xf32> {
    %0 = tosa.reverse %arg0 {axis = 1 : i32} : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %1 = tosa.concat %arg0, %0 {axis = 1 : i32} : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x10xf32>
    return %1 : tensor<2x10xf32>
  }
}
