// pads: wrap
// inputs: float32[5,6]
// result: float32[9,12] af60650a752a04ee14c2ab9de3b894456e75784f42e43c2db66f8310cc1ab58c
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<9x12xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xf32>) -> tensor<9x12xf32>
    return %0 : tensor<9x12xf32>
  }
  func.func private @_pad(%arg0: tensor<5x6xf32>) -> tensor<9x12xf32> {
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[2, 0] [3, 6] [1, 1] : tensor<5x6xf32> to tensor<3x6xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [1, 6] [1, 1] : tensor<5x6xf32> to tensor<1x6xf32>
    %0 = tensor.empty() : tensor<9x6xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x6xf32>) {
    ^bb0(%out: f32):
      %4 = linalg.index 1 : index
      %5 = linalg.index 0 : index
      %6 = arith.cmpi ult, %5, %c3 : index
      %7 = scf.if %6 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%5, %4] : tensor<3x6xf32>
        scf.yield %extracted : f32
      } else {
        %8 = arith.cmpi ult, %5, %c8 : index
        %9 = scf.if %8 -> (f32) {
          %10 = arith.subi %5, %c3 : index
          %extracted = tensor.extract %arg0[%10, %4] : tensor<5x6xf32>
          scf.yield %extracted : f32
        } else {
          %10 = arith.subi %5, %c8 : index
          %extracted = tensor.extract %extracted_slice_0[%10, %4] : tensor<1x6xf32>
          scf.yield %extracted : f32
        }
        scf.yield %9 : f32
      }
      linalg.yield %7 : f32
    } -> tensor<9x6xf32>
    %extracted_slice_1 = tensor.extract_slice %1[0, 4] [9, 2] [1, 1] : tensor<9x6xf32> to tensor<9x2xf32>
    %extracted_slice_2 = tensor.extract_slice %1[0, 0] [9, 4] [1, 1] : tensor<9x6xf32> to tensor<9x4xf32>
    %2 = tensor.empty() : tensor<9x12xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<9x12xf32>) {
    ^bb0(%out: f32):
      %4 = linalg.index 0 : index
      %5 = linalg.index 1 : index
      %6 = arith.cmpi ult, %5, %c2 : index
      %7 = scf.if %6 -> (f32) {
        %extracted = tensor.extract %extracted_slice_1[%4, %5] : tensor<9x2xf32>
        scf.yield %extracted : f32
      } else {
        %8 = arith.cmpi ult, %5, %c8 : index
        %9 = scf.if %8 -> (f32) {
          %10 = arith.subi %5, %c2 : index
          %extracted = tensor.extract %1[%4, %10] : tensor<9x6xf32>
          scf.yield %extracted : f32
        } else {
          %10 = arith.subi %5, %c8 : index
          %extracted = tensor.extract %extracted_slice_2[%4, %10] : tensor<9x4xf32>
          scf.yield %extracted : f32
        }
        scf.yield %9 : f32
      }
      linalg.yield %7 : f32
    } -> tensor<9x12xf32>
    return %3 : tensor<9x12xf32>
  }
}
