// pads: 
// inputs: float32[3,7] float32[3,7]
// result: float32[3,7] 4e0efeb1d0790e712d71dd2f2304bc7dae6da720b99b612d653f98741b431458 float32[3,7] 8c60894910000cdc03ef44da3ad124765256715ae9402b59bca975ea4c605790 float32[3,7] 48e07cbf42f714261ef75f394c0db2d4785277bb539c940ddefd57070adbb7ea float32[3,7] 58ccf96a59790994bd1b259bb54be6bed5e40cd76b844236ec517a2aebfc1525 float32[3,7] 751d5b22421515c8643c9dc6c6f4bb38d00f687ff20bbb3f7dd52f2557998f69 float32[3,7] 34822d6e081f49f7c7d71887bcc5c65124ec12765fad9b901dcd24a0634f58a0 float32[3,7] 38734b79a687f92e287c65fcb97dc854f9214b84692c10e50298eed9a362be99 float32[3,7] fab5e80e5d5200ce080a76d5661a33cbf4175eab6c6b995c2633278699245ff9 bool[3,7] 41122349d311a07751ca89355e920157458227652629aa742f3643fbcad246bc bool[3,7] 41122349d311a07751ca89355e920157458227652629aa742f3643fbcad246bc float32[3,7] c1ad5287983aa32f3dd0ff93001116c5ab6f0095847e6b5c03ac09d283e54eb4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}, tensor<3x7xf32> {jax.result_info = "result[2]"}, tensor<3x7xf32> {jax.result_info = "result[3]"}, tensor<3x7xf32> {jax.result_info = "result[4]"}, tensor<3x7xf32> {jax.result_info = "result[5]"}, tensor<3x7xf32> {jax.result_info = "result[6]"}, tensor<3x7xf32> {jax.result_info = "result[7]"}, tensor<3x7xi1> {jax.result_info = "result[8]"}, tensor<3x7xi1> {jax.result_info = "result[9]"}, tensor<3x7xf32> {jax.result_info = "result[10]"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x7xf32>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.divide %arg0, %2 : tensor<3x7xf32>
    %4 = stablehlo.floor %3 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.divide %arg0, %5 : tensor<3x7xf32>
    %7 = stablehlo.ceil %6 : tensor<3x7xf32>
    %8 = stablehlo.sqrt %arg0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.divide %arg0, %9 : tensor<3x7xf32>
    %11 = stablehlo.round_nearest_afz %10 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.divide %arg0, %12 : tensor<3x7xf32>
    %14 = stablehlo.round_nearest_even %13 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.divide %arg0, %15 : tensor<3x7xf32>
    %17 = stablehlo.sign %16 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %19 = stablehlo.divide %arg0, %18 : tensor<3x7xf32>
    %20 = stablehlo.compare GT, %19, %arg1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %22 = stablehlo.divide %arg0, %21 : tensor<3x7xf32>
    %23 = stablehlo.compare NE, %22, %arg1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %25 = stablehlo.divide %arg0, %24 : tensor<3x7xf32>
    %26 = stablehlo.maximum %25, %arg1 : tensor<3x7xf32>
    return %0, %1, %4, %7, %8, %11, %14, %17, %20, %23, %26 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>
  }
}
