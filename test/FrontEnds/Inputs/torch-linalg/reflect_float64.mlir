// pads: reflect
// inputs: float64[1,2,5,6]
// result: float64[1,2,8,9] 9655966a6e32bbece0e0ceee4ea59740e3b3f6a2ed0e12f9e93d99924cd22181
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x5x6xf64>) -> tensor<1x2x8x9xf64> {
    %c-2_i64 = arith.constant -2 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c5_i64 = arith.constant 5 : i64
    %c6_i64 = arith.constant 6 : i64
    %c2_i64 = arith.constant 2 : i64
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant dense<5> : tensor<i64>
    %cst_0 = arith.constant dense<4> : tensor<i64>
    %0 = tensor.empty() : tensor<8xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.addi %24, %c-1_i64 : i64
      linalg.yield %25 : i64
    } -> tensor<8xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = math.absi %in : i64
      linalg.yield %23 : i64
    } -> tensor<8xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %2 : tensor<i64>, tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %23 = arith.subi %in, %in_4 : i64
      linalg.yield %23 : i64
    } -> tensor<8xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = math.absi %in : i64
      linalg.yield %23 : i64
    } -> tensor<8xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %4 : tensor<i64>, tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %23 = arith.subi %in, %in_4 : i64
      linalg.yield %23 : i64
    } -> tensor<8xi64>
    %6 = tensor.empty() : tensor<6xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      linalg.yield %24 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %8 = tensor.empty() : tensor<2xi64>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      linalg.yield %24 : i64
    } -> tensor<2xi64>
    %expanded_1 = tensor.expand_shape %9 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %10 = tensor.empty() : tensor<1xi64>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%10 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_2 = tensor.expand_shape %11 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %12 = tensor.empty() : tensor<1x2x8x6xf64>
    %13 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded, %7 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<8x1xi64>, tensor<6xi64>) outs(%12 : tensor<1x2x8x6xf64>) {
    ^bb0(%in: i64, %in_4: i64, %in_5: i64, %in_6: i64, %out: f64):
      %23 = arith.cmpi slt, %in, %c0_i64 : i64
      %24 = arith.addi %in, %c1_i64 : i64
      %25 = arith.select %23, %24, %in : i64
      %26 = arith.index_cast %25 : i64 to index
      %27 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %28 = arith.addi %in_4, %c2_i64 : i64
      %29 = arith.select %27, %28, %in_4 : i64
      %30 = arith.index_cast %29 : i64 to index
      %31 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %32 = arith.addi %in_5, %c5_i64 : i64
      %33 = arith.select %31, %32, %in_5 : i64
      %34 = arith.index_cast %33 : i64 to index
      %35 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %36 = arith.addi %in_6, %c6_i64 : i64
      %37 = arith.select %35, %36, %in_6 : i64
      %38 = arith.index_cast %37 : i64 to index
      %extracted = tensor.extract %arg0[%26, %30, %34, %38] : tensor<1x2x5x6xf64>
      linalg.yield %extracted : f64
    } -> tensor<1x2x8x6xf64>
    %14 = tensor.empty() : tensor<9xi64>
    %15 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%14 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.addi %24, %c-2_i64 : i64
      linalg.yield %25 : i64
    } -> tensor<9xi64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<9xi64>) outs(%14 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = math.absi %in : i64
      linalg.yield %23 : i64
    } -> tensor<9xi64>
    %17 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %16 : tensor<i64>, tensor<9xi64>) outs(%14 : tensor<9xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %23 = arith.subi %in, %in_4 : i64
      linalg.yield %23 : i64
    } -> tensor<9xi64>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<9xi64>) outs(%14 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = math.absi %in : i64
      linalg.yield %23 : i64
    } -> tensor<9xi64>
    %19 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %18 : tensor<i64>, tensor<9xi64>) outs(%14 : tensor<9xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %23 = arith.subi %in, %in_4 : i64
      linalg.yield %23 : i64
    } -> tensor<9xi64>
    %20 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      linalg.yield %24 : i64
    } -> tensor<8xi64>
    %expanded_3 = tensor.expand_shape %20 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %21 = tensor.empty() : tensor<1x2x8x9xf64>
    %22 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded_3, %19 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<8x1xi64>, tensor<9xi64>) outs(%21 : tensor<1x2x8x9xf64>) {
    ^bb0(%in: i64, %in_4: i64, %in_5: i64, %in_6: i64, %out: f64):
      %23 = arith.cmpi slt, %in, %c0_i64 : i64
      %24 = arith.addi %in, %c1_i64 : i64
      %25 = arith.select %23, %24, %in : i64
      %26 = arith.index_cast %25 : i64 to index
      %27 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %28 = arith.addi %in_4, %c2_i64 : i64
      %29 = arith.select %27, %28, %in_4 : i64
      %30 = arith.index_cast %29 : i64 to index
      %31 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %32 = arith.addi %in_5, %c8_i64 : i64
      %33 = arith.select %31, %32, %in_5 : i64
      %34 = arith.index_cast %33 : i64 to index
      %35 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %36 = arith.addi %in_6, %c6_i64 : i64
      %37 = arith.select %35, %36, %in_6 : i64
      %38 = arith.index_cast %37 : i64 to index
      %extracted = tensor.extract %13[%26, %30, %34, %38] : tensor<1x2x8x6xf64>
      linalg.yield %extracted : f64
    } -> tensor<1x2x8x9xf64>
    return %22 : tensor<1x2x8x9xf64>
  }
}
