// pads: reflect
// inputs: float32[6,7]
// result: float32[9,7] 730e0b7f70fc8c1a94f645c737d78f9295edb10e5ac10a51c188b8a81d599a6f
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (-d0 + 1, d1)>
#map2 = affine_map<(d0, d1) -> (-d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<9x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<9x7xf32>
    return %0 : tensor<9x7xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<9x7xf32> {
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [2, 7] [1, 1] : tensor<6x7xf32> to tensor<2x7xf32>
    %0 = call @_flip(%extracted_slice) : (tensor<2x7xf32>) -> tensor<2x7xf32>
    %1 = tensor.empty() : tensor<8x7xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<8x7xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 1 : index
      %7 = linalg.index 0 : index
      %8 = arith.cmpi ult, %7, %c2 : index
      %9 = scf.if %8 -> (f32) {
        %extracted = tensor.extract %0[%7, %6] : tensor<2x7xf32>
        scf.yield %extracted : f32
      } else {
        %10 = arith.subi %7, %c2 : index
        %extracted = tensor.extract %arg0[%10, %6] : tensor<6x7xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %9 : f32
    } -> tensor<8x7xf32>
    %extracted_slice_0 = tensor.extract_slice %2[6, 0] [1, 7] [1, 1] : tensor<8x7xf32> to tensor<1x7xf32>
    %3 = call @_flip_0(%extracted_slice_0) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %4 = tensor.empty() : tensor<9x7xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<9x7xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 1 : index
      %7 = linalg.index 0 : index
      %8 = arith.cmpi ult, %7, %c8 : index
      %9 = scf.if %8 -> (f32) {
        %extracted = tensor.extract %2[%7, %6] : tensor<8x7xf32>
        scf.yield %extracted : f32
      } else {
        %10 = arith.subi %7, %c8 : index
        %extracted = tensor.extract %3[%10, %6] : tensor<1x7xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %9 : f32
    } -> tensor<9x7xf32>
    return %5 : tensor<9x7xf32>
  }
  func.func private @_flip(%arg0: tensor<2x7xf32>) -> tensor<2x7xf32> {
    %0 = tensor.empty() : tensor<2x7xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x7xf32>) outs(%0 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7xf32>
    return %1 : tensor<2x7xf32>
  }
  func.func private @_flip_0(%arg0: tensor<1x7xf32>) -> tensor<1x7xf32> {
    %0 = tensor.empty() : tensor<1x7xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x7xf32>) outs(%0 : tensor<1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x7xf32>
    return %1 : tensor<1x7xf32>
  }
}
