// pads: edge
// inputs: float32[9]
// result: float32[13] b50459683fe3e602f1edb24fcfc4d5d423ac471cfe8868fe4f38a421449f65bd
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<13xf32> {
    %c13 = arith.constant 13 : index
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<9xf32> to tensor<1xf32>
    %0 = tensor.empty() : tensor<1x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%0 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
    %2 = tensor.empty() : tensor<0xf32>
    %3 = tensor.empty() : tensor<13xf32>
    %4 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%3 : tensor<13xf32>) {
    ^bb0(%out: f32):
      %5 = linalg.index 0 : index
      %6 = arith.cmpi ult, %5, %c4 : index
      %7 = scf.if %6 -> (f32) {
        %extracted = tensor.extract %collapsed[%5] : tensor<4xf32>
        scf.yield %extracted : f32
      } else {
        %8 = arith.cmpi ult, %5, %c13 : index
        %9 = scf.if %8 -> (f32) {
          %10 = arith.subi %5, %c4 : index
          %extracted = tensor.extract %arg0[%10] : tensor<9xf32>
          scf.yield %extracted : f32
        } else {
          %10 = arith.subi %5, %c13 : index
          %extracted = tensor.extract %2[%10] : tensor<0xf32>
          scf.yield %extracted : f32
        }
        scf.yield %9 : f32
      }
      linalg.yield %7 : f32
    } -> tensor<13xf32>
    return %4 : tensor<13xf32>
  }
}
