// pads: 
// inputs: float32[7,9]
// result: float32[7,3] 722ddfe14dd48e1e845db44297b19b88871a47d02f03ed92c895e42fd96c24fe int32[7,3] d64fc781617ff58a32f8e420bc8abfb1848e0aaa51434779ca40ed5a0eae230f float32[1,9] 0013d18941b35fdc2d7997d740b537ff59fbdba39d8f2b93a656bc698b769fb2 int32[1,9] 08253fec2724ab90eee2cdb97e410ec9a6d1012c721133eb09317393673e98d4 float32[1] c68830a25204a09f8e77aada6bc5807f607cccaaa0ebb2a7122d317584478a8b int32[1] df3f619804a92fdb4057192dc43dd748ea778adc52bc498ce80524c014b81119
module @jit__lambda attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<7x3xf32> {jax.result_info = "result[0][0]"}, tensor<7x3xi32> {jax.result_info = "result[0][1]"}, tensor<1x9xf32> {jax.result_info = "result[1][0]"}, tensor<1x9xi32> {jax.result_info = "result[1][1]"}, tensor<1xf32> {jax.result_info = "result[2][0]"}, tensor<1xi32> {jax.result_info = "result[2][1]"}) {
    %c = stablehlo.constant dense<5> : tensor<i64>
    %0 = call @remainder(%arg0, %c) : (tensor<7x9xf32>, tensor<i64>) -> tensor<7x9xf32>
    %1:2 = stablehlo.composite "chlo.top_k" %0 {composite_attributes = {k = 3 : i64}, decomposition = @chlo.top_k.impl, version = 1 : i32} : (tensor<7x9xf32>) -> (tensor<7x3xf32>, tensor<7x3xi32>)
    %2 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<7x9xf32>) -> tensor<1x9xf32>
    %3:2 = stablehlo.composite "chlo.top_k" %2 {composite_attributes = {k = 9 : i64}, decomposition = @chlo.top_k.impl_0, version = 1 : i32} : (tensor<1x9xf32>) -> (tensor<1x9xf32>, tensor<1x9xi32>)
    %4 = stablehlo.slice %arg0 [0:7, 0:1] : (tensor<7x9xf32>) -> tensor<7x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xf32>) -> tensor<7xf32>
    %6 = stablehlo.negate %5 : tensor<7xf32>
    %7:2 = stablehlo.composite "chlo.top_k" %6 {composite_attributes = {k = 1 : i64}, decomposition = @chlo.top_k.impl_1, version = 1 : i32} : (tensor<7xf32>) -> (tensor<1xf32>, tensor<1xi32>)
    return %1#0, %1#1, %3#0, %3#1, %7#0, %7#1 : tensor<7x3xf32>, tensor<7x3xi32>, tensor<1x9xf32>, tensor<1x9xi32>, tensor<1xf32>, tensor<1xi32>
  }
  func.func private @chlo.top_k.impl_1(%arg0: tensor<7xf32>) -> (tensor<1xf32>, tensor<1xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<7xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = stablehlo.compare GT, %arg1, %arg2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<7xf32>, tensor<7xi32>) -> (tensor<7xf32>, tensor<7xi32>)
    %2 = stablehlo.slice %1#0 [0:1] : (tensor<7xf32>) -> tensor<1xf32>
    %3 = stablehlo.slice %1#1 [0:1] : (tensor<7xi32>) -> tensor<1xi32>
    return %2, %3 : tensor<1xf32>, tensor<1xi32>
  }
  func.func private @chlo.top_k.impl_0(%arg0: tensor<1x9xf32>) -> (tensor<1x9xf32>, tensor<1x9xi32>) {
    %0 = stablehlo.iota dim = 1 : tensor<1x9xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = stablehlo.compare GT, %arg1, %arg2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<1x9xf32>, tensor<1x9xi32>) -> (tensor<1x9xf32>, tensor<1x9xi32>)
    %2 = stablehlo.slice %1#0 [0:1, 0:9] : (tensor<1x9xf32>) -> tensor<1x9xf32>
    %3 = stablehlo.slice %1#1 [0:1, 0:9] : (tensor<1x9xi32>) -> tensor<1x9xi32>
    return %2, %3 : tensor<1x9xf32>, tensor<1x9xi32>
  }
  func.func private @chlo.top_k.impl(%arg0: tensor<7x9xf32>) -> (tensor<7x3xf32>, tensor<7x3xi32>) {
    %0 = stablehlo.iota dim = 1 : tensor<7x9xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = stablehlo.compare GT, %arg1, %arg2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<7x9xf32>, tensor<7x9xi32>) -> (tensor<7x9xf32>, tensor<7x9xi32>)
    %2 = stablehlo.slice %1#0 [0:7, 0:3] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %3 = stablehlo.slice %1#1 [0:7, 0:3] : (tensor<7x9xi32>) -> tensor<7x3xi32>
    return %2, %3 : tensor<7x3xf32>, tensor<7x3xi32>
  }
  func.func private @remainder(%arg0: tensor<7x9xf32>, %arg1: tensor<i64>) -> tensor<7x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<7x9xf32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %7 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<7x9xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<7x9xi1>, tensor<7x9xi1>) -> tensor<7x9xi1>
    %10 = stablehlo.and %9, %4 : tensor<7x9xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %12 = stablehlo.add %2, %11 : tensor<7x9xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<7x9xi1>, tensor<7x9xf32>
    return %13 : tensor<7x9xf32>
  }
}
