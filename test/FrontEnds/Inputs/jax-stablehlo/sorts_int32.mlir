// pads: 
// inputs: int32[7,9] int32[7,9]
// result: int32[7,9] 3c202e6863f785b68744994a6708e1a5e3bd8c158425ad38504b0e7b7a11a883 int32[7,9] f8bbe7e5dd3647d30eb7ee3ab4fd5ccfe2316673d33ecbb6b127b183c5210c24 int64[7,9] 692ed434d41832bb2d6feea27ceb53187d6b558f54c5275fc8187850400d92f6 int32[7,1] 5a31bab323271f0e15996d8c5ff2a03885fc556390f9ad47ade38dad91bbe80c float32[7] ae1ee7042924f3a939ed1936ba633837602bc4bc7a48dbfac47ada085b012ee8 int64[9] 7befa8700119ef4b4ec2424be7c582e8e32dd7445f29cb53252122ca2a5ba886
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xi32>, %arg1: tensor<7x9xi32>) -> (tensor<7x9xi32> {jax.result_info = "result[0]"}, tensor<7x9xi32> {jax.result_info = "result[1]"}, tensor<7x9xi64> {jax.result_info = "result[2]"}, tensor<7x1xi32> {jax.result_info = "result[3]"}, tensor<7xf32> {jax.result_info = "result[4]"}, tensor<9xi64> {jax.result_info = "result[5]"}) {
    %0 = call @sort(%arg0) : (tensor<7x9xi32>) -> tensor<7x9xi32>
    %c = stablehlo.constant dense<5> : tensor<i64>
    %1 = call @remainder(%arg0, %c) : (tensor<7x9xi32>, tensor<i64>) -> tensor<7x9xi32>
    %2 = call @sort_0(%1) : (tensor<7x9xi32>) -> tensor<7x9xi32>
    %c_0 = stablehlo.constant dense<5> : tensor<i64>
    %3 = call @remainder(%arg0, %c_0) : (tensor<7x9xi32>, tensor<i64>) -> tensor<7x9xi32>
    %4 = call @argsort(%3) : (tensor<7x9xi32>) -> tensor<7x9xi64>
    %5 = stablehlo.slice %arg0 [0:7, 0:1] : (tensor<7x9xi32>) -> tensor<7x1xi32>
    %6 = call @sort_1(%5) : (tensor<7x1xi32>) -> tensor<7x1xi32>
    %7 = call @median(%arg0) : (tensor<7x9xi32>) -> tensor<7xf32>
    %8 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<7x9xi32>) -> tensor<1x9xi32>
    %9 = stablehlo.reshape %8 : (tensor<1x9xi32>) -> tensor<9xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %10 = call @remainder_3(%9, %c_1) : (tensor<9xi32>, tensor<i64>) -> tensor<9xi32>
    %11 = stablehlo.slice %arg1 [0:1, 0:9] : (tensor<7x9xi32>) -> tensor<1x9xi32>
    %12 = stablehlo.reshape %11 : (tensor<1x9xi32>) -> tensor<9xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %13 = call @remainder_3(%12, %c_2) : (tensor<9xi32>, tensor<i64>) -> tensor<9xi32>
    %14 = call @lexsort(%10, %13) : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi64>
    return %0, %2, %4, %6, %7, %14 : tensor<7x9xi32>, tensor<7x9xi32>, tensor<7x9xi64>, tensor<7x1xi32>, tensor<7xf32>, tensor<9xi64>
  }
  func.func private @sort(%arg0: tensor<7x9xi32>) -> tensor<7x9xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<7x9xi32>) -> tensor<7x9xi32>
    return %0 : tensor<7x9xi32>
  }
  func.func private @remainder(%arg0: tensor<7x9xi32>, %arg1: tensor<i64>) -> tensor<7x9xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<7x9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7x9xi32>, tensor<7x9xi32>) -> tensor<7x9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7x9xi32>, tensor<7x9xi32>) -> tensor<7x9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
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
  func.func private @sort_0(%arg0: tensor<7x9xi32>) -> tensor<7x9xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<7x9xi32>) -> tensor<7x9xi32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<7x9xi32>
    return %1 : tensor<7x9xi32>
  }
  func.func private @argsort(%arg0: tensor<7x9xi32>) -> tensor<7x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<7x9xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<7x9xi32>, tensor<7x9xi64>) -> (tensor<7x9xi32>, tensor<7x9xi64>)
    return %1#1 : tensor<7x9xi64>
  }
  func.func private @sort_1(%arg0: tensor<7x1xi32>) -> tensor<7x1xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<7x1xi32>) -> tensor<7x1xi32>
    return %0 : tensor<7x1xi32>
  }
  func.func private @median(%arg0: tensor<7x9xi32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = call @quantile(%arg0, %cst) : (tensor<7x9xi32>, tensor<f64>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @quantile(%arg0: tensor<7x9xi32>, %arg1: tensor<f64>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<7x9xi32>) -> tensor<7x9xf32>
    %1 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x9xi1>, tensor<i1>) -> tensor<7xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = call @_where_2(%3, %cst, %0) : (tensor<7x1xi1>, tensor<f64>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %5 = "stablehlo.sort"(%4) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %23 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.select %23, %cst_10, %arg2 : tensor<i1>, tensor<f32>
      %25 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %26 = stablehlo.select %25, %cst_11, %24 : tensor<i1>, tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.select %27, %cst_13, %arg3 : tensor<i1>, tensor<f32>
      %29 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %30 = stablehlo.select %29, %cst_14, %28 : tensor<i1>, tensor<f32>
      %31 = stablehlo.compare LT, %26, %30, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    }) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.subtract %cst_0, %cst_1 : tensor<f64>
    %7 = stablehlo.multiply %arg1, %6 : tensor<f64>
    %8 = stablehlo.floor %7 : tensor<f64>
    %9 = stablehlo.ceil %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.subtract %cst_2, %cst_3 : tensor<f64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.clamp %cst_4, %8, %10 : tensor<f64>
    %cst_5 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.subtract %cst_5, %cst_6 : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.clamp %cst_7, %9, %12 : tensor<f64>
    %14 = stablehlo.convert %11 : (tensor<f64>) -> tensor<i64>
    %15 = stablehlo.convert %13 : (tensor<f64>) -> tensor<i64>
    %16 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %17 = "stablehlo.gather"(%5, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 7, 1>}> : (tensor<7x9xf32>, tensor<1xi64>) -> tensor<7xf32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %19 = "stablehlo.gather"(%5, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 7, 1>}> : (tensor<7x9xf32>, tensor<1xi64>) -> tensor<7xf32>
    %20 = stablehlo.add %17, %19 : tensor<7xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<7xf32>
    return %22 : tensor<7xf32>
  }
  func.func private @_where_2(%arg0: tensor<7x1xi1>, %arg1: tensor<f64>, %arg2: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<7x1xi1>) -> tensor<7x9xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<7x9xi1>, tensor<7x9xf32>
    return %3 : tensor<7x9xf32>
  }
  func.func private @remainder_3(%arg0: tensor<9xi32>, %arg1: tensor<i64>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %14 = stablehlo.add %4, %13 : tensor<9xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi32>
    return %15 : tensor<9xi32>
  }
  func.func private @lexsort(%arg0: tensor<9xi32>, %arg1: tensor<9xi32>) -> tensor<9xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<9xi64>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i64>, %arg7: tensor<i64>):
      %2 = stablehlo.compare LT, %arg4, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.compare EQ, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %5 = stablehlo.and %4, %2 : tensor<i1>
      %6 = stablehlo.or %3, %5 : tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<9xi32>, tensor<9xi32>, tensor<9xi64>) -> (tensor<9xi32>, tensor<9xi32>, tensor<9xi64>)
    return %1#2 : tensor<9xi64>
  }
}
