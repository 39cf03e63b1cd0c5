// pads: wrap
// inputs: float32[9]
// result: float32[14] 07ddc06abbc438ccf9f6c3741b2fbc38b3a3e86e67c1fbc35a8a1943b014a251
#map = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %c11 = arith.constant 11 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[7] [2] [1] : tensor<9xf32> to tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [3] [1] : tensor<9xf32> to tensor<3xf32>
    %0 = tensor.empty() : tensor<14xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<14xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = arith.cmpi ult, %2, %c2 : index
      %4 = scf.if %3 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%2] : tensor<2xf32>
        scf.yield %extracted : f32
      } else {
        %5 = arith.cmpi ult, %2, %c11 : index
        %6 = scf.if %5 -> (f32) {
          %7 = arith.subi %2, %c2 : index
          %extracted = tensor.extract %arg0[%7] : tensor<9xf32>
          scf.yield %extracted : f32
        } else {
          %7 = arith.subi %2, %c11 : index
          %extracted = tensor.extract %extracted_slice_0[%7] : tensor<3xf32>
          scf.yield %extracted : f32
        }
        scf.yield %6 : f32
      }
      linalg.yield %4 : f32
    } -> tensor<14xf32>
    return %1 : tensor<14xf32>
  }
}
