// pads: wrap
// inputs: float32[6,7]
// result: float32[8,9] bba179c8ce7d01e3c05ee0b9fbbedd708d02d73c80befe8dbd7fc46f95e04e34
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
    return %0 : tensor<8x9xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<8x9xf32> {
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[5, 0] [1, 7] [1, 1] : tensor<6x7xf32> to tensor<1x7xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [1, 7] [1, 1] : tensor<6x7xf32> to tensor<1x7xf32>
    %0 = tensor.empty() : tensor<8x7xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<8x7xf32>) {
    ^bb0(%out: f32):
      %4 = linalg.index 1 : index
      %5 = linalg.index 0 : index
      %6 = arith.cmpi ult, %5, %c1 : index
      %7 = scf.if %6 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%5, %4] : tensor<1x7xf32>
        scf.yield %extracted : f32
      } else {
        %8 = arith.cmpi ult, %5, %c7 : index
        %9 = scf.if %8 -> (f32) {
          %10 = arith.subi %5, %c1 : index
          %extracted = tensor.extract %arg0[%10, %4] : tensor<6x7xf32>
          scf.yield %extracted : f32
        } else {
          %10 = arith.subi %5, %c7 : index
          %extracted = tensor.extract %extracted_slice_0[%10, %4] : tensor<1x7xf32>
          scf.yield %extracted : f32
        }
        scf.yield %9 : f32
      }
      linalg.yield %7 : f32
    } -> tensor<8x7xf32>
    %extracted_slice_1 = tensor.extract_slice %1[0, 6] [8, 1] [1, 1] : tensor<8x7xf32> to tensor<8x1xf32>
    %extracted_slice_2 = tensor.extract_slice %1[0, 0] [8, 1] [1, 1] : tensor<8x7xf32> to tensor<8x1xf32>
    %2 = tensor.empty() : tensor<8x9xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<8x9xf32>) {
    ^bb0(%out: f32):
      %4 = linalg.index 0 : index
      %5 = linalg.index 1 : index
      %6 = arith.cmpi ult, %5, %c1 : index
      %7 = scf.if %6 -> (f32) {
        %extracted = tensor.extract %extracted_slice_1[%4, %5] : tensor<8x1xf32>
        scf.yield %extracted : f32
      } else {
        %8 = arith.cmpi ult, %5, %c8 : index
        %9 = scf.if %8 -> (f32) {
          %10 = arith.subi %5, %c1 : index
          %extracted = tensor.extract %1[%4, %10] : tensor<8x7xf32>
          scf.yield %extracted : f32
        } else {
          %10 = arith.subi %5, %c8 : index
          %extracted = tensor.extract %extracted_slice_2[%4, %10] : tensor<8x1xf32>
          scf.yield %extracted : f32
        }
        scf.yield %9 : f32
      }
      linalg.yield %7 : f32
    } -> tensor<8x9xf32>
    return %3 : tensor<8x9xf32>
  }
}
