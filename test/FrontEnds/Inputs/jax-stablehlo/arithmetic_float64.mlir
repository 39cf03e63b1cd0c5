// pads: 
// inputs: float64[3,7] float64[3,7]
// result: float64[3,7] 133460ff74a4bd3ab302b28e4410b7e1e4dd5923a1ed30514b59a52a89f6b165 float64[3,7] ac83fbede1299c82cd8b0d07061426c4b568cce609f8386d6552fe47b38681b8 float64[3,7] d94cea69c5286764a0aea225056a009c632de0f2e01725bbe674a95778d174e5 float64[3,7] 6f7fa57059d2b1b15415f0b04b08a410bb17768a350bb6e60df9fe8e14152889 float64[3,7] ef255699154190f8b2db4baaade4a2b6759ea54ab19bb017f843e6d132101846 float64[3,7] 030d919ec244692ab725a917d4758b6e1e492d37ce9d693dd139c5e74ab08467 float64[3,7] 1214113450cb5834ecb7adafd7fcc8b3ca149c761b8da2000403da8bf1d2e189 float64[3,7] 5493ebe614439118bbb8c5c03747c72e3c5dd4a398ed9794eca9d35684c7eb3d float64[3,7] 4788c941da35a93306e0659bafae81793c089f60fb6654635a5dfb9272626942 float64[3,7] 30eb81bef477255bbefce60360cc0dd1b4b5cd97d4b278b5cc2fb1bb521e676c
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf64>, %arg1: tensor<3x7xf64>) -> (tensor<3x7xf64> {jax.result_info = "result[0]"}, tensor<3x7xf64> {jax.result_info = "result[1]"}, tensor<3x7xf64> {jax.result_info = "result[2]"}, tensor<3x7xf64> {jax.result_info = "result[3]"}, tensor<3x7xf64> {jax.result_info = "result[4]"}, tensor<3x7xf64> {jax.result_info = "result[5]"}, tensor<3x7xf64> {jax.result_info = "result[6]"}, tensor<3x7xf64> {jax.result_info = "result[7]"}, tensor<3x7xf64> {jax.result_info = "result[8]"}, tensor<3x7xf64> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x7xf64>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3x7xf64>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<3x7xf64>
    %3 = stablehlo.maximum %arg0, %arg1 : tensor<3x7xf64>
    %4 = stablehlo.minimum %arg0, %arg1 : tensor<3x7xf64>
    %5 = stablehlo.negate %arg0 : tensor<3x7xf64>
    %6 = stablehlo.abs %arg0 : tensor<3x7xf64>
    %7 = stablehlo.sign %arg0 : tensor<3x7xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x7xf64>
    %9 = stablehlo.clamp %8, %arg0, %arg1 : tensor<3x7xf64>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<4.000000e+01> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x7xf64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x7xf64>
    %12 = stablehlo.clamp %10, %arg0, %11 : tensor<3x7xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %9, %12 : tensor<3x7xf64>, tensor<3x7xf64>, tensor<3x7xf64>, tensor<3x7xf64>, tensor<3x7xf64>, tensor<3x7xf64>, tensor<3x7xf64>, tensor<3x7xf64>, tensor<3x7xf64>, tensor<3x7xf64>
  }
}
