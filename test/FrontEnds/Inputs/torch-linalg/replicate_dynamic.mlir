// pads: edge
// inputs: float32[1,2,5,6]
// result: float32[1,2,8,9] 126414bdc587fdb6d226af9801e780e93b08babfa2193fd1eab6268408a1b7d0
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x?x?xf32>) -> tensor<1x2x?x?xf32> {
    %c-2_i64 = arith.constant -2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %dim = tensor.dim %arg0, %c2 : tensor<1x2x?x?xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_0 = tensor.dim %arg0, %c3 : tensor<1x2x?x?xf32>
    %1 = arith.index_cast %dim_0 : index to i64
    %2 = arith.addi %0, %c2_i64 : i64
    %3 = arith.subi %2, %c-1_i64 : i64
    %4 = arith.index_cast %3 : i64 to index
    %5 = tensor.empty(%4) : tensor<?xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %28 = linalg.index 0 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.addi %29, %c-1_i64 : i64
      linalg.yield %30 : i64
    } -> tensor<?xi64>
    %7 = arith.subi %0, %c1_i64 : i64
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<?xi64>) outs(%5 : tensor<?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %28 = arith.maxsi %in, %c0_i64 : i64
      %29 = arith.minsi %28, %7 : i64
      linalg.yield %29 : i64
    } -> tensor<?xi64>
    %9 = tensor.empty(%dim_0) : tensor<?xi64>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%9 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %28 = linalg.index 0 : index
      %29 = arith.index_cast %28 : index to i64
      linalg.yield %29 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %8 [[0, 1]] output_shape [%4, 1] : tensor<?xi64> into tensor<?x1xi64>
    %11 = tensor.empty() : tensor<2xi64>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%11 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %28 = linalg.index 0 : index
      %29 = arith.index_cast %28 : index to i64
      linalg.yield %29 : i64
    } -> tensor<2xi64>
    %expanded_1 = tensor.expand_shape %12 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %13 = tensor.empty() : tensor<1xi64>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%13 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_2 = tensor.expand_shape %14 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %dim_3 = tensor.dim %expanded, %c0 : tensor<?x1xi64>
    %dim_4 = tensor.dim %10, %c0 : tensor<?xi64>
    %15 = tensor.empty(%dim_3, %dim_4) : tensor<1x2x?x?xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded, %10 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<?x1xi64>, tensor<?xi64>) outs(%15 : tensor<1x2x?x?xf32>) {
    ^bb0(%in: i64, %in_8: i64, %in_9: i64, %in_10: i64, %out: f32):
      %28 = arith.cmpi slt, %in, %c0_i64 : i64
      %29 = arith.addi %in, %c1_i64 : i64
      %30 = arith.select %28, %29, %in : i64
      %31 = arith.index_cast %30 : i64 to index
      %32 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %33 = arith.addi %in_8, %c2_i64 : i64
      %34 = arith.select %32, %33, %in_8 : i64
      %35 = arith.index_cast %34 : i64 to index
      %36 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %37 = arith.addi %in_9, %0 : i64
      %38 = arith.select %36, %37, %in_9 : i64
      %39 = arith.index_cast %38 : i64 to index
      %40 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %41 = arith.addi %in_10, %1 : i64
      %42 = arith.select %40, %41, %in_10 : i64
      %43 = arith.index_cast %42 : i64 to index
      %extracted = tensor.extract %arg0[%31, %35, %39, %43] : tensor<1x2x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x?x?xf32>
    %17 = arith.addi %1, %c1_i64 : i64
    %18 = arith.subi %17, %c-2_i64 : i64
    %19 = arith.index_cast %18 : i64 to index
    %20 = tensor.empty(%19) : tensor<?xi64>
    %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%20 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %28 = linalg.index 0 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.addi %29, %c-2_i64 : i64
      linalg.yield %30 : i64
    } -> tensor<?xi64>
    %22 = arith.subi %1, %c1_i64 : i64
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%21 : tensor<?xi64>) outs(%20 : tensor<?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %28 = arith.maxsi %in, %c0_i64 : i64
      %29 = arith.minsi %28, %22 : i64
      linalg.yield %29 : i64
    } -> tensor<?xi64>
    %24 = tensor.empty(%dim_3) : tensor<?xi64>
    %25 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%24 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %28 = linalg.index 0 : index
      %29 = arith.index_cast %28 : index to i64
      linalg.yield %29 : i64
    } -> tensor<?xi64>
    %expanded_5 = tensor.expand_shape %25 [[0, 1]] output_shape [%dim_3, 1] : tensor<?xi64> into tensor<?x1xi64>
    %dim_6 = tensor.dim %expanded_5, %c0 : tensor<?x1xi64>
    %dim_7 = tensor.dim %23, %c0 : tensor<?xi64>
    %26 = tensor.empty(%dim_6, %dim_7) : tensor<1x2x?x?xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded_5, %23 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<?x1xi64>, tensor<?xi64>) outs(%26 : tensor<1x2x?x?xf32>) {
    ^bb0(%in: i64, %in_8: i64, %in_9: i64, %in_10: i64, %out: f32):
      %28 = arith.cmpi slt, %in, %c0_i64 : i64
      %29 = arith.addi %in, %c1_i64 : i64
      %30 = arith.select %28, %29, %in : i64
      %31 = arith.index_cast %30 : i64 to index
      %32 = arith.cmpi slt, %in_8, %c0_i64 : i64
      %33 = arith.addi %in_8, %c2_i64 : i64
      %34 = arith.select %32, %33, %in_8 : i64
      %35 = arith.index_cast %34 : i64 to index
      %36 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %37 = arith.index_cast %dim_3 : index to i64
      %38 = arith.addi %in_9, %37 : i64
      %39 = arith.select %36, %38, %in_9 : i64
      %40 = arith.index_cast %39 : i64 to index
      %41 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %42 = arith.index_cast %dim_4 : index to i64
      %43 = arith.addi %in_10, %42 : i64
      %44 = arith.select %41, %43, %in_10 : i64
      %45 = arith.index_cast %44 : i64 to index
      %extracted = tensor.extract %16[%31, %35, %40, %45] : tensor<1x2x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x?x?xf32>
    return %27 : tensor<1x2x?x?xf32>
  }
}
