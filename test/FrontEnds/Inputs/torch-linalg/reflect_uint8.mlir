// pads: reflect
// inputs: uint8[1,2,5,6]
// result: uint8[1,2,5,11] cb33574a4c79b6028b284c51cb16dc66b6e3e5130fb72f92f69423c7a1e6a3d3
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x5x6xi8>) -> tensor<1x2x5x11xi8> {
    %c5_i64 = arith.constant 5 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c6_i64 = arith.constant 6 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant dense_resource<torch_tensor_11_torch.int64> : tensor<11xi64>
    %0 = tensor.empty() : tensor<5xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %8 = linalg.index 0 : index
      %9 = arith.index_cast %8 : index to i64
      linalg.yield %9 : i64
    } -> tensor<5xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %8 = linalg.index 0 : index
      %9 = arith.index_cast %8 : index to i64
      linalg.yield %9 : i64
    } -> tensor<2xi64>
    %expanded_0 = tensor.expand_shape %3 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %4 = tensor.empty() : tensor<1xi64>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_1 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %6 = tensor.empty() : tensor<1x2x5x11xi8>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %expanded_0, %expanded, %cst : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<5x1xi64>, tensor<11xi64>) outs(%6 : tensor<1x2x5x11xi8>) {
    ^bb0(%in: i64, %in_2: i64, %in_3: i64, %in_4: i64, %out: i8):
      %8 = arith.cmpi slt, %in, %c0_i64 : i64
      %9 = arith.addi %in, %c1_i64 : i64
      %10 = arith.select %8, %9, %in : i64
      %11 = arith.index_cast %10 : i64 to index
      %12 = arith.cmpi slt, %in_2, %c0_i64 : i64
      %13 = arith.addi %in_2, %c2_i64 : i64
      %14 = arith.select %12, %13, %in_2 : i64
      %15 = arith.index_cast %14 : i64 to index
      %16 = arith.cmpi slt, %in_3, %c0_i64 : i64
      %17 = arith.addi %in_3, %c5_i64 : i64
      %18 = arith.select %16, %17, %in_3 : i64
      %19 = arith.index_cast %18 : i64 to index
      %20 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %21 = arith.addi %in_4, %c6_i64 : i64
      %22 = arith.select %20, %21, %in_4 : i64
      %23 = arith.index_cast %22 : i64 to index
      %extracted = tensor.extract %arg0[%11, %15, %19, %23] : tensor<1x2x5x6xi8>
      linalg.yield %extracted : i8
    } -> tensor<1x2x5x11xi8>
    return %7 : tensor<1x2x5x11xi8>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_11_torch.int64: "0x0800000002000000000000000100000000000000000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000040000000000000003000000000000000200000000000000"
    }
  }
#-}
