// pads: wrap
// inputs: float32[6,7]
// result: float32[6,7] 03b497a0f5da3ea9e194e1ab41e6e57d6ae22f4979f7a0131402d28c117b97a8
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    return %0 : tensor<6x7xf32>
  }
  func.func private @_roll_static(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[4, 0] [2, 7] [1, 1] : tensor<6x7xf32> to tensor<2x7xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [4, 7] [1, 1] : tensor<6x7xf32> to tensor<4x7xf32>
    %0 = tensor.empty() : tensor<6x7xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<6x7xf32>) {
    ^bb0(%out: f32):
      %4 = linalg.index 1 : index
      %5 = linalg.index 0 : index
      %6 = arith.cmpi ult, %5, %c2 : index
      %7 = scf.if %6 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%5, %4] : tensor<2x7xf32>
        scf.yield %extracted : f32
      } else {
        %8 = arith.subi %5, %c2 : index
        %extracted = tensor.extract %extracted_slice_0[%8, %4] : tensor<4x7xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %7 : f32
    } -> tensor<6x7xf32>
    %extracted_slice_1 = tensor.extract_slice %1[0, 3] [6, 4] [1, 1] : tensor<6x7xf32> to tensor<6x4xf32>
    %extracted_slice_2 = tensor.extract_slice %1[0, 0] [6, 3] [1, 1] : tensor<6x7xf32> to tensor<6x3xf32>
    %2 = tensor.empty() : tensor<6x7xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<6x7xf32>) {
    ^bb0(%out: f32):
      %4 = linalg.index 0 : index
      %5 = linalg.index 1 : index
      %6 = arith.cmpi ult, %5, %c4 : index
      %7 = scf.if %6 -> (f32) {
        %extracted = tensor.extract %extracted_slice_1[%4, %5] : tensor<6x4xf32>
        scf.yield %extracted : f32
      } else {
        %8 = arith.subi %5, %c4 : index
        %extracted = tensor.extract %extracted_slice_2[%4, %8] : tensor<6x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %7 : f32
    } -> tensor<6x7xf32>
    return %3 : tensor<6x7xf32>
  }
}
