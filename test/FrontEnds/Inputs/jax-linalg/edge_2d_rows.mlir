// pads: edge
// inputs: float32[6,7]
// result: float32[9,7] d2fc223527c53bd324d72d5226e636787e9fb146ba719da611cf069217b853bf
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<9x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<9x7xf32>
    return %0 : tensor<9x7xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<9x7xf32> {
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 7] [1, 1] : tensor<6x7xf32> to tensor<1x7xf32>
    %0 = tensor.empty() : tensor<1x2x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x7xf32>) outs(%0 : tensor<1x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x7xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<1x2x7xf32> into tensor<2x7xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[5, 0] [1, 7] [1, 1] : tensor<6x7xf32> to tensor<1x7xf32>
    %2 = tensor.empty() : tensor<1x1x7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<1x7xf32>) outs(%2 : tensor<1x1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x7xf32>
    %collapsed_1 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<1x1x7xf32> into tensor<1x7xf32>
    %4 = tensor.empty() : tensor<9x7xf32>
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<9x7xf32>) {
    ^bb0(%out: f32):
      %10 = linalg.index 1 : index
      %11 = linalg.index 0 : index
      %12 = arith.cmpi ult, %11, %c2 : index
      %13 = scf.if %12 -> (f32) {
        %extracted = tensor.extract %collapsed[%11, %10] : tensor<2x7xf32>
        scf.yield %extracted : f32
      } else {
        %14 = arith.cmpi ult, %11, %c8 : index
        %15 = scf.if %14 -> (f32) {
          %16 = arith.subi %11, %c2 : index
          %extracted = tensor.extract %arg0[%16, %10] : tensor<6x7xf32>
          scf.yield %extracted : f32
        } else {
          %16 = arith.subi %11, %c8 : index
          %extracted = tensor.extract %collapsed_1[%16, %10] : tensor<1x7xf32>
          scf.yield %extracted : f32
        }
        scf.yield %15 : f32
      }
      linalg.yield %13 : f32
    } -> tensor<9x7xf32>
    %6 = tensor.empty() : tensor<9x0xf32>
    %7 = tensor.empty() : tensor<9x0xf32>
    %8 = tensor.empty() : tensor<9x7xf32>
    %9 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<9x7xf32>) {
    ^bb0(%out: f32):
      %10 = linalg.index 0 : index
      %11 = linalg.index 1 : index
      %12 = arith.cmpi ult, %11, %c0 : index
      %13 = scf.if %12 -> (f32) {
        %extracted = tensor.extract %6[%10, %11] : tensor<9x0xf32>
        scf.yield %extracted : f32
      } else {
        %14 = arith.cmpi ult, %11, %c7 : index
        %15 = scf.if %14 -> (f32) {
          %extracted = tensor.extract %5[%10, %11] : tensor<9x7xf32>
          scf.yield %extracted : f32
        } else {
          %16 = arith.subi %11, %c7 : index
          %extracted = tensor.extract %7[%10, %16] : tensor<9x0xf32>
          scf.yield %extracted : f32
        }
        scf.yield %15 : f32
      }
      linalg.yield %13 : f32
    } -> tensor<9x7xf32>
    return %9 : tensor<9x7xf32>
  }
}
