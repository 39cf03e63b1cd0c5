// pads: edge
// inputs: float32[3,5]
// result: float32[3,8] 65235bae835654c0e9de19f56bd02be37e0e727dc1d98d6159f70a8b18e98b64
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x8xf32> {jax.result_info = "result"}) {
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 4] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %0 = tensor.empty() : tensor<3x8xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<3x8xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = linalg.index 1 : index
      %4 = arith.cmpi ult, %3, %c1 : index
      %5 = scf.if %4 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%2, %3] : tensor<3x1xf32>
        scf.yield %extracted : f32
      } else {
        %6 = arith.cmpi ult, %3, %c2 : index
        %7 = scf.if %6 -> (f32) {
          %8 = arith.subi %3, %c1 : index
          %extracted = tensor.extract %extracted_slice_0[%2, %8] : tensor<3x1xf32>
          scf.yield %extracted : f32
        } else {
          %8 = arith.cmpi ult, %3, %c7 : index
          %9 = scf.if %8 -> (f32) {
            %10 = arith.subi %3, %c2 : index
            %extracted = tensor.extract %arg0[%2, %10] : tensor<3x5xf32>
            scf.yield %extracted : f32
          } else {
            %10 = arith.subi %3, %c7 : index
            %extracted = tensor.extract %extracted_slice_1[%2, %10] : tensor<3x1xf32>
            scf.yield %extracted : f32
          }
          scf.yield %9 : f32
        }
        scf.yield %7 : f32
      }
      linalg.yield %5 : f32
    } -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
}
