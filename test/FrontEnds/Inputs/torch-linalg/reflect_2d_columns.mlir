// pads: reflect
// inputs: float32[1,2,6,7]
// result: float32[1,2,6,11] 9fe124bd3adfdb9de7794ac1e3bc895b75dcb406bcc37b622884d7712bde490b
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x6x11xf32> {
    %c-2_i64 = arith.constant -2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c6_i64 = arith.constant 6 : i64
    %c1_i64 = arith.constant 1 : i64
    %c7_i64 = arith.constant 7 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant dense<6> : tensor<i64>
    %cst_0 = arith.constant dense<5> : tensor<i64>
    %0 = tensor.empty() : tensor<6xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %22 = linalg.index 0 : index
      %23 = arith.index_cast %22 : index to i64
      linalg.yield %23 : i64
    } -> tensor<6xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<6xi64>) outs(%0 : tensor<6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = math.absi %in : i64
      linalg.yield %22 : i64
    } -> tensor<6xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %2 : tensor<i64>, tensor<6xi64>) outs(%0 : tensor<6xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %22 = arith.subi %in, %in_4 : i64
      linalg.yield %22 : i64
    } -> tensor<6xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<6xi64>) outs(%0 : tensor<6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = math.absi %in : i64
      linalg.yield %22 : i64
    } -> tensor<6xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %4 : tensor<i64>, tensor<6xi64>) outs(%0 : tensor<6xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %22 = arith.subi %in, %in_4 : i64
      linalg.yield %22 : i64
    } -> tensor<6xi64>
    %6 = tensor.empty() : tensor<7xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %22 = linalg.index 0 : index
      %23 = arith.index_cast %22 : index to i64
      linalg.yield %23 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %8 = tensor.empty() : tensor<2xi64>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %22 = linalg.index 0 : index
      %23 = arith.index_cast %22 : index to i64
      linalg.yield %23 : i64
    } -> tensor<2xi64>
    %expanded_1 = tensor.expand_shape %9 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %10 = tensor.empty() : tensor<1xi64>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%10 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_2 = tensor.expand_shape %11 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %12 = tensor.empty() : tensor<1x2x6x7xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded, %7 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<6x1xi64>, tensor<7xi64>) outs(%12 : tensor<1x2x6x7xf32>) {
    ^bb0(%in: i64, %in_4: i64, %in_5: i64, %in_6: i64, %out: f32):
      %22 = arith.cmpi slt, %in, %c0_i64 : i64
      %23 = arith.addi %in, %c1_i64 : i64
      %24 = arith.select %22, %23, %in : i64
      %25 = arith.index_cast %24 : i64 to index
      %26 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %27 = arith.addi %in_4, %c2_i64 : i64
      %28 = arith.select %26, %27, %in_4 : i64
      %29 = arith.index_cast %28 : i64 to index
      %30 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %31 = arith.addi %in_5, %c6_i64 : i64
      %32 = arith.select %30, %31, %in_5 : i64
      %33 = arith.index_cast %32 : i64 to index
      %34 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %35 = arith.addi %in_6, %c7_i64 : i64
      %36 = arith.select %34, %35, %in_6 : i64
      %37 = arith.index_cast %36 : i64 to index
      %extracted = tensor.extract %arg0[%25, %29, %33, %37] : tensor<1x2x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x7xf32>
    %14 = tensor.empty() : tensor<11xi64>
    %15 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%14 : tensor<11xi64>) {
    ^bb0(%out: i64):
      %22 = linalg.index 0 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.addi %23, %c-2_i64 : i64
      linalg.yield %24 : i64
    } -> tensor<11xi64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<11xi64>) outs(%14 : tensor<11xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = math.absi %in : i64
      linalg.yield %22 : i64
    } -> tensor<11xi64>
    %17 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %16 : tensor<i64>, tensor<11xi64>) outs(%14 : tensor<11xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %22 = arith.subi %in, %in_4 : i64
      linalg.yield %22 : i64
    } -> tensor<11xi64>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<11xi64>) outs(%14 : tensor<11xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = math.absi %in : i64
      linalg.yield %22 : i64
    } -> tensor<11xi64>
    %19 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %18 : tensor<i64>, tensor<11xi64>) outs(%14 : tensor<11xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %22 = arith.subi %in, %in_4 : i64
      linalg.yield %22 : i64
    } -> tensor<11xi64>
    %expanded_3 = tensor.expand_shape %1 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %20 = tensor.empty() : tensor<1x2x6x11xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded_3, %19 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<6x1xi64>, tensor<11xi64>) outs(%20 : tensor<1x2x6x11xf32>) {
    ^bb0(%in: i64, %in_4: i64, %in_5: i64, %in_6: i64, %out: f32):
      %22 = arith.cmpi slt, %in, %c0_i64 : i64
      %23 = arith.addi %in, %c1_i64 : i64
      %24 = arith.select %22, %23, %in : i64
      %25 = arith.index_cast %24 : i64 to index
      %26 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %27 = arith.addi %in_4, %c2_i64 : i64
      %28 = arith.select %26, %27, %in_4 : i64
      %29 = arith.index_cast %28 : i64 to index
      %30 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %31 = arith.addi %in_5, %c6_i64 : i64
      %32 = arith.select %30, %31, %in_5 : i64
      %33 = arith.index_cast %32 : i64 to index
      %34 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %35 = arith.addi %in_6, %c7_i64 : i64
      %36 = arith.select %34, %35, %in_6 : i64
      %37 = arith.index_cast %36 : i64 to index
      %extracted = tensor.extract %13[%25, %29, %33, %37] : tensor<1x2x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x11xf32>
    return %21 : tensor<1x2x6x11xf32>
  }
}
