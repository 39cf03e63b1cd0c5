// pads: reflect
// inputs: float32[4]
// result: float32[19] 722d1ec74e33ec6b9b8edbf13d9524a400bfaa9cf8c08e681a648e06376b703e
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0 + 2)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<19xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4xf32>) -> tensor<19xf32>
    return %0 : tensor<19xf32>
  }
  func.func private @_pad(%arg0: tensor<4xf32>) -> tensor<19xf32> {
    %c16 = arith.constant 16 : index
    %c13 = arith.constant 13 : index
    %c10 = arith.constant 10 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
    %0 = call @_flip(%extracted_slice) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = tensor.empty() : tensor<7xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<7xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = arith.cmpi ult, %15, %c3 : index
      %17 = scf.if %16 -> (f32) {
        %extracted = tensor.extract %0[%15] : tensor<3xf32>
        scf.yield %extracted : f32
      } else {
        %18 = arith.subi %15, %c3 : index
        %extracted = tensor.extract %arg0[%18] : tensor<4xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %17 : f32
    } -> tensor<7xf32>
    %extracted_slice_0 = tensor.extract_slice %2[1] [3] [1] : tensor<7xf32> to tensor<3xf32>
    %3 = call @_flip(%extracted_slice_0) : (tensor<3xf32>) -> tensor<3xf32>
    %4 = tensor.empty() : tensor<10xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<10xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = arith.cmpi ult, %15, %c3 : index
      %17 = scf.if %16 -> (f32) {
        %extracted = tensor.extract %3[%15] : tensor<3xf32>
        scf.yield %extracted : f32
      } else {
        %18 = arith.subi %15, %c3 : index
        %extracted = tensor.extract %2[%18] : tensor<7xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %17 : f32
    } -> tensor<10xf32>
    %extracted_slice_1 = tensor.extract_slice %5[6] [3] [1] : tensor<10xf32> to tensor<3xf32>
    %6 = call @_flip(%extracted_slice_1) : (tensor<3xf32>) -> tensor<3xf32>
    %7 = tensor.empty() : tensor<13xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<13xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = arith.cmpi ult, %15, %c10 : index
      %17 = scf.if %16 -> (f32) {
        %extracted = tensor.extract %5[%15] : tensor<10xf32>
        scf.yield %extracted : f32
      } else {
        %18 = arith.subi %15, %c10 : index
        %extracted = tensor.extract %6[%18] : tensor<3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %17 : f32
    } -> tensor<13xf32>
    %extracted_slice_2 = tensor.extract_slice %8[9] [3] [1] : tensor<13xf32> to tensor<3xf32>
    %9 = call @_flip(%extracted_slice_2) : (tensor<3xf32>) -> tensor<3xf32>
    %10 = tensor.empty() : tensor<16xf32>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%10 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = arith.cmpi ult, %15, %c13 : index
      %17 = scf.if %16 -> (f32) {
        %extracted = tensor.extract %8[%15] : tensor<13xf32>
        scf.yield %extracted : f32
      } else {
        %18 = arith.subi %15, %c13 : index
        %extracted = tensor.extract %9[%18] : tensor<3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %17 : f32
    } -> tensor<16xf32>
    %extracted_slice_3 = tensor.extract_slice %11[12] [3] [1] : tensor<16xf32> to tensor<3xf32>
    %12 = call @_flip(%extracted_slice_3) : (tensor<3xf32>) -> tensor<3xf32>
    %13 = tensor.empty() : tensor<19xf32>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%13 : tensor<19xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = arith.cmpi ult, %15, %c16 : index
      %17 = scf.if %16 -> (f32) {
        %extracted = tensor.extract %11[%15] : tensor<16xf32>
        scf.yield %extracted : f32
      } else {
        %18 = arith.subi %15, %c16 : index
        %extracted = tensor.extract %12[%18] : tensor<3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %17 : f32
    } -> tensor<19xf32>
    return %14 : tensor<19xf32>
  }
  func.func private @_flip(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = tensor.empty() : tensor<3xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf32>) outs(%0 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}
