// pads: wrap
// inputs: float32[9]
// result: float32[13] 166e3ea268a2b59ed76f4f32b63296cdf983c20498e59fb07fbeb3fc2adb1dc2
#map = affine_map<(d0) -> (d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<13xf32> {
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %arg0[5] [4] [1] : tensor<9xf32> to tensor<4xf32>
    %0 = tensor.empty() : tensor<13xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<13xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = arith.cmpi ult, %2, %c4 : index
      %4 = scf.if %3 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%2] : tensor<4xf32>
        scf.yield %extracted : f32
      } else {
        %5 = arith.subi %2, %c4 : index
        %extracted = tensor.extract %arg0[%5] : tensor<9xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %4 : f32
    } -> tensor<13xf32>
    return %1 : tensor<13xf32>
  }
}
