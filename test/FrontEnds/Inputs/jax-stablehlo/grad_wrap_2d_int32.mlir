// pads: adjoint
// inputs: int32[12,15]
// result: int32[7,9] 49d8d02349b5176eba59feac9957dc27adafcc63be6274a84db5d89602c5aeb2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xi32>) -> (tensor<7x9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xi32>) -> tensor<7x9xi32>
    return %0 : tensor<7x9xi32>
  }
  func.func private @_pad(%arg0: tensor<12x15xi32>) -> tensor<7x9xi32> {
    %0 = stablehlo.slice %arg0 [0:12, 0:2] : (tensor<12x15xi32>) -> tensor<12x2xi32>
    %1 = stablehlo.slice %arg0 [0:12, 2:11] : (tensor<12x15xi32>) -> tensor<12x9xi32>
    %2 = stablehlo.slice %arg0 [0:12, 11:15] : (tensor<12x15xi32>) -> tensor<12x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.pad %2, %c, low = [0, 0], high = [0, 5], interior = [0, 0] : (tensor<12x4xi32>, tensor<i32>) -> tensor<12x9xi32>
    %4 = stablehlo.add %1, %3 : tensor<12x9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.pad %0, %c_0, low = [0, 7], high = [0, 0], interior = [0, 0] : (tensor<12x2xi32>, tensor<i32>) -> tensor<12x9xi32>
    %6 = stablehlo.add %4, %5 : tensor<12x9xi32>
    %7 = stablehlo.slice %6 [0:3, 0:9] : (tensor<12x9xi32>) -> tensor<3x9xi32>
    %8 = stablehlo.slice %6 [3:10, 0:9] : (tensor<12x9xi32>) -> tensor<7x9xi32>
    %9 = stablehlo.slice %6 [10:12, 0:9] : (tensor<12x9xi32>) -> tensor<2x9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.pad %9, %c_1, low = [0, 0], high = [5, 0], interior = [0, 0] : (tensor<2x9xi32>, tensor<i32>) -> tensor<7x9xi32>
    %11 = stablehlo.add %8, %10 : tensor<7x9xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.pad %7, %c_2, low = [4, 0], high = [0, 0], interior = [0, 0] : (tensor<3x9xi32>, tensor<i32>) -> tensor<7x9xi32>
    %13 = stablehlo.add %11, %12 : tensor<7x9xi32>
    return %13 : tensor<7x9xi32>
  }
}
