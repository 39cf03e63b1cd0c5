// pads: 
// inputs: float32[7,9] float32[7,9]
// result: float32[7,9] 77e4ace9ab040d175e0e9b32361f2252190b694f59842d0b06035bee32ba7b1e float32[7,9] 49623af6904130b9faf9fbd70193f91c9fcdaf8f5623d2e07fed54094158f37c int64[7,9] 9116252078eb33cf05dc395c34e4d77de130385025bb2a23a2a7c14c3c6fc6ff float32[7,1] ae95ae7628bef8b98703302586d4e3a321445996815b4f01e9015fc324213728 float32[7] 66a684117a84fea6ee232678cf1b289a463071b78a9b7899004ff72cb07b6b50 int64[9] 7befa8700119ef4b4ec2424be7c582e8e32dd7445f29cb53252122ca2a5ba886
module @jit__lambda attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>, %arg1: tensor<7x9xf32>) -> (tensor<7x9xf32> {jax.result_info = "result[0]"}, tensor<7x9xf32> {jax.result_info = "result[1]"}, tensor<7x9xi64> {jax.result_info = "result[2]"}, tensor<7x1xf32> {jax.result_info = "result[3]"}, tensor<7xf32> {jax.result_info = "result[4]"}, tensor<9xi64> {jax.result_info = "result[5]"}) {
    %c = stablehlo.constant dense<2> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<5> : tensor<i64>
    %0 = call @sort(%arg0) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %1 = call @remainder(%arg0, %c_1) : (tensor<7x9xf32>, tensor<i64>) -> tensor<7x9xf32>
    %2 = call @sort_0(%1) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %3 = call @remainder(%arg0, %c_1) : (tensor<7x9xf32>, tensor<i64>) -> tensor<7x9xf32>
    %4 = call @argsort(%3) : (tensor<7x9xf32>) -> tensor<7x9xi64>
    %5 = stablehlo.slice %arg0 [0:7, 0:1] : (tensor<7x9xf32>) -> tensor<7x1xf32>
    %6 = call @sort_1(%5) : (tensor<7x1xf32>) -> tensor<7x1xf32>
    %7 = call @median(%arg0) : (tensor<7x9xf32>) -> tensor<7xf32>
    %8 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<7x9xf32>) -> tensor<1x9xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x9xf32>) -> tensor<9xf32>
    %10 = call @remainder_2(%9, %c_0) : (tensor<9xf32>, tensor<i64>) -> tensor<9xf32>
    %11 = stablehlo.slice %arg1 [0:1, 0:9] : (tensor<7x9xf32>) -> tensor<1x9xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x9xf32>) -> tensor<9xf32>
    %13 = call @remainder_2(%12, %c) : (tensor<9xf32>, tensor<i64>) -> tensor<9xf32>
    %14 = call @lexsort(%10, %13) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi64>
    return %0, %2, %4, %6, %7, %14 : tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xi64>, tensor<7x1xf32>, tensor<7xf32>, tensor<9xi64>
  }
  func.func private @sort(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare EQ, %arg1, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.select %3, %cst, %2 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.select %5, %cst_0, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.select %7, %cst, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
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
  func.func private @sort_0(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.compare EQ, %arg1, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = stablehlo.select %4, %cst, %3 : tensor<i1>, tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = stablehlo.select %6, %cst_0, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = stablehlo.select %8, %cst, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<7x9xf32>
    return %1 : tensor<7x9xf32>
  }
  func.func private @argsort(%arg0: tensor<7x9xf32>) -> tensor<7x9xi64> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.iota dim = 1 : tensor<7x9xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare EQ, %arg1, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = stablehlo.select %4, %cst, %3 : tensor<i1>, tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = stablehlo.select %6, %cst_0, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = stablehlo.select %8, %cst, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<7x9xf32>, tensor<7x9xi64>) -> (tensor<7x9xf32>, tensor<7x9xi64>)
    return %1#1 : tensor<7x9xi64>
  }
  func.func private @sort_1(%arg0: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare EQ, %arg1, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.select %3, %cst, %2 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.select %5, %cst_0, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.select %7, %cst, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<7x1xf32>) -> tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
  func.func private @median(%arg0: tensor<7x9xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = call @quantile(%arg0, %cst) : (tensor<7x9xf32>, tensor<f64>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @quantile(%arg0: tensor<7x9xf32>, %arg1: tensor<f64>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x9xi1>, tensor<i1>) -> tensor<7xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
    %3 = call @_where(%2, %cst_5, %arg0) : (tensor<7x1xi1>, tensor<f64>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %22 = stablehlo.compare EQ, %arg2, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %23 = stablehlo.select %22, %cst_4, %arg2 : tensor<i1>, tensor<f32>
      %24 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %25 = stablehlo.select %24, %cst_3, %23 : tensor<i1>, tensor<f32>
      %26 = stablehlo.compare EQ, %arg3, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %27 = stablehlo.select %26, %cst_4, %arg3 : tensor<i1>, tensor<f32>
      %28 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %29 = stablehlo.select %28, %cst_3, %27 : tensor<i1>, tensor<f32>
      %30 = stablehlo.compare LT, %25, %29, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %30 : tensor<i1>
    }) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %5 = stablehlo.subtract %cst_2, %cst_1 : tensor<f64>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f64>
    %7 = stablehlo.floor %6 : tensor<f64>
    %8 = stablehlo.ceil %6 : tensor<f64>
    %9 = stablehlo.subtract %cst_2, %cst_1 : tensor<f64>
    %10 = stablehlo.clamp %cst_0, %7, %9 : tensor<f64>
    %11 = stablehlo.subtract %cst_2, %cst_1 : tensor<f64>
    %12 = stablehlo.clamp %cst_0, %8, %11 : tensor<f64>
    %13 = stablehlo.convert %10 : (tensor<f64>) -> tensor<i64>
    %14 = stablehlo.convert %12 : (tensor<f64>) -> tensor<i64>
    %15 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %16 = "stablehlo.gather"(%4, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, slice_sizes = array<i64: 7, 1>}> : (tensor<7x9xf32>, tensor<1xi64>) -> tensor<7xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, slice_sizes = array<i64: 7, 1>}> : (tensor<7x9xf32>, tensor<1xi64>) -> tensor<7xf32>
    %19 = stablehlo.add %16, %18 : tensor<7xf32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<7xf32>
    return %21 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7x1xi1>, %arg1: tensor<f64>, %arg2: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<7x1xi1>) -> tensor<7x9xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<7x9xi1>, tensor<7x9xf32>
    return %3 : tensor<7x9xf32>
  }
  func.func private @remainder_2(%arg0: tensor<9xf32>, %arg1: tensor<i64>) -> tensor<9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<9xf32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %7 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %10 = stablehlo.and %9, %4 : tensor<9xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %12 = stablehlo.add %2, %11 : tensor<9xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<9xi1>, tensor<9xf32>
    return %13 : tensor<9xf32>
  }
  func.func private @lexsort(%arg0: tensor<9xf32>, %arg1: tensor<9xf32>) -> tensor<9xi64> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.iota dim = 0 : tensor<9xi64>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<i64>, %arg7: tensor<i64>):
      %2 = stablehlo.compare EQ, %arg2, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.select %2, %cst_0, %arg2 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = stablehlo.select %4, %cst, %3 : tensor<i1>, tensor<f32>
      %6 = stablehlo.compare EQ, %arg3, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = stablehlo.select %6, %cst_0, %arg3 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = stablehlo.select %8, %cst, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare EQ, %arg4, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = stablehlo.select %10, %cst_0, %arg4 : tensor<i1>, tensor<f32>
      %12 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %13 = stablehlo.select %12, %cst, %11 : tensor<i1>, tensor<f32>
      %14 = stablehlo.compare EQ, %arg5, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %15 = stablehlo.select %14, %cst_0, %arg5 : tensor<i1>, tensor<f32>
      %16 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %17 = stablehlo.select %16, %cst, %15 : tensor<i1>, tensor<f32>
      %18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = stablehlo.compare EQ, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %21 = stablehlo.and %20, %18 : tensor<i1>
      %22 = stablehlo.or %19, %21 : tensor<i1>
      stablehlo.return %22 : tensor<i1>
    }) : (tensor<9xf32>, tensor<9xf32>, tensor<9xi64>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xi64>)
    return %1#2 : tensor<9xi64>
  }
}
