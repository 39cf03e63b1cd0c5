// pads: reflect
// inputs: float32[1,2,5,6]
// result: float32[1,2,8,9] e0aa76c69023bc5fa61ba8baed9fb9befdc690a71146547e887162209b59e573
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x?x?xf32>) -> tensor<1x2x?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c2 : tensor<1x2x?x?xf32>
    %dim_0 = tensor.dim %arg0, %c3 : tensor<1x2x?x?xf32>
    %0 = arith.cmpi sge, %dim_0, %c2 : index
    cf.assert %0, "Left padding too large"
    %1 = arith.cmpi sge, %dim_0, %c1 : index
    cf.assert %1, "Right padding too large"
    %2 = arith.cmpi sge, %dim, %c1 : index
    cf.assert %2, "Top padding too large"
    %3 = arith.cmpi sge, %dim, %c2 : index
    cf.assert %3, "Bottom padding too large"
    %4 = arith.addi %dim, %c3 : index
    %5 = arith.addi %dim_0, %c3 : index
    %6 = tensor.empty(%4, %5) : tensor<1x2x?x?xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x2x?x?xf32>) -> tensor<1x2x?x?xf32>
    %8 = arith.subi %dim_0, %c2 : index
    %9 = arith.subi %dim, %c3 : index
    %10 = arith.addi %dim_0, %c2 : index
    %11 = arith.addi %dim, %c1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 1, 1] [1, 2, 1, 2] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x1x2xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x1x2xf32>) outs(%extracted_slice : tensor<1x2x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = linalg.index 1 : index
      %22 = linalg.index 3 : index
      %23 = arith.subi %c1, %22 : index
      %extracted = tensor.extract %extracted_slice[%c0, %21, %c0, %23] : tensor<1x2x1x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x1x2xf32>
    %inserted_slice = tensor.insert_slice %12 into %7[0, 0, 0, 0] [1, 2, 1, 2] [1, 1, 1, 1] : tensor<1x2x1x2xf32> into tensor<1x2x?x?xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 1, %8] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x1x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_1 : tensor<1x2x1x1xf32>) outs(%extracted_slice_1 : tensor<1x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice_1[%c0, %21, %c0, %c0] : tensor<1x2x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x1x1xf32>
    %inserted_slice_2 = tensor.insert_slice %13 into %inserted_slice[0, 0, 0, %10] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x1x1xf32> into tensor<1x2x?x?xf32>
    %extracted_slice_3 = tensor.extract_slice %arg0[0, 0, 1, 0] [1, 2, 1, %dim_0] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x1x?xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_3 : tensor<1x2x1x?xf32>) outs(%extracted_slice_3 : tensor<1x2x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = linalg.index 1 : index
      %22 = linalg.index 3 : index
      %extracted = tensor.extract %extracted_slice_3[%c0, %21, %c0, %22] : tensor<1x2x1x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x1x?xf32>
    %inserted_slice_4 = tensor.insert_slice %14 into %inserted_slice_2[0, 0, 0, 2] [1, 2, 1, %dim_0] [1, 1, 1, 1] : tensor<1x2x1x?xf32> into tensor<1x2x?x?xf32>
    %extracted_slice_5 = tensor.extract_slice %arg0[0, 0, %9, 1] [1, 2, 2, 2] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x2x2xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_5 : tensor<1x2x2x2xf32>) outs(%extracted_slice_5 : tensor<1x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = linalg.index 1 : index
      %22 = linalg.index 2 : index
      %23 = linalg.index 3 : index
      %24 = arith.subi %c1, %23 : index
      %25 = arith.subi %c1, %22 : index
      %extracted = tensor.extract %extracted_slice_5[%c0, %21, %25, %24] : tensor<1x2x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x2x2xf32>
    %inserted_slice_6 = tensor.insert_slice %15 into %inserted_slice_4[0, 0, %11, 0] [1, 2, 2, 2] [1, 1, 1, 1] : tensor<1x2x2x2xf32> into tensor<1x2x?x?xf32>
    %extracted_slice_7 = tensor.extract_slice %arg0[0, 0, %9, %8] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x2x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_7 : tensor<1x2x2x1xf32>) outs(%extracted_slice_7 : tensor<1x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = linalg.index 1 : index
      %22 = linalg.index 2 : index
      %23 = arith.subi %c1, %22 : index
      %extracted = tensor.extract %extracted_slice_7[%c0, %21, %23, %c0] : tensor<1x2x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x2x1xf32>
    %inserted_slice_8 = tensor.insert_slice %16 into %inserted_slice_6[0, 0, %11, %10] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x2x2x1xf32> into tensor<1x2x?x?xf32>
    %extracted_slice_9 = tensor.extract_slice %arg0[0, 0, %9, 0] [1, 2, 2, %dim_0] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x2x?xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_9 : tensor<1x2x2x?xf32>) outs(%extracted_slice_9 : tensor<1x2x2x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = linalg.index 1 : index
      %22 = linalg.index 2 : index
      %23 = linalg.index 3 : index
      %24 = arith.subi %c1, %22 : index
      %extracted = tensor.extract %extracted_slice_9[%c0, %21, %24, %23] : tensor<1x2x2x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x2x?xf32>
    %inserted_slice_10 = tensor.insert_slice %17 into %inserted_slice_8[0, 0, %11, 2] [1, 2, 2, %dim_0] [1, 1, 1, 1] : tensor<1x2x2x?xf32> into tensor<1x2x?x?xf32>
    %extracted_slice_11 = tensor.extract_slice %arg0[0, 0, 0, 1] [1, 2, %dim, 2] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x?x2xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11 : tensor<1x2x?x2xf32>) outs(%extracted_slice_11 : tensor<1x2x?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = linalg.index 1 : index
      %22 = linalg.index 2 : index
      %23 = linalg.index 3 : index
      %24 = arith.subi %c1, %23 : index
      %extracted = tensor.extract %extracted_slice_11[%c0, %21, %22, %24] : tensor<1x2x?x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x?x2xf32>
    %inserted_slice_12 = tensor.insert_slice %18 into %inserted_slice_10[0, 0, 1, 0] [1, 2, %dim, 2] [1, 1, 1, 1] : tensor<1x2x?x2xf32> into tensor<1x2x?x?xf32>
    %extracted_slice_13 = tensor.extract_slice %arg0[0, 0, 0, %8] [1, 2, %dim, 1] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13 : tensor<1x2x?x1xf32>) outs(%extracted_slice_13 : tensor<1x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = linalg.index 1 : index
      %22 = linalg.index 2 : index
      %extracted = tensor.extract %extracted_slice_13[%c0, %21, %22, %c0] : tensor<1x2x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x?x1xf32>
    %inserted_slice_14 = tensor.insert_slice %19 into %inserted_slice_12[0, 0, 1, %10] [1, 2, %dim, 1] [1, 1, 1, 1] : tensor<1x2x?x1xf32> into tensor<1x2x?x?xf32>
    %extracted_slice_15 = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 2, %dim, %dim_0] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x?x?xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15 : tensor<1x2x?x?xf32>) outs(%extracted_slice_15 : tensor<1x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = linalg.index 1 : index
      %22 = linalg.index 2 : index
      %23 = linalg.index 3 : index
      %extracted = tensor.extract %extracted_slice_15[%c0, %21, %22, %23] : tensor<1x2x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x?x?xf32>
    %inserted_slice_16 = tensor.insert_slice %20 into %inserted_slice_14[0, 0, 1, 2] [1, 2, %dim, %dim_0] [1, 1, 1, 1] : tensor<1x2x?x?xf32> into tensor<1x2x?x?xf32>
    return %inserted_slice_16 : tensor<1x2x?x?xf32>
  }
}
