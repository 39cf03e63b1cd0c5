// pads: edge
// inputs: float32[1,2,6,7]
// result: float32[1,2,6,11] 0ed8aa3cabaa1cf3abfda651251524e9208d7fc97d524c66fa776eecf2841f93
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x6x11xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c7_i64 = arith.constant 7 : i64
    %c-2_i64 = arith.constant -2 : i64
    %c5_i64 = arith.constant 5 : i64
    %c0_i64 = arith.constant 0 : i64
    %c6_i64 = arith.constant 6 : i64
    %c1_i64 = arith.constant 1 : i64
    %0 = tensor.empty() : tensor<6xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %16 = linalg.index 0 : index
      %17 = arith.index_cast %16 : index to i64
      linalg.yield %17 : i64
    } -> tensor<6xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<6xi64>) outs(%0 : tensor<6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %16 = arith.maxsi %in, %c0_i64 : i64
      %17 = arith.minsi %16, %c5_i64 : i64
      linalg.yield %17 : i64
    } -> tensor<6xi64>
    %3 = tensor.empty() : tensor<7xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %16 = linalg.index 0 : index
      %17 = arith.index_cast %16 : index to i64
      linalg.yield %17 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %5 = tensor.empty() : tensor<2xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %16 = linalg.index 0 : index
      %17 = arith.index_cast %16 : index to i64
      linalg.yield %17 : i64
    } -> tensor<2xi64>
    %expanded_0 = tensor.expand_shape %6 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %7 = tensor.empty() : tensor<1xi64>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_1 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %9 = tensor.empty() : tensor<1x2x6x7xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded_0, %expanded, %4 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<6x1xi64>, tensor<7xi64>) outs(%9 : tensor<1x2x6x7xf32>) {
    ^bb0(%in: i64, %in_3: i64, %in_4: i64, %in_5: i64, %out: f32):
      %16 = arith.cmpi slt, %in, %c0_i64 : i64
      %17 = arith.addi %in, %c1_i64 : i64
      %18 = arith.select %16, %17, %in : i64
      %19 = arith.index_cast %18 : i64 to index
      %20 = arith.cmpi slt, %in_3, %c0_i64 : i64
      %21 = arith.addi %in_3, %c2_i64 : i64
      %22 = arith.select %20, %21, %in_3 : i64
      %23 = arith.index_cast %22 : i64 to index
      %24 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %25 = arith.addi %in_4, %c6_i64 : i64
      %26 = arith.select %24, %25, %in_4 : i64
      %27 = arith.index_cast %26 : i64 to index
      %28 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %29 = arith.addi %in_5, %c7_i64 : i64
      %30 = arith.select %28, %29, %in_5 : i64
      %31 = arith.index_cast %30 : i64 to index
      %extracted = tensor.extract %arg0[%19, %23, %27, %31] : tensor<1x2x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x7xf32>
    %11 = tensor.empty() : tensor<11xi64>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%11 : tensor<11xi64>) {
    ^bb0(%out: i64):
      %16 = linalg.index 0 : index
      %17 = arith.index_cast %16 : index to i64
      %18 = arith.addi %17, %c-2_i64 : i64
      linalg.yield %18 : i64
    } -> tensor<11xi64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<11xi64>) outs(%11 : tensor<11xi64>) {
    ^bb0(%in: i64, %out: i64):
      %16 = arith.maxsi %in, %c0_i64 : i64
      %17 = arith.minsi %16, %c6_i64 : i64
      linalg.yield %17 : i64
    } -> tensor<11xi64>
    %expanded_2 = tensor.expand_shape %1 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %14 = tensor.empty() : tensor<1x2x6x11xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded_0, %expanded_2, %13 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<6x1xi64>, tensor<11xi64>) outs(%14 : tensor<1x2x6x11xf32>) {
    ^bb0(%in: i64, %in_3: i64, %in_4: i64, %in_5: i64, %out: f32):
      %16 = arith.cmpi slt, %in, %c0_i64 : i64
      %17 = arith.addi %in, %c1_i64 : i64
      %18 = arith.select %16, %17, %in : i64
      %19 = arith.index_cast %18 : i64 to index
      %20 = arith.cmpi slt, %in_3, %c0_i64 : i64
      %21 = arith.addi %in_3, %c2_i64 : i64
      %22 = arith.select %20, %21, %in_3 : i64
      %23 = arith.index_cast %22 : i64 to index
      %24 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %25 = arith.addi %in_4, %c6_i64 : i64
      %26 = arith.select %24, %25, %in_4 : i64
      %27 = arith.index_cast %26 : i64 to index
      %28 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %29 = arith.addi %in_5, %c7_i64 : i64
      %30 = arith.select %28, %29, %in_5 : i64
      %31 = arith.index_cast %30 : i64 to index
      %extracted = tensor.extract %10[%19, %23, %27, %31] : tensor<1x2x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x11xf32>
    return %15 : tensor<1x2x6x11xf32>
  }
}
