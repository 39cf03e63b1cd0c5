// pads: wrap
// inputs: float32[9]
// result: float32[14] ec256cdb1feb29cecea0691e3bd5df9f17f70f3d639f3dde76f2aee399852302
#map = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %c9 = arith.constant 9 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %0 = tensor.empty() : tensor<14xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<14xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = arith.cmpi ult, %2, %c9 : index
      %4 = scf.if %3 -> (f32) {
        %extracted = tensor.extract %arg0[%2] : tensor<9xf32>
        scf.yield %extracted : f32
      } else {
        %5 = arith.subi %2, %c9 : index
        %extracted = tensor.extract %extracted_slice[%5] : tensor<5xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %4 : f32
    } -> tensor<14xf32>
    return %1 : tensor<14xf32>
  }
}
