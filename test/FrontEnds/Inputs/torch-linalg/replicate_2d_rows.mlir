// pads: edge
// inputs: float32[1,2,6,7]
// result: float32[1,2,9,7] aaff27dadc22e8e1a834012b9d5a99a3becc14be80d81de92bee09b0b0ea5d15
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x9x7xf32> {
    %c9_i64 = arith.constant 9 : i64
    %c2_i64 = arith.constant 2 : i64
    %c6_i64 = arith.constant 6 : i64
    %c5_i64 = arith.constant 5 : i64
    %c-2_i64 = arith.constant -2 : i64
    %c7_i64 = arith.constant 7 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<9xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %14 = linalg.index 0 : index
      %15 = arith.index_cast %14 : index to i64
      %16 = arith.addi %15, %c-2_i64 : i64
      linalg.yield %16 : i64
    } -> tensor<9xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<9xi64>) outs(%0 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %14 = arith.maxsi %in, %c0_i64 : i64
      %15 = arith.minsi %14, %c5_i64 : i64
      linalg.yield %15 : i64
    } -> tensor<9xi64>
    %3 = tensor.empty() : tensor<7xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %14 = linalg.index 0 : index
      %15 = arith.index_cast %14 : index to i64
      linalg.yield %15 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %5 = tensor.empty() : tensor<2xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %14 = linalg.index 0 : index
      %15 = arith.index_cast %14 : index to i64
      linalg.yield %15 : i64
    } -> tensor<2xi64>
    %expanded_0 = tensor.expand_shape %6 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %7 = tensor.empty() : tensor<1xi64>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_1 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %9 = tensor.empty() : tensor<1x2x9x7xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded_0, %expanded, %4 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<7xi64>) outs(%9 : tensor<1x2x9x7xf32>) {
    ^bb0(%in: i64, %in_3: i64, %in_4: i64, %in_5: i64, %out: f32):
      %14 = arith.cmpi slt, %in, %c0_i64 : i64
      %15 = arith.addi %in, %c1_i64 : i64
      %16 = arith.select %14, %15, %in : i64
      %17 = arith.index_cast %16 : i64 to index
      %18 = arith.cmpi slt, %in_3, %c0_i64 : i64
      %19 = arith.addi %in_3, %c2_i64 : i64
      %20 = arith.select %18, %19, %in_3 : i64
      %21 = arith.index_cast %20 : i64 to index
      %22 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %23 = arith.addi %in_4, %c6_i64 : i64
      %24 = arith.select %22, %23, %in_4 : i64
      %25 = arith.index_cast %24 : i64 to index
      %26 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %27 = arith.addi %in_5, %c7_i64 : i64
      %28 = arith.select %26, %27, %in_5 : i64
      %29 = arith.index_cast %28 : i64 to index
      %extracted = tensor.extract %arg0[%17, %21, %25, %29] : tensor<1x2x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x7xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<7xi64>) outs(%3 : tensor<7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %14 = arith.maxsi %in, %c0_i64 : i64
      %15 = arith.minsi %14, %c6_i64 : i64
      linalg.yield %15 : i64
    } -> tensor<7xi64>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %14 = linalg.index 0 : index
      %15 = arith.index_cast %14 : index to i64
      linalg.yield %15 : i64
    } -> tensor<9xi64>
    %expanded_2 = tensor.expand_shape %12 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded_0, %expanded_2, %11 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<7xi64>) outs(%9 : tensor<1x2x9x7xf32>) {
    ^bb0(%in: i64, %in_3: i64, %in_4: i64, %in_5: i64, %out: f32):
      %14 = arith.cmpi slt, %in, %c0_i64 : i64
      %15 = arith.addi %in, %c1_i64 : i64
      %16 = arith.select %14, %15, %in : i64
      %17 = arith.index_cast %16 : i64 to index
      %18 = arith.cmpi slt, %in_3, %c0_i64 : i64
      %19 = arith.addi %in_3, %c2_i64 : i64
      %20 = arith.select %18, %19, %in_3 : i64
      %21 = arith.index_cast %20 : i64 to index
      %22 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %23 = arith.addi %in_4, %c9_i64 : i64
      %24 = arith.select %22, %23, %in_4 : i64
      %25 = arith.index_cast %24 : i64 to index
      %26 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %27 = arith.addi %in_5, %c7_i64 : i64
      %28 = arith.select %26, %27, %in_5 : i64
      %29 = arith.index_cast %28 : i64 to index
      %extracted = tensor.extract %10[%17, %21, %25, %29] : tensor<1x2x9x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x7xf32>
    return %13 : tensor<1x2x9x7xf32>
  }
}
