// pads: reflect
// inputs: float32[4,5,3]
// result: float32[7,8,5] a9612c70eeefdca8ed3bd88809d77e3f8ed72e0cb55e6529c29fa297e05f3cea
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (-d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (-d0 + 1, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, -d1 + 1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, -d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, -d2 + 1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5x3xf32>) -> (tensor<7x8x5xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4x5x3xf32>) -> tensor<7x8x5xf32>
    return %0 : tensor<7x8x5xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5x3xf32>) -> tensor<7x8x5xf32> {
    %c3 = arith.constant 3 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[1, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<4x5x3xf32> to tensor<1x5x3xf32>
    %0 = call @_flip(%extracted_slice) : (tensor<1x5x3xf32>) -> tensor<1x5x3xf32>
    %1 = tensor.empty() : tensor<5x5x3xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%1 : tensor<5x5x3xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 1 : index
      %16 = linalg.index 2 : index
      %17 = linalg.index 0 : index
      %18 = arith.cmpi ult, %17, %c1 : index
      %19 = scf.if %18 -> (f32) {
        %extracted = tensor.extract %0[%17, %15, %16] : tensor<1x5x3xf32>
        scf.yield %extracted : f32
      } else {
        %20 = arith.subi %17, %c1 : index
        %extracted = tensor.extract %arg0[%20, %15, %16] : tensor<4x5x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %19 : f32
    } -> tensor<5x5x3xf32>
    %extracted_slice_0 = tensor.extract_slice %2[2, 0, 0] [2, 5, 3] [1, 1, 1] : tensor<5x5x3xf32> to tensor<2x5x3xf32>
    %3 = call @_flip_0(%extracted_slice_0) : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %4 = tensor.empty() : tensor<7x5x3xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%4 : tensor<7x5x3xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 1 : index
      %16 = linalg.index 2 : index
      %17 = linalg.index 0 : index
      %18 = arith.cmpi ult, %17, %c5 : index
      %19 = scf.if %18 -> (f32) {
        %extracted = tensor.extract %2[%17, %15, %16] : tensor<5x5x3xf32>
        scf.yield %extracted : f32
      } else {
        %20 = arith.subi %17, %c5 : index
        %extracted = tensor.extract %3[%20, %15, %16] : tensor<2x5x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %19 : f32
    } -> tensor<7x5x3xf32>
    %extracted_slice_1 = tensor.extract_slice %5[0, 1, 0] [7, 2, 3] [1, 1, 1] : tensor<7x5x3xf32> to tensor<7x2x3xf32>
    %6 = call @_flip_1(%extracted_slice_1) : (tensor<7x2x3xf32>) -> tensor<7x2x3xf32>
    %7 = tensor.empty() : tensor<7x7x3xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%7 : tensor<7x7x3xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = linalg.index 2 : index
      %17 = linalg.index 1 : index
      %18 = arith.cmpi ult, %17, %c2 : index
      %19 = scf.if %18 -> (f32) {
        %extracted = tensor.extract %6[%15, %17, %16] : tensor<7x2x3xf32>
        scf.yield %extracted : f32
      } else {
        %20 = arith.subi %17, %c2 : index
        %extracted = tensor.extract %5[%15, %20, %16] : tensor<7x5x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %19 : f32
    } -> tensor<7x7x3xf32>
    %extracted_slice_2 = tensor.extract_slice %8[0, 5, 0] [7, 1, 3] [1, 1, 1] : tensor<7x7x3xf32> to tensor<7x1x3xf32>
    %9 = call @_flip_2(%extracted_slice_2) : (tensor<7x1x3xf32>) -> tensor<7x1x3xf32>
    %10 = tensor.empty() : tensor<7x8x3xf32>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%10 : tensor<7x8x3xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = linalg.index 2 : index
      %17 = linalg.index 1 : index
      %18 = arith.cmpi ult, %17, %c7 : index
      %19 = scf.if %18 -> (f32) {
        %extracted = tensor.extract %8[%15, %17, %16] : tensor<7x7x3xf32>
        scf.yield %extracted : f32
      } else {
        %20 = arith.subi %17, %c7 : index
        %extracted = tensor.extract %9[%15, %20, %16] : tensor<7x1x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %19 : f32
    } -> tensor<7x8x3xf32>
    %extracted_slice_3 = tensor.extract_slice %11[0, 0, 0] [7, 8, 2] [1, 1, 1] : tensor<7x8x3xf32> to tensor<7x8x2xf32>
    %12 = call @_flip_3(%extracted_slice_3) : (tensor<7x8x2xf32>) -> tensor<7x8x2xf32>
    %13 = tensor.empty() : tensor<7x8x5xf32>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%13 : tensor<7x8x5xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = linalg.index 1 : index
      %17 = linalg.index 2 : index
      %18 = arith.cmpi ult, %17, %c3 : index
      %19 = scf.if %18 -> (f32) {
        %extracted = tensor.extract %11[%15, %16, %17] : tensor<7x8x3xf32>
        scf.yield %extracted : f32
      } else {
        %20 = arith.subi %17, %c3 : index
        %extracted = tensor.extract %12[%15, %16, %20] : tensor<7x8x2xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %19 : f32
    } -> tensor<7x8x5xf32>
    return %14 : tensor<7x8x5xf32>
  }
  func.func private @_flip(%arg0: tensor<1x5x3xf32>) -> tensor<1x5x3xf32> {
    %0 = tensor.empty() : tensor<1x5x3xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x5x3xf32>) outs(%0 : tensor<1x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5x3xf32>
    return %1 : tensor<1x5x3xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
    %0 = tensor.empty() : tensor<2x5x3xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x3xf32>) outs(%0 : tensor<2x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x3xf32>
    return %1 : tensor<2x5x3xf32>
  }
  func.func private @_flip_1(%arg0: tensor<7x2x3xf32>) -> tensor<7x2x3xf32> {
    %0 = tensor.empty() : tensor<7x2x3xf32>
    %1 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<7x2x3xf32>) outs(%0 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x2x3xf32>
    return %1 : tensor<7x2x3xf32>
  }
  func.func private @_flip_2(%arg0: tensor<7x1x3xf32>) -> tensor<7x1x3xf32> {
    %0 = tensor.empty() : tensor<7x1x3xf32>
    %1 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<7x1x3xf32>) outs(%0 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x3xf32>
    return %1 : tensor<7x1x3xf32>
  }
  func.func private @_flip_3(%arg0: tensor<7x8x2xf32>) -> tensor<7x8x2xf32> {
    %0 = tensor.empty() : tensor<7x8x2xf32>
    %1 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<7x8x2xf32>) outs(%0 : tensor<7x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x8x2xf32>
    return %1 : tensor<7x8x2xf32>
  }
}
