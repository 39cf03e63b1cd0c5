// pads: edge
// inputs: float32[4]
// result: float32[19] 8fdbf2810f64b32cf9cf260dfb88be45829b023e1e2285d8509518cf08f8fd53
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<19xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4xf32>) -> tensor<19xf32>
    return %0 : tensor<19xf32>
  }
  func.func private @_pad(%arg0: tensor<4xf32>) -> tensor<19xf32> {
    %c10 = arith.constant 10 : index
    %c6 = arith.constant 6 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %0 = tensor.empty() : tensor<1x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%0 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x6xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[3] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %2 = tensor.empty() : tensor<1x9xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<1xf32>) outs(%2 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x9xf32>
    %collapsed_1 = tensor.collapse_shape %3 [[0, 1]] : tensor<1x9xf32> into tensor<9xf32>
    %4 = tensor.empty() : tensor<19xf32>
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%4 : tensor<19xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 0 : index
      %7 = arith.cmpi ult, %6, %c6 : index
      %8 = scf.if %7 -> (f32) {
        %extracted = tensor.extract %collapsed[%6] : tensor<6xf32>
        scf.yield %extracted : f32
      } else {
        %9 = arith.cmpi ult, %6, %c10 : index
        %10 = scf.if %9 -> (f32) {
          %11 = arith.subi %6, %c6 : index
          %extracted = tensor.extract %arg0[%11] : tensor<4xf32>
          scf.yield %extracted : f32
        } else {
          %11 = arith.subi %6, %c10 : index
          %extracted = tensor.extract %collapsed_1[%11] : tensor<9xf32>
          scf.yield %extracted : f32
        }
        scf.yield %10 : f32
      }
      linalg.yield %8 : f32
    } -> tensor<19xf32>
    return %5 : tensor<19xf32>
  }
}
