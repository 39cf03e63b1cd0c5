// pads: edge
// inputs: float32[3,2,5,6]
// result: float32[3,2,8,9] b1678ca93236ac73f01294125b19ff37c7bd913f877147e66a9de0e027e0df0f
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x2x5x6xf32>) -> tensor<?x2x8x9xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c2_i64 = arith.constant 2 : i64
    %c6_i64 = arith.constant 6 : i64
    %c5_i64 = arith.constant 5 : i64
    %c-2_i64 = arith.constant -2 : i64
    %c4_i64 = arith.constant 4 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<8xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      %21 = arith.addi %20, %c-1_i64 : i64
      linalg.yield %21 : i64
    } -> tensor<8xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %19 = arith.maxsi %in, %c0_i64 : i64
      %20 = arith.minsi %19, %c4_i64 : i64
      linalg.yield %20 : i64
    } -> tensor<8xi64>
    %3 = tensor.empty() : tensor<6xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      linalg.yield %20 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %5 = tensor.empty() : tensor<2xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      linalg.yield %20 : i64
    } -> tensor<2xi64>
    %expanded_0 = tensor.expand_shape %6 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %dim = tensor.dim %arg0, %c0 : tensor<?x2x5x6xf32>
    %7 = tensor.empty(%dim) : tensor<?xi64>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      linalg.yield %20 : i64
    } -> tensor<?xi64>
    %expanded_1 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [%dim, 1, 1, 1] : tensor<?xi64> into tensor<?x1x1x1xi64>
    %dim_2 = tensor.dim %expanded_1, %c0 : tensor<?x1x1x1xi64>
    %9 = tensor.empty(%dim_2) : tensor<?x2x8x6xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded_0, %expanded, %4 : tensor<?x1x1x1xi64>, tensor<2x1x1xi64>, tensor<8x1xi64>, tensor<6xi64>) outs(%9 : tensor<?x2x8x6xf32>) {
    ^bb0(%in: i64, %in_6: i64, %in_7: i64, %in_8: i64, %out: f32):
      %19 = arith.cmpi slt, %in, %c0_i64 : i64
      %20 = arith.index_cast %dim : index to i64
      %21 = arith.addi %in, %20 : i64
      %22 = arith.select %19, %21, %in : i64
      %23 = arith.index_cast %22 : i64 to index
      %24 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %25 = arith.addi %in_6, %c2_i64 : i64
      %26 = arith.select %24, %25, %in_6 : i64
      %27 = arith.index_cast %26 : i64 to index
      %28 = arith.cmpi slt, %in_7, %c0_i64 : i64
      %29 = arith.addi %in_7, %c5_i64 : i64
      %30 = arith.select %28, %29, %in_7 : i64
      %31 = arith.index_cast %30 : i64 to index
      %32 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %33 = arith.addi %in_8, %c6_i64 : i64
      %34 = arith.select %32, %33, %in_8 : i64
      %35 = arith.index_cast %34 : i64 to index
      %extracted = tensor.extract %arg0[%23, %27, %31, %35] : tensor<?x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x6xf32>
    %11 = tensor.empty() : tensor<9xi64>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%11 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      %21 = arith.addi %20, %c-2_i64 : i64
      linalg.yield %21 : i64
    } -> tensor<9xi64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<9xi64>) outs(%11 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %19 = arith.maxsi %in, %c0_i64 : i64
      %20 = arith.minsi %19, %c5_i64 : i64
      linalg.yield %20 : i64
    } -> tensor<9xi64>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      linalg.yield %20 : i64
    } -> tensor<8xi64>
    %expanded_3 = tensor.expand_shape %14 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %15 = tensor.empty(%dim_2) : tensor<?xi64>
    %16 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%15 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      linalg.yield %20 : i64
    } -> tensor<?xi64>
    %expanded_4 = tensor.expand_shape %16 [[0, 1, 2, 3]] output_shape [%dim_2, 1, 1, 1] : tensor<?xi64> into tensor<?x1x1x1xi64>
    %dim_5 = tensor.dim %expanded_4, %c0 : tensor<?x1x1x1xi64>
    %17 = tensor.empty(%dim_5) : tensor<?x2x8x9xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded_0, %expanded_3, %13 : tensor<?x1x1x1xi64>, tensor<2x1x1xi64>, tensor<8x1xi64>, tensor<9xi64>) outs(%17 : tensor<?x2x8x9xf32>) {
    ^bb0(%in: i64, %in_6: i64, %in_7: i64, %in_8: i64, %out: f32):
      %19 = arith.cmpi slt, %in, %c0_i64 : i64
      %20 = arith.index_cast %dim_2 : index to i64
      %21 = arith.addi %in, %20 : i64
      %22 = arith.select %19, %21, %in : i64
      %23 = arith.index_cast %22 : i64 to index
      %24 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %25 = arith.addi %in_6, %c2_i64 : i64
      %26 = arith.select %24, %25, %in_6 : i64
      %27 = arith.index_cast %26 : i64 to index
      %28 = arith.cmpi slt, %in_7, %c0_i64 : i64
      %29 = arith.addi %in_7, %c8_i64 : i64
      %30 = arith.select %28, %29, %in_7 : i64
      %31 = arith.index_cast %30 : i64 to index
      %32 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %33 = arith.addi %in_8, %c6_i64 : i64
      %34 = arith.select %32, %33, %in_8 : i64
      %35 = arith.index_cast %34 : i64 to index
      %extracted = tensor.extract %10[%23, %27, %31, %35] : tensor<?x2x8x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x9xf32>
    return %18 : tensor<?x2x8x9xf32>
  }
}
