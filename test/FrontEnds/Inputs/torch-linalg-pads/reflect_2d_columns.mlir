// pads: reflect
// inputs: float32[1,2,6,7]
// result: float32[1,2,6,11] 9fe124bd3adfdb9de7794ac1e3bc895b75dcb406bcc37b622884d7712bde490b
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x6x11xf32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x2x6x11xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x2x6x11xf32>) -> tensor<1x2x6x11xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 1] [1, 2, 6, 2] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x6x2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x6x2xf32>) outs(%extracted_slice : tensor<1x2x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = linalg.index 1 : index
      %6 = linalg.index 2 : index
      %7 = linalg.index 3 : index
      %8 = arith.subi %c1, %7 : index
      %extracted = tensor.extract %extracted_slice[%c0, %5, %6, %8] : tensor<1x2x6x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x2xf32>
    %inserted_slice = tensor.insert_slice %2 into %1[0, 0, 0, 0] [1, 2, 6, 2] [1, 1, 1, 1] : tensor<1x2x6x2xf32> into tensor<1x2x6x11xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 4] [1, 2, 6, 2] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x6x2xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<1x2x6x2xf32>) outs(%extracted_slice_0 : tensor<1x2x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = linalg.index 1 : index
      %6 = linalg.index 2 : index
      %7 = linalg.index 3 : index
      %8 = arith.subi %c1, %7 : index
      %extracted = tensor.extract %extracted_slice_0[%c0, %5, %6, %8] : tensor<1x2x6x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x2xf32>
    %inserted_slice_1 = tensor.insert_slice %3 into %inserted_slice[0, 0, 0, 9] [1, 2, 6, 2] [1, 1, 1, 1] : tensor<1x2x6x2xf32> into tensor<1x2x6x11xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x2x6x7xf32>) outs(%arg0 : tensor<1x2x6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = linalg.index 1 : index
      %6 = linalg.index 2 : index
      %7 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%c0, %5, %6, %7] : tensor<1x2x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x7xf32>
    %inserted_slice_2 = tensor.insert_slice %4 into %inserted_slice_1[0, 0, 0, 2] [1, 2, 6, 7] [1, 1, 1, 1] : tensor<1x2x6x7xf32> into tensor<1x2x6x11xf32>
    return %inserted_slice_2 : tensor<1x2x6x11xf32>
  }
}
