// pads: 
// inputs: float32[3,7] float32[3,7]
// result: float32[3,7] 0856c91ca5d0e1be8f85416ca1d182c3b0b69899e22d0789cceb7088e0ca9ef2 float32[3,7] 4bdcac29c0c4df54d107cce68de381df6798330d9c76e970515ca2f5222538dc float32[3,7] 595d2012479c0e77c00944e3cdcc20de1cd3cdce5a9e207205514663250b9f82 float32[3,7] 680068a0eca4d823f5685d8fcd7e459e8d97123578ef800267b208af9132bc4f float32[3,7] 733952ec26cc0add23b97ea504a0ea5d8324a459008179c14bedc44dd03a5676 float32[3,7] 0e7574b158c546e092860f385e4488eb4bc376f8ad2fcc932a4c331eeba93d5a float32[3,7] 0b87a654d9bc91659a5db823c7e46f92a333b03dc1d4b8e63295d36bc319f673 float32[3,7] fab5e80e5d5200ce080a76d5661a33cbf4175eab6c6b995c2633278699245ff9 float32[3,7] 62c488ba6bd9e64f66a97296b7a5e7cccf374b9e631c0bc87ba0c415afc8d5fe float32[3,7] 7fc6eec88d0296883dc1552471698f1e58cee337a67f1de5be51fea27e0bf5d9
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}, tensor<3x7xf32> {jax.result_info = "result[2]"}, tensor<3x7xf32> {jax.result_info = "result[3]"}, tensor<3x7xf32> {jax.result_info = "result[4]"}, tensor<3x7xf32> {jax.result_info = "result[5]"}, tensor<3x7xf32> {jax.result_info = "result[6]"}, tensor<3x7xf32> {jax.result_info = "result[7]"}, tensor<3x7xf32> {jax.result_info = "result[8]"}, tensor<3x7xf32> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x7xf32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3x7xf32>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<3x7xf32>
    %3 = stablehlo.maximum %arg0, %arg1 : tensor<3x7xf32>
    %4 = stablehlo.minimum %arg0, %arg1 : tensor<3x7xf32>
    %5 = stablehlo.negate %arg0 : tensor<3x7xf32>
    %6 = stablehlo.abs %arg0 : tensor<3x7xf32>
    %7 = stablehlo.sign %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.clamp %8, %arg0, %arg1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.clamp %10, %arg0, %11 : tensor<3x7xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %9, %12 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
}
