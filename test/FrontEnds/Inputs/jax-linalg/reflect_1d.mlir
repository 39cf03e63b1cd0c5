// pads: reflect
// inputs: float32[9]
// result: float32[14] 8209b2f869b288ca52385e29a9d9f694997bed0f51799592a8ca88fc74473d79
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0 + 1)>
#map2 = affine_map<(d0) -> (-d0 + 2)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %c11 = arith.constant 11 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[1] [2] [1] : tensor<9xf32> to tensor<2xf32>
    %0 = call @_flip(%extracted_slice) : (tensor<2xf32>) -> tensor<2xf32>
    %1 = tensor.empty() : tensor<11xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<11xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 0 : index
      %7 = arith.cmpi ult, %6, %c2 : index
      %8 = scf.if %7 -> (f32) {
        %extracted = tensor.extract %0[%6] : tensor<2xf32>
        scf.yield %extracted : f32
      } else {
        %9 = arith.subi %6, %c2 : index
        %extracted = tensor.extract %arg0[%9] : tensor<9xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %8 : f32
    } -> tensor<11xf32>
    %extracted_slice_0 = tensor.extract_slice %2[7] [3] [1] : tensor<11xf32> to tensor<3xf32>
    %3 = call @_flip_0(%extracted_slice_0) : (tensor<3xf32>) -> tensor<3xf32>
    %4 = tensor.empty() : tensor<14xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<14xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 0 : index
      %7 = arith.cmpi ult, %6, %c11 : index
      %8 = scf.if %7 -> (f32) {
        %extracted = tensor.extract %2[%6] : tensor<11xf32>
        scf.yield %extracted : f32
      } else {
        %9 = arith.subi %6, %c11 : index
        %extracted = tensor.extract %3[%9] : tensor<3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %8 : f32
    } -> tensor<14xf32>
    return %5 : tensor<14xf32>
  }
  func.func private @_flip(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @_flip_0(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = tensor.empty() : tensor<3xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf32>) outs(%0 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}
