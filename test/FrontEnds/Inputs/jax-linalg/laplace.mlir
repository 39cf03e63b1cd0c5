// pads: wrap
// inputs: float32[8,9]
// result: float32[8,9] a98553ce0fea99595fb6ae98d484b8b0fecb20b8a6f2f203839ff1a9868cafad
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x9xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<4.000000e+00> : tensor<f32>
    %0 = call @_pad(%arg0) : (tensor<8x9xf32>) -> tensor<10x11xf32>
    %extracted_slice = tensor.extract_slice %0[2, 1] [8, 9] [1, 1] : tensor<10x11xf32> to tensor<8x9xf32>
    %extracted_slice_0 = tensor.extract_slice %0[0, 1] [8, 9] [1, 1] : tensor<10x11xf32> to tensor<8x9xf32>
    %1 = tensor.empty() : tensor<8x9xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_0 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.addf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<8x9xf32>
    %extracted_slice_1 = tensor.extract_slice %0[1, 2] [8, 9] [1, 1] : tensor<10x11xf32> to tensor<8x9xf32>
    %3 = tensor.empty() : tensor<8x9xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %extracted_slice_1 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%3 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.addf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<8x9xf32>
    %extracted_slice_2 = tensor.extract_slice %0[1, 0] [8, 9] [1, 1] : tensor<10x11xf32> to tensor<8x9xf32>
    %5 = tensor.empty() : tensor<8x9xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %extracted_slice_2 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%5 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.addf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<8x9xf32>
    %7 = tensor.empty() : tensor<8x9xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%7 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x9xf32>
    %9 = tensor.empty() : tensor<8x9xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %arg0 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%9 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.mulf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<8x9xf32>
    %11 = tensor.empty() : tensor<8x9xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %10 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.subf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<8x9xf32>
    return %12 : tensor<8x9xf32>
  }
  func.func private @_pad(%arg0: tensor<8x9xf32>) -> tensor<10x11xf32> {
    %c10 = arith.constant 10 : index
    %c9 = arith.constant 9 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[7, 0] [1, 9] [1, 1] : tensor<8x9xf32> to tensor<1x9xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [1, 9] [1, 1] : tensor<8x9xf32> to tensor<1x9xf32>
    %0 = tensor.empty() : tensor<10x9xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x9xf32>) {
    ^bb0(%out: f32):
      %4 = linalg.index 1 : index
      %5 = linalg.index 0 : index
      %6 = arith.cmpi ult, %5, %c1 : index
      %7 = scf.if %6 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%5, %4] : tensor<1x9xf32>
        scf.yield %extracted : f32
      } else {
        %8 = arith.cmpi ult, %5, %c9 : index
        %9 = scf.if %8 -> (f32) {
          %10 = arith.subi %5, %c1 : index
          %extracted = tensor.extract %arg0[%10, %4] : tensor<8x9xf32>
          scf.yield %extracted : f32
        } else {
          %10 = arith.subi %5, %c9 : index
          %extracted = tensor.extract %extracted_slice_0[%10, %4] : tensor<1x9xf32>
          scf.yield %extracted : f32
        }
        scf.yield %9 : f32
      }
      linalg.yield %7 : f32
    } -> tensor<10x9xf32>
    %extracted_slice_1 = tensor.extract_slice %1[0, 8] [10, 1] [1, 1] : tensor<10x9xf32> to tensor<10x1xf32>
    %extracted_slice_2 = tensor.extract_slice %1[0, 0] [10, 1] [1, 1] : tensor<10x9xf32> to tensor<10x1xf32>
    %2 = tensor.empty() : tensor<10x11xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<10x11xf32>) {
    ^bb0(%out: f32):
      %4 = linalg.index 0 : index
      %5 = linalg.index 1 : index
      %6 = arith.cmpi ult, %5, %c1 : index
      %7 = scf.if %6 -> (f32) {
        %extracted = tensor.extract %extracted_slice_1[%4, %5] : tensor<10x1xf32>
        scf.yield %extracted : f32
      } else {
        %8 = arith.cmpi ult, %5, %c10 : index
        %9 = scf.if %8 -> (f32) {
          %10 = arith.subi %5, %c1 : index
          %extracted = tensor.extract %1[%4, %10] : tensor<10x9xf32>
          scf.yield %extracted : f32
        } else {
          %10 = arith.subi %5, %c10 : index
          %extracted = tensor.extract %extracted_slice_2[%4, %10] : tensor<10x1xf32>
          scf.yield %extracted : f32
        }
        scf.yield %9 : f32
      }
      linalg.yield %7 : f32
    } -> tensor<10x11xf32>
    return %3 : tensor<10x11xf32>
  }
}
