// pads: wrap
// inputs: float32[3,2,5,6]
// result: float32[3,2,8,9] 0b66cf2ea7415db3db97afa2be3bff40700d7707a2ab73477f21d83fbd7dd045
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x2x5x6xf32>) -> tensor<?x2x8x9xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x2x5x6xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = tensor.empty(%dim) : tensor<?x2x8x9xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [%dim, 2, 5, 6] [1, 1, 1, 1] : tensor<?x2x5x6xf32> to tensor<?x2x5x6xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [%dim, 2, 5, 6] [1, 1, 1, 1] : tensor<?x2x5x6xf32> to tensor<?x2x5x6xf32>
    %2 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %2, "unimplemented: dynamic negative broadcast sizes"
    %3 = tensor.empty(%dim) : tensor<?x2x5x6xf32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%3 : tensor<?x2x5x6xf32>) {
    ^bb0(%out: f32):
      %13 = linalg.index 0 : index
      %14 = linalg.index 1 : index
      %15 = linalg.index 2 : index
      %16 = linalg.index 3 : index
      %17 = arith.cmpi eq, %dim, %c1 : index
      %18 = arith.select %17, %c0, %13 : index
      %extracted = tensor.extract %extracted_slice_0[%18, %14, %15, %16] : tensor<?x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x5x6xf32>
    %extracted_slice_1 = tensor.extract_slice %1[0, 0, 0, 2] [%dim, 2, 8, 6] [1, 1, 1, 1] : tensor<?x2x8x9xf32> to tensor<?x2x8x6xf32>
    %inserted_slice = tensor.insert_slice %4 into %extracted_slice_1[0, 0, 1, 0] [%dim, 2, 5, 6] [1, 1, 1, 1] : tensor<?x2x5x6xf32> into tensor<?x2x8x6xf32>
    %inserted_slice_2 = tensor.insert_slice %inserted_slice into %1[0, 0, 0, 2] [%dim, 2, 8, 6] [1, 1, 1, 1] : tensor<?x2x8x6xf32> into tensor<?x2x8x9xf32>
    %extracted_slice_3 = tensor.extract_slice %inserted_slice_2[0, 0, 0, 6] [%dim, 2, 8, 2] [1, 1, 1, 1] : tensor<?x2x8x9xf32> to tensor<?x2x8x2xf32>
    cf.assert %2, "unimplemented: dynamic negative broadcast sizes"
    %5 = tensor.empty(%dim) : tensor<?x2x8x2xf32>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%5 : tensor<?x2x8x2xf32>) {
    ^bb0(%out: f32):
      %13 = linalg.index 0 : index
      %14 = linalg.index 1 : index
      %15 = linalg.index 2 : index
      %16 = linalg.index 3 : index
      %17 = arith.cmpi eq, %dim, %c1 : index
      %18 = arith.select %17, %c0, %13 : index
      %extracted = tensor.extract %extracted_slice_3[%18, %14, %15, %16] : tensor<?x2x8x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x2xf32>
    %inserted_slice_4 = tensor.insert_slice %6 into %inserted_slice_2[0, 0, 0, 0] [%dim, 2, 8, 2] [1, 1, 1, 1] : tensor<?x2x8x2xf32> into tensor<?x2x8x9xf32>
    %extracted_slice_5 = tensor.extract_slice %inserted_slice_4[0, 0, 0, 2] [%dim, 2, 8, 1] [1, 1, 1, 1] : tensor<?x2x8x9xf32> to tensor<?x2x8x1xf32>
    cf.assert %2, "unimplemented: dynamic negative broadcast sizes"
    %7 = tensor.empty(%dim) : tensor<?x2x8x1xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%7 : tensor<?x2x8x1xf32>) {
    ^bb0(%out: f32):
      %13 = linalg.index 0 : index
      %14 = linalg.index 1 : index
      %15 = linalg.index 2 : index
      %16 = arith.cmpi eq, %dim, %c1 : index
      %17 = arith.select %16, %c0, %13 : index
      %extracted = tensor.extract %extracted_slice_5[%17, %14, %15, %c0] : tensor<?x2x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x1xf32>
    %inserted_slice_6 = tensor.insert_slice %8 into %inserted_slice_4[0, 0, 0, 8] [%dim, 2, 8, 1] [1, 1, 1, 1] : tensor<?x2x8x1xf32> into tensor<?x2x8x9xf32>
    %extracted_slice_7 = tensor.extract_slice %inserted_slice_6[0, 0, 5, 0] [%dim, 2, 1, 9] [1, 1, 1, 1] : tensor<?x2x8x9xf32> to tensor<?x2x1x9xf32>
    cf.assert %2, "unimplemented: dynamic negative broadcast sizes"
    %9 = tensor.empty(%dim) : tensor<?x2x1x9xf32>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%9 : tensor<?x2x1x9xf32>) {
    ^bb0(%out: f32):
      %13 = linalg.index 0 : index
      %14 = linalg.index 1 : index
      %15 = linalg.index 3 : index
      %16 = arith.cmpi eq, %dim, %c1 : index
      %17 = arith.select %16, %c0, %13 : index
      %extracted = tensor.extract %extracted_slice_7[%17, %14, %c0, %15] : tensor<?x2x1x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x1x9xf32>
    %inserted_slice_8 = tensor.insert_slice %10 into %inserted_slice_6[0, 0, 0, 0] [%dim, 2, 1, 9] [1, 1, 1, 1] : tensor<?x2x1x9xf32> into tensor<?x2x8x9xf32>
    %extracted_slice_9 = tensor.extract_slice %inserted_slice_8[0, 0, 1, 0] [%dim, 2, 2, 9] [1, 1, 1, 1] : tensor<?x2x8x9xf32> to tensor<?x2x2x9xf32>
    cf.assert %2, "unimplemented: dynamic negative broadcast sizes"
    %11 = tensor.empty(%dim) : tensor<?x2x2x9xf32>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%11 : tensor<?x2x2x9xf32>) {
    ^bb0(%out: f32):
      %13 = linalg.index 0 : index
      %14 = linalg.index 1 : index
      %15 = linalg.index 2 : index
      %16 = linalg.index 3 : index
      %17 = arith.cmpi eq, %dim, %c1 : index
      %18 = arith.select %17, %c0, %13 : index
      %extracted = tensor.extract %extracted_slice_9[%18, %14, %15, %16] : tensor<?x2x2x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x9xf32>
    %inserted_slice_10 = tensor.insert_slice %12 into %inserted_slice_8[0, 0, 6, 0] [%dim, 2, 2, 9] [1, 1, 1, 1] : tensor<?x2x2x9xf32> into tensor<?x2x8x9xf32>
    return %inserted_slice_10 : tensor<?x2x8x9xf32>
  }
}
