// pads: edge
// inputs: float32[4,5,3]
// result: float32[7,8,5] 2cb7c6c511c32b9425c8d7cec359a0311972d1009ecc03e468aa67bbddce43c1
#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5x3xf32>) -> (tensor<7x8x5xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4x5x3xf32>) -> tensor<7x8x5xf32>
    return %0 : tensor<7x8x5xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5x3xf32>) -> tensor<7x8x5xf32> {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<4x5x3xf32> to tensor<1x5x3xf32>
    %0 = tensor.empty() : tensor<1x1x5x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x5x3xf32>) outs(%0 : tensor<1x1x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x5x3xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<1x1x5x3xf32> into tensor<1x5x3xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[3, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<4x5x3xf32> to tensor<1x5x3xf32>
    %2 = tensor.empty() : tensor<1x2x5x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<1x5x3xf32>) outs(%2 : tensor<1x2x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x5x3xf32>
    %collapsed_1 = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x2x5x3xf32> into tensor<2x5x3xf32>
    %4 = tensor.empty() : tensor<7x5x3xf32>
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%4 : tensor<7x5x3xf32>) {
    ^bb0(%out: f32):
      %17 = linalg.index 1 : index
      %18 = linalg.index 2 : index
      %19 = linalg.index 0 : index
      %20 = arith.cmpi ult, %19, %c1 : index
      %21 = scf.if %20 -> (f32) {
        %extracted = tensor.extract %collapsed[%19, %17, %18] : tensor<1x5x3xf32>
        scf.yield %extracted : f32
      } else {
        %22 = arith.cmpi ult, %19, %c5 : index
        %23 = scf.if %22 -> (f32) {
          %24 = arith.subi %19, %c1 : index
          %extracted = tensor.extract %arg0[%24, %17, %18] : tensor<4x5x3xf32>
          scf.yield %extracted : f32
        } else {
          %24 = arith.subi %19, %c5 : index
          %extracted = tensor.extract %collapsed_1[%24, %17, %18] : tensor<2x5x3xf32>
          scf.yield %extracted : f32
        }
        scf.yield %23 : f32
      }
      linalg.yield %21 : f32
    } -> tensor<7x5x3xf32>
    %extracted_slice_2 = tensor.extract_slice %5[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x5x3xf32> to tensor<7x1x3xf32>
    %6 = tensor.empty() : tensor<7x1x2x3xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<7x1x3xf32>) outs(%6 : tensor<7x1x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x2x3xf32>
    %collapsed_3 = tensor.collapse_shape %7 [[0], [1, 2], [3]] : tensor<7x1x2x3xf32> into tensor<7x2x3xf32>
    %extracted_slice_4 = tensor.extract_slice %5[0, 4, 0] [7, 1, 3] [1, 1, 1] : tensor<7x5x3xf32> to tensor<7x1x3xf32>
    %8 = tensor.empty() : tensor<7x1x1x3xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<7x1x3xf32>) outs(%8 : tensor<7x1x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x1x3xf32>
    %collapsed_5 = tensor.collapse_shape %9 [[0], [1], [2, 3]] : tensor<7x1x1x3xf32> into tensor<7x1x3xf32>
    %10 = tensor.empty() : tensor<7x8x3xf32>
    %11 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%10 : tensor<7x8x3xf32>) {
    ^bb0(%out: f32):
      %17 = linalg.index 0 : index
      %18 = linalg.index 2 : index
      %19 = linalg.index 1 : index
      %20 = arith.cmpi ult, %19, %c2 : index
      %21 = scf.if %20 -> (f32) {
        %extracted = tensor.extract %collapsed_3[%17, %19, %18] : tensor<7x2x3xf32>
        scf.yield %extracted : f32
      } else {
        %22 = arith.cmpi ult, %19, %c7 : index
        %23 = scf.if %22 -> (f32) {
          %24 = arith.subi %19, %c2 : index
          %extracted = tensor.extract %5[%17, %24, %18] : tensor<7x5x3xf32>
          scf.yield %extracted : f32
        } else {
          %24 = arith.subi %19, %c7 : index
          %extracted = tensor.extract %collapsed_5[%17, %24, %18] : tensor<7x1x3xf32>
          scf.yield %extracted : f32
        }
        scf.yield %23 : f32
      }
      linalg.yield %21 : f32
    } -> tensor<7x8x3xf32>
    %12 = tensor.empty() : tensor<7x8x0xf32>
    %extracted_slice_6 = tensor.extract_slice %11[0, 0, 2] [7, 8, 1] [1, 1, 1] : tensor<7x8x3xf32> to tensor<7x8x1xf32>
    %13 = tensor.empty() : tensor<7x8x1x2xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_6 : tensor<7x8x1xf32>) outs(%13 : tensor<7x8x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x8x1x2xf32>
    %collapsed_7 = tensor.collapse_shape %14 [[0], [1], [2, 3]] : tensor<7x8x1x2xf32> into tensor<7x8x2xf32>
    %15 = tensor.empty() : tensor<7x8x5xf32>
    %16 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%15 : tensor<7x8x5xf32>) {
    ^bb0(%out: f32):
      %17 = linalg.index 0 : index
      %18 = linalg.index 1 : index
      %19 = linalg.index 2 : index
      %20 = arith.cmpi ult, %19, %c0 : index
      %21 = scf.if %20 -> (f32) {
        %extracted = tensor.extract %12[%17, %18, %19] : tensor<7x8x0xf32>
        scf.yield %extracted : f32
      } else {
        %22 = arith.cmpi ult, %19, %c3 : index
        %23 = scf.if %22 -> (f32) {
          %extracted = tensor.extract %11[%17, %18, %19] : tensor<7x8x3xf32>
          scf.yield %extracted : f32
        } else {
          %24 = arith.subi %19, %c3 : index
          %extracted = tensor.extract %collapsed_7[%17, %18, %24] : tensor<7x8x2xf32>
          scf.yield %extracted : f32
        }
        scf.yield %23 : f32
      }
      linalg.yield %21 : f32
    } -> tensor<7x8x5xf32>
    return %16 : tensor<7x8x5xf32>
  }
}
