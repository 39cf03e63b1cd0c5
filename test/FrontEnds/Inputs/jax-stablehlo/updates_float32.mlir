// pads: 
// inputs: float32[5,6] float32[4,6] float32[4]
// result: float32[5,6] 72a83ebc927ed1d9c1d8a29161fb13fbe80071a6d272a9d7ce3680fc408c9032 float32[5,6] 06c5fe39426390cfe9762a729f49c5ba2d2d2b8448868d831f7a2b5ee4682ab6 float32[5,6] 266bb5a599ee28da1eeb0e483233801e6d0add2cc6cc9135064f158068f3011d float32[5,6] e313e58d167d1b7f88861cf66c4284203edb15fc4e39e8c6f620840b816828b0 float32[5,6] 97d8476373a9b613869b11576e25f43cb9ea24da40f4a76ff23e3f81ea7df2e5 float32[5,6] 6cacceb5ff14f8757ebe04cb19b088750ce444e4c5a6db724ea945da5ffb992b float32[5,6] d1695757ed8da0075d44a6fafa2b44bb81e9d9a16481eea21ca40eeecd2394f5 float32[5,6] fba959e82d1d9bc82596da466c9fccae1f7de82e6d465e331323877ba77ad307 float32[3,6] 2275b64f5d586a4e5d26484286aa456dca41d68c6f0430c0e1cdb2017814bf4f float32[4,6] 169ef94265c7e5036b4006fe06fcbc968e7f01264cc337fec90e809bf5c4617c
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4xf32>) -> (tensor<5x6xf32> {jax.result_info = "result[0]"}, tensor<5x6xf32> {jax.result_info = "result[1]"}, tensor<5x6xf32> {jax.result_info = "result[2]"}, tensor<5x6xf32> {jax.result_info = "result[3]"}, tensor<5x6xf32> {jax.result_info = "result[4]"}, tensor<5x6xf32> {jax.result_info = "result[5]"}, tensor<5x6xf32> {jax.result_info = "result[6]"}, tensor<5x6xf32> {jax.result_info = "result[7]"}, tensor<3x6xf32> {jax.result_info = "result[8]"}, tensor<4x6xf32> {jax.result_info = "result[9]"}) {
    %c = stablehlo.constant dense<[0, 4, 9, -7]> : tensor<4xi64>
    %0 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.scatter"(%arg0, %2, %1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<1xi32>, tensor<6xf32>) -> tensor<5x6xf32>
    %4 = stablehlo.slice %arg0 [2:5, 1:3] : (tensor<5x6xf32>) -> tensor<3x2xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %5, %6, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %8 = "stablehlo.scatter"(%arg0, %7, %4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %72 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %72 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<2xi32>, tensor<3x2xf32>) -> tensor<5x6xf32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.concatenate %9, %10, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %12 = "stablehlo.scatter"(%arg0, %11, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %72 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %72 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<2xi32>, tensor<f32>) -> tensor<5x6xf32>
    %13 = stablehlo.slice %arg1 [0:1, 0:5] : (tensor<4x6xf32>) -> tensor<1x5xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x5xf32>) -> tensor<5xf32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = "stablehlo.scatter"(%arg0, %15, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %72 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %72 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<5x6xf32>
    %17 = stablehlo.convert %arg2 : (tensor<4xf32>) -> tensor<4xi32>
    %c_6 = stablehlo.constant dense<7> : tensor<i64>
    %18 = call @remainder(%17, %c_6) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_8 = stablehlo.constant dense<5> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %22 = stablehlo.add %18, %21 : tensor<4xi32>
    %23 = stablehlo.select %20, %22, %18 : tensor<4xi1>, tensor<4xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %25 = "stablehlo.scatter"(%arg0, %24, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %72 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %72 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<4x1xi32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %26 = stablehlo.convert %arg2 : (tensor<4xf32>) -> tensor<4xi32>
    %c_9 = stablehlo.constant dense<7> : tensor<i64>
    %27 = call @remainder(%26, %c_9) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
    %28 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x6xf32>) -> tensor<4x1xf32>
    %29 = stablehlo.reshape %28 : (tensor<4x1xf32>) -> tensor<4xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %31 = stablehlo.compare LT, %27, %30, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %33 = stablehlo.add %27, %32 : tensor<4xi32>
    %34 = stablehlo.select %31, %33, %27 : tensor<4xi1>, tensor<4xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i64>
    %35 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %36 = stablehlo.convert %35 : (tensor<4xi64>) -> tensor<4xi32>
    %37 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %39 = stablehlo.concatenate %37, %38, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %40 = "stablehlo.scatter"(%arg0, %39, %29) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %72 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %72 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<5x6xf32>
    %41 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x6xf32>) -> tensor<4x1xf32>
    %42 = stablehlo.reshape %41 : (tensor<4x1xf32>) -> tensor<4xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %43 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %44 = stablehlo.compare LT, %c, %43, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_14 = stablehlo.constant dense<5> : tensor<i64>
    %45 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %46 = stablehlo.add %c, %45 : tensor<4xi64>
    %47 = stablehlo.select %44, %46, %c : tensor<4xi1>, tensor<4xi64>
    %c_15 = stablehlo.constant dense<3> : tensor<i64>
    %48 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %49 = stablehlo.convert %47 : (tensor<4xi64>) -> tensor<4xi32>
    %50 = stablehlo.convert %48 : (tensor<4xi64>) -> tensor<4xi32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %53 = stablehlo.concatenate %51, %52, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %54 = "stablehlo.scatter"(%arg0, %53, %42) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<5x6xf32>
    %55 = stablehlo.slice %arg1 [0:2, 0:3] : (tensor<4x6xf32>) -> tensor<2x3xf32>
    %c_16 = stablehlo.constant dense<3> : tensor<i64>
    %c_17 = stablehlo.constant dense<4> : tensor<i64>
    %56 = stablehlo.dynamic_update_slice %arg0, %55, %c_16, %c_17 : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
    %57 = stablehlo.convert %arg2 : (tensor<4xf32>) -> tensor<4xi32>
    %c_18 = stablehlo.constant dense<3> : tensor<i64>
    %58 = call @remainder(%57, %c_18) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %60 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %61 = "stablehlo.scatter"(%59, %60, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %72 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %72 : tensor<f32>
    }) : (tensor<3x6xf32>, tensor<4x1xi32>, tensor<4x6xf32>) -> tensor<3x6xf32>
    %62 = stablehlo.convert %arg2 : (tensor<4xf32>) -> tensor<4xi32>
    %c_20 = stablehlo.constant dense<8> : tensor<i64>
    %63 = call @remainder(%62, %c_20) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %65 = stablehlo.compare LT, %63, %64, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_22 = stablehlo.constant dense<6> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %67 = stablehlo.add %63, %66 : tensor<4xi32>
    %68 = stablehlo.select %65, %67, %63 : tensor<4xi1>, tensor<4xi32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %71 = "stablehlo.scatter"(%arg1, %69, %70) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<4x6xf32>
    return %3, %8, %12, %16, %25, %40, %54, %56, %61, %71 : tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<3x6xf32>, tensor<4x6xf32>
  }
  func.func private @remainder(%arg0: tensor<4xi32>, %arg1: tensor<i64>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.and %11, %6 : tensor<4xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.add %4, %13 : tensor<4xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi32>
    return %15 : tensor<4xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
