// pads: reflect
// inputs: float64[1,2,5,6]
// result: float64[1,2,8,9] 9655966a6e32bbece0e0ceee4ea59740e3b3f6a2ed0e12f9e93d99924cd22181
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x5x6xf64>) -> tensor<1x2x8x9xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<1x2x8x9xf64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<1x2x8x9xf64>) -> tensor<1x2x8x9xf64>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 1, 1] [1, 2, 1, 2] [1, 1, 1, 1] : tensor<1x2x5x6xf64> to tensor<1x2x1x2xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x1x2xf64>) outs(%extracted_slice : tensor<1x2x1x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %11 = linalg.index 1 : index
      %12 = linalg.index 3 : index
      %13 = arith.subi %c1, %12 : index
      %extracted = tensor.extract %extracted_slice[%c0, %11, %c0, %13] : tensor<1x2x1x2xf64>
      linalg.yield %extracted : f64
    } -> tensor<1x2x1x2xf64>
    %inserted_slice = tensor.insert_slice %2 into %1[0, 0, 0, 0] [1, 2, 1, 2] [1, 1, 1, 1] : tensor<1x2x1x2xf64> into tensor<1x2x8x9xf64>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 1, 4] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x5x6xf64> to tensor<1x2x1x1xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<1x2x1x1xf64>) outs(%extracted_slice_0 : tensor<1x2x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice_0[%c0, %11, %c0, %c0] : tensor<1x2x1x1xf64>
      linalg.yield %extracted : f64
    } -> tensor<1x2x1x1xf64>
    %inserted_slice_1 = tensor.insert_slice %3 into %inserted_slice[0, 0, 0, 8] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x1x1xf64> into tensor<1x2x8x9xf64>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0, 1, 0] [1, 2, 1, 6] [1, 1, 1, 1] : tensor<1x2x5x6xf64> to tensor<1x2x1x6xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<1x2x1x6xf64>) outs(%extracted_slice_2 : tensor<1x2x1x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %11 = linalg.index 1 : index
      %12 = linalg.index 3 : index
      %extracted = tensor.extract %extracted_slice_2[%c0, %11, %c0, %12] : tensor<1x2x1x6xf64>
      linalg.yield %extracted : f64
    } -> tensor<1x2x1x6xf64>
    %inserted_slice_3 = tensor.insert_slice %4 into %inserted_slice_1[0, 0, 0, 2] [1, 2, 1, 6] [1, 1, 1, 1] : tensor<1x2x1x6xf64> into tensor<1x2x8x9xf64>
    %extracted_slice_4 = tensor.extract_slice %arg0[0, 0, 2, 1] [1, 2, 2, 2] [1, 1, 1, 1] : tensor<1x2x5x6xf64> to tensor<1x2x2x2xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<1x2x2x2xf64>) outs(%extracted_slice_4 : tensor<1x2x2x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %13 = linalg.index 3 : index
      %14 = arith.subi %c1, %13 : index
      %15 = arith.subi %c1, %12 : index
      %extracted = tensor.extract %extracted_slice_4[%c0, %11, %15, %14] : tensor<1x2x2x2xf64>
      linalg.yield %extracted : f64
    } -> tensor<1x2x2x2xf64>
    %inserted_slice_5 = tensor.insert_slice %5 into %inserted_slice_3[0, 0, 6, 0] [1, 2, 2, 2] [1, 1, 1, 1] : tensor<1x2x2x2xf64> into tensor<1x2x8x9xf64>
    %extracted_slice_6 = tensor.extract_slice %arg0[0, 0, 2, 4] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x2x5x6xf64> to tensor<1x2x2x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_6 : tensor<1x2x2x1xf64>) outs(%extracted_slice_6 : tensor<1x2x2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %13 = arith.subi %c1, %12 : index
      %extracted = tensor.extract %extracted_slice_6[%c0, %11, %13, %c0] : tensor<1x2x2x1xf64>
      linalg.yield %extracted : f64
    } -> tensor<1x2x2x1xf64>
    %inserted_slice_7 = tensor.insert_slice %6 into %inserted_slice_5[0, 0, 6, 8] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x2x2x1xf64> into tensor<1x2x8x9xf64>
    %extracted_slice_8 = tensor.extract_slice %arg0[0, 0, 2, 0] [1, 2, 2, 6] [1, 1, 1, 1] : tensor<1x2x5x6xf64> to tensor<1x2x2x6xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_8 : tensor<1x2x2x6xf64>) outs(%extracted_slice_8 : tensor<1x2x2x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %13 = linalg.index 3 : index
      %14 = arith.subi %c1, %12 : index
      %extracted = tensor.extract %extracted_slice_8[%c0, %11, %14, %13] : tensor<1x2x2x6xf64>
      linalg.yield %extracted : f64
    } -> tensor<1x2x2x6xf64>
    %inserted_slice_9 = tensor.insert_slice %7 into %inserted_slice_7[0, 0, 6, 2] [1, 2, 2, 6] [1, 1, 1, 1] : tensor<1x2x2x6xf64> into tensor<1x2x8x9xf64>
    %extracted_slice_10 = tensor.extract_slice %arg0[0, 0, 0, 1] [1, 2, 5, 2] [1, 1, 1, 1] : tensor<1x2x5x6xf64> to tensor<1x2x5x2xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_10 : tensor<1x2x5x2xf64>) outs(%extracted_slice_10 : tensor<1x2x5x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %13 = linalg.index 3 : index
      %14 = arith.subi %c1, %13 : index
      %extracted = tensor.extract %extracted_slice_10[%c0, %11, %12, %14] : tensor<1x2x5x2xf64>
      linalg.yield %extracted : f64
    } -> tensor<1x2x5x2xf64>
    %inserted_slice_11 = tensor.insert_slice %8 into %inserted_slice_9[0, 0, 1, 0] [1, 2, 5, 2] [1, 1, 1, 1] : tensor<1x2x5x2xf64> into tensor<1x2x8x9xf64>
    %extracted_slice_12 = tensor.extract_slice %arg0[0, 0, 0, 4] [1, 2, 5, 1] [1, 1, 1, 1] : tensor<1x2x5x6xf64> to tensor<1x2x5x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12 : tensor<1x2x5x1xf64>) outs(%extracted_slice_12 : tensor<1x2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %extracted = tensor.extract %extracted_slice_12[%c0, %11, %12, %c0] : tensor<1x2x5x1xf64>
      linalg.yield %extracted : f64
    } -> tensor<1x2x5x1xf64>
    %inserted_slice_13 = tensor.insert_slice %9 into %inserted_slice_11[0, 0, 1, 8] [1, 2, 5, 1] [1, 1, 1, 1] : tensor<1x2x5x1xf64> into tensor<1x2x8x9xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x2x5x6xf64>) outs(%arg0 : tensor<1x2x5x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %13 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%c0, %11, %12, %13] : tensor<1x2x5x6xf64>
      linalg.yield %extracted : f64
    } -> tensor<1x2x5x6xf64>
    %inserted_slice_14 = tensor.insert_slice %10 into %inserted_slice_13[0, 0, 1, 2] [1, 2, 5, 6] [1, 1, 1, 1] : tensor<1x2x5x6xf64> into tensor<1x2x8x9xf64>
    return %inserted_slice_14 : tensor<1x2x8x9xf64>
  }
}
