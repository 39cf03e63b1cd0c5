// pads: edge
// inputs: float32[1,2,4,5,6]
// result: float32[1,2,9,8,9] 1542e41674b4e023446957780d3acc8dc31b107fdc27629fe81b7efad667084d
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (0, 0, 0, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d1, 0, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d2, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d3, 0)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<1x2x4x5x6xf32>) -> tensor<1x2x9x8x9xf32> {
    %c9_i64 = arith.constant 9 : i64
    %c2_i64 = arith.constant 2 : i64
    %c5_i64 = arith.constant 5 : i64
    %c8_i64 = arith.constant 8 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c4_i64 = arith.constant 4 : i64
    %c-2_i64 = arith.constant -2 : i64
    %c3_i64 = arith.constant 3 : i64
    %c-3_i64 = arith.constant -3 : i64
    %c6_i64 = arith.constant 6 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<9xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i64
      %26 = arith.addi %25, %c-3_i64 : i64
      linalg.yield %26 : i64
    } -> tensor<9xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<9xi64>) outs(%0 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %24 = arith.maxsi %in, %c0_i64 : i64
      %25 = arith.minsi %24, %c3_i64 : i64
      linalg.yield %25 : i64
    } -> tensor<9xi64>
    %3 = tensor.empty() : tensor<6xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i64
      linalg.yield %25 : i64
    } -> tensor<6xi64>
    %5 = tensor.empty() : tensor<5xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i64
      linalg.yield %25 : i64
    } -> tensor<5xi64>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %expanded_0 = tensor.expand_shape %2 [[0, 1, 2]] output_shape [9, 1, 1] : tensor<9xi64> into tensor<9x1x1xi64>
    %7 = tensor.empty() : tensor<2xi64>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i64
      linalg.yield %25 : i64
    } -> tensor<2xi64>
    %expanded_1 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %9 = tensor.empty() : tensor<1xi64>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%9 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_2 = tensor.expand_shape %10 [[0, 1, 2, 3, 4]] output_shape [1, 1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1x1xi64>
    %11 = tensor.empty() : tensor<1x2x9x5x6xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded_0, %expanded, %4 : tensor<1x1x1x1x1xi64>, tensor<2x1x1x1xi64>, tensor<9x1x1xi64>, tensor<5x1xi64>, tensor<6xi64>) outs(%11 : tensor<1x2x9x5x6xf32>) {
    ^bb0(%in: i64, %in_6: i64, %in_7: i64, %in_8: i64, %in_9: i64, %out: f32):
      %24 = arith.cmpi slt, %in, %c0_i64 : i64
      %25 = arith.addi %in, %c1_i64 : i64
      %26 = arith.select %24, %25, %in : i64
      %27 = arith.index_cast %26 : i64 to index
      %28 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %29 = arith.addi %in_6, %c2_i64 : i64
      %30 = arith.select %28, %29, %in_6 : i64
      %31 = arith.index_cast %30 : i64 to index
      %32 = arith.cmpi slt, %in_7, %c0_i64 : i64
      %33 = arith.addi %in_7, %c4_i64 : i64
      %34 = arith.select %32, %33, %in_7 : i64
      %35 = arith.index_cast %34 : i64 to index
      %36 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %37 = arith.addi %in_8, %c5_i64 : i64
      %38 = arith.select %36, %37, %in_8 : i64
      %39 = arith.index_cast %38 : i64 to index
      %40 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %41 = arith.addi %in_9, %c6_i64 : i64
      %42 = arith.select %40, %41, %in_9 : i64
      %43 = arith.index_cast %42 : i64 to index
      %extracted = tensor.extract %arg0[%27, %31, %35, %39, %43] : tensor<1x2x4x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x5x6xf32>
    %13 = tensor.empty() : tensor<8xi64>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%13 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i64
      %26 = arith.addi %25, %c-2_i64 : i64
      linalg.yield %26 : i64
    } -> tensor<8xi64>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<8xi64>) outs(%13 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %24 = arith.maxsi %in, %c0_i64 : i64
      %25 = arith.minsi %24, %c4_i64 : i64
      linalg.yield %25 : i64
    } -> tensor<8xi64>
    %expanded_3 = tensor.expand_shape %15 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %16 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i64
      linalg.yield %25 : i64
    } -> tensor<9xi64>
    %expanded_4 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [9, 1, 1] : tensor<9xi64> into tensor<9x1x1xi64>
    %17 = tensor.empty() : tensor<1x2x9x8x6xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded_4, %expanded_3, %4 : tensor<1x1x1x1x1xi64>, tensor<2x1x1x1xi64>, tensor<9x1x1xi64>, tensor<8x1xi64>, tensor<6xi64>) outs(%17 : tensor<1x2x9x8x6xf32>) {
    ^bb0(%in: i64, %in_6: i64, %in_7: i64, %in_8: i64, %in_9: i64, %out: f32):
      %24 = arith.cmpi slt, %in, %c0_i64 : i64
      %25 = arith.addi %in, %c1_i64 : i64
      %26 = arith.select %24, %25, %in : i64
      %27 = arith.index_cast %26 : i64 to index
      %28 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %29 = arith.addi %in_6, %c2_i64 : i64
      %30 = arith.select %28, %29, %in_6 : i64
      %31 = arith.index_cast %30 : i64 to index
      %32 = arith.cmpi slt, %in_7, %c0_i64 : i64
      %33 = arith.addi %in_7, %c9_i64 : i64
      %34 = arith.select %32, %33, %in_7 : i64
      %35 = arith.index_cast %34 : i64 to index
      %36 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %37 = arith.addi %in_8, %c5_i64 : i64
      %38 = arith.select %36, %37, %in_8 : i64
      %39 = arith.index_cast %38 : i64 to index
      %40 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %41 = arith.addi %in_9, %c6_i64 : i64
      %42 = arith.select %40, %41, %in_9 : i64
      %43 = arith.index_cast %42 : i64 to index
      %extracted = tensor.extract %12[%27, %31, %35, %39, %43] : tensor<1x2x9x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8x6xf32>
    %19 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i64
      %26 = arith.addi %25, %c-1_i64 : i64
      linalg.yield %26 : i64
    } -> tensor<9xi64>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<9xi64>) outs(%0 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %24 = arith.maxsi %in, %c0_i64 : i64
      %25 = arith.minsi %24, %c5_i64 : i64
      linalg.yield %25 : i64
    } -> tensor<9xi64>
    %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%13 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i64
      linalg.yield %25 : i64
    } -> tensor<8xi64>
    %expanded_5 = tensor.expand_shape %21 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %22 = tensor.empty() : tensor<1x2x9x8x9xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded_4, %expanded_5, %20 : tensor<1x1x1x1x1xi64>, tensor<2x1x1x1xi64>, tensor<9x1x1xi64>, tensor<8x1xi64>, tensor<9xi64>) outs(%22 : tensor<1x2x9x8x9xf32>) {
    ^bb0(%in: i64, %in_6: i64, %in_7: i64, %in_8: i64, %in_9: i64, %out: f32):
      %24 = arith.cmpi slt, %in, %c0_i64 : i64
      %25 = arith.addi %in, %c1_i64 : i64
      %26 = arith.select %24, %25, %in : i64
      %27 = arith.index_cast %26 : i64 to index
      %28 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %29 = arith.addi %in_6, %c2_i64 : i64
      %30 = arith.select %28, %29, %in_6 : i64
      %31 = arith.index_cast %30 : i64 to index
      %32 = arith.cmpi slt, %in_7, %c0_i64 : i64
      %33 = arith.addi %in_7, %c9_i64 : i64
      %34 = arith.select %32, %33, %in_7 : i64
      %35 = arith.index_cast %34 : i64 to index
      %36 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %37 = arith.addi %in_8, %c8_i64 : i64
      %38 = arith.select %36, %37, %in_8 : i64
      %39 = arith.index_cast %38 : i64 to index
      %40 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %41 = arith.addi %in_9, %c6_i64 : i64
      %42 = arith.select %40, %41, %in_9 : i64
      %43 = arith.index_cast %42 : i64 to index
      %extracted = tensor.extract %18[%27, %31, %35, %39, %43] : tensor<1x2x9x8x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8x9xf32>
    return %23 : tensor<1x2x9x8x9xf32>
  }
}
