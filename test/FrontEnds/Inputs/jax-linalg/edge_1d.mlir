// pads: edge
// inputs: float32[9]
// result: float32[14] 9b07d03d27f6ce33b32ecbcd066c5a203d4fd82b1fdebadfd9e3fc5a999d65fd
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %c11 = arith.constant 11 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<9xf32> to tensor<1xf32>
    %0 = tensor.empty() : tensor<1x2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%0 : tensor<1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[8] [1] [1] : tensor<9xf32> to tensor<1xf32>
    %2 = tensor.empty() : tensor<1x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<1xf32>) outs(%2 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3xf32>
    %collapsed_1 = tensor.collapse_shape %3 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %4 = tensor.empty() : tensor<14xf32>
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%4 : tensor<14xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 0 : index
      %7 = arith.cmpi ult, %6, %c2 : index
      %8 = scf.if %7 -> (f32) {
        %extracted = tensor.extract %collapsed[%6] : tensor<2xf32>
        scf.yield %extracted : f32
      } else {
        %9 = arith.cmpi ult, %6, %c11 : index
        %10 = scf.if %9 -> (f32) {
          %11 = arith.subi %6, %c2 : index
          %extracted = tensor.extract %arg0[%11] : tensor<9xf32>
          scf.yield %extracted : f32
        } else {
          %11 = arith.subi %6, %c11 : index
          %extracted = tensor.extract %collapsed_1[%11] : tensor<3xf32>
          scf.yield %extracted : f32
        }
        scf.yield %10 : f32
      }
      linalg.yield %8 : f32
    } -> tensor<14xf32>
    return %5 : tensor<14xf32>
  }
}
