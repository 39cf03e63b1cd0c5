// pads: edge
// inputs: float32[2,3,5,6]
// result: float32[2,3,11,10] 3a008b8ba9660c6763af73c5b5a3e72702e74ecd34d3f05339972566dd72ad3e
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x3x5x6xf32>) -> tensor<2x3x11x10xf32> {
    %c11_i64 = arith.constant 11 : i64
    %c2_i64 = arith.constant 2 : i64
    %c3_i64 = arith.constant 3 : i64
    %c6_i64 = arith.constant 6 : i64
    %c5_i64 = arith.constant 5 : i64
    %c-3_i64 = arith.constant -3 : i64
    %c4_i64 = arith.constant 4 : i64
    %c-2_i64 = arith.constant -2 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<11xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<11xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      %19 = arith.addi %18, %c-2_i64 : i64
      linalg.yield %19 : i64
    } -> tensor<11xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<11xi64>) outs(%0 : tensor<11xi64>) {
    ^bb0(%in: i64, %out: i64):
      %17 = arith.maxsi %in, %c0_i64 : i64
      %18 = arith.minsi %17, %c4_i64 : i64
      linalg.yield %18 : i64
    } -> tensor<11xi64>
    %3 = tensor.empty() : tensor<6xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      linalg.yield %18 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [11, 1] : tensor<11xi64> into tensor<11x1xi64>
    %5 = tensor.empty() : tensor<3xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      linalg.yield %18 : i64
    } -> tensor<3xi64>
    %expanded_0 = tensor.expand_shape %6 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi64> into tensor<3x1x1xi64>
    %7 = tensor.empty() : tensor<2xi64>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      linalg.yield %18 : i64
    } -> tensor<2xi64>
    %expanded_1 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %9 = tensor.empty() : tensor<2x3x11x6xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded_0, %expanded, %4 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<11x1xi64>, tensor<6xi64>) outs(%9 : tensor<2x3x11x6xf32>) {
    ^bb0(%in: i64, %in_3: i64, %in_4: i64, %in_5: i64, %out: f32):
      %17 = arith.cmpi slt, %in, %c0_i64 : i64
      %18 = arith.addi %in, %c2_i64 : i64
      %19 = arith.select %17, %18, %in : i64
      %20 = arith.index_cast %19 : i64 to index
      %21 = arith.cmpi slt, %in_3, %c0_i64 : i64
      %22 = arith.addi %in_3, %c3_i64 : i64
      %23 = arith.select %21, %22, %in_3 : i64
      %24 = arith.index_cast %23 : i64 to index
      %25 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %26 = arith.addi %in_4, %c5_i64 : i64
      %27 = arith.select %25, %26, %in_4 : i64
      %28 = arith.index_cast %27 : i64 to index
      %29 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %30 = arith.addi %in_5, %c6_i64 : i64
      %31 = arith.select %29, %30, %in_5 : i64
      %32 = arith.index_cast %31 : i64 to index
      %extracted = tensor.extract %arg0[%20, %24, %28, %32] : tensor<2x3x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x11x6xf32>
    %11 = tensor.empty() : tensor<10xi64>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%11 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      %19 = arith.addi %18, %c-3_i64 : i64
      linalg.yield %19 : i64
    } -> tensor<10xi64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<10xi64>) outs(%11 : tensor<10xi64>) {
    ^bb0(%in: i64, %out: i64):
      %17 = arith.maxsi %in, %c0_i64 : i64
      %18 = arith.minsi %17, %c5_i64 : i64
      linalg.yield %18 : i64
    } -> tensor<10xi64>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<11xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      linalg.yield %18 : i64
    } -> tensor<11xi64>
    %expanded_2 = tensor.expand_shape %14 [[0, 1]] output_shape [11, 1] : tensor<11xi64> into tensor<11x1xi64>
    %15 = tensor.empty() : tensor<2x3x11x10xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded_0, %expanded_2, %13 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<11x1xi64>, tensor<10xi64>) outs(%15 : tensor<2x3x11x10xf32>) {
    ^bb0(%in: i64, %in_3: i64, %in_4: i64, %in_5: i64, %out: f32):
      %17 = arith.cmpi slt, %in, %c0_i64 : i64
      %18 = arith.addi %in, %c2_i64 : i64
      %19 = arith.select %17, %18, %in : i64
      %20 = arith.index_cast %19 : i64 to index
      %21 = arith.cmpi slt, %in_3, %c0_i64 : i64
      %22 = arith.addi %in_3, %c3_i64 : i64
      %23 = arith.select %21, %22, %in_3 : i64
      %24 = arith.index_cast %23 : i64 to index
      %25 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %26 = arith.addi %in_4, %c11_i64 : i64
      %27 = arith.select %25, %26, %in_4 : i64
      %28 = arith.index_cast %27 : i64 to index
      %29 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %30 = arith.addi %in_5, %c6_i64 : i64
      %31 = arith.select %29, %30, %in_5 : i64
      %32 = arith.index_cast %31 : i64 to index
      %extracted = tensor.extract %10[%20, %24, %28, %32] : tensor<2x3x11x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x11x10xf32>
    return %16 : tensor<2x3x11x10xf32>
  }
}
