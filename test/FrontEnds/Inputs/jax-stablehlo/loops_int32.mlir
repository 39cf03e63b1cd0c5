// pads: 
// inputs: int32[6,7]
// result: int32[6,7] b2d214416ca05e89cade244cfff4ed0450aefc81bf7083e4b6e40abee34cee59 int32[6,7] 27946b4a9bd30a1f6bf621309dfb3bb302f97bc7198dd0356f3432e7ebf826c4 int32[7] 355b4fba7fb4db29a8b8e72c357d2fcafe25cb192b40c588e3e202a59b1c5836 int32[6,7] 9ebe47799fb6946ef9ef054d1ffd743c701a6ffef0d93de5203135a05856b206 int32[6,7] de742c4ec9ff77845a4f7bf3503d7b815cd56bf5051734acafffb0a676458bfd int32[6,7] a4c709f5283fdcb88f147dddf316ca03f2a93731691c430f8dedec95cb9d92d4 int64[] 7c9fa136d4413fa6173637e883b6998d32e1d675f88cddff9dcbcf331820f4b8 int32[6,7] 11000585b2fce2eb72d780a8aa7f396a8c36a8bc85b8d3b54b1978404c766860
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xi32>) -> (tensor<6x7xi32> {jax.result_info = "result[0]"}, tensor<6x7xi32> {jax.result_info = "result[1]"}, tensor<7xi32> {jax.result_info = "result[2][0]"}, tensor<6x7xi32> {jax.result_info = "result[2][1][0]"}, tensor<6x7xi32> {jax.result_info = "result[2][1][1]"}, tensor<6x7xi32> {jax.result_info = "result[3][0]"}, tensor<i64> {jax.result_info = "result[3][1]"}, tensor<6x7xi32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_7 = %c, %iterArg_8 = %arg0) : tensor<i64>, tensor<i64>, tensor<6x7xi32>
    cond {
      %c_9 = stablehlo.constant dense<3> : tensor<i64>
      %11 = stablehlo.compare LT, %iterArg, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11:2 = func.call @closed_call(%iterArg_7, %iterArg_8) : (tensor<i64>, tensor<6x7xi32>) -> (tensor<i64>, tensor<6x7xi32>)
      %c_9 = stablehlo.constant dense<1> : tensor<i64>
      %12 = stablehlo.add %iterArg, %c_9 : tensor<i64>
      stablehlo.return %12, %11#0, %11#1 : tensor<i64>, tensor<i64>, tensor<6x7xi32>
    }
    %1 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xi32>) -> tensor<1x1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1xi32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %3 = call @remainder(%2, %c_1) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %4:3 = stablehlo.while(%iterArg = %3, %iterArg_7 = %c_2, %iterArg_8 = %arg0) : tensor<i32>, tensor<i32>, tensor<6x7xi32>
    cond {
      %11 = stablehlo.compare LT, %iterArg, %iterArg_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_9 : tensor<i32>
      %c_10 = stablehlo.constant dense<0> : tensor<i64>
      %12 = func.call @_pad_0(%iterArg_8, %c_10) : (tensor<6x7xi32>, tensor<i64>) -> tensor<8x9xi32>
      %13 = stablehlo.slice %12 [2:8, 1:8] : (tensor<8x9xi32>) -> tensor<6x7xi32>
      %14 = stablehlo.slice %12 [0:6, 1:8] : (tensor<8x9xi32>) -> tensor<6x7xi32>
      %15 = stablehlo.add %13, %14 : tensor<6x7xi32>
      %16 = stablehlo.slice %12 [1:7, 2:9] : (tensor<8x9xi32>) -> tensor<6x7xi32>
      %17 = stablehlo.add %15, %16 : tensor<6x7xi32>
      %18 = stablehlo.slice %12 [1:7, 0:7] : (tensor<8x9xi32>) -> tensor<6x7xi32>
      %19 = stablehlo.add %17, %18 : tensor<6x7xi32>
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %20 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
      %21 = stablehlo.multiply %20, %iterArg_8 : tensor<6x7xi32>
      %22 = stablehlo.subtract %19, %21 : tensor<6x7xi32>
      %23 = stablehlo.subtract %iterArg_8, %22 : tensor<6x7xi32>
      stablehlo.return %11, %iterArg_7, %23 : tensor<i32>, tensor<i32>, tensor<6x7xi32>
    }
    %5 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xi32>) -> tensor<1x7xi32>
    %6 = stablehlo.reshape %5 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %9:5 = stablehlo.while(%iterArg = %arg0, %iterArg_7 = %c_5, %iterArg_8 = %6, %iterArg_9 = %7, %iterArg_10 = %8) : tensor<6x7xi32>, tensor<i64>, tensor<7xi32>, tensor<6x7xi32>, tensor<6x7xi32>
    cond {
      %c_11 = stablehlo.constant dense<6> : tensor<i64>
      %11 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<6x7xi32>, tensor<i64>) -> tensor<7xi32>
      %12:3 = func.call @closed_call_1(%iterArg_8, %11) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>)
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_9, %12#1, %iterArg_7) : (tensor<6x7xi32>, tensor<7xi32>, tensor<i64>) -> tensor<6x7xi32>
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_10, %12#2, %iterArg_7) : (tensor<6x7xi32>, tensor<7xi32>, tensor<i64>) -> tensor<6x7xi32>
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %15 = stablehlo.add %iterArg_7, %c_11 : tensor<i64>
      stablehlo.return %iterArg, %15, %12#0, %13, %14 : tensor<6x7xi32>, tensor<i64>, tensor<7xi32>, tensor<6x7xi32>, tensor<6x7xi32>
    }
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %10:2 = stablehlo.while(%iterArg = %arg0, %iterArg_7 = %c_6) : tensor<6x7xi32>, tensor<i64>
    cond {
      %c_8 = stablehlo.constant dense<4> : tensor<i64>
      %11 = stablehlo.compare LT, %iterArg_7, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_9 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %12 = stablehlo.reduce(%iterArg init: %c_9) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<6x7xi32>, tensor<i32>) -> tensor<i32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %13 = stablehlo.compare GT, %12, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %14 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<i1>
      %15 = stablehlo.compare NE, %11, %14, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %16 = stablehlo.convert %15 : tensor<i1>
      %17 = stablehlo.and %16, %13 : tensor<i1>
      stablehlo.return %17 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<50> : tensor<i32>
      %11 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
      %12 = stablehlo.subtract %iterArg, %11 : tensor<6x7xi32>
      %c_9 = stablehlo.constant dense<1> : tensor<i64>
      %13 = stablehlo.add %iterArg_7, %c_9 : tensor<i64>
      stablehlo.return %12, %13 : tensor<6x7xi32>, tensor<i64>
    }
    return %0#2, %4#2, %9#2, %9#3, %9#4, %10#0, %10#1, %arg0 : tensor<6x7xi32>, tensor<6x7xi32>, tensor<7xi32>, tensor<6x7xi32>, tensor<6x7xi32>, tensor<6x7xi32>, tensor<i64>, tensor<6x7xi32>
  }
  func.func private @closed_call(%arg0: tensor<i64>, %arg1: tensor<6x7xi32>) -> (tensor<i64>, tensor<6x7xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<i32>
    %2 = call @_pad(%arg1) : (tensor<6x7xi32>) -> tensor<8x9xi32>
    %3 = stablehlo.slice %2 [2:8, 1:8] : (tensor<8x9xi32>) -> tensor<6x7xi32>
    %4 = stablehlo.slice %2 [0:6, 1:8] : (tensor<8x9xi32>) -> tensor<6x7xi32>
    %5 = stablehlo.add %3, %4 : tensor<6x7xi32>
    %6 = stablehlo.slice %2 [1:7, 2:9] : (tensor<8x9xi32>) -> tensor<6x7xi32>
    %7 = stablehlo.add %5, %6 : tensor<6x7xi32>
    %8 = stablehlo.slice %2 [1:7, 0:7] : (tensor<8x9xi32>) -> tensor<6x7xi32>
    %9 = stablehlo.add %7, %8 : tensor<6x7xi32>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<6x7xi32>
    %12 = stablehlo.subtract %9, %11 : tensor<6x7xi32>
    %13 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
    %14 = stablehlo.multiply %13, %12 : tensor<6x7xi32>
    %15 = stablehlo.add %arg1, %14 : tensor<6x7xi32>
    return %0, %15 : tensor<i64>, tensor<6x7xi32>
  }
  func.func private @_pad(%arg0: tensor<6x7xi32>) -> tensor<8x9xi32> {
    %0 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xi32>) -> tensor<1x7xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xi32>) -> tensor<1x7xi32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x7xi32>, tensor<6x7xi32>, tensor<1x7xi32>) -> tensor<8x7xi32>
    %3 = stablehlo.slice %2 [0:8, 6:7] : (tensor<8x7xi32>) -> tensor<8x1xi32>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x7xi32>) -> tensor<8x1xi32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<8x1xi32>, tensor<8x7xi32>, tensor<8x1xi32>) -> tensor<8x9xi32>
    return %5 : tensor<8x9xi32>
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
  func.func private @_pad_0(%arg0: tensor<6x7xi32>, %arg1: tensor<i64>) -> tensor<8x9xi32> {
    %0 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xi32>) -> tensor<1x7xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xi32>) -> tensor<1x7xi32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x7xi32>, tensor<6x7xi32>, tensor<1x7xi32>) -> tensor<8x7xi32>
    %3 = stablehlo.slice %2 [0:8, 6:7] : (tensor<8x7xi32>) -> tensor<8x1xi32>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x7xi32>) -> tensor<8x1xi32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<8x1xi32>, tensor<8x7xi32>, tensor<8x1xi32>) -> tensor<8x9xi32>
    return %5 : tensor<8x9xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x7xi32>, %arg1: tensor<i64>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<6x7xi32>, tensor<i64>, tensor<i64>) -> tensor<1x7xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xi32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @closed_call_1(%arg0: tensor<7xi32>, %arg1: tensor<7xi32>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<7xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<7xi32>
    %3 = stablehlo.subtract %arg1, %arg0 : tensor<7xi32>
    return %0, %2, %3 : tensor<7xi32>, tensor<7xi32>, tensor<7xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x7xi32>, %arg1: tensor<7xi32>, %arg2: tensor<i64>) -> tensor<6x7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x7xi32>, tensor<1x7xi32>, tensor<i64>, tensor<i64>) -> tensor<6x7xi32>
    return %1 : tensor<6x7xi32>
  }
}
