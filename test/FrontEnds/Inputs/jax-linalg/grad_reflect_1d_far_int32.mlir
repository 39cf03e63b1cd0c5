// pads: adjoint
// inputs: int32[19]
// result: int32[4] 6987e27e62bfb23dd66b80fa389a8af26bb9be06cbfa89cbc606c71ebb7fd806
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0 + 2)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<19xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<19xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_pad(%arg0: tensor<19xi32>) -> tensor<4xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0] [16] [1] : tensor<19xi32> to tensor<16xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[16] [3] [1] : tensor<19xi32> to tensor<3xi32>
    %0 = call @_flip(%extracted_slice_0) : (tensor<3xi32>) -> tensor<3xi32>
    %padded = tensor.pad %0 low[12] high[1] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<3xi32> to tensor<16xi32>
    %1 = tensor.empty() : tensor<16xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %padded : tensor<16xi32>, tensor<16xi32>) outs(%1 : tensor<16xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %15 = arith.addi %in, %in_13 : i32
      linalg.yield %15 : i32
    } -> tensor<16xi32>
    %extracted_slice_1 = tensor.extract_slice %2[0] [13] [1] : tensor<16xi32> to tensor<13xi32>
    %extracted_slice_2 = tensor.extract_slice %2[13] [3] [1] : tensor<16xi32> to tensor<3xi32>
    %3 = call @_flip(%extracted_slice_2) : (tensor<3xi32>) -> tensor<3xi32>
    %padded_3 = tensor.pad %3 low[9] high[1] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<3xi32> to tensor<13xi32>
    %4 = tensor.empty() : tensor<13xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_1, %padded_3 : tensor<13xi32>, tensor<13xi32>) outs(%4 : tensor<13xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %15 = arith.addi %in, %in_13 : i32
      linalg.yield %15 : i32
    } -> tensor<13xi32>
    %extracted_slice_4 = tensor.extract_slice %5[0] [10] [1] : tensor<13xi32> to tensor<10xi32>
    %extracted_slice_5 = tensor.extract_slice %5[10] [3] [1] : tensor<13xi32> to tensor<3xi32>
    %6 = call @_flip(%extracted_slice_5) : (tensor<3xi32>) -> tensor<3xi32>
    %padded_6 = tensor.pad %6 low[6] high[1] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<3xi32> to tensor<10xi32>
    %7 = tensor.empty() : tensor<10xi32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_4, %padded_6 : tensor<10xi32>, tensor<10xi32>) outs(%7 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %15 = arith.addi %in, %in_13 : i32
      linalg.yield %15 : i32
    } -> tensor<10xi32>
    %extracted_slice_7 = tensor.extract_slice %8[0] [3] [1] : tensor<10xi32> to tensor<3xi32>
    %extracted_slice_8 = tensor.extract_slice %8[3] [7] [1] : tensor<10xi32> to tensor<7xi32>
    %9 = call @_flip(%extracted_slice_7) : (tensor<3xi32>) -> tensor<3xi32>
    %padded_9 = tensor.pad %9 low[1] high[3] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<3xi32> to tensor<7xi32>
    %10 = tensor.empty() : tensor<7xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_8, %padded_9 : tensor<7xi32>, tensor<7xi32>) outs(%10 : tensor<7xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %15 = arith.addi %in, %in_13 : i32
      linalg.yield %15 : i32
    } -> tensor<7xi32>
    %extracted_slice_10 = tensor.extract_slice %11[0] [3] [1] : tensor<7xi32> to tensor<3xi32>
    %extracted_slice_11 = tensor.extract_slice %11[3] [4] [1] : tensor<7xi32> to tensor<4xi32>
    %12 = call @_flip(%extracted_slice_10) : (tensor<3xi32>) -> tensor<3xi32>
    %padded_12 = tensor.pad %12 low[1] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<3xi32> to tensor<4xi32>
    %13 = tensor.empty() : tensor<4xi32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_11, %padded_12 : tensor<4xi32>, tensor<4xi32>) outs(%13 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %15 = arith.addi %in, %in_13 : i32
      linalg.yield %15 : i32
    } -> tensor<4xi32>
    return %14 : tensor<4xi32>
  }
  func.func private @_flip(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = tensor.empty() : tensor<3xi32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xi32>) outs(%0 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
}
