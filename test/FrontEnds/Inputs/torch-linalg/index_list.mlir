// pads: reflect
// inputs: float32[2,6]
// result: float32[2,11] 9fff7eff1dcd67308d9e7bbc82c2ebccf1fafd80abac56819d4b4bb467f77d79
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x6xf32>) -> tensor<2x11xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c6_i64 = arith.constant 6 : i64
    %cst = arith.constant dense_resource<torch_tensor_11_torch.int64> : tensor<11xi64>
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %4 = linalg.index 0 : index
      %5 = arith.index_cast %4 : index to i64
      linalg.yield %5 : i64
    } -> tensor<2xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %2 = tensor.empty() : tensor<2x11xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %cst : tensor<2x1xi64>, tensor<11xi64>) outs(%2 : tensor<2x11xf32>) {
    ^bb0(%in: i64, %in_0: i64, %out: f32):
      %4 = arith.cmpi slt, %in, %c0_i64 : i64
      %5 = arith.addi %in, %c2_i64 : i64
      %6 = arith.select %4, %5, %in : i64
      %7 = arith.index_cast %6 : i64 to index
      %8 = arith.cmpi slt, %in_0, %c0_i64 : i64
      %9 = arith.addi %in_0, %c6_i64 : i64
      %10 = arith.select %8, %9, %in_0 : i64
      %11 = arith.index_cast %10 : i64 to index
      %extracted = tensor.extract %arg0[%7, %11] : tensor<2x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x11xf32>
    return %3 : tensor<2x11xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_11_torch.int64: "0x0800000002000000000000000100000000000000000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000040000000000000003000000000000000200000000000000"
    }
  }
#-}
