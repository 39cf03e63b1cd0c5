// pads: wrap
// inputs: float32[8,9]
// result: float32[8,9] c062c53b9e9ee3303b81b5d34689f45b815dc09e7af35de52ac1ef4d447f9d79
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x9xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [6:7, 0:9] : (tensor<8x9xf32>) -> tensor<1x9xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x9xf32>) -> tensor<9xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.scatter"(%arg0, %2, %1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<8x9xf32>, tensor<1xi32>, tensor<9xf32>) -> tensor<8x9xf32>
    %4 = stablehlo.slice %arg0 [1:2, 0:9] : (tensor<8x9xf32>) -> tensor<1x9xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x9xf32>) -> tensor<9xf32>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %7 = "stablehlo.scatter"(%3, %6, %5) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<8x9xf32>, tensor<1xi32>, tensor<9xf32>) -> tensor<8x9xf32>
    return %7 : tensor<8x9xf32>
  }
}
