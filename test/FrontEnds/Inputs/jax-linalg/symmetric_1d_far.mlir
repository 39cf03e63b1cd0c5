// pads: symmetric
// inputs: float32[4]
// result: float32[19] f48c319c8cfb4b16358a1c31baa431ed78a7caba309bdd52e178ee1decb36d93
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0 + 3)>
#map2 = affine_map<(d0) -> (-d0 + 1)>
#map3 = affine_map<(d0) -> (-d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<19xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4xf32>) -> tensor<19xf32>
    return %0 : tensor<19xf32>
  }
  func.func private @_pad(%arg0: tensor<4xf32>) -> tensor<19xf32> {
    %c18 = arith.constant 18 : index
    %c14 = arith.constant 14 : index
    %c10 = arith.constant 10 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %0 = call @_flip(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = tensor.empty() : tensor<8xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = arith.cmpi ult, %15, %c4 : index
      %17 = scf.if %16 -> (f32) {
        %extracted = tensor.extract %0[%15] : tensor<4xf32>
        scf.yield %extracted : f32
      } else {
        %18 = arith.subi %15, %c4 : index
        %extracted = tensor.extract %arg0[%18] : tensor<4xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %17 : f32
    } -> tensor<8xf32>
    %extracted_slice = tensor.extract_slice %2[0] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %3 = call @_flip_0(%extracted_slice) : (tensor<2xf32>) -> tensor<2xf32>
    %4 = tensor.empty() : tensor<10xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<10xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = arith.cmpi ult, %15, %c2 : index
      %17 = scf.if %16 -> (f32) {
        %extracted = tensor.extract %3[%15] : tensor<2xf32>
        scf.yield %extracted : f32
      } else {
        %18 = arith.subi %15, %c2 : index
        %extracted = tensor.extract %2[%18] : tensor<8xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %17 : f32
    } -> tensor<10xf32>
    %extracted_slice_0 = tensor.extract_slice %5[6] [4] [1] : tensor<10xf32> to tensor<4xf32>
    %6 = call @_flip(%extracted_slice_0) : (tensor<4xf32>) -> tensor<4xf32>
    %7 = tensor.empty() : tensor<14xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<14xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = arith.cmpi ult, %15, %c10 : index
      %17 = scf.if %16 -> (f32) {
        %extracted = tensor.extract %5[%15] : tensor<10xf32>
        scf.yield %extracted : f32
      } else {
        %18 = arith.subi %15, %c10 : index
        %extracted = tensor.extract %6[%18] : tensor<4xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %17 : f32
    } -> tensor<14xf32>
    %extracted_slice_1 = tensor.extract_slice %8[10] [4] [1] : tensor<14xf32> to tensor<4xf32>
    %9 = call @_flip(%extracted_slice_1) : (tensor<4xf32>) -> tensor<4xf32>
    %10 = tensor.empty() : tensor<18xf32>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%10 : tensor<18xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = arith.cmpi ult, %15, %c14 : index
      %17 = scf.if %16 -> (f32) {
        %extracted = tensor.extract %8[%15] : tensor<14xf32>
        scf.yield %extracted : f32
      } else {
        %18 = arith.subi %15, %c14 : index
        %extracted = tensor.extract %9[%18] : tensor<4xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %17 : f32
    } -> tensor<18xf32>
    %extracted_slice_2 = tensor.extract_slice %11[17] [1] [1] : tensor<18xf32> to tensor<1xf32>
    %12 = call @_flip_1(%extracted_slice_2) : (tensor<1xf32>) -> tensor<1xf32>
    %13 = tensor.empty() : tensor<19xf32>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%13 : tensor<19xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = arith.cmpi ult, %15, %c18 : index
      %17 = scf.if %16 -> (f32) {
        %extracted = tensor.extract %11[%15] : tensor<18xf32>
        scf.yield %extracted : f32
      } else {
        %18 = arith.subi %15, %c18 : index
        %extracted = tensor.extract %12[%18] : tensor<1xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %17 : f32
    } -> tensor<19xf32>
    return %14 : tensor<19xf32>
  }
  func.func private @_flip(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @_flip_1(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    return %1 : tensor<1xf32>
  }
}
