// pads: edge
// inputs: float32[2,9]
// result: float32[2,12] 42449e9cb347f3ae5460b6e0a0cea2a3869c0c89dd567e2defc4edaf0bd2ba87
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x12xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 8] [2, 1] [1, 1] : tensor<2x9xf32> to tensor<2x1xf32>
    %0 = tensor.empty() : tensor<2x3xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<2xf32>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3xf32>
    %concat = tensor.concat dim(1) %arg0, %1 : (tensor<2x9xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
    return %concat : tensor<2x12xf32>
  }
}
