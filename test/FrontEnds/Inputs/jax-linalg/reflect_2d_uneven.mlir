// pads: reflect
// inputs: float32[5,6]
// result: float32[9,12] 42689e92db71f87a9092f05546a0b3a130e462093afe48c8aba47525a1ff7989
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (-d0 + 2, d1)>
#map2 = affine_map<(d0, d1) -> (-d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, -d1 + 1)>
#map4 = affine_map<(d0, d1) -> (d0, -d1 + 3)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<9x12xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xf32>) -> tensor<9x12xf32>
    return %0 : tensor<9x12xf32>
  }
  func.func private @_pad(%arg0: tensor<5x6xf32>) -> tensor<9x12xf32> {
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [3, 6] [1, 1] : tensor<5x6xf32> to tensor<3x6xf32>
    %0 = call @_flip(%extracted_slice) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %1 = tensor.empty() : tensor<8x6xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<8x6xf32>) {
    ^bb0(%out: f32):
      %12 = linalg.index 1 : index
      %13 = linalg.index 0 : index
      %14 = arith.cmpi ult, %13, %c3 : index
      %15 = scf.if %14 -> (f32) {
        %extracted = tensor.extract %0[%13, %12] : tensor<3x6xf32>
        scf.yield %extracted : f32
      } else {
        %16 = arith.subi %13, %c3 : index
        %extracted = tensor.extract %arg0[%16, %12] : tensor<5x6xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %15 : f32
    } -> tensor<8x6xf32>
    %extracted_slice_0 = tensor.extract_slice %2[6, 0] [1, 6] [1, 1] : tensor<8x6xf32> to tensor<1x6xf32>
    %3 = call @_flip_0(%extracted_slice_0) : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %4 = tensor.empty() : tensor<9x6xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<9x6xf32>) {
    ^bb0(%out: f32):
      %12 = linalg.index 1 : index
      %13 = linalg.index 0 : index
      %14 = arith.cmpi ult, %13, %c8 : index
      %15 = scf.if %14 -> (f32) {
        %extracted = tensor.extract %2[%13, %12] : tensor<8x6xf32>
        scf.yield %extracted : f32
      } else {
        %16 = arith.subi %13, %c8 : index
        %extracted = tensor.extract %3[%16, %12] : tensor<1x6xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %15 : f32
    } -> tensor<9x6xf32>
    %extracted_slice_1 = tensor.extract_slice %5[0, 1] [9, 2] [1, 1] : tensor<9x6xf32> to tensor<9x2xf32>
    %6 = call @_flip_1(%extracted_slice_1) : (tensor<9x2xf32>) -> tensor<9x2xf32>
    %7 = tensor.empty() : tensor<9x8xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<9x8xf32>) {
    ^bb0(%out: f32):
      %12 = linalg.index 0 : index
      %13 = linalg.index 1 : index
      %14 = arith.cmpi ult, %13, %c2 : index
      %15 = scf.if %14 -> (f32) {
        %extracted = tensor.extract %6[%12, %13] : tensor<9x2xf32>
        scf.yield %extracted : f32
      } else {
        %16 = arith.subi %13, %c2 : index
        %extracted = tensor.extract %5[%12, %16] : tensor<9x6xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %15 : f32
    } -> tensor<9x8xf32>
    %extracted_slice_2 = tensor.extract_slice %8[0, 3] [9, 4] [1, 1] : tensor<9x8xf32> to tensor<9x4xf32>
    %9 = call @_flip_2(%extracted_slice_2) : (tensor<9x4xf32>) -> tensor<9x4xf32>
    %10 = tensor.empty() : tensor<9x12xf32>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%10 : tensor<9x12xf32>) {
    ^bb0(%out: f32):
      %12 = linalg.index 0 : index
      %13 = linalg.index 1 : index
      %14 = arith.cmpi ult, %13, %c8 : index
      %15 = scf.if %14 -> (f32) {
        %extracted = tensor.extract %8[%12, %13] : tensor<9x8xf32>
        scf.yield %extracted : f32
      } else {
        %16 = arith.subi %13, %c8 : index
        %extracted = tensor.extract %9[%12, %16] : tensor<9x4xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %15 : f32
    } -> tensor<9x12xf32>
    return %11 : tensor<9x12xf32>
  }
  func.func private @_flip(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %0 = tensor.empty() : tensor<3x6xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x6xf32>) outs(%0 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6xf32>
    return %1 : tensor<3x6xf32>
  }
  func.func private @_flip_0(%arg0: tensor<1x6xf32>) -> tensor<1x6xf32> {
    %0 = tensor.empty() : tensor<1x6xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x6xf32>) outs(%0 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x6xf32>
    return %1 : tensor<1x6xf32>
  }
  func.func private @_flip_1(%arg0: tensor<9x2xf32>) -> tensor<9x2xf32> {
    %0 = tensor.empty() : tensor<9x2xf32>
    %1 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<9x2xf32>) outs(%0 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x2xf32>
    return %1 : tensor<9x2xf32>
  }
  func.func private @_flip_2(%arg0: tensor<9x4xf32>) -> tensor<9x4xf32> {
    %0 = tensor.empty() : tensor<9x4xf32>
    %1 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4xf32>
    return %1 : tensor<9x4xf32>
  }
}
