// pads: adjoint
// inputs: int32[12,15]
// result: int32[7,9] 49d8d02349b5176eba59feac9957dc27adafcc63be6274a84db5d89602c5aeb2
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xi32>) -> (tensor<7x9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xi32>) -> tensor<7x9xi32>
    return %0 : tensor<7x9xi32>
  }
  func.func private @_pad(%arg0: tensor<12x15xi32>) -> tensor<7x9xi32> {
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [12, 2] [1, 1] : tensor<12x15xi32> to tensor<12x2xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 2] [12, 9] [1, 1] : tensor<12x15xi32> to tensor<12x9xi32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 11] [12, 4] [1, 1] : tensor<12x15xi32> to tensor<12x4xi32>
    %padded = tensor.pad %extracted_slice_1 low[0, 0] high[0, 5] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<12x4xi32> to tensor<12x9xi32>
    %0 = tensor.empty() : tensor<12x9xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0, %padded : tensor<12x9xi32>, tensor<12x9xi32>) outs(%0 : tensor<12x9xi32>) {
    ^bb0(%in: i32, %in_8: i32, %out: i32):
      %8 = arith.addi %in, %in_8 : i32
      linalg.yield %8 : i32
    } -> tensor<12x9xi32>
    %padded_2 = tensor.pad %extracted_slice low[0, 7] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<12x2xi32> to tensor<12x9xi32>
    %2 = tensor.empty() : tensor<12x9xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %padded_2 : tensor<12x9xi32>, tensor<12x9xi32>) outs(%2 : tensor<12x9xi32>) {
    ^bb0(%in: i32, %in_8: i32, %out: i32):
      %8 = arith.addi %in, %in_8 : i32
      linalg.yield %8 : i32
    } -> tensor<12x9xi32>
    %extracted_slice_3 = tensor.extract_slice %3[0, 0] [3, 9] [1, 1] : tensor<12x9xi32> to tensor<3x9xi32>
    %extracted_slice_4 = tensor.extract_slice %3[3, 0] [7, 9] [1, 1] : tensor<12x9xi32> to tensor<7x9xi32>
    %extracted_slice_5 = tensor.extract_slice %3[10, 0] [2, 9] [1, 1] : tensor<12x9xi32> to tensor<2x9xi32>
    %padded_6 = tensor.pad %extracted_slice_5 low[0, 0] high[5, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<2x9xi32> to tensor<7x9xi32>
    %4 = tensor.empty() : tensor<7x9xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %padded_6 : tensor<7x9xi32>, tensor<7x9xi32>) outs(%4 : tensor<7x9xi32>) {
    ^bb0(%in: i32, %in_8: i32, %out: i32):
      %8 = arith.addi %in, %in_8 : i32
      linalg.yield %8 : i32
    } -> tensor<7x9xi32>
    %padded_7 = tensor.pad %extracted_slice_3 low[4, 0] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<3x9xi32> to tensor<7x9xi32>
    %6 = tensor.empty() : tensor<7x9xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %padded_7 : tensor<7x9xi32>, tensor<7x9xi32>) outs(%6 : tensor<7x9xi32>) {
    ^bb0(%in: i32, %in_8: i32, %out: i32):
      %8 = arith.addi %in, %in_8 : i32
      linalg.yield %8 : i32
    } -> tensor<7x9xi32>
    return %7 : tensor<7x9xi32>
  }
}
