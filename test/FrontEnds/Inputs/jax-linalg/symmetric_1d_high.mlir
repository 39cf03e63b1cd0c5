// pads: symmetric
// inputs: float32[9]
// result: float32[14] 89d84551a7cfe4df8e733a8bb6ef7ce82b2008e90b8295bb45e5000fd1a64681
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0 + 4)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %c9 = arith.constant 9 : index
    %extracted_slice = tensor.extract_slice %arg0[4] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %0 = call @_flip(%extracted_slice) : (tensor<5xf32>) -> tensor<5xf32>
    %1 = tensor.empty() : tensor<14xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<14xf32>) {
    ^bb0(%out: f32):
      %3 = linalg.index 0 : index
      %4 = arith.cmpi ult, %3, %c9 : index
      %5 = scf.if %4 -> (f32) {
        %extracted = tensor.extract %arg0[%3] : tensor<9xf32>
        scf.yield %extracted : f32
      } else {
        %6 = arith.subi %3, %c9 : index
        %extracted = tensor.extract %0[%6] : tensor<5xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %5 : f32
    } -> tensor<14xf32>
    return %2 : tensor<14xf32>
  }
  func.func private @_flip(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<5xf32>) outs(%0 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
