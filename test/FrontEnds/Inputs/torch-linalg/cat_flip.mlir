// pads: symmetric
// inputs: float32[2,5]
// result: float32[2,10] 156e7144a5f5622a903fe356dead36282b5bc3aac4e1e643dee68a25d2f7e497
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x5xf32>) -> tensor<2x10xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %0 = tensor.empty() : tensor<2x5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x5xf32>) outs(%1 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = linalg.index 0 : index
      %4 = linalg.index 1 : index
      %5 = arith.subi %c4, %4 : index
      %extracted = tensor.extract %arg0[%3, %5] : tensor<2x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x5xf32>
    %concat = tensor.concat dim(1) %arg0, %2 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x10xf32>
    return %concat : tensor<2x10xf32>
  }
}
