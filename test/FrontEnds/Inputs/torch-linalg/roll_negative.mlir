// pads: wrap
// inputs: float32[4,9]
// result: float32[4,9] 5cac26e86ca2430f0a7f4761180f1f795f6ea6e65947d1162a2d4f13c85bae0a
module {
  func.func @main(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 2] [4, 7] [1, 1] : tensor<4x9xf32> to tensor<4x7xf32>
    %cast = tensor.cast %extracted_slice : tensor<4x7xf32> to tensor<4x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [4, 2] [1, 1] : tensor<4x9xf32> to tensor<4x2xf32>
    %cast_1 = tensor.cast %extracted_slice_0 : tensor<4x2xf32> to tensor<4x?xf32>
    %concat = tensor.concat dim(1) %cast, %cast_1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x9xf32>
    return %concat : tensor<4x9xf32>
  }
}
