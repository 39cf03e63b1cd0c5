// pads: 
// inputs: float32[6,7]
// result: float32[6,7] d24c4170da7f2341a3a8e329747eceae1316b6608644bf36401383a88bd4aad6 float32[6,7] c5a1d29659f21a5f74b2dc8dda3117828dac2a323fb007a1c65e789e7d5290ef float32[7] 729541b2da38961b7c09c0cf55d754b99e7e6e36be7c67638609984f29160b9b float32[6,7] 15d09dc97faadcdf8f3681d6ee5e97073e8d739cbe3c6ae53269601c6597a399 float32[6,7] e3050da968ab14f4c53aa29cf4a60dec62a70d5873e8864132e49aebcf2d1859 float32[6,7] aa50d92dc01f4ddd49f0787e80e86f471ee3847d3a22d5b8222a59a09e66d3f3 int64[] d86e8112f3c4c4442126f8e9f44f16867da487f29052bf91b810457db34209a4 float32[6,7] 6f6eaa75e2d1aa93a5d5dff2322eafebe8bf84dd4bbec6e0eb9be28256592cf6
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<6x7xf32> {jax.result_info = "result[0]"}, tensor<6x7xf32> {jax.result_info = "result[1]"}, tensor<7xf32> {jax.result_info = "result[2][0]"}, tensor<6x7xf32> {jax.result_info = "result[2][1][0]"}, tensor<6x7xf32> {jax.result_info = "result[2][1][1]"}, tensor<6x7xf32> {jax.result_info = "result[3][0]"}, tensor<i64> {jax.result_info = "result[3][1]"}, tensor<6x7xf32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_6 = %c, %iterArg_7 = %arg0) : tensor<i64>, tensor<i64>, tensor<6x7xf32>
    cond {
      %c_8 = stablehlo.constant dense<3> : tensor<i64>
      %12 = stablehlo.compare LT, %iterArg, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:2 = func.call @closed_call(%iterArg_6, %iterArg_7) : (tensor<i64>, tensor<6x7xf32>) -> (tensor<i64>, tensor<6x7xf32>)
      %c_8 = stablehlo.constant dense<1> : tensor<i64>
      %13 = stablehlo.add %iterArg, %c_8 : tensor<i64>
      stablehlo.return %13, %12#0, %12#1 : tensor<i64>, tensor<i64>, tensor<6x7xf32>
    }
    %1 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<6x7xf32>) -> tensor<1x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1xf32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %4 = call @remainder(%3, %c_1) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %5:3 = stablehlo.while(%iterArg = %4, %iterArg_6 = %c_2, %iterArg_7 = %arg0) : tensor<i32>, tensor<i32>, tensor<6x7xf32>
    cond {
      %12 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg, %c_8 : tensor<i32>
      %c_9 = stablehlo.constant dense<0> : tensor<i64>
      %13 = func.call @_pad_0(%iterArg_7, %c_9) : (tensor<6x7xf32>, tensor<i64>) -> tensor<8x9xf32>
      %14 = stablehlo.slice %13 [2:8, 1:8] : (tensor<8x9xf32>) -> tensor<6x7xf32>
      %15 = stablehlo.slice %13 [0:6, 1:8] : (tensor<8x9xf32>) -> tensor<6x7xf32>
      %16 = stablehlo.add %14, %15 : tensor<6x7xf32>
      %17 = stablehlo.slice %13 [1:7, 2:9] : (tensor<8x9xf32>) -> tensor<6x7xf32>
      %18 = stablehlo.add %16, %17 : tensor<6x7xf32>
      %19 = stablehlo.slice %13 [1:7, 0:7] : (tensor<8x9xf32>) -> tensor<6x7xf32>
      %20 = stablehlo.add %18, %19 : tensor<6x7xf32>
      %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %22 = stablehlo.multiply %21, %iterArg_7 : tensor<6x7xf32>
      %23 = stablehlo.subtract %20, %22 : tensor<6x7xf32>
      %24 = stablehlo.subtract %iterArg_7, %23 : tensor<6x7xf32>
      stablehlo.return %12, %iterArg_6, %24 : tensor<i32>, tensor<i32>, tensor<6x7xf32>
    }
    %6 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x7xf32>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %10:5 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %c_4, %iterArg_7 = %7, %iterArg_8 = %8, %iterArg_9 = %9) : tensor<6x7xf32>, tensor<i64>, tensor<7xf32>, tensor<6x7xf32>, tensor<6x7xf32>
    cond {
      %c_10 = stablehlo.constant dense<6> : tensor<i64>
      %12 = stablehlo.compare LT, %iterArg_6, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<6x7xf32>, tensor<i64>) -> tensor<7xf32>
      %13:3 = func.call @closed_call_1(%iterArg_7, %12) : (tensor<7xf32>, tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_8, %13#1, %iterArg_6) : (tensor<6x7xf32>, tensor<7xf32>, tensor<i64>) -> tensor<6x7xf32>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_9, %13#2, %iterArg_6) : (tensor<6x7xf32>, tensor<7xf32>, tensor<i64>) -> tensor<6x7xf32>
      %c_10 = stablehlo.constant dense<1> : tensor<i64>
      %16 = stablehlo.add %iterArg_6, %c_10 : tensor<i64>
      stablehlo.return %iterArg, %16, %13#0, %14, %15 : tensor<6x7xf32>, tensor<i64>, tensor<7xf32>, tensor<6x7xf32>, tensor<6x7xf32>
    }
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %11:2 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %c_5) : tensor<6x7xf32>, tensor<i64>
    cond {
      %c_7 = stablehlo.constant dense<4> : tensor<i64>
      %12 = stablehlo.compare LT, %iterArg_6, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %13 = stablehlo.reduce(%iterArg init: %cst_8) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<6x7xf32>, tensor<f32>) -> tensor<f32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.compare GT, %13, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_10 = stablehlo.constant dense<false> : tensor<i1>
      %15 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<i1>
      %16 = stablehlo.compare NE, %12, %15, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %17 = stablehlo.convert %16 : tensor<i1>
      %18 = stablehlo.and %17, %14 : tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %cst_7 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %13 = stablehlo.subtract %iterArg, %12 : tensor<6x7xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i64>
      %14 = stablehlo.add %iterArg_6, %c_8 : tensor<i64>
      stablehlo.return %13, %14 : tensor<6x7xf32>, tensor<i64>
    }
    return %0#2, %5#2, %10#2, %10#3, %10#4, %11#0, %11#1, %arg0 : tensor<6x7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<6x7xf32>, tensor<6x7xf32>, tensor<6x7xf32>, tensor<i64>, tensor<6x7xf32>
  }
  func.func private @closed_call(%arg0: tensor<i64>, %arg1: tensor<6x7xf32>) -> (tensor<i64>, tensor<6x7xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f32>
    %2 = call @_pad(%arg1) : (tensor<6x7xf32>) -> tensor<8x9xf32>
    %3 = stablehlo.slice %2 [2:8, 1:8] : (tensor<8x9xf32>) -> tensor<6x7xf32>
    %4 = stablehlo.slice %2 [0:6, 1:8] : (tensor<8x9xf32>) -> tensor<6x7xf32>
    %5 = stablehlo.add %3, %4 : tensor<6x7xf32>
    %6 = stablehlo.slice %2 [1:7, 2:9] : (tensor<8x9xf32>) -> tensor<6x7xf32>
    %7 = stablehlo.add %5, %6 : tensor<6x7xf32>
    %8 = stablehlo.slice %2 [1:7, 0:7] : (tensor<8x9xf32>) -> tensor<6x7xf32>
    %9 = stablehlo.add %7, %8 : tensor<6x7xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<6x7xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<6x7xf32>
    %13 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<6x7xf32>
    %15 = stablehlo.add %arg1, %14 : tensor<6x7xf32>
    return %0, %15 : tensor<i64>, tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<8x9xf32> {
    %0 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x7xf32>, tensor<6x7xf32>, tensor<1x7xf32>) -> tensor<8x7xf32>
    %3 = stablehlo.slice %2 [0:8, 6:7] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<8x1xf32>, tensor<8x7xf32>, tensor<8x1xf32>) -> tensor<8x9xf32>
    return %5 : tensor<8x9xf32>
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
  func.func private @_pad_0(%arg0: tensor<6x7xf32>, %arg1: tensor<i64>) -> tensor<8x9xf32> {
    %0 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x7xf32>, tensor<6x7xf32>, tensor<1x7xf32>) -> tensor<8x7xf32>
    %3 = stablehlo.slice %2 [0:8, 6:7] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<8x1xf32>, tensor<8x7xf32>, tensor<8x1xf32>) -> tensor<8x9xf32>
    return %5 : tensor<8x9xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x7xf32>, %arg1: tensor<i64>) -> tensor<7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<6x7xf32>, tensor<i64>, tensor<i64>) -> tensor<1x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xf32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<7xf32>
    %3 = stablehlo.subtract %arg1, %arg0 : tensor<7xf32>
    return %0, %2, %3 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<i64>) -> tensor<6x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x7xf32>, tensor<1x7xf32>, tensor<i64>, tensor<i64>) -> tensor<6x7xf32>
    return %1 : tensor<6x7xf32>
  }
}
