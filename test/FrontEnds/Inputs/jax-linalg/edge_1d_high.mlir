// pads: edge
// inputs: float32[9]
// result: float32[14] 3bfe8d93e619ac175606c4e63996fdef60e0d524d4395f66594c31c0f7b43422
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<0xf32>
    %extracted_slice = tensor.extract_slice %arg0[8] [1] [1] : tensor<9xf32> to tensor<1xf32>
    %1 = tensor.empty() : tensor<1x5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%1 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5xf32>
    %collapsed = tensor.collapse_shape %2 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %3 = tensor.empty() : tensor<14xf32>
    %4 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%3 : tensor<14xf32>) {
    ^bb0(%out: f32):
      %5 = linalg.index 0 : index
      %6 = arith.cmpi ult, %5, %c0 : index
      %7 = scf.if %6 -> (f32) {
        %extracted = tensor.extract %0[%5] : tensor<0xf32>
        scf.yield %extracted : f32
      } else {
        %8 = arith.cmpi ult, %5, %c9 : index
        %9 = scf.if %8 -> (f32) {
          %extracted = tensor.extract %arg0[%5] : tensor<9xf32>
          scf.yield %extracted : f32
        } else {
          %10 = arith.subi %5, %c9 : index
          %extracted = tensor.extract %collapsed[%10] : tensor<5xf32>
          scf.yield %extracted : f32
        }
        scf.yield %9 : f32
      }
      linalg.yield %7 : f32
    } -> tensor<14xf32>
    return %4 : tensor<14xf32>
  }
}
