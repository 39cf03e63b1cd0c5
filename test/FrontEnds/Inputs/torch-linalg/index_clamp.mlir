// pads: edge
// inputs: float32[2,6]
// result: float32[2,11] 95b9630cc7e7ac40e81c6a2dab9f2cea1ae78196eebb681ed65a9af0cd15ac28
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x6xf32>) -> tensor<2x11xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c5_i64 = arith.constant 5 : i64
    %c-2_i64 = arith.constant -2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c6_i64 = arith.constant 6 : i64
    %0 = tensor.empty() : tensor<11xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<11xi64>) {
    ^bb0(%out: i64):
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.addi %8, %c-2_i64 : i64
      linalg.yield %9 : i64
    } -> tensor<11xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<11xi64>) outs(%0 : tensor<11xi64>) {
    ^bb0(%in: i64, %out: i64):
      %7 = arith.maxsi %in, %c0_i64 : i64
      %8 = arith.minsi %7, %c5_i64 : i64
      linalg.yield %8 : i64
    } -> tensor<11xi64>
    %3 = tensor.empty() : tensor<2xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i64
      linalg.yield %8 : i64
    } -> tensor<2xi64>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %5 = tensor.empty() : tensor<2x11xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %2 : tensor<2x1xi64>, tensor<11xi64>) outs(%5 : tensor<2x11xf32>) {
    ^bb0(%in: i64, %in_0: i64, %out: f32):
      %7 = arith.cmpi slt, %in, %c0_i64 : i64
      %8 = arith.addi %in, %c2_i64 : i64
      %9 = arith.select %7, %8, %in : i64
      %10 = arith.index_cast %9 : i64 to index
      %11 = arith.cmpi slt, %in_0, %c0_i64 : i64
      %12 = arith.addi %in_0, %c6_i64 : i64
      %13 = arith.select %11, %12, %in_0 : i64
      %14 = arith.index_cast %13 : i64 to index
      %extracted = tensor.extract %arg0[%10, %14] : tensor<2x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x11xf32>
    return %6 : tensor<2x11xf32>
  }
}
