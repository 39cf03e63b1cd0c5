// pads: constant
// inputs: float32[2,5]
// result: float32[2,8] 42f3351ebfae428ac884af9f68bc49b4e6e43de3dd1f78dc416d74194776675e
module {
  func.func @main(%arg0: tensor<2x5xf32>) -> tensor<2x8xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<2x8xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %cst[0, 2] [2, 5] [1, 1] : tensor<2x5xf32> into tensor<2x8xf32>
    return %inserted_slice : tensor<2x8xf32>
  }
}
