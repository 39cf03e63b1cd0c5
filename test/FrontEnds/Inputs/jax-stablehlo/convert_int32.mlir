// pads: 
// inputs: int32[23]
// result: bool[23] 2143ec162e024da9ffdb67a1e8b5923e35bb9efcd957ede2c508a8f828b2570b int8[23] c5e199ef55426a8ed44ae861a42a6b9bb2134d406a76fa4c0bbcc46e082f5afa uint8[23] c5e199ef55426a8ed44ae861a42a6b9bb2134d406a76fa4c0bbcc46e082f5afa int32[23] d9b607f0e8f9e2b3607210531518d3f4a32663bec68846cf1f54ec712bdb73cf uint64[23] 3406aef7455f45fa409d723fae508afd5709357af4c946d6d274c2654ad52460 float16[23] a90e836dfcbed0df3d361ec8284e8fe67a6ffce9f53825f0a4c8fd2ae9592781 bfloat16[23] 3a8fc6c6f9f327e2e2e73f8a6b6893e074ca440a7433a65be0f8333c0f0cd2b5 float32[23] d1a063f4777002ef1031e6f89d689e79d49d84a619e0517017d037bb05f8b5e7 float64[23] 9235b96d8c93d010d8c631331aca6ca954d2acdcc4d30163f64d53bc6e787bbf
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<23xi32>) -> (tensor<23xi1> {jax.result_info = "result[0]"}, tensor<23xi8> {jax.result_info = "result[1]"}, tensor<23xui8> {jax.result_info = "result[2]"}, tensor<23xi32> {jax.result_info = "result[3]"}, tensor<23xui64> {jax.result_info = "result[4]"}, tensor<23xf16> {jax.result_info = "result[5]"}, tensor<23xbf16> {jax.result_info = "result[6]"}, tensor<23xf32> {jax.result_info = "result[7]"}, tensor<23xf64> {jax.result_info = "result[8]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<23xi32>, tensor<23xi32>) -> tensor<23xi1>
    %2 = stablehlo.convert %1 : tensor<23xi1>
    %3 = stablehlo.convert %arg0 : (tensor<23xi32>) -> tensor<23xi8>
    %4 = stablehlo.convert %arg0 : (tensor<23xi32>) -> tensor<23xui8>
    %5 = stablehlo.convert %arg0 : (tensor<23xi32>) -> tensor<23xui64>
    %6 = stablehlo.convert %arg0 : (tensor<23xi32>) -> tensor<23xf16>
    %7 = stablehlo.convert %arg0 : (tensor<23xi32>) -> tensor<23xbf16>
    %8 = stablehlo.convert %arg0 : (tensor<23xi32>) -> tensor<23xf32>
    %9 = stablehlo.convert %arg0 : (tensor<23xi32>) -> tensor<23xf64>
    return %2, %3, %4, %arg0, %5, %6, %7, %8, %9 : tensor<23xi1>, tensor<23xi8>, tensor<23xui8>, tensor<23xi32>, tensor<23xui64>, tensor<23xf16>, tensor<23xbf16>, tensor<23xf32>, tensor<23xf64>
  }
}
