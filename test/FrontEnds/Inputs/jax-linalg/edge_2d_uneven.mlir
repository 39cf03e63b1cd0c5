// pads: edge
// inputs: float32[5,6]
// result: float32[9,12] 9e73f71f9765f5169688de8518593ce934c2c1f227e766eb0cea26a806d7688b
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<9x12xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xf32>) -> tensor<9x12xf32>
    return %0 : tensor<9x12xf32>
  }
  func.func private @_pad(%arg0: tensor<5x6xf32>) -> tensor<9x12xf32> {
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 6] [1, 1] : tensor<5x6xf32> to tensor<1x6xf32>
    %0 = tensor.empty() : tensor<1x3x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x6xf32>) outs(%0 : tensor<1x3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3x6xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<1x3x6xf32> into tensor<3x6xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[4, 0] [1, 6] [1, 1] : tensor<5x6xf32> to tensor<1x6xf32>
    %2 = tensor.empty() : tensor<1x1x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<1x6xf32>) outs(%2 : tensor<1x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x6xf32>
    %collapsed_1 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<1x1x6xf32> into tensor<1x6xf32>
    %4 = tensor.empty() : tensor<9x6xf32>
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<9x6xf32>) {
    ^bb0(%out: f32):
      %12 = linalg.index 1 : index
      %13 = linalg.index 0 : index
      %14 = arith.cmpi ult, %13, %c3 : index
      %15 = scf.if %14 -> (f32) {
        %extracted = tensor.extract %collapsed[%13, %12] : tensor<3x6xf32>
        scf.yield %extracted : f32
      } else {
        %16 = arith.cmpi ult, %13, %c8 : index
        %17 = scf.if %16 -> (f32) {
          %18 = arith.subi %13, %c3 : index
          %extracted = tensor.extract %arg0[%18, %12] : tensor<5x6xf32>
          scf.yield %extracted : f32
        } else {
          %18 = arith.subi %13, %c8 : index
          %extracted = tensor.extract %collapsed_1[%18, %12] : tensor<1x6xf32>
          scf.yield %extracted : f32
        }
        scf.yield %17 : f32
      }
      linalg.yield %15 : f32
    } -> tensor<9x6xf32>
    %extracted_slice_2 = tensor.extract_slice %5[0, 0] [9, 1] [1, 1] : tensor<9x6xf32> to tensor<9x1xf32>
    %6 = tensor.empty() : tensor<9x1x2xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<9x1xf32>) outs(%6 : tensor<9x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1x2xf32>
    %collapsed_3 = tensor.collapse_shape %7 [[0], [1, 2]] : tensor<9x1x2xf32> into tensor<9x2xf32>
    %extracted_slice_4 = tensor.extract_slice %5[0, 5] [9, 1] [1, 1] : tensor<9x6xf32> to tensor<9x1xf32>
    %8 = tensor.empty() : tensor<9x1x4xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<9x1xf32>) outs(%8 : tensor<9x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1x4xf32>
    %collapsed_5 = tensor.collapse_shape %9 [[0], [1, 2]] : tensor<9x1x4xf32> into tensor<9x4xf32>
    %10 = tensor.empty() : tensor<9x12xf32>
    %11 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%10 : tensor<9x12xf32>) {
    ^bb0(%out: f32):
      %12 = linalg.index 0 : index
      %13 = linalg.index 1 : index
      %14 = arith.cmpi ult, %13, %c2 : index
      %15 = scf.if %14 -> (f32) {
        %extracted = tensor.extract %collapsed_3[%12, %13] : tensor<9x2xf32>
        scf.yield %extracted : f32
      } else {
        %16 = arith.cmpi ult, %13, %c8 : index
        %17 = scf.if %16 -> (f32) {
          %18 = arith.subi %13, %c2 : index
          %extracted = tensor.extract %5[%12, %18] : tensor<9x6xf32>
          scf.yield %extracted : f32
        } else {
          %18 = arith.subi %13, %c8 : index
          %extracted = tensor.extract %collapsed_5[%12, %18] : tensor<9x4xf32>
          scf.yield %extracted : f32
        }
        scf.yield %17 : f32
      }
      linalg.yield %15 : f32
    } -> tensor<9x12xf32>
    return %11 : tensor<9x12xf32>
  }
}
