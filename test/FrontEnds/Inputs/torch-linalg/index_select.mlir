// pads: edge
// inputs: float32[2,4]
// result: float32[2,7] 5a8cdc283beab8691c87551d161be817ad4fbac21dec051dc0b58b992bfd1b83
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x7xf32> {
    %cst = arith.constant dense_resource<torch_tensor_7_torch.int64> : tensor<7xi64>
    %0 = tensor.empty() : tensor<2x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<7xi64>) outs(%0 : tensor<2x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %2 = arith.index_cast %in : i64 to index
      %3 = linalg.index 0 : index
      %extracted = tensor.extract %arg0[%3, %2] : tensor<2x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7xf32>
    return %1 : tensor<2x7xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_7_torch.int64: "0x080000000000000000000000000000000000000000000000000000000100000000000000020000000000000003000000000000000300000000000000"
    }
  }
#-}
