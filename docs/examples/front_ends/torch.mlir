#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (0, 0, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x2x3xf32>) -> tensor<1x4x3xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c4_i64 = arith.constant 4 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c3_i64 = arith.constant 3 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant dense<2> : tensor<i64>
    %cst_0 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<4xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.addi %24, %c-1_i64 : i64
      linalg.yield %25 : i64
    } -> tensor<4xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<4xi64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = math.absi %in : i64
      linalg.yield %23 : i64
    } -> tensor<4xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %2 : tensor<i64>, tensor<4xi64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64, %in_5: i64, %out: i64):
      %23 = arith.subi %in, %in_5 : i64
      linalg.yield %23 : i64
    } -> tensor<4xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<4xi64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = math.absi %in : i64
      linalg.yield %23 : i64
    } -> tensor<4xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %4 : tensor<i64>, tensor<4xi64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64, %in_5: i64, %out: i64):
      %23 = arith.subi %in, %in_5 : i64
      linalg.yield %23 : i64
    } -> tensor<4xi64>
    %6 = tensor.empty() : tensor<3xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      linalg.yield %24 : i64
    } -> tensor<3xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %8 = tensor.empty() : tensor<1xi64>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_1 = tensor.expand_shape %9 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xi64> into tensor<1x1x1xi64>
    %10 = tensor.empty() : tensor<1x4x3xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded, %7 : tensor<1x1x1xi64>, tensor<4x1xi64>, tensor<3xi64>) outs(%10 : tensor<1x4x3xf32>) {
    ^bb0(%in: i64, %in_5: i64, %in_6: i64, %out: f32):
      %23 = arith.cmpi slt, %in, %c0_i64 : i64
      %24 = arith.addi %in, %c1_i64 : i64
      %25 = arith.select %23, %24, %in : i64
      %26 = arith.index_cast %25 : i64 to index
      %27 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %28 = arith.addi %in_5, %c2_i64 : i64
      %29 = arith.select %27, %28, %in_5 : i64
      %30 = arith.index_cast %29 : i64 to index
      %31 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %32 = arith.addi %in_6, %c3_i64 : i64
      %33 = arith.select %31, %32, %in_6 : i64
      %34 = arith.index_cast %33 : i64 to index
      %extracted = tensor.extract %arg0[%26, %30, %34] : tensor<1x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4x3xf32>
    %12 = tensor.empty() : tensor<5xi64>
    %13 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%12 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.addi %24, %c-1_i64 : i64
      linalg.yield %25 : i64
    } -> tensor<5xi64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<5xi64>) outs(%12 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = math.absi %in : i64
      linalg.yield %23 : i64
    } -> tensor<5xi64>
    %15 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %14 : tensor<i64>, tensor<5xi64>) outs(%12 : tensor<5xi64>) {
    ^bb0(%in: i64, %in_5: i64, %out: i64):
      %23 = arith.subi %in, %in_5 : i64
      linalg.yield %23 : i64
    } -> tensor<5xi64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<5xi64>) outs(%12 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = math.absi %in : i64
      linalg.yield %23 : i64
    } -> tensor<5xi64>
    %17 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %16 : tensor<i64>, tensor<5xi64>) outs(%12 : tensor<5xi64>) {
    ^bb0(%in: i64, %in_5: i64, %out: i64):
      %23 = arith.subi %in, %in_5 : i64
      linalg.yield %23 : i64
    } -> tensor<5xi64>
    %18 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      linalg.yield %24 : i64
    } -> tensor<4xi64>
    %expanded_2 = tensor.expand_shape %18 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %19 = tensor.empty() : tensor<1x4x5xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded_2, %17 : tensor<1x1x1xi64>, tensor<4x1xi64>, tensor<5xi64>) outs(%19 : tensor<1x4x5xf32>) {
    ^bb0(%in: i64, %in_5: i64, %in_6: i64, %out: f32):
      %23 = arith.cmpi slt, %in, %c0_i64 : i64
      %24 = arith.addi %in, %c1_i64 : i64
      %25 = arith.select %23, %24, %in : i64
      %26 = arith.index_cast %25 : i64 to index
      %27 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %28 = arith.addi %in_5, %c4_i64 : i64
      %29 = arith.select %27, %28, %in_5 : i64
      %30 = arith.index_cast %29 : i64 to index
      %31 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %32 = arith.addi %in_6, %c3_i64 : i64
      %33 = arith.select %31, %32, %in_6 : i64
      %34 = arith.index_cast %33 : i64 to index
      %extracted = tensor.extract %11[%26, %30, %34] : tensor<1x4x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4x5xf32>
    %extracted_slice = tensor.extract_slice %20[0, 0, 0] [1, 4, 3] [1, 1, 1] : tensor<1x4x5xf32> to tensor<1x4x3xf32>
    %extracted_slice_3 = tensor.extract_slice %20[0, 0, 1] [1, 4, 3] [1, 1, 1] : tensor<1x4x5xf32> to tensor<1x4x3xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_3 : tensor<1x4x3xf32>, tensor<1x4x3xf32>) outs(%10 : tensor<1x4x3xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %23 = arith.addf %in, %in_5 : f32
      linalg.yield %23 : f32
    } -> tensor<1x4x3xf32>
    %extracted_slice_4 = tensor.extract_slice %20[0, 0, 2] [1, 4, 3] [1, 1, 1] : tensor<1x4x5xf32> to tensor<1x4x3xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %extracted_slice_4 : tensor<1x4x3xf32>, tensor<1x4x3xf32>) outs(%10 : tensor<1x4x3xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %23 = arith.addf %in, %in_5 : f32
      linalg.yield %23 : f32
    } -> tensor<1x4x3xf32>
    return %22 : tensor<1x4x3xf32>
  }
}
