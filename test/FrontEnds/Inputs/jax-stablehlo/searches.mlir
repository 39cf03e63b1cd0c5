// pads: 
// inputs: float32[23]
// result: int32[23] e4fcf0b2d712d2b3953a92bd263faf719c80367ecee04e9a029d4c6db3ec951e int32[23] 43258ed839ff8f02e2ef47d960dbbac134cb83af234a8d306ee31b483330a93c int32[23] b853555f688bac333621751d17286ee80c21d53c993110df243f198f512dfba9 int32[23] 1d58785f10d272c909ccbde7051efbf26c5c3226dd16c2f397086bc6979671ba int32[23] 380760c3cad3a8d23751d24c23d829ef0cb833cb7a342191552bc04050875af9 int32[23] a322c1eb2910aab7d20e02383109b121a568651fd237f4b6c59c25f1f5fb86a8
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<23xf32>) -> (tensor<23xi32> {jax.result_info = "result[0]"}, tensor<23xi32> {jax.result_info = "result[1]"}, tensor<23xi32> {jax.result_info = "result[2]"}, tensor<23xi32> {jax.result_info = "result[3]"}, tensor<23xi32> {jax.result_info = "result[4]"}, tensor<23xi32> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<[0xFFF0000000000000, -3.000000e+00, -0.000000e+00, 0.000000e+00, 5.000000e+00, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<7xf64>
    %cst_0 = stablehlo.constant dense<[0xFFF0000000000000, -3.000000e+00, -0.000000e+00, 0.000000e+00, 5.000000e+00, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<7xf64>
    %cst_1 = stablehlo.constant dense<[0xFFF0000000000000, -3.000000e+00, -0.000000e+00, 0.000000e+00, 5.000000e+00, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<7xf64>
    %cst_2 = stablehlo.constant dense<[0xFFF0000000000000, -3.000000e+00, -0.000000e+00, 0.000000e+00, 5.000000e+00, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<7xf64>
    %cst_3 = stablehlo.constant dense<[0xFFF0000000000000, -3.000000e+00, -0.000000e+00, 0.000000e+00, 5.000000e+00, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<7xf64>
    %cst_4 = stablehlo.constant dense<[0xFFF0000000000000, -3.000000e+00, -0.000000e+00, 0.000000e+00, 5.000000e+00, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<7xf64>
    %cst_5 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<23xf32>
    %cst_6 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<23xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %5 = stablehlo.divide %3, %4 : tensor<23xf32>
    %cst_8 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<23xf32>
    %8 = call @searchsorted(%cst, %1) : (tensor<7xf64>, tensor<23xf32>) -> tensor<23xi32>
    %9 = call @searchsorted_1(%cst_0, %1) : (tensor<7xf64>, tensor<23xf32>) -> tensor<23xi32>
    %10 = call @searchsorted(%cst_1, %5) : (tensor<7xf64>, tensor<23xf32>) -> tensor<23xi32>
    %11 = call @searchsorted_1(%cst_2, %5) : (tensor<7xf64>, tensor<23xf32>) -> tensor<23xi32>
    %12 = call @searchsorted(%cst_3, %7) : (tensor<7xf64>, tensor<23xf32>) -> tensor<23xi32>
    %13 = call @searchsorted_1(%cst_4, %7) : (tensor<7xf64>, tensor<23xf32>) -> tensor<23xi32>
    return %8, %9, %10, %11, %12, %13 : tensor<23xi32>, tensor<23xi32>, tensor<23xi32>, tensor<23xi32>, tensor<23xi32>, tensor<23xi32>
  }
  func.func private @searchsorted(%arg0: tensor<7xf64>, %arg1: tensor<23xf32>) -> tensor<23xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<23xf32>) -> tensor<23xf64>
    %1 = call @_searchsorted_scan_impl(%arg0, %0) : (tensor<7xf64>, tensor<23xf64>) -> tensor<23xi32>
    return %1 : tensor<23xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<7xf64>, %arg1: tensor<23xf64>) -> tensor<23xi32> {
    %0 = call @_searchsorted_scan_impl_0(%arg0, %arg1) : (tensor<7xf64>, tensor<23xf64>) -> tensor<23xi32>
    return %0 : tensor<23xi32>
  }
  func.func private @_searchsorted_scan_impl_0(%arg0: tensor<7xf64>, %arg1: tensor<23xf64>) -> tensor<23xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<23xui32>
    %c_0 = stablehlo.constant dense<7> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<23xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<7xf64>, tensor<23xf64>, tensor<i64>, tensor<23xui32>, tensor<23xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<7xf64>, tensor<23xf64>, tensor<23xui32>, tensor<23xui32>) -> (tensor<23xui32>, tensor<23xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<7xf64>, tensor<23xf64>, tensor<i64>, tensor<23xui32>, tensor<23xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<23xui32>) -> tensor<23xi32>
    return %3 : tensor<23xi32>
  }
  func.func private @closed_call(%arg0: tensor<7xf64>, %arg1: tensor<23xf64>, %arg2: tensor<23xui32>, %arg3: tensor<23xui32>) -> (tensor<23xui32>, tensor<23xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<23xui32>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %1 = call @floor_divide(%0, %c) : (tensor<23xui32>, tensor<i64>) -> tensor<23xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<23xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<23xui32>) -> tensor<23x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xf64>, tensor<23x1xui32>) -> tensor<23x1xf64>
    %5 = stablehlo.reshape %4 : (tensor<23x1xf64>) -> tensor<23xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<23xi1>, tensor<23xf64>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %12 = stablehlo.select %10, %11, %9 : tensor<23xi1>, tensor<23xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %16 = stablehlo.select %14, %15, %5 : tensor<23xi1>, tensor<23xf64>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %19 = stablehlo.select %17, %18, %16 : tensor<23xi1>, tensor<23xf64>
    %20 = stablehlo.compare LE, %12, %19, TOTALORDER : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<23xi1>, tensor<23xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<23xi1>, tensor<23xui32>
    return %21, %22 : tensor<23xui32>, tensor<23xui32>
  }
  func.func private @floor_divide(%arg0: tensor<23xui32>, %arg1: tensor<i64>) -> tensor<23xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<23xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<23xui32>
    return %2 : tensor<23xui32>
  }
  func.func private @searchsorted_1(%arg0: tensor<7xf64>, %arg1: tensor<23xf32>) -> tensor<23xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<23xf32>) -> tensor<23xf64>
    %1 = call @_searchsorted_scan_impl_2(%arg0, %0) : (tensor<7xf64>, tensor<23xf64>) -> tensor<23xi32>
    return %1 : tensor<23xi32>
  }
  func.func private @_searchsorted_scan_impl_2(%arg0: tensor<7xf64>, %arg1: tensor<23xf64>) -> tensor<23xi32> {
    %0 = call @_searchsorted_scan_impl_3(%arg0, %arg1) : (tensor<7xf64>, tensor<23xf64>) -> tensor<23xi32>
    return %0 : tensor<23xi32>
  }
  func.func private @_searchsorted_scan_impl_3(%arg0: tensor<7xf64>, %arg1: tensor<23xf64>) -> tensor<23xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<23xui32>
    %c_0 = stablehlo.constant dense<7> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<23xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<7xf64>, tensor<23xf64>, tensor<i64>, tensor<23xui32>, tensor<23xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call_4(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<7xf64>, tensor<23xf64>, tensor<23xui32>, tensor<23xui32>) -> (tensor<23xui32>, tensor<23xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<7xf64>, tensor<23xf64>, tensor<i64>, tensor<23xui32>, tensor<23xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<23xui32>) -> tensor<23xi32>
    return %3 : tensor<23xi32>
  }
  func.func private @closed_call_4(%arg0: tensor<7xf64>, %arg1: tensor<23xf64>, %arg2: tensor<23xui32>, %arg3: tensor<23xui32>) -> (tensor<23xui32>, tensor<23xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<23xui32>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %1 = call @floor_divide(%0, %c) : (tensor<23xui32>, tensor<i64>) -> tensor<23xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<23xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<23xui32>) -> tensor<23x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xf64>, tensor<23x1xui32>) -> tensor<23x1xf64>
    %5 = stablehlo.reshape %4 : (tensor<23x1xf64>) -> tensor<23xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<23xi1>, tensor<23xf64>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %12 = stablehlo.select %10, %11, %9 : tensor<23xi1>, tensor<23xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %16 = stablehlo.select %14, %15, %5 : tensor<23xi1>, tensor<23xf64>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<23xf64>
    %19 = stablehlo.select %17, %18, %16 : tensor<23xi1>, tensor<23xf64>
    %20 = stablehlo.compare LT, %12, %19, TOTALORDER : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<23xi1>, tensor<23xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<23xi1>, tensor<23xui32>
    return %21, %22 : tensor<23xui32>, tensor<23xui32>
  }
}
