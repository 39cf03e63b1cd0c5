// pads: wrap
// inputs: float32[6,7]
// result: float32[9,7] 947293acbfafa5fb0fda56a115030f197694a1cfb7dac5133409dc77a4fab288
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<9x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<9x7xf32>
    return %0 : tensor<9x7xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<9x7xf32> {
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[4, 0] [2, 7] [1, 1] : tensor<6x7xf32> to tensor<2x7xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [1, 7] [1, 1] : tensor<6x7xf32> to tensor<1x7xf32>
    %0 = tensor.empty() : tensor<9x7xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x7xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 1 : index
      %3 = linalg.index 0 : index
      %4 = arith.cmpi ult, %3, %c2 : index
      %5 = scf.if %4 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%3, %2] : tensor<2x7xf32>
        scf.yield %extracted : f32
      } else {
        %6 = arith.cmpi ult, %3, %c8 : index
        %7 = scf.if %6 -> (f32) {
          %8 = arith.subi %3, %c2 : index
          %extracted = tensor.extract %arg0[%8, %2] : tensor<6x7xf32>
          scf.yield %extracted : f32
        } else {
          %8 = arith.subi %3, %c8 : index
          %extracted = tensor.extract %extracted_slice_0[%8, %2] : tensor<1x7xf32>
          scf.yield %extracted : f32
        }
        scf.yield %7 : f32
      }
      linalg.yield %5 : f32
    } -> tensor<9x7xf32>
    return %1 : tensor<9x7xf32>
  }
}
