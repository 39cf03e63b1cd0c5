// pads: edge
// inputs: float32[1,2,6,7]
// result: float32[1,2,8,9] f4ab6ea57b2ad49d84b2edc73fbcb8fbe401a097e4a5ebb12babb72a82b00600
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x8x9xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c6_i64 = arith.constant 6 : i64
    %c8_i64 = arith.constant 8 : i64
    %c5_i64 = arith.constant 5 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c7_i64 = arith.constant 7 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<8xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      %19 = arith.addi %18, %c-1_i64 : i64
      linalg.yield %19 : i64
    } -> tensor<8xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %17 = arith.maxsi %in, %c0_i64 : i64
      %18 = arith.minsi %17, %c5_i64 : i64
      linalg.yield %18 : i64
    } -> tensor<8xi64>
    %3 = tensor.empty() : tensor<7xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      linalg.yield %18 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %5 = tensor.empty() : tensor<2xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      linalg.yield %18 : i64
    } -> tensor<2xi64>
    %expanded_0 = tensor.expand_shape %6 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %7 = tensor.empty() : tensor<1xi64>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_1 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %9 = tensor.empty() : tensor<1x2x8x7xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded_0, %expanded, %4 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<8x1xi64>, tensor<7xi64>) outs(%9 : tensor<1x2x8x7xf32>) {
    ^bb0(%in: i64, %in_3: i64, %in_4: i64, %in_5: i64, %out: f32):
      %17 = arith.cmpi slt, %in, %c0_i64 : i64
      %18 = arith.addi %in, %c1_i64 : i64
      %19 = arith.select %17, %18, %in : i64
      %20 = arith.index_cast %19 : i64 to index
      %21 = arith.cmpi slt, %in_3, %c0_i64 : i64
      %22 = arith.addi %in_3, %c2_i64 : i64
      %23 = arith.select %21, %22, %in_3 : i64
      %24 = arith.index_cast %23 : i64 to index
      %25 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %26 = arith.addi %in_4, %c6_i64 : i64
      %27 = arith.select %25, %26, %in_4 : i64
      %28 = arith.index_cast %27 : i64 to index
      %29 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %30 = arith.addi %in_5, %c7_i64 : i64
      %31 = arith.select %29, %30, %in_5 : i64
      %32 = arith.index_cast %31 : i64 to index
      %extracted = tensor.extract %arg0[%20, %24, %28, %32] : tensor<1x2x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x8x7xf32>
    %11 = tensor.empty() : tensor<9xi64>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%11 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      %19 = arith.addi %18, %c-1_i64 : i64
      linalg.yield %19 : i64
    } -> tensor<9xi64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<9xi64>) outs(%11 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %17 = arith.maxsi %in, %c0_i64 : i64
      %18 = arith.minsi %17, %c6_i64 : i64
      linalg.yield %18 : i64
    } -> tensor<9xi64>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      linalg.yield %18 : i64
    } -> tensor<8xi64>
    %expanded_2 = tensor.expand_shape %14 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %15 = tensor.empty() : tensor<1x2x8x9xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded_0, %expanded_2, %13 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<8x1xi64>, tensor<9xi64>) outs(%15 : tensor<1x2x8x9xf32>) {
    ^bb0(%in: i64, %in_3: i64, %in_4: i64, %in_5: i64, %out: f32):
      %17 = arith.cmpi slt, %in, %c0_i64 : i64
      %18 = arith.addi %in, %c1_i64 : i64
      %19 = arith.select %17, %18, %in : i64
      %20 = arith.index_cast %19 : i64 to index
      %21 = arith.cmpi slt, %in_3, %c0_i64 : i64
      %22 = arith.addi %in_3, %c2_i64 : i64
      %23 = arith.select %21, %22, %in_3 : i64
      %24 = arith.index_cast %23 : i64 to index
      %25 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %26 = arith.addi %in_4, %c8_i64 : i64
      %27 = arith.select %25, %26, %in_4 : i64
      %28 = arith.index_cast %27 : i64 to index
      %29 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %30 = arith.addi %in_5, %c7_i64 : i64
      %31 = arith.select %29, %30, %in_5 : i64
      %32 = arith.index_cast %31 : i64 to index
      %extracted = tensor.extract %10[%20, %24, %28, %32] : tensor<1x2x8x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x8x9xf32>
    return %16 : tensor<1x2x8x9xf32>
  }
}
