// pads: edge
// inputs: float32[8,9]
// result: float32[8,9] 72504161247437ee2f8e6d9a6463cffa002c9dbeeaaad59ea6a0ebeb1cfbaf4b
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x9xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<8x9xf32>) -> tensor<10x11xf32>
    %1 = stablehlo.slice %0 [0:8, 0:9] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %2 = stablehlo.slice %0 [0:8, 1:10] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %3 = stablehlo.slice %0 [0:8, 2:11] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %4 = stablehlo.slice %0 [1:9, 0:9] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %5 = stablehlo.slice %0 [1:9, 1:10] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %6 = stablehlo.slice %0 [1:9, 2:11] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %7 = stablehlo.slice %0 [2:10, 0:9] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %8 = stablehlo.slice %0 [2:10, 1:10] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %9 = stablehlo.slice %0 [2:10, 2:11] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %10 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<8x9xf32>) -> tensor<1x8x9xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<8x9xf32>) -> tensor<1x8x9xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<8x9xf32>) -> tensor<1x8x9xf32>
    %13 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<8x9xf32>) -> tensor<1x8x9xf32>
    %14 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<8x9xf32>) -> tensor<1x8x9xf32>
    %15 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<8x9xf32>) -> tensor<1x8x9xf32>
    %16 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<8x9xf32>) -> tensor<1x8x9xf32>
    %17 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<8x9xf32>) -> tensor<1x8x9xf32>
    %18 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<8x9xf32>) -> tensor<1x8x9xf32>
    %19 = stablehlo.concatenate %10, %11, %12, %13, %14, %15, %16, %17, %18, dim = 0 : (tensor<1x8x9xf32>, tensor<1x8x9xf32>, tensor<1x8x9xf32>, tensor<1x8x9xf32>, tensor<1x8x9xf32>, tensor<1x8x9xf32>, tensor<1x8x9xf32>, tensor<1x8x9xf32>, tensor<1x8x9xf32>) -> tensor<9x8x9xf32>
    %20 = call @median(%19) : (tensor<9x8x9xf32>) -> tensor<8x9xf32>
    return %20 : tensor<8x9xf32>
  }
  func.func private @_pad(%arg0: tensor<8x9xf32>) -> tensor<10x11xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<8x9xf32>) -> tensor<1x9xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x9xf32>) -> tensor<1x1x9xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x9xf32>) -> tensor<1x9xf32>
    %3 = stablehlo.slice %arg0 [7:8, 0:9] : (tensor<8x9xf32>) -> tensor<1x9xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x9xf32>) -> tensor<1x1x9xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x9xf32>) -> tensor<1x9xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x9xf32>, tensor<8x9xf32>, tensor<1x9xf32>) -> tensor<10x9xf32>
    %7 = stablehlo.slice %6 [0:10, 0:1] : (tensor<10x9xf32>) -> tensor<10x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<10x1x1xf32>) -> tensor<10x1xf32>
    %10 = stablehlo.slice %6 [0:10, 8:9] : (tensor<10x9xf32>) -> tensor<10x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<10x1x1xf32>) -> tensor<10x1xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<10x1xf32>, tensor<10x9xf32>, tensor<10x1xf32>) -> tensor<10x11xf32>
    return %13 : tensor<10x11xf32>
  }
  func.func private @median(%arg0: tensor<9x8x9xf32>) -> tensor<8x9xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = call @quantile(%arg0, %cst) : (tensor<9x8x9xf32>, tensor<f64>) -> tensor<8x9xf32>
    return %0 : tensor<8x9xf32>
  }
  func.func private @quantile(%arg0: tensor<9x8x9xf32>, %arg1: tensor<f64>) -> tensor<8x9xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<9x8x9xf32>, tensor<9x8x9xf32>) -> tensor<9x8x9xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<9x8x9xi1>, tensor<i1>) -> tensor<8x9xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<8x9xi1>) -> tensor<1x8x9xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %3 = call @_where(%2, %cst, %arg0) : (tensor<1x8x9xi1>, tensor<f64>, tensor<9x8x9xf32>) -> tensor<9x8x9xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %22 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %23 = stablehlo.select %22, %cst_10, %arg2 : tensor<i1>, tensor<f32>
      %24 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %25 = stablehlo.select %24, %cst_11, %23 : tensor<i1>, tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.select %26, %cst_13, %arg3 : tensor<i1>, tensor<f32>
      %28 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %29 = stablehlo.select %28, %cst_14, %27 : tensor<i1>, tensor<f32>
      %30 = stablehlo.compare LT, %25, %29, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %30 : tensor<i1>
    }) : (tensor<9x8x9xf32>) -> tensor<9x8x9xf32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f64>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f64>
    %7 = stablehlo.floor %6 : tensor<f64>
    %8 = stablehlo.ceil %6 : tensor<f64>
    %cst_2 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.subtract %cst_2, %cst_3 : tensor<f64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.clamp %cst_4, %7, %9 : tensor<f64>
    %cst_5 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.subtract %cst_5, %cst_6 : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.clamp %cst_7, %8, %11 : tensor<f64>
    %13 = stablehlo.convert %10 : (tensor<f64>) -> tensor<i64>
    %14 = stablehlo.convert %12 : (tensor<f64>) -> tensor<i64>
    %15 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %16 = "stablehlo.gather"(%4, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8, 9>}> : (tensor<9x8x9xf32>, tensor<1xi64>) -> tensor<8x9xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8, 9>}> : (tensor<9x8x9xf32>, tensor<1xi64>) -> tensor<8x9xf32>
    %19 = stablehlo.add %16, %18 : tensor<8x9xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x9xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<8x9xf32>
    return %21 : tensor<8x9xf32>
  }
  func.func private @_where(%arg0: tensor<1x8x9xi1>, %arg1: tensor<f64>, %arg2: tensor<9x8x9xf32>) -> tensor<9x8x9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x8x9xi1>) -> tensor<9x8x9xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9x8x9xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<9x8x9xi1>, tensor<9x8x9xf32>
    return %3 : tensor<9x8x9xf32>
  }
}
