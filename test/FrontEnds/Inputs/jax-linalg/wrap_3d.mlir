// pads: wrap
// inputs: float32[4,5,3]
// result: float32[7,8,5] eec07671e22fb0168fc13def3f99b22016de786f87b7d9adc96447980e499b1c
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5x3xf32>) -> (tensor<7x8x5xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4x5x3xf32>) -> tensor<7x8x5xf32>
    return %0 : tensor<7x8x5xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5x3xf32>) -> tensor<7x8x5xf32> {
    %c3 = arith.constant 3 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[3, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<4x5x3xf32> to tensor<1x5x3xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0] [2, 5, 3] [1, 1, 1] : tensor<4x5x3xf32> to tensor<2x5x3xf32>
    %0 = tensor.empty() : tensor<7x5x3xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<7x5x3xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 1 : index
      %7 = linalg.index 2 : index
      %8 = linalg.index 0 : index
      %9 = arith.cmpi ult, %8, %c1 : index
      %10 = scf.if %9 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%8, %6, %7] : tensor<1x5x3xf32>
        scf.yield %extracted : f32
      } else {
        %11 = arith.cmpi ult, %8, %c5 : index
        %12 = scf.if %11 -> (f32) {
          %13 = arith.subi %8, %c1 : index
          %extracted = tensor.extract %arg0[%13, %6, %7] : tensor<4x5x3xf32>
          scf.yield %extracted : f32
        } else {
          %13 = arith.subi %8, %c5 : index
          %extracted = tensor.extract %extracted_slice_0[%13, %6, %7] : tensor<2x5x3xf32>
          scf.yield %extracted : f32
        }
        scf.yield %12 : f32
      }
      linalg.yield %10 : f32
    } -> tensor<7x5x3xf32>
    %extracted_slice_1 = tensor.extract_slice %1[0, 3, 0] [7, 2, 3] [1, 1, 1] : tensor<7x5x3xf32> to tensor<7x2x3xf32>
    %extracted_slice_2 = tensor.extract_slice %1[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x5x3xf32> to tensor<7x1x3xf32>
    %2 = tensor.empty() : tensor<7x8x3xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<7x8x3xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 0 : index
      %7 = linalg.index 2 : index
      %8 = linalg.index 1 : index
      %9 = arith.cmpi ult, %8, %c2 : index
      %10 = scf.if %9 -> (f32) {
        %extracted = tensor.extract %extracted_slice_1[%6, %8, %7] : tensor<7x2x3xf32>
        scf.yield %extracted : f32
      } else {
        %11 = arith.cmpi ult, %8, %c7 : index
        %12 = scf.if %11 -> (f32) {
          %13 = arith.subi %8, %c2 : index
          %extracted = tensor.extract %1[%6, %13, %7] : tensor<7x5x3xf32>
          scf.yield %extracted : f32
        } else {
          %13 = arith.subi %8, %c7 : index
          %extracted = tensor.extract %extracted_slice_2[%6, %13, %7] : tensor<7x1x3xf32>
          scf.yield %extracted : f32
        }
        scf.yield %12 : f32
      }
      linalg.yield %10 : f32
    } -> tensor<7x8x3xf32>
    %extracted_slice_3 = tensor.extract_slice %3[0, 0, 0] [7, 8, 2] [1, 1, 1] : tensor<7x8x3xf32> to tensor<7x8x2xf32>
    %4 = tensor.empty() : tensor<7x8x5xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%4 : tensor<7x8x5xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 0 : index
      %7 = linalg.index 1 : index
      %8 = linalg.index 2 : index
      %9 = arith.cmpi ult, %8, %c3 : index
      %10 = scf.if %9 -> (f32) {
        %extracted = tensor.extract %3[%6, %7, %8] : tensor<7x8x3xf32>
        scf.yield %extracted : f32
      } else {
        %11 = arith.subi %8, %c3 : index
        %extracted = tensor.extract %extracted_slice_3[%6, %7, %11] : tensor<7x8x2xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %10 : f32
    } -> tensor<7x8x5xf32>
    return %5 : tensor<7x8x5xf32>
  }
}
