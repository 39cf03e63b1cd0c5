// pads: 
// inputs: int32[5,6] int32[4,6] int32[4]
// result: int32[5,6] edcb2882e514a21e7c33f85a8a5acf9ec1da2f51e5eb03b60d60e5f7959c0785 int32[5,6] 1f99ee7714ee6f506893a606ad5b530d5ac3814c4653a95f860e5f2a7b32047c int32[5,6] 278dec1327bd1cc81fca6c7f161937c3018000ae4ae93978dbc81407f93a9f00 int32[5,6] 348f8118acbf35792f075e7bc612d0ed3a23ca6fbd5cd03370b76a05e2559f00 int32[5,6] c09f1f98006821deca6c407b8b1d6a7b7168c152e2427463e96094d3039067a2 int32[5,6] 39b395e7a1660b5efe97fc33c70175eb05087d83a6c71f03ddc359375a6847a3 int32[5,6] 6aaeaaa04574162ba62ce354d46b3ec004a051df57a6076afc22d76a713b2b3c int32[5,6] b204f0876b94098f97feb0459dcd45898632995b9aa37dd950e9931fd86c7ea7 int32[3,6] 9c7293c1c72c03c7676e8cf659d0099a8d10215bce97fc323a4fafa4696f67d9 int32[4,6] ceaba6e170cb332dbb835e1742c2fa751d6b5e7a78dff47127d67ad66a202556
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xi32>, %arg1: tensor<4x6xi32>, %arg2: tensor<4xi32>) -> (tensor<5x6xi32> {jax.result_info = "result[0]"}, tensor<5x6xi32> {jax.result_info = "result[1]"}, tensor<5x6xi32> {jax.result_info = "result[2]"}, tensor<5x6xi32> {jax.result_info = "result[3]"}, tensor<5x6xi32> {jax.result_info = "result[4]"}, tensor<5x6xi32> {jax.result_info = "result[5]"}, tensor<5x6xi32> {jax.result_info = "result[6]"}, tensor<5x6xi32> {jax.result_info = "result[7]"}, tensor<3x6xi32> {jax.result_info = "result[8]"}, tensor<4x6xi32> {jax.result_info = "result[9]"}) {
    %c = stablehlo.constant dense<[0, 4, 9, -7]> : tensor<4xi64>
    %0 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<4x6xi32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.scatter"(%arg0, %2, %1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<5x6xi32>, tensor<1xi32>, tensor<6xi32>) -> tensor<5x6xi32>
    %4 = stablehlo.slice %arg0 [2:5, 1:3] : (tensor<5x6xi32>) -> tensor<3x2xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %5, %6, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %8 = "stablehlo.scatter"(%arg0, %7, %4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %68 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %68 : tensor<i32>
    }) : (tensor<5x6xi32>, tensor<2xi32>, tensor<3x2xi32>) -> tensor<5x6xi32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.concatenate %9, %10, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %12 = "stablehlo.scatter"(%arg0, %11, %c_5) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %68 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
      stablehlo.return %68 : tensor<i32>
    }) : (tensor<5x6xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5x6xi32>
    %13 = stablehlo.slice %arg1 [0:1, 0:5] : (tensor<4x6xi32>) -> tensor<1x5xi32>
    %14 = stablehlo.reshape %13 : (tensor<1x5xi32>) -> tensor<5xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = "stablehlo.scatter"(%arg0, %15, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %68 = stablehlo.maximum %arg3, %arg4 : tensor<i32>
      stablehlo.return %68 : tensor<i32>
    }) : (tensor<5x6xi32>, tensor<1xi32>, tensor<5xi32>) -> tensor<5x6xi32>
    %c_7 = stablehlo.constant dense<7> : tensor<i64>
    %17 = call @remainder(%arg2, %c_7) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %19 = stablehlo.compare LT, %17, %18, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %21 = stablehlo.add %17, %20 : tensor<4xi32>
    %22 = stablehlo.select %19, %21, %17 : tensor<4xi1>, tensor<4xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %24 = "stablehlo.scatter"(%arg0, %23, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %68 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %68 : tensor<i32>
    }) : (tensor<5x6xi32>, tensor<4x1xi32>, tensor<4x6xi32>) -> tensor<5x6xi32>
    %c_10 = stablehlo.constant dense<7> : tensor<i64>
    %25 = call @remainder(%arg2, %c_10) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
    %26 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x6xi32>) -> tensor<4x1xi32>
    %27 = stablehlo.reshape %26 : (tensor<4x1xi32>) -> tensor<4xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %29 = stablehlo.compare LT, %25, %28, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %31 = stablehlo.add %25, %30 : tensor<4xi32>
    %32 = stablehlo.select %29, %31, %25 : tensor<4xi1>, tensor<4xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i64>
    %33 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %34 = stablehlo.convert %33 : (tensor<4xi64>) -> tensor<4xi32>
    %35 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %37 = stablehlo.concatenate %35, %36, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %38 = "stablehlo.scatter"(%arg0, %37, %27) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %68 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %68 : tensor<i32>
    }) : (tensor<5x6xi32>, tensor<4x2xi32>, tensor<4xi32>) -> tensor<5x6xi32>
    %39 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x6xi32>) -> tensor<4x1xi32>
    %40 = stablehlo.reshape %39 : (tensor<4x1xi32>) -> tensor<4xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i64>
    %41 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %42 = stablehlo.compare LT, %c, %41, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_15 = stablehlo.constant dense<5> : tensor<i64>
    %43 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %44 = stablehlo.add %c, %43 : tensor<4xi64>
    %45 = stablehlo.select %42, %44, %c : tensor<4xi1>, tensor<4xi64>
    %c_16 = stablehlo.constant dense<3> : tensor<i64>
    %46 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %47 = stablehlo.convert %45 : (tensor<4xi64>) -> tensor<4xi32>
    %48 = stablehlo.convert %46 : (tensor<4xi64>) -> tensor<4xi32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %51 = stablehlo.concatenate %49, %50, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %52 = "stablehlo.scatter"(%arg0, %51, %40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<5x6xi32>, tensor<4x2xi32>, tensor<4xi32>) -> tensor<5x6xi32>
    %53 = stablehlo.slice %arg1 [0:2, 0:3] : (tensor<4x6xi32>) -> tensor<2x3xi32>
    %c_17 = stablehlo.constant dense<3> : tensor<i64>
    %c_18 = stablehlo.constant dense<4> : tensor<i64>
    %54 = stablehlo.dynamic_update_slice %arg0, %53, %c_17, %c_18 : (tensor<5x6xi32>, tensor<2x3xi32>, tensor<i64>, tensor<i64>) -> tensor<5x6xi32>
    %c_19 = stablehlo.constant dense<3> : tensor<i64>
    %55 = call @remainder(%arg2, %c_19) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x6xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %58 = "stablehlo.scatter"(%56, %57, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %68 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %68 : tensor<i32>
    }) : (tensor<3x6xi32>, tensor<4x1xi32>, tensor<4x6xi32>) -> tensor<3x6xi32>
    %c_21 = stablehlo.constant dense<8> : tensor<i64>
    %59 = call @remainder(%arg2, %c_21) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %61 = stablehlo.compare LT, %59, %60, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_23 = stablehlo.constant dense<6> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %63 = stablehlo.add %59, %62 : tensor<4xi32>
    %64 = stablehlo.select %61, %63, %59 : tensor<4xi1>, tensor<4xi32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %67 = "stablehlo.scatter"(%arg1, %65, %66) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4x6xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<4x6xi32>
    return %3, %8, %12, %16, %24, %38, %52, %54, %58, %67 : tensor<5x6xi32>, tensor<5x6xi32>, tensor<5x6xi32>, tensor<5x6xi32>, tensor<5x6xi32>, tensor<5x6xi32>, tensor<5x6xi32>, tensor<5x6xi32>, tensor<3x6xi32>, tensor<4x6xi32>
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
