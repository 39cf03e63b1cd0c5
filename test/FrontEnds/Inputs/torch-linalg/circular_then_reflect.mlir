// pads: wrap reflect
// inputs: float32[1,1,6,7]
// result: float32[1,1,8,11] 8f226d4fd58c537e6fbc438f39211d047f2e5ec9b181a261c591a7a625b1a6f6
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x1x6x7xf32>) -> tensor<1x1x8x11xf32> {
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c6_i64 = arith.constant 6 : i64
    %c11_i64 = arith.constant 11 : i64
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant dense<10> : tensor<i64>
    %cst_0 = arith.constant dense<5> : tensor<i64>
    %0 = tensor.empty() : tensor<1x1x6x11xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0, 0, 2] [1, 1, 6, 7] [1, 1, 1, 1] : tensor<1x1x6x7xf32> into tensor<1x1x6x11xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 0, 7] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x11xf32> to tensor<1x1x6x2xf32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0, 0, 0] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x2xf32> into tensor<1x1x6x11xf32>
    %extracted_slice_2 = tensor.extract_slice %inserted_slice_1[0, 0, 0, 2] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x11xf32> to tensor<1x1x6x2xf32>
    %inserted_slice_3 = tensor.insert_slice %extracted_slice_2 into %inserted_slice_1[0, 0, 0, 9] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x2xf32> into tensor<1x1x6x11xf32>
    %1 = tensor.empty() : tensor<8xi64>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      %21 = arith.addi %20, %c-1_i64 : i64
      linalg.yield %21 : i64
    } -> tensor<8xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<8xi64>) outs(%1 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %19 = math.absi %in : i64
      linalg.yield %19 : i64
    } -> tensor<8xi64>
    %4 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %3 : tensor<i64>, tensor<8xi64>) outs(%1 : tensor<8xi64>) {
    ^bb0(%in: i64, %in_7: i64, %out: i64):
      %19 = arith.subi %in, %in_7 : i64
      linalg.yield %19 : i64
    } -> tensor<8xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<8xi64>) outs(%1 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %19 = math.absi %in : i64
      linalg.yield %19 : i64
    } -> tensor<8xi64>
    %6 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %5 : tensor<i64>, tensor<8xi64>) outs(%1 : tensor<8xi64>) {
    ^bb0(%in: i64, %in_7: i64, %out: i64):
      %19 = arith.subi %in, %in_7 : i64
      linalg.yield %19 : i64
    } -> tensor<8xi64>
    %7 = tensor.empty() : tensor<11xi64>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<11xi64>) {
    ^bb0(%out: i64):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      linalg.yield %20 : i64
    } -> tensor<11xi64>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %9 = tensor.empty() : tensor<1xi64>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%9 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_4 = tensor.expand_shape %10 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xi64> into tensor<1x1x1xi64>
    %expanded_5 = tensor.expand_shape %10 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %11 = tensor.empty() : tensor<1x1x8x11xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %expanded_4, %expanded, %8 : tensor<1x1x1x1xi64>, tensor<1x1x1xi64>, tensor<8x1xi64>, tensor<11xi64>) outs(%11 : tensor<1x1x8x11xf32>) {
    ^bb0(%in: i64, %in_7: i64, %in_8: i64, %in_9: i64, %out: f32):
      %19 = arith.cmpi slt, %in, %c0_i64 : i64
      %20 = arith.addi %in, %c1_i64 : i64
      %21 = arith.select %19, %20, %in : i64
      %22 = arith.index_cast %21 : i64 to index
      %23 = arith.cmpi slt, %in_7, %c0_i64 : i64
      %24 = arith.addi %in_7, %c1_i64 : i64
      %25 = arith.select %23, %24, %in_7 : i64
      %26 = arith.index_cast %25 : i64 to index
      %27 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %28 = arith.addi %in_8, %c6_i64 : i64
      %29 = arith.select %27, %28, %in_8 : i64
      %30 = arith.index_cast %29 : i64 to index
      %31 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %32 = arith.addi %in_9, %c11_i64 : i64
      %33 = arith.select %31, %32, %in_9 : i64
      %34 = arith.index_cast %33 : i64 to index
      %extracted = tensor.extract %inserted_slice_3[%22, %26, %30, %34] : tensor<1x1x6x11xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x8x11xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<11xi64>) outs(%7 : tensor<11xi64>) {
    ^bb0(%in: i64, %out: i64):
      %19 = math.absi %in : i64
      linalg.yield %19 : i64
    } -> tensor<11xi64>
    %14 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %13 : tensor<i64>, tensor<11xi64>) outs(%7 : tensor<11xi64>) {
    ^bb0(%in: i64, %in_7: i64, %out: i64):
      %19 = arith.subi %in, %in_7 : i64
      linalg.yield %19 : i64
    } -> tensor<11xi64>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<11xi64>) outs(%7 : tensor<11xi64>) {
    ^bb0(%in: i64, %out: i64):
      %19 = math.absi %in : i64
      linalg.yield %19 : i64
    } -> tensor<11xi64>
    %16 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %15 : tensor<i64>, tensor<11xi64>) outs(%7 : tensor<11xi64>) {
    ^bb0(%in: i64, %in_7: i64, %out: i64):
      %19 = arith.subi %in, %in_7 : i64
      linalg.yield %19 : i64
    } -> tensor<11xi64>
    %17 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      linalg.yield %20 : i64
    } -> tensor<8xi64>
    %expanded_6 = tensor.expand_shape %17 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %18 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %expanded_4, %expanded_6, %16 : tensor<1x1x1x1xi64>, tensor<1x1x1xi64>, tensor<8x1xi64>, tensor<11xi64>) outs(%11 : tensor<1x1x8x11xf32>) {
    ^bb0(%in: i64, %in_7: i64, %in_8: i64, %in_9: i64, %out: f32):
      %19 = arith.cmpi slt, %in, %c0_i64 : i64
      %20 = arith.addi %in, %c1_i64 : i64
      %21 = arith.select %19, %20, %in : i64
      %22 = arith.index_cast %21 : i64 to index
      %23 = arith.cmpi slt, %in_7, %c0_i64 : i64
      %24 = arith.addi %in_7, %c1_i64 : i64
      %25 = arith.select %23, %24, %in_7 : i64
      %26 = arith.index_cast %25 : i64 to index
      %27 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %28 = arith.addi %in_8, %c8_i64 : i64
      %29 = arith.select %27, %28, %in_8 : i64
      %30 = arith.index_cast %29 : i64 to index
      %31 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %32 = arith.addi %in_9, %c11_i64 : i64
      %33 = arith.select %31, %32, %in_9 : i64
      %34 = arith.index_cast %33 : i64 to index
      %extracted = tensor.extract %12[%22, %26, %30, %34] : tensor<1x1x8x11xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x8x11xf32>
    return %18 : tensor<1x1x8x11xf32>
  }
}
