// pads: 
// inputs: float32[2,6,7,3]
// result: float32[2,6,7,3] 06b49ae79263b50a0a29e91343c84fbe1c3d6fb8506b1fb472c67e346fc7bf11 float32[2,6,7,3] 86dab3fe3494915f51e4fb8b19b2fd77285f21aa423d9928b68af6f062c849fb float32[2,6,7,3] 661a4f584f047932a3a90458952e4602f694ca7c518a1cca307e9e8aea3b8967 float32[2,6,7,3] 62b7cdeaf49252c17a359fe51c4fc94e486ffadb090595a3bc5d81259b7a68ea float32[2,6,7,3] 18b451cfa7752016e1bdd454455bb3ee3ba7b924f86a894a90b76b532d6be101 float32[2,6,7,3] 703730c086e53f22bba333af615d97ae5c6f6a23bc641febeec037bc87bb81d6
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x7x3xf32>) -> (tensor<2x6x7x3xf32> {jax.result_info = "result[0]"}, tensor<2x6x7x3xf32> {jax.result_info = "result[1]"}, tensor<2x6x7x3xf32> {jax.result_info = "result[2]"}, tensor<2x6x7x3xf32> {jax.result_info = "result[3]"}, tensor<2x6x7x3xf32> {jax.result_info = "result[4]"}, tensor<2x6x7x3xf32> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x3x3x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<2x3x3x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.pad %arg0, %cst_2, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x6x7x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = "stablehlo.select_and_scatter"(%6, %5, %cst_3) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %54 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x6x7x3xf32>
    %8 = stablehlo.slice %7 [0:2, 0:6, 0:7, 0:3] : (tensor<2x6x7x3xf32>) -> tensor<2x6x7x3xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.reduce_window"(%arg0, %9) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x7x3xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3x7x3xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<2x3x7x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3x7x3xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2x3x7x3xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.pad %arg0, %cst_7, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x7x8x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = "stablehlo.select_and_scatter"(%15, %14, %cst_8) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %54 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x7x8x3xf32>, tensor<2x3x7x3xf32>, tensor<f32>) -> tensor<2x7x8x3xf32>
    %17 = stablehlo.slice %16 [0:2, 0:6, 0:7, 0:3] : (tensor<2x7x8x3xf32>) -> tensor<2x6x7x3xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.reduce_window"(%arg0, %18) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 2], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x4x3xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<2x3x4x3xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x4x3xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<2x3x4x3xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.pad %arg0, %cst_12, low = [0, 1, 0, 0], high = [0, 1, 2, 0], interior = [0, 0, 0, 0] : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x8x9x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = "stablehlo.select_and_scatter"(%24, %23, %cst_13) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %54 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x8x9x3xf32>, tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x8x9x3xf32>
    %26 = stablehlo.slice %25 [0:2, 1:7, 0:7, 0:3] : (tensor<2x8x9x3xf32>) -> tensor<2x6x7x3xf32>
    %cst_14 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.reduce_window"(%arg0, %27) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<2x3x3x3xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<2x3x3x3xf32>
    %cst_17 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %33 = stablehlo.pad %arg0, %cst_17, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x6x7x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = "stablehlo.select_and_scatter"(%33, %32, %cst_18) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.compare LE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %54 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x6x7x3xf32>
    %35 = stablehlo.slice %34 [0:2, 0:6, 0:7, 0:3] : (tensor<2x6x7x3xf32>) -> tensor<2x6x7x3xf32>
    %cst_19 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.reduce_window"(%arg0, %36) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x7x3xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3x7x3xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<2x3x7x3xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x3x7x3xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<2x3x7x3xf32>
    %cst_22 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %42 = stablehlo.pad %arg0, %cst_22, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x7x8x3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = "stablehlo.select_and_scatter"(%42, %41, %cst_23) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.compare LE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %54 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x7x8x3xf32>, tensor<2x3x7x3xf32>, tensor<f32>) -> tensor<2x7x8x3xf32>
    %44 = stablehlo.slice %43 [0:2, 0:6, 0:7, 0:3] : (tensor<2x7x8x3xf32>) -> tensor<2x6x7x3xf32>
    %cst_24 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.reduce_window"(%arg0, %45) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 2], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x3x4x3xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<2x3x4x3xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x3x4x3xf32>
    %50 = stablehlo.multiply %49, %48 : tensor<2x3x4x3xf32>
    %cst_27 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %51 = stablehlo.pad %arg0, %cst_27, low = [0, 1, 0, 0], high = [0, 1, 2, 0], interior = [0, 0, 0, 0] : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x8x9x3xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = "stablehlo.select_and_scatter"(%51, %50, %cst_28) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.compare LE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %54 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %54 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x8x9x3xf32>, tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x8x9x3xf32>
    %53 = stablehlo.slice %52 [0:2, 1:7, 0:7, 0:3] : (tensor<2x8x9x3xf32>) -> tensor<2x6x7x3xf32>
    return %8, %17, %26, %35, %44, %53 : tensor<2x6x7x3xf32>, tensor<2x6x7x3xf32>, tensor<2x6x7x3xf32>, tensor<2x6x7x3xf32>, tensor<2x6x7x3xf32>, tensor<2x6x7x3xf32>
  }
}
