// pads: reflect
// inputs: float32[1,3]
// result: float32[1,5] 84bc4a0c24870b4f47f943493433441a811ab9866c62f8f1ce15cbd987e15177
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1) -> (0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<1x5xf32> {
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c3_i64 = arith.constant 3 : i64
    %cst = arith.constant dense<2> : tensor<i64>
    %0 = tensor.empty() : tensor<5xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %10 = linalg.index 0 : index
      %11 = arith.index_cast %10 : index to i64
      %12 = arith.addi %11, %c-1_i64 : i64
      linalg.yield %12 : i64
    } -> tensor<5xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %10 = math.absi %in : i64
      linalg.yield %10 : i64
    } -> tensor<5xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %2 : tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %10 = arith.subi %in, %in_0 : i64
      linalg.yield %10 : i64
    } -> tensor<5xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %10 = math.absi %in : i64
      linalg.yield %10 : i64
    } -> tensor<5xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst, %4 : tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %10 = arith.subi %in, %in_0 : i64
      linalg.yield %10 : i64
    } -> tensor<5xi64>
    %6 = tensor.empty() : tensor<1xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded = tensor.expand_shape %7 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %8 = tensor.empty() : tensor<1x5xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %5 : tensor<1x1xi64>, tensor<5xi64>) outs(%8 : tensor<1x5xf32>) {
    ^bb0(%in: i64, %in_0: i64, %out: f32):
      %10 = arith.cmpi slt, %in, %c0_i64 : i64
      %11 = arith.addi %in, %c1_i64 : i64
      %12 = arith.select %10, %11, %in : i64
      %13 = arith.index_cast %12 : i64 to index
      %14 = arith.cmpi slt, %in_0, %c0_i64 : i64
      %15 = arith.addi %in_0, %c3_i64 : i64
      %16 = arith.select %14, %15, %in_0 : i64
      %17 = arith.index_cast %16 : i64 to index
      %extracted = tensor.extract %arg0[%13, %17] : tensor<1x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x5xf32>
    return %9 : tensor<1x5xf32>
  }
}
