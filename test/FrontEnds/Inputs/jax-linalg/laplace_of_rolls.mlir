// pads: wrap wrap wrap wrap
// inputs: float32[8,9]
// result: float32[8,9] a98553ce0fea99595fb6ae98d484b8b0fecb20b8a6f2f203839ff1a9868cafad
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x9xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<4.000000e+00> : tensor<f32>
    %0 = call @_roll_static(%arg0) : (tensor<8x9xf32>) -> tensor<8x9xf32>
    %1 = call @_roll_static_0(%arg0) : (tensor<8x9xf32>) -> tensor<8x9xf32>
    %2 = tensor.empty() : tensor<8x9xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %1 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%2 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %16 = arith.addf %in, %in_0 : f32
      linalg.yield %16 : f32
    } -> tensor<8x9xf32>
    %4 = call @_roll_static_1(%arg0) : (tensor<8x9xf32>) -> tensor<8x9xf32>
    %5 = tensor.empty() : tensor<8x9xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%5 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %16 = arith.addf %in, %in_0 : f32
      linalg.yield %16 : f32
    } -> tensor<8x9xf32>
    %7 = call @_roll_static_2(%arg0) : (tensor<8x9xf32>) -> tensor<8x9xf32>
    %8 = tensor.empty() : tensor<8x9xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %7 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%8 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %16 = arith.addf %in, %in_0 : f32
      linalg.yield %16 : f32
    } -> tensor<8x9xf32>
    %10 = tensor.empty() : tensor<8x9xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%10 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x9xf32>
    %12 = tensor.empty() : tensor<8x9xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %arg0 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%12 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %16 = arith.mulf %in, %in_0 : f32
      linalg.yield %16 : f32
    } -> tensor<8x9xf32>
    %14 = tensor.empty() : tensor<8x9xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %13 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%14 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %16 = arith.subf %in, %in_0 : f32
      linalg.yield %16 : f32
    } -> tensor<8x9xf32>
    return %15 : tensor<8x9xf32>
  }
  func.func private @_roll_static(%arg0: tensor<8x9xf32>) -> tensor<8x9xf32> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[7, 0] [1, 9] [1, 1] : tensor<8x9xf32> to tensor<1x9xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [7, 9] [1, 1] : tensor<8x9xf32> to tensor<7x9xf32>
    %0 = tensor.empty() : tensor<8x9xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<8x9xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 1 : index
      %3 = linalg.index 0 : index
      %4 = arith.cmpi ult, %3, %c1 : index
      %5 = scf.if %4 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%3, %2] : tensor<1x9xf32>
        scf.yield %extracted : f32
      } else {
        %6 = arith.subi %3, %c1 : index
        %extracted = tensor.extract %extracted_slice_0[%6, %2] : tensor<7x9xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %5 : f32
    } -> tensor<8x9xf32>
    return %1 : tensor<8x9xf32>
  }
  func.func private @_roll_static_0(%arg0: tensor<8x9xf32>) -> tensor<8x9xf32> {
    %c7 = arith.constant 7 : index
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [7, 9] [1, 1] : tensor<8x9xf32> to tensor<7x9xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [1, 9] [1, 1] : tensor<8x9xf32> to tensor<1x9xf32>
    %0 = tensor.empty() : tensor<8x9xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<8x9xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 1 : index
      %3 = linalg.index 0 : index
      %4 = arith.cmpi ult, %3, %c7 : index
      %5 = scf.if %4 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%3, %2] : tensor<7x9xf32>
        scf.yield %extracted : f32
      } else {
        %6 = arith.subi %3, %c7 : index
        %extracted = tensor.extract %extracted_slice_0[%6, %2] : tensor<1x9xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %5 : f32
    } -> tensor<8x9xf32>
    return %1 : tensor<8x9xf32>
  }
  func.func private @_roll_static_1(%arg0: tensor<8x9xf32>) -> tensor<8x9xf32> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 8] [8, 1] [1, 1] : tensor<8x9xf32> to tensor<8x1xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [8, 8] [1, 1] : tensor<8x9xf32> to tensor<8x8xf32>
    %0 = tensor.empty() : tensor<8x9xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<8x9xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = linalg.index 1 : index
      %4 = arith.cmpi ult, %3, %c1 : index
      %5 = scf.if %4 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%2, %3] : tensor<8x1xf32>
        scf.yield %extracted : f32
      } else {
        %6 = arith.subi %3, %c1 : index
        %extracted = tensor.extract %extracted_slice_0[%2, %6] : tensor<8x8xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %5 : f32
    } -> tensor<8x9xf32>
    return %1 : tensor<8x9xf32>
  }
  func.func private @_roll_static_2(%arg0: tensor<8x9xf32>) -> tensor<8x9xf32> {
    %c8 = arith.constant 8 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [8, 8] [1, 1] : tensor<8x9xf32> to tensor<8x8xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [8, 1] [1, 1] : tensor<8x9xf32> to tensor<8x1xf32>
    %0 = tensor.empty() : tensor<8x9xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<8x9xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = linalg.index 1 : index
      %4 = arith.cmpi ult, %3, %c8 : index
      %5 = scf.if %4 -> (f32) {
        %extracted = tensor.extract %extracted_slice[%2, %3] : tensor<8x8xf32>
        scf.yield %extracted : f32
      } else {
        %6 = arith.subi %3, %c8 : index
        %extracted = tensor.extract %extracted_slice_0[%2, %6] : tensor<8x1xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %5 : f32
    } -> tensor<8x9xf32>
    return %1 : tensor<8x9xf32>
  }
}
