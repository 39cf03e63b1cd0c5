// pads: 
// inputs: float64[23]
// result: bool[23] 8865b272185386b62a9cf9c7dd721964e69b7beb4fc161e0faa25339b22f4242 int8[23] 0197826eaefaaf92db3f27cc19b5a46860a8b1772b3a9f29a5e98a69569f5fb2 int32[23] 5be50be084ef5f3a1d69580fe36c9561e03457649d7ffad308bf00a5dfb9e800 float16[23] f693b8c9a2ee9503dc8d35defa828a20895c641ff809bd83043f6f4f65e9323c bfloat16[23] 3154eedd9a5a9e9fb724ee49038a4b230384b0ba14a1a28e599e009255100402 float32[23] dc9a8150b307e8598fa81ef79689cd0707a63ba6fc5d9ef0f0315d92022b5c19 float64[23] 0bc480feb5dfab8d60da4c2f0cb4bfbbf3c55423bbef5e6170c4afb23ec930d3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<23xf64>) -> (tensor<23xi1> {jax.result_info = "result[0]"}, tensor<23xi8> {jax.result_info = "result[1]"}, tensor<23xi32> {jax.result_info = "result[2]"}, tensor<23xf16> {jax.result_info = "result[3]"}, tensor<23xbf16> {jax.result_info = "result[4]"}, tensor<23xf32> {jax.result_info = "result[5]"}, tensor<23xf64> {jax.result_info = "result[6]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
    %2 = stablehlo.convert %1 : tensor<23xi1>
    %3 = stablehlo.convert %arg0 : (tensor<23xf64>) -> tensor<23xi8>
    %4 = stablehlo.convert %arg0 : (tensor<23xf64>) -> tensor<23xi32>
    %5 = stablehlo.convert %arg0 : (tensor<23xf64>) -> tensor<23xf16>
    %6 = stablehlo.convert %arg0 : (tensor<23xf64>) -> tensor<23xbf16>
    %7 = stablehlo.convert %arg0 : (tensor<23xf64>) -> tensor<23xf32>
    return %2, %3, %4, %5, %6, %7, %arg0 : tensor<23xi1>, tensor<23xi8>, tensor<23xi32>, tensor<23xf16>, tensor<23xbf16>, tensor<23xf32>, tensor<23xf64>
  }
}
