// pads: reflect
// inputs: float32[3,2,5,6]
// result: float32[3,2,8,9] 0db1b247ca5cdff2a0f8b529c87490b7d64aaf292646b8c192aff7ea1315660e
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x2x5x6xf32>) -> tensor<?x2x8x9xf32> {
    %c-2_i64 = arith.constant -2 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c5_i64 = arith.constant 5 : i64
    %c6_i64 = arith.constant 6 : i64
    %c2_i64 = arith.constant 2 : i64
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant dense<5> : tensor<i64>
    %cst_0 = arith.constant dense<4> : tensor<i64>
    %0 = tensor.empty() : tensor<8xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %25 = linalg.index 0 : index
      %26 = arith.index_cast %25 : index to i64
      %27 = arith.addi %26, %c-1_i64 : i64
      linalg.yield %27 : i64
    } -> tensor<8xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %25 = math.absi %in : i64
      linalg.yield %25 : i64
    } -> tensor<8xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %2 : tensor<i64>, tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %in_7: i64, %out: i64):
      %25 = arith.subi %in, %in_7 : i64
      linalg.yield %25 : i64
    } -> tensor<8xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %25 = math.absi %in : i64
      linalg.yield %25 : i64
    } -> tensor<8xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %4 : tensor<i64>, tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %in_7: i64, %out: i64):
      %25 = arith.subi %in, %in_7 : i64
      linalg.yield %25 : i64
    } -> tensor<8xi64>
    %6 = tensor.empty() : tensor<6xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %25 = linalg.index 0 : index
      %26 = arith.index_cast %25 : index to i64
      linalg.yield %26 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %8 = tensor.empty() : tensor<2xi64>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %25 = linalg.index 0 : index
      %26 = arith.index_cast %25 : index to i64
      linalg.yield %26 : i64
    } -> tensor<2xi64>
    %expanded_1 = tensor.expand_shape %9 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %dim = tensor.dim %arg0, %c0 : tensor<?x2x5x6xf32>
    %10 = tensor.empty(%dim) : tensor<?xi64>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%10 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %25 = linalg.index 0 : index
      %26 = arith.index_cast %25 : index to i64
      linalg.yield %26 : i64
    } -> tensor<?xi64>
    %expanded_2 = tensor.expand_shape %11 [[0, 1, 2, 3]] output_shape [%dim, 1, 1, 1] : tensor<?xi64> into tensor<?x1x1x1xi64>
    %dim_3 = tensor.dim %expanded_2, %c0 : tensor<?x1x1x1xi64>
    %12 = tensor.empty(%dim_3) : tensor<?x2x8x6xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded, %7 : tensor<?x1x1x1xi64>, tensor<2x1x1xi64>, tensor<8x1xi64>, tensor<6xi64>) outs(%12 : tensor<?x2x8x6xf32>) {
    ^bb0(%in: i64, %in_7: i64, %in_8: i64, %in_9: i64, %out: f32):
      %25 = arith.cmpi slt, %in, %c0_i64 : i64
      %26 = arith.index_cast %dim : index to i64
      %27 = arith.addi %in, %26 : i64
      %28 = arith.select %25, %27, %in : i64
      %29 = arith.index_cast %28 : i64 to index
      %30 = arith.cmpi slt, %in_7, %c0_i64 : i64
      %31 = arith.addi %in_7, %c2_i64 : i64
      %32 = arith.select %30, %31, %in_7 : i64
      %33 = arith.index_cast %32 : i64 to index
      %34 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %35 = arith.addi %in_8, %c5_i64 : i64
      %36 = arith.select %34, %35, %in_8 : i64
      %37 = arith.index_cast %36 : i64 to index
      %38 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %39 = arith.addi %in_9, %c6_i64 : i64
      %40 = arith.select %38, %39, %in_9 : i64
      %41 = arith.index_cast %40 : i64 to index
      %extracted = tensor.extract %arg0[%29, %33, %37, %41] : tensor<?x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x6xf32>
    %14 = tensor.empty() : tensor<9xi64>
    %15 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%14 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %25 = linalg.index 0 : index
      %26 = arith.index_cast %25 : index to i64
      %27 = arith.addi %26, %c-2_i64 : i64
      linalg.yield %27 : i64
    } -> tensor<9xi64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<9xi64>) outs(%14 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %25 = math.absi %in : i64
      linalg.yield %25 : i64
    } -> tensor<9xi64>
    %17 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %16 : tensor<i64>, tensor<9xi64>) outs(%14 : tensor<9xi64>) {
    ^bb0(%in: i64, %in_7: i64, %out: i64):
      %25 = arith.subi %in, %in_7 : i64
      linalg.yield %25 : i64
    } -> tensor<9xi64>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<9xi64>) outs(%14 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %25 = math.absi %in : i64
      linalg.yield %25 : i64
    } -> tensor<9xi64>
    %19 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %18 : tensor<i64>, tensor<9xi64>) outs(%14 : tensor<9xi64>) {
    ^bb0(%in: i64, %in_7: i64, %out: i64):
      %25 = arith.subi %in, %in_7 : i64
      linalg.yield %25 : i64
    } -> tensor<9xi64>
    %20 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %25 = linalg.index 0 : index
      %26 = arith.index_cast %25 : index to i64
      linalg.yield %26 : i64
    } -> tensor<8xi64>
    %expanded_4 = tensor.expand_shape %20 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %21 = tensor.empty(%dim_3) : tensor<?xi64>
    %22 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%21 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %25 = linalg.index 0 : index
      %26 = arith.index_cast %25 : index to i64
      linalg.yield %26 : i64
    } -> tensor<?xi64>
    %expanded_5 = tensor.expand_shape %22 [[0, 1, 2, 3]] output_shape [%dim_3, 1, 1, 1] : tensor<?xi64> into tensor<?x1x1x1xi64>
    %dim_6 = tensor.dim %expanded_5, %c0 : tensor<?x1x1x1xi64>
    %23 = tensor.empty(%dim_6) : tensor<?x2x8x9xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %expanded_1, %expanded_4, %19 : tensor<?x1x1x1xi64>, tensor<2x1x1xi64>, tensor<8x1xi64>, tensor<9xi64>) outs(%23 : tensor<?x2x8x9xf32>) {
    ^bb0(%in: i64, %in_7: i64, %in_8: i64, %in_9: i64, %out: f32):
      %25 = arith.cmpi slt, %in, %c0_i64 : i64
      %26 = arith.index_cast %dim_3 : index to i64
      %27 = arith.addi %in, %26 : i64
      %28 = arith.select %25, %27, %in : i64
      %29 = arith.index_cast %28 : i64 to index
      %30 = arith.cmpi slt, %in_7, %c0_i64 : i64
      %31 = arith.addi %in_7, %c2_i64 : i64
      %32 = arith.select %30, %31, %in_7 : i64
      %33 = arith.index_cast %32 : i64 to index
      %34 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %35 = arith.addi %in_8, %c8_i64 : i64
      %36 = arith.select %34, %35, %in_8 : i64
      %37 = arith.index_cast %36 : i64 to index
      %38 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %39 = arith.addi %in_9, %c6_i64 : i64
      %40 = arith.select %38, %39, %in_9 : i64
      %41 = arith.index_cast %40 : i64 to index
      %extracted = tensor.extract %13[%29, %33, %37, %41] : tensor<?x2x8x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x9xf32>
    return %24 : tensor<?x2x8x9xf32>
  }
}
