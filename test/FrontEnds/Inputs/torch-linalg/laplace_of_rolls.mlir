// pads: wrap wrap wrap wrap
// inputs: float32[8,9]
// result: float32[8,9] a98553ce0fea99595fb6ae98d484b8b0fecb20b8a6f2f203839ff1a9868cafad
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<8x9xf32>) -> tensor<8x9xf32> {
    %cst = arith.constant 4.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 8] [8, 1] [1, 1] : tensor<8x9xf32> to tensor<8x1xf32>
    %cast = tensor.cast %extracted_slice : tensor<8x1xf32> to tensor<8x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [8, 8] [1, 1] : tensor<8x9xf32> to tensor<8x8xf32>
    %cast_1 = tensor.cast %extracted_slice_0 : tensor<8x8xf32> to tensor<8x?xf32>
    %concat = tensor.concat dim(1) %cast, %cast_1 : (tensor<8x?xf32>, tensor<8x?xf32>) -> tensor<8x9xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 1] [8, 8] [1, 1] : tensor<8x9xf32> to tensor<8x8xf32>
    %cast_3 = tensor.cast %extracted_slice_2 : tensor<8x8xf32> to tensor<8x?xf32>
    %extracted_slice_4 = tensor.extract_slice %arg0[0, 0] [8, 1] [1, 1] : tensor<8x9xf32> to tensor<8x1xf32>
    %cast_5 = tensor.cast %extracted_slice_4 : tensor<8x1xf32> to tensor<8x?xf32>
    %concat_6 = tensor.concat dim(1) %cast_3, %cast_5 : (tensor<8x?xf32>, tensor<8x?xf32>) -> tensor<8x9xf32>
    %0 = tensor.empty() : tensor<8x9xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %concat_6 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%0 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %6 = arith.addf %in, %in_17 : f32
      linalg.yield %6 : f32
    } -> tensor<8x9xf32>
    %extracted_slice_7 = tensor.extract_slice %arg0[7, 0] [1, 9] [1, 1] : tensor<8x9xf32> to tensor<1x9xf32>
    %cast_8 = tensor.cast %extracted_slice_7 : tensor<1x9xf32> to tensor<?x9xf32>
    %extracted_slice_9 = tensor.extract_slice %arg0[0, 0] [7, 9] [1, 1] : tensor<8x9xf32> to tensor<7x9xf32>
    %cast_10 = tensor.cast %extracted_slice_9 : tensor<7x9xf32> to tensor<?x9xf32>
    %concat_11 = tensor.concat dim(0) %cast_8, %cast_10 : (tensor<?x9xf32>, tensor<?x9xf32>) -> tensor<8x9xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %concat_11 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%0 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %6 = arith.addf %in, %in_17 : f32
      linalg.yield %6 : f32
    } -> tensor<8x9xf32>
    %extracted_slice_12 = tensor.extract_slice %arg0[1, 0] [7, 9] [1, 1] : tensor<8x9xf32> to tensor<7x9xf32>
    %cast_13 = tensor.cast %extracted_slice_12 : tensor<7x9xf32> to tensor<?x9xf32>
    %extracted_slice_14 = tensor.extract_slice %arg0[0, 0] [1, 9] [1, 1] : tensor<8x9xf32> to tensor<1x9xf32>
    %cast_15 = tensor.cast %extracted_slice_14 : tensor<1x9xf32> to tensor<?x9xf32>
    %concat_16 = tensor.concat dim(0) %cast_13, %cast_15 : (tensor<?x9xf32>, tensor<?x9xf32>) -> tensor<8x9xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %concat_16 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%0 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %6 = arith.addf %in, %in_17 : f32
      linalg.yield %6 : f32
    } -> tensor<8x9xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x9xf32>) outs(%0 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.mulf %in, %cst : f32
      linalg.yield %6 : f32
    } -> tensor<8x9xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%0 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %6 = arith.subf %in, %in_17 : f32
      linalg.yield %6 : f32
    } -> tensor<8x9xf32>
    return %5 : tensor<8x9xf32>
  }
}
