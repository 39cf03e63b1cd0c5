// pads: wrap
// inputs: float32[9]
// result: float32[9] bb8f3d3195f81f0b981c760d89dd06e9df8c3105fac01d4db7f7d28ff757898d
#map = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<9xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_roll_static(%arg0: tensor<9xf32>) -> tensor<9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0] [3] [1] : tensor<9xf32> to tensor<3xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[3] [6] [1] : tensor<9xf32> to tensor<6xf32>
    %padded = tensor.pad %extracted_slice_0 low[0] high[3] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<6xf32> to tensor<9xf32>
    %padded_1 = tensor.pad %extracted_slice low[6] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<3xf32> to tensor<9xf32>
    %0 = tensor.empty() : tensor<9xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%padded, %padded_1 : tensor<9xf32>, tensor<9xf32>) outs(%0 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %2 = arith.addf %in, %in_2 : f32
      linalg.yield %2 : f32
    } -> tensor<9xf32>
    return %1 : tensor<9xf32>
  }
}
