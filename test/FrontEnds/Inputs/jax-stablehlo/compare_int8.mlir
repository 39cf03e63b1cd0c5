// pads: 
// inputs: int8[3,7] int8[3,7]
// result: bool[3,7] c90232586b801f9558a76f2f963eccd831d9fe6775e4c8f1446b2331aa2132f2 bool[3,7] 41122349d311a07751ca89355e920157458227652629aa742f3643fbcad246bc bool[3,7] 18ae3973081308f4974e4d52f2f33ef65dec81dbbb4bf40d438ef7b56bd30e6f bool[3,7] 18ae3973081308f4974e4d52f2f33ef65dec81dbbb4bf40d438ef7b56bd30e6f bool[3,7] f0a3027b0bacc4d1d1a82e94eca91bb0b85ec0e5a073c1b096ab9a4a76602ed2 bool[3,7] f0a3027b0bacc4d1d1a82e94eca91bb0b85ec0e5a073c1b096ab9a4a76602ed2 int8[3,7] e963adc08746a98b57fc7e82ba6579c9d754a1dde7cf50add549b33b58c060cd int8[3,7] 4208f9db624e742263aac4731b6d270f48461e1beb062b3da36d850dedf17e64
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xi8>, %arg1: tensor<3x7xi8>) -> (tensor<3x7xi1> {jax.result_info = "result[0]"}, tensor<3x7xi1> {jax.result_info = "result[1]"}, tensor<3x7xi1> {jax.result_info = "result[2]"}, tensor<3x7xi1> {jax.result_info = "result[3]"}, tensor<3x7xi1> {jax.result_info = "result[4]"}, tensor<3x7xi1> {jax.result_info = "result[5]"}, tensor<3x7xi8> {jax.result_info = "result[6]"}, tensor<3x7xi8> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<3x7xi8>, tensor<3x7xi8>) -> tensor<3x7xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<3x7xi8>, tensor<3x7xi8>) -> tensor<3x7xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<3x7xi8>, tensor<3x7xi8>) -> tensor<3x7xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<3x7xi8>, tensor<3x7xi8>) -> tensor<3x7xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<3x7xi8>, tensor<3x7xi8>) -> tensor<3x7xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<3x7xi8>, tensor<3x7xi8>) -> tensor<3x7xi1>
    %6 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<3x7xi8>, tensor<3x7xi8>) -> tensor<3x7xi1>
    %7 = call @_where(%6, %arg0, %arg1) : (tensor<3x7xi1>, tensor<3x7xi8>, tensor<3x7xi8>) -> tensor<3x7xi8>
    %8 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x7xi8>) -> tensor<1x1xi8>
    %9 = stablehlo.reshape %8 : (tensor<1x1xi8>) -> tensor<i8>
    %10 = stablehlo.slice %arg1 [0:1, 0:1] : (tensor<3x7xi8>) -> tensor<1x1xi8>
    %11 = stablehlo.reshape %10 : (tensor<1x1xi8>) -> tensor<i8>
    %12 = stablehlo.compare LT, %9, %11, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %13 = call @_where_0(%12, %arg0, %arg1) : (tensor<i1>, tensor<3x7xi8>, tensor<3x7xi8>) -> tensor<3x7xi8>
    return %0, %1, %2, %3, %4, %5, %7, %13 : tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xi8>, tensor<3x7xi8>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xi8>, %arg2: tensor<3x7xi8>) -> tensor<3x7xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xi8>
    return %0 : tensor<3x7xi8>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<3x7xi8>, %arg2: tensor<3x7xi8>) -> tensor<3x7xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x7xi8>
    return %0 : tensor<3x7xi8>
  }
}
