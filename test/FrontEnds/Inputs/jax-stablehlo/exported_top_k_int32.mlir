// pads: 
// inputs: int32[7,9]
// result: int32[7,3] 4f64dde43476b7f1a506359164225d2ec2d4c9e4f5624e69c40c141bc38fbd3c int32[7,3] eb9d0d9b3baaed15d4b4ceec0f6367337e7483046fe17a0b18ce3bac79a8c003 int32[1,9] 60e2a6c1ccd0ce0187bb7bff32971b6e492c25380aa948d8ec9f99449ef34b70 int32[1,9] 08253fec2724ab90eee2cdb97e410ec9a6d1012c721133eb09317393673e98d4 int32[1] bce941d196c26696f1f5d701d21a8a9e414e81d6e15a48f3663313e3cd7cc4b9 int32[1] df3f619804a92fdb4057192dc43dd748ea778adc52bc498ce80524c014b81119
module @jit__lambda attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xi32>) -> (tensor<7x3xi32> {jax.result_info = "result[0][0]"}, tensor<7x3xi32> {jax.result_info = "result[0][1]"}, tensor<1x9xi32> {jax.result_info = "result[1][0]"}, tensor<1x9xi32> {jax.result_info = "result[1][1]"}, tensor<1xi32> {jax.result_info = "result[2][0]"}, tensor<1xi32> {jax.result_info = "result[2][1]"}) {
    %c = stablehlo.constant dense<5> : tensor<i64>
    %0 = call @remainder(%arg0, %c) : (tensor<7x9xi32>, tensor<i64>) -> tensor<7x9xi32>
    %1:2 = stablehlo.composite "chlo.top_k" %0 {composite_attributes = {k = 3 : i64}, decomposition = @chlo.top_k.impl, version = 1 : i32} : (tensor<7x9xi32>) -> (tensor<7x3xi32>, tensor<7x3xi32>)
    %2 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<7x9xi32>) -> tensor<1x9xi32>
    %3:2 = stablehlo.composite "chlo.top_k" %2 {composite_attributes = {k = 9 : i64}, decomposition = @chlo.top_k.impl_0, version = 1 : i32} : (tensor<1x9xi32>) -> (tensor<1x9xi32>, tensor<1x9xi32>)
    %4 = stablehlo.slice %arg0 [0:7, 0:1] : (tensor<7x9xi32>) -> tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %6 = stablehlo.negate %5 : tensor<7xi32>
    %7:2 = stablehlo.composite "chlo.top_k" %6 {composite_attributes = {k = 1 : i64}, decomposition = @chlo.top_k.impl_1, version = 1 : i32} : (tensor<7xi32>) -> (tensor<1xi32>, tensor<1xi32>)
    return %1#0, %1#1, %3#0, %3#1, %7#0, %7#1 : tensor<7x3xi32>, tensor<7x3xi32>, tensor<1x9xi32>, tensor<1x9xi32>, tensor<1xi32>, tensor<1xi32>
  }
  func.func private @chlo.top_k.impl_1(%arg0: tensor<7xi32>) -> (tensor<1xi32>, tensor<1xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<7xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = stablehlo.compare GT, %arg1, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>, tensor<7xi32>)
    %2 = stablehlo.slice %1#0 [0:1] : (tensor<7xi32>) -> tensor<1xi32>
    %3 = stablehlo.slice %1#1 [0:1] : (tensor<7xi32>) -> tensor<1xi32>
    return %2, %3 : tensor<1xi32>, tensor<1xi32>
  }
  func.func private @chlo.top_k.impl_0(%arg0: tensor<1x9xi32>) -> (tensor<1x9xi32>, tensor<1x9xi32>) {
    %0 = stablehlo.iota dim = 1 : tensor<1x9xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = stablehlo.compare GT, %arg1, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<1x9xi32>, tensor<1x9xi32>) -> (tensor<1x9xi32>, tensor<1x9xi32>)
    %2 = stablehlo.slice %1#0 [0:1, 0:9] : (tensor<1x9xi32>) -> tensor<1x9xi32>
    %3 = stablehlo.slice %1#1 [0:1, 0:9] : (tensor<1x9xi32>) -> tensor<1x9xi32>
    return %2, %3 : tensor<1x9xi32>, tensor<1x9xi32>
  }
  func.func private @chlo.top_k.impl(%arg0: tensor<7x9xi32>) -> (tensor<7x3xi32>, tensor<7x3xi32>) {
    %0 = stablehlo.iota dim = 1 : tensor<7x9xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = stablehlo.compare GT, %arg1, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<7x9xi32>, tensor<7x9xi32>) -> (tensor<7x9xi32>, tensor<7x9xi32>)
    %2 = stablehlo.slice %1#0 [0:7, 0:3] : (tensor<7x9xi32>) -> tensor<7x3xi32>
    %3 = stablehlo.slice %1#1 [0:7, 0:3] : (tensor<7x9xi32>) -> tensor<7x3xi32>
    return %2, %3 : tensor<7x3xi32>, tensor<7x3xi32>
  }
  func.func private @remainder(%arg0: tensor<7x9xi32>, %arg1: tensor<i64>) -> tensor<7x9xi32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = call @_where(%1, %c, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<7x9xi32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7x9xi32>, tensor<7x9xi32>) -> tensor<7x9xi1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7x9xi32>, tensor<7x9xi32>) -> tensor<7x9xi1>
    %9 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7x9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7x9xi1>, tensor<7x9xi1>) -> tensor<7x9xi1>
    %12 = stablehlo.and %11, %6 : tensor<7x9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %14 = stablehlo.add %4, %13 : tensor<7x9xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<7x9xi1>, tensor<7x9xi32>
    return %15 : tensor<7x9xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
