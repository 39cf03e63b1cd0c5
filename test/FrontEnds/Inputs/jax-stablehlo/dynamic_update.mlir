// pads: 
// inputs: int32[9,8] int32[3,4]
// result: int32[9,8] fa662dce6e65772a2a2ba00c817cbf4755b816750be3b607909f268bd8981f99 int32[9,8] ed16d068a97126682e3665e3b6d68aea1386e522e1eacd4cd4af7d6fefc3f274 int32[9,8] ed16d068a97126682e3665e3b6d68aea1386e522e1eacd4cd4af7d6fefc3f274 int32[9,8] f608ca708d5b092ab3d05d5401c38e3fdae2364eb43fea33e1d69ed57d7114cd
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x8xi32>, %arg1: tensor<3x4xi32>) -> (tensor<9x8xi32> {jax.result_info = "result[0]"}, tensor<9x8xi32> {jax.result_info = "result[1]"}, tensor<9x8xi32> {jax.result_info = "result[2]"}, tensor<9x8xi32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<7> : tensor<i64>
    %2 = call @remainder(%1, %c) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %3 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1x1xi32>) -> tensor<i32>
    %5 = stablehlo.negate %4 : tensor<i32>
    %6 = stablehlo.slice %arg0 [0:1, 2:3] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<1x1xi32>) -> tensor<i32>
    %8 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.reshape %8 : (tensor<1x1xi32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<9> : tensor<i32>
    %11 = stablehlo.add %2, %c_1 : tensor<i32>
    %12 = stablehlo.select %10, %11, %2 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %9, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<8> : tensor<i32>
    %14 = stablehlo.add %9, %c_3 : tensor<i32>
    %15 = stablehlo.select %13, %14, %9 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_update_slice %arg0, %arg1, %12, %15 : (tensor<9x8xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<9x8xi32>
    %17 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %18 = stablehlo.reshape %17 : (tensor<1x1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.compare LT, %5, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<9> : tensor<i32>
    %20 = stablehlo.add %5, %c_5 : tensor<i32>
    %21 = stablehlo.select %19, %20, %5 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %18, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %23 = stablehlo.add %18, %c_7 : tensor<i32>
    %24 = stablehlo.select %22, %23, %18 : tensor<i1>, tensor<i32>
    %25 = stablehlo.dynamic_update_slice %arg0, %arg1, %21, %24 : (tensor<9x8xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<9x8xi32>
    %26 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %27 = stablehlo.reshape %26 : (tensor<1x1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.compare LT, %7, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<9> : tensor<i32>
    %29 = stablehlo.add %7, %c_9 : tensor<i32>
    %30 = stablehlo.select %28, %29, %7 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.compare LT, %27, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<8> : tensor<i32>
    %32 = stablehlo.add %27, %c_11 : tensor<i32>
    %33 = stablehlo.select %31, %32, %27 : tensor<i1>, tensor<i32>
    %34 = stablehlo.dynamic_update_slice %arg0, %arg1, %30, %33 : (tensor<9x8xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<9x8xi32>
    %35 = stablehlo.slice %arg1 [0:3, 0:0] : (tensor<3x4xi32>) -> tensor<3x0xi32>
    %36 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %37 = stablehlo.reshape %36 : (tensor<1x1xi32>) -> tensor<i32>
    %38 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<9x8xi32>) -> tensor<1x1xi32>
    %39 = stablehlo.reshape %38 : (tensor<1x1xi32>) -> tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.compare LT, %37, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<9> : tensor<i32>
    %41 = stablehlo.add %37, %c_13 : tensor<i32>
    %42 = stablehlo.select %40, %41, %37 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.compare LT, %39, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<8> : tensor<i32>
    %44 = stablehlo.add %39, %c_15 : tensor<i32>
    %45 = stablehlo.select %43, %44, %39 : tensor<i1>, tensor<i32>
    %46 = stablehlo.dynamic_update_slice %arg0, %35, %42, %45 : (tensor<9x8xi32>, tensor<3x0xi32>, tensor<i32>, tensor<i32>) -> tensor<9x8xi32>
    return %16, %25, %34, %46 : tensor<9x8xi32>, tensor<9x8xi32>, tensor<9x8xi32>, tensor<9x8xi32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
