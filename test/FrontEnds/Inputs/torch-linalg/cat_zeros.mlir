// pads: constant
// inputs: float32[2,5]
// result: float32[2,8] 75d59057d45ec6cc35f9151e572542f477fe679fa680a23d6cb0bb2a0324c919
module {
  func.func @main(%arg0: tensor<2x5xf32>) -> tensor<2x8xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<2x3xf32>
    %concat = tensor.concat dim(1) %cst, %arg0 : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
    return %concat : tensor<2x8xf32>
  }
}
