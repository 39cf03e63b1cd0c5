// pads: symmetric|edge
// inputs: float32[6,7]
// result: float32[8,9] 02af18cbb914a6d3adbe2f677aa76176fd842382b93bcaf1bffc1a352da15903
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (-d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, -d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
    return %0 : tensor<8x9xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<8x9xf32> {
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 7] [1, 1] : tensor<6x7xf32> to tensor<1x7xf32>
    %0 = call @_flip(%extracted_slice) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %1 = tensor.empty() : tensor<7x7xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<7x7xf32>) {
    ^bb0(%out: f32):
      %12 = linalg.index 1 : index
      %13 = linalg.index 0 : index
      %14 = arith.cmpi ult, %13, %c1 : index
      %15 = scf.if %14 -> (f32) {
        %extracted = tensor.extract %0[%13, %12] : tensor<1x7xf32>
        scf.yield %extracted : f32
      } else {
        %16 = arith.subi %13, %c1 : index
        %extracted = tensor.extract %arg0[%16, %12] : tensor<6x7xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %15 : f32
    } -> tensor<7x7xf32>
    %extracted_slice_0 = tensor.extract_slice %2[6, 0] [1, 7] [1, 1] : tensor<7x7xf32> to tensor<1x7xf32>
    %3 = call @_flip(%extracted_slice_0) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %4 = tensor.empty() : tensor<8x7xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<8x7xf32>) {
    ^bb0(%out: f32):
      %12 = linalg.index 1 : index
      %13 = linalg.index 0 : index
      %14 = arith.cmpi ult, %13, %c7 : index
      %15 = scf.if %14 -> (f32) {
        %extracted = tensor.extract %2[%13, %12] : tensor<7x7xf32>
        scf.yield %extracted : f32
      } else {
        %16 = arith.subi %13, %c7 : index
        %extracted = tensor.extract %3[%16, %12] : tensor<1x7xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %15 : f32
    } -> tensor<8x7xf32>
    %extracted_slice_1 = tensor.extract_slice %5[0, 0] [8, 1] [1, 1] : tensor<8x7xf32> to tensor<8x1xf32>
    %6 = call @_flip_0(%extracted_slice_1) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %7 = tensor.empty() : tensor<8x8xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<8x8xf32>) {
    ^bb0(%out: f32):
      %12 = linalg.index 0 : index
      %13 = linalg.index 1 : index
      %14 = arith.cmpi ult, %13, %c1 : index
      %15 = scf.if %14 -> (f32) {
        %extracted = tensor.extract %6[%12, %13] : tensor<8x1xf32>
        scf.yield %extracted : f32
      } else {
        %16 = arith.subi %13, %c1 : index
        %extracted = tensor.extract %5[%12, %16] : tensor<8x7xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %15 : f32
    } -> tensor<8x8xf32>
    %extracted_slice_2 = tensor.extract_slice %8[0, 7] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8x1xf32>
    %9 = call @_flip_0(%extracted_slice_2) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %10 = tensor.empty() : tensor<8x9xf32>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%10 : tensor<8x9xf32>) {
    ^bb0(%out: f32):
      %12 = linalg.index 0 : index
      %13 = linalg.index 1 : index
      %14 = arith.cmpi ult, %13, %c8 : index
      %15 = scf.if %14 -> (f32) {
        %extracted = tensor.extract %8[%12, %13] : tensor<8x8xf32>
        scf.yield %extracted : f32
      } else {
        %16 = arith.subi %13, %c8 : index
        %extracted = tensor.extract %9[%12, %16] : tensor<8x1xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %15 : f32
    } -> tensor<8x9xf32>
    return %11 : tensor<8x9xf32>
  }
  func.func private @_flip(%arg0: tensor<1x7xf32>) -> tensor<1x7xf32> {
    %0 = tensor.empty() : tensor<1x7xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x7xf32>) outs(%0 : tensor<1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x7xf32>
    return %1 : tensor<1x7xf32>
  }
  func.func private @_flip_0(%arg0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %0 = tensor.empty() : tensor<8x1xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x1xf32>) outs(%0 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x1xf32>
    return %1 : tensor<8x1xf32>
  }
}
