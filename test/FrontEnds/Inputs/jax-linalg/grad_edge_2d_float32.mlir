// pads: adjoint adjoint
// inputs: float32[12,15]
// result: float32[7,9] ccc103b72277d3578afa9f2d267e7ef06b0ea1c06163ac7d3170d5e5a256e5f4
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map5 = affine_map<(d0, d1) -> (d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xf32>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<12x15xf32>) -> tensor<7x9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [12, 2] [1, 1] : tensor<12x15xf32> to tensor<12x2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 2] [12, 9] [1, 1] : tensor<12x15xf32> to tensor<12x9xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 11] [12, 4] [1, 1] : tensor<12x15xf32> to tensor<12x4xf32>
    %expanded = tensor.expand_shape %extracted_slice_1 [[0], [1, 2]] output_shape [12, 1, 4] : tensor<12x4xf32> into tensor<12x1x4xf32>
    %0 = tensor.empty() : tensor<12xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<12xf32>) -> tensor<12xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<12x1x4xf32>) outs(%1 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %out, %in : f32
      linalg.yield %28 : f32
    } -> tensor<12xf32>
    %3 = tensor.empty() : tensor<12x1xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<12xf32>) outs(%3 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x1xf32>
    %padded = tensor.pad %4 low[0, 8] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<12x1xf32> to tensor<12x9xf32>
    %5 = tensor.empty() : tensor<12x9xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0, %padded : tensor<12x9xf32>, tensor<12x9xf32>) outs(%5 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %28 = arith.addf %in, %in_11 : f32
      linalg.yield %28 : f32
    } -> tensor<12x9xf32>
    %expanded_2 = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [12, 1, 2] : tensor<12x2xf32> into tensor<12x1x2xf32>
    %7 = tensor.empty() : tensor<12xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<12xf32>) -> tensor<12xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_2 : tensor<12x1x2xf32>) outs(%8 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %out, %in : f32
      linalg.yield %28 : f32
    } -> tensor<12xf32>
    %10 = tensor.empty() : tensor<12x1xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<12xf32>) outs(%10 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x1xf32>
    %padded_3 = tensor.pad %11 low[0, 0] high[0, 8] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<12x1xf32> to tensor<12x9xf32>
    %12 = tensor.empty() : tensor<12x9xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6, %padded_3 : tensor<12x9xf32>, tensor<12x9xf32>) outs(%12 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %28 = arith.addf %in, %in_11 : f32
      linalg.yield %28 : f32
    } -> tensor<12x9xf32>
    %extracted_slice_4 = tensor.extract_slice %13[0, 0] [3, 9] [1, 1] : tensor<12x9xf32> to tensor<3x9xf32>
    %extracted_slice_5 = tensor.extract_slice %13[3, 0] [7, 9] [1, 1] : tensor<12x9xf32> to tensor<7x9xf32>
    %extracted_slice_6 = tensor.extract_slice %13[10, 0] [2, 9] [1, 1] : tensor<12x9xf32> to tensor<2x9xf32>
    %expanded_7 = tensor.expand_shape %extracted_slice_6 [[0, 1], [2]] output_shape [1, 2, 9] : tensor<2x9xf32> into tensor<1x2x9xf32>
    %14 = tensor.empty() : tensor<9xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<9xf32>) -> tensor<9xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_7 : tensor<1x2x9xf32>) outs(%15 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %out, %in : f32
      linalg.yield %28 : f32
    } -> tensor<9xf32>
    %17 = tensor.empty() : tensor<1x9xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<9xf32>) outs(%17 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x9xf32>
    %padded_8 = tensor.pad %18 low[6, 0] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<1x9xf32> to tensor<7x9xf32>
    %19 = tensor.empty() : tensor<7x9xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5, %padded_8 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %28 = arith.addf %in, %in_11 : f32
      linalg.yield %28 : f32
    } -> tensor<7x9xf32>
    %expanded_9 = tensor.expand_shape %extracted_slice_4 [[0, 1], [2]] output_shape [1, 3, 9] : tensor<3x9xf32> into tensor<1x3x9xf32>
    %21 = tensor.empty() : tensor<9xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<9xf32>) -> tensor<9xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_9 : tensor<1x3x9xf32>) outs(%22 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %out, %in : f32
      linalg.yield %28 : f32
    } -> tensor<9xf32>
    %24 = tensor.empty() : tensor<1x9xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<9xf32>) outs(%24 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x9xf32>
    %padded_10 = tensor.pad %25 low[0, 0] high[6, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<1x9xf32> to tensor<7x9xf32>
    %26 = tensor.empty() : tensor<7x9xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %padded_10 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%26 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %28 = arith.addf %in, %in_11 : f32
      linalg.yield %28 : f32
    } -> tensor<7x9xf32>
    return %27 : tensor<7x9xf32>
  }
}
