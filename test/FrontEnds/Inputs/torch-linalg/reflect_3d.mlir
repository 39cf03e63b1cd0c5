// pads: reflect
// inputs: float32[1,2,4,5,6]
// result: float32[1,2,9,8,9] 0360afbe9d5f03ecb42d3d6cdd9064f2e9a73b87ead8cd0df6790d9aa23d6927
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (0, 0, 0, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d1, 0, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d2, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d3, 0)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<1x2x4x5x6xf32>) -> tensor<1x2x9x8x9xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c-2_i64 = arith.constant -2 : i64
    %c-3_i64 = arith.constant -3 : i64
    %c6_i64 = arith.constant 6 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c5_i64 = arith.constant 5 : i64
    %c2_i64 = arith.constant 2 : i64
    %c9_i64 = arith.constant 9 : i64
    %cst = arith.constant dense<5> : tensor<i64>
    %cst_0 = arith.constant dense<4> : tensor<i64>
    %cst_1 = arith.constant dense<3> : tensor<i64>
    %0 = tensor.empty() : tensor<9xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i64
      %35 = arith.addi %34, %c-3_i64 : i64
      linalg.yield %35 : i64
    } -> tensor<9xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<9xi64>) outs(%0 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %33 = math.absi %in : i64
      linalg.yield %33 : i64
    } -> tensor<9xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_1, %2 : tensor<i64>, tensor<9xi64>) outs(%0 : tensor<9xi64>) {
    ^bb0(%in: i64, %in_8: i64, %out: i64):
      %33 = arith.subi %in, %in_8 : i64
      linalg.yield %33 : i64
    } -> tensor<9xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<9xi64>) outs(%0 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %33 = math.absi %in : i64
      linalg.yield %33 : i64
    } -> tensor<9xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_1, %4 : tensor<i64>, tensor<9xi64>) outs(%0 : tensor<9xi64>) {
    ^bb0(%in: i64, %in_8: i64, %out: i64):
      %33 = arith.subi %in, %in_8 : i64
      linalg.yield %33 : i64
    } -> tensor<9xi64>
    %6 = tensor.empty() : tensor<6xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i64
      linalg.yield %34 : i64
    } -> tensor<6xi64>
    %8 = tensor.empty() : tensor<5xi64>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i64
      linalg.yield %34 : i64
    } -> tensor<5xi64>
    %expanded = tensor.expand_shape %9 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %expanded_2 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [9, 1, 1] : tensor<9xi64> into tensor<9x1x1xi64>
    %10 = tensor.empty() : tensor<2xi64>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%10 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i64
      linalg.yield %34 : i64
    } -> tensor<2xi64>
    %expanded_3 = tensor.expand_shape %11 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %12 = tensor.empty() : tensor<1xi64>
    %13 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%12 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_4 = tensor.expand_shape %13 [[0, 1, 2, 3, 4]] output_shape [1, 1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1x1xi64>
    %14 = tensor.empty() : tensor<1x2x9x5x6xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded_3, %expanded_2, %expanded, %7 : tensor<1x1x1x1x1xi64>, tensor<2x1x1x1xi64>, tensor<9x1x1xi64>, tensor<5x1xi64>, tensor<6xi64>) outs(%14 : tensor<1x2x9x5x6xf32>) {
    ^bb0(%in: i64, %in_8: i64, %in_9: i64, %in_10: i64, %in_11: i64, %out: f32):
      %33 = arith.cmpi slt, %in, %c0_i64 : i64
      %34 = arith.addi %in, %c1_i64 : i64
      %35 = arith.select %33, %34, %in : i64
      %36 = arith.index_cast %35 : i64 to index
      %37 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %38 = arith.addi %in_8, %c2_i64 : i64
      %39 = arith.select %37, %38, %in_8 : i64
      %40 = arith.index_cast %39 : i64 to index
      %41 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %42 = arith.addi %in_9, %c4_i64 : i64
      %43 = arith.select %41, %42, %in_9 : i64
      %44 = arith.index_cast %43 : i64 to index
      %45 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %46 = arith.addi %in_10, %c5_i64 : i64
      %47 = arith.select %45, %46, %in_10 : i64
      %48 = arith.index_cast %47 : i64 to index
      %49 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %50 = arith.addi %in_11, %c6_i64 : i64
      %51 = arith.select %49, %50, %in_11 : i64
      %52 = arith.index_cast %51 : i64 to index
      %extracted = tensor.extract %arg0[%36, %40, %44, %48, %52] : tensor<1x2x4x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x5x6xf32>
    %16 = tensor.empty() : tensor<8xi64>
    %17 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%16 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i64
      %35 = arith.addi %34, %c-2_i64 : i64
      linalg.yield %35 : i64
    } -> tensor<8xi64>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<8xi64>) outs(%16 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %33 = math.absi %in : i64
      linalg.yield %33 : i64
    } -> tensor<8xi64>
    %19 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %18 : tensor<i64>, tensor<8xi64>) outs(%16 : tensor<8xi64>) {
    ^bb0(%in: i64, %in_8: i64, %out: i64):
      %33 = arith.subi %in, %in_8 : i64
      linalg.yield %33 : i64
    } -> tensor<8xi64>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<8xi64>) outs(%16 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %33 = math.absi %in : i64
      linalg.yield %33 : i64
    } -> tensor<8xi64>
    %21 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %20 : tensor<i64>, tensor<8xi64>) outs(%16 : tensor<8xi64>) {
    ^bb0(%in: i64, %in_8: i64, %out: i64):
      %33 = arith.subi %in, %in_8 : i64
      linalg.yield %33 : i64
    } -> tensor<8xi64>
    %expanded_5 = tensor.expand_shape %21 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %22 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i64
      linalg.yield %34 : i64
    } -> tensor<9xi64>
    %expanded_6 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [9, 1, 1] : tensor<9xi64> into tensor<9x1x1xi64>
    %23 = tensor.empty() : tensor<1x2x9x8x6xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded_3, %expanded_6, %expanded_5, %7 : tensor<1x1x1x1x1xi64>, tensor<2x1x1x1xi64>, tensor<9x1x1xi64>, tensor<8x1xi64>, tensor<6xi64>) outs(%23 : tensor<1x2x9x8x6xf32>) {
    ^bb0(%in: i64, %in_8: i64, %in_9: i64, %in_10: i64, %in_11: i64, %out: f32):
      %33 = arith.cmpi slt, %in, %c0_i64 : i64
      %34 = arith.addi %in, %c1_i64 : i64
      %35 = arith.select %33, %34, %in : i64
      %36 = arith.index_cast %35 : i64 to index
      %37 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %38 = arith.addi %in_8, %c2_i64 : i64
      %39 = arith.select %37, %38, %in_8 : i64
      %40 = arith.index_cast %39 : i64 to index
      %41 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %42 = arith.addi %in_9, %c9_i64 : i64
      %43 = arith.select %41, %42, %in_9 : i64
      %44 = arith.index_cast %43 : i64 to index
      %45 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %46 = arith.addi %in_10, %c5_i64 : i64
      %47 = arith.select %45, %46, %in_10 : i64
      %48 = arith.index_cast %47 : i64 to index
      %49 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %50 = arith.addi %in_11, %c6_i64 : i64
      %51 = arith.select %49, %50, %in_11 : i64
      %52 = arith.index_cast %51 : i64 to index
      %extracted = tensor.extract %15[%36, %40, %44, %48, %52] : tensor<1x2x9x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8x6xf32>
    %25 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i64
      %35 = arith.addi %34, %c-1_i64 : i64
      linalg.yield %35 : i64
    } -> tensor<9xi64>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<9xi64>) outs(%0 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %33 = math.absi %in : i64
      linalg.yield %33 : i64
    } -> tensor<9xi64>
    %27 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %26 : tensor<i64>, tensor<9xi64>) outs(%0 : tensor<9xi64>) {
    ^bb0(%in: i64, %in_8: i64, %out: i64):
      %33 = arith.subi %in, %in_8 : i64
      linalg.yield %33 : i64
    } -> tensor<9xi64>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%27 : tensor<9xi64>) outs(%0 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %33 = math.absi %in : i64
      linalg.yield %33 : i64
    } -> tensor<9xi64>
    %29 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %28 : tensor<i64>, tensor<9xi64>) outs(%0 : tensor<9xi64>) {
    ^bb0(%in: i64, %in_8: i64, %out: i64):
      %33 = arith.subi %in, %in_8 : i64
      linalg.yield %33 : i64
    } -> tensor<9xi64>
    %30 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%16 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i64
      linalg.yield %34 : i64
    } -> tensor<8xi64>
    %expanded_7 = tensor.expand_shape %30 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %31 = tensor.empty() : tensor<1x2x9x8x9xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded_3, %expanded_6, %expanded_7, %29 : tensor<1x1x1x1x1xi64>, tensor<2x1x1x1xi64>, tensor<9x1x1xi64>, tensor<8x1xi64>, tensor<9xi64>) outs(%31 : tensor<1x2x9x8x9xf32>) {
    ^bb0(%in: i64, %in_8: i64, %in_9: i64, %in_10: i64, %in_11: i64, %out: f32):
      %33 = arith.cmpi slt, %in, %c0_i64 : i64
      %34 = arith.addi %in, %c1_i64 : i64
      %35 = arith.select %33, %34, %in : i64
      %36 = arith.index_cast %35 : i64 to index
      %37 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %38 = arith.addi %in_8, %c2_i64 : i64
      %39 = arith.select %37, %38, %in_8 : i64
      %40 = arith.index_cast %39 : i64 to index
      %41 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %42 = arith.addi %in_9, %c9_i64 : i64
      %43 = arith.select %41, %42, %in_9 : i64
      %44 = arith.index_cast %43 : i64 to index
      %45 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %46 = arith.addi %in_10, %c8_i64 : i64
      %47 = arith.select %45, %46, %in_10 : i64
      %48 = arith.index_cast %47 : i64 to index
      %49 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %50 = arith.addi %in_11, %c6_i64 : i64
      %51 = arith.select %49, %50, %in_11 : i64
      %52 = arith.index_cast %51 : i64 to index
      %extracted = tensor.extract %24[%36, %40, %44, %48, %52] : tensor<1x2x9x8x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8x9xf32>
    return %32 : tensor<1x2x9x8x9xf32>
  }
}
